// Clocks: how long a person may think. Pure arithmetic on milliseconds; who calls and when is the room's affair.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/basics.h"

namespace kosmo {

struct TimeControl {
  enum class Kind : std::uint8_t { kNone, kDecision, kBank, kDays } kind = Kind::kNone;
  int seconds = 0;    // kDecision: for each decision; kBank: for the whole game
  int increment = 0;  // kBank: added after each decision
  int days = 0;       // kDays: for each decision
  bool operator==(const TimeControl&) const = default;
};
inline constexpr Array<std::string_view, 4> kClockNames{"none", "decision", "bank", "days"};

// What is wrong with these figures, if anything.
Problem check_time_control(const TimeControl&);

class Clocks {
 public:
  Clocks() = default;
  Clocks(const TimeControl&, int seats);

  // From now on this seat thinks (kNobody: nobody does, or it is not timed).
  void ask(Seat, std::int64_t now);
  // This seat has decided, or its stand-in has: its time is taken, its increment given.
  void decided(Seat, std::int64_t now, std::int64_t ticket);
  // What was decided so far cannot be taken back by whoever decided it.
  void settled() { now_.taken.clear(); }
  // The seat that thinks leaves the table: it is charged for the time until now, and what it used of this question is
  // remembered. Leaving and coming back wins no time.
  void pause(std::int64_t now, std::int64_t ticket);
  // It is back before the question is answered, and goes on with what it had left.
  void resume(Seat, std::int64_t now, std::int64_t ticket);
  // This seat takes its last decision back, and thinks again. Its clock goes on as if it had never stopped: the time
  // since then is its own, nobody else pays for it, and no act and undo after another wins any.
  void undone(Seat, std::int64_t now);
  // All agreed to take back decisions, the last of this seat's among them. Nobody thinks yet; it gives its increment
  // back.
  void rewound(Seat, std::int64_t now);
  // Nobody is charged for the time until now: the server was away.
  void forgive(std::int64_t now);
  // A seat comes back after its time ran out: a bank is given a little again, so that it can play on.
  void back(Seat);

  Seat running() const { return now_.asked; }
  std::int64_t left(Seat, std::int64_t now) const;  // milliseconds; may be negative when the bot has not taken over yet
  std::int64_t deadline() const;                    // 0: none
  bool by_correspondence() const { return control_.kind == TimeControl::Kind::kDays; }
  bool any() const { return control_.kind != TimeControl::Kind::kNone; }

  // For snapshots.
  struct Saved {
    std::array<std::int64_t, kMaxSeats> bank{};
    Seat asked = kNobody;
    std::int64_t since = 0;
    std::int64_t used = 0, used_for = 0;  // of one question, by a seat that has left
    // Of each decision that can still be taken back; all of them are one seat's.
    struct Taken {
      std::int64_t used = 0, bank = 0;  // time used of its question, and the bank before that was taken from it
      bool operator==(const Taken&) const = default;
    };
    std::vector<Taken> taken{};
    Seat taken_by = kNobody;
    bool operator==(const Saved&) const = default;
  };
  const Saved& saved() const { return now_; }
  void restore(const Saved& saved) { now_ = saved; }

 private:
  std::int64_t budget(Seat) const;
  void charge(std::int64_t now);
  TimeControl control_;
  Saved now_;
};

}  // namespace kosmo
