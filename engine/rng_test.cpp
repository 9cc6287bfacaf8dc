#include "engine/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <vector>

namespace kosmo {
namespace {

Rng from_words(std::uint64_t a, std::uint64_t b) {
  Rng rng;
  rng.set_word(0, a);
  rng.set_word(1, b);
  return rng;
}

// The numbers that the authors' reference code gives: they must be the same on every platform, for ever.
TEST(Rng, IsXoroshiro128StarStar) {
  Rng rng = from_words(1, 2);
  for (const std::uint64_t expected : {5760ULL, 97769243520ULL, 9706862127477703552ULL, 9223447511460779954ULL,
                                       8358291023205304566ULL, 15695619998649302768ULL, 8517900938696309774ULL,
                                       16586480348202605369ULL, 6959129367028440372ULL, 16822147227405758281ULL})
    EXPECT_EQ(rng.next(), expected);
}

TEST(Rng, IsSeededBySplitmix64) {
  const Rng rng(0);
  EXPECT_EQ(rng.word(0), 0xe220a8397b1dcdafULL);
  EXPECT_EQ(rng.word(1), 0x6e789e6aa1b965f4ULL);
}

TEST(Rng, GoesOnFromItsTwoWords) {
  Rng one(42);
  one.next();
  Rng other = from_words(one.word(0), one.word(1));
  for (int i = 0; i < 10; ++i) EXPECT_EQ(one.next(), other.next());
}

TEST(Rng, GivesEveryNumberBelowNEquallyOften) {
  Rng rng(7);
  std::array<int, 6> seen{};
  for (int i = 0; i < 60'000; ++i) ++seen[rng.below(6)];
  for (const int n : seen) EXPECT_NEAR(n, 10'000, 500);
  EXPECT_EQ(rng.below(1), 0U);
}

TEST(Rng, ShufflesIntoEveryOrderEquallyOften) {
  Rng rng(7);
  std::array<int, 6> seen{};
  for (int i = 0; i < 60'000; ++i) {
    std::vector<int> cards{0, 1, 2};
    rng.shuffle(cards);
    ++seen[cards[0] * 2 + (cards[1] > cards[2])];
  }
  for (const int n : seen) EXPECT_NEAR(n, 10'000, 500);
}

TEST(Rng, LosesNoCardInAShuffle) {
  Rng rng(7);
  std::vector<int> cards(60), sorted(60);
  std::iota(cards.begin(), cards.end(), 0);
  std::iota(sorted.begin(), sorted.end(), 0);
  rng.shuffle(cards);
  EXPECT_NE(cards, sorted);
  std::sort(cards.begin(), cards.end());
  EXPECT_EQ(cards, sorted);
}

}  // namespace
}  // namespace kosmo
