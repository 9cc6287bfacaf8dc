// A scenario as it stands in its file, read and checked for form; engine/scenario.cpp plays it.
#pragma once

#include "engine/game.h"

namespace kosmo {

// A text and the line it stands in.
struct SourcedText {
  std::size_t line = 0;
  std::string text;
};

// A place in a JSON document, and a value for it (as JSON text).
struct PointerValue {
  std::size_t line = 0;
  std::string pointer;
  std::string json;
};

// One [[play]] entry.
struct ScenarioPlay {
  int number = 0;
  std::size_t line = 0;
  // Checked before the action:
  std::optional<SourcedText> asked, step;
  std::optional<std::vector<SourcedText>> choices;  // exactly these
  std::vector<SourcedText> offers, denies;
  // Played:
  Seat seat = kNobody;
  std::vector<SourcedText> actions;
  std::optional<SourcedText> refused;  // by this rule
  // Checked after it:
  std::vector<PointerValue> expect;
  struct Seen {
    Seat viewer;
    PointerValue what;
  };
  std::vector<Seen> expect_view;
  std::optional<bool> over;
  std::vector<PointerValue> result;
};

struct ScenarioFile {
  std::string name, title;
  std::vector<std::string> rules;
  const Game* game = nullptr;
  int seats = 0;
  Options options{};
  std::uint64_t seed = 1;
  std::size_t given_line = 0;
  std::vector<PointerValue> given;
  std::vector<ScenarioPlay> plays;
};

// What is wrong, with its place: "file:12: ...".
Problem problem_at(const std::string& file, std::size_t line, const std::string& en, const std::string& pl);

// Title and rules are filled in as far as they could be read even when a problem is returned.
Problem read_scenario(std::string_view toml, std::string_view file_name, ScenarioFile& out);

}  // namespace kosmo
