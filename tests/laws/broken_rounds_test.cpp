// The law "together" meets games that break it, each in one way, and says which.
#include "tests/laws/broken_rounds.h"

#include <gtest/gtest.h>

#include "tests/laws/laws.h"

namespace kosmo {
namespace {

struct BrokenRound {
  std::string_view name;
  const Game& (*game)();
  std::string_view complaint;  // words that the report must have
};

const BrokenRound kBroken[] = {
    {"NoticesAPassThatChangesTheState", council_game<RoundBug::kCountsPasses>, "a pass changes more"},
    {"NoticesAPassThatIsTold", council_game<RoundBug::kTellsPasses>, "by not acting is told"},
    {"NoticesChoicesThatCountPasses", council_game<RoundBug::kLastCannotAct>, "depend on how many have passed"},
    {"NoticesAQuestionThatCountsPasses", council_game<RoundBug::kAsksByPasses>, "is not asked the same"},
    {"NoticesASealedChoiceThatDependsOnOthers", council_game<RoundBug::kNoVoteTwice>, "the sealed answers before it"},
    {"NoticesAViewThatShowsPasses", council_game<RoundBug::kShowsPasses>, "a quiet round shows"},
    {"NoticesSealedChoicesThatAreNotQuiet", council_game<RoundBug::kTellsQuietVotes>, "a quiet round shows"},
};

class TheLawTogether : public testing::TestWithParam<BrokenRound> {};

TEST_P(TheLawTogether, ReportsTheGameThatBreaksIt) {
  const LawReport report = check_together(GetParam().game(), {.looks = 400});
  EXPECT_NE(report.violation.find(GetParam().complaint), std::string::npos) << "it said: " << report.violation;
}

INSTANTIATE_TEST_SUITE_P(Broken, TheLawTogether, testing::ValuesIn(kBroken),
                         [](const testing::TestParamInfo<BrokenRound>& info) { return std::string(info.param.name); });

TEST(SoundCouncil, KeepsEveryLaw) {
  for (const Law& law : laws()) {
    const LawReport report = law.check(council_game<RoundBug::kNone>(), {.seed = 7, .games = 100, .looks = 1000});
    EXPECT_TRUE(report.holds()) << law.name << ": " << report.violation;
  }
}

}  // namespace
}  // namespace kosmo
