// Clocks: how long a person may think. Pure arithmetic on milliseconds; who calls and when is the room's affair.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/seating.h"

namespace kosmo {

inline constexpr std::int64_t kSecond = 1000, kHour = 3600 * kSecond, kDay = 24 * kHour;  // times are in milliseconds

struct TimeControl {
  enum class Kind : std::uint8_t { kNone, kDecision, kBank, kDays } kind = Kind::kNone;
  int seconds = 0;    // kDecision: for each decision; kBank: for the whole game
  int increment = 0;  // kBank: added after each run of decisions
  int days = 0;       // kDays: for each decision
  bool operator==(const TimeControl&) const = default;
};
inline constexpr Array<std::string_view, 4> kClockNames{"none", "decision", "bank", "days"};

// What is wrong with these figures, if anything.
Problem check_time_control(const TimeControl&);

class Clocks {
 public:
  Clocks() = default;
  // In games begun by earlier programs the increment is given for each decision; else for each uninterrupted run of a
  // seat, so that many small decisions win no time.
  Clocks(const TimeControl&, int seats, bool by_decision = false);

  // From now on these seats think, and no others. Of them `goes_on`, if any, thinks on: its clock is not set anew.
  void ask(const SeatOrder&, std::int64_t now, Seat goes_on = kNobody);
  void ask(Seat seat, std::int64_t now);  // kNobody: nobody does, or it is not timed
  // This seat has decided, or its stand-in has: its time is taken.
  void decided(Seat, std::int64_t now, std::int64_t ticket);
  // What was decided so far cannot be taken back by whoever decided it.
  void settled() { now_.taken.clear(); }
  // In a round that is open: the seat has answered, and thinks no more; or it took the answer back, and its clock goes
  // on as if it had never stopped.
  void answered(Seat, std::int64_t now);
  void withdrawn(Seat);
  // The round is over, and these answers were played one after another, without those that the table gave by itself.
  // Whoever plays something has its increment, as for a run. A pass wins nothing: windows come by themselves, and many
  // of them would fill every bank. But no more is charged than exceeds the increment. It is so for all others who were
  // asked, too: nobody may see who could do nothing but pass.
  struct Played {
    Seat seat;
    bool is_pass;
  };
  void round_over(std::span<const Played>, std::int64_t now, std::int64_t ticket);
  // The seat leaves the table: if it thinks, it is charged for the time until now, and what it used of this question is
  // remembered. Leaving and coming back wins no time.
  void pause(Seat, std::int64_t now, std::int64_t ticket);
  // It is back, and goes on with what it had left, unless it had answered before it left.
  void resume(Seat, std::int64_t now, std::int64_t ticket);
  // This seat takes its last decision back, and thinks again. Its clock goes on as if it had never stopped: the time
  // since then is its own, nobody else pays for it, and no act and undo after another wins any.
  void undone(Seat, std::int64_t now);
  // All agreed to take back decisions, so many of each seat, the last of this seat's among them. Nobody thinks yet; it
  // gives back the increment that it has won by it, if any.
  void rewound(Seat, const Array<int, kMaxSeats>& decisions, std::int64_t now);
  // Nobody is charged for the time until now: the server was away.
  void forgive(std::int64_t now);
  // A seat comes back after its time ran out: a bank is given a little again, so that it can play on.
  void back(Seat);

  bool runs(Seat seat) const { return now_.of[seat].since != 0 && now_.of[seat].stopped == 0; }
  bool any_asked() const;                           // somebody thinks, or has answered in a round that is open
  Seat running() const;                             // of those that run the first to run out; kNobody: none does
  Seat running_alone() const;                       // the only one that runs; kNobody: there are none or several
  std::int64_t left(Seat, std::int64_t now) const;  // milliseconds; may be negative when the bot has not taken over yet
  std::int64_t deadline() const;                    // 0: none
  bool by_correspondence() const { return control_.kind == TimeControl::Kind::kDays; }
  bool any() const { return control_.kind != TimeControl::Kind::kNone; }

  // For snapshots.
  struct Saved {
    // Of each seat: its bank; since when it thinks (0: it does not), and when it answered in a round that is open.
    struct OfSeat {
      std::int64_t bank = 0, since = 0, stopped = 0;
      std::int64_t used = 0, used_for = 0;  // of one question, before it left the table
      std::uint32_t won = 0;                // of its last decisions, the latest lowest: it has won an increment
      bool operator==(const OfSeat&) const = default;
    };
    Array<OfSeat, kMaxSeats> of{};
    // Of each decision that can still be taken back; all of them are one seat's.
    struct Taken {
      std::int64_t used = 0, bank = 0;  // time used of its question, and the bank before that was taken from it
      bool in_run = false;              // the seat had decided just before, too
      bool operator==(const Taken&) const = default;
    };
    std::vector<Taken> taken{};
    Seat taken_by = kNobody;
    Seat run_of = kNobody;  // has decided, and no other seat was asked since: its increment is still to come
    bool operator==(const Saved&) const = default;
  };
  const Saved& saved() const { return now_; }
  void restore(const Saved& saved) { now_ = saved; }

 private:
  std::int64_t budget(Seat) const;
  std::int64_t used(Seat, std::int64_t now) const;
  void charge(Seat, std::int64_t now, std::int64_t free = 0);
  void remember(Seat, std::int64_t now, std::int64_t ticket);
  void win_increment(Seat);
  void stop(Seat seat) { now_.of[seat].since = now_.of[seat].stopped = 0; }
  void stop_all();
  void end_run();

  TimeControl control_;
  bool by_decision_ = false;
  Saved now_;
};

}  // namespace kosmo
