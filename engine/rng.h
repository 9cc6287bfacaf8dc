// Chance, the same on every platform; part of the state, copied with it. The form of the seed says which of two:
//
//   a number   xoroshiro128** seeded by splitmix64: fast, but who has seen enough of it can compute the rest
//   128 bits   the key stream of ChaCha20 under that key, 64 bits a draw: who does not know the key can compute nothing
#pragma once

#include <cstdint>
#include <utility>

#include "engine/seed.h"

namespace kosmo {

class Rng {
 public:
  Rng() = default;
  explicit Rng(std::uint64_t seed) {
    state_[0] = splitmix(seed);
    state_[1] = splitmix(seed);
  }
  explicit Rng(const Seed& seed) : Rng(seed.words()[0]) {
    if (!seed.is_wide()) return;
    state_[0] = seed.words()[0], state_[1] = seed.words()[1];
    set_drawn(0);
  }

  std::uint64_t next() {
    if (is_stream()) [[unlikely]]
      return next_of_stream();
    const std::uint64_t s0 = state_[0];
    std::uint64_t s1 = state_[1];
    const std::uint64_t result = rotl(s0 * 5, 7) * 9;
    s1 ^= s0;
    state_[0] = rotl(s0, 24) ^ s1 ^ (s1 << 16);
    state_[1] = rotl(s1, 37);
    return result;
  }

  // A fair number from 0 to n-1 (Lemire's method: multiply, and reject the few that would be unfair).
  std::uint32_t below(std::uint32_t n) {
    std::uint64_t m = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(m) < n) {
      const std::uint32_t threshold = -n % n;
      while (static_cast<std::uint32_t>(m) < threshold) m = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(m >> 32);
  }

  // One of anything with size() and [], which has at least one.
  template <class List>
  auto pick(const List& list) {
    return list[static_cast<int>(below(static_cast<std::uint32_t>(list.size())))];
  }

  // Fisher-Yates over anything with size() and [].
  template <class List>
  void shuffle(List& list) {
    for (int i = static_cast<int>(list.size()) - 1; i > 0; --i) {
      const int j = static_cast<int>(below(static_cast<std::uint32_t>(i) + 1));
      std::swap(list[i], list[j]);
    }
  }

  // Another of the same form that goes its own way.
  Rng fork() {
    const std::uint64_t first = next();
    return is_stream() ? Rng(Seed::wide(first, next())) : Rng(first);
  }

  // The generator as two numbers, for saved games; of a key stream they are the key, and its place belongs to them.
  std::uint64_t word(int i) const { return state_[i]; }
  void set_word(int i, std::uint64_t value) { state_[i] = value; }
  bool is_stream() const { return place_ != 0; }
  std::uint64_t drawn() const { return place_ - 1; }
  void set_drawn(std::uint64_t count) { place_ = count + 1; }  // makes it a key stream
  void leave_stream() { place_ = 0; }

 private:
  std::uint64_t next_of_stream();
  static std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  static std::uint64_t splitmix(std::uint64_t& seed) {
    std::uint64_t z = (seed += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }
  std::uint64_t state_[2]{};
  std::uint64_t place_ = 0;  // 0: the fast generator; else the number of the next draw from the key stream, from 1
};

}  // namespace kosmo
