// What a position is worth to a seat, in points, by the value scale of the rules (section 11.6): resources and actions
// are worth most early, points always.
#include "engine/prospects.h"
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

struct Weights {
  Array<double, kResources> resource = {0.26, 0.6, 0.7};  // one unit in stock
  double card = 0.45;                                     // a card in hand, up to the hand limit
  double spare_card = 0.1;                                // beyond it
  double activation = 0.7;                                // an active card with an Activation, a round
  double advisor = 2.0;
  double opponent = 0.35;   // of the best opponent's points, against oneself
  double win = 10.0;        // the game is over and won; the same against, if it is not
  double low_morale = 1.5;  // for each point of morale below 4, while rounds are left
};
constexpr Weights kWeights;

double worth_of(const Amount& resources) {
  double worth = 0;
  for (int r = 0; r < kResources; ++r) worth += kWeights.resource[r] * resources[r];
  return worth;
}

// Races are meant to be alike: what a race has less of at the start than Humans have is the price of its ability.
double worth_of_ability(const Player& p) {
  if (p.race == kNone) return 0;
  const Race& mine = race(p.race);
  return worth_of(race(kHumans).start) - worth_of(mine.start) - mine.vp;
}

double worth_alone(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  const double rounds = kRounds - s.round;
  const double late = rounds < 2 ? rounds / 2 : 1;  // what cannot be used any more is worth little
  double worth = p.vp + p.morale + end_points(s, seat);
  for (int r = 0; r < kResources; ++r) worth += kWeights.resource[r] * p.resources[r] * (0.3 + 0.7 * late);
  for (const System& cards : p.systems)
    for (const std::uint8_t kind : cards)
      for (int r = 0; r < kResources; ++r) worth += kWeights.resource[r] * structure(kind).produces[r] * rounds;
  for (int source = 0; source <= kAdvisorSource; ++source)
    if (field_of(p, source) == Field::kA) worth += kWeights.activation * rounds;
  worth += worth_of_ability(p) * late;
  if (p.advisor != kNone) worth += kWeights.advisor * late;
  const int kept = std::min<int>(p.hand.size(), kHandLimit);
  worth += (kWeights.card * kept + kWeights.spare_card * (p.hand.size() - kept)) * late;
  if (p.morale < 4) worth -= kWeights.low_morale * (4 - p.morale) * late;
  return worth;
}

// What makes prospects of worth, fitted to 1500 games between greedy bots of 2 to 4 seats. Brier scores of 600 others,
// and of equal shares: 0.62 and 0.67 with 4 to 6 rounds left, 0.49 and 0.66 with 2 to 4, 0.24 and 0.66 in the last.
struct Outcome {
  double last_lead = 1.3, lead_of_a_round = 0.26;  // points that are worth e times the share; by rounds left, squared
  double action = 1.0;                             // one that can still be taken in this round
};
constexpr Outcome kOutcome;

double rounds_left(const State& s) {
  double left = 0, taken = 0;
  for (Seat p = 0; p < s.seats(); ++p) {
    left += s.of(p).available;
    taken += kMarkers - s.of(p).reserve;
  }
  return kRounds - s.round + (taken > 0 ? left / taken : 1);
}

// The points of the end, less a part of the best opponent's: the same yardstick as before it.
double worth_at_end(const State& s, Seat seat) {
  const Result final = Orion::result(s);
  double best = -1000;
  for (Seat q = 0; q < s.seats(); ++q)
    if (q != seat) best = std::max<double>(best, final.score[q]);
  return final.score[seat] - kWeights.opponent * best + kWeights.win * (final.place[seat] == 1 ? 1 : -1);
}

}  // namespace

double Orion::evaluate(const State& s, Seat seat) {
  if (s.core.over) return worth_at_end(s, seat);
  double best = -1000;
  for (Seat q = 0; q < s.seats(); ++q)
    if (q != seat) best = std::max(best, worth_alone(s, q));
  return worth_alone(s, seat) - kWeights.opponent * best;
}

Prospects Orion::prospects(const State& s) {
  const double left = rounds_left(s);
  return prospects_by_points(s.seats(), kOutcome.last_lead + kOutcome.lead_of_a_round * left * left,
                             [&](Seat p) { return worth_alone(s, p) + kOutcome.action * s.of(p).available; });
}

}  // namespace kosmo::orion
