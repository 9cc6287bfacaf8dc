// The score in parts.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "games/narodziny/rules/rules.h"
#include "games/narodziny/test_helpers.h"

namespace kosmo::narodziny {
namespace {

int part(const State& s, std::string_view key, Seat seat) {
  for (const ScorePart& part : Narodziny::result(s).parts)
    if (part.key == key) return part.score[seat];
  ADD_FAILURE() << "no part " << key;
  return 0;
}

TEST(NarodzinyParts, every_action_that_scores_raises_the_part_it_belongs_to) {
  Array<int, 4> seen{};
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    play_at_random(3, seed, [&](const State& before, Action a, const State& after) {
      const Seat seat = Run::to_move(before);
      const int scored = after.of(seat).score - before.of(seat).score;
      if (Run::over(after) || scored == 0) return;
      const auto rose = [&](std::string_view key) { return part(after, key, seat) - part(before, key, seat); };
      switch (verb_of(a)) {
        case Verb::kComplete: EXPECT_EQ(rose("nebulae"), scored); break;
        case Verb::kRelease:
        case Verb::kReleaseWith: EXPECT_EQ(rose("time"), scored); break;
        case Verb::kExchange: EXPECT_EQ(rose("rest"), scored); break;
        default: return;
      }
      ++seen[verb_of(a) == Verb::kComplete ? 0 : verb_of(a) == Verb::kExchange ? 2 : 1];
    });
  EXPECT_GT(seen[0], 0);
  EXPECT_GT(seen[1], 0);
}

TEST(NarodzinyParts, goals_are_told_apart_from_cards) {  // NK-GOL-02
  int scored = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    play_at_random(3, seed, [&](const State& before, Action a, const State& after) {
      if (verb_of(a) != Verb::kOmega && verb_of(a) != Verb::kStabilise && verb_of(a) != Verb::kNebulaAt) return;
      for (Seat p = 0; p < 3; ++p) {
        const int rose = part(after, "goals", p) - part(before, "goals", p);
        EXPECT_GE(rose, 0);
        EXPECT_EQ(part(after, "rest", p), part(before, "rest", p)) << "the end of a round gives points for goals alone";
        scored += rose;
      }
    });
  EXPECT_GT(scored, 0);
}

TEST(NarodzinyParts, goals_are_no_part_of_the_position) {
  State s = fresh(2, 1), noted = s;
  noted.of(0).score = s.of(0).score = 9;
  noted.of(0).from_goals = 9;
  EXPECT_EQ(game().position_json(&s), game().position_json(&noted)) << "games recorded before it was noted verify";
  EXPECT_NE(game().to_json(&s), game().to_json(&noted));
  State read = fresh(2, 2);
  ASSERT_FALSE(game().from_json(&read, game().to_json(&noted)));
  EXPECT_EQ(read.of(0).from_goals, 9);
  ASSERT_FALSE(game().from_json(&read, game().to_json(&s)));
  EXPECT_EQ(read.of(0).from_goals, 0);
}

TEST(NarodzinyParts, advanced_life_is_no_part_of_the_score_until_the_end) {  // NK-LIF-04, NK-FIN-04
  State s = fresh(2, 1);
  s.of(0).advanced[0] = {0, 4};  // A8 and B6
  s.crystals = 0;                // the round is the last (NK-FIN-01)
  EXPECT_EQ(part(s, "advanced", 0), 0);
  Events nobody;
  run_end_round(s, make_step(Kind::kEndRound, kNobody), nobody);
  ASSERT_TRUE(Run::over(s));
  EXPECT_EQ(part(s, "advanced", 0), 14);
  EXPECT_EQ(part(s, "advanced", 1), 0);
}

TEST(NarodzinyParts, a_finished_view_tells_them_with_their_names) {
  Position now(game(), 2, game().standard_options(), 4);
  Rng rng(4);
  game().playout(now.data(), rng);
  const auto result = boost::json::parse(now.view(kSpectator).json()).at("result");
  EXPECT_EQ(boost::json::serialize(result.at("part_names").at("nebulae")), R"({"en":"nebulae","pl":"mgławice"})");
  EXPECT_EQ(boost::json::serialize(result.at("tie_names")),
            R"({"hand":{"en":"energy cards in hand","pl":"karty energii na ręce"}})");  // NK-FIN-06
  EXPECT_TRUE(result.at("green").at("ties").at("hand").is_int64());
  int sum = 0;
  for (const auto& [key, points] : result.at("pink").at("parts").as_object()) sum += boost::json::value_to<int>(points);
  EXPECT_EQ(sum, boost::json::value_to<int>(result.at("pink").at("score")));
}

}  // namespace
}  // namespace kosmo::narodziny
