// A game in progress that can be taken back: the present, and as much of the past as an undo may reach.
//
// A decision may be taken back by the seat that made it, until another seat decides or until anybody learns anything
// hidden. The engine counts what becomes known (reveals), so nothing is marked by hand. Older states are dropped at
// once; what is kept of them are the actions, from which the past can be played again if everybody agrees to go back.
// Then what nobody knew is shuffled anew, so that nothing which was seen ahead is worth anything.
#pragma once

#include <optional>

#include "engine/game.h"

namespace kosmo {

// Why this seat may not decide now: it is another's turn. Cites the rule of the decision that is open.
Refusal not_your_turn(const Game&, const Decision&);

// After so many decisions what nobody knew was shuffled anew, from this key.
struct Reshuffle {
  int after = 0;
  Seed key;
};

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
  // Why that one cannot be taken back even if all agree: there is none, or it lies before the beginning of the seat's
  // last turn. A turn that was taken back counts: going back again and again leads no further.
  Problem can_rewind(Seat) const;
  // Of the last so many decisions, how many were whose.
  Array<int, kMaxSeats> last_by_seat(int decisions) const;
  // Takes back so many decisions whatever has become known since: the players have agreed to it. With a key, what
  // nobody knew then is shuffled anew, and what was decided before stands.
  void rewind(int decisions, const std::optional<Seed>& key = {});
  int length() const { return static_cast<int>(line_.size()); }  // decisions that stand

  // Why the last decision stands, if it does.
  enum class Stands : std::uint8_t {
    kLearned,   // something hidden has become known
    kAnswered,  // another seat has decided since (even if it took that back: it has shown what it would do)
    kRewound    // the players have come back to this point together
  };
  // All of it but the start, the actions and the reshuffles: enough to go on from here without playing the game again.
  struct Saved {
    Position base;       // the oldest state that an undo may reach
    int base_at;         // how many decisions led to it
    Seat before;         // who made the last of those
    Stands stands;       // and why it cannot be taken back
    std::uint32_t turn;  // in which turn it was made
    std::array<int, kMaxSeats> last_turn;
  };
  Saved save() const;
  // `line` are the actions that stand, from start on. From the saved base on they are played, and std::invalid_argument
  // is thrown if one of them is not legal.
  static History restore(Position start, const std::vector<std::pair<Seat, Action>>& line, std::vector<Reshuffle>,
                         const Saved&);

  // Whose decision could be taken back now; kNobody if none.
  Seat undoable() const { return past_.empty() ? kNobody : owner_; }

 private:
  struct Move {
    Seat seat;
    Action action;
    std::uint32_t turn;  // of a restored history only those from the last before the base on are right
  };
  void reshuffle(const Seed& key);
  Position start_, now_;
  std::vector<Move> line_;             // from start_ to now_
  std::vector<Position> past_;         // before each decision that can still be taken back; all of them are one seat's
  Seat owner_ = kNobody;               // whose those are
  Seat before_ = kNobody;              // who decided last before them
  Stands stands_ = Stands::kLearned;   // why that decision does
  std::vector<Reshuffle> reshuffles_;  // in the order of the line
  std::array<int, kMaxSeats> last_turn_{};  // by seat: how many decisions stood when its last turn began
};

}  // namespace kosmo
