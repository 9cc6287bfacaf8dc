// Where flares and powers could be used at all (CA-HOOK-01), so that a window need not ask all fifty aliens.
#pragma once

#include <bit>

#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {

constexpr std::uint64_t bit(int alien) { return std::uint64_t{1} << alien; }
inline std::span<const Effect> effects_of(int alien, Sort sort) {
  const Alien& one = alien_at(alien);
  return sort == Sort::kPower ? one.power : sort == Sort::kWild ? one.wild : one.super;
}

// By window, then by what is answered: the aliens whose flares, or powers, have an effect there.
class FlareMoments {
 public:
  FlareMoments() {
    for (int alien = 0; alien < kAliens; ++alien)
      for (const Sort sort : {Sort::kPower, Sort::kWild, Sort::kSuper})
        for (const Effect& effect : effects_of(alien, sort))
          (sort == Sort::kPower ? powers_ : flares_).note(effect, alien);
  }
  std::uint64_t at(const State& s, const Step* answered) const { return flares_.at(s, answered); }
  std::uint64_t powers_at(const State& s, const Step* answered) const { return powers_.at(s, answered); }

 private:
  struct Aliens {
    Array<std::uint64_t, kMoments> windows{};
    Array<std::uint64_t, kSorts> answers{};
    Array<std::uint64_t, kEvents> events{};

    void note(const Effect& effect, int alien) {
      for (int i = 0; i < kMoments; ++i)
        if (effect.windows >> i & 1) windows[i] |= bit(alien);
      for (int i = 0; i < kSorts; ++i)
        if (effect.answers >> i & 1) answers[i] |= bit(alien);
      for (int i = 0; i < kEvents; ++i)
        if (effect.events >> i & 1) events[i] |= bit(alien);
    }
    std::uint64_t at(const State& s, const Step* answered) const {
      if (!answered) return windows[s.moment];
      const PlayArgs play(*answered);
      return play.is_event() ? events[event_of(play.what)] : answers[play.sort()];
    }
  };
  Aliens flares_, powers_;
};
inline const FlareMoments& flare_moments() {
  static const FlareMoments kAll;
  return kAll;
}
template <class F>
void each_alien(std::uint64_t aliens, F&& f) {
  for (; aliens != 0; aliens &= aliens - 1) f(std::countr_zero(aliens));
}

}  // namespace kosmo::cosmic
