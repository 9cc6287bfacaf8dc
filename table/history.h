// A game in progress that can be taken back: the present, and as much of the past as an undo may reach.
//
// A decision may be taken back by the seat that made it, until another seat decides or until anybody learns anything
// hidden. The engine counts what becomes known (reveals), so nothing is marked by hand. Older states are dropped at
// once, so a long game costs no more memory than a short one.
#pragma once

#include "engine/game.h"

namespace kosmo {

// Why this seat may not decide now: it is another's turn. Cites the rule of the decision that is open.
Refusal not_your_turn(const Game&, const Decision&);

class History {
 public:
  explicit History(Position start) : now_(std::move(start)) {}

  const Position& now() const { return now_; }

  Refusal why_not(Seat, Action) const;
  // The action must be legal for the seat that is asked.
  void play(Action, Events = {});

  Problem can_undo(Seat) const;
  // Takes back the last decision, which can_undo must allow.
  void undo();
  // Whose decision could be taken back now; kNobody if none.
  Seat undoable() const { return past_.empty() ? kNobody : last_; }

 private:
  Position now_;
  std::vector<Position> past_;  // states before each decision that `last_` may still take back
  Seat last_ = kNobody;         // who decided last
  Seat before_ = kNobody;       // who decided last before those
};

}  // namespace kosmo
