// What quick tables tell. In an open round (cards laid face down) that somebody has laid one, and not which, nor what
// else they thought of; in a window who can only pass, and nothing else. As in quiet_test.cpp two servers host worlds
// that differ in what one viewer cannot know, and everything that the viewer and those who look on are sent is
// compared: texts, numbers and times.
#include "server/worlds_testing.h"
#include "tests/support/effort.h"

namespace kosmo {
namespace {

using namespace worlds_testing;

struct Seen {
  int worlds = 0, differ = 0, laid = 0, other_cards = 0, replaced = 0, asked_why = 0;
};

// What people do while cards are laid.
struct Laying {
  int replaced = 0;  // so often whoever lays thinks again, at the second world only
  bool talk = false;
  TimeControl clock{};
};

// Where those who fight lay their cards; nothing if a game does not come there by passing.
std::optional<Position> where_cards_are_laid(std::uint64_t seed) {
  Position now = fresh(seed);
  while (!now.over() && now.decision().step == "act") {
    if (!offers(now, *now.decision().pass)) return {};
    now.apply(*now.decision().pass);
  }
  return !now.over() && now.decision().step == "pick" ? std::optional(now) : std::nullopt;
}

std::string code_of(TableWorld& world, Seat p, json::object request) {
  request["table"] = kTable;
  return world.of(p).code(request);
}

// The same table at two servers, but for what the viewer cannot know.
class TwoTables {
 public:
  TwoTables(const Position& truth, const Position& dream, Seat viewer, const Laying& how, Rng& rng, Seen& seen)
      : a_(truth, kQuickTable, how.clock),
        b_(dream, kQuickTable, how.clock),
        viewer_(viewer),
        how_(how),
        rng_(rng),
        seen_(seen) {
    ++seen_.worlds;
    seen_.differ += !(truth == dream);
  }

  // Everybody lays a card but one, so that none is turned over.
  void lay_all_but_one() {
    std::vector<Seat> asked = a_.all_asked();
    ASSERT_EQ(asked, b_.all_asked());
    ASSERT_EQ(asked.size(), 2u);
    const auto left_out = static_cast<std::size_t>(rng_.below(2));
    for (const Seat p : asked)
      if (p != asked[left_out]) lay(p);
    wait(1500);
    if (how_.talk) talk(asked[left_out]);
  }
  std::string wrong() {
    for (const Seat p : {viewer_, kSpectator})
      if (const std::string no = difference(a_.heard(p), b_.heard(p)); !no.empty())
        return (p == kSpectator ? "the one who looks on: " : "the viewer: ") + no;
    return "";
  }
  std::size_t messages() { return a_.heard(kSpectator).size(); }

 private:
  void wait(std::int64_t milliseconds) { a_.pass(milliseconds), b_.pass(milliseconds); }

  // The viewer lays the same at both; whoever else, what they hold there.
  void lay(Seat p) {
    wait(700);
    const Strings there = a_.choices(p), here = b_.choices(p);
    const std::string one = rng_.pick(there), other = p == viewer_ ? one : rng_.pick(here);
    ++seen_.laid;
    seen_.other_cards += one != other;
    EXPECT_EQ(a_.act(p, one), "ok");
    for (int i = 0; i < how_.replaced && p != viewer_; ++i, ++seen_.replaced)
      EXPECT_EQ(b_.act(p, rng_.pick(here)), "ok");
    EXPECT_EQ(b_.act(p, other), "ok");
  }
  // What does not change the game, of people who know what they hold, and of the viewer.
  void talk(Seat who_has_not) {
    for (TableWorld* world : {&a_, &b_}) {
      EXPECT_EQ(code_of(*world, who_has_not, {{"do", "chat"}, {"text", "hm"}}), "ok");
      if (who_has_not != viewer_) {
        for (const std::string& card : world->choices(who_has_not)) {
          EXPECT_EQ(code_of(*world, who_has_not, {{"do", "why"}, {"action", card}}), "ok");
          EXPECT_EQ(code_of(*world, who_has_not, {{"do", "try"}, {"actions", json::array{card}}}), "ok");
        }
      }
      for (const char* action : {"pick attack-4", "pick attack-20", "pick-nothing", "pass", "boost offense"}) {
        code_of(*world, viewer_, {{"do", "why"}, {"action", action}});
        code_of(*world, viewer_, {{"do", "try"}, {"actions", json::array{action}}});
        ++seen_.asked_why;
      }
      code_of(*world, viewer_, {{"do", "undo"}, {"ticket", world->ticket(viewer_)}});
      code_of(*world, viewer_, {{"do", "watch"}, {"after", 0}});
    }
    wait(500);
  }

  TableWorld a_, b_;
  Seat viewer_;
  Laying how_;
  Rng& rng_;
  Seen& seen_;
};

void expect_nothing_is_told(const Laying& how) {
  Seen seen;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(16)); ++seed) {
    Rng rng(seed * 7919);
    const auto truth = where_cards_are_laid(seed);
    if (!truth) continue;
    const auto viewer = static_cast<Seat>(seed % kSeats);
    const std::optional<Position> dream = imagined_with_true_chance(*truth, viewer, rng);
    ASSERT_TRUE(dream);
    TwoTables tables(*truth, *dream, viewer, how, rng, seen);
    tables.lay_all_but_one();
    ASSERT_EQ(tables.wrong(), "") << "seed " << seed << ", viewer " << viewer_name(*truth, viewer);
    EXPECT_GT(tables.messages(), 0u) << "that a card was laid";
  }
  EXPECT_GT(seen.worlds, scaled(10));
  EXPECT_GT(seen.differ, seen.worlds * 3 / 4);
  EXPECT_GT(seen.other_cards, seen.laid / 4) << "other cards in the other world";
  if (how.replaced > 0) {
    EXPECT_GT(seen.replaced, seen.worlds / 2);
  }
  if (how.talk) {
    EXPECT_GT(seen.asked_why, 0);
  }
}

TEST(OpenRoundsAtQuickTables, WhichCardWasLaidIsNotTold) { expect_nothing_is_told({}); }

TEST(OpenRoundsAtQuickTables, WhatSomebodyThoughtOfBeforeIsNotTold) { expect_nothing_is_told({.replaced = 5}); }

TEST(OpenRoundsAtQuickTables, TalkAndQuestionsTellNothing) { expect_nothing_is_told({.replaced = 1, .talk = true}); }

TEST(OpenRoundsAtQuickTables, ClocksTellNothing) {
  expect_nothing_is_told({.talk = true, .clock = {TimeControl::Kind::kBank, 1200, 5, 0}});
  expect_nothing_is_told({.clock = {TimeControl::Kind::kDecision, 60, 0, 0}});
}

// An undo from before the round makes every answer in it a draft: its owner alone sees it.
TEST(OpenRoundsAtQuickTables, DraftsAreForTheirOwnersAlone) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 40 && compared < 4; ++seed) {
    TableWorld a(fresh(seed), kQuickTable), b(fresh(seed), kQuickTable);
    for (TableWorld* w : {&a, &b}) w->play_until([](TableWorld& one) { return one.step() == "pick"; });
    const std::vector<Seat> asked = a.all_asked();
    const Strings cards = a.choices(asked[0]);
    if (asked.size() != 2 || cards.size() < 3) continue;
    for (TableWorld* w : {&a, &b}) w->begin();
    EXPECT_EQ(a.act(asked[0], cards.front()), "ok");
    EXPECT_EQ(b.act(asked[0], cards[1]), "ok");
    // Whoever passed last takes that back; not so if they could do nothing else.
    Seat last = kNobody;
    for (Seat p = 0; p < kSeats && last == kNobody; ++p) {
      if (p == asked[0]) continue;
      const std::string one = code_of(a, p, {{"do", "undo"}, {"ticket", a.ticket(p)}});
      EXPECT_EQ(code_of(b, p, {{"do", "undo"}, {"ticket", b.ticket(p)}}), one);
      if (one == "ok") last = p;
    }
    if (last == kNobody) continue;
    ++compared;
    for (TableWorld* w : {&a, &b}) {
      w->pass(1000);
      EXPECT_EQ(w->act(last, "pass"), "ok");
      w->pass(1000);
      EXPECT_EQ(w->step(), "pick");
      EXPECT_TRUE(w->of(asked[0]).table(kTable).contains("draft"));
    }
    EXPECT_NE(a.of(asked[0]).table(kTable).at("draft"), b.of(asked[0]).table(kTable).at("draft"));
    for (const Seat p : {kSpectator, Seat{0}, Seat{1}, Seat{2}, Seat{3}})
      if (p != asked[0]) {
        EXPECT_EQ(difference(a.heard(p), b.heard(p)), "") << "seed " << seed << ", seat " << int{p};
      }
  }
  EXPECT_EQ(compared, 4);
}

// ---- windows

Strings text_of_choices(const Position& world, Seat p) {
  Strings out;
  const ActionList choices = choices_of(world, p);
  for (int i = 0; i < choices.size(); ++i) out.push_back(world.game().print(choices[i]));
  return out;
}

// Who can do nothing but pass is the price of being quick. Whoever could do anything can do it in both of these worlds,
// and then it is not told what, nor what they have answered, as long as the first has not.
TEST(WindowsAtQuickTables, TellWhoCanOnlyPassAndNothingElse) {
  int compared = 0, other_choices = 0, answers = 0;
  for (std::uint64_t seed = 1; seed <= 400 && compared < scaled(8); ++seed) {
    Rng rng(seed);
    const Position truth = fresh(seed);
    const SeatOrder order = truth.asked();
    const Seat viewer = order[0];
    const std::optional<Position> dream = imagined_with_true_chance(truth, viewer, rng);
    ASSERT_TRUE(dream);
    const auto can_only_pass = [](const Position& world, Seat p) { return choices_of(world, p).size() == 1; };
    bool alike = order.size() >= 3 && !can_only_pass(truth, viewer), other = false;
    for (const Seat p : order) {
      alike = alike && can_only_pass(truth, p) == can_only_pass(*dream, p);
      other = other || text_of_choices(truth, p) != text_of_choices(*dream, p);
    }
    if (!alike || !other) continue;
    ++compared;
    TableWorld a(truth, kQuickTable), b(*dream, kQuickTable);
    for (const Seat p : order) {
      if (p == viewer || !a.asks(p) || !b.asks(p)) continue;
      other_choices += a.choices(p) != b.choices(p);
      for (TableWorld* w : {&a, &b})
        for (int i = w == &b ? 3 : 1; i > 0; --i, ++answers) {
          const Strings choices = w->choices(p);
          EXPECT_EQ(w->act(p, rng.pick(choices)), "ok");
        }
      for (TableWorld* w : {&a, &b}) w->pass(500);
    }
    for (const Seat p : {viewer, kSpectator})
      ASSERT_EQ(difference(a.heard(p), b.heard(p)), "") << "seed " << seed << ", seat " << int{p};
  }
  EXPECT_EQ(compared, scaled(8));
  EXPECT_GT(other_choices, 0);
  EXPECT_GT(answers, 0);
}

}  // namespace
}  // namespace kosmo
