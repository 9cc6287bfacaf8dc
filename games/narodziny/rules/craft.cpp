// The craft phase: the menu of everything a player may do (NK-BLD), and placing pieces (NK-PLC).
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

void list_placing(const PlayerBoard& b, ActionList& out) {
  if (b.empty_nebulae())
    for (int i = 0; i < b.reserve.tiles.size(); ++i) out.add(Verb::kPlaceNebula, b.reserve.tiles[i]);
  if (b.empty_stars())
    for (int e = 0; e < kElements; ++e)
      if (b.reserve.stars[e] > 0) out.add(Verb::kPlaceStar, e);
  if (b.reserve.proto > 0 && proto_spaces(b)) out.add(Verb::kPlaceLife);
}

void list_scoring(const State& s, Seat seat, ActionList& out) {
  const PlayerBoard& b = s.of(seat);
  each_bit(b.unfinished_nebulae(), [&](int n) {
    if (can_complete(b, n)) out.add(Verb::kComplete, n);
  });
  each_bit(b.completed, [&](int n) {
    if (can_advance(s, seat, n)) out.add(Verb::kAdvance, n);
  });
  if (b.waiting == 0) return;
  out.add(Verb::kRelease);
  for (const std::uint8_t card : b.ability)
    if (card != kNone && can_release_with(s, seat, card)) out.add(Verb::kReleaseWith, card);
}

void list_cards(const State& s, Seat seat, ActionList& out) {
  const PlayerBoard& b = s.of(seat);
  for (int t = 0; t < kControls; ++t) {
    if (b.hand[t] >= kSetSize) out.add(Verb::kExchange, t);
    for (int slot = 0; slot < kSlots; ++slot)
      if (can_acquire(s, seat, slot, t)) out.add(Verb::kAcquire, slot, t);
  }
  for (const std::uint8_t card : b.ability)
    if (card != kNone && can_use(s, seat, card)) out.add(Verb::kUse, card);
}

Refusal why_not_place_star(const PlayerBoard& b, int element) {
  if (element >= kElements || b.reserve.stars[element] == 0)
    return refuse("NK-PLC-02", {"There is no {0} in your reserve.", "W twojej rezerwie nie ma {0:gen}."},
                  {&kElementKind}, element);
  return refuse("NK-BRD-16", {"Every star space is occupied.", "Wszystkie pola na gwiazdy są zajęte."});
}

Refusal why_not_place_nebula(const PlayerBoard& b, int id) {
  if (!b.reserve.tiles.contains(static_cast<std::uint8_t>(id)))
    return refuse("NK-PLC-01", {"That nebula is not in your reserve.", "Tej mgławicy nie ma w twojej rezerwie."});
  return refuse("NK-BRD-16", {"Every nebula space is occupied.", "Wszystkie pola na mgławice są zajęte."});
}

Refusal why_not_place_life(const PlayerBoard& b) {
  if (b.reserve.proto == 0)
    return refuse("NK-PLC-03", {"There is no proto-life in your reserve.", "W twojej rezerwie nie ma protożycia."});
  return refuse("NK-PLC-03", {"No empty life space is next to your life tokens.",
                              "Żadne puste pole na znacznik życia nie sąsiaduje z twoimi znacznikami życia."});
}

int card_with(Op op) {
  for (int card = 0; card < kCards; ++card)
    for (const CardEffect& e : ability(card).effects)
      if (e.first.op == op || e.second.op == op) return card;
  broken_limit("no card has that effect");
}

// What only the effect of one card allows: it has not been used, or its effect is over.
Refusal only_with(Op op, std::string_view rule = "NK-ACT-06") {
  return refuse(rule,
                {"The effect of {0} is not being carried out; use that card first.",
                 "Efekt zdolności „{0}” nie jest teraz wykonywany; najpierw użyj tej karty."},
                {&kCardKind}, card_with(op));
}

Refusal no_wormhole_open() {
  const int card = card_with(Op::kMoveLifeAnywhere);
  return refuse("NK-ACT-06",
                {"{0} moves at most {1} life {1#token|tokens} each time it is used; to move more, use it again.",
                 "Zdolność „{0}” przenosi za każdym użyciem najwyżej {1} {1#znacznik|znaczniki|znaczników} życia; aby "
                 "przenieść więcej, użyj jej ponownie."},
                {&kCardKind, &kNumber}, card, ability(card).effects[0].first.a);
}

// What goes on with an action that nobody has begun.
Refusal why_not_begun(Verb verb) {
  switch (verb) {
    case Verb::kNebulaAt:
      return refuse("NK-PLC-01", {"First say which nebula you place.", "Najpierw wskaż mgławicę, którą umieszczasz."});
    case Verb::kStarAt:
      return refuse("NK-PLC-02", {"First say which star you place.", "Najpierw wskaż gwiazdę, którą umieszczasz."});
    case Verb::kLifeAt:
      return refuse("NK-PLC-03", {"First say that you place proto-life.", "Najpierw wybierz umieszczenie protożycia."});
    case Verb::kStarType:
      return refuse("NK-TIM-10", {"A star of any type comes from a release or a card.",
                                  "Gwiazdę dowolnego rodzaju daje zwolnienie komory czasu albo karta."});
    case Verb::kDiscardStar:
      return refuse("NK-NEB-05", {"A figure is discarded when a nebula is completed or a card says so.",
                                  "Figurkę odrzuca się po ukończeniu mgławicy albo gdy nakazuje to karta."});
    case Verb::kKeep:
    case Verb::kBottom:
      return refuse("NK-ABL-03", {"No ability cards have been drawn; acquire one first.",
                                  "Nie dobrano kart zdolności; najpierw pozyskaj kartę zdolności."});
    case Verb::kPay:
    case Verb::kDiscardNova:
    case Verb::kDiscardLife:
      return refuse("NK-ACT-02", {"No cost is being paid; use a card first.",
                                  "Nie opłacasz teraz żadnego kosztu; najpierw użyj karty."});
    case Verb::kEither:
      return refuse("NK-ACT-06", {"No card leaves a choice now; use one first.",
                                  "Żadna karta nie daje teraz wyboru; najpierw użyj karty."});
    case Verb::kRestore: return only_with(Op::kRestoreSupernova);
    case Verb::kIrradiate: return only_with(Op::kStabiliseAroundSupernova);
    case Verb::kLiftStar:
    case Verb::kLiftNebula: return only_with(Op::kRelocate, "NK-ACT-11");
    case Verb::kEvolve: return only_with(Op::kAdvanceAgain, "NK-LIF-05");
    case Verb::kReplace: return only_with(Op::kReplaceNebula);
    case Verb::kLiftLife: return no_wormhole_open();
    case Verb::kEnough: return only_with(Op::kMoveLifeAnywhere);
    case Verb::kNova:
      return refuse("NK-TRK-01", {"First spend a supernova resource.", "Najpierw wydaj zasób supernowej."});
    case Verb::kStabilise: return refuse("NK-TRK-02", {"First spend DNA.", "Najpierw wydaj DNA."});
    case Verb::kMoveStar:
    case Verb::kMoveLife: return refuse("NK-TRK-03", {"First spend a graviton.", "Najpierw wydaj grawiton."});
    case Verb::kStarTo:
    case Verb::kLifeTo: return refuse("NK-TRK-03", {"First say what you move.", "Najpierw wskaż, co przesuwasz."});
    case Verb::kOmega: return refuse("NK-OMG-02", {"First end your craft phase.", "Najpierw zakończ fazę budowania."});
    case Verb::kDrop:
      return refuse("NK-END-05", {"Energy cards are discarded down to 10 only at the end of a round.",
                                  "Nadmiar kart energii odrzuca się dopiero na końcu rundy."});
    default: return {};
  }
}

// Of the unfinished ones that with the fewest stars missing; of the completed ones without advanced life that with most
// life around it. kNowhere: there is none.
int nearest_nebula(const PlayerBoard& b) {
  int nearest = kNowhere;
  each_bit(b.unfinished_nebulae(), [&](int n) {
    if (nearest == kNowhere || stars_missing(b, n) < stars_missing(b, nearest)) nearest = n;
  });
  return nearest;
}
int liveliest_nebula(const PlayerBoard& b) {
  const auto life_around = [&](int n) { return count_bits(b.life() & kGalaxy.sides[n]); };
  int liveliest = kNowhere;
  each_bit(b.completed, [&](int n) {
    if (b.advanced_on(n) > 0) return;
    if (liveliest == kNowhere || life_around(n) > life_around(liveliest)) liveliest = n;
  });
  return liveliest;
}

}  // namespace

// NK-PLC-03, NK-PLC-04: next to life; with no life on the board, the start space.
std::uint64_t proto_spaces(const PlayerBoard& b) {
  if (!b.life()) return bit(kStartLife);
  return around(kGalaxy.life_neighbours, b.life()) & b.empty_lives();
}

// NK-BLD-01: any actions, in any order, as often as they can be paid.
// NK-BLD-02: the end of the phase is always among the choices.
void list_craft(const State& s, const Step& step, ActionList& out) {
  list_placing(s.of(step.seat), out);
  list_scoring(s, step.seat, out);
  list_cards(s, step.seat, out);
  for (const Resource r : {Resource::kSupernova, Resource::kDna, Resource::kGraviton})
    if (can_spend(s, step.seat, r)) out.add(Verb::kSpend, r);
  out.add(Verb::kEnd);
}

// Of each sort what is nearest: the nebula with the fewest stars missing, the type with most cards.
void expect_craft(const State& s, const Step& step, ActionList& out) {
  const PlayerBoard& b = s.of(step.seat);
  if (const int n = nearest_nebula(b); n != kNowhere) out.add(Verb::kComplete, n);
  if (const int n = liveliest_nebula(b); n != kNowhere) out.add(Verb::kAdvance, n);
  out.add(Verb::kRelease);
  const auto most = std::max_element(b.hand.begin(), b.hand.end());
  if (*most == 0) return;
  const auto type = most - b.hand.begin();
  if (const int slot = cheapest_slot(b); slot != kNone) out.add(Verb::kAcquire, slot, type);
  out.add(Verb::kExchange, type);
}

void apply_craft(State& s, const Step& step, Action a, Events& events) {
  const Seat seat = step.seat;
  if (verb_of(a) == Verb::kEnd) {  // NK-BLD-03, NK-OMG-01
    lose_reserve(s, seat, events);
    s.core.push(Kind::kOmega, seat);
    return;
  }
  s.core.push(Kind::kCraft, seat);
  switch (verb_of(a)) {
    case Verb::kPlaceNebula: s.core.steps.push(NebulaAtArgs(a.arg[0]).step(seat)); break;
    case Verb::kPlaceStar: s.core.steps.push(StarAtArgs(a.arg[0], kAnySector).step(seat)); break;
    case Verb::kPlaceLife: s.core.steps.push(ProtoAtArgs(false).step(seat)); break;
    case Verb::kComplete: complete(s, seat, a.arg[0], events); break;
    case Verb::kRelease: release(s, seat, kNone, events); break;
    case Verb::kReleaseWith: release(s, seat, a.arg[0], events); break;
    case Verb::kAdvance: advance(s, seat, a.arg[0], events); break;
    case Verb::kExchange:  // NK-CRD-02
      spend_cards(s, seat, a.arg[0], kSetSize, events);
      add_score(s, seat, kSetPoints);
      events.tell_all(Said::kExchanged, seat, a.arg[0]);
      break;
    case Verb::kAcquire: acquire(s, seat, a.arg[0], a.arg[1], events); break;
    case Verb::kUse: use_card(s, seat, a.arg[0], events); break;
    case Verb::kSpend: spend(s, seat, static_cast<Resource>(a.arg[0])); break;
    default: broken_limit("the craft phase offers no such action");
  }
}

Refusal why_not_craft(const State& s, const Step& step, Action a) {
  if (Refusal not_begun = why_not_begun(verb_of(a))) return not_begun;
  const PlayerBoard& b = s.of(step.seat);
  switch (verb_of(a)) {
    case Verb::kPlaceStar: return why_not_place_star(b, a.arg[0]);
    case Verb::kPlaceNebula: return why_not_place_nebula(b, a.arg[0]);
    case Verb::kPlaceLife: return why_not_place_life(b);
    case Verb::kComplete: return why_not_complete(s, step.seat, a.arg[0]);
    case Verb::kAdvance: return why_not_advance(s, step.seat, a.arg[0]);
    case Verb::kRelease:
      return refuse("NK-TIM-09", {"No time crystal stands on space 6.", "Na polu 6 nie ma żadnego kryształu czasu."});
    case Verb::kReleaseWith: return why_not_use(s, step.seat, a.arg[0], true);
    case Verb::kExchange:
      return refuse("NK-CRD-02",
                    {"You need 5 {0} cards; you have {1}.", "Potrzebujesz 5 kart energii {0:gen}; masz {1}."},
                    {&kControlKind, &kNumber}, a.arg[0], b.hand[a.arg[0]]);
    case Verb::kAcquire: return why_not_acquire(s, step.seat, a.arg[0], a.arg[1]);
    case Verb::kUse: return why_not_use(s, step.seat, a.arg[0], false);
    case Verb::kSpend: return why_not_spend(s, step.seat, static_cast<Resource>(a.arg[0]));
    case Verb::kShift:
    case Verb::kStop:
    case Verb::kTake:
    case Verb::kDraw:
    case Verb::kSize:
      return refuse("NK-RND-02", {"Your energy phase is over.", "Twoja faza energii już się skończyła."});
    case Verb::kGoAhead:
    case Verb::kWait:
      return refuse("NK-VAR-01",
                    {"The energy phase can be taken ahead only by the next player, in games with that option.",
                     "Fazę energii może rozegrać z wyprzedzeniem tylko następny gracz, w grze z tą opcją."});
    default: return {};
  }
}

// NK-PLC-01, NK-OMG-03 and Shooting Star.
void list_nebula_at(const State& s, const Step& step, ActionList& out) {
  each_bit(s.of(step.seat).empty_nebulae(), [&](int n) { out.add(Verb::kNebulaAt, n); });
}

void apply_nebula_at(State& s, const Step& step, Action a, Events& events) {
  PlayerBoard& b = s.of(step.seat);
  const NebulaAtArgs args(step);
  b.tile[a.arg[0]] = args.tile;
  if (args.from != kNowhere) {
    b.tile[args.from] = kNone;
    events.tell_all(Said::kMovedTile, step.seat, args.tile, args.from, a.arg[0]);
  } else {
    b.reserve.tiles.remove(args.tile);
    events.tell_all(Said::kPlacedTile, step.seat, args.tile, a.arg[0]);
  }
}

Refusal why_not_nebula_at(const State&, const Step& step, Action a) {
  const NebulaAtArgs args(step);
  if (verb_of(a) != Verb::kNebulaAt) return args.as_omega ? crafting_is_over(a) : Refusal{};
  if (a.arg[0] == args.from) return stays_where_it_was();
  return refuse("NK-BRD-16", {"There is a nebula on {0} already.", "Na polu {0} leży już mgławica."}, {&kNebulaSpace},
                a.arg[0]);
}

// A standard star of any type (NK-TIM-10, NK-SUP-02 and cards).
void list_star_type(const State& s, const Step&, ActionList& out) {
  for (int e = 0; e < kElements; ++e)
    if (s.stars[e] > 0) out.add(Verb::kStarType, e);
}

void apply_star_type(State& s, const Step& step, Action a, Events& events) {
  gain_stars(s, step.seat, static_cast<Element>(a.arg[0]), 1, events);
  const StarTypeArgs args(step);
  if (args.place) s.core.steps.push(StarAtArgs(a.arg[0], args.sector).step(step.seat));
}

Refusal why_not_star_type(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kStarType) return {};
  return refuse("NK-SUP-02",
                {"There is no {0} left in the supply.", "W zasobach ogólnych nie ma już ani jednej {0:gen}."},
                {&kElementKind}, a.arg[0]);
}

// NK-PLC-02
static std::uint64_t star_spaces(const PlayerBoard& b, int sector) {
  return b.empty_stars() & (sector == kAnySector ? kAllStars : kGalaxy.sector_stars[sector]);
}

// NK-PLC-02, NK-BRD-12
void list_star_at(const State& s, const Step& step, ActionList& out) {
  each_bit(star_spaces(s.of(step.seat), StarAtArgs(step).sector), [&](int space) { out.add(Verb::kStarAt, space); });
}

void apply_star_at(State& s, const Step& step, Action a, Events& events) {
  PlayerBoard& b = s.of(step.seat);
  const Element element = StarAtArgs(step).element;
  --b.reserve.stars[element];
  put_star(b, a.arg[0], element, false);
  events.tell_all(Said::kPlacedStar, step.seat, element, a.arg[0]);
}

Refusal why_not_star_at(const State& s, const Step& step, Action a) {
  if (verb_of(a) != Verb::kStarAt || a.arg[0] >= kStars) return {};
  if (s.of(step.seat).occupied_stars() & bit(a.arg[0]))
    return refuse("NK-BRD-16", {"{0} is occupied.", "Pole {0} jest zajęte."}, {&kStarSpace}, a.arg[0]);
  return refuse("NK-BRD-12", {"{0} does not belong to sector {1}.", "Pole {0} nie należy do sektora {1}."},
                {&kStarSpace, &kSectorKind}, a.arg[0], StarAtArgs(step).sector);
}

static std::uint64_t proto_targets(const PlayerBoard& b, const Step& step) {
  return ProtoAtArgs(step).by_stable ? around(kGalaxy.life_neighbours, b.stable) & b.empty_lives() : proto_spaces(b);
}

// NK-PLC-03, NK-PLC-04: a proto-life token of the reserve.
void list_proto_at(const State& s, const Step& step, ActionList& out) {
  each_bit(proto_targets(s.of(step.seat), step), [&](int l) { out.add(Verb::kLifeAt, l); });
}

void apply_proto_at(State& s, const Step& step, Action a, Events& events) {
  PlayerBoard& b = s.of(step.seat);
  --b.reserve.proto;
  b.proto |= bit(a.arg[0]);
  events.tell_all(Said::kPlacedLife, step.seat, a.arg[0]);
}

static Refusal why_not_life_at(const PlayerBoard& b, Action a) {
  if (verb_of(a) == Verb::kLifeAt && a.arg[0] < kLives && (b.life() & bit(a.arg[0])))
    return refuse("NK-BRD-16", {"{0} is occupied.", "Pole {0} jest zajęte."}, {&kLifeSpace}, a.arg[0]);
  return {};
}

Refusal why_not_proto_at(const State& s, const Step& step, Action a) {
  const PlayerBoard& b = s.of(step.seat);
  if (Refusal occupied = why_not_life_at(b, a)) return occupied;
  if (verb_of(a) != Verb::kLifeAt) return {};
  if (!b.life())
    return refuse("NK-PLC-04",
                  {"With no life on your board it must go to the start space L02.",
                   "Skoro na planszy nie ma życia, znacznik musi trafić na początkowe pole na znacznik życia (L02)."});
  if (ProtoAtArgs(step).by_stable)
    return refuse("NK-PLC-03", {"{0} is not next to stable life.", "Pole {0} nie sąsiaduje z życiem stabilnym."},
                  {&kLifeSpace}, a.arg[0]);
  return refuse("NK-PLC-03",
                {"{0} is not next to your life tokens.", "Pole {0} nie sąsiaduje z twoimi znacznikami życia."},
                {&kLifeSpace}, a.arg[0]);
}

// NK-PLC-06: stable life from the supply, on any empty life space.
void list_stable_at(const State& s, const Step& step, ActionList& out) {
  each_bit(s.of(step.seat).empty_lives(), [&](int l) { out.add(Verb::kLifeAt, l); });
}

void apply_stable_at(State& s, const Step& step, Action a, Events& events) {
  --s.life;
  s.of(step.seat).stable |= bit(a.arg[0]);
  events.tell_all(Said::kPlacedStable, step.seat, a.arg[0]);
  if (const int left = RepeatArgs(step).left - 1; left > 0)
    s.core.steps.push(RepeatArgs(left).step(Kind::kStableAt, step.seat));
}

Refusal why_not_stable_at(const State& s, const Step& step, Action a) { return why_not_life_at(s.of(step.seat), a); }

// NK-PLC-08
void lose_reserve(State& s, Seat seat, Events& events) {
  Reserve& r = s.of(seat).reserve;
  int lost = r.proto + r.tiles.size();
  for (int e = 0; e < kElements; ++e) {
    lost += r.stars[e];
    s.stars[e] = static_cast<std::uint8_t>(s.stars[e] + r.stars[e]);
  }
  s.life = static_cast<std::uint8_t>(s.life + r.proto);
  for (const std::uint8_t id : r.tiles) return_tile(s, id);
  r = Reserve{};
  if (lost > 0) events.tell_all(Said::kLost, seat, lost);
}

}  // namespace kosmo::narodziny
