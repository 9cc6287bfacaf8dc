#include "games/cosmic/judgement.h"

#include <cmath>

#include "engine/prospects.h"
#include "games/cosmic/meanings.h"
#include "games/cosmic/rules/payments.h"

namespace kosmo::cosmic {

// What a card in hand is worth.
double worth_of_card(int face) {
  switch (type_of(face)) {
    case Type::kAttack: return 0.3 + 0.14 * kAttackValues[face];
    case Type::kNegotiate: return 1.0;
    case Type::kMorph: return 2.2;
    case Type::kReinforcement: return 0.6 + 0.25 * kReinforcementValues[face - kFirstReinforcement];
    case Type::kArtifact: return face == face_of(Artifact::kCosmicZap) ? 0.3 : 1.2;
    case Type::kFlare:
    case Type::kCount: break;
  }
  return 0.3;
}

int best_attack_face(const State& s, Seat seat) {
  int best = kNone;
  for (const Card& card : s.of(seat).hand)
    if (type_of(card.face) == Type::kAttack && (best == kNone || card.face > best)) best = card.face;
  return best;
}
int best_attack(const State& s, Seat seat) {
  const int face = best_attack_face(s, seat);
  return face == kNone ? -1 : kAttackValues[face];
}

namespace {

constexpr int kEnoughShips = 5;  // on a technology: most are completed by then

double hand_worth(const State& s, Seat seat, bool is_known) {
  double sum = 0;
  for (const Card& card : s.of(seat).hand) sum += is_known ? worth_of_card(card.face) : kWeights.unknown_card;
  for (const Card& card : s.of(seat).promised) sum += is_known ? worth_of_card(card.face) : kWeights.unknown_card;
  if (seat == keeper_of_hoard(s))
    for (const Card& card : s.hoard) sum += is_known ? worth_of_card(card.face) : kWeights.unknown_card;
  return sum;
}

// Others do not know which technology is in research, so its number of ships is all that counts.
double technology_worth(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  double sum = kWeights.technology * p.completed.size();
  for (const int ships : p.research) sum += kWeights.research * std::min(ships, kEnoughShips);
  return sum;
}

// The card that comes back to whoever laid it.
double worth_of_kept(const State& s, Side side) {
  const int laid = s.laid[side];
  return laid != kNone && s.outcome <= Outcome::kBargaining && meaning_to(s, s.main(side)).keeps_card
             ? worth_of_card(laid)
             : 0;
}

// Compensation that is due and not yet paid.
void pay_what_waits(const Judge& judge, Table& t) {
  const std::optional<Payment> due = payment_waiting(judge.s);
  if (!due) return;
  const int held = judge.s.of(due->payer).hand.size(), count = std::min(due->count, held);
  if (count == 0) return;
  const double each = due->chooser == due->taker   ? kWeights.looted
                      : due->chooser == due->payer ? kWeights.given
                                                   : std::max(t.cards[due->payer] / held, kWeights.unknown_card);
  t.cards[due->taker] += each * count;
  t.cards[due->payer] -= std::min(t.cards[due->payer], each * count);
}

}  // namespace

Table Judge::table() const {
  Table t{.ships = s.ships};
  for (Seat p = 0; p < s.seats(); ++p) {
    t.out[p] = s.of(p).gate + s.of(p).beside + ships_in_research(s, p) + s.of(p).homeward;
    t.cards[p] = hand_worth(s, p, knows(p));
    t.extra[p] = technology_worth(s, p);
    each_sheet(s, p, [&](int alien) {
      if (alien_at(alien).worth && has_power(s, p, alien)) t.extra[p] += alien_at(alien).worth(s, p);
    });
  }
  for (const Side side : {Side::kOffense, Side::kDefense})
    if (s.powers && s.main(side) != kNobody && knows(s.main(side))) t.cards[s.main(side)] += worth_of_kept(s, side);
  if (s.moment == Moment::kCompensation) pay_what_waits(*this, t);
  for (const Seat p : s.extra) t.extra[p] += kWeights.next_encounter;
  return t;
}

static double colony_points(int colonies, double likely, int to_win) {
  const auto at = [&](int n) { return kWeights.foreign[std::min(n + 5 - to_win, 6)]; };
  return at(colonies) + likely * (at(colonies + 1) - at(colonies));
}

// Of so many ships on a planet.
static const Array<double, kMostShips + 1> kRoots = [] {
  Array<double, kMostShips + 1> roots;
  for (int n = 0; n <= kMostShips; ++n) roots[n] = std::sqrt(n);
  return roots;
}();

Array<double, kPlayers> Judge::points(const Table& t) const {
  Array<int, kPlayers> foreign{}, home{}, ships = t.out;
  Array<double, kPlayers> guard{}, sum{};
  for (int planet = 0; planet < kPlanets; ++planet)
    for (Seat p = 0; p < s.seats(); ++p) {
      const int here = t.ships[planet][p];
      if (here == 0) continue;
      const bool is_home = home_of(planet) == p;
      (is_home ? home : foreign)[p] += 1;
      ships[p] += here;
      guard[p] += (is_home ? kWeights.guard_home : kWeights.guard_foreign) * kRoots[std::min(here, kMostShips)];
    }
  const int to_win = colonies_to_win(s), for_power = colonies_for_power(s);
  for (Seat p = 0; p < s.seats(); ++p) {
    sum[p] = t.cards[p] + t.extra[p] + guard[p] + colony_points(foreign[p], t.colonies[p], to_win);
    sum[p] += kWeights.home * home[p] + kWeights.ship * ships[p];
    if (home[p] >= for_power) sum[p] += kWeights.power;
  }
  return sum;
}

Prospects Judge::of(const Table& t) const {
  const Array<double, kPlayers> sums = points(t);
  return prospects_by_points(s.seats(), kWeights.lead, [&](Seat p) { return sums[p]; });
}

void lose_some(Table& t, Seat seat, int count) {
  for (; count > 0; --count) {
    int from = -1;
    for (int planet = 0; planet < kPlanets; ++planet)
      if (t.ships[planet][seat] > 0 && (from < 0 || t.ships[planet][seat] > t.ships[from][seat])) from = planet;
    if (from < 0) return;
    --t.ships[from][seat];
  }
}
void place_some(Table& t, Seat seat, int count) {
  for (; count > 0; --count) {
    int to = -1;
    for (int planet = 0; planet < kPlanets; ++planet)
      if (t.ships[planet][seat] > 0 && (to < 0 || t.ships[planet][seat] < t.ships[to][seat])) to = planet;
    if (to < 0) return;
    ++t.ships[to][seat];
  }
}

}  // namespace kosmo::cosmic
