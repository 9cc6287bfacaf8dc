// The law "together" meets games that break it, each in one way, and says which.
#include "tests/laws/broken_rounds.h"

#include <gtest/gtest.h>

#include "tests/laws/laws.h"
#include "tests/support/effort.h"

namespace kosmo {
namespace {

struct BrokenRound {
  std::string_view name;
  RoundBug bug;
  std::string_view complaint;  // words that the report must have
};

const BrokenRound kBrokenRounds[] = {
    {"NoticesAPassThatChangesTheState", RoundBug::kCountsPasses, "a pass changes more"},
    {"NoticesAPassThatIsTold", RoundBug::kTellsPasses, "by not acting is told"},
    {"NoticesChoicesThatCountPasses", RoundBug::kLastCannotAct, "depend on how many have passed"},
    {"NoticesAQuestionThatCountsPasses", RoundBug::kAsksByPasses, "is not asked the same"},
    {"NoticesASealedChoiceThatDependsOnOthers", RoundBug::kNoVoteTwice, "the sealed answers before it"},
    {"NoticesAViewThatShowsPasses", RoundBug::kShowsPasses, "a quiet round shows"},
    {"NoticesSealedChoicesThatAreNotQuiet", RoundBug::kTellsQuietVotes, "a quiet round shows"},
};

class TheLawTogether : public testing::TestWithParam<BrokenRound> {};

TEST_P(TheLawTogether, ReportsTheGameThatBreaksIt) {
  const LawReport report = check_together(council_game(GetParam().bug), {.looks = 400});
  EXPECT_NE(report.violation.find(GetParam().complaint), std::string::npos) << "it said: " << report.violation;
}

INSTANTIATE_TEST_SUITE_P(Broken, TheLawTogether, testing::ValuesIn(kBrokenRounds),
                         [](const testing::TestParamInfo<BrokenRound>& info) { return std::string(info.param.name); });

TEST(SoundCouncil, KeepsEveryLaw) {
  for (const Law& law : laws()) {
    const LawReport report = law.check(council_game(), {.seed = 7, .games = scaled(100), .looks = scaled(1000)});
    EXPECT_TRUE(report.holds()) << law.name << ": " << report.violation;
  }
}

}  // namespace
}  // namespace kosmo
