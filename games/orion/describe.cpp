// The state as JSON, views and tensors: each field once, with who may see it (section 7 of the rules).
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// Cards in no order: a list of names for people and files, numbers of each kind for learners.
void describe_hand(Archive& ar, std::string_view key, Player& p) {
  if (ar.pads()) return ar.counts(key, p.hand, kCardKind, 9);
  FixedList<std::uint8_t, kCards> cards;
  for (int kind = 0; kind < kKinds; ++kind)
    for (int i = 0; i < p.hand[index(kind)]; ++i) cards.push(static_cast<std::uint8_t>(kind));
  ar.list(key, cards, kCardKind);
  if (!ar.reading()) return;
  p.hand = {};
  p.hand_size = 0;
  for (const std::uint8_t kind : cards) add_to_hand(p, kind);
}

void describe_markers(Archive& ar, Player& p) {
  std::uint64_t bits = p.advisor_marker ? bit(kAdvisorSource) : 0;
  for (int i = 0; i < kSystems; ++i) bits |= p.marker[index(i)] ? bit(i) : 0;
  ar.set("markers", bits, kSourceKind);
  if (!ar.reading()) return;
  p.advisor_marker = (bits & bit(kAdvisorSource)) != 0;
  for (int i = 0; i < kSystems; ++i) p.marker[index(i)] = (bits & bit(i)) != 0;
}

void describe_player(Archive& ar, State& s, Seat seat) {
  Player& p = s.of(seat);
  ar.name("race", p.race, kRaceKind, kNone);
  ar.counts("resources", p.resources, kResourceKind, kMaxResource);
  ar.number("morale", p.morale, -300, kMaxMorale);
  ar.number("vp", p.vp, 0, 1000);
  ar.name("level", p.level, kLevelKind);
  ar.open("systems");  // the bottom card first, the active one last
  for (int i = 0; i < kSystems; ++i) ar.list(kSystemKind.print(i), p.systems[index(i)], kCardKind);
  ar.close();
  ar.name("advisor", p.advisor, kAdvisorKind, kNone);
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
  ar.hidden("hand", only(seat), p.hand_size, [&] { describe_hand(ar, "hand", p); });
}

}  // namespace

void Orion::describe(Archive& ar, State& s) {
  ar.number("round", s.round, 1, kRounds);
  // Races are chosen before advisors are laid out and the first player is known (MO-SET-16).
  const Audience after_races = races_chosen(s) ? kEverybody : Audience{0};
  ar.hidden("first_player", after_races, 1, [&] { ar.name("first_player", s.first, kSeatKind); });
  ar.number("humans_only", s.humans_only, 0, 1);
  ar.number("no_advisors", s.no_advisors, 0, 1);
  ar.number("swapping", s.swapping, 0, kStartHand);
  ar.hidden("centre", after_races, s.centre.size(), [&] { ar.list("centre", s.centre, kAdvisorKind); });
  ar.hidden("left_out", s.core.over ? kEverybody : Audience{0}, s.left_out.size(),
            [&] { ar.list("left_out", s.left_out, kAdvisorKind); });
  ar.hidden("deck", 0, s.deck.size(), [&] { ar.pile("deck", s.deck, kCardKind); });
  ar.pile("discard", s.discard, kCardKind);
  const Seat chooser = s.core.over || s.core.steps.empty() ? kNobody : s.core.steps.back().seat;
  ar.hidden("drawn", chooser >= 0 ? only(chooser) : Audience{0}, s.drawn.size(),
            [&] { ar.list("drawn", s.drawn, kCardKind); });
  ar.list("arranged", s.arranged, kCardKind);
  ar.name("building", s.building, kCardKind, kNone);
  ar.list("box", s.box, kCardKind);
  ar.seats("players", s.seats(), kSeatKind, [&](Seat p) { describe_player(ar, s, p); });
}

}  // namespace kosmo::orion
