// The reveal as it would go if these two cards lay there: what a judgement of a position has to know of powers. The
// rules themselves carry it out, on a copy, so no alien is named here.
#pragma once

#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {

// How two cards end, if nobody adds anything.
struct Foreseen {
  Outcome outcome = Outcome::kOpen;
  bool is_compared = false;  // by totals; `ahead` is by how much the offense wins, `is_turned` that who is ahead loses
  bool is_turned = false;
  int ahead = 0;
  bool pays = false;  // the loser showed a negotiate to an attack
};

// A power that a main player could still declare between selection and reveal.
struct Plan {
  const Effect* effect = nullptr;  // none: to declare nothing
  int alien = kNone;
};

class Foresight {
 public:
  explicit Foresight(const State& s);

  // In an encounter whose cards are revealed they are those that lie there.
  Foreseen of(const Array<std::uint8_t, 2>& laid, Seat planner = kNobody, const Plan& plan = {});
  // What this seat could declare if two cards lay there; the first is nothing.
  FixedList<Plan, 6> plans(Seat);

 private:
  bool is_changed_by_powers() const;
  Foreseen by_print(const Array<std::uint8_t, 2>& laid) const;
  void turn_up();
  void declare(Seat, const Plan&);
  void declare_all_at(Moment);

  const State& now_;
  State trial_;
  bool is_plain_ = false;  // what is printed counts, and what is added to it is the same whatever lies there
  int added_ = 0;
};

}  // namespace kosmo::cosmic
