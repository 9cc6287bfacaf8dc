// Activating a card, by the action or by an effect (MO-ATV).
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// MO-MOR-05
bool morale_allows(const Player& p, int source) {
  const int kind = active_kind(p, source);
  return kind == kNone || structure(kind).restriction != Restriction::kActivate6 || p.morale >= kRestrictedMorale;
}

// An activation that could do nothing: the rule of the card, where it has one of its own (MO-ATV-05).
Refusal why_not_worthwhile(const State& s, Seat seat, int source) {
  for (const Effect& e : effects_of(s.of(seat), source, Keyword::kActivation)) {
    if (can_do(s, seat, source, e)) continue;
    if (e.op == Op::kPay) return refuse("MO-ATV-03", {"You cannot pay its cost.", "Nie możesz opłacić kosztu."});
    if (e.op == Op::kTakeDiscard)
      return refuse("MO-CRD-14", {"The discard pile is empty.", "Stos kart odrzuconych jest pusty."});
    if (e.op == Op::kBuild && e.from_discard)
      return refuse("MO-CRD-15", {"The top card of the discard pile cannot be built now.",
                                  "Karty z wierzchu stosu kart odrzuconych nie można teraz wybudować."});
    if (e.op == Op::kBuild)
      return refuse("MO-CRD-01", {"Nothing in your hand can be built there now.",
                                  "Żadnej karty z ręki nie można tam teraz wybudować."});
    if (e.op == Op::kStealRandom)
      return refuse("MO-CRD-21", {"No opponent has a card in hand.", "Żaden przeciwnik nie ma kart na ręce."});
  }
  return refuse("MO-ATV-05", {"Its effect could not do anything now.", "Efekt nic by teraz nie dał."});
}

Refusal covered(int card) {
  return refuse("MO-ATV-02", {"{0} is covered.", "Karta „{0}” jest zakryta."}, {&kPlayedCardKind}, card);
}

// A card that is not the active one there: covered, or somebody else's, or nowhere (MO-ATV-01, MO-ATV-02).
Refusal why_not_that_card(const State& s, Seat seat, int card, int source) {
  if (source < kSystems && card < kAdvisorCards && s.of(seat).systems[source].contains(static_cast<std::uint8_t>(card)))
    return covered(card);
  if (source == kAdvisorSource && card_of(s.of(seat), source) == card) return covered(card);  // MO-ADV-17
  for (Seat q = 0; q < s.seats(); ++q)
    if (q != seat && card_of(s.of(q), source) == card)
      return refuse("MO-ATV-02", {"{0} belongs to somebody else.", "Karta „{0}” należy do kogoś innego."},
                    {&kPlayedCardKind}, card);
  return refuse("MO-ATV-01", {"You have no {0} there.", "Nie masz tam karty „{0}”."}, {&kPlayedCardKind}, card);
}

}  // namespace

// MO-ATV-01, MO-ATV-02, MO-ATV-03, MO-ATV-04, MO-ATV-05
bool can_activate(const State& s, Seat seat, int source, Marker marker) {
  const Player& p = s.of(seat);
  if (source > kAdvisorSource || field_of(p, source) != Field::kA || !field_empty(p, source)) return false;
  if (marker == Marker::kOfReserve && p.reserve == 0) return false;
  return morale_allows(p, source) && usable(s, seat, source, Keyword::kActivation);
}

void activate(State& s, Seat seat, int source, Marker marker, Events& events) {
  Player& p = s.of(seat);
  if (marker == Marker::kOfReserve) --p.reserve;
  marker_on(p, source) = 1;
  events.tell_all(Said::kActivated, seat, card_of(p, source), source);
  const Effects& effects = effects_of(p, source, Keyword::kActivation);
  if (effects[0].op == Op::kBuild && !effects[0].from_discard) s.core.reveal();  // the hand holds something to build
  push_effects(s, seat, source, Keyword::kActivation, kNobody);
}

Refusal why_not_activate(const State& s, Seat seat, int card, int source, Marker marker) {
  const Player& p = s.of(seat);
  if (source == kSheetSource)  // MO-SYS-12
    return refuse("MO-ATV-01",
                  {"A race is not a card: it is not activated.", "Rasa nie jest kartą: nie aktywuje się jej."});
  if (!source_is_active(p, source) || card_of(p, source) != card) return why_not_that_card(s, seat, card, source);
  if (field_of(p, source) != Field::kA)
    return refuse("MO-ATV-01", {"{0} has no Activation.", "Karta „{0}” nie ma słowa kluczowego Aktywacja."},
                  {&kPlayedCardKind}, card);
  if (!field_empty(p, source)) return refuse("MO-ATV-02", {"Its A field is occupied.", "Jej pole A jest zajęte."});
  if (marker == Marker::kOfReserve && p.reserve == 0)
    return refuse("MO-ATV-04", {"Your reserve is empty.", "Twoje rezerwy są puste."});
  if (!morale_allows(p, source))
    return refuse("MO-MOR-05", {"It can be activated only with a morale of 6 or more.",
                                "Można ją aktywować tylko przy morale co najmniej 6."});
  return why_not_worthwhile(s, seat, source);
}

}  // namespace kosmo::orion
