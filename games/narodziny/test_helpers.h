// For tests of this game only: the tables of the rules document, and random games looked at after every decision.
#pragma once

#include <string>
#include <vector>

#include "engine/content.h"
#include "engine/rules.h"
#include "games/narodziny/narodziny.h"

namespace kosmo::narodziny {

using Run = Engine<Narodziny>;

// Positions put together by hand need not add up; builds that check every invariant say so once the action is done.
inline void apply_by_hand(State& s, Action a, Events events = {}) {
  try {
    Run::apply(s, a, events);
  } catch (const BrokenLimit&) {
  }
}

inline State fresh(int seats, std::uint64_t seed, const Options& options = {}) {
  State s;
  Run::start(s, seats, options, seed, {});
  return s;
}

// Plays a game at random, and shows `look` every decision: the state before, the action, the state after.
template <class Look>
void play_at_random(int seats, std::uint64_t seed, Look&& look, const Options& options = {}) {
  State s = fresh(seats, seed, options);
  Rng rng(seed);
  ActionList choices;
  while (!Run::over(s)) {
    Run::legal(s, choices);
    const Action action = choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())))];
    const State before = s;
    Run::apply(s, action, {});
    look(before, action, s);
  }
}

inline std::string trimmed(std::string_view text) {
  const auto from = text.find_first_not_of(" `");
  if (from == std::string_view::npos) return "";
  return std::string(text.substr(from, text.find_last_not_of(" `") - from + 1));
}

inline std::vector<std::string> divided(std::string_view text, char by) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(by, at), text.size());
    parts.push_back(trimmed(text.substr(at, end - at)));
    at = end + 1;
  }
  return parts;
}

using Row = std::vector<std::string>;

inline constexpr std::string_view kEnglishRules = "rules/narodziny.md", kPolishRules = "rules/narodziny.pl.md";

// The rows of the first table below the line that begins with `heading` in the rules document.
inline std::vector<Row> document_table(std::string_view heading, std::string_view rules = kEnglishRules) {
  std::vector<Row> rows;
  const Maybe<SourceFile> document = content_file(rules);
  if (!document) return rows;
  bool below = false;
  for (const std::string& line : divided(document->text, '\n')) {
    if (line.starts_with(heading)) below = true;
    if (!below || (line.empty() && rows.empty())) continue;
    if (!line.starts_with('|') && !rows.empty()) break;
    if (!line.starts_with('|')) continue;
    Row row = divided(std::string_view(line).substr(1, line.size() - 2), '|');
    rows.push_back(std::move(row));
  }
  if (rows.size() >= 2) rows.erase(rows.begin(), rows.begin() + 2);  // the head and the line below it
  return rows;
}

}  // namespace kosmo::narodziny
