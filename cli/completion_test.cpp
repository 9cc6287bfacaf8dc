#include "cli/completion.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

using Takes = SessionWord::Takes;
using Candidate = Completion::Candidate;

const std::vector<std::string> kActions{"shift pink light", "shift dark light", "shift dark time", "stop",
                                        "place He S04"};
const SessionWord kPolish[] = {{"pomoc", "help", Takes::kNothing},  {"dlaczego", "why", Takes::kAction},
                               {"spróbuj", "try", Takes::kActions}, {"podpowiedź", "hint", Takes::kNothing},
                               {"zasady", "rules", Takes::kText},   {"zapisz", "save", Takes::kText}};

std::vector<std::string> words_for(std::string_view line) {
  std::vector<std::string> words;
  for (const Candidate& candidate : complete_answer(line, kActions, kPolish).candidates)
    words.push_back(candidate.word);
  return words;
}
using Words = std::vector<std::string>;

TEST(Completion, OffersVerbsAndWordsOfTheSessionFirst) {
  EXPECT_EQ(words_for("s"), (Words{"shift", "stop", "spróbuj"}));
  EXPECT_EQ(words_for("  po"), (Words{"pomoc", "podpowiedź"}));
  EXPECT_EQ(words_for("").size(), 9u);
  EXPECT_EQ(words_for("x"), Words{});
}

TEST(Completion, GoesOnWithTheArgumentsThatAreOffered) {
  EXPECT_EQ(words_for("shift "), (Words{"pink", "dark"}));
  EXPECT_EQ(words_for("shift d"), Words{"dark"});
  EXPECT_EQ(words_for("shift pink "), Words{"light"});
  EXPECT_EQ(words_for("shift  dark "), (Words{"light", "time"}));
  EXPECT_EQ(words_for("shift pink light "), Words{});
  EXPECT_EQ(words_for("shift green "), Words{});
}

TEST(Completion, CompletesActionsBehindWordsThatTakeOne) {
  EXPECT_EQ(words_for("dlaczego sh"), Words{"shift"});
  EXPECT_EQ(words_for("why shift p"), Words{"pink"}) << "the other language is understood";
  EXPECT_EQ(words_for("spróbuj stop; shift d"), Words{"dark"});
  EXPECT_EQ(words_for("sprobuj stop;sh"), Words{"shift"});
  EXPECT_EQ(words_for("dlaczego stop; sh"), Words{});
  EXPECT_EQ(words_for("pomoc s"), Words{});
  EXPECT_EQ(words_for("zapisz s"), Words{});
}

TEST(Completion, CompletesTheNextOfSeveralActions) {
  EXPECT_EQ(words_for("stop; shift d"), Words{"dark"});
  EXPECT_EQ(words_for("place He S04;sh"), Words{"shift"});
  EXPECT_EQ(words_for("stop; pom"), Words{}) << "words of the session are for a line of their own";
}

TEST(Completion, CaresForNeitherCaseNorMarks) {
  EXPECT_EQ(words_for("SPROB"), Words{"spróbuj"});
  EXPECT_EQ(words_for("podpowiedz"), Words{"podpowiedź"});
  EXPECT_EQ(words_for("SHIFT Pi"), Words{"pink"});
  EXPECT_EQ(words_for("place h"), Words{"He"});
  EXPECT_EQ(words_for("hi"), Words{"hint"}) << "a word of the other language, if none of this one fits";
}

TEST(Completion, SaysWhereTheWordBeginsAndWhetherMoreFollows) {
  const Completion verb = complete_answer("  sh", kActions, kPolish);
  EXPECT_EQ(verb.from, 2u);
  EXPECT_EQ(verb.candidates, (std::vector<Candidate>{{"shift", true}}));
  EXPECT_EQ(complete_answer("spróbuj sto", kActions, kPolish).from, 9u) << "in bytes";
  EXPECT_EQ(complete_answer("shift pink l", kActions, kPolish).candidates, (std::vector<Candidate>{{"light", false}}));
  EXPECT_EQ(complete_answer("pomo", kActions, kPolish).candidates, (std::vector<Candidate>{{"pomoc", false}}));
  EXPECT_EQ(complete_answer("zas", kActions, kPolish).candidates, (std::vector<Candidate>{{"zasady", true}}));
}

TEST(Completion, KnowsWhatCandidatesShare) {
  EXPECT_EQ(shared_beginning(complete_answer("p", {}, kPolish)), "po");
  EXPECT_EQ(shared_beginning(complete_answer("za", {}, kPolish)), "za");
  EXPECT_EQ(shared_beginning(complete_answer("sp", {}, kPolish)), "spróbuj");
  EXPECT_EQ(shared_beginning(complete_answer("x", {}, kPolish)), "");
}

}  // namespace
}  // namespace kosmo
