// What the toys share: seats, turns in rounds, and results by points.
#pragma once

#include "engine/erase.h"
#include "engine/ranking.h"
#include "engine/seating.h"

namespace kosmo {

// Polish forms: mianownik|dopełniacz|celownik|biernik.
inline constexpr Name kToySeats[] = {
    {"red", {"Red", "Czerwony|gen=Czerwonego|dat=Czerwonemu|acc=Czerwonego"}},
    {"green", {"Green", "Zielony|gen=Zielonego|dat=Zielonemu|acc=Zielonego"}},
    {"blue", {"Blue", "Niebieski|gen=Niebieskiego|dat=Niebieskiemu|acc=Niebieskiego"}},
    {"white", {"White", "Biały|gen=Białego|dat=Białemu|acc=Białego"}},
};
inline constexpr ArgKind kToySeat = kind_of<kToySeats>("seat");
inline constexpr int kToyMaxSeats = 4;

// The result of a toy whose seats have points.
template <class State>
Result result_by_points(const State& s) {
  Result result;
  for (int p = 0; p < s.core.seats; ++p) result.score[p] = s.points[p];
  rank_places(result, s.core.seats);
  return result;
}

// The turn of `seat` is over: the next seat's begins with `first`, or the game is over after so many rounds.
template <class State, class Kind>
void next_turn(State& s, Seat seat, int rounds, Kind first) {
  const Seat next = seat_after(seat, s.core.seats);
  if (next == 0) ++s.round;
  if (s.round == rounds)
    s.core.over = 1;
  else
    s.core.push(first, next);
}

// Plain lines of a toy's flow: a step that poses a question, and one that runs by itself.
template <class State>
StepRule<State> poses(std::string_view name, std::string_view rule,
                      void (*list)(const State&, const Step&, ActionList&),
                      void (*apply)(State&, const Step&, Action, Events&), Text question) {
  return {.name = name, .rule = rule, .list = list, .apply = apply, .question = {name, question}};
}
template <class State>
StepRule<State> runs(std::string_view name, std::string_view rule, void (*run)(State&, const Step&, Events&)) {
  return {.name = name, .rule = rule, .run = run};
}
// The same line with choices that everybody could list.
template <class State>
StepRule<State> openly(const StepRule<State>& of) {
  StepRule<State> line = of;
  line.choices_public = true;
  return line;
}
// The same line as part of a round: the steps that ask its seats, and the one that runs between them.
template <class State, class Verb>
StepRule<State> together(const StepRule<State>& of, Together how, Verb pass) {
  StepRule<State> line = of;
  line.together = how;
  line.pass = static_cast<int>(pass);
  return line;
}

// One choice for every seat but the one that chooses.
template <class State, class Verb>
void list_others(const State& s, Seat chooser, Verb verb, ActionList& out) {
  for (Seat p = 0; p < s.core.seats; ++p)
    if (p != chooser) out.add(verb, p);
}

}  // namespace kosmo
