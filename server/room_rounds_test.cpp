// Rooms in which several seats are asked at once: answers that wait, rounds that resolve.
#include <boost/json.hpp>

#include "server/round_testing.h"
#include "tests/support/effort.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// ---- rounds

TEST(OpenRounds, PlayAllAnswersAtOnceWhenTheLastIsIn) {
  AtTable j;
  j.pass_until("");
  ASSERT_EQ(j.step(j.room.asked()), "pick");
  const Seat first = j.order()[0], second = j.order()[1];
  const std::int64_t before = j.decisions(), shown = j.room.shown();
  ASSERT_EQ(j.act(second, "pick negotiate"), "");
  EXPECT_EQ(j.decisions(), before) << "nothing is played yet";
  EXPECT_EQ(j.room.shown(), shown);
  for (const Seat viewer : {kRed, kGreen, kBlue, kSpectator})
    EXPECT_EQ(j.seen(viewer).at("round").at("answered"), (json::array{encounter_game().seat_name(second)}));
  EXPECT_EQ(j.answer_shown(second), "pick negotiate");
  EXPECT_EQ(j.answer_shown(first), "");
  const std::size_t events = j.journal.size();
  ASSERT_EQ(j.act(first, "pick negotiate"), "");
  EXPECT_EQ(j.decisions(), before + 2);
  EXPECT_EQ(j.journal.size(), events + 2) << "the answer, and the whole round as one event";
  EXPECT_EQ(j.room.shown(), shown + 1);
}

TEST(QuickRounds, ResolveWhenEverybodyBeforeTheFirstWhoActsHasAnswered) {
  AtTable j;
  ASSERT_EQ(j.order().size(), 3);
  ASSERT_EQ(j.act(kGreen, "boost offense"), "");
  ASSERT_EQ(j.act(kBlue, "boost offense"), "");
  EXPECT_EQ(j.decisions(), 0) << "red could still act first";
  for (const Seat viewer : {kRed, kBlue, kSpectator})
    EXPECT_FALSE(j.seen(viewer).at("round").as_object().contains("answered")) << "nobody sees who has answered";
  ASSERT_EQ(j.act(kRed, "pass"), "");
  EXPECT_EQ(j.decisions(), 2) << "red's pass and green's boost; blue is asked again";
  EXPECT_EQ(j.step(), "answer");
}

TEST(QuickRounds, KeepWhatWasNotPlayedAsADraft) {
  AtTable j;
  ASSERT_EQ(j.act(kBlue, "boost offense"), "");
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  EXPECT_EQ(j.decisions(), 1);
  EXPECT_FALSE(j.seen(kBlue).contains("draft")) << "no boost answers a boost";
  for (const Seat p : {kRed, kGreen, kBlue}) ASSERT_EQ(j.act(p, "pass"), "");
  ASSERT_EQ(j.moment(), "act start") << "the window begins again";
  ASSERT_TRUE(j.seen(kBlue).contains("draft"));
  EXPECT_EQ(j.seen(kBlue).at("draft").at("action"), "boost offense");
  for (const Seat viewer : {kRed, kGreen, kSpectator}) EXPECT_FALSE(j.seen(viewer).contains("draft"));
}

TEST(QuickRounds, DoNotWaitForWhoeverCanOnlyPass) {
  AtTable j;
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  while (j.step() == "answer") ASSERT_EQ(j.act(j.awaited(), "pass"), "");
  ASSERT_EQ(j.moment(), "act start");
  EXPECT_FALSE(j.room.awaits(kRed)) << "who has played the only card that could be played";
  EXPECT_EQ(j.undo(kRed), "undo") << "there is no other answer";
  EXPECT_FALSE(j.room.awaits(kRed));
}

TEST(Rounds, TakeAnotherAnswerInPlaceOfTheFirst) {
  AtTable j;
  ASSERT_EQ(j.act(kBlue, "boost offense"), "");
  ASSERT_EQ(j.act(kBlue, "pass"), "");
  EXPECT_EQ(j.answer_shown(kBlue), "pass");
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.act(kGreen, "pass"), "");
  EXPECT_EQ(j.decisions(), 3);
  EXPECT_EQ(j.room.table()->truth().game().print(j.room.table()->journal()[2].action), "pass");
}

TEST(Rounds, LetAnAnswerThatWaitsBeTakenBack) {
  AtTable j;
  const std::int64_t ticket = j.room.ticket_for(kBlue), shown = j.room.shown();
  ASSERT_EQ(j.act(kBlue, "boost offense"), "");
  ASSERT_EQ(j.undo(kBlue), "");
  EXPECT_EQ(j.answer_shown(kBlue), "");
  EXPECT_TRUE(j.room.awaits(kBlue));
  EXPECT_EQ(j.room.shown(), shown);
  const std::size_t events = j.journal.size();
  EXPECT_EQ(j.take(ask_undo(j.room, kBlue, ticket)), "") << "the same again";
  EXPECT_EQ(j.journal.size(), events) << "changes nothing";
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.act(kGreen, "pass"), "");
  EXPECT_EQ(j.decisions(), 0) << "blue is waited for";
}

TEST(Rounds, KnowAnAnswerThatComesAgain) {
  AtTable j;
  const std::int64_t ticket = j.room.ticket_for(kGreen);
  ASSERT_EQ(j.act(kGreen, "boost offense"), "");
  const std::size_t events = j.journal.size();
  ASSERT_EQ(j.act(kGreen, "boost offense"), "");
  EXPECT_EQ(j.journal.size(), events);
  ASSERT_EQ(j.act(kRed, "pass"), "");  // plays both
  ASSERT_EQ(j.decisions(), 2);
  EXPECT_EQ(j.take(ask_act(j.room, kGreen, ticket, "boost offense")), "") << "it was played";
  EXPECT_EQ(j.take(ask_act(j.room, kGreen, ticket, "pass")), "late");
  EXPECT_EQ(j.take(ask_act(j.room, kBlue, ticket, "pass")), "late") << "blue never answered";
}

TEST(Rounds, RefuseWhatIsNotOffered) {
  AtTable j;
  EXPECT_EQ(j.act(kGreen, "zap"), "refused");
  EXPECT_EQ(j.act(kGreen, "boost defence"), "refused") << "there is no defence yet";
  EXPECT_EQ(j.act(kGreen, "nonsense"), "malformed");
  EXPECT_EQ(j.take(ask_act(j.room, kSpectator, j.room.ticket(), "pass")), "not_seated");
}

// ---- people who leave, clocks, undo

TEST(Rounds, KeepTheAnswerOfSomebodyWhoLeaves) {
  AtTable j;
  ASSERT_EQ(j.act(kBlue, "boost offense"), "");
  j.must(ask_stand(j.room, kBlue));
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.act(kGreen, "pass"), "");
  EXPECT_EQ(j.decisions(), 3);
  EXPECT_EQ(j.step(), "answer") << "blue's boost was played";
}

TEST(Rounds, WaitForBotsWhenNobodyElseIsWaitedFor) {
  AtTable j(kQuick, {}, {"open", "open", "random"});
  EXPECT_EQ(j.room.due(), 0) << "for people";
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.act(kGreen, "pass"), "");
  EXPECT_EQ(j.decisions(), 0);
  EXPECT_NE(j.room.due(), 0) << "now for the bot";
  j.play();
  EXPECT_EQ(j.decisions(), 3);
}

constexpr TimeControl kBank{TimeControl::Kind::kBank, 60, 0, 0};

TEST(Clocks, RunInOpenRoundsUntilOneAnswers) {
  AtTable j(kQuick, kBank);
  j.pass_until("");
  ASSERT_EQ(j.step(j.room.asked()), "pick");
  const Seat first = j.order()[0], second = j.order()[1];
  const std::int64_t before = j.room.clocks().left(first, j.now), before_second = j.room.clocks().left(second, j.now);
  j.now += 1000;
  ASSERT_EQ(j.act(first, "pick negotiate"), "");
  j.now += 5000;
  EXPECT_EQ(j.room.clocks().left(first, j.now), before - 1000);
  EXPECT_EQ(j.room.clocks().left(second, j.now), before_second - 6000);
}

TEST(Clocks, ChargeAllAlikeInQuickRounds) {
  AtTable j(kQuick, kBank);
  j.now += 1000;
  ASSERT_EQ(j.act(kBlue, "pass"), "");
  j.now += 5000;
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_EQ(j.room.clocks().left(p, j.now), 54'000);
  ASSERT_EQ(j.act(kGreen, "pass"), "");
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.decisions(), 3);
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_EQ(j.room.clocks().left(p, j.now), 54'000);
}

TEST(Clocks, StandStillInPauses) {
  AtTable j(kQuiet, kBank);
  ASSERT_EQ(j.hold(kRed), "");
  j.end_pause();
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_EQ(j.room.clocks().left(p, j.now), 60'000);
}

TEST(Talks, EndWhenTheirMinuteIsOver) {
  AtTable j(kQuiet);
  j.pass_until("");
  while (j.step(j.room.asked()) == "pick") ASSERT_EQ(j.act(j.awaited(), "pick negotiate"), "");
  while (j.room.pause_until()) j.end_pause();
  ASSERT_EQ(j.step(j.room.asked()), "talk");
  EXPECT_EQ(j.room.step_ends(), j.now + 60'000);
  EXPECT_EQ(j.seen(kBlue).at("step_ends").as_int64(), j.now + 60'000);
  j.now += 59'999;
  EXPECT_EQ(j.take(ask_time_out(j.room, j.now)), "late");
  j.now += 1;
  ASSERT_EQ(j.take(ask_time_out(j.room, j.now)), "");
  EXPECT_NE(j.step(j.room.asked()), "talk");
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_FALSE(j.room.sitter(p).away) << "nobody has lost their seat";
}

TEST(Talks, HaveNoMinuteByCorrespondence) {
  AtTable j(kQuick, {TimeControl::Kind::kDays, 0, 0, 2});
  j.pass_until("");
  while (j.step(j.room.asked()) == "pick") ASSERT_EQ(j.act(j.awaited(), "pick negotiate"), "");
  j.pass_until("");
  ASSERT_EQ(j.step(j.room.asked()), "talk");
  EXPECT_EQ(j.room.step_ends(), 0);
}

TEST(Rounds, CannotBeTakenBackOnceSomethingIsShown) {
  AtTable j;
  for (const Seat p : {kRed, kGreen, kBlue}) ASSERT_EQ(j.act(p, "pass"), "");
  ASSERT_EQ(j.moment(), "act after-destiny");
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_EQ(j.undo(p), "undo");
}

TEST(Rounds, TakeOneAnswerAndNotSeveralActions) {
  AtTable j;
  const auto act_on = [&](Seat p, std::vector<std::string> actions) {
    return j.take(ask_act_on(j.room, p, j.room.ticket_for(p), actions));
  };
  EXPECT_EQ(act_on(kGreen, {"boost offense", "pass"}), "malformed");
  EXPECT_EQ(j.answer_shown(kGreen), "") << "nothing is kept";
  const std::int64_t ticket = j.room.ticket_for(kGreen);
  ASSERT_EQ(act_on(kGreen, {"boost offense"}), "");
  EXPECT_EQ(j.answer_shown(kGreen), "boost offense");
  EXPECT_EQ(played_of(j.room, kGreen, ticket, {"boost offense"}), 0) << "it waits";
  EXPECT_EQ(act_on(kGreen, {"boost offense", "pass"}), "malformed") << "whatever was answered";
  ASSERT_EQ(act_on(kRed, {"pass"}), "");
  EXPECT_EQ(played_of(j.room, kGreen, ticket, {"boost offense"}), 1);
  EXPECT_EQ(played_of(j.room, kRed, ticket, {"boost offense"}), 0) << "red has passed";
}

TEST(Rounds, AreOverAtATableThatIsShut) {
  for (const Windows& windows : {kQuick, kQuiet}) {
    AtTable j(windows);
    ASSERT_EQ(j.act(kBlue, "boost offense"), "");
    j.must(ask_shut(j.room));
    const Maybe<Room> copy = Room::from_snapshot("t", j.room.snapshot());
    ASSERT_TRUE(copy) << copy.problem().en;
    EXPECT_EQ(picture(*copy), picture(j.room));
    for (const Seat viewer : {kBlue, kSpectator})
      for (const char* gone : {"round", "pause", "answer"}) EXPECT_FALSE(j.seen(viewer).contains(gone)) << gone;
  }
}

// ---- the journal

TEST(Rounds, AreTheSameFromJournalAndSnapshotInTheMiddle) {
  AtTable quick, quiet(kQuiet);
  ASSERT_EQ(quick.act(kBlue, "boost offense"), "");
  ASSERT_EQ(quick.act(kGreen, "pass"), "");
  ASSERT_EQ(quick.undo(kGreen), "");
  expect_same(quick);
  quiet.pass_until("act after-destiny");
  ASSERT_EQ(quiet.act(kRed, "pass"), "");
  ASSERT_EQ(quiet.act(kRed, "boost offense"), "");
  ASSERT_EQ(quiet.hold(kBlue), "");
  expect_same(quiet);
}

// People who answer, think again, hold, leave and come back, at random.
class RandomTable {
 public:
  RandomTable(std::uint64_t seed, const Windows& windows)
      : rng_(seed), j(windows, clocks()[rng_.below(3)], {"open", rng_.below(2) ? "random" : "open", "open"}) {}
  void step() {
    j.now += rng_.below(2000);
    const auto p = static_cast<Seat>(rng_.below(3));
    switch (rng_.below(16)) {
      case 0: j.take(ask_stand(j.room, p)); return;
      case 1: j.take(ask_back(j.room, p)); return;
      case 2: j.undo(p); return;
      case 3: j.hold(p); return;
      case 4: j.take(ask_chat(j.room, person(p), p, "hm")); return;
      case 5:
        j.take(ask_prefer(j.room, p, {{rng_.below(2) ? "act end" : "*", rng_.below(2) ? "pass" : "only"}}));
        return;
      case 6: j.take(ask_preferred(j.room)); return;
      case 7: j.take(event::Resumed{}); return;
      case 8: j.take(ask_time_out(j.room, j.now)); return;
      case 9: return bots_answer();
      case 10: j.take(ask_for_undo(j.room, p)); return;
      case 11: j.take(ask_answer_undo(j.room, p, true)); return;
      default: break;
    }
    if (!j.room.person(p)) return;
    ActionList choices;
    j.room.asking(p).legal(choices);
    if (choices.size() > 0) j.act(p, encounter_game().print(rng_.below(3) ? choices[0] : rng_.pick(choices)));
  }

 private:
  // As the host lets them: beside the people, and at the end of a pause.
  void bots_answer() {
    const Seat asked = j.room.asked();
    ActionList choices;
    if (!j.room.round()) {
      j.room.asking(asked).legal(choices);
      if (j.room.played_by_bot(asked)) j.take(ask_bot_act(j.room, j.room.ticket(), rng_.pick(choices)));
      return;
    }
    OpenRound round = *j.room.round();
    for (Seat p = 0; p < j.room.seats(); ++p)
      while (const std::int64_t open = j.room.played_by_bot(p) ? round.open_ticket(p) : 0) {
        round.asking(p, open).legal(choices);
        ASSERT_FALSE(round.answer(p, open, rng_.pick(choices), event::Acted::By::kBot));
      }
    j.now = std::max(j.now, j.room.pause_until());
    j.take(ask_resolve(j.room, round));
  }

  static std::vector<TimeControl> clocks() {
    using K = TimeControl::Kind;
    return {{}, {K::kDecision, 5, 0, 0}, {K::kBank, 60, 2, 0}};
  }
  Rng rng_;

 public:
  AtTable j;
};

TEST(Rounds, AreTheSameFromJournalAndSnapshotWhateverPeopleDo) {
  int finished = 0;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(12)); ++seed) {
    RandomTable table(seed, seed % 2 ? kQuick : kQuiet);
    for (int i = 0; i < 3000 && table.j.room.phase() == Room::Phase::kPlaying; ++i) {
      table.step();
      ASSERT_NE(table.j.room.phase(), Room::Phase::kBroken) << table.j.room.trouble().en << ", seed " << seed;
      if (i % 97 == 0) expect_same(table.j);
      expect_clocks_run(table.j.room);
      ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << seed << ", step " << i;
    }
    finished += table.j.room.phase() == Room::Phase::kFinished;
  }
  EXPECT_GT(finished, scaled(12) / 2);
}

// Programs of before asked one seat after another, and wrote each answer as it came.
TEST(Rounds, CanBeReadFromJournalsOfBefore) {
  const AtTable j;
  std::vector<std::string> journal = j.journal;
  for (const Seat p : {kRed, kGreen, kBlue}) journal.push_back(write_event({event::Acted{p, "pass"}, j.now}));
  journal.push_back(write_event({event::Acted{kRed, "pass"}, j.now}));
  const Room room = fold(journal);
  ASSERT_NE(room.phase(), Room::Phase::kBroken) << room.trouble().en;
  EXPECT_EQ(room.table()->journal().size(), 4u);
  EXPECT_EQ(room.all_asked().size(), 2) << "in the middle of a window: those who are left";
}

}  // namespace
}  // namespace kosmo
