// Answers that are forced, and what undo makes of them.
#include <gtest/gtest.h>

#include "games/register.h"
#include "table/table.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

TableSetup setup_of(const Game& game, std::uint64_t seed = 1) {
  return {&game, game.standard_options(), seed, std::vector<SeatPlan>(static_cast<std::size_t>(game.info().min_seats))};
}

Table open(const TableSetup& setup) {
  Maybe<Table> table = Table::open(setup);
  EXPECT_TRUE(table) << table.problem().en;
  return std::move(*table);
}

// A seat decides, and the table gives whatever is forced then.
void decide(Table& table, Seat seat, const char* action) {
  ASSERT_FALSE(table.act(seat, *table.game().parse(action))) << action;
  table.play_forced();
}

// In a game of chain a strike has no alternative, nor has the horn when it comes last.
Table chain_at_greens_first_question() {
  Table table = open(setup_of(chain_game()));
  EXPECT_EQ(table.play_forced(), 1);
  for (const char* action : {"do bell", "decline", "do drum"}) decide(table, 0, action);
  EXPECT_EQ(table.decision().seat, 1);
  return table;
}

std::string journal_of(const Table& table) {
  std::string text;
  for (const JournalEntry& e : table.journal())
    text += e.kind == JournalEntry::Kind::kUndo ? "undo " + std::to_string(e.undone) + "; "
                                                : (e.forced ? "*" : "") + table.game().print(e.action) + "; ";
  return text;
}

TEST(TableForced, AnswersAreGivenByTheTableAndMarked) {
  const Table table = chain_at_greens_first_question();
  EXPECT_EQ(journal_of(table), "*strike; do bell; decline; do drum; *do horn; *strike; ");
  EXPECT_FALSE(table.forced());
  EXPECT_EQ(table.journal().back().seat, 1);
}

TEST(TableForced, AnswersGoBackWithTheDecisionBeforeThem) {
  Table table = chain_at_greens_first_question();
  Position before = table.start();
  for (const char* action : {"strike", "do bell", "decline"}) before.apply(*chain_game().parse(action));
  EXPECT_NE(table.undo(1).en.find("Red made it"), std::string::npos) << "green has decided nothing";
  ASSERT_FALSE(table.undo(0)) << "green has not decided: its strike was forced";
  EXPECT_EQ(table.truth(), before);
  EXPECT_EQ(table.journal().back().undone, 3);
  ASSERT_FALSE(table.undo(0));
  ASSERT_FALSE(table.undo(0));
  EXPECT_EQ(table.truth().decision().number, 1u);
  EXPECT_NE(table.undo(0).en.find("No decision has been made yet"), std::string::npos)
      << "the strike was nobody's decision";
}

TEST(TableForced, AnswersOfAnotherLeaveTheRightToTakeBackAndDecisionsEndIt) {
  Table table = chain_at_greens_first_question();
  decide(table, 1, "do bell");
  EXPECT_NE(table.undo(0).en.find("Green made it"), std::string::npos);
  ASSERT_FALSE(table.undo(1));
  EXPECT_NE(table.undo(0).en.find("Another player has decided since"), std::string::npos);
  EXPECT_NE(table.undo(1).en.find("Red made it"), std::string::npos) << "its strike is not taken back by itself";
}

TEST(TableForced, AnswersAreNobodysWhenAllAgreeToGoBack) {
  Table table = chain_at_greens_first_question();
  EXPECT_EQ(table.back_to_last_of(0), 3);
  EXPECT_EQ(table.back_to_last_of(1), 0);
  EXPECT_EQ(table.last_by_seat(3)[0], 1);
  EXPECT_EQ(table.last_by_seat(3)[1], 0);
  EXPECT_TRUE(table.undo_agreed(1).problem()) << "green has decided nothing";
  EXPECT_EQ(*table.undo_agreed(0), 3);
}

// Journals of earlier programs mark nothing: there such an answer is a decision of the seat like any other.
TEST(TableForced, WithoutTheMarkAnAnswerIsADecision) {
  Table table = open(setup_of(chain_game()));
  ASSERT_FALSE(table.act(0, *chain_game().parse("strike")));
  ASSERT_FALSE(table.undo(0));
  EXPECT_EQ(table.truth(), table.start());
}

TEST(TableForced, IsStillRefusedWhereItIsNotLegal) {
  Table table = open(setup_of(chain_game()));
  EXPECT_TRUE(table.act(0, *chain_game().parse("do horn"), true));
  EXPECT_TRUE(table.act(1, *chain_game().parse("strike"), true));
  EXPECT_TRUE(table.journal().empty());
}

// What happened, kept apart from the table: before each answer that stands.
struct Stood {
  Position before;
  Seat seat;
  bool forced;
};

// The last decision; nothing if there is none.
const Stood* last_decision(const std::vector<Stood>& past) {
  for (auto p = past.rbegin(); p != past.rend(); ++p)
    if (!p->forced) return &*p;
  return nullptr;
}

class RandomTable {
 public:
  RandomTable(const Game& game, std::uint64_t seed) : table(open(setup_of(game, seed))), rng(seed) { force(); }

  void decide() {
    ActionList choices;
    table.legal(choices);
    past.push_back({table.truth(), table.decision().seat, false});
    ASSERT_FALSE(table.act(table.decision().seat, rng.pick(choices)));
    force();
  }
  Table table;
  Rng rng;
  std::vector<Stood> past;

 private:
  void force() {
    while (const std::optional<Action> forced = table.forced()) {
      past.push_back({table.truth(), table.decision().seat, true});
      ASSERT_FALSE(table.act(table.decision().seat, *forced, true));
    }
  }
};

TEST(TableForced, IsTransparentToUndoInRandomGames) {
  register_toys();
  register_games();
  int stepped_over = 0;
  for (const Game* game : games())
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      RandomTable random(*game, seed);
      Table& table = random.table;
      for (int i = 0; i < 200 && !table.over(); ++i) {
        random.decide();
        const Stood* last = last_decision(random.past);
        const bool open = last && last->before.reveals() == table.truth().reveals();
        for (Seat p = 0; p < table.seats(); ++p)
          ASSERT_EQ(!table.can_undo(p), open && p == last->seat) << game->info().id;
        if (!open || random.rng.below(3) != 0) continue;
        stepped_over += random.past.back().forced;
        Table back = table;
        ASSERT_FALSE(back.undo(last->seat));
        ASSERT_EQ(back.truth(), last->before) << game->info().id;
      }
    }
  EXPECT_GT(stepped_over, 20);
}

// All that the last seat decided in this turn, as long as nobody learned anything.
int decisions_of_turn(const std::vector<Stood>& past, const Position& now) {
  const Stood* last = last_decision(past);
  const auto turn = [](const Position& p) { return p.game().turn(p.data()); };
  const std::uint32_t present = now.to_move() == last->seat ? turn(now) : turn(last->before);
  int own = 0;
  for (auto p = past.rbegin(); p != past.rend(); ++p) {
    if (p->before.reveals() != now.reveals() || turn(p->before) != present) break;
    if (!p->forced && p->seat != last->seat) break;
    own += !p->forced;
  }
  return own;
}

TEST(TableUndoTurn, IsUndoRepeatedToTheBeginningOfTheTurn) {
  register_toys();
  register_games();
  int long_ones = 0, none = 0;
  for (const Game* game : games())
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      RandomTable random(*game, seed);
      Table& table = random.table;
      for (int i = 0; i < 200 && !table.over(); ++i) {
        random.decide();
        const Seat seat = last_decision(random.past)->seat;
        const int own = table.undoable_in_turn(seat);
        ASSERT_EQ(own, decisions_of_turn(random.past, table.truth())) << game->info().id;
        for (Seat p = 0; p < table.seats(); ++p) ASSERT_EQ(table.undoable_in_turn(p), p == seat ? own : 0);
        if (random.rng.below(4) != 0) continue;
        Table at_once = table, one_by_one = table;
        const Maybe<int> undone = at_once.undo_turn(seat);
        if (own == 0) {
          ASSERT_FALSE(undone);
          ASSERT_FALSE(undone.problem().pl.empty());
          ++none;
          continue;
        }
        ASSERT_EQ(*undone, own);
        for (int n = 0; n < own; ++n) ASSERT_FALSE(one_by_one.undo(seat));
        ASSERT_EQ(at_once.truth(), one_by_one.truth());
        ASSERT_EQ(at_once.undoable_in_turn(seat), 0) << game->info().id << ": nothing of that turn is left";
        long_ones += own > 2;
      }
    }
  EXPECT_GT(long_ones, 20);
  EXPECT_GT(none, 20);
}

TEST(TableUndoTurn, StopsAtWhatWasLearnedAndIsOneEntry) {
  TableSetup setup = setup_of(lucky_game());
  Table table = open(setup);
  decide(table, 0, "place 8");
  EXPECT_EQ(table.undoable_in_turn(0), 1);
  decide(table, 0, "place 7");
  EXPECT_EQ(table.undoable_in_turn(0), 2) << "green is asked, but has not decided";
  EXPECT_EQ(table.undoable_in_turn(1), 0);
  ASSERT_EQ(*table.undo_turn(0), 2);
  EXPECT_EQ(table.truth(), table.start());
  EXPECT_EQ(journal_of(table), "place 8; place 7; undo 2; ");
  decide(table, 0, "draw");
  EXPECT_EQ(table.undoable_in_turn(0), 0);
  EXPECT_NE(table.undo_turn(0).problem().en.find("hidden"), std::string::npos);
  decide(table, 0, "place 8");
  EXPECT_EQ(table.undoable_in_turn(0), 1) << "what came after the card";
  setup.seats[0].player = "random";
  Table bots = open(setup);
  while (bots.decision().seat == 0) bots.bot_acts();
  EXPECT_EQ(bots.undoable_in_turn(0), 0) << "a bot takes nothing back";
}

std::string what_can_be_undone(const Table& table) {
  std::string text;
  for (Seat p = 0; p < table.seats(); ++p)
    text += table.can_undo(p).en + "|" + std::to_string(table.undoable_in_turn(p)) + "\n";
  return text;
}

// The file does not say which answers were forced; the rules do.
TEST(TableForced, IsKnownAgainFromAReplay) {
  register_toys();
  register_games();
  for (const Game* game : games())
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      RandomTable random(*game, seed);
      Table& table = random.table;
      for (int i = 0; i < 150 && !table.over(); ++i) {
        random.decide();
        const auto someone = static_cast<Seat>(random.rng.below(static_cast<std::uint32_t>(table.seats())));
        if (random.rng.below(6) == 0 && !table.undo(someone)) table.play_forced();
        if (random.rng.below(9) == 0 && table.undo_turn(someone)) table.play_forced();
        if (random.rng.below(40) == 0 && table.undo_agreed(someone)) table.play_forced();
      }
      const std::string text = write_replay(table.replay());
      EXPECT_EQ(text.find("forced"), std::string::npos);
      const Maybe<CheckedReplay> read = read_replay(text, "game");
      ASSERT_TRUE(read) << game->info().id << ": " << read.problem().en;
      const Maybe<Table> resumed = Table::resume(read->replay);
      ASSERT_TRUE(resumed) << game->info().id << ": " << resumed.problem().en;
      EXPECT_EQ(resumed->truth(), table.truth());
      EXPECT_EQ(journal_of(*resumed), journal_of(table));
      EXPECT_EQ(what_can_be_undone(*resumed), what_can_be_undone(table)) << game->info().id;
      EXPECT_EQ(write_replay(resumed->replay()), text);
    }
}

// People answered for themselves there, and took such answers back like any others.
TEST(TableForced, ReplaysOfEarlierProgramsAreReadAsBefore) {
  register_toys();
  register_games();
  for (const Game* game : games())
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      Table table = open(setup_of(*game, seed));
      Rng rng(seed);
      ActionList choices;
      for (int i = 0; i < 200 && !table.over(); ++i) {
        table.legal(choices);
        ASSERT_FALSE(table.act(table.decision().seat, rng.pick(choices)));
        while (rng.below(3) == 0) table.undo(static_cast<Seat>(rng.below(static_cast<std::uint32_t>(table.seats()))));
      }
      const std::string text = write_replay(table.replay());
      const Maybe<CheckedReplay> read = read_replay(text, "game");
      ASSERT_TRUE(read) << game->info().id << ": " << read.problem().en;
      EXPECT_EQ(read->final, table.truth());
      const Maybe<Table> resumed = Table::resume(read->replay);
      ASSERT_TRUE(resumed) << game->info().id << ": " << resumed.problem().en;
      EXPECT_EQ(resumed->truth(), table.truth());
      EXPECT_EQ(write_replay(resumed->replay()), text);
    }
}

// Actions that the seat could take one after another in truth, and at times one that it could not.
std::vector<Action> some_line(const Table& table, Rng& rng) {
  std::vector<Action> actions;
  Position now = table.truth();
  const Seat seat = now.to_move();
  ActionList choices;
  while (actions.size() < 6 && now.to_move() == seat) {
    now.legal(choices);
    actions.push_back(rng.pick(choices));
    now.apply(actions.back());
    while (const std::optional<Action> forced = forced_answer(now)) now.apply(*forced);
  }
  if (actions.size() > 1 && rng.below(3) == 0) std::swap(actions.front(), actions.back());
  return actions;
}

// Whether anything tells that the line ends here.
bool ends(const Table& table, Seat seat, std::uint32_t reveals) {
  return table.over() || table.decision().seat != seat || table.decision().together != Together::kNo ||
         table.truth().reveals() != reveals;
}

TEST(TableLine, IsPlayedLikeOneDecisionAfterAnother) {
  register_toys();
  register_games();
  int cut = 0, refused = 0, whole = 0;
  for (const Game* game : games())
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Table table = open(setup_of(*game, seed));
      table.play_forced();
      Rng rng(seed);
      // Each line is compared with all that was played so far: long games would take minutes.
      while (!table.over() && table.journal().size() < 300) {
        const std::vector<Action> actions = some_line(table, rng);
        const Seat seat = table.decision().seat;
        const std::uint32_t reveals = table.truth().reveals();
        Table one_by_one = table;
        int played = 0;
        Refusal refusal;
        while (!refusal && played < static_cast<int>(actions.size())) {
          refusal = one_by_one.act(seat, actions[static_cast<std::size_t>(played)]);
          if (refusal) break;
          ++played;
          one_by_one.play_forced();
          if (ends(one_by_one, seat, reveals)) break;
        }
        const OwnLine tried = table.try_line(seat, actions);
        const std::string before = journal_of(table);
        const OwnLine line = table.play_line(seat, actions);
        ASSERT_EQ(line.played, tried.played);
        ASSERT_EQ(line.refusal.rule, refusal.rule) << game->info().id;
        if (refusal) {
          ++refused;
          ASSERT_EQ(line.at, played);
          ASSERT_EQ(journal_of(table), before) << "nothing is played";
          table.play_line(seat, std::span(actions).first(static_cast<std::size_t>(played)));
          if (played == 0) {
            ActionList choices;
            table.legal(choices);
            ASSERT_FALSE(table.act(seat, choices[0]));
            table.play_forced();
          }
          continue;
        }
        ASSERT_EQ(line.played, played);
        ASSERT_EQ(line.ends, ends(table, seat, reveals));
        ASSERT_EQ(table.truth(), one_by_one.truth()) << game->info().id;
        ASSERT_EQ(journal_of(table), journal_of(one_by_one));
        ++(played < static_cast<int>(actions.size()) ? cut : whole);
      }
    }
  EXPECT_GT(cut, 20);
  EXPECT_GT(refused, 20);
  EXPECT_GT(whole, 20);
}

TEST(TableLine, OutOfTurnIsRefusedInTheTablesWords) {
  Table table = open(setup_of(lucky_game()));
  const Action place = *lucky_game().parse("place 3");
  const OwnLine line = table.play_line(1, std::span(&place, 1));
  EXPECT_EQ(line.refusal.rule, "LUCKY-01");
  EXPECT_EQ(say(line.refusal.why, line.refusal.args, Lang::kEnglish), "This is not yours to decide: Red is asked now.");
  EXPECT_TRUE(table.journal().empty());
}

}  // namespace
}  // namespace kosmo
