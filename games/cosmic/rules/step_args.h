// What the arguments of each step mean. The part that a step belongs to knows its number, and so makes it:
//   s.core.steps.push(CountArgs(3).step(part, Kind::kLose, seat));
#pragma once

#include "games/cosmic/words.h"

namespace kosmo::cosmic {

// A window of the course (course.cpp).
struct MomentArgs {
  Moment moment;

  explicit MomentArgs(Moment now) : moment(now) {}
  explicit MomentArgs(const Step& s) : MomentArgs(static_cast<Moment>(s.arg[0])) {}
  Moment next() const { return static_cast<Moment>(static_cast<int>(moment) + 1); }
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat = kNobody) const {
    return part.step(kind, seat, moment);
  }
};

// An artifact or a technology being played (windows.cpp).
struct PlayArgs {
  int what;  // a playable
  bool negated = false;
  int kept;  // what it must remember until it takes effect

  PlayArgs(int playable, int to_keep) : what(playable), kept(to_keep) {}
  explicit PlayArgs(const Step& s) : what(s.arg[0]), negated(s.arg[1] != 0), kept(s.arg[2]) {}
  bool is_technology() const { return !is_artifact(what); }
  Artifact artifact() const { return static_cast<Artifact>(what); }
  Technology technology() const { return static_cast<Technology>(what - kArtifacts); }
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat = kNobody) const {
    return part.step(kind, seat, what, negated, kept);
  }
};

// So many of something.
struct CountArgs {
  int count;

  explicit CountArgs(int number) : count(number) {}
  explicit CountArgs(const Step& s) : CountArgs(s.arg[0]) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat = kNobody) const {
    return part.step(kind, seat, count);
  }
};

// A place in a step: which planet of whose system, or what is in nobody's. So learners see systems from their own seat,
// and whatever a file says is a place.
struct PlaceArgs {
  int index, home;  // the home is a seat + 1, or 0

  static PlaceArgs of(int place) {
    if (place >= kPlanets) return {kPlanetsOfSystem + place - kPlanets, 0};
    return {index_of(place), home_of(place) + 1};
  }
  int place() const {
    if (home == 0) return kPlanets + std::max(index - kPlanetsOfSystem, 0);
    return planet_of(static_cast<Seat>(home - 1), std::min(index, kPlanetsOfSystem - 1));
  }
};

// Ships that return to colonies of their owner, one by one (ships.cpp).
struct ReturnArgs {
  int count;
  int from;                 // a place
  int avoid = kNone;        // a planet that they may not go to, unless it is the only one (CE-RES-08)
  bool to_genesis = false;  // they may found a colony on the Genesis planet of their owner (CE-TK-07)

  ReturnArgs(int number, int place) : count(number), from(place) {}
  explicit ReturnArgs(const Step& s)
      : count(s.arg[0]),
        from(s.arg[1]),
        avoid(s.arg[3] == 0 ? int{kNone} : PlaceArgs{s.arg[2], s.arg[3]}.place()),
        to_genesis(s.arg[4] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    const PlaceArgs where = avoid == kNone ? PlaceArgs{0, 0} : PlaceArgs::of(avoid);
    return part.step(kind, seat, count, from, where.index, where.home, to_genesis);
  }
};

// Ships that are sent from colonies somewhere (ships.cpp).
struct SendArgs {
  int to;                  // a place
  int sent = 0;            // so far
  int most = kMostSent;    // altogether
  bool from_gate = false;  // they may come from the gate too (CE-DEAL-09)
  bool is_bound = false;   // as many as can be sent without giving up a colony (CE-TK-15)

  explicit SendArgs(int place) : to(place) {}
  explicit SendArgs(const Step& s)
      : to(PlaceArgs{s.arg[0], s.arg[4]}.place()),
        sent(s.arg[1]),
        most(s.arg[2]),
        from_gate(s.arg[3] != 0),
        is_bound(s.arg[5] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    const PlaceArgs where = PlaceArgs::of(to);
    return part.step(kind, seat, where.index, sent, most, from_gate, where.home, is_bound);
  }
};

// One of the two sides.
struct SideArgs {
  Side side;

  explicit SideArgs(Side which) : side(which) {}
  explicit SideArgs(const Step& s) : SideArgs(static_cast<Side>(s.arg[0])) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat = kNobody) const {
    return part.step(kind, seat, side);
  }
};

// A card of a type to be chosen.
struct TypeArgs {
  Type type;

  explicit TypeArgs(Type which) : type(which) {}
  explicit TypeArgs(const Step& s) : TypeArgs(static_cast<Type>(s.arg[0])) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat = kNobody) const {
    return part.step(kind, seat, type);
  }
};

}  // namespace kosmo::cosmic
