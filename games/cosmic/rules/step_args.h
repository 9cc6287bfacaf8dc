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

// What has become of something that is being played or used.
enum class Negation : std::uint8_t {
  kNo,
  kNegated,   // no effect; a card is discarded
  kReturned,  // no effect; the flare goes back to the hand (CA-FLR-06)
  kZapped,    // no effect; the power cannot be used again in this encounter (CE-ZAP-05)
  kCount
};

// What is being played or used and waits for answers (windows.cpp).
struct PlayArgs {
  int what;  // a playable
  Negation negation = Negation::kNo;
  int kept;               // what it must remember until it takes effect
  int effect = 0;         // which of the alien's effects of this sort
  bool widened = false;   // a power, by the super effect of its flare
  Seat drawer = kNobody;  // who draws a card once it has taken effect (CA-REMORA-W1)
  int used_by = 0;        // seats that have answered it by a power, one bit each: each does so once

  PlayArgs(int playable, int to_keep) : what(playable), kept(to_keep) {}
  explicit PlayArgs(const Step& s)
      : what(s.arg[0]),
        negation(static_cast<Negation>(s.arg[1])),
        kept(s.arg[2]),
        effect(s.arg[3]),
        widened(s.arg[4] != 0),
        drawer(static_cast<Seat>(s.arg[5] - 1)),
        used_by(s.arg[6]) {}
  bool is_negated() const { return negation != Negation::kNo; }
  Sort sort() const { return sort_of(what); }
  bool is_technology() const { return sort() == Sort::kTechnology; }
  bool is_power() const { return sort() == Sort::kPower; }
  bool is_flare() const { return is_flare_effect(what); }
  bool is_event() const { return sort() == Sort::kEvent; }
  bool is(Event one) const { return is_event() && event_of(what) == one; }
  Artifact artifact() const { return static_cast<Artifact>(what); }
  Technology technology() const { return static_cast<Technology>(what - kArtifacts); }
  int alien() const { return alien_of(what); }
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat = kNobody) const {
    return part.step(kind, seat, what, negation, kept, effect, widened, drawer + 1, used_by);
  }
};

// What was played as a reinforcement, as an event says it.
struct SupportDetail {
  int face;
  Side side;

  SupportDetail(int card, Side which) : face(card), side(which) {}
  explicit SupportDetail(int number) : face(number / 2), side(static_cast<Side>(number % 2)) {}
  int number() const { return 2 * face + static_cast<int>(side); }
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
  bool is_saved = false;    // nobody retrieved them (CA-SHIP-03, CA-SHIP-04)

  ReturnArgs(int number, int place) : count(number), from(place) {}
  explicit ReturnArgs(const Step& s)
      : count(s.arg[0]),
        from(s.arg[1]),
        avoid(s.arg[3] == 0 ? int{kNone} : PlaceArgs{s.arg[2], s.arg[3]}.place()),
        to_genesis(s.arg[4] != 0),
        is_saved(s.arg[5] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    const PlaceArgs where = avoid == kNone ? PlaceArgs{0, 0} : PlaceArgs::of(avoid);
    return part.step(kind, seat, count, from, where.index, where.home, to_genesis, is_saved);
  }
};

// Ships that are sent from colonies somewhere (ships.cpp).
struct SendArgs {
  int to;                  // a place
  int sent = 0;            // so far
  int most = kMostSent;    // altogether
  bool from_gate = false;  // they may come from the gate too (CE-DEAL-09)
  bool is_bound = false;   // as many as can be sent without giving up a colony (CE-TK-15)
  bool from_warp = false;  // one of them may come from the warp (CA-OBSERVER-S1)

  explicit SendArgs(int place) : to(place) {}
  explicit SendArgs(const Step& s)
      : to(PlaceArgs{s.arg[0], s.arg[4]}.place()),
        sent(s.arg[1]),
        most(s.arg[2]),
        from_gate(s.arg[3] != 0),
        is_bound(s.arg[5] != 0),
        from_warp(s.arg[6] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    const PlaceArgs where = PlaceArgs::of(to);
    return part.step(kind, seat, where.index, sent, most, from_gate, where.home, is_bound, from_warp);
  }
};

// What is lost together (ships.cpp).
struct LossArgs {
  enum class Stage : std::uint8_t { kLosing, kSaving, kToWarp, kLost, kMourned, kOver, kCount };
  Stage stage = Stage::kLosing;
  bool is_result = false;  // of an encounter, in window 37
  bool is_inner = false;   // part of another loss, which has the reactions

  LossArgs() = default;
  explicit LossArgs(const Step& s)
      : stage(static_cast<Stage>(s.arg[0])), is_result(s.arg[1] != 0), is_inner(s.arg[2] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat = kNobody) const {
    return part.step(kind, seat, stage, is_result, is_inner);
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

// Cards that somebody chooses from a hand, for somebody.
struct PickArgs {
  Seat from, to;
  int count;

  PickArgs(Seat payer, Seat taker, int number) : from(payer), to(taker), count(number) {}
  explicit PickArgs(const Step& s) : PickArgs(static_cast<Seat>(s.arg[0]), static_cast<Seat>(s.arg[1]), s.arg[2]) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    return part.step(kind, seat, from, to, count);
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
