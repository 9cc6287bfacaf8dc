// The board in a terminal: lines that fit, and what a player must know at a glance.
#include <gtest/gtest.h>

#include "engine/drawing.h"
#include "games/cosmic/rules/powers.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

constexpr int kWidth = 80;

std::string board(const State& s, Seat viewer, Lang lang, bool colour = false) {
  return Cosmic::draw(game().view(&s, viewer), {lang, colour, kWidth});
}
bool holds(const std::string& text, std::string_view what) { return text.find(what) != std::string::npos; }

// The first position of random games that is so.
template <class Is>
State position_that(Is&& is, int seats = 5) {
  State found{};
  bool has_found = false;
  for (std::uint64_t seed = 0; seed < 200 && !has_found; ++seed)
    play_at_random(seats, seed, [&](const State&, Action, const State& s) {
      if (has_found || s.core.over || !is(s)) return;
      found = s;
      has_found = true;
    });
  EXPECT_TRUE(has_found);
  return found;
}

TEST(CosmicTerminal, boards_of_random_games_fit_their_width) {
  for (int seats = 3; seats <= 5; ++seats)
    play_at_random(seats, 3, [&](const State&, Action, const State& s) {
      for (const Lang lang : {Lang::kEnglish, Lang::kPolish})
        for (const std::string& line : divided(board(s, 0, lang, true), '\n'))
          ASSERT_LE(columns_of(line), kWidth) << line;
    });
}

TEST(CosmicTerminal, technologies_in_research_are_named_to_their_owner_only) {
  Options options = game().standard_options();
  options[kOptionTechnology] = 1;
  int seen = 0;
  play_at_random(
      3, 5,
      [&](const State&, Action, const State& s) {
        if (s.core.over) return;
        for (const std::string& line : divided(board(s, 0, Lang::kPolish, true), '\n'))
          ASSERT_LE(columns_of(line), kWidth) << line;
        if (s.of(0).face_down.empty() || seen > 100) return;
        ++seen;
        const std::string name = kTechnologyKind.say(s.of(0).face_down[0], Lang::kEnglish) + " (";
        EXPECT_TRUE(holds(board(s, 0, Lang::kEnglish), name)) << name;
        EXPECT_FALSE(holds(board(s, 1, Lang::kEnglish), name)) << name;
      },
      options);
  EXPECT_GT(seen, 0);
}

TEST(CosmicTerminal, shows_the_own_hand_and_no_other) {
  const State s = position_that([](const State& now) {
    return now.of(0).hand.contains(kNegotiate) && !now.of(1).hand.empty() && now.moment > Moment::kSetup;
  });
  EXPECT_TRUE(holds(board(s, 0, Lang::kEnglish), "Hand: "));
  EXPECT_TRUE(holds(board(s, 0, Lang::kPolish), "negocjacje"));
  EXPECT_FALSE(holds(board(s, kSpectator, Lang::kEnglish), "Hand: "));
}

TEST(CosmicTerminal, the_hoard_is_named_to_its_keeper_and_counted_for_the_others) {
  State s = position_that([](const State& now) { return now.moment == Moment::kEncounterStart; });
  s.powers = 1;
  s.of(1).alien = static_cast<std::uint8_t>(alien_named("miser"));
  for (const int face : {kNegotiate, kNegotiate, kMorph}) s.hoard.add(face);
  EXPECT_TRUE(holds(board(s, 1, Lang::kEnglish), "Hoard: negotiate, negotiate, morph"));
  EXPECT_TRUE(holds(board(s, 0, Lang::kEnglish), "Hoard: 3"));
  EXPECT_FALSE(holds(board(s, 0, Lang::kEnglish), "Hoard: negotiate"));
  EXPECT_TRUE(holds(board(s, kSpectator, Lang::kPolish), "Skarbiec: 3"));
}

TEST(CosmicTerminal, a_card_face_down_is_named_to_its_owner_only) {
  const State s = position_that(
      [](const State& now) { return now.moment == Moment::kPlanningSelect && now.laid[Side::kOffense] == kNegotiate; });
  EXPECT_TRUE(holds(board(s, s.offense, Lang::kEnglish), "negotiate (face down)"));
  EXPECT_TRUE(holds(board(s, s.defense, Lang::kEnglish), "a card face down"));
  EXPECT_FALSE(holds(board(s, s.defense, Lang::kEnglish), "negotiate (face down)"));
  EXPECT_TRUE(holds(board(s, kSpectator, Lang::kPolish), "zakryta karta"));
}

TEST(CosmicTerminal, both_sides_stand_at_the_gate_with_allies_and_totals) {
  const State s = position_that([](const State& now) {
    if (now.moment != Moment::kReinforcements) return false;
    for (Seat p = 0; p < now.seats(); ++p)
      if (now.of(p).ally == Ally::kOfOffense) return true;
    return false;
  });
  const std::string drawn = board(s, 0, Lang::kEnglish);
  EXPECT_TRUE(holds(drawn, "Gate ▸ planet " + kPlanetKind.say(s.target, Lang::kEnglish)));
  EXPECT_TRUE(holds(drawn, "allies: "));
  EXPECT_TRUE(holds(drawn, "total " + std::to_string(total_of(s, Side::kOffense))));
  EXPECT_TRUE(holds(drawn, "total " + std::to_string(total_of(s, Side::kDefense))));
}

TEST(CosmicTerminal, an_open_proposal_is_told) {
  const State s = position_that(
      [](const State& now) { return now.moment == Moment::kDealOpen && now.talk.number_of_offer(now.offense) > 0; });
  EXPECT_TRUE(holds(board(s, kSpectator, Lang::kEnglish), kSeatKind.say(s.offense, Lang::kEnglish) + " proposes: "));
  EXPECT_TRUE(holds(board(s, kSpectator, Lang::kPolish), kSeatKind.say(s.offense, Lang::kPolish) + " proponuje: "));
}

}  // namespace
}  // namespace kosmo::cosmic
