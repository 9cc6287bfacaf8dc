// Where every card can be, and who sees it there (CE-INFO).
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

template <class Is>
std::bitset<256> faces_that(Is&& is) {
  std::bitset<256> faces;
  for (int face = 0; face < kFaces; ++face)
    if (is(face)) faces.set(static_cast<std::size_t>(face));
  return faces;
}
const std::bitset<256> kFlareFaces = faces_that([](int face) { return type_of(face) == Type::kFlare; });
const std::bitset<256> kEncounterFaces = faces_that([](int face) { return is_encounter_card(face); });

constexpr std::string_view kLaidPaths[] = {"/laid/offense", "/laid/defense"},
                           kSupportPaths[] = {"/support/offense", "/support/defense"};

Audience who_sees_promised(const State& s, Seat seat) {
  return static_cast<Audience>(only(seat) | only(seat == s.offense ? s.defense : s.offense));
}

// CE-INFO-10
Audience who_sees_battery(const State& s) {
  const Seat owner = s.battery == kNone ? kNobody : owner_of(s, Technology::kQuarkBattery);
  return owner == kNobody ? kNobodySees : only(owner);
}
// CE-TK-18, CA-CHOSEN-06: by Chosen openly.
Audience who_sees_drawn(const State& s) {
  return s.drawn.empty() || s.moment == Moment::kAfterRevealCards ? kEverybody : only_who_is_asked(s.core);
}
// CA-HID-01: who has the sheet on which it lies.
Audience who_sees_hoard(const State& s) {
  const Seat keeper = keeper_of_hoard(s);
  return keeper == kNobody ? kNobodySees : only(keeper);
}
Audience who_sees_put_by(const State& s) { return s.put_by_whom == kNobody ? kNobodySees : only(s.put_by_whom); }
int copies_of_technology(int) { return 1; }

bool is_in_setup(const State& s) { return s.moment == Moment::kSetup; }

}  // namespace

void Cosmic::zones(State& s, Zones& z) {
  z.set("card", kCardKind, copies_of);
  z.pile("/deck", s.deck, kNobodySees).gives();  // CE-INFO-02
  z.pile("/discard", s.discard, kEverybody);     // CE-INFO-03
  z.list("/playing", s.playing, kEverybody).in_order();
  z.list("/aside", s.aside, kEverybody);
  z.list("/beside_planets", s.beside_planets, kEverybody).in_order();
  for (Seat p = 0; p < s.seats(); ++p) {
    z.hand("/players/*/hand", p, s.of(p).hand, only(p));                          // CE-INFO-01
    z.hand("/players/*/promised", p, s.of(p).promised, who_sees_promised(s, p));  // CE-INFO-06
  }
  z.hand("/hoard", kNobody, s.hoard, who_sees_hoard(s));
  z.hand("/put_by", kNobody, s.put_by, who_sees_put_by(s));
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    const auto i = static_cast<std::size_t>(side);
    // CE-INFO-04, CA-SORCERER-03: whoever laid it.
    const Seat layer = s.main(s.is_swapped ? other_side(side) : side);
    const Audience audience = s.is_revealed || s.is_open[side] ? kEverybody : only(layer);
    z.slots(kLaidPaths[i], kNobody, {&s.laid[side], 1}, kNone, audience).holds_only(kEncounterFaces);
    z.list(kSupportPaths[i], s.support[side], kEverybody);
  }
  z.slots("/battery", kNobody, {&s.battery, 1}, kNone, who_sees_battery(s)).holds_only(kEncounterFaces);
  z.list("/drawn", s.drawn, who_sees_drawn(s));
  z.list("/box", s.box, kNobodySees).holds_only(kFlareFaces).gives_way();  // CE-INFO-12

  z.set("destiny", kDestinyKind, copies_of_destiny);
  z.pile("/destiny_deck", s.destiny_deck, kNobodySees).gives();
  z.pile("/destiny_discard", s.destiny_discard, kEverybody);
  z.list("/destiny_box", s.destiny_box, kEverybody).takes_the_rest();  // CE-SET-03
  z.slots("/destiny", kNobody, {&s.destiny, 1}, kNone, kEverybody);

  z.set("technology", kTechnologyKind, copies_of_technology, 0, s.technology ? kTechnologies : 0);
  z.pile("/tech_deck", s.tech_deck, kNobodySees).gives();
  z.pile("/tech_discard", s.tech_discard, kEverybody);
  z.list("/tech_box", s.tech_box, kEverybody).takes_the_rest();  // CE-V4P-04
  for (Seat p = 0; p < s.seats(); ++p) {
    z.list("/players/*/face_down", s.of(p).face_down, only(p), p).in_order().was_dealt();  // CE-INFO-09
    z.list("/players/*/completed", s.of(p).completed, kEverybody, p);
    z.list("/players/*/offered", s.of(p).offered, only(p), p).was_dealt();
  }
}

namespace {
bool is_waiting(const State& s, std::string_view name, Seat seat) {
  for (const Step& step : s.core.steps)
    if (Cosmic::steps()[step.kind].name == name && step.seat == seat) return true;
  return false;
}
// In the hand or in the hoard: until that is said, it may be in either (CA-MISER-07).
bool is_known_to_have_card(const State& s, Seat seat) {
  if (is_waiting(s, "hand-check", seat) || is_waiting(s, "new-hand", seat)) return false;
  return lays_from_hoard(s, seat) || !is_waiting(s, "selecting", kNobody) || !is_hoard_open(s, seat);
}
}  // namespace

// Whoever must lay a card holds an encounter card; whoever must give or discard one of a type holds such a one.
void Cosmic::shown(const State& s, Zones& z) {
  if (s.core.over || s.core.steps.empty()) return;
  if (s.moment == Moment::kPlanningSelect && s.outcome == Outcome::kOpen)
    for (const Side side : {Side::kOffense, Side::kDefense})
      if (s.laid[side] == kNone && is_known_to_have_card(s, s.main(side)))
        z.shown(&laid_from(s, s.main(side)), 1, kEncounterFaces);
  const Step& step = s.core.steps.back();
  if (steps()[step.kind].name == "plague-card") z.shown(&s.of(step.seat).hand, 1, faces_of(TypeArgs(step).type));
  if (steps()[step.kind].name == "charge") z.shown(&s.of(step.seat).hand, 1, kEncounterFaces);  // CE-TK-16
  show_deal(s, z);
}

std::bitset<256> faces_of(Type type) {
  return faces_that([&](int face) { return type_of(face) == type; });
}

// --- what is hidden and no component: flares that were dealt, aliens chosen secretly, terms of a deal

namespace {

// Somebody of `knows` sees this hand.
bool sees(Audience knows, Seat owner) { return (knows & only(owner)) != 0; }

// CE-SET-04: any two that nobody of `knows` was dealt.
void redeal_aliens(State& s, Audience knows, Rng& rng) {
  FixedList<std::uint8_t, kAliens> free;
  for (std::uint8_t alien = 0; alien < kAliens; ++alien) {
    bool is_known = false;
    for (Seat p = 0; p < s.seats(); ++p)
      is_known = is_known || (sees(knows, p) && (s.of(p).dealt[0] == alien || s.of(p).dealt[1] == alien));
    if (!is_known) free.push(alien);
  }
  rng.shuffle(free);
  for (Seat p = 0; p < s.seats(); ++p) {
    if (sees(knows, p)) continue;
    Player& player = s.of(p);
    for (std::uint8_t& alien : player.dealt) alien = free.pop();
    if (player.alien != kNone) player.alien = player.dealt[rng.below(2)];
  }
}

// A flare that must be in the game and lies in the box changes places with one that need not be.
class FlareExchange {
 public:
  FlareExchange(State& s, Audience knows, Rng& rng) : s_(s), knows_(knows), rng_(rng) {
    for (Seat p = 0; p < s.seats(); ++p)
      for (const std::uint8_t alien : s.of(p).dealt)  // the chosen one first, whatever sheet the player has now
        if (alien == s.of(p).dealt[0] || sees(knows, p)) needed_.set(static_cast<std::size_t>(flare_of(alien)));
  }
  void run() {
    for (int face = kFirstFlare; face < kFaces; ++face)
      if (needed_.test(face) && s_.box.contains(static_cast<std::uint8_t>(face)))
        exchange(static_cast<std::uint8_t>(face));
    // What the others were dealt beside their aliens is in the game too.
    FixedList<std::uint8_t, kAliens> others;
    for (int face = kFirstFlare; face < kFaces; ++face)
      if (!needed_.test(face) && !s_.box.contains(static_cast<std::uint8_t>(face)))
        others.push(static_cast<std::uint8_t>(face - kFirstFlare));
    rng_.shuffle(others);
    for (Seat p = 0; p < s_.seats(); ++p)
      if (!sees(knows_, p)) s_.of(p).dealt[1] = others.pop();
  }

 private:
  bool may_go(int face) const { return type_of(face) == Type::kFlare && !needed_.test(face); }
  void exchange(std::uint8_t wanted) {
    FixedList<std::uint8_t, kFlaresInDeck> candidates;
    each_hidden([&](std::uint8_t face) {
      if (may_go(face)) candidates.push(face);
    });
    const std::uint8_t gone = rng_.pick(candidates);
    s_.box.remove(wanted);
    s_.box.push(gone);
    if (const int at = s_.deck.find(gone); at >= 0) {
      s_.deck[at] = wanted;
      return;
    }
    if (const int at = s_.drawn.find(gone); at >= 0) {
      s_.drawn[at] = wanted;
      return;
    }
    if (put_in_place_of(s_.hoard, gone, wanted) || put_in_place_of(s_.put_by, gone, wanted)) return;
    for (Seat p = 0; p < s_.seats(); ++p)
      if (put_in_place_of(s_.of(p).hand, gone, wanted) || put_in_place_of(s_.of(p).promised, gone, wanted)) return;
  }
  template <int N>
  static bool put_in_place_of(Hand<N>& hand, std::uint8_t gone, std::uint8_t wanted) {
    if (!hand.contains(gone)) return false;
    hand.take(gone);
    hand.add(wanted);
    return true;
  }
  template <class F>
  void each_hidden(F&& f) {
    for (const std::uint8_t face : s_.deck) f(face);
    if ((knows_ & who_sees_drawn(s_)) == 0)
      for (const std::uint8_t face : s_.drawn) f(face);
    const auto each_unknown = [&](const auto& hand) {
      for (const Card& card : hand)
        if ((card.known & knows_) == 0) f(card.face);
    };
    if ((knows_ & who_sees_hoard(s_)) == 0) each_unknown(s_.hoard);
    if ((knows_ & who_sees_put_by(s_)) == 0) each_unknown(s_.put_by);
    for (Seat p = 0; p < s_.seats(); ++p) {
      if (!sees(knows_, p)) each_unknown(s_.of(p).hand);
      if ((knows_ & who_sees_promised(s_, p)) == 0) each_unknown(s_.of(p).promised);
    }
  }

  State& s_;
  Audience knows_;
  Rng& rng_;
  std::bitset<256> needed_;
};

}  // namespace

// What somebody has just received are some cards of that hand (CA-BARBARIAN-W1).
static void redraw_received(State& s, Audience knows, Rng& rng) {
  if (s.received_by == kNobody || sees(knows, s.received_by)) return;
  auto hand = s.of(s.received_by).hand;
  const int count = std::min(s.received.size(), hand.size());
  s.received.clear();
  for (int i = 0; i < count; ++i) {
    const std::uint8_t face = rng.pick(hand).face;
    hand.take(face);
    s.received.push(face);
  }
}

// CE-INFO-08, CE-INFO-12, CE-INFO-13: a bot thinks about worlds drawn so.
void Cosmic::redraw(State& s, Audience knows, Rng& rng) {
  if (is_in_setup(s)) return redeal_aliens(s, knows, rng);
  if (s.use_flares) FlareExchange(s, knows, rng).run();
  redraw_deal(s, knows, rng);
  // Of a card that was given everybody knows that it was one that the receiver may hold (CA-PHILANTHROPIST-04).
  if (s.gift != kNone && !sees(knows, s.gift_from) && !sees(knows, s.gift_to) && !s.of(s.gift_to).hand.empty())
    s.gift = rng.pick(s.of(s.gift_to).hand).face;
  redraw_received(s, knows, rng);
}

}  // namespace kosmo::cosmic
