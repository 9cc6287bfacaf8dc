// "Why" asked of a verb alone ("why build"), or of an action whose last arguments are missing: may it be done now, with
// which arguments, by which rule; and if not, why not. For terminal and server alike.
#pragma once

#include "engine/game.h"

namespace kosmo {

// A verb with fewer arguments than it takes.
struct PartOfAction {
  Action action;
  int given = 0;  // so many of its arguments are meant
};
// Nothing if the text is a whole action or none at all.
std::optional<PartOfAction> parse_part(std::span<const VerbRule>, std::string_view text);

struct WhyAnswer {
  std::string_view rule;         // that allows it, or that refuses it
  Problem words;                 // the answer, without the number of the rule
  std::vector<Action> possible;  // the choices that begin so; none: it cannot be done
};
// For the seat that is asked.
WhyAnswer why_part(const Position&, const PartOfAction&);
// Refused whatever the arguments are: it is another's turn.
WhyAnswer why_part(const Game&, const PartOfAction&, const Refusal&);

}  // namespace kosmo
