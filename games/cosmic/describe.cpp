// The state as JSON, views and tensors: each field once, with who may see it (CE-INFO).
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

constexpr int kMostTotal = 40 + kMostShips + (kPlayers - 2) * kMostSent + 18;  // attack, own ships, allies, support

// Everybody's ships on the planets of each home system: {"red": {"1": {"red": 4}, ...}}
void describe_planets(Archive& ar, State& s) {
  ar.seats("planets", s.seats(), kSeatKind, [&](Seat home) {
    for (int i = 0; i < kPlanetsOfOne; ++i)
      ar.counts_above_zero(std::to_string(i + 1), s.ships[planet_of(home, i)], kSeatKind, kMostShips);
  });
}

void describe_seats(Archive& ar, std::string_view key, std::uint8_t& bits) {
  std::uint64_t wide = bits;
  ar.set(key, wide, kSeatKind);
  bits = static_cast<std::uint8_t>(wide);
}

// CE-INFO-08, CE-SET-05
void describe_aliens(Archive& ar, State& s, Seat seat) {
  Player& p = s.of(seat);
  const Audience chosen = s.moment == Moment::kSetup ? only(seat) : kEverybody;
  ar.hidden("alien", chosen, p.alien != kNone, [&] { ar.name("alien", p.alien, kAlienKind, kNone); });
  ar.hidden("dealt", only(seat), 2, [&] {
    ar.object("dealt", [&] {
      ar.name("first", p.dealt[0], kAlienKind, kNone);
      ar.name("second", p.dealt[1], kAlienKind, kNone);
    });
  });
}

// CE-COL-04, for views.
void describe_colonies(Archive& ar, const State& s, Seat seat) {
  if (ar.whole() || ar.pads()) return;
  int foreign = foreign_colonies(s, seat), home = home_colonies(s, seat);
  ar.number("foreign_colonies", foreign, 0, kPlanets);
  ar.number("home_colonies", home, 0, kPlanetsOfOne);
}

void describe_player(Archive& ar, State& s, Seat seat, const Zones& z) {
  Player& p = s.of(seat);
  describe_aliens(ar, s, seat);
  ar.number("power_lost", p.power_lost, 0, 1);
  z.describe(ar, "hand", p.hand, kSeatKind);
  z.describe(ar, "promised", p.promised, kSeatKind);
  ar.number("warp", p.warp, 0, kMostShips);
  ar.number("gate", p.gate, 0, kMostShips);
  ar.number("beside", p.beside, 0, kMostShips);
  ar.number("stored", p.stored, 0, kMostShips);
  ar.number("lost", p.lost, 0, kMostShips);
  ar.name("ally", p.ally, kAllyKind);
  describe_colonies(ar, s, seat);
}

void describe_sides(Archive& ar, State& s, const Zones& z) {
  ar.object("laid", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      z.describe(ar, kSideKind.print(static_cast<int>(side)), s.laid[side]);
  });
  ar.object("counts_as", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      ar.name(kSideKind.print(static_cast<int>(side)), s.counts_as[side], kCardKind, kNone);
  });
  ar.object("support", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      z.describe(ar, kSideKind.print(static_cast<int>(side)), s.support[side]);
  });
  ar.object("invited", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      describe_seats(ar, kSideKind.print(static_cast<int>(side)), s.invited[side]);
  });
}

// Learners see systems and colours from their own seat.
void describe_target(Archive& ar, State& s) {
  if (!ar.pads()) return ar.name("target", s.target, kPlanetKind, kNone);
  Seat home = s.target == kNone ? kNobody : home_of(s.target);
  int index = s.target == kNone ? 0 : s.target % kPlanetsOfOne;
  ar.name("target_home", home, kSeatKind, kNobody);
  ar.number("target_index", index, 0, kPlanetsOfOne - 1);
}
void describe_destiny(Archive& ar, State& s, const Zones& z) {
  if (!ar.pads()) {
    z.describe(ar, "destiny_deck", s.destiny_deck);
    z.describe(ar, "destiny_discard", s.destiny_discard);
    z.describe(ar, "destiny_box", s.destiny_box);
    return z.describe(ar, "destiny", s.destiny);
  }
  ar.seats("destiny", s.seats(), kSeatKind, [&](Seat p) {
    const auto is_own = [&](int card) { return card != kNone && is_colour(card) && colour_of(card) == p; };
    int discarded = 0, drawn = is_own(s.destiny);
    for (const int card : s.destiny_discard) discarded += is_own(card);
    ar.number("discarded", discarded, 0, 3);
    ar.number("drawn", drawn, 0, 1);
  });
  for (int card = kWild; card < kDestinyFaces; ++card) {
    int discarded = 0, drawn = s.destiny == card;
    for (const int other : s.destiny_discard) discarded += other == card;
    ar.number("discarded", discarded, 0, 2);
    ar.number("drawn", drawn, 0, 1);
  }
}

// CE-REV-02, for views: what each side has on the table so far.
void describe_totals(Archive& ar, const State& s) {
  if (ar.whole() || ar.pads()) return;
  ar.object("totals", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense}) {
      int total = s.defense == kNobody || s.target == kNone ? 0 : total_of(s, side);
      ar.number(kSideKind.print(static_cast<int>(side)), total, 0, kMostTotal);
    }
  });
}

}  // namespace

void Cosmic::describe(Archive& ar, State& s) {
  ar.number("four_planets", s.four_planets, 0, 1);
  ar.number("flares", s.use_flares, 0, 1);
  ar.number("limit", s.limit, 0, kMostEncounters);
  ar.name("moment", s.moment, kMomentKind);
  ar.name("first", s.first, kSeatKind, kNobody);
  ar.name("named", s.named, kSeatKind, kNobody);
  ar.name("offense", s.offense, kSeatKind, kNobody);
  ar.name("defense", s.defense, kSeatKind, kNobody);
  ar.number("encounter_of_turn", s.encounter_of_turn, 0, kEncountersOfTurn);
  ar.number("encounters", s.encounters, 0, kMostEncounters);
  describe_target(ar, s);
  ar.number("is_colony_fight", s.is_colony_fight, 0, 1);
  ar.number("is_revealed", s.is_revealed, 0, 1);
  ar.number("no_payments", s.no_payments, 0, 1);
  ar.number("has_quit", s.has_quit, 0, 1);
  ar.name("outcome", s.outcome, kOutcomeKind);
  Zones z(s.seats());
  zones(s, z);
  z.describe(ar, "deck", s.deck);
  z.describe(ar, "discard", s.discard);
  z.describe(ar, "playing", s.playing);
  z.describe(ar, "box", s.box);
  describe_destiny(ar, s, z);
  describe_planets(ar, s);
  describe_sides(ar, s, z);
  describe_totals(ar, s);
  ar.seats("players", s.seats(), kSeatKind, [&](Seat p) { describe_player(ar, s, p, z); });
  describe_deal(ar, s);
}

}  // namespace kosmo::cosmic
