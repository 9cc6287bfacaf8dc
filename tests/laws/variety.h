// Does what is hidden vary between draws? A draw that always returns the truth is a cheat.
#pragma once

#include <map>

#include "tests/laws/secrets.h"

namespace kosmo {

// Where a view hides something: "/players/red/hand" holds {"hidden": 3}, perhaps beside cards of it that are known.
std::vector<std::string> hidden_paths(const Position& truth, Seat viewer);

class Variety {
 public:
  void note(const Position& truth, const std::vector<std::string>& paths, const std::vector<Position>& draws);
  // What hardly varied, in words; empty if all did.
  std::string verdict() const;

 private:
  struct Count {
    int seen = 0, varied = 0;
  };
  std::map<std::string, Count> counts_;  // by kind of secret
};

}  // namespace kosmo
