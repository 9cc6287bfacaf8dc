// Table 7.1 of the document on aliens names all moments: no power and no flare acts at another (CA-HOOK-01, CA-TW-01).
#include <gtest/gtest.h>

#include <algorithm>

#include <fmt/format.h>

#include "games/cosmic/rules/powers.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

// What the table calls a window: its number, but 39a stands between 39 and 40.
std::string number_of(Moment moment) {
  const int place = static_cast<int>(moment), result = static_cast<int>(Moment::kResultEffects);
  if (place == result) return "39a";
  return std::to_string(place < result ? place : place - 1);
}
// What it may call an event: a step or window of its own, or what happens.
std::vector<std::string> names_of(Event event) {
  switch (event) {
    case Event::kLosing: return {"37a"};
    case Event::kSaving: return {"37a", "before ships are lost"};
    case Event::kWorse: return {"37c"};
    case Event::kLost:
    case Event::kMourned: return {"after ships were lost"};
    case Event::kRemoved: return {"after ships were removed"};
    case Event::kRetrieved: return {"after ships were retrieved"};
    case Event::kDrawn: return {"after cards were drawn", "29"};  // those of Chosen
    case Event::kNewHand: return {"before a new hand"};
    case Event::kDiscarded: return {"after a discard"};
    case Event::kReinforced: return {"when a reinforcement is played"};
    case Event::kColony: return {"38b", "after a colony was gained"};
    case Event::kPowerLost: return {"when a power is about to be lost"};
    case Event::kNewDeck: return {"after a new deck was formed"};
    case Event::kBeforePayment: return {"40", "before compensation is taken"};
    case Event::kAfterPayment: return {"40"};
    case Event::kRewarded: return {"41"};
    case Event::kClaims: return {"28a"};
    case Event::kCut: return {"28c"};
    case Event::kTakesCard: return {"42a"};
    case Event::kSending: return {"16", "21"};
    case Event::kJoining: return {"21"};
    case Event::kRetrieving: return {"6", "7"};
    case Event::kChoosing: return {"11"};
    case Event::kSelecting: return {"23", "25"};
    case Event::kDealFails: return {"36"};
    case Event::kCount: break;
  }
  return {};
}
// Does the entry name this moment? A number stands alone in it, a text anywhere.
bool names(const std::string& entry, const std::string& moment) {
  const auto is_part_of_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  for (std::size_t at = entry.find(moment); at != std::string::npos; at = entry.find(moment, at + 1)) {
    const std::size_t end = at + moment.size();
    if ((at == 0 || !is_part_of_word(entry[at - 1])) && (end == entry.size() || !is_part_of_word(entry[end])))
      return true;
  }
  return false;
}
// All moments of an effect, each with the names that the table may give it.
std::vector<std::vector<std::string>> moments_of(const Effect& effect) {
  std::vector<std::vector<std::string>> all;
  for (int moment = 0; moment < kMoments; ++moment)
    if (effect.windows >> moment & 1) all.push_back({number_of(static_cast<Moment>(moment))});
  for (int event = 0; event < kEvents; ++event)
    if (effect.events >> event & 1) all.push_back(names_of(static_cast<Event>(event)));
  if (effect.widens)
    for (std::vector<std::string>& names : all) names.emplace_back("together with the power");
  if (effect.answers & answers(Sort::kArtifact)) all.push_back({"when an artifact is played"});
  if (effect.answers & answers(Sort::kWild, Sort::kSuper)) all.push_back({"when a flare is played"});
  return all;
}
void expect_named(const std::string& entry, std::span<const Effect> effects, const std::string& whose) {
  for (const Effect& effect : effects)
    for (const std::vector<std::string>& moment : moments_of(effect)) {
      const bool is_named = std::ranges::any_of(moment, [&](const std::string& name) { return names(entry, name); });
      EXPECT_TRUE(is_named) << whose << " acts in " << fmt::format("{}", fmt::join(moment, " or "))
                            << ", and the table says: " << entry;
    }
}

TEST(CosmicMoments, CA_HOOK_01_every_power_and_flare_acts_when_the_table_says) {
  const std::vector<Row> rows = document_table("### 7.1", kEnglishAliens);
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(kAliens));
  for (int number = 0; const Row& row : rows) {
    ASSERT_EQ(row.size(), 5u);
    const Alien& alien = alien_at(number++);
    expect_named(row[2], alien.power, row[1]);
    expect_named(row[3], alien.wild, "wild " + row[1]);
    expect_named(row[4], alien.super, "super " + row[1]);
  }
}

}  // namespace
}  // namespace kosmo::cosmic
