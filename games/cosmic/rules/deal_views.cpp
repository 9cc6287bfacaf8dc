// A deal that is being bargained for, as files, views and learners see it (CE-DEAL-28).
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {

namespace {
// What a term is about, by name, for views: a card, a type or a planet.
void describe_what(Archive& ar, const Term& term) {
  if (ar.whole() || ar.pads()) return;
  const bool is_card = term.kind == TermKind::kCard || term.kind == TermKind::kNamed;
  std::uint8_t card = is_card ? term.what : kNone, type = term.kind == TermKind::kOfType ? term.what : kNone,
               planet = term.kind == TermKind::kColony ? term.what : kNone;
  const bool frees = term.kind == TermKind::kShips;
  Seat owner = frees ? FreedShips(term.what).owner : kNobody;
  int ships = frees ? FreedShips(term.what).count : 0;
  ar.name("card", card, kCardKind, kNone);
  ar.name("type", type, kTypeKind, kNone);
  ar.name("planet", planet, kPlanetKind, kNone);
  ar.name("owner", owner, kSeatKind, kNobody);
  ar.number("ships", ships, 0, kMostShips);
}
}  // namespace

void describe_deal(Archive& ar, State& s) {
  const auto heard = [](const Term& term, Seat maker, Seat other) {
    return term.kind == TermKind::kCard ? static_cast<Audience>(only(maker) | only(other)) : kEverybody;
  };
  s.talk.describe(ar, "talk", kSeatKind, heard, [&](Term& term) {
    ar.object("", [&] {
      ar.name("term", term.kind, kTermKindKind);
      ar.name("giver", term.giver, kSideKind);
      ar.number("what", term.what, 0, 255);
      if (term.kind == TermKind::kShips && FreedShips(term.what).owner >= s.seats())
        ar.refuse({"ships of nobody in this game", "statki kogoś, kto nie gra w tej grze"});
      describe_what(ar, term);
    });
  });
}

}  // namespace kosmo::cosmic
