#include "games/register.h"

#include "engine/game.h"
#include "games/artifacts/artifacts.h"
#include "games/cosmic/cosmic.h"
#include "games/narodziny/narodziny.h"
#include "games/orion/orion.h"

namespace kosmo {

void register_games() {
  for (const Game* game : {&narodziny::game(), &orion::game(), &artifacts::game(), &cosmic::game()})
    register_game(*game);
}

}  // namespace kosmo
