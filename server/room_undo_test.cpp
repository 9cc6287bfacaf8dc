// What can be taken back where several seats are asked at once, and what becomes of the answers that waited.
#include <boost/json.hpp>

#include "server/round_testing.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// ---- what can be taken back

json::object undo_shown(const Room& room, Seat p) {
  return json::parse(table_json(room, p, false, 7)).at("undo").as_object();
}
// Whether the table says that an undo would be done. Whoever has an answer names its ticket.
bool says_undo(const Room& room, Seat p) { return undo_shown(room, p).at("can").as_bool(); }
std::int64_t undo_ticket(const Room& room, Seat p) {
  const json::value table = json::parse(table_json(room, p, false, 7));
  return table.as_object().contains("answer") ? table.at("answer").at("ticket").as_int64()
                                              : table.at("ticket").as_int64();
}
std::int64_t undo_turn_shown(const Room& room, Seat p) {
  const json::object undo = undo_shown(room, p);
  return undo.contains("turn") ? undo.at("turn").as_int64() : 0;
}

// Red holds no shield, and can only pass after its strike.
Journalled red_has_struck() {
  register_game(hush_game());
  for (std::uint64_t seed = 1; seed < 100; ++seed) {
    Journalled j = begun("hush", 3, {}, seed);
    EXPECT_EQ(j.act(kRed, "strike green"), "");
    if (j.room.round() && !j.room.awaits(kRed)) return j;
  }
  ADD_FAILURE() << "red always holds a shield";
  return Journalled();
}

TEST(Undo, StepsOverAnAnswerThatTheTableGaveInARound) {
  Journalled j = red_has_struck();
  EXPECT_TRUE(says_undo(j.room, kRed));
  EXPECT_EQ(undo_turn_shown(j.room, kRed), 1);
  for (const Seat p : {kGreen, kBlue}) EXPECT_FALSE(says_undo(j.room, p)) << "they have decided nothing";
  ASSERT_EQ(j.take(ask_undo(j.room, kRed, undo_ticket(j.room, kRed))), "");
  EXPECT_EQ(j.room.all_asked().size(), 1);
  EXPECT_EQ(j.room.asking(kRed).decision().step, "strike");
}

TEST(Undo, IsOfTheAnswerThatWaitsBeforeAnyDecision) {
  register_game(zap_game());
  Journalled j = begun("zap", 3);
  ASSERT_EQ(j.act(kRed, "claim green"), "");
  const std::int64_t ticket = j.room.ticket();
  ASSERT_EQ(j.act(kGreen, "zap"), "");
  EXPECT_TRUE(says_undo(j.room, kGreen)) << "who has decided nothing yet";
  EXPECT_EQ(undo_turn_shown(j.room, kGreen), 0);
  EXPECT_EQ(j.take(ask_undo_turn(j.room, kGreen, ticket)), "undo");
  EXPECT_EQ(j.take(ask_undo(j.room, kGreen, ticket)), "");
  EXPECT_FALSE(says_undo(j.room, kGreen));
  EXPECT_FALSE(says_undo(j.room, kBlue));

  ASSERT_EQ(j.act(kRed, "pass"), "");
  EXPECT_TRUE(says_undo(j.room, kRed));
  EXPECT_EQ(undo_turn_shown(j.room, kRed), 1) << "the claim";
  ASSERT_EQ(j.take(ask_undo(j.room, kRed, ticket)), "");
  EXPECT_FALSE(says_undo(j.room, kRed)) << "the same again would do nothing";
  const std::size_t events = j.journal.size();
  EXPECT_EQ(j.take(ask_undo(j.room, kRed, ticket)), "");
  EXPECT_EQ(j.journal.size(), events);
  ASSERT_EQ(undo_turn_shown(j.room, kRed), 1) << "but with the whole turn the claim goes back";
  ASSERT_EQ(j.take(ask_undo_turn(j.room, kRed, ticket)), "");
  EXPECT_EQ(j.room.asking(kRed).decision().step, "claim");
  const std::size_t then = j.journal.size();
  EXPECT_EQ(j.take(ask_undo_turn(j.room, kRed, ticket)), "") << "sent again";
  EXPECT_EQ(j.journal.size(), then);
}

TEST(Undo, OfATurnTakesTheAnswerThatWaitsAlong) {
  register_game(zap_game());
  Journalled j = begun("zap", 3);
  ASSERT_EQ(j.act(kRed, "claim green"), "");
  const std::int64_t ticket = j.room.ticket();
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.take(ask_undo_turn(j.room, kRed, ticket)), "");
  EXPECT_EQ(j.room.asking(kRed).decision().step, "claim");
  const std::size_t events = j.journal.size();
  EXPECT_EQ(j.take(ask_undo_turn(j.room, kRed, ticket)), "") << "sent again";
  EXPECT_EQ(j.journal.size(), events);
  EXPECT_EQ(picture(fold(j.journal)), picture(j.room));
}

// Whatever people do: the table says that an undo would be done exactly when it is.
TEST(Undo, IsShownExactlyWhereItIsDone) {
  for (const Game* game : {&zap_game(), &hush_game(), &encounter_game()}) {
    register_game(*game);
    int done = 0, refused = 0, turns = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Journalled j = begun(std::string(game->info().id), 3, {}, seed);
      Rng rng(seed);
      for (int i = 0; i < 60 && j.room.phase() == Room::Phase::kPlaying; ++i) {
        for (Seat p = 0; p < 3; ++p) {
          const std::int64_t ticket = undo_ticket(j.room, p);
          Journalled one = j, turn = j;
          const std::size_t events = j.journal.size();
          one.take(ask_undo(one.room, p, ticket));
          ASSERT_EQ(one.journal.size() > events, says_undo(j.room, p)) << game->info().id << " " << seed << " " << i;
          turn.take(ask_undo_turn(turn.room, p, ticket));
          ASSERT_EQ(turn.journal.size() > events, undo_turn_shown(j.room, p) > 0);
          (one.journal.size() > events ? done : refused) += 1;
          turns += turn.journal.size() > events;
          ASSERT_NE(one.room.phase(), Room::Phase::kBroken);
          ASSERT_NE(turn.room.phase(), Room::Phase::kBroken);
          if (rng.below(12) == 0) j = one;
        }
        const auto p = static_cast<Seat>(rng.below(3));
        if (!j.room.awaits(p)) continue;
        ActionList choices;
        j.room.asking(p).legal(choices);
        ASSERT_EQ(j.act(p, game->print(rng.pick(choices))), "");
      }
      const std::string replay = write_replay({j.room.setup_for_replay(), j.room.table()->replay().entries});
      const Maybe<CheckedReplay> read = read_replay(replay, "f");
      EXPECT_TRUE(read) << game->info().id << " " << seed << ": " << read.problem().en;
    }
    EXPECT_GT(done, 20) << game->info().id;
    EXPECT_GT(refused, 20) << game->info().id;
    EXPECT_GT(turns, game == &encounter_game() ? -1 : 20) << game->info().id;
  }
}

// ---- what goes back, and what comes again

// A window was passed by all, and those who fight lay a card each. Nothing was shown since: the last pass can go back.
struct AtPicks : AtTable {
  AtPicks() {
    pass_until("act before-planning");
    offense = order()[0], defence = order()[1], last = order()[2];
    for (const Seat p : {offense, defence, last}) EXPECT_EQ(act(p, "pass"), "");
    EXPECT_EQ(step(room.asked()), "pick");
  }
  std::string draft_shown(Seat p) const {
    const json::object table = seen(p);
    return table.contains("draft") ? std::string(table.at("draft").at("action").as_string()) : "";
  }
  Seat offense, defence, last;
};

TEST(Undo, MakesTheAnswersOfAnOpenRoundDrafts) {
  AtPicks j;
  ASSERT_EQ(j.act(j.offense, "pick negotiate"), "");
  ASSERT_EQ(j.undo(j.last), "");
  ASSERT_EQ(j.step(j.last), "act");
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_EQ(j.draft_shown(p), "") << "here it is no answer";
  ASSERT_EQ(j.act(j.last, "pass"), "");
  ASSERT_EQ(j.step(j.room.asked()), "pick");
  EXPECT_EQ(j.answer_shown(j.offense), "") << "whether it is still wanted, its owner says";
  EXPECT_EQ(j.draft_shown(j.offense), "pick negotiate");
  for (const Seat p : {j.defence, j.last, kSpectator}) EXPECT_FALSE(j.seen(p).contains("draft"));
  ASSERT_EQ(j.act(j.offense, "pick negotiate"), "");
  ASSERT_EQ(j.act(j.defence, "pick negotiate"), "");
  EXPECT_EQ(j.draft_shown(j.offense), "");
}

TEST(Undo, ByAgreementMakesDraftsToo) {
  AtPicks j;
  ASSERT_EQ(j.act(j.defence, "pick negotiate"), "");
  j.must(ask_for_undo(j.room, j.last));
  for (const Seat p : {j.offense, j.defence}) j.must(ask_answer_undo(j.room, p, true));
  ASSERT_EQ(j.step(j.last), "act");
  ASSERT_EQ(j.act(j.last, "pass"), "");
  EXPECT_EQ(j.draft_shown(j.defence), "pick negotiate");
}

// Also where the answer was given in a turn that has not begun then: it is kept over the question in between.
TEST(Undo, KeepsDraftsFromBeyondTheBeginningOfATurn) {
  AtTable j;
  j.pass_until("");
  while (j.step(j.room.asked()) == "pick") ASSERT_EQ(j.act(j.awaited(), "pick-nothing"), "");
  j.pass_until("act start");
  ASSERT_EQ(j.order()[0], kGreen) << "the next encounter";
  int kept = 0;
  for (const Seat asker : {kRed, kGreen, kBlue}) {
    AtTable one = j;
    const Seat other = asker == kBlue ? kRed : kBlue;
    ASSERT_EQ(one.act(other, "boost offense"), "");
    one.must(ask_for_undo(one.room, asker));
    for (const Seat p : {kRed, kGreen, kBlue})
      if (p != asker) one.must(ask_answer_undo(one.room, p, true));
    ASSERT_NE(one.moment(asker), "act start");
    expect_same(one);
    one.pass_until("act start");
    if (one.seen(other).contains("draft")) kept += one.seen(other).at("draft").at("action") == "boost offense";
  }
  EXPECT_GT(kept, 0) << "by whoever was not asked in between whether they want it";
}

TEST(Undo, DoesNotKeepARoundOpenThatIsSettledAgain) {
  AtPicks j;
  ASSERT_EQ(j.undo(j.last), "");
  const std::int64_t before = j.decisions();
  ASSERT_EQ(j.act(j.last, "pass"), "");
  EXPECT_EQ(j.decisions(), before + 1) << "told together with the last answer";
}

TEST(Undo, LeavesTheOthersTheirPreferences) {
  AtTable j;
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  j.must(ask_for_undo(j.room, kRed));
  for (const Seat p : {kGreen, kBlue}) j.must(ask_answer_undo(j.room, p, true));
  ASSERT_EQ(j.moment(), "act start");
  for (const Seat p : {kRed, kBlue}) j.must(ask_prefer(j.room, p, {{"act", "pass"}}));
  EXPECT_TRUE(j.room.preferred(kBlue));
  EXPECT_FALSE(j.room.preferred(kRed)) << "who took it back is asked";
  ASSERT_EQ(j.act(kGreen, "pass"), "");
  EXPECT_FALSE(j.room.preferred(kRed)) << "whoever else has answered";
  ASSERT_EQ(j.act(kRed, "pass"), "");
  j.must(ask_preferred(j.room));
  ASSERT_EQ(j.moment(), "act after-destiny");
  EXPECT_TRUE(j.room.preferred(kRed)) << "and from then on not";
}

TEST(Undo, WantsTheTicketOfAQuestion) {
  AtTable j;
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_EQ(j.take(ask_undo(j.room, p, 0)), "late");
}

}  // namespace
}  // namespace kosmo
