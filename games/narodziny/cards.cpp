// The cards as readers see them, with what is printed beside their texts.
#include <fmt/format.h>

#include "games/narodziny/card_facts.h"
#include "games/narodziny/narodziny.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {

std::vector<CardText> Narodziny::cards() {
  std::vector<CardText> out;
  for (const Ability& a : content().abilities)
    out.push_back({a.id, a.name_en, a.name_pl, a.text_en, a.text_pl, a.source, facts_of(a)});
  for (const Goal& g : content().goals)
    out.push_back({g.id, g.name_en, g.name_pl, g.text_en, g.text_pl, g.source, facts_of(g)});
  for (int t = 0; t < kTiles; ++t) {
    const std::string en = kTileKind.say(t, Lang::kEnglish), pl = kTileKind.say(t, Lang::kPolish);
    out.push_back({tile(t).id, fmt::format("Nebula of size {}", tile(t).size),
                   fmt::format("Mgławica rozmiaru {}", tile(t).size), en, pl, tile(t).source, facts_of(tile(t))});
  }
  return out;
}

}  // namespace kosmo::narodziny
