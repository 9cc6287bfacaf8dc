// Where everything can be, said once. A game names each set of components, then each place where they can lie, with who
// sees it and whether its order counts. From that one list follow:
//
//   census    nothing appears and nothing vanishes (part of broken_invariant)
//   settle    what a scenario did not give follows from what it gave: the supply gives and takes, the rest is boxed
//   redeal    what somebody cannot know is drawn anew: gathered, put in order, shuffled and dealt back in the same
//             numbers (determinize, reshuffle)
//   describe  a place in files, views and tensors, with the audience that it has here
//
//   void zones(State& s, Zones& z) {
//     z.set("structure", kCardKind, copies_of);
//     z.pile("/deck", s.deck, kNobodySees).gives();
//     z.pile("/discard", s.discard, kEverybody);
//     for (Seat p = 0; p < s.seats(); ++p) z.hand("/players/*/hand", p, s.of(p).hand, only(p));
//     z.list("/box", s.box, kEverybody).takes_the_rest();
//   }
//
// The list holds addresses of the state that it was made of, so it is made anew whenever it is needed and never kept.
#pragma once

#include <algorithm>
#include <bitset>
#include <iterator>
#include <span>

#include "engine/archive.h"
#include "engine/cards.h"
#include "engine/rng.h"

namespace kosmo {

inline constexpr Audience kNobodySees = 0;

// Seen by the one who is asked now, and by nobody else: cards just drawn to choose from.
template <class AnyCore>
Audience only_who_is_asked(const AnyCore& core) {
  return core.over || core.steps.empty() ? kNobodySees : only(core.steps.back().seat);
}

// One place. Which of the forms it has is how the game keeps it, nothing more.
struct Place {
  enum class Form : std::uint8_t { kList, kPile, kHand, kKnownPile, kCounts, kSlots, kBits, kNumber, kTally };
  enum class Role : std::uint8_t { kPlain, kSupply, kSizedSupply, kBox, kDealt, kYielding };

  // For scenarios: what is laid elsewhere comes from here, what lies nowhere goes here.
  Place& gives() { return with(Role::kSupply); }
  // The same, but as many as there were: the others go into the box.
  Place& gives_and_keeps_its_size() { return with(Role::kSizedSupply); }
  // What is left over when the supply was given.
  Place& takes_the_rest() { return with(Role::kBox); }
  // Dealt by the seed: gives way to a like piece if a scenario lays this one elsewhere.
  Place& was_dealt() { return with(Role::kDealt); }
  // The same without another coming in its place.
  Place& gives_way() { return with(Role::kYielding); }
  // A list in which it counts what lies where, though nothing is drawn from its end.
  Place& in_order() {
    ordered = true;
    return *this;
  }
  // Whatever is dealt here is of these faces: a closed box of one sort beside a deck of many. Must outlive the list.
  Place& holds_only(const std::bitset<256>& faces) {
    only_faces = &faces;
    return *this;
  }

  Form form;
  Role role;
  std::uint8_t set;                    // which set of components
  Audience audience;                   // who sees what lies here
  std::uint8_t none;                   // kSlots: this stands for an empty one; kNumber, kTally: the face
  Seat seat;                           // whose it is; fills the * of the path
  std::int16_t number;                 // elements; kCounts: faces; kTally: how many
  std::string_view path;               // JSON pointer
  void* object;                        // what the game keeps there
  std::uint8_t* faces;                 // lists, piles, slots: one by one; kCounts: how many of each
  std::span<std::uint64_t> bits;       // kBits: those that lie here
  const Card* cards;                   // hands, and piles that are known in part; null for the others
  const std::bitset<256>* only_faces;  // or null: any of the set
  bool ordered;                        // kList: what lies where counts
  // Size and other contents, for lists and hands, whose size is their own.
  int (*size)(const void* object);
  void (*refill)(void* object, std::span<const std::uint8_t> faces);
  void (*deal)(void* object, std::span<const Card> cards);

 private:
  Place& with(Role r) {
    role = r;
    return *this;
  }
};

class Zones {
 public:
  explicit Zones(int seats) : seats_(seats) {}
  Zones(const Zones&) = delete;

  // --- what the game says

  // A set of components and how many there are of each face. Its places follow. With `first` and `count`: only those
  // faces of the kind; others in the same places belong to another set.
  void set(std::string_view name, const ArgKind& kind, int (*copies)(int face), int first = 0, int count = -1);
  // The top of a pile is its back, and its order counts; that of a list does not.
  template <class Face, int N>
  Place& pile(std::string_view path, FixedList<Face, N>& pile, Audience audience, Seat seat = kNobody) {
    return list_like(Place::Form::kPile, path, seat, pile, audience);
  }
  template <class Face, int N>
  Place& list(std::string_view path, FixedList<Face, N>& list, Audience audience, Seat seat = kNobody) {
    return list_like(Place::Form::kList, path, seat, list, audience);
  }
  // A hand that remembers who has seen which card. The audience is its owner.
  template <int N>
  Place& hand(std::string_view path, Seat seat, Hand<N>& hand, Audience audience) {
    Place& place = add(Place::Form::kHand, path, seat, audience, &hand);
    place.number = static_cast<std::int16_t>(hand.size());
    place.cards = hand.begin();
    place.size = [](const void* object) { return static_cast<const Hand<N>*>(object)->size(); };
    place.refill = [](void* object, std::span<const std::uint8_t> faces) {
      auto& refilled = *static_cast<Hand<N>*>(object);
      refilled.clear();
      for (const std::uint8_t face : faces) refilled.add(face);
    };
    place.deal = [](void* object, std::span<const Card> cards) {
      auto& dealt = *static_cast<Hand<N>*>(object);
      dealt.clear();
      for (const Card& card : cards) dealt.add(card.face, card.known);
    };
    return place;
  }
  // A pile of which some may know cards where they lie.
  template <int N>
  Place& pile(std::string_view path, Pile<N>& pile, Audience audience, Seat seat = kNobody) {
    Place& place = add(Place::Form::kKnownPile, path, seat, audience, &pile);
    place.number = static_cast<std::int16_t>(pile.size());
    place.cards = pile.begin();
    place.deal = [](void* object, std::span<const Card> cards) {
      auto& dealt = *static_cast<Pile<N>*>(object);
      dealt.clear();
      for (const Card& card : cards) dealt.push(card.face, card.known);
    };
    place.size = [](const void* object) { return static_cast<const Pile<N>*>(object)->size(); };
    place.refill = [](void* object, std::span<const std::uint8_t> faces) {
      auto& refilled = *static_cast<Pile<N>*>(object);
      refilled.clear();
      for (const std::uint8_t face : faces) refilled.push(face);
    };
    return place;
  }
  // So many of each face: an array by face.
  Place& counts(std::string_view path, Seat seat, std::span<std::uint8_t> numbers, Audience audience) {
    Place& place = add(Place::Form::kCounts, path, seat, audience, numbers.data());
    place.faces = numbers.data();
    place.number = static_cast<std::int16_t>(numbers.size());
    return place;
  }
  // Places for one piece each; `none` stands in an empty one.
  Place& slots(std::string_view path, Seat seat, std::span<std::uint8_t> slots, std::uint8_t none, Audience audience) {
    Place& place = add(Place::Form::kSlots, path, seat, audience, slots.data());
    place.faces = slots.data();
    place.number = static_cast<std::int16_t>(slots.size());
    place.none = none;
    return place;
  }
  // Components of which there is one of each face, as a set of bits.
  template <int N>
  Place& bits(std::string_view path, Seat seat, BitSet<N>& set, Audience audience) {
    Place& place = add(Place::Form::kBits, path, seat, audience, &set);
    place.bits = set.words();
    place.refill = [](void* object, std::span<const std::uint8_t> faces) {
      auto& refilled = *static_cast<BitSet<N>*>(object);
      refilled.clear();
      for (const std::uint8_t face : faces) refilled.add(face);
    };
    return place;
  }
  // So many of one face, open to all. A # in the path stands for the face's name.
  Place& number(std::string_view path, Seat seat, int face, std::uint8_t& number) {
    Place& place = add(Place::Form::kNumber, path, seat, kEverybody, &number);
    place.faces = &number;
    place.none = static_cast<std::uint8_t>(face);
    return place;
  }
  // So many of a face lie where everybody sees them, in a form of the game's own: counted, never moved.
  void tally(int face, int number);

  // What a waiting step has shown of a place: it holds `count` cards of these faces, or so many that are alike.
  void shown(const void* place, int count, const std::bitset<256>& faces) { demand(place, count, faces, false); }
  void shown_alike(const void* place, int count) { demand(place, count, {}, true); }

  // --- what follows

  Problem census() const;
  Problem settle(const std::function<bool(std::string_view)>& was_given, const ArgKind& seats);
  // Draws anew what none of `knows` can know.
  void redeal(Audience knows, Rng& rng);
  Audience audience_of(const void* place) const { return find(place).audience; }
  // A place that the game described, by its address: under its key, for those who may see it.
  template <class Face, int N>
  void describe(Archive& ar, std::string_view key, FixedList<Face, N>& list) const {
    const Place& place = find(&list);
    ar.hidden(key, place.audience, list.size(), [&] {
      if (place.form == Place::Form::kPile)
        ar.pile(key, list, kind_of(place));
      else if (place.ordered)
        ar.list(key, list, kind_of(place));
      else
        ar.bag(key, list, kind_of(place));
    });
  }
  // How many of each face: {"light": 2, ...}
  template <std::size_t N>
  void describe(Archive& ar, std::string_view key, Array<std::uint8_t, N>& counts) const {
    const Place& place = find(counts.data());
    int all = 0;
    for (const std::uint8_t n : counts) all += n;
    ar.hidden(key, place.audience, all, [&] { ar.counts(key, counts, kind_of(place), most_copies(place)); });
  }
  // What lies in each slot: {"D1": "M1-03"}; empty ones are left out.
  template <std::size_t N>
  void describe(Archive& ar, std::string_view key, Array<std::uint8_t, N>& slots, const ArgKind& slot_names) const {
    const Place& place = find(slots.data());
    int all = 0;
    for (const std::uint8_t face : slots) all += face != place.none;
    ar.hidden(key, place.audience, all, [&] { ar.places(key, slots, slot_names, kind_of(place), place.none); });
  }
  // The faces of a set of bits.
  template <int N>
  void describe(Archive& ar, std::string_view key, BitSet<N>& bits) const {
    const Place& place = find(&bits);
    ar.hidden(key, place.audience, bits.size(), [&] { ar.set(key, bits, kind_of(place)); });
  }
  // A single slot: its face, or null.
  void describe(Archive& ar, std::string_view key, std::uint8_t& slot) const {
    const Place& place = find(&slot);
    ar.hidden(key, place.audience, slot != place.none, [&] { ar.name(key, slot, kind_of(place), place.none); });
  }
  template <int N>
  void describe(Archive& ar, std::string_view key, Hand<N>& hand, const ArgKind& seat_names) const {
    const Place& place = find(&hand);
    std::vector<Card> cards(hand.begin(), hand.end());
    ar.partly({key, kind_of(place), place.audience, seat_names, seats_, N}, cards);
    if (ar.reading()) place.deal(&hand, cards);
  }
  template <int N>
  void describe(Archive& ar, std::string_view key, Pile<N>& pile, const ArgKind& seat_names) const {
    const Place& place = find(&pile);
    std::vector<Card> cards(std::make_reverse_iterator(pile.end()), std::make_reverse_iterator(pile.begin()));
    ar.partly({key, kind_of(place), place.audience, seat_names, seats_, N, true}, cards);
    std::reverse(cards.begin(), cards.end());
    if (ar.reading()) place.deal(&pile, cards);
  }

 private:
  struct Set {
    std::string_view name;
    const ArgKind* kind;
    int (*copies)(int face);
    int first, end;
    bool has(int face) const { return face >= first && face < end; }
  };
  struct Demand {
    const void* place;
    int count;
    std::bitset<256> faces;
    bool alike;
  };
  static constexpr int kMostSets = 48, kMostPlaces = 512, kMostDemands = 12;

  template <class Face, int N>
  Place& list_like(Place::Form form, std::string_view path, Seat seat, FixedList<Face, N>& list, Audience audience) {
    static_assert(sizeof(Face) == 1, "faces are bytes, or enumerations of one");
    using List = FixedList<Face, N>;
    Place& place = add(form, path, seat, audience, &list);
    place.faces = reinterpret_cast<std::uint8_t*>(list.begin());
    place.number = static_cast<std::int16_t>(list.size());
    place.size = [](const void* object) { return static_cast<const List*>(object)->size(); };
    place.refill = [](void* object, std::span<const std::uint8_t> faces) {
      List& refilled = *static_cast<List*>(object);
      refilled.clear();
      for (const std::uint8_t face : faces) refilled.push(static_cast<Face>(face));
    };
    return place;
  }
  Place& add(Place::Form, std::string_view path, Seat, Audience, void* object);
  void demand(const void* place, int count, const std::bitset<256>& faces, bool alike);
  const Place& find(const void* object) const;
  const ArgKind& kind_of(const Place& place) const { return *sets_[place.set].kind; }
  int most_copies(const Place& place) const;  // of any face of its set
  std::span<const Set> sets() const { return {sets_, static_cast<std::size_t>(sets_count_)}; }
  std::span<Place> places_of(const Set&);

  friend class Redeal;
  friend class Settling;

  int seats_;
  int sets_count_ = 0, places_count_ = 0, demands_count_ = 0;
  Set sets_[kMostSets];
  Place places_[kMostPlaces];
  Demand demands_[kMostDemands];
};

}  // namespace kosmo
