// Where every card can be, and who sees it there (CE-INFO).
#include <bit>

#include "games/cosmic/rules/powers.h"

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
// CE-TK-18, CA-CHOSEN-06: by Chosen openly. What somebody gave is seen by both main players (CA-VULCH-W1).
Audience who_sees_drawn(const State& s) {
  if (s.drawn.empty() || s.moment == Moment::kAfterRevealCards) return kEverybody;
  if (s.moment == Moment::kResultEffects) return static_cast<Audience>(only(s.offense) | only(s.defense));
  return only_who_is_asked(s.core);
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
// In the hand or in the hoard: until that is said, it may be in either (CA-MISER-07).
bool is_known_to_have_card(const State& s, Seat seat) {
  if (is_hand_unchecked(s, seat)) return false;
  return lays_from_hoard(s, seat) || !is_selection_open(s) || !is_hoard_open(s, seat);
}
}  // namespace

// Whoever must lay a card holds an encounter card; whoever must give one of a type holds such a one.
void Cosmic::shown(const State& s, Zones& z) {
  if (s.core.over || s.core.steps.empty()) return;
  if (s.moment == Moment::kPlanningSelect && s.outcome == Outcome::kOpen)
    for (const Side side : {Side::kOffense, Side::kDefense})
      if (s.laid[side] == kNone && is_known_to_have_card(s, s.main(side)))
        z.shown(&laid_from(s, s.main(side)), 1, kEncounterFaces);
  show_deal(s, z);
}

std::bitset<256> encounter_faces() { return kEncounterFaces; }
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
    bool is_known = !is_level_in(s, alien);
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

// CE-INFO-12: the chosen one stands first, whatever sheet the player has now; with “Hidden powers” nobody knows it.
bool is_first_known(const State& s, Seat seat) { return !s.hidden_powers || !s.powers || (s.firsts_known >> seat & 1); }

// A flare that must be in the game and lies in the box changes places with one that need not be. Without flares in the
// deck all lie in the box, and were dealt from there.
class FlareExchange {
 public:
  FlareExchange(State& s, Audience knows, Rng& rng) : s_(s), knows_(knows), rng_(rng) {
    for (Seat p = 0; p < s.seats(); ++p)
      for (const int i : {0, 1})
        if (sees(knows, p) || (i == 0 && is_first_known(s, p))) needed_.set(face_at(s.of(p).dealt[i]));
  }
  void run() {
    if (s_.use_flares) {
      for (int face = kFirstFlare; face < kFaces; ++face)
        if (needed_.test(face) && is_in_box(face)) exchange(static_cast<std::uint8_t>(face), any_that_may_go());
      exchange_other_levels();
    }
    // What the others were dealt is in the game too; what lies face down, and was never changed, is the chosen one.
    for (const bool is_chosen : {true, false})
      for (Seat p = 0; p < s_.seats(); ++p)
        if (!sees(knows_, p) && !is_first_known(s_, p) && is_chosen == (is_sheet_down(s_, p) && !s_.shifting_powers))
          s_.of(p).dealt[0] = draw(is_chosen);
    for (Seat p = 0; p < s_.seats(); ++p)
      if (!sees(knows_, p)) s_.of(p).dealt[1] = draw(false);
  }

 private:
  static std::size_t face_at(int alien) { return static_cast<std::size_t>(flare_of(alien)); }
  bool is_in_box(int face) const { return s_.box.contains(static_cast<std::uint8_t>(face)); }
  bool may_go(int face) const { return type_of(face) == Type::kFlare && !needed_.test(face); }
  std::uint8_t any_that_may_go() {
    FixedList<std::uint8_t, kFlaresInDeck> candidates;
    each_hidden([&](std::uint8_t face) {
      if (may_go(face)) candidates.push(face);
    });
    return rng_.pick(candidates);
  }
  // CE-SET-11
  void exchange_other_levels() {
    FixedList<std::uint8_t, kFlaresInDeck> others;
    each_hidden([&](std::uint8_t face) {
      if (may_go(face) && !is_level_in(s_, face - kFirstFlare)) others.push(face);
    });
    for (const std::uint8_t face : others) exchange(any_in_box(false), face);
  }
  // An alien whose sheet may lie face down: nobody sees that it lies elsewhere, or that another one excludes it.
  bool could_lie_down(int alien) const {
    if (is_sheet_open(s_, alien)) return false;
    for (Seat p = 0; p < s_.seats(); ++p) {
      if (sees(knows_, p) && (s_.of(p).alien == alien || (s_.sheets_unseen[p] >> alien & 1))) return false;
      if ((sees(knows_, p) || !is_sheet_down(s_, p)) && exclude_each_other(alien, s_.of(p).alien)) return false;
      for (const std::uint8_t other : s_.of(p).more)
        if (exclude_each_other(alien, other)) return false;
    }
    for (int other = 0; other < kAliens; ++other)
      if (laid_down_.test(face_at(other)) && exclude_each_other(alien, other)) return false;
    return true;
  }
  std::uint8_t any_in_box(bool may_lie_down) {
    FixedList<std::uint8_t, kAliens> candidates;
    for (int alien = 0; alien < kAliens; ++alien)
      if (is_in_box(flare_of(alien)) && is_level_in(s_, alien) && (!may_lie_down || could_lie_down(alien)))
        candidates.push(static_cast<std::uint8_t>(flare_of(alien)));
    return rng_.pick(candidates);
  }
  // One more alien that somebody was dealt, of those whose flares are in the game.
  std::uint8_t draw(bool lies_down) {
    FixedList<std::uint8_t, kAliens> candidates, others;
    for (int alien = 0; alien < kAliens; ++alien) {
      if (needed_.test(face_at(alien)) || is_in_box(flare_of(alien)) == (s_.use_flares != 0) || !is_level_in(s_, alien))
        continue;
      (!lies_down || could_lie_down(alien) ? candidates : others).push(static_cast<std::uint8_t>(alien));
    }
    if (candidates.empty()) {
      const std::uint8_t wanted = any_in_box(true);
      exchange(wanted, any_that_may_go());
      candidates.push(static_cast<std::uint8_t>(wanted - kFirstFlare));
    }
    const std::uint8_t drawn = rng_.pick(candidates);
    needed_.set(face_at(drawn));
    if (lies_down) laid_down_.set(face_at(drawn));
    return drawn;
  }
  void exchange(std::uint8_t wanted, std::uint8_t gone) {
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
  std::bitset<256> needed_, laid_down_;
};

// CE-VHP-01, CE-VSP-07: sheets that nobody of `knows` sees: before players, drawn, and discarded.
class SheetExchange {
 public:
  SheetExchange(State& s, Audience knows, Rng& rng) : s_(s), knows_(knows), rng_(rng) {
    for (Seat p = 0; p < s.seats(); ++p) {
      if (sees(knows, p)) taken_ |= s.sheets_unseen[p];
      if (sees(knows, p) || !is_sheet_down(s, p)) take(s.of(p).alien);
      for (const std::uint8_t alien : s.of(p).more) take(alien);
    }
    if (s.new_sheet != kNone && sees(knows, s.offense)) taken_ |= bit_of(s.new_sheet);
  }
  void run() {
    for (Seat p = 0; p < s_.seats(); ++p)
      if (!sees(knows_, p) && is_sheet_down(s_, p)) {
        if (s_.shifting_powers)
          s_.of(p).alien = draw(false, kNobody);
        else
          s_.of(p).alien = s_.of(p).dealt[0];
        take(s_.of(p).alien);
      }
    if (s_.new_sheet != kNone && !sees(knows_, s_.offense)) s_.new_sheet = draw(false, s_.offense);
    for (Seat p = 0; p < s_.seats(); ++p)
      if (!sees(knows_, p)) discard_others(s_.sheets_unseen[p]);
  }

 private:
  static std::uint64_t bit_of(int alien) { return std::uint64_t{1} << alien; }
  void take(int alien) {
    taken_ |= bit_of(alien);
    in_play_ |= bit_of(alien);
  }
  void discard_others(std::uint64_t& sheets) {
    const int count = std::popcount(sheets);
    sheets = 0;
    for (int i = 0; i < count; ++i) sheets |= bit_of(draw(true, kNobody));
  }
  bool is_excluded(int alien, Seat but) const {  // CA-LIST-07
    for (int other = 0; other < kAliens; ++other)
      if ((in_play_ & bit_of(other)) && exclude_each_other(alien, other) &&
          (but == kNobody || s_.of(but).alien != other))
        return true;
    return false;
  }
  std::uint8_t draw(bool is_discarded, Seat by) {
    FixedList<std::uint8_t, kAliens> candidates;
    for (int alien = 0; alien < kAliens; ++alien)
      if (!(taken_ & bit_of(alien)) && is_level_in(s_, alien) && !is_sheet_open(s_, alien) &&
          (is_discarded || !is_excluded(alien, by)))
        candidates.push(static_cast<std::uint8_t>(alien));
    const std::uint8_t drawn = rng_.pick(candidates);
    taken_ |= bit_of(drawn);
    return drawn;
  }

  State& s_;
  Audience knows_;
  Rng& rng_;
  std::uint64_t taken_ = 0, in_play_ = 0;
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
  FlareExchange(s, knows, rng).run();
  if (s.hidden_powers && s.powers) SheetExchange(s, knows, rng).run();
  for (Seat p = 0; p < s.seats(); ++p)
    if (!sees(knows, p)) s.of(p).cheats.clear();  // of cheats nobody knows (CA-CLASSIC-04)
  redraw_deal(s, knows, rng);
  // Of a card that was given everybody knows that it was one that the receiver may hold (CA-PHILANTHROPIST-04).
  if (s.gift != kNone && !sees(knows, s.gift_from) && !sees(knows, s.gift_to) && !s.of(s.gift_to).hand.empty())
    s.gift = rng.pick(s.of(s.gift_to).hand).face;
  redraw_received(s, knows, rng);
}

}  // namespace kosmo::cosmic
