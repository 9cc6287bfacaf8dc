// "Why" asked of verbs alone, in every game.
#include <gtest/gtest.h>

#include "engine/rules_text.h"
#include "games/register.h"
#include "table/why.h"

namespace kosmo {
namespace {

bool offers(const ActionList& offered, std::size_t verb) {
  for (int i = 0; i < offered.size(); ++i)
    if (offered[i].verb == verb) return true;
  return false;
}

// The answer agrees with the choices, and cites a rule that exists.
void ask_every_verb(const Position& now) {
  const Game& game = now.game();
  ActionList offered;
  now.legal(offered);
  for (int i = 0; i < offered.size(); ++i) {
    const std::string_view rule = now.rule_allowing(offered[i]);
    EXPECT_TRUE(find_rule(rule) || rules_of(game.info().id).empty()) << game.print(offered[i]) << " " << rule;
  }
  for (std::size_t v = 0; v < game.verbs().size(); ++v) {
    const std::string_view verb = game.verbs()[v].phrase.key;
    const auto part = parse_part(game.verbs(), verb);
    ASSERT_EQ(part.has_value(), game.verbs()[v].phrase.arity() > 0) << verb;
    if (!part) continue;
    const WhyAnswer answer = why_part(now, *part);
    EXPECT_EQ(!answer.possible.empty(), offers(offered, v)) << verb;
    EXPECT_TRUE(find_rule(answer.rule) || rules_of(game.info().id).empty()) << verb << " " << answer.rule;
    EXPECT_NE(answer.words.en.find(verb), std::string::npos);
    EXPECT_NE(answer.words.pl.find(verb), std::string::npos);
    EXPECT_NE(answer.words.en, answer.words.pl);
  }
}

TEST(WhyAVerb, IsAnsweredAtEveryMomentOfEveryGame) {
  register_games();
  for (const Game* game : games()) {
    Position now(*game, game->info().min_seats, game->standard_options(), 5);
    Rng dice(2);
    for (int i = 0; i < 12 && !now.over(); ++i) {
      ask_every_verb(now);
      game->playout(now.data(), dice, 5);
    }
  }
}

TEST(WhyAVerb, OfAnotherSeatIsRefusedByTheRuleOfTurns) {
  register_games();
  TableSetup setup;
  setup.game = find_game("orion");
  setup.options = setup.game->standard_options();
  setup.seats.resize(2, SeatPlan{"human", ""});
  const Maybe<Table> table = Table::open(setup);
  ASSERT_TRUE(table) << table.problem().en;
  const auto verb = std::find_if(setup.game->verbs().begin(), setup.game->verbs().end(),
                                 [](const VerbRule& rule) { return rule.phrase.arity() > 0; });
  const Seat waiting = table->decision().seat == 0 ? 1 : 0;
  const WhyAnswer answer = why_part(*table, waiting, *parse_part(setup.game->verbs(), verb->phrase.key));
  EXPECT_TRUE(answer.possible.empty());
  EXPECT_EQ(answer.rule, table->why_not(waiting, Action{}).rule);
}

}  // namespace
}  // namespace kosmo
