// The whole game at a glance: every step, the rule it comes from, and who carries it out.
#include "engine/flow.h"
#include "engine/erase.h"
#include "games/orion/orion.h"
#include "games/orion/questions.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {

// clang-format off
static constexpr StepRule<State> kSteps[] = {
  KOSMO_ASK(kChooseRace,   "choose-race",   "MO-SET-03", choose_race,   up_to(), .choices_public = true, .before_turns = true),
  KOSMO_RUN(kDeal,         "deal",          "MO-SET-12", deal,          up_to()),
  KOSMO_ASK(kSwap,         "swap",          "MO-SET-13", swap,          up_to(), .before_turns = true),
  KOSMO_RUN(kStartRound,   "start-round",   "MO-RND-02", start_round,   up_to()),
  KOSMO_RUN(kLevel,        "level",         "MO-DEV-01", level,         up_to(), .needs_seat = true),
  KOSMO_ASK(kGainAny,      "gain-any",      "MO-RAC-05", gain_any,      up_to(2), .choices_public = true),
  KOSMO_RUN(kStartEffects, "start-effects", "MO-RND-05", start_effects, up_to(), .needs_seat = true),
  KOSMO_RUN(kResolve,      "resolve",       "MO-GEN-06", resolve,       up_to(5, kAllSources, kASeatOrNobody), .needs_seat = true),
  KOSMO_ASK(kChooseEffect, "choose-effect", "MO-GEN-06", choose_effect, up_to(5, kAllSources, kASeatOrNobody), .expects = expect_choose_effect),
  KOSMO_RUN(kTurn,         "turn",          "MO-ACT-01", turn,          up_to(), .needs_seat = true),
  KOSMO_ASK(kAction,       "action",        "MO-ACT-04", action,        up_to(), .expects = expect_action),
  KOSMO_ASK(kPayment,      "payment",       "MO-BLD-05", payment,       up_to(kKinds - 1, kSystems - 1, 40, 1), .choices_public = true),
  KOSMO_ASK(kThrow,        "throw",         "MO-EXP-03", throw,         up_to()),
  KOSMO_ASK(kDiscard,      "discard",       "MO-DCK-02", discard,       up_to(9, 9)),
  KOSMO_ASK(kDiscardOr,    "discard-or",    "MO-CRD-29", discard_or,    up_to(9, 9)),
  KOSMO_ASK(kHire,         "hire",          "MO-CON-01", hire,          up_to(), .choices_public = true),
  KOSMO_ASK(kColour,       "colour",        "MO-ADV-08", colour,        up_to(), .choices_public = true),
  KOSMO_ASK(kMayUse,       "may-use",       "MO-GEN-05", may_use,       up_to(kKinds - 1), .choices_public = true),
  KOSMO_RUN(kEffect,       "effect",        "MO-GEN-13", effect,        up_to(kRaceCards - 1, 5, kAdvisorSource, 2, kASeatOrNobody, kASeatOrNobody), .needs_seat = true),
  KOSMO_ASK(kGainOneOf,    "gain-one-of",   "MO-GEN-07", gain_one_of,   up_to(9, 9, 9), .choices_public = true),
  KOSMO_ASK(kExchange,     "exchange",      "MO-ATV-06", exchange,      up_to(kKinds - 1), .choices_public = true),
  KOSMO_ASK(kBuildMore,    "build-more",    "MO-BLD-09", build_more,    up_to(9, kAnySystem, 1, 1, kColours)),
  KOSMO_ASK(kActivateFree, "activate-free", "MO-ATV-04", activate_free, up_to()),
  KOSMO_ASK(kRecover,      "recover",       "MO-DCK-03", recover,       up_to(kCards, 1), .choices_public = true),
  KOSMO_ASK(kJam,          "jam",           "MO-CRD-06", jam,           up_to(), .choices_public = true),
  KOSMO_ASK(kSink,         "sink",          "MO-CRD-07", sink,          up_to(kASeat), .choices_public = true),
  KOSMO_ASK(kArrange,      "arrange",       "MO-CRD-26", arrange,       up_to(), .choices_public = true),
  KOSMO_ASK(kNext,         "next",          "MO-CRD-26", next,          up_to(kSystems - 1, kKinds - 1), .choices_public = true),
  KOSMO_ASK(kRob,          "rob",           "MO-CRD-21", rob,           up_to(), .choices_public = true),
  KOSMO_RUN(kEndRound,     "end-round",     "MO-END-01", end_round,     up_to()),
  KOSMO_ASK(kHandLimit,    "hand-limit",    "MO-END-05", hand_limit,    up_to()),
  KOSMO_RUN(kNextRound,    "next-round",    "MO-END-06", next_round,    up_to()),
  KOSMO_ASK(kWhichCopy,    "which-copy",    "MO-CRD-26", which_copy,    up_to(kSystems - 1, kKinds - 1), .choices_public = true),
  KOSMO_RUN(kWhenAttacked, "when-attacked", "MO-CRD-10", when_attacked, up_to(), .needs_seat = true),
  KOSMO_RUN(kBuildAgain,   "build-again",   "MO-CRD-02", build_again,   up_to(), .needs_seat = true),
};
// clang-format on
static_assert(in_order_of<Kind>(kSteps));

std::span<const StepRule<State>> Orion::steps() { return kSteps; }

const Game& game() {
  static const Erased<Orion> kGame;
  return kGame;
}

}  // namespace kosmo::orion
