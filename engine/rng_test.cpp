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

// The same seed dealt the same cards before there were two forms of seeds.
TEST(Rng, OfANumberIsTheFastOne) {
  Rng one(42), other{Seed(42)};
  EXPECT_FALSE(other.is_stream());
  for (int i = 0; i < 100; ++i) EXPECT_EQ(one.next(), other.next());
}

const Seed kWide = *Seed::parse("x000102030405060708090a0b0c0d0e0f");

TEST(Rng, OfAWideSeedIsTheKeyStreamOfChaCha) {
  Rng rng(kWide);
  EXPECT_TRUE(rng.is_stream());
  for (const std::uint64_t expected :
       {0x6cb50d64aa5a96e5ULL, 0xd78748976f15d28fULL, 0x4942f6b46a78512bULL, 0x0d613b6086ee37a6ULL,
        0x400b9fac85694800ULL, 0xf0a4bea79c2d697dULL, 0xeb36b2e991a9c561ULL, 0xf75f3ca06d1914a3ULL,
        0x055b7da3d3af62b6ULL, 0xad1314b3c777b218ULL})
    EXPECT_EQ(rng.next(), expected);
  EXPECT_EQ(rng.drawn(), 10u);
}

TEST(Rng, OfAWideSeedGoesOnFromItsKeyAndPlace) {
  Rng one(kWide);
  for (int i = 0; i < 13; ++i) one.next();
  Rng other = from_words(one.word(0), one.word(1));
  EXPECT_FALSE(other.is_stream());
  other.set_drawn(one.drawn());
  for (int i = 0; i < 20; ++i) EXPECT_EQ(one.next(), other.next());
}

TEST(Rng, ForksIntoOneOfItsForm) {
  Rng fast(42), same(42);
  Rng child = fast.fork(), expected(same.next());
  EXPECT_FALSE(child.is_stream());
  EXPECT_EQ(child.next(), expected.next());
  Rng wide(kWide);
  Rng one = wide.fork(), two = wide.fork();
  EXPECT_TRUE(one.is_stream());
  EXPECT_EQ(wide.drawn(), 4u);
  EXPECT_EQ(one.word(0), 0x6cb50d64aa5a96e5ULL);
  EXPECT_EQ(one.word(1), 0xd78748976f15d28fULL);
  EXPECT_NE(one.next(), two.next());
}

TEST(Rng, GivesEveryNumberBelowNEquallyOften) {
  for (Rng rng : {Rng(7), Rng(kWide)}) {
    std::array<int, 6> seen{};
    for (int i = 0; i < 60'000; ++i) ++seen[rng.below(6)];
    for (const int n : seen) EXPECT_NEAR(n, 10'000, 500);
    EXPECT_EQ(rng.below(1), 0U);
  }
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
