// The classic Filch flare in the middle of anything: games stay sound, and what nobody may know stays hidden.
#include <gtest/gtest.h>

#include "engine/interject.h"
#include "games/cosmic/test_helpers.h"
#include "tests/support/effort.h"

namespace kosmo::cosmic {
namespace {

Options classic(Rng& rng) {
  Options options = game().standard_options();
  options[kOptionPowers] = options[kOptionFilchFlare] = 1;
  options[kOptionLimit] = kLeastEncounters;
  for (const OptionKey key :
       {kOptionFourPlanets, kOptionTechnology, kOptionHiddenPowers, kOptionShiftingPowers, kOptionFreeFlares})
    options[key] = rng.below(2) == 0;
  return options;
}

struct Counted {
  int cheats = 0, accusations = 0, caught = 0;
};
// One of what this seat may do now: half of the accusations are of somebody who has cheated.
std::optional<Action> any_interjection(const Position& now, Seat seat, Rng& rng) {
  ActionList between;
  interjections(now, seat, between);
  if (between.empty()) return {};
  const auto& s = *static_cast<const State*>(now.data());
  for (int i = 0; i < between.size(); ++i) {
    const Action a = between[i];
    if (game().print(a).starts_with("accuse") && !s.of(static_cast<Seat>(a.arg[0])).cheats.empty() && rng.below(4) == 0)
      return a;
  }
  return rng.pick(between);
}
void play_with_interjections(std::uint64_t seed, Counted& counted) {
  Rng rng(seed);
  Position now(game(), 3 + static_cast<int>(seed % 3), classic(rng), seed);
  const auto& s = *static_cast<const State*>(now.data());
  ActionList choices;
  while (!now.over()) {
    const auto seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(now.seats())));
    if (const auto action = rng.below(6) == 0 ? any_interjection(now, seat, rng) : std::nullopt) {
      const bool is_accusation = game().print(*action).starts_with("accuse");
      counted.caught += is_accusation && !s.of(static_cast<Seat>(action->arg[0])).cheats.empty();
      (is_accusation ? counted.accusations : counted.cheats) += 1;
      ASSERT_FALSE(why_not_interject(now, seat, *action));
      const std::uint32_t before = now.reveals();
      interject(now, seat, *action);
      EXPECT_GT(now.reveals(), before) << "public numbers have changed, so nothing is taken back over it";
    } else {
      now.legal(choices);
      ASSERT_FALSE(choices.empty()) << now.decision().step;
      now.apply(rng.pick(choices));
    }
    const Problem broken = game().broken_invariant(now.data());
    ASSERT_FALSE(broken) << broken.en << ", seed " << seed;
  }
}

TEST(CosmicCheating, CA_CLASSIC_03_CA_CLASSIC_06_games_with_cheats_and_accusations_stay_sound_to_the_end) {
  Counted counted;
  const int games = scaled(30);
  for (std::uint64_t seed = 1; std::cmp_less_equal(seed, games) && !testing::Test::HasFatalFailure(); ++seed)
    play_with_interjections(seed, counted);
  EXPECT_GT(counted.cheats, games / 2);
  EXPECT_GT(counted.accusations, 6 * games);
  EXPECT_GT(counted.caught, games / 8);
}

// CA-CLASSIC-04: what nobody has seen is in no other seat's view, and dreams of others know of no cheat.
TEST(CosmicCheating, CA_CLASSIC_04_only_who_has_cheated_knows_of_it) {
  Rng rng(5);
  int looked = 0;
  for (std::uint64_t seed = 1; seed < 40 && looked < 10; ++seed) {
    Position now(game(), 4, classic(rng), seed);
    ActionList choices;
    for (int i = 0; i < 300 && !now.over() && looked < 10; ++i) {
      for (Seat seat = 0; seat < 4; ++seat) {
        ActionList between;
        interjections(now, seat, between);
        if (between.empty() || !game().print(between[0]).starts_with("cheat")) continue;
        interject(now, seat, rng.pick(between));
        if (static_cast<const State*>(now.data())->of(seat).cheats.empty()) continue;
        ++looked;
        for (Seat viewer = kSpectator; viewer < 4; ++viewer) {
          if (viewer == seat || viewer == kNobody) continue;
          const auto& truth = *static_cast<const State*>(now.data());
          if (viewer < 0 || truth.of(viewer).cheats.empty()) {
            EXPECT_EQ(now.view(viewer).json().find("\"how\""), std::string::npos);
          }
          Position dream(now);
          dream.determinize(viewer, rng);
          EXPECT_TRUE(static_cast<const State*>(dream.data())->of(seat).cheats.empty());
          EXPECT_EQ(dream.view(viewer), now.view(viewer));
          EXPECT_FALSE(game().broken_invariant(dream.data()));
        }
      }
      if (now.over()) break;
      now.legal(choices);
      now.apply(rng.pick(choices));
    }
  }
  EXPECT_EQ(looked, 10);
}

}  // namespace
}  // namespace kosmo::cosmic
