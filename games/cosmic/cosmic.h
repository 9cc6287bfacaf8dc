// Cosmic Encounter on the engine's contract. flow.cpp joins the parts of the game, rules/ has a file for each of its
// phases, and rules/course.cpp is the list of windows in which everything happens.
#pragma once

#include <functional>

#include "games/cosmic/state.h"

namespace kosmo::cosmic {

struct Cosmic {
  using State = cosmic::State;
  static const GameInfo& info();
  static Problem refuse_setup(int seats, const Options&);
  static std::span<const StepRule<State>> steps();
  static std::span<const VerbRule> verbs();
  static std::span<const Phrase> event_phrases();
  static void setup(State&, const Options&, Events&);
  static void describe(Archive&, State&);
  static void zones(State&, Zones&);
  static void shown(const State&, Zones&);
  static void redraw(State&, Audience knows, Rng&);
  static int seconds(const State&, const Step&);
  static bool is_interjection(Action);
  static void interjections(const State&, Seat, ActionList&);
  static void interject(State&, Seat, Action, Events&);
  static Refusal why_not_interject(const State&, Seat, Action);
  static bool bots_interject(const State& s) { return s.bots_cheat; }  // CA-CLASSIC-08
  static Result result(const State&);
  static Values statistic(const State&, int which, Seat);
  static Problem broken_invariant(const State&);
  static Problem settle(State&, const std::function<bool(std::string_view)>& was_given);
  static double evaluate(const State&, Seat);
  static Prospects prospects(const State&);
  static double prior(const State&, Action);
  static Warning wastes(const State&, Action);
  static ActionFigures figures(const State&, Action);
  static std::string draw(const View&, const Style&);
  static std::string content_hash();
  static std::vector<CardText> cards();
  static std::string facts();
};

const Game& game();

}  // namespace kosmo::cosmic
