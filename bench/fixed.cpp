// A fixed amount of work, for counting instructions: random games from fixed seeds. bench/run puts callgrind around it.
#include <cstdio>
#include <cstdlib>

#include "engine/game.h"
#include "games/register.h"

namespace kosmo {

// Callgrind counts inside this function only (--toggle-collect).
[[gnu::noinline]] std::uint64_t fixed_games(const Game& game, int count) {
  std::uint64_t decisions = 0;
  for (int i = 0; i < count; ++i) {
    Position p(game, game.info().min_seats, game.standard_options(), static_cast<std::uint64_t>(i));
    Rng rng(static_cast<std::uint64_t>(i) + 1000);
    decisions += game.playout(p.data(), rng);
  }
  return decisions;
}

}  // namespace kosmo

int main(int argc, char** argv) {
  kosmo::register_games();
  const kosmo::Game* game = argc > 1 ? kosmo::find_game(argv[1]) : nullptr;
  if (!game) {
    std::fprintf(stderr, "usage: kosmo_fixed GAME [GAMES]\n");
    return 2;
  }
  game->content_hash();  // reads the content now, so that it is not counted
  std::printf("%llu\n", static_cast<unsigned long long>(kosmo::fixed_games(*game, argc > 2 ? std::atoi(argv[2]) : 50)));
}
