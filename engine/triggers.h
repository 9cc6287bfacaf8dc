// Triggered effects. Several may be triggered at once; they wait in a list, and their owner chooses which comes next.
// An effect may trigger more: these are one level deeper and are finished first, to any depth. The game keeps one step
// that drains the list:
//
//   run_triggers   settle(floor) is true: nothing to do; else ask chooser() which comes next (or begin the only one)
//   apply_choice   begin(that trigger), push the draining step again, and on top of it the effect's own step
//
// An effect that must see what it triggered finished before its own next part pushes a draining step of its own, whose
// floor is its level.
#pragma once

#include "engine/records.h"
#include "engine/window.h"

namespace kosmo {

struct Trigger {
  std::uint8_t effect;
  Seat owner;           // who chooses when it comes
  std::uint8_t level;   // 1: triggered by the action itself
  std::uint8_t forced;  // may not be declined
  std::array<std::int16_t, 2> arg;
  bool operator==(const Trigger&) const = default;
};

template <int N>
class Triggers {
 public:
  bool empty() const { return waiting_.empty(); }
  int level() const { return level_; }  // of the effect that is carried out now; 0: of none
  const FixedList<Trigger, N>& waiting() const { return waiting_; }

  // Something that just happened triggers an effect.
  template <class Effect>
  void raise(Effect effect, Seat owner, bool forced, int arg0 = 0, int arg1 = 0) {
    waiting_.push(Trigger{static_cast<std::uint8_t>(effect),
                          owner,
                          static_cast<std::uint8_t>(level_ + 1),
                          forced,
                          {static_cast<std::int16_t>(arg0), static_cast<std::int16_t>(arg1)}});
  }

  // True if nothing deeper than `floor` waits; what is raised from now on then counts as triggered on that level again.
  bool settle(int floor = 0) {
    if (deepest() > floor) return false;
    level_ = static_cast<std::uint16_t>(floor);
    return true;
  }
  // Whose choice it is: the first in order who owns an effect on the deepest level.
  Seat chooser(const SeatOrder& order) const {
    for (const Seat seat : order)
      for (const Trigger& t : waiting_)
        if (t.owner == seat && t.level == deepest()) return seat;
    return kNobody;
  }
  // Calls f(trigger) for everything this owner may choose now; equal ones once.
  template <class F>
  void each_choice(Seat owner, F&& f) const {
    for (int i = 0; i < waiting_.size(); ++i)
      if (waiting_[i].owner == owner && waiting_[i].level == deepest() && waiting_.find(waiting_[i]) == i)
        f(waiting_[i]);
  }
  // Is there one among the owner's choices that may not be declined?
  bool must(Seat owner) const {
    bool forced = false;
    each_choice(owner, [&](const Trigger& t) { forced = forced || t.forced; });
    return forced;
  }

  // Its turn has come: what it triggers is deeper by one.
  void begin(const Trigger& trigger) {
    waiting_.remove(trigger);
    level_ = trigger.level;
  }
  // The owner declines all that is left to choose now.
  void decline(Seat owner) {
    const int level = deepest();
    for (int i = waiting_.size() - 1; i >= 0; --i)
      if (waiting_[i].owner == owner && waiting_[i].level == level && !waiting_[i].forced) waiting_.take(i);
  }

  void describe(Archive& ar, std::string_view key, const ArgKind& effects, const ArgKind& seat_names) {
    ar.object(key, [&] {
      ar.number("level", level_, 0, 255);
      describe_records(ar, "waiting", waiting_, [&](Trigger& t) {
        ar.object("", [&] {
          ar.name("effect", t.effect, effects);
          ar.name("owner", t.owner, seat_names);
          ar.number("level", t.level, 1, 255);
          ar.number("forced", t.forced, 0, 1);
          ar.number("a", t.arg[0], -32768, 32767);
          ar.number("b", t.arg[1], -32768, 32767);
        });
      });
    });
  }

 private:
  int deepest() const {
    int level = 0;
    for (const Trigger& t : waiting_) level = t.level > level ? t.level : level;
    return level;
  }

  FixedList<Trigger, N> waiting_;
  std::uint16_t level_ = 0;
};

}  // namespace kosmo
