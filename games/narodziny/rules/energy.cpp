// The energy phase: shifting tokens (NK-ENE) and collecting rewards (NK-COL), and the optional overlap (NK-VAR).
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

void push_energy_phase(State& s, Seat seat) {
  s.core.push(Kind::kEndEnergy, seat);
  s.core.steps.push(CollectArgs(0).step(seat));
  s.core.steps.push(ShiftArgs(kShiftSteps).step(seat));
}

// NK-COL-02
void collect_active(State& s, Seat seat, Events& events) {
  switch (static_cast<Control>(s.token[seat])) {
    case Control::kLight: gain_stars(s, seat, Element::kH, 3, events); break;
    case Control::kTime:
      gain_stars(s, seat, Element::kO, 1, events);
      gain_resource(s, seat, Resource::kDna, 2, events);
      break;
    case Control::kGravity:
      gain_stars(s, seat, Element::kHe, 2, events);
      gain_resource(s, seat, Resource::kSupernova, 1, events);
      break;
    case Control::kChemistry:
      gain_stars(s, seat, Element::kC, 1, events);
      if (any_tile_left(s))
        s.core.steps.push(NebulaSizeArgs(Cause::kCraft).step(seat));
      else
        events.tell_all(Said::kShortOfNebulae, seat);  // NK-SUP-03
      break;
  }
}

// NK-COL-12: cards can be taken as long as there are any; the rest is lost (NK-SUP-01).
void push_cards(State& s, Seat seat, int count, Events& events) {
  if (count == 0) return;
  if (!s.energy_row.empty() || can_draw_energy(s))
    s.core.steps.push(RepeatArgs(count).step(Kind::kTakeCard, seat));
  else
    events.tell_all(Said::kShortOfCards, seat, count);
}

// NK-COL-06
void collect_passive(State& s, Seat seat, int control, Events& events) {
  const int amount = passive_rewards(s, seat, control);
  if (amount == 0) return;
  switch (static_cast<Control>(control)) {
    case Control::kLight: push_cards(s, seat, amount, events); break;
    case Control::kTime: grow(s, seat, amount, events); break;
    case Control::kGravity: gain_resource(s, seat, Resource::kGraviton, amount, events); break;
    case Control::kChemistry: gain_proto(s, seat, amount, events); break;
  }
}

Refusal not_yet_crafting(Action a) {
  if (!belongs_to_crafting(verb_of(a))) return {};
  return refuse("NK-RND-03", {"The craft phase begins only when the energy phase is over.",
                              "Faza budowania zaczyna się dopiero po zakończeniu fazy energii."});
}

// While a reward is being collected: it can neither be put off nor declined.
Refusal still_collecting(Action a) {
  if (verb_of(a) == Verb::kShift)
    return refuse("NK-ENE-10", {"The shift is over; the energy tokens stay where they are.",
                                "Przemieszczenie się skończyło; znaczniki energii zostają na swoich miejscach."});
  if (verb_of(a) == Verb::kStop)
    return refuse("NK-COL-13", {"A reward cannot be declined.", "Z nagrody nie można zrezygnować."});
  return not_yet_crafting(a);
}

}  // namespace

// NK-ENE-05, NK-ENE-06, NK-ENE-09: clockwise to the next control that is not full.
int next_control(const State& s, int from) {
  for (int i = 1; i < kControls; ++i)
    if (const int to = (from + i) % kControls; tokens_in(s, to) < kControlRoom) return to;
  return from;
}

// NK-COL-04, NK-COL-05: for each energy token of anybody, and for each own ability marker.
int passive_rewards(const State& s, Seat seat, int control) {
  return tokens_in(s, control) + markers_in(s, seat, control);
}

// NK-RND-02: a turn is an energy phase, then a craft phase.
void run_turn(State& s, const Step& step, Events&) {
  s.core.begin_turn();
  s.core.push(Kind::kEndTurn, step.seat);
  s.core.push(Kind::kCraft, step.seat);
  s.core.push(Kind::kBeginCraft, step.seat);
  if (s.ahead)
    s.ahead = 0;  // taken already, during the craft phase of the player before (NK-VAR-01)
  else
    push_energy_phase(s, step.seat);
}

// NK-ENE-02, NK-ENE-03: up to three steps, at least one with the own token.
void list_shift(const State& s, const Step& step, ActionList& out) {
  out.add(Verb::kShift, step.seat, s.token[step.seat]);
  const ShiftArgs args(step);
  if (args.own_moved || args.left > 1)
    for (int c = 0; c < kControls; ++c)
      if (s.dark[c] > 0) out.add(Verb::kShift, kDark, c);
  if (args.own_moved) out.add(Verb::kStop);
}

void expect_shift(const State&, const Step&, ActionList& out) { out.add(Verb::kStop); }

void apply_shift(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kStop) return;
  const int from = a.arg[1], to = next_control(s, from);
  const bool own = a.arg[0] != kDark;
  if (own) {
    s.token[step.seat] = static_cast<std::uint8_t>(to);
  } else {
    --s.dark[from];
    ++s.dark[to];
  }
  events.tell_all(Said::kShifted, step.seat, a.arg[0], from, to);
  const ShiftArgs args(step);
  if (args.left > 1) s.core.steps.push(ShiftArgs(args.left - 1, own || args.own_moved).step(step.seat));
}

Refusal why_not_shift(const State& s, const Step& step, Action a) {
  if (verb_of(a) == Verb::kStop)
    return refuse("NK-ENE-03", {"First move your own energy token, at least once.",
                                "Najpierw przesuń swój znacznik energii, co najmniej raz."});
  if (verb_of(a) == Verb::kTake || verb_of(a) == Verb::kDraw || verb_of(a) == Verb::kSize)
    return refuse("NK-COL-01", {"Rewards are collected after the shift; finish it first.",
                                "Nagrody zbiera się po przemieszczeniu energii; najpierw je zakończ."});
  if (verb_of(a) != Verb::kShift) return not_yet_crafting(a);
  if (a.arg[0] != kDark && a.arg[0] != step.seat)
    return refuse("NK-ENE-04", {"Energy tokens of other players may not be moved.",
                                "Nie wolno przesuwać znaczników energii innych graczy."});
  if (a.arg[0] == kDark && a.arg[1] < kControls && s.dark[a.arg[1]] > 0)
    return refuse("NK-ENE-03",
                  {"The last step must be made with your own token, which has not moved yet.",
                   "Ostatnie przesunięcie musi dotyczyć twojego znacznika, bo nie był jeszcze przesunięty."});
  return refuse("NK-ENE-11", {"There is no such token on that control.", "W tym obszarze nie ma takiego znacznika."});
}

// NK-COL-01, NK-COL-03: the active reward, then the passive ones from the own control on, clockwise.
void run_collect(State& s, const Step& step, Events& events) {
  const int stage = CollectArgs(step).stage;
  if (stage < kControls) s.core.steps.push(CollectArgs(stage + 1).step(step.seat));
  if (stage == 0)
    collect_active(s, step.seat, events);
  else
    collect_passive(s, step.seat, (s.token[step.seat] + stage - 1) % kControls, events);
}

// NK-COL-02, NK-OMG-03: which stack to take a nebula from.
void list_nebula_size(const State& s, const Step&, ActionList& out) {
  for (int size = 0; size < kSizes; ++size)
    if (!s.nebula_stack[size].empty()) out.add(Verb::kSize, size);
}

void apply_nebula_size(State& s, const Step& step, Action a, Events& events) {
  const std::uint8_t id = draw_tile(s, a.arg[0]);
  s.of(step.seat).reserve.tiles.push(id);
  events.tell_all(Said::kTookTile, step.seat, id);
  if (NebulaSizeArgs(step).as_omega) s.core.steps.push(NebulaAtArgs(id, kNowhere, Cause::kOmega).step(step.seat));
}

Refusal why_not_nebula_size(const State&, const Step& step, Action a) {
  if (verb_of(a) == Verb::kSize)
    return refuse("NK-SUP-03", {"That stack of nebulae is empty.", "Ten stos mgławic jest pusty."});
  return NebulaSizeArgs(step).as_omega ? crafting_is_over(a) : still_collecting(a);
}

// NK-COL-10: one at a time, from the row or the top of the deck.
void list_take_card(const State& s, const Step&, ActionList& out) {
  for (int t = 0; t < kControls; ++t)
    if (s.energy_row.contains(static_cast<std::uint8_t>(t))) out.add(Verb::kTake, t);
  if (can_draw_energy(s)) out.add(Verb::kDraw);
}

void apply_take_card(State& s, const Step& step, Action a, Events& events) {
  std::uint8_t type = a.arg[0];
  if (verb_of(a) == Verb::kTake) {
    s.energy_row.remove(type);
    events.tell_all(Said::kTookCard, step.seat, type);
  } else {
    type = draw_energy(s, events);
    events.say(all_but(step.seat), Said::kDrewCard, step.seat);
    events.say(only(step.seat), Said::kDrewThis, type);
  }
  ++s.of(step.seat).hand[type];
  push_cards(s, step.seat, RepeatArgs(step).left - 1, events);
}

Refusal why_not_take_card(const State& s, const Step&, Action a) {
  if (verb_of(a) == Verb::kTake && a.arg[0] < kControls)
    return refuse("NK-COL-10", {"There is no {0} card in the row.", "W rzędzie nie ma karty energii {0:gen}."},
                  {&kControlKind}, a.arg[0]);
  if (verb_of(a) == Verb::kDraw && !can_draw_energy(s))
    return refuse("NK-COL-12", {"The deck and the discard pile are empty.",
                                "Talia kart energii i stos odrzuconych kart energii są puste."});
  return still_collecting(a);
}

// NK-COL-11
void refill_row(State& s, Events& events) {
  int turned = 0;
  while (!s.energy_row.full()) {
    const std::uint8_t type = draw_energy(s, events);
    if (type == kNone) break;
    s.energy_row.push(type);
    ++turned;
  }
  if (turned > 0) events.tell_all(Said::kRefilled, turned);
}

// NK-COL-11
void run_end_energy(State& s, const Step&, Events& events) { refill_row(s, events); }

// NK-VAR-01, NK-VAR-05: when a player begins to craft, the next one may take the energy phase already.
void run_begin_craft(State& s, const Step& step, Events&) {
  if (s.overlap && s.turns_done + 1 < s.seats()) s.core.push(Kind::kOverlap, s.after(step.seat));
}

// NK-VAR-03: at most one energy phase runs ahead, and none of the next round.
void list_overlap(const State&, const Step&, ActionList& out) {
  out.add(Verb::kGoAhead);
  out.add(Verb::kWait);
}

void apply_overlap(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) != Verb::kGoAhead) return;
  s.ahead = 1;
  events.tell_all(Said::kWentAhead, step.seat);
  push_energy_phase(s, step.seat);
}

Refusal why_not_overlap(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kShift || verb_of(a) == Verb::kStop)
    return refuse("NK-VAR-05", {"First say whether you take your energy phase now or wait.",
                                "Najpierw powiedz, czy rozgrywasz fazę energii teraz, czy czekasz."});
  if (!belongs_to_crafting(verb_of(a))) return {};
  return refuse("NK-VAR-02",
                {"Craft phases stay in turn order; only the energy phase may be taken ahead.",
                 "Fazy budowania pozostają w kolejności tur; z wyprzedzeniem można rozegrać tylko fazę energii."});
}

}  // namespace kosmo::narodziny
