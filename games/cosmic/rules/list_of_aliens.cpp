// The aliens that are in this program: their files, and the parts of the game that these bring.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

std::span<const Alien* const> files_of_aliens() {
  static const Alien* const kFiles[] = {
#define KOSMO_ALIEN(name) &aliens::name(),
#include "games/cosmic/aliens.inc"
#undef KOSMO_ALIEN
  };
  return kFiles;
}

}  // namespace

const Alien& alien_at(int number) {
  static const Array<const Alien*, kAliens> kAll = [] {
    static constexpr Alien kNotYet{};
    Array<const Alien*, kAliens> all;
    all.fill(&kNotYet);
    for (const Alien* alien : files_of_aliens()) all[alien->number] = alien;
    return all;
  }();
  return *kAll[number];
}

std::span<AnyPart<State>* const> alien_parts() {
  static const std::vector<AnyPart<State>*> kAll = [] {
    std::vector<AnyPart<State>*> all;
    for (const Alien* alien : files_of_aliens())
      if (alien->part) all.push_back(alien->part());
    return all;
  }();
  return kAll;
}

}  // namespace kosmo::cosmic
