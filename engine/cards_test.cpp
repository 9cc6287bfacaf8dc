// Hands that remember who has seen which card.
#include "engine/cards.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

constexpr int kZombie = 3, kVoid = 5;
constexpr Audience kRed = only(0), kBlue = only(1), kGreen = only(2);
constexpr Audience both(Audience a, Audience b) { return static_cast<Audience>(a | b); }

using TestHand = Hand<8>;
std::vector<Card> cards_of(const TestHand& hand) { return {hand.begin(), hand.end()}; }

TEST(HandOfCards, HoldsCardsInNoOrder) {
  TestHand one, other;
  one.add(kVoid);
  one.add(kZombie);
  other.add(kZombie);
  other.add(kVoid);
  EXPECT_EQ(cards_of(one), cards_of(other));
  EXPECT_EQ(one.count(kVoid), 1);
  EXPECT_FALSE(one.contains(kVoid + 1));
}

TEST(HandOfCards, NamesEachFaceOnce) {
  TestHand hand;
  for (const int face : {kVoid, kZombie, kVoid}) hand.add(face);
  std::vector<int> faces;
  hand.each_face([&](int face) { faces.push_back(face); });
  EXPECT_EQ(faces, (std::vector<int>{kZombie, kVoid}));
}

TEST(HandOfCards, OfAlikeCardsEverybodyWhoKnewOfOneKnowsThatItIsGone) {
  TestHand hand;
  hand.add(kZombie, kGreen);
  hand.add(kZombie, kRed);
  hand.add(kZombie, both(kRed, kBlue));
  EXPECT_EQ(hand.take(kZombie).known, static_cast<Audience>(kRed | kBlue | kGreen));
  EXPECT_EQ(cards_of(hand), (std::vector<Card>{{kZombie, kRed}, {kZombie, 0}})) << "Red knew of two";
  EXPECT_EQ(hand.take(kZombie).known, kRed);
  EXPECT_EQ(hand.take(kZombie).known, 0);
  EXPECT_TRUE(hand.empty());
}

TEST(HandOfCards, ShowingOneOfAlikeCardsTellsOfOneAndTakesNothingAway) {
  TestHand hand;
  hand.add(kZombie, kGreen);
  hand.add(kZombie);
  hand.show(kZombie, kRed);
  hand.show(kZombie, kRed);
  EXPECT_EQ(cards_of(hand), (std::vector<Card>{{kZombie, both(kRed, kGreen)}, {kZombie, 0}}));
}

TEST(HandOfCards, ACardThatIsShownStaysKnown) {
  TestHand hand;
  hand.add(kZombie);
  hand.add(kVoid);
  hand.show(kZombie, kRed);
  EXPECT_EQ(cards_of(hand), (std::vector<Card>{{kZombie, kRed}, {kVoid, 0}}));
  hand.show_all(kBlue);
  EXPECT_EQ(cards_of(hand), (std::vector<Card>{{kZombie, both(kRed, kBlue)}, {kVoid, kBlue}}));
}

TEST(HandOfCards, ACardMovedOpenlyLeavesTheOthersTheirKnowledge) {
  TestHand from, to;
  from.add(kZombie, kRed);
  from.add(kVoid, kRed);
  move(from, kVoid, to, both(kBlue, kGreen));
  EXPECT_EQ(cards_of(from), (std::vector<Card>{{kZombie, kRed}}));
  EXPECT_EQ(cards_of(to), (std::vector<Card>{{kVoid, static_cast<Audience>(kRed | kBlue | kGreen)}}));
}

TEST(HandOfCards, ACardMovedUnseenMakesTheOthersForgetTheHandThatItLeft) {
  TestHand from, to;
  from.add(kZombie, both(kRed, kBlue));
  from.add(kVoid, kRed);
  to.add(kVoid, kRed);
  move_unseen(from, kVoid, to, both(kBlue, kGreen));
  EXPECT_EQ(cards_of(from), (std::vector<Card>{{kZombie, kBlue}})) << "Red cannot tell any more, Blue saw which it was";
  EXPECT_EQ(cards_of(to), (std::vector<Card>{{kVoid, static_cast<Audience>(kRed | kBlue | kGreen)}, {kVoid, 0}}))
      << "each knows of one";
}

TEST(HandOfCards, AHandOfOneSortTellsWhatLeavesItUnseen) {
  TestHand from, to;
  from.add(kZombie, kRed);
  move_unseen(from, kZombie, to, both(kBlue, kGreen));
  EXPECT_EQ(cards_of(to), (std::vector<Card>{{kZombie, static_cast<Audience>(kRed | kBlue | kGreen)}}));
}

TEST(HandOfCards, WholeHandsThatChangeOwnerKeepWhatIsKnown) {
  TestHand one, other;
  one.add(kZombie, kRed);
  exchange(one, 1, other, 2);
  EXPECT_TRUE(one.empty());
  EXPECT_EQ(cards_of(other), (std::vector<Card>{{kZombie, both(kRed, kBlue)}})) << "Blue held it, and knows it there";
}

}  // namespace
}  // namespace kosmo
