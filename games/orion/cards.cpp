// The cards as readers see them, with what is printed beside their texts.
#include <fmt/format.h>

#include "games/orion/card_facts.h"
#include "games/orion/orion.h"
#include "games/orion/words.h"

namespace kosmo::orion {

// What is printed on a structure beside its text: "Blue. Cost: 3 food. Yields: nothing. 2 VP."
static std::string printed_facts(const Structure& card, Lang lang) {
  const auto amounts = [&](const Amount& amount, Form form = Form::kPlain) {
    std::string out;
    for (int r = 0; r < kResources; ++r) {
      if (amount[r] == 0) continue;
      out += (out.empty() ? "" : ", ") + say_counted(kResourceKind, amount[r], r, lang, form);
    }
    return out.empty() ? (lang == Lang::kPolish ? "nic" : "nothing") : out;
  };
  const std::string points = card.keyword == Keyword::kEndGame ? "?" : std::to_string(card.vp);
  const std::string colour = kColourKind.say(static_cast<int>(card.colour), lang);
  if (lang == Lang::kPolish)
    return fmt::format("Kolor: {}. Koszt: {}. Produkuje: {}. PZ: {}.", colour, amounts(card.cost),
                       amounts(card.produces, Form::kAccusative), points);
  return fmt::format("Colour: {}. Cost: {}. Yields: {}. VP: {}.", colour, amounts(card.cost), amounts(card.produces),
                     points);
}

std::vector<CardText> Orion::cards() {
  std::vector<CardText> out;
  const auto add = [&](const auto& card) {
    out.push_back(card);
    out.back().facts = facts_of(card);
  };
  for (const Structure& card : content().structures) {
    add(card);
    out.back().printed_en = printed_facts(card, Lang::kEnglish);
    out.back().printed_pl = printed_facts(card, Lang::kPolish);
  }
  for (const Advisor& card : content().advisors) add(card);
  for (const Race& card : content().races) add(card);
  return out;
}

}  // namespace kosmo::orion
