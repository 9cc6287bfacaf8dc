// Rounds: whose answers are needed, and what is played when they are in.
#include "engine/round.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "players/player.h"
#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr Seat kRed = 0, kGreen = 1, kBlue = 2;

Position start(const Game& game, int seats) { return Position(game, seats, game.standard_options(), 1); }
Action read(const Game& game, const char* text) { return *game.parse(text); }

// Red has claimed a point from Green, and all three may zap that.
Position claimed() {
  Position game = start(zap_game(), 3);
  game.apply(read(zap_game(), "claim green"));
  return game;
}
const Action kPass = read(zap_game(), "pass"), kZap = read(zap_game(), "zap");

std::string text(const Round& round) {
  std::string told;
  for (const auto& [seat, action] : round.line())
    told += zap_game().seat_name(seat) + " " + zap_game().print(action) + "; ";
  return told;
}
std::string names(const SeatOrder& seats) {
  std::string told;
  for (const Seat seat : seats) told += zap_game().seat_name(seat) + " ";
  return told;
}

TEST(RoundOfAWindow, AsksAllItsSeatsInTheOrderOfTheRules) {
  const Round round(claimed());
  EXPECT_EQ(names(round.asked()), "red green blue ");
  EXPECT_EQ(round.asking(kBlue).to_move(), kBlue);
}

TEST(RoundOfAWindow, IsResolvedWhenAllHavePassedInWhateverOrder) {
  Round round(claimed());
  for (const Seat seat : {kBlue, kRed, kGreen}) {
    EXPECT_FALSE(round.resolved());
    EXPECT_FALSE(round.answer(seat, kPass));
  }
  EXPECT_TRUE(round.resolved());
  EXPECT_EQ(text(round), "red pass; green pass; blue pass; ");
}

TEST(RoundOfAWindow, WaitsForThoseBeforeTheOneWhoActs) {
  Round round(claimed());
  EXPECT_FALSE(round.answer(kGreen, kZap));
  EXPECT_EQ(names(round.awaited()), "red ") << "Blue's answer can no longer matter";
  EXPECT_FALSE(round.answer(kRed, kPass));
  EXPECT_EQ(text(round), "red pass; green zap; ");
}

TEST(RoundOfAWindow, IsNoRace) {
  Round round(claimed());
  EXPECT_FALSE(round.answer(kBlue, kZap));
  EXPECT_FALSE(round.answer(kRed, kZap));
  EXPECT_EQ(text(round), "red zap; ") << "the first by the rules acts, not the first to answer";
  EXPECT_EQ(round.answer_of(kBlue), kZap) << "a draft that its owner may keep";
}

TEST(RoundOfAWindow, TakesAnotherAnswerUntilItIsPlayed) {
  Round round(claimed());
  EXPECT_FALSE(round.answer(kGreen, kZap));
  EXPECT_FALSE(round.answer(kGreen, kPass));
  EXPECT_EQ(names(round.awaited()), "red blue ");
  EXPECT_FALSE(round.answer(kRed, kZap));
  EXPECT_FALSE(round.answer(kGreen, kZap)) << "as long as nobody has played it";
  EXPECT_EQ(text(round), "red zap; ");
}

TEST(RoundOfAWindow, LeadsWhereTheSameAnswersInOrderLead) {
  Position by_rounds = claimed(), serial = claimed();
  Round round(by_rounds);
  for (const Seat seat : {kBlue, kGreen, kRed}) round.answer(seat, seat == kBlue ? kZap : kPass);
  for (const auto& [seat, action] : round.line()) {
    EXPECT_EQ(by_rounds.to_move(), seat);
    EXPECT_FALSE(by_rounds.try_apply(action));
  }
  for (const Action action : {kPass, kPass, kZap}) serial.apply(action);
  EXPECT_EQ(by_rounds, serial);
}

TEST(AnAnswer, ThatIsNotOfferedIsRefusedAndForgotten) {
  Round round(claimed());
  EXPECT_EQ(round.answer(kBlue, read(zap_game(), "claim red")).rule, "ZAP-02");
  EXPECT_FALSE(round.answer_of(kBlue));
}

TEST(AnAnswer, OfASeatThatIsNotAskedIsRefused) {
  Round round(start(zap_game(), 3));
  EXPECT_EQ(names(round.asked()), "red ");
  EXPECT_TRUE(round.answer(kGreen, read(zap_game(), "claim red")));
}

TEST(RoundOfSealedChoices, NeedsAndPlaysThemAll) {
  Position game = start(hands_game(), 3);
  Round round(game);
  for (const Seat seat : {kGreen, kBlue, kRed}) {
    EXPECT_FALSE(round.resolved());
    EXPECT_FALSE(round.answer(seat, read(hands_game(), seat == kGreen ? "show paper" : "show rock")));
  }
  ASSERT_TRUE(round.resolved());
  EXPECT_EQ(round.line().size(), 3);
  for (const auto& [seat, action] : round.line()) EXPECT_FALSE(game.try_apply(action));
  EXPECT_EQ(game.result().score[kGreen], 2);
}

TEST(RoundOfALoneQuestion, IsResolvedByItsAnswer) {
  Round round(start(lucky_game(), 2));
  EXPECT_EQ(names(round.awaited()), "red ");
  EXPECT_FALSE(round.answer(kRed, read(lucky_game(), "draw")));
  EXPECT_TRUE(round.resolved());
  EXPECT_EQ(round.line().size(), 1);
}

TEST(RoundWhereBeingAskedTells, IsOfOneSeat) {
  Options options = hush_game().standard_options();
  for (const bool asks_all : {true, false}) {
    options[0] = asks_all;
    Position game(hush_game(), 4, options, 3);
    game.apply(read(hush_game(), "strike green"));
    EXPECT_EQ(Round(game).asked().size(), asks_all ? 4 : 1);
  }
}

TEST(RoundOfAWindow, ShowsEachSeatItsOwnQuestionAtTheSameMoment) {
  const Position game = claimed();
  for (const Seat seat : {kRed, kGreen, kBlue}) {
    const boost::json::value decision = boost::json::parse(game.view(seat).json()).at("decision");
    EXPECT_EQ(decision.at("number"), 1) << "one decision was made, whoever looks";
    EXPECT_EQ(decision.at("seat").as_string(), zap_game().seat_name(seat));
    EXPECT_EQ(decision.at("asked").as_array().size(), 3u);
  }
}

TEST(Outlook, OfALaterSeatIsThatOfTheOneAskedAndOfNobodyElseIsEmpty) {
  ActionList choices;
  const Position game = claimed();
  const Outlook blue(game, kBlue);
  blue.legal(choices);
  EXPECT_EQ(blue.decision().seat, kBlue);
  EXPECT_EQ(choices.size(), 2);
  const Position fresh = start(zap_game(), 3);
  const Outlook not_asked(fresh, kGreen);
  not_asked.legal(choices);
  EXPECT_TRUE(choices.empty()) << "it is Red who claims";
  EXPECT_EQ(not_asked.decision().seat, kNobody);
}

TEST(Round, OfAGameThatIsOverAsksNobodyAndIsNotResolved) {
  Position game = start(hands_game(), 2);
  while (!game.over()) game.apply(read(hands_game(), "show rock"));
  const Round round(game);
  EXPECT_TRUE(round.asked().empty());
  EXPECT_FALSE(round.resolved());
}

// What may lie between two seats that are asked alike.
enum class Between { kNothing, kOtherDoor, kBell, kMustEnter, kDeeper };

struct Doors {
  struct State {
    Core<8> core;
    Between between;
    std::uint8_t unused[4];
  };
  enum class Kind { kKnock, kBell };
  enum class Verb { kPass, kEnter };

  static const GameInfo& info() {
    static const GameInfo info{.id = "doors",
                               .name = {"Doors", "Drzwi"},
                               .blurb = {"Who is asked at one door.", "Kogo pytać u jednych drzwi."},
                               .min_seats = 3,
                               .max_seats = 3,
                               .seat_names = kToySeats,
                               .options = {},
                               .over_rule = "DOORS-01",
                               .max_decisions = 99};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {{{"pass", {"Pass", "Spasuj"}}, "DOORS-01"},
                                     {{"enter", {"Enter", "Wejdź"}}, "DOORS-01"}};
    return verbs;
  }
  static std::span<const Phrase> event_phrases() { return {}; }
  static void setup(State& s, const Options&, Events&) { s.core.push(Kind::kKnock, 0, 1); }
  static void list_knock(const State& s, const Step& step, ActionList& out) {
    if (s.between != Between::kMustEnter || step.seat != 0) out.add(Verb::kPass);
    out.add(Verb::kEnter);
  }
  static void apply_knock(State& s, const Step& step, Action, Events&) {
    const Seat next = static_cast<Seat>(step.seat + 1);
    if (next == s.core.seats) {
      s.core.over = 1;
      return;
    }
    if (s.between == Between::kDeeper) s.core.push(Kind::kBell, kNobody);
    if (s.between == Between::kBell)
      s.core.push(Kind::kBell, next);
    else
      s.core.push(Kind::kKnock, next, s.between == Between::kOtherDoor ? step.arg[0] + 1 : step.arg[0]);
  }
  static void run_bell(State& s, const Step& step, Events&) {
    if (step.seat != kNobody) s.core.push(Kind::kKnock, step.seat, 1);
  }
  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        {.name = "knock",
         .rule = "DOORS-01",
         .list = list_knock,
         .apply = apply_knock,
         .together = Together::kOpenly,
         .pass = 0},
        {.name = "bell", .rule = "DOORS-01", .run = run_bell},
    };
    return steps;
  }
  static void describe(Archive&, State&) {}
  static Result result(const State&) { return {}; }
  static Problem broken_invariant(const State&) { return {}; }
};

int asked_together(Between between) {
  Doors::State s;
  Engine<Doors>::start(s, 3, {}, 1, {});
  s.between = between;
  return Engine<Doors>::asked(s).size();
}

TEST(SeatsAskedTogether, AreAskedTheSameWithNothingButTheWindowInBetween) {
  EXPECT_EQ(asked_together(Between::kNothing), 3);
  EXPECT_EQ(asked_together(Between::kOtherDoor), 1) << "another window";
  EXPECT_EQ(asked_together(Between::kBell), 1) << "something else ran in between";
  EXPECT_EQ(asked_together(Between::kMustEnter), 1) << "all after it depends on what the first does";
  EXPECT_EQ(asked_together(Between::kDeeper), 1) << "inside something else";
}

TEST(Round, IsAValue) {
  Round round(claimed());
  const Round before = round;
  round.answer(kRed, kZap);
  EXPECT_FALSE(before.resolved());
  EXPECT_TRUE(Round(round).resolved());
}

}  // namespace
}  // namespace kosmo
