// The cards as a set: what is on them against the tables of the rules document, in both languages, and what is told of
// them in words.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>

#include <gtest/gtest.h>

#include "engine/content.h"
#include "games/artifacts/explain.h"
#include "games/artifacts/rules/rules.h"
#include "games/artifacts/test_helpers.h"

namespace kosmo::artifacts {
namespace {

constexpr std::string_view kDocuments[] = {kEnglishRules, kPolishRules};

Lang language_of(std::string_view rules) { return rules == kPolishRules ? Lang::kPolish : Lang::kEnglish; }

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

// What the document writes as BONUS_IF(N_PLANETS>=3, 1), as the files do: bonus_if n_planets 3 1.
std::string as_in_files(std::string text) {
  text = text.substr(0, text.find('`'));
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  for (const auto& [from, to] : std::initializer_list<std::pair<std::string_view, std::string_view>>{
           {">=", " "}, {"(", " "}, {")", " "}, {",", " "}, {"/", " "}, {": ", " gives "}})
    replace_all(text, from, to);
  while (text.find("  ") != std::string::npos) replace_all(text, "  ", " ");
  for (const auto& [from, to] :
       std::initializer_list<std::pair<std::string_view, std::string_view>>{{" ;", ";"},
                                                                            {"any other", "other"},
                                                                            {" chosen kind", ""},
                                                                            {"no reveal", "no_reveal"},
                                                                            {"blue+green+red max 3 cards", "3"},
                                                                            {"not planets", "not_planets"},
                                                                            {"one player", "one_player"},
                                                                            {"one colour", "one_colour"},
                                                                            {"basic 1 card", "basic one"},
                                                                            {"all all cards", "all all"}})
    replace_all(text, from, to);
  // A trigger with a cost: the files put the cost first.
  if (const auto arrow = text.find("-> "); text.starts_with("when ") && arrow != std::string::npos) {
    const auto end = text.find(' ', 5) + 1;  // behind the event
    text = text.substr(end, arrow + 3 - end) + text.substr(0, end) + text.substr(arrow + 3);
  }
  return trimmed(text);
}

std::string joined(const std::vector<std::string>& parts, std::string_view by) {
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : std::string(by)) + part;
  return out;
}

// Lists of words by card, as the content files have them, since the loaded effects are numbers.
using Words = std::map<std::string, std::vector<std::string>>;
Words words_in_file(std::string_view path, std::string_view list, std::string_view key) {
  Words out;
  const Maybe<SourceFile> file = content_file(path);
  if (!file) return out;
  ContentReader reader(*file);
  for (const ContentEntry& entry : reader.list(list))
    if (entry.has(key)) out[entry.text("id")] = entry.texts(key);
  return out;
}

// The first columns of every table of cards: id, the name in the document's language, the other name.
void expect_names(const Row& row, const CardText& card, std::string_view rules) {
  EXPECT_EQ(row[0], card.id);
  EXPECT_EQ(row[1], card.name(language_of(rules))) << card.id;
  EXPECT_EQ(row[2], rules == kPolishRules ? card.name_en : card.name_pl) << card.id;
}
void expect_kind(const std::string& cell, CardKind kind, std::string_view rules) {
  const int value = static_cast<int>(kind);
  EXPECT_EQ(cell, rules == kPolishRules ? kCardKindKind.say(value, Lang::kPolish) : kCardKindKind.print(value));
}

std::string printed(const Section& it) {
  constexpr Array<std::string_view, kCardKinds> kKinds = {"XPR", "XPD", "XTM", "XPT"};
  constexpr Array<char, kColours> kLetters = {'b', 'g', 'r', 'y'};
  return kLetters[it.colour] + std::to_string(it.icons) + " " + std::string(kKinds[it.kind]);
}

TEST(ArtifactsCards, AA_COMP_01_every_resource_card_is_as_printed_in_both_documents) {
  for (const std::string_view rules : kDocuments) {
    int found = 0;
    for (const Row& row : document_table("### 11.1", rules))
      for (std::size_t at = 0; at + 3 < row.size(); at += 4) {
        if (row[at].empty()) continue;
        const Resource& card = resource(resource_called(row[at]));
        EXPECT_EQ(row[at + 1], printed(card.sections[0])) << card.id;
        EXPECT_EQ(row[at + 2], printed(card.sections[1])) << card.id;
        EXPECT_EQ(row[at + 3], std::to_string(card.number)) << card.id;
        EXPECT_NE(card.sections[0].colour, card.sections[1].colour) << card.id;
        EXPECT_NE(card.sections[0].kind, card.sections[1].kind) << card.id;
        ++found;
      }
    EXPECT_EQ(found, kResources);
  }
}

TEST(ArtifactsCards, AA_COMP_02_every_ship_is_as_printed_in_both_documents) {
  const Words abilities = words_in_file("artifacts/ships.toml", "ship", "abilities");
  for (const std::string_view rules : kDocuments) {
    const std::vector<Row> table = document_table("### 11.2", rules);
    ASSERT_EQ(table.size(), std::size_t{kOfType});
    int index = 0;
    for (const Row& row : table) {
      const BuiltCard& it = card(card_of(Type::kShip, index++));
      expect_names(row, it, rules);
      expect_kind(row[3], it.kind, rules);
      EXPECT_EQ(as_in_files(row[4]), joined(abilities.at(it.id), "; ")) << it.id;
      EXPECT_EQ(row[5].starts_with("[R]"), it.source == "rulebook") << it.id;
    }
  }
}

TEST(ArtifactsCards, AA_COMP_02_every_planet_is_as_printed_in_both_documents) {
  for (const std::string_view rules : kDocuments) {
    const std::vector<Row> table = document_table("### 11.3", rules);
    ASSERT_EQ(table.size(), std::size_t{kOfType});
    int index = 0;
    for (const Row& row : table) {
      const BuiltCard& it = card(card_of(Type::kPlanet, index++));
      expect_names(row, it, rules);
      expect_kind(row[3], it.kind, rules);
      EXPECT_EQ(row[4].starts_with("[R]"), it.source == "rulebook") << it.id;
    }
  }
}

TEST(ArtifactsCards, AA_COMP_02_every_technology_is_as_printed_in_both_documents) {
  const std::string_view file = "artifacts/technologies.toml";
  const Words costs = words_in_file(file, "technology", "cost"), effects = words_in_file(file, "technology", "effects"),
              scores = words_in_file(file, "technology", "scores");
  for (const std::string_view rules : kDocuments) {
    const Lang lang = language_of(rules);
    const std::vector<Row> table = document_table("### 11.4", rules);
    const std::vector<Row> texts =
        document_table(lang == Lang::kPolish ? "Strony logistyczne słowami" : "What the logistic sides say", rules);
    ASSERT_EQ(table.size(), std::size_t{kOfType});
    ASSERT_EQ(texts.size(), std::size_t{kOfType});
    for (std::size_t i = 0; i < table.size(); ++i) {
      const BuiltCard& it = card(card_of(Type::kTechnology, static_cast<int>(i)));
      const Row &row = table[i], &text = texts[i];
      expect_names(row, it, rules);
      expect_kind(row[3], it.kind, rules);
      EXPECT_EQ(row[4], kKeywordKind.say(static_cast<int>(it.keyword), lang)) << it.id;
      std::string logistic = joined(effects.at(it.id), "; ");
      if (costs.contains(it.id)) logistic = joined(costs.at(it.id), " ") + " -> " + logistic;
      EXPECT_EQ(as_in_files(row[5]), logistic) << it.id;
      EXPECT_EQ(as_in_files(row[6]), joined(scores.at(it.id), "; ")) << it.id;
      EXPECT_EQ(row[7].starts_with("[R]"), it.source == "rulebook") << it.id;
      EXPECT_EQ(text[0], it.id);
      EXPECT_EQ(text[1], lang == Lang::kPolish ? it.text_pl : it.text_en) << it.id;
    }
  }
}

TEST(ArtifactsCards, EveryArtifactIsAsPrintedInBothDocuments) {
  const Words effects = words_in_file("artifacts/artifacts.toml", "artifact", "effects");
  constexpr Array<std::string_view, 3> kWindows = {"my_turn", "my_attack", "before_scoring"};
  for (const std::string_view rules : kDocuments) {
    const std::vector<Row> table = document_table("### 11.5", rules);
    ASSERT_EQ(table.size(), std::size_t{kArtifacts});
    int index = 0;
    for (const Row& row : table) {
      const Artifact& it = artifact(index++);
      expect_names(row, it, rules);
      EXPECT_EQ(row[3], kWindows[it.window]) << it.id;
      EXPECT_EQ(as_in_files(row[4]), joined(effects.at(it.id), "; ")) << it.id;
      EXPECT_EQ(row[5], rules == kPolishRules ? it.text_pl : it.text_en) << it.id;
    }
  }
}

template <class Tables>
void expect_tables(const Tables& cards, std::string_view heading, const Words& rows) {
  for (const std::string_view rules : kDocuments) {
    const std::vector<Row> table = document_table(heading, rules);
    ASSERT_EQ(table.size(), cards.size());
    for (std::size_t i = 0; i < table.size(); ++i) {
      const AttackTable& it = cards[i];
      expect_names(table[i], it, rules);
      ASSERT_EQ(table[i].size(), 3 + static_cast<std::size_t>(it.rows.size())) << it.id;
      for (std::size_t row = 3; row < table[i].size(); ++row)
        EXPECT_EQ(as_in_files(table[i][row]), rows.at(it.id)[row - 3]) << it.id;
    }
  }
}
TEST(ArtifactsCards, AA_ATK_05_every_attack_table_is_as_printed_in_both_documents) {
  expect_tables(content().systems, "### 11.6", words_in_file("artifacts/systems.toml", "system", "rows"));
  expect_tables(content().plans, "### 11.7", words_in_file("artifacts/plans.toml", "plan", "rows"));
  EXPECT_EQ(plan(kBasicPlan).id, "D00");
}

TEST(ArtifactsCards, AA_FACT_02_every_faction_is_as_printed_in_both_documents) {
  const std::string_view file = "artifacts/factions.toml";
  const Words costs = words_in_file(file, "faction", "cost"), effects = words_in_file(file, "faction", "effects");
  for (const std::string_view rules : kDocuments) {
    const std::vector<Row> table = document_table("### 11.9", rules);
    ASSERT_EQ(table.size(), std::size_t{kFactions});
    int index = 0;
    for (const Row& row : table) {
      const Faction& it = faction(index++);
      expect_names(row, it, rules);
      EXPECT_EQ(as_in_files(row[4]), joined(costs.at(it.id), " ") + " -> " + joined(effects.at(it.id), "; ")) << it.id;
      std::string bonus = row[5].substr(0, row[5].find(" ["));
      replace_all(bonus, " + ", rules == kPolishRules ? " i " : " and ");
      EXPECT_NE(say_end_bonus(it, language_of(rules)).find(bonus), std::string::npos) << bonus;
    }
  }
}

// --- in words

const BuiltCard& built(std::string_view id) { return card(card_called(id)); }

std::string side(std::string_view id, Side which, Lang lang) { return joined(say_side(built(id), which, lang), " "); }

TEST(ArtifactsCards, a_ship_tells_its_abilities) {
  const auto both = [](std::string_view id, std::string_view en, std::string_view pl) {
    EXPECT_EQ(side(id, Side::kOperational, Lang::kEnglish), en);
    EXPECT_EQ(side(id, Side::kOperational, Lang::kPolish), pl);
  };
  both("S01", "Attack Value +1. Reveal 2 cards and choose one of them. If the row gives you an Artifact: gain 1 VP.",
       "Wartość Ataku +1. Odkryj 2 karty i wybierz jedną z nich. Jeśli dzięki wierszowi zdobywasz Artefakt: "
       "otrzymujesz 1 PZ.");
  both("S03", "Attack Value +1. +2 against Alien Systems.", "Wartość Ataku +1. +2 przeciw Systemom Obcych.");
  both("S06", "Attack Value +1. +2 if the revealed card has an Exploration section.",
       "Wartość Ataku +1. +2, jeśli odkryta karta ma sekcję Eksploracji.");
  both("S09", "Attack Value +2. +1 if you have at least 3 Planets.",
       "Wartość Ataku +2. +1, jeśli masz co najmniej 3 Planety.");
  both("S25", "Attack Value +2. +2 if you have at least 3 operational Ships.",
       "Wartość Ataku +2. +2, jeśli masz co najmniej 3 operacyjne Statki.");
  both("S32", "Attack Value +1. After the reveal you may pay 3 Credits for +3.",
       "Wartość Ataku +1. Po odkryciu karty możesz wydać 3 Kredyty za +3.");
  both("S34",
       "Attack Value +2. After the attack of this Ship on a player, if it is still in the Empire: the defender loses "
       "up to 2 Credits, and you gain as many.",
       "Wartość Ataku +2. Po ataku tego Statku na gracza, jeśli jest nadal w Imperium: obrońca traci do 2 Kredytów, a "
       "ty tyle samo otrzymujesz.");
  both("S38", "Attack Value +1. +2 if you have at least 10 Credits.",
       "Wartość Ataku +1. +2, jeśli masz co najmniej 10 Kredytów.");
}

TEST(ArtifactsCards, a_logistic_side_tells_what_it_helps_with) {
  EXPECT_EQ(side("S01", Side::kLogistic, Lang::kEnglish), "Your Construction Limit for Discover a Planet is 1 higher.");
  EXPECT_EQ(side("S11", Side::kLogistic, Lang::kPolish), "Limit Konstrukcyjny dla Rozwoju Technologii rośnie o 1.");
  EXPECT_EQ(side("S31", Side::kLogistic, Lang::kPolish),
            "Limit Konstrukcyjny dla Wymiany Zasobów rośnie o 1. Gdy wchodzi do Imperium tą stroną ku górze, "
            "otrzymujesz 1 kartę Planu obronnego.");
  EXPECT_EQ(side("P01", Side::kLogistic, Lang::kEnglish), "Discover a Planet costs 2 green less.");
  EXPECT_EQ(side("P21", Side::kLogistic, Lang::kPolish), "Budowa Statku kosztuje o 2 czerwone ikony mniej.");
  EXPECT_EQ(side("P31", Side::kLogistic, Lang::kEnglish), "Purchase costs 2 Credits less.");
  EXPECT_EQ(side("P31", Side::kLogistic, Lang::kPolish), "Zakup kosztuje o 2 Kredyty mniej.");
  EXPECT_EQ(side("T01", Side::kLogistic, Lang::kPolish), built("T01").text_pl);
}

TEST(ArtifactsCards, a_planet_tells_what_is_produced_on_it) {
  EXPECT_EQ(side("P01", Side::kOperational, Lang::kEnglish),
            "When it enters the Empire with this side up, produce 3 Resource cards on it. Mine Planets: produce 1 card "
            "on it. For each card produced on it that shows an Exploration section, gain 1 VP.");
  EXPECT_EQ(side("P31", Side::kOperational, Lang::kPolish),
            "Gdy wchodzi do Imperium tą stroną ku górze, wyprodukuj na niej 3 karty Zasobów. Wydobycie na Planetach: "
            "wyprodukuj na niej 1 kartę. Za każdą wyprodukowaną na niej kartę, na której pokazujesz sekcję "
            "Eksploatacji, otrzymujesz 1 PZ.");
}

TEST(ArtifactsCards, an_operational_technology_tells_its_conditions) {
  const auto condition = [](std::string_view id, int which, Lang lang) {
    return say_condition(built(id).scores[which], lang);
  };
  EXPECT_EQ(say_score(built("T01").scores[0], Lang::kEnglish),
            "at least 4 Planets: 1 VP during the game, 2 VP at the end");
  EXPECT_EQ(say_score(built("T01").scores[1], Lang::kPolish),
            "co najmniej 5 Planet: 2 PZ podczas rozgrywki, 4 PZ na koniec");
  EXPECT_EQ(condition("T04", 0, Lang::kEnglish), "at least 2 kinds among the Planets");
  EXPECT_EQ(condition("T04", 0, Lang::kPolish), "co najmniej 2 Rodzaje wśród Planet");
  EXPECT_EQ(condition("T06", 0, Lang::kEnglish), "at least 3 Exploration cards");
  EXPECT_EQ(condition("T06", 2, Lang::kPolish), "co najmniej 5 kart Eksploracji");
  EXPECT_EQ(condition("T09", 1, Lang::kEnglish), "more Planets than every other player");
  EXPECT_EQ(condition("T19", 1, Lang::kPolish), "więcej Technologii niż każdy inny gracz");
  EXPECT_EQ(condition("T29", 0, Lang::kPolish), "co najmniej 1 karta Planu obronnego");
  EXPECT_EQ(condition("T30", 0, Lang::kEnglish), "at least 2 Ships and 2 Planets");
  EXPECT_EQ(condition("T40", 1, Lang::kPolish), "co najmniej 4 karty Zasobów pod Planetami i 10 Kredytów");
}

TEST(ArtifactsCards, a_table_tells_what_happens_at_each_value) {
  const AttackTable &necropolis = content().systems[0], &ambush = plan(plan_called("D03"));
  EXPECT_EQ(say_values(necropolis, 0, 0, Lang::kEnglish), "1 or less");
  EXPECT_EQ(say_values(necropolis, 3, 3, Lang::kEnglish), "4");
  EXPECT_EQ(say_values(necropolis, 3, 4, Lang::kPolish), "4–5");
  EXPECT_EQ(say_values(necropolis, 7, 7, Lang::kPolish), "8 lub więcej");
  EXPECT_EQ(say_effects(necropolis.rows[2], Lang::kEnglish), "gain 1 VP; the Ship is damaged");
  EXPECT_EQ(say_effects(necropolis.rows[7], Lang::kPolish), "zdobywasz 1 Artefakt; otrzymujesz 2 PZ");
  EXPECT_EQ(say_effects(ambush.rows[0], Lang::kPolish), "Statek zostaje zniszczony; obrońca otrzymuje 1 PZ");
  EXPECT_EQ(say_effects(ambush.rows[3], Lang::kEnglish), "nothing happens");
  EXPECT_EQ(say_effects(plan(plan_called("D04")).rows[5], Lang::kPolish),
            "umieść 2 żetony Blokady, ale nie na Planetach");
}

TEST(ArtifactsCards, a_faction_tells_its_setup_action_and_bonus) {
  const Faction &union_of_stars = faction(faction_called("F1")), &league = faction(faction_called("F5"));
  EXPECT_EQ(
      joined(say_setup(union_of_stars, Lang::kEnglish), " "),
      "Draw 2 Technologies and keep 1 in your Stage. Draw 1 Planet into your Stage. Draw 1 Ship into your Empire, "
      "operational side up.");
  EXPECT_EQ(joined(say_setup(league, Lang::kPolish), " "),
            "Dobierz 2 Planety i zatrzymaj 1 w Stadium Budowy. Dobierz 1 Statek do Stadium Budowy. Dobierz 1 "
            "Technologię do Stadium Budowy. Otrzymujesz 4 Kredyty.");
  EXPECT_EQ(say_faction_action(union_of_stars, Lang::kEnglish), "Spend 5 red icons and 2 Credits: gain 1 Artifact.");
  EXPECT_EQ(say_faction_action(union_of_stars, Lang::kPolish),
            "Wydaj 5 czerwonych ikon i 2 Kredyty: zdobywasz 1 Artefakt.");
  EXPECT_EQ(say_faction_action(league, Lang::kPolish),
            "Wydaj 4 ikony jednego koloru i 5 Kredytów: zdobywasz 1 Artefakt.");
  EXPECT_EQ(say_faction_action(faction(faction_called("F4")), Lang::kPolish),
            "Wydaj 3 zielone ikony i 3 niebieskie ikony: zdobywasz 1 Artefakt.");
}

TEST(ArtifactsCards, a_resource_card_tells_its_sections_and_its_number) {
  const Resource& it = resource(resource_called("R46"));
  EXPECT_EQ(whole_text(it, Lang::kEnglish),
            "Section A: 1 blue icon, Exploration. Section B: 3 red icons, Exploitation. Number: 3.");
  EXPECT_EQ(whole_text(it, Lang::kPolish),
            "Sekcja A: 1 niebieska ikona, Eksploracja. Sekcja B: 3 czerwone ikony, Eksploatacja. Cyfra: 3.");
}

TEST(ArtifactsCards, numbers_agree_with_what_they_count) {
  const auto gains = [](Op op, int number) {
    Effect e;
    e.op = op;
    e.number = static_cast<std::int8_t>(number);
    return say_effect(e, Lang::kPolish);
  };
  EXPECT_EQ(gains(Op::kGainCredits, 1), "otrzymujesz 1 Kredyt");
  EXPECT_EQ(gains(Op::kGainCredits, 2), "otrzymujesz 2 Kredyty");
  EXPECT_EQ(gains(Op::kGainCredits, 5), "otrzymujesz 5 Kredytów");
  EXPECT_EQ(gains(Op::kGainCredits, 12), "otrzymujesz 12 Kredytów");
  EXPECT_EQ(gains(Op::kGainCredits, 22), "otrzymujesz 22 Kredyty");
  EXPECT_EQ(gains(Op::kGainVp, 1), "otrzymujesz 1 PZ");
  EXPECT_EQ(gains(Op::kPlaceBlockade, 1), "umieść 1 żeton Blokady");
  EXPECT_EQ(gains(Op::kPlaceBlockade, 3), "umieść 3 żetony Blokady");
  EXPECT_EQ(gains(Op::kDrawResource, 1), "dobierz 1 kartę Zasobów");
}

// Whatever a pack of cards may say: no hole is left open.
TEST(ArtifactsCards, every_word_of_the_vocabulary_is_told) {
  for (int op = 0; op < kOps; ++op)
    for (int when = 0; when < kEvents; ++when)
      for (const bool other : {false, true})
        for (const Lang lang : {Lang::kEnglish, Lang::kPolish}) {
          Effect e;
          e.op = static_cast<Op>(op);
          e.when = static_cast<Event>(when);
          e.number = e.other = e.condition.least = 2;
          e.deed = Deed::kDiscover;
          e.deck = static_cast<std::uint8_t>(Type::kPlanet);
          e.flag = other;
          e.scope = other ? Scope::kPlayers : Scope::kAliens;
          const std::string told = say_effect(e, lang);
          EXPECT_EQ(told.find_first_of("{}|"), std::string::npos) << told;
          EXPECT_EQ(told.find("–"), std::string::npos) << told;
          EXPECT_GT(told.size(), 4u) << op;
        }
}

TEST(ArtifactsCards, every_card_has_words_and_facts) {
  const std::vector<CardText> all = game().cards();
  EXPECT_EQ(all.size(), std::size_t{kCards + kArtifacts + kSystems + kPlans + kFactions + kResources});
  for (const CardText& card : all)
    for (const Lang lang : {Lang::kEnglish, Lang::kPolish}) {
      const std::string words = card.words(lang);
      EXPECT_TRUE(words.ends_with('.')) << card.id << ": " << words;
      EXPECT_EQ(words.find_first_of("{}|"), std::string::npos) << words;
      EXPECT_EQ(words.find("  "), std::string::npos) << words;
      EXPECT_EQ(words.find(".."), std::string::npos) << words;
      EXPECT_FALSE(card.facts.empty()) << card.id;
    }
}

TEST(ArtifactsCards, a_technology_looked_up_tells_both_sides) {
  for (const CardText& card : game().cards())
    if (card.id == "T31") {
      EXPECT_EQ(
          card.words(Lang::kEnglish),
          "Technology. Kind: Exploitation. Logistic side, ADDITIONAL: Pay 3 Credits: gain 1 VP. Operational side: "
          "At least 8 Credits: 1 VP during the game, 1 VP at the end. At least 11 Credits: 2 VP during the game, "
          "2 VP at the end. At least 14 Credits: 3 VP during the game, 4 VP at the end.");
      EXPECT_TRUE(
          card.words(Lang::kPolish)
              .starts_with("Technologia. Rodzaj: Eksploatacja. Strona logistyczna, DODATKOWO: Wydaj 3 Kredyty: "
                           "otrzymujesz 1 PZ. Strona operacyjna: Co najmniej 8 Kredytów: 1 PZ podczas rozgrywki"))
          << card.words(Lang::kPolish);
    }
}

// What logistic sides promise in words is what they do.
TEST(ArtifactsCards, AA_PLAN_04_a_logistic_planet_makes_its_action_two_cheaper) {
  for (const auto& [id, type] : {std::pair{"P01", Type::kPlanet}, {"P11", Type::kTechnology}, {"P21", Type::kShip}}) {
    State s = empty_table();
    const int before = cost_of(s, 0, type);
    into_empire(s, 0, id, Side::kLogistic);
    const int more = type == Type::kPlanet;  // itself a Planet
    EXPECT_EQ(cost_of(s, 0, type), before + more - 2) << id;
    EXPECT_EQ(helps_with(built(id)), building_of(type)) << id;
  }
  State s = empty_table();
  into_empire(s, 0, "P31", Side::kLogistic);
  EXPECT_EQ(purchase_cost(s, 0), kPurchase - 2);
  EXPECT_EQ(helps_with(built("P31")), Deed::kPurchase);
}

TEST(ArtifactsCards, AA_LIMIT_03_a_logistic_ship_raises_its_limit_by_one) {
  for (const auto& [id, deed] :
       {std::pair{"S01", Deed::kDiscover}, {"S11", Deed::kDevelop}, {"S21", Deed::kBuild}, {"S31", Deed::kTrade}}) {
    State s = empty_table();
    into_empire(s, 0, id, Side::kLogistic);
    EXPECT_EQ(limit_of(s, 0, DeedArgs(deed)), kLimit + 1) << id;
    EXPECT_EQ(helps_with(built(id)), deed) << id;
  }
}

// Planets of one kind differ by name only: scenarios/planet-cards has some of each.
TEST(ArtifactsCards, EveryOtherCardHasAScenarioOfItsOwn) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(KOSMOTEKA_SOURCE "/games/artifacts/scenarios"))
    files.push_back(entry.path().filename().string());
  const auto expect_seen = [&](const CardText& card) {
    std::string id = card.id;
    std::transform(id.begin(), id.end(), id.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    EXPECT_TRUE(std::any_of(files.begin(), files.end(), [&](const std::string& file) {
      return file.starts_with(id + "-");
    })) << card.id;
  };
  for (const BuiltCard& card : content().cards)
    if (card.type != Type::kPlanet) expect_seen(card);
  for (const Artifact& card : content().artifacts) expect_seen(card);
  for (const AttackTable& card : content().systems) expect_seen(card);
  for (const AttackTable& card : content().plans) expect_seen(card);
  for (const Faction& card : content().factions) expect_seen(card);
}

}  // namespace
}  // namespace kosmo::artifacts
