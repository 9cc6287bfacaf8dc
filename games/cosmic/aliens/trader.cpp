// Trader: exchanges whole hands.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("trader");

enum class Kind { kTrade, kCount };
enum class Verb { kCount };
enum class Say { kTrades, kReceives, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

Seat other_main(const State& s, Seat seat) { return s.main(other_side(s.side_of(seat))); }

// CA-TRADER-01, CA-TRADER-02, CA-TRADER-S1: a defense without encounter cards draws its new hand first. An offense does
// not: CA-TRADER-03, CA-RUL-14.
void trade(State& s, const Play& play, Events&) {
  const Seat other = play.widened ? static_cast<Seat>(play.kept) : other_main(s, play.seat);
  s.core.steps.push(SeatArgs(other).step(part, Kind::kTrade, play.seat));
  if (play.seat == s.defense && !has_encounter_card(s, play.seat)) check_hand(s, play.seat);
}
void list_partners(const State& s, const Occasion& now, Offers& offers) {  // CA-TRADER-S1
  for (Seat p = 0; p < s.seats(); ++p)
    if (p != now.seat) offers.add(With::kSeat, p);
}

// CA-TRADER-W1, CA-TRADER-04
bool fits_wild(const State& s, const Occasion& now) { return !s.of(other_main(s, now.seat)).hand.empty(); }
void swap_one(State& s, const Play& play, Events& events) {
  const Seat other = other_main(s, play.seat);
  take_at_random(s, other, play.seat, 1, events);
  ask_to_give(s, {play.seat, other, 1}, false);
}

constexpr Effect kPowers[] = {
    {.rule = "CA-TRADER-01", .role = Role::kMainPlayer, .windows = in(Moment::kPlanningBeforeSelect), .effect = trade}};
constexpr Effect kWilds[] = {{.rule = "CA-TRADER-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kAllianceBefore),
                              .fits = fits_wild,
                              .effect = swap_one}};
constexpr Effect kSupers[] = {{.rule = "CA-TRADER-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningBeforeSelect),
                               .list = list_partners,
                               .widens = true}};

}  // namespace

// CA-TRADER-04: each sees the new hand only, and remembers the old one (CE-GEN-08).
void run_trader_trade(State& s, const Step& step, Events& events) {
  const Seat other = SeatArgs(step).seat;
  exchange(s.of(step.seat).hand, step.seat, s.of(other).hand, other);
  s.core.reveal();
  part.tell_all(events, Say::kTrades, step.seat, other);
  for (const Seat p : {step.seat, other})
    for (const Card& card : s.of(p).hand) part.say(events, only(p), Say::kReceives, card.face);
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kTrade, "trader-trade", "CA-TRADER-01", trader_trade, up_to(kASeat), .needs_seat = true),
};
constexpr Phrase kEvents[] = {
    {"trader-trades",
     {"{0} and {1} exchange their hands.", "{0} i {1} wymieniają się wszystkimi kartami z ręki."},
     {&kSeatKind, &kSeatKind}},
    {"trader-receives", {"You receive {0}.", "Otrzymana karta: {0}."}, {&kCardKind}},
};
constinit Part<State, Kind, Verb, Say> part{"trader", kSteps, {}, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::trader() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic
