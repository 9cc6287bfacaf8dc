// What a position is worth to a seat, in points, by the value scale of the rules (section 11.6): resources and actions
// are worth most early, points always.
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

struct Weights {
  std::array<double, kResources> resource = {0.26, 0.6, 0.7};  // one unit in stock
  double card = 0.45;                                          // a card in hand, up to the hand limit
  double spare_card = 0.1;                                     // beyond it
  double activation = 0.7;                                     // an active card with an Activation, a round
  double advisor = 2.0;
  double opponent = 0.35;   // of the best opponent's points, against oneself
  double win = 10.0;        // the game is over and won; the same against, if it is not
  double low_morale = 1.5;  // for each point of morale below 4, while rounds are left
};
constexpr Weights kWeights;

double worth_alone(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  const double rounds = kRounds - s.round;
  const double late = rounds < 2 ? rounds / 2 : 1;  // what cannot be used any more is worth little
  double worth = p.vp + p.morale + end_points(s, seat);
  for (std::size_t r = 0; r < kResources; ++r) worth += kWeights.resource[r] * p.resources[r] * (0.3 + 0.7 * late);
  for (const System& cards : p.systems)
    for (const std::uint8_t kind : cards)
      for (std::size_t r = 0; r < kResources; ++r) worth += kWeights.resource[r] * structure(kind).produces[r] * rounds;
  for (int source = 0; source <= kAdvisorSource; ++source)
    if (field_of(p, source) == Field::kA) worth += kWeights.activation * rounds;
  if (p.advisor != kNone) worth += kWeights.advisor * late;
  const int kept = std::min<int>(p.hand.size(), kHandLimit);
  worth += (kWeights.card * kept + kWeights.spare_card * (p.hand.size() - kept)) * late;
  if (p.morale < 4) worth -= kWeights.low_morale * (4 - p.morale) * late;
  return worth;
}

}  // namespace

double Orion::evaluate(const State& s, Seat seat) {
  // The same yardstick before and after the end: what one has, less a part of what the best opponent has.
  const Result final = s.core.over ? result(s) : Result{};
  const auto worth = [&](Seat q) { return s.core.over ? final.score[index(q)] : worth_alone(s, q); };
  double best = -1000;
  for (Seat q = 0; q < s.seats(); ++q)
    if (q != seat) best = std::max<double>(best, worth(q));
  const double place = s.core.over ? kWeights.win * (final.place[index(seat)] == 1 ? 1 : -1) : 0;
  return worth(seat) - kWeights.opponent * best + place;
}

}  // namespace kosmo::orion
