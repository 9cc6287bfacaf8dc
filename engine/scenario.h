// Scenarios: a question to a rules lawyer, as a text file that a player can read. See docs/scenarios.md.
#pragma once

#include "engine/scenario_file.h"

namespace kosmo {

struct ScenarioReport {
  std::string file;
  ScenarioTitle title;
  std::vector<std::string> rules;  // the rules it proves
  int steps = 0;                   // actions played and refused
  int checks = 0;                  // what was compared: offers, values, sentences, results
  std::vector<Problem> failures;   // everything that does not hold, each with file and line; empty: it holds

  // All of them, a line each; empty if it holds.
  Problem failure() const;
};

// Runs the scenarios of a file: one, or one for each of its variants. Mistakes in the file itself are failures too,
// with line and key.
std::vector<ScenarioReport> run_scenarios(std::string_view toml, std::string_view file_name);
std::vector<ScenarioReport> run_scenario_file(const std::string& path);
// The same for a file with one scenario; of several, the first that fails, or the first.
ScenarioReport run_scenario(std::string_view toml, std::string_view file_name);

}  // namespace kosmo
