// What is taken back: by the rules of undo alone, or because all agree.
#include <boost/json.hpp>

#include "server/room_requests.h"
#include "server/room_rows.h"
#include "server/room_testing.h"
#include "server/room_view.h"

namespace json = boost::json;

namespace kosmo {
namespace {

using Kind = TimeControl::Kind;
using Phase = Room::Phase;

class Consent : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, Consent, testing::ValuesIn(game_names()), [](const auto& info) { return info.param; });

// Plays until one seat alone is asked, and lets it decide; the seat that decided.
Seat let_one_decide(Journalled& j, int i = 0) {
  j.play_until_one_is_asked();
  const Seat seat = j.room.asked();
  if (j.room.phase() == Phase::kPlaying) j.play(i);
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
// All but those who have asked, or have answered.
void others_agree(Journalled& j, std::initializer_list<Seat> but) {
  for (Seat p = 0; p < j.room.seats(); ++p)
    if (std::find(but.begin(), but.end(), p) == but.end()) j.must(ask_answer_undo(j.room, p, true));
}
std::string truth(const Room& room) { return room.game()->to_json(room.table()->truth().data()); }

TEST_P(Consent, AnUndoKeepsTheRulesOfUndo) {
  int undone = 0, refused = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Journalled j = begun_with_one_asked(GetParam(), 2, {}, seed);
    for (int i = 0; i < 40 && j.room.phase() == Phase::kPlaying; ++i) {
      j.play_until_one_is_asked();
      if (j.room.phase() != Phase::kPlaying) break;
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

TEST_P(Consent, WhenAllAgreeAnythingIsTakenBack) {
  Journalled j = begun_with_one_asked(GetParam(), 3 <= find_game(GetParam())->info().max_seats ? 3 : 2);
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

TEST_P(Consent, OneNoIsANo) {
  Journalled j = begun_with_one_asked(GetParam());
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

TEST_P(Consent, AnUndoThatWasAskedForEndsWithTheNextDecision) {
  Journalled j = begun_with_one_asked(GetParam());
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  j.must(ask_for_undo(j.room, asker));
  j.play();
  EXPECT_EQ(j.room.undo_asked(), kNobody);
  EXPECT_EQ(ask_answer_undo(j.room, other, true).fault.code, Code::kUndo);
}

TEST_P(Consent, WhoeverIsAwayNeverAgrees) {
  Journalled j = begun_with_one_asked(GetParam());
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
  Journalled k = begun_with_one_asked(GetParam(), 2, {Kind::kDecision, 60, 0, 0});
  const Seat who = until_it_stands(k), slow = who == 0 ? 1 : 0;
  for (int i = 0; i < 50 && k.room.asked() != slow; ++i) k.play(i);
  if (k.room.asked() != slow) return;
  k.now += 60'000;
  k.must(ask_time_out(k.room, k.now));
  EXPECT_EQ(ask_for_undo(k.room, who).fault.code, Code::kUndo);
}

TEST_P(Consent, WhoeverIsGoneForGoodNeverReturnsAndIsNotWaitedFor) {
  Journalled j = begun_with_one_asked(GetParam());
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  const std::string hash = j.room.sitter(other).token, user = j.room.sitter(other).user;
  ASSERT_EQ(j.room.seat_of_token(hash), other);
  j.must(ask_leave_for_good(j.room, other));
  EXPECT_EQ(j.room.seat_of_token(hash), kSpectator);
  EXPECT_EQ(j.room.seat_of_user(user), kSpectator);
  EXPECT_TRUE(j.room.person(other) && j.room.played_by_bot(other));
  EXPECT_EQ(table_words(j.room, j.room.log().back()).en.find("Somebody has left for good"), 0u);
  EXPECT_EQ(std::ssize(played_rows(j.room)), j.room.seats() - 1) << "nobody's history";
  EXPECT_EQ(picture(fold(j.journal)), picture(j.room));
  j.must(ask_for_undo(j.room, asker));
  others_agree(j, {asker, other});
  EXPECT_TRUE(j.room.table()->journal().back().fresh) << "at once";
}

TEST_P(Consent, AnUndoThatWasAskedForWaitsForWhoeverLeaves) {
  const int people = std::min(3, find_game(GetParam())->info().max_seats);
  Journalled j = begun_with_one_asked(GetParam(), people);
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

TEST_P(Consent, WhoeverIsAwayComesBackByAgreeing) {
  Journalled j = begun_with_one_asked(GetParam());
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  j.must(ask_for_undo(j.room, asker));
  j.must(ask_stand(j.room, other));
  others_agree(j, {asker, other});
  j.must(ask_answer_undo(j.room, other, true));
  EXPECT_FALSE(j.room.sitter(other).away);
  EXPECT_TRUE(j.room.table()->journal().back().fresh);
}

TEST_P(Consent, WhoLeavesTakesTheirRequestAlong) {
  Journalled j = begun_with_one_asked(GetParam());
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  j.must(ask_for_undo(j.room, asker));
  j.must(ask_stand(j.room, asker));
  EXPECT_EQ(j.room.undo_asked(), kNobody);
  EXPECT_EQ(ask_answer_undo(j.room, other, true).fault.code, Code::kUndo);
}

TEST_P(Consent, BotsOfTheTableAgree) {
  Journalled j;
  j.must(ask_create(plan(GetParam(), seats_of(GetParam(), {"open", "random"})), person(0)));
  j.must(ask_sit(j.room, person(0), "", "hash0"));
  j.must(ask_start(j.room, person(0), 5));
  for (int i = 0; i < 200 && (j.room.table()->can_undo_agreed(0) || j.room.asked() != 0 || j.room.round()); ++i)
    j.play(i);
  const std::int64_t ticket = j.room.ticket();
  j.must(ask_for_undo(j.room, 0));
  EXPECT_EQ(j.room.asked(), 0);
  EXPECT_EQ(j.room.ticket(), ticket + 1);
  EXPECT_TRUE(j.room.table()->journal().back().fresh);
}

// With a bot that always agrees, nobody could look ahead and go back to the first day.
TEST_P(Consent, NobodyGoesBackFurtherThanTheirLastTurn) {
  Journalled j;
  j.must(ask_create(plan(GetParam(), seats_of(GetParam(), {"open", "random"})), person(0)));
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

TEST_P(Consent, WhatNobodyKnewIsShuffledAnewAndTheGameCanStillBeChecked) {
  int games = 0, another_deal = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Journalled j = begun_with_one_asked(GetParam(), 2, {}, seed);
    std::vector<std::string> pictures;  // before each decision: the truth
    std::vector<std::string> seen;      // and what the first seat sees
    Seat asker = kNobody;
    for (int i = 0; i < 60 && asker == kNobody && j.room.phase() == Phase::kPlaying; ++i) {
      j.play_until_one_is_asked();
      if (j.room.phase() != Phase::kPlaying) break;
      pictures.push_back(truth(j.room));
      seen.push_back(j.room.table()->view(0).json());
      const Seat seat = let_one_decide(j, i + static_cast<int>(seed));
      if (i > 5 && j.room.phase() == Phase::kPlaying && j.room.table()->can_undo(seat)) asker = seat;
    }
    if (asker == kNobody) continue;
    j.must(ask_for_undo(j.room, asker));
    others_agree(j, {asker});
    ++games;
    EXPECT_EQ(j.room.table()->view(0).json(), seen.back()) << "nobody sees a difference";
    another_deal += truth(j.room) != pictures.back();
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

TEST_P(Consent, ARequestSaysWhoseDecisionsWouldGoBack) {
  Journalled j = begun_with_one_asked(GetParam());
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

TEST_P(Consent, ARequestSaysWhichDecisionWouldGoBackUnlessItIsHidden) {
  int open = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Journalled j = begun_with_one_asked(GetParam(), 2, {}, seed);
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

TEST_P(Consent, NobodyCanAskBeforeTheyHaveDecided) {
  Journalled j = begun(GetParam());
  for (Seat p : {Seat{0}, Seat{1}}) EXPECT_EQ(ask_for_undo(j.room, p).fault.code, Code::kUndo);
}

TEST_P(Consent, TheLatestOfTwoAnswersTwiceIsOneEvent) {
  Journalled j = begun_with_one_asked(GetParam(), 3 <= find_game(GetParam())->info().max_seats ? 3 : 2);
  if (j.room.seats() < 3) return;
  const Seat asker = until_it_stands(j), other = asker == 0 ? 1 : 0;
  j.must(ask_for_undo(j.room, asker));
  j.must(ask_answer_undo(j.room, other, true));
  EXPECT_TRUE(ask_answer_undo(j.room, other, true).events.empty());
  EXPECT_FALSE(ask_answer_undo(j.room, other, true).fault);
}

TEST_P(Consent, AnUndoOfTheTurnTakesBackAsManyAsTheTableSays) {
  int none = 0, some = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Journalled j = begun_with_one_asked(GetParam(), 2, {}, seed);
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

}  // namespace
}  // namespace kosmo
