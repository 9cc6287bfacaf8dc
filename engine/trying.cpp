#include "engine/trying.h"

#include "engine/round.h"

namespace kosmo {
namespace {

// A copy in which the seat is the one to move; nothing if it is not asked.
std::optional<Position> turned_to(const Position& now, Seat seat) {
  Position at(now);
  if (now.to_move() == seat || (now.asked().contains(seat) && at.turn_to(seat))) return at;
  return {};
}

}  // namespace

Tried try_actions(const Position& now, Seat seat, std::span<const Action> actions) {
  if (actions.empty()) return {{}, now.view(seat)};
  std::optional<Position> at = turned_to(now, seat);
  if (!at) return {now.over() ? now.why_not(actions.front()) : not_asked(now), {}};
  View seen = now.view(seat);
  // A sealed choice of a round: the answers of those before it are made up, so nothing after it can be shown.
  if (now.to_move() != seat && !now.decision().pass) {
    if (Refusal refusal = at->why_not(actions.front())) return {refusal, {}};
    return {{}, seen};
  }
  for (const Action a : actions) {
    if (Refusal refusal = at->why_not(a)) return {refusal, {}};
    const std::uint32_t reveals = at->reveals();
    at->apply(a);
    if (at->reveals() != reveals) break;
    seen = at->view(seat);
    if (at->to_move() != seat) break;
  }
  return {{}, seen};
}

}  // namespace kosmo
