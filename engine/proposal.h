// Bargaining between two seats. The one who has the floor builds an offer item by item and makes it, or accepts or
// refuses what the other has offered, or walks away. An offer stays open while it is countered, until its maker
// replaces it or the other refuses it. Each side has so many offers and no more (a draft thrown away counts as one), so
// talk ends.
//
// A draft is as open as the offers are: what is said at the table is heard. What an item is, and which may be added, is
// the game's business; if it allows items in a fixed order only, every set of terms can be built in one way only.
#pragma once

#include "engine/records.h"

namespace kosmo {

inline constexpr Name kBargainOutcomes[] = {
    {"talking", {"talking", "rozmowy trwają"}}, {"agreed", {"agreed", "zgoda"}}, {"failed", {"failed", "fiasko"}}};
inline constexpr ArgKind kBargainOutcome = kind_of<kBargainOutcomes>("outcome");

template <class Item, int kItems>
class Bargain {
 public:
  using Terms = FixedList<Item, kItems>;
  enum class Outcome : std::uint8_t { kTalking, kAgreed, kFailed };

  void start(Seat first, Seat second, int offers_each) {
    *this = {};
    seat_[0] = first;
    seat_[1] = second;
    left_[0] = left_[1] = static_cast<std::uint8_t>(offers_each);
  }
  Outcome outcome() const { return outcome_; }
  Seat speaker() const { return seat_[floor_]; }  // who has the floor
  Seat other() const { return seat_[1 - floor_]; }
  int offers_left(Seat seat) const { return left_[side(seat)]; }
  bool has_offered(Seat seat) const { return !offer_[side(seat)].empty(); }
  const Terms& offer_of(Seat seat) const { return offer_[side(seat)]; }
  const Terms& draft() const { return draft_; }
  const Terms& agreed() const { return assert(outcome_ == Outcome::kAgreed), offer_[1 - floor_]; }

  // What the speaker may do, as far as the form goes. One of them is always true.
  bool may_add() const { return left_[floor_] > 0 && !draft_.full(); }
  bool may_offer() const { return !draft_.empty(); }  // or scrap
  bool may_answer() const { return draft_.empty() && has_offered(other()); }
  bool may_walk_away() const { return draft_.empty(); }

  void add(Item item) { draft_.push(item); }
  void scrap() {
    draft_.clear();
    --left_[floor_];
  }
  void make_offer() {
    offer_[floor_] = draft_;
    draft_.clear();
    --left_[floor_];
    give_floor();
  }
  void refuse() {
    offer_[1 - floor_].clear();
    give_floor();
  }
  void accept() { outcome_ = Outcome::kAgreed; }
  void walk_away() { outcome_ = Outcome::kFailed; }

  // field(item) describes one item; `audience` may see the terms.
  template <class Field>
  void describe(Archive& ar, std::string_view key, const ArgKind& seat_names, Audience audience, Field&& field) {
    ar.object(key, [&] {
      ar.name("outcome", outcome_, kBargainOutcome);
      ar.number("floor", floor_, 0, 1);
      ar.name("first", seat_[0], seat_names, kNobody);
      ar.name("second", seat_[1], seat_names, kNobody);
      ar.number("first_left", left_[0], 0, 255);
      ar.number("second_left", left_[1], 0, 255);
      const auto terms = [&](std::string_view name, Terms& list) {
        ar.hidden(name, audience, list.size(), [&] { describe_records(ar, name, list, field); });
      };
      terms("first_offer", offer_[0]);
      terms("second_offer", offer_[1]);
      terms("draft", draft_);
    });
  }

 private:
  std::size_t side(Seat seat) const { return seat == seat_[0] ? 0 : 1; }
  void give_floor() { floor_ = static_cast<std::uint8_t>(1 - floor_); }

  Terms offer_[2], draft_;
  Seat seat_[2] = {kNobody, kNobody};
  std::uint8_t left_[2]{};
  std::uint8_t floor_ = 0;
  Outcome outcome_ = Outcome::kTalking;
};

}  // namespace kosmo
