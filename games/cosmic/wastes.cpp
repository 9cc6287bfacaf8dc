// What an action would lose for good without need: a colony whose last ship leaves though others could, a card that
// changes nothing, a deal by which only the other wins. It looks at what lies open and at the terms of a proposal,
// nothing else: a warning must not tell what its reader may not know.
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

// CE-COL-05: the last ship of a colony, though another colony has ships to spare.
Warning wasted_colony(const State& s, Seat seat, int place, int to) {
  if (place >= kPlanets || s.ships[place][seat] != 1) return {};
  bool is_needless = false;
  each_colony(s, seat, [&](int planet) { is_needless = is_needless || (planet != to && s.ships[planet][seat] > 1); });
  if (!is_needless) return {};
  if (home_of(place) != seat)
    return refuse("CE-COL-05",
                  {"This is your last ship there: a foreign colony would be lost, and other colonies have more ships.",
                   "To twój ostatni statek na tej planecie: przepadłaby zewnętrzna kolonia, a w innych masz więcej "
                   "statków."});
  return refuse(
      "CE-COL-05",
      {"This is your last ship there: a home colony would be lost, and other colonies have more ships.",
       "To twój ostatni statek na tej planecie: przepadłaby rodzima kolonia, a w innych masz więcej statków."});
}

// CE-REINF-06
Warning wasted_reinforcement(const State& s) {
  if (type_shown(s, Side::kOffense) == Type::kAttack && type_shown(s, Side::kDefense) == Type::kAttack) return {};
  return refuse("CE-REINF-06", {"It changes nothing: totals are compared only between two attacks.",
                                "Niczego nie zmieni: sumy porównuje się tylko wtedy, gdy po obu stronach leżą ataki."});
}

// CE-GAS-01: nothing would be paid anyway.
Warning wasted_gas(const State& s) {
  const bool offense_wins = s.outcome == Outcome::kOffenseWins;
  if (type_shown(s, offense_wins ? Side::kDefense : Side::kOffense) == Type::kNegotiate) return {};
  for (Seat p = 0; p < s.seats() && !offense_wins; ++p)
    if (s.of(p).ally == Ally::kOfDefense) return {};
  return refuse("CE-GAS-01", {"Nobody would receive compensation or rewards anyway.",
                              "Nikomu i tak nie należy się rekompensata ani nagroda."});
}

// CE-TUBE-01: none of the own ships is freed.
Warning wasted_tubes(const State& s, Seat seat) {
  if (s.of(seat).warp > 0) return {};
  return refuse("CE-TUBE-01", {"None of your ships is in the warp: only others would regain theirs.",
                               "W wirze nie ma żadnego twojego statku: swoje odzyskaliby tylko inni."});
}

Warning wasted_plague(Seat seat, Seat victim) {  // CE-PLG-01
  if (seat != victim) return {};
  return refuse("CE-PLG-01", {"You would lose ships and cards yourself.", "Statki i karty tracisz wtedy ty."});
}

// CE-END-03, CE-DEAL-15: the other would have enough colonies after the deal, and the own ones would not suffice.
Warning lost_game(const State& s, Seat seat) {
  const Seat other = s.talk.other();
  int mine = foreign_colonies(s, seat), theirs = foreign_colonies(s, other);
  for (const Term& term : s.talk.offer_of(other)) {
    if (term.kind != TermKind::kColony) continue;
    const Seat to = s.main(other_side(term.giver));
    if (home_of(term.what) != to) ++(to == seat ? mine : theirs);
  }
  if (theirs < colonies_to_win(s) || mine >= colonies_to_win(s)) return {};
  return refuse("CE-END-03", {"By this deal {0} wins and you do not.", "Po tym porozumieniu {0} wygrywa, a ty nie."},
                {&kSeatKind}, other);
}

}  // namespace

Warning Cosmic::wastes(const State& s, Action a) {
  if (s.core.over || s.core.steps.empty()) return {};
  const Step& step = s.core.steps.back();
  const std::string_view name = steps()[step.kind].name, verb = verbs()[a.verb].phrase.key;
  if (name == "send" && verb == "send") return wasted_colony(s, step.seat, a.arg[0], SendArgs(step).to);
  if (name == "lose" && verb == "lose") return wasted_colony(s, step.seat, a.arg[0], kNone);
  if (name == "talk" && verb == "accept") return lost_game(s, step.seat);
  if (name != "act") return {};
  if (verb == "reinforce") return wasted_reinforcement(s);
  if (verb == "ionic-gas") return wasted_gas(s);
  if (verb == "mobius-tubes") return wasted_tubes(s, step.seat);
  if (verb == "plague") return wasted_plague(step.seat, static_cast<Seat>(a.arg[0]));
  return {};
}

}  // namespace kosmo::cosmic
