// Who will win, and by it what a position is worth to a seat. What is being played is judged by what it does if nobody
// answers it; the table that it leaves, and the encounter that is under way, by judgement.h.
#include "engine/prospects.h"
#include "games/cosmic/gains.h"
#include "games/cosmic/judgement.h"
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {
namespace {

// An encounter whose ships have not moved yet.
bool is_under_way(const State& s) {
  return s.moment >= Moment::kLaunchAimed && s.moment <= Moment::kShipsToWarp && s.defense != kNobody &&
         s.target != kNone && s.outcome <= Outcome::kBargaining;
}

// Before the gate is aimed the offense hopes for a colony, by the cards that it is known to have.
double hope(const State& s, const Judge& judge) {
  if (!judge.knows(s.offense)) return kWeights.next_encounter;
  return kWeights.next_encounter * std::clamp(best_attack(s, s.offense) / 12.0, 0.0, 1.5);
}

// Whom the offense will meet, before it is known where.
Seat seat_to_meet(const State& s) {
  if (s.moment < Moment::kDestinyDrawn || s.moment >= Moment::kLaunchAimed) return kNobody;
  if (s.defense != kNobody) return s.defense;
  const Seat drawn = s.destiny == kNone ? kNobody : is_colour(s.destiny) ? colour_of(s.destiny) : s.named;
  return drawn == s.offense ? kNobody : drawn;
}

Prospects shares_of(const State& s, Seat viewer) {
  const Judge judge{s, viewer};
  Table table = judge.table();
  if (is_under_way(s)) return prospects_of_encounter(judge, table);
  if (const Seat met = seat_to_meet(s); met != kNobody) table.extra[met] -= kWeights.attacked;
  if (s.goes_on && s.moment == Moment::kEndEncounter) table.extra[s.offense] += hope(s, judge);
  if (s.moment > Moment::kSetup && s.moment < Moment::kLaunchAimed && s.outcome == Outcome::kOpen)
    table.extra[s.offense] += hope(s, judge);
  if (s.outcome == Outcome::kResettled) {
    if (is_planet_empty(s, s.target)) table.extra[s.offense] += kWeights.home;
    if (s.encounter_of_turn < kEncountersOfTurn) table.extra[s.offense] += hope(s, judge);
  }
  return judge.of(table);
}

// --- what is being played

int first_play(const State& s) {
  for (int i = 0; i < s.core.steps.size(); ++i)
    if (is_play(s.core.steps[i])) return i;
  return -1;
}

// Nobody answers what can be left; of what follows, the viewer takes what looks best, others what looks likely.
Action likely_answer(const State& s, const ActionList& choices, Seat viewer) {
  constexpr int kMostTried = 16;
  const StepRule<State>& rule = Cosmic::steps()[s.core.steps.back().kind];
  if (rule.pass != kNoVerb && choices.contains(make_action(rule.pass))) return make_action(rule.pass);
  const bool is_own = s.core.steps.back().seat == viewer && choices.size() <= kMostTried;
  int best = 0;
  double most = 0;
  for (int i = 0; i < choices.size(); ++i) {
    double worth = 0;
    if (is_own) {
      State later = s;
      Engine<Cosmic>::apply(later, choices[i], {});
      worth = later.core.over ? final_prospects(Cosmic::result(later), later.seats())[viewer]
                              : shares_of(later, viewer)[viewer];
    } else {
      worth = Cosmic::prior(s, choices[i]);
    }
    if (i == 0 || worth > most) most = worth, best = i;
  }
  return choices[best];
}

// Plays on until that play, and what it asks for, is done.
void settle(State& s, int play, Seat viewer) {
  constexpr int kMostAnswers = 24;
  const Moment moment = s.moment;
  ActionList choices;
  for (int i = 0; i < kMostAnswers && !s.core.over && s.moment == moment && s.core.steps.size() > play; ++i) {
    Engine<Cosmic>::legal(s, choices);
    Engine<Cosmic>::apply(s, choices.size() == 1 ? choices[0] : likely_answer(s, choices, viewer), {});
  }
}

// Own powers that are used or in force: most are worth more than can be seen at once.
int own_uses(const State& s, Seat seat) {
  int uses = 0;
  for (const Step& step : s.core.steps)
    if (is_play(step) && step.seat == seat) uses += PlayArgs(step).is_power() && !PlayArgs(step).is_negated();
  for (const InForce& one : s.in_force)
    uses += one.seat == seat && sort_of(one.what) == Sort::kPower && !effect_of(one).is_no_use;
  return uses;
}

// By the powers that it has, in percent of the win.
int gain_of(const State& s, Seat seat) {
  int gain = 0;
  each_sheet(s, seat, [&](int alien) { gain += gain_by(alien); });
  return gain;
}

Prospects shares_after_plays(const State& s, Seat viewer) {
  const int play = s.core.over ? -1 : first_play(s);
  if (play >= 0) {
    State later = s;
    settle(later, play, viewer);
    return later.core.over ? final_prospects(Cosmic::result(later), later.seats()) : shares_of(later, viewer);
  }
  return s.core.over ? final_prospects(Cosmic::result(s), s.seats()) : shares_of(s, viewer);
}

}  // namespace

double Cosmic::evaluate(const State& s, Seat seat) {
  constexpr double kAll = 100, kPoint = 1.3;  // a tenth of a colony, as a share
  return kAll * shares_after_plays(s, seat)[seat] + kPoint * kWeights.use * own_uses(s, seat) + gain_of(s, seat);
}

Prospects Cosmic::prospects(const State& s) { return shares_after_plays(s, kNobody); }

}  // namespace kosmo::cosmic
