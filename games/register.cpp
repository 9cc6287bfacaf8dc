#include "games/register.h"

#include "engine/game.h"
#include "games/narodziny/narodziny.h"
#include "games/orion/orion.h"

namespace kosmo {

void register_games() {
  for (const Game* game : {&narodziny::game(), &orion::game()}) {
    game->content_hash();  // reads the content now, so that a mistake shows at the start
    register_game(*game);
  }
}

}  // namespace kosmo
