// Games inside their own types: freshly dealt, played at random, or put together by hand.
#pragma once

#include "engine/rules.h"

namespace kosmo {

template <Rules G>
typename G::State fresh(int seats, std::uint64_t seed, const Options& options = {}) {
  typename G::State s;
  Engine<G>::start(s, seats, options, seed, {});
  return s;
}

// Plays a game at random, and shows `look` every decision: the state before, the action, the state after.
template <Rules G, class Look>
void play_at_random(int seats, std::uint64_t seed, Look&& look, const Options& options = {}) {
  typename G::State s = fresh<G>(seats, seed, options);
  Rng rng(seed);
  ActionList choices;
  while (!Engine<G>::over(s)) {
    Engine<G>::legal(s, choices);
    const Action action = rng.pick(choices);
    const typename G::State before = s;
    Engine<G>::apply(s, action, {});
    look(before, action, s);
  }
}

// Positions put together by hand need not add up; builds that check every invariant say so once the action is done.
template <Rules G>
void apply_by_hand(typename G::State& s, Action a, Events events = {}) {
  try {
    Engine<G>::apply(s, a, events);
  } catch (const BrokenLimit&) {
  }
}

}  // namespace kosmo
