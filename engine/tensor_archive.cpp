#include "engine/json_archive.h"
#include "engine/seating.h"

namespace kosmo {
namespace {

// Numbers from 0 to 1. Whatever is ordered or named by seats begins with the viewer's own.
class TensorWriter : public Archive {
 public:
  TensorWriter(Seat viewer, int seats, int max_seats) : viewer_(viewer), seats_(seats), max_seats_(max_seats) {
    values_.reserve(kUsualSize);
  }
  std::vector<float> finish() { return std::move(values_); }
  bool whole() const override { return false; }
  bool pads() const override { return true; }
  bool takes_lists() const override { return true; }

  void seats(std::string_view, int count, const ArgKind&, const std::function<void(Seat)>& fields) override {
    for (const Seat p : clockwise_from(first(), count)) fields(p);
    ++blank_;  // seats nobody sits on: the same layout, all zero
    for (int i = count; i < max_seats_; ++i) fields(0);
    --blank_;
  }
  void hidden(std::string_view, Audience audience, int how_many, const std::function<void()>& field) override {
    put(part_of(how_many, kMany));
    const bool blind = !may_see(audience, viewer_);
    blank_ += blind;
    field();
    blank_ -= blind;
  }
  void open(std::string_view) override {}
  void close() override { write_tally(); }
  void open_list(std::string_view, int& count, int capacity) override {
    put(static_cast<float>(count) / static_cast<float>(capacity));
  }
  void close_list() override {}
  // A list of few possibilities is written place by place. Of the others it matters how many of each lie there, and,
  // where the last one is the top of a pile or the card in play, which that is.
  void name_list(std::string_view, const NameList& list, const ArgKind& kind) override {
    const int kinds = kind.count();
    const int size = static_cast<int>(list.values.size());
    put(static_cast<float>(size) / static_cast<float>(list.capacity));
    if (list.capacity * kinds <= kFewPossibilities) {
      for (int i = 0; i < list.capacity; ++i)
        one_hot(i < size ? seen_from_viewer(list.values[i], kind) : kNoneOfThem, kinds);
      return;
    }
    write_counts(list, kind);
    if (list.is_pile || list.capacity <= kShortList)
      one_hot(size > 0 ? seen_from_viewer(list.values.back(), kind) : kNoneOfThem, kinds);
  }
  void integer(std::string_view, std::int64_t& v, std::int64_t low, std::int64_t high) override {
    put(high > low ? static_cast<float>(v - low) / static_cast<float>(high - low) : 0.0F);
  }
  void word(std::string_view, std::uint64_t&) override {}
  void token(std::string_view, int& v, const ArgKind& kind, std::optional<int> none) override {
    one_hot(none && v == *none ? kind.count() : seen_from_viewer(v, kind), kind.count() + 1);
  }
  // One of several places. If much could lie there, its number is written in bits, and after the last place how many of
  // each lie on all of them.
  void optional_token(std::string_view, int& v, const ArgKind& kind, int none) override {
    if (kind.count() <= kFewKinds) return one_hot(v == none ? kNoneOfThem : seen_from_viewer(v, kind), kind.count());
    tally_.resize(static_cast<std::size_t>(kind.count()));
    if (v != none) ++tally_[v];
    const int number = v == none ? 0 : v + 1;
    for (int rest = kind.count(), digit = 0; rest > 0; rest >>= 1, ++digit) put(number >> digit & 1 ? 1.0F : 0.0F);
  }
  void optional_integer(std::string_view key, std::int64_t& v, std::int64_t high) override { integer(key, v, 0, high); }
  void bit_set(std::string_view, std::span<std::uint64_t> words, const ArgKind& kind) override {
    for (int i = 0; i < kind.count(); ++i) {
      const int v = value_at(kind, i);
      put(words[static_cast<std::size_t>(v) / 64] & bit(v % 64) ? 1.0F : 0.0F);
    }
  }
  // A closed hand: how many there are, how many of each face this viewer knows, and, as far as it is told, how many
  // each seat knows, from its own on.
  void partly(const PartlyKnown& hand, std::vector<Card>& cards) override {
    const bool is_own = may_see(hand.owner, viewer_);
    put(part_of(static_cast<int>(cards.size()), kMany));
    tally_.resize(static_cast<std::size_t>(hand.kind.count()));
    for (const Card& card : cards)
      if (is_own || may_see(card.known, viewer_)) ++tally_[card.face];
    write_tally();
    if (hand.in_order) {
      const bool top_is_seen = !cards.empty() && (is_own || may_see(cards[0].known, viewer_));
      one_hot(top_is_seen ? cards[0].face : kNoneOfThem, hand.kind.count());
    }
    for (int i = 0; i < max_seats_; ++i) {
      const auto seat = static_cast<Seat>((first() + i) % hand.seats);
      const bool is_told = i < hand.seats && (is_own || hand.in_order || seat == viewer_);
      put(is_told ? part_of(hand.known_to(seat, cards), kMany) : 0.0F);
    }
  }
  int value_at(const ArgKind& kind, int i) const override {
    return kind.name == "seat" && i < seats_ ? (first() + i) % seats_ : i;
  }

 private:
  static constexpr int kMany = 4;  // hidden things: so many are one half
  static constexpr int kFewPossibilities = 64, kShortList = 8, kFewKinds = 16;
  static constexpr int kNoneOfThem = -1;
  static constexpr std::size_t kUsualSize = 4096;

  // For what has no greatest number: `half` are one half, more come ever closer to one.
  static float part_of(int n, int half) { return static_cast<float>(n) / static_cast<float>(n + half); }

  // Of a kind that has its even share of the whole list, it is one half; single cards of many kinds are one half too.
  void write_counts(const NameList& list, const ArgKind& kind) {
    tally_.resize(static_cast<std::size_t>(kind.count()));
    for (const int v : list.values) ++tally_[seen_from_viewer(v, kind)];
    write_tally(std::max(1, list.capacity / kind.count()));
  }
  void write_tally(int half = 1) {
    for (const int n : tally_) put(part_of(n, half));
    tally_.clear();
  }

  void put(float v) { values_.push_back(blank_ ? 0.0F : v); }
  void one_hot(int v, int count) {
    const std::size_t at = values_.size();
    values_.resize(at + static_cast<std::size_t>(count));
    if (!blank_ && v >= 0 && v < count) values_[at + static_cast<std::size_t>(v)] = 1.0F;
  }
  Seat first() const { return viewer_ >= 0 ? viewer_ : Seat{0}; }
  int seen_from_viewer(int v, const ArgKind& kind) const {
    return kind.name == "seat" && v >= 0 && v < seats_ ? places_from(first(), static_cast<Seat>(v), seats_) : v;
  }
  Seat viewer_;
  int seats_, max_seats_;
  int blank_ = 0;           // inside how many fields that are written as zeros
  std::vector<int> tally_;  // how many of each kind there are in the list or on the places that are being written
  std::vector<float> values_;
};

}  // namespace

std::vector<float> write_tensor(Seat viewer, int seats, int max_seats, const Describe& describe) {
  TensorWriter writer(viewer, seats, max_seats);
  describe(writer);
  return writer.finish();
}

}  // namespace kosmo
