// Hands shows sealed choices: rock, paper, scissors for two to four.
//
//   HANDS-01  In a round every seat chooses rock, paper or scissors in secret.
//   HANDS-02  When all have chosen, the choices are shown at once. A choice scores a point for every choice it beats.
//   HANDS-03  After four rounds the most points win.
#include "engine/sealed.h"
#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr int kRounds = 4, kNothing = 3;

constexpr Name kShapes[] = {
    {"rock", {"rock", "kamień"}}, {"paper", {"paper", "papier"}}, {"scissors", {"scissors", "nożyce"}}};
constexpr ArgKind kShape = kind_of<kShapes>("shape");
constexpr bool beats(int a, int b) { return (a + 2) % 3 == b; }

struct Hands {
  struct State {
    Core<4> core;
    Sealed<std::uint8_t> choice;
    std::array<std::uint8_t, kToyMaxSeats> points;
    std::array<std::uint8_t, kToyMaxSeats> shown;  // in the round before
    std::uint8_t round;
    std::uint8_t unused[5];
  };
  enum class Kind { kChoose, kShow };
  enum class Verb { kShow };
  enum class Say { kChose, kShows, kScores };

  static const GameInfo& info() {
    static const GameInfo info{.id = "hands",
                               .name = {"Hands", "Dłonie"},
                               .blurb = {"Rock, paper, scissors.", "Papier, kamień, nożyce."},
                               .min_seats = 2,
                               .max_seats = kToyMaxSeats,
                               .seat_names = kToySeats,
                               .options = {},
                               .over_rule = "HANDS-03",
                               .max_decisions = kRounds * kToyMaxSeats};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {{{"show", {"Choose {0}", "Wybierz: {0}"}, {&kShape}}, "HANDS-01"}};
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"chose", {"{0} has chosen.", "{0}: wybór zapadł."}, {&kToySeat}},
        {"shows", {"{0} shows {1}.", "{0} pokazuje: {1}."}, {&kToySeat, &kShape}},
        {"scores", {"{0} has {1} {1#point|points}.", "{0} ma {1} {1#punkt|punkty|punktów}."}, {&kToySeat, &kNumber}},
    };
    return phrases;
  }

  static void setup(State& s, const Options&, Events&) {
    s.shown.fill(kNothing);
    start_round(s);
  }
  static void start_round(State& s) {
    s.choice.ask(static_cast<std::uint8_t>((1 << s.core.seats) - 1));
    s.core.push(Kind::kChoose, s.choice.next());
  }
  static void list_choose(const State&, const Step&, ActionList& out) {
    for (int shape = 0; shape < 3; ++shape) out.add(Verb::kShow, shape);
  }
  static void apply_choose(State& s, const Step& step, Action a, Events& events) {
    s.choice.put(step.seat, a.arg[0]);
    events.tell_all(Say::kChose, step.seat);
    if (s.choice.complete())
      s.core.push(Kind::kShow, kNobody);
    else
      s.core.push(Kind::kChoose, s.choice.next());
  }
  static void run_show(State& s, const Step&, Events& events) {
    s.choice.open();
    s.core.reveal();
    for (Seat p = 0; p < s.core.seats; ++p) {
      s.shown[p] = s.choice.of(p);
      events.tell_all(Say::kShows, p, s.shown[p]);
    }
    for (Seat p = 0; p < s.core.seats; ++p) {
      for (Seat q = 0; q < s.core.seats; ++q) s.points[p] += beats(s.shown[p], s.shown[q]);
      events.tell_all(Say::kScores, p, s.points[p]);
    }
    if (++s.round == kRounds)
      s.core.over = 1;
    else
      start_round(s);
  }
  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        {.name = "choose",
         .rule = "HANDS-01",
         .list = list_choose,
         .apply = apply_choose,
         .question = {"choose", {"What will you show?", "Co pokażesz?"}},
         .secret = true,
         .together = Together::kOpenly},
        {.name = "show", .rule = "HANDS-02", .run = run_show},
    };
    return steps;
  }

  static void describe(Archive& ar, State& s) {
    ar.number("round", s.round, 0, kRounds);
    ar.seats("players", s.core.seats, kToySeat, [&](Seat p) {
      ar.number("points", s.points[p], 0, 99);
      ar.name("shown", s.shown[p], kShape, kNothing);
    });
    s.choice.describe(ar, "round_choices", s.core.seats, kToySeat,
                      [&](std::uint8_t& shape) { ar.name("choice", shape, kShape); });
  }
  static void redraw(State& s, Audience knows, Rng& rng) {
    for (Seat p = 0; p < s.core.seats; ++p)
      if (s.choice.sealed_from(knows, p)) s.choice.redraw(p, static_cast<std::uint8_t>(rng.below(3)));
  }

  static Result result(const State& s) { return result_by_points(s); }
  static Problem broken_invariant(const State& s) {
    if (s.core.over || s.choice.next() == s.core.steps.back().seat) return {};
    return {"a seat is asked that has chosen", "pytany jest ktoś, kto już wybrał"};
  }
};

}  // namespace

const Game& hands_game() {
  static const Erased<Hands> game;
  return game;
}

}  // namespace kosmo
