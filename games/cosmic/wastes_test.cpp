// Warnings: each true loss of the rules is told, and what loses nothing is not.
#include <gtest/gtest.h>

#include <set>

#include "games/cosmic/rules/rules.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

std::string said(const State& s, Action a, Lang lang = Lang::kEnglish) {
  const Warning warning = Cosmic::wastes(s, a);
  return warning ? std::string(warning.rule) + ": " + say(warning.why, warning.args, lang) : "";
}
std::string_view key_of(Action a) { return Cosmic::verbs()[a.verb].phrase.key; }
std::string_view name_of(const Step& step) { return Cosmic::steps()[step.kind].name; }

// The first position of random games in which this is offered: a verb with these properties.
struct Offered {
  State s{};
  Action action{};
};
template <class Is>
Offered find(std::string_view verb, Is&& is) {
  Offered found;
  bool has_found = false;
  for (std::uint64_t seed = 0; seed < 300 && !has_found; ++seed)
    play_at_random(4, seed, [&](const State& s, Action, const State&) {
      if (has_found) return;
      ActionList choices;
      Run::legal(s, choices);
      for (int i = 0; i < choices.size() && !has_found; ++i)
        if (key_of(choices[i]) == verb && is(s, choices[i])) {
          found = {s, choices[i]};
          has_found = true;
        }
    });
  EXPECT_TRUE(has_found) << verb;
  return found;
}
Seat asked(const State& s) { return s.core.steps.back().seat; }
bool has_spare(const State& s, Seat seat) {
  bool any = false;
  each_colony(s, seat, [&](int planet) { any = any || s.ships[planet][seat] > 1; });
  return any;
}

TEST(CosmicWastes, the_last_ship_of_a_colony_is_sent_only_after_asking) {
  const auto is_last = [](const State& s, Action a) {
    return name_of(s.core.steps.back()) == "send" && a.arg[0] < kPlanets && s.ships[a.arg[0]][asked(s)] == 1;
  };
  const Offered home = find("send", [&](const State& s, Action a) {
    return is_last(s, a) && SendArgs(s.core.steps.back()).to == kGate && home_of(a.arg[0]) == asked(s) &&
           has_spare(s, asked(s));
  });
  EXPECT_EQ(
      said(home.s, home.action),
      "CE-COL-05: This is your last ship there: a home colony would be lost, and other colonies have more ships.");
  const Offered foreign = find("send", [&](const State& s, Action a) {
    return is_last(s, a) && SendArgs(s.core.steps.back()).to == kGate && home_of(a.arg[0]) != asked(s) &&
           has_spare(s, asked(s));
  });
  EXPECT_NE(said(foreign.s, foreign.action).find("a foreign colony would be lost"), std::string::npos);
  const Offered needed =
      find("send", [&](const State& s, Action a) { return is_last(s, a) && !has_spare(s, asked(s)); });
  EXPECT_EQ(said(needed.s, needed.action), "");
  const Offered one_of_many =
      find("send", [](const State& s, Action a) { return a.arg[0] < kPlanets && s.ships[a.arg[0]][asked(s)] > 1; });
  EXPECT_EQ(said(one_of_many.s, one_of_many.action), "");
}

TEST(CosmicWastes, reinforcements_change_nothing_without_two_attacks) {
  const auto attacks = [](const State& s) {
    return (type_shown(s, Side::kOffense) == Type::kAttack) + (type_shown(s, Side::kDefense) == Type::kAttack);
  };
  const Offered idle = find("reinforce", [&](const State& s, Action) { return attacks(s) == 1; });
  EXPECT_EQ(said(idle.s, idle.action),
            "CE-REINF-06: It changes nothing: totals are compared only between two attacks.");
  const Offered fit = find("reinforce", [&](const State& s, Action) { return attacks(s) == 2; });
  EXPECT_EQ(said(fit.s, fit.action), "");
}

TEST(CosmicWastes, artifacts_that_help_nobody_or_only_others) {
  const Offered gas = find("ionic-gas", [](const State& s, Action) {
    return s.outcome == Outcome::kOffenseWins && type_shown(s, Side::kDefense) == Type::kAttack;
  });
  EXPECT_EQ(said(gas.s, gas.action), "CE-GAS-01: Nobody would receive compensation or rewards anyway.");
  const Offered useful = find("ionic-gas", [](const State& s, Action) {
    return s.outcome == Outcome::kOffenseWins && type_shown(s, Side::kDefense) == Type::kNegotiate;
  });
  EXPECT_EQ(said(useful.s, useful.action), "");
  const Offered tubes = find("mobius-tubes", [](const State& s, Action) { return s.of(asked(s)).warp == 0; });
  EXPECT_EQ(said(tubes.s, tubes.action),
            "CE-TUBE-01: None of your ships is in the warp: only others would regain theirs.");
  const Offered self = find("plague", [](const State& s, Action a) { return a.arg[0] == asked(s); });
  EXPECT_EQ(said(self.s, self.action), "CE-PLG-01: You would lose ships and cards yourself.");
  const Offered other = find("plague", [](const State& s, Action a) { return a.arg[0] != asked(s); });
  EXPECT_EQ(said(other.s, other.action), "");
}

// A proposal is put into the mouth of the other side, and the colonies are laid so that it decides the game.
TEST(CosmicWastes, a_deal_by_which_only_the_other_wins) {
  Offered deal = find("accept", [](const State& s, Action) { return asked(s) == s.defense; });
  State& s = deal.s;
  const int planet = planet_of(s.defense, 0);
  for (auto& on_it : s.ships) on_it.fill(0);
  s.ships[planet][s.defense] = 4;
  const Seat third = [&] {
    for (Seat p = 0; p < s.seats(); ++p)
      if (!s.is_main(p)) return p;
    return kNobody;
  }();
  for (int i = 0; i < 4; ++i) s.ships[planet_of(third, i)][s.offense] = 1;
  s.talk.redraw_offer(s.offense, [&](Term& term) {
    term = {TermKind::kColony, Side::kDefense, static_cast<std::uint8_t>(planet)};
  });
  EXPECT_EQ(said(s, deal.action),
            "CE-END-03: By this deal " + kSeatKind.say(s.offense, Lang::kEnglish) + " wins and you do not.");
  s.ships[planet_of(third, 0)][s.offense] = 0;
  EXPECT_EQ(s.talk.offer_of(s.offense).size() > 1 ? "" : said(s, deal.action), "");
}

}  // namespace
}  // namespace kosmo::cosmic
