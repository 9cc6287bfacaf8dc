// Moves between two decisions, at a table: the classic Filch flare of Cosmic Encounter.
#include "engine/interject.h"

#include <gtest/gtest.h>

#include "games/register.h"
#include "table/table.h"

namespace kosmo {
namespace {

TableSetup cosmic_setup(const std::vector<std::string>& options, const std::string& player, std::uint64_t seed) {
  register_games();
  TableSetup setup;
  setup.game = find_game("cosmic");
  setup.options = setup.game->standard_options();
  for (const std::string& option : options) EXPECT_FALSE(setup.game->set_option(setup.options, option));
  setup.seats.resize(3, SeatPlan{player, ""});
  setup.seed = seed;
  return setup;
}
const std::vector<std::string> kClassic = {"powers=1", "filch-flare=classic"};

// What a seat may do beside accusing others.
std::optional<Action> cheat_of(const Table& table, Seat seat) {
  ActionList between;
  interjections(table.truth(), seat, between);
  for (int i = 0; i < between.size(); ++i)
    if (table.game().print(between[i]).starts_with("cheat")) return between[i];
  return {};
}
void decide_at_random(Table& table, Rng& chance) {
  ActionList choices;
  table.legal(choices);
  ASSERT_FALSE(table.act(table.decision().seat, chance.pick(choices)));
}

// A game in which somebody has just cheated, by whom, and the state before.
struct Cheated {
  Table table;
  Seat cheater;
  Position before;
};
std::optional<Cheated> somebody_cheats() {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    Maybe<Table> table = Table::open(cosmic_setup(kClassic, "human", seed));
    Rng chance(seed);
    for (int i = 0; i < 400 && !table->over(); ++i) {
      decide_at_random(*table, chance);
      for (Seat seat = 0; seat < table->seats(); ++seat)
        if (const auto cheat = cheat_of(*table, seat); cheat && table->decision().seat != seat) {
          const Position before = table->truth();
          EXPECT_FALSE(table->act(seat, *cheat));
          return Cheated{std::move(*table), seat, before};
        }
    }
  }
  return {};
}

TEST(BetweenDecisions, CA_CLASSIC_04_a_cheat_is_told_to_nobody_and_the_question_stays) {
  auto cheated = somebody_cheats();
  ASSERT_TRUE(cheated);
  const Table& table = cheated->table;
  EXPECT_NE(table.truth(), cheated->before);
  EXPECT_EQ(table.decision().seat, cheated->before.decision().seat);
  EXPECT_EQ(table.decision().step, cheated->before.decision().step);
  EXPECT_TRUE(table.journal().back().secret);
  for (Seat viewer = 0; viewer < table.seats(); ++viewer) {
    const std::vector<Narrated> story = table.story(viewer);
    EXPECT_TRUE(story.empty() || story.back().decision < table.game().decisions(table.truth().data()));
  }
}

TEST(BetweenDecisions, CA_CLASSIC_04_others_cannot_tell_by_their_view_what_was_done_but_for_public_numbers) {
  auto cheated = somebody_cheats();
  ASSERT_TRUE(cheated);
  for (Seat viewer = 0; viewer < cheated->table.seats(); ++viewer) {
    if (viewer == cheated->cheater) continue;
    const std::string view = cheated->table.view(viewer).json();
    EXPECT_EQ(view.find("cheat-"), std::string::npos) << "what another may do is not shown";
    EXPECT_EQ(view.find("\"how\""), std::string::npos) << "nor what was done";
    EXPECT_NE(view.find("\"accuse "), std::string::npos) << "anybody may accuse";
  }
}

TEST(BetweenDecisions, a_replay_holds_them_and_comes_to_the_same_state) {
  auto cheated = somebody_cheats();
  ASSERT_TRUE(cheated);
  Rng chance(7);
  for (int i = 0; i < 30 && !cheated->table.over(); ++i) decide_at_random(cheated->table, chance);
  const std::string text = write_replay(cheated->table.replay());
  EXPECT_NE(text.find("cheat-"), std::string::npos);
  const Maybe<CheckedReplay> read = read_replay(text, "game.jsonl");
  ASSERT_TRUE(read) << read.problem().en;
  EXPECT_EQ(read->final, cheated->table.truth());
  const Maybe<Table> resumed = Table::resume(read->replay);
  ASSERT_TRUE(resumed) << resumed.problem().en;
  EXPECT_EQ(resumed->truth(), cheated->table.truth());
  const Maybe<Table> restored = Table::from_snapshot(cheated->table.setup(), cheated->table.snapshot());
  ASSERT_TRUE(restored) << restored.problem().en;
  EXPECT_EQ(restored->truth(), cheated->table.truth());
}

TEST(BetweenDecisions, nothing_before_one_is_taken_back_by_one_alone_and_all_together_go_back_beyond_it) {
  auto cheated = somebody_cheats();
  ASSERT_TRUE(cheated);
  Table& table = cheated->table;
  for (Seat seat = 0; seat < table.seats(); ++seat) EXPECT_TRUE(table.can_undo(seat));
  const Seat last = table.journal()[table.journal().size() - 2].seat;  // who decided before the cheat
  const Maybe<int> back = table.undo_agreed(last);
  ASSERT_TRUE(back) << back.problem().en;
  EXPECT_EQ(*back, 2) << "the decision, and the cheat after it";
  EXPECT_EQ(table.game().decisions(table.truth().data()), table.line().decisions.size());
  const Maybe<CheckedReplay> read = read_replay(write_replay(table.replay()), "game.jsonl");
  ASSERT_TRUE(read) << read.problem().en;
  EXPECT_EQ(read->final, table.truth());
}

TEST(BetweenDecisions, an_action_that_is_none_of_them_is_still_out_of_turn) {
  auto cheated = somebody_cheats();
  ASSERT_TRUE(cheated);
  ActionList choices;
  cheated->table.legal(choices);
  const Seat other = cheated->table.decision().seat == 0 ? Seat{1} : Seat{0};
  EXPECT_TRUE(cheated->table.act(other, choices[0]));
  ActionList none;
  Maybe<Table> plain = Table::open(cosmic_setup({"powers=1"}, "human", 1));
  interjections(plain->truth(), 0, none);
  EXPECT_TRUE(none.empty()) << "CE-FILCH-02: the classic flare is no default";
}

int interjections_of_bots(const std::vector<std::string>& options) {
  Maybe<Table> table = Table::open(cosmic_setup(options, "random", 11));
  for (int i = 0; i < 3000 && table->bot_acts(); ++i) {
  }
  int count = 0;
  for (const JournalEntry& entry : table->journal()) count += is_interjection(table->game(), entry.action);
  return count;
}
TEST(BetweenDecisions, CA_CLASSIC_08_bots_cheat_and_accuse_with_the_option_alone) {
  EXPECT_EQ(interjections_of_bots(kClassic), 0);
  std::vector<std::string> with = kClassic;
  with.push_back("bots-cheat=1");
  EXPECT_GT(interjections_of_bots(with), 5);
}

}  // namespace
}  // namespace kosmo
