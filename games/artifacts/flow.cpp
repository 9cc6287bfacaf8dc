// The whole game at a glance: every step, the rule it comes from, and who carries it out.
#include "engine/flow.h"
#include "engine/erase.h"
#include "games/artifacts/artifacts.h"
#include "games/artifacts/questions.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {

// How large arguments can be that several steps share.
constexpr auto kDeedMost = up_to(kDeeds - 1, kCards - 1, kBankTop);
constexpr auto kPayMost = up_to(kDeeds - 1, kCards - 1, 40, 99, 99, 99, 9);
constexpr auto kPlayMost = up_to(kDeeds - 1, kTypes, 40, 120, 9, 40);
constexpr auto kCardMost = up_to(kCards - 1, 9);

// clang-format off
static constexpr StepRule<State> kSteps[] = {
  KOSMO_ASK(kChooseFaction, "choose-faction", "AA-VAR-01",   choose_faction, up_to(), .choices_public = true, .before_turns = true),
  KOSMO_RUN(kFactionSetup,  "faction-setup",  "AA-SETUP-12", faction_setup,  up_to(), .needs_seat = true),
  KOSMO_ASK(kKeep,          "keep",           "AA-BUY-04",   keep,           up_to()),
  KOSMO_ASK(kBuy,           "buy",            "AA-BUY-01",   buy,            up_to(), .choices_public = true),
  KOSMO_RUN(kTurn,          "turn",           "AA-TURN-01",  turn,           up_to(), .needs_seat = true),
  KOSMO_ASK(kAction,        "action",         "AA-TURN-03",  action,         up_to(), .expects = expect_action),
  KOSMO_ASK(kDrawStage,     "draw-stage",     "AA-TURN-07",  draw_stage,     up_to(), .expects = expect_done),
  KOSMO_RUN(kEndTurn,       "end-turn",       "AA-TURN-10",  end_turn,       up_to(), .needs_seat = true),
  KOSMO_ASK(kUnlock,        "unlock",         "AA-BLK-05",   unlock,         kDeedMost, .expects = expect_done),
  KOSMO_RUN(kCharge,        "charge",         "AA-PAY-13",   charge,         kDeedMost, .needs_seat = true),
  KOSMO_ASK(kPay,           "pay",            "AA-PAY-12",   pay,            kPayMost),
  KOSMO_ASK(kSets,          "sets",           "AA-KEY-03",   sets,           kPayMost, .expects = expect_done),
  KOSMO_ASK(kPlayCards,     "play-cards",     "AA-PAY-12",   play_cards,     kPlayMost, .expects = expect_done),
  KOSMO_ASK(kPrepare,       "prepare",        "AA-PREP-01",  prepare,        up_to(kDeeds - 1, kTypes - 1, 40, 120, 9, 40, kCards), .expects = expect_done),
  KOSMO_RUN(kCarryOut,      "carry-out",      "AA-PAY-13",   carry_out,      up_to(kDeeds - 1, kCards - 1, 99), .needs_seat = true),
  KOSMO_RUN(kEndAction,     "end-action",     "AA-BLK-05",   end_action,     up_to(), .needs_seat = true),
  KOSMO_ASK(kSide,          "side",           "AA-PLAN-03",  side,           up_to(kCards - 1, 1), .choices_public = true),
  KOSMO_RUN(kEntryEffect,   "entry-effect",   "AA-AUTO-01",  entry_effect,   up_to(kCards - 1, 1), .needs_seat = true),
  KOSMO_RUN(kConstruction,  "construction",   "AA-AUTO-01",  construction,   up_to(), .needs_seat = true),
  KOSMO_ASK(kComplete,      "complete",       "AA-AUTO-03",  complete,       up_to(), .choices_public = true),
  KOSMO_RUN(kTriggers,      "triggers",       "AA-KEY-06",   triggers,       up_to(255), .needs_seat = true),
  KOSMO_ASK(kChooseTrigger, "choose-trigger", "AA-KEY-06",   choose_trigger, up_to(255), .choices_public = true, .expects = expect_decline),
  KOSMO_RUN(kProduce,       "produce",        "AA-PROD-01",  produce,        kCardMost, .needs_seat = true),
  KOSMO_ASK(kSection,       "section",        "AA-PROD-02",  section,        kCardMost, .choices_public = true),
  KOSMO_ASK(kProduceWhere,  "produce-where",  "AA-PROD-01",  produce_where,  up_to(9, 9), .choices_public = true),
  KOSMO_ASK(kMine,          "mine",           "AA-MINE-01",  mine,           up_to(), .choices_public = true, .expects = expect_done),
  KOSMO_RUN(kNextMine,      "next-mine",      "AA-MINE-01",  next_mine,      up_to(), .needs_seat = true),
  KOSMO_ASK(kIncome,        "income",         "AA-INC-01",   income,         up_to(), .choices_public = true, .expects = expect_done),
  KOSMO_RUN(kReveal,        "reveal",         "AA-TECH-04",  reveal,         kCardMost, .needs_seat = true),
  KOSMO_ASK(kTechReroll,    "tech-reroll",    "AA-TECH-04",  tech_reroll,    kCardMost, .choices_public = true),
  KOSMO_ASK(kScoreTech,     "score-tech",     "AA-TECH-05",  score_tech,     up_to(9, 1, 1), .choices_public = true),
  KOSMO_ASK(kTarget,        "target",         "AA-ATK-01",   target,         up_to(2, kCards - 1), .choices_public = true),
  KOSMO_ASK(kDefend,        "defend",         "AA-ATK-02",   defend,         up_to()),
  KOSMO_ASK(kShips,         "ships",          "AA-OFF-01",   ships,          up_to(2, kCards - 1), .choices_public = true, .expects = expect_done),
  KOSMO_RUN(kNextShip,      "next-ship",      "AA-OFF-02",   next_ship,      up_to(2, kCards - 1), .needs_seat = true),
  KOSMO_RUN(kShip,          "ship",           "AA-ATK-03",   ship,           kCardMost, .needs_seat = true),
  KOSMO_ASK(kBestOf,        "best-of",        "AA-ATK-03",   best_of,        up_to(), .choices_public = true),
  KOSMO_ASK(kShipReroll,    "ship-reroll",    "AA-ATK-03",   ship_reroll,    up_to(), .choices_public = true),
  KOSMO_ASK(kBonusPay,      "bonus-pay",      "AA-ATK-04",   bonus_pay,      up_to(), .choices_public = true),
  KOSMO_ASK(kCannon,        "cannon",         "AA-ART-02",   cannon,         up_to(), .choices_public = true),
  KOSMO_RUN(kRow,           "row",            "AA-ATK-05",   row,            up_to(), .needs_seat = true),
  KOSMO_RUN(kAfterRow,      "after-row",      "AA-ATK-07",   after_row,      up_to(), .needs_seat = true),
  KOSMO_RUN(kEndShip,       "end-ship",       "AA-ATK-07",   end_ship,       up_to(), .needs_seat = true),
  KOSMO_RUN(kEndAttack,     "end-attack",     "AA-ATK-12",   end_attack,     up_to(), .needs_seat = true),
  KOSMO_ASK(kPlaceToken,    "place-token",    "AA-ATK-11",   place_token,    up_to(kASeat, 9, 1), .choices_public = true),
  KOSMO_ASK(kRepair,        "repair",         "AA-KEY-04",   repair,         up_to(), .choices_public = true),
  KOSMO_RUN(kEffect,        "effect",         "AA-KEY-03",   effect,         up_to(5, kCards - 1, 3, 99, kTypes, 1), .needs_seat = true),
  KOSMO_RUN(kArtifactDone,  "artifact-done",  "AA-ART-03",   artifact_done,  up_to(kArtifacts - 1), .needs_seat = true),
  KOSMO_ASK(kSearch,        "search",         "AA-KEY-05",   search,         up_to(9, kTypes), .choices_public = true),
  KOSMO_ASK(kDeck,          "deck",           "AA-KEY-03",   deck,           up_to(9, kTypes), .choices_public = true),
  KOSMO_ASK(kBuildFree,     "build-free",     "AA-AUTO-01",  build_free,     up_to(), .choices_public = true),
  KOSMO_RUN(kAttachTop,     "attach-top",     "AA-PREP-02",  attach_top,     up_to(9, 9), .needs_seat = true),
  KOSMO_ASK(kAttachTo,      "attach-to",      "AA-PREP-02",  attach_to,      up_to(9, 9), .choices_public = true),
  KOSMO_ASK(kDiscardDraw,   "discard-draw",   "AA-KEY-02",   discard_draw,   up_to(9, 9), .expects = expect_done),
  KOSMO_ASK(kScrap,         "scrap",          "AA-DECK-08",  scrap,          up_to(), .choices_public = true),
  KOSMO_ASK(kVictim,        "victim",         "AA-ATK-11",   victim,         up_to(9, 9), .choices_public = true),
  KOSMO_ASK(kFree,          "free",           "AA-BLK-01",   free,           up_to(kTokens, kTypes), .choices_public = true),
  KOSMO_RUN(kBeforeScoring, "before-scoring", "AA-END-05",   before_scoring, up_to()),
  KOSMO_ASK(kLastArtifact,  "last-artifact",  "AA-END-05",   last_artifact,  up_to(), .choices_public = true),
  KOSMO_ASK(kPayScoring,    "pay-scoring",    "AA-SCORE-03", pay_scoring,    up_to(), .choices_public = true),
  KOSMO_RUN(kFinish,        "finish",         "AA-SCORE-05", finish,         up_to()),
};
// clang-format on
static_assert(in_order_of<Kind>(kSteps));

std::span<const StepRule<State>> Artifacts::steps() { return kSteps; }

const Game& game() {
  static const Erased<Artifacts> kGame;
  return kGame;
}

}  // namespace kosmo::artifacts
