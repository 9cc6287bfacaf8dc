// Where every piece and card can be, and who sees it there (section 7 of the rules, NK-HID).
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

constexpr Name kLifeTokenNames[] = {{"life", {"life token", "znacznik życia"}}};
constexpr ArgKind kLifeTokenKind = kosmo::kind_of<kLifeTokenNames>("life-token");
constexpr std::string_view kStackPaths[] = {"/nebula_stacks/1", "/nebula_stacks/2", "/nebula_stacks/3"};
constexpr std::string_view kDeckPaths[] = {"/ability_decks/light", "/ability_decks/time", "/ability_decks/gravity",
                                           "/ability_decks/chemistry"};

int one(int) { return 1; }

void list_stars_and_life(State& s, Zones& z) {
  for (int e = 0; e < kElements; ++e) {
    z.set(
        "star", kElementKind, [](int face) { return kStarFigures[face]; }, e, 1);
    z.number("/supply/stars/#", kNobody, e, s.stars[e]).gives();
    z.number("/box/stars/#", kNobody, e, s.box_stars[e]).takes_the_rest();
    for (const PlayerBoard& b : s.players) z.tally(e, count_bits(b.figures[e]) + b.reserve.stars[e]);
  }
  z.set("life", kLifeTokenKind, [](int) { return kLifeTokens; });
  z.number("/supply/life", kNobody, 0, s.life).gives();
  z.number("/box/life", kNobody, 0, s.box_life).takes_the_rest();
  for (const PlayerBoard& b : s.players) z.tally(0, count_bits(b.life()) + b.reserve.proto);
}

// NK-HID-01, NK-HID-02, NK-HID-03
void list_energy(State& s, Zones& z) {
  z.set("energy", kControlKind, [](int) { return kEnergyPerType; });
  z.pile("/energy_deck", s.energy_deck, kNobodySees).gives();
  z.list("/energy_row", s.energy_row, kEverybody);
  z.counts("/energy_discard", kNobody, s.energy_discard, kEverybody);
  for (Seat p = 0; p < s.seats(); ++p) z.counts("/players/*/hand", p, s.of(p).hand, only(p));
  z.counts("/box/energy", kNobody, s.box_energy, kEverybody).takes_the_rest();
}

// NK-HID-06, NK-HID-07
void list_nebulae(State& s, Zones& z) {
  for (int i = 0; i < kSizes; ++i) {
    z.set("nebula", kTileKind, one, i * kTilesPerSize, kTilesPerSize);
    z.pile(kStackPaths[i], s.nebula_stack[i], kNobodySees).gives();
    for (Seat p = 0; p < s.seats(); ++p) {
      z.slots("/players/*/nebulae", p, s.of(p).tile, kNone, kEverybody).was_dealt();
      z.list("/players/*/reserve/nebulae", s.of(p).reserve.tiles, kEverybody, p);
    }
    z.list("/box/nebulae", s.box_tiles, kEverybody).takes_the_rest();
  }
}

// Cards just drawn are seen by the one who keeps one of them; to the others they could be any of their deck
// (NK-HID-04). In their slots all see them (NK-HID-05).
void list_abilities(State& s, Zones& z) {
  for (int i = 0; i < kControls; ++i) {
    z.set("ability", kCardKind, one, i * kCardsPerDeck, kCardsPerDeck);
    z.pile(kDeckPaths[i], s.ability_deck[i], kNobodySees).gives();
    z.list("/drawn", s.drawn, only_who_is_asked(s.core));
    for (Seat p = 0; p < s.seats(); ++p) z.slots("/players/*/abilities", p, s.of(p).ability, kNone, kEverybody);
    z.list("/box/abilities", s.box_cards, kEverybody).takes_the_rest();
  }
}

// NK-HID-08, NK-HID-09
void list_goals(State& s, Zones& z) {
  z.set("goal", kGoalKind, one);
  z.slots("/goal_row", kNobody, s.goal_row, kNone, kEverybody);
  z.list("/goal_discard", s.goal_discard, kEverybody);
  z.pile("/goal_deck", s.goal_deck, kNobodySees).gives_and_keeps_its_size();
  z.list("/box/goals", s.goal_box, kNobodySees).takes_the_rest();
}

// Everybody sees of which group a token is, so within a group only is it unknown which (NK-LIF-07, NK-HID-10,
// NK-HID-11).
void list_advanced_life(State& s, Zones& z) {
  constexpr Array<int, 3> kFirstOfGroup = {0, 3, kAdvancedKinds};
  for (int group = 0; group < 2; ++group) {
    z.set(
        "advanced life", kAdvancedKind, [](int face) { return kAdvanced[face].count; }, kFirstOfGroup[group],
        kFirstOfGroup[group + 1] - kFirstOfGroup[group]);
    z.pile("/advanced_stack", s.advanced_stack, kNobodySees).gives();
    for (Seat p = 0; p < s.seats(); ++p)
      z.slots("/players/*/advanced", p, {s.of(p).advanced[0].data(), 2 * kNebulae}, kNone,
              s.core.over ? kEverybody : only(p));
    z.list("/box/advanced", s.box_advanced, kEverybody).takes_the_rest();
  }
}

}  // namespace

void Narodziny::zones(State& s, Zones& z) {
  list_stars_and_life(s, z);
  list_energy(s, z);
  list_nebulae(s, z);
  list_abilities(s, z);
  list_goals(s, z);
  list_advanced_life(s, z);
}

// A player who is about to pay with several alike cards has shown to hold them.
void Narodziny::shown(const State& s, Zones& z) {
  if (s.core.over || !s.core.steps.back().is(Kind::kPay)) return;
  const Cost& cost = PayArgs(s.core.steps.back()).cost();
  if (cost.type == kSameType) z.shown_alike(s.of(s.core.steps.back().seat).hand.data(), cost.cards);
}

}  // namespace kosmo::narodziny
