// A scenario as it stands in its file, read and checked for form; engine/scenario.cpp plays it.
#pragma once

#include "engine/game.h"

namespace kosmo {

struct ScenarioTitle {
  std::string en, pl;
  const std::string& at(Lang lang) const { return lang == Lang::kPolish ? pl : en; }
};

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
  struct Choices {
    std::size_t line = 0;
    std::vector<SourcedText> actions;
  };
  std::optional<Choices> choices;  // exactly these
  std::vector<SourcedText> offers, denies;
  // Played:
  Seat seat = kNobody;
  std::vector<SourcedText> actions;
  struct Refused {
    std::size_t line = 0;
    std::vector<std::string> rules;  // by one of these; none: by whatever rule
  };
  std::optional<Refused> refused;
  // Checked after it:
  struct Heard {
    Seat listener;
    SourcedText sentence;
  };
  std::vector<Heard> hears;      // of one listener in this order
  std::vector<Heard> hears_not;  // part of nothing that the listener is told
  std::vector<PointerValue> expect;
  struct Seen {
    Seat viewer;
    PointerValue what;
  };
  std::vector<Seen> expect_view;
  struct Over {
    std::size_t line = 0;
    bool is_over = false;
  };
  std::optional<Over> over;
  std::vector<PointerValue> result;
};

struct ScenarioFile {
  std::string name;
  ScenarioTitle title;
  std::vector<std::string> rules;
  const Game* game = nullptr;
  int seats = 0;
  Options options{};
  Seed seed = 1;
  std::size_t given_line = 0;
  std::vector<PointerValue> given;  // of the base position, the file and the variant, in this order
  std::vector<ScenarioPlay> plays;
};

// What is wrong, with its place: "file:12: ...".
Problem problem_at(const std::string& file, std::size_t line, const std::string& en, const std::string& pl);

// The scenarios of a file: one, or one for each of its variants. After a problem, one with its title and rules as far
// as they could be read.
Problem read_scenarios(std::string_view toml, std::string_view file_name, std::vector<ScenarioFile>& out);

}  // namespace kosmo
