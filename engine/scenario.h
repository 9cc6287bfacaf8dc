// Scenarios: a question to a rules lawyer, as a text file that a player can read. See docs/scenarios.md.
#pragma once

#include "engine/game.h"

namespace kosmo {

struct ScenarioReport {
  std::string file, title;
  std::vector<std::string> rules;  // the rules it proves
  int steps = 0;                   // actions played and refused
  Problem failure;                 // empty: it holds
};

// Runs one scenario. Mistakes in the file itself are failures too, with line and key.
ScenarioReport run_scenario(std::string_view toml, std::string_view file_name);
ScenarioReport run_scenario_file(const std::string& path);

}  // namespace kosmo
