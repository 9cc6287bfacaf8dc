// The numbered rules as text, compiled in from docs/rules/. Refusals, `why` and `rules` speak from here, and so the
// program and the reference cannot drift apart.
#pragma once

#include <vector>

#include "engine/basics.h"

namespace kosmo {

struct RuleText {
  std::string id;  // "NK-ENE-04"
  std::string section_en, section_pl;
  std::string en, pl;
  const std::string& text(Lang lang) const { return lang == Lang::kPolish ? pl : en; }
  const std::string& section(Lang lang) const { return lang == Lang::kPolish ? section_pl : section_en; }
};

// All rules of a game, in the document's order. Empty if the game brings no rules text.
const std::vector<RuleText>& rules_of(std::string_view game_id);
const RuleText* find_rule(std::string_view rule_id);
// Rules that hold every word (letter case aside) in their id, section or text; best match first.
std::vector<const RuleText*> search_rules(std::string_view game_id, std::string_view words, Lang);

// Lower-cases and folds Polish letters to plain ones, so that "gwiazdę" finds "gwiazde".
std::string fold(std::string_view);

}  // namespace kosmo
