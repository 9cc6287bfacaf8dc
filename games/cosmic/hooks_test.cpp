// Table 7.1 of the rules of the aliens: where each power and each effect of a flare acts.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "games/cosmic/rules/flare_moments.h"
#include "games/cosmic/test_entries.h"

namespace kosmo::cosmic {
namespace {

// The number of a window in the table: its name begins with it.
std::string window_number(int moment) {
  const std::string name(kMomentNames[moment].form(Lang::kEnglish, Form::kPlain));
  return name.substr(0, name.find(','));
}
// What the table says of an event: in words, or as the step in which it happens.
std::set<std::string> said_of(Event event) {
  static const std::map<Event, std::set<std::string>> kSaid = {
      {Event::kLosing, {"before ships are lost", "37a"}},
      {Event::kSaving, {"before ships are lost", "37a"}},
      {Event::kWorse, {"37c"}},
      {Event::kLost, {"after ships were lost", "37d"}},
      {Event::kMourned, {"after ships were lost", "37d"}},
      {Event::kRemoved, {"after ships were removed", "together with the power"}},
      {Event::kRetrieved, {"after ships were retrieved"}},
      {Event::kDrawn, {"after cards were drawn", "29"}},  // by Chosen, in that window
      {Event::kNewHand, {"before a new hand"}},
      {Event::kDiscarded, {"after a discard"}},
      {Event::kReinforced, {"when a reinforcement is played"}},
      {Event::kColony, {"after a colony was gained", "38b"}},
      {Event::kPowerLost, {"when a power is about to be lost"}},
      {Event::kNewDeck, {"after a new deck was formed"}},
      {Event::kBeforePayment, {"before compensation is taken"}},
      {Event::kAfterPayment, {"40"}},
      {Event::kRewarded, {"41"}},
      {Event::kClaims, {"28a", "25"}},
      {Event::kCut, {"28c"}},
      {Event::kTakesCard, {"42a"}},
      {Event::kSending, {"16", "21"}},
      {Event::kJoining, {"21"}},
      {Event::kRetrieving, {"7"}},
      {Event::kChoosing, {"11"}},
      {Event::kSelecting, {"25", "when a card may be played"}},
      {Event::kDealFails, {"36"}},
  };
  return kSaid.at(event);
}

// "28a, early in 25" as its parts: numbers of windows and steps, and events.
std::set<std::string> parts_of(std::string cell) {
  cell = std::regex_replace(cell, std::regex(" \\((\\w+)\\)"), ", $1");
  std::set<std::string> parts;
  const std::regex words(
      "(effect|total|discard|early|losses|forced win|number read|tokens|terms|change|counts|comparison|addition) in "
      "|changes |opens |gives the flare");
  for (std::string part : divided(std::regex_replace(cell, std::regex(" or "), ", "), ',')) {
    part = std::regex_replace(part, words, "");
    part = std::regex_replace(part, std::regex("^ +| +$"), "");
    if (!part.empty()) parts.insert(part);
  }
  return parts;
}
bool meet(const std::set<std::string>& some, const std::set<std::string>& others) {
  for (const std::string& one : some)
    if (others.contains(one)) return true;
  return false;
}

void check(const Effect& effect, const std::set<std::string>& cell, const std::string& whose) {
  const bool always = cell.contains("any free window"), any_card = cell.contains("when a card may be played");
  for (int moment = 0; moment < kMoments && !always; ++moment)
    if (effect.windows >> moment & 1) {
      EXPECT_TRUE(cell.contains(window_number(moment))) << whose << " in window " << window_number(moment);
    }
  for (int event = 0; event < kEvents && !any_card; ++event)
    if (effect.events >> event & 1) {
      EXPECT_TRUE(meet(cell, said_of(static_cast<Event>(event)))) << whose << ", event " << event;
    }
  if (any_card) return;
  const auto answers_to = [&](Sort sort) { return (effect.answers >> static_cast<int>(sort) & 1) != 0; };
  EXPECT_EQ(answers_to(Sort::kArtifact), answers_to(Sort::kArtifact) && cell.contains("when an artifact is played"))
      << whose;
  const bool answers_flares = answers_to(Sort::kWild) || answers_to(Sort::kSuper);
  EXPECT_EQ(answers_flares, answers_flares && cell.contains("when a flare is played")) << whose;
  EXPECT_FALSE(answers_to(Sort::kPower) || answers_to(Sort::kTechnology)) << whose;
}

std::vector<Row> table() { return document_table("### 7.1 By alien", kEnglishAliens); }
std::string trimmed(const std::string& text) { return std::regex_replace(text, std::regex("^ +| +$"), ""); }

// All fifty powers and all hundred effects of flares, and none of them elsewhere than the table says.
TEST(CosmicHooks, CA_HOOK_01_every_effect_acts_where_the_table_says) {
  int aliens = 0;
  for (const Row& row : table()) {
    if (row.size() < 5 || trimmed(row[0]).substr(0, 1) != "A") continue;
    const int alien = aliens++;
    ASSERT_EQ(trimmed(row[1]), kAlienNames[alien].form(Lang::kEnglish, Form::kPlain));
    const std::array<Sort, 3> sorts = {Sort::kPower, Sort::kWild, Sort::kSuper};
    for (std::size_t i = 0; i < sorts.size(); ++i) {
      const std::span<const Effect> effects = effects_of(alien, sorts[i]);
      EXPECT_FALSE(effects.empty()) << row[1] << " acts nowhere";
      for (const Effect& effect : effects) check(effect, parts_of(row[2 + i]), trimmed(row[1]) + ":" + row[2 + i]);
    }
  }
  EXPECT_EQ(aliens, kAliens);
}

// --- the entries themselves

using Cell = std::set<std::string>;

// "window 40 after the cards were received" is in window 40: what comes after the number is said by its rules.
Cell moments_of(std::string text) {
  text =
      std::regex_replace(text, std::regex("when an artifact or a flare"), "when an artifact is played or when a flare");
  text = std::regex_replace(text, std::regex(R"(\(step (\w+) in a resolution\))"), "($1)");
  text = std::regex_replace(text, std::regex("with your answer in |windows? |steps? "), "");
  text = std::regex_replace(text, std::regex(R"((\b\d+[a-d]?) after [a-z ]+)"), "$1");
  return parts_of(text);
}
// Is one of the moments of this effect the window, step or event that is named so?
bool acts_at(const Effect& effect, const std::string& moment) {
  for (int i = 0; i < kMoments; ++i)
    if ((effect.windows >> i & 1) && window_number(i) == moment) return true;
  for (int i = 0; i < kEvents; ++i)
    if ((effect.events >> i & 1) && said_of(static_cast<Event>(i)).contains(moment)) return true;
  const auto answers_to = [&](Sort sort) { return (effect.answers >> static_cast<int>(sort) & 1) != 0; };
  if (moment == "when an artifact is played") return answers_to(Sort::kArtifact);
  return moment == "when a flare is played" && (answers_to(Sort::kWild) || answers_to(Sort::kSuper));
}
const std::string kTogether = "together with the power";
// What is played together with the power is played where the power is used.
bool is_played_with_power(int alien, const Effect& effect) {
  return std::ranges::any_of(alien_at(alien).power, [&](const Effect& use) {
    return (effect.windows & use.windows) == effect.windows && (effect.events & use.events) == effect.events;
  });
}
void check_flare(int alien, const std::string& line, std::span<const Effect> effects) {
  const std::string moment = head_of_flare(line).moment;
  ASSERT_FALSE(moment.empty()) << line;
  if (moment == kTogether) {
    for (const Effect& effect : effects) EXPECT_TRUE(is_played_with_power(alien, effect)) << line;
    return;
  }
  for (const Effect& effect : effects) check(effect, moments_of(moment), line);
  // Where it is declared stands first; "or" when there are several.
  for (const std::string& named : moments_of(moment.substr(0, moment.find(','))))
    EXPECT_TRUE(std::ranges::any_of(effects, [&](const Effect& effect) { return acts_at(effect, named); }))
        << named << " of " << line;
}
// What the rules of a power name: windows and steps by their numbers, and events in words.
Cell named_in(const std::vector<std::string>& rules) {
  static const std::regex kMoment(R"((?:windows?|steps?|or|and) (\d+[a-d]?))");
  Cell cell;
  for (const std::string& rule : rules) {
    for (std::sregex_iterator it(rule.begin(), rule.end(), kMoment), end; it != end; ++it) cell.insert((*it)[1]);
    for (int i = 0; i < kEvents; ++i)
      for (const std::string& said : said_of(static_cast<Event>(i)))
        if (said.find(' ') != std::string::npos && rule.find(said) != std::string::npos) cell.insert(said);
    if (rule.find("in any free window") != std::string::npos) cell.insert("any free window");
  }
  return cell;
}

// Not only where table 7.1 says, but where the entry says, and wherever it says so.
TEST(CosmicHooks, CE_TIM_32_CA_TW_01_every_effect_acts_where_the_entry_of_its_alien_says) {
  const std::vector<Entry> entries = entries_of_aliens();
  ASSERT_EQ(entries.size(), static_cast<std::size_t>(kAliens));
  for (int alien = 0; alien < kAliens; ++alien) {
    const Entry& entry = entries[alien];
    check_flare(alien, entry.wild, alien_at(alien).wild);
    check_flare(alien, entry.super, alien_at(alien).super);
    const Cell named = named_in(entry.rules);
    EXPECT_FALSE(named.empty()) << entry.head;
    for (const Effect& effect : alien_at(alien).power) check(effect, named, entry.head);
  }
}

// The table itself: how many powers act in one window, step or event, how many in two, how many in more.
TEST(CosmicHooks, CA_HOOK_02_most_powers_act_in_one_window) {
  std::map<std::size_t, int> powers;
  for (const Row& row : table()) {
    if (row.size() < 5 || trimmed(row[0]).substr(0, 1) != "A") continue;
    const std::string without_steps = std::regex_replace(row[2], std::regex(" \\(\\w+\\)"), "");
    ++powers[std::min<std::size_t>(parts_of(without_steps).size(), 3)];
  }
  EXPECT_EQ(powers[1], 29);
  EXPECT_EQ(powers[2], 18);
  EXPECT_EQ(powers[3], 3);
}

}  // namespace
}  // namespace kosmo::cosmic
