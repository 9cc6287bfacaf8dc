// Reading a state from JSON: everything that can be wrong is named with its place, in both languages.
#include "engine/json_archive.h"

#include <gtest/gtest.h>

#include "engine/records.h"

namespace kosmo {
namespace {

constexpr Name kStars[] = {{"H", {"hydrogen", "wodór"}}, {"He", {"helium", "hel"}}, {"C", {"carbon", "węgiel"}}};
constexpr ArgKind kStar = kind_of<kStars>("star");

struct Sky {
  std::uint8_t round = 3;
  std::uint8_t sun = 1;
  std::array<std::uint8_t, 3> supply{1, 2, 3};
  FixedList<std::uint8_t, 3> row;
  std::uint64_t seen = 0b101;
  std::uint64_t word = 0xabcdef;
  std::array<std::uint8_t, 3> place{9, 2, 9};
  FixedList<std::uint8_t, 3> notes;
};

void describe(Archive& ar, Sky& s) {
  ar.number("round", s.round, 0, 8);
  ar.name("sun", s.sun, kStar, 9);
  ar.counts("supply", s.supply, kStar, 60);
  ar.pile("row", s.row, kStar);
  ar.set("seen", s.seen, kStar);
  ar.word("word", s.word);
  ar.places("place", s.place, kStar, kStar, 9);
  describe_records(ar, "notes", s.notes, [&](std::uint8_t& note) { ar.number("", note, 0, 9); });
}
Describe describing(Sky& s) {
  return [&](Archive& ar) { describe(ar, s); };
}

Sky sky() {
  Sky s;
  for (const int v : {0, 2}) s.row.push(static_cast<std::uint8_t>(v));
  for (const int v : {4, 5}) s.notes.push(static_cast<std::uint8_t>(v));
  return s;
}

const std::string kText = R"({"round":3,"sun":"He","supply":{"H":1,"He":2,"C":3},"row":["C","H"],"seen":["H","C"],)"
                          R"("word":"0000000000abcdef","place":{"He":"C"},"notes":[4,5]})";

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  text.replace(text.find(what), what.size(), by);
  return text;
}
Problem reading(const std::string& text) {
  Sky s;
  return read_json(text, describing(s));
}

TEST(Json, ANumberThatStandsForANameIsWantedInQuotationMarks) {
  std::uint8_t last = 0;
  const Describe describe = [&](Archive& ar) { ar.name("last", last, kNumber, 255); };
  EXPECT_FALSE(read_json(R"({"last":"36"})", describe));
  EXPECT_EQ(last, 36);
  const Problem bare = read_json(R"({"last":36})", describe);
  EXPECT_EQ(bare.en, R"(/last: the number stands in quotation marks here: "36")");
  EXPECT_EQ(bare.pl, R"(/last: tu liczbę zapisuje się w cudzysłowie: "36")");
  EXPECT_EQ(read_json(R"({"last":"x"})", describe).en, R"(/last: "x" is no number)");
}

TEST(Json, WhatIsNoJsonIsSaidInBothLanguages) {
  EXPECT_EQ(reading("{\"round\":x}").en, "This is not a JSON object: column 10: a mistake in the syntax");
  EXPECT_EQ(reading("{\"round\":x}").pl, "To nie jest obiekt JSON: kolumna 10: błąd składni");
}

TEST(Json, IsWrittenInPlainWords) {
  Sky s = sky();
  EXPECT_EQ(write_json(describing(s)), kText) << "a pile is written top first";
}

TEST(Json, ReadBackIsTheSameState) {
  Sky read;
  ASSERT_FALSE(read_json(kText, describing(read)));
  EXPECT_EQ(write_json(describing(read)), kText);
  EXPECT_EQ(read.row.back(), 2) << "the top of a pile is its back";
  EXPECT_EQ(read.place, sky().place);
  EXPECT_EQ(read.word, sky().word);
}

TEST(Json, SaysNoneAsNull) {
  Sky read;
  ASSERT_FALSE(read_json(replaced(kText, R"("sun":"He")", R"("sun":null)"), describing(read)));
  EXPECT_EQ(read.sun, 9);
}

struct Mistake {
  const char *what, *by, *en;
};

TEST(Json, MistakesAreNamedWithTheirPlace) {
  const Mistake mistakes[] = {
      {R"("round":3)", R"("round":9)", "/round: 9 is out of range: 0 to 8"},
      {R"("round":3)", R"("round":-1)", "/round: -1 is out of range: 0 to 8"},
      {R"("round":3)", R"("round":18446744073709551615)", "/round: 9 is out of range: 0 to 8"},
      {R"("round":3)", R"("round":3.5)", "/round: a whole number is wanted here"},
      {R"("round":3)", R"("round":"3")", "/round: a whole number is wanted here"},
      {R"("round":3,)", "", "/round: this key is missing"},
      {R"("round":3)", R"("round":3,"rounds":4)", "/rounds: there is no such key here"},
      {R"("sun":"He")", R"("sun":"Xe")", "/sun: \"Xe\" is no star"},
      {R"("sun":"He")", R"("sun":["He"])", "/sun: [\"He\"] is no star"},
      {R"("He":2)", R"("He":61)", "/supply/He: 61 is out of range: 0 to 60"},
      {R"({"H":1,"He":2,"C":3})", "[]", "/supply: an object is wanted here"},
      {R"(["C","H"])", R"(["C","H","H","H"])", "/row: the list holds 4 entries, at most 3 fit"},
      {R"(["C","H"])", R"(["C","Xe"])", "/row/1: \"Xe\" is no star"},
      {R"(["C","H"])", "{}", "/row: a list is wanted here"},
      {R"(["H","C"])", R"(["H","H"])", "/seen: 'H' stands here twice"},
      {"0000000000abcdef", "xyz", "/word: 16 hexadecimal digits are wanted here"},
      {R"("He":"C")", R"("He":"Xe")", "/place/He: \"Xe\" is no star"},
      {R"("He":"C")", R"("Xe":"C")", "/place/Xe: there is no such key here"},
      {"[4,5]", "[4,10]", "/notes/1: 10 is out of range: 0 to 9"},
  };
  for (const Mistake& m : mistakes) {
    const Problem problem = reading(replaced(kText, m.what, m.by));
    EXPECT_EQ(problem.en, m.en) << m.by;
    EXPECT_NE(problem.pl, problem.en) << m.by;
    EXPECT_FALSE(problem.pl.empty()) << m.by;
  }
}

TEST(Json, ThatIsNoJsonIsRefused) {
  for (const char* text : {"", "{", "[]", "3", "null", "{\"round\":}", "\xff\xfe", "{} {}"}) {
    const Problem problem = reading(text);
    EXPECT_TRUE(problem.en.starts_with("This is not a JSON object")) << text << ": " << problem.en;
    EXPECT_TRUE(problem.pl.starts_with("To nie jest obiekt JSON")) << text;
  }
}

TEST(Json, NestedDeeplyIsRefusedAndDoesNotCrash) {
  EXPECT_TRUE(reading(std::string(100'000, '[')));
  std::string deep = "{\"round\":";
  for (int i = 0; i < 1000; ++i) deep += "[";
  EXPECT_TRUE(reading(deep));
}

TEST(Tensor, HasTheSameLengthHoweverLongTheListsAre) {
  Sky full = sky(), empty;
  EXPECT_EQ(write_tensor(0, 2, 2, describing(full)).size(), write_tensor(0, 2, 2, describing(empty)).size());
}

TEST(Tensor, WritesAListOfFewPossibilitiesPlaceByPlace) {
  Sky s = sky();
  EXPECT_EQ(write_tensor(0, 2, 2, [&](Archive& ar) { ar.list("row", s.row, kStar); }),
            (std::vector<float>{2 / 3.0F, 1, 0, 0, 0, 0, 1, 0, 0, 0}));
}

TEST(Tensor, WritesALongListAsHowManyOfEachAndAPileWithItsTop) {
  FixedList<std::uint8_t, 30> stars;
  for (const int v : {2, 0, 0, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2}) stars.push(static_cast<std::uint8_t>(v));
  const std::vector<float> counts = {13 / 30.0F, 3 / 13.0F, 0, 0.5F};
  EXPECT_EQ(write_tensor(0, 2, 2, [&](Archive& ar) { ar.list("stars", stars, kStar); }), counts);
  std::vector<float> with_top = counts;
  with_top.insert(with_top.end(), {0, 0, 1});
  EXPECT_EQ(write_tensor(0, 2, 2, [&](Archive& ar) { ar.pile("stars", stars, kStar); }), with_top);
}

TEST(Tensor, KeepsTheLayoutOfAHiddenPile) {
  FixedList<std::uint8_t, 30> stars;
  for (int i = 0; i < 10; ++i) stars.push(1);
  const auto seen_by = [&](Seat viewer) {
    return write_tensor(viewer, 2, 2,
                        [&](Archive& ar) { ar.hidden("stars", only(0), 1, [&] { ar.pile("stars", stars, kStar); }); });
  };
  EXPECT_EQ(seen_by(0), (std::vector<float>{0.2F, 10 / 30.0F, 0, 0.5F, 0, 0, 1, 0}));
  EXPECT_EQ(seen_by(1), (std::vector<float>{0.2F, 0, 0, 0, 0, 0, 0, 0}));
}

TEST(Tensor, WritesWhatLiesOnPlacesOneHotOrIfThereAreManyKindsInBitsAndCounts) {
  static constexpr ArgKind kTile = {"tile", [] { return 20; }, [](int v) { return std::to_string(v); },
                                    [](int v, Lang, Form) { return std::to_string(v); }};
  std::array<std::uint8_t, 3> stars{9, 2, 9}, tiles{99, 4, 99};
  EXPECT_EQ(write_tensor(0, 2, 2, [&](Archive& ar) { ar.places("stars", stars, kStar, kStar, 9); }),
            (std::vector<float>{0, 0, 0, 0, 0, 1, 0, 0, 0}));
  std::vector<float> expected(3 * 5 + 20);
  expected[5] = expected[5 + 2] = 1;  // the fifth of them: 5 = 101
  expected[3 * 5 + 4] = 0.5F;
  EXPECT_EQ(write_tensor(0, 2, 2, [&](Archive& ar) { ar.places("tiles", tiles, kStar, kTile, 99); }), expected);
}

TEST(Tensor, BeginsWithTheViewersOwnSeatWhateverIsCountedOrNamedBySeats) {
  static constexpr Name kSeats[] = {{"red", {"red", "czerwony"}}, {"green", {"green", "zielony"}}, {"blue", {"", ""}}};
  static constexpr ArgKind kSeat = kind_of<kSeats>("seat");
  std::array<std::uint8_t, 3> attacks = {1, 3, 2};
  std::uint64_t passed = 0b010;
  const auto seen_by = [&](Seat viewer) {
    return write_tensor(viewer, 3, 3, [&](Archive& ar) {
      ar.counts("attacks", attacks, kSeat, 4);
      ar.set("passed", passed, kSeat);
    });
  };
  EXPECT_EQ(seen_by(0), (std::vector<float>{0.25F, 0.75F, 0.5F, 0, 1, 0}));
  EXPECT_EQ(seen_by(1), (std::vector<float>{0.75F, 0.5F, 0.25F, 1, 0, 0}));
  EXPECT_EQ(seen_by(2), (std::vector<float>{0.5F, 0.25F, 0.75F, 0, 0, 1}));
}

TEST(Tensor, ShowsAHiddenFieldAsItsCountAlone) {
  for (const bool mine : {true, false}) {
    const auto tensor = write_tensor(mine ? 0 : 1, 2, 2, [&](Archive& ar) {
      std::uint8_t star = 2;
      ar.hidden("star", only(0), 1, [&] { ar.name("star", star, kStar); });
    });
    EXPECT_EQ(tensor, (mine ? std::vector<float>{0.2F, 0, 0, 1, 0} : std::vector<float>{0.2F, 0, 0, 0, 0}));
  }
}

}  // namespace
}  // namespace kosmo
