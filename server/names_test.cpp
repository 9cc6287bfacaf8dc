#include "server/names.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "engine/letters.h"
#include "players/player.h"

namespace kosmo {
namespace {

std::string letter(char32_t c) {
  std::string text;
  append_letter(text, c);
  return text;
}

bool is_good(std::string_view name) {
  const Problem problem = check_person_name(name);
  EXPECT_EQ(problem.en.empty(), problem.pl.empty()) << name;
  return !problem;
}

bool look_alike(std::string_view a, std::string_view b) { return name_skeleton(a) == name_skeleton(b); }

TEST(Names, AreShortAndPlain) {
  std::string forty;
  for (int i = 0; i < 40; ++i) forty += "ż";
  for (const std::string& good : {std::string("A"), std::string("Zażółć gęślą jaźń"), std::string("名前"), forty})
    EXPECT_TRUE(is_good(good)) << good;
  for (const std::string& bad : {std::string(), std::string("   "), forty + "a", std::string("a\nb"),
                                 std::string("a\0b", 3), std::string("\x1b[2J"), std::string("\xff")})
    EXPECT_FALSE(is_good(bad)) << bad;
  EXPECT_EQ(trimmed_name("  Ala ma kota "), "Ala ma kota");
}

TEST(Names, OfManyLanguagesAreGood) {
  for (const char* good :
       {"Ala",    "Łukasz Żak", "Jean-Luc", "O'Neil",      "O’Neil",   "Müller", "Þórður",  "Nguyễn Văn Ánh",
        "Ștefan", "Zoë 2",      "A&B",      "x_x",         "J. R. R.", "Ewa!",   "C++",     "7",
        "Ωμέγα",  "Гриша",      "Їжак",     "Արամ",        "თამარ",    "דָּוִד",    "مُحَمَّد",    "नींद",
        "ที่รัก",    "さくら",     "ガンダム", "山田 タロウ", "トム 2",   "김철수", "金 철수", "ㄅㄆ漢"})
    EXPECT_TRUE(is_good(good)) << good;
  // The same in two pieces, as some keyboards send it.
  EXPECT_TRUE(is_good("Zos\u0301ka"));
}

TEST(Names, ThatCannotBeSeenAreRefused) {
  for (const char32_t c : {0xa0,   0xad,   0x34f,  0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200d, 0x200e,
                           0x202e, 0x2060, 0x2066, 0x2800, 0x3000, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0041}) {
    EXPECT_FALSE(is_good(letter(c))) << std::hex << static_cast<unsigned>(c);
    EXPECT_FALSE(is_good("Al" + letter(c) + "a")) << std::hex << static_cast<unsigned>(c);
  }
  for (const char* bad : {"...", "-", "_ _", "’"}) EXPECT_FALSE(is_good(bad)) << bad;
}

TEST(Names, OfMixedScriptsAreRefused) {
  for (const char* bad :
       {"Alа",   "Оla",  "Αla",   "ΑЛА",  "Олаa", "Ala山田Оля", "さくら김", "ガㄅ",  "Աla", "Алаさ", "Tom 山田",
        "丨gor", "ㄒom", "ㄚoyo", "丁om", "T口m", "Tロm",       "エd",      "김Tom", "Ωへ", "ㄅ김"})
    EXPECT_FALSE(is_good(bad)) << bad;
}

TEST(Names, OfSignsAndOddLettersAreRefused) {
  for (const char* bad : {"Ａｌａ", "𝐀𝐥𝐚", "Ⓐla", "ɑla", "ſam", "Ala♥", "☆Ala☆", "Ala 🚀", "Ala (bot)", "<b>Ala</b>",
                          "a/b", "a\\b", "a:b", "a|b", "a@b", "#1", "a\"b", "٤٢", "a․b"})
    EXPECT_FALSE(is_good(bad)) << bad;
}

TEST(Names, WithMarksPiledUpAreRefused) {
  for (const char* bad : {"\u0301la", "A \u0301la", "A\u0301\u0302la", "A\u0301\u0301\u0301\u0301la", "\u064b",
                          "\u0e40\u0e48\u0e48\u0e48", "_\u0301a"})
    EXPECT_FALSE(is_good(bad)) << bad;
}

TEST(Names, ThatLookAlikeAreTheSame) {
  struct {
    const char *one, *other;
  } pairs[] = {{"  ALA ", "ala"},
               {"ŻÓŁĆ", "żółć"},
               {"Ala", "Аla"},
               {"coco", "сосо"},
               {"ANNA", "ΑΝΝΑ"},
               {"Paweł", "Pаwеł"},
               {"BETA", "ВЕТА"},
               {"HOME", "НОМЕ"},
               {"Igor", "lgor"},
               {"Igor", "1gor"},
               {"Bob", "B0b"},
               {"Marnie", "Mamie"},
               {"Ewa", "Evva"},
               {"Ala", "Ａｌａ"},
               {"Ala", "𝐀𝐥𝐚"},
               {"Ala", "Ⓐⓛⓐ"},
               {"Zośka", "Zos\u0301ka"},
               {"Ştefan", "Ștefan"},
               {"Jędrek", "Je\u0327drek"},
               {"O'Neil", "O’Neil"},
               {"A  B", "A B"},
               {"A\u00a0B", "A B"},
               {"Ala\u00ad", "Ala"},
               {"Weiß", "Weiss"},
               {"Æon", "aeon"},
               {"İrem", "irem"},
               {"ırem", "irem"},
               {"Їжак", "їжак"},
               {"Ёж", "ёж"},
               {"ΝΙΚΟΣ", "νικος"},
               {"ﬁlip", "Filip"},
               {"Đorđe", "đORĐE"},
               {"Ưng", "ưng"},
               {"Vi\u1ec7t", "vi\u1eb9\u0302t"},
               {"ヘヘ", "へへ"},
               {"ニコ", "二コ"},
               {"ペペロ", "ぺぺ口"},
               {"カトウ", "力卜ウ"},
               {"エミ", "工三"},
               {"ジョー", "ジヨ一"},
               {"キャッと", "キヤツと"},
               {"丨", "l"},
               {"丁丫", "TY"}};
  for (const auto& pair : pairs) EXPECT_TRUE(look_alike(pair.one, pair.other)) << pair.one << " and " << pair.other;
}

TEST(Names, ThatDifferToTheEyeAreOthers) {
  struct {
    const char *one, *other;
  } pairs[] = {{"Ala", "Ola"},   {"Ala", "Alą"},       {"Lukasz", "Łukasz"}, {"Zosia", "Zośia"}, {"Ala", "Ala2"},
               {"Ala", "A la"},  {"Ala", "Ala_"},      {"Hela", "Nela"},     {"żak", "źak"},     {"Гриша", "Миша"},
               {"山田", "田山"}, {"さくら", "サクラ"}, {"Ewa!", "Ewa"}};
  for (const auto& pair : pairs) EXPECT_FALSE(look_alike(pair.one, pair.other)) << pair.one << " and " << pair.other;
}

// Every Latin letter that may stand in a name is taken apart; these look like no others.
TEST(Names, OfLatinLettersHaveSkeletonsOfTheBasicOnes) {
  int letters = 0;
  for (char32_t c = 0xc0; c < 0x2000; ++c) {
    if ((c >= 0x250 && c < 0x1e00) || !is_good("a" + letter(c))) continue;
    if (std::u32string_view(U"þÞŋŊ").find(c) != std::u32string_view::npos) continue;
    ++letters;
    const char first = name_skeleton(letter(c))[0];
    EXPECT_TRUE(first >= 'a' && first <= 'z') << letter(c) << " " << name_skeleton(letter(c));
  }
  EXPECT_GT(letters, 250);
}

// A skeleton is a key in the store: an empty one would be a guest's, one with a space before it an exact name.
TEST(Names, HaveSkeletonsThatAreKeys) {
  for (const char* name : {"Ala", " Ala ", "\u3164", "\u00a0\u00a0", "!", "名前"}) {
    const std::string skeleton = name_skeleton(name);
    EXPECT_FALSE(skeleton.starts_with(' ') || skeleton.ends_with(' ')) << name;
    EXPECT_EQ(name_skeleton(skeleton), skeleton) << name;
  }
  EXPECT_EQ(name_skeleton("\u3164"), "");
}

TEST(Names, WereComparedBySmallLettersBefore) {
  EXPECT_EQ(old_name_key("  ALA "), "ala");
  EXPECT_EQ(old_name_key("ĄĘŃŚŹ"), "ąęńśź");
  EXPECT_NE(old_name_key("Igor"), old_name_key("lgor"));
}

TEST(Names, OfBotsAreKnownInBothLanguages) {
  for (const PlayerInfo& bot : players())
    for (const std::string_view name : {bot.id, std::string_view(bot.name.en), std::string_view(bot.name.pl)})
      EXPECT_TRUE(is_name_of_bot(name)) << name;
  for (const char* name : {"bot", "BOT", "grееdу", "vega", "A1tair", " Losowy ", "Zach\u0142anny", "L0S0WY"})
    EXPECT_TRUE(is_name_of_bot(name)) << name;
  for (const char* name : {"Ala", "Robot", "Losowa", "Greedy2"}) EXPECT_FALSE(is_name_of_bot(name)) << name;
}

TEST(Names, OfTheHouseAreKnownHoweverTheyAreWritten) {
  for (const char* name :
       {"operator", "server", "Serwer", "Kosmoteka", "ADMIN", "Administrator", "moderator", "Adm1n", "0perator",
        "OPERATOR", "Serveг", "Servver", "Serw er", "-admin-", "Admin!", "M.o.d.e.r.a.t.o.r"})
    EXPECT_TRUE(is_name_of_house(name)) << name;
  for (const char* name : {"Ala", "Oper", "Serwus", "Adam", "Mod", "Kosmo", "Adminka", "Admiral", ""})
    EXPECT_FALSE(is_name_of_house(name)) << name;
}

TEST(BotNames, AreDifferentAtOneTableAndTheSameAgain) {
  std::map<std::string_view, int> given;
  for (int i = 0; i < 1000; ++i) {
    const std::string table = "table " + std::to_string(i);
    std::set<std::string_view> names;
    for (Seat p = 0; p < kMaxSeats; ++p) {
      names.insert(bot_name(table, p));
      EXPECT_EQ(bot_name(table, p), bot_name(table, p));
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(kMaxSeats)) << table;
    ++given[bot_name(table, 1)];
  }
  EXPECT_EQ(given.size(), bot_names().size()) << "all of them come";
  for (const auto& [name, times] : given) EXPECT_GT(times, 20) << name;
}

TEST(BotNames, AreNamesThatCanBeShownAndThatNobodyElseMayHave) {
  EXPECT_GE(bot_names().size(), 12u);
  for (const std::string_view name : bot_names()) {
    EXPECT_FALSE(check_person_name(name)) << name;
    EXPECT_TRUE(is_name_of_bot(name)) << name;
  }
}

}  // namespace
}  // namespace kosmo
