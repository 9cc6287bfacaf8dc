// Bots. A bot sees what its seat may see and nothing else: it is handed an Outlook, never the state.
#pragma once

#include <memory>

#include "engine/game.h"

namespace kosmo {

// What the player of one seat may hold of a game: its view, its choices, and worlds imagined from them. In a round in
// which others are asked before it, it is asked as if they did nothing.
class Outlook {
 public:
  Outlook(const Position& truth, Seat seat) : truth_(&truth), seat_(seat) {
    if (truth.over() || truth.to_move() == seat) return;
    turned_ = truth;
    is_asked_ = turned_->turn_to(seat);
    if (!is_asked_) turned_.reset();
  }
  Seat seat() const { return seat_; }
  const Game& game() const { return truth_->game(); }
  int seats() const { return truth_->seats(); }
  // Nothing, if this seat is not asked.
  Decision decision() const { return is_asked_ ? asked().decision() : Decision{}; }
  void legal(ActionList& out) const {
    out.clear();
    if (is_asked_) asked().legal(out);
  }
  View view() const { return truth_->view(seat_); }
  // A whole world drawn at random among those that this seat cannot tell from the real one.
  Position imagine(Rng& dream) const {
    Position world(asked());
    world.determinize(seat_, dream);
    return world;
  }

 private:
  const Position& asked() const { return turned_ ? *turned_ : *truth_; }
  const Position* truth_;  // private for good: see imagine()
  Seat seat_;
  std::optional<Position> turned_{};
  bool is_asked_ = true;
};

class Player {
 public:
  virtual ~Player() = default;
  virtual Action choose(const Outlook&) = 0;  // one of the legal actions; the outlook's seat is the one asked
};

// The player's answer; the first legal action, and a fault counted, if it throws or answers with something else.
// Whoever lets bots play asks them through this: a mistake in a bot must not stop a game.
Action ask_player(Player&, const Position& truth, const ActionList& choices, int& faults);

struct PlayerInfo {
  std::string_view id;
  Text name, help;
  std::unique_ptr<Player> (*make)(std::uint64_t seed);
};

// All bots, weakest first.
std::span<const PlayerInfo> players();
const PlayerInfo* find_player(std::string_view id);

}  // namespace kosmo
