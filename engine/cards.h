// Cards that somebody may have seen. Beside its face a card carries who knows it where it lies, apart from those who
// may look there anyway; so a view can say what its seat has seen of a closed hand, and a bot need not remember.
//
//   shown                 hand.show(face, audience), hand.show_all(audience)
//   moved seen            move(from, face, to, seen_by): the others still know what they knew of both hands
//   moved unseen          move_unseen(from, face, to, seen_by), take_unseen(face, seen_by): the others forget the hand
//                         that it left, since any of the cards they knew there may be the one that is gone
//   hands exchanged       exchange(a, owner of a, b, owner of b): what is known goes with the cards, and each owner
//                         knows the hand that it gave away
//   shuffled, dealt anew  pile.shuffle(rng): nobody knows where anything lies any more; a plain face comes out of it
//
// Rules and actions name faces, never copies: of alike cards it counts how many each seat knows of. That a seat can
// tell what a hand does not hold is not kept.
#pragma once

#include "engine/event.h"

namespace kosmo {

struct Card {
  std::uint8_t face;
  Audience known;
  auto operator<=>(const Card&) const = default;
};

// A hand: cards in no order. Kept sorted, so that equal hands have equal bytes.
template <int N>
class Hand {
 public:
  static constexpr int capacity() { return N; }
  int size() const { return cards_.size(); }
  bool empty() const { return cards_.empty(); }
  bool full() const { return cards_.full(); }
  const Card* begin() const { return cards_.begin(); }
  const Card* end() const { return cards_.end(); }
  const Card& operator[](int i) const { return cards_[i]; }

  // Faces are numbers or enumerations alike.
  template <class Face>
  bool contains(Face face) const {
    return first_of(static_cast<int>(face)) >= 0;
  }
  template <class Face>
  int count(Face face) const {
    int n = 0;
    for (const Card& card : cards_) n += card.face == static_cast<int>(face);
    return n;
  }
  // Calls f(face) once for every face that is there, lowest first.
  template <class F>
  void each_face(F&& f) const {
    for (int i = 0; i < size(); ++i)
      if (i == 0 || cards_[i].face != cards_[i - 1].face) f(static_cast<int>(cards_[i].face));
  }

  template <class Face>
  void add(Face face, Audience known = 0) {
    const auto value = static_cast<std::uint8_t>(face);
    int at = size();
    while (at > 0 && cards_[at - 1].face > value) --at;
    cards_.insert(at, {value, known});
    if (known != 0) lay_knowledge(value, [](int, int count) { return count; });
  }
  // One card of this face; there must be one. Whoever knew of one there knows that it is gone.
  template <class Face>
  Card take(Face face) {
    const int first = first_of(static_cast<int>(face));
    const Card taken = cards_[first];
    if (taken.known == 0) return cards_.take(first);  // nobody knows of any of them
    lay_knowledge(taken.face, [](int, int count) { return count > 0 ? count - 1 : 0; });
    cards_.take(first + count(face) - 1);  // the last of them is known to nobody now, or to those who know them all
    return taken;
  }
  // One that leaves where the others do not see which it is: they forget what they knew of this hand.
  template <class Face>
  Card take_unseen(Face face, Audience seen_by) {
    const bool is_plain = cards_[0].face == cards_[size() - 1].face;  // all alike: everybody can tell
    const Card taken = take(face);
    if (!is_plain) forget_but(seen_by);
    return {taken.face, static_cast<Audience>(is_plain ? taken.known | seen_by : seen_by)};
  }
  template <class Face>
  void show(Face face, Audience audience) {
    lay_knowledge(static_cast<std::uint8_t>(face),
                  [&](int seat, int count) { return count == 0 && (audience >> seat & 1) ? 1 : count; });
  }
  void show_all(Audience audience) {
    for (Card& card : cards_) card.known = static_cast<Audience>(card.known | audience);
  }
  // All but these forget what they knew of this hand.
  void forget_but(Audience audience) {
    for (Card& card : cards_) card.known = static_cast<Audience>(card.known & audience);
  }
  void clear() { cards_.clear(); }

 private:
  // Of alike cards it counts only how many each seat knows of. These numbers are laid on them from the first one on, so
  // that equal hands have equal bytes. f(seat, number) may change a number; the last bit stands for onlookers.
  template <class F>
  void lay_knowledge(std::uint8_t face, F&& f) {
    const int first = first_of(face), end = first + count(face);
    std::array<Audience, N> known{};
    for (int seat = 0; seat < 8; ++seat) {
      int number = 0;
      for (int i = first; i < end; ++i) number += cards_[i].known >> seat & 1;
      number = f(seat, number);
      for (int i = 0; i < number; ++i) known[i] = static_cast<Audience>(known[i] | 1 << seat);
    }
    for (int i = first; i < end; ++i) cards_[i].known = known[i - first];
  }
  int first_of(int face) const {
    for (int i = 0; i < size(); ++i)
      if (cards_[i].face == face) return i;
    return -1;
  }
  FixedList<Card, N> cards_;
};

// A pile, of which some may know a card where it lies: the one on top that was looked at, the one put under it. The top
// is the back.
template <int N>
class Pile {
 public:
  static constexpr int capacity() { return N; }
  int size() const { return cards_.size(); }
  bool empty() const { return cards_.empty(); }
  const Card* begin() const { return cards_.begin(); }
  const Card* end() const { return cards_.end(); }
  const Card& top() const { return cards_.back(); }

  template <class Face>
  void push(Face face, Audience known = 0) {
    cards_.push({static_cast<std::uint8_t>(face), known});
  }
  template <class Face>
  void push_under(Face face, Audience known = 0) {
    cards_.insert(0, {static_cast<std::uint8_t>(face), known});
  }
  Card pop() { return cards_.pop(); }
  void show_top(Audience audience) { cards_.back().known = static_cast<Audience>(cards_.back().known | audience); }
  void clear() { cards_.clear(); }
  template <class Random>
  void shuffle(Random& rng) {
    for (Card& card : cards_) card.known = 0;
    rng.shuffle(cards_);
  }

 private:
  FixedList<Card, N> cards_;
};

template <int N, int M, class Face>
void move(Hand<N>& from, Face face, Hand<M>& to, Audience seen_by) {
  to.add(face, static_cast<Audience>(from.take(face).known | seen_by));
}
template <int N, int M, class Face>
void move_unseen(Hand<N>& from, Face face, Hand<M>& to, Audience seen_by) {
  to.add(face, from.take_unseen(face, seen_by).known);
}

template <int N>
void exchange(Hand<N>& one, Seat owner_of_one, Hand<N>& other, Seat owner_of_other) {
  one.show_all(only(owner_of_one));
  other.show_all(only(owner_of_other));
  std::swap(one, other);
}

}  // namespace kosmo
