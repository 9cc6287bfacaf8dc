// What an action would lose for good without need: gains beyond the end of a track, and cards spent for nothing. It
// looks at the own hand and at what lies open, nothing else: a warning must not tell what its reader may not know.
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

using Heard = std::vector<Event>;

// Goes on with what the action brought about, as far as it needs no answer; which card pays for an effect does not
// matter to what it gives. What waited before the action is none of its doing.
void carry_on(State& s, Seat seat, int waiting, Events& events) {
  while (!s.core.over && s.core.steps.size() > waiting) {
    const Step step = s.core.steps.back();
    const StepRule<State>& rule = Orion::steps()[step.kind];
    const bool pays = step.is(Kind::kDiscard) && step.seat == seat;
    if (!rule.run && !pays) return;
    s.core.steps.pop();
    if (rule.run) {
      rule.run(s, step, events);
    } else {
      ActionList cards;
      rule.list(s, step, cards);
      rule.apply(s, step, cards[0], events);
    }
  }
}

// MO-RES-02: what the seat would gain beyond 9, told by the rules themselves. The action is tried on a copy.
Amount overflow(State s, Action a) {
  Heard heard;
  Events events(&heard);
  const Step step = s.core.steps.pop();
  const bool effect_waits = step.is(Kind::kMayUse);  // right below the question
  const int waiting = s.core.steps.size() - effect_waits;
  Orion::steps()[step.kind].apply(s, step, a, events);
  carry_on(s, step.seat, waiting, events);
  Amount lost{};
  for (const Event& e : heard)
    if (e.phrase == static_cast<int>(Said::kOverflow) && e.args[0] == step.seat)
      lost[e.args[2]] = static_cast<std::uint8_t>(lost[e.args[2]] + e.args[1]);
  return lost;
}

Warning wasted_resources(const State& s, Action a) {
  const Amount lost = overflow(s, a);
  if (sum_of(lost) == 0) return {};
  return refuse("MO-RES-02", {"What you gain beyond 9 is lost: {0}.", "To, co przekracza 9, przepada: {0}."},
                {&kAmountKind}, amount_value(lost));
}

// MO-MOR-01
Warning wasted_morale(const Player& p, int gain) {
  const int lost = std::min(gain, p.morale + gain - kMaxMorale);
  if (lost <= 0) return {};
  if (lost == gain)
    return refuse("MO-MOR-01",
                  {"Your morale is 10 already: it cannot rise.", "Twoje morale wynosi już 10: nie może wzrosnąć."});
  return refuse("MO-MOR-01",
                {"Morale never exceeds 10: {0} of {1} {0#is|are} lost.",
                 "Morale nigdy nie przekracza 10: z {1} {0#przepada|przepadają|przepada} {0}."},
                {&kNumber, &kNumber}, lost, gain);
}

int morale_of_activation(const Player& p, int source) {
  int gain = 0;
  for (const Effect& e : effects_of(p, source, Keyword::kActivation))
    if (e.op == Op::kMorale && e.target == Target::kSelf) gain += e.number;
  return gain;
}

// MO-DCK-04: the top card of the discard pile is never drawn.
int cards_to_draw(const State& s) { return s.deck.size() + std::max(0, s.discard.size() - 1); }

// MO-EXP-04: of the cards drawn one is discarded, so a single one leaves nothing. The exploited card itself becomes the
// top of the discard pile (MO-EXP-08).
Warning wasted_exploit(const State& s, int kind) {
  if (structure(kind).colour != Colour::kGrey || s.deck.size() + s.discard.size() > 1) return {};
  return refuse("MO-EXP-04", {"There are too few cards to draw: you would keep none.",
                              "Zostało za mało kart do dobrania: nie zachowasz żadnej z dobranych."});
}

Warning wasted_research(const State& s) {
  if (cards_to_draw(s) > 0) return {};
  return refuse("MO-ACT-10", {"There is no card left to draw.", "Nie ma już kart do dobrania."});
}

Warning wasted_by_action(const State& s, Seat seat, Action a) {
  switch (verb_of(a)) {
    case Verb::kPropaganda: return wasted_morale(s.of(seat), kPropagandaMorale);
    case Verb::kResearch: return wasted_research(s);
    case Verb::kExploit:
      if (Warning nothing = wasted_exploit(s, a.arg[0])) return nothing;
      return wasted_resources(s, a);
    case Verb::kActivate:
      if (Warning morale = wasted_morale(s.of(seat), morale_of_activation(s.of(seat), a.arg[1]))) return morale;
      return wasted_resources(s, a);
    case Verb::kBuild:
    case Verb::kAttack:
    case Verb::kTrade: return wasted_resources(s, a);
    default: return {};
  }
}

bool is_only_choice(const State& s) {
  ActionList choices;
  Engine<Orion>::legal(s, choices);
  return choices.size() == 1;
}

}  // namespace

Warning Orion::wastes(const State& s, Action a) {
  if (s.core.over || is_only_choice(s)) return {};
  const Step& step = s.core.steps.back();
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kAction:
    case Kind::kActivateFree: return wasted_by_action(s, step.seat, a);
    case Kind::kPayment:
    case Kind::kBuildMore:
    case Kind::kMayUse:
    case Kind::kGainAny:
    case Kind::kGainOneOf:
    case Kind::kExchange: return wasted_resources(s, a);
    default: return {};
  }
}

}  // namespace kosmo::orion
