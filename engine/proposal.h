// Bargaining between two seats. The one who has the floor prepares an offer and makes it, or accepts or refuses what
// the other has offered, or waits, or walks away. The first offer accepted is the deal; there is none if somebody walks
// away, if time is up, or if neither side has an offer left or open.
//
// Offers. Each side has at most one open: a new one replaces it, and a counter-offer leaves the other's open, so both
// may be. An open offer has a number, which no later one of its maker has again: an answer names it, and so one that
// was meant for an earlier offer is refused. Each side may make so many offers and no more.
//
// Items. An offer is prepared item by item, in a draft that only its maker sees, and so every item can be taken back
// until the offer is made (then the game says core.reveal()). A draft thrown away counts as an offer, or preparing
// would have no end. What an item is, which may be added and who may see it in an offer is the game's business. It
// checks an offer against what its maker knows, and asks only when it is accepted whether it can be carried out.
//
// Waiting gives the floor to the other without a word. The engine asks one seat at a time; at a table where either may
// speak first, the table plays `wait` for the one who was asked. Waiting never ends a bargain, but a game must end: one
// may always wait when something has been said since the last wait, or when one has nothing left to say; beyond that,
// the two have a number of silences together. When they are used up, whoever can speak must, or walk away.
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

  void start(Seat first, Seat second, int offers_each, int silences) {
    *this = {};
    seat_[0] = first;
    seat_[1] = second;
    if (offers_each < 1 || offers_each > 255 || silences < 0 || silences > 255)
      broken_limit("a bargain of so many offers or silences");
    offers_each_ = static_cast<std::uint8_t>(offers_each);
    silences_ = static_cast<std::uint8_t>(silences);
  }
  // No bargain has more decisions, if beginning an offer is one, each item one, and making or scrapping it one. After
  // each thing said, and at the start, one wait is free; others cost a silence; and each of these may be followed by a
  // wait of one who has nothing left to say.
  static constexpr int most_decisions(int offers_each, int silences) {
    const int offers = 2 * offers_each;
    const int answers = offers;  // refused, or accepted in vain
    const int waits = 2 * (offers + answers + 1 + silences);
    const int the_end = 1;
    return offers * (kItems + 2) + answers + waits + the_end;
  }

  Outcome outcome() const { return outcome_; }
  Seat speaker() const { return seat_[floor_]; }  // who has the floor
  Seat other() const { return seat_[1 - floor_]; }
  int number_of_offer(Seat seat) const { return number_[side(seat)]; }  // of the open one; 0 if there is none
  const Terms& offer_of(Seat seat) const { return offer_[side(seat)]; }
  const Terms& draft() const { return draft_; }
  const Terms& agreed() const { return assert(outcome_ == Outcome::kAgreed), offer_[1 - floor_]; }

  // What the speaker may do, as far as the form goes. Walking away is always possible, and time may be up at any time.
  bool may_prepare() const { return left(floor_) > 0; }
  bool may_answer() const { return number_[1 - floor_] > 0; }
  bool may_wait() const { return !waited_ || silences_ > 0 || !can_speak(); }
  // The same while preparing an offer. Scrapping the draft is always possible.
  bool may_add() const { return !draft_.full(); }
  bool may_offer() const { return !draft_.empty(); }

  void add(Item item) { draft_.push(item); }
  void scrap() {
    draft_.clear();
    ++used_[floor_];
    end_if_nothing_is_left();
  }
  void make_offer() {
    offer_[floor_] = draft_;
    draft_.clear();
    number_[floor_] = ++used_[floor_];
    say();
    give_floor();
  }
  void refuse() {
    close_offer();
    give_floor();
  }
  // The game says whether the terms can be carried out. If not, the offer is closed, and the speaker goes on.
  void accept(bool can_be_carried_out) {
    if (can_be_carried_out)
      outcome_ = Outcome::kAgreed;
    else
      close_offer();
  }
  void wait() {
    if (waited_ && can_speak()) --silences_;
    waited_ = 1;
    give_floor();
  }
  void walk_away() { fail(); }
  void time_is_up() { fail(); }

  // For a game's redraw(): an offer that is being prepared must be put together anew, of as many items, for whoever
  // does not see it, and in an open offer what may not be seen must be replaced. f(item) is called for every item of
  // it.
  void forget_draft() { draft_.clear(); }
  template <class F>
  void redraw_offer(Seat maker, F&& f) {
    for (Item& item : offer_[side(maker)]) f(item);
  }

  // audience_of(item, maker, other) may see this item of an offer; the rest see that there is one. field(item)
  // describes an item, as ar.name("", ...) or ar.object("", ...). Of a draft others see how many items it has.
  template <class AudienceOf, class Field>
  void describe(Archive& ar, std::string_view key, const ArgKind& seat_names, AudienceOf&& audience_of, Field&& field) {
    const auto side = [&](std::size_t i) {
      ar.name("seat", seat_[i], seat_names, kNobody);
      ar.number("used", used_[i], 0, 255);
      ar.number("number", number_[i], 0, 255);
      describe_records(ar, "offer", offer_[i], [&](Item& item) {
        ar.hidden("", audience_of(item, seat_[i], seat_[1 - i]), 1, [&] { field(item); });
      });
    };
    ar.object(key, [&] {
      ar.name("outcome", outcome_, kBargainOutcome);
      ar.number("floor", floor_, 0, 1);
      ar.number("waited", waited_, 0, 1);
      ar.number("silences", silences_, 0, 255);
      ar.number("offers_each", offers_each_, 0, 255);
      ar.object("first", [&] { side(0); });
      ar.object("second", [&] { side(1); });
      ar.hidden("draft", only(speaker()), draft_.size(), [&] { describe_records(ar, "draft", draft_, field); });
      if (used_[0] > offers_each_ || used_[1] > offers_each_ || number_[0] > used_[0] || number_[1] > used_[1])
        ar.refuse({"more offers than there can be", "więcej ofert, niż może być"});
      if (is_over_for_want_of_offers() && outcome_ == Outcome::kTalking && seat_[0] != kNobody)
        ar.refuse({"nobody has anything left to say", "nikt nie ma już nic do powiedzenia"});
    });
  }

 private:
  std::size_t side(Seat seat) const { return seat == seat_[0] ? 0 : 1; }
  int left(std::size_t side) const { return offers_each_ - used_[side]; }
  bool can_speak() const { return may_prepare() || may_answer(); }
  void say() { waited_ = 0; }
  void give_floor() { floor_ = static_cast<std::uint8_t>(1 - floor_); }
  void close_offer() {
    offer_[1 - floor_].clear();
    number_[1 - floor_] = 0;
    say();
    end_if_nothing_is_left();
  }
  bool is_over_for_want_of_offers() const { return left(0) <= 0 && left(1) <= 0 && number_[0] == 0 && number_[1] == 0; }
  void end_if_nothing_is_left() {
    if (is_over_for_want_of_offers()) fail();
  }
  void fail() {
    draft_.clear();
    outcome_ = Outcome::kFailed;
  }

  Terms offer_[2], draft_;
  Seat seat_[2] = {kNobody, kNobody};
  std::uint8_t used_[2]{};    // offers made and drafts thrown away
  std::uint8_t number_[2]{};  // of the open offers
  std::uint8_t offers_each_ = 0;
  std::uint8_t silences_ = 0;  // how many are left
  std::uint8_t waited_ = 0;    // nothing has been said since somebody waited
  std::uint8_t floor_ = 0;
  Outcome outcome_ = Outcome::kTalking;
  std::uint8_t unused_ = 0;
};

}  // namespace kosmo
