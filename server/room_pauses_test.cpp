// Quiet tables: windows that last for their time, those between which nothing happens as one pause, and orders to pass.
#include <algorithm>

#include <boost/json.hpp>

#include "server/round_testing.h"

namespace json = boost::json;

namespace kosmo {
namespace {

TEST(Pauses, LastForTheirTimeWhateverIsAnswered) {
  AtTable j(kQuiet);
  EXPECT_EQ(j.room.pause_until(), j.now + kPause);
  EXPECT_EQ(j.room.due(), j.now + kPause);
  for (const Seat p : {kRed, kGreen, kBlue}) ASSERT_EQ(j.act(p, "pass"), "");
  EXPECT_EQ(j.decisions(), 0);
  EXPECT_FALSE(what_follows(j.room));
  j.end_pause();
  EXPECT_EQ(j.decisions(), 3);
}

TEST(Pauses, TakeSilenceForAPass) {
  AtTable j(kQuiet);
  ASSERT_EQ(j.act(kBlue, "boost offense"), "");
  j.end_pause();
  EXPECT_EQ(j.decisions(), 3) << "red and green have said nothing";
  EXPECT_EQ(j.step(), "answer");
}

TEST(Pauses, ShowEverybodyTheSameCountdown) {
  AtTable j(kQuiet);
  ASSERT_EQ(j.act(kBlue, "boost offense"), "");
  for (const Seat viewer : {kRed, kGreen, kBlue, kSpectator}) {
    const json::object table = j.seen(viewer);
    EXPECT_EQ(table.at("pause").at("ends").as_int64(), j.room.pause_until());
    EXPECT_EQ(table.at("pause").at("seconds").as_int64(), 8);
    EXPECT_EQ(table.at("round"), json::value({{"quiet", true}}));
  }
}

TEST(Pauses, AreLongerForAHold) {
  AtTable j(kQuiet);
  const std::int64_t ends = j.room.pause_until();
  ASSERT_EQ(j.hold(kGreen), "");
  EXPECT_EQ(j.room.pause_until(), ends + kPause);
  EXPECT_EQ(j.seen(kRed).at("pause").at("holds").at("green").as_int64(), 2);
  EXPECT_EQ(j.seen(kRed).at("pause").at("holds").at("red").as_int64(), 3);
}

TEST(Pauses, AreOnlyAtQuietTables) {
  const AtTable quick;
  const Fault no = ask_hold(quick.room, kRed, quick.room.ticket_for(kRed)).fault;
  EXPECT_EQ(no.code, Code::kLate);
  EXPECT_EQ(no.words.en.find("moved on"), std::string::npos) << "it has not";
  const Fault early = ask_act(quick.room, kRed, quick.room.ticket() + 5, "pass").fault;
  EXPECT_EQ(early.code, Code::kLate);
  EXPECT_EQ(early.words.en.find("moved on"), std::string::npos) << early.words.en;
}

TEST(Pauses, HaveThreeHoldsOfASeatInATurnOfTheGame) {
  AtTable j(kQuiet);
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(j.hold(kBlue), "");
    j.end_pause();
    while (!j.room.pause_until()) ASSERT_EQ(j.act(j.awaited(), "pick negotiate"), "");
  }
  EXPECT_EQ(j.hold(kBlue), "hold");
  EXPECT_EQ(j.hold(kRed), "") << "each has their own";
}

TEST(Pauses, OutliveAServerWithTheirHolds) {
  AtTable j(kQuiet);
  ASSERT_EQ(j.hold(kBlue), "");
  const std::int64_t ends = j.room.pause_until();
  j.now += 100;
  j.must(event::Resumed{});
  EXPECT_GE(j.room.pause_until(), ends);
}

TEST(AdjacentWindows, AreOnePause) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  const Seat other = j.order()[1];
  const std::int64_t ends = j.room.pause_until(), ticket = j.room.ticket(), before = j.decisions();
  ASSERT_EQ(j.act(kRed, "pass"), "");
  EXPECT_EQ(j.moment(kRed), "act before-planning") << "asked at once";
  EXPECT_EQ(j.moment(other), "act after-destiny") << "the others are not";
  EXPECT_NE(j.room.ticket_for(kRed), ticket);
  EXPECT_EQ(j.room.pause_until(), ends);
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  j.end_pause();
  EXPECT_EQ(j.decisions(), before + 4) << "three passes, and red's boost in the second window";
  EXPECT_EQ(j.step(), "answer");
}

TEST(AdjacentWindows, DropTheLaterAnswersIfSomebodyActsInTheFirst) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  const Seat other = j.order()[1];
  const std::int64_t before = j.decisions();
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  ASSERT_EQ(j.act(other, "boost defence"), "");
  j.end_pause();
  EXPECT_EQ(j.decisions(), before + 2);
  ASSERT_EQ(j.moment(kRed), "answer boost");
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.moment(kRed), "act after-destiny") << "if nobody answers it either";
  ASSERT_TRUE(j.seen(kRed).contains("draft"));
  EXPECT_EQ(j.seen(kRed).at("draft").at("action"), "boost offense");
}

// Whoever sends an answer again must not have it taken for one to another question.
TEST(AdjacentWindows, HaveTicketsThatNoOtherQuestionHas) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  const Seat last = j.order()[2];
  ASSERT_EQ(j.act(kRed, "pass"), "");
  const std::int64_t later = j.room.ticket_for(kRed);
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.act(last, "boost offense"), "");
  j.end_pause();  // what would have been the first answer of the next window is now the first to the boost
  ASSERT_EQ(j.moment(), "answer boost");
  EXPECT_NE(j.room.ticket_for(kRed), later);
  EXPECT_EQ(j.answer_shown(kRed), "");
}

TEST(AdjacentWindows, ForgetTheLaterAnswerWithTheEarlierOne) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  const std::int64_t first = j.room.ticket(), before = j.decisions();
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  ASSERT_EQ(j.take(ask_undo(j.room, kRed, first)), "");
  EXPECT_EQ(j.moment(kRed), "act after-destiny");
  j.end_pause();
  EXPECT_EQ(j.decisions(), before + 6) << "both windows in silence";
  EXPECT_EQ(j.step(j.room.asked()), "pick");
}

// Whoever comes back to the table must find what can be taken back, and by which ticket.
TEST(AdjacentWindows, ShowTheAnswerToTheEarlierOne) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  const std::int64_t first = j.room.ticket();
  ASSERT_EQ(j.act(kGreen, "pass"), "");
  const std::int64_t later = j.room.ticket_for(kGreen);
  ASSERT_NE(later, first);
  EXPECT_EQ(j.seen(kGreen).at("ticket").as_int64(), later);
  ASSERT_EQ(j.answer_shown(kGreen), "pass");
  EXPECT_EQ(j.seen(kGreen).at("answer").at("ticket").as_int64(), first);
  EXPECT_TRUE(j.seen(kGreen).at("undo").at("can").as_bool());
  for (const Seat viewer : {kRed, kBlue}) EXPECT_EQ(j.answer_shown(viewer), "");
  EXPECT_EQ(j.take(ask_undo(j.room, kGreen, later)), "undo") << "that one has no answer";

  ASSERT_EQ(j.act(kGreen, "pass"), "");
  EXPECT_EQ(j.seen(kGreen).at("answer").at("ticket").as_int64(), later) << "the last";
  ASSERT_EQ(j.take(ask_undo(j.room, kGreen, later)), "");
  EXPECT_EQ(j.seen(kGreen).at("answer").at("ticket").as_int64(), first) << "one after another";
  ASSERT_EQ(j.take(ask_undo(j.room, kGreen, first)), "");
  EXPECT_EQ(j.answer_shown(kGreen), "");
  EXPECT_EQ(j.moment(kGreen), "act after-destiny");
}

TEST(Pauses, EndAtOnceIfAllHaveOrderedToPassBeforeTheyOpen) {
  AtTable j(kQuiet);
  for (const Seat p : {kRed, kGreen, kBlue})
    j.must(ask_prefer(j.room, p, {{"act after-destiny", "pass"}, {"act before-planning", "pass"}}));
  EXPECT_GT(j.room.pause_until(), j.now) << "this one was open";
  j.end_pause();
  EXPECT_LE(j.room.pause_until(), j.now);
}

// At a quick table they are asked one after another; here they are one pause.
TEST(AdjacentWindows, EachEndThePreferencesThatCountUntilThen) {
  for (const Windows& windows : {kQuick, kQuiet}) {
    AtTable j(windows);
    j.must(ask_prefer(j.room, kRed,
                      {{"*", "only", false, "act after-destiny"}, {"*", "only", false, "act before-planning"}}));
    j.pass_until("act after-destiny");
    EXPECT_EQ(j.room.sitter(kRed).preferences.size(), 1u) << "the other moment is still to come";
    j.pass_until("act before-planning");
    if (j.room.pause_until()) j.end_pause();
    EXPECT_TRUE(j.room.sitter(kRed).preferences.empty());
  }
}

TEST(AdjacentWindows, AreNotAnsweredByPreferencesThatCountUntilThen) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  j.must(ask_prefer(j.room, kRed, {{"*", "boost offense", false, "act before-planning"}}));
  EXPECT_TRUE(j.room.preferred(kRed));
  ASSERT_EQ(j.act(kRed, "pass"), "");
  ASSERT_EQ(j.moment(kRed), "act before-planning");
  EXPECT_FALSE(j.room.preferred(kRed));
}

TEST(Pauses, AreForPeopleAndNotForBots) {
  for (const bool goes : {false, true}) {
    AtTable j(kQuiet, {}, {"open", "random", "random"});
    ASSERT_EQ(j.moment(), "act start");
    EXPECT_GT(j.room.pause_until(), j.now) << "red is asked beside two bots";
    if (goes) j.must(ask_stand(j.room, kRed));
    j.end_pause();
    ASSERT_NE(j.room.pause_until(), 0);
    if (goes) {
      EXPECT_LE(j.room.pause_until(), j.now) << "nobody is left to wait for";
    } else {
      EXPECT_GT(j.room.pause_until(), j.now);
    }
  }
}

TEST(Pauses, LastIfOneOfTheirWindowsIsNotPassedByOrder) {
  AtTable j(kQuiet);
  for (const Seat p : {kRed, kGreen, kBlue}) j.must(ask_prefer(j.room, p, {{"act after-destiny", "pass"}}));
  j.end_pause();
  ASSERT_EQ(j.moment(), "act after-destiny");
  EXPECT_GT(j.room.pause_until(), j.now) << "before planning they want to be asked";
}

// What depends on the hand is no such order: ending at once would tell that there was no boost.
TEST(Pauses, LastForOrdersThatDependOnTheHand) {
  AtTable j(kQuiet);
  for (const Seat p : {kRed, kGreen, kBlue})
    j.must(ask_prefer(j.room, p, {{"act after-destiny", p == kRed ? "supply" : "pass"}, {"*", "pass"}}));
  j.end_pause();
  ASSERT_EQ(j.moment(), "act after-destiny");
  EXPECT_GT(j.room.pause_until(), j.now) << "red holds no supply, and nobody may notice";
}

TEST(Pauses, DoNotKnowThePreferenceForASingleChoice) {
  AtTable j(kQuiet);
  j.pass_until("act after-planning");
  j.pass_until("");
  while (j.step(j.room.asked()) == "pick") ASSERT_EQ(j.act(j.awaited(), "pick-nothing"), "");
  for (const Seat p : {kRed, kGreen, kBlue}) j.must(ask_prefer(j.room, p, {{"*", "only"}}));
  j.pass_until("act after-outcome");  // where nobody has anything to play
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_FALSE(j.room.preferred(p));
  EXPECT_GT(j.room.pause_until(), j.now);
}

TEST(AdjacentWindows, KnowTheirAnswersHoweverLateTheyComeAgain) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  ASSERT_EQ(j.act(kRed, "pass"), "");
  const std::int64_t later = j.room.ticket_for(kRed);
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  j.end_pause();
  ASSERT_EQ(j.moment(), "answer boost");
  ASSERT_EQ(j.act(kRed, "pass"), "");
  j.end_pause();
  const Maybe<Room> copy = Room::from_snapshot("t", j.room.snapshot());
  ASSERT_TRUE(copy);
  for (const Room* room : {&std::as_const(j.room), &*copy}) {
    const Asked again = ask_act(*room, kRed, later, "boost offense");
    EXPECT_FALSE(again.fault) << "it was played";
    EXPECT_TRUE(again.events.empty());
    EXPECT_EQ(ask_act(*room, kRed, later, "pass").fault.code, Code::kLate);
    EXPECT_EQ(ask_act(*room, kGreen, later, "boost offense").fault.code, Code::kLate) << "red's";
  }
}

// What was answered to a later window before is answered no more, whoever sends it again.
TEST(AdjacentWindows, HaveAnotherTicketForWhoeverComesToThemAnew) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  const std::int64_t first = j.room.ticket();
  ASSERT_EQ(j.act(kRed, "pass"), "");
  const std::int64_t once = j.room.ticket_for(kRed);
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  ASSERT_EQ(j.take(ask_undo(j.room, kRed, first)), "");
  ASSERT_EQ(j.act(kRed, "pass"), "");
  const std::int64_t twice = j.room.ticket_for(kRed);
  EXPECT_NE(twice, once);
  EXPECT_EQ(j.moment(kRed), "act before-planning") << "the same window";
  EXPECT_EQ(j.take(ask_act(j.room, kRed, once, "boost offense")), "late");
  EXPECT_EQ(j.take(ask_act(j.room, kRed, once, "pass")), "late");
  EXPECT_EQ(j.take(ask_undo(j.room, kRed, once)), "late");
  EXPECT_EQ(j.answer_shown(kRed), "pass") << "to the first";
  const Seat other = j.order()[1];
  ASSERT_EQ(j.act(other, "pass"), "");
  EXPECT_EQ(j.room.ticket_for(other), once) << "to this one nothing has come again";
  expect_same(j);
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  EXPECT_EQ(j.seen(kRed).at("answer").at("ticket").as_int64(), twice);
  expect_same(j);
  j.end_pause();
  ASSERT_EQ(j.moment(), "answer boost");
  EXPECT_EQ(j.take(ask_act(j.room, kRed, twice, "boost offense")), "") << "it was played";
  EXPECT_EQ(j.take(ask_act(j.room, kRed, twice, "pass")), "late");
  expect_same(j);
}

TEST(AdjacentWindows, HaveAnotherTicketAlsoWhereTheEarlierAnswerWasReplaced) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  const std::int64_t first = j.room.ticket();
  ASSERT_EQ(j.act(kRed, "pass"), "");
  std::vector<std::int64_t> tickets{first, j.room.ticket_for(kRed)};
  for (int i = 0; i < 5; ++i) {
    ASSERT_EQ(j.take(ask_act(j.room, kRed, first, "boost offense")), "");
    ASSERT_EQ(j.take(ask_act(j.room, kRed, first, "pass")), "");
    tickets.push_back(j.room.ticket_for(kRed));
  }
  std::sort(tickets.begin(), tickets.end());
  EXPECT_EQ(std::adjacent_find(tickets.begin(), tickets.end()), tickets.end());
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  expect_same(j);
}

// Whoever has acted first has not come to the later window yet.
TEST(AdjacentWindows, HaveTheirFirstTicketForWhoeverThinksBetterOfAnAct) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  const std::int64_t first = j.room.ticket();
  ASSERT_EQ(j.act(kRed, "boost offense"), "");
  ASSERT_EQ(j.take(ask_act(j.room, kRed, first, "pass")), "");
  const Seat other = j.order()[1];
  ASSERT_EQ(j.act(other, "pass"), "");
  EXPECT_NE(j.room.ticket_for(kRed), first);
  EXPECT_EQ(j.room.ticket_for(kRed), j.room.ticket_for(other));
}

// They kept the ticket.
TEST(AdjacentWindows, CanBeReadFromJournalsOfBefore) {
  AtTable j(kQuiet);
  j.pass_until("act after-destiny");
  const std::int64_t first = j.room.ticket();
  std::vector<std::string> journal = j.journal;
  ASSERT_EQ(j.act(kRed, "pass"), "");
  const std::int64_t later = j.room.ticket_for(kRed);
  for (const event::Answered& answer : std::vector<event::Answered>{{kRed, first, "pass"},
                                                                    {kRed, later, "boost offense"},
                                                                    {kRed, first, ""},
                                                                    {kRed, first, "pass"},
                                                                    {kRed, later, "pass"},
                                                                    {kRed, later, ""},
                                                                    {kRed, later, "boost offense"}})
    journal.push_back(write_event({answer, j.now}));
  const Room room = fold(journal);
  ASSERT_EQ(room.phase(), Room::Phase::kPlaying) << room.trouble().en;
  EXPECT_EQ(json::parse(table_json(room, kRed, false, 7)).at("answer").at("action"), "boost offense");
}

}  // namespace
}  // namespace kosmo
