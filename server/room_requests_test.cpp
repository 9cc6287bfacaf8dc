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
INSTANTIATE_TEST_SUITE_P(Games, Requests, testing::ValuesIn(game_ids()), [](const auto& info) { return info.param; });

// Plays until the first of these seats decides, and lets it; the seat that decided.
Seat let_one_decide(Journalled& j, int i = 0) {
  const Seat seat = j.room.asked();
  j.play(i);
  return seat;
}
// Plays on until somebody has decided something that stands because it taught somebody something.
Seat until_it_stands(Journalled& j) {
  for (int i = 0; i < 200 && j.room.phase() == Phase::kPlaying; ++i) {
    const Seat seat = let_one_decide(j, i);
    if (j.room.phase() == Phase::kPlaying && j.room.table()->can_undo(seat)) return seat;
  }
  ADD_FAILURE() << "nothing ever became known";
  return 0;
}
std::string truth(const Room& room) { return room.game()->to_json(room.table()->truth().data()); }

TEST_P(Requests, AnUndoKeepsTheRulesOfUndo) {
  int undone = 0, refused = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Journalled j = begun(GetParam(), 2, {}, seed);
    for (int i = 0; i < 40 && j.room.phase() == Phase::kPlaying; ++i) {
      const std::string before = truth(j.room);
      const Seat seat = let_one_decide(j, i * 11);
      if (j.room.phase() != Phase::kPlaying) break;
      const bool may = !j.room.table()->can_undo(seat);
      const Seat other = seat == 0 ? 1 : 0;
      EXPECT_EQ(ask_undo(j.room, other, j.room.ticket()).fault.code, Code::kUndo);
      EXPECT_EQ(j.take(ask_undo(j.room, seat, j.room.ticket())), may ? "" : "undo");
      (may ? undone : refused) += 1;
      if (!may) continue;
      EXPECT_EQ(truth(j.room), before);
      EXPECT_TRUE(ask_undo(j.room, seat, j.room.ticket() - 1).events.empty()) << "sent twice, done once";
      EXPECT_FALSE(ask_undo(j.room, seat, j.room.ticket() - 1).fault);
      j.play(i * 11);
    }
  }
  EXPECT_GT(undone, 10);
  EXPECT_GT(refused, 10);
}

TEST_P(Requests, WhenAllAgreeAnythingIsTakenBack) {
  Journalled j = begun(GetParam(), 3 <= find_game(GetParam())->info().max_seats ? 3 : 2);
  const Seat asker = until_it_stands(j);
  const int back = j.room.table()->back_to_last_of(asker);
  const int length = static_cast<int>(j.room.table()->journal().size());
  EXPECT_EQ(j.take(ask_undo(j.room, asker, j.room.ticket())), "undo");
  j.must(ask_for_undo(j.room, asker));
  EXPECT_TRUE(ask_for_undo(j.room, asker).events.empty()) << "asked already";
  const Seat other = asker == 0 ? 1 : 0;
  EXPECT_EQ(ask_for_undo(j.room, other).fault.code, Code::kUndo);
  EXPECT_EQ(ask_answer_undo(j.room, asker, true).fault.code, Code::kUndo);
  for (Seat p = 0; p < j.room.seats(); ++p) {
    if (p == asker) continue;
    EXPECT_EQ(j.room.undo_asked(), asker);
    j.must(ask_answer_undo(j.room, p, true));
  }
  EXPECT_EQ(j.room.undo_asked(), kNobody);
  EXPECT_EQ(j.room.asked(), asker);
  EXPECT_EQ(static_cast<int>(j.room.table()->journal().size()), length + 1);
  EXPECT_EQ(j.room.table()->journal().back().undone, back);
  EXPECT_TRUE(j.room.table()->journal().back().fresh);
  EXPECT_TRUE(j.room.table()->journal().back().agreed);
  EXPECT_EQ(ask_answer_undo(j.room, other, true).fault.code, Code::kUndo) << "nobody asks any more";
  // Who agreed once has not agreed to the next.
  j.play();
  if (j.room.phase() != Phase::kPlaying || j.room.table()->can_undo_agreed(asker)) return;
  j.must(ask_for_undo(j.room, asker));
  EXPECT_EQ(j.room.undo_asked(), asker);
}

TEST_P(Requests, OneNoIsANo) {
  Journalled j = begun(GetParam());
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  const std::string before = truth(j.room);
  j.must(ask_for_undo(j.room, asker));
  j.must(ask_answer_undo(j.room, other, false));
  EXPECT_EQ(j.room.undo_asked(), kNobody);
  EXPECT_EQ(truth(j.room), before);
  j.room.know(person(other).user, {person(other).name});
  const json::array log = json::parse(log_json(j.room, asker, 0)).as_array();
  EXPECT_EQ(log.back().at("en"), json::value(person(other).name + " does not agree to the undo."))
      << "who asked hears whose no it was";
  j.must(ask_for_undo(j.room, asker));
  j.must(ask_answer_undo(j.room, asker, false));
  EXPECT_EQ(j.room.undo_asked(), kNobody) << "who asked may think better of it";
}

TEST_P(Requests, AnUndoThatWasAskedForEndsWithTheNextDecision) {
  Journalled j = begun(GetParam());
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  j.must(ask_for_undo(j.room, asker));
  j.play();
  EXPECT_EQ(j.room.undo_asked(), kNobody);
  EXPECT_EQ(ask_answer_undo(j.room, other, true).fault.code, Code::kUndo);
}

TEST_P(Requests, WhoeverIsAwayNeverAgrees) {
  Journalled j = begun(GetParam());
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  j.must(ask_stand(j.room, other));
  const std::string before = truth(j.room);
  const Fault no = ask_for_undo(j.room, asker).fault;
  EXPECT_EQ(no.code, Code::kUndo);
  EXPECT_NE(no.words.en.find(person_words(j.room.known(j.room.sitter(other).user)).en + " is away"), std::string::npos)
      << no.words.en;
  EXPECT_NE(no.words.pl, no.words.en);
  EXPECT_EQ(truth(j.room), before);
  // If it is their time that ran out, it is the same.
  Journalled k = begun(GetParam(), 2, {Kind::kDecision, 60, 0, 0});
  const Seat who = until_it_stands(k), slow = who == 0 ? 1 : 0;
  for (int i = 0; i < 50 && k.room.asked() != slow; ++i) k.play(i);
  if (k.room.asked() != slow) return;
  k.now += 60'000;
  k.must(ask_time_out(k.room, k.now));
  EXPECT_EQ(ask_for_undo(k.room, who).fault.code, Code::kUndo);
}

TEST_P(Requests, WhoeverIsGoneForGoodNeverReturnsAndIsNotWaitedFor) {
  Journalled j = begun(GetParam());
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  const std::string hash = j.room.sitter(other).token, user = j.room.sitter(other).user;
  ASSERT_EQ(j.room.seat_of_token(hash), other);
  j.must(ask_leave_for_good(j.room, other));
  EXPECT_EQ(j.room.seat_of_token(hash), kSpectator);
  EXPECT_EQ(j.room.seat_of_user(user), kSpectator);
  EXPECT_TRUE(j.room.person(other) && j.room.played_by_bot(other));
  EXPECT_EQ(table_words(j.room, j.room.log().back()).en.find("Somebody has left for good"), 0u);
  EXPECT_EQ(played_rows(j.room).size(), 1u) << "nobody's history";
  EXPECT_EQ(picture(fold(j.journal)), picture(j.room));
  j.must(ask_for_undo(j.room, asker));
  EXPECT_TRUE(j.room.table()->journal().back().fresh) << "at once";
}

TEST_P(Requests, AnUndoThatWasAskedForWaitsForWhoeverLeaves) {
  const int people = std::min(3, find_game(GetParam())->info().max_seats);
  Journalled j = begun(GetParam(), people);
  const Seat asker = until_it_stands(j);
  std::vector<Seat> others;
  for (Seat p = 0; p < people; ++p)
    if (p != asker) others.push_back(p);
  j.must(ask_for_undo(j.room, asker));
  if (people > 2) j.must(ask_answer_undo(j.room, others[0], true));
  j.must(ask_stand(j.room, others[0]));
  if (people > 2) j.must(ask_answer_undo(j.room, others[1], true));
  EXPECT_TRUE(ask_for_undo(j.room, asker).events.empty()) << "asking again changes nothing";
  EXPECT_EQ(j.room.undo_asked(), asker) << "it waits";
  j.must(ask_back(j.room, others[0]));
  EXPECT_EQ(j.room.undo_asked(), asker) << "to be back is not to agree";
  j.must(ask_answer_undo(j.room, others[0], true));
  EXPECT_EQ(j.room.undo_asked(), kNobody);
  EXPECT_TRUE(j.room.table()->journal().back().fresh);
}

TEST_P(Requests, WhoeverIsAwayComesBackByAgreeing) {
  Journalled j = begun(GetParam());
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  j.must(ask_for_undo(j.room, asker));
  j.must(ask_stand(j.room, other));
  j.must(ask_answer_undo(j.room, other, true));
  EXPECT_FALSE(j.room.sitter(other).away);
  EXPECT_TRUE(j.room.table()->journal().back().fresh);
}

TEST_P(Requests, WhoLeavesTakesTheirRequestAlong) {
  Journalled j = begun(GetParam());
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  j.must(ask_for_undo(j.room, asker));
  j.must(ask_stand(j.room, asker));
  EXPECT_EQ(j.room.undo_asked(), kNobody);
  EXPECT_EQ(ask_answer_undo(j.room, other, true).fault.code, Code::kUndo);
}

TEST_P(Requests, BotsOfTheTableAgree) {
  Journalled j;
  j.must(ask_create(plan(GetParam(), {"open", "random"}), person(0)));
  j.must(ask_sit(j.room, person(0), "", "hash0"));
  j.must(ask_start(j.room, person(0), 5));
  for (int i = 0; i < 200 && (j.room.table()->can_undo_agreed(0) || j.room.asked() != 0); ++i) j.play(i);
  const std::int64_t ticket = j.room.ticket();
  j.must(ask_for_undo(j.room, 0));
  EXPECT_EQ(j.room.asked(), 0);
  EXPECT_EQ(j.room.ticket(), ticket + 1);
  EXPECT_TRUE(j.room.table()->journal().back().fresh);
}

// With a bot that always agrees, nobody could look ahead and go back to the first day.
TEST_P(Requests, NobodyGoesBackFurtherThanTheirLastTurn) {
  Journalled j;
  j.must(ask_create(plan(GetParam(), {"open", "random"}), person(0)));
  j.must(ask_sit(j.room, person(0), "", "hash0"));
  j.must(ask_start(j.room, person(0), 5));
  const auto turn = [&] { return j.room.game()->turn(j.room.table()->truth().data()); };
  for (int i = 0; i < 2000 && turn() < 6; ++i) j.play(i * 7);
  ASSERT_EQ(j.room.phase(), Phase::kPlaying);
  ASSERT_GE(turn(), 6u);
  int asked = 0;
  std::string code;
  while ((code = j.take(ask_for_undo(j.room, 0))).empty()) ASSERT_LT(++asked, 2000);
  EXPECT_EQ(code, "undo");
  EXPECT_GE(turn(), 4u) << "their own turn is one of the last two";
}

TEST_P(Requests, WhatNobodyKnewIsShuffledAnewAndTheGameCanStillBeChecked) {
  int games = 0, another_deal = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Journalled j = begun(GetParam(), 2, {}, seed);
    std::vector<std::string> pictures;  // before each decision: the truth
    std::vector<std::string> seen;      // and what the first seat sees
    Seat asker = kNobody;
    for (int i = 0; i < 60 && asker == kNobody && j.room.phase() == Phase::kPlaying; ++i) {
      pictures.push_back(truth(j.room));
      seen.push_back(j.room.table()->view(0).json());
      const Seat seat = let_one_decide(j, i + static_cast<int>(seed));
      if (i > 5 && j.room.phase() == Phase::kPlaying && j.room.table()->can_undo(seat)) asker = seat;
    }
    if (asker == kNobody) continue;
    const auto back = static_cast<std::size_t>(j.room.table()->back_to_last_of(asker));
    j.must(ask_for_undo(j.room, asker));
    j.must(ask_answer_undo(j.room, asker == 0 ? 1 : 0, true));
    ++games;
    EXPECT_EQ(j.room.table()->view(0).json(), seen[seen.size() - back]) << "nobody sees a difference";
    another_deal += truth(j.room) != pictures[pictures.size() - back];
    for (int i = 0; i < 2000 && j.room.phase() == Phase::kPlaying; ++i) j.play(i * 5);
    const std::string text = write_replay({j.room.setup_for_replay(), j.room.table()->replay().entries});
    const Maybe<CheckedReplay> read = read_replay(text, "game.kosmo");
    ASSERT_TRUE(read) << read.problem().en;
    EXPECT_EQ(read->final, j.room.table()->truth());
    if (j.room.phase() != Phase::kFinished) continue;
    EXPECT_NE(table_json(j.room, 0, true, 3).find("\"rewound\":1"), std::string::npos);
    EXPECT_NE(played_rows(j.room)[0].summary.find("\"rewound\":1"), std::string::npos);
  }
  EXPECT_GT(games, 5);
  EXPECT_GT(another_deal, games * 3 / 4);
}

TEST_P(Requests, ARequestSaysWhoseDecisionsWouldGoBack) {
  Journalled j = begun(GetParam());
  const Seat asker = until_it_stands(j);
  const int back = j.room.table()->back_to_last_of(asker);
  j.must(ask_for_undo(j.room, asker));
  const json::value table = json::parse(table_json(j.room, kSpectator, false, 3));
  const json::object& asked = table.at("undo_asked").as_object();
  std::int64_t told = 0;
  for (const json::value& one : asked.at("takes_back").as_array()) told += one.at("decisions").as_int64();
  EXPECT_EQ(told, back);
  EXPECT_NE(asked.at("en"), asked.at("pl"));
}

TEST_P(Requests, ARequestSaysWhichDecisionWouldGoBackUnlessItIsHidden) {
  int open = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Journalled j = begun(GetParam(), 2, {}, seed);
    for (int i = 0; i < 100 && j.room.phase() == Phase::kPlaying; ++i) {
      const Seat seat = let_one_decide(j, i * 7);
      if (j.room.phase() != Phase::kPlaying || ask_for_undo(j.room, seat).fault) continue;
      Journalled asked = j;
      asked.must(ask_for_undo(asked.room, seat));
      const JournalEntry& decision = *j.room.table()->last_of(seat);
      for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        const json::value shown = json::parse(table_json(asked.room, viewer, false, 3)).at("undo_asked");
        const json::value* told = shown.as_object().if_contains("decision");
        ASSERT_EQ(told != nullptr, !decision.secret || viewer == seat);
        if (told) {
          EXPECT_EQ(told->at("en"), json::value(j.room.game()->say(decision.action, Lang::kEnglish)));
        }
      }
      open += !decision.secret;
    }
  }
  EXPECT_GT(open, 0);
}

TEST_P(Requests, NobodyCanAskBeforeTheyHaveDecided) {
  Journalled j = begun(GetParam());
  for (Seat p : {Seat{0}, Seat{1}}) EXPECT_EQ(ask_for_undo(j.room, p).fault.code, Code::kUndo);
}

TEST_P(Requests, TheLatestOfTwoAnswersTwiceIsOneEvent) {
  Journalled j = begun(GetParam(), 3 <= find_game(GetParam())->info().max_seats ? 3 : 2);
  if (j.room.seats() < 3) return;
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  j.must(ask_for_undo(j.room, asker));
  j.must(ask_answer_undo(j.room, other, true));
  EXPECT_TRUE(ask_answer_undo(j.room, other, true).events.empty());
  EXPECT_FALSE(ask_answer_undo(j.room, other, true).fault);
}

TEST_P(Requests, AnUndoOfTheTurnTakesBackAsManyAsTheTableSays) {
  int none = 0, some = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Journalled j = begun(GetParam(), 2, {}, seed);
    for (int i = 0; i < 100 && j.room.phase() == Phase::kPlaying; ++i) {
      const Seat seat = let_one_decide(j, i * 7);
      if (j.room.phase() != Phase::kPlaying || j.room.round() || j.room.table()->can_undo(seat)) continue;
      const json::value shown = json::parse(table_json(j.room, seat, false, 3)).at("undo");
      ASSERT_TRUE(shown.at("can").as_bool());
      const std::int64_t turn = shown.at("turn").as_int64();
      const Asked asked = ask_undo_turn(j.room, seat, j.room.ticket());
      EXPECT_EQ(asked.fault.code, turn == 0 ? Code::kUndo : Code::kNone);
      EXPECT_EQ(static_cast<std::int64_t>(asked.events.size()), turn);
      (turn == 0 ? none : some) += 1;
    }
  }
  EXPECT_GT(some, 10);
}

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
  // Another list with the same beginning: it says how much of it was played.
  const std::vector<std::string> other{line[0], line[0], line[1]};
  EXPECT_TRUE(ask_act_on(j.room, seat, ticket, other).events.empty());
  EXPECT_EQ(played_of(j.room, seat, ticket, other), line[0] == line[1] ? 2 : 1);
  EXPECT_EQ(ask_act_on(j.room, seat, ticket, {line[1], line[0]}).fault.code,
            line[0] == line[1] ? Code::kNone : Code::kLate);
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
      const Seat seat = j.room.asked();
      const std::int64_t ticket = j.room.ticket();
      const std::string action = j.choice_text(i);
      j.play(i);
      if (j.room.asked() != seat) continue;
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
  j.must(ask_create(plan(GetParam(), {"open", "open"}), person(0)));
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
  j.must(ask_create(plan(GetParam(), {"open", "open"}), person(0)));
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
  TablePlan quiet = plan(GetParam(), {"open", "open"});
  quiet.windows = {Windows::Kind::kQuiet, 8};
  EXPECT_EQ(ask_create(quiet, person(0)).fault.code, has_windows ? Code::kNone : Code::kSetup);
  quiet.windows = {};
  EXPECT_EQ(ask_create(quiet, person(0)).fault.code, Code::kNone);
  // Such tables were set up before: they can be played again all the same.
  Journalled j;
  j.happens(event::Created{.user = "u0",
                           .game = GetParam(),
                           .players = {"open", "open"},
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
    if (choices.size() > 1) break;
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
  Journalled j = begun(GetParam());
  const Seat seat = j.room.asked();
  j.must(ask_prefer(j.room, seat, {{"*", j.choice_text(), false}}));
  EXPECT_TRUE(preferred_action(j.room));
  j.must(ask_stand(j.room, seat));
  EXPECT_FALSE(preferred_action(j.room));
}

// ---- clocks and absence

TEST_P(Requests, ATimeOutSendsThePlayerAway) {
  Journalled j = begun(GetParam(), 2, {Kind::kDecision, 60, 0, 0});
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
  Journalled j = begun(GetParam());
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
  Journalled j = begun(GetParam(), 2, {Kind::kBank, 100, 0, 0});
  const Seat seat = j.room.asked();
  j.now += 1'000'000;
  j.must(event::Resumed{});
  EXPECT_EQ(j.room.clocks().left(seat, j.now), 100'000);
}

// ---- who may what

TEST_P(Requests, BeforeTheStartNothingIsPlayed) {
  Journalled j;
  j.must(ask_create(plan(GetParam(), {"open", "open"}), person(0)));
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
  TablePlan p = plan(GetParam(), {"open", "random"}, {Kind::kBank, 100, 3, 0});
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
