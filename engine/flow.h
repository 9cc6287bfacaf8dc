// How a game's flow table is written: one line a step. The functions that carry a step out are found by its name:
// run_<f> for one that runs by itself; list_<f>, apply_<f> and why_not_<f> for one that asks. Only a game's flow.cpp
// includes this. (Macros, since nothing else in the language can join names.)
//
//   KOSMO_RUN(name, rule, f, needs a seat, most)             runs by itself
//   KOSMO_ASK(name, rule, f, most, question, kinds)          asks a seat; the question's holes are the step's arguments
//   KOSMO_ASK_BY(...)                                        the same; serves several rules, f_rule tells which
//   KOSMO_ASK_SECRETLY(...)                                  the same; the others learn that a choice was made, not
//   which
//   KOSMO_ASK_OPENLY(...), KOSMO_ASK_OPENLY_BY(...)          the same as the first two; the choices depend on nothing
//                                                            hidden, so everybody could list them
//
// help_<f> says why it is asked: without it a question does not compile.
#pragma once

#include "engine/step.h"

// clang-format off
#define KOSMO_RUN(name_, rule_, f, needs_seat_, most_) \
  {.name = name_, .rule = rule_, .run = run_##f, .needs_seat = needs_seat_, .most = most_}
#define KOSMO_ASK_WITH(name_, rule_, f, most_, rule_for_, secret_, public_, ...)                                 \
  {.name = name_, .rule = rule_, .list = list_##f, .apply = apply_##f, .question = {name_, __VA_ARGS__},         \
   .why_not = why_not_##f, .needs_seat = true, .most = most_, .rule_for = rule_for_, .secret = secret_,          \
   .choices_public = public_, .help = help_##f}
#define KOSMO_ASK(name, rule, f, most, ...)           KOSMO_ASK_WITH(name, rule, f, most, nullptr, false, false, __VA_ARGS__)
#define KOSMO_ASK_BY(name, rule, f, most, ...)        KOSMO_ASK_WITH(name, rule, f, most, f##_rule, false, false, __VA_ARGS__)
#define KOSMO_ASK_SECRETLY(name, rule, f, most, ...)  KOSMO_ASK_WITH(name, rule, f, most, nullptr, true, false, __VA_ARGS__)
#define KOSMO_ASK_OPENLY(name, rule, f, most, ...)    KOSMO_ASK_WITH(name, rule, f, most, nullptr, false, true, __VA_ARGS__)
#define KOSMO_ASK_OPENLY_BY(name, rule, f, most, ...) KOSMO_ASK_WITH(name, rule, f, most, f##_rule, false, true, __VA_ARGS__)
// clang-format on
