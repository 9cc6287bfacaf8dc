#include "engine/why.h"

#include <gtest/gtest.h>

#include "tests/toys/toys.h"

namespace kosmo {
namespace {

Position lucky() { return {lucky_game(), 2, lucky_game().standard_options(), 3}; }

WhyAnswer why(const Position& now, std::string_view text) {
  const auto part = parse_part(now.game().verbs(), text);
  EXPECT_TRUE(part) << text;
  return part ? why_part(now, *part) : WhyAnswer{};
}

TEST(WhyAVerb, IsAskedByAVerbThatLacksArguments) {
  const auto verbs = lucky_game().verbs();
  ASSERT_TRUE(parse_part(verbs, " PLACE "));
  EXPECT_EQ(parse_part(verbs, "place")->given, 0);
  for (const char* text : {"place 1", "draw", "", "nonsense", "place 1 2", "place x"})
    EXPECT_FALSE(parse_part(verbs, text)) << text;
}

TEST(WhyAVerb, ThatIsPossibleIsAnsweredWithItsRuleAndSomeChoices) {
  const WhyAnswer answer = why(lucky(), "place");
  EXPECT_EQ(answer.rule, lucky_game().verbs()[answer.possible.at(0).verb].rule);
  EXPECT_FALSE(answer.rule.empty());
  EXPECT_EQ(answer.words.en, "'place' can be done now: place 1, place 2, place 3, place 4, place 5 and 3 more.");
  EXPECT_EQ(answer.words.pl, "„place” jest teraz możliwe: place 1, place 2, place 3, place 4, place 5 i jeszcze 3.");
}

TEST(WhyAVerb, ThatIsRefusedForOneReasonSaysIt) {
  Position over = lucky();
  Rng dice(1);
  over.game().playout(over.data(), dice);
  ASSERT_TRUE(over.over());
  const WhyAnswer answer = why(over, "place");
  const Refusal whole = over.why_not(*lucky_game().parse("place 1"));
  EXPECT_TRUE(answer.possible.empty());
  EXPECT_EQ(answer.rule, whole.rule);
  EXPECT_EQ(answer.words.en, "'place' cannot be done now. " + say(whole.why, whole.args, Lang::kEnglish));
  EXPECT_EQ(answer.words.pl, "„place” nie jest teraz możliwe. " + say(whole.why, whole.args, Lang::kPolish));
}

}  // namespace
}  // namespace kosmo
