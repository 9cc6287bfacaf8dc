// Two windows of one pause that ask different seats, and a pass that is called otherwise.
#include "server/open_round.h"

#include <boost/json.hpp>

#include "engine/window.h"
#include "server/room_testing.h"
#include "tests/toys/toy_parts.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr Seat kRed = 0, kGreen = 1, kBlue = 2;

// Two gates, one after the other. At the first Red and Green are asked, at the second everybody. Whoever enters ends
// the game.
struct Gates {
  struct State {
    Core<8> core;
  };
  enum class Kind { kGate, kAsk, kEnd };
  enum class Verb { kStay, kEnter };

  static const GameInfo& info() {
    static const GameInfo info{.id = "gates",
                               .name = {"Gates", "Bramy"},
                               .blurb = {"Who is asked at two gates.", "Kogo pytać u dwóch bram."},
                               .min_seats = 3,
                               .max_seats = 3,
                               .seat_names = kToySeats,
                               .options = {},
                               .over_rule = "GATES-01",
                               .max_decisions = 5};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {{{"stay", {"Stay", "Zostań"}}, "GATES-01"},
                                     {{"enter", {"Enter", "Wejdź"}}, "GATES-01"}};
    return verbs;
  }
  static std::span<const Phrase> event_phrases() { return {}; }
  static void setup(State& s, const Options&, Events&) {
    s.core.push(Kind::kEnd, kNobody);
    for (const int gate : {1, 0}) s.core.steps.push(Window(gate).step(Kind::kGate, kNobody));
  }
  static void run_gate(State& s, const Step& step, Events&) {
    Window window(step);
    const Seat asked =
        window.next(clockwise_from(kRed, s.core.seats), [&](Seat p) { return p != kBlue || window.name() == 1; });
    if (asked != kNobody) s.core.steps.push(window.step(Kind::kAsk, asked));
  }
  static void list_ask(const State&, const Step&, ActionList& out) {
    out.add(Verb::kEnter);
    out.add(Verb::kStay);
  }
  static void apply_ask(State& s, const Step& step, Action a, Events&) {
    Window window(step);
    window.pass();
    if (a.verb == static_cast<int>(Verb::kEnter))
      s.core.over = 1;
    else
      s.core.steps.push(window.step(Kind::kGate, kNobody));
  }
  static void run_end(State& s, const Step&, Events&) { s.core.over = 1; }
  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        together(runs("gate", "GATES-01", run_gate), Together::kQuietly, Verb::kStay),
        together(poses("ask", "GATES-01", list_ask, apply_ask, {"Do you enter?", "Czy wchodzisz?"}), Together::kQuietly,
                 Verb::kStay),
        runs("end", "GATES-01", run_end),
    };
    return steps;
  }
  static void describe(Archive&, State&) {}
  static Result result(const State&) { return {}; }
  static Problem broken_invariant(const State&) { return {}; }
};

const Game& gates_game() {
  static const Erased<Gates> game;
  return game;
}

struct AtGates : Journalled {
  AtGates() {
    register_game(gates_game());
    TablePlan at = plan("gates", {"open", "open", "open"});
    at.windows = {Windows::Kind::kQuiet, 8};
    must(ask_create(at, person(0)));
    for (int i = 0; i < 3; ++i) must(ask_sit(room, person(i), "", "hash" + std::to_string(i)));
    must(ask_start(room, person(0), 5));
  }
  json::object seen(Seat p) const { return json::parse(table_json(room, p, false, 7)).as_object(); }
  json::value asked(Seat p) const { return seen(p).at("asked"); }
};

TEST(OpenRound, ShowsEachSeatWhoIsAskedInItsOwnWindow) {
  AtGates j;
  const json::value first{"red", "green"}, second{"red", "green", "blue"};
  ASSERT_NE(j.room.pause_until(), 0);
  for (const Seat p : {kRed, kGreen, kSpectator}) EXPECT_EQ(j.asked(p), first);
  EXPECT_EQ(j.asked(kBlue), second) << "who is asked in the later window only";
  EXPECT_EQ(j.seen(kBlue).at("view").at("decision").at("asked"), second);
  ASSERT_EQ(j.act(kGreen, "stay"), "");
  EXPECT_EQ(j.asked(kGreen), second);
  EXPECT_EQ(j.asked(kRed), first);
  ASSERT_EQ(j.act(kBlue, "enter"), "");
  EXPECT_EQ(j.asked(kBlue), second) << "also when it has answered";
  j.now = j.room.pause_until();
  j.must(ask_resolve(j.room, *j.room.round()));
  EXPECT_EQ(j.room.phase(), Room::Phase::kFinished);
  EXPECT_EQ(j.room.table()->journal().size(), 5u);
}

TEST(OpenRound, IsPassedByThePreferenceForAPassWhateverItIsCalled) {
  AtGates j;
  EXPECT_EQ(j.take(ask_prefer(j.room, kRed, {{"*", "pass"}})), "");
  const std::optional<Action> preferred = j.room.preferred(kRed);
  ASSERT_TRUE(preferred);
  EXPECT_EQ(gates_game().print(*preferred), "stay");
}

TEST(OpenRound, TellsWhoIsAskedWhichChoiceIsThePass) {
  const AtGates j;
  for (const Seat p : {kRed, kGreen, kBlue}) EXPECT_EQ(j.seen(p).at("view").at("decision").at("pass"), "stay");
  EXPECT_FALSE(j.seen(kSpectator).at("view").at("decision").as_object().contains("pass"));
}

}  // namespace
}  // namespace kosmo
