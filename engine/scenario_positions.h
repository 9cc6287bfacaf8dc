// Base positions: where many scenarios of a game begin, each under a name. They stand in
// games/<game>/scenarios/positions.toml and are compiled in, so that a question may begin from them wherever it lies.
#pragma once

#include "engine/scenario_file.h"

namespace kosmo {

// [craft]
// title = "$seat's craft phase", title_pl = "..."
// with  = ["seat"]
// base  = "turn $seat", if it begins from another one of the file
// given = { "/steps" = [{ step = "craft", seat = "$seat" }] }
// options = { overlap = 1 }, if it is not the standard game; a scenario may overrule them
struct BasePosition {
  std::string name;
  ScenarioTitle title;
  std::vector<std::string> with;       // what a scenario says after the name: base = "craft pink"
  std::vector<PointerValue> given;     // $seat in it stands for what was said
  std::vector<std::string> options{};  // "overlap=1"

  // As a scenario calls it: "craft SEAT".
  std::string usage() const;
  // Its values with everything said put in; as many as `with` names.
  std::vector<PointerValue> filled(std::span<const std::string> said, std::size_t line) const;
};

Maybe<std::vector<BasePosition>> read_positions(std::string_view toml, const std::string& file);
// Those of a game, as compiled in; none if it has none.
const std::vector<BasePosition>& positions_of(std::string_view game_id);

}  // namespace kosmo
