#include "players/interjecting.h"

#include "engine/interject.h"

namespace kosmo {

std::optional<Action> interjection_of_bot(const Position& now, Seat seat, Rng& chance) {
  if (!bots_interject(now)) return {};
  constexpr int kSeldom = 40;
  ActionList choices;
  interjections(now, seat, choices);
  if (choices.empty() || chance.below(kSeldom) != 0) return {};
  return chance.pick(choices);
}

}  // namespace kosmo
