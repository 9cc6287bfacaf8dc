// The bots by name, for those who set them up beyond what `players()` offers: tests and the arena.
#pragma once

#include "players/player.h"

namespace kosmo {

// Any legal action, each as likely.
std::unique_ptr<Player> make_random_player(std::uint64_t seed);

struct GreedyLimits {
  // Imagined worlds to average over. One is the standard: over four, Narodziny kosmosu is won no more often (478 of
  // 1000) and takes twice the time.
  int worlds = 1;
  int nodes = 4000;  // positions looked at for one decision, over all worlds
};
// The move that looks best right after it, as the game's own evaluation sees it. No thought for what others will do.
std::unique_ptr<Player> make_greedy_player(std::uint64_t seed, const GreedyLimits& = {});

}  // namespace kosmo
