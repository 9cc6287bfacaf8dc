// A law that cannot fail proves nothing. Here each of them meets games that break it, and says so.
#include "tests/laws/broken.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "tests/laws/laws.h"
#include "tests/support/effort.h"

namespace kosmo {
namespace {

struct Broken {
  std::string_view name;
  Bug bug;
  LawReport (*law)(const Game&, LawBudget);
  std::string_view complaint;  // words that the report must have
};

const Broken kBroken[] = {
    {"replay_NoticesMemoryOutsideTheState", Bug::kGlobalMemory, check_replay, "give another state"},
    {"round_trip_NoticesAForgottenField", Bug::kForgottenField, check_round_trip, "is not described"},
    {"round_trip_NoticesTwoCardsOfOneName", Bug::kTwoCardsOneName, check_round_trip, "as another action"},
    {"round_trip_NoticesAReaderThatTakesAnything", Bug::kAnyNumber, check_round_trip, "JSON is accepted"},
    {"no_leak_NoticesAnOpenHand", Bug::kOpenHand, check_no_leak, "depends on what is hidden"},
    {"no_leak_NoticesChoicesThatPeek", Bug::kPeekingChoice, check_no_leak, "depends on what is hidden"},
    {"no_leak_NoticesAReasonThatPeeks", Bug::kPeekingReason, check_no_leak, "depends on what is hidden"},
    {"no_leak_NoticesADrawThatCheats", Bug::kCheatingDraw, check_no_leak, "hardly vary in /players/*/hand"},
    {"no_leak_NoticesADrawThatIsUnsound", Bug::kUnsoundDraw, check_no_leak, "no sound state"},
    {"no_leak_NoticesNarrationThatTellsACard", Bug::kTalkative, check_no_leak, "its view does not show"},
    {"no_leak_NoticesASecretChoiceNotMarked", Bug::kLoudTuck, check_no_leak, "its view does not show"},
    {"no_leak_NoticesATensorOfChangingSize", Bug::kUnevenTensor, check_no_leak, "numbers, others have"},
    {"dream_NoticesADrawThatDependsOnTheTruth", Bug::kDreamOfTruth, check_dream, "depends on the truth"},
    {"fresh_NoticesASecretThatStays", Bug::kStaleOmen, check_fresh, "hardly vary in /omen"},
    {"fresh_NoticesASecretThatCanBeTold", Bug::kTellingOmen, check_fresh, "what was hidden can be told"},
    {"progress_NoticesAGameWithoutEnd", Bug::kEndless, check_progress, "not over after 24 decisions"},
    {"progress_NoticesADeadEnd", Bug::kStuck, check_progress, "nothing to choose"},
    {"progress_NoticesAChoiceOfferedTwice", Bug::kOfferedTwice, check_progress, "'rest' is offered twice"},
    {"progress_NoticesThatNobodyWins", Bug::kNoWinner, check_progress, "nobody has the first place"},
    {"progress_NoticesAPartThatIsLeftOut", Bug::kLostPart, check_progress, "the parts of the score"},
    {"progress_NoticesAnActionWithoutPrior", Bug::kNoPrior, check_progress, "the prior of 'rest' is 0"},
    {"progress_NoticesProspectsOfMoreThanOneWin", Bug::kVainHopes, check_progress, "the prospects are"},
    {"refusal_NoticesSilence", Bug::kMute, check_refusal, "is said as ''"},
    {"refusal_NoticesAMissingRule", Bug::kNoRule, check_refusal, "verb 'rest' names no rule"},
    {"refusal_NoticesARuleThatDoesNotExist", Bug::kUnknownRule, check_refusal, "is not in the rules"},
    {"refusal_NoticesAMissingTranslation", Bug::kOneLanguage, check_refusal, "the same in both languages"},
    {"refusal_NoticesAnOpenHole", Bug::kOpenHole, check_refusal, "is said as 'Karta {?}' (Polish)"},
    {"refusal_NoticesANameThatDoesNotExist", Bug::kWrongName, check_refusal, "no such card"},
    {"refusal_NoticesAWarningWithoutWords", Bug::kMuteWarning, check_refusal, "is said as ''"},
    {"refusal_NoticesAReasonWithoutWords", Bug::kMuteReason, check_refusal,
     "cannot be done yet 'refusal' is said as ''"},
    {"refusal_NoticesAWarningThatPeeks", Bug::kPeekingWarning, check_refusal, "tells something hidden"},
    {"refusal_NoticesHelpInOneLanguage", Bug::kHelpInOneTongue, check_refusal, "the help of step 'turn'"},
    {"public_NoticesChoicesThatOthersCannotKnow", Bug::kPublicHand, check_public, "said to be public"},
    {"texts_NoticesAnOpenHole", Bug::kOpenHole, check_texts, "shows a hole"},
    {"texts_NoticesStraightQuotes", Bug::kStraightQuotes, check_texts, "has straight quotes"},
    {"texts_NoticesASmallLetter", Bug::kSmallLetter, check_texts, "begins with a small letter"},
    {"refusal_NoticesTwoKindsOfOneName", Bug::kTwoCardsOneName, check_refusal, "different kinds are called 'card'"},
    {"copy_NoticesMemoryOutsideTheState", Bug::kGlobalMemory, check_copy, "different ends"},
    {"copy_NoticesACopyThatWritesThrough", Bug::kWritesThrough, check_copy, "changed another copy"},
    {"undo_NoticesADrawnCardNotCounted", Bug::kSilentDraw, check_undo, "'draw' is not counted as a reveal"},
    {"undo_NoticesAShownCardNotCounted", Bug::kSilentOpen, check_undo, "is not counted as a reveal"},
    {"undo_NoticesARevealThatTeachesNothing", Bug::kVainReveal, check_undo, "nobody ever learned"},
    {"try_NoticesADrawnCardThatIsShown", Bug::kSilentDraw, check_try, "depends on what is hidden"},
    {"try_NoticesChoicesThatPeek", Bug::kPeekingChoice, check_try, "depends on what is hidden"},
    {"line_NoticesChoicesThatPeek", Bug::kPeekingChoice, check_line, "depends on what is hidden"},
};

class ALaw : public testing::TestWithParam<Broken> {};

TEST_P(ALaw, ReportsTheGameThatBreaksIt) {
  const LawReport report = GetParam().law(fragile_game(GetParam().bug), {.looks = 400});
  EXPECT_NE(report.violation.find(GetParam().complaint), std::string::npos) << "it said: " << report.violation;
}

INSTANTIATE_TEST_SUITE_P(Broken, ALaw, testing::ValuesIn(kBroken),
                         [](const testing::TestParamInfo<Broken>& info) { return std::string(info.param.name); });

TEST(BrokenConservation, IsReportedOrStopsACheckedBuild) {
  const auto check = [] { return check_conservation(fragile_game(Bug::kLosesCard), {}).violation; };
#ifdef KOSMOTEKA_CHECK
  EXPECT_THROW(check(), BrokenLimit);
#else
  EXPECT_NE(check().find("instead of 4"), std::string::npos);
#endif
}

TEST(BrokenHoles, AreRefusedAtRegistration) { EXPECT_THROW(register_game(fragile_game(Bug::kOpenHole)), BrokenLimit); }

TEST(SoundFragile, KeepsEveryLaw) {
  for (const Law& law : laws()) {
    const LawReport report = law.check(fragile_game(), {.seed = 7, .games = scaled(100), .looks = scaled(1000)});
    EXPECT_TRUE(report.holds()) << law.name << ": " << report.violation;
  }
}

TEST(AReport, TellsSeedSeatDecisionAndActions) {
  const std::string said = check_progress(fragile_game(Bug::kOfferedTwice), {}).violation;
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
  EXPECT_NE(check_signature(fragile_game(), folder, false).violation.find("no signature"), std::string::npos);
  check_signature(fragile_game(), folder, true);
  EXPECT_TRUE(check_signature(fragile_game(), folder, false).holds());
  const std::string said = check_signature(fragile_game(Bug::kOtherRule), folder, false).violation;
  EXPECT_NE(said.find("plays differently now"), std::string::npos);
  EXPECT_NE(said.find(signature_of(fragile_game(Bug::kOtherRule))), std::string::npos) << "the right number is told";
}

TEST_F(Signatures, KeepTheOtherGamesWhenOneIsUpdated) {
  std::ofstream(folder + "/signatures.txt") << "another 0123456789abcdef\n";
  check_signature(fragile_game(), folder, true);
  std::ifstream in(folder + "/signatures.txt");
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  EXPECT_EQ(text, "another 0123456789abcdef\nfragile " + signature_of(fragile_game()) + "\n");
}

TEST_F(Signatures, PlaythroughsNameTheFirstLineThatDiffers) {
  EXPECT_NE(check_playthrough(fragile_game(), folder, false).violation.find("is missing"), std::string::npos);
  check_playthrough(fragile_game(), folder, true);
  EXPECT_TRUE(check_playthrough(fragile_game(), folder, false).holds());
  const std::string said = check_playthrough(fragile_game(Bug::kOtherRule), folder, false).violation;
  EXPECT_NE(said.find("fragile.txt:"), std::string::npos);
  EXPECT_NE(said.find("recorded '"), std::string::npos);
}

}  // namespace
}  // namespace kosmo
