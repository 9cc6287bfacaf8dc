// A game in parts: its steps, verbs and events joined from many small files, checked by the compiler. For games with
// dozens of things that each bring steps and words of their own: an alien a file.
//
// A part is one .cpp. It numbers what it brings from 0, as if it were alone, in three enumerations that end in kCount;
// its tables have exactly so many lines, or it does not compile; a line of kSteps that gives its kind (as those written
// with engine/flow.h do) stands at its place, or it does not compile; what it has none of is {}:
//
//   enum class Kind { kChoose, kCount };
//   enum class Verb { kTake, kLeave, kCount };
//   enum class Say { kTook, kCount };
//   extern constinit Part<State, Kind, Verb, Say> part;
//   void list_choose(const State&, const Step& step, ActionList& out) { part.add(out, Verb::kTake); ... }
//   ...
//   constexpr StepRule<State> kSteps[] = {{.name = "filch-choose", ...}};   // names are the game's, not the part's:
//   constexpr VerbRule kVerbs[] = {...};                                    // no two parts may use the same
//   constexpr Phrase kEvents[] = {...};
//   constinit Part<State, Kind, Verb, Say> part{"filch", kSteps, kVerbs, kEvents};
//
// Through that one object it pushes its steps, offers its actions, asks which verb an action has and says its events;
// with an enumeration of another part none of that compiles. Where a line of kSteps names a verb (pass,
// when_time_is_up), it is a verb of the part itself.
//
// The game lists its parts once, in a fixed order, before any state exists. Only then are the real numbers known:
//
//   constinit Joined<State> joined;
//   struct Cosmic { static std::span<const StepRule<State>> steps() { return joined.steps(); } ... };
//   const Game& game() {
//     static const bool is_joined = joined.join({&frame, &filch, &healer});
//
// Numbers may differ from one version of the program to the next, when a part comes in between. Names do not, and they
// are all that saved games and replays hold. What else the game wants of a part, hooks into its windows, cards, a name,
// is its own affair: a struct of the game that holds a reference to the part.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/step.h"

namespace kosmo {

template <class State>
class Joined;

// What a joined game knows of a part.
template <class State>
class AnyPart {
 public:
  constexpr std::string_view name() const { return name_; }
  // Is the action's verb one of this part?
  bool has(Action a) const { return a.verb >= first_verb() && a.verb < first_verb() + static_cast<int>(verbs_.size()); }

 protected:
  constexpr AnyPart(std::string_view name, std::span<const StepRule<State>> steps, std::span<const VerbRule> verbs,
                    std::span<const Phrase> events)
      : name_(name), steps_(steps), verbs_(verbs), events_(events) {}
  ~AnyPart() = default;

  int first_kind() const { return assert(is_joined_), first_kind_; }
  int first_verb() const { return assert(is_joined_), first_verb_; }
  int first_say() const { return assert(is_joined_), first_say_; }

 private:
  friend class Joined<State>;
  std::string_view name_;
  std::span<const StepRule<State>> steps_;
  std::span<const VerbRule> verbs_;
  std::span<const Phrase> events_;
  int first_kind_ = 0, first_verb_ = 0, first_say_ = 0;  // its numbers in the game, given once by Joined
  bool is_joined_ = false;
};

template <class State, class Kind, class Verb, class Say>
class Part : public AnyPart<State> {
  template <class Enum>
  static constexpr std::size_t kCountOf = static_cast<std::size_t>(Enum::kCount);

 public:
  constexpr Part(std::string_view name, std::span<const StepRule<State>, kCountOf<Kind>> steps,
                 std::span<const VerbRule, kCountOf<Verb>> verbs, std::span<const Phrase, kCountOf<Say>> events)
      : AnyPart<State>(name, steps, verbs, events) {
    for (std::size_t i = 0; i < steps.size(); ++i)
      if (steps[i].kind != kNoKind && steps[i].kind != static_cast<int>(i))
        broken_limit("a step of a part does not stand at the place of its kind");
  }
  Part(const Part&) = delete;

  // Its numbers in the game.
  std::uint8_t number(Kind kind) const {
    return static_cast<std::uint8_t>(this->first_kind() + static_cast<int>(kind));
  }
  std::uint8_t number(Verb verb) const {
    return static_cast<std::uint8_t>(this->first_verb() + static_cast<int>(verb));
  }

  template <class... Args>
  Step step(Kind kind, Seat seat, Args... args) const {
    return make_step(number(kind), seat, args...);
  }
  template <class AnyCore, class... Args>
  void push(AnyCore& core, Kind kind, Seat seat, Args... args) const {
    core.steps.push(step(kind, seat, args...));
  }
  bool is(const Step& step, Kind kind) const { return step.kind == number(kind); }

  template <class... Args>
  Action action(Verb verb, Args... args) const {
    return make_action(number(verb), args...);
  }
  template <class... Args>
  void add(ActionList& out, Verb verb, Args... args) const {
    out.push(action(verb, args...));
  }
  bool is(Action a, Verb verb) const { return a.verb == number(verb); }
  // Which of its verbs, for a switch; only of an action that it has.
  Verb verb_of(Action a) const { return assert(this->has(a)), static_cast<Verb>(a.verb - this->first_verb()); }

  template <class... Args>
  void say(Events& events, Audience audience, Say what, Args... args) const {
    events.say(audience, this->first_say() + static_cast<int>(what), args...);
  }
  template <class... Args>
  void tell_all(Events& events, Say what, Args... args) const {
    say(events, kEverybody, what, args...);
  }
};

// The tables of the whole game. Filled once; reading them is reading an array.
template <class State>
class Joined {
 public:
  static constexpr std::size_t kMost = 255;  // kinds of steps, and verbs: both are a byte

  bool join(std::initializer_list<AnyPart<State>*> parts) { return join(std::span(parts.begin(), parts.size())); }
  // Gives every part its numbers. True, so that it can initialise something; a game put together wrongly throws.
  bool join(std::span<AnyPart<State>* const> parts) {
    if (!steps_.empty()) broken_limit("parts are joined once");
    for (AnyPart<State>* part : parts) add(*part);
    if (steps_.size() > kMost || verbs_.size() > kMost) broken_limit("more kinds of steps or verbs than fit a byte");
    check_names(steps_, [](const StepRule<State>& step) { return step.name; });
    check_names(verbs_, [](const VerbRule& verb) { return verb.phrase.key; });
    check_names(events_, [](const Phrase& event) { return event.key; });
    return true;
  }

  std::span<const StepRule<State>> steps() const { return steps_; }
  std::span<const VerbRule> verbs() const { return verbs_; }
  std::span<const Phrase> events() const { return events_; }

 private:
  void add(AnyPart<State>& part) {
    if (part.is_joined_) broken_limit(("part '" + std::string(part.name_) + "' is joined twice").c_str());
    part.is_joined_ = true;
    part.first_kind_ = static_cast<int>(steps_.size());
    part.first_verb_ = static_cast<int>(verbs_.size());
    part.first_say_ = static_cast<int>(events_.size());
    for (StepRule<State> step : part.steps_) {
      if (step.pass != kNoVerb) step.pass += part.first_verb_;
      if (step.when_time_is_up != kNoVerb) step.when_time_is_up += part.first_verb_;
      steps_.push_back(step);
    }
    verbs_.insert(verbs_.end(), part.verbs_.begin(), part.verbs_.end());
    events_.insert(events_.end(), part.events_.begin(), part.events_.end());
  }

  template <class Lines, class NameOf>
  static void check_names(const Lines& lines, NameOf&& name_of) {
    std::vector<std::string_view> names;
    for (const auto& line : lines) names.push_back(name_of(line));
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    if (twice != names.end()) broken_limit(("two parts use the name '" + std::string(*twice) + "'").c_str());
  }

  std::vector<StepRule<State>> steps_;
  std::vector<VerbRule> verbs_;
  std::vector<Phrase> events_;
};

}  // namespace kosmo
