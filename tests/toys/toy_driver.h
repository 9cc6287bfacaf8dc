// Plays a toy in a test the way one would tell it: driver.does("red", "claim green").
#pragma once

#include <vector>

#include "engine/game.h"

namespace kosmo {

class ToyDriver {
 public:
  ToyDriver(const Game& game, int seats, const std::vector<std::string>& options = {}, std::uint64_t seed = 1);

  // The seat, which must be the one asked, takes the action, which must be legal. Anything else fails the test.
  ToyDriver& does(std::string_view seat, std::string_view action);
  // The rule that refuses the action; empty if it is legal.
  std::string refused_by(std::string_view action) const;

  std::string asked() const;                       // whose decision it is: "red"; "nobody" when the game is over
  std::vector<std::string> choices() const;        // as canonical text
  std::string at(std::string_view pointer) const;  // what the whole state holds there, as JSON
  std::string story(Seat viewer) const;            // what was told to this viewer, in English

  // Changes the truth: as a scenario would.
  ToyDriver& given(std::string_view pointer, std::string_view json);
  std::vector<float> tensor(Seat viewer) const { return now.game().tensor(now.data(), viewer); }

  Position now;

 private:
  std::vector<Event> events_;
};

// A decision may be taken back if nobody has learned anything since.
inline bool may_take_back(const Position& before, const Position& now) { return before.reveals() == now.reveals(); }

}  // namespace kosmo
