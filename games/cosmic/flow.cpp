// The parts of the game, joined. The course of a turn, window by window, is rules/course.cpp.
#include "engine/erase.h"
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {

static constinit Joined<State> joined;

static bool join_parts() {
  std::vector<AnyPart<State>*> parts{&setup_part(),      &course_part(),       &windows_part(),     &artifacts_part(),
                                     &cards_part(),      &ships_part(),        &destiny_part(),     &alliance_part(),
                                     &planning_part(),   &reveal_part(),       &deal_part(),        &resolution_part(),
                                     &technology_part(), &tech_outside_part(), &tech_inside_part(), &powers_part(),
                                     &sheets_part(),     &hoard_part(),        &cheating_part()};
  for (AnyPart<State>* part : alien_parts()) parts.push_back(part);
  return joined.join(parts);
}

std::span<const StepRule<State>> Cosmic::steps() { return joined.steps(); }
std::span<const VerbRule> Cosmic::verbs() { return joined.verbs(); }
std::span<const Phrase> Cosmic::event_phrases() { return joined.events(); }

const Game& game() {
  [[maybe_unused]] static const bool is_joined = join_parts();
  static const Erased<Cosmic> kGame;
  return kGame;
}

}  // namespace kosmo::cosmic
