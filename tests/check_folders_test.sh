#!/bin/sh
# Does tools/check-folders notice what it promises to notice? A small repository, sound at first, is broken in every way.
set -u
set -- check-folders
. "$(dirname "$0")/support/tool_test.sh"

fresh() {
  rm -rf "$work/repo"
  mkdir "$work/repo"
  cd "$work/repo" || exit 2
  mkdir -p engine games/chess games/go players table server cli tests/support
  printf '#pragma once\n' | tee engine/game.h players/player.h table/table.h server/host.h server/fake_loop.h \
    games/register.h games/chess/state.h games/go/state.h tests/support/play.h >/dev/null
  printf '#include <vector>\n#include "engine/game.h"\n' >games/chess/flow.cpp
  printf '#include "games/chess/state.h"\n#include "games/go/state.h"\n' >games/register.cpp
  printf '#include "games/chess/state.h"\n#include "tests/support/play.h"\n' >games/chess/state_test.cpp
  printf '#include "server/fake_loop.h"\n#include "games/register.h"\n' >server/host_test.cpp
  printf '#include "server/host.h"\n#include "games/register.h"\n' >cli/main.cpp
}

# wrong FILE INCLUDED TEXT: this line in this file is a mistake.
wrong() {
  fresh
  printf '// One line more.\n  #  include "%s"\n' "$2" >"$1"
  expect 1 "$1:2: "
  expect 1 "$3"
}

fresh; expect 0 'files include only what their folder may'
wrong engine/game.cpp table/table.h 'must not include table/table.h: engine may include nothing else of ours'
wrong games/chess/zones.cpp games/go/state.h 'must not include games/go/state.h: a game knows no other game'
wrong games/chess/zones.cpp games/register.h 'must not include games/register.h'
wrong games/chess/zones_test.cpp games/go/state.h 'a game knows no other game'
wrong games/chess/zones.cpp players/player.h 'games/chess may include engine'
wrong players/bots.cpp table/table.h 'players may include engine'
wrong server/host.cpp games/register.h 'server may include engine, players, table'
wrong table/table.cpp server/host.h 'table may include engine, players'
wrong cli/play.cpp games/chess/state.h 'must not include games/chess/state.h'
wrong engine/game.cpp tests/support/play.h 'it is for tests only'
wrong server/host.cpp server/fake_loop.h 'it is for tests only'
wrong tests/laws.cpp games/chess/state.h 'what is for all games names none'
wrong engine/game.cpp game.h 'there is no game.h; paths begin at the top folder'

finish "check-folders notices all of it"
