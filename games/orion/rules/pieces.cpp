// Cards, markers and resources from hand to hand, and what lies where. The phases build on these.
#include "games/orion/rules/rules.h"

namespace kosmo::orion {

bool can_draw(const State& s) { return !s.deck.empty() || s.discard.size() > 1; }

// MO-DCK-04: all discarded cards but the top one become the new deck.
std::uint8_t draw_card(State& s, Events& events) {
  if (s.deck.empty() && s.discard.size() > 1) {
    const std::uint8_t top = s.discard.pop();
    s.deck = s.discard;
    s.discard.clear();
    s.discard.push(top);
    s.core.rng.shuffle(s.deck);
    events.tell_all(Said::kShuffled, s.deck.size());
  }
  if (s.deck.empty()) return kNone;
  s.core.reveal();
  return s.deck.pop();
}

// Calls keep(card) for every card drawn. The owner learns which they are, the others how many.
template <class Keep>
static void draw_each(State& s, Seat seat, int count, Events& events, Keep&& keep) {
  int drawn = 0;
  for (; drawn < count; ++drawn) {
    const std::uint8_t kind = draw_card(s, events);
    if (kind == kNone) break;
    keep(kind);
    events.say(only(seat), Said::kDrewThis, kind);
  }
  if (drawn > 0) events.tell_all(Said::kDrew, seat, drawn);
}

void draw_cards(State& s, Seat seat, int count, Events& events) {
  draw_each(s, seat, count, events, [&](int kind) { s.of(seat).hand.add(kind); });
}

void draw_to_choose(State& s, Seat seat, int count, Events& events) {
  draw_each(s, seat, count, events, [&](std::uint8_t kind) { s.drawn.push(kind); });
}

// MO-EXP-06: no bonus; only exploit gives one.
void discard_from_hand(State& s, Seat seat, int kind, Events& events) {
  s.of(seat).hand.take(kind);
  s.discard.push(static_cast<std::uint8_t>(kind));
  s.core.reveal();  // the others see what was in the hand
  events.tell_all(Said::kDiscarded, seat, kind);
}

void gain(State& s, Seat seat, const Amount& amount, Events& events, Said how) {
  for (int r = 0; r < kResources; ++r) {
    if (amount[r] == 0) continue;
    std::uint8_t& have = s.of(seat).resources[r];
    const int gained = std::min<int>(amount[r], kMaxResource - have);
    have = static_cast<std::uint8_t>(have + gained);
    if (gained > 0) events.tell_all(how, seat, gained, r);
    if (amount[r] > gained) events.tell_all(Said::kOverflow, seat, amount[r] - gained, r);
  }
}

// MO-RES-03
bool can_afford(const Player& p, const Amount& amount) {
  return p.resources[0] >= amount[0] && p.resources[1] >= amount[1] && p.resources[2] >= amount[2];
}

void pay(State& s, Seat seat, const Amount& amount, Events& events) {
  for (int r = 0; r < kResources; ++r) {
    if (amount[r] == 0) continue;
    s.of(seat).resources[r] = static_cast<std::uint8_t>(s.of(seat).resources[r] - amount[r]);
    events.tell_all(Said::kPaid, seat, amount[r], r);
  }
}

// MO-MOR-01, MO-MOR-02
void change_morale(State& s, Seat seat, int by, Events& events) {
  Player& p = s.of(seat);
  p.morale = static_cast<std::int16_t>(std::min(kMaxMorale, p.morale + by));
  events.tell_all(Said::kMorale, seat, p.morale);
}

// MO-VP-01, MO-VP-02: at once, up or down.
void change_vp(State& s, Seat seat, int by, Events& events) {
  s.of(seat).vp = static_cast<std::int16_t>(s.of(seat).vp + by);
  events.tell_all(Said::kPoints, seat, s.of(seat).vp);
}

// MO-GEN-09, MO-GEN-10
void extra_action(State& s, Seat seat, int count, Events& events) {
  Player& p = s.of(seat);
  for (; count > 0 && p.reserve > 0; --count) {
    --p.reserve;
    ++p.available;
    events.tell_all(Said::kExtraAction, seat);
  }
}

std::uint8_t& marker_on(Player& p, int source) {
  if (source > kAdvisorSource) broken_limit("a marker on no card");
  return source == kAdvisorSource ? p.advisor_marker : p.marker[source];
}

void clear_marker(Player& p, int source) {
  std::uint8_t& marker = marker_on(p, source);
  p.reserve = static_cast<std::uint8_t>(p.reserve + marker);
  marker = 0;
}

void return_marker(State& s, Seat seat, int source, int card, Events& events) {
  Player& p = s.of(seat);
  if (marker_on(p, source)) events.tell_all(Said::kMarkerBack, seat, card);
  clear_marker(p, source);
}

void put_marker(State& s, Seat seat, int source, Events& events) {
  Player& p = s.of(seat);
  --p.reserve;
  marker_on(p, source) = 1;
  events.tell_all(Said::kMarked, seat, card_of(p, source), source);
}

bool races_chosen(const State& s) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).race == kNone) return false;
  return true;
}

// MO-ADV-04: Fulcrum Sandebar lies at the bottom of his.
Stack stack_of(const Player& p, int system) {
  Stack cards;
  if (system == kFulcrumSystem && has_fulcrum(p)) cards.push(static_cast<std::uint8_t>(kAdvisorCards + p.advisor));
  for (const std::uint8_t kind : p.systems[system]) cards.push(kind);
  return cards;
}

int card_colour_below(const Player& p, int system) {
  if (system >= kSystems) return kNone;
  const System& cards = p.systems[system];
  if (cards.size() >= 2) return static_cast<int>(structure(cards[cards.size() - 2]).colour);
  return cards.size() == 1 && system == kFulcrumSystem ? p.advisor_colour : kNone;  // MO-CRD-04
}

const Effects& effects_on(int card, Keyword keyword) {
  static const Effects kEmpty;
  if (card >= kRaceCards) return kEmpty;  // none, or a race: a sheet is not a card (MO-SYS-12)
  if (card < kAdvisorCards) return structure(card).keyword == keyword ? structure(card).effects : kEmpty;
  const Advisor& a = advisor(card - kAdvisorCards);
  switch (keyword) {
    case Keyword::kAlways: return a.always;
    case Keyword::kActivation: return a.activation;
    case Keyword::kAfterAttack: return a.after_attack;
    case Keyword::kRoundStart: return a.round_start;
    case Keyword::kAfterBuild:
    case Keyword::kEndGame: return kEmpty;  // advisors have none
  }
  return kEmpty;
}

// MO-SYS-08: only active cards work. An advisor is asked whether covered or not: Fulcrum Sandebar, the one who can be
// covered, works all the same.
const Effects& effects_of(const Player& p, int source, Keyword keyword) {
  return effects_on(card_of(p, source), keyword);
}

bool may_decline(int card, Keyword keyword) {
  if (card < kAdvisorCards) return structure(card).optional;
  if (card < kRaceCards) return keyword == Keyword::kAfterAttack && advisor(card - kAdvisorCards).optional;
  return true;  // the ability of a race (MO-RAC-03)
}

// "cards" include Fulcrum Sandebar in his chosen colour, "structures" do not (section 11.4 of the rules).
// MO-GEN-12: only what lies in front of the player. MO-SYS-09: covered cards keep their colour.
int count_things(const State& s, Seat seat, int system, const Effect& e) {
  const Player& p = s.of(seat);
  const auto of_colour = [&](int kind) { return static_cast<int>(structure(kind).colour) == e.colour; };
  const bool fulcrum_fits = has_fulcrum(p) && p.advisor_colour == e.colour;
  int count = 0;
  switch (e.counted) {
    case Counted::kStructuresHere:
    case Counted::kCardsHere:
      if (system >= kSystems) return 0;
      for (const std::uint8_t kind : p.systems[system]) count += of_colour(kind);
      return count + (e.counted == Counted::kCardsHere && system == kFulcrumSystem && fulcrum_fits);
    case Counted::kCardsAll:
      for (const System& cards : p.systems)
        for (const std::uint8_t kind : cards) count += of_colour(kind);
      return count + fulcrum_fits;
    case Counted::kActive:
      for (int i = 0; i < kSystems; ++i) count += active_kind(p, i) != kNone && of_colour(active_kind(p, i));
      return count + (fulcrum_fits && source_is_active(p, kAdvisorSource));
    case Counted::kSystems:
      for (int i = 0; i < kSystems; ++i) count += system_exists(p, i);
      return count;
  }
  return count;
}

}  // namespace kosmo::orion
