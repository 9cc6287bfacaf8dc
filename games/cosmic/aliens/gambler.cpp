// Gambler: keeps its card face down and says what it is.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kClaim, kChallenge, kPenalty, kCount };
enum class Verb { kClaim, kChallenge, kAccept, kLose, kCount };
enum class Say { kClaims, kAccepts, kChallenges, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kGambler = alien_named("gambler");
constexpr int kMostStake = 20, kMostSpread = 40;

Seat opponent_of(const State& s, Seat seat) { return seat == s.offense ? s.defense : s.offense; }
// CA-RUL-03: where the card lies that this seat selected.
Side laid_at(const State& s, Seat seat) {
  const Side own = s.side_of(seat);
  return s.is_swapped ? other_side(own) : own;
}

// CA-GAMBLER-01, CA-GAMBLER-06, CA-RUL-02: while the card lies face down; earlier only if it must be shown.
bool fits(const State& s, const Occasion& now) {
  if (s.moment == Moment::kPlanningSelect && now.seat != now.whose()) return false;
  const Side side = laid_at(s, now.seat);
  return s.laid[side] != kNone && !s.is_open[side] && s.claimed[side] == kNone;
}
// CA-GAMBLER-07: the claim follows when the use stands.
// Whoever turns up the sheet for it sees the other card only now (CE-VHP-02).
void keep_down(State& s, const Play& play, Events& events) {
  if (s.moment == Moment::kReveal) open_card(s, other_side(laid_at(s, play.seat)), events);
  s.core.steps.push(CountArgs(play.widened ? play.kept : 0).step(part, Kind::kClaim, play.seat));
}
// CA-GAMBLER-S1
void list_stakes(const State&, const Occasion&, Offers& offers) {
  for (int stake = 1; stake <= kMostStake; ++stake) offers.add(With::kNumber, stake);
}

// CA-GAMBLER-W1
void list_spreads(const State&, const Occasion&, Offers& offers) {
  for (int spread = 1; spread <= kMostSpread; ++spread) offers.add(With::kNumber, spread);
}
void add_spread(State& s, const InForce& one, Events& events) {
  if (!both_attack(s)) return;
  const Side own = side_of_power(s, one.seat);
  const int value = current_value(s, own), apart = value - current_value(s, other_side(own));
  if (apart >= one.kept || -apart >= one.kept) change_value(s, own, value + one.kept, events);
}

// CA-GAMBLER-05: ships in the encounter are safe.
bool is_outside(const State& s, Seat seat, int planet) { return seat != s.defense || planet != s.target; }
int ships_outside(const State& s, Seat seat) {
  int n = ships_in_research(s, seat);
  each_colony(s, seat, [&](int planet) { n += is_outside(s, seat, planet) ? s.ships[planet][seat] : 0; });
  return n;
}
void punish(State& s, Seat seat, int count) {
  const int lost = std::min(count, ships_outside(s, seat));
  if (lost == 0) return;
  settle_losses(s);
  s.core.steps.push(CountArgs(lost).step(part, Kind::kPenalty, seat));
}

constexpr Effect kPowers[] = {{.rule = "CA-GAMBLER-01",
                               .role = Role::kMainPlayer,
                               .events = when(Event::kClaims),
                               .fits = fits,
                               .effect = keep_down}};
constexpr Effect kWilds[] = {{.rule = "CA-GAMBLER-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kPlanningAfterSelect),
                              .list = list_spreads,
                              .lasts = true,
                              .at_reveal = add_spread}};
constexpr Effect kSupers[] = {{.rule = "CA-GAMBLER-S1",
                               .role = Role::kMainPlayer,
                               .events = when(Event::kClaims),
                               .fits = fits,
                               .list = list_stakes,
                               .widens = true}};

// CA-GAMBLER-02: any encounter card of the deck.
void list_gambler_claim(const State&, const Step&, ActionList& out) {
  for (int face = 0; face <= kMorph; ++face) part.add(out, Verb::kClaim, face);
}
void apply_gambler_claim(State& s, const Step& step, Action a, Events& events) {
  s.claimed[laid_at(s, step.seat)] = a.arg[0];
  part.tell_all(events, Say::kClaims, step.seat, a.arg[0]);
  s.core.steps.push(CountArgs(step).step(part, Kind::kChallenge, opponent_of(s, step.seat)));
}
Refusal why_not_gambler_claim(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kClaim)) return {};
  return refuse("CA-GAMBLER-02", {"A claim names an attack, a negotiate or a morph card.",
                                  "Zadeklarować można kartę ataku, negocjacji albo metamorfozy."});
}

// CA-GAMBLER-03, CA-GAMBLER-04
void list_gambler_challenge(const State&, const Step&, ActionList& out) {
  part.add(out, Verb::kAccept);
  part.add(out, Verb::kChallenge);
}
void apply_gambler_challenge(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kAccept)) return part.tell_all(events, Say::kAccepts, step.seat);
  const Seat gambler = opponent_of(s, step.seat);
  const Side side = laid_at(s, gambler);
  s.is_open[side] = 1;
  s.core.reveal();
  part.tell_all(events, Say::kChallenges, step.seat, s.laid[side]);
  const bool is_true = std::exchange(s.claimed[side], kNone) == s.laid[side];
  const Seat loser = is_true ? step.seat : gambler;
  punish(s, loser, ships_in_encounter(s, loser) + CountArgs(step).count);
}
Refusal why_not_gambler_challenge(const State&, const Step&, Action) { return {}; }

// CA-GAMBLER-05
void list_gambler_penalty(const State& s, const Step& step, ActionList& out) {
  const auto add = [&](int place) {
    part.add(out, Verb::kLose, place);
    if (can_tell_prometheus(s, step.seat, place)) part.add(out, Verb::kLose, kPrometheus);
  };
  each_colony(s, step.seat, [&](int planet) {
    if (is_outside(s, step.seat, planet)) add(planet);
  });
  for (int project = 0; project < s.of(step.seat).research.size(); ++project)
    if (s.of(step.seat).research[project] > 0) add(kFirstProject + project);
}
void apply_gambler_penalty(State& s, const Step& step, Action a, Events& events) {
  const int left = CountArgs(step).count - 1;
  if (left > 0) s.core.steps.push(CountArgs(left).step(part, Kind::kPenalty, step.seat));
  give_up(s, step.seat, a.arg[0], 1, events);
}
Refusal why_not_gambler_penalty(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kLose)) return {};
  return refuse("CA-GAMBLER-05",
                {"You have no ship there outside the encounter.", "Nie masz tam statku spoza spotkania."});
}

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kClaim, "gambler-claim", "CA-GAMBLER-02", gambler_claim, up_to(kMostStake),
              .may_wait = only_in<Moment::kReveal, Moment::kPlanningSelect>),
    KOSMO_ASK(kChallenge, "gambler-challenge", "CA-GAMBLER-04", gambler_challenge, up_to(kMostStake),
              .choices_public = true, .may_wait = only_in<Moment::kReveal, Moment::kPlanningSelect>),
    KOSMO_ASK(kPenalty, "gambler-penalty", "CA-GAMBLER-05", gambler_penalty, up_to(kMostShips), .choices_public = true,
              .may_wait = only_in<Moment::kReveal, Moment::kPlanningSelect>),
};
constexpr VerbRule kVerbs[] = {
    {{"gambler-claim", {"Say that it is {0}", "Zadeklaruj kartę: {0}"}, {&kCardKind}}, "CA-GAMBLER-02"},
    {{"gambler-challenge", {"Challenge it", "Sprawdź"}}, "CA-GAMBLER-04"},
    {{"gambler-accept", {"Accept it", "Nie sprawdzaj"}}, "CA-GAMBLER-03"},
    {{"gambler-lose", {"Lose a ship {0}", "Strać statek {0}"}, {&kPlaceKind}}, "CA-GAMBLER-05"},
};
constexpr Phrase kEvents[] = {
    {"gambler-claims",
     {"{0} keeps the card face down and says that it is {1}.", "{0} nie odkrywa karty i deklaruje, że jest to {1}."},
     {&kSeatKind, &kCardKind}},
    {"gambler-accepts", {"{0} does not challenge the claim.", "{0} nie sprawdza deklaracji."}, {&kSeatKind}},
    {"gambler-challenges",
     {"{0} challenges the claim: the card is {1}.", "{0} sprawdza deklarację; na karcie jest {1}."},
     {&kSeatKind, &kCardKind}},
};
constinit Part<State, Kind, Verb, Say> part{"gambler", kSteps, kVerbs, kEvents};
AnyPart<State>* part_of_it() { return &part; }

}  // namespace

const Alien& aliens::gambler() {
  static constexpr Alien kAlien{.number = kGambler,
                                .is_mandatory = false,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .part = part_of_it};
  return kAlien;
}

}  // namespace kosmo::cosmic
