// Powers and flares of the aliens (CE-ZAP, CE-FLR): how they are declared, answered and take effect. Who may use or
// play what is uses.cpp; what each of them does is its alien's file in aliens/.
#include "games/cosmic/rules/uses.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kFlareBack, kCount };
enum class Verb {
  kPower,
  kPowerSeat,
  kPowerPlanet,
  kPowerCard,
  kPowerNumber,
  kPowerManner,
  kFlare,
  kFlareSeat,
  kFlarePlanet,
  kFlareCard,
  kFlareNumber,
  kFlareManner,
  kCount
};
enum class Say {
  kUses,
  kWild,
  kSuper,
  kZapped,
  kFlareStopped,
  kFlareReturned,
  kFlareDiscarded,
  kValue,
  kAdds,
  kTokens,
  kCount
};
extern constinit Part<State, Kind, Verb, Say> part;

constexpr std::uint8_t seat_bit(Seat seat) { return static_cast<std::uint8_t>(1 << seat); }
std::uint8_t card_of(int alien) { return static_cast<std::uint8_t>(flare_of(alien)); }

const Effect& effect_at(int what, int index) {
  const std::span<const Effect> effects = effects_of(alien_of(what), sort_of(what));
  if (index >= static_cast<int>(effects.size())) broken_limit("there is no such effect");
  return *(effects.data() + index);
}

}  // namespace

// --- declaring

void Offers::add(With with, int what) {
  const int first = static_cast<int>(is_flare_ ? Verb::kFlare : Verb::kPower);
  const auto verb = static_cast<Verb>(first + static_cast<int>(with));
  with == With::kNothing ? part.add(out_, verb, alien_) : part.add(out_, verb, alien_, what);
}

bool is_flare_verb(Action a) { return part.has(a) && part.verb_of(a) >= Verb::kFlare; }

namespace {

void list_effect(const State& s, const Effect& effect, const Occasion& now, int alien, bool is_flare, ActionList& out) {
  Offers offers(out, alien, is_flare);
  const bool has_own_list = effect.list || !effect.widens;
  const Effect& chosen = has_own_list ? effect : *power_to_use(s, now, alien);
  chosen.list ? chosen.list(s, now, offers) : offers.add(With::kNothing);
}
int kept_of(Action a) { return part.is(a, Verb::kPower) || part.is(a, Verb::kFlare) ? 0 : a.arg[1]; }

template <class Effects>
int index_in(const Effects& effects, const Effect* effect) {
  return static_cast<int>(effect - effects.data());
}

// CE-VHP-03, CE-VHP-04, CE-VHP-07: that is part of the use, whatever becomes of it.
void show_own(State& s, Seat seat, int alien, Events& events) {
  if (is_own_and_down(s, seat, alien)) turn_up_sheet(s, seat, events);
}

void announce_power(State& s, Seat seat, int alien, const Effect& effect, int kept, bool widened, Events& events) {
  show_own(s, seat, alien, events);
  if (!effect.again) s.powers_used |= bit(alien);
  if (effect.again && !effect.for_each && answered_play(s)) note_use(s, seat);
  if (effect.is_no_use) {
    if (widened) s.core.steps.push(CountArgs(alien).step(part, Kind::kFlareBack, seat));
    return effect.effect(s, {seat, kept, widened}, events);
  }
  part.tell_all(events, Say::kUses, seat, alien);
  if (effect.declared) effect.declared(s, {seat, kept, widened}, events);
  PlayArgs args(playable_of(Sort::kPower, alien), kept);
  args.effect = index_in(effects_of(alien, Sort::kPower), &effect);
  args.widened = widened;
  announce(s, seat, args);
}
// CE-FLR-10, CA-FLR-05: it is shown, and everybody may answer.
void announce_flare(State& s, Seat seat, int alien, Sort sort, const Effect& effect, int kept, Events& events) {
  if (sort == Sort::kSuper) show_own(s, seat, alien, events);
  s.of(seat).hand.take(flare_of(alien));
  s.playing.push(card_of(alien));
  s.core.reveal();
  s.flares_used |= bit(alien);
  s.flares_from_hoard &= ~bit(alien);
  s.flare_players = static_cast<std::uint8_t>(s.flare_players | seat_bit(seat));
  part.tell_all(events, sort == Sort::kWild ? Say::kWild : Say::kSuper, seat, alien);
  PlayArgs args(playable_of(sort, alien), kept);
  args.effect = index_in(effects_of(alien, sort), &effect);
  announce(s, seat, args);
}

// The use that this action declares: where several fit, the one that offers it.
const Effect& use_by(const State& s, const Occasion& now, int alien, Action a) {
  const Effect* found = nullptr;
  each_use(s, now, alien, [&](const Effect& effect) {
    ActionList out;
    if (!found) list_effect(s, effect, now, alien, false, out);
    for (int i = 0; i < out.size(); ++i)
      if (out[i] == a) found = &effect;
  });
  if (!found) broken_limit("no use of the power offers this");
  return *found;
}

}  // namespace

bool is_power_verb(Action a) { return part.has(a); }
void list_flare(const State& s, Seat seat, const Step* answered, int alien, ActionList& out) {
  if (!may_play_flares(s, seat) || (s.flares_used & bit(alien))) return;
  const Occasion now{seat, answered};
  if (const Effect* effect = find_effect(s, now, alien, sort_for(s, seat, alien)))
    list_effect(s, *effect, now, alien, true, out);
}
void list_powers(const State& s, Seat seat, const Step* answered, ActionList& out) {
  const Occasion now{seat, answered};
  each_power(s, seat, [&](int alien) {
    each_use(s, now, alien, [&](const Effect& effect) { list_effect(s, effect, now, alien, false, out); });
  });
  if (!may_play_flares(s, seat)) return;
  each_alien(flare_moments().at(s, answered), [&](int alien) {
    if (s.of(seat).hand.contains(flare_of(alien))) list_flare(s, seat, answered, alien, out);
  });
}
void use_power(State& s, Seat seat, const Step* answered, Action a, Events& events) {
  const int alien = a.arg[0];
  const Occasion now{seat, answered};
  if (!is_flare_verb(a)) return announce_power(s, seat, alien, use_by(s, now, alien, a), kept_of(a), false, events);
  const Sort sort = sort_for(s, seat, alien);
  announce_flare(s, seat, alien, sort, *find_effect(s, now, alien, sort), kept_of(a), events);
}

// CA-TW-03, CA-TW-08: a mandatory power that asks nothing, unless its flare could be in its owner's hand.
bool declare_by_itself(State& s, Seat seat, const Step* answered, Events& events) {
  const Occasion now{seat, answered};
  const int alien = forced_power(s, now);
  if (alien == kNone) return false;
  const Effect& effect = *power_to_use(s, now, alien);
  if (effect.list) return false;
  if (may_play_flares(s, seat) && could_hold_flare(s, seat, alien) && find_effect(s, now, alien, Sort::kSuper))
    return false;
  announce_power(s, seat, alien, effect, 0, false, events);
  return true;
}

Refusal why_not_power(const State& s, Seat seat, const Step* answered, Action a) {
  const int alien = a.arg[0];
  const Occasion now{seat, answered};
  if (!s.powers)
    return refuse("CE-GEN-02", {"This game is played without powers and flares; the option “alien powers” brings them.",
                                "W tej grze moce i rozbłyski nie działają; włącza je opcja „moce obcych”."});
  if (is_flare_verb(a)) {
    const Sort sort = sort_for(s, seat, alien);
    if (!s.of(seat).hand.contains(flare_of(alien)))
      return refuse("CE-FLR-01", {"You do not hold {0}.", "Nie masz na ręce karty: {0}."}, {&kCardKind},
                    flare_of(alien));
    if (s.flares_used & bit(alien))
      return refuse("CE-FLR-03",
                    {"This flare has been used in this encounter.", "Tego rozbłysku już użyto w tym spotkaniu."});
    if (!may_play_flares(s, seat))
      return refuse("CE-FLR-04",
                    {"You have used a flare in this encounter.", "W tym spotkaniu już użyto twojego rozbłysku."});
    if (find_effect(s, now, alien, sort)) return {};
    if (sort == Sort::kSuper && is_own_and_down(s, seat, alien) && find_effect(s, now, alien, Sort::kWild))
      return refuse("CE-VHP-07", {"Your own sheet lies face down: of its flare you have the super effect only.",
                                  "Twój arkusz leży zakryty: z jego rozbłysku masz tylko wzmocniony efekt."});
    const std::span<const Effect> effects = effects_of(alien, sort);
    return refuse(effects.empty() ? "CE-FLR-01" : effects[0].rule,
                  {"{0} cannot be played now.", "Teraz nie można zagrać karty: {0}."}, {&kCardKind}, flare_of(alien));
  }
  const InForce* const lent = loan(s);
  if (lent && (seat == lent->seat || seat == lent->kept) && !has_power(s, seat, alien) && has_sheet(s, seat, alien))
    return refuse("CA-RUL-54", {"A power is lent: you do not have your own in this encounter.",
                                "Moc jest użyczona: w tym spotkaniu nie masz swojej."});
  if (!has_sheet(s, seat, alien) && !has_power(s, seat, alien))
    return refuse("CE-ZAP-01", {"You are not {0}.", "To nie twój obcy: {0}."}, {&kAlienKind}, alien);
  if (is_own_and_down(s, seat, alien) && !may_turn_up(s, seat, alien))
    return refuse("CE-VHP-05", {"You have too few home colonies: the sheet cannot be turned up.",
                                "Masz za mało rodzimych kolonii: arkusza nie można odkryć."});
  if (!is_ready(s, seat, alien) && !has_power(s, seat, alien))
    return refuse("CE-PWR-02", {"You have too few home colonies: your power is lost.",
                                "Masz za mało rodzimych kolonii: twoja moc jest utracona."});
  if (s.zapped & bit(alien))
    return refuse("CE-ZAP-05",
                  {"Your power is zapped until the encounter ends.", "Twoja moc jest zablokowana do końca spotkania."});
  if (power_to_use(s, now, alien)) return {};
  const std::span<const Effect> effects = alien_at(alien).power;
  return refuse(effects.empty() ? "CE-ZAP-01" : effects[0].rule,
                {"The power cannot be used now.", "Tej mocy nie można teraz użyć."});
}

// --- taking effect

namespace {

void return_flare(State& s, Seat seat, int alien, Events& events) {  // CE-FLR-02
  come_back(s, seat, card_of(alien), kEverybody, (s.flares_from_hoard & bit(alien)) != 0);
  part.tell_all(events, Say::kFlareReturned, seat, alien);
}
void set_in_force(State& s, const Step& step, const PlayArgs& args) {
  s.in_force.push({static_cast<std::uint8_t>(args.what), step.seat, static_cast<std::uint8_t>(args.effect),
                   args.widened, static_cast<std::int16_t>(args.kept)});
}
}  // namespace

void return_flare_later(State& s, Seat seat, int alien) {
  s.core.steps.push(CountArgs(alien).step(part, Kind::kFlareBack, seat));
}

namespace {

// What stays in force keeps its flare until window 43; otherwise it returns when all that follows is done (CE-FLR-13).
void take_effect(State& s, const Step& step, const PlayArgs& args, bool has_flare, Events& events) {
  const Effect& effect = effect_at(args.what, args.effect);
  if (has_flare && !effect.lasts) return_flare_later(s, step.seat, args.alien());
  if (effect.lasts) set_in_force(s, step, args);
  if (effect.effect) effect.effect(s, {step.seat, args.kept, args.widened}, events);
}
// CE-FLR-11, CA-FLR-08: it does not count as played.
void forget_flare(State& s, Seat seat, int alien) {
  s.flares_used &= ~bit(alien);
  s.flare_players = static_cast<std::uint8_t>(s.flare_players & ~seat_bit(seat));
}

// CE-ZAP-09, CA-ZAP-03: a use that was zapped has no effect, and its price is paid with the effect.
void finish_use(State& s, const Step& step, const PlayArgs& args, Events& events) {
  if (!args.is_negated()) return take_effect(s, step, args, args.widened, events);
  const int alien = args.alien();
  part.tell_all(events, Say::kZapped, alien);
  if (args.widened) {
    s.aside.remove(card_of(alien));
    forget_flare(s, step.seat, alien);
    return_flare(s, step.seat, alien, events);
  }
  const Effect& effect = effect_at(args.what, args.effect);
  if (effect.zapped) effect.zapped(s, {step.seat, args.kept, args.widened}, events);
}
// CA-FLR-14: a super effect that widens a use is stopped as that use.
void power_was_zapped(State& s, const Play& play, int alien, Events& events) {
  for (const Effect& effect : alien_at(alien).power)
    if (effect.zapped) return effect.zapped(s, play, events);
}
void finish_flare(State& s, const Step& step, const PlayArgs& args, Events& events) {
  const int alien = args.alien();
  if (args.negation == Negation::kStolen) return part.tell_all(events, Say::kFlareStopped, step.seat, alien);
  const std::uint8_t face = s.playing.pop();
  switch (args.negation) {
    case Negation::kNegated:  // CE-FLR-12
      part.tell_all(events, Say::kFlareStopped, step.seat, alien);
      s.discard.push(face);
      return was_discarded(s, step.seat, face);  // CE-TIM-20
    case Negation::kZapped:
      forget_flare(s, step.seat, alien);
      part.tell_all(events, Say::kZapped, alien);
      return_flare(s, step.seat, alien, events);
      if (effect_at(args.what, args.effect).widens) power_was_zapped(s, {step.seat, args.kept, true}, alien, events);
      return;
    case Negation::kReturned:
      part.tell_all(events, Say::kFlareStopped, step.seat, alien);
      return return_flare(s, step.seat, alien, events);
    case Negation::kNo: break;
    case Negation::kStolen:
    case Negation::kCount: broken_limit("a stolen card is not in play");
  }
  s.aside.push(face);
  if (args.drawer != kNobody) draw_cards(s, args.drawer, 1);  // CA-REMORA-W1: after all that it does
  const Effect& effect = effect_at(args.what, args.effect);
  if (!effect.widens) return take_effect(s, step, args, true, events);
  // CA-TW-08: first the flare was answered, now the use that it widens.
  const Effect* widened = power_to_use(s, {step.seat, answered_play(s)}, alien);
  if (widened) return announce_power(s, step.seat, alien, *widened, args.kept, true, events);
  s.aside.remove(face);
  return_flare(s, step.seat, alien, events);
}

}  // namespace

void finish_power(State& s, const Step& play, Events& events) {
  const PlayArgs args(play);
  args.is_flare() ? finish_flare(s, play, args, events) : finish_use(s, play, args, events);
}
void run_flare_back(State& s, const Step& step, Events& events) {  // CE-FLR-13
  const int alien = CountArgs(step).count;
  s.aside.remove(card_of(alien));
  return_flare(s, step.seat, alien, events);
}

bool can_be_zapped(const Step* answered) {  // CE-XZAP-02, CE-XZAP-03, CE-XZAP-04, CE-ZAP-08
  if (!answered) return false;
  const Sort sort = PlayArgs(*answered).sort();
  return sort == Sort::kPower || sort == Sort::kSuper;
}
void zap_answered_power(State& s) {  // CE-ZAP-05, CE-ZAP-10
  s.zapped |= bit(negate_answered_play(s, Negation::kZapped).alien());
}

// CE-TIM-28: then flares with a lasting effect return, and zaps and limits end, those of the start of turn with its
// first encounter (CE-ZAP-06, CE-FLR-05).
void end_powers(State& s, Events& events) {
  for (Seat p = 0; p < s.seats(); ++p)
    each_power(s, p, [&](int alien) {
      if (has_power(s, p, alien) && alien_at(alien).at_end) alien_at(alien).at_end(s, p, events);
    });
  for (int i = 0; i < s.in_force.size(); ++i)
    if (const Effect& effect = effect_of(s.in_force[i]); effect.at_end) effect.at_end(s, s.in_force[i], events);
  for (const InForce& one : s.in_force) {
    if (!one.widened && !is_flare_effect(one.what)) continue;
    s.aside.remove(card_of(alien_of(one.what)));
    return_flare(s, one.seat, alien_of(one.what), events);
  }
  s.in_force.clear();
  s.zapped = s.powers_used = s.flares_used = 0;
  s.flare_players = 0;
}

// --- cards and totals

const Effect& effect_of(const InForce& one) { return effect_at(one.what, one.effect); }

void change_cards_at_reveal(State& s, Events& events) {  // CE-TIM-13, CA-TOT-03
  for (int i = 0; i < s.in_force.size(); ++i)
    if (const Effect& effect = effect_of(s.in_force[i]); effect.at_reveal) effect.at_reveal(s, s.in_force[i], events);
}
Side side_of_power(const State& s, Seat seat) {
  const std::optional<Side> side = side_in_encounter(s, seat);
  if (!side) broken_limit("an effect for a side, by somebody who is on none");
  return *side;
}
bool both_attack(const State& s) {
  return type_shown(s, Side::kOffense) == Type::kAttack && type_shown(s, Side::kDefense) == Type::kAttack;
}
void change_value(State& s, Side side, int value, Events& events) {
  s.more[side] = static_cast<std::int16_t>(s.more[side] + value - current_value(s, side));
  part.tell_all(events, Say::kValue, s.main(side), value);
}
void add_to_total(State& s, Side side, int amount, Events& events) {
  s.additions[side] = static_cast<std::int16_t>(s.additions[side] + amount);
  part.tell_all(events, Say::kAdds, amount, side);
}

void show_as_attack(State& s, Side side, int value, Events& events) {
  show_as(s, side, 0);
  change_value(s, side, value, events);
}
void add_tokens(State& s, Seat seat, int alien, int count, Events& events) {
  s.tokens[alien] = static_cast<std::uint8_t>(std::min(s.tokens[alien] + count, 255));
  part.tell_all(events, Say::kTokens, seat, count);
}
void pass_flare_on(State& s, int alien, Events& events) {
  Step& back = *latest_waiting(s.core, part.number(Kind::kFlareBack));
  for (Seat p = 0; p < s.seats(); ++p)
    if (shows_sheet(s, p, alien)) {
      back.seat = p;
      return;
    }
  discard_flare(s, alien, events);
}
void discard_flare(State& s, int alien, Events& events) {
  const Seat by = s.core.steps.pop().seat;
  s.aside.remove(card_of(alien));
  s.discard.push(card_of(alien));
  part.tell_all(events, Say::kFlareDiscarded, alien);
  was_discarded(s, by, card_of(alien));
}

void give_flare(State& s, int alien, Seat to) {
  Step& back = *latest_waiting(s.core, part.number(Kind::kFlareBack));
  if (CountArgs(back).count != alien) broken_limit("another flare is being played");
  back.seat = to;
}

void zap_own_power(State& s, int alien, Events& events) {
  s.zapped |= bit(alien);
  part.tell_all(events, Say::kZapped, alien);
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kFlareBack, "flare-back", "CE-FLR-13", flare_back, up_to(kAliens - 1), .needs_seat = true,
              .kinds = {&kAlienKind}),
};
constexpr VerbRule kVerbs[] = {
    {{"power", {"Use the power of {0}", "Użyj mocy obcego „{0}”"}, {&kAlienKind}}, "CE-ZAP-01"},
    {{"power-seat", {"Use the power of {0} on {1}", "Użyj mocy obcego „{0}”; gracz: {1}"}, {&kAlienKind, &kSeatKind}},
     "CE-ZAP-01"},
    {{"power-planet",
      {"Use the power of {0} on {1}", "Użyj mocy obcego „{0}”; planeta: {1}"},
      {&kAlienKind, &kPlanetKind}},
     "CE-ZAP-01"},
    {{"power-card", {"Use the power of {0}: {1}", "Użyj mocy obcego „{0}”; karta: {1}"}, {&kAlienKind, &kCardKind}},
     "CE-ZAP-01"},
    {{"power-number", {"Use the power of {0}: {1}", "Użyj mocy obcego „{0}”; liczba: {1}"}, {&kAlienKind, &kNumber}},
     "CE-ZAP-01"},
    {{"power-as", {"Use the power of {0}: {1}", "Użyj mocy obcego „{0}”: {1}"}, {&kAlienKind, &kMannerKind}},
     "CE-ZAP-01"},
    {{"flare", {"Play the {0} flare", "Zagraj rozbłysk {0:gen}"}, {&kAlienKind}}, "CE-FLR-01"},
    {{"flare-seat", {"Play the {0} flare on {1}", "Zagraj rozbłysk {0:gen}; gracz: {1}"}, {&kAlienKind, &kSeatKind}},
     "CE-FLR-01"},
    {{"flare-planet",
      {"Play the {0} flare on {1}", "Zagraj rozbłysk {0:gen}; planeta: {1}"},
      {&kAlienKind, &kPlanetKind}},
     "CE-FLR-01"},
    {{"flare-card", {"Play the {0} flare: {1}", "Zagraj rozbłysk {0:gen}; karta: {1}"}, {&kAlienKind, &kCardKind}},
     "CE-FLR-01"},
    {{"flare-number", {"Play the {0} flare: {1}", "Zagraj rozbłysk {0:gen}; liczba: {1}"}, {&kAlienKind, &kNumber}},
     "CE-FLR-01"},
    {{"flare-as", {"Play the {0} flare: {1}", "Zagraj rozbłysk {0:gen}: {1}"}, {&kAlienKind, &kMannerKind}},
     "CE-FLR-01"},
};
constexpr Phrase kEvents[] = {
    {"uses-power", {"{0} uses the power of {1}.", "{0} używa mocy obcego „{1}”."}, {&kSeatKind, &kAlienKind}},
    {"plays-wild",
     {"{0} plays the {1} flare for its wild effect.", "{0} zagrywa rozbłysk {1:gen}: uniwersalny efekt."},
     {&kSeatKind, &kAlienKind}},
    {"plays-super",
     {"{0} plays the {1} flare for its super effect.", "{0} zagrywa rozbłysk {1:gen}: wzmocniony efekt."},
     {&kSeatKind, &kAlienKind}},
    {"zapped",
     {"The power of {0} is zapped until the encounter ends.", "Moc obcego „{0}” jest zablokowana do końca spotkania."},
     {&kAlienKind}},
    {"flare-stopped",
     {"The {1} flare, played by {0}, has no effect.", "Rozbłysk {1:gen}, który zagrywa {0}, nie ma skutku."},
     {&kSeatKind, &kAlienKind}},
    {"flare-returned",
     {"{0} takes the {1} flare back.", "{0} bierze z powrotem rozbłysk {1:gen}."},
     {&kSeatKind, &kAlienKind}},
    {"flare-discarded", {"The {0} flare is discarded.", "Rozbłysk {0:gen} zostaje odrzucony."}, {&kAlienKind}},
    {"value",
     {"The card of {0} counts as {1} now.", "Karta gracza {0:gen} liczy się teraz jako {1}."},
     {&kSeatKind, &kNumber}},
    {"adds",
     {"{0} is added to the total of the {1}.", "Do sumy dolicza się {0}; strona: {1}."},
     {&kNumber, &kSideKind}},
    {"tokens",
     {"{0} puts {1} {1#token|tokens} on the alien sheet.",
      "{0} kładzie na arkuszu obcego {1} {1#żeton|żetony|żetonów}."},
     {&kSeatKind, &kNumber}},
};
constinit Part<State, Kind, Verb, Say> part{"powers", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& powers_part() { return part; }

}  // namespace kosmo::cosmic
