// A pack of a game that does not exist: what every game's files are asked for. The games' own cards are in their tests.
#include "engine/content_pack.h"

#include <filesystem>
#include <fstream>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace kosmo {
namespace {

namespace fs = std::filesystem;

struct Card : CardText {
  int cost = 0;
};
using Cards = std::array<Card, 2>;

void read_card(const ContentEntry& entry, Card& card) {
  read_card_text(entry, card);
  card.cost = entry.number("cost", 0, 9);
  if (entry.finish() && card.cost == 7) entry.complain("cost", "seven is unlucky", "siedem przynosi pecha");
}
void check_cards(ContentReader& reader, const ContentEntries& entries, const Cards& cards) {
  if (cards[0].cost > cards[1].cost) entries[1].complain("cost", "must rise", "musi rosnąć");
  if (cards[0].cost == 0) reader.complain("nothing is for free", "nic nie jest za darmo");
}

class ContentPackTest : public testing::Test {
 protected:
  ContentPackTest() : dir_(fs::path(testing::TempDir()) / fmt::format("kosmoteka-toy-pack-{}", getpid())) {
    fs::create_directories(dir_ / "toy");
    set_content_dir(dir_.string());
  }
  ~ContentPackTest() override {
    set_content_dir("");
    fs::remove_all(dir_);
  }

  static std::string entry(const std::string& id, const std::string& cost) {
    return fmt::format(
        "[[card]]\nid = \"{}\"\nname = {{ en = \"Sun\", pl = \"Słońce\" }}\ntext = {{ en = \"It shines.\", pl = "
        "\"Świeci.\" }}\nsource = \"house\"\ncost = {}\n",
        id, cost);
  }
  // What is wrong with these entries, without the folder's name.
  std::vector<std::string> mistakes(const std::string& text) {
    std::ofstream(dir_ / "toy" / "cards.toml") << text;
    ContentPack pack("toy");
    pack.read("cards.toml", "card", cards_, read_card, check_cards);
    hash_ = pack.hash();
    std::vector<std::string> out;
    for (const Problem& p : pack.problems()) out.push_back(p.en.substr((dir_ / "toy" / "").string().size()));
    return out;
  }
  using Mistakes = std::vector<std::string>;

  Cards cards_;
  std::uint64_t hash_ = 0;
  const fs::path dir_;
};

TEST_F(ContentPackTest, cards_are_read_in_their_order_with_their_words) {
  EXPECT_EQ(mistakes(entry("a", "1") + entry("b_2-C", "2")), Mistakes{});
  EXPECT_EQ(cards_[1].id, "b_2-C");
  EXPECT_EQ(cards_[1].cost, 2);
  EXPECT_EQ(cards_[0].name_pl, "Słońce");
  EXPECT_EQ(cards_[0].text_en, "It shines.");
  EXPECT_EQ(cards_[0].source, "house");
}

TEST_F(ContentPackTest, other_cards_have_another_hash) {
  mistakes(entry("a", "1") + entry("b", "2"));
  const std::uint64_t first = hash_;
  for (const std::string& other :
       {entry("a", "1") + entry("b", "3"), entry("b", "2") + entry("a", "1"), entry("a", "1") + entry("c", "2"),
        entry("a", "1") + entry("b", "2\nbonus = [\"x\"]"), entry("a", "1") + entry("b", "2\nbonus = true")}) {
    mistakes(other);
    EXPECT_NE(hash_, first) << other;
  }
}

// Words can be corrected while games go on.
TEST_F(ContentPackTest, the_same_cards_in_other_words_have_the_same_hash) {
  const std::string text = entry("a", "1") + entry("b", "2");
  mistakes(text);
  const std::uint64_t first = hash_;
  const auto reworded = [&](const std::string& from, const std::string& to) {
    std::string other = text;
    other.replace(other.find(from), from.size(), to);
    EXPECT_EQ(mistakes(other), Mistakes{});
    return hash_;
  };
  EXPECT_EQ(reworded("Słońce", "Słoneczko"), first);
  EXPECT_EQ(reworded("It shines.", "It is shining."), first);
  EXPECT_EQ(reworded("house", "public"), first);
  EXPECT_EQ(reworded("[[card]]", "# The first one\n[[card]]"), first);
}

TEST_F(ContentPackTest, cards_that_saved_games_know_by_another_hash_keep_that_name) {
  mistakes(entry("a", "1") + entry("b", "2"));
  ContentPack pack("toy");
  pack.read("cards.toml", "card", cards_, read_card, check_cards);
  EXPECT_EQ(pack.hash_or(pack.hash(), 0xabc), 0xabcU);
  EXPECT_EQ(pack.hash_or(pack.hash() + 1, 0xabc), pack.hash());
}

TEST_F(ContentPackTest, a_file_that_is_nowhere_is_named) {
  ContentPack pack("toy");
  pack.read("tiles.toml", "tile", cards_, read_card);
  ASSERT_EQ(pack.problems().size(), 1U);
  EXPECT_EQ(pack.problems()[0].en, "toy/tiles.toml: there is no such content file");
}

TEST_F(ContentPackTest, the_number_of_entries_must_be_right) {
  EXPECT_EQ(mistakes(entry("a", "1")), Mistakes{"cards.toml:1: file: 2 entries are wanted, there are 1"});
  EXPECT_EQ(mistakes(entry("a", "1") + entry("b", "2") + entry("c", "3")),
            Mistakes{"cards.toml:1: file: 2 entries are wanted, there are 3"});
}

TEST_F(ContentPackTest, ids_are_plain_and_differ_by_more_than_capitals) {
  EXPECT_EQ(mistakes(entry("sun", "1") + entry("SUN", "2")),
            Mistakes{"cards.toml:8: SUN.id: 'SUN' stands in this file twice"});
  EXPECT_EQ(mistakes(entry("a", "1") + entry("b c", "2")),
            Mistakes{"cards.toml:8: b c.id: 'b c' may hold letters a-z, digits, '-' and '_' only"});
}

// Else one typing mistake would be reported as several.
TEST_F(ContentPackTest, sense_is_asked_for_only_where_every_key_is_right) {
  EXPECT_EQ(mistakes(entry("a", "1") + entry("b", "7")), Mistakes{"cards.toml:12: b.cost: seven is unlucky"});
  EXPECT_EQ(mistakes(entry("a", "1") + entry("b", "7\ncolour = 1")),
            Mistakes{"cards.toml:13: b.colour: there is no such key"});
  EXPECT_EQ(mistakes(entry("a", "2") + entry("b", "1")), Mistakes{"cards.toml:12: b.cost: must rise"});
  EXPECT_EQ(mistakes(entry("a", "0") + entry("b", "1")), Mistakes{"cards.toml:1: file: nothing is for free"});
  EXPECT_EQ(mistakes(entry("a", "0") + entry("b", "10")),
            Mistakes{"cards.toml:12: b.cost: 10 is out of range: 0 to 9"});
}

std::vector<Problem> load_nothing(Cards&) { return {}; }
std::vector<Problem> load_badly(Cards&) { return {{"wrong", "źle"}}; }

TEST(SoundContent, is_read_or_thrown_out_with_its_problems) {
  EXPECT_NO_THROW(sound_content(load_nothing));
  EXPECT_THROW(sound_content(load_badly), ContentError);
}

}  // namespace
}  // namespace kosmo
