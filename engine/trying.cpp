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

bool is_asked_alone(const Position& now, Seat seat) {
  return now.to_move() == seat && now.decision().together == Together::kNo;
}

// Takes the answers that are forced; false where the next one would tell somebody something.
bool take_forced(Position& at) {
  while (const std::optional<Action> forced = forced_answer(at)) {
    Position next(at);
    next.apply(*forced);
    if (next.reveals() != at.reveals()) return false;
    at = std::move(next);
  }
  return true;
}

}  // namespace

std::optional<Action> forced_answer(const Position& now) {
  const Decision open = now.decision();
  if (open.seat == kNobody || open.together != Together::kNo || !open.choices_public) return {};
  ActionList choices;
  now.legal(choices);
  return choices.size() == 1 ? std::optional(choices[0]) : std::nullopt;
}

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
    const bool goes_on = take_forced(*at);
    seen = at->view(seat);
    if (!goes_on || !is_asked_alone(*at, seat)) break;
  }
  return {{}, seen};
}

OwnLine own_line(const Position& now, Seat seat, std::span<const Action> actions) {
  OwnLine line;
  Position at(now);
  const auto play = [&](Action a, bool forced) {
    line.parts.push_back({at.to_move(), a, forced});
    at.apply(a);
  };
  for (const Action a : actions) {
    const Refusal refusal = at.over() || at.to_move() == seat ? at.why_not(a) : not_asked(at);
    if (refusal) return {.refusal = refusal, .at = line.played};
    play(a, false);
    ++line.played;
    while (const std::optional<Action> forced = forced_answer(at)) play(*forced, true);
    line.ends = at.reveals() != now.reveals() || !is_asked_alone(at, seat);
    if (line.ends) break;
  }
  return line;
}

}  // namespace kosmo
