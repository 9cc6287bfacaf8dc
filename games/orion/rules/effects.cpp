// What the words of the cards mean: a function for each word of the vocabulary, named like it. What needs an answer
// pushes a step of choices.cpp.
#include <algorithm>

#include "engine/effects.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// An effect being carried out.
struct Doing {
  State& s;
  Seat seat;
  const EffectArgs& args;
  const Effects& effects;  // the whole list
  Events& events;

  const Effect& effect() const { return effects[args.which]; }
  int system() const { return system_of(args.source); }
  Player& player() const { return s.of(seat); }
};

// --- what can be done

// MO-VP-02: no more points than the track shows.
bool can_pay(const Player& p, const Effect& e) {
  return can_afford(p, e.amount) && p.vp >= e.vp && p.hand.size() >= e.cards && p.available >= e.markers;
}

Amount gain_by_under(const Player& p, int system, const Effect& e) {
  Amount out{};
  if (const int colour = card_colour_below(p, system); colour < kResources) out[colour] = e.amount[colour];
  return out;
}

bool somebody_has_cards(const State& s, Seat but) {
  for (Seat q = 0; q < s.seats(); ++q)
    if (q != but && s.of(q).hand.size() > 0) return true;
  return false;
}

bool has_structures(const Player& p) {
  return std::any_of(p.systems.begin(), p.systems.end(), [](const System& cards) { return !cards.empty(); });
}

bool has_buildable(const State& s, Seat seat, int system, const Effect& e) {
  const Builder builder(s.of(seat), {.less = e.number});
  const auto fits = [&](int kind) {
    return e.here ? builder.can_build({kind, system}) : builder.systems_for(kind) != 0;
  };
  if (e.from_discard) return !s.discard.empty() && fits(s.discard.back());
  const auto& hand = s.of(seat).hand;
  return std::any_of(hand.begin(), hand.end(), [&](const Card& card) { return fits(card.face); });
}

int empty_fields(const Player& p) {
  int count = 0;
  for (int source = 0; source <= kAdvisorSource; ++source) count += field_empty(p, source);
  return count;
}

// --- the words

void do_gain(const Doing& d) {
  if (d.effect().target == Target::kSelf) return gain(d.s, d.seat, d.effect().amount, d.events);
  for (const Seat q : d.s.opponents(d.seat)) gain(d.s, q, d.effect().amount, d.events);
}

void do_gain_one_of(const Doing& d) {  // MO-GEN-07
  d.s.core.steps.push(GainOneOfArgs(d.effect().amount).step(d.seat));
}

void do_morale(const Doing& d) {
  change_morale(d.s, d.effect().target == Target::kDefender ? d.args.defender : d.seat, d.effect().number, d.events);
}

void do_take_discard(const Doing& d) {
  if (d.effect().any) return d.s.core.steps.push(RecoverArgs(kCards, false).step(d.seat));
  d.player().hand.add(d.s.discard.back(), kEverybody);
  d.events.tell_all(Said::kTook, d.seat, d.s.discard.pop());
}

// The effect comes back once for each opponent, so that each of them is done with it before the next is hit
// (MO-GEN-03).
template <class Hit>
void hit_one_after_another(const Doing& d, Hit&& hit) {
  if (d.args.victim != kNobody) return hit(d.args.victim);
  for (const Seat q : last_first(d.s.opponents(d.seat))) {
    EffectArgs one = d.args;
    one.victim = q;
    d.s.core.steps.push(one.step(d.seat));
  }
}

// Destroyer: a choice for those who have the cards (MO-CRD-29).
void do_discard_or(const Doing& d) {
  hit_one_after_another(d, [&](Seat victim) {
    const Effect& e = d.effect();
    if (d.s.of(victim).hand.size() < e.cards) return change_morale(d.s, victim, e.number, d.events);
    d.s.core.steps.push(DiscardArgs(e.cards, -e.number).step(Kind::kDiscardOr, victim));
  });
}

// MO-CRD-06, MO-AMB-21
void do_jam(const Doing& d) {
  hit_one_after_another(d, [&](Seat victim) {
    const Player& p = d.s.of(victim);
    if (empty_fields(p) > p.reserve) {
      if (p.reserve > 0) d.s.core.push(Kind::kJam, victim);
      return;
    }
    for (int source = 0; source <= kAdvisorSource; ++source)
      if (field_empty(p, source)) put_marker(d.s, victim, source, d.events);
  });
}

// MO-CRD-12: the card itself lies there already, and counts.
void do_action(const Doing& d) {
  const Effect& e = d.effect();
  const Effect active{.counted = Counted::kActive, .colour = e.colour};
  if (e.colour == kNone || count_things(d.s, d.seat, kNoSystem, active) > 0)
    extra_action(d.s, d.seat, e.number, d.events);
}

// MO-BLD-09. What may be declined is asked for all the same, lest the question tell what the hand holds; that it is
// empty everybody sees.
void do_build(const Doing& d) {
  const Effect& e = d.effect();
  const int next = d.args.which + 1;
  BuildMoreArgs more;
  more.less = e.number;
  more.system = e.here ? d.system() : kAnySystem;
  more.may_decline = d.args.keyword == Keyword::kAfterBuild && may_decline(d.args.card, d.args.keyword);
  more.from_discard = e.from_discard;
  if (next < d.effects.size() && d.effects[next].op == Op::kBuildAgainIf) more.again = d.effects[next].colour;
  if (more.may_decline ? d.player().hand.size() > 0 : has_buildable(d.s, d.seat, d.system(), e))
    d.s.core.steps.push(more.step(d.seat));
}

// MO-CRD-07: the owner chooses for each opponent who has structures.
void do_sink(const Doing& d) {
  for (const Seat q : last_first(d.s.opponents(d.seat)))
    if (has_structures(d.s.of(q))) d.s.core.steps.push(SinkArgs(q).step(d.seat));
}

void do_return_advisors(const Doing& d) {  // MO-CRD-08, MO-ADV-03
  for (const Seat q : d.s.opponents(d.seat))
    if (d.s.of(q).advisor != kNone && !has_fulcrum(d.s.of(q))) release_advisor(d.s, q, d.events);
}

void do_pay(const Doing& d) {
  const Effect& e = d.effect();
  Player& p = d.player();
  pay(d.s, d.seat, e.amount, d.events);
  if (e.vp > 0) change_vp(d.s, d.seat, -e.vp, d.events);
  if (e.morale > 0) change_morale(d.s, d.seat, -e.morale, d.events);
  if (e.markers > 0) d.events.tell_all(Said::kGaveUp, d.seat, e.markers);
  p.available = static_cast<std::uint8_t>(p.available - e.markers);
  p.reserve = static_cast<std::uint8_t>(p.reserve + e.markers);
  if (e.cards > 0) d.s.core.steps.push(DiscardArgs(e.cards).step(Kind::kDiscard, d.seat));
}

void do_per(const Doing& d) {
  const Effect& e = d.effect();
  if (e.counted == Counted::kSystems) {  // Titan: each opponent by its own systems (MO-CRD-05)
    for (const Seat q : d.s.opponents(d.seat))
      change_morale(d.s, q, e.number * count_things(d.s, q, d.system(), e), d.events);
    return;
  }
  for (int n = count_things(d.s, d.seat, d.system(), e); n > 0; --n) gain(d.s, d.seat, e.amount, d.events);
}

// MO-ADV-11, MO-ADV-12: whatever effect had put it there.
void do_marker_to_actions(const Doing& d) {
  --marker_on(d.player(), d.args.source);
  ++d.player().available;
  d.events.tell_all(Said::kMarkerUsed, d.seat, d.args.card);
}

void do_effect(const Doing& d) {
  switch (d.effect().op) {
    case Op::kGain: return do_gain(d);
    case Op::kGainOneOf: return do_gain_one_of(d);
    case Op::kExchange: return d.s.core.steps.push(ExchangeArgs(d.args.card).step(d.seat));
    case Op::kMorale: return do_morale(d);
    case Op::kVp: return change_vp(d.s, d.seat, d.effect().number, d.events);
    case Op::kDraw: return draw_cards(d.s, d.seat, d.effect().number, d.events);
    case Op::kTakeDiscard: return do_take_discard(d);
    case Op::kDiscardOr: return do_discard_or(d);
    case Op::kAction: return do_action(d);
    case Op::kBuild: return do_build(d);
    case Op::kBuildAgainIf: return;  // the build in front of it knows (do_build)
    case Op::kActivateFree: return d.s.core.push(Kind::kActivateFree, d.seat);
    case Op::kArrange: return d.s.core.push(Kind::kArrange, d.seat);
    case Op::kSink: return do_sink(d);
    case Op::kJam: return do_jam(d);
    case Op::kReturnAdvisors: return do_return_advisors(d);
    case Op::kHireFree: return d.s.core.push(Kind::kHire, d.seat);  // MO-CRD-03
    case Op::kStealRandom: return d.s.core.push(Kind::kRob, d.seat);
    case Op::kGainByUnder: return gain(d.s, d.seat, gain_by_under(d.player(), d.system(), d.effect()), d.events);
    case Op::kPay: return do_pay(d);
    case Op::kMark: return put_marker(d.s, d.seat, d.args.source, d.events);  // MO-ADV-10, MO-ATK-10
    case Op::kPer: return do_per(d);
    case Op::kMarkerToActions: return do_marker_to_actions(d);
    // Those of the end of the game and Always ones are read where they matter.
    case Op::kScorePer:
    case Op::kScoreResources:
    case Op::kScoreRainbow:
    case Op::kAttackCostAgainst:
    case Op::kAttackStrength:
    case Op::kDefenceStrength:
    case Op::kOnAttacked:
    case Op::kOnExploit:
    case Op::kOnResearch:
    case Op::kBuildLess:
    case Op::kNothing: return;
  }
}

}  // namespace

// Could the effect do anything? (MO-GEN-13, MO-ATV-03, MO-ATV-05)
bool can_do(const State& s, Seat seat, int source, const Effect& e) {
  const Player& p = s.of(seat);
  const int system = system_of(source);
  switch (e.op) {
    case Op::kPay: return can_pay(p, e);
    case Op::kMark: return field_empty(p, source) && p.reserve > 0;  // MO-MRK-04
    case Op::kTakeDiscard: return !s.discard.empty();                // MO-CRD-13
    case Op::kBuild: return has_buildable(s, seat, system, e);
    case Op::kExchange: return can_afford(p, e.amount) || can_afford(p, e.other);
    case Op::kDraw: return can_draw(s);
    case Op::kStealRandom: return somebody_has_cards(s, seat);
    case Op::kArrange: return has_structures(p);
    case Op::kHireFree: return !s.centre.empty() && !has_fulcrum(p);
    case Op::kGainByUnder: return gain_by_under(p, system, e) != Amount{};
    case Op::kMarkerToActions: return p.advisor_marker > 0;
    // These always do something, or are carried out even if they change nothing.
    case Op::kNothing:
    case Op::kGain:
    case Op::kGainOneOf:
    case Op::kMorale:
    case Op::kVp:
    case Op::kDiscardOr:
    case Op::kAction:
    case Op::kBuildAgainIf:
    case Op::kActivateFree:
    case Op::kSink:
    case Op::kJam:
    case Op::kReturnAdvisors:
    case Op::kPer:
    case Op::kScorePer:
    case Op::kScoreResources:
    case Op::kScoreRainbow:
    case Op::kAttackCostAgainst:
    case Op::kAttackStrength:
    case Op::kDefenceStrength:
    case Op::kOnAttacked:
    case Op::kOnExploit:
    case Op::kOnResearch:
    case Op::kBuildLess: return true;
  }
  return true;
}

void run_effect(State& s, const Step& step, Events& events) {
  const EffectArgs args(step);
  const Effects& effects = effects_on(args.card, args.keyword);
  const bool first_of_all = args.victim == kNobody;  // what hits opponents one by one comes here again for each of them
  if (first_of_all) push_following(s.core.steps, args, step.seat, effects.size());
  // MO-GEN-04: what cannot be done is skipped. Whether a build asks, do_build decides: not asking could tell that a
  // hand holds nothing to build.
  const Effect& e = effects[args.which];
  if (e.op == Op::kBuild || can_do(s, step.seat, args.source, e)) do_effect({s, step.seat, args, effects, events});
}

}  // namespace kosmo::orion
