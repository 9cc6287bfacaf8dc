#include "table/record.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "games/register.h"
#include "table/table.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

JournalEntry decision(Seat seat, int spot) { return {.seat = seat, .action = make_action(1, spot)}; }
JournalEntry undo(Seat seat, int count) { return {.kind = JournalEntry::Kind::kUndo, .seat = seat, .undone = count}; }
JournalEntry agreed(Seat seat, int count, bool fresh) {
  return {.kind = JournalEntry::Kind::kUndo, .seat = seat, .undone = count, .agreed = true, .fresh = fresh};
}
Event event(int number) { return {static_cast<std::uint16_t>(number), kEverybody, {}}; }

// A decision that tells so many lines, all with the number of its spot.
void add(GameRecord& record, Seat seat, int spot, int lines = 1) {
  record.add(decision(seat, spot));
  record.tell(std::vector<Event>(static_cast<std::size_t>(lines), event(spot)));
}

std::vector<int> spots(const GameRecord& record) {
  std::vector<int> out;
  for (const JournalEntry& e : record.line().decisions) out.push_back(e.action.arg[0]);
  return out;
}
std::vector<int> numbers(std::span<const Event> events) {
  std::vector<int> out;
  for (const Event& e : events) out.push_back(e.phrase);
  return out;
}

TEST(GameRecord, AnUndoLeavesTheJournalAndShortensLineAndStory) {
  GameRecord record(7, {event(99)});
  add(record, 0, 1, 2);
  add(record, 0, 2, 0);
  add(record, 1, 3, 1);
  record.add(undo(1, 1));
  add(record, 1, 4, 3);
  EXPECT_EQ(record.entries().size(), 5u);
  EXPECT_EQ(record.journal().size(), 5u);
  EXPECT_EQ(spots(record), (std::vector{1, 2, 4}));
  EXPECT_EQ(numbers(record.told()), (std::vector{99, 1, 1, 4, 4, 4}));
  EXPECT_EQ(numbers(record.opening()), (std::vector{99}));
  EXPECT_EQ(numbers(record.told_by(0)), (std::vector{1, 1}));
  EXPECT_TRUE(record.told_by(1).empty()) << "it told nothing";
  EXPECT_TRUE(record.told_by(2).empty()) << "it was taken back";
  EXPECT_TRUE(record.told_by(3).empty()) << "an undo";
  EXPECT_EQ(numbers(record.told_by(4)), (std::vector{4, 4, 4}));
  record.add(agreed(0, 3, false));
  EXPECT_EQ(spots(record), std::vector<int>());
  EXPECT_EQ(numbers(record.told()), (std::vector{99})) << "what was told before the first decision stays";
  EXPECT_EQ(record.agreed_undos(), 1);
}

TEST(GameRecord, TheStorySaysAfterHowManyDecisions) {
  GameRecord record(7, {event(99)});
  add(record, 0, 1, 2);
  add(record, 0, 2, 0);
  add(record, 1, 3, 1);
  record.tell(std::vector{Event{5, only(1), {}}});
  std::vector<std::pair<std::uint32_t, int>> told;
  for (const Narrated& n : record.story(0, 0, 10)) told.emplace_back(n.decision, n.event.phrase);
  EXPECT_EQ(told, (std::vector<std::pair<std::uint32_t, int>>{{10, 99}, {11, 1}, {11, 1}, {13, 3}}));
  EXPECT_EQ(record.story(1, 0, 0).size(), 5u) << "the last line is for seat 1 alone";
  const std::vector<Narrated> rest = record.story(1, 2, 0);
  ASSERT_EQ(rest.size(), 3u);
  EXPECT_EQ(rest[0].decision, 1u);
  EXPECT_EQ(rest[1].decision, 3u);
}

TEST(GameRecord, CountsBackOverWhatStandsOnly) {
  GameRecord record(7);
  EXPECT_EQ(record.back_to_last_of(0), 0);
  for (const Seat seat : {0, 1, 1}) add(record, seat, 1);
  record.add(undo(1, 2));
  for (const Seat seat : {1, 0, 1}) add(record, seat, 1);
  EXPECT_EQ(record.back_to_last_of(0), 2);
  EXPECT_EQ(record.back_to_last_of(1), 1);
  EXPECT_EQ(record.back_to_last_of(2), 0);
  EXPECT_EQ(record.last_by_seat(4)[0], 2);
  EXPECT_EQ(record.last_by_seat(4)[1], 2);
  EXPECT_EQ(record.last_by_seat(1)[0], 0);
}

// Chance goes another way from the point to which all went back, until they go back further.
TEST(GameRecord, AReshuffleStandsUntilADecisionBeforeItIsTakenBack) {
  GameRecord record(7);
  add(record, 0, 1);
  add(record, 0, 2);
  add(record, 0, 3);
  record.add(agreed(0, 1, true));
  add(record, 0, 4);
  record.add(agreed(0, 1, true));
  record.add(agreed(0, 0, false));
  auto shuffled = record.line().reshuffles;
  ASSERT_EQ(shuffled.size(), 2u) << "both at the same point";
  EXPECT_EQ(shuffled[0].after, 2);
  EXPECT_EQ(shuffled[1].after, 2);
  EXPECT_EQ(shuffled[0].key, key_of_undo(7, 1));
  EXPECT_EQ(shuffled[1].key, key_of_undo(7, 2));
  add(record, 0, 5);
  record.add(agreed(0, 2, true));
  shuffled = record.line().reshuffles;
  ASSERT_EQ(shuffled.size(), 1u);
  EXPECT_EQ(shuffled[0].after, 1);
  EXPECT_EQ(shuffled[0].key, key_of_undo(7, 4)) << "every undo by agreement is counted";
  EXPECT_EQ(spots(record), (std::vector{1}));
}

TEST(GameRecord, NoMoreIsTakenBackThanStands) {
  for (const int count : {-1, 2, 1'000'000}) {
    GameRecord record(7);
    add(record, 0, 1);
    add(record, 0, 2);
    record.add(undo(0, 1));
    EXPECT_THROW(record.add(undo(0, count)), std::out_of_range) << count;
  }
}

// Whatever happens at a table, what its record says is what playing its line comes to.
TEST(GameRecord, OfATableIsTheGameThatWasPlayed) {
  register_toys();
  register_games();
  for (const Game* game : games())
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const TableSetup setup{game, game->standard_options(), seed,
                             std::vector<SeatPlan>(static_cast<std::size_t>(game->info().min_seats))};
      Maybe<Table> table = Table::open(setup);
      ASSERT_TRUE(table);
      Rng rng(seed);
      ActionList choices;
      for (int i = 0; i < 150 && !table->over(); ++i) {
        const auto someone = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(table->seats())));
        if (rng.below(6) == 0) table->undo(someone);
        if (rng.below(30) == 0) table->undo_agreed(someone);
        if (rng.below(60) == 0) table->undo_agreed_unshuffled(someone);
        table->legal(choices);
        ASSERT_FALSE(table->act(table->decision().seat, rng.pick(choices)));
      }
      std::vector<Event> told;
      Position now(*game, table->seats(), setup.options, setup.seed, Events(&told));
      const StandingLine line = table->line();
      for (std::size_t i = 0; i <= line.decisions.size(); ++i) {
        line.reshuffle(now, i);
        if (i < line.decisions.size()) now.apply(line.decisions[i].action, Events(&told));
      }
      EXPECT_EQ(now, table->truth()) << game->info().id;
      ASSERT_EQ(told.size(), table->whole_story().size()) << game->info().id;
      for (std::size_t i = 0; i < told.size(); ++i)
        ASSERT_EQ(game->say(told[i], Lang::kEnglish), game->say(table->whole_story()[i], Lang::kEnglish));
      EXPECT_EQ(table->story_length(), told.size());
      EXPECT_EQ(standing_line(table->replay()).decisions.size(), line.decisions.size());
    }
}

}  // namespace
}  // namespace kosmo
