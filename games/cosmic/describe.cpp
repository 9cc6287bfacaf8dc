// The state as JSON, views and tensors: each field once, with who may see it (CE-INFO). Ships, colonies and alliances
// lie open (CE-INFO-11).
#include <bit>

#include "engine/records.h"
#include "games/cosmic/rules/flare_moments.h"

namespace kosmo::cosmic {
namespace {

constexpr int kMostTotal = 20'000;  // a card may be multiplied by ships (CA-VIRUS-01)

// Everybody's ships on the planets of each home system: {"red": {"1": {"red": 4}, ...}}
void describe_planets(Archive& ar, State& s) {
  ar.seats("planets", s.seats(), kSeatKind, [&](Seat home) {
    for (int i = 0; i < kPlanetsOfOne; ++i)
      ar.counts_above_zero(std::to_string(i + 1), s.ships[planet_of(home, i)], kSeatKind, kMostShips);
  });
}

constexpr int kMostAdded = 1000;  // to a card or a total

void describe_seats(Archive& ar, std::string_view key, std::uint8_t& bits) {
  std::uint64_t wide = bits;
  ar.set(key, wide, kSeatKind);
  bits = static_cast<std::uint8_t>(wide);
}

// CE-INFO-08, CE-SET-05, CE-PWR-08
void describe_aliens(Archive& ar, State& s, Seat seat) {
  Player& p = s.of(seat);
  const bool is_down = s.moment == Moment::kSetup || (s.sheets_down >> seat & 1);  // CE-VHP-01
  const Audience chosen = is_down ? only(seat) : kEverybody;
  ar.hidden("alien", chosen, p.alien != kNone, [&] { ar.name("alien", p.alien, kAlienKind, kNone); });
  ar.hidden("dealt", only(seat), 2, [&] {
    ar.object("dealt", [&] {
      ar.name("first", p.dealt[0], kAlienKind, kNone);
      ar.name("second", p.dealt[1], kAlienKind, kNone);
    });
  });
  std::uint64_t& unseen = s.sheets_unseen[seat];
  ar.hidden("sheets_unseen", only(seat), std::popcount(unseen), [&] { ar.set("sheets_unseen", unseen, kAlienKind); });
}

// CE-COL-04, CE-SHIP-08, for views.
void describe_standing(Archive& ar, const State& s, Seat seat) {
  if (ar.whole() || ar.pads()) return;
  int tokens = 0;
  each_sheet(s, seat, [&](int alien) { tokens += s.tokens[alien]; });
  ar.number("tokens", tokens, 0, 255);
  int foreign = foreign_colonies(s, seat), home = home_colonies(s, seat), engaged = ships_in_encounter(s, seat);
  ar.number("foreign_colonies", foreign, 0, kPlanets);
  ar.number("home_colonies", home, 0, kPlanetsOfSystem);
  ar.number("in_encounter", engaged, 0, kMostShips);
}

// CE-INFO-09: the names of those face down are their owner's, the ships on them everybody's.
void describe_technologies(Archive& ar, Player& p, const Zones& z) {
  z.describe(ar, "face_down", p.face_down);
  describe_records(ar, "research", p.research, [&](std::uint8_t& ships) { ar.number("", ships, 0, kMostShips); });
  z.describe(ar, "completed", p.completed);
  z.describe(ar, "offered", p.offered);
  ar.number("homeward", p.homeward, 0, kMostShips);
}

void describe_bits(Archive& ar, std::string_view key, std::uint32_t& bits, const ArgKind& kind) {
  std::uint64_t wide = bits;
  ar.set(key, wide, kind);
  bits = static_cast<std::uint32_t>(wide);
}

// A place, or null. Learners see systems from their own seat.
void describe_place(Archive& ar, std::string_view key, std::uint8_t& place, const ArgKind& kind) {
  if (!ar.pads()) return ar.name(key, place, kind, kNone);
  PlaceArgs where = place == kNone ? PlaceArgs{0, 0} : PlaceArgs::of(place);
  Seat home = where.home == 0 ? kNobody : static_cast<Seat>(where.home - 1);
  ar.name(key, home, kSeatKind, kNobody);
  ar.number(key, where.index, 0, kPlanetsOfSystem + kPlaces - kPlanets);
}

// Learners see what the cards next to each planet are worth, from their own seat.
void describe_beside(Archive& ar, State& s, const Zones& z) {
  constexpr int kMostBeside = 400;
  if (!ar.pads()) {
    z.describe(ar, "beside_planets", s.beside_planets);
    return ar.list("beside_which", s.beside_which, kPlanetKind);
  }
  ar.seats("beside_planets", s.seats(), kSeatKind, [&](Seat home) {
    for (int i = 0; i < kPlanetsOfSystem; ++i) {
      int value = value_beside(s, planet_of(home, i));
      ar.number("", value, 0, kMostBeside);
    }
  });
}

void describe_destroyed(Archive& ar, State& s) {
  if (!ar.pads()) return describe_bits(ar, "destroyed", s.destroyed, kPlanetKind);
  ar.seats("destroyed", s.seats(), kSeatKind, [&](Seat home) {
    for (int i = 0; i < kPlanetsOfSystem; ++i) {
      int is_gone = s.destroyed >> planet_of(home, i) & 1;
      ar.number("", is_gone, 0, 1);
    }
  });
}

// {"home": "green", "ships": {"green": 3}}: to whose home system it was added, and what stands on it.
void describe_genesis(Archive& ar, State& s) {
  ar.object("genesis", [&] {
    ar.name("home", s.genesis, kSeatKind, kNobody);
    Array<std::uint8_t, kPlayers> nothing{};
    ar.counts_above_zero("ships", s.genesis == kNobody ? nothing : s.ships[planet_of(s.genesis, kGenesisIndex)],
                         kSeatKind, kMostShips);
  });
}

// What technologies have brought into the game, and what they have done in this encounter.
void describe_technology(Archive& ar, State& s, const Zones& z) {
  z.describe(ar, "tech_deck", s.tech_deck);
  z.describe(ar, "tech_discard", s.tech_discard);
  z.describe(ar, "tech_box", s.tech_box);
  describe_destroyed(ar, s);
  describe_genesis(ar, s);
  ar.object("cannon", [&] {
    describe_place(ar, "first", s.cannon[0], kPlanetKind);
    describe_place(ar, "second", s.cannon[1], kPlanetKind);
  });
  describe_place(ar, "prometheus", s.prometheus, kPlaceKind);
  z.describe(ar, "battery", s.battery);
  z.describe(ar, "drawn", s.drawn);
  describe_bits(ar, "tech_used", s.tech_used, kTechnologyKind);
  ar.object("additions", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      ar.number(kSideKind.print(static_cast<int>(side)), s.additions[side], -kMostAdded, kMostAdded);
  });
  ar.object("bound", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      describe_seats(ar, kSideKind.print(static_cast<int>(side)), s.bound[side]);
  });
  ar.number("is_cloaked", s.is_cloaked, 0, 1);
  ar.number("is_hull_kept", s.is_hull_kept, 0, 1);
  ar.number("is_cannon_moved", s.is_cannon_moved, 0, 1);
  ar.list("extra", s.extra, kSeatKind);
  describe_records(ar, "extra_against", s.extra_against, [&](Seat& seat) { ar.name("", seat, kSeatKind, kNobody); });
  ar.name("meets", s.meets, kSeatKind, kNobody);
  ar.number("is_extra", s.is_extra, 0, 1);
  ar.name("turn_of", s.turn_of, kSeatKind, kNobody);
}

// CA-CLASSIC-04: not even that there is any is told; who has accused, everybody has heard.
void describe_cheats(Archive& ar, State& s, Seat seat) {
  Player& p = s.of(seat);
  ar.hidden("cheats", only(seat), 0, [&] {
    describe_records(ar, "cheats", p.cheats, [&](Cheat& cheat) {
      ar.object("", [&] {
        ar.name("how", cheat.how, kCheatKind);
        ar.number("what", cheat.what, 0, 254);
        ar.number("is_old", cheat.is_old, 0, 1);
      });
    });
  });
  ar.number("has_accused", p.has_accused, 0, 1);
}

void describe_player(Archive& ar, State& s, Seat seat, const Zones& z) {
  Player& p = s.of(seat);
  describe_aliens(ar, s, seat);
  ar.number("power_lost", p.power_lost, 0, 1);
  ar.list("more_powers", p.more, kAlienKind);
  describe_cheats(ar, s, seat);
  z.describe(ar, "hand", p.hand, kSeatKind);
  z.describe(ar, "promised", p.promised, kSeatKind);
  ar.number("warp", p.warp, 0, kMostShips);
  ar.number("gate", p.gate, 0, kMostShips);
  ar.number("beside", p.beside, 0, kMostShips);
  ar.number("stored", p.stored, 0, kMostShips);
  ar.number("lost", p.lost, 0, kMostShips);
  ar.number("leaving", p.leaving, 0, kMostShips);
  ar.number("lost_now", p.lost_now, 0, kMostShips);
  ar.number("fresh", p.fresh, 0, kMostShips);
  ar.number("removed", p.removed, 0, kMostShips);
  ar.name("ally", p.ally, kAllyKind);
  describe_technologies(ar, p, z);
  describe_standing(ar, s, seat);
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
  ar.object("more", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      ar.number(kSideKind.print(static_cast<int>(side)), s.more[side], -kMostAdded, kMostAdded);
  });
  ar.object("support", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      z.describe(ar, kSideKind.print(static_cast<int>(side)), s.support[side]);
  });
  Audience know_gift = 0;
  for (const Seat seat : {s.gift_from, s.gift_to})
    if (seat != kNobody) know_gift = static_cast<Audience>(know_gift | only(seat));
  ar.hidden("gift", know_gift, s.gift != kNone, [&] { ar.name("gift", s.gift, kCardKind, kNone); });
  const Audience know_received = s.received_by == kNobody ? kNobodySees : only(s.received_by);
  // How many of them are still held nobody else knows: whoever lays one down does not say whether it is one of these.
  ar.hidden("received", know_received, s.received_by != kNobody, [&] { ar.bag("received", s.received, kCardKind); });
  ar.name("received_by", s.received_by, kSeatKind, kNobody);
  ar.name("gift_from", s.gift_from, kSeatKind, kNobody);
  ar.name("gift_to", s.gift_to, kSeatKind, kNobody);
  ar.object("used", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      ar.object(kSideKind.print(static_cast<int>(side)), [&] {
        ar.name("first", s.used[side][0], kCardKind, kNone);
        ar.name("second", s.used[side][1], kCardKind, kNone);
      });
  });
  ar.object("invited", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      describe_seats(ar, kSideKind.print(static_cast<int>(side)), s.invited[side]);
  });
  ar.object("joined", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      describe_seats(ar, kSideKind.print(static_cast<int>(side)), s.joined[side]);
  });
  ar.number("margin", s.margin, -1, 2 * kMostTotal);
}

// Learners see systems and colours from their own seat.
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

void describe_aliens(Archive& ar, std::string_view key, std::uint64_t& bits) { ar.set(key, bits, kAlienKind); }

// A number or a player, as the effect has it.
void describe_kept(Archive& ar, InForce& one) {
  const auto effects = one.what >= kFirstPower && one.what < kFirstEvent
                           ? effects_of(alien_of(one.what), sort_of(one.what))
                           : std::span<const Effect>{};
  const bool is_seat = one.effect < effects.size() && (effects.data() + one.effect)->keeps_seat;
  auto number = static_cast<std::int16_t>(is_seat ? 0 : one.kept);
  Seat named = is_seat ? static_cast<Seat>(one.kept) : kNobody;
  ar.number("kept", number, 0, kPlanets * kPlanets);
  ar.name("named", named, kSeatKind, kNobody);
  one.kept = named == kNobody ? number : named;
}

// On whose sheet the hoard lies, for views; nobody, as long as others may not know whose sheet that is.
void describe_keeper(Archive& ar, const State& s) {
  if (ar.whole() || ar.pads()) return;
  Seat keeper = s.hoard.empty() || s.moment == Moment::kSetup ? kNobody : keeper_of_hoard(s);
  if (keeper != kNobody && is_sheet_down(s, keeper)) keeper = kNobody;  // CE-VHP-01
  ar.name("hoard_of", keeper, kSeatKind, kNobody);
}

// CA-HID-02: what was used in this encounter, and what goes on.
void describe_powers(Archive& ar, State& s) {
  describe_aliens(ar, "zapped", s.zapped);
  describe_aliens(ar, "powers_used", s.powers_used);
  describe_aliens(ar, "flares_used", s.flares_used);
  describe_aliens(ar, "sheets_gone", s.sheets_gone);
  describe_aliens(ar, "flares_from_hoard", s.flares_from_hoard);
  ar.counts_above_zero("tokens", s.tokens, kAlienKind, 255);
  describe_seats(ar, "sheets_down", s.sheets_down);
  describe_seats(ar, "firsts_known", s.firsts_known);
  // CE-VSP-07; before the first turn there is none.
  const bool is_secret = s.hidden_powers || s.moment == Moment::kSetup;
  const Audience who = s.offense == kNobody ? kNobodySees : only(s.offense);
  ar.hidden("new_sheet", is_secret ? who : kEverybody, s.new_sheet != kNone,
            [&] { ar.name("new_sheet", s.new_sheet, kAlienKind, kNone); });
  ar.name("reborn", s.reborn, kAlienKind, kNone);
  ar.name("sprouted", s.sprouted, kAlienKind, kNone);
  ar.number("is_swapped", s.is_swapped, 0, 1);
  ar.object("claimed", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      ar.name(kSideKind.print(static_cast<int>(side)), s.claimed[side], kCardKind, kNone);
  });
  ar.counts_above_zero("salvaged", s.salvaged, kArtifactKind, 2);
  ar.name("salvager", s.salvager, kSeatKind, kNobody);
  describe_seats(ar, "flare_players", s.flare_players);
  describe_seats(ar, "grudges", s.grudges);
  describe_seats(ar, "winners", s.winners);
  ar.number("goes_on", s.goes_on, 0, kWithNewHand);
  ar.object("is_open", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      ar.number(kSideKind.print(static_cast<int>(side)), s.is_open[side], 0, 1);
  });
  describe_records(ar, "in_force", s.in_force, [&](InForce& one) {
    ar.object("", [&] {
      ar.name("what", one.what, kPlayableKind);
      ar.name("seat", one.seat, kSeatKind);
      ar.number("effect", one.effect, 0, 3);
      ar.number("widened", one.widened, 0, 1);
      describe_kept(ar, one);
    });
  });
}

// The table as it was when the outcome was fixed: ships that have left since count for it (CE-SHIP-09).
State at_outcome(State s) {
  if (s.outcome == Outcome::kOpen) return s;
  for (Seat p = 0; p < s.seats(); ++p) {
    const int gone = s.of(p).stored - ships_in_encounter(s, p);
    if (gone > 0) s.of(p).gate = static_cast<std::uint8_t>(s.of(p).gate + gone);
  }
  return s;
}

// CE-REV-02, for views: what the cards of both sides are worth by now, 0 without any; and what each side has on the
// table so far, after the outcome what decided it.
void describe_totals(Archive& ar, const State& now) {
  if (ar.whole() || ar.pads()) return;
  ar.object("values", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense}) {
      int value = now.counts_as[side] == kNone ? 0 : current_value(now, side);
      ar.number(kSideKind.print(static_cast<int>(side)), value, -kMostTotal, kMostTotal);
    }
  });
  const State s = at_outcome(now);
  ar.object("totals", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense}) {
      int total = s.defense == kNobody || s.target == kNone ? 0 : total_of(s, side);
      ar.number(kSideKind.print(static_cast<int>(side)), total, -kMostTotal, kMostTotal);
    }
  });
}

}  // namespace

void Cosmic::describe(Archive& ar, State& s) {
  ar.number("four_planets", s.four_planets, 0, 1);
  ar.number("flares", s.use_flares, 0, 1);
  ar.number("limit", s.limit, 0, kMostEncounters);
  ar.number("technology", s.technology, 0, 1);
  ar.number("levels", s.levels, 1, 7);
  ar.number("hidden_powers", s.hidden_powers, 0, 1);
  ar.number("shifting_powers", s.shifting_powers, 0, 1);
  ar.number("free_flares", s.free_flares, 0, 1);
  ar.number("is_filch_classic", s.is_filch_classic, 0, 1);
  ar.number("bots_cheat", s.bots_cheat, 0, 1);
  ar.number("powers", s.powers, 0, 1);
  ar.number("deal_seconds", s.deal_seconds, kFewestDealSeconds, kMostDealSeconds);
  ar.name("moment", s.moment, kMomentKind);
  ar.name("first", s.first, kSeatKind, kNobody);
  ar.name("named", s.named, kSeatKind, kNobody);
  ar.name("offense", s.offense, kSeatKind, kNobody);
  ar.name("defense", s.defense, kSeatKind, kNobody);
  ar.number("encounter_of_turn", s.encounter_of_turn, 0, kMostEncounters);
  ar.number("encounters", s.encounters, 0, kMostEncounters);
  describe_place(ar, "target", s.target, kPlanetKind);
  ar.number("is_colony_fight", s.is_colony_fight, 0, 1);
  ar.number("is_revealed", s.is_revealed, 0, 1);
  ar.number("no_payments", s.no_payments, 0, 1);
  ar.number("has_quit", s.has_quit, 0, 1);
  ar.number("may_go_on", s.may_go_on, 0, kWithNewHand);
  ar.name("outcome", s.outcome, kOutcomeKind);
  ar.name("put_by_whom", s.put_by_whom, kSeatKind, kNobody);
  Zones z(s.seats());
  zones(s, z);
  z.describe(ar, "deck", s.deck);
  z.describe(ar, "discard", s.discard);
  z.describe(ar, "playing", s.playing);
  z.describe(ar, "aside", s.aside);
  describe_beside(ar, s, z);
  z.describe(ar, "box", s.box);
  z.describe(ar, "hoard", s.hoard, kSeatKind);
  describe_keeper(ar, s);
  z.describe(ar, "put_by", s.put_by, kSeatKind);
  ar.object("is_laid_from_hoard", [&] {
    for (const Side side : {Side::kOffense, Side::kDefense})
      ar.number(kSideKind.print(static_cast<int>(side)), s.is_laid_from_hoard[side], 0, 1);
  });
  describe_destiny(ar, s, z);
  describe_planets(ar, s);
  describe_sides(ar, s, z);
  describe_totals(ar, s);
  describe_powers(ar, s);
  describe_technology(ar, s, z);
  ar.seats("players", s.seats(), kSeatKind, [&](Seat p) { describe_player(ar, s, p, z); });
  describe_deal(ar, s);
}

}  // namespace kosmo::cosmic
