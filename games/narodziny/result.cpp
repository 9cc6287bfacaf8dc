// Who is ahead, and what for (NK-FIN).
#include "engine/ranking.h"
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

int nebula_points(const PlayerBoard& b) {  // NK-NEB-04
  int sum = 0;
  each_bit(b.completed, [&](int n) { sum += tile(b.tile[n]).points; });
  return sum;
}

int time_points(const PlayerBoard& b) {  // NK-TIM-11
  int sum = 0;
  for (int i = 0; i < b.scored; ++i) sum += kTimePoints[i];
  return sum;
}

// The score is one running total. Completed nebulae, scored crystals and, at the end, advanced life can be counted on
// the board, and what goals gave was noted; what is left came from sets of energy cards and abilities.
void tell_parts(Result& r, const State& s) {
  ScorePart nebulae{"nebulae", {"nebulae", "mgławice"}, {}}, time{"time", {"crystals", "kryształy"}, {}},
      advanced{"advanced", {"advanced life", "zaawansowane formy życia"}, {}}, goals{"goals", {"goals", "cele"}, {}},
      rest{"rest", {"cards, abilities", "karty, zdolności"}, {}};
  for (Seat p = 0; p < s.seats(); ++p) {
    const PlayerBoard& b = s.players[p];
    nebulae.score[p] = static_cast<std::int16_t>(nebula_points(b));
    time.score[p] = static_cast<std::int16_t>(time_points(b));
    advanced.score[p] = static_cast<std::int16_t>(s.core.over ? advanced_points(b) : 0);  // NK-LIF-04
    goals.score[p] = b.from_goals;
    rest.score[p] =
        static_cast<std::int16_t>(b.score - nebulae.score[p] - time.score[p] - advanced.score[p] - goals.score[p]);
  }
  for (const ScorePart& part : {nebulae, time, advanced, goals, rest}) r.parts.push(part);
}

// NK-FIN-06: energy cards in hand.
void tell_ties(Result& r, const State& s) {
  ScorePart hand{"hand", {"energy cards in hand", "karty energii na ręce"}, {}};
  for (Seat p = 0; p < s.seats(); ++p) hand.score[p] = static_cast<std::int16_t>(s.of(p).hand_size());
  r.ties.push(hand);
}

}  // namespace

// NK-FIN-06, NK-FIN-08: most points, then most energy cards in hand; equal in both share the place.
Result Narodziny::result(const State& s) {
  Result r;
  for (Seat p = 0; p < s.seats(); ++p) r.score[p] = s.of(p).score;
  tell_parts(r, s);
  tell_ties(r, s);
  rank_places(r, s.seats());
  return r;
}

}  // namespace kosmo::narodziny
