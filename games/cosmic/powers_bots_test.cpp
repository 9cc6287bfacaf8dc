// How greedy bots use powers whose worth shows only later: what they choose in whole games, where they have the choice.
#include <gtest/gtest.h>

#include "games/cosmic/rules/powers.h"
#include "games/cosmic/test_helpers.h"
#include "players/bots.h"

namespace kosmo::cosmic {
namespace {

// Plays games of four greedy bots, the first of which has this alien, and the others none; shows each decision of the
// first: the state, its choices, and what it chose, in the words of the program.
template <class Look>
void watch(std::string_view alien, int games, Look&& look) {
  constexpr GreedyLimits kLimits{.worlds = 1, .nodes = 60};
  Options options = game().standard_options();
  options[kOptionPowers] = 1;
  for (int number = 0; number < games; ++number) {
    Rng rng(800'000 + static_cast<std::uint64_t>(number));
    Position now(game(), 4, options, rng.next());
    Array<std::unique_ptr<kosmo::Player>, 4> bots;
    for (auto& bot : bots) bot = make_greedy_player(rng.next(), kLimits);
    State& s = *static_cast<State*>(now.data());
    deal_to(s, 0, alien_named(alien));
    ActionList choices;
    while (!now.over()) {
      const bool chooses_alien = s.moment == Moment::kSetup;
      if (!chooses_alien)
        for (Seat p = 1; p < 4; ++p) each_sheet(s, p, [&](int other) { s.zapped |= std::uint64_t{1} << other; });
      now.legal(choices);
      const Seat mover = now.to_move();
      const Action chosen = chooses_alien ? choices[0] : bots[mover]->choose(Outlook(now, mover));
      if (mover == 0 && !chooses_alien) look(s, choices, game().print(chosen));
      now.apply(chosen);
    }
  }
}
bool offers(const ActionList& choices, std::string_view words) {
  for (int i = 0; i < choices.size(); ++i)
    if (game().print(choices[i]).starts_with(words)) return true;
  return false;
}

TEST(CosmicPowersOfBots, Hacker_never_leaves_its_compensation_to_chance) {
  int seen = 0;
  watch("hacker", 4, [&](const State&, const ActionList& choices, const std::string& chosen) {
    if (!offers(choices, "power-seat hacker")) return;
    ++seen;
    EXPECT_TRUE(chosen.starts_with("power-seat hacker")) << chosen;
  });
  EXPECT_GT(seen, 0);
}

TEST(CosmicPowersOfBots, Hate_asks_for_what_others_lack) {
  int seen = 0;
  watch("hate", 4, [&](const State& s, const ActionList& choices, const std::string& chosen) {
    if (!offers(choices, "hate-card flare") || !offers(choices, "hate-card attack-0")) return;
    bool can_be_met = true;
    for (Seat p = 1; p < 4; ++p) can_be_met = can_be_met && !s.of(p).hand.empty();
    if (!can_be_met) return;
    ++seen;
    EXPECT_FALSE(chosen.starts_with("hate-card attack-0")) << chosen;  // which almost everybody can answer
  });
  EXPECT_GT(seen, 0);
}

TEST(CosmicPowersOfBots, Citadel_spends_only_attacks_that_would_not_win) {
  int seen = 0;
  watch("citadel", 4, [&](const State&, const ActionList& choices, const std::string& chosen) {
    if (!offers(choices, "power-card citadel attack-")) return;
    ++seen;
    if (chosen.starts_with("power-card")) {
      EXPECT_LE(chosen, "power-card citadel attack-06");
    }
  });
  EXPECT_GT(seen, 0);
}

// It comes back, so it need not be saved.
TEST(CosmicPowersOfBots, Clone_lays_its_best_attack_more_than_others_do) {
  const auto share = [](std::string_view alien) {
    int best = 0, all = 0;
    watch(alien, 8, [&](const State& s, const ActionList& choices, const std::string& chosen) {
      if (!offers(choices, "lay attack-")) return;
      int face = kNone;
      for (const Card& card : s.of(0).hand)
        if (type_of(card.face) == Type::kAttack && (face == kNone || card.face > face)) face = card.face;
      if (kAttackValues[face] < 14) return;
      ++all;
      best += chosen.ends_with(std::to_string(kAttackValues[face]));
    });
    return 1.0 * best / all;
  };
  const double by_clone = share("clone"), by_another = share("mind");
  EXPECT_GT(by_clone, by_another + 0.1) << by_clone << " and " << by_another;
}

}  // namespace
}  // namespace kosmo::cosmic
