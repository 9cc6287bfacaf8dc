#include "players/bots.h"

namespace kosmo {
namespace {

class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(std::uint64_t seed) : rng_(seed) {}

  Action choose(const Outlook& outlook) override {
    ActionList choices;
    outlook.legal(choices);
    return rng_.pick(choices);
  }

 private:
  Rng rng_;
};

}  // namespace

std::unique_ptr<Player> make_random_player(std::uint64_t seed) { return std::make_unique<RandomPlayer>(seed); }

}  // namespace kosmo
