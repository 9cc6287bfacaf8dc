// Content files: every mistake is reported with file, line and key, and all of them at once.
#include "engine/content.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace kosmo {
namespace {

std::vector<std::string> complaints(ContentReader& reader) {
  std::vector<std::string> texts;
  for (const Problem& problem : reader.problems()) {
    texts.push_back(problem.en);
    EXPECT_FALSE(problem.pl.empty());
  }
  return texts;
}

TEST(Content, IsReadByKey) {
  ContentReader reader({"t.toml", R"(
[[card]]
id = "A1"
cost = 3
open = true
tags = ["x", "y"]
kind = "star"
name = { en = "Sun", pl = "Słońce" }
)"});
  const std::vector<ContentEntry> cards = reader.list("card");
  ASSERT_EQ(cards.size(), 1U);
  const std::string_view kinds[] = {"life", "star"};
  EXPECT_EQ(cards[0].text("id"), "A1");
  EXPECT_EQ(cards[0].number("cost", 0, 9), 3);
  EXPECT_EQ(cards[0].number_or("bonus", 0, 9, 7), 7);
  EXPECT_TRUE(cards[0].flag_or("open", false));
  EXPECT_TRUE(cards[0].flag_or("shut", true));
  EXPECT_EQ(cards[0].texts("tags"), (std::vector<std::string>{"x", "y"}));
  EXPECT_EQ(cards[0].choice("kind", kinds), 1);
  EXPECT_EQ(cards[0].table("name").text("pl"), "Słońce");
  cards[0].finish();
  EXPECT_EQ(complaints(reader), std::vector<std::string>{});
}

TEST(Content, MistakesAreNamedWithFileLineAndKeyAllAtOnce) {
  ContentReader reader({"t.toml", R"([[card]]
id = "A1"
cost = 30
kind = "moon"
name = "Sun"
colour = "red"
tags = [1]
)"});
  const ContentEntry card = reader.list("card").at(0);
  const std::string_view kinds[] = {"life", "star"};
  card.text("id");
  card.number("cost", 0, 9);
  card.choice("kind", kinds);
  card.table("name");
  card.text("text");
  card.texts("tags");
  card.finish();
  EXPECT_EQ(complaints(reader), (std::vector<std::string>{
                                    "t.toml:3: A1.cost: 30 is out of range: 0 to 9",
                                    "t.toml:4: A1.kind: 'moon' is unknown; known are: life, star",
                                    "t.toml:5: A1.name: a table { ... } is wanted",
                                    "t.toml:1: A1.text: this key is missing",
                                    "t.toml:7: A1.tags: a text is wanted",
                                    "t.toml:6: A1.colour: there is no such key",
                                }));
}

TEST(Content, ThatIsNoTomlIsRefusedWithItsLine) {
  ContentReader reader({"t.toml", "[[card]]\nid = \n"});
  EXPECT_TRUE(reader.list("card").empty());
  ASSERT_EQ(reader.problems().size(), 1U);
  EXPECT_TRUE(reader.problems()[0].en.starts_with("t.toml:2: ")) << reader.problems()[0].en;
}

TEST(Content, WithoutTheWantedEntriesIsRefused) {
  ContentReader reader({"t.toml", "title = 'x'\n"});
  EXPECT_TRUE(reader.list("card").empty());
  EXPECT_EQ(complaints(reader), std::vector<std::string>{"t.toml:1: card: the file needs [[card]] entries"});
}

class ContentDir : public testing::Test {
 protected:
  ContentDir() {
    std::filesystem::create_directories(dir + "/toy");
    std::ofstream(dir + "/toy/cards.toml") << "# mine\n";
    set_content_dir(dir);
  }
  ~ContentDir() override {
    set_content_dir("");
    std::filesystem::remove_all(dir);
  }
  const std::string dir = testing::TempDir() + "kosmoteka-content-" + std::to_string(::getpid());
};

TEST_F(ContentDir, ComesBeforeWhatIsCompiledIn) {
  const Maybe<SourceFile> file = content_file("toy/cards.toml");
  ASSERT_TRUE(file);
  EXPECT_EQ(file->text, "# mine\n");
  EXPECT_EQ(file->name, dir + "/toy/cards.toml") << "errors name the file that was read";
}

TEST_F(ContentDir, ThatLacksAFileLeavesTheCompiledOne) {
  ASSERT_FALSE(embedded_files().empty());
  const EmbeddedFile& some = embedded_files()[0];
  const Maybe<SourceFile> file = content_file(some.path);
  ASSERT_TRUE(file);
  EXPECT_EQ(file->text, some.text);
}

TEST(Content, FileThatDoesNotExistIsAProblem) {
  EXPECT_EQ(content_file("toy/none.toml").problem().en, "toy/none.toml: there is no such content file");
}

}  // namespace
}  // namespace kosmo
