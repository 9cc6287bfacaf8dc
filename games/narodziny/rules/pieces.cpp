// Moving pieces between supply, reserve and board; growth; drawing. The phases build on these.
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {

int tokens_in(const State& s, int control) {
  int count = s.dark[control];
  for (int p = 0; p < s.seats(); ++p) count += s.token[p] == control;
  return count;
}

// NK-ABL-06, NK-ABL-08: the marker of a card lies on the control of its type; any number may lie there.
int markers_in(const State& s, Seat seat, int control) {
  int count = 0;
  for (const std::uint8_t card : s.of(seat).ability) count += card != kNone && card / kCardsPerDeck == control;
  return count;
}

// NK-SUP-01: what the supply does not hold is lost.
void gain_stars(State& s, Seat seat, Element element, int count, Events& events) {
  const int got = std::min<int>(count, s.stars[element]);
  s.stars[element] = static_cast<std::uint8_t>(s.stars[element] - got);
  s.of(seat).reserve.stars[element] = static_cast<std::uint8_t>(s.of(seat).reserve.stars[element] + got);
  if (got > 0) events.tell_all(Said::kGained, seat, got, element);
  if (got < count) events.tell_all(Said::kShortOfStars, seat, count - got, element);
}

void gain_proto(State& s, Seat seat, int count, Events& events) {
  const int got = std::min<int>(count, s.life);
  s.life = static_cast<std::uint8_t>(s.life - got);
  s.of(seat).reserve.proto = static_cast<std::uint8_t>(s.of(seat).reserve.proto + got);
  if (got > 0) events.tell_all(Said::kGainedProto, seat, got);
  if (got < count) events.tell_all(Said::kShortOfProto, seat, count - got);
}

void gain_resource(State& s, Seat seat, Resource r, int count, Events& events) {
  PlayerBoard& b = s.of(seat);
  const auto rise = [&](std::uint8_t& track, Said said) {
    track = static_cast<std::uint8_t>(track + count);
    events.tell_all(said, seat, count);
  };
  switch (r) {
    case Resource::kSupernova: return rise(b.supernova, Said::kGainedSupernovas);
    case Resource::kDna: return rise(b.dna, Said::kGainedDna);
    case Resource::kGraviton: return rise(b.graviton, Said::kGainedGravitons);
  }
}

// NK-TIM-03, NK-TIM-08: a new token from the supply; else an unused one; else a further one.
static void take_crystal(State& s) {
  if (s.crystals > 0)
    --s.crystals;
  else if (s.box_crystals > 0)
    --s.box_crystals;
  else
    ++s.extra_crystals;
}

// NK-TIM-05, NK-TIM-06, NK-TIM-07: tokens wait on 6 in any number, in any phase, whatever the supply holds.
void grow(State& s, Seat seat, int count, Events& events) {
  if (count <= 0) return;
  PlayerBoard& b = s.of(seat);
  events.tell_all(Said::kGrew, seat, count);
  for (; count > 0; --count) {
    if (++b.crystal < kTrackTop) continue;
    ++b.waiting;
    b.crystal = 0;
    take_crystal(s);
    events.tell_all(Said::kNewCrystal, seat);
  }
}

// NK-FIN-07: without an upper limit.
void add_score(State& s, Seat seat, int points) {
  s.of(seat).score = static_cast<std::int16_t>(s.of(seat).score + points);
}

bool any_star_left(const State& s) { return (s.stars[0] | s.stars[1] | s.stars[2] | s.stars[3]) != 0; }

bool any_tile_left(const State& s) {
  return std::any_of(s.nebula_stack.begin(), s.nebula_stack.end(), [](const auto& stack) { return !stack.empty(); });
}

std::uint8_t draw_tile(State& s, int size) {
  s.core.reveal();
  return s.nebula_stack[size].pop();
}

void return_tile(State& s, int id) { s.nebula_stack[tile(id).size - 1].insert(0, static_cast<std::uint8_t>(id)); }

bool can_draw_energy(const State& s) {
  return !s.energy_deck.empty() ||
         (s.energy_discard[0] | s.energy_discard[1] | s.energy_discard[2] | s.energy_discard[3]) != 0;
}

std::uint8_t draw_energy(State& s, Events& events) {
  if (!can_draw_energy(s)) return kNone;
  if (s.energy_deck.empty()) {
    for (int t = 0; t < kControls; ++t)
      for (; s.energy_discard[t] > 0; --s.energy_discard[t]) s.energy_deck.push(static_cast<std::uint8_t>(t));
    s.core.rng.shuffle(s.energy_deck);
    events.tell_all(Said::kReshuffled, s.energy_deck.size());
  }
  s.core.reveal();
  return s.energy_deck.pop();
}

void spend_cards(State& s, Seat seat, int type, int count, Events& events) {
  s.of(seat).hand[type] = static_cast<std::uint8_t>(s.of(seat).hand[type] - count);
  s.energy_discard[type] = static_cast<std::uint8_t>(s.energy_discard[type] + count);
  s.core.reveal();  // the others now know that these were in the hand
  events.tell_all(Said::kPaid, seat, count, type);
}

void put_star(PlayerBoard& b, int space, Element element, bool nova) {
  b.figures[element] |= bit(space);
  if (nova) b.nova |= bit(space);
}

Element lift_star(PlayerBoard& b, int space) {
  const Element element = b.element_at(space);
  b.figures[element] &= ~bit(space);
  b.nova &= ~bit(space);
  return element;
}

void discard_star(State& s, Seat seat, int space, Events& events) {
  ++s.stars[lift_star(s.of(seat), space)];
  events.tell_all(Said::kDiscardedStar, seat, space);
}

void discard_life(State& s, Seat seat, int space, Events& events) {
  PlayerBoard& b = s.of(seat);
  events.tell_all(b.proto & bit(space) ? Said::kDiscardedProto : Said::kDiscardedStable, seat, space);
  b.proto &= ~bit(space);
  b.stable &= ~bit(space);
  ++s.life;
}

void stabilise(State& s, Seat seat, std::uint64_t spaces, Events& events) {
  PlayerBoard& b = s.of(seat);
  spaces &= b.proto;
  b.proto &= ~spaces;
  b.stable |= spaces;
  if (events) each_bit(spaces, [&](int l) { events.tell_all(Said::kStabilised, seat, l); });
}

void put_advanced(State& s, Seat seat, int nebula, Events& events) {
  auto& tokens = s.of(seat).advanced[nebula];
  const std::uint8_t token = s.advanced_stack.pop();
  const bool second = tokens[0] != kNone;
  tokens[second ? 1 : 0] = token;
  s.core.reveal();  // the owner may look at it (NK-LIF-07)
  events.tell_all(second ? Said::kAdvancedAgain : Said::kAdvanced, seat, nebula);
  events.say(only(seat), Said::kLearnedAdvanced, token);
}

void remember(State& s, int space) {
  if (s.core.steps.back().is(Kind::kEffect)) s.last = static_cast<std::uint8_t>(space);
}

}  // namespace kosmo::narodziny
