#include "server/room_requests.h"

#include <boost/json.hpp>

#include "server/room_rows.h"
#include "server/room_testing.h"
#include "server/room_view.h"

namespace json = boost::json;

namespace kosmo {
namespace {

using Kind = TimeControl::Kind;
using Phase = Room::Phase;

class Requests : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, Requests, testing::ValuesIn(game_names()), [](const auto& info) { return info.param; });

// ---- several actions at once

// The first question at which this seat could decide twice, and both decisions.
std::vector<std::string> two_actions(Journalled& j, Seat& seat) {
  for (int i = 0; i < 300 && j.room.phase() == Phase::kPlaying; ++i) {
    seat = j.room.asked();
    for (int k = 0; k < 20 && !j.room.round(); ++k) {
      Journalled copy = j;
      std::vector<std::string> line{copy.choice_text(k)};
      copy.play(k);
      if (copy.room.phase() != Phase::kPlaying || copy.room.asked() != seat || copy.room.round()) continue;
      ActionList choices;
      copy.room.table()->legal(choices);
      line.push_back(copy.choice_text());
      std::vector<Action> actions;
      for (const std::string& text : line) actions.push_back(*j.room.game()->parse(text));
      if (choices.size() > 1 && j.room.table()->try_line(seat, actions).played == 2) return line;
    }
    j.play(i);
  }
  ADD_FAILURE() << "nobody ever decides twice in a row";
  return {};
}

TEST_P(Requests, OfSeveralActionsTheFaultNamesTheOneThatIsMeant) {
  Journalled j = begun(GetParam());
  Seat seat = kNobody;
  const std::vector<std::string> line = two_actions(j, seat);
  ASSERT_EQ(line.size(), 2u);
  const std::int64_t ticket = j.room.ticket();
  const auto fault_of = [&](std::vector<std::string> actions) {
    return ask_act_on(j.room, seat, ticket, actions).fault;
  };
  EXPECT_EQ(fault_of({"bogus 1", line[0]}).code, Code::kMalformed);
  EXPECT_EQ(fault_of({"bogus 1", line[0]}).at, 0);
  EXPECT_EQ(fault_of({"bogus 1"}).at, 0);
  EXPECT_EQ(fault_of({line[0], "bogus 1"}).at, 1);
  EXPECT_EQ(ask_act_on(j.room, seat, ticket + 1, line).fault.at, -1) << "none of them is meant";
  const Seat other = seat == 0 ? 1 : 0;
  EXPECT_EQ(ask_act_on(j.room, other, ticket, line).fault.code, Code::kRefused);
  EXPECT_EQ(ask_act_on(j.room, other, ticket, line).fault.at, 0);
}

TEST_P(Requests, SeveralActionsThatComeAgainAreNotPlayedAgain) {
  Journalled j = begun(GetParam());
  Seat seat = kNobody;
  const std::vector<std::string> line = two_actions(j, seat);
  ASSERT_EQ(line.size(), 2u);
  const std::int64_t ticket = j.room.ticket();
  j.must(ask_act_on(j.room, seat, ticket, line));
  EXPECT_EQ(played_of(j.room, seat, ticket, line), 2);
  const Asked again = ask_act_on(j.room, seat, ticket, line);
  EXPECT_FALSE(again.fault);
  EXPECT_TRUE(again.events.empty());
  EXPECT_EQ(ask_act_on(j.room, seat, ticket, {line[1], line[0]}).fault.code,
            line[0] == line[1] ? Code::kNone : Code::kLate);
}

// Whether these, sent again for a ticket that was used, are taken for what was played; and how much of it that was.
int known_again(const Room& room, Seat seat, std::int64_t ticket, const std::vector<std::string>& actions) {
  const Asked asked = ask_act_on(room, seat, ticket, actions);
  EXPECT_TRUE(asked.events.empty()) << "nothing is played again";
  EXPECT_TRUE(asked.fault.code == Code::kNone || asked.fault.code == Code::kLate);
  return asked.fault ? -1 : played_of(room, seat, ticket, actions);
}

TEST_P(Requests, AnotherListThatBeginsAlikeIsAnother) {
  Journalled j = begun(GetParam());
  Seat seat = kNobody;
  const std::vector<std::string> line = two_actions(j, seat);
  ASSERT_EQ(line.size(), 2u);
  const std::int64_t ticket = j.room.ticket();
  // The first goes on to the second: whoever gave it alone has not given both.
  Journalled one = j, both = j;
  one.must(ask_act(one.room, seat, ticket, line[0]));
  EXPECT_EQ(known_again(one.room, seat, ticket, {line[0]}), 1);
  EXPECT_EQ(known_again(one.room, seat, ticket, line), -1);
  both.must(ask_act_on(both.room, seat, ticket, line));
  const bool goes_on = !both.room.round() && both.room.phase() == Phase::kPlaying && both.room.asked() == seat &&
                       !both.room.table()->can_undo(seat);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(known_again(both.room, seat, ticket, line), 2);
    EXPECT_EQ(known_again(both.room, seat, ticket, {line[0]}), 1) << "all of that was played";
    if (line[0] != line[1]) {
      EXPECT_EQ(known_again(both.room, seat, ticket, {line[0], line[0]}), -1);
    }
    EXPECT_EQ(known_again(both.room, seat, ticket, {line[0], "bogus 1"}), -1);
    // What is given behind the place where a list ends is never looked at.
    EXPECT_EQ(known_again(both.room, seat, ticket, {line[0], line[1], "bogus 1"}), goes_on ? -1 : 2);
    Maybe<Room> copy = Room::from_snapshot("t", both.room.snapshot());
    ASSERT_TRUE(copy) << copy.problem().en;
    both.room = std::move(*copy);
  }
}

TEST_P(Requests, AListThatEndedBeforeItsEndIsKnownAgainWhateverHasHappenedSince) {
  int cut = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Journalled j = begun(GetParam(), 2, {}, seed);
    for (int i = 0; i < 60 && j.room.phase() == Phase::kPlaying; ++i) {
      const Seat seat = j.room.asked();
      const std::int64_t ticket = j.room.ticket();
      const std::vector<std::string> more{j.choice_text(i), "bogus 1"};
      if (j.room.round() || ask_act_on(j.room, seat, ticket, more).fault.code != Code::kMalformed) {
        j.play(i);
        continue;
      }
      // Of actions that mean something only the first is played if it is the last of a line.
      const std::vector<std::string> list{more[0], more[0]};
      const Action first = *j.room.game()->parse(list[0]);
      const std::array<Action, 2> actions{first, first};
      const OwnLine own = j.room.table()->try_line(seat, actions);
      if (!own || own.played != 1) {
        j.play(i);
        continue;
      }
      ++cut;
      j.must(ask_act_on(j.room, seat, ticket, list));
      EXPECT_EQ(known_again(j.room, seat, ticket, list), 1);
      for (int k = 0; k < 3 && j.room.phase() == Phase::kPlaying; ++k) j.play(k);
      EXPECT_EQ(known_again(j.room, seat, ticket, list), 1);
      EXPECT_EQ(known_again(fold(j.journal), seat, ticket, list), 1);
    }
  }
  EXPECT_GT(cut, 5);
}

// ---- requests that come twice

// A server that had stopped plays what it was sent, and the game goes on before the same is sent again: by a
// preference, a stand-in, or the same person elsewhere.
TEST_P(Requests, AnAnswerThatWasPlayedIsNeverTooLate) {
  Journalled j = begun(GetParam());
  struct Sent {
    Seat seat;
    std::int64_t ticket;
    std::string answer;
  };
  std::vector<Sent> sent;
  for (int i = 0; i < 80 && j.room.phase() == Phase::kPlaying; ++i) {
    j.play_until_one_is_asked();
    if (j.room.phase() != Phase::kPlaying) break;
    sent.push_back({j.room.asked(), j.room.ticket(), j.choice_text(i * 3)});
    j.play(i * 3);
    if (i % 5 != 4 || j.room.phase() != Phase::kPlaying) continue;
    const Seat seat = sent.back().seat;
    const std::int64_t ticket = j.room.ticket();
    if (j.take(ask_undo(j.room, seat, ticket)).empty()) sent.push_back({seat, ticket, "undo"});
  }
  ASSERT_GT(sent.size(), 20u);
  const auto again = [&](const Sent& one, Seat seat) {
    return one.answer == "undo" ? ask_undo(j.room, seat, one.ticket) : ask_act(j.room, seat, one.ticket, one.answer);
  };
  for (const Sent& one : sent) {
    const Asked asked = again(one, one.seat);
    EXPECT_EQ(asked.fault.code, Code::kNone) << one.ticket << " " << one.answer;
    EXPECT_TRUE(asked.events.empty()) << "it is not played again";
    EXPECT_TRUE(again(one, one.seat == 0 ? 1 : 0).fault) << "another seat has not sent it";
    EXPECT_TRUE(ask_act(j.room, one.seat, one.ticket, "nonsense").fault);
  }
}

TEST_P(Requests, WhatAPersonAskedWasPlayedAlthoughAPreferenceHasAnsweredSince) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Journalled j = begun(GetParam(), 2, {}, seed);
    for (int i = 0; i < 60 && j.room.phase() == Phase::kPlaying; ++i) {
      j.play_until_one_is_asked();
      if (j.room.phase() != Phase::kPlaying) break;
      const Seat seat = j.room.asked();
      const std::int64_t ticket = j.room.ticket();
      const std::string action = j.choice_text(i);
      j.play(i);
      if (j.room.asked() != seat || j.room.round()) continue;
      j.must(ask_prefer(j.room, seat, {{"*", j.choice_text(), false}}));
      j.must(ask_preferred(j.room));
      EXPECT_EQ(ask_act(j.room, seat, ticket, action).fault.code, Code::kNone);
      return;
    }
  }
  FAIL() << "nobody was ever asked twice in a row";
}

TEST_P(Requests, WithAKeyNothingIsDoneTwice) {
  Journalled j;
  j.must(ask_create(plan(GetParam(), seats_of(GetParam(), {"open", "open"})), person(0)));
  j.must(ask_sit(j.room, person(0), "", "hash0", "k0"));
  const auto is_so_already = [](const Asked& asked) { return !asked.fault && asked.events.empty(); };
  EXPECT_TRUE(is_so_already(ask_sit(j.room, person(0), "", "hash0", "k0")));
  EXPECT_EQ(ask_sit(j.room, person(0), "", "hash0", "k1").fault.code, Code::kSeat) << "another request";
  EXPECT_EQ(ask_sit(j.room, person(0), "", "hash0").fault.code, Code::kSeat);
  j.must(ask_chat(j.room, person(1), kSpectator, "hm", "k2"));
  EXPECT_TRUE(is_so_already(ask_chat(j.room, person(1), kSpectator, "hm", "k2")));
  EXPECT_FALSE(is_so_already(ask_chat(j.room, person(1), kSpectator, "hm", "k3")));
  EXPECT_FALSE(is_so_already(ask_chat(j.room, person(1), kSpectator, "hm")));
  j.must(ask_sit(j.room, person(1), "", "hash1", "k4"));
  j.must(ask_start(j.room, person(0), 5, "k5"));
  EXPECT_TRUE(is_so_already(ask_start(j.room, person(0), 6, "k5")));
  EXPECT_EQ(ask_start(j.room, person(0), 6).fault.code, Code::kPhase);
  EXPECT_EQ(ask_start(j.room, person(1), 6, "k5").fault.code, Code::kNotHost);
  EXPECT_TRUE(is_so_already(ask_sit(j.room, person(1), "", "hash1", "k4"))) << "the game has begun meanwhile";
  // The journal remembers, and so does a snapshot.
  const Maybe<Room> saved = Room::from_snapshot("t", j.room.snapshot());
  ASSERT_TRUE(saved) << saved.problem().en;
  for (const Room& room : {fold(j.journal), *saved})
    for (const char* key : {"k0", "k2", "k4", "k5"}) EXPECT_TRUE(room.has_done(key)) << key;
  for (std::size_t i = 0; i < kMostKeys; ++i) j.must(ask_chat(j.room, person(1), 1, "!", "more" + std::to_string(i)));
  EXPECT_FALSE(j.room.has_done("k0")) << "not for ever";
  EXPECT_FALSE(j.room.has_done(""));
}

// ---- tables that wait

TEST_P(Requests, ATableThatWaitsExpiresWhenNobodyHasBeenThereForItsLife) {
  constexpr std::int64_t kLife = 1'000'000;
  Journalled j;
  j.must(ask_create(plan(GetParam(), seats_of(GetParam(), {"open", "open"})), person(0)));
  const std::int64_t made = j.now;
  EXPECT_TRUE(ask_keep(j.room, made + kLife / 100 - 1, kLife).events.empty()) << "not after every visit";
  EXPECT_TRUE(ask_expire(j.room, made + kLife - 1, kLife).events.empty());
  j.now = made + kLife / 2;
  j.must(ask_keep(j.room, j.now, kLife));
  EXPECT_EQ(j.room.log().size(), 1u) << "that somebody came by is not told";
  EXPECT_TRUE(ask_expire(j.room, made + kLife, kLife).events.empty()) << "the visit counts";
  j.now += kLife;
  j.must(ask_expire(j.room, j.now, kLife));
  EXPECT_EQ(j.room.phase(), Phase::kClosed);
  EXPECT_EQ(table_words(j.room, j.room.log().back()).en, "The table was closed: nobody had been here for a long time.");
  EXPECT_EQ(picture(fold(j.journal)), picture(j.room)) << "as every server reads it";
  EXPECT_EQ(ask_expire(j.room, j.now + kLife, kLife).fault.code, Code::kPhase) << "once";
  EXPECT_EQ(ask_keep(j.room, j.now + kLife, kLife).fault.code, Code::kPhase);
}

TEST_P(Requests, ATableThatPlaysNeverExpires) {
  Journalled j = begun(GetParam());
  EXPECT_EQ(ask_expire(j.room, j.now + 1'000'000'000'000, 1).fault.code, Code::kPhase);
  EXPECT_EQ(ask_keep(j.room, j.now + 1'000'000'000'000, 1).fault.code, Code::kPhase);
}

// ---- setting up

TEST_P(Requests, OnlyAGameThatHasWindowsCanHaveQuietOnes) {
  const bool has_windows = find_game(GetParam())->asks_quietly();
  TablePlan quiet = plan(GetParam(), seats_of(GetParam(), {"open", "open"}));
  quiet.windows = {Windows::Kind::kQuiet, 8};
  EXPECT_EQ(ask_create(quiet, person(0)).fault.code, has_windows ? Code::kNone : Code::kSetup);
  quiet.windows = {};
  EXPECT_EQ(ask_create(quiet, person(0)).fault.code, Code::kNone);
  // Such tables were set up before: they can be played again all the same.
  Journalled j;
  j.happens(event::Created{.user = "u0",
                           .game = GetParam(),
                           .players = seats_of(GetParam(), {"open", "open"}),
                           .windows = {Windows::Kind::kQuiet, 8},
                           .absent_minutes = 10});
  EXPECT_FALSE(ask_create(plan_of(j.room), person(0)).fault);
}

// ---- preferences

TEST_P(Requests, APreferenceIsTriedInOrder) {
  Journalled j = begun(GetParam());
  while (j.room.phase() == Phase::kPlaying) {
    ActionList choices;
    j.room.table()->legal(choices);
    if (choices.size() > 1 && !j.room.round()) break;
    j.play();
  }
  const Seat seat = j.room.asked();
  const std::string step(j.room.table()->decision().step), action = j.choice_text(1);
  EXPECT_FALSE(preferred_action(j.room));
  const auto prefers = [&](std::vector<Preference> rules) {
    Journalled copy = j;
    copy.must(ask_prefer(copy.room, seat, std::move(rules)));
    const auto found = preferred_action(copy.room);
    return found ? copy.room.game()->print(*found) : "";
  };
  EXPECT_EQ(prefers({{step, action, false}}), action);
  EXPECT_EQ(prefers({{"*", action, false}}), action);
  EXPECT_EQ(prefers({{"other-step", action, false}}), "");
  EXPECT_EQ(prefers({{step, "ask", false}, {"*", action, false}}), "") << "ask comes first";
  EXPECT_EQ(prefers({{"*", "only", false}}), "") << "there is more than one choice";
  EXPECT_EQ(prefers({{"*", "only", false}, {step, action, true}}), action);
  EXPECT_EQ(ask_prefer(j.room, seat, {{"*", "nonsense", false}}).fault.code, Code::kMalformed);
  EXPECT_EQ(ask_prefer(j.room, kSpectator, {}).fault.code, Code::kNotSeated);
  EXPECT_TRUE(ask_prefer(j.room, seat, {}).events.empty()) << "as it is already";
}

TEST_P(Requests, APreferenceToPassIsTakenByEveryGame) {
  Journalled j = begun(GetParam());
  for (Seat p = 0; p < j.room.seats(); ++p) EXPECT_EQ(j.take(ask_prefer(j.room, p, {{"*", "pass"}})), "");
  for (int i = 0; i < 40 && j.room.phase() == Phase::kPlaying; ++i) {
    const Seat seat = j.awaited();
    const std::optional<Action> pass = j.room.asking(seat).decision().pass;
    EXPECT_EQ(j.room.preferred(seat), pass) << "where nothing is a pass it is not used";
    j.play(i);
  }
}

TEST_P(Requests, APreferenceForTheTurnIsForgottenWithTheTurn) {
  Journalled j = begun(GetParam());
  j.must(ask_prefer(j.room, 0, {{"no-step", "only", true}, {"no-step", "only", false}}));
  const std::uint32_t turn = j.room.game()->turn(j.room.table()->truth().data());
  int kept = 0;
  while (j.room.phase() == Phase::kPlaying) {
    const bool same = j.room.game()->turn(j.room.table()->truth().data()) == turn;
    ASSERT_EQ(j.room.sitter(0).preferences.size(), same ? 2u : 1u);
    if (!same) return;
    ++kept;
    j.play(kept);
  }
  ADD_FAILURE() << "no turn ever began";
}

TEST_P(Requests, WhatIsTakenBackIsNotAnsweredAgain) {
  int tried = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Journalled j = begun(GetParam(), 2, {}, seed);
    for (int i = 0; i < 30 && j.room.phase() == Phase::kPlaying; ++i) {
      j.play_until_one_is_asked();
      if (j.room.phase() != Phase::kPlaying) break;
      const Seat seat = j.room.asked();
      const std::string action = j.choice_text(i);
      Journalled copy = j;
      copy.must(ask_prefer(copy.room, seat, {{"*", action, false}}));
      ASSERT_TRUE(preferred_action(copy.room));
      copy.must(ask_preferred(copy.room));
      if (copy.room.phase() == Phase::kPlaying && !copy.room.table()->can_undo(seat)) {
        ++tried;
        copy.must(ask_undo(copy.room, seat, copy.room.ticket()));
        EXPECT_FALSE(preferred_action(copy.room)) << "it would be answered for ever";
        copy.must(ask_act(copy.room, seat, copy.room.ticket(), copy.choice_text(i + 1)));
      }
      j.play(i);
    }
  }
  EXPECT_GT(tried, 10);
}

TEST_P(Requests, PreferencesOfSomebodyWhoIsAwayAreNotTried) {
  Journalled j = begun_with_one_asked(GetParam());
  const Seat seat = j.room.asked();
  j.must(ask_prefer(j.room, seat, {{"*", j.choice_text(), false}}));
  EXPECT_TRUE(preferred_action(j.room));
  j.must(ask_stand(j.room, seat));
  EXPECT_FALSE(preferred_action(j.room));
}

// ---- clocks and absence

TEST_P(Requests, ATimeOutSendsThePlayerAway) {
  Journalled j = begun_with_one_asked(GetParam(), 2, {Kind::kDecision, 60, 0, 0});
  const Seat seat = j.room.asked();
  EXPECT_EQ(ask_time_out(j.room, j.now + 59'999).fault.code, Code::kLate);
  EXPECT_EQ(j.room.due(), j.now + 60'000);
  j.now += 60'000;
  j.must(ask_time_out(j.room, j.now));
  EXPECT_TRUE(j.room.sitter(seat).away);
  EXPECT_EQ(j.room.bot_for(seat), kStandIn);
  EXPECT_EQ(j.room.due(), j.now) << "a bot is due at once";
  EXPECT_EQ(j.room.clocks().running(), kNobody);
  EXPECT_EQ(ask_time_out(j.room, j.now + 100'000).fault.code, Code::kLate);
  // The player returns by answering.
  const std::string action = j.choice_text();
  j.must(ask_act(j.room, seat, j.room.ticket(), action));
  EXPECT_FALSE(j.room.sitter(seat).away);
}

TEST_P(Requests, AnAnswerOfTheBotComesTooLateForAPlayerWhoIsBack) {
  Journalled j = begun_with_one_asked(GetParam());
  const Seat seat = j.room.asked();
  j.must(ask_stand(j.room, seat));
  EXPECT_TRUE(ask_stand(j.room, seat).events.empty());
  const std::int64_t ticket = j.room.ticket();
  const Action action = j.choice();
  j.must(ask_back(j.room, seat));
  EXPECT_TRUE(ask_back(j.room, seat).events.empty());
  EXPECT_EQ(ask_bot_act(j.room, ticket, action).fault.code, Code::kLate);
}

TEST_P(Requests, AResumedTableChargesNobody) {
  Journalled j = begun_with_one_asked(GetParam(), 2, {Kind::kBank, 100, 0, 0});
  const Seat seat = j.room.asked();
  j.now += 1'000'000;
  j.must(event::Resumed{});
  EXPECT_EQ(j.room.clocks().left(seat, j.now), 100'000);
}

// ---- who may what

TEST_P(Requests, BeforeTheStartNothingIsPlayed) {
  Journalled j;
  j.must(ask_create(plan(GetParam(), seats_of(GetParam(), {"open", "open"})), person(0)));
  j.must(ask_sit(j.room, person(0), "", "h"));
  EXPECT_EQ(ask_act(j.room, 0, 0, "x").fault.code, Code::kPhase);
  EXPECT_EQ(ask_undo(j.room, 0, 0).fault.code, Code::kPhase);
  EXPECT_EQ(ask_for_undo(j.room, 0).fault.code, Code::kPhase);
  EXPECT_EQ(ask_back(j.room, 0).fault.code, Code::kPhase);
  EXPECT_EQ(ask_prefer(j.room, 0, {}).fault.code, Code::kPhase);
  EXPECT_EQ(ask_rematch(j.room, person(0), "n").fault.code, Code::kPhase);
  EXPECT_EQ(ask_time_out(j.room, j.now + 1'000'000'000).fault.code, Code::kLate);
  EXPECT_EQ(ask_start(j.room, person(1), 1).fault.code, Code::kNotHost);
  EXPECT_EQ(ask_start(j.room, person(0), 1).fault.code, Code::kSeat);
  EXPECT_EQ(j.room.due(), 0);
}

TEST_P(Requests, ARematchIsSetUpAlike) {
  Journalled j;
  TablePlan p = plan(GetParam(), seats_of(GetParam(), {"open", "random"}), {Kind::kBank, 100, 3, 0});
  p.is_public = false;
  for (const Option& o : find_game(GetParam())->info().options) p.options.emplace_back(o.key, o.high);
  j.must(ask_create(p, person(0)));
  j.must(ask_sit(j.room, person(0), "", "h"));
  j.must(ask_start(j.room, person(0), 8));
  for (int i = 0; j.room.phase() == Phase::kPlaying; ++i) j.play(i * 3);
  ASSERT_EQ(j.room.phase(), Phase::kFinished);
  const TablePlan again = plan_of(j.room);
  EXPECT_EQ(again.game, p.game);
  EXPECT_EQ(again.players, p.players);
  EXPECT_EQ(again.options, p.options);
  EXPECT_EQ(again.clock, p.clock);
  EXPECT_EQ(again.is_public, p.is_public);
  EXPECT_EQ(ask_rematch(j.room, person(3), "n").fault.code, Code::kNotSeated);
  j.must(ask_rematch(j.room, person(0), "n"));
  EXPECT_TRUE(ask_rematch(j.room, person(0), "m").events.empty());
  EXPECT_EQ(j.room.rematch(), "n");
  EXPECT_EQ(j.room.due(), 0);
  EXPECT_EQ(played_rows(j.room).size(), 1u);
  EXPECT_EQ(ask_chat(j.room, person(0), 0, "gg").fault.code, Code::kNone) << "people may talk after the game";
}

}  // namespace
}  // namespace kosmo
