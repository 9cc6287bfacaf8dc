// Production (AA-PROD) and Mine Planets (AA-MINE).
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

// AA-PROD-02, AA-PROD-03: the matching section, or the one with fewer icons; if one matches, either.
bool may_show(const Resource& drawn, CardKind kind, int section) {
  if (drawn.has_kind(kind)) return true;
  return drawn.sections[section].icons <= drawn.sections[1 - section].icons;
}

void place_produced(State& s, Seat seat, const CardArgs& on, int section, Events& events) {
  const int r = s.revealed.pop();
  if (on.count > 1) s.core.steps.push(CardArgs(on.card, on.count - 1).step(Kind::kProduce, seat));
  lay(s, seat, r, section, on.card);
  events.tell_all(Said::kProduced, seat, r, on.card, section);
  if (resource(r).sections[section].kind != card(on.card).kind) return;
  gain_vp(s, seat, 1, events);  // AA-PROD-02, AA-PROD-04
  raise(s, Event::kProduceMatch, seat);
}

}  // namespace

void run_produce(State& s, const Step& step, Events& events) {  // AA-PROD-01, AA-PROD-05
  const CardArgs on(step);
  const int r = draw_resource(s, events);
  if (r == kNone) return;  // AA-DECK-05
  s.revealed.push(static_cast<std::uint8_t>(r));
  events.tell_all(Said::kRevealed, step.seat, r);
  const CardKind kind = card(on.card).kind;
  const bool first = may_show(resource(r), kind, 0), second = may_show(resource(r), kind, 1);
  if (first && second) return s.core.steps.push(on.step(Kind::kSection, step.seat));
  place_produced(s, step.seat, on, first ? 0 : 1, events);
}
void list_section(const State& s, const Step& step, ActionList& out) {  // AA-PROD-02, AA-PROD-03
  for (int section = 0; section < 2; ++section)
    if (may_show(resource(s.revealed.back()), card(CardArgs(step).card).kind, section)) out.add(Verb::kShow, section);
}
void apply_section(State& s, const Step& step, Action a, Events& events) {
  place_produced(s, step.seat, CardArgs(step), a.arg[0], events);
}
Refusal why_not_section(const State&, const Step&, Action) { return {}; }

// PRODUCE, PRODUCE_OR: on which Planet?
void list_produce_where(const State& s, const Step& step, ActionList& out) {  // AA-PROD-01, AA-PROD-08
  const CountArgs args(step);
  const Player& p = s.of(step.seat);
  usable(s, step.seat, Type::kPlanet, Side::kOperational).each([&](int index) {
    out.add(Verb::kOn, card_of(Type::kPlanet, index));
  });
  const bool unblocked = !(p.operational[Type::kPlanet] - p.blocked[Type::kPlanet]).empty();
  if (!unblocked) out.add(args.other > 0 ? Verb::kDraw : Verb::kDecline);  // nobody must pay for a blocked one
}
void apply_produce_where(State& s, const Step& step, Action a, Events& events) {  // AA-PROD-01
  const CountArgs args(step);
  if (verb_of(a) == Verb::kDecline) return;
  if (verb_of(a) == Verb::kDraw) return draw_to_hand(s, step.seat, args.other, events);
  s.core.steps.push(CardArgs(a.arg[0], args.count).step(Kind::kProduce, step.seat));
  pay_tokens(s, step.seat, a.arg[0], events);
}
Refusal why_not_produce_where(const State&, const Step&, Action) { return {}; }

// AA-MINE-01: every Planet that is not blocked, in any order; blocked ones if they are paid for (AA-BLK-10).
static CardsOfType still_to_mine(const State& s, Seat seat) {
  return usable(s, seat, Type::kPlanet, Side::kOperational) - s.done;
}
void list_mine(const State& s, const Step& step, ActionList& out) {
  const CardsOfType rest = still_to_mine(s, step.seat);
  rest.each([&](int index) { out.add(Verb::kOn, card_of(Type::kPlanet, index)); });
  // One at least must be mined (AA-MINE-02).
  if ((rest - s.of(step.seat).blocked[Type::kPlanet]).empty() && !s.done.empty()) out.add(Verb::kDone);
}
void apply_mine(State& s, const Step& step, Action a, Events& events) {  // AA-MINE-01
  if (verb_of(a) == Verb::kDone) return;
  s.done.add(index_of(a.arg[0]));
  pay_tokens(s, step.seat, a.arg[0], events);
  s.core.push(Kind::kNextMine, step.seat);
  s.core.steps.push(CardArgs(a.arg[0], 1).step(Kind::kProduce, step.seat));
}
// Asked only now: what was produced may have brought the Credits for a blocked one.
void run_next_mine(State& s, const Step& step, Events&) {  // AA-MINE-01, AA-BLK-10
  if (!still_to_mine(s, step.seat).empty()) s.core.push(Kind::kMine, step.seat);
}
Refusal why_not_mine(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kDone)
    return refuse("AA-MINE-01", {"No unblocked Planet is left out.", "Nie pomija się żadnej niezablokowanej Planety."});
  return {};
}

}  // namespace kosmo::artifacts
