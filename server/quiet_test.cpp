// Nothing tells at a quiet table. Two servers with equal clocks host the same game of Encounter, except that the cards
// are others which one viewer cannot know. People do the same at both, as far as it can be noticed; what the viewer and
// those who look on are sent must be equal: the texts, their number and size, and when they come. A quick table is the
// control: there the same worlds can be told apart.
#include "server/worlds_testing.h"
#include "tests/support/effort.h"

namespace kosmo {
namespace {

using namespace worlds_testing;

struct Figures {
  int worlds = 0, pauses = 0, hidden = 0, replaced = 0, acts = 0, answers = 0, holds = 0;
  std::size_t messages = 0, bytes = 0;
};

// What people do beside answering.
struct Manner {
  int replaced = 0;  // so often one of the others thinks again, at the second world only, among all that it could do
  bool chats = false, holds = false;
  json::array orders{};  // of everybody but the viewer
  TimeControl clock{};
};

// The same game at two servers, but for what the viewer cannot know.
class Twins {
 public:
  Twins(const Position& truth, const Position& dream, Seat viewer, const Manner& manner, Rng& rng, Figures& figures)
      : a_(truth, kQuietTable, manner.clock),
        b_(dream, kQuietTable, manner.clock),
        viewer_(viewer),
        manner_(manner),
        rng_(rng),
        figures_(figures) {
    ++figures_.worlds;
    for (Seat p = 0; p < kSeats && !manner_.orders.empty(); ++p)
      if (p != viewer_)
        both([&](TableWorld& w) {
          EXPECT_EQ(w.of(p).code({{"do", "prefer"}, {"table", kTable}, {"rules", manner_.orders}}), "ok");
        });
  }

  // An encounter up to its outcome: later cards are drawn, and the viewer may come to know of a difference.
  void play() {
    for (int i = 0; i < 60 && !a_.is_decided() && !testing::Test::HasFailure(); ++i)
      a_.is_pause() ? play_pause() : play_question();
  }
  std::string wrong() {
    for (const Seat p : {viewer_, kSpectator}) {
      const std::vector<Heard> one = a_.heard(p), other = b_.heard(p);
      for (const Heard& h : one) figures_.bytes += h.text.size();
      figures_.messages += one.size();
      if (const std::string no = difference(one, other); !no.empty())
        return (p == kSpectator ? "the one who looks on: " : "the viewer: ") + no;
    }
    return "";
  }
  bool is_decided() { return a_.is_decided() && b_.is_decided(); }
  const std::string& story() const { return story_; }

 private:
  template <class F>
  void both(F&& does) {
    does(a_), does(b_);
  }
  void tell(Seat p, const std::string& what) { story_ += encounter_game().seat_name(p) + ": " + what + "\n"; }

  void play_pause() {
    ++figures_.pauses;
    for (Seat p = 0; p < kSeats; ++p)
      figures_.hidden += p != viewer_ && a_.asks(p) && b_.asks(p) && a_.choices(p) != b_.choices(p);
    if (manner_.holds && rng_.below(3) == 0) hold();
    wait(1000);
    for (Seat p = 0; p < kSeats; ++p) answer(p);
    wait(1000);
    if (manner_.chats) say();
    wait(kQuietPause);
    // A pause that was made longer.
    while (a_.is_pause() && b_.is_pause() && a_.ticket(kSpectator) == open_) wait(kQuietPause);
  }
  void wait(std::int64_t milliseconds) {
    open_ = a_.ticket(kSpectator);
    both([&](TableWorld& w) { w.pass(milliseconds); });
  }

  // Most pass or say nothing; now and then somebody acts, with what they hold in both worlds.
  void answer(Seat p) {
    if (!a_.asks(p) || !b_.asks(p)) return;
    Strings common = common_choices(p);
    if (p == viewer_) std::erase(common, "supply");  // which cards would come, depends on the world
    const std::string action = rng_.below(5) == 0 ? rng_.pick(common) : common[0];
    if (p != viewer_) think_again(p);
    if (p != viewer_ && rng_.below(3) == 0 && manner_.replaced == 0) return;  // silence
    figures_.acts += action != "pass";
    tell(p, action);
    both([&](TableWorld& w) { EXPECT_EQ(w.act(p, action), "ok"); });
  }
  // At the second server alone, and with whatever is there.
  void think_again(Seat p) {
    for (int i = 0; i < manner_.replaced && b_.is_pause(); ++i) {
      const std::int64_t ticket = b_.ticket(p);
      const std::string action = rng_.pick(b_.choices(p));
      tell(p, "thinks of " + action);
      EXPECT_EQ(b_.act(p, action), "ok");
      EXPECT_EQ(b_.of(p).code({{"do", "undo"}, {"table", kTable}, {"ticket", ticket}}), "ok");
      ++figures_.replaced;
    }
  }
  // Sealed choices, deals, whoever must act.
  void play_question() {
    for (Seat p = 0; p < kSeats; ++p) {
      if (!a_.asks(p) || !b_.asks(p)) continue;
      const Strings common = common_choices(p);
      const std::string action = common.back();
      tell(p, action);
      both([&](TableWorld& w) { EXPECT_EQ(w.act(p, action), "ok"); });
      ++figures_.answers;
    }
    wait(1000);
  }
  Strings common_choices(Seat p) {
    Strings common;
    const Strings others = b_.choices(p);
    for (const std::string& choice : a_.choices(p))
      if (std::find(others.begin(), others.end(), choice) != others.end()) common.push_back(choice);
    EXPECT_FALSE(common.empty());
    return common.empty() ? Strings{"pass"} : common;
  }
  void say() {
    const Seat p = static_cast<Seat>(rng_.below(kSeats));
    both([&](TableWorld& w) { EXPECT_EQ(w.of(p).code({{"do", "chat"}, {"table", kTable}, {"text", "hm"}}), "ok"); });
  }
  void hold() {
    const Seat p = static_cast<Seat>(rng_.below(kSeats));
    tell(p, "hold");
    const auto request = [&](TableWorld& w) {
      return w.of(p).code({{"do", "hold"}, {"table", kTable}, {"ticket", w.ticket(p)}});
    };
    const std::string one = request(a_), other = request(b_);
    EXPECT_EQ(one, other);
    EXPECT_TRUE(one == "ok" || one == "hold") << one;  // or that is all for this turn
    figures_.holds += one == "ok";
  }

  TableWorld a_, b_;
  Seat viewer_;
  Manner manner_;
  Rng& rng_;
  Figures& figures_;
  std::int64_t open_ = 0;
  std::string story_;
};

// Games of many deals, one viewer each; what is wrong with the first that tells.
void expect_silence(const Manner& manner, Figures& figures) {
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(8)); ++seed) {
    Rng rng(seed * 7919);
    const Position truth = fresh(seed);
    const auto viewer = static_cast<Seat>(seed % kSeats);
    const std::optional<Position> dream = imagined_with_true_chance(truth, viewer, rng);
    ASSERT_TRUE(dream);
    Twins twins(truth, *dream, viewer, manner, rng, figures);
    twins.play();
    ASSERT_EQ(twins.wrong(), "") << "seed " << seed << ", viewer " << viewer_name(truth, viewer) << "\n"
                                 << twins.story();
    ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << seed << "\n" << twins.story();
    ASSERT_TRUE(twins.is_decided()) << "seed " << seed << "\n" << twins.story();
  }
  EXPECT_GE(figures.answers, 2 * figures.worlds) << "both sides have laid a card, in every world";
  EXPECT_GT(figures.hidden, figures.pauses) << "others must have choices that the viewer cannot know";
  std::printf(
      "%d worlds, %d pauses, %d hidden choices, %d acts, %d replaced answers, %d open answers, %d holds, %zu messages, "
      "%zu bytes\n",
      figures.worlds, figures.pauses, figures.hidden, figures.acts, figures.replaced, figures.answers, figures.holds,
      figures.messages, figures.bytes);
}

TEST(Quiet, HiddenCardsTellNothing) {
  Figures figures;
  expect_silence({}, figures);
  EXPECT_GT(figures.acts, 0);
}

TEST(Quiet, AnswersThatAreReplacedTellNothing) {
  Figures figures;
  expect_silence({.replaced = 5}, figures);
  EXPECT_GT(figures.replaced, scaled(100));
}

TEST(Quiet, ChatAndHoldsInMidRoundTellNothing) {
  Figures figures;
  expect_silence({.replaced = 1, .chats = true, .holds = true}, figures);
  EXPECT_GT(figures.holds, figures.worlds) << "most are granted";
}

TEST(Quiet, TimeOnTheClockTellsNothing) {
  Figures figures;
  expect_silence({.replaced = 2, .clock = {TimeControl::Kind::kBank, 1200, 5, 0}}, figures);
}

// To decide for me when there is only one choice: that would tell that there was only one.
TEST(Quiet, DecidingWhatHasOneAnswerTellsNothing) {
  Figures figures;
  Manner manner;
  for (const char* step : {"act", "answer"})
    manner.orders.push_back({{"step", step}, {"answer", "only"}, {"until", "game"}});
  expect_silence(manner, figures);
}

// An order that depends on the hand: boost if I can, else pass. Passing at once would tell that one cannot.
TEST(Quiet, OrdersThatDependOnTheHandTellNothingBeforeThePauseEnds) {
  const auto order = [](const char* step, const char* answer) {
    return json::object{{"step", step}, {"answer", answer}, {"until", "game"}};
  };
  Rng rng(5);
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 60 && compared < 4; ++seed) {
    const Position truth = fresh(seed);
    const std::optional<Position> dream = imagined_with_true_chance(truth, 0, rng);
    ASSERT_TRUE(dream);
    if (offers_to(truth, 1, "boost offense") == offers_to(*dream, 1, "boost offense")) continue;
    ++compared;
    TableWorld a(truth, kQuietTable), b(*dream, kQuietTable);
    for (TableWorld* w : {&a, &b}) {
      for (Seat p = 0; p < kSeats; ++p) {
        json::array rules{order("*", "pass")};
        if (p == 1) rules.insert(rules.begin(), order("act after-destiny", "boost offense"));
        w->of(p).ok({{"do", "prefer"}, {"table", kTable}, {"rules", std::move(rules)}});
      }
      w->pass(kQuietPause);  // the window of the start, which had opened before; then the one after destiny opens
      w->pass(kQuietPause - 1);
    }
    EXPECT_EQ(difference(a.heard(0), b.heard(0)), "") << "seed " << seed;
  }
  EXPECT_EQ(compared, 4);
}

// Bots and stand-ins answer at the end of a pause, whatever they hold.
TEST(Quiet, BotsTellNothingBeforeThePauseEnds) {
  Rng rng(7);
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const Position truth = fresh(seed);
    const std::optional<Position> dream = imagined_with_true_chance(truth, 0, rng);
    ASSERT_TRUE(dream);
    TableWorld a(truth, kQuietTable, {}, 2), b(*dream, kQuietTable, {}, 2);
    for (TableWorld* w : {&a, &b}) {
      for (const Seat p : {0, 1, 3}) EXPECT_EQ(w->act(p, "pass"), "ok");
      w->pass(kQuietPause - 1);
    }
    EXPECT_EQ(difference(a.heard(0), b.heard(0)), "") << "seed " << seed;
    const std::int64_t before = a.ticket(kSpectator);
    a.pass(1);
    EXPECT_NE(a.ticket(kSpectator), before) << "and then the pause is over";
  }
}

// If everybody has ordered to pass, there is no pause, in whichever world.
TEST(Quiet, APauseThatEverybodyHasOrderedToPassEndsAtOnce) {
  TableWorld a(fresh(1), kQuietTable);
  for (Seat p = 0; p < kSeats; ++p)
    a.of(p).ok({{"do", "prefer"},
                {"table", kTable},
                {"rules", json::array{{{"step", "act after-destiny"}, {"answer", "pass"}, {"until", "game"}},
                                      {{"step", "act before-planning"}, {"answer", "pass"}, {"until", "game"}}}}});
  EXPECT_TRUE(a.is_pause()) << "the window that was open when they ordered it";
  a.pass(kQuietPause);
  EXPECT_FALSE(a.is_pause()) << "after destiny and before planning";
  EXPECT_EQ(a.of(kSpectator).table(kTable).at("view").at("decision").at("step"), "pick");
}

// Not the tables' silence, but the same worlds: everybody who is asked may ask what they may do, not only the first.
TEST(Quiet, WhoIsAskedTogetherMayAskWhy) {
  register_game(encounter_game());
  Options prepared = encounter_game().standard_options();
  prepared[0] = 1;  // everybody holds a boost
  TableWorld world(Position(encounter_game(), kSeats, prepared, 1), kQuietTable);
  for (Seat p = 0; p < kSeats; ++p) {
    const json::object whole = world.of(p).ok({{"do", "why"}, {"table", kTable}, {"action", "boost offense"}});
    EXPECT_EQ(whole.at("legal"), true) << "seat " << int{p};
    const json::object verb = world.of(p).ok({{"do", "why"}, {"table", kTable}, {"action", "boost"}});
    EXPECT_EQ(verb.at("legal"), true) << "seat " << int{p};
  }
}

// That somebody has laid a card is open at every table; which one, and whether they thought again, is not.
TEST(Quiet, WhatIsLaidInAnOpenRoundTellsNothing) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 20 && compared < 4; ++seed) {
    TableWorld a(fresh(seed), kQuickTable), b(fresh(seed), kQuickTable);
    for (TableWorld* w : {&a, &b}) w->play_until([](TableWorld& one) { return one.step() == "pick"; });
    const std::vector<Seat> asked = a.all_asked();
    if (asked.size() != 2 || a.choices(asked[0]).size() < 2) continue;
    ++compared;
    const Strings cards = a.choices(asked[0]);
    for (TableWorld* w : {&a, &b}) w->begin();
    EXPECT_EQ(a.act(asked[0], cards.front()), "ok");
    for (const std::string& card : cards) EXPECT_EQ(b.act(asked[0], card), "ok");
    for (TableWorld* w : {&a, &b}) w->pass(1000);
    for (const Seat p : {kSpectator, Seat{0}, Seat{1}, Seat{2}, Seat{3}})
      if (p != asked[0]) {
        EXPECT_EQ(difference(a.heard(p), b.heard(p)), "") << "seed " << seed << ", seat " << int{p};
        EXPECT_EQ(a.heard(p).size(), 1u) << "that a card is laid, once";
      }
    for (TableWorld* w : {&a, &b}) {
      EXPECT_EQ(w->act(asked[1], w->choices(asked[1]).front()), "ok");
      w->play_until([](TableWorld& one) { return one.is_decided(); });
    }
    EXPECT_NE(difference(a.heard(kSpectator), b.heard(kSpectator)), "") << "when they are turned over";
  }
  EXPECT_EQ(compared, 4);
}

// The comparison can fail: at a quick table whoever can only pass has done so, and the others are waited for.
TEST(Quiet, AQuickTableTells) {
  Rng rng(3);
  int tried = 0;
  for (std::uint64_t seed = 1; seed <= 60 && tried < 6; ++seed) {
    const Position truth = fresh(seed);
    const std::optional<Position> dream = imagined_with_true_chance(truth, 0, rng);
    ASSERT_TRUE(dream);
    if ((choices_of(truth, 1).size() == 1) == (choices_of(*dream, 1).size() == 1)) continue;
    ++tried;
    for (const Windows& windows : {kQuickTable, kQuietTable}) {
      TableWorld a(truth, windows), b(*dream, windows);
      for (TableWorld* w : {&a, &b}) {
        for (const Seat p : {Seat{0}, Seat{2}, Seat{3}})
          if (w->asks(p)) w->act(p, "pass");
        w->pass(1000);
      }
      EXPECT_EQ(difference(a.heard(0), b.heard(0)).empty(), windows == kQuietTable) << "seed " << seed;
    }
  }
  EXPECT_EQ(tried, 6);
}

}  // namespace
}  // namespace kosmo
