// A law that cannot fail proves nothing. Here each of them meets games that break it, and says so.
#include "tests/laws/broken.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "tests/laws/laws.h"

namespace kosmo {
namespace {

struct Broken {
  std::string_view name;
  const Game& (*game)();
  LawReport (*law)(const Game&, LawBudget);
  std::string_view complaint;  // words that the report must have
};

const Broken kBroken[] = {
    {"replay_NoticesMemoryOutsideTheState", fragile_game<Bug::kGlobalMemory>, check_replay, "give another state"},
    {"round_trip_NoticesAForgottenField", fragile_game<Bug::kForgottenField>, check_round_trip, "is not described"},
    {"round_trip_NoticesTwoCardsOfOneName", fragile_game<Bug::kTwoCardsOneName>, check_round_trip, "as another action"},
    {"round_trip_NoticesAReaderThatTakesAnything", fragile_game<Bug::kAnyNumber>, check_round_trip, "JSON is accepted"},
    {"no_leak_NoticesAnOpenHand", fragile_game<Bug::kOpenHand>, check_no_leak, "depends on what is hidden"},
    {"no_leak_NoticesChoicesThatPeek", fragile_game<Bug::kPeekingChoice>, check_no_leak, "depends on what is hidden"},
    {"no_leak_NoticesADrawThatCheats", fragile_game<Bug::kCheatingDraw>, check_no_leak,
     "hardly vary in /players/*/hand"},
    {"no_leak_NoticesADrawThatIsUnsound", fragile_game<Bug::kUnsoundDraw>, check_no_leak, "no sound state"},
    {"no_leak_NoticesNarrationThatTellsACard", fragile_game<Bug::kTalkative>, check_no_leak, "its view does not show"},
    {"no_leak_NoticesASecretChoiceNotMarked", fragile_game<Bug::kLoudTuck>, check_no_leak, "its view does not show"},
    {"no_leak_NoticesATensorOfChangingSize", fragile_game<Bug::kUnevenTensor>, check_no_leak, "numbers, others have"},
    {"dream_NoticesADrawThatDependsOnTheTruth", fragile_game<Bug::kDreamOfTruth>, check_dream, "depends on the truth"},
    {"fresh_NoticesASecretThatStays", fragile_game<Bug::kStaleOmen>, check_fresh, "hardly vary in /omen"},
    {"fresh_NoticesASecretThatCanBeTold", fragile_game<Bug::kTellingOmen>, check_fresh, "what was hidden can be told"},
    {"progress_NoticesAGameWithoutEnd", fragile_game<Bug::kEndless>, check_progress, "not over after 24 decisions"},
    {"progress_NoticesADeadEnd", fragile_game<Bug::kStuck>, check_progress, "nothing to choose"},
    {"progress_NoticesAChoiceOfferedTwice", fragile_game<Bug::kOfferedTwice>, check_progress,
     "'rest' is offered twice"},
    {"progress_NoticesThatNobodyWins", fragile_game<Bug::kNoWinner>, check_progress, "nobody has the first place"},
    {"progress_NoticesAPartThatIsLeftOut", fragile_game<Bug::kLostPart>, check_progress, "the parts of the score"},
    {"progress_NoticesAnActionWithoutPrior", fragile_game<Bug::kNoPrior>, check_progress, "the prior of 'rest' is 0"},
    {"progress_NoticesProspectsOfMoreThanOneWin", fragile_game<Bug::kVainHopes>, check_progress, "the prospects are"},
    {"refusal_NoticesSilence", fragile_game<Bug::kMute>, check_refusal, "is said as ''"},
    {"refusal_NoticesAMissingRule", fragile_game<Bug::kNoRule>, check_refusal, "verb 'rest' names no rule"},
    {"refusal_NoticesARuleThatDoesNotExist", fragile_game<Bug::kUnknownRule>, check_refusal, "is not in the rules"},
    {"refusal_NoticesAMissingTranslation", fragile_game<Bug::kOneLanguage>, check_refusal,
     "the same in both languages"},
    {"refusal_NoticesAnOpenHole", fragile_game<Bug::kOpenHole>, check_refusal, "is said as 'Karta {?}' (Polish)"},
    {"refusal_NoticesANameThatDoesNotExist", fragile_game<Bug::kWrongName>, check_refusal, "no such card"},
    {"refusal_NoticesAWarningWithoutWords", fragile_game<Bug::kMuteWarning>, check_refusal, "is said as ''"},
    {"refusal_NoticesAWarningThatPeeks", fragile_game<Bug::kPeekingWarning>, check_refusal, "tells something hidden"},
    {"refusal_NoticesHelpInOneLanguage", fragile_game<Bug::kHelpInOneTongue>, check_refusal, "the help of step 'turn'"},
    {"public_NoticesChoicesThatOthersCannotKnow", fragile_game<Bug::kPublicHand>, check_public, "said to be public"},
    {"refusal_NoticesTwoKindsOfOneName", fragile_game<Bug::kTwoCardsOneName>, check_refusal,
     "different kinds are called 'card'"},
    {"copy_NoticesMemoryOutsideTheState", fragile_game<Bug::kGlobalMemory>, check_copy, "different ends"},
    {"copy_NoticesACopyThatWritesThrough", fragile_game<Bug::kWritesThrough>, check_copy, "changed another copy"},
    {"undo_NoticesADrawnCardNotCounted", fragile_game<Bug::kSilentDraw>, check_undo,
     "'draw' is not counted as a reveal"},
    {"undo_NoticesAShownCardNotCounted", fragile_game<Bug::kSilentOpen>, check_undo, "is not counted as a reveal"},
    {"undo_NoticesARevealThatTeachesNothing", fragile_game<Bug::kVainReveal>, check_undo, "nobody ever learned"},
    {"try_NoticesADrawnCardThatIsShown", fragile_game<Bug::kSilentDraw>, check_try, "depends on what is hidden"},
    {"try_NoticesChoicesThatPeek", fragile_game<Bug::kPeekingChoice>, check_try, "depends on what is hidden"},
};

class ALaw : public testing::TestWithParam<Broken> {};

TEST_P(ALaw, ReportsTheGameThatBreaksIt) {
  const LawReport report = GetParam().law(GetParam().game(), {.looks = 400});
  EXPECT_NE(report.violation.find(GetParam().complaint), std::string::npos) << "it said: " << report.violation;
}

INSTANTIATE_TEST_SUITE_P(Broken, ALaw, testing::ValuesIn(kBroken),
                         [](const testing::TestParamInfo<Broken>& info) { return std::string(info.param.name); });

TEST(BrokenConservation, IsReportedOrStopsACheckedBuild) {
  const auto check = [] { return check_conservation(fragile_game<Bug::kLosesCard>(), {}).violation; };
#ifdef KOSMOTEKA_CHECK
  EXPECT_THROW(check(), BrokenLimit);
#else
  EXPECT_NE(check().find("instead of 4"), std::string::npos);
#endif
}

TEST(SoundFragile, KeepsEveryLaw) {
  for (const Law& law : laws()) {
    const LawReport report = law.check(fragile_game<Bug::kNone>(), {.seed = 7, .games = 100, .looks = 1000});
    EXPECT_TRUE(report.holds()) << law.name << ": " << report.violation;
  }
}

TEST(AReport, TellsSeedSeatDecisionAndActions) {
  const std::string said = check_progress(fragile_game<Bug::kOfferedTwice>(), {}).violation;
  for (const char* part : {"fragile, 2 seats, seed ", "decision ", "(red)", "played: "})
    EXPECT_NE(said.find(part), std::string::npos) << part << " is missing in: " << said;
}

class Signatures : public testing::Test {
 protected:
  Signatures() { std::filesystem::create_directories(folder); }
  ~Signatures() override { std::filesystem::remove_all(folder); }
  const std::string folder = testing::TempDir() + "kosmoteka-signatures-" + std::to_string(::getpid());
};

TEST_F(Signatures, NoticeARuleThatChanged) {
  const Game &sound = fragile_game<Bug::kNone>(), &changed = fragile_game<Bug::kOtherRule>();
  EXPECT_NE(check_signature(sound, folder, false).violation.find("no signature"), std::string::npos);
  check_signature(sound, folder, true);
  EXPECT_TRUE(check_signature(sound, folder, false).holds());
  const std::string said = check_signature(changed, folder, false).violation;
  EXPECT_NE(said.find("plays differently now"), std::string::npos);
  EXPECT_NE(said.find(signature_of(changed)), std::string::npos) << "the right number is told";
}

TEST_F(Signatures, KeepTheOtherGamesWhenOneIsUpdated) {
  std::ofstream(folder + "/signatures.txt") << "another 0123456789abcdef\n";
  check_signature(fragile_game<Bug::kNone>(), folder, true);
  std::ifstream in(folder + "/signatures.txt");
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  EXPECT_EQ(text, "another 0123456789abcdef\nfragile " + signature_of(fragile_game<Bug::kNone>()) + "\n");
}

TEST_F(Signatures, PlaythroughsNameTheFirstLineThatDiffers) {
  const Game &sound = fragile_game<Bug::kNone>(), &changed = fragile_game<Bug::kOtherRule>();
  EXPECT_NE(check_playthrough(sound, folder, false).violation.find("is missing"), std::string::npos);
  check_playthrough(sound, folder, true);
  EXPECT_TRUE(check_playthrough(sound, folder, false).holds());
  const std::string said = check_playthrough(changed, folder, false).violation;
  EXPECT_NE(said.find("fragile.txt:"), std::string::npos);
  EXPECT_NE(said.find("recorded '"), std::string::npos);
}

}  // namespace
}  // namespace kosmo
