// The board in a terminal: lines that fit, and what a player must know at a glance.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/drawing.h"
#include "games/cosmic/rules/powers.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

constexpr int kWidth = 80;

std::string board(const State& s, Seat viewer, Lang lang, bool colour = false) {
  return Cosmic::draw(game().view(&s, viewer), {lang, colour, kWidth});
}
// A field of the state in a view, as JSON.
std::string told(const State& s, Seat viewer, std::string_view key) {
  const boost::json::value view = boost::json::parse(game().view(&s, viewer).json());
  return boost::json::serialize(view.at("state").at(key));
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
  const std::string owner = "Hoard (" + kSeatKind.say(1, Lang::kEnglish) + "): ";
  EXPECT_TRUE(holds(board(s, 1, Lang::kEnglish), owner + "negotiate, negotiate, morph"));
  EXPECT_TRUE(holds(board(s, 0, Lang::kEnglish), owner + "3"));
  EXPECT_FALSE(holds(board(s, 0, Lang::kEnglish), owner + "negotiate"));
  EXPECT_TRUE(holds(board(s, kSpectator, Lang::kPolish), "Skarbiec (" + kSeatKind.say(1, Lang::kPolish) + "): 3"));
}

TEST(CosmicTerminal, whose_hoard_it_is_stays_unsaid_while_the_sheet_is_unknown) {
  State s = position_that([](const State& now) { return now.moment == Moment::kEncounterStart; });
  s.powers = 1;
  s.of(1).alien = static_cast<std::uint8_t>(alien_named("miser"));
  s.hoard.add(kMorph);
  EXPECT_EQ(told(s, 0, "hoard_of"), "\"" + std::string(kSeatKind.print(1)) + "\"");
  s.sheets_down = 1 << 1;
  EXPECT_EQ(told(s, 0, "hoard_of"), "null");
  s.sheets_down = 0;
  s.moment = Moment::kSetup;
  EXPECT_EQ(told(s, 0, "hoard_of"), "null");
  s.moment = Moment::kEncounterStart;
  s.hoard.clear();
  EXPECT_EQ(told(s, 0, "hoard_of"), "null");
}

TEST(CosmicTerminal, cards_set_aside_are_named_to_their_owner_and_counted_for_the_others) {  // CA-MISER-W1
  State s = position_that([](const State& now) { return now.moment == Moment::kEncounterStart; });
  s.put_by_whom = 2;
  for (const int face : {kNegotiate, kMorph}) s.put_by.add(face);
  const std::string owner = "Set aside (" + kSeatKind.say(2, Lang::kEnglish) + "): ";
  EXPECT_TRUE(holds(board(s, 2, Lang::kEnglish), owner + "negotiate, morph"));
  EXPECT_TRUE(holds(board(s, 0, Lang::kEnglish), owner + "2"));
  EXPECT_FALSE(holds(board(s, 0, Lang::kEnglish), owner + "negotiate"));
  EXPECT_TRUE(
      holds(board(s, kSpectator, Lang::kPolish), "Odłożone na bok (" + kSeatKind.say(2, Lang::kPolish) + "): 2"));
}

// CA-HID-02: everybody sees all tokens, on whichever sheet of a player they lie.
TEST(CosmicTerminal, tokens_are_told_by_the_sheet_on_which_they_lie) {
  State s = position_that([](const State& now) { return now.moment == Moment::kEncounterStart; });
  s.powers = 1;
  s.tokens = {};
  s.grudges = 0;
  for (Seat p = 0; p < s.seats(); ++p) s.of(p).more = {};
  const auto named = [](std::string_view id) { return static_cast<std::uint8_t>(alien_named(id)); };
  s.of(1).alien = named("tick-tock");
  s.of(2).alien = named("zombie");
  const std::string plain = board(s, 0, Lang::kEnglish);
  EXPECT_FALSE(holds(plain, "sheet: "));
  s.tokens[named("tick-tock")] = 9;
  EXPECT_TRUE(holds(board(s, 0, Lang::kEnglish), "sheet: Tick-Tock (tokens: 9)"));
  s.of(1).more.push(named("warrior"));
  s.tokens[named("warrior")] = 2;
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
    EXPECT_TRUE(holds(board(s, viewer, Lang::kEnglish), "sheet: Tick-Tock (tokens: 9), Warrior (tokens: 2)"));
    EXPECT_TRUE(holds(board(s, viewer, Lang::kPolish), "(żetony: 9), Wojownik (żetony: 2)"));
  }
  s.sheets_down = 1 << 1;  // CE-VHP-01: the own one is not named then
  EXPECT_TRUE(holds(board(s, 0, Lang::kEnglish), "sheet: Warrior (tokens: 2)"));
  s.grudges = 1 << 2;
  EXPECT_TRUE(holds(board(s, 0, Lang::kEnglish), "sheet: grudge token"));
  EXPECT_TRUE(holds(board(s, 0, Lang::kPolish), "arkusz: żeton dąsów"));
}

TEST(CosmicTerminal, citadels_are_told_with_their_planets) {  // CA-CITADEL-01
  State s = position_that([](const State& now) { return now.moment == Moment::kEncounterStart; });
  EXPECT_FALSE(holds(board(s, 0, Lang::kEnglish), "citadel: "));
  s.beside_planets.push(0);
  s.beside_which.push(static_cast<std::uint8_t>(planet_of(1, 2)));
  for (const Seat viewer : {Seat{0}, kSpectator}) {
    EXPECT_TRUE(holds(board(s, viewer, Lang::kEnglish), "citadel: " + kPlanetKind.say(planet_of(1, 2), Lang::kEnglish) +
                                                            ", " + kCardKind.say(0, Lang::kEnglish)));
    EXPECT_TRUE(holds(board(s, viewer, Lang::kPolish), "cytadela: " + kPlanetKind.say(planet_of(1, 2), Lang::kPolish)));
  }
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
