// One small game of rounds with ways to be wrong, to show that the law "together" can fail. With RoundBug::kNone it is
// sound. As in broken.h, which way it is wrong is chosen at run time.
//
//   COUNCIL-01  A sitting: any seat may object, for one of its two tokens, or pass, in turn from the first. After an
//               objection all are asked again; when all have passed in a row, they vote.
//   COUNCIL-02  All vote at once and in secret: 0 to 3. When the votes are shown, a vote that nobody else cast scores
//               its number.
//   COUNCIL-03  An objection scores a point. After three sittings the most points win.
#pragma once

#include "engine/sealed.h"
#include "engine/window.h"
#include "tests/toys/toy_parts.h"

namespace kosmo {

enum class RoundBug {
  kNone,
  kCountsPasses,     // a pass changes the state
  kTellsPasses,      // and is told
  kLastCannotAct,    // what may be chosen depends on how many have passed
  kAsksByPasses,     // and so does the question
  kNoVoteTwice,      // a sealed choice depends on the ones before it
  kShowsPasses,      // views show how many have passed, though the round is quiet
  kTellsQuietVotes,  // sealed choices of a quiet round are told of
};

struct Council {
  static inline RoundBug current = RoundBug::kNone;
  static bool has(RoundBug bug) { return current == bug; }
  static constexpr int kSittings = 3, kTokens = 2, kVotes = 4;
  static constexpr ArgKind kVote = {"vote", [] { return kVotes; }, [](int v) { return std::to_string(v); },
                                    [](int v, Lang, Form) { return std::to_string(v); }};

  struct State {
    Core<8> core;
    Sealed<std::uint8_t> vote;
    std::array<std::uint8_t, kToyMaxSeats> points, tokens;
    std::array<std::uint8_t, kToyMaxSeats> shown;  // in the sitting before
    std::uint8_t sitting, passes;
  };
  enum class Kind { kWindow, kAnswer, kVote, kShow };
  enum class Verb { kPass, kObject, kVote };
  enum class Say { kPasses, kObjects, kVoted, kShows };

  static const GameInfo& info() {
    static const GameInfo info{.id = "council",
                               .name = {"Council", "Rada"},
                               .blurb = {"Ways to be wrong together.", "Jak pomylić się razem."},
                               .min_seats = 2,
                               .max_seats = kToyMaxSeats,
                               .seat_names = kToySeats,
                               .options = {},
                               .over_rule = "COUNCIL-03",
                               .max_decisions = 4 * (kToyMaxSeats * kTokens * kToyMaxSeats + 2 * kSittings * 4)};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {
        {{"pass", {"Pass", "Spasuj"}}, "COUNCIL-01"},
        {{"object", {"Object", "Zgłoś sprzeciw"}}, "COUNCIL-01"},
        {{"vote", {"Vote {0}", "Głosuj: {0}"}, {&kVote}}, "COUNCIL-02"},
    };
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"passes", {"{0} passes.", "{0} pasuje."}, {&kToySeat}},
        {"objects", {"{0} objects.", "{0} zgłasza sprzeciw."}, {&kToySeat}},
        {"voted", {"{0} has voted.", "{0}: głos oddany."}, {&kToySeat}},
        {"shows", {"{0} voted {1}.", "{0} głosuje: {1}."}, {&kToySeat, &kVote}},
    };
    return phrases;
  }

  static void setup(State& s, const Options&, Events&) {
    s.tokens.fill(kTokens);
    s.shown.fill(kVotes);
    s.core.steps.push(Window(0).step(Kind::kWindow, kNobody));
  }
  static void run_window(State& s, const Step& step, Events&) {
    Window window(step);
    const Seat asked = window.next(clockwise_from(0, s.core.seats), [&](Seat p) { return s.tokens[p] > 0; });
    if (asked != kNobody) return s.core.steps.push(window.step(Kind::kAnswer, asked));
    s.vote.ask(static_cast<std::uint8_t>((1 << s.core.seats) - 1));
    s.core.push(Kind::kVote, s.vote.next());
  }
  static void list_answer(const State&, const Step& step, ActionList& out) {
    out.add(Verb::kPass);
    if (!has(RoundBug::kLastCannotAct) || Window(step).passes() == 0) out.add(Verb::kObject);
  }
  static void apply_answer(State& s, const Step& step, Action a, Events& events) {
    Window window(step);
    if (a.verb == static_cast<int>(Verb::kPass)) {
      window.pass();
      if (has(RoundBug::kCountsPasses)) ++s.passes;
      if (has(RoundBug::kTellsPasses)) events.tell_all(Say::kPasses, step.seat);
    } else {
      window.restart();
      --s.tokens[step.seat];
      ++s.points[step.seat];
      events.tell_all(Say::kObjects, step.seat);
    }
    s.core.steps.push(window.step(Kind::kWindow, kNobody));
  }
  static void list_vote(const State& s, const Step&, ActionList& out) {
    for (std::uint8_t v = 0; v < kVotes; ++v) {
      bool taken = false;
      for (Seat p = 0; p < s.core.seats; ++p) taken = taken || (s.vote.has(p) && s.vote.of(p) == v);
      if (!has(RoundBug::kNoVoteTwice) || !taken) out.add(Verb::kVote, v);
    }
  }
  static void apply_vote(State& s, const Step& step, Action a, Events& events) {
    s.vote.put(step.seat, a.arg[0]);
    events.tell_all(Say::kVoted, step.seat);
    if (s.vote.complete())
      s.core.push(Kind::kShow, kNobody);
    else
      s.core.push(Kind::kVote, s.vote.next());
  }
  static void run_show(State& s, const Step&, Events& events) {
    s.vote.open();
    s.core.reveal();
    for (Seat p = 0; p < s.core.seats; ++p) {
      int alike = 0;
      for (Seat q = 0; q < s.core.seats; ++q) alike += s.vote.of(q) == s.vote.of(p);
      if (alike == 1) s.points[p] = static_cast<std::uint8_t>(s.points[p] + s.vote.of(p));
      s.shown[p] = s.vote.of(p);
      events.tell_all(Say::kShows, p, s.shown[p]);
    }
    if (++s.sitting == kSittings)
      s.core.over = 1;
    else
      s.core.steps.push(Window(0).step(Kind::kWindow, kNobody));
  }
  static std::span<StepRule<State>> step_table() {
    static StepRule<State> steps[] = {
        together(runs("window", "COUNCIL-01", run_window), Together::kQuietly, Verb::kPass),
        {.name = "answer",
         .rule = "COUNCIL-01",
         .list = list_answer,
         .apply = apply_answer,
         .question = {},
         .together = Together::kQuietly,
         .pass = static_cast<int>(Verb::kPass)},
        {.name = "vote",
         .rule = "COUNCIL-02",
         .list = list_vote,
         .apply = apply_vote,
         .question = {"vote", {"What do you vote?", "Jak głosujesz?"}},
         .secret = true},
        runs("show", "COUNCIL-02", run_show),
    };
    return steps;
  }
  static std::span<const StepRule<State>> steps() { return step_table(); }
  static void choose(RoundBug bug) {
    current = bug;
    step_table()[static_cast<int>(Kind::kAnswer)].question =
        has(RoundBug::kAsksByPasses)
            ? Phrase{"answer",
                     {"{1} have passed; do you object?", "Spasowało: {1}; czy zgłaszasz sprzeciw?"},
                     {&kNumber, &kNumber}}
            : Phrase{"answer", {"Do you object?", "Czy zgłaszasz sprzeciw?"}};
    step_table()[static_cast<int>(Kind::kVote)].together =
        has(RoundBug::kTellsQuietVotes) ? Together::kQuietly : Together::kOpenly;
  }

  static void describe(Archive& ar, State& s) {
    ar.number("sitting", s.sitting, 0, kSittings);
    ar.number("passes", s.passes, 0, 255);
    ar.seats("players", s.core.seats, kToySeat, [&](Seat p) {
      ar.number("points", s.points[p], 0, 99);
      ar.number("tokens", s.tokens[p], 0, kTokens);
      ar.name("shown", s.shown[p], kVote, kVotes);
    });
    if (has(RoundBug::kShowsPasses) && !ar.whole()) {
      int passes = s.core.over ? 0 : Window(s.core.steps.back()).passes();
      ar.number("passed_so_far", passes, 0, kToyMaxSeats);
    }
    s.vote.describe(ar, "votes", s.core.seats, kToySeat, [&](std::uint8_t& v) { ar.name("choice", v, kVote); });
  }
  static void redraw(State& s, Audience knows, Rng& rng) {
    for (Seat p = 0; p < s.core.seats; ++p)
      if (s.vote.sealed_from(knows, p)) s.vote.redraw(p, static_cast<std::uint8_t>(rng.below(kVotes)));
  }

  static Result result(const State& s) { return result_by_points(s); }
  static Problem broken_invariant(const State&) { return {}; }
};

// The game with this bug, until it is asked for with another.
inline const Game& council_game(RoundBug bug = RoundBug::kNone) {
  static const Erased<Council> game;
  Council::choose(bug);
  return game;
}

}  // namespace kosmo
