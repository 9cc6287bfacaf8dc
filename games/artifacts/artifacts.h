// Alien Artifacts on the engine's contract. flow.cpp is the map of the game, rules/ has a file for each part of the
// rules, content/ the cards.
#pragma once

#include "games/artifacts/state.h"

namespace kosmo::artifacts {

struct Artifacts {
  using State = artifacts::State;
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
  static bool possible(const State&);
  static Problem settle(State&, const std::function<bool(std::string_view)>& was_given);
  static Result result(const State&);
  static Problem broken_invariant(const State&);
  static double evaluate(const State&, Seat);
  static Prospects prospects(const State&);
  static double prior(const State&, Action);
  static Warning wastes(const State&, Action);
  static ActionFigures figures(const State&, Action);
  static Values statistic(const State&, int which, Seat);
  static std::string draw(const View&, const Style&);
  static std::string content_hash();
  static std::vector<CardText> cards();
  static std::string facts();
};

const Game& game();

}  // namespace kosmo::artifacts
