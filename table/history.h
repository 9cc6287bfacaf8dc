// A game in progress that can be taken back: the present, and as much of the past as an undo may reach.
//
// A decision may be taken back by the seat that made it, until another seat decides or until anybody learns anything
// hidden. The engine counts what becomes known (reveals), so nothing is marked by hand. Older states are dropped at
// once; what is kept of them are the actions, from which the past can be played again if everybody agrees to go back.
#pragma once

#include "engine/game.h"

namespace kosmo {

// Why this seat may not decide now: it is another's turn. Cites the rule of the decision that is open.
Refusal not_your_turn(const Game&, const Decision&);

class History {
 public:
  explicit History(Position start) : start_(start), now_(std::move(start)) {}

  const Position& now() const { return now_; }
  const Position& start() const { return start_; }

  Refusal why_not(Seat, Action) const;
  // The action must be legal for the seat that is asked.
  void play(Action, Events = {});

  Problem can_undo(Seat) const;
  // Takes back the last decision, which can_undo must allow.
  void undo();
  // How many decisions must be taken back to undo this seat's last one; 0 if it has made none.
  int back_to_last_of(Seat) const;
  // Takes back so many decisions whatever has become known since: the players have agreed to it.
  void rewind(int decisions);
  int length() const { return static_cast<int>(line_.size()); }  // decisions that stand

  // All of it but the start and the actions: enough to go on from here without playing the game again.
  struct Saved {
    Position base;  // the oldest state that an undo may reach
    int base_at;    // how many decisions led to it
    Seat before;
    bool answered;
  };
  Saved save() const;
  // `line` are the actions that stand, from start on. From the saved base on they are played, and std::invalid_argument
  // is thrown if one of them is not legal.
  static History restore(Position start, const std::vector<std::pair<Seat, Action>>& line, const Saved&);

  // Whose decision could be taken back now; kNobody if none.
  Seat undoable() const { return past_.empty() ? kNobody : owner_; }

 private:
  struct Move {
    Seat seat;
    Action action;
  };
  Position start_, now_;
  std::vector<Move> line_;      // from start_ to now_
  std::vector<Position> past_;  // before each decision that can still be taken back; all of them are one seat's
  Seat owner_ = kNobody;        // whose those are
  Seat before_ = kNobody;       // who decided last before them
  bool answered_ = false;  // that decision stands because another seat has decided since (even if it took that back:
                           // it has shown what it would do), not because something became known
};

}  // namespace kosmo
