// Cards, markers and resources from hand to hand, and what lies where. The phases build on these.
#include "games/orion/rules/rules.h"

namespace kosmo::orion {

void add_to_hand(Player& p, int kind) {
  ++p.hand[index(kind)];
  ++p.hand_size;
}

void take_from_hand(Player& p, int kind) {
  --p.hand[index(kind)];
  --p.hand_size;
}

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

void draw_cards(State& s, Seat seat, int count, Events& events) {
  int drawn = 0;
  for (; drawn < count; ++drawn) {
    const std::uint8_t kind = draw_card(s, events);
    if (kind == kNone) break;
    add_to_hand(s.of(seat), kind);
    events.say(only(seat), Said::kDrewThis, kind);
  }
  if (drawn > 0) events.tell_all(Said::kDrew, seat, drawn);
}

void discard_from_hand(State& s, Seat seat, int kind, Events& events) {
  take_from_hand(s.of(seat), kind);
  s.discard.push(static_cast<std::uint8_t>(kind));
  s.core.reveal();  // the others see what was in the hand
  events.tell_all(Said::kDiscarded, seat, kind);
}

void gain(State& s, Seat seat, const Amount& amount, Events& events) {
  for (std::size_t r = 0; r < kResources; ++r) {
    if (amount[r] == 0) continue;
    std::uint8_t& have = s.of(seat).resources[r];
    have = static_cast<std::uint8_t>(std::min(kMaxResource, have + amount[r]));
    events.tell_all(Said::kGained, seat, amount[r], r);
  }
}

bool can_afford(const Player& p, const Amount& amount) {
  return p.resources[0] >= amount[0] && p.resources[1] >= amount[1] && p.resources[2] >= amount[2];
}

void pay(State& s, Seat seat, const Amount& amount, Events& events) {
  for (std::size_t r = 0; r < kResources; ++r) {
    s.of(seat).resources[r] = static_cast<std::uint8_t>(s.of(seat).resources[r] - amount[r]);
    if (amount[r] > 0) events.tell_all(Said::kLost, seat, amount[r], r);
  }
}

void change_morale(State& s, Seat seat, int by, Events& events) {
  Player& p = s.of(seat);
  p.morale = static_cast<std::int16_t>(std::min(kMaxMorale, p.morale + by));
  events.tell_all(Said::kMorale, seat, p.morale);
}

void change_vp(State& s, Seat seat, int by, Events& events) {
  s.of(seat).vp = static_cast<std::int16_t>(s.of(seat).vp + by);
  events.tell_all(Said::kPoints, seat, s.of(seat).vp);
}

void extra_action(State& s, Seat seat, int count, Events& events) {
  Player& p = s.of(seat);
  for (; count > 0 && p.reserve > 0; --count) {
    --p.reserve;
    ++p.available;
    events.tell_all(Said::kExtraAction, seat);
  }
}

void clear_marker(Player& p, int source) {
  std::uint8_t& marker = source == kAdvisorSource ? p.advisor_marker : p.marker[index(source)];
  p.reserve = static_cast<std::uint8_t>(p.reserve + marker);
  marker = 0;
}

bool races_chosen(const State& s) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).race == kNone) return false;
  return true;
}

Ability ability_of(const Player& p) { return p.race < kRaces ? race(p.race).ability : Ability::kNone; }

bool has_fulcrum(const Player& p) { return p.advisor != kNone && advisor(p.advisor).own_system; }

bool system_exists(const Player& p, int system) {
  return !p.systems[index(system)].empty() || (system == kFulcrumSystem && has_fulcrum(p));
}

int active_kind(const Player& p, int system) {
  if (system >= kSystems) return kNone;
  const System& cards = p.systems[index(system)];
  return cards.empty() ? kNone : cards.back();
}

int card_colour_below(const Player& p, int system) {
  if (system >= kSystems) return kNone;
  const System& cards = p.systems[index(system)];
  if (cards.size() >= 2) return static_cast<int>(structure(cards[cards.size() - 2]).colour);
  return cards.size() == 1 && system == kFulcrumSystem ? p.advisor_colour : kNone;  // MO-CRD-04
}

bool source_is_active(const Player& p, int source) {
  if (source == kAdvisorSource) return p.advisor != kNone && (!has_fulcrum(p) || p.systems[kFulcrumSystem].empty());
  return source < kSystems && active_kind(p, source) != kNone;
}

Field field_of(const Player& p, int source) {
  if (!source_is_active(p, source)) return Field::kNone;
  return source == kAdvisorSource ? advisor(p.advisor).field : structure(active_kind(p, source)).field;
}

bool field_empty(const Player& p, int source) {
  if (field_of(p, source) == Field::kNone) return false;
  return source == kAdvisorSource ? p.advisor_marker == 0 : p.marker[index(source)] == 0;
}

static const Effects& advisor_effects(const Advisor& a, Keyword keyword) {
  static const Effects kEmpty;
  switch (keyword) {
    case Keyword::kAlways: return a.always;
    case Keyword::kActivation: return a.activation;
    case Keyword::kAfterAttack: return a.after_attack;
    case Keyword::kRoundStart: return a.round_start;
    default: return kEmpty;
  }
}

const Effects& effects_of(const Player& p, int source, Keyword keyword) {
  static const Effects kEmpty;
  if (source == kAdvisorSource) return p.advisor == kNone ? kEmpty : advisor_effects(advisor(p.advisor), keyword);
  const int kind = source < kSystems ? active_kind(p, source) : kNone;
  return kind == kNone || structure(kind).keyword != keyword ? kEmpty : structure(kind).effects;
}

bool is_optional(const Player& p, int source, Keyword keyword) {
  if (source == kSheetSource) return true;
  if (source == kAdvisorSource) return keyword == Keyword::kAfterAttack && advisor(p.advisor).optional;
  return structure(active_kind(p, source)).optional;
}

// "cards" include Fulcrum Sandebar in his chosen colour, "structures" do not (section 11.4 of the rules).
int count_things(const State& s, Seat seat, int system, const Effect& e) {
  const Player& p = s.of(seat);
  const auto of_colour = [&](int kind) { return static_cast<int>(structure(kind).colour) == e.colour; };
  const bool fulcrum_fits = has_fulcrum(p) && p.advisor_colour == e.colour;
  int count = 0;
  switch (e.counted) {
    case Counted::kStructuresHere:
    case Counted::kCardsHere:
      if (system >= kSystems) return 0;
      for (const std::uint8_t kind : p.systems[index(system)]) count += of_colour(kind);
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
