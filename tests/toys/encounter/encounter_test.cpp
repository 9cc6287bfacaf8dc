// Encounter: what its parts do together, and how much asking it takes.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include <boost/json.hpp>

#include "engine/round.h"
#include "engine/window.h"
#include "tests/toys/toy_driver.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

// Three seats, each with the hand and the power that it is given. Red is the offense; who defends, chance decides, so
// Green and Blue hold the same.
class Encounter : public testing::Test {
 protected:
  ToyDriver game{encounter_game(), 3};

  Encounter() {
    for (const char* seat : {"red", "green", "blue"}) {
      hand(seat, "[]");
      power(seat, "consoler");
    }
  }
  std::string player(const std::string& seat, const char* what) const { return "/players/" + seat + "/" + what; }
  void power(const std::string& seat, const char* name) {
    game.given(player(seat, "power"), std::string("\"") + name + "\"");
  }
  // The deck gives and takes.
  void hand(const std::string& seat, const char* cards) {
    game.given(player(seat, "hand"), cards);
    static constexpr const char* kNames[] = {"attack-4",  "attack-8", "attack-12", "attack-20",
                                             "negotiate", "boost",    "supply",    "zap"};
    static constexpr int kCopies[] = {10, 12, 8, 4, 14, 10, 6, 8};
    std::string deck;
    for (int i = 0; i < 8; ++i)
      for (int n = kCopies[i] - held(kNames[i]); n > 0; --n)
        deck += (deck.empty() ? "\"" : ",\"") + std::string(kNames[i]) + "\"";
    game.given("/deck", "[" + deck + "]");
  }
  int held(const std::string& card) const {
    int count = 0;
    for (const char* seat : {"red", "green", "blue"}) {
      const std::string cards = game.at(player(seat, "hand")), quoted = "\"" + card + "\"";
      for (auto at = cards.find(quoted); at != std::string::npos; at = cards.find(quoted, at + 1)) ++count;
    }
    return count;
  }
  void hands(const char* red, const char* others) {
    for (const char* seat : {"red", "green", "blue"}) hand(seat, seat == std::string_view("red") ? red : others);
    EXPECT_EQ(encounter_game().broken_invariant(game.now.data()).en, "");
  }

  std::string moment() const { return game.at("/moment"); }
  std::string step() const { return std::string(game.now.decision().step); }
  std::string defence() const {
    const std::string name = game.at("/defence");
    return name.substr(1, name.size() - 2);
  }
  std::string bystander() const { return defence() == "green" ? "blue" : "green"; }
  // All who are asked pass, until it is this moment or another kind of step asks.
  void pass_until(const char* when) {
    while (step() == "act" && moment() != "\"" + std::string(when) + "\"") game.does(game.asked(), "pass");
  }
  void pass_to_picks() {
    while (step() == "act") game.does(game.asked(), "pass");
    ASSERT_EQ(step(), "pick");
  }
  void pick(const char* offense, const char* other) {
    pass_to_picks();
    while (step() == "pick") game.does(game.asked(), game.asked() == "red" ? offense : other);
  }
  bool offers(std::string_view action) const {
    for (const std::string& choice : game.choices())
      if (choice == action) return true;
    return false;
  }
};

TEST_F(Encounter, AsksOffenseThenDefenceThenTheOthers) {
  hands(R"(["attack-4"])", R"(["attack-8"])");
  pass_until("after-destiny");
  for (const std::string& seat : {std::string("red"), defence(), bystander()}) game.does(seat, "pass");
  EXPECT_EQ(moment(), R"("before-planning")");
}

TEST_F(Encounter, HigherTotalWins) {
  hands(R"(["attack-8"])", R"(["attack-4","boost"])");
  pass_until("after-destiny");
  game.does("red", "pass").does(defence(), "boost defence");
  while (step() == "answer") game.does(game.asked(), "pass");
  EXPECT_EQ(game.at("/sides/defence/boosts"), "1");
  pick("pick attack-8", "pick attack-4");
  pass_until("after-outcome");
  EXPECT_EQ(game.at(player("red", "points")), "1") << "8 against 4 + 3";
  EXPECT_NE(game.asked(), "red") << "Red holds no card now and has not lost: it is not asked";
}

TEST_F(Encounter, ZapOfAZapLetsTheBoostHappen) {
  hands(R"(["boost","zap"])", R"(["zap"])");
  pass_until("after-destiny");
  game.does("red", "boost offense").does("red", "pass").does(defence(), "zap").does("red", "zap");
  while (step() == "answer") game.does(game.asked(), "pass");
  EXPECT_EQ(game.at("/sides/offense/boosts"), "1");
  EXPECT_EQ(game.at("/discard/zap"), "2") << "what was zapped is spent all the same";
  EXPECT_EQ(moment(), R"("after-destiny")");
}

TEST_F(Encounter, CancellerMayAnswerABoostWithoutACard) {
  hands(R"(["boost"])", R"(["attack-4"])");
  power("green", "canceller");
  game.does("red", "boost offense");
  while (game.asked() != "green") game.does(game.asked(), "pass");
  game.does("green", "cancel");
  while (step() == "answer") game.does(game.asked(), "pass");
  EXPECT_EQ(game.at("/sides/offense/boosts"), "0");
  EXPECT_EQ(game.at("/used"), R"(["green"])");
}

TEST_F(Encounter, CancellerCannotAnswerASupply) {
  hands(R"(["supply"])", R"(["attack-4"])");
  power("green", "canceller");
  game.does("red", "supply");
  while (game.asked() != "green") game.does(game.asked(), "pass");
  EXPECT_EQ(game.choices(), std::vector<std::string>{"pass"});
}

TEST_F(Encounter, DoublerMustDoubleAndCannotPass) {
  hands(R"(["attack-8","boost"])", R"(["attack-12"])");
  power("red", "doubler");
  pick("pick attack-8", "pick attack-12");
  pass_until("after-reveal");
  EXPECT_EQ(game.asked(), "red");
  EXPECT_EQ(game.choices(), (std::vector<std::string>{"boost offense", "boost defence", "double"}));
  EXPECT_EQ(Round(game.now).asked().size(), 1) << "a round ends at a seat that must act";
  game.does("red", "double");
  pass_until("after-outcome");
  while (step() == "answer" || (step() == "act" && moment() != "\"after-outcome\"")) game.does(game.asked(), "pass");
  EXPECT_EQ(game.at(player("red", "points")), "1") << "16 against 12";
}

TEST_F(Encounter, ZappedDoublerHasUsedItsPower) {
  hands(R"(["attack-8"])", R"(["attack-12","zap"])");
  power("red", "doubler");
  pick("pick attack-8", "pick attack-12");
  pass_until("after-reveal");
  game.does("red", "double").does(defence(), "zap");
  while (step() == "answer") game.does(game.asked(), "pass");
  EXPECT_EQ(game.at("/sides/offense/doubled"), "0");
  EXPECT_FALSE(offers("double"));
}

TEST_F(Encounter, ConsolerMayTakeBackTheCardThatLost) {
  hands(R"(["attack-4"])", R"(["attack-12"])");
  pick("pick attack-4", "pick attack-12");
  pass_until("after-outcome");
  EXPECT_EQ(game.asked(), "red") << "without a card, but with a power that has its moment";
  game.does("red", "console");
  while (step() == "answer") game.does(game.asked(), "pass");
  game.does("red", "console-take-back");
  EXPECT_EQ(game.at(player("red", "hand")), R"(["attack-4"])");
  for (const Seat other : {Seat{1}, Seat{2}, kSpectator})
    EXPECT_NE(game.now.view(other).json().find(R"("hand":{"hidden":1,"known":["attack-4"])"), std::string::npos);
}

TEST_F(Encounter, TwoNegotiatesLeadToADeal) {
  hands(R"(["negotiate"])", R"(["negotiate"])");
  pick("pick negotiate", "pick negotiate");
  while (step() == "act") game.does(game.asked(), "pass");
  const std::string other = defence();
  game.does("red", "prepare").does("red", "put offense-point").does("red", "offer");
  game.does(other, "prepare").does(other, "put offense-point").does(other, "put defence-point").does(other, "offer");
  game.does("red", "accept 1");
  EXPECT_EQ(game.at(player("red", "points")), "1");
  EXPECT_EQ(game.at(player(other, "points")), "1");
  EXPECT_EQ(game.at("/lost"), "[]");
}

TEST_F(Encounter, FailedDealIsALossForBoth) {
  hands(R"(["negotiate"])", R"(["negotiate"])");
  pick("pick negotiate", "pick negotiate");
  while (step() == "act") game.does(game.asked(), "pass");
  game.does("red", "walk-away");
  EXPECT_EQ(game.asked(), "red") << "both have lost, and the consoler's moment has come";
  EXPECT_TRUE(offers("console"));
}

TEST_F(Encounter, MainPlayersPickTogetherAndOpenly) {
  hands(R"(["attack-4"])", R"(["attack-8"])");
  pass_to_picks();
  const Round round(game.now);
  EXPECT_EQ(round.asked().size(), 2);
  EXPECT_EQ(game.now.decision().together, Together::kOpenly);
  for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}})
    EXPECT_EQ(game.now.view(viewer).json().find("\"choices\":[") != std::string::npos, round.asked().contains(viewer));
}

TEST_F(Encounter, WhatIsNotChosenYetIsNoCard) {
  hands(R"(["attack-8"])", R"(["attack-8"])");
  const auto choice = [&](const std::string& seat) { return game.at("/choices/choices/" + seat + "/choice"); };
  for (const char* seat : {"red", "green", "blue"}) EXPECT_EQ(choice(seat), "null") << seat;
  pass_to_picks();
  for (const char* seat : {"red", "green", "blue"}) EXPECT_EQ(choice(seat), "null") << seat;
  game.does("red", "pick attack-8");
  EXPECT_EQ(choice("red"), "\"attack-8\"");
  EXPECT_EQ(choice(defence()), "null");
}

TEST_F(Encounter, WindowsThatNobodyCouldUseAreSkipped) {
  hands("[]", "[]");
  game.does("red", "pass");
  EXPECT_EQ(step(), "pick") << "no cards, no power with a moment: straight to planning";
}

TEST_F(Encounter, TalksHaveAMinuteOfTheirOwn) {
  hands(R"(["negotiate"])", R"(["negotiate"])");
  pick("pick negotiate", "pick negotiate");
  while (step() == "act") game.does(game.asked(), "pass");
  EXPECT_EQ(game.now.decision().seconds, 60);
  ASSERT_TRUE(game.now.decision().when_time_is_up);
  game.does("red", "prepare").does("red", "put offense-point");
  ASSERT_TRUE(game.now.decision().when_time_is_up) << "in the middle of an offer, too";
  game.does("red", game.now.game().print(*game.now.decision().when_time_is_up));
  EXPECT_EQ(game.at("/lost"), "[\"red\",\"" + defence() + "\"]");
}

TEST(PreparedEncounter, EverybodyHoldsWhatADealAndAZapOfAZapNeed) {
  for (const int seats : {3, 4, 5}) {
    const ToyDriver game(encounter_game(), seats, {"prepared=1"});
    for (Seat p = 0; p < seats; ++p)
      EXPECT_EQ(game.at("/players/" + encounter_game().seat_name(p) + "/hand"),
                R"(["attack-8","negotiate","boost","zap"])");
    EXPECT_EQ(encounter_game().broken_invariant(game.now.data()).en, "");
  }
}

// Every free window of a game in which nobody plays anything asks all five at once, in the order of the rules.
TEST(EncountersOfFive, AskEverybodyInEveryWindow) {
  Position now(encounter_game(), 5, encounter_game().standard_options(), 1);
  ActionList list;
  int windows = 0;
  while (!now.over()) {
    if (now.decision().step != "act") {
      now.legal(list);
      now.apply(list[list.size() - 1]);  // pick nothing
      continue;
    }
    const std::string state = encounter_game().to_json(now.data());
    const boost::json::value told = boost::json::parse(state);
    const auto seat_at = [&](const char* key) {
      const boost::json::value& name = told.at(key);
      return name.is_null() ? kNobody : encounter_game().seat_by_name(std::string_view(name.as_string()));
    };
    const SeatOrder asked = now.asked(), order = main_players_first(seat_at("offense"), seat_at("defence"), 5);
    EXPECT_TRUE(std::equal(asked.begin(), asked.end(), order.begin(), order.end())) << state;
    ++windows;
    for (int i = 0; i < asked.size(); ++i) now.apply(*now.decision().pass);
  }
  EXPECT_EQ(windows % 8, 0) << "eight an encounter";
  EXPECT_GE(windows, 4 * 8);
}

// How much asking a game of five takes: question by question, and by rounds. An able seat acts one time in six.
// Windows are adjacent if nothing was told between them and the first was passed by all: one pause serves both.
struct Count {
  long questions = 0, rounds = 0, rounds_with_a_choice = 0, quiet = 0, adjacent = 0;
};

Action sensible(const Position& asking, Rng& chance, bool& has_choice) {
  ActionList list;
  asking.legal(list);
  has_choice = has_choice || list.size() > 1;
  const std::optional<Action> pass = asking.decision().pass;
  if (pass && list.contains(*pass) && (list.size() == 1 || chance.below(6) > 0)) return *pass;
  Action a = chance.pick(list);
  while (pass && a == *pass) a = chance.pick(list);
  return a;
}

void play_round(Position& now, Rng& chance, Count& count) {
  Round round(now);
  bool has_choice = false;
  for (const Seat seat : round.asked()) {
    const Action action = sensible(round.asking(seat), chance, has_choice);
    if (round.resolved()) continue;
    EXPECT_FALSE(round.answer(seat, action));
  }
  const bool is_quiet = now.decision().together == Together::kQuietly;
  std::vector<Event> told;
  for (const auto& [seat, action] : round.line()) {
    EXPECT_EQ(now.to_move(), seat);
    EXPECT_FALSE(now.try_apply(action, Events(&told)));
    ++count.questions;
  }
  ++count.rounds;
  count.quiet += is_quiet;
  count.adjacent += is_quiet && told.empty() && !now.over() && now.decision().together == Together::kQuietly;
  count.rounds_with_a_choice += has_choice;
}

TEST(EncountersOfFive, TakeFarFewerRoundsThanQuestions) {
  constexpr int kWanted = 200;
  Count count;
  int encounters = 0;
  Rng chance(5);
  for (std::uint64_t seed = 1; encounters < kWanted; ++seed) {
    Position now(encounter_game(), 5, encounter_game().standard_options(), seed);
    while (!now.over()) play_round(now, chance, count);
    encounters += static_cast<int>(encounter_game().turn(now.data()));
  }
  const auto each = [&](long n) { return static_cast<double>(n) / encounters; };
  std::cout << encounters << " encounters of five; for each: " << each(count.questions) << " questions, "
            << each(count.rounds) << " rounds, " << each(count.rounds_with_a_choice) << " with a choice; "
            << each(count.quiet) << " quiet windows, " << each(count.quiet - count.adjacent) << " pauses\n";
  EXPECT_GE(count.adjacent, 2 * encounters) << "before planning, before the outcome, at the end";
  EXPECT_GT(each(count.questions), 40) << "eight windows, five seats";
  EXPECT_LT(each(count.questions), 150);
  EXPECT_LT(each(count.rounds), each(count.questions) / 3);
  EXPECT_LT(each(count.rounds_with_a_choice), each(count.rounds));
}

}  // namespace
}  // namespace kosmo
