// The contract at compile time: what a game's rules must provide, and how the engine runs them. A game is a struct of
// static members; its State is a plain value. engine/erase.h makes a Game of it.
#pragma once

#include <concepts>

#include "engine/archive.h"
#include "engine/game.h"
#include "engine/step.h"
#include "engine/zones.h"

namespace kosmo {

template <class G>
concept Rules = requires(typename G::State& s, const typename G::State& c, Events& ev, Rng& rng, Archive& ar,
                         const Options& options, Seat seat) {
  requires std::is_trivially_copyable_v<typename G::State>;
  // No padding: equal states have equal bytes, so states can be compared and hashed as bytes.
  requires std::has_unique_object_representations_v<typename G::State>;
  { G::info() } -> std::same_as<const GameInfo&>;
  { G::steps() } -> std::convertible_to<std::span<const StepRule<typename G::State>>>;
  { G::verbs() } -> std::convertible_to<std::span<const VerbRule>>;
  { G::event_phrases() } -> std::convertible_to<std::span<const Phrase>>;
  {G::setup(s, options, ev)};  // core.rng and core.seats are set; push the first step
  {G::describe(ar, s)};        // every field but core
  { G::result(c) } -> std::same_as<Result>;
  { G::broken_invariant(c) } -> std::same_as<Problem>;  // beside what follows from its zones
  // And, where there is something to say:
  //   zones(s, Zones&)           where every component can lie, and who sees it (engine/zones.h)
  //   shown(s, Zones&)           what the waiting step has shown of a hidden place
  //   possible(s)                where that is more than counting cards: could the waiting step wait in this draw? Fair
  //                              deals are tried by it, and shown() serves when luck fails
  //   redraw(s, Audience, Rng&)  draws anew secrets that are no components, for whoever cannot know them
  //   settle(s, was_given)       what else follows when a scenario laid pieces by hand
  //   choice(s, Action)          a choice in words of its own, one of choice_phrases(), where the position adds to it
  //   refuse_setup, cooperative, round, evaluate, prospects, prior, wastes, figures, statistic, facts, cards,
  //   draw, content_hash:        see Game of the same name
};

// Running a game: the whole engine, for every game.
template <Rules G>
struct Engine {
  using State = typename G::State;

  static void start(State& s, int seats, const Options& options, const Seed& seed, Events events) {
    s = State{};
    s.core.seats = static_cast<std::uint16_t>(seats);
    s.core.rng = Rng(seed);
    G::setup(s, options, events);
    run(s, events);
  }

  static bool over(const State& s) { return s.core.over; }
  static Seat to_move(const State& s) { return s.core.over ? kNobody : s.core.steps.back().seat; }

  static void legal(const State& s, ActionList& out) {
    out.clear();
    if (s.core.over) return;
    const Step& step = s.core.steps.back();
    G::steps()[step.kind].list(s, step, out);
  }

  static void apply(State& s, Action a, Events events) {
    assert(!s.core.over);
    ++s.core.decisions;
    const Step step = s.core.steps.pop();
    G::steps()[step.kind].apply(s, step, a, events);
    run(s, events);
#ifdef KOSMOTEKA_CHECK
    check(s);
#endif
  }

  static Decision decision(const State& s) {
    Decision decision;
    decision.number = s.core.decisions;
    if (s.core.over) return decision;
    const Step& step = s.core.steps.back();
    const StepRule<State>& rule = G::steps()[step.kind];
    decision.seat = step.seat;
    decision.step = rule.name;
    decision.rule = rule_of(rule, step);
    decision.question = rule.question;
    decision.args = step.arg;
    decision.secret = rule.secret;
    decision.together = rule.together;
    if (rule.pass != kNoVerb) decision.pass = make_action(rule.pass);
    decision.choices_public = rule.choices_public;
    decision.before_turns = rule.before_turns;
    decision.seconds = rule.seconds;
    if (rule.when_time_is_up != kNoVerb) decision.when_time_is_up = make_action(rule.when_time_is_up);
    decision.help = rule.help;
    return decision;
  }

  // The seats of the round, in the order of the rules: those who would be asked the same next, if the ones before them
  // did nothing. Only the one to move where a step does not ask together.
  static SeatOrder asked(const State& s) {
    SeatOrder seats;
    if (s.core.over) return seats;
    seats.push(to_move(s));
    if (top_rule(s).together == Together::kNo) return seats;
    State copy = s;
    while (to_next_of_round(copy, seats)) seats.push(to_move(copy));
    return seats;
  }

  // Lets those who are asked before `seat` in this round do nothing, until it is asked. False, and no state to go on
  // from, if the seat is not of this round.
  static bool turn_to(State& s, Seat seat) {
    if (s.core.over) return false;
    SeatOrder seats;
    for (seats.push(to_move(s)); to_move(s) != seat; seats.push(to_move(s)))
      if (!to_next_of_round(s, seats)) return false;
    return true;
  }

  static Refusal why_not(const State& s, Action a) {
    ActionList offered;
    legal(s, offered);
    if (offered.contains(a)) return {};
    if (s.core.over) return refuse(G::info().over_rule, {"The game is over.", "Gra się skończyła."});
    const Step& step = s.core.steps.back();
    const StepRule<State>& rule = G::steps()[step.kind];
    if (!is_well_formed(a)) return refuse(rule_of(rule, step), {"There is no such action.", "Nie ma takiej akcji."});
    if (rule.why_not)
      if (Refusal sharper = rule.why_not(s, step, a)) return sharper;
    return not_offered(step, offered, a);
  }

  // What the step's player may look for and does not find, as far as the step itself can say why.
  static std::vector<NotYet> not_yet(const State& s) {
    std::vector<NotYet> out;
    if (s.core.over) return out;
    const Step& step = s.core.steps.back();
    const StepRule<State>& rule = G::steps()[step.kind];
    if (!rule.expects || !rule.why_not) return out;
    ActionList offered, expected;
    rule.list(s, step, offered);
    rule.expects(s, step, expected);
    for (int i = 0; i < expected.size(); ++i)
      if (!offered.contains(expected[i]))
        if (const Refusal why = rule.why_not(s, step, expected[i])) out.push_back({expected[i], why});
    return out;
  }

  // The rule by which a choice is offered: what its verb says of this moment, or the step, where that knows better.
  static std::string_view rule_allowing(const State& s, Action a) {
    const VerbRule& verb = G::verbs()[a.verb];
    if (s.core.over) return verb.rule;
    const Step& step = s.core.steps.back();
    const StepRule<State>& rule = G::steps()[step.kind];
    return rule.rule_for && !verb.rule_for ? rule.rule_for(step) : verb.rule_at(step, a);
  }

  static Problem broken_invariant(const State& s) {
    if constexpr (requires(State & t, Zones & z) { G::zones(t, z); }) {
      Zones zones(s.core.seats);
      G::zones(const_cast<State&>(s), zones);  // only counted
      if (Problem trouble = zones.census()) return trouble;
    }
    if (Problem trouble = G::broken_invariant(s)) return trouble;
    return misplaced_step(s);
  }
  static Problem misplaced_step(const State& s) {
    for (const Step& step : s.core.steps)
      if (const StepRule<State>& rule = G::steps()[step.kind]; rule.may_wait && !rule.may_wait(s, step))
        return {"/steps: '" + std::string(rule.name) + "' cannot wait here",
                "/steps: „" + std::string(rule.name) + "” nie może tu czekać"};
    return {};
  }

  // Goes on from a state that was put together by hand, whose next step may run by itself.
  static void resume(State& s) {
    Events nobody;
    run(s, nobody);
  }

  // Plays on at random, to the end or for so many decisions.
  static std::uint64_t playout(State& s, Rng& rng, std::uint64_t most) {
    ActionList list;
    std::uint64_t decisions = 0;
    for (; !s.core.over && decisions < most; ++decisions) {
      legal(s, list);
      apply(s, rng.pick(list), {});
    }
    return decisions;
  }

 private:
  static std::string_view rule_of(const StepRule<State>& rule, const Step& step) {
    return rule.rule_for ? rule.rule_for(step) : rule.rule;
  }

  static const StepRule<State>& top_rule(const State& s) { return G::steps()[s.core.steps.back().kind]; }

  // Plays the quiet answer of the one to move. True if another seat, none of `seen`, is then asked the same: a step of
  // the same kind, depth and first argument, with nothing learned and nothing but the window itself run in between.
  static bool to_next_of_round(State& s, const SeatOrder& seen) {
    const StepRule<State>& rule = top_rule(s);
    if (rule.together == Together::kNo) return false;
    const Step asked = s.core.steps.back();
    const int depth = s.core.steps.size();
    const std::uint32_t reveals = s.core.reveals;
    ActionList offered;
    legal(s, offered);
    if (offered.empty()) return false;  // only in a state put together by hand
    const Action quiet = rule.pass == kNoVerb ? offered[0] : make_action(rule.pass);
    if (!offered.contains(quiet)) return false;  // this one must act, and everything after it depends on how
    Events nobody;
    ++s.core.decisions;
    s.core.steps.pop();
    rule.apply(s, asked, quiet, nobody);
    while (!s.core.over && !s.core.steps.empty() && top_rule(s).run) {
      if (top_rule(s).together != rule.together || s.core.steps.size() != depth) return false;
      const Step step = s.core.steps.pop();
      G::steps()[step.kind].run(s, step, nobody);
    }
    if (s.core.over || s.core.steps.empty() || s.core.reveals != reveals) return false;
    const Step& next = s.core.steps.back();
    return next.kind == asked.kind && next.arg[0] == asked.arg[0] && s.core.steps.size() == depth &&
           seen.find(next.seat) < 0;
  }

  // Carries out steps until one asks, or the game is over.
  static void run(State& s, Events& events) {
    while (!s.core.over) {
      if (s.core.steps.empty()) [[unlikely]] {  // only a state put together by hand runs out of steps
        s.core.over = 1;
        return;
      }
      const StepRule<State>& rule = G::steps()[s.core.steps.back().kind];
      if (!rule.run) return;
      const Step step = s.core.steps.pop();
      rule.run(s, step, events);
    }
  }

  // A verb of the game with arguments of its kinds and nothing behind them: what a game may be asked about.
  static bool is_well_formed(Action a) {
    if (a.verb >= G::verbs().size()) return false;
    const Phrase& phrase = G::verbs()[a.verb].phrase;
    for (std::size_t i = 0; i < kMaxArgs; ++i)
      if (a.arg[i] >= (phrase.args[i] ? phrase.args[i]->count() : 1)) return false;
    return true;
  }

  // No sharper reason: either this verb belongs to another moment, or to this one with another argument. What is being
  // decided stands in the way, so its rule is cited.
  static Refusal not_offered(const Step& step, const ActionList& offered, Action a) {
    const std::string_view rule = rule_of(G::steps()[step.kind], step);
    for (int i = 0; i < offered.size(); ++i)
      if (offered[i].verb == a.verb)
        return refuse(rule, {"That is not among the choices here.", "Tego nie ma wśród dostępnych możliwości."});
    return refuse(rule, {"That cannot be done now; something else is being decided.",
                         "Tego nie można teraz zrobić; trwa inna decyzja."});
  }

  static void check(const State& s);
};

template <Rules G>
void Engine<G>::check(const State& s) {
  if (const Problem broken = broken_invariant(s))
    broken_limit((std::string(G::info().id) + ": broken invariant after decision " + std::to_string(s.core.decisions) +
                  ": " + broken.en)
                     .c_str());
}

}  // namespace kosmo
