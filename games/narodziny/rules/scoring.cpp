// Scoring actions: completing a nebula (NK-NEB), releasing the time chamber (NK-TIM-09, NK-TIM-10, NK-TIM-11,
// NK-TIM-12, NK-TIM-13, NK-TIM-14, NK-TIM-15), advanced life (NK-LIF).
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {

// NK-NEB-01, NK-NEB-02, NK-NEB-03: symbols without a standard star of their own, less the supernovas around.
int stars_missing(const PlayerBoard& b, int nebula) {
  const std::uint64_t corners = kGalaxy.corners[nebula];
  const auto& wanted = tile(b.tile[nebula]).stars;
  int missing = 0;
  for (int e = 0; e < kElements; ++e) missing += std::max(0, wanted[e] - count_bits(b.figures[e] & ~b.nova & corners));
  return std::max(0, missing - count_bits(b.nova & corners));
}

// The same symbol by symbol, for whoever draws the tile: supernovas stand for the first ones that lack a star.
SymbolsMet symbols_met(const PlayerBoard& b, int nebula) {
  const std::uint64_t corners = kGalaxy.corners[nebula];
  const auto& wanted = tile(b.tile[nebula]).stars;
  int supernovas = count_bits(b.nova & corners);
  SymbolsMet met;
  for (int e = 0; e < kElements; ++e) {
    const int stars = count_bits(b.figures[e] & ~b.nova & corners);
    for (int i = 0; i < wanted[e]; ++i)
      met.push(i < stars ? Met::kStar : supernovas-- > 0 ? Met::kSupernova : Met::kNothing);
  }
  return met;
}

// Most nebulae have fewer stars around than symbols, and need no closer look.
bool can_complete(const PlayerBoard& b, int nebula) {
  const int around = count_bits(b.occupied_stars() & kGalaxy.corners[nebula]);
  return around >= symbols_on(tile(b.tile[nebula])) && stars_missing(b, nebula) == 0;
}

// NK-NEB-04, NK-NEB-05, NK-NEB-06
void complete(State& s, Seat seat, int nebula, Events& events) {
  PlayerBoard& b = s.of(seat);
  const int points = tile(b.tile[nebula]).points;
  add_score(s, seat, points);
  b.completed = static_cast<std::uint16_t>(b.completed | (1U << nebula));
  events.tell_all(Said::kCompleted, seat, nebula, points);
  s.core.steps.push(DiscardStarArgs(nebula).step(seat));
}

Refusal why_not_complete(const State& s, Seat seat, int nebula) {
  const PlayerBoard& b = s.of(seat);
  if (nebula >= kNebulae || b.tile[nebula] == kNone)
    return refuse("NK-NEB-01", {"There is no nebula there.", "Nie ma tam mgławicy."});
  if (b.completed & (1U << nebula))
    return refuse("NK-NEB-06", {"The nebula on {0} is completed already.", "Mgławica na polu {0} jest już ukończona."},
                  {&kNebulaSpace}, nebula);
  const bool supernovas = b.nova & kGalaxy.corners[nebula];
  return refuse(
      supernovas ? "NK-NEB-03" : "NK-NEB-01",
      {"{0} {0#star is|stars are} missing around {1}.", "Wokół pola {1} brakuje {0} {0#gwiazdy|gwiazd|gwiazd}."},
      {&kNumber, &kNebulaSpace}, stars_missing(b, nebula), nebula);
}

// NK-NEB-05: any figure on the corners of the nebula; or, for cards, any standard star.
static std::uint64_t discardable(const PlayerBoard& b, const Step& step) {
  const DiscardStarArgs args(step);
  return args.for_a_card() ? b.standard_stars() : b.occupied_stars() & kGalaxy.corners[args.nebula];
}

// NK-NEB-05, NK-ACT-11
void list_discard_star(const State& s, const Step& step, ActionList& out) {
  each_bit(discardable(s.of(step.seat), step), [&](int space) { out.add(Verb::kDiscardStar, space); });
}

void apply_discard_star(State& s, const Step& step, Action a, Events& events) {
  discard_star(s, step.seat, a.arg[0], events);
}

Refusal why_not_discard_star(const State& s, const Step& step, Action a) {
  const bool for_a_card = DiscardStarArgs(step).for_a_card();
  const std::string_view rule = for_a_card ? "NK-ACT-11" : "NK-NEB-05";
  if (verb_of(a) == Verb::kEnd || verb_of(a) == Verb::kComplete)
    return refuse(rule, {"A figure must be discarded first.", "Najpierw trzeba odrzucić figurkę."});
  if (verb_of(a) != Verb::kDiscardStar || a.arg[0] >= kStars) return {};
  if (!(s.of(step.seat).occupied_stars() & bit(a.arg[0])))
    return refuse(rule, {"{0} is empty.", "Pole {0} jest puste."}, {&kStarSpace}, a.arg[0]);
  if (for_a_card)
    return refuse("NK-ACT-10", {"A supernova is not a standard star.", "Supernowa nie jest standardową gwiazdą."});
  return refuse("NK-NEB-05", {"{0} is not a corner of that nebula.", "Pole {0} nie leży przy tej mgławicy."},
                {&kStarSpace}, a.arg[0]);
}

// NK-TIM-10, NK-TIM-11, NK-TIM-12, NK-TIM-13: the token scores, and the player gains a star or what the card gives
// instead of it.
void release(State& s, Seat seat, int card, Events& events) {
  PlayerBoard& b = s.of(seat);
  --b.waiting;
  int points = 0;
  if (b.scored < kScoringSpaces)
    points = kTimePoints[b.scored++];
  else
    ++s.box_crystals;  // NK-TIM-12: it leaves the game
  add_score(s, seat, points);
  events.tell_all(Said::kReleased, seat, points);
  if (card != kNone) {
    events.tell_all(Said::kUsed, seat, card);
    push_effects(s, seat, card);
  } else if (any_star_left(s) && b.empty_stars()) {
    s.core.steps.push(StarTypeArgs::to_board(kAnySector).step(seat));
  }
}

// NK-LIF-01, NK-SUP-06
bool can_advance(const State& s, Seat seat, int nebula) {
  const PlayerBoard& b = s.of(seat);
  const std::uint64_t sides = kGalaxy.sides[nebula];
  return (b.completed & (1U << nebula)) && b.advanced_on(nebula) == 0 && (b.life() & sides) == sides &&
         !s.advanced_stack.empty();
}

// NK-LIF-02, NK-LIF-03
void advance(State& s, Seat seat, int nebula, Events& events) {
  each_bit(s.of(seat).proto & kGalaxy.sides[nebula], [&](int l) { discard_life(s, seat, l, events); });
  put_advanced(s, seat, nebula, events);
}

Refusal why_not_advance(const State& s, Seat seat, int nebula) {
  const PlayerBoard& b = s.of(seat);
  if (nebula >= kNebulae || !(b.completed & (1U << nebula)))
    return refuse("NK-LIF-01", {"Only a completed nebula can carry advanced life.",
                                "Zaawansowaną formę życia może mieć tylko ukończona mgławica."});
  if (b.advanced_on(nebula) > 0)
    return refuse("NK-LIF-05",
                  {"There is advanced life on {0} already.", "Na polu {0} jest już zaawansowana forma życia."},
                  {&kNebulaSpace}, nebula);
  if (s.advanced_stack.empty())
    return refuse("NK-SUP-06",
                  {"No advanced life tokens are left.", "Skończyły się żetony zaawansowanych form życia."});
  const int missing = 6 - count_bits(b.life() & kGalaxy.sides[nebula]);
  return refuse("NK-LIF-01",
                {"{0} life {0#token is|tokens are} missing around {1}.",
                 "Wokół pola {1} brakuje {0} {0#znacznika|znaczników|znaczników} życia."},
                {&kNumber, &kNebulaSpace}, missing, nebula);
}

}  // namespace kosmo::narodziny
