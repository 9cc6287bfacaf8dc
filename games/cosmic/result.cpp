// Who has won: everybody with enough foreign colonies, or at the limit those with most (CE-GEN-01, CE-END-03,
// CE-END-06).
#include "engine/ranking.h"
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {

Result Cosmic::result(const State& s) {
  Result r;
  ScorePart colonies{"colonies", {"foreign colonies", "zewnętrzne kolonie"}, {}};
  const auto enough = static_cast<std::int16_t>(colonies_to_win(s));
  for (Seat p = 0; p < s.seats(); ++p) {
    const bool has_won = s.winners >> p & 1;  // CE-END-05
    const auto n = has_won ? enough : static_cast<std::int16_t>(foreign_colonies(s, p));
    r.score[p] = colonies.score[p] = std::min(n, enough);  // more than enough wins no more (CE-END-03)
  }
  r.parts.push(colonies);
  rank_places(r, s.seats());
  return r;
}

}  // namespace kosmo::cosmic
