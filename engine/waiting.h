// Looking into the stack of what waits to be done; and, for invariants, saying what is wrong with it or with what lies
// before a player.
#pragma once

#include <algorithm>

#include "engine/basics.h"
#include "engine/step.h"

namespace kosmo {

// Does a step of this kind wait, of this seat if one is named?
template <class AnyCore, class Kind>
bool is_waiting(const AnyCore& core, Kind kind) {
  return std::any_of(core.steps.begin(), core.steps.end(), [&](const Step& step) { return step.is(kind); });
}
template <class AnyCore, class Kind>
bool is_waiting(const AnyCore& core, Kind kind, Seat seat) {
  return std::any_of(core.steps.begin(), core.steps.end(),
                     [&](const Step& step) { return step.is(kind) && step.seat == seat; });
}

// The latest step of a kind that still waits; there must be one, or the state was put together by hand. To a response
// that is being carried out, the latest play that waits is the one it answers: here a zap finds what it negates.
template <class AnyCore, class Kind>
auto* latest_waiting(AnyCore& core, Kind kind) {
  for (int i = core.steps.size() - 1; i >= 0; --i)
    if (core.steps[i].is(kind)) return &core.steps[i];
  broken_limit("nothing waits for this answer");
}

// The latest step of a kind that still waits is not carried out after all, if there is one.
template <class AnyCore, class Kind>
void drop_waiting(AnyCore& core, Kind kind) {
  for (int i = core.steps.size() - 1; i >= 0; --i)
    if (core.steps[i].is(kind)) {
      core.steps.take(i);
      return;
    }
}

// A step of the game G that no game leaves where it waits: why, and the rule it comes from.
template <class G>
Problem cannot_wait(const Step& step, std::string_view en, std::string_view pl) {
  const auto& rule = G::steps()[step.kind];
  const std::string name(rule.name), cited(rule.rule_for ? rule.rule_for(step) : rule.rule);
  return {"/steps: '" + name + "': " + std::string(en) + " (" + cited + ")",
          "/steps: „" + name + "”: " + std::string(pl) + " (" + cited + ")"};
}

// Something that lies before a player of the game G and cannot: in which field, and why.
template <class G>
Problem wrong_at(Seat seat, std::string_view field, std::string_view en, std::string_view pl) {
  const std::string where = "/players/" + std::string(G::info().seat_names[seat].id) + "/" + std::string(field) + ": ";
  return {where + std::string(en), where + std::string(pl)};
}

}  // namespace kosmo
