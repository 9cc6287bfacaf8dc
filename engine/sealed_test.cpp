// Sealed choices without a game around them; the toy "hands" plays them.
#include "engine/sealed.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

TEST(Sealed, AsksThoseWhoAreToChooseAndNobodyElse) {
  Sealed<std::uint8_t> sealed;
  sealed.ask(0b1010);
  EXPECT_EQ(sealed.next(), 1);
  sealed.put(1, 7);
  EXPECT_EQ(sealed.next(), 3);
  EXPECT_FALSE(sealed.complete());
  sealed.put(3, 8);
  EXPECT_EQ(sealed.next(), kNobody);
  EXPECT_TRUE(sealed.complete());
}

TEST(Sealed, HidesAChoiceFromAllButItsMakerUntilOpened) {
  Sealed<std::uint8_t> sealed;
  sealed.ask(0b11);
  EXPECT_FALSE(sealed.sealed_from(only(1), 0)) << "nothing is there yet";
  sealed.put(0, 7);
  EXPECT_TRUE(sealed.sealed_from(only(1), 0));
  EXPECT_TRUE(sealed.sealed_from(kSpectatorBit, 0));
  EXPECT_FALSE(sealed.sealed_from(only(0), 0));
  EXPECT_FALSE(sealed.sealed_from(kEverybody, 0)) << "its maker is among them";
  sealed.put(1, 8);
  EXPECT_TRUE(sealed.sealed_from(only(1), 0)) << "all are in, but not yet shown";
  sealed.open();
  EXPECT_FALSE(sealed.sealed_from(only(1), 0));
  EXPECT_EQ(sealed.of(0), 7);
}

TEST(Sealed, ForgetsTheLastRoundWhenItAsksAgain) {
  Sealed<std::uint8_t> sealed;
  sealed.ask(0b1);
  sealed.put(0, 7);
  sealed.open();
  sealed.ask(0b1);
  EXPECT_FALSE(sealed.has(0));
  EXPECT_FALSE(sealed.opened());
}

}  // namespace
}  // namespace kosmo
