// The kosmoteka command with the toy games beside the real ones: rounds, windows, deals and zaps can be tried in a
// browser before a large game has them, and tests of the server can play them.
//
//   toy_server --web web/dist                serves, as `kosmoteka serve` does; then http://127.0.0.1:8080/
//   toy_server play encounter                any other command of kosmoteka
//
// The toys are not complete, so a lobby shows them only to those who ask for unfinished games.
#include <csignal>
#include <iostream>
#include <vector>

#include "cli/command.h"
#include "games/register.h"
#include "tests/toys/toys.h"

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);
  kosmo::register_games();  // the real ones come first in lists
  kosmo::register_toys();
  kosmo::add_toy_rules();
  std::vector<const char*> words(argv, argv + argc);
  if (argc < 2 || argv[1][0] == '-') words.insert(words.begin() + 1, "serve");
  return kosmo::run_command(static_cast<int>(words.size()), words.data(), std::cin, std::cout, std::cerr);
}
