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
  kStolen,    // no effect; the card is somebody else's already (CA-FILCH-W1)
  kCount
};

// What is being played or used and waits for answers (windows.cpp).
struct PlayArgs {
  int what;  // a playable
  Negation negation = Negation::kNo;
  int kept;                 // what it must remember until it takes effect
  int effect = 0;           // which of the alien's effects of this sort
  bool widened = false;     // a power, by the super effect of its flare
  bool is_kept = false;     // an artifact that goes back to its player's hand (CA-CLONE-W1)
  bool from_hoard = false;  // an artifact that was played from there (CA-MISER-05)
  Seat drawer = kNobody;    // who draws a card once it has taken effect (CA-REMORA-W1)
  int used_by = 0;          // seats that have answered it by a power, one bit each: each does so once

  PlayArgs(int playable, int to_keep) : what(playable), kept(to_keep) {}
  explicit PlayArgs(const Step& s)
      : what(s.arg[0]),
        negation(static_cast<Negation>(s.arg[1])),
        kept(s.arg[2]),
        effect(s.arg[3]),
        widened((s.arg[4] & 1) != 0),
        is_kept((s.arg[4] & 2) != 0),
        from_hoard((s.arg[4] & 4) != 0),
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
    const int marks = widened + 2 * is_kept + 4 * from_hoard;
    return part.step(kind, seat, what, negation, kept, effect, marks, drawer + 1, used_by);
  }
};

// A card that comes back to its player when all that follows is done.
struct BackArgs {
  int face;
  bool to_hoard;

  BackArgs(int card, bool is_from_hoard) : face(card), to_hoard(is_from_hoard) {}
  explicit BackArgs(const Step& s) : BackArgs(s.arg[0], s.arg[1] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    return part.step(kind, seat, face, to_hoard);
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

// Ships that are lost: how many, and where their owner may take them from (ships.cpp).
enum class LoseFrom : std::uint8_t { kAnywhere, kColonies, kNotInEncounter, kCount };
struct LoseArgs {
  int count;
  LoseFrom from;

  LoseArgs(int number, LoseFrom where) : count(number), from(where) {}
  explicit LoseArgs(const Step& s) : LoseArgs(s.arg[0], static_cast<LoseFrom>(s.arg[1])) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    return part.step(kind, seat, count, from);
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
  int duty = 0;            // so many at least (CE-TK-15)
  bool from_warp = false;  // one of them may come from the warp (CA-OBSERVER-S1)

  explicit SendArgs(int place) : to(place) {}
  explicit SendArgs(const Step& s)
      : to(PlaceArgs{s.arg[0], s.arg[4]}.place()),
        sent(s.arg[1]),
        most(s.arg[2]),
        from_gate(s.arg[3] != 0),
        duty(s.arg[5]),
        from_warp(s.arg[6] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    const PlaceArgs where = PlaceArgs::of(to);
    return part.step(kind, seat, where.index, sent, most, from_gate, where.home, duty, from_warp);
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

// Ships that the two sides lose because there is no deal (deal.cpp).
struct PenaltyArgs {
  Array<int, 2> ships;

  explicit PenaltyArgs(int each) : ships{each, each} {}
  explicit PenaltyArgs(const Step& s) : ships{s.arg[0], s.arg[1]} {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat = kNobody) const {
    return part.step(kind, seat, ships[0], ships[1]);
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

// Somebody whom it concerns beside the one whose step it is.
struct SeatArgs {
  Seat seat;

  explicit SeatArgs(Seat whom) : seat(whom) {}
  explicit SeatArgs(const Step& s) : SeatArgs(static_cast<Seat>(s.arg[0])) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat asked) const {
    return part.step(kind, asked, seat);
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

// The same, where whoever chooses may stop before.
struct GiftArgs {
  PickArgs cards;
  bool may_stop;

  GiftArgs(const PickArgs& which, bool stops) : cards(which), may_stop(stops) {}
  explicit GiftArgs(const Step& s) : cards(s), may_stop(s.arg[3] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    return part.step(kind, seat, cards.from, cards.to, cards.count, may_stop);
  }
};

// Compensation that was taken: so many cards of a hand.
struct PaidArgs {
  int count;
  Seat payer;

  PaidArgs(int number, Seat from) : count(number), payer(from) {}
  explicit PaidArgs(const Step& s) : PaidArgs(s.arg[0], static_cast<Seat>(s.arg[1])) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    return part.step(kind, seat, count, payer);
  }
  // As one number, which the event after it carries.
  static PaidArgs of(int detail) { return {detail / kPlayers, static_cast<Seat>(detail % kPlayers)}; }
  int detail() const { return count * kPlayers + payer; }
};

// Which of the used encounter cards were offered already, one bit each, and whether more than one may be (Fido).
struct FetchArgs {
  int offered;
  bool may_stop;

  FetchArgs(int bits, bool stops) : offered(bits), may_stop(stops) {}
  explicit FetchArgs(const Step& s) : FetchArgs(s.arg[0], s.arg[1] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    return part.step(kind, seat, offered, may_stop);
  }
};
// One of the used encounter cards, and who has fetched it (Fido).
struct OfferArgs {
  Side side;
  int index;
  Seat by;

  OfferArgs(Side of, int number, Seat fetcher) : side(of), index(number), by(fetcher) {}
  explicit OfferArgs(const Step& s) : OfferArgs(static_cast<Side>(s.arg[1]), s.arg[2], static_cast<Seat>(s.arg[0])) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    return part.step(kind, seat, by, side, index);
  }
};

// Ships of somebody else that go along; with a super effect they are chosen by who takes them.
struct TakeArgs {
  int count;
  Seat seat;  // whose
  bool widened;

  TakeArgs(int most, Seat whose, bool is_super) : count(most), seat(whose), widened(is_super) {}
  explicit TakeArgs(const Step& s) : TakeArgs(s.arg[0], static_cast<Seat>(s.arg[1]), s.arg[2] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat chooser) const {
    return part.step(kind, chooser, count, seat, widened);
  }
};

// A card that is demanded, or answered.
struct FaceArgs {
  int face;

  explicit FaceArgs(int which) : face(which) {}
  explicit FaceArgs(const Step& s) : FaceArgs(s.arg[0]) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat = kNobody) const {
    return part.step(kind, seat, face);
  }
};

// Ships of somebody that somebody else chooses.
struct VictimArgs {
  Seat victim;
  int count;

  VictimArgs(Seat whose, int number) : victim(whose), count(number) {}
  explicit VictimArgs(const Step& s) : VictimArgs(static_cast<Seat>(s.arg[0]), s.arg[1]) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    return part.step(kind, seat, victim, count);
  }
};

// Something done as usual, or as the super effect of the flare says.
struct WidenedArgs {
  bool widened;

  explicit WidenedArgs(bool is_widened) : widened(is_widened) {}
  explicit WidenedArgs(const Step& s) : WidenedArgs(s.arg[0] != 0) {}
  template <class Part, class Kind>
  Step step(const Part& part, Kind kind, Seat seat) const {
    return part.step(kind, seat, widened);
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
