#include <gtest/gtest.h>

#include "games/register.h"
#include "table/table.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

TableSetup setup_of(const Game& game, std::uint64_t seed) {
  return {&game, game.standard_options(), seed, std::vector<SeatPlan>(static_cast<std::size_t>(game.info().min_seats))};
}

// A table must be the same in all that can be asked of it.
void expect_same(const Table& one, const Table& other) {
  ASSERT_EQ(one.truth(), other.truth());
  ASSERT_EQ(one.snapshot(), other.snapshot());
  ASSERT_EQ(one.journal().size(), other.journal().size());
  ASSERT_EQ(one.story_length(), other.story_length());
  for (Seat p = 0; p < one.seats(); ++p) {
    ASSERT_EQ(one.can_undo(p).en, other.can_undo(p).en);
    ASSERT_EQ(one.undoable_in_turn(p), other.undoable_in_turn(p));
    ASSERT_EQ(one.back_to_last_of(p), other.back_to_last_of(p));
    ASSERT_EQ(one.can_undo_agreed(p).en, other.can_undo_agreed(p).en);
    ASSERT_EQ(one.view(p), other.view(p));
  }
}

// Anything that may happen at a table: a decision, an answer that is forced, an undo, an undo that all agreed to.
void do_anything(Table& table, Rng& rng) {
  ActionList choices;
  const Seat seat = table.decision().seat;
  const auto someone = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(table.seats())));
  switch (rng.below(12)) {
    case 0: table.undo(someone); return;
    case 2: table.undo_turn(someone); return;
    case 1:
      if (rng.below(3) == 0) table.undo_agreed(someone);
      if (rng.below(8) == 0) table.undo_agreed_unshuffled(someone);
      return;
    default:
      if (rng.below(4) != 0 && table.play_forced() > 0) return;
      table.legal(choices);
      ASSERT_FALSE(table.act(seat, rng.pick(choices)));
  }
}

TEST(TableSnapshot, IsTheTableItself) {
  register_toys();
  register_games();
  for (const Game* game : games())
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Maybe<Table> table = Table::open(setup_of(*game, seed));
      ASSERT_TRUE(table);
      Rng rng(seed);
      for (int i = 0; i < 150 && !table->over(); ++i) {
        do_anything(*table, rng);
        const Maybe<Table> read = Table::from_snapshot(table->setup(), table->snapshot());
        ASSERT_TRUE(read) << game->info().id << ": " << read.problem().en;
        expect_same(*table, *read);
      }
    }
}

TEST(TableSnapshot, GoesOnAsTheTableWould) {
  register_toys();
  register_games();
  for (const Game* game : games()) {
    Maybe<Table> table = Table::open(setup_of(*game, 9));
    ASSERT_TRUE(table);
    Rng rng(17);
    for (int i = 0; i < 40 && !table->over(); ++i) do_anything(*table, rng);
    Maybe<Table> read = Table::from_snapshot(table->setup(), table->snapshot());
    ASSERT_TRUE(read) << game->info().id << ": " << read.problem().en;
    Rng one(5), other(5);
    for (int i = 0; i < 60 && !table->over(); ++i) {
      do_anything(*table, one);
      do_anything(*read, other);
      expect_same(*table, *read);
    }
    EXPECT_EQ(write_replay(table->replay()), write_replay(read->replay()));
  }
}

TEST(TableSnapshot, ThatIsDamagedIsRefused) {
  Maybe<Table> table = Table::open(setup_of(lucky_game(), 3));
  ASSERT_TRUE(table);
  for (const char* action : {"place 8", "place 7"}) ASSERT_FALSE(table->act(0, *table->game().parse(action)));
  const std::string good = table->snapshot();
  for (std::size_t cut = 0; cut < good.size(); ++cut)
    ASSERT_FALSE(Table::from_snapshot(table->setup(), good.substr(0, cut)));
  Rng rng(2);
  for (int i = 0; i < 5000; ++i) {
    std::string bad = good;
    for (int n = 0; n < 2; ++n)
      bad[rng.below(static_cast<std::uint32_t>(bad.size()))] = "0123456789-,[]{}\"x"[rng.below(18)];
    const Maybe<Table> read = Table::from_snapshot(table->setup(), bad);
    EXPECT_TRUE(read || (!read.problem().en.empty() && !read.problem().pl.empty()));
  }
  // An action that the state does not allow is not played.
  std::string illegal = good;
  illegal.replace(illegal.rfind("place 7"), 7, "place 8");
  EXPECT_FALSE(Table::from_snapshot(table->setup(), illegal));
  TableSetup other = table->setup();
  other.seats.resize(1);
  EXPECT_FALSE(Table::from_snapshot(other, good));
}

// There nothing was marked as forced.
TEST(TableSnapshot, OfAProgramThatForcedNoAnswersIsRead) {
  Maybe<Table> table = Table::open(setup_of(chain_game(), 3));
  ASSERT_TRUE(table);
  ASSERT_EQ(table->play_forced(), 1);
  std::string marked = table->snapshot();
  EXPECT_TRUE(Table::from_snapshot(table->setup(), marked)->can_undo(0)) << "it was nobody's decision";
  const std::size_t mark = marked.find(",[],true,");
  ASSERT_NE(mark, std::string::npos) << marked;
  const std::size_t end = marked.find(']', mark + 3);
  const Maybe<Table> read = Table::from_snapshot(table->setup(), marked.replace(mark, end - mark, ",[]"));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->truth(), table->truth());
  EXPECT_FALSE(read->can_undo(0)) << "there it was red's";
}

// Journal and story stood apart there. Then the room is folded from its own journal.
TEST(TableSnapshot, OfAnEarlierProgramIsRefused) {
  Maybe<Table> table = Table::open(setup_of(lucky_game(), 3));
  ASSERT_TRUE(table);
  const std::string now = table->snapshot();
  const std::size_t base = now.find(R"("base":)");
  ASSERT_NE(base, std::string::npos) << now;
  const std::string before = R"({"journal":[],"story":[],"base_at":0,)" + now.substr(base);
  EXPECT_FALSE(Table::from_snapshot(table->setup(), before));
  EXPECT_TRUE(Table::from_snapshot(table->setup(), now));
}

}  // namespace
}  // namespace kosmo
