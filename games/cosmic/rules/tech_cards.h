// What technology.cpp knows of each technology: when it may be used, and what happens then. Those that are used outside
// of the fight are in tech_outside.cpp, the others in tech_inside.cpp.
#pragma once

#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {

// What a technology is used for or against: by whom, with how many ships on it, in answer to what.
struct Use {
  Seat seat;
  int ships;
  const Step* answered;  // what waits for answers; null in a free window
};
// One of these for each technology.
struct TechCard {
  Technology technology;
  std::string_view rule;
  int number;                                        // research number, or kNumberX
  bool is_secret, stays;                             // CE-TECH-11, CE-TECH-13
  bool (*fits)(const State&, const Use&) = nullptr;  // may it be used now? Everybody can tell; null: never in a window
  void (*list)(const State&, const Use&, ActionList&) = nullptr;
  int (*keep)(const Use&, Action) = nullptr;  // what it must remember until it takes effect
  void (*effect)(State&, Seat, int kept, Events&) = nullptr;
  void (*completed)(State&, Seat, Events&) = nullptr;  // what happens when it is completed
  void (*leaves)(State&, Seat, Events&) = nullptr;     // and when it leaves play
};
inline constexpr int kNumberX = 0;
inline constexpr bool kSecret = true, kOpen = false, kStays = true, kDiscarded = false;

const TechCard& tech_card(Technology);
std::span<const TechCard> cards_outside();
std::span<const TechCard> cards_inside();
std::optional<Technology> technology_outside(Action);  // which of them an action uses
std::optional<Technology> technology_inside(Action);
bool does_at_once(State&, Seat, Action, Events&);  // what is no use, so that nothing answers it

inline int keep_nothing(const Use&, Action) { return 0; }
inline int keep_argument(const Use&, Action a) { return a.arg[0]; }
inline bool is_used(const State& s, Technology technology) { return s.tech_used >> static_cast<int>(technology) & 1; }
inline bool is_free_at(const State& s, const Use& use, Moment moment) { return !use.answered && s.moment == moment; }

}  // namespace kosmo::cosmic
