// Reading a replay must never harm: it is read, or a line is named. What is read must survive writing and reading
// again.
#include <cstdlib>

#include "table/replay.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

// A whole game to start from, so that edits reach beyond the header.
std::string a_game(const Game& game) {
  Replay replay{
      {&game, game.standard_options(), 7, std::vector<SeatPlan>(static_cast<std::size_t>(game.info().max_seats))}, {}};
  Position position(game, game.info().max_seats, replay.setup.options, replay.setup.seed);
  Rng rng(7);
  ActionList choices;
  while (!position.over()) {
    position.legal(choices);
    const Action a = rng.pick(choices);
    replay.entries.push_back({.seat = position.to_move(), .action = a, .secret = position.decision().secret});
    position.apply(a);
  }
  return write_replay(replay);
}

// The input as edits of that game: three bytes each, where (two) and what.
std::string edited(std::string text, const std::uint8_t* data, std::size_t size) {
  for (std::size_t i = 0; i + 2 < size; i += 3) {
    const std::size_t at = (data[i] * 256u + data[i + 1]) % text.size();
    if (data[i + 2] == 0xff)
      text.erase(at, 1 + text.size() / 64);
    else
      text[at] = static_cast<char>(data[i + 2]);
    if (text.empty()) return text;
  }
  return text;
}

void check(std::string_view text) {
  const Maybe<CheckedReplay> read = read_replay(text, "f");
  if (!read) {
    if (!read.problem().en.starts_with("f:") || read.problem().pl.empty()) std::abort();
    return;
  }
  const std::string written = write_replay(read->replay);
  const Maybe<CheckedReplay> again = read_replay(written, "f");
  if (!again || !(again->final == read->final) || write_replay(again->replay) != written) std::abort();
}

}  // namespace
}  // namespace kosmo

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kosmo;
  static const std::vector<std::string> games_to_edit = [] {
    register_toys();
    std::vector<std::string> texts;
    for (const Game* game : games()) texts.push_back(a_game(*game));
    return texts;
  }();
  if (size == 0) return 0;
  if (data[0] < games_to_edit.size())
    check(edited(games_to_edit[data[0]], data + 1, size - 1));
  else
    check({reinterpret_cast<const char*>(data), size});
  return 0;
}
