// Narodziny kosmosu (Crafting the Cosmos) on the engine's contract. Where to read on: flow.cpp is the map of the game,
// rules/ has a file for each phase, content/ the cards, board.h the galaxy.
#pragma once

#include "games/narodziny/state.h"

namespace kosmo::narodziny {

struct Narodziny {
  using State = narodziny::State;
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
  static Problem settle(State&, const std::function<bool(std::string_view)>& was_given);
  static Result result(const State&);
  static Problem broken_invariant(const State&);
  static double evaluate(const State&, Seat);
  static Prospects prospects(const State&);
  static double prior(const State&, Action);
  static int round(const State& s) { return s.round; }
  static Warning wastes(const State&, Action);
  static Values statistic(const State&, int which, Seat);
  static std::string draw(const View&, const Style&);
  static std::string content_hash();
  static std::vector<CardText> cards();
  static std::string facts();
};

const Game& game();

}  // namespace kosmo::narodziny
