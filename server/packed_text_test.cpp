#include "server/packed_text.h"

#include <gtest/gtest.h>

#include <random>

namespace kosmo {
namespace {

TEST(PackedText, IsTheSameTextAgain) {
  std::mt19937 random(3);
  for (const std::size_t size : {0, 1, 2, 12, 13, 100, 5000, 300'000})
    for (const unsigned letters : {1U, 3U, 256U}) {
      std::string text(size, ' ');
      for (char& c : text) c = static_cast<char>(random() % letters);
      const PackedText packed(text);
      EXPECT_EQ(packed.unpack(), text) << size;
      EXPECT_LE(packed.bytes(), std::max<std::size_t>(text.size(), 15));
    }
  EXPECT_EQ(PackedText().unpack(), "");
}

TEST(PackedText, TakesLittleRoomIfItRepeatsItself) {
  std::string text;
  for (int i = 0; i < 100; ++i) text += R"({"seat":"red","points":)" + std::to_string(i) + "},";
  EXPECT_LT(PackedText(text).bytes(), text.size() / 3);
}

}  // namespace
}  // namespace kosmo
