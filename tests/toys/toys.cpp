#include "tests/toys/toys.h"

#include "games/register.h"

namespace kosmo {

void register_toys() {
  for (const Game* toy : {&lucky_game(), &zap_game(), &chain_game(), &hands_game(), &barter_game(), &hush_game(),
                          &oracle_game(), &lifeboat_game(), &encounter_game()})
    register_game(*toy);
}
std::vector<const Game*> games_and_toys() {
  register_toys();
  register_games();
  return {games().begin(), games().end()};
}

}  // namespace kosmo
