// How a game's flow table is written: one line a step. The functions that carry a step out are found by its name:
// run_<f> for one that runs by itself; list_<f>, apply_<f> and why_not_<f> for one that asks, and ask_<f> for what it
// asks. A step for which one of these is missing does not compile. (Macros, since nothing else in the language can join
// names.)
//
// In the game's rules/rules.h, beside the phase that a step belongs to:
//   KOSMO_RUNS(f)     declares a step that runs by itself
//   KOSMO_ASKS(f)     declares one that asks a seat
//   KOSMO_EXPECTS(f)  and what is looked for among its choices (expect_<f>), where that helps
//
// In its flow.cpp, in the order of its enumeration Kind:
//   KOSMO_RUN(kind, name, rule, f, most, more...)
//   KOSMO_ASK(kind, name, rule, f, most, more...)
// where `most` says how large the step's arguments may be (up_to), and `more` what else is true of the line, in the
// order of StepRule: .needs_seat, .rule_for, .secret, .choices_public, .before_turns, .together, .pass, .seconds,
// .when_time_is_up, .expects, .is_between, .kinds, .may_wait,
// .shows.
#pragma once

#include "engine/step.h"

// clang-format off
#define KOSMO_RUNS(f) void run_##f(State&, const Step&, Events&)
#define KOSMO_ASKS(f)                                    \
  void list_##f(const State&, const Step&, ActionList&); \
  void apply_##f(State&, const Step&, Action, Events&);  \
  Refusal why_not_##f(const State&, const Step&, Action)
#define KOSMO_EXPECTS(f) void expect_##f(const State&, const Step&, ActionList&)

#define KOSMO_RUN(kind_, name_, rule_, f, most_, ...) \
  {.kind = static_cast<int>(Kind::kind_), .name = name_, .rule = rule_, .run = run_##f, .most = most_ __VA_OPT__(,) __VA_ARGS__}
#define KOSMO_ASK(kind_, name_, rule_, f, most_, ...)                                                                     \
  {.kind = static_cast<int>(Kind::kind_), .name = name_, .rule = rule_, .list = list_##f, .apply = apply_##f,             \
   .question = {name_, ask_##f.text, ask_##f.holes}, .why_not = why_not_##f, .help = ask_##f.help, .most = most_,         \
   .needs_seat = true __VA_OPT__(,) __VA_ARGS__}
// clang-format on

namespace kosmo {

// Has the table a line for every kind of step, in the order of the enumeration?
template <class Kind, class State, std::size_t N>
consteval bool in_order_of(const StepRule<State> (&steps)[N]) {
  for (std::size_t i = 0; i < N; ++i)
    if (steps[i].kind != static_cast<int>(i)) return false;
  return N == static_cast<std::size_t>(Kind::kCount);
}

}  // namespace kosmo
