// What the words of the cards mean (section 11.0 of the rules). What needs an answer pushes a step of choices.cpp.
#include <algorithm>

#include "engine/effects.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

bool any_deck(const State& s, const Effect& e, int not_this) {
  return std::any_of(kAllTypes.begin(), kAllTypes.end(), [&](Type type) {
    const int deck = static_cast<int>(type);
    return !s.decks[type].empty() && deck != not_this && (e.deck >= kTypes || e.deck == deck);
  });
}

bool somebody_blockable(const State& s, Seat seat) {
  if (s.token_supply == 0) return false;
  const SeatOrder others = opponents_of(seat, s.seats());
  return std::any_of(others.begin(), others.end(), [&](Seat q) { return count(s.of(q).empire) > 0; });
}

bool can_buy(const State& s, Seat seat) {
  return std::any_of(kAllTypes.begin(), kAllTypes.end(), [&](Type type) {
    return can_announce(s, seat, DeedArgs(Deed::kPurchase, static_cast<int>(type)));
  });
}

Type operated_type(Deed deed) {  // AA-OFF-01, AA-INC-01, AA-MINE-01
  return deed == Deed::kOffensive ? Type::kShip : deed == Deed::kIncome ? Type::kTechnology : Type::kPlanet;
}

const Effects& effects_from(const State& s, const EffectArgs& args) {
  switch (args.source) {
    case Source::kArtifact: return artifact(args.id).effects;
    case Source::kFactionAction: return faction(args.id).effects;
    case Source::kFactionSetup: return faction(args.id).setup;
    case Source::kRow: return row_at(s, args.id);
    case Source::kTechnology:
    case Source::kShip: return card(args.id).effects;
  }
  return card(args.id).effects;
}

}  // namespace

// Could it change something? (AA-KEY-07)
bool can_do(const State& s, Seat seat, const Effect& e) {
  const Player& p = s.of(seat);
  switch (e.op) {
    case Op::kGainArtifact: return can_gain_artifact(s);
    case Op::kDrawResource: return can_draw_resource(s);
    case Op::kDiscardDraw: return !p.hand.empty();
    case Op::kProduce: return can_draw_resource(s) && !usable(s, seat, Type::kPlanet, Side::kOperational).empty();
    case Op::kProduceOr: return can_draw_resource(s);
    case Op::kDrawCard:
    case Op::kSearch: return any_deck(s, e, kTypes);
    case Op::kBuildFree: return count(p.stage) > 0;
    case Op::kAttachTop: return count(p.stage) > 0 && can_draw_resource(s);
    case Op::kTakeAction: return can_buy(s, seat);
    case Op::kAttackWith: return !usable(s, seat, Type::kShip, Side::kOperational).empty();
    case Op::kFreeOp:
      if (e.deed == Deed::kMine && !can_draw_resource(s)) return false;
      return !usable(s, seat, operated_type(e.deed), Side::kOperational).empty();
    case Op::kScoreTech:  // without a card nothing matches (AA-DECK-05)
      if (e.flag && !can_draw_resource(s)) return false;
      return !usable(s, seat, Type::kTechnology, Side::kOperational).empty();
    case Op::kRemoveBlockade: return tokens_of(s, seat, kTypes) > 0;
    case Op::kPlaceBlockade: return somebody_blockable(s, seat);
    case Op::kNothing:
    case Op::kPayCredits:
    case Op::kSpend:
    case Op::kSpendBoth:
    case Op::kSpendSets:
    case Op::kScrapStage:
    case Op::kGainVp:
    case Op::kGainCredits:
    case Op::kGainVpPerSet:
    case Op::kExtraAction:
    case Op::kExtraTurns:
    case Op::kStealCredits:
    case Op::kDestroyed:
    case Op::kDamaged:
    case Op::kCancelDamage:
    case Op::kDefVp:
    case Op::kDefCredits:
    case Op::kDefBlockade:
    case Op::kFound:
    case Op::kModCost:
    case Op::kModLimit:
    case Op::kModAttack:
    case Op::kModProduce:
    case Op::kModTrade:
    case Op::kModLook:
    case Op::kModGold:
    case Op::kModColour:
    case Op::kTechReroll:
    case Op::kBonus:
    case Op::kBonusVs:
    case Op::kBonusIf:
    case Op::kBonusPay:
    case Op::kBestOf:
    case Op::kReroll:
    case Op::kFloor:
    case Op::kArmour:
    case Op::kFragile:
    case Op::kExtraBlockade: return true;
    case Op::kCount: break;
  }
  return false;
}

bool can_do_some(const State& s, Seat seat, const Effects& effects) {
  return can_do_any(effects, [&](const Effect& e) { return can_do(s, seat, e); });
}

static int credits_for(int technology) {
  int credits = 0;
  for (const Effect& e : card(technology).cost) credits += e.op == Op::kPayCredits ? e.number : 0;
  return credits;
}

bool can_use(const State& s, Seat seat, int technology) {  // AA-KEY-07, AA-BLK-05
  const int credits = credits_for(technology) + s.tokens[technology];
  if (credits > s.of(seat).bank) return false;
  if (credits == 0) return can_do_some(s, seat, card(technology).effects);
  State paid = s;
  paid.of(seat).bank = static_cast<std::uint8_t>(paid.of(seat).bank - credits);
  return can_do_some(paid, seat, card(technology).effects);
}

void use(State& s, Seat seat, int technology, Events& events) {
  events.tell_all(Said::kUsed, seat, technology);
  s.core.push(Kind::kEndAction, seat);
  s.core.steps.push(EffectArgs(Source::kTechnology, technology).step(seat));
  pay_tokens(s, seat, technology, events);
  pay_credits(s, seat, credits_for(technology), events);
}

void play_artifact(State& s, Seat seat, int id, Events& events) {  // AA-ART-03
  events.tell_all(Said::kPlayed, seat, id);
  s.of(seat).artifacts.remove(id);
  s.playing.push(static_cast<std::uint8_t>(id));
  s.core.steps.push(CardArgs(id).step(Kind::kArtifactDone, seat));
  s.core.steps.push(EffectArgs(Source::kArtifact, id).step(seat));
}
void run_artifact_done(State& s, const Step& step, Events&) {  // AA-ART-03, AA-DECK-08
  const int id = CardArgs(step).card;
  s.playing.remove(static_cast<std::uint8_t>(id));
  const bool is_removed = artifact(id).window == Window::kBeforeScoring;
  (is_removed ? s.removed_artifacts : s.artifact_discard).add(id);
}

// --- the words

static void do_draw_card(State& s, Seat seat, const EffectArgs& args, const Effect& e, Events& events) {
  if (e.deck < kTypes)
    return draw_to_keep(s, seat, static_cast<Type>(e.deck), e.number, args.source == Source::kFactionSetup, events);
  const int not_this = e.deck == kAnotherDeck ? args.deck : kTypes;
  if (any_deck(s, e, not_this)) s.core.steps.push(CountArgs(e.number, not_this).step(Kind::kDeck, seat));
}

static void do_produce(State& s, Seat seat, const Effect& e, Events& events) {
  if (!usable(s, seat, Type::kPlanet, Side::kOperational).empty())
    return s.core.steps.push(CountArgs(e.number, e.other).step(Kind::kProduceWhere, seat));
  if (e.op == Op::kProduceOr) draw_to_hand(s, seat, e.other, events);
}

// AA-SETUP-14, AA-SETUP-16: nothing is triggered. From now on the card counts like any other (AA-SETUP-15).
static void do_found(State& s, Seat seat, const Effect& e, Events& events) {
  if (s.decks[e.deck].empty()) return;
  const int id = draw_card(s, static_cast<Type>(e.deck));
  put(s.of(seat).empire, id);
  if (e.side == Side::kOperational) put(s.of(seat).operational, id);
  events.tell_all(Said::kEntered, seat, id, e.side);
}

static void do_free_op(State& s, Seat seat, const Effect& e, Events& events) {
  if (usable(s, seat, operated_type(e.deed), Side::kOperational).empty()) return;
  events.tell_all(Said::kDeed, seat, e.deed);
  s.core.push(Kind::kEndAction, seat);
  s.core.steps.push(DeedArgs(e.deed).step(Kind::kCarryOut, seat));
}

static void do_remove_blockade(State& s, Seat seat, const Effect& e, Events& events) {
  const int tokens = tokens_of(s, seat, kTypes);
  if (e.number >= tokens) {
    const CardSet blocked = s.of(seat).blocked;
    return each_card(blocked, [&](int id) { take_tokens(s, seat, id, s.tokens[id], events); });
  }
  s.core.steps.push(CountArgs(e.number, kTypes).step(Kind::kFree, seat));
}

static void do_place_blockade(State& s, Seat seat, const Effect& e) {
  if (e.one_player) {
    if (somebody_blockable(s, seat)) s.core.steps.push(CountArgs(e.number).step(Kind::kVictim, seat));
    return;
  }
  int extra = 0;  // EXTRA_BLOCKADE
  for (const Effect& ability : card(card_of(Type::kShip, s.attack.ship)).effects)
    if (ability.op == Op::kExtraBlockade) extra += ability.number;
  place_tokens(s, seat, TokenArgs(defender(s), e.number + extra, e.flag));
}

static void do_steal(State& s, Seat seat, const Effect& e, Events& events) {
  const Seat victim = defender(s);
  const int stolen = std::min<int>(e.number, s.of(victim).bank);
  if (stolen == 0) return;
  pay_credits(s, victim, stolen, events);
  gain_credits(s, seat, stolen, events);
}

static void do_until_turn_end(State& s, const Effect& e) {
  if (e.op == Op::kModLimit) s.more_cards = static_cast<std::uint8_t>(s.more_cards + e.number);
  if (e.op == Op::kModColour) s.any_colour = 1;
}

void do_effect(State& s, Seat seat, const EffectArgs& args, const Effect& e, Events& events) {
  switch (e.op) {
    case Op::kGainVp: return gain_vp(s, seat, e.number, events);
    case Op::kGainCredits: return gain_credits(s, seat, e.number, events);
    case Op::kGainVpPerSet: return gain_vp(s, seat, e.number * args.sets, events);
    case Op::kGainArtifact:
      for (int i = 0; i < e.number; ++i) gain_artifact(s, seat, events);
      return;
    case Op::kDrawResource: return draw_to_hand(s, seat, e.number, events);
    case Op::kDiscardDraw:
      if (!s.of(seat).hand.empty()) s.core.steps.push(CountArgs(e.number).step(Kind::kDiscardDraw, seat));
      return;
    case Op::kProduce:
    case Op::kProduceOr: return do_produce(s, seat, e, events);
    case Op::kDrawCard: return do_draw_card(s, seat, args, e, events);
    case Op::kSearch:
      if (any_deck(s, e, kTypes))
        s.core.steps.push(CountArgs(1, e.deck < kTypes ? e.deck : kTypes).step(Kind::kSearch, seat));
      return;
    case Op::kBuildFree:
      if (count(s.of(seat).stage) > 0) s.core.push(Kind::kBuildFree, seat);
      return;
    case Op::kAttachTop: return s.core.steps.push(CountArgs(e.number).step(Kind::kAttachTop, seat));
    case Op::kTakeAction:
      if (can_buy(s, seat)) s.core.push(Kind::kBuy, seat);
      return;
    case Op::kExtraAction:
      s.extra_actions = static_cast<std::uint8_t>(s.extra_actions + e.number);
      return;  // AA-TURN-11
    case Op::kExtraTurns:
      s.extra_turns = static_cast<std::uint8_t>(e.number);
      return events.tell_all(Said::kExtraTurns, seat, e.number);
    case Op::kAttackWith:
      if (!can_do(s, seat, e)) return;
      return s.core.steps.push(AttackArgs(AttackArgs::Fleet::kOneShip).step(Kind::kTarget, seat));
    case Op::kFreeOp: return do_free_op(s, seat, e, events);
    case Op::kScoreTech:
      s.done = {};
      if (can_do(s, seat, e)) s.core.steps.push(ScoreArgs(e.number, e.flag, false).step(seat));
      return;
    case Op::kRemoveBlockade: return do_remove_blockade(s, seat, e, events);
    case Op::kPlaceBlockade: return do_place_blockade(s, seat, e);
    case Op::kStealCredits: return do_steal(s, seat, e, events);
    case Op::kDestroyed: return lose_ship(s, seat, true, events);
    case Op::kDamaged: return lose_ship(s, seat, false, events);
    case Op::kDefVp: return gain_vp(s, defender(s), e.number, events);
    case Op::kDefCredits: return gain_credits(s, defender(s), e.number, events);
    case Op::kDefBlockade: return place_tokens(s, defender(s), TokenArgs(seat, e.number, false));
    case Op::kFound: return do_found(s, seat, e, events);
    case Op::kModAttack: s.attack.bonus = static_cast<std::uint8_t>(s.attack.bonus + e.number); return;  // Null Cannon
    case Op::kModLimit:
    case Op::kModColour: return do_until_turn_end(s, e);
    // Costs are paid before; standing effects and abilities are read where they matter; CANCEL_DAMAGE is asked for
    // there.
    case Op::kNothing:
    case Op::kPayCredits:
    case Op::kSpend:
    case Op::kSpendBoth:
    case Op::kSpendSets:
    case Op::kScrapStage:
    case Op::kCancelDamage:
    case Op::kModCost:
    case Op::kModProduce:
    case Op::kModTrade:
    case Op::kModLook:
    case Op::kModGold:
    case Op::kTechReroll:
    case Op::kBonus:
    case Op::kBonusVs:
    case Op::kBonusIf:
    case Op::kBonusPay:
    case Op::kBestOf:
    case Op::kReroll:
    case Op::kFloor:
    case Op::kArmour:
    case Op::kFragile:
    case Op::kExtraBlockade:
    case Op::kCount: return;
  }
}

// One after another, in the order in which they are printed (AA-ATK-06).
void run_effect(State& s, const Step& step, Events& events) {
  const EffectArgs args(step);
  const Effects& effects = effects_from(s, args);
  if (!args.alone) push_following(s.core.steps, args, step.seat, effects.size());
  do_effect(s, step.seat, args, effects[args.which], events);
}

}  // namespace kosmo::artifacts
