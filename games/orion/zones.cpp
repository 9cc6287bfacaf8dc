// Where every card, advisor and marker can be, and who sees it there (section 7 of the rules).
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {

void Orion::zones(State& s, Zones& z) {
  z.set("structure", kCardKind, [](int kind) { return static_cast<int>(structure(kind).copies); });
  z.pile("/deck", s.deck, kNobodySees).gives();  // MO-HID-02
  z.pile("/discard", s.discard, kEverybody);     // MO-HID-03
  // Cards just drawn are seen by the one who discards one of them (MO-HID-09).
  z.list("/drawn", s.drawn, only_who_is_asked(s.core));
  z.list("/arranged", s.arranged, kEverybody).in_order();
  z.slots("/building", kNobody, {&s.building, 1}, kNone, kEverybody);
  z.list("/box", s.box, kEverybody).takes_the_rest();
  for (Seat p = 0; p < s.seats(); ++p) {
    z.hand("/players/*/hand", p, s.of(p).hand, only(p));  // MO-HID-01
    // MO-HID-04, MO-SYS-14
    for (System& cards : s.of(p).systems) z.list("/players/*/systems", cards, kEverybody, p).in_order();
  }

  // Advisors are open to all (MO-HID-05), those left out when the game is over (MO-HID-06). Races are chosen before
  // advisors are laid out (MO-SET-16).
  // MO-ADV-02: each once.
  z.set("advisor", kAdvisorKind, [](int) { return 1; });
  z.list("/centre", s.centre, races_chosen(s) ? kEverybody : kNobodySees).gives_way();
  z.list("/left_out", s.left_out, s.core.over ? kEverybody : kNobodySees).gives();
  for (Seat p = 0; p < s.seats(); ++p) z.slots("/players/*/advisor", p, {&s.of(p).advisor, 1}, kNone, kEverybody);

  // MO-SET-02: of the 15 markers (MO-COMP-05) five count resources, morale and points.
  for (Seat seat = 0; seat < s.seats(); ++seat) {
    Player& p = s.of(seat);
    int used = p.available + p.spent + p.advisor_marker;
    for (const std::uint8_t n : p.attacks) used += n;
    for (const std::uint8_t n : p.marker) used += n;
    z.set(
        "markers of", kSeatKind, [](int) { return kMarkers; }, seat, 1);
    z.tally(seat, used);
    z.number("/players/*/actions/reserve", seat, seat, p.reserve).gives();
  }
}

// A player who must build by an effect has shown to hold something that can be built there (Colony Ship).
void Orion::shown(const State& s, Zones& z) {
  if (s.core.over || !s.core.steps.back().is(Kind::kBuildMore)) return;
  const Step& step = s.core.steps.back();
  const BuildMoreArgs args(step);
  if (args.may_decline || args.from_discard) return;
  const Builder builder(s.of(step.seat), {.less = args.less});
  std::bitset<256> buildable;
  for (int kind = 0; kind < kKinds; ++kind)
    for (int system = 0; system < kSystems; ++system)
      if ((args.system == kAnySystem || args.system == system) && builder.can_build({kind, system}))
        buildable.set(static_cast<std::size_t>(kind));
  z.shown(&s.of(step.seat).hand, 1, buildable);
}

// While races are chosen nobody knows the first player.
void Orion::redraw(State& s, Audience, Rng& rng) {
  if (!races_chosen(s)) s.first = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(s.seats())));
}

}  // namespace kosmo::orion
