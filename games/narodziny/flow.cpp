// The whole game at a glance: every step, the rule it comes from, and who carries it out.
#include "engine/flow.h"
#include "engine/erase.h"
#include "games/narodziny/narodziny.h"
#include "games/narodziny/questions.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {

// Steps that serve two rules: an argument says which of the two it is.
static std::string_view nebula_size_rule(const Step& step) {
  return NebulaSizeArgs(step).as_omega ? "NK-OMG-03" : "NK-COL-02";
}
static std::string_view discard_star_rule(const Step& step) {
  return DiscardStarArgs(step).for_a_card() ? "NK-ACT-11" : "NK-NEB-05";
}
static std::string_view stabilise_rule(const Step& step) {
  return StabiliseArgs(step).as_omega ? "NK-OMG-04" : "NK-TRK-02";
}

// clang-format off
static constexpr StepRule<State> kSteps[] = {
  KOSMO_RUN(kRound,       "round",        "NK-RND-01", round,        up_to()),
  KOSMO_RUN(kTurn,        "turn",         "NK-RND-02", turn,         up_to(), .needs_seat = true),
  KOSMO_ASK(kShift,       "shift",        "NK-ENE-02", shift,        up_to(3, 1), .choices_public = true, .expects = expect_shift),
  KOSMO_RUN(kCollect,     "collect",      "NK-COL-01", collect,      up_to(4), .needs_seat = true),
  KOSMO_ASK(kNebulaSize,  "nebula-size",  "NK-COL-02", nebula_size,  up_to(1), .rule_for = nebula_size_rule, .choices_public = true),
  KOSMO_ASK(kTakeCard,    "take-card",    "NK-COL-10", take_card,    up_to(60), .choices_public = true),
  KOSMO_RUN(kEndEnergy,   "end-energy",   "NK-COL-11", end_energy,   up_to(), .needs_seat = true),
  KOSMO_ASK(kOverlap,     "overlap",      "NK-VAR-05", overlap,      up_to(), .choices_public = true),
  KOSMO_RUN(kBeginCraft,  "begin-craft",  "NK-RND-03", begin_craft,  up_to(), .needs_seat = true),
  KOSMO_ASK(kCraft,       "craft",        "NK-BLD-01", craft,        up_to(), .expects = expect_craft),
  KOSMO_ASK(kNebulaAt,    "nebula-at",    "NK-PLC-01", nebula_at,    up_to(kTiles - 1, kNebulae, 1), .choices_public = true),
  KOSMO_ASK(kStarType,    "star-type",    "NK-SUP-02", star_type,    up_to(1, kAnySector), .choices_public = true),
  KOSMO_ASK(kStarAt,      "star-at",      "NK-PLC-02", star_at,      up_to(kElements - 1, kAnySector), .choices_public = true),
  KOSMO_ASK(kProtoAt,     "proto-at",     "NK-PLC-03", proto_at,     up_to(1), .choices_public = true),
  KOSMO_ASK(kStableAt,    "stable-at",    "NK-PLC-06", stable_at,    up_to(kLives), .choices_public = true),
  KOSMO_ASK(kDiscardStar, "discard-star", "NK-NEB-05", discard_star, up_to(kNebulae), .rule_for = discard_star_rule, .choices_public = true),
  KOSMO_ASK(kKeep,        "keep",         "NK-ABL-03", keep,         up_to(kSlots - 1, kControls - 1)),
  KOSMO_ASK(kBottom,      "bottom",       "NK-ABL-03", bottom,       up_to(kControls - 1), .secret = true),
  KOSMO_ASK(kPay,         "pay",          "NK-ACT-04", pay,          up_to(kCards - 1)),
  KOSMO_ASK(kDiscardNova, "discard-nova", "NK-ACT-02", discard_nova, up_to(), .choices_public = true),
  KOSMO_ASK(kDiscardLife, "discard-life", "NK-ACT-02", discard_life, up_to(9, 1), .choices_public = true),
  KOSMO_RUN(kEffect,      "effect",       "NK-ACT-06", effect,       up_to(kCards - 1, 3), .needs_seat = true, .kinds = {&kCardKind}),
  KOSMO_ASK(kEither,      "either",       "NK-ACT-06", either,       up_to(kCards - 1, 2), .choices_public = true),
  KOSMO_ASK(kNova,        "nova",         "NK-TRK-01", nova,         up_to(kStars), .choices_public = true),
  KOSMO_ASK(kRestore,     "restore",      "NK-ACT-11", restore,      up_to(), .choices_public = true),
  KOSMO_ASK(kStabilise,   "stabilise",    "NK-TRK-02", stabilise,    up_to(kLives, 1), .rule_for = stabilise_rule, .choices_public = true),
  KOSMO_ASK(kIrradiate,   "irradiate",    "NK-ACT-11", irradiate,    up_to(), .choices_public = true),
  KOSMO_ASK(kMoveWhat,    "move-what",    "NK-TRK-03", move_what,    up_to(), .choices_public = true),
  KOSMO_ASK(kStarTo,      "star-to",      "NK-TRK-06", star_to,      up_to(kStars - 1, 1), .choices_public = true),
  KOSMO_ASK(kLifeTo,      "life-to",      "NK-TRK-06", life_to,      up_to(kLives - 1), .choices_public = true),
  KOSMO_ASK(kMoveProto,   "move-proto",   "NK-ACT-11", move_proto,   up_to(), .choices_public = true),
  KOSMO_ASK(kRelocate,    "relocate",     "NK-ACT-11", relocate,     up_to(), .choices_public = true),
  KOSMO_ASK(kWormhole,    "wormhole",     "NK-ACT-06", wormhole,     up_to(3, 2, kLives, kLives), .choices_public = true, .expects = expect_wormhole),
  KOSMO_ASK(kWormholeTo,  "wormhole-to",  "NK-ACT-06", wormhole_to,  up_to(3, 2, kLives, kLives, kLives - 1), .choices_public = true),
  KOSMO_ASK(kEvolve,      "evolve",       "NK-LIF-05", evolve,       up_to(), .choices_public = true),
  KOSMO_ASK(kReplace,     "replace",      "NK-SUP-05", replace,      up_to(kSizes, kSizes), .choices_public = true),
  KOSMO_ASK(kOmega,       "omega",        "NK-OMG-02", omega,        up_to(), .choices_public = true),
  KOSMO_RUN(kEndTurn,     "end-turn",     "NK-OMG-07", end_turn,     up_to(), .needs_seat = true),
  KOSMO_RUN(kEndRound,    "end-round",    "NK-END-01", end_round,    up_to()),
  KOSMO_ASK(kHandLimit,   "hand-limit",   "NK-END-05", hand_limit,   up_to()),
  KOSMO_RUN(kNextRound,   "next-round",   "NK-END-06", next_round,   up_to()),
};
// clang-format on
static_assert(in_order_of<Kind>(kSteps));

std::span<const StepRule<State>> Narodziny::steps() { return kSteps; }

const Game& game() {
  static const Erased<Narodziny> kGame;
  return kGame;
}

}  // namespace kosmo::narodziny
