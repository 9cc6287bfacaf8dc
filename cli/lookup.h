// Looking things up: rules by number or words, cards by id or name. Shared by `rules`, `card` and the table.
#pragma once

#include "cli/command.h"
#include "engine/game.h"
#include "engine/rules_text.h"
#include "engine/word_search.h"

namespace kosmo {

// Cards whose id is `wanted`, else those whose name (in either language) holds it; letter case and Polish marks aside.
std::vector<CardText> find_cards(const Game&, std::string_view wanted);
// Cards that hold every word, in whatever form, in their id, name or text; best match first.
std::vector<CardText> search_cards(const Game&, std::string_view words, Lang);

// Printed for reading: wrapped, with the words that were looked for standing out.
std::string show_rule(const RuleText&, const Context&, std::string_view words = {});
std::string show_card(const CardText&, const Context&, std::string_view words = {});
// A line for each section, "5.3 Energy phase  12  NK-ENE-01 … NK-ENE-12"; where there are several documents, below
// their titles.
std::string show_sections(std::span<const RuleText>, const Context&);

// The words painted wherever the text holds them, in any form.
std::string highlighted(std::string_view text, const WordSearch& words, const Terminal&);

}  // namespace kosmo
