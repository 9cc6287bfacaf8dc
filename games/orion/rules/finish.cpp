// The end of the game and its points (MO-FIN).
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// MO-CRD-20: systems that hold a card of every colour.
int rainbow_systems(const Player& p) {
  constexpr int kEveryColour = (1 << kColours) - 1;
  int count = 0;
  for (int i = 0; i < kSystems; ++i) {
    int colours = 0;
    for (const std::uint8_t card : p.systems[i]) colours |= 1 << static_cast<int>(structure(card).colour);
    if (i == kFulcrumSystem && has_fulcrum(p) && p.advisor_colour < kColours) colours |= 1 << p.advisor_colour;
    count += colours == kEveryColour;
  }
  return count;
}

// MO-FIN-02: what "?" stands for, also when covered (MO-SYS-08).
// MO-CRD-19, MO-CRD-25: each card counts on its own, and nothing is 0.
int effect_points(const State& s, Seat seat, int system, int kind) {
  int points = 0;
  if (structure(kind).keyword != Keyword::kEndGame) return points;
  for (const Effect& e : structure(kind).effects) {
    if (e.op == Op::kScorePer) points += e.number * count_things(s, seat, system, e);
    if (e.op == Op::kScoreResources) points += sum_of(s.of(seat).resources) / e.number;
    if (e.op == Op::kScoreRainbow) points += e.number * rainbow_systems(s.of(seat));
  }
  return points;
}

}  // namespace

StructurePoints structure_points(const State& s, Seat seat) {
  StructurePoints points;
  for (int system = 0; system < kSystems; ++system)
    for (const std::uint8_t kind : s.of(seat).systems[system]) {
      points.printed += structure(kind).vp;
      points.counted += effect_points(s, seat, system, kind);
    }
  return points;
}

int end_points(const State& s, Seat seat) {
  const StructurePoints points = structure_points(s, seat);
  return points.printed + points.counted;
}

// MO-FIN-01, MO-FIN-03, MO-FIN-04
// MO-MOR-07, MO-VP-04: morale and printed points are added now.
int score_of(const State& s, Seat seat) { return s.of(seat).vp + s.of(seat).morale + end_points(s, seat); }

// MO-END-09: nothing else of the round's end is carried out.
void finish(State& s, Events& events) {
  if (events)
    for (Seat p = 0; p < s.seats(); ++p)
      events.tell_all(Said::kScored, p, s.of(p).vp, s.of(p).morale, end_points(s, p), score_of(s, p));
  s.core.over = 1;
  s.core.reveal();
}

}  // namespace kosmo::orion
