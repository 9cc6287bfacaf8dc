// The skeleton of a name, after Unicode's UTS 39, with a table of our own instead of its ten thousand lines. It covers
//   - large and small letters (engine/letters.h: Latin, Greek, Cyrillic, Armenian);
//   - letters with marks, in one piece or in two, and marks that look alike (cedilla, comma, ogonek; caron, breve);
//   - Cyrillic, Greek and Armenian letters that look like Latin ones, as large or as small letters;
//   - I, l, 1 and |; O and 0; m and rn; w and vv; apostrophes; hyphens;
//   - full-width, circled and mathematical letters, a few ligatures;
//   - Hiragana, Katakana, Bopomofo and Chinese characters that look like one another or like a Latin letter; small
//   kana;
//   - spaces of all widths, and what cannot be seen at all.
// Since large and small letters are the same, what looks alike in either size is: i is I, and so l. A Greek letter that
// looks like one Latin letter when large and like another when small (Η η, Ν ν) is compared as the large one.
// Look-alikes within other scripts (Chinese, Arabic ...) are not known here. Skeletons are keys in the store: whoever
// changes what they are adds a step to the schema, as the last that names give_skeletons, so that everybody gets the
// new one.
#include "server/names.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/content.h"
#include "engine/letters.h"
#include "engine/plain_text.h"
#include "players/player.h"

namespace kosmo {
namespace {

std::u32string letters_of(std::string_view text) {
  std::u32string letters;
  for (std::size_t at = 0, length = 1; at < text.size(); at += length) letters += letter_at(text, at, length);
  return letters;
}

struct Range {
  char32_t first, last;
  bool has(char32_t c) const { return c >= first && c <= last; }
};
template <std::size_t N>
bool is_in(const Range (&ranges)[N], char32_t c) {
  return std::any_of(std::begin(ranges), std::end(ranges), [c](const Range& r) { return r.has(c); });
}

// ---- which names are refused

// One bit a way of writing. A name is fine if all of its letters belong to one of them. Japanese, Korean and Chinese
// are written with several scripts. UTS 39 (5.2) lets Latin letters stand among those; here they may not, since many of
// the characters look like one (丨gor, 丁om).
enum Writing : std::uint32_t {
  kLatin = 1,
  kGreek = 2,
  kCyrillic = 4,
  kArmenian = 8,
  kGeorgian = 16,
  kHebrew = 32,
  kArabic = 64,
  kDevanagari = 128,
  kThai = 256,
  kJapanese = 512,
  kKorean = 1024,
  kChinese = 2048,
  kWithHan = kJapanese | kKorean | kChinese,
  kAnyWriting = 4095
};

enum class Sort : std::uint8_t { kLetter, kMark, kCommon };
struct Signs {
  Range range;
  std::uint32_t writings;
  Sort sort = Sort::kLetter;
};
// Everything that may stand in a name; what is not here may not. Of Latin those letters that the skeleton takes apart.
constexpr Signs kSigns[] = {
    {{'0', '9'}, kAnyWriting},
    {{' ', '!'}, kAnyWriting, Sort::kCommon},
    {{'&', '\''}, kAnyWriting, Sort::kCommon},
    {{'+', '+'}, kAnyWriting, Sort::kCommon},
    {{'-', '.'}, kAnyWriting, Sort::kCommon},
    {{'_', '_'}, kAnyWriting, Sort::kCommon},
    {{U'’', U'’'}, kAnyWriting, Sort::kCommon},
    {{'A', 'Z'}, kLatin},
    {{'a', 'z'}, kLatin},
    {{0xc0, 0xd6}, kLatin},
    {{0xd8, 0xf6}, kLatin},
    {{0xf8, 0x131}, kLatin},
    {{0x134, 0x137}, kLatin},
    {{0x139, 0x13e}, kLatin},
    {{0x141, 0x148}, kLatin},
    {{0x14a, 0x17e}, kLatin},
    {{0x1a0, 0x1a1}, kLatin},
    {{0x1af, 0x1b0}, kLatin},
    {{0x218, 0x21b}, kLatin},
    {{0x1e80, 0x1e85}, kLatin},
    {{0x1e9e, 0x1e9e}, kLatin},
    {{0x1ea0, 0x1ef9}, kLatin},
    {{0x300, 0x304}, kLatin | kGreek | kCyrillic, Sort::kMark},
    {{0x306, 0x30c}, kLatin | kGreek | kCyrillic, Sort::kMark},
    {{0x323, 0x323}, kLatin | kGreek | kCyrillic, Sort::kMark},
    {{0x326, 0x328}, kLatin | kGreek | kCyrillic, Sort::kMark},
    {{0x386, 0x386}, kGreek},
    {{0x388, 0x38a}, kGreek},
    {{0x38c, 0x38c}, kGreek},
    {{0x38e, 0x3a1}, kGreek},
    {{0x3a3, 0x3ce}, kGreek},
    {{0x400, 0x45f}, kCyrillic},
    {{0x48a, 0x4ff}, kCyrillic},
    {{0x531, 0x556}, kArmenian},
    {{0x561, 0x586}, kArmenian},
    {{0x10d0, 0x10f0}, kGeorgian},
    {{0x5d0, 0x5ea}, kHebrew},
    {{0x5b0, 0x5bc}, kHebrew, Sort::kMark},
    {{0x5c1, 0x5c2}, kHebrew, Sort::kMark},
    {{0x621, 0x63a}, kArabic},
    {{0x641, 0x64a}, kArabic},
    {{0x64b, 0x652}, kArabic, Sort::kMark},
    {{0x671, 0x6d3}, kArabic},
    {{0x900, 0x903}, kDevanagari, Sort::kMark},
    {{0x904, 0x939}, kDevanagari},
    {{0x93c, 0x93c}, kDevanagari, Sort::kMark},
    {{0x93e, 0x94d}, kDevanagari, Sort::kMark},
    {{0x958, 0x961}, kDevanagari},
    {{0xe01, 0xe30}, kThai},
    {{0xe31, 0xe31}, kThai, Sort::kMark},
    {{0xe32, 0xe33}, kThai},
    {{0xe34, 0xe3a}, kThai, Sort::kMark},
    {{0xe40, 0xe46}, kThai},
    {{0xe47, 0xe4e}, kThai, Sort::kMark},
    {{0x3041, 0x3096}, kJapanese},
    {{0x30a1, 0x30fa}, kJapanese},
    {{0x30fc, 0x30fc}, kJapanese},
    {{0x3005, 0x3005}, kWithHan},
    {{0x3105, 0x312f}, kChinese},
    {{0x3400, 0x4dbf}, kWithHan},
    {{0x4e00, 0x9fff}, kWithHan},
    {{0x20000, 0x2ee5d}, kWithHan},
    {{0xac00, 0xd7a3}, kKorean},
};

const Signs* signs_of(char32_t c) {
  const auto found = std::find_if(std::begin(kSigns), std::end(kSigns), [c](const Signs& s) { return s.range.has(c); });
  return found == std::end(kSigns) ? nullptr : found;
}

// Hebrew, Arabic and Thai put two marks on one letter; other scripts one, beside what is part of the letter.
int most_marks(const Signs& mark) { return mark.range.first < 0x370 ? 1 : 2; }

// Written in one script, without marks that stand on nothing or are piled up.
bool is_of_one_script(const std::u32string& name) {
  std::uint32_t writings = kAnyWriting;
  int marks = 0;
  bool on_letter = false;
  for (const char32_t c : name) {
    const Signs* signs = signs_of(c);
    if (!signs) return false;
    writings &= signs->writings;
    if (signs->sort != Sort::kMark) marks = 0, on_letter = signs->sort == Sort::kLetter;
    if (signs->sort == Sort::kMark && (!on_letter || ++marks > most_marks(*signs))) return false;
  }
  return writings != 0;
}

bool has_letter(const std::u32string& name) {
  return std::any_of(name.begin(), name.end(), [](char32_t c) {
    const Signs* signs = signs_of(c);
    return signs && signs->sort == Sort::kLetter;
  });
}

// ---- what is left of a name

// Letters with one mark, and what they are without it, one below the other.
// clang-format off
struct Marked {
  char32_t mark;
  std::u32string_view letters, without;
};
constexpr Marked kMarked[] = {
    {0x300, U"àèìòùẁầằềồờừỳѐѝ",
            U"aeiouwâăêôơưyеи"},
    {0x301, U"áéíóúýćĺńŕśźẃấắếốớứάέήίόύώΐΰѓќ",
            U"aeiouyclnrszwâăêôơưαεηιουωϊϋгк"},
    {0x302, U"âêîôûĉĝĥĵŝŵŷậệộ",
            U"aeioucghjswyạẹọ"},
    {0x303, U"ãñõĩũẫẵẽễỗỡữỹ",
            U"anoiuâăeêôơưy"},
    {0x304, U"āēīōūӣӯ",
            U"aeiouиу"},
    {0x306, U"ăĕğĭŏŭặйўӂӑӗ",
            U"aegiouạиужае"},
    {0x307, U"ċėġż",
            U"cegz"},
    {0x308, U"äëïöüÿẅϊϋёїӓӛӝӟӥӧӫӭӱӵӹ",
            U"aeiouywιυеіаәжзиоөэучы"},
    {0x309, U"ảẩẳẻểỉỏổởủửỷ",
            U"aâăeêioôơuưy"},
    {0x30a, U"åů",
            U"au"},
    {0x30b, U"őűӳ",
            U"ouу"},
    {0x30c, U"čďěľňřšťž",
            U"cdelnrstz"},
    {0x31b, U"ơưƠƯ",
            U"ouou"},
    {0x323, U"ạẹịọợụựỵ",
            U"aeioơuưy"},
    {0x326, U"șțȘȚ",
            U"stst"},
    {0x327, U"çģķļņŗşţ",
            U"cgklnrst"},
    {0x328, U"ąęįų",
            U"aeiu"},
    {0x338, U"łđðøħŧ",
            U"lddoht"},
};
// clang-format on
constexpr bool is_even(const Marked& m) { return m.letters.size() == m.without.size(); }
static_assert(std::all_of(std::begin(kMarked), std::end(kMarked), is_even));

// Letters and signs that look like these.
struct Looks {
  std::string_view like;
  std::u32string_view letters;
};
constexpr Looks kLooks[] = {
    {"a", U"аαɑ"},  {"ae", U"æӕ"},        {"b", U"вьβ"},   {"bl", U"ы"},        {"c", U"сϲ"},
    {"d", U"ԁ"},    {"e", U"еεҽ℮"},       {"f", U"ſ"},     {"fl", U"ﬁﬂ"},  // i is l
    {"g", U"ɡց"},   {"h", U"нһηհ"},       {"j", U"јϳյ"},   {"k", U"кκĸ\u212a"}, {"l", U"i1|ıіιӏɩℓǀ"},
    {"n", U"пνող"}, {"o", U"0оοσςօ"},     {"oe", U"œ"},    {"p", U"рρ"},        {"q", U"ԛզ"},
    {"r", U"г"},    {"rn", U"mмμ\u00b5"}, {"s", U"ѕ"},     {"ss", U"ßẞ"},       {"t", U"тτ"},
    {"u", U"սʋ"},   {"v", U"ѵ"},          {"vv", U"wԝωѡ"}, {"x", U"хχ"},        {"y", U"уүγυ"},
    {"z", U"ζ"},    {"3", U"з"},          {"6", U"б"},     {"'", U"’‘`´ʼ′"},    {"-", U"‐‑‒–—−ー一"},
};
// The same for what is written in the Far East, where a small kana is a kana.
constexpr Looks kEasternLooks[] = {
    {"l", U"丨亅"},    {"t", U"丁ㄒ"},  {"u", U"ㄩ"},    {"y", U"丫ㄚ"},  {"x", U"乂"},    {"へ", U"ヘ"},
    {"べ", U"ベ"},     {"ぺ", U"ペ"},   {"リ", U"り"},   {"セ", U"せ"},   {"ゼ", U"ぜ"},   {"ニ", U"二"},
    {"ロ", U"口囗"},   {"エ", U"工ェ"}, {"カ", U"力ヵ"}, {"タ", U"夕"},   {"ト", U"卜"},   {"ハ", U"八"},
    {"ミ", U"三"},     {"ノ", U"丿"},   {"チ", U"千"},   {"オ", U"才ォ"}, {"ム", U"厶ㄙ"}, {"ヒ", U"匕"},
    {"ヌ", U"又"},     {"ケ", U"ヶ"},   {"ア", U"ァ"},   {"イ", U"ィ亻"}, {"ウ", U"ゥ"},   {"ツ", U"ッ"},
    {"ヤ", U"ャやゃ"}, {"ユ", U"ュ"},   {"ヨ", U"ョ"},   {"ワ", U"ヮ"},   {"あ", U"ぁ"},   {"い", U"ぃ"},
    {"う", U"ぅ"},     {"え", U"ぇ"},   {"お", U"ぉ"},   {"つ", U"っ"},   {"ゆ", U"ゅ"},   {"よ", U"ょ"},
    {"わ", U"ゎ"},     {"か", U"ゕ"},   {"け", U"ゖ"},
};

template <std::size_t N>
std::string_view looks_like(const Looks (&table)[N], char32_t c) {
  for (const Looks& looks : table)
    if (looks.letters.find(c) != looks.letters.npos) return looks.like;
  return {};
}
std::string_view looks_like(char32_t c) {
  const std::string_view west = looks_like(kLooks, c);
  return west.empty() ? looks_like(kEasternLooks, c) : west;
}

constexpr Range kMarks[] = {{0x300, 0x34e}, {0x350, 0x36f}};
constexpr Range kSpaces[] = {{' ', ' '},       {0xa0, 0xa0},     {0x2000, 0x200a},
                             {0x202f, 0x202f}, {0x205f, 0x205f}, {0x3000, 0x3000}};
constexpr Range kInvisible[] = {
    {0, 0x1f},        {0x7f, 0x9f},     {0xad, 0xad},     {0x34f, 0x34f},   {0x61c, 0x61c},    {0x115f, 0x1160},
    {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x200b, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f},  {0x2800, 0x2800},
    {0x3164, 0x3164}, {0xfe00, 0xfe0f}, {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xe0000, 0xe0fff}};

// Full-width, circled and mathematical letters and digits are those of ASCII.
char32_t plain_form(char32_t c) {
  if (Range{0xff01, 0xff5e}.has(c)) return c - 0xfee0;
  if (Range{0x24b6, 0x24e9}.has(c)) return 'a' + (c - 0x24b6) % 26;
  if (Range{0x1d400, 0x1d6a3}.has(c)) return 'a' + (c - 0x1d400) % 26;
  if (Range{0x1d7ce, 0x1d7ff}.has(c)) return '0' + (c - 0x1d7ce) % 10;
  return c;
}

// Of marks that look alike, one.
char32_t plain_mark(char32_t mark) {
  if (mark == 0x326 || mark == 0x328) return 0x327;
  if (mark == 0x30c) return 0x306;
  if (Range{0x335, 0x337}.has(mark)) return 0x338;
  return mark;
}

class Skeleton {
 public:
  void add(char32_t c) {
    if (is_in(kInvisible, c)) return;
    if (is_in(kMarks, c)) return void(marks_ += plain_mark(c));
    end_letter();
    if (is_in(kSpaces, c)) return void(space_ = !text_.empty());
    c = take_marks_off(small_letter(plain_form(c)));
    if (std::exchange(space_, false)) text_ += ' ';
    const std::string_view like = looks_like(c);
    text_ += like;
    if (like.empty()) append_letter(text_, c);
  }
  std::string text() {
    end_letter();
    return std::move(text_);
  }

 private:
  char32_t take_marks_off(char32_t c) {
    for (bool found = true; found;) {
      found = false;
      for (const Marked& marked : kMarked) {
        const auto at = marked.letters.find(c);
        if (at == marked.letters.npos) continue;
        marks_ += plain_mark(marked.mark);
        c = marked.without[at];
        found = true;
      }
    }
    return c;
  }
  // Marks in one order, each once; and a dot on what has one anyway is none.
  void end_letter() {
    std::sort(marks_.begin(), marks_.end());
    marks_.erase(std::unique(marks_.begin(), marks_.end()), marks_.end());
    const bool dotted = text_.ends_with('l') || text_.ends_with('j');
    for (const char32_t mark : std::exchange(marks_, {}))
      if (mark != 0x307 || !dotted) append_letter(text_, mark);
  }

  std::string text_;
  std::u32string marks_;  // of the letter written last
  bool space_ = false;
};

constexpr std::string_view kStars[] = {"Vega",  "Deneb", "Rigel", "Altair", "Antares", "Regulus", "Polaris", "Capella",
                                       "Alcor", "Mizar", "Izar",  "Merak",  "Adhara",  "Nashira", "Algol",   "Sadira"};
// Steps of any odd length lead to all of them before one comes again.
static_assert(std::size(kStars) == 16 && kMaxSeats <= 16);

}  // namespace

std::size_t count_characters(std::string_view utf8) {
  return static_cast<std::size_t>(
      std::count_if(utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string trimmed_name(std::string_view name) {
  const auto first = name.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string(name.substr(first, name.find_last_not_of(' ') - first + 1));
}

std::string stored_name(std::string_view name) { return quotable(name, std::string_view::npos); }

Problem check_person_name(std::string_view name) {
  const std::string shown = trimmed_name(name);
  if (shown.empty() || count_characters(shown) > 40 || !is_plain(shown))
    return {"A name has 1 to 40 characters, none of them invisible.",
            "Imię ma od 1 do 40 znaków i nie zawiera znaków niewidocznych."};
  const std::u32string letters = letters_of(shown);
  if (!is_of_one_script(letters))
    return {"A name is written in the letters of one alphabet, with digits, spaces and . - _ ’ & + ! beside them.",
            "Imię składa się z liter jednego alfabetu, a oprócz nich z cyfr, odstępów i znaków . - _ ’ & + !"};
  if (!has_letter(letters)) return {"A name needs a letter or a digit.", "Imię musi zawierać literę albo cyfrę."};
  return {};
}

std::string name_skeleton(std::string_view name) {
  Skeleton skeleton;
  for (const char32_t c : letters_of(name)) skeleton.add(c);
  return skeleton.text();
}

std::string old_name_key(std::string_view name) {
  static constexpr std::pair<std::string_view, std::string_view> kPolish[] = {
      {"Ą", "ą"}, {"Ć", "ć"}, {"Ę", "ę"}, {"Ł", "ł"}, {"Ń", "ń"}, {"Ó", "ó"}, {"Ś", "ś"}, {"Ź", "ź"}, {"Ż", "ż"}};
  std::string key = trimmed_name(name);
  for (char& c : key)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  for (const auto& [upper, lower] : kPolish)
    for (auto at = key.find(upper); at != std::string::npos; at = key.find(upper)) key.replace(at, upper.size(), lower);
  return key;
}

std::span<const std::string_view> bot_names() { return kStars; }

std::string_view bot_name(std::string_view table, Seat seat) {
  const std::uint64_t chance = hash_text(table), step = 2 * (chance >> 32) + 1;
  return kStars[(chance + static_cast<std::uint64_t>(seat) * step) % std::size(kStars)];
}

bool is_name_of_bot(std::string_view name) {
  const std::string skeleton = name_skeleton(name);
  const auto is_it = [&](std::string_view called) { return name_skeleton(called) == skeleton; };
  if (is_it("bot") || std::any_of(bot_names().begin(), bot_names().end(), is_it)) return true;
  return std::any_of(players().begin(), players().end(),
                     [&](const PlayerInfo& bot) { return is_it(bot.id) || is_it(bot.name.en) || is_it(bot.name.pl); });
}

bool is_name_of_house(std::string_view name) {
  static constexpr std::string_view kHouse[] = {"operator", "server",        "serwer",   "Kosmoteka",
                                                "admin",    "administrator", "moderator"};
  std::string bare = name_skeleton(name);
  std::erase_if(bare, [](char c) { return std::string_view(" !&'+-._").find(c) != std::string_view::npos; });
  return std::any_of(std::begin(kHouse), std::end(kHouse),
                     [&](std::string_view called) { return name_skeleton(called) == bare; });
}

}  // namespace kosmo
