#include "engine/seed.h"

#include <gtest/gtest.h>

#include <set>

namespace kosmo {
namespace {

const char* const kWide = "x000102030405060708090a0b0c0d0e0f";

TEST(Seed, IsANumberOr128Bits) {
  EXPECT_EQ(Seed(42).text(), "42");
  EXPECT_FALSE(Seed(42).is_wide());
  EXPECT_EQ(Seed::wide(0x0706050403020100, 0x0f0e0d0c0b0a0908).text(), kWide);
  EXPECT_TRUE(Seed::wide(0, 0).is_wide());
  EXPECT_FALSE(Seed::wide(7, 0) == Seed(7)) << "the form counts";
}

TEST(Seed, IsReadFromItsText) {
  for (const char* text : {"0", "42", "18446744073709551615", kWide, "xffffffffffffffffffffffffffffffff",
                           "x12345678901234567890123456789012"}) {
    const std::optional<Seed> seed = Seed::parse(text);
    ASSERT_TRUE(seed) << text;
    EXPECT_EQ(seed->text(), text);
    EXPECT_EQ(Seed::parse(seed->text()), seed);
    EXPECT_EQ(seed->is_wide(), text[0] == 'x');
  }
  EXPECT_EQ(Seed::parse("42"), Seed(42));
  EXPECT_EQ(Seed::parse("xABCDEF00000000000000000000000000")->text(), "xabcdef00000000000000000000000000");
}

TEST(Seed, IsNothingElse) {
  for (const char* text :
       {"", "x", "-1", "+1", " 1", "1 ", "1.0", "0x1f", "18446744073709551616", "abc",
        "x000102030405060708090a0b0c0d0e0", "x000102030405060708090a0b0c0d0e0f0", "x000102030405060708090a0b0c0d0e0g",
        "x00010203040506070809-a0b0c0d0e0f", "X000102030405060708090a0b0c0d0e0f", "000102030405060708090a0b0c0d0e0f",
        "x 00102030405060708090a0b0c0d0e0f", "xx00102030405060708090a0b0c0d0e0f"})
    EXPECT_FALSE(Seed::parse(text)) << text;
}

// printf %s x000102030405060708090a0b0c0d0e0f | sha256sum
TEST(Seed, HasADigestThatAnybodyCanCompute) {
  EXPECT_EQ(Seed::parse(kWide)->digest(), "234169dcb3d605aec6cb8ca66c7e2ce20ba732908583441b976874521f084260");
  EXPECT_EQ(Seed(1).digest(), "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b");
}

TEST(Seed, OfANumberStandsForThatNumber) { EXPECT_EQ(Seed(42).number(), 42u); }

TEST(Seed, HasChildrenOfItsFormWhichFollowFromIt) {
  for (const Seed& seed : {Seed(42), *Seed::parse(kWide)}) {
    std::set<std::string> seen{seed.text(), Seed(seed.number()).text()};
    const std::size_t before = seen.size();
    for (std::uint64_t which = 0; which < 100; ++which) {
      EXPECT_EQ(seed.child(which), seed.child(which));
      EXPECT_EQ(seed.child(which).is_wide(), seed.is_wide());
      seen.insert(seed.child(which).text());
    }
    EXPECT_EQ(seen.size(), before + 100);
  }
  // They never change: games are checked by them.
  EXPECT_EQ(Seed::parse(kWide)->child(0).text(), "xbd778abfb70b1621e20de845727cb61a");
  EXPECT_EQ(Seed::parse(kWide)->child(1).text(), "xfd6071fd8e4703227f8c48010c3fd08d");
  EXPECT_EQ(Seed::parse(kWide)->number(), 0xcd5723288926f283u);
}

}  // namespace
}  // namespace kosmo
