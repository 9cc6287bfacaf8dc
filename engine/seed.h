// What all chance of a game follows from. There are two forms, told apart by their text:
//
//   42                                  a number of 64 bits: a fast generator, for simulations, tests, bots
//   x000102030405060708090a0b0c0d0e0f   128 bits, for tables where people play: what comes next cannot be computed from
//                                       what has been seen (engine/rng.h)
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/basics.h"

namespace kosmo {

class Seed {
 public:
  // Any number is a seed, and may stand where one is wanted.
  Seed(std::uint64_t number = 0) : words_{number, 0} {}
  // 128 bits. The lowest byte of the first word is the first of the text.
  static Seed wide(std::uint64_t first, std::uint64_t second);

  static std::optional<Seed> parse(std::string_view text);
  std::string text() const;
  // SHA-256 of the text, as 64 hexadecimal digits. Of a wide seed it can be shown before the seed is: whoever is told
  // the seed later can see that it is the same. (The seed of a digest of a number can be found by trying all.)
  std::string digest() const;

  bool is_wide() const { return wide_; }
  const std::array<std::uint64_t, 2>& words() const { return words_; }
  // A number for those that need no more: itself, or of a wide seed one that tells nothing of the game.
  std::uint64_t number() const;
  // Other seeds of the same form that follow from this one and tell nothing of it.
  Seed child(std::uint64_t which) const;

  bool operator==(const Seed&) const = default;

 private:
  std::array<std::uint64_t, 2> words_;
  bool wide_ = false;
};

// How seeds are written, for those who have written something else.
inline constexpr Text kSeedForm{"a whole number from 0 to 18446744073709551615, or x and 32 hexadecimal digits",
                                "liczba całkowita od 0 do 18446744073709551615 albo x i 32 cyfry szesnastkowe"};

}  // namespace kosmo
