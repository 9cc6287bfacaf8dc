// Waiting is data. What remains to be done lives in the state as a stack of small records. The engine takes the top
// step off: one that runs by itself is carried out, one that asks waits for a decision. What a step leaves to do, it
// pushes. No coroutine, closure or object holds progress, so a copy of the state is a copy of the whole game.
#pragma once

#include "engine/event.h"
#include "engine/rng.h"

namespace kosmo {

class Zones;  // engine/zones.h

struct Step {
  std::uint8_t kind;
  Seat seat;  // whose step it is; who is asked, if it asks
  std::array<std::int16_t, 7> arg;

  template <class Kind>
  bool is(Kind k) const {
    return kind == static_cast<std::uint8_t>(k);
  }
  bool operator==(const Step&) const = default;
};
static_assert(sizeof(Step) == 16);

template <class Kind, class... Args>
constexpr Step make_step(Kind kind, Seat seat, Args... args) {
  static_assert(sizeof...(Args) <= 7);
  return Step{static_cast<std::uint8_t>(kind), seat, {static_cast<std::int16_t>(args)...}};
}

// Why an action may not be taken: the rule that refuses it, and the reason in words. No rule means: it may.
struct Refusal {
  std::string_view rule;
  Phrase why;
  PhraseArgs args{};
  explicit operator bool() const { return !rule.empty(); }
};

// Refuses by a rule. refuse("NK-PLC-02", {"{0} is occupied.", "{0} jest zajęte."}, {&kStarSpace}, space)
template <class... Args>
Refusal refuse(std::string_view rule, Text why, std::array<const ArgKind*, kMaxArgs> kinds = {}, Args... args) {
  return Refusal{rule, Phrase{"refusal", why, kinds}, PhraseArgs{static_cast<std::int16_t>(args)...}};
}

inline constexpr std::array<std::int16_t, 7> kAnyArguments = {32767, 32767, 32767, 32767, 32767, 32767, 32767};

// up_to(3, 1): the first argument from 0 to 3, the second 0 or 1, no others. A seat says so: it must be one of this
// game, and learners see it from their own.
inline constexpr std::int16_t kASeat = -1;
inline constexpr std::int16_t kASeatOrNobody = -2;  // the seat + 1; 0 is nobody
template <class... Args>
constexpr std::array<std::int16_t, 7> up_to(Args... most) {
  return {static_cast<std::int16_t>(most)...};
}

// What a seat is asked: a sentence, whose holes are the step's arguments, and for newcomers why it is asked and what
// usually matters.
struct Question {
  Text text;
  Text help;
  std::array<const ArgKind*, kMaxArgs> holes{};
};

// May a seat be asked before those ahead of it have answered? Steps of one kind that come one after another then form a
// round (engine/round.h): its seats are asked together, while the game itself goes on serially.
enum class Together : std::uint8_t {
  kNo,
  kOpenly,   // everybody may see who has answered: cards chosen face down
  kQuietly,  // nobody may see who has answered: windows in which a pause would tell something
};
inline constexpr int kNoVerb = -1;
inline constexpr int kNoKind = -1;

// One line of a game's flow: what a kind of step is called, how it lists and applies (or runs), and its rule.
// (Aligned to a power of two, so that finding a step's line is a shift: it is looked up for every step of a playout.)
template <class State>
struct alignas(512) StepRule {
  int kind = kNoKind;  // its own number; where a table gives it, the compiler checks the order (engine/flow.h)
  std::string_view name;
  std::string_view rule;                                            // the rule it comes from
  void (*run)(State&, const Step&, Events&) = nullptr;              // runs by itself, or
  void (*list)(const State&, const Step&, ActionList&) = nullptr;   // offers its choices to step.seat
  void (*apply)(State&, const Step&, Action, Events&) = nullptr;    // and carries out the one taken
  Phrase question{};                                                // asked of the seat; holes are the step's arguments
  Refusal (*why_not)(const State&, const Step&, Action) = nullptr;  // a sharper reason than "not offered", or none
  Text help{};                                                      // for newcomers: why this is asked
  // Read from a file, a step must be possible: it belongs to a seat, and its arguments run from 0 to these.
  std::array<std::int16_t, 7> most = kAnyArguments;
  bool needs_seat = false;
  std::string_view (*rule_for)(const Step&) = nullptr;  // where one step serves several rules: which it is this time
  bool secret = false;  // the others learn that a choice was made, not which: sealed choices, cards put away face down
  bool choices_public = false;  // everybody could list the choices: a lone one may be taken without being asked
  bool before_turns = false;    // nobody's turn has begun: whoever is not asked is refused by this step's own rule
  // A round: the steps that ask its seats, and the one that runs in between to find the next, say the same here. `pass`
  // is the verb that changes nothing: it is played for those who have not answered yet. A step without one, a sealed
  // choice, takes any answer for that: nobody's question may depend on it (law "together").
  Together together = Together::kNo;
  int pass = kNoVerb;
  int seconds = 0;                // a time of its own, in which the rules want an answer; 0: none
  int when_time_is_up = kNoVerb;  // and the verb, without arguments, that is the answer then
  // What a player may look for among the choices: a few actions, of each sort the one that is nearest to being
  // possible. Of those that are not offered the view tells why, in the words of why_not; the others it passes over.
  void (*expects)(const State&, const Step&, ActionList&) = nullptr;
  // Nothing is half done while it waits: a move between two decisions (engine/interject.h) may come here.
  bool is_between = false;
  // What its arguments are, where its question does not say it: scenarios give them by these names.
  std::array<const ArgKind*, 7> kinds{};
  // May such a step wait in this position? No game leaves one for which it may not.
  bool (*may_wait)(const State&, const Step&) = nullptr;
  // What a seat that is asked this has shown of a hidden place merely by being asked (Zones::shown).
  void (*shows)(const State&, const Step&, Zones&) = nullptr;
};

// The part of every state that the engine runs. A game's State holds it as its member `core`.
template <int kDepth>
struct Core {
  FixedList<Step, kDepth> steps;
  std::uint16_t seats = 0;
  std::uint16_t over = 0;
  std::uint16_t turns = 0;      // how many have begun
  std::uint32_t decisions = 0;  // how many were made
  std::uint32_t reveals = 0;    // how often chance or a secret became known to anyone: the line that undo may not cross
  Rng rng;

  template <class Kind, class... Args>
  void push(Kind kind, Seat seat, Args... args) {
    steps.push(make_step(kind, seat, args...));
  }
  // Somebody has just learned something that was hidden: a card turned, a die, a tile taken from a closed stack.
  void reveal() { ++reveals; }
  // Somebody's turn begins, in the sense of the game's own rules: where people expect "until the end of the turn" to
  // end.
  void begin_turn() { ++turns; }
};

}  // namespace kosmo
