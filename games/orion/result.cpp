// Points and places (MO-FIN), with the points divided as players count them.
#include "engine/ranking.h"
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// MO-FIN-01, with the structures divided as players count them.
void tell_parts(Result& r, const State& s) {
  ScorePart track{"track", {"track", "tor"}, {}}, morale{"morale", {"morale", "morale"}, {}},
      printed{"structures", {"structures", "struktury"}, {}}, counted{"end_game", {"End of game", "Na koniec gry"}, {}};
  for (Seat p = 0; p < s.seats(); ++p) {
    const StructurePoints points = structure_points(s, p);
    track.score[p] = s.of(p).vp;
    morale.score[p] = s.of(p).morale;
    printed.score[p] = static_cast<std::int16_t>(points.printed);
    counted.score[p] = static_cast<std::int16_t>(points.counted);
  }
  for (const ScorePart& part : {track, morale, printed, counted}) r.parts.push(part);
}

// MO-FIN-06, MO-FIN-07
void tell_ties(Result& r, const State& s) {
  ScorePart morale{"morale", {"morale", "morale"}, {}}, resources{"resources", {"resources", "zasoby"}, {}};
  for (Seat p = 0; p < s.seats(); ++p) {
    morale.score[p] = s.of(p).morale;
    resources.score[p] = static_cast<std::int16_t>(sum_of(s.of(p).resources));
  }
  for (const ScorePart& tie : {morale, resources}) r.ties.push(tie);
}

}  // namespace

// MO-FIN-05, MO-FIN-08
Result Orion::result(const State& s) {
  Result r;
  for (Seat p = 0; p < s.seats(); ++p) r.score[p] = static_cast<std::int16_t>(score_of(s, p));
  tell_parts(r, s);
  tell_ties(r, s);
  rank_places(r, s.seats());
  return r;
}

}  // namespace kosmo::orion
