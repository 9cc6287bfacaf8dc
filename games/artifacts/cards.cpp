// The cards as readers see them. Of most of them the words are made from their data (explain.h).
#include "games/artifacts/artifacts.h"
#include "games/artifacts/card_facts.h"
#include "games/artifacts/explain.h"

namespace kosmo::artifacts {
namespace {

void print(CardText& card, Text what) {
  card.printed_en = what.en;
  card.printed_pl = what.pl;
}

// What is on a card that has no text of its own, or has one for one of its sides only.
template <class Card>
void tell_whole(CardText& out, const Card& card) {
  out.text_en = whole_text(card, Lang::kEnglish);
  out.text_pl = whole_text(card, Lang::kPolish);
}

}  // namespace

std::vector<CardText> Artifacts::cards() {
  std::vector<CardText> out;
  const auto add = [&](const CardText& card, std::string facts) -> CardText& {
    out.push_back(card);
    out.back().facts = std::move(facts);
    return out.back();
  };
  for (const BuiltCard& card : content().cards) {
    CardText& text = add(card, facts_of(card));
    const std::string en = say_sort(card, Lang::kEnglish), pl = say_sort(card, Lang::kPolish);
    print(text, {en, pl});
    tell_whole(text, card);
  }
  for (const Artifact& card : content().artifacts)
    print(add(card, facts_of(card)), {"Alien Artifact.", "Artefakt Obcych."});
  for (const AttackTable& card : content().systems) {
    CardText& text = add(card, facts_of_system(card));
    print(text, {"Alien System.", "System Obcych."});
    tell_whole(text, card);
  }
  for (const AttackTable& card : content().plans) {
    CardText& text = add(card, facts_of_plan(card));
    print(text, {"Defence Plan.", "Plan obronny."});
    tell_whole(text, card);
  }
  for (const Faction& card : content().factions) {
    CardText& text = add(card, facts_of(card));
    print(text, {"Faction.", "Frakcja."});
    tell_whole(text, card);
  }
  for (const Resource& card : content().resources) {
    CardText& text = add(card, facts_of(card));
    print(text, {"Resource card.", "Karta Zasobów."});
    tell_whole(text, card);
  }
  return out;
}

}  // namespace kosmo::artifacts
