// What a seat does though nobody asks it, at a table of the server: it answers nothing, and what waits goes on waiting.
#include "engine/interject.h"
#include "server/room_testing.h"

namespace kosmo {
namespace {

Journalled classic_filch(const Seed& seed) {
  Journalled j;
  register_games();
  TablePlan of = plan("cosmic", std::vector<std::string>(3, "open"));
  of.options = {{"powers", 1}, {"filch-flare", 1}};
  j.must(ask_create(of, person(0)));
  for (int i = 0; i < 3; ++i) j.must(ask_sit(j.room, person(i), "", "hash" + std::to_string(i)));
  j.must(ask_start(j.room, person(0), seed));
  return j;
}
std::vector<std::string> between(const Journalled& j, Seat seat) {
  ActionList list;
  interjections(j.room.table()->truth(), seat, list);
  std::vector<std::string> out;
  for (int i = 0; i < list.size(); ++i) out.push_back(j.room.game()->print(list[i]));
  return out;
}
// A round in which somebody has answered and somebody else may accuse.
struct Waiting {
  Journalled j;
  Seat answered, accuser;
};
std::optional<Waiting> waiting_round() {
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    Journalled j = classic_filch(seed);
    for (int i = 0; i < 200 && j.room.phase() == Room::Phase::kPlaying; ++i) {
      const SeatOrder asked = j.room.all_asked();
      const bool is_window = j.room.round() && j.room.table()->decision().step == "act" && asked.size() >= 2;
      if (is_window && !between(j, asked[0]).empty()) {
        const Seat late = asked.back();  // who has a choice: a pass that is the only one is given by the table
        ActionList choices;
        j.room.asking(late).legal(choices);
        const std::string pass = j.room.game()->print(*j.room.table()->decision().pass);
        if (choices.size() > 1 && j.act(late, pass).empty() && j.room.round() && j.room.round()->has_answered(late))
          return Waiting{std::move(j), late, asked[0]};
      }
      j.play(i);
    }
  }
  return {};
}

TEST(RoomBetweenDecisions, CA_CLASSIC_05_whoever_is_not_asked_may_and_answers_that_wait_become_drafts) {
  auto waiting = waiting_round();
  ASSERT_TRUE(waiting);
  Journalled& j = waiting->j;
  const std::string accusation = between(j, waiting->accuser).back();
  ASSERT_TRUE(accusation.starts_with("accuse"));
  const std::int64_t ticket = j.room.ticket_for(waiting->accuser);
  const Decision open = j.room.table()->decision();
  EXPECT_EQ(j.act(waiting->accuser, accusation), "");
  EXPECT_EQ(j.room.phase(), Room::Phase::kPlaying) << j.room.trouble().en;
  EXPECT_EQ(j.room.table()->decision().step, open.step) << "the question is asked again";
  EXPECT_EQ(j.room.table()->decision().seat, open.seat);
  EXPECT_FALSE(j.room.sitter(waiting->answered).draft.empty()) << "what was said is not lost";
  EXPECT_EQ(j.act(waiting->accuser, accusation), "refused") << "once a phase";
  EXPECT_EQ(j.take(ask_act(j.room, waiting->accuser, ticket, accusation)), "") << "the same again is known";
  EXPECT_EQ(picture(fold(j.journal)), picture(j.room));
}

TEST(RoomBetweenDecisions, CA_CLASSIC_04_a_cheat_stands_in_no_log) {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    Journalled j = classic_filch(seed);
    for (int i = 0; i < 120 && j.room.phase() == Room::Phase::kPlaying; ++i) {
      for (Seat seat = 0; seat < 3; ++seat) {
        const std::vector<std::string> may = between(j, seat);
        if (may.empty() || !may[0].starts_with("cheat")) continue;
        std::vector<std::string> before;
        for (Seat p = 0; p < 3; ++p) before.push_back(log_json(j.room, p, 0));
        ASSERT_EQ(j.act(seat, may[0]), "");
        for (Seat p = 0; p < 3; ++p) EXPECT_EQ(log_json(j.room, p, 0), before[static_cast<std::size_t>(p)]);
        EXPECT_EQ(picture(fold(j.journal)), picture(j.room));
        return;
      }
      j.play(i);
    }
  }
  FAIL() << "nobody ever held the flare";
}

}  // namespace
}  // namespace kosmo
