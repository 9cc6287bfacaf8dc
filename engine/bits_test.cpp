// Sets of bits: alone, in files, and as places of components.
#include "engine/bits.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/json_archive.h"
#include "engine/zones.h"

namespace kosmo {
namespace {

constexpr int kMany = 70;  // more than a word
const ArgKind kPiece = {"piece", [] { return kMany; }, [](int v) { return "p" + std::to_string(v); },
                        [](int v, Lang, Form) { return "p" + std::to_string(v); }};
constexpr Name kSeatIds[] = {{"red", {"red", "czerwony"}}, {"blue", {"blue", "niebieski"}}};
constexpr ArgKind kSeatName = kind_of<kSeatIds>("seat");
using Pieces = BitSet<kMany>;

Pieces of(std::initializer_list<int> pieces) {
  Pieces out;
  for (const int p : pieces) out.add(p);
  return out;
}

TEST(BitSet, HoldsNumbersAcrossWords) {
  Pieces set = of({3, 64, 69});
  EXPECT_TRUE(set.contains(64));
  EXPECT_EQ(set.size(), 3);
  set.remove(64);
  EXPECT_FALSE(set.contains(64));
  std::vector<int> all;
  set.each([&](int p) { all.push_back(p); });
  EXPECT_EQ(all, (std::vector{3, 69}));
  EXPECT_EQ(of({1, 65}) | of({2}), of({1, 2, 65}));
  EXPECT_EQ(of({1, 65}) & of({2, 65}), of({65}));
  EXPECT_EQ(of({1, 65}) - of({65, 66}), of({1}));
  EXPECT_TRUE((of({1}) - of({1})).empty());
}

TEST(BitSet, IsReadAndWrittenByNames) {
  Pieces set = of({3, 64, 69});
  std::array<std::uint8_t, kMany> tokens{};
  tokens[65] = 2;
  const Describe describe = [&](Archive& ar) {
    ar.set("set", set, kPiece);
    ar.counts_above_zero("tokens", tokens, kPiece, 9);
  };
  const std::string text = R"({"set":["p3","p64","p69"],"tokens":{"p65":2}})";
  EXPECT_EQ(write_json(describe), text);
  set.clear();
  tokens = {};
  ASSERT_FALSE(read_json(text, describe));
  EXPECT_EQ(set, of({3, 64, 69}));
  EXPECT_EQ(tokens[65], 2);
  EXPECT_NE(read_json(R"({"set":["p64","p64"],"tokens":{}})", describe).en.find("twice"), std::string::npos);
  EXPECT_NE(read_json(R"({"set":[],"tokens":{"p65":10}})", describe).en.find("out of range"), std::string::npos);
  EXPECT_NE(read_json(R"({"set":[],"tokens":{"q":1}})", describe).en, "");
}

// One of each piece: a deck, two hands, a box.
struct Table {
  FixedList<std::uint8_t, kMany> deck;
  Pieces hands[2], box;

  Table() {
    for (std::uint8_t p = 0; p < kMany; ++p) deck.push(p);
  }
  void zones(Zones& z) {
    z.set("piece", kPiece, [](int) { return 1; });
    z.pile("/deck", deck, kNobodySees).gives();
    for (Seat p = 0; p < 2; ++p) z.bits("/players/*/hand", p, hands[p], only(p)).gives_way();
    z.bits("/box", kNobody, box, kEverybody).takes_the_rest();
  }
  Problem settle(const std::set<std::string, std::less<>>& given) {
    Zones z(2);
    zones(z);
    return z.settle([&](std::string_view path) { return given.contains(path); }, kSeatName);
  }
  void redeal(Audience knows, std::uint64_t seed) {
    Zones z(2);
    zones(z);
    Rng rng(seed);
    z.redeal(knows, rng);
  }
  Problem census() {
    Zones z(2);
    zones(z);
    return z.census();
  }
};

TEST(BitSet, GivesWayToWhatAScenarioLaysElsewhere) {
  Table t;
  t.hands[0] = of({5, 66});
  t.hands[1] = of({66, 7});
  ASSERT_FALSE(t.settle({"/players/blue/hand"}));
  EXPECT_EQ(t.hands[0], of({5}));
  EXPECT_EQ(t.deck.size(), kMany - 3);
  EXPECT_FALSE(t.census());
}

TEST(BitSet, TakesTheRestOfAGivenDeck) {
  Table t;
  t.deck.clear();
  t.deck.push(9);
  ASSERT_FALSE(t.settle({"/deck"}));
  EXPECT_EQ(t.box.size(), kMany - 1);
  EXPECT_FALSE(t.census());
}

TEST(BitSet, IsDealtAnewForThoseWhoCannotSeeIt) {
  Table t;
  t.hands[0] = of({5, 66});
  t.hands[1] = of({7});
  ASSERT_FALSE(t.settle({"/players/red/hand", "/players/blue/hand"}));
  std::set<int> held;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Table draw = t;
    draw.redeal(only(0), seed);
    ASSERT_EQ(draw.hands[0], t.hands[0]) << "its own hand a seat knows";
    ASSERT_EQ(draw.hands[1].size(), 1);
    ASSERT_FALSE(draw.census());
    draw.hands[1].each([&](int p) { held.insert(p); });
  }
  EXPECT_GT(held.size(), 50u) << "anything that is not its own may be there";
  EXPECT_FALSE(held.contains(5));
  EXPECT_FALSE(held.contains(66));
}

}  // namespace
}  // namespace kosmo
