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
  Seat undoable() const { return past_.empty() ? kNobody : owner_; }

 private:
  Position now_;
  std::vector<Position> past_;  // before each decision that can still be taken back; all of them are one seat's
  Seat owner_ = kNobody;        // whose those are
  Seat before_ = kNobody;       // who decided last before them
  bool answered_ = false;  // that decision stands because another seat has decided since (even if it took that back:
                           // it has shown what it would do), not because something became known
};

}  // namespace kosmo
