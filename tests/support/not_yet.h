// For tests of games: what a position says cannot be done yet, as text.
#pragma once

#include <string>

#include "engine/rules.h"

namespace kosmo {

// One line each: "stop: NK-ENE-03: First move your own energy token, at least once."
template <Rules G>
std::string not_yet(const typename G::State& s) {
  std::string out;
  for (const NotYet& missing : Engine<G>::not_yet(s))
    out += print_action(G::verbs(), missing.action) + ": " + std::string(missing.why.rule) + ": " +
           say(missing.why.why, missing.why.args, Lang::kEnglish) + "\n";
  return out;
}

}  // namespace kosmo
