// Sealed choices: several seats choose at the same time. They are asked one after another, and each choice stays under
// seal, known to its seat alone, until the last is in and the game opens them.
#pragma once

#include "engine/archive.h"

namespace kosmo {

template <class Choice>
class Sealed {
 public:
  // Begins: these seats (one bit each) are to choose.
  void ask(std::uint8_t seats) {
    *this = {};
    wanted_ = seats;
  }
  // Whom to ask next; kNobody when all are in.
  Seat next() const { return complete() ? kNobody : static_cast<Seat>(__builtin_ctz(wanted_ & ~made_)); }
  bool complete() const { return (wanted_ & ~made_) == 0; }
  bool wants(Seat seat) const { return wanted_ >> seat & 1; }
  bool has(Seat seat) const { return made_ >> seat & 1; }
  bool opened() const { return opened_ != 0; }

  void put(Seat seat, Choice choice) {
    assert(wants(seat) && !has(seat) && !opened());
    choice_[seat] = choice;
    made_ = static_cast<std::uint8_t>(made_ | 1 << seat);
  }
  // Everybody may now see every choice. Counts as a reveal: the game says core.reveal().
  void open() {
    assert(complete());
    opened_ = 1;
  }
  Choice of(Seat seat) const { return assert(has(seat)), choice_[seat]; }

  // Still under seal for all of these: what a game's redraw() must draw anew.
  bool sealed_from(Audience knows, Seat seat) const { return has(seat) && !opened() && (only(seat) & knows) == 0; }
  void redraw(Seat seat, Choice choice) { choice_[seat] = choice; }

  // Others see that a choice was made, and nothing else. field(choice) describes one, under the key "choice".
  template <class Field>
  void describe(Archive& ar, std::string_view key, int seats, const ArgKind& seat_names, Field&& field) {
    ar.object(key, [&] {
      describe_bits(ar, "wanted", wanted_, seat_names);
      describe_bits(ar, "made", made_, seat_names);
      ar.number("opened", opened_, 0, 1);
      ar.seats("choices", seats, seat_names, [&](Seat p) {
        ar.hidden("choice", opened() ? kEverybody : only(p), has(p), [&] { field(choice_[p]); });
      });
    });
  }

 private:
  static void describe_bits(Archive& ar, std::string_view key, std::uint8_t& bits, const ArgKind& seat_names) {
    std::uint64_t wide = bits;
    ar.set(key, wide, seat_names);
    bits = static_cast<std::uint8_t>(wide);
  }

  std::array<Choice, kMaxSeats> choice_{};
  std::uint8_t wanted_ = 0, made_ = 0, opened_ = 0, unused_ = 0;
};

}  // namespace kosmo
