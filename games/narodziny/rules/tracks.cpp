// Spending supernova resources, DNA and gravitons (NK-TRK).
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {

bool something_can_move(const PlayerBoard& b) {
  // The galaxy is one piece, so from any piece some empty space can be reached over occupied ones (NK-TRK-06).
  return (b.standard_stars() && b.empty_stars()) || (b.life() && b.empty_lives());
}

// NK-TRK-06: a space that is left is no destination. Cards that put a piece elsewhere are meant alike.
Refusal stays_where_it_was() {
  return refuse("NK-TRK-06", {"A piece cannot be put back on the space it comes from.",
                              "Element nie może wrócić na pole, z którego wyrusza."});
}

bool can_spend(const State& s, Seat seat, Resource r) {
  const PlayerBoard& b = s.of(seat);
  switch (r) {
    case Resource::kSupernova: return b.supernova > 0 && b.standard_stars();
    case Resource::kDna: return b.dna > 0 && b.proto;
    case Resource::kGraviton: return b.graviton > 0 && something_can_move(b);
  }
  return false;
}

// NK-TRK-01, NK-TRK-02, NK-TRK-03
void spend(State& s, Seat seat, Resource r) {
  PlayerBoard& b = s.of(seat);
  switch (r) {
    case Resource::kSupernova:
      --b.supernova;
      s.core.steps.push(RepeatArgs(1).step(Kind::kNova, seat));
      break;
    case Resource::kDna:
      --b.dna;
      s.core.steps.push(StabiliseArgs(1).step(seat));
      break;
    case Resource::kGraviton:
      --b.graviton;
      s.core.push(Kind::kMoveWhat, seat);
      break;
  }
}

Refusal why_not_spend(const State& s, Seat seat, Resource r) {
  const PlayerBoard& b = s.of(seat);
  switch (r) {
    case Resource::kSupernova:
      if (b.supernova == 0)
        return refuse("NK-TRK-01", {"You have no supernova resource.", "Nie masz zasobu supernowej."});
      return refuse("NK-TRK-01",
                    {"There is no standard star on your board.", "Na twojej planszy nie ma standardowej gwiazdy."});
    case Resource::kDna:
      if (b.dna == 0) return refuse("NK-TRK-02", {"You have no DNA.", "Nie masz DNA."});
      return refuse("NK-TRK-02", {"There is no proto-life on your board.", "Na twojej planszy nie ma protożycia."});
    case Resource::kGraviton:
      if (b.graviton == 0) return refuse("NK-TRK-03", {"You have no graviton.", "Nie masz grawitonu."});
      return refuse("NK-TRK-03",
                    {"Nothing on your board can be moved.", "Niczego na twojej planszy nie można przesunąć."});
  }
  return {};
}

// NK-TRK-01, NK-ACT-08: standard stars become supernovas.
void list_nova(const State& s, const Step& step, ActionList& out) {
  each_bit(s.of(step.seat).standard_stars(), [&](int space) { out.add(Verb::kNova, space); });
}

void apply_nova(State& s, const Step& step, Action a, Events& events) {
  s.of(step.seat).nova |= bit(a.arg[0]);
  remember(s, a.arg[0]);
  events.tell_all(Said::kTurnedNova, step.seat, a.arg[0]);
  if (const int left = RepeatArgs(step).left - 1; left > 0)
    s.core.steps.push(RepeatArgs(left).step(Kind::kNova, step.seat));
}

Refusal why_not_nova(const State& s, const Step& step, Action a) {
  if (verb_of(a) != Verb::kNova || a.arg[0] >= kStars) return {};
  if (s.of(step.seat).nova & bit(a.arg[0]))
    return refuse("NK-ACT-08", {"{0} holds a supernova already.", "Na polu {0} jest już supernowa."}, {&kStarSpace},
                  a.arg[0]);
  return refuse(
      "NK-TRK-09",
      {"There is no star on {0}; it must stand on the board.", "Na polu {0} nie ma gwiazdy (musi stać na planszy)."},
      {&kStarSpace}, a.arg[0]);
}

// NK-TRK-02, NK-OMG-04
void list_stabilise(const State& s, const Step& step, ActionList& out) {
  each_bit(s.of(step.seat).proto, [&](int l) { out.add(Verb::kStabilise, l); });
}

void apply_stabilise(State& s, const Step& step, Action a, Events& events) {
  stabilise(s, step.seat, bit(a.arg[0]), events);
  if (const int left = StabiliseArgs(step).left - 1; left > 0) s.core.steps.push(StabiliseArgs(left).step(step.seat));
}

Refusal why_not_stabilise(const State&, const Step& step, Action a) {
  if (verb_of(a) != Verb::kStabilise) return StabiliseArgs(step).as_omega ? crafting_is_over(a) : Refusal{};
  return refuse("NK-TRK-02", {"There is no proto-life on {0}.", "Na polu {0} nie ma protożycia."}, {&kLifeSpace},
                a.arg[0]);
}

// NK-TRK-03: one life token or one standard star.
void list_move_what(const State& s, const Step& step, ActionList& out) {
  const PlayerBoard& b = s.of(step.seat);
  if (b.empty_stars()) each_bit(b.standard_stars(), [&](int space) { out.add(Verb::kMoveStar, space); });
  if (b.empty_lives()) each_bit(b.life(), [&](int l) { out.add(Verb::kMoveLife, l); });
}

void apply_move_what(State& s, const Step& step, Action a, Events&) {
  const bool star = verb_of(a) == Verb::kMoveStar;
  s.core.steps.push(star ? StarToArgs(a.arg[0]).step(step.seat) : LifeToArgs(a.arg[0]).step(step.seat));
}

Refusal why_not_move_what(const State& s, const Step& step, Action a) {
  if (verb_of(a) == Verb::kMoveStar && a.arg[0] < kStars && (s.of(step.seat).nova & bit(a.arg[0])))
    return refuse("NK-TRK-07", {"A supernova cannot be moved.", "Supernowej nie można przesunąć."});
  if (verb_of(a) == Verb::kMoveStar || verb_of(a) == Verb::kMoveLife)
    return refuse("NK-TRK-09", {"There is nothing to move on that space.", "Na tym polu nie ma czego przesunąć."});
  return {};
}

// NK-TRK-04, NK-TRK-05, NK-TRK-06
static std::uint64_t star_targets(const PlayerBoard& b, const StarToArgs& args) {
  if (args.anywhere) return b.empty_stars();
  return move_targets(kGalaxy.star_neighbours, b.occupied_stars(), args.from);
}

// NK-TRK-04, NK-TRK-05, NK-TRK-06; Shooting Star: anywhere.
void list_star_to(const State& s, const Step& step, ActionList& out) {
  each_bit(star_targets(s.of(step.seat), StarToArgs(step)), [&](int space) { out.add(Verb::kStarTo, space); });
}

void apply_star_to(State& s, const Step& step, Action a, Events& events) {
  PlayerBoard& b = s.of(step.seat);
  const StarToArgs args(step);
  const bool nova = b.nova & bit(args.from);
  put_star(b, a.arg[0], lift_star(b, args.from), nova);
  events.tell_all(args.anywhere ? Said::kCarriedStar : Said::kMovedStar, step.seat, args.from, a.arg[0]);
}

Refusal why_not_star_to(const State& s, const Step& step, Action a) {
  if (verb_of(a) == Verb::kLifeTo)
    return refuse("NK-TRK-08",
                  {"A star moves only on star spaces.", "Gwiazda porusza się tylko po polach na gwiazdy."});
  if (verb_of(a) != Verb::kStarTo || a.arg[0] >= kStars) return {};
  if (a.arg[0] == StarToArgs(step).from) return stays_where_it_was();
  if (s.of(step.seat).occupied_stars() & bit(a.arg[0]))
    return refuse(StarToArgs(step).anywhere ? "NK-BRD-16" : "NK-TRK-04", {"{0} is occupied.", "Pole {0} jest zajęte."},
                  {&kStarSpace}, a.arg[0]);
  return refuse("NK-TRK-06",
                {"No chain of occupied spaces leads to {0}.",
                 "Na pole {0} nie da się dojść: nie prowadzi do niego ciąg zajętych pól."},
                {&kStarSpace}, a.arg[0]);
}

// NK-TRK-04, NK-TRK-05, NK-TRK-06, for life tokens.
void list_life_to(const State& s, const Step& step, ActionList& out) {
  each_bit(move_targets(kGalaxy.life_neighbours, s.of(step.seat).life(), LifeToArgs(step).from),
           [&](int l) { out.add(Verb::kLifeTo, l); });
}

void move_life(State& s, Seat seat, int from, int to) {
  PlayerBoard& b = s.of(seat);
  std::uint64_t& side = b.proto & bit(from) ? b.proto : b.stable;  // it keeps its side (NK-TRK-08)
  side = (side & ~bit(from)) | bit(to);
  remember(s, to);
}

void apply_life_to(State& s, const Step& step, Action a, Events& events) {
  const int from = LifeToArgs(step).from;
  move_life(s, step.seat, from, a.arg[0]);
  events.tell_all(Said::kMovedLife, step.seat, from, a.arg[0]);
}

Refusal why_not_life_to(const State& s, const Step& step, Action a) {
  if (verb_of(a) == Verb::kStarTo)
    return refuse("NK-TRK-08", {"A life token moves only on life spaces.",
                                "Znacznik życia porusza się tylko po polach na znaczniki życia."});
  if (verb_of(a) != Verb::kLifeTo || a.arg[0] >= kLives) return {};
  if (a.arg[0] == LifeToArgs(step).from) return stays_where_it_was();
  if (s.of(step.seat).life() & bit(a.arg[0]))
    return refuse("NK-TRK-04", {"{0} is occupied.", "Pole {0} jest zajęte."}, {&kLifeSpace}, a.arg[0]);
  return refuse("NK-TRK-06",
                {"No chain of occupied spaces leads to {0}.",
                 "Na pole {0} nie da się dojść: nie prowadzi do niego ciąg zajętych pól."},
                {&kLifeSpace}, a.arg[0]);
}

}  // namespace kosmo::narodziny
