// Where every card and token can be, and who sees it there (section 7 of the rules, AA-INFO-01).
#include <algorithm>

#include "games/artifacts/artifacts.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

int one(int) { return 1; }

constexpr std::string_view kDrawnPaths[] = {"/drawn/ship", "/drawn/technology", "/drawn/planet"},
                           kDeckPaths[] = {"/decks/ship", "/decks/technology", "/decks/planet"},
                           kStagePaths[] = {"/players/*/stage/ship", "/players/*/stage/technology",
                                            "/players/*/stage/planet"},
                           kEmpirePaths[] = {"/players/*/empire/ship", "/players/*/empire/technology",
                                             "/players/*/empire/planet"},
                           kRemovedPaths[] = {"/removed/ship", "/removed/technology", "/removed/planet"};

void resources(State& s, Zones& z) {
  z.set("resource", kResourceKind, one);
  z.pile("/resource_deck", s.resource_deck, kNobodySees).gives();                         // AA-INFO-06
  z.bits("/resource_discard", kNobody, s.resource_discard, kEverybody).takes_the_rest();  // AA-INFO-07
  z.list("/revealed", s.revealed, kEverybody).in_order();                                 // AA-INFO-10, AA-INFO-14
  for (Seat p = 0; p < s.seats(); ++p) z.bits("/players/*/hand", p, s.of(p).hand, only(p)).gives_way();  // AA-INFO-05
  for (int r = 0; r < kResources; ++r)
    if (s.lying_on[r] != kNone) z.tally(r, 1);  // AA-INFO-08, AA-INFO-09
}

void cards_of(State& s, Zones& z, Type type) {
  const auto i = static_cast<std::size_t>(type);
  z.set(kTypeNames[i].id, kind_of_type(type), one);
  z.pile(kDeckPaths[i], s.decks[type], kNobodySees).gives();         // AA-INFO-11, AA-INFO-12
  z.pile(kDrawnPaths[i], s.drawn[type], only_who_is_asked(s.core));  // AA-INFO-13
  for (Seat p = 0; p < s.seats(); ++p) {
    z.bits(kStagePaths[i], p, s.of(p).stage[type], kEverybody).gives_way();  // AA-INFO-15
    z.bits(kEmpirePaths[i], p, s.of(p).empire[type], kEverybody).gives_way();
  }
  z.bits(kRemovedPaths[i], kNobody, s.removed[type], kEverybody).takes_the_rest();  // AA-COMP-05
}

}  // namespace

void Artifacts::zones(State& s, Zones& z) {
  resources(s, z);
  for (const Type type : kAllTypes) cards_of(s, z, type);

  z.set("artifact", kArtifactKind, one);
  z.pile("/artifact_deck", s.artifact_deck, kNobodySees).gives();  // AA-INFO-19
  z.bits("/artifact_discard", kNobody, s.artifact_discard, kEverybody);
  z.bits("/removed_artifacts", kNobody, s.removed_artifacts, kEverybody);
  z.list("/playing", s.playing, kEverybody).in_order();
  for (Seat p = 0; p < s.seats(); ++p) z.bits("/players/*/artifacts", p, s.of(p).artifacts, kEverybody);  // AA-INFO-18

  z.set("system", kSystemKind, one);
  z.pile("/system_deck", s.system_deck, kNobodySees).gives();                  // AA-INFO-17
  z.slots("/system", kNobody, {&s.system, 1}, kNone, kEverybody).was_dealt();  // AA-INFO-16

  z.set("plan", kPlanKind, one, kBasicPlan + 1, kPlans - 1);
  z.pile("/plan_deck", s.plan_deck, kNobodySees).gives();
  for (Seat p = 0; p < s.seats(); ++p) z.hand("/players/*/plans", p, s.of(p).plans, only(p));  // AA-INFO-20

  z.set("token", kBlockadeKind, [](int) { return kTokens; });  // AA-COMP-03
  int on_cards = 0;
  for (const std::uint8_t n : s.tokens) on_cards += n;
  z.tally(0, on_cards);
  z.number("/token_supply", kNobody, 0, s.token_supply).gives();
}

// --- what a waiting payment has shown of the hand

// AA-INFO-04: whoever is paying can go on; whoever has announced nothing may hold anything.
bool Artifacts::possible(const State& s) {
  if (s.core.over || s.core.steps.empty()) return true;
  const Step& step = s.core.steps.back();
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kUnlock:
    case Kind::kPay:
    case Kind::kSets:
    case Kind::kPlayCards:
    case Kind::kPrepare: break;
    default: return true;
  }
  ActionList choices;
  steps()[step.kind].list(s, step, choices);
  return !choices.empty();
}

// So many cards of so many icons that the open cards do for the rest: a way to pay that others cannot exclude.
static void show_icons(const State& s, Seat seat, const PayArgs& pay, int colour, Zones& z) {
  State without = s;
  without.of(seat).hand.clear();
  for (int cards = 1; cards <= std::min(pay.cards, s.of(seat).hand.size()); ++cards) {
    PayArgs open = pay;
    open.cards = pay.cards - cards;
    const int rest = pay.need[colour] - icons_for(without, seat, open, colour);
    if (rest <= 0) return;
    if (rest > 3 * cards) continue;
    const auto of_at_least = [&](int icons) {
      std::bitset<256> faces;
      for (int r = 0; r < kResources; ++r)
        if (best_section(s, pay, r, colour) >= icons) faces.set(static_cast<std::size_t>(r));
      return faces;
    };
    const int each = rest / cards, more = rest % cards;
    if (more > 0) z.shown(&s.of(seat).hand, more, of_at_least(each + 1));
    if (each > 0) z.shown(&s.of(seat).hand, cards, of_at_least(each));
    return;
  }
}

void Artifacts::shown(const State& s, Zones& z) {
  if (s.core.over || s.core.steps.empty()) return;
  const Step& step = s.core.steps.back();
  if (step.is(Kind::kPay))
    for (int colour = 0; colour < 3; ++colour) show_icons(s, step.seat, PayArgs(step), colour, z);
  if (step.is(Kind::kUnlock)) {
    const PayArgs price = price_of(s, step.seat, DeedArgs(step));
    for (int colour = 0; colour < 3; ++colour) show_icons(s, step.seat, price, colour, z);
  }
}

}  // namespace kosmo::artifacts
