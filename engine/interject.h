// What a seat may do between two decisions, though nobody asks it. The open question waits meanwhile and is asked
// again. Few games have such moves, so they are an interface of their own beside Game. A game that has them provides
//
//   static bool is_interjection(Action);                          by verbs of their own, which answer no question
//   static void interjections(const State&, Seat, ActionList&);   what this seat may do now
//   static void interject(State&, Seat, Action, Events&);         it was one of those
//   static Refusal why_not_interject(const State&, Seat, Action);
//   static bool bots_interject(const State&);                     do bots do so too?
//
// and whoever keeps a table asks the functions at the end, which know what to say of all other games. Search and laws
// look at decisions only: in a dream nobody interjects.
#pragma once

#include "engine/rules.h"

namespace kosmo {

class Interjects {
 public:
  virtual ~Interjects() = default;
  virtual bool is_interjection(Action) const = 0;
  virtual void interjections(const void* state, Seat, ActionList&) const = 0;
  virtual Refusal why_not_interject(const void* state, Seat, Action) const = 0;
  virtual void interject(void* state, Seat, Action, Events) const = 0;
  virtual bool bots_interject(const void* state) const = 0;
};
class InterjectsNever {};

template <class G>
concept Interjecting = requires(typename G::State& s, const typename G::State& c, ActionList& out, Events& events,
                                Action a, Seat seat) {
  { G::is_interjection(a) } -> std::same_as<bool>;
  {G::interjections(c, seat, out)};
  {G::interject(s, seat, a, events)};
  { G::why_not_interject(c, seat, a) } -> std::same_as<Refusal>;
  { G::bots_interject(c) } -> std::same_as<bool>;
};

// The half of Erased<G> for games that have them.
template <Rules G>
class ErasedInterjects : public Interjects {
  using State = typename G::State;
  static const State& of(const void* s) { return *static_cast<const State*>(s); }

 public:
  bool is_interjection(Action a) const override { return G::is_interjection(a); }
  void interjections(const void* s, Seat seat, ActionList& out) const override {
    out.clear();
    if (!of(s).core.over && seat >= 0 && seat < of(s).core.seats) G::interjections(of(s), seat, out);
  }
  Refusal why_not_interject(const void* s, Seat seat, Action a) const override {
    ActionList offered;
    interjections(s, seat, offered);
    if (offered.contains(a)) return {};
    if (of(s).core.over) return refuse(G::info().over_rule, {"The game is over.", "Gra się skończyła."});
    return G::why_not_interject(of(s), seat, a);
  }
  bool bots_interject(const void* s) const override { return G::bots_interject(of(s)); }
  void interject(void* state, Seat seat, Action a, Events events) const override {
    State& s = *static_cast<State*>(state);
    ++s.core.decisions;
    G::interject(s, seat, a, events);
    while (!s.core.over && G::steps()[s.core.steps.back().kind].run) {
      const Step step = s.core.steps.pop();
      G::steps()[step.kind].run(s, step, events);
    }
  }
};

// --- for whoever keeps a table

inline const Interjects* interjects_of(const Game& game) { return dynamic_cast<const Interjects*>(&game); }
inline bool is_interjection(const Game& game, Action a) {
  const Interjects* all = interjects_of(game);
  return all && all->is_interjection(a);
}
inline void interjections(const Position& now, Seat seat, ActionList& out) {
  out.clear();
  if (const Interjects* all = interjects_of(now.game())) all->interjections(now.data(), seat, out);
}
inline Refusal why_not_interject(const Position& now, Seat seat, Action a) {
  return interjects_of(now.game())->why_not_interject(now.data(), seat, a);
}
inline bool bots_interject(const Position& now) {
  const Interjects* all = interjects_of(now.game());
  return all && !now.over() && all->bots_interject(now.data());
}
inline void interject(Position& now, Seat seat, Action a, Events events = {}) {
  interjects_of(now.game())->interject(now.data(), seat, a, events);
}

}  // namespace kosmo
