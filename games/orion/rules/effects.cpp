// Keywords, and what the words of the cards mean. An effect list is carried out one effect after another; what needs an
// answer pushes a step of choices.cpp.
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// In a kEffect step: structures, then advisors, then what happens to one who is attacked.
constexpr int kAdvisorCards = kKinds, kWhenAttacked = kKinds + kAdvisors;
constexpr int kFirstVictim = kPlayers + 1;  // in arg4 of a kEffect step, above the defenders

const Effects& list_of(int card, Keyword keyword) {
  if (card < kAdvisorCards) return structure(card).effects;
  const Advisor& a = advisor(card - kAdvisorCards);
  switch (keyword) {
    case Keyword::kActivation: return a.activation;
    case Keyword::kAfterAttack: return a.after_attack;
    case Keyword::kRoundStart: return a.round_start;
    default: return a.always;
  }
}

int card_of(const Player& p, int source) {
  return source == kAdvisorSource ? kAdvisorCards + p.advisor : active_kind(p, source);
}

bool can_pay(const Player& p, const Effect& e) {
  return can_afford(p, e.amount) && p.vp >= e.vp && p.hand_size >= e.cards && p.available >= e.markers;
}

Amount gain_by_under(const Player& p, int system, const Effect& e) {
  Amount out{};
  if (const int colour = card_colour_below(p, system); colour < kResources)
    out[index(colour)] = e.amount[index(colour)];
  return out;
}

bool somebody_has_cards(const State& s, Seat but) {
  for (Seat q = 0; q < s.seats(); ++q)
    if (q != but && s.of(q).hand_size > 0) return true;
  return false;
}

bool has_buildable(const State& s, Seat seat, int system, const Effect& e) {
  const auto fits = [&](int kind) {
    return system >= kSystems || !e.here ? can_build_somewhere(s, seat, kind, e.number)
                                         : can_build(s, seat, kind, system, e.number, false);
  };
  if (e.from_discard) return !s.discard.empty() && fits(s.discard.back());
  for (int kind = 0; kind < kKinds; ++kind)
    if (s.of(seat).hand[index(kind)] > 0 && fits(kind)) return true;
  return false;
}

// Could the effect do anything? (MO-GEN-13, MO-ATV-03, MO-ATV-05)
bool can_do(const State& s, Seat seat, int source, int system, const Effect& e) {
  const Player& p = s.of(seat);
  switch (e.op) {
    case Op::kPay: return can_pay(p, e);
    case Op::kMark: return field_empty(p, source) && p.reserve > 0;
    case Op::kTakeDiscard: return !s.discard.empty();
    case Op::kBuild: return has_buildable(s, seat, system, e);
    case Op::kExchange: return can_afford(p, e.amount) || can_afford(p, e.other);
    case Op::kDraw: return can_draw(s);
    case Op::kStealRandom: return somebody_has_cards(s, seat);
    case Op::kArrange:
      return std::any_of(p.systems.begin(), p.systems.end(), [](const System& cards) { return !cards.empty(); });
    case Op::kHireFree: return !s.centre.empty() && !has_fulcrum(p);
    case Op::kGainByUnder: return gain_by_under(p, system, e) != Amount{};
    case Op::kMarkerToActions: return p.advisor_marker > 0;
    default: return true;
  }
}

// A whole list: every cost can be paid and every payoff is possible. A marker for the field and one to gain are two.
bool can_use(const State& s, Seat seat, int source, int system, const Effects& effects) {
  int markers = 0;
  for (const Effect& e : effects) {
    if (!can_do(s, seat, source, system, e)) return false;
    markers += e.op == Op::kMark ? 1 : e.op == Op::kAction ? e.number : 0;
  }
  const bool marks = effects[0].op == Op::kMark;
  return !marks || s.of(seat).reserve >= markers;
}

bool sheet_effect(const Player& p) { return ability_of(p) == Ability::kSpendVpForFleet && p.vp >= 1; }  // MO-RAC-03, 04

bool usable(const State& s, Seat seat, int source, Keyword keyword) {
  const Player& p = s.of(seat);
  if (source == kSheetSource) return keyword == Keyword::kRoundStart && sheet_effect(p);
  if (!source_is_active(p, source)) return false;
  const Effects& effects = effects_of(p, source, keyword);
  return !effects.empty() && can_use(s, seat, source, source < kSystems ? source : kNoSystem, effects);
}

// Opponents in the order in which they are hit: clockwise from the left (MO-GEN-03).
template <class F>
void each_opponent(const State& s, Seat seat, F&& f) {
  for (Seat q = s.after(seat); q != seat; q = s.after(q)) f(q);
}
// The same for steps to be pushed: the last pushed comes first.
template <class F>
void each_opponent_backwards(const State& s, Seat seat, F&& f) {
  for (int i = s.seats() - 1; i > 0; --i) f(static_cast<Seat>((seat + i) % s.seats()));
}

int empty_fields(const Player& p) {
  int count = 0;
  for (int source = 0; source <= kAdvisorSource; ++source) count += field_empty(p, source);
  return count;
}

void put_marker(State& s, Seat seat, int source, Events& events) {
  Player& p = s.of(seat);
  if (source > kAdvisorSource) broken_limit("a marker on no card");
  --p.reserve;
  (source == kAdvisorSource ? p.advisor_marker : p.marker[index(source)]) = 1;
  events.tell_all(Said::kMarked, seat, source);
}

bool hits_one(const Step& effect) { return effect.arg[4] >= kFirstVictim; }
Seat victim_of(const Step& effect) { return static_cast<Seat>(effect.arg[4] - kFirstVictim); }

// The effect comes back once for each opponent, so that each of them is done with it before the next is hit
// (MO-GEN-03).
void hit_one_after_another(State& s, const Step& step) {
  each_opponent_backwards(s, step.seat, [&](Seat q) {
    Step hit = step;
    hit.arg[4] = static_cast<std::int16_t>(kFirstVictim + q);
    s.core.steps.push(hit);
  });
}

// MO-CRD-06, MO-AMB-21
void jam(State& s, Seat victim, Events& events) {
  const Player& p = s.of(victim);
  if (empty_fields(p) > p.reserve) {
    if (p.reserve > 0) s.core.push(Kind::kJam, victim);
    return;
  }
  for (int source = 0; source <= kAdvisorSource; ++source)
    if (field_empty(p, source)) put_marker(s, victim, source, events);
}

// Destroyer: a choice for those who have the cards (MO-AMB-27).
void discard_or(State& s, Seat victim, const Effect& e, Events& events) {
  if (s.of(victim).hand_size >= e.cards)
    s.core.push(Kind::kDiscardOr, victim, e.cards, -e.number);
  else
    change_morale(s, victim, e.number, events);
}

void pay_cost(State& s, Seat seat, const Effect& e, Events& events) {
  Player& p = s.of(seat);
  pay(s, seat, e.amount, events);
  if (e.vp > 0) change_vp(s, seat, -e.vp, events);
  if (e.morale > 0) change_morale(s, seat, -e.morale, events);
  p.available = static_cast<std::uint8_t>(p.available - e.markers);
  p.reserve = static_cast<std::uint8_t>(p.reserve + e.markers);
  if (e.cards > 0) s.core.push(Kind::kDiscard, seat, e.cards);
}

void do_per(State& s, Seat seat, int system, const Effect& e, Events& events) {
  if (e.counted == Counted::kSystems) {  // Titan: each opponent by its own systems
    each_opponent(s, seat, [&](Seat q) { change_morale(s, q, e.number * count_things(s, q, system, e), events); });
    return;
  }
  for (int n = count_things(s, seat, system, e); n > 0; --n) gain(s, seat, e.amount, events);
}

void do_effect(State& s, const Step& step, const Effect& e, Events& events) {
  const Seat seat = step.seat;
  const auto keyword = static_cast<Keyword>(step.arg[1]);
  const int system = step.arg[3];
  const bool optional = keyword == Keyword::kAfterBuild;
  // MO-GEN-04: what cannot be done is skipped. A build is asked for all the same, lest the question tell what the hand
  // holds.
  if (e.op != Op::kBuild && !can_do(s, seat, step.arg[0] >= kAdvisorCards ? kAdvisorSource : system, system, e)) return;
  switch (e.op) {
    case Op::kGain:
      if (e.target == Target::kSelf)
        gain(s, seat, e.amount, events);
      else
        each_opponent(s, seat, [&](Seat q) { gain(s, q, e.amount, events); });
      break;
    case Op::kGainOneOf: s.core.push(Kind::kGainOneOf, seat, e.amount[0], e.amount[1], e.amount[2]); break;
    case Op::kExchange: s.core.push(Kind::kExchange, seat, step.arg[0]); break;
    case Op::kMorale:
      if (e.target == Target::kDefender && (step.arg[4] < 1 || step.arg[4] > s.seats())) broken_limit("no defender");
      change_morale(s, e.target == Target::kDefender ? static_cast<Seat>(step.arg[4] - 1) : seat, e.number, events);
      break;
    case Op::kVp: change_vp(s, seat, e.number, events); break;
    case Op::kDraw: draw_cards(s, seat, e.number, events); break;
    case Op::kTakeDiscard:
      if (s.discard.empty()) break;  // MO-CRD-13
      if (e.any) {
        s.core.push(Kind::kRecover, seat, kCards, 0);
      } else {
        add_to_hand(s.of(seat), s.discard.back());
        events.tell_all(Said::kTook, seat, s.discard.pop());
      }
      break;
    case Op::kDiscardOr:
      if (hits_one(step))
        discard_or(s, victim_of(step), e, events);
      else
        hit_one_after_another(s, step);
      break;
    case Op::kAction:
      if (Effect count{.counted = Counted::kActive, .colour = e.colour};
          e.colour == kNone || count_things(s, seat, kNoSystem, count) > 0)
        extra_action(s, seat, e.number, events);
      break;
    case Op::kBuild:
      if (optional || has_buildable(s, seat, system, e))
        s.core.push(Kind::kBuildMore, seat, e.number, e.here ? system : kNoSystem, optional, e.from_discard);
      break;
    case Op::kBuildAgainIf:
      if (step.arg[5] == e.colour + 1) s.core.push(Kind::kBuildMore, seat, 0, kNoSystem, 1, 0);
      break;
    case Op::kActivateFree: s.core.push(Kind::kActivateFree, seat); break;
    case Op::kArrange: s.core.push(Kind::kArrange, seat); break;
    case Op::kSink:
      each_opponent_backwards(s, seat, [&](Seat q) {
        for (int i = 0; i < kSystems; ++i)
          if (!s.of(q).systems[index(i)].empty()) return s.core.push(Kind::kSink, seat, q);
      });
      break;
    case Op::kJam:
      if (hits_one(step))
        jam(s, victim_of(step), events);
      else
        hit_one_after_another(s, step);
      break;
    case Op::kReturnAdvisors:
      each_opponent(s, seat, [&](Seat q) {
        if (s.of(q).advisor != kNone && !has_fulcrum(s.of(q))) release_advisor(s, q, events);
      });
      break;
    case Op::kHireFree: s.core.push(Kind::kHire, seat); break;
    case Op::kStealRandom: s.core.push(Kind::kRob, seat); break;
    case Op::kGainByUnder: gain(s, seat, gain_by_under(s.of(seat), system, e), events); break;
    case Op::kPay: pay_cost(s, seat, e, events); break;
    case Op::kMark: put_marker(s, seat, step.arg[0] >= kAdvisorCards ? kAdvisorSource : system, events); break;
    case Op::kPer: do_per(s, seat, system, e, events); break;
    case Op::kMarkerToActions:
      --s.of(seat).advisor_marker;
      ++s.of(seat).available;
      break;
    default: break;
  }
}

// After an attack on the owner (MO-CRD-10).
void do_on_attacked(State& s, Seat defender, Events& events) {
  int points = 0;
  each_always(s.of(defender), [&](const Effect& e) { points += e.op == Op::kOnAttacked ? e.number : 0; });
  if (points > 0) change_vp(s, defender, points, events);
}

int structure_points(const State& s, Seat seat, int system, int kind) {
  const Player& p = s.of(seat);
  int points = structure(kind).vp;
  if (structure(kind).keyword != Keyword::kEndGame) return points;
  for (const Effect& e : structure(kind).effects) {
    if (e.op == Op::kScorePer) points += e.number * count_things(s, seat, system, e);
    if (e.op == Op::kScoreResources) points += (p.resources[0] + p.resources[1] + p.resources[2]) / e.number;
    if (e.op != Op::kScoreRainbow) continue;
    for (int i = 0; i < kSystems; ++i) {
      int colours = 0;
      for (const std::uint8_t card : p.systems[index(i)]) colours |= 1 << static_cast<int>(structure(card).colour);
      if (i == kFulcrumSystem && has_fulcrum(p) && p.advisor_colour < kColours) colours |= 1 << p.advisor_colour;
      points += colours == (1 << kColours) - 1 ? e.number : 0;
    }
  }
  return points;
}

}  // namespace

// MO-ATV-01..05
bool can_activate(const State& s, Seat seat, int source, bool free_of_charge) {
  const Player& p = s.of(seat);
  if (source > kAdvisorSource || field_of(p, source) != Field::kA || !field_empty(p, source)) return false;
  if (free_of_charge && p.reserve == 0) return false;
  const bool restricted = source < kSystems && structure(active_kind(p, source)).restriction == Restriction::kActivate6;
  return !(restricted && p.morale < kRestrictedMorale) && usable(s, seat, source, Keyword::kActivation);
}

void activate(State& s, Seat seat, int source, bool free_of_charge, Events& events) {
  Player& p = s.of(seat);
  if (free_of_charge) --p.reserve;  // else the marker comes from the available ones, taken by the action
  (source == kAdvisorSource ? p.advisor_marker : p.marker[index(source)]) = 1;
  events.tell_all(Said::kActivated, seat, source);
  const Effects& effects = effects_of(p, source, Keyword::kActivation);
  if (effects[0].op == Op::kBuild && !effects[0].from_discard) s.core.reveal();  // the hand holds something to build
  push_effects(s, seat, card_of(p, source), Keyword::kActivation, source < kSystems ? source : kNoSystem, kNobody);
}

Refusal why_not_activate(const State& s, Seat seat, int source, bool free_of_charge) {
  const Player& p = s.of(seat);
  if (source > kAdvisorSource || !source_is_active(p, source) || field_of(p, source) != Field::kA)
    return refuse("MO-ATV-01", {"There is no active card with an Activation of yours there.",
                                "Nie masz tam aktywnej karty z Aktywacją."});
  if (!field_empty(p, source)) return refuse("MO-ATV-02", {"Its A field is occupied.", "Jej pole A jest zajęte."});
  if (free_of_charge && p.reserve == 0)
    return refuse("MO-ATV-04", {"Your reserve is empty.", "Twoje rezerwy są puste."});
  if (source < kSystems && structure(active_kind(p, source)).restriction == Restriction::kActivate6 &&
      p.morale < kRestrictedMorale)
    return refuse("MO-MOR-05", {"It can be activated only with a morale of 6 or more.",
                                "Można ją aktywować tylko przy morale co najmniej 6."});
  for (const Effect& e : effects_of(p, source, Keyword::kActivation))
    if (e.op == Op::kPay && !can_pay(p, e))
      return refuse("MO-ATV-03", {"You cannot pay its cost.", "Nie możesz opłacić kosztu."});
  return refuse("MO-ATV-05", {"Its effect could not do anything now.", "Efekt nic by teraz nie dał."});
}

// arg0: card, arg1: keyword, arg2: which effect, arg3: system or kNoSystem, arg4: defender + 1 or kFirstVictim + the
// opponent being hit, arg5: colour built for it + 1
void push_effects(State& s, Seat seat, int card, Keyword keyword, int system, Seat defender) {
  const Effects& effects = list_of(card, keyword);
  s.core.push(Kind::kEffect, seat, card, keyword, 0, system, defender + 1);
  // An optional effect after building is offered, if it can be used at all; those that ask for themselves need no
  // question.
  if (keyword != Keyword::kAfterBuild || !structure(card).optional) return;
  if (effects[0].op == Op::kBuild || effects[0].op == Op::kActivateFree) return;
  const Step effect = s.core.steps.pop();
  if (!can_use(s, seat, system, system, effects)) return;
  s.core.steps.push(effect);
  s.core.push(Kind::kMayUse, seat, card);
}

void run_effect(State& s, const Step& step, Events& events) {
  if (step.arg[0] >= kWhenAttacked) return do_on_attacked(s, step.seat, events);
  const Effects& effects = list_of(step.arg[0], static_cast<Keyword>(step.arg[1]));
  if (step.arg[2] >= effects.size()) return;
  if (step.arg[2] + 1 < effects.size() && !hits_one(step)) {
    Step next = step;
    ++next.arg[2];
    next.arg[5] = 0;
    s.core.steps.push(next);
  }
  do_effect(s, step, effects[step.arg[2]], events);
}

// arg0: card. The effect waits right below.
void list_may_use(const State&, const Step&, ActionList& out) {
  out.add(Verb::kUse);
  out.add(Verb::kDecline);
}
void apply_may_use(State& s, const Step&, Action a, Events&) {
  if (verb_of(a) == Verb::kDecline) s.core.steps.pop();
}
Refusal why_not_may_use(const State&, const Step&, Action) { return {}; }

// Several effects at one time, in an order that their owner chooses (MO-GEN-06).
// arg0: keyword, arg1: sources still to come, arg2: defender + 1
void run_resolve(State& s, const Step& step, Events& events) {
  const auto keyword = static_cast<Keyword>(step.arg[0]);
  int candidates = 0, last = 0;
  for (int source = 0; source < kSources; ++source)
    if (step.arg[1] & (1 << source) && usable(s, step.seat, source, keyword)) {
      ++candidates;
      last = source;
    }
  if (candidates == 0) return;
  if (candidates == 1 && !is_optional(s.of(step.seat), last, keyword))
    return apply_choose_effect(s, step, make_action(Verb::kResolve, last), events);
  s.core.push(Kind::kChooseEffect, step.seat, step.arg[0], step.arg[1], step.arg[2]);
}
void list_choose_effect(const State& s, const Step& step, ActionList& out) {
  const auto keyword = static_cast<Keyword>(step.arg[0]);
  bool forced = false;
  for (int source = 0; source < kSources; ++source) {
    if (!(step.arg[1] & (1 << source)) || !usable(s, step.seat, source, keyword)) continue;
    out.add(Verb::kResolve, source);
    forced = forced || !is_optional(s.of(step.seat), source, keyword);
  }
  if (!forced) out.add(Verb::kDone);
}
void apply_choose_effect(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDone) return;
  const int source = a.arg[0];
  s.core.push(Kind::kResolve, step.seat, step.arg[0], step.arg[1] & ~(1 << source), step.arg[2]);
  if (source == kSheetSource) {  // Alkari
    change_vp(s, step.seat, -1, events);
    gain(s, step.seat, {0, 2, 0}, events);
    return;
  }
  push_effects(s, step.seat, card_of(s.of(step.seat), source), static_cast<Keyword>(step.arg[0]),
               source < kSystems ? source : kNoSystem, static_cast<Seat>(step.arg[2] - 1));
}
Refusal why_not_choose_effect(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kDone)
    return refuse("MO-GEN-05", {"An effect that is not worded \"may\" must be carried out.",
                                "Efekt bez słowa „możesz” trzeba rozpatrzyć."});
  if (verb_of(a) == Verb::kResolve)
    return refuse("MO-GEN-13", {"That has no effect to use now.", "Nie ma tam efektu do rozpatrzenia."});
  return {};
}

int end_points(const State& s, Seat seat) {
  int points = 0;
  for (int system = 0; system < kSystems; ++system)
    for (const std::uint8_t kind : s.of(seat).systems[index(system)]) points += structure_points(s, seat, system, kind);
  return points;
}

}  // namespace kosmo::orion
