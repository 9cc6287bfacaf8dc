// Master of Orion: The Board Game on the engine's contract. flow.cpp is the map of the game, rules/ has a file for each
// phase, content/ the cards.
#pragma once

#include "games/orion/state.h"

namespace kosmo::orion {

struct Orion {
  using State = orion::State;
  static const GameInfo& info();
  static std::span<const StepRule<State>> steps();
  static std::span<const VerbRule> verbs();
  static std::span<const Phrase> event_phrases();
  static std::span<const Phrase> choice_phrases();
  static Wording choice(const State&, Action);
  static void setup(State&, const Options&, Events&);
  static void describe(Archive&, State&);
  static void zones(State&, Zones&);
  static void shown(const State&, Zones&);
  static void redraw(State&, Audience knows, Rng&);
  static Problem settle(State&, const std::function<bool(std::string_view)>& was_given);
  static Result result(const State&);
  static Problem broken_invariant(const State&);
  static double evaluate(const State&, Seat);
  static Prospects prospects(const State&);
  static double prior(const State&, Action);
  static int round(const State& s) { return s.round; }
  static Warning wastes(const State&, Action);
  static ActionFigures figures(const State&, Action);
  static Values statistic(const State&, int which, Seat);
  static std::string draw(const View&, const Style&);
  static std::string content_hash();
  static std::vector<CardText> cards();
  static std::string facts();
};

const Game& game();

}  // namespace kosmo::orion
