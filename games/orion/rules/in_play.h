// Cards in play: what lies where, and whether it works. Inline, since the choices of every action ask this of every
// card.
#pragma once

#include "games/orion/content.h"

namespace kosmo::orion {

// Of the race; none before it is chosen.
inline Ability ability_of(const Player& p) { return p.race < kRaces ? race(p.race).ability : Ability::kNone; }

inline bool has_fulcrum(const Player& p) { return p.advisor != kNone && advisor(p.advisor).own_system; }

// MO-CRD-05, MO-ADV-09: holds a card.
inline bool system_exists(const Player& p, int system) {
  return !p.systems[system].empty() || (system == kFulcrumSystem && has_fulcrum(p));
}

// The top structure, or kNone.
inline int active_kind(const Player& p, int system) {
  if (system >= kSystems) return kNone;
  const System& cards = p.systems[system];
  return cards.empty() ? kNone : cards.back();
}

// MO-SYS-06, MO-SYS-07, MO-ADV-17
inline bool source_is_active(const Player& p, int source) {
  if (source == kAdvisorSource) return p.advisor != kNone && (!has_fulcrum(p) || p.systems[kFulcrumSystem].empty());
  return source < kSystems && active_kind(p, source) != kNone;
}

// As kPlayedCardKind counts them; kNone if nothing lies there.
inline int card_of(const Player& p, int source) {
  if (source == kSheetSource) return p.race == kNone ? kNone : kRaceCards + p.race;
  if (source == kAdvisorSource) return p.advisor == kNone ? kNone : kAdvisorCards + p.advisor;
  return active_kind(p, source);
}

inline Field field_of(const Player& p, int source) {
  if (source == kAdvisorSource) return source_is_active(p, source) ? advisor(p.advisor).field : Field::kNone;
  const int kind = active_kind(p, source);
  return kind == kNone ? Field::kNone : structure(kind).field;
}

// MO-SYS-13, MO-MRK-01: a marker fills its field, and that is all it does.
inline bool field_empty(const Player& p, int source) {
  if (field_of(p, source) == Field::kNone) return false;
  return (source == kAdvisorSource ? p.advisor_marker : p.marker[source]) == 0;
}

// Calls f(effect) for every Always effect that works for the player.
template <class F>
void each_always(const Player& p, F&& f) {
  for (const System& cards : p.systems) {
    if (cards.empty()) continue;
    const Structure& active = structure(cards.back());
    if (active.keyword != Keyword::kAlways) continue;
    for (const Effect& e : active.effects) f(e);
  }
  if (p.advisor == kNone) return;
  for (const Effect& e : advisor(p.advisor).always) f(e);  // Fulcrum Sandebar's also when covered (MO-ADV-17)
}

}  // namespace kosmo::orion
