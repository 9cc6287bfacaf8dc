// Points and places (AA-SCORE, AA-TIE), with the points divided as players count them.
#include "engine/ranking.h"
#include "games/artifacts/artifacts.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {

// AA-SCORE-06, AA-TIE-01, AA-TIE-02, AA-TIE-03
Result Artifacts::result(const State& s) {
  Result r;
  ScorePart track{"track", {"during the game", "podczas gry"}, {}}, cards{"cards", {"cards", "karty"}, {}},
      technologies{"technologies", {"Technologies", "Technologie"}, {}},
      factions{"faction", {"faction", "Frakcja"}, {}}, credits{"credits", {"Credits", "Kredyty"}, {}},
      empire{"empire", {"cards in the Empire", "karty w Imperium"}, {}};
  for (Seat p = 0; p < s.seats(); ++p) {
    const Points points = points_of(s, p);
    r.score[p] = static_cast<std::int16_t>(points.sum());
    track.score[p] = static_cast<std::int16_t>(points.track);
    cards.score[p] = static_cast<std::int16_t>(points.cards);
    technologies.score[p] = static_cast<std::int16_t>(points.technologies);
    factions.score[p] = static_cast<std::int16_t>(points.faction);
    credits.score[p] = s.of(p).bank;
    empire.score[p] = static_cast<std::int16_t>(count(s.of(p).empire));
  }
  for (const ScorePart& part : {track, cards, technologies}) r.parts.push(part);
  if (s.end_bonus) r.parts.push(factions);
  for (const ScorePart& tie : {credits, empire}) r.ties.push(tie);
  rank_places(r, s.seats());
  return r;
}

}  // namespace kosmo::artifacts
