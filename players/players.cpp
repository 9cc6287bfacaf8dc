#include "players/bots.h"

namespace kosmo {

std::span<const PlayerInfo> players() {
  static constexpr PlayerInfo kPlayers[] = {
      {"random",
       {"Random", "Losowy"},
       {"Takes any legal action, each equally likely.",
        "Wybiera losowo jedną z dozwolonych akcji, każdą z równą szansą."},
       [](std::uint64_t seed) { return make_random_player(seed); }},
      {"greedy",
       {"Greedy", "Zachłanny"},
       {"Takes the move that looks best right away, ignoring replies.",
        "Wybiera ruch, który od razu wygląda najlepiej, nie przewidując odpowiedzi przeciwników."},
       [](std::uint64_t seed) { return make_greedy_player(seed); }},
  };
  return kPlayers;
}

Action ask_player(Player& player, const Position& truth, const ActionList& choices, int& faults) {
  try {
    const Action chosen = player.choose(Outlook(truth, truth.to_move()));
    if (choices.contains(chosen)) return chosen;
  } catch (...) {  // whatever it was, the game goes on
  }
  ++faults;
  return choices[0];
}

const PlayerInfo* find_player(std::string_view id) {
  for (const PlayerInfo& info : players())
    if (info.id == id) return &info;
  return nullptr;
}

}  // namespace kosmo
