// The action phase (MO-ACT): whose turn, the eight actions, and those of them that need no file of their own.
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

bool can_contract(const State& s, Seat seat) {  // MO-CON-02, MO-CON-06
  return s.of(seat).hand.size() >= kContractCards && !s.centre.empty() && !has_fulcrum(s.of(seat));
}

// MO-EXP-01, MO-EXP-02, MO-EXP-03, MO-EXP-04, MO-EXP-05, MO-EXP-07, MO-EXP-08
// MO-CRD-17: read now, each active copy.
void exploit(State& s, Seat seat, int kind, Events& events) {
  const Colour colour = structure(kind).colour;
  s.of(seat).hand.take(kind);
  s.discard.push(static_cast<std::uint8_t>(kind));
  s.core.reveal();
  events.tell_all(Said::kExploited, seat, kind);
  switch (colour) {
    case Colour::kBlue: gain(s, seat, food(3), events); break;
    case Colour::kRed: gain(s, seat, fleet(2), events); break;
    case Colour::kYellow: gain(s, seat, production(1), events); break;
    case Colour::kGrey:
      draw_to_choose(s, seat, kExploitCards, events);
      if (!s.drawn.empty()) s.core.push(Kind::kThrow, seat);
      break;
  }
  each_always(s.of(seat), [&](const Effect& e) {
    if (e.op == Op::kOnExploit && e.colour == static_cast<int>(colour)) gain(s, seat, e.amount, events);
  });
  gain(s, seat, exploit_bonus(s.of(seat)), events);  // MO-RAC-11
}

// MO-RSR-01, MO-RAC-13
void research(State& s, Seat seat, Events& events) {
  int cards = research_cards(s.of(seat));
  each_always(s.of(seat), [&](const Effect& e) { cards += e.op == Op::kOnResearch ? e.number : 0; });
  events.tell_all(Said::kResearched, seat);
  draw_cards(s, seat, cards, events);
}

// MO-TRD-01
void trade(State& s, Seat seat, int from, int to, Events& events) {
  const auto rate = [](int r) { return amount_of(static_cast<Resource>(r), kTradeRate[r]); };
  events.tell_all(Said::kTraded, seat, from, to);
  pay(s, seat, rate(from), events);
  gain(s, seat, rate(to), events);
}

// MO-PRO-01, MO-RAC-07, MO-RAC-08
void propaganda(State& s, Seat seat, Events& events) {
  s.of(seat).propaganda = 1;
  events.tell_all(Said::kPropaganda, seat);
  change_morale(s, seat, kPropagandaMorale, events);
  spy_by_propaganda(s, seat);
}

}  // namespace

// MO-ACT-01, MO-ACT-02: the next player in order who has a marker.
void run_turn(State& s, const Step& step, Events&) {
  Seat seat = step.seat;
  for (int i = 0; i < s.seats(); ++i, seat = s.after(seat)) {
    if (s.of(seat).available == 0) continue;
    s.core.begin_turn();
    s.core.push(Kind::kTurn, s.after(seat));
    s.core.push(Kind::kAction, seat);
    return;
  }
  s.core.push(Kind::kEndRound, kNobody);
}

// MO-ACT-03, MO-ACT-04: nobody may pass; Research is always possible (MO-ACT-10).
// MO-ACT-05: what was done before may be done again.
void list_action(const State& s, const Step& step, ActionList& out) {
  const Seat seat = step.seat;
  const Player& p = s.of(seat);
  const Builder builder(p, kBuildAction);
  p.hand.each_face([&](int kind) {
    each_bit(static_cast<std::uint64_t>(builder.systems_for(kind)),
             [&](int system) { out.add(Verb::kBuild, kind, system); });
    out.add(Verb::kExploit, kind);
  });
  out.add(Verb::kResearch);
  for (int source = 0; source <= kAdvisorSource; ++source)
    if (can_activate(s, seat, source, Marker::kOfAction)) out.add(Verb::kActivate, card_of(p, source), source);
  for (Seat q = 0; q < s.seats(); ++q)
    if (can_attack(s, seat, q)) out.add(Verb::kAttack, q);
  for (int from = 0; from < kResources; ++from) {
    if (p.resources[from] < kTradeRate[from]) continue;
    for (int to = 0; to < kResources; ++to)
      if (from != to) out.add(Verb::kTrade, from, to);
  }
  if (!p.propaganda) out.add(Verb::kPropaganda);
  if (can_contract(s, seat)) out.add(Verb::kContract);
}

void expect_action(const State& s, const Step& step, ActionList& out) {
  for (Seat q = s.after(step.seat); q != step.seat; q = s.after(q)) out.add(Verb::kAttack, q);
  out.add(Verb::kPropaganda);
  if (!s.no_advisors) out.add(Verb::kContract);
}

// MO-ACT-06: the marker goes to the action's box, on the card, or to the defender's sheet.
void apply_action(State& s, const Step& step, Action a, Events& events) {
  const Seat seat = step.seat;
  Player& p = s.of(seat);
  --p.available;
  if (verb_of(a) != Verb::kActivate && verb_of(a) != Verb::kAttack) ++p.spent;
  switch (verb_of(a)) {
    case Verb::kBuild: build(s, seat, {a.arg[0], a.arg[1]}, kBuildAction, events); break;
    case Verb::kExploit: exploit(s, seat, a.arg[0], events); break;
    case Verb::kResearch: research(s, seat, events); break;
    case Verb::kActivate: activate(s, seat, a.arg[1], Marker::kOfAction, events); break;
    case Verb::kAttack: attack(s, seat, static_cast<Seat>(a.arg[0]), events); break;
    case Verb::kTrade: trade(s, seat, a.arg[0], a.arg[1], events); break;
    case Verb::kPropaganda: propaganda(s, seat, events); break;
    case Verb::kContract:
      s.core.push(Kind::kHire, seat);
      s.core.steps.push(DiscardArgs(kContractCards).step(Kind::kDiscard, seat));
      break;
    default: broken_limit("an action that the turn does not offer");
  }
}

// MO-ACT-09
Refusal why_not_action(const State& s, const Step& step, Action a) {
  const Player& p = s.of(step.seat);
  switch (verb_of(a)) {
    case Verb::kBuild: return why_not_build(s, step.seat, {a.arg[0], a.arg[1]}, kBuildAction);
    case Verb::kExploit:
      if (p.hand.size() == 0) return refuse("MO-EXP-05", {"Your hand is empty.", "Nie masz kart na ręce."});
      return refuse("MO-EXP-01", {"{0} is not in your hand.", "Nie masz na ręce karty „{0}”."}, {&kCardKind}, a.arg[0]);
    case Verb::kActivate: return why_not_activate(s, step.seat, a.arg[0], a.arg[1], Marker::kOfAction);
    case Verb::kAttack: return why_not_attack(s, step.seat, a.arg[0]);
    case Verb::kTrade:
      if (a.arg[0] == a.arg[1])
        return refuse("MO-TRD-02", {"Trade needs two different resources.", "Handel wymaga dwóch różnych zasobów."});
      return refuse("MO-TRD-01", {"You do not have enough to trade.", "Nie masz dość zasobów na wymianę."});
    case Verb::kPropaganda:
      return refuse("MO-PRO-02", {"Propaganda can be used only once a round.",
                                  "Akcję propagandy można wykonać tylko raz na rundę."});
    case Verb::kContract:
      if (has_fulcrum(p))
        return refuse("MO-CON-06", {"Fulcrum Sandebar stays; you cannot hire anybody else.",
                                    "Fulcrum Sandebar zostaje; nie możesz zatrudnić nikogo innego."});
      if (s.no_advisors)
        return refuse("MO-VAR-02", {"This game is played without advisors.", "W tej grze nie ma doradców."});
      if (s.centre.empty())
        return refuse("MO-CON-02", {"There is no advisor in the centre.", "Na środku stołu nie ma żadnego doradcy."});
      return refuse("MO-CON-02",
                    {"Contract costs {0} cards; you have {1}.", "Kontrakt kosztuje {0} karty z ręki; masz {1}."},
                    {&kNumber, &kNumber}, kContractCards, p.hand.size());
    case Verb::kResolve:
      if (a.arg[1] == kSheetSource) return why_not_use_sheet(p, a.arg[0]);
      return refuse("MO-GEN-06", {"An effect applies when its keyword says; an Activation is used by an action.",
                                  "Efekt działa wtedy, kiedy wskazuje jego słowo kluczowe; z efektu „Aktywacja” "
                                  "korzysta się w akcji aktywacji."});
    case Verb::kHire:
      return refuse("MO-CON-01", {"An advisor is hired by Contract, for 3 cards.",
                                  "Doradcę zatrudnia się akcją kontraktu, odrzucając 3 karty."});
    case Verb::kDone:
    case Verb::kDecline: return refuse("MO-ACT-03", {"Nobody may pass.", "Nie wolno pasować."});
    default: return {};
  }
}

// A grey Exploit: one of the cards just drawn is discarded, for no bonus of its own (MO-EXP-06); the others are kept
// (MO-EXP-03).
void list_throw(const State& s, const Step&, ActionList& out) {
  for (int i = 0; i < s.drawn.size(); ++i)
    if (s.drawn.find(s.drawn[i]) == i) out.add(Verb::kThrow, s.drawn[i]);
}
void apply_throw(State& s, const Step& step, Action a, Events& events) {
  s.drawn.remove(a.arg[0]);
  s.discard.push(a.arg[0]);
  s.core.reveal();
  events.tell_all(Said::kDiscarded, step.seat, a.arg[0]);
  while (!s.drawn.empty()) s.of(step.seat).hand.add(s.drawn.pop());
}
Refusal why_not_throw(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kThrow || verb_of(a) == Verb::kDiscard
             ? refuse("MO-EXP-03", {"That is not one of the cards drawn.", "To nie jest żadna z dobranych kart."})
             : why_not_decline(a, "MO-EXP-03");
}

// MO-CON-01, MO-CON-03, MO-CON-04. MO-ADV-03: whoever has Fulcrum Sandebar is never asked.
void list_hire(const State& s, const Step&, ActionList& out) {
  for (const std::uint8_t id : s.centre) out.add(Verb::kHire, id);
}
void apply_hire(State& s, const Step& step, Action a, Events& events) {
  Player& p = s.of(step.seat);
  s.centre.remove(a.arg[0]);
  if (p.advisor != kNone) release_advisor(s, step.seat, events);
  p.advisor = a.arg[0];
  events.tell_all(Said::kHired, step.seat, a.arg[0]);
  if (advisor(a.arg[0]).own_system) s.core.push(Kind::kColour, step.seat);
}
Refusal why_not_hire(const State& s, const Step& step, Action a) {
  if (verb_of(a) != Verb::kHire) return why_not_decline(a, "MO-CON-01");
  if (s.of(step.seat).advisor == a.arg[0])
    return refuse("MO-CON-04", {"That advisor is the one who leaves.", "To właśnie ten doradca odchodzi."});
  return refuse("MO-CON-02", {"That advisor is not in the centre.", "Tego doradcy nie ma na środku stołu."});
}

// MO-ADV-08
void list_colour(const State&, const Step&, ActionList& out) {
  for (int c = 0; c < kColours; ++c) out.add(Verb::kColour, c);
}
void apply_colour(State& s, const Step& step, Action a, Events& events) {
  s.of(step.seat).advisor_colour = a.arg[0];
  events.tell_all(Said::kColour, step.seat, a.arg[0]);
}
Refusal why_not_colour(const State&, const Step&, Action a) { return why_not_decline(a, "MO-ADV-08"); }

}  // namespace kosmo::orion
