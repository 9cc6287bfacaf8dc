#include "table/table.h"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>

#include "games/register.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

TableSetup people(int seats = 2, std::uint64_t seed = 5) {
  return {&lucky_game(), lucky_game().standard_options(), seed, std::vector<SeatPlan>(static_cast<std::size_t>(seats))};
}

Table table_for(const TableSetup& setup) {
  Maybe<Table> table = Table::open(setup);
  EXPECT_TRUE(table) << table.problem().en;
  return std::move(*table);
}

Refusal act(Table& table, Seat seat, const char* action) { return table.act(seat, *table.game().parse(action)); }

std::string told(const Table& table, Seat viewer, Lang lang = Lang::kEnglish) {
  std::string text;
  for (const Narrated& line : table.story(viewer)) text += table.tell(line, lang) + "\n";
  return text;
}

TEST(TableSetup, IsRefusedWithTheReason) {
  const auto problem = [](TableSetup setup) { return Table::open(setup).problem(); };
  TableSetup none = people();
  none.game = nullptr;
  EXPECT_NE(problem(none).en, "");
  EXPECT_NE(problem(people(1)).en.find("2 to 4 players, not 1"), std::string::npos) << problem(people(1)).en;
  EXPECT_NE(problem(people(5)).pl.find("od 2 do 4"), std::string::npos) << problem(people(5)).pl;
  TableSetup unknown = people();
  unknown.seats[1].player = "oracle";
  EXPECT_NE(problem(unknown).en.find("'oracle'"), std::string::npos);
  EXPECT_NE(problem(unknown).en.find("greedy"), std::string::npos);
  for (const char* name : {"\x1b[2J", "two\nlines", "\xff\xfe", "\xe2\x80\xaeolleh"}) {
    TableSetup rude = people();
    rude.seats[0].name = name;
    EXPECT_TRUE(problem(rude)) << name;
  }
  TableSetup wordy = people();
  wordy.seats[0].name = std::string(kMaxNameBytes + 1, 'x');
  EXPECT_TRUE(problem(wordy));
  wordy.seats[0].name = "Zażółć gęślą jaźń";
  EXPECT_FALSE(problem(wordy));
}

TEST(Table, NamesPeopleByTheirNameOrElseByTheirColour) {
  TableSetup setup = people();
  setup.seats[0].name = "Ala";
  const Table table = table_for(setup);
  EXPECT_EQ(table.name_of(0, Lang::kPolish), "Ala");
  EXPECT_EQ(table.name_of(1, Lang::kPolish), "Zielony");
  EXPECT_EQ(table.name_of(kSpectator, Lang::kEnglish), "spectator");
}

TEST(Table, AnswersOutOfTurnAreRefusedByTheOpenDecisionsRule) {
  Table table = table_for(people());
  const Position before = table.truth();
  const Refusal refusal = act(table, 1, "place 3");
  EXPECT_EQ(refusal.rule, "LUCKY-01");
  EXPECT_EQ(say(refusal.why, refusal.args, Lang::kEnglish), "This is not yours to decide: Red is asked now.");
  EXPECT_EQ(say(refusal.why, refusal.args, Lang::kPolish), "To nie twoja decyzja: teraz decyduje Czerwony.");
  EXPECT_TRUE(act(table, kSpectator, "place 3"));
  EXPECT_EQ(table.truth(), before);
  EXPECT_TRUE(table.journal().empty());
}

TEST(Table, AnIllegalActionIsRefusedByItsRuleAndChangesNothing) {
  Table table = table_for(people());
  ASSERT_FALSE(act(table, 0, "place 3"));
  const Position before = table.truth();
  EXPECT_EQ(act(table, 0, "place 3").rule, "LUCKY-03");
  EXPECT_EQ(table.truth(), before);
  EXPECT_EQ(table.journal().size(), 1u);
}

TEST(Table, AfterTheEndTheRuleThatEndedItRefuses) {
  Table table = table_for(people());
  while (!table.over()) ASSERT_FALSE(act(table, table.decision().seat, "draw"));
  EXPECT_EQ(act(table, 0, "draw").rule, "LUCKY-04");
  EXPECT_EQ(act(table, 1, "draw").rule, "LUCKY-04");
}

TEST(Table, TellsEachWhatItMayKnow) {
  Table table = table_for(people());
  ASSERT_FALSE(act(table, 0, "draw"));
  ASSERT_FALSE(act(table, 0, "place 8"));
  EXPECT_NE(told(table, 0).find("You drew a"), std::string::npos);
  EXPECT_EQ(told(table, 0).find("Red draws"), std::string::npos);
  EXPECT_EQ(told(table, 1).find("You drew a"), std::string::npos);
  EXPECT_NE(told(table, 1).find("Red draws a card."), std::string::npos);
  EXPECT_EQ(told(table, kSpectator), told(table, 1));
  EXPECT_NE(told(table, kSpectator, Lang::kPolish).find("Czerwony kładzie żeton na polu 8."), std::string::npos);
  const auto latest = table.story(1, table.story_length() - 1);
  ASSERT_EQ(latest.size(), 1u);
  EXPECT_EQ(latest[0].decision, 2u);
}

TEST(TableUndo, TakesBackOpenMovesOneByOne) {
  Table table = table_for(people());
  const Position start = table.truth();
  const std::string story = told(table, 0);
  ASSERT_FALSE(act(table, 0, "place 8"));
  ASSERT_FALSE(act(table, 0, "place 7"));
  EXPECT_EQ(table.decision().seat, 1);
  ASSERT_FALSE(table.undo(0)) << "green is asked, but has not decided";
  ASSERT_FALSE(table.undo(0));
  EXPECT_EQ(table.truth(), start);
  EXPECT_EQ(told(table, 0), story);
  EXPECT_NE(table.undo(0).en.find("No decision has been made yet"), std::string::npos);
  EXPECT_EQ(table.journal().size(), 4u);
  EXPECT_EQ(table.journal().back().kind, JournalEntry::Kind::kUndo);
}

TEST(TableUndo, StopsAtADrawnCard) {
  Table table = table_for(people());
  ASSERT_FALSE(act(table, 0, "draw"));
  EXPECT_NE(table.can_undo(0).en.find("hidden"), std::string::npos);
  ASSERT_FALSE(act(table, 0, "place 8"));
  const Position before_green = table.truth();
  ASSERT_FALSE(table.undo(0)) << "the token was placed after the card";
  const Problem stands = table.undo(0);
  EXPECT_NE(stands.en.find("hidden"), std::string::npos) << stands.en;
  EXPECT_NE(stands.pl.find("ujawniono"), std::string::npos) << stands.pl;
  ASSERT_FALSE(act(table, 0, "place 8"));
  EXPECT_EQ(table.truth(), before_green);
}

TEST(TableUndo, StopsAtAnotherSeatsDecision) {
  Table table = table_for(people());
  ASSERT_FALSE(act(table, 0, "place 8"));
  ASSERT_FALSE(act(table, 0, "place 7"));
  ASSERT_FALSE(act(table, 1, "place 6"));
  const Problem problem = table.undo(0);
  EXPECT_NE(problem.en.find("Green made it"), std::string::npos) << problem.en;
  ASSERT_FALSE(table.undo(1));
  EXPECT_TRUE(table.undo(1)) << "the decision before is red's";
  // Once green has spoken, red's decisions stand, even though green took its own back.
  EXPECT_NE(table.undo(0).en.find("Another player has decided since"), std::string::npos);
  EXPECT_TRUE(table.undo(kSpectator));
}

TEST(TableUndo, IsNotForBots) {
  TableSetup setup = people();
  setup.seats[0].player = "greedy";
  Table table = table_for(setup);
  ASSERT_TRUE(table.bot_acts());
  EXPECT_NE(table.undo(0).en.find("bot"), std::string::npos);
}

TEST(TableUndo, HoldsInRandomGamesExactlyWhileNothingWasRevealedAndNobodyElseDecided) {
  register_toys();
  register_games();
  for (const Game* game : games())
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      TableSetup setup{game, game->standard_options(), seed,
                       std::vector<SeatPlan>(static_cast<std::size_t>(game->info().min_seats))};
      Table table = table_for(setup);
      Rng rng(seed);
      ActionList choices;
      while (!table.over()) {
        const Position before = table.truth();
        const Seat seat = before.to_move();
        const std::size_t story = table.story_length();
        table.legal(choices);
        const Action a = rng.pick(choices);
        ASSERT_FALSE(table.act(seat, a));
        for (Seat p = 0; p < table.seats(); ++p)
          ASSERT_EQ(!table.can_undo(p), p == seat && table.truth().reveals() == before.reveals());
        if (table.can_undo(seat)) continue;
        ASSERT_FALSE(table.undo(seat));
        ASSERT_EQ(table.truth(), before);
        ASSERT_EQ(table.story_length(), story);
        ASSERT_FALSE(table.act(seat, a));
      }
    }
}

// What everybody can see.
std::vector<std::string> views(const Table& table) {
  std::vector<std::string> out;
  for (Seat p = kSpectator; p < table.seats(); ++p)
    if (p != kNobody) out.push_back(table.view(p).json());
  return out;
}

TEST(TableAgreedUndo, TakesBackWhateverHasBecomeKnown) {
  Table table = table_for(people());
  const auto start = views(table);
  const std::string story = told(table, 0);
  EXPECT_TRUE(table.undo_agreed(0).problem()) << "nothing was decided yet";
  ASSERT_FALSE(act(table, 0, "draw"));
  const auto drawn = views(table);
  ASSERT_FALSE(act(table, 0, "place 8"));
  ASSERT_FALSE(act(table, 1, "place 6"));
  EXPECT_TRUE(table.can_undo(0));
  EXPECT_EQ(table.last_by_seat(2)[0], 1);
  EXPECT_EQ(table.last_by_seat(2)[1], 1);
  EXPECT_EQ(table.back_to_last_of(0), 2);
  ASSERT_EQ(*table.undo_agreed(0), 2) << "red's last decision, and what green did after it";
  EXPECT_EQ(views(table), drawn);
  EXPECT_TRUE(table.undo_agreed(1).problem()) << "green's decision is gone";
  ASSERT_EQ(*table.undo_agreed(0), 1);
  EXPECT_EQ(views(table), start);
  EXPECT_EQ(told(table, 0), story);
  EXPECT_EQ(table.journal().size(), 5u) << "the journal only grows";
  EXPECT_TRUE(table.journal().back().agreed);
  EXPECT_TRUE(table.journal().back().fresh);
  EXPECT_EQ(table.agreed_undos(), 2);
  EXPECT_NE(table.can_undo(0).en.find("No decision has been made yet"), std::string::npos);
}

std::string hand_of(const Table& table, Seat seat) {
  const std::string all = told(table, seat);
  const auto at = all.rfind("You drew a ");
  return at == std::string::npos ? "" : all.substr(at, all.find('.', at) - at);
}

TEST(TableAgreedUndo, ACardThatWasSeenIsNotTheOneThatIsDrawnAgain) {
  constexpr int kGames = 100;
  int same = 0;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    Table table = table_for(people(2, seed));
    ASSERT_FALSE(act(table, 0, "draw"));
    const std::string seen = hand_of(table, 0);
    ASSERT_TRUE(table.undo_agreed(0));
    ASSERT_FALSE(act(table, 0, "draw"));
    same += hand_of(table, 0) == seen;
  }
  // One in six by chance; all of them, if the deck stayed as it was; none, if the next card could be told.
  EXPECT_LT(same, kGames / 2);
  EXPECT_GT(same, 0);
}

TEST(TableAgreedUndo, EachShufflesAnewAndFollowsFromTheSeed) {
  std::set<std::string> drawn;
  Table table = table_for(people());
  for (int i = 0; i < 30; ++i) {
    ASSERT_FALSE(act(table, 0, "draw"));
    drawn.insert(hand_of(table, 0));
    ASSERT_TRUE(table.undo_agreed(0));
  }
  EXPECT_EQ(drawn.size(), 6u) << "every card comes up";
  Table again = table_for(people());
  for (int i = 0; i < 30; ++i) {
    ASSERT_FALSE(act(again, 0, "draw"));
    ASSERT_TRUE(again.undo_agreed(0));
  }
  EXPECT_EQ(again.truth(), table.truth());
}

// Back there lies the old deal, of which a card has been seen.
TEST(TableAgreedUndo, LetsNobodyTakeBackWhatWasDecidedBefore) {
  Table table = table_for(people());
  ASSERT_FALSE(act(table, 0, "place 8"));
  ASSERT_FALSE(act(table, 0, "draw"));
  ASSERT_EQ(*table.undo_agreed(0), 1);
  EXPECT_NE(table.can_undo(0).en.find("agreed to go back"), std::string::npos);
  EXPECT_TRUE(table.undo(0));
  ASSERT_FALSE(act(table, 0, "place 7"));
  EXPECT_FALSE(table.undo(0)) << "what is decided now can be taken back as ever";
  EXPECT_TRUE(table.undo(0));
}

TEST(TableAgreedUndo, OfAnEarlierProgramShufflesNothing) {
  Table table = table_for(people());
  ASSERT_FALSE(act(table, 0, "place 8"));
  const Position before = table.truth();
  ASSERT_FALSE(act(table, 0, "draw"));
  ASSERT_EQ(*table.undo_agreed_unshuffled(0), 1);
  EXPECT_EQ(table.truth(), before);
  EXPECT_FALSE(table.undo(0)) << "red's first token can still be taken back";
  EXPECT_TRUE(table.undo(0));
}

// Ask again and again: the beginning of one's own last turn is as far as it goes, whatever is taken back.
TEST(TableAgreedUndo, GoesNoFurtherThanTheBeginningOfTheLastTurn) {
  register_games();
  for (const Game* game : games()) {
    if (game->info().id == "lucky") continue;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      TableSetup setup{game, game->standard_options(), seed,
                       std::vector<SeatPlan>(static_cast<std::size_t>(game->info().min_seats))};
      Table table = table_for(setup);
      const auto turn = [&] { return game->turn(table.truth().data()); };
      Rng rng(seed);
      ActionList choices;
      std::uint32_t opened = 0, last = 0;  // the last turn that seat 0 opened
      for (int i = 0; i < 80 && !table.over(); ++i) {
        if (turn() != last && table.decision().seat == 0) opened = turn();
        last = turn();
        table.legal(choices);
        ASSERT_FALSE(table.act(table.decision().seat, rng.pick(choices)));
      }
      if (table.over() || opened == 0) continue;
      int asked = 0;
      while (table.undo_agreed(0)) ASSERT_LT(++asked, 81);
      EXPECT_GE(turn(), opened) << game->info().id << " " << seed;
      EXPECT_NE(table.can_undo_agreed(0).en, "");
    }
  }
}

TEST(TableAgreedUndo, IsResumed) {
  register_toys();
  register_games();
  for (const Game* game : games())
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      TableSetup setup{game, game->standard_options(), seed,
                       std::vector<SeatPlan>(static_cast<std::size_t>(game->info().min_seats))};
      Table table = table_for(setup);
      Rng rng(seed);
      ActionList choices;
      for (int i = 0; i < 120 && !table.over(); ++i) {
        if (rng.below(10) == 0)
          table.undo_agreed(static_cast<Seat>(rng.below(static_cast<std::uint32_t>(table.seats()))));
        table.legal(choices);
        const Action a = rng.pick(choices);
        ASSERT_FALSE(table.act(table.decision().seat, a));
      }
      Maybe<Table> resumed = Table::resume(table.replay());
      ASSERT_TRUE(resumed) << resumed.problem().en;
      EXPECT_EQ(resumed->truth(), table.truth());
      EXPECT_EQ(told(*resumed, 0), told(table, 0));
    }
}

TEST(TableAgreedUndo, OfMoreThanWasPlayedIsRefused) {
  Table table = table_for(people());
  ASSERT_FALSE(act(table, 0, "draw"));
  for (const int count : {0, -1, 2, 1'000'000}) {
    Replay bad = table.replay();
    bad.entries.push_back({.kind = JournalEntry::Kind::kUndo, .seat = 0, .undone = count, .agreed = true});
    EXPECT_NE(Table::resume(bad).problem().en.find("entry 2"), std::string::npos) << count;
    EXPECT_THROW(write_replay(bad), std::logic_error) << count;
  }
}

struct Thrower : Player {
  Action choose(const Outlook&) override { throw std::runtime_error("out of ideas"); }
};
struct Cheat : Player {
  Action choose(const Outlook&) override { return make_action(1, 7); }  // place 8, again and again
};

TEST(TableBots, PlayAWholeGameByThemselves) {
  TableSetup setup = people(3);
  for (SeatPlan& plan : setup.seats) plan.player = "random";
  setup.seats[2].player = "greedy";
  Table table = table_for(setup);
  while (table.bot_acts()) {
  }
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.bot_faults(), 0);
  EXPECT_EQ(table.journal().size(), 18u);
}

struct Attentive : Player {
  Action choose(const Outlook& outlook) override {
    ++asked;
    ActionList choices;
    outlook.legal(choices);
    return choices[0];
  }
  int asked = 0;
};

// What a bot has seen it may use later: it is the same one for the whole game, also when the table is handed on.
TEST(TableBots, LastAsLongAsTheirSeat) {
  Table table = table_for(people());
  const auto bot = std::make_shared<Attentive>();
  table.seat_bot(0, bot);
  Table moved = std::move(table);
  while (!moved.over()) ASSERT_TRUE(moved.bot_acts() || !act(moved, 1, "draw"));
  EXPECT_EQ(bot->asked, 6);
}

TEST(TableBots, AreNotAskedForPeople) {
  Table table = table_for(people());
  EXPECT_FALSE(table.bot_acts());
  EXPECT_TRUE(table.journal().empty());
}

TEST(TableBots, ThatFailOrCheatStillPlayLegally) {
  Table table = table_for(people());
  table.seat_bot(0, std::make_shared<Thrower>());
  table.seat_bot(1, std::make_shared<Cheat>());
  while (table.bot_acts()) {
  }
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.bot_faults(), 6 + 5) << "the cheat's first answer was legal";
  EXPECT_FALSE(Table::resume(table.replay()).problem());
}

TEST(TableBots, DoNotDreamWithTheGamesOwnChance) {
  // The same seed for the game and every bot: were the bot's generator the game's, it would imagine the true deck.
  int same = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    TableSetup setup = people(2, seed);
    setup.seats[0].player = "random";
    Table table = table_for(setup);
    ASSERT_TRUE(table.bot_acts());
    Rng naive(seed);
    ActionList choices;
    Position(lucky_game(), 2, setup.options, seed).legal(choices);
    same += table.journal()[0].action == naive.pick(choices);
  }
  EXPECT_LT(same, 15);
}

TEST(TableResume, GoesOnWhereItStopped) {
  Table table = table_for(people());
  for (const char* action : {"place 8", "draw"}) ASSERT_FALSE(act(table, 0, action));
  ASSERT_FALSE(act(table, 1, "place 1"));
  ASSERT_FALSE(table.undo(1));
  ASSERT_FALSE(act(table, 1, "place 2"));
  Maybe<Table> resumed = Table::resume(table.replay());
  ASSERT_TRUE(resumed) << resumed.problem().en;
  EXPECT_EQ(resumed->truth(), table.truth());
  EXPECT_EQ(told(*resumed, 0), told(table, 0));
  EXPECT_EQ(resumed->journal().size(), table.journal().size());
  EXPECT_FALSE(resumed->undo(1)) << "what could be taken back still can";
}

TEST(TableResume, RefusesAJournalThatBreaksTheRules) {
  Table table = table_for(people());
  ASSERT_FALSE(act(table, 0, "draw"));
  Replay undo_of_a_draw = table.replay();
  undo_of_a_draw.entries.push_back({.kind = JournalEntry::Kind::kUndo, .seat = 0, .undone = 1});
  EXPECT_NE(Table::resume(undo_of_a_draw).problem().en.find("entry 2"), std::string::npos);
  Replay out_of_turn = table.replay();
  out_of_turn.entries.push_back({.seat = 1, .action = make_action(0)});
  EXPECT_NE(Table::resume(out_of_turn).problem().en.find("LUCKY-01"), std::string::npos);
}

}  // namespace
}  // namespace kosmo
