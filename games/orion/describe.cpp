// The state as JSON, views and tensors: each field once, with who may see it (section 7 of the rules).
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

void describe_markers(Archive& ar, Player& p) {
  std::uint64_t bits = p.advisor_marker ? bit(kAdvisorSource) : 0;
  for (int i = 0; i < kSystems; ++i) bits |= p.marker[i] ? bit(i) : 0;
  ar.set("markers", bits, kSourceKind);
  if (!ar.reading()) return;
  p.advisor_marker = (bits & bit(kAdvisorSource)) != 0;
  for (int i = 0; i < kSystems; ++i) p.marker[i] = (bits & bit(i)) != 0;
}

// What follows from the table as everybody sees it, so that who draws it need not know the rules. Only views have it.
// MO-BLD-03, MO-ADV-06: the systems that the player has, and where a new one would start.
void describe_open_systems(Archive& ar, const Player& p) {
  if (ar.whole() || ar.pads()) return;
  std::uint64_t open = 0;
  for (int i = 0; i < kSystems; ++i)
    if (system_exists(p, i) || i == open_system(p) || (i == kFulcrumSystem && has_fulcrum(p))) open |= bit(i);
  ar.set("open_systems", open, kSystemKind);
}

// MO-ADV-04: all cards of each system, the bottom one first; an advisor may be among them.
void describe_stacks(Archive& ar, const Player& p) {
  if (ar.whole() || ar.pads()) return;
  ar.open("stacks");
  for (int i = 0; i < kSystems; ++i) {
    Stack cards = stack_of(p, i);
    ar.list(kSystemKind.print(i), cards, kPlayedCardKind);
  }
  ar.close();
}

// MO-DEV-06: the level that counts in this round; null before the first was read.
void describe_level(Archive& ar, const Player& p) {
  if (ar.whole() || ar.pads()) return;
  int level = level_read(p) ? static_cast<int>(p.level) : kNone;
  ar.name("level_read", level, kLevelKind, kNone);
}

// MO-FIN-01, as far as it can be counted before the end; `more` if effects will add to it then (MO-FIN-02).
void describe_points(Archive& ar, const State& s, Seat seat) {
  if (ar.whole() || ar.pads()) return;
  const Player& p = s.of(seat);
  int cards = structure_points(s, seat).printed, now = p.vp + p.morale + cards, more = 0;
  for (const auto& system : p.systems)
    for (const std::uint8_t kind : system) more |= structure(kind).keyword == Keyword::kEndGame;
  ar.object("points", [&] {
    ar.number("now", now, -300, 2000);
    ar.number("cards", cards, 0, 1000);
    ar.number("more", more, 0, 1);
  });
}

// Open to all but the hand: MO-HID-07, MO-HID-11, MO-VP-03.
void describe_player(Archive& ar, State& s, Seat seat, const Zones& z) {
  Player& p = s.of(seat);
  ar.name("race", p.race, kRaceKind, kNone);
  ar.counts("resources", p.resources, kResourceKind, kMaxResource);
  ar.number("morale", p.morale, -300, kMaxMorale);
  ar.number("vp", p.vp, 0, 1000);
  ar.name("level", p.level, kLevelKind);
  describe_level(ar, p);
  ar.open("systems");  // the bottom card first, the active one last
  for (int i = 0; i < kSystems; ++i) z.describe(ar, kSystemKind.print(i), p.systems[i]);
  ar.close();
  describe_stacks(ar, p);
  describe_open_systems(ar, p);
  describe_points(ar, s, seat);
  z.describe(ar, "advisor", p.advisor);
  ar.name("advisor_colour", p.advisor_colour, kColourKind, kNone);
  describe_markers(ar, p);
  ar.object("actions", [&] {
    ar.number("available", p.available, 0, kMarkers);
    ar.number("reserve", p.reserve, 0, kMarkers);
    ar.number("spent", p.spent, 0, kMarkers);
    ar.number("propaganda", p.propaganda, 0, 1);
    ar.number("built", p.built, 0, 1);
  });
  ar.counts("attacks", p.attacks, kSeatKind, kMarkers);
  z.describe(ar, "hand", p.hand, kSeatKind);
}

}  // namespace

void Orion::describe(Archive& ar, State& s) {
  Zones z(s.seats());
  zones(s, z);
  ar.number("round", s.round, 1, kRounds);
  // Races are chosen before the first player is known (MO-SET-16).
  ar.hidden("first_player", races_chosen(s) ? kEverybody : kNobodySees, 1,
            [&] { ar.name("first_player", s.first, kSeatKind); });
  ar.number("humans_only", s.humans_only, 0, 1);
  ar.number("no_advisors", s.no_advisors, 0, 1);
  ar.number("swapping", s.swapping, 0, kStartHand);
  z.describe(ar, "centre", s.centre);
  z.describe(ar, "left_out", s.left_out);
  z.describe(ar, "deck", s.deck);
  z.describe(ar, "discard", s.discard);
  z.describe(ar, "drawn", s.drawn);
  z.describe(ar, "arranged", s.arranged);
  z.describe(ar, "building", s.building);
  z.describe(ar, "box", s.box);
  ar.seats("players", s.seats(), kSeatKind, [&](Seat p) { describe_player(ar, s, p, z); });
}

}  // namespace kosmo::orion
