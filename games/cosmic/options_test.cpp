// Options: which go together, and that games with any of them stay sound.
#include <gtest/gtest.h>

#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

Options with(std::initializer_list<std::pair<OptionKey, int>> chosen) {
  Options options = game().standard_options();
  for (const auto& [key, value] : chosen) options[key] = static_cast<std::int16_t>(value);
  return options;
}

TEST(CosmicOptions, CE_VFF_01_free_flares_need_flares) {
  EXPECT_FALSE(game().refuse_setup(4, with({{kOptionFreeFlares, 1}})));
  EXPECT_FALSE(game().refuse_setup(4, with({{kOptionFlares, 0}})));
  const Problem why = game().refuse_setup(4, with({{kOptionFreeFlares, 1}, {kOptionFlares, 0}}));
  EXPECT_EQ(why.en, "Free flares need flares in the deck (CE-VFF-01).");
  EXPECT_EQ(why.pl, "Swobodne rozbłyski wymagają rozbłysków w talii (CE-VFF-01).");
}

TEST(CosmicOptions, CE_SET_11_some_alert_level_is_allowed) {
  EXPECT_FALSE(game().refuse_setup(4, with({{kOptionGreen, 0}, {kOptionYellow, 0}})));
  const Problem why = game().refuse_setup(4, with({{kOptionGreen, 0}, {kOptionYellow, 0}, {kOptionRed, 0}}));
  EXPECT_NE(why.en.find("CE-SET-11"), std::string::npos);
}

constexpr OptionKey kSwitches[] = {kOptionFourPlanets, kOptionFlares,     kOptionGreen,        kOptionYellow,
                                   kOptionRed,         kOptionTechnology, kOptionHiddenPowers, kOptionShiftingPowers,
                                   kOptionFreeFlares,  kOptionFilchFlare, kOptionBotsCheat,    kOptionPowers};

Options combination(int number) {
  Options options = game().standard_options();
  for (std::size_t i = 0; i < std::size(kSwitches); ++i)
    options[kSwitches[i]] = static_cast<std::int16_t>(number >> i & 1);
  return options;
}

TEST(CosmicOptions, all_others_go_together) {
  for (int number = 0; number < 1 << std::size(kSwitches); ++number) {
    const Options options = combination(number);
    const bool has_aliens = options[kOptionGreen] || options[kOptionYellow] || options[kOptionRed];
    const bool has_flares = options[kOptionFlares] || !options[kOptionFreeFlares];
    EXPECT_EQ(!game().refuse_setup(4, options), has_aliens && has_flares) << number;
  }
}

TEST(CosmicOptions, every_allowed_combination_begins_and_is_kept) {
  for (int number = 0; number < 1 << std::size(kSwitches); ++number) {
    const Options options = combination(number);
    if (game().refuse_setup(3, options)) continue;
    const State s = fresh(3 + number % 3, static_cast<std::uint64_t>(number), options);
    EXPECT_FALSE(Cosmic::broken_invariant(s));
    EXPECT_EQ(s.hidden_powers, options[kOptionHiddenPowers]);
    EXPECT_EQ(s.shifting_powers, options[kOptionShiftingPowers]);
    EXPECT_EQ(s.free_flares, options[kOptionFreeFlares]);
    EXPECT_EQ(s.is_filch_classic, options[kOptionFilchFlare]);
    EXPECT_EQ(s.bots_cheat, options[kOptionBotsCheat]);
    EXPECT_EQ(s.technology, options[kOptionTechnology]);
  }
}

TEST(CosmicOptions, CE_SET_11_sheets_that_come_later_are_of_the_allowed_levels_too) {
  const Options options = with({{kOptionYellow, 0}, {kOptionRed, 0}, {kOptionPowers, 1}, {kOptionShiftingPowers, 1}});
  int drawn = 0;
  play_at_random(
      3, 5,
      [&](const State&, Action, const State& s) {
        for (Seat p = 0; p < s.seats(); ++p)
          ASSERT_TRUE(s.of(p).alien == kNone || level_index(s.of(p).alien) == 0) << "green only";
        if (s.new_sheet == kNone) return;
        ++drawn;
        ASSERT_EQ(level_index(s.new_sheet), 0);
      },
      options);
  EXPECT_GT(drawn, 20);
}

TEST(CosmicOptions, games_with_any_of_them_come_to_an_end) {
  for (int i = 0; i < 32; ++i) {
    Options options = combination(i * 89 % (1 << std::size(kSwitches)));
    if (game().refuse_setup(3, options)) continue;
    options[kOptionLimit] = kLeastEncounters;
    play_at_random(
        3 + i % 3, static_cast<std::uint64_t>(i),
        [](const State&, Action, const State& s) { ASSERT_FALSE(Cosmic::broken_invariant(s)); }, options);
  }
}

TEST(CosmicOptions, CE_FILCH_02_the_new_flare_is_used_by_default) {
  EXPECT_EQ(game().standard_options()[kOptionFilchFlare], 0);
  EXPECT_EQ(game().info().options[kOptionFilchFlare].values[0].id, "new");  // CE-SET-09
  EXPECT_EQ(game().info().options[kOptionFilchFlare].values[1].id, "classic");
}

// A deal with its time: the first question of a bargaining, in a game at random.
int seconds_of_a_deal(const Options& options) {
  for (std::uint64_t seed = 1; seed < 50; ++seed) {
    Position now(game(), 3, options, seed);
    Rng chance(seed);
    for (ActionList choices; !now.over();) {
      const Decision decision = now.decision();
      if (decision.step == "talk") return decision.seconds;
      EXPECT_EQ(decision.seconds, 0) << decision.step;
      game().legal(now.data(), choices);
      game().apply(now.data(), chance.pick(choices), {});
    }
  }
  return -1;
}
TEST(CosmicOptions, CE_DEAL_02_CE_DEAL_20_the_table_says_how_long_a_deal_may_take) {
  EXPECT_EQ(seconds_of_a_deal(game().standard_options()), 60);
  EXPECT_EQ(seconds_of_a_deal(with({{kOptionDealSeconds, 120}})), 120);
}

}  // namespace
}  // namespace kosmo::cosmic
