#include "engine/letters.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

TEST(Letters, TheFirstIsMadeLargeInAnyAlphabet) {
  EXPECT_EQ(capitalised("żółty"), "Żółty");
  EXPECT_EQ(capitalised("łapa"), "Łapa");
  EXPECT_EQ(capitalised("élan"), "Élan");
  EXPECT_EQ(capitalised("čaj"), "Čaj");
  EXPECT_EQ(capitalised("ÿ"), "Ÿ");
  EXPECT_EQ(capitalised("ωμέγα"), "Ωμέγα");
  EXPECT_EQ(capitalised("звезда"), "Звезда");
  EXPECT_EQ(capitalised("ẽ"), "Ẽ");
}

TEST(Letters, WhatHasNoLargeFormStays) {
  for (const char* text : {"", "Żółty", "ß", "星", "7 stars", "„a”", "÷", "×", "\xc5", "\xff"})
    EXPECT_EQ(capitalised(text), text);
}

TEST(Letters, LargeAndSmallAreEachOthersOpposite) {
  int pairs = 0;
  for (char32_t c = 1; c < 0x2000; ++c)
    if (const char32_t small = small_letter(c); small != c && c != 0x130) {
      ++pairs;
      EXPECT_EQ(large_letter(small), c) << std::hex << static_cast<unsigned>(c);
      EXPECT_EQ(small_letter(small), small) << std::hex << static_cast<unsigned>(c);
    }
  EXPECT_GT(pairs, 400);
}

TEST(Letters, AreWrittenAsTheyWereRead) {
  for (const char32_t c : {U'a', U'ż', U'–', U'星', U'\U0001f30c'}) {
    std::string text;
    append_letter(text, c);
    std::size_t length = 0;
    EXPECT_EQ(letter_at(text, 0, length), c);
    EXPECT_EQ(length, text.size());
  }
}

TEST(Letters, AreAllMadeLarge) {
  EXPECT_EQ(in_capitals("star type"), "STAR TYPE");
  EXPECT_EQ(in_capitals("Żółć, nk-ene-04"), "ŻÓŁĆ, NK-ENE-04");
  EXPECT_EQ(in_capitals("broken \xc5"), "BROKEN \xc5");
}

TEST(Letters, BetweenSpacesAreWords) {
  EXPECT_EQ(split_words(" place-star\tHe \n"), (std::vector<std::string>{"place-star", "He"}));
  EXPECT_TRUE(split_words("").empty());
  EXPECT_TRUE(split_words("  ").empty());
}

TEST(Fold, MakesPolishLettersPlain) { EXPECT_EQ(fold("Zażółć GĘŚLĄ jaźń"), "zazolc gesla jazn"); }

TEST(Fold, TakesTheMarksOffOtherLettersToo) {
  EXPECT_EQ(fold("Čeština ÀÉÎÕÜ Ÿ Ľ"), "cestina aeiou y l");
  EXPECT_EQ(fold("e\u0301"), "e");
  EXPECT_EQ(fold("Straße Ærø ЗВЕЗДА"), "straße æro звезда");
  EXPECT_EQ(fold("\xff\xc5"), "\xff\xc5");  // broken text stays what it is
}

TEST(Letters, WordsAreFoundWithTheirPlaces) {
  const std::string text = "„Gwiazda”, S05 – pole żółte.";
  std::vector<std::string> folded, places;
  for (const FoundWord& word : words_in(text)) {
    folded.push_back(word.folded);
    places.push_back(text.substr(word.begin, word.end - word.begin));
  }
  EXPECT_EQ(folded, (std::vector<std::string>{"gwiazda", "s05", "pole", "zolte"}));
  EXPECT_EQ(places, (std::vector<std::string>{"Gwiazda", "S05", "pole", "żółte"}));
}

TEST(Letters, CountByWhatTheyShow) {
  EXPECT_EQ(columns_of("zażółć"), 6);
  EXPECT_EQ(columns_of("\033[1;31mred\033[0m"), 3);
  EXPECT_EQ(columns_of("e\u0301"), 1);
  EXPECT_EQ(columns_of("星"), 2);
  EXPECT_EQ(columns_of("\xff\xc5"), 2);  // broken text is not read beyond its end
  EXPECT_EQ(columns_of("\033["), 0);
  EXPECT_EQ(pad_to("ż", 3), "ż  ");
  EXPECT_EQ(pad_left_to("星", 3), " 星");
  EXPECT_EQ(pad_to("long", 3), "long");
}

}  // namespace
}  // namespace kosmo
