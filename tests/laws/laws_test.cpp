// Every law on every game. KOSMOTEKA_EFFORT=10 tries ten times as much; KOSMOTEKA_UPDATE=1 rewrites the signatures and
// the recorded games instead of comparing them.
#include "tests/laws/laws.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/effort.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

const std::string kFolder = std::string(KOSMOTEKA_SOURCE) + "/tests/laws";
const bool kUpdate = std::getenv("KOSMOTEKA_UPDATE") != nullptr;

using Case = std::tuple<const Game*, Law>;
class EveryGame : public testing::TestWithParam<Case> {};

TEST_P(EveryGame, KeepsTheLaw) {
  const auto& [game, law] = GetParam();
  LawBudget budget;
  budget.games = scaled(budget.games);
  budget.looks = scaled(budget.looks);
  const LawReport report = law.check(*game, budget);
  EXPECT_TRUE(report.holds()) << report.violation;
  EXPECT_GT(report.decisions, 0);
}

INSTANTIATE_TEST_SUITE_P(Laws, EveryGame,
                         testing::Combine(testing::ValuesIn(games_and_toys()),
                                          testing::ValuesIn(laws().begin(), laws().end())),
                         [](const testing::TestParamInfo<Case>& info) {
                           return std::string(std::get<0>(info.param)->info().id) + "_" +
                                  std::string(std::get<1>(info.param).name);
                         });

class Recorded : public testing::TestWithParam<const Game*> {};

TEST_P(Recorded, SignatureIsTheOneInTheRepository) {
  const LawReport report = check_signature(*GetParam(), kFolder, kUpdate);
  EXPECT_TRUE(report.holds()) << report.violation;
}
TEST_P(Recorded, PlaythroughReadsAsRecorded) {
  const LawReport report = check_playthrough(*GetParam(), kFolder, kUpdate);
  EXPECT_TRUE(report.holds()) << report.violation;
}

INSTANTIATE_TEST_SUITE_P(Laws, Recorded, testing::ValuesIn(games_and_toys()),
                         [](const testing::TestParamInfo<const Game*>& info) {
                           return std::string(info.param->info().id);
                         });

}  // namespace
}  // namespace kosmo
