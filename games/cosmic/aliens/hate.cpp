// Hate: discards a card, and each other player discards one of that type or loses three ships.
#include <cmath>

#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kCard, kDemand, kAnswer, kShips, kRefill, kCount };
enum class Verb { kCard, kRefuse, kShip, kCount };
enum class Say { kShows, kRefuses, kWinsByHate, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kNumber = alien_named("hate");
constexpr int kShips = 3;

// CA-HATE-01, CA-HATE-02, CA-HATE-05, CA-HATE-07
void rage(State& s, const Play& play, Events&) {
  part.push(s.core, Kind::kRefill, play.seat);
  s.core.steps.push(WidenedArgs(play.widened).step(part, Kind::kCard, play.seat));
}

// CA-HATE-02, CA-HATE-03: of the same type, an attack of equal or higher value.
bool meets(int face, int demanded) {
  return type_of(face) == type_of(demanded) &&
         (type_of(face) != Type::kAttack || printed_value(face) >= printed_value(demanded));
}
int ships_outside_warp(const State& s, Seat seat) {
  return ships_on_planets(s, seat) + s.of(seat).gate + s.of(seat).beside + ships_in_research(s, seat);
}
// CA-HATE-02, CA-HATE-07: Hate chooses them; with fewer all are lost.
void take_ships(State& s, Seat victim, Events& events) {
  part.tell_all(events, Say::kRefuses, victim);
  const int count = std::min(kShips, ships_outside_warp(s, victim));
  if (count == 0) return;
  settle_losses(s);
  s.core.steps.push(VictimArgs(victim, count).step(part, Kind::kShips, s.offense));
}

}  // namespace

void list_hate_card(const State& s, const Step& step, ActionList& out) {  // CA-HATE-01
  s.of(step.seat).hand.each_face([&](int face) { part.add(out, Verb::kCard, face); });
}
void apply_hate_card(State& s, const Step& step, Action a, Events& events) {
  for (const Seat p : last_first(opponents_of(step.seat, s.seats())))
    s.core.steps.push(FaceArgs(a.arg[0]).step(part, Kind::kDemand, p));
  if (!WidenedArgs(step).widened) return discard_from_hand(s, step.seat, a.arg[0], events);
  s.of(step.seat).hand.show(a.arg[0], kEverybody);  // CA-HATE-S1
  s.core.reveal();
  part.tell_all(events, Say::kShows, step.seat, a.arg[0]);
}
Refusal why_not_hate_card(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kCard)) return {};
  return refuse("CA-HATE-01", {"You do not hold that card.", "Nie masz tej karty na ręce."});
}

// CA-HATE-04, CA-HATE-07: everybody with a card in hand is asked, so that nothing is betrayed.
void run_hate_demand(State& s, const Step& step, Events& events) {
  if (s.of(step.seat).hand.empty()) return take_ships(s, step.seat, events);
  s.core.steps.push(FaceArgs(FaceArgs(step).face).step(part, Kind::kAnswer, step.seat));
}
void list_hate_answer(const State& s, const Step& step, ActionList& out) {  // CA-HATE-02, CA-HATE-03, CA-HATE-04
  s.of(step.seat).hand.each_face([&](int face) {
    if (meets(face, FaceArgs(step).face)) part.add(out, Verb::kCard, face);
  });
  part.add(out, Verb::kRefuse);
}
void expect_hate_answer(const State&, const Step&, ActionList& out) { part.add(out, Verb::kRefuse); }
void apply_hate_answer(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kRefuse)) return take_ships(s, step.seat, events);
  discard_from_hand(s, step.seat, a.arg[0], events);
}
Refusal why_not_hate_answer(const State& s, const Step& step, Action a) {
  if (!part.is(a, Verb::kCard)) return {};
  if (!s.of(step.seat).hand.contains(a.arg[0]))
    return refuse("CA-HATE-02", {"You do not hold that card.", "Nie masz tej karty na ręce."});
  if (type_of(a.arg[0]) != type_of(FaceArgs(step).face))
    return refuse("CA-HATE-02", {"It must be a card of the same type.", "To musi być karta tego samego rodzaju."});
  return refuse("CA-HATE-03",
                {"It must be an attack of equal or higher value.", "To musi być atak o równej lub wyższej wartości."});
}

void list_hate_ships(const State& s, const Step& step, ActionList& out) {  // CA-HATE-02, CA-HATE-07
  const Seat victim = VictimArgs(step).victim;
  const auto add = [&](int place) {
    if (count_at(s, victim, place) == 0) return;
    part.add(out, Verb::kShip, place);
    if (can_tell_prometheus(s, victim, place)) part.add(out, Verb::kShip, kPrometheus);
  };
  each_colony(s, victim, add);
  add(kGate);
  add(kBeside);
  for (int project = 0; project < s.of(victim).research.size(); ++project) add(kFirstProject + project);
}
void apply_hate_ships(State& s, const Step& step, Action a, Events& events) {
  VictimArgs args(step);
  give_up(s, args.victim, a.arg[0], 1, events);
  if (--args.count > 0) s.core.steps.push(args.step(part, Kind::kShips, step.seat));
}
Refusal why_not_hate_ships(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kShip)) return {};
  return refuse("CA-HATE-02", {"There is no ship of that player.", "Nie ma tam statku tego gracza."});
}

void run_hate_refill(State& s, const Step& step, Events&) {  // CA-HATE-05
  check_hand(s, step.seat);
}

namespace {

// CA-HATE-W1, CA-RUL-11: before the opponent could draw a new hand; a win without cards (CE-TIM-24).
Seat opponent_of(const State& s, Seat seat) { return seat == s.offense ? s.defense : s.offense; }
bool fits_wild(const State& s, const Occasion& now) { return !s.of(opponent_of(s, now.seat)).hand.empty(); }
void rob(State& s, const Play& play, Events& events) {
  const Seat other = opponent_of(s, play.seat);
  if (s.of(other).hand.empty()) return;  // it was emptied by an answer
  discard_from_hand(s, other, s.core.rng.pick(s.of(other).hand).face, events);
  s.core.reveal();
  if (has_encounter_card(s, other)) return;
  part.tell_all(events, Say::kWinsByHate, play.seat);
  s.outcome = play.seat == s.offense ? Outcome::kOffenseWins : Outcome::kDefenseWins;
  store_ships(s);
  close_window(s);
  go_to(s, Moment::kResolution);
}

// CA-HATE-06: window 3 opens once a turn.
constexpr Effect kPowers[] = {
    {.rule = "CA-HATE-01", .role = Role::kOffense, .windows = in(Moment::kStartTurnAfterCheck), .effect = rage}};
constexpr Effect kWilds[] = {{.rule = "CA-HATE-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kPlanningBeforeSelect),
                              .fits = fits_wild,
                              .effect = rob}};
constexpr Effect kSupers[] = {
    {.rule = "CA-HATE-S1", .role = Role::kOffense, .windows = in(Moment::kStartTurnAfterCheck), .widens = true}};

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kCard, "hate-card", "CA-HATE-01", hate_card, up_to(1), .may_wait = only_in<Moment::kStartTurnAfterCheck>),
    KOSMO_RUN(kDemand, "hate-demand", "CA-HATE-02", hate_demand, up_to(kFaces - 1), .needs_seat = true,
              .kinds = {&kCardKind}, .may_wait = only_in<Moment::kStartTurnAfterCheck>),
    KOSMO_ASK(kAnswer, "hate-answer", "CA-HATE-02", hate_answer, up_to(kFaces - 1), .expects = expect_hate_answer,
              .may_wait = only_in<Moment::kStartTurnAfterCheck>),
    KOSMO_ASK(kShips, "hate-ships", "CA-HATE-02", hate_ships, up_to(kASeat, kMostShips), .choices_public = true,
              .may_wait = only_in<Moment::kStartTurnAfterCheck>),
    KOSMO_RUN(kRefill, "hate-refill", "CA-HATE-05", hate_refill, up_to(), .needs_seat = true,
              .may_wait = only_in<Moment::kStartTurnAfterCheck>),
};
constexpr VerbRule kVerbs[] = {
    {{"hate-card", {"Choose {0}", "Wybierz kartę: {0}"}, {&kCardKind}}, "CA-HATE-01"},
    {{"hate-refuse", {"Lose three ships", "Strać trzy statki"}}, "CA-HATE-04"},
    {{"hate-ship", {"Take a ship {0}", "Zabierz statek {0}"}, {&kPlaceKind}}, "CA-HATE-02"},
};
constexpr Phrase kEvents[] = {
    {"hate-shows", {"{0} shows {1}.", "{0} pokazuje kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"hate-refuses",
     {"{0} discards nothing and loses ships.", "{0} niczego nie odrzuca i traci statki."},
     {&kSeatKind}},
    {"wins-by-hate",
     {"{0} wins the encounter: no encounter card is left to the opponent.",
      "{0} wygrywa spotkanie: przeciwnikowi nie została żadna karta spotkania."},
     {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"hate", kSteps, kVerbs, kEvents};
AnyPart<State>* steps() { return &part; }

// For bots: of those who have yet to answer, how likely it is that they cannot, as far as any card may be in any hand.
double worth(const State& s, Seat seat) {
  constexpr double kEach = 0.7;  // three ships of another, of whom there are several
  double sum = 0;
  for (const Step& step : s.core.steps) {
    if (!part.is(step, Kind::kDemand) && !part.is(step, Kind::kAnswer)) continue;
    double fitting = 0;
    for (int face = 0; face < kFaces; ++face) {
      constexpr double kIsInGame = double{kFlaresInDeck} / kAliens;
      const int elsewhere = copies_of(face) - s.of(seat).hand.count(face);
      if (meets(face, FaceArgs(step).face)) fitting += type_of(face) == Type::kFlare ? kIsInGame : elsewhere;
    }
    const double has_none = 1 - fitting / kCardsInPlay;
    sum += kEach * std::pow(has_none, s.of(step.seat).hand.size());
  }
  return sum;
}

}  // namespace

const Alien& aliens::hate() {
  static constexpr Alien kAlien{.number = kNumber,
                                .is_mandatory = true,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .part = steps,
                                .worth = worth};
  return kAlien;
}

}  // namespace kosmo::cosmic
