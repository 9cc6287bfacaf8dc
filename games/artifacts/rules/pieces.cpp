// Moving pieces: Resource cards, decks, Credits, points, tokens, Artifacts.
#include <algorithm>

#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

// AA-DECK-03: what has just been drawn lies elsewhere already, and is not shuffled in.
void form_resource_deck(State& s, Events& events) {
  s.resource_discard.each([&](int card) { s.resource_deck.push(static_cast<std::uint8_t>(card)); });
  s.resource_discard.clear();
  s.core.rng.shuffle(s.resource_deck);
  events.tell_all(Said::kShuffled, s.resource_deck.size());
}

// AA-DECK-01, AA-DECK-02: the last card has been drawn.
void exhaust(State& s, Events& events) {
  const bool is_over = s.ending || s.extra_turns > 0;  // AA-END-03, AA-END-05: the deck is only formed anew
  if (s.round_marker == 1 && !is_over) {               // AA-END-02
    s.ending = 1;
    events.tell_all(Said::kEnding);
  } else if (!is_over) {
    --s.round_marker;
    events.tell_all(Said::kRoundMarker, s.round_marker);
  }
  if (!s.resource_discard.empty()) form_resource_deck(s, events);  // AA-DECK-04, AA-END-03
}

// AA-DECK-06
void form_artifact_deck(State& s) {
  s.artifact_discard.each([&](int id) { s.artifact_deck.push(static_cast<std::uint8_t>(id)); });
  s.artifact_discard.clear();
  s.core.rng.shuffle(s.artifact_deck);
}

}  // namespace

// --- Resource cards

bool can_draw_resource(const State& s) { return !s.resource_deck.empty() || !s.resource_discard.empty(); }

int draw_resource(State& s, Events& events) {
  if (s.resource_deck.empty() && !s.resource_discard.empty()) form_resource_deck(s, events);  // AA-DECK-04
  if (s.resource_deck.empty()) return kNone;                                                  // AA-DECK-05
  const int card = s.resource_deck.pop();
  s.core.reveal();
  s.drew = 1;
  if (s.resource_deck.empty()) exhaust(s, events);
  return card;
}

void draw_to_hand(State& s, Seat seat, int number, Events& events) {
  int drawn = 0;
  for (; drawn < number; ++drawn) {
    const int card = draw_resource(s, events);
    if (card == kNone) break;
    s.of(seat).hand.add(card);
    events.say(only(seat), Said::kDrewThis, card);
  }
  if (drawn > 0) events.tell_all(Said::kDrew, seat, drawn);
}

void spend_resource(State& s, Seat seat, int card) {
  Player& p = s.of(seat);
  if (p.hand.contains(card)) {
    s.core.reveal();  // the others see what was in the hand
    s.played.add(card);
  }
  p.hand.remove(card);
  p.produced.remove(card);
  p.attached.remove(card);
  s.lying_on[card] = kNone;
  s.section_b.remove(card);
  s.recoloured.remove(card);
  s.resource_discard.add(card);
}

void discard_revealed(State& s) {
  while (!s.revealed.empty()) s.resource_discard.add(s.revealed.pop());
}

void lay(State& s, Seat seat, int r, int section, int on) {  // AA-PROD-06: any number of cards
  Player& p = s.of(seat);
  if (p.hand.contains(r)) s.core.reveal();
  p.hand.remove(r);
  p.produced.remove(r);
  s.lying_on[r] = static_cast<std::uint8_t>(on);
  if (section == 1)
    s.section_b.add(r);
  else
    s.section_b.remove(r);
  (has(p.stage, on) ? p.attached : p.produced).add(r);
}

void discard_attached(State& s, Seat seat, int card) {
  const ResourceSet attached = s.of(seat).attached;
  attached.each([&](int r) {
    if (s.lying_on[r] == card) spend_resource(s, seat, r);
  });
}

// --- Credits and points

void gain_vp(State& s, Seat seat, int number, Events& events) {
  if (number == 0) return;
  s.of(seat).vp = static_cast<std::int16_t>(s.of(seat).vp + number);
  events.tell_all(Said::kPoints, seat, number);
}

void gain_credits(State& s, Seat seat, int number, Events& events) {
  Player& p = s.of(seat);
  const int gained = std::min(number, kBankTop - p.bank);
  p.bank = static_cast<std::uint8_t>(p.bank + gained);
  if (number > 0) events.tell_all(Said::kCredits, seat, gained);
  if (gained < number) raise(s, Event::kCreditsOverflow, seat);
}

void pay_credits(State& s, Seat seat, int number, Events& events) {
  if (number == 0) return;
  s.of(seat).bank = static_cast<std::uint8_t>(s.of(seat).bank - number);
  events.tell_all(Said::kPaid, seat, number);
}

// --- Artifacts and Defence Plans

bool can_gain_artifact(const State& s) { return !s.artifact_deck.empty() || !s.artifact_discard.empty(); }

// AA-ART-01, AA-DECK-06
void gain_artifact(State& s, Seat seat, Events& events) {
  if (s.artifact_deck.empty()) form_artifact_deck(s);
  if (s.artifact_deck.empty()) return;
  const int id = s.artifact_deck.pop();
  s.core.reveal();
  s.of(seat).artifacts.add(id);
  events.tell_all(Said::kArtifact, seat, id);
  if (s.artifact_deck.empty()) form_artifact_deck(s);
  if (s.attack.ship != kNone) ++s.attack.won;
  raise(s, Event::kArtifactGained, seat);
}

void gain_plan(State& s, Seat seat, Events& events) {
  if (s.plan_deck.empty()) return;  // AA-SHIP-04, AA-DECK-07
  const int id = s.plan_deck.pop();
  s.core.reveal();
  s.of(seat).plans.add(id);
  events.say(only(seat), Said::kPlanThis, id);
  events.tell_all(Said::kPlan, seat);
}

// --- decks of Ships, Technologies and Planets, whose top card everybody sees (AA-SETUP-03)

int draw_card(State& s, Type type) {
  Pile<kOfType>& deck = s.decks[type];
  const int card = card_of(type, deck.pop().face);
  if (deck.empty()) return card;
  s.core.reveal();  // the next one
  deck.show_top(kEverybody);
  return card;
}

// AA-INFO-03: nobody need remember what lies at the bottom.
void put_under(State& s, int card) {
  Pile<kOfType>& deck = s.decks[type_of(card)];
  deck.push_under(index_of(card));
  deck.show_top(kEverybody);
}

void to_stage(State& s, Seat seat, int card, Events& events) {  // AA-BUY-06: any number of cards
  put(s.of(seat).stage, card);
  events.tell_all(Said::kKept, seat, card);
}

// --- Blockade tokens

void put_token(State& s, Seat owner, int card, Events& events) {
  if (s.token_supply == 0) return;  // AA-COMP-03
  ++s.tokens[card];
  --s.token_supply;
  put(s.of(owner).blocked, card);
  events.tell_all(Said::kBlocked, owner, card);
}

void take_tokens(State& s, Seat owner, int card, int number, Events& events) {
  s.tokens[card] = static_cast<std::uint8_t>(s.tokens[card] - number);
  s.token_supply = static_cast<std::uint8_t>(s.token_supply + number);  // AA-BLK-02
  if (s.tokens[card] == 0) remove(s.of(owner).blocked, card);
  events.tell_all(Said::kUnblocked, owner, card, number);
}

int tokens_of(const State& s, Seat seat, int type) {
  int n = 0;
  for (const Type each : kAllTypes)
    if (type == kTypes || static_cast<int>(each) == type)
      s.of(seat).blocked[each].each([&](int index) { n += s.tokens[card_of(each, index)]; });
  return n;
}

void leave_empire(State& s, Seat owner, int card, Events& events) {
  Player& p = s.of(owner);
  if (s.tokens[card] > 0) take_tokens(s, owner, card, s.tokens[card], events);  // AA-ATK-10
  remove(p.empire, card);
  remove(p.operational, card);
}

}  // namespace kosmo::artifacts
