// The words of effects, read from left to right.
#include "engine/vocabulary.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

constexpr Name kColours[] = {{"red", {"red", "czerwony"}}, {"blue", {"blue", "niebieski"}}};
constexpr std::string_view kGoods[] = {"food", "fleet"};

template <class Read>
bool reads(const std::string& text, Read&& read) {
  WordReader in(text);
  read(in);
  return in.ok();
}

TEST(WordReader, reads_all_words_or_fails) {
  const auto draw = [](WordReader& in) {
    in.expect("draw");
    in.accept("up_to");
    in.count();
  };
  for (const char* right : {"draw 3", "draw up_to 3", "  draw   3 "}) EXPECT_TRUE(reads(right, draw)) << right;
  for (const char* wrong : {"", "draw", "up_to 3", "draw 33", "draw x", "draw 3 cards", "draw 3 up_to"})
    EXPECT_FALSE(reads(wrong, draw)) << wrong;
}

TEST(WordReader, numbers_keep_to_their_range) {
  EXPECT_FALSE(reads("0", [](WordReader& in) { in.count(); }));
  EXPECT_TRUE(reads("0", [](WordReader& in) { EXPECT_EQ(in.count(0), 0); }));
  EXPECT_TRUE(reads("3", [](WordReader& in) { EXPECT_EQ(in.count(1, 3), 3); }));
  EXPECT_FALSE(reads("4", [](WordReader& in) { in.count(1, 3); }));
  EXPECT_TRUE(reads("-2", [](WordReader& in) { EXPECT_EQ(in.change(), -2); }));
  EXPECT_TRUE(reads("+9", [](WordReader& in) { EXPECT_EQ(in.change(), 9); }));
  for (const char* wrong : {"2", "+0", "+", "+-1", "-10"})
    EXPECT_FALSE(reads(wrong, [](WordReader& in) { in.change(); })) << wrong;
}

TEST(WordReader, names_must_be_known) {
  EXPECT_TRUE(reads("blue", [](WordReader& in) { EXPECT_EQ(in.one_of(kColours), 1); }));
  EXPECT_FALSE(reads("green", [](WordReader& in) { in.one_of(kColours); }));
}

TEST(WordReader, counts_come_by_name_in_any_order) {
  EXPECT_TRUE(reads("fleet=2 food=1", [](WordReader& in) {
    EXPECT_EQ(in.counts(kGoods), (std::vector<std::uint8_t>{1, 2}));
  }));
  EXPECT_TRUE(reads("fleet=2 for food=1", [](WordReader& in) {
    EXPECT_EQ(in.counts(kGoods), (std::vector<std::uint8_t>{0, 2}));
    in.expect("for");
    EXPECT_EQ(in.counts(kGoods), (std::vector<std::uint8_t>{1, 0}));
  }));
  for (const char* wrong : {"", "food", "food=", "food=0", "food=10", "food=x", "gold=1", "food=1 food=1", "=1"})
    EXPECT_FALSE(reads(wrong, [](WordReader& in) { in.counts(kGoods); })) << wrong;
}

struct Line {
  std::string_view word;
  int meaning;
  void (*read)(WordReader&, int&);
};
constexpr Line kLines[] = {{"draw", 1, [](WordReader& in, int& n) { n = in.count(); }},
                           {"pass", 2, [](WordReader&, int&) {}}};

TEST(Vocabulary, a_phrase_is_read_by_its_first_word_or_refused_in_words) {
  ContentReader reader({"t.toml", "[[card]]\nid = \"A1\"\neffect = \"draw 2\"\n"});
  const ContentEntry entry = reader.list("card").at(0);
  int n = 0;
  const auto read = [&](const char* text) {
    return read_phrase(entry, "effect", text, kLines, {"effect", "efektem"}, n);
  };
  ASSERT_NE(read("draw 2"), nullptr);
  EXPECT_EQ(read("draw 2")->meaning, 1);
  EXPECT_EQ(n, 2);
  EXPECT_EQ(read("pass")->meaning, 2);
  EXPECT_TRUE(reader.problems().empty());

  EXPECT_EQ(read("pass 1"), nullptr);
  EXPECT_EQ(read("dance"), nullptr);
  EXPECT_EQ(read(""), nullptr);
  ASSERT_EQ(reader.problems().size(), 3U);
  EXPECT_EQ(reader.problems()[0].en, "t.toml:3: A1.effect: 'pass 1' has wrong arguments");
  EXPECT_EQ(reader.problems()[1].en, "t.toml:3: A1.effect: 'dance' is no effect; known are: draw, pass");
  EXPECT_EQ(reader.problems()[1].pl, "t.toml:3: A1.effect: „dance” nie jest efektem; znane są: draw, pass");
}

}  // namespace
}  // namespace kosmo
