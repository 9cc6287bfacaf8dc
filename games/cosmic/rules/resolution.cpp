// What follows from the outcome: ships to the warp, landing, returning, compensation, rewards, discarding (CE-RES,
// CE-COMP, CE-REW).
#include "games/cosmic/rules/payments.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kSideLoses, kPay, kPaid, kPick, kReward, kRewarded, kForget, kDiscard, kCount };
enum class Verb { kPick, kReward, kCount };
enum class Say { kLands, kPicks, kGets, kRewards, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CE-RES-14, CE-PWR-05: the ships of one side leave together.
void lose_side(State& s, Side side, Events& events) {
  const Seat main = s.main(side);
  const int at = side == Side::kOffense ? kGate : s.target;
  int count = side == Side::kOffense ? s.of(main).gate : s.ships[s.target][main];
  if (side == Side::kDefense) count -= s.is_hull_kept;  // CE-TK-02
  give_up(s, main, at, count, events);
  for (Seat p = 0; p < s.seats(); ++p) {
    if (s.of(p).ally != ally_of(side)) continue;
    give_up(s, p, kGate, s.of(p).gate, events);
    give_up(s, p, kBeside, s.of(p).beside, events);
  }
}

// CE-COMP-01: a main player who showed a negotiate against an attack, and lost.
Side loser(const State& s) { return s.outcome == Outcome::kOffenseWins ? Side::kDefense : Side::kOffense; }

}  // namespace

// CE-RES-01, CE-RES-04, CE-RES-06, CE-REV-09
void lose_encounter_ships(State& s, Events&) {
  part.push(s.core, Kind::kSideLoses, kNobody);
  if (could_keep_hull(s)) ask_for_hull(s);  // CE-TIM-14: step 37a
}
void run_side_loses(State& s, const Step&, Events& events) {  // CE-RES-01
  settle_losses(s, true);
  if (s.outcome != Outcome::kOffenseWins || loses_too(s, Side::kOffense)) lose_side(s, Side::kOffense, events);
  if (s.outcome != Outcome::kDefenseWins || loses_too(s, Side::kDefense)) lose_side(s, Side::kDefense, events);
}

// CE-RES-02, CE-RES-03, CE-RES-12, CE-RES-15, CE-COL-07, CE-TIM-15: who answers step 38b waits until all have landed;
// of the founders the first is answered first, so that one lands last.
void land_ships(State& s, Events& events) {
  for (const Seat p : last_first(timing_order(s))) {
    const int ships = s.of(p).gate;
    for (int i = 0; i < ships; ++i) move_ship(s, p, kGate, s.target, events);
    if (ships > 0) part.tell_all(events, Say::kLands, p, ships, s.target);
  }
}

// CE-RES-07, CE-RES-08, CE-PLAN-03
void ships_return(State& s, Events&) {
  for (const Seat p : last_first(timing_order(s))) {
    return_ships(s, p, kGate, s.of(p).gate);
    return_ships(s, p, kBeside, s.of(p).beside, {.avoid = s.outcome == Outcome::kDefenseWins ? s.target : kNone});
  }
}

Seat taker_of_compensation(const State& s) { return s.main(loser(s)); }
bool is_compensation_due(const State& s) {
  if (s.no_payments || (s.outcome != Outcome::kOffenseWins && s.outcome != Outcome::kDefenseWins)) return false;
  if (type_shown(s, other_side(loser(s))) != Type::kAttack) return false;                 // CE-COMP-01, CA-RUL-27
  return type_shown(s, loser(s)) == Type::kNegotiate && s.of(s.main(loser(s))).lost > 0;  // CE-COMP-02, CE-COMP-05
}
namespace {
// CE-TIM-20: a power lets somebody choose the cards, and see the hand (CA-HACKER-01, CA-HACKER-02).
void choose_payment(State& s, const Payment& due) {
  const int count = std::min(due.count, s.of(due.payer).hand.size());
  if (count == 0) return;
  s.of(due.payer).hand.show_all(only(due.chooser));
  s.core.reveal();
  s.core.steps.push(PickArgs(due.payer, due.taker, count).step(part, Kind::kPick, due.chooser));
}
}  // namespace
namespace {
Payment payment_due(const State& s) {
  const Seat taker = taker_of_compensation(s), payer = s.main(other_side(loser(s)));
  if (taker == kNobody || payer == kNobody) broken_limit("compensation needs two main players");
  Payment due{taker, payer, paid_ships(s, taker, s.of(taker).lost)};
  ask_powers_for_payment(s, due);
  return due;
}
}  // namespace
std::optional<Payment> payment_waiting(const State& s) {
  bool is_paid = false;
  for (const Step& step : s.core.steps) {
    is_paid = is_paid || part.is(step, Kind::kPaid) || part.is(step, Kind::kForget);
    if (!part.is(step, Kind::kPick)) continue;
    const PickArgs pick(step);
    return Payment{.taker = pick.to, .payer = pick.from, .count = pick.count, .chooser = step.seat};
  }
  if (is_paid || s.moment != Moment::kCompensation || !is_compensation_due(s)) return {};
  const Payment due = payment_due(s);
  return due.payer == due.excused ? std::optional<Payment>() : due;
}
void take_compensation(State& s, Events&) {
  if (!is_compensation_due(s)) return;  // CE-GAS-01: nobody collects any
  part.push(s.core, Kind::kPay, kNobody);
  const Payment due = payment_due(s);
  if (due.payer != due.excused) happens(s, Event::kBeforePayment, due.payer);  // CE-TIM-27
}
void run_pay(State& s, const Step&, Events& events) {  // CE-COMP-03
  Payment due = payment_due(s);
  const int held = s.of(due.payer).hand.size();
  if (due.payer == due.excused) due.count = 0;
  if (due.is_doubled && held >= 2 * due.count) due.count *= 2;
  note_received(s, due.taker);
  s.core.steps.push(PaidArgs(std::min(due.count, held), due.payer).step(part, Kind::kPaid, due.taker));
  if (due.count == 0) return;
  if (due.chooser != kNobody) return choose_payment(s, due);
  take_at_random(s, due.payer, due.taker, due.count, events);  // CE-COMP-06: what lies on the table is in no hand
}
void run_paid(State& s, const Step& step, Events& events) {  // CE-COMP-07
  take_back_put_by(s, PaidArgs(step).payer, events);
  part.push(s.core, Kind::kForget, kNobody);
  happens(s, Event::kAfterPayment, step.seat, PaidArgs(step).detail());
}

void list_pick(const State& s, const Step& step, ActionList& out) {  // CE-COMP-03
  s.of(PickArgs(step).from).hand.each_face([&](int face) { part.add(out, Verb::kPick, face); });
}
void apply_pick(State& s, const Step& step, Action a, Events& events) {
  PickArgs args(step);
  const auto seen_by = static_cast<Audience>(only(step.seat) | only(args.from) | only(args.to));
  move_unseen(s.of(args.from).hand, a.arg[0], s.of(args.to).hand, seen_by);
  receive(s, args.to, a.arg[0]);
  s.core.reveal();
  part.say(events, seen_by, Say::kGets, args.to, a.arg[0]);
  part.say(events, static_cast<Audience>(~seen_by), Say::kPicks, args.to, args.from);
  if (--args.count > 0) s.core.steps.push(args.step(part, Kind::kPick, step.seat));
}
Refusal why_not_pick(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kPick)) return {};
  return refuse("CE-COMP-03", {"That card is not in this hand.", "Tej karty nie ma na tej ręce."});
}

// CE-REW-08, CE-REW-09: only of allies, however the defense won.
bool are_rewards_due(const State& s) {
  if (s.no_payments || s.outcome != Outcome::kDefenseWins) return false;
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).ally == Ally::kOfDefense && s.of(p).stored > 0) return true;
  return false;
}
// CE-REW-01, CE-REW-06
void give_rewards(State& s, Events&) {
  for (const Seat p : last_first(opponents_of(s.offense, s.seats())))
    if (s.of(p).ally == Ally::kOfDefense && s.of(p).stored > 0)
      s.core.steps.push(CountArgs(paid_ships(s, p, s.of(p).stored)).step(part, Kind::kReward, p));
}
// CE-REW-02, CE-REW-03, CE-REW-05: so many of them as ships.
void list_reward(const State& s, const Step& step, ActionList& out) {
  const Player& p = s.of(step.seat);
  const int most = has_any_colony(s, step.seat) ? std::min<int>(CountArgs(step).count, p.warp) : 0;
  for (int ships = 0; ships <= most; ++ships) part.add(out, Verb::kReward, ships, CountArgs(step).count - ships);
}
// CE-REW-04: the split is told before a card is drawn.
void apply_reward(State& s, const Step& step, Action a, Events& events) {
  part.tell_all(events, Say::kRewards, step.seat, a.arg[0], a.arg[1]);
  note_received(s, step.seat);
  s.core.steps.push(CountArgs(a.arg[1]).step(part, Kind::kRewarded, step.seat));
  draw_cards(s, step.seat, a.arg[1]);
  return_ships(s, step.seat, kFromWarp, a.arg[0]);
}
void run_rewarded(State& s, const Step& step, Events&) {  // CE-TIM-20
  part.push(s.core, Kind::kForget, kNobody);
  if (CountArgs(step).count > 0) happens(s, Event::kRewarded, step.seat, CountArgs(step).count);
}
void run_forget(State& s, const Step&, Events&) {  // CA-BARBARIAN-W1
  forget_received(s);
}
Refusal why_not_reward(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kReward)) return {};
  return refuse("CE-REW-03", {"Each reward is a card, or a ship of yours from the warp for one of your colonies.",
                              "Każda nagroda to karta albo twój statek z wiru dla jednej z twoich kolonii."});
}

// CE-RES-11, CE-REINF-05, CE-TIM-17; as what is printed on them (CE-REV-08, CE-EMO-05).
void discard_revealed(State& s, Events&) {
  part.push(s.core, Kind::kDiscard, kNobody);
  happens(s, Event::kTakesCard, s.offense);  // CE-TIM-17: step 42a
}
namespace {
// It was used to resolve this encounter (CA-FIDO-03, CA-RUL-09).
void discard_encounter_card(State& s, Side side, std::uint8_t face) {
  s.discard.push(face);
  const auto free = std::find(s.used[side].begin(), s.used[side].end(), kNone);
  if (free != s.used[side].end()) *free = face;
}
}  // namespace
void run_discard(State& s, const Step&, Events& events) {  // CE-RES-11
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    for (const std::uint8_t face : s.support[side]) was_discarded(s, s.main(side), face);
    if (s.laid[side] != kNone) discard_encounter_card(s, side, s.laid[side]);
    s.laid[side] = s.counts_as[side] = kNone;
    s.is_laid_from_hoard[side] = 0;
    s.more[side] = 0;
    while (!s.support[side].empty()) {
      const std::uint8_t face = s.support[side].pop();
      is_encounter_card(face) ? discard_encounter_card(s, side, face) : s.discard.push(face);
    }
  }
  discard_for_powers(s, events);
  if (!s.is_revealed) s.core.reveal();  // CE-TK-08
  s.is_revealed = 0;
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kSideLoses, "side-loses", "CE-RES-14", side_loses, up_to(), .may_wait = only_in<Moment::kShipsToWarp>),
    KOSMO_RUN(kPay, "pay", "CE-COMP-03", pay, up_to()),
    KOSMO_RUN(kPaid, "paid", "CE-COMP-07", paid, up_to(kCardsInPlay, kASeat), .needs_seat = true),
    KOSMO_ASK(kPick, "pick", "CE-COMP-03", pick, up_to(kASeat, kASeat, kCardsInPlay), .secret = true),
    KOSMO_ASK(kReward, "reward", "CE-REW-02", reward, up_to(2 * kMostShips), .choices_public = true,
              .may_wait = only_in<Moment::kRewards>),
    KOSMO_RUN(kRewarded, "rewarded", "CE-REW-05", rewarded, up_to(2 * kMostShips), .needs_seat = true),
    KOSMO_RUN(kForget, "forget-received", "CA-BARBARIAN-W1", forget, up_to()),
    KOSMO_RUN(kDiscard, "discard-revealed", "CE-RES-11", discard, up_to()),
};
constexpr VerbRule kVerbs[] = {
    {{"pick", {"Take {0}", "Weź kartę: {0}"}, {&kCardKind}}, "CE-COMP-03"},
    {{"reward",
      {"Take {0} {0#ship|ships} and {1} {1#card|cards}",
       "Weź {0} {0#statek|statki|statków} i {1} {1#kartę|karty|kart}"},
      {&kNumber, &kNumber}},
     "CE-REW-02"},
};
constexpr Phrase kEvents[] = {
    {"lands",
     {"{0} lands {1} {1#ship|ships} on {2}.", "{0} ląduje na planecie {2}; statki: {1}."},
     {&kSeatKind, &kNumber, &kPlanetKind}},
    {"picks-card",
     {"{0} gets a card from {1}.", "{0} otrzymuje kartę z ręki gracza {1:gen}."},
     {&kSeatKind, &kSeatKind}},
    {"gets-picked", {"{0} gets {1}.", "{0} otrzymuje kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"rewards",
     {"{0} is rewarded with {1} {1#ship|ships} and {2} {2#card|cards}.",
      "{0} otrzymuje nagrody: {1} {1#statek|statki|statków} i {2} {2#kartę|karty|kart}."},
     {&kSeatKind, &kNumber, &kNumber}},
};
constinit Part<State, Kind, Verb, Say> part{"resolution", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& resolution_part() { return part; }

}  // namespace kosmo::cosmic
