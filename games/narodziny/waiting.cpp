// What waits to be done must belong together and to what lies on the table: no game leaves anything else.
#include <algorithm>

#include <fmt/format.h>

#include "engine/waiting.h"
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

constexpr auto& cannot_wait = kosmo::cannot_wait<Narodziny>;

// The steps of one state, seen from one of them: what waits beneath it.
class Waiting {
 public:
  Waiting(const State& s, int at) : s_(s), at_(at) {}

  // A part of the craft phase, which goes on after it (NK-BLD-01).
  bool in_craft() const {
    const Step* next = below();
    return next && next->is(Kind::kCraft) && next->seat == step().seat;
  }
  // Nothing comes after it but what it brings about itself.
  bool is_last() const { return at_ == 0; }
  // The step right after it is of one of these kinds and of that seat; of its own, if none is named.
  bool before(std::initializer_list<Kind> kinds, Seat seat) const {
    const Step* next = below();
    return next && next->seat == seat && std::any_of(kinds.begin(), kinds.end(), [&](Kind k) { return next->is(k); });
  }
  bool before(std::initializer_list<Kind> kinds) const { return before(kinds, step().seat); }
  // The craft phase comes after the energy phase, the player's own or that of the one before (NK-RND-03, NK-VAR-01).
  bool before_craft() const {
    if (before({Kind::kBeginCraft, Kind::kCraft})) return true;
    const Step* next = below();
    return s_.ahead && next && next->is(Kind::kCraft) && s_.after(next->seat) == step().seat;
  }
  // A part of the end of a turn (NK-OMG-02).
  bool before_end_of_turn() const { return before({Kind::kEndTurn}); }
  // The hand limit is applied to one after another, before the next round (NK-END-05).
  bool before_next_round() const {
    const Step* next = below();
    return next && (next->is(Kind::kNextRound) || (next->is(Kind::kHandLimit) && next->seat != step().seat));
  }
  // The player before this one is about to craft.
  bool before_others_craft() const {
    const Step* next = below();
    return next && next->is(Kind::kCraft) && s_.after(next->seat) == step().seat;
  }
  // A part of that effect; the further effects of the card come after it (NK-ACT-06).
  bool by_effect(Op op) const { return effect(op) != nullptr; }
  const Effect* effect(Op op) const {
    const Step* next = below();
    if (!next || !next->is(Kind::kEffect) || next->seat != step().seat) return nullptr;
    const EffectArgs args(*next);
    const auto& effects = ability(args.card).effects;
    if (args.which == 0 || args.which > effects.size()) return nullptr;
    const CardEffect& done = effects[args.which - 1];
    return done.first.op == op ? &done.first : done.second.op == op ? &done.second : nullptr;
  }
  // The card whose cost is being paid, of which this step is a part; its effects come after the cost (NK-ACT-02).
  const Ability* paid_card() const {
    int i = at_ - 1;
    while (i >= 0 && (s_.core.steps[i].is(Kind::kDiscardLife) || s_.core.steps[i].is(Kind::kDiscardNova))) --i;
    if (i < 0 || !s_.core.steps[i].is(Kind::kEffect) || s_.core.steps[i].seat != step().seat) return nullptr;
    const EffectArgs args(s_.core.steps[i]);
    return args.which == 0 ? &ability(args.card) : nullptr;
  }
  // A choice between two effects of a card: its next effect comes after it.
  bool before_next_effect() const {
    const Step* next = below();
    const EffectArgs args(step());
    return next && next->is(Kind::kEffect) && next->seat == step().seat && EffectArgs(*next).card == args.card &&
           EffectArgs(*next).which == args.which + 1;
  }

 private:
  const Step& step() const { return s_.core.steps[at_]; }
  const Step* below() const { return at_ > 0 ? &s_.core.steps[at_ - 1] : nullptr; }

  const State& s_;
  int at_;
};

// Is the step a part of what waits beneath it?
bool belongs(const Step& step, const Waiting& waiting) {
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kRound:
    case Kind::kTurn:
    case Kind::kEndTurn:
    case Kind::kEndRound:
    case Kind::kNextRound: return waiting.is_last();
    case Kind::kShift: return waiting.before({Kind::kCollect, Kind::kEndEnergy}) || waiting.before_craft();
    case Kind::kTakeCard: return waiting.before({Kind::kCollect, Kind::kEndEnergy});
    case Kind::kCollect: return waiting.before({Kind::kEndEnergy});
    case Kind::kEndEnergy: return waiting.before_craft();
    case Kind::kNebulaSize:
      if (NebulaSizeArgs(step).as_omega) return waiting.before_end_of_turn();
      return waiting.before({Kind::kCollect, Kind::kEndEnergy});
    case Kind::kOverlap: return waiting.before_others_craft();
    case Kind::kBeginCraft: return waiting.in_craft();
    case Kind::kCraft:
    case Kind::kOmega: return waiting.before_end_of_turn();
    case Kind::kHandLimit: return waiting.before_next_round();
    case Kind::kNebulaAt:
      if (NebulaAtArgs(step).as_omega) return waiting.before_end_of_turn();
      return NebulaAtArgs(step).from == kNowhere ? waiting.in_craft() : waiting.by_effect(Op::kRelocate);
    case Kind::kStarType:
      if (!StarTypeArgs(step).place) return waiting.by_effect(Op::kGainAnyStar);
      return waiting.in_craft() || waiting.by_effect(Op::kPlaceAnyStar);
    case Kind::kStarAt: return waiting.in_craft() || waiting.by_effect(Op::kPlaceAnyStar);
    case Kind::kProtoAt:
      return ProtoAtArgs(step).by_stable ? waiting.by_effect(Op::kPlaceProtoByStable) : waiting.in_craft();
    case Kind::kStableAt: return waiting.by_effect(Op::kPlaceStable);
    case Kind::kDiscardStar:
      return DiscardStarArgs(step).for_a_card() ? waiting.by_effect(Op::kDiscardStar) : waiting.in_craft();
    case Kind::kPay: return waiting.paid_card() == &ability(PayArgs(step).card);
    case Kind::kDiscardNova: return waiting.paid_card() && waiting.paid_card()->cost.novas > 0;
    case Kind::kDiscardLife: return waiting.paid_card();
    case Kind::kEither: return waiting.before_next_effect();
    case Kind::kNova: return waiting.in_craft() || waiting.by_effect(Op::kSupernova);
    case Kind::kRestore: return waiting.by_effect(Op::kRestoreSupernova);
    case Kind::kStabilise:
      if (StabiliseArgs(step).as_omega) return waiting.before_end_of_turn();
      return waiting.in_craft() || waiting.by_effect(Op::kStabilise);
    case Kind::kIrradiate: return waiting.by_effect(Op::kStabiliseAroundSupernova);
    case Kind::kStarTo:
      if (StarToArgs(step).anywhere) return waiting.by_effect(Op::kRelocate);
      return waiting.in_craft() || waiting.by_effect(Op::kMoveLastStar);
    case Kind::kLifeTo: return waiting.in_craft() || waiting.by_effect(Op::kMoveProto);
    case Kind::kMoveProto: return waiting.by_effect(Op::kMoveProto);
    case Kind::kRelocate: return waiting.by_effect(Op::kRelocate);
    case Kind::kWormhole:
    case Kind::kWormholeTo: return waiting.by_effect(Op::kMoveLifeAnywhere);
    case Kind::kEvolve: return waiting.by_effect(Op::kAdvanceAgain);
    case Kind::kReplace: return waiting.by_effect(Op::kReplaceNebula);
    case Kind::kKeep:
    case Kind::kBottom:
    case Kind::kEffect:
    case Kind::kMoveWhat: return waiting.in_craft();
    case Kind::kCount: break;
  }
  return false;
}

// NK-RND-01: after all that waits, somebody's turn ends, or a turn or round is to come.
Problem impossible_last(const State& s) {
  const Step& last = s.core.steps[0];
  for (const Kind kind : {Kind::kRound, Kind::kEndRound, Kind::kNextRound})
    if (last.is(kind))
      return last.seat < 0 ? Problem{} : cannot_wait(last, "it belongs to no player", "nie należy do żadnego gracza");
  if (last.is(Kind::kTurn) || last.is(Kind::kEndTurn)) return {};
  return {"/steps: the last one must be 'end-turn', or a turn or the end of a round (NK-RND-01)",
          "/steps: ostatni musi być krok „end-turn” albo tura lub koniec rundy (NK-RND-01)"};
}

Problem at_least(const Step& step, int wanted, int found) {
  if (wanted < 1) return cannot_wait(step, "there must be at least one", "musi być co najmniej jeden");
  if (wanted <= found) return {};
  return cannot_wait(step, fmt::format("it needs {}, but finds only {}", wanted, found),
                     fmt::format("potrzeba {}, a jest {}", wanted, found));
}

// NK-ENE-02, NK-ENE-03
Problem impossible_shift(const Step& step) {
  const ShiftArgs args(step);
  if (args.left == kShiftSteps && args.own_moved)
    return cannot_wait(step, "nothing has been moved yet", "niczego jeszcze nie przesunięto");
  return at_least(step, args.left, kShiftSteps);
}

// NK-COL-04, NK-ENE-09: a card for each token on the control and each own marker there.
Problem impossible_take_card(const Step& step) {
  constexpr int kMost = kControlRoom + kSlots;
  if (RepeatArgs(step).left > kMost)
    return cannot_wait(step, fmt::format("nobody takes more than {} cards", kMost),
                       fmt::format("nikt nie bierze więcej niż {} kart", kMost));
  return at_least(step, RepeatArgs(step).left, kMost);
}

// NK-VAR-03
Problem impossible_overlap(const State& s, const Step& step) {
  if (s.overlap && !s.ahead && s.turns_done + 1 < s.seats()) return {};
  return cannot_wait(step, "no energy phase can be taken ahead now",
                     "nie można teraz rozegrać fazy energii z wyprzedzeniem");
}

// NK-OMG-01, NK-PLC-08: the reserve was lost when the craft phase ended, and the marker moves once a round.
Problem impossible_omega(const PlayerBoard& b, const Step& step) {
  if (holds_anything(b.reserve))
    return cannot_wait(step, "the reserve is lost before it", "wcześniej traci się rezerwę");
  if (step.is(Kind::kOmega) && b.marker != Marker::kAlpha)
    return cannot_wait(step, "the marker is on omega already", "znacznik leży już na polu omega");
  return {};
}

// NK-OMG-03
Problem impossible_nebula_size(const PlayerBoard& b, const Step& step) {
  if (NebulaSizeArgs(step).as_omega) {
    if (b.marker != Marker::kNebula || !b.empty_nebulae())
      return cannot_wait(step, "that omega space was not chosen, or no nebula space is empty",
                         "nie wybrano tego pola omega albo nie ma pustego pola na mgławicę");
    return impossible_omega(b, step);
  }
  if (b.reserve.tiles.full())
    return cannot_wait(step, "there is no room for it in the reserve", "nie ma na nią miejsca w rezerwie");
  return {};
}

// NK-PLC-01, NK-PLC-07
Problem impossible_nebula_at(const PlayerBoard& b, const Step& step) {
  const NebulaAtArgs args(step);
  if (args.as_omega && (b.marker != Marker::kNebula || args.from != kNowhere))
    return cannot_wait(step, "that omega space was not chosen", "nie wybrano tego pola omega");
  const bool held = args.from == kNowhere ? b.reserve.tiles.contains(args.tile)
                                          : b.tile[args.from] == args.tile && !(b.completed & (1U << args.from));
  if (held) return {};
  return cannot_wait(step, fmt::format("nebula {} does not lie there", kTileKind.print(args.tile)),
                     fmt::format("nie leży tam mgławica {}", kTileKind.print(args.tile)));
}

Problem impossible_sector(const PlayerBoard& b, const Step& step, int sector) {
  if (sector >= kSectors && sector != kAnySector)
    return cannot_wait(step, "there is no such sector", "nie ma takiego sektora");
  if (b.empty_stars() & (sector == kAnySector ? kAllStars : kGalaxy.sector_stars[sector])) return {};
  return cannot_wait(step, "no star space is empty there", "nie ma tam pustego pola na gwiazdę");
}

// NK-ABL-03, NK-ABL-04: as many cards as were paid for, or all that the deck held; and all of one deck.
Problem impossible_drawn(const State& s, int deck, int most) {
  const bool strange =
      std::any_of(s.drawn.begin(), s.drawn.end(), [&](int card) { return card / kCardsPerDeck != deck; });
  if (strange)
    return {"/drawn: these cards are not all of the deck that they were drawn from",
            "/drawn: nie wszystkie te karty są z talii, z której je dobrano"};
  if (s.drawn.size() <= most) return {};
  return {fmt::format("/drawn: {} cards, {} at most can be left", s.drawn.size(), most),
          fmt::format("/drawn: kart jest {}, a może ich być najwyżej {}", s.drawn.size(), most)};
}

Problem impossible_keep(const State& s, const Step& step) {
  const KeepArgs args(step);
  if (s.of(step.seat).ability[args.slot] != kNone)
    return cannot_wait(step, "that slot is filled", "to miejsce jest już zajęte");
  if (s.drawn.size() < kSlotCost[args.slot] && !s.ability_deck[args.deck].empty())
    return {"/drawn: fewer cards than were paid for, though the deck has more",
            "/drawn: kart jest mniej, niż opłacono, choć w talii są następne"};
  return impossible_drawn(s, args.deck, kSlotCost[args.slot]);
}

// NK-ACT-02
Problem impossible_discard_life(const PlayerBoard& b, const Step& step, const Cost& cost) {
  const DiscardLifeArgs args(step);
  if (args.left > (args.stable ? cost.stable : cost.proto))
    return cannot_wait(step, "the card does not cost that much", "karta tyle nie kosztuje");
  return at_least(step, args.left, count_bits(args.stable ? b.stable : b.proto));
}

// NK-ACT-01, NK-ACT-06
Problem impossible_effect(const PlayerBoard& b, const Step& step) {
  const EffectArgs args(step);
  if (!owns(b, args.card))
    return cannot_wait(step, "that card is not in the player's ability slots",
                       "tej karty nie ma na miejscach na karty zdolności gracza");
  const bool either = step.is(Kind::kEither);
  if (args.which > ability(args.card).effects.size() - either || (either && args.effect().second.op == Op::kNothing))
    return cannot_wait(step, "the card has no such effect", "karta nie ma takiego efektu");
  return {};
}

// NK-TRK-07: a supernova moves only by a card that says so.
Problem impossible_star_to(const PlayerBoard& b, const Step& step) {
  const StarToArgs args(step);
  if ((args.anywhere ? b.occupied_stars() : b.standard_stars()) & bit(args.from)) return {};
  return cannot_wait(step, fmt::format("there is no such star on {}", kStarSpace.print(args.from)),
                     fmt::format("na polu {} nie ma takiej gwiazdy", kStarSpace.print(args.from)));
}

Problem no_life_on(const Step& step, int space) {
  return cannot_wait(step, fmt::format("there is no such life token on {}", kLifeSpace.print(space)),
                     fmt::format("na polu {} nie ma takiego znacznika życia", kLifeSpace.print(space)));
}

// NK-ACT-06: as many tokens have been moved as are no longer left to move, all of one kind, each once.
Problem impossible_wormhole(const PlayerBoard& b, const Step& step, const Effect& effect) {
  using Tokens = WormholeArgs::Tokens;
  const WormholeArgs args(step);
  const int moved = (args.moved[0] != kNowhere) + (args.moved[1] != kNowhere);
  const bool on_its_way = step.is(Kind::kWormholeTo);
  if (args.left < 1 || args.left + moved != effect.a || (moved == 1 && args.moved[0] == kNowhere) ||
      (args.moved[0] == args.moved[1] && moved > 0) || (args.tokens == Tokens::kAny) != (moved == 0 && !on_its_way))
    return cannot_wait(step, "the tokens moved and those left to move do not agree",
                       "przeniesione znaczniki nie zgadzają się z tym, ile ich zostało do przeniesienia");
  const std::uint64_t tokens = args.tokens == Tokens::kProto    ? b.proto
                               : args.tokens == Tokens::kStable ? b.stable
                                                                : b.life();
  for (const int space : args.moved)
    if (space != kNowhere && !(tokens & bit(space))) return no_life_on(step, space);
  if (on_its_way && (args.from == args.moved[0] || args.from == args.moved[1] || !(tokens & bit(args.from))))
    return no_life_on(step, args.from);
  return at_least(step, 1, count_bits(b.empty_lives()));
}

// NK-SUP-05
Problem impossible_replace(const State& s, const Step& step, const Effect& effect) {
  const ReplaceArgs args(step);
  if (args.old_size != effect.a || args.new_size != effect.b)
    return cannot_wait(step, "the card replaces other sizes", "karta zamienia inne rozmiary");
  return at_least(step, 1, s.nebula_stack[args.new_size - 1].size());
}

// What the step needs on the table, beyond that something can be chosen.
Problem impossible_step(const State& s, int at) {
  const Step& step = s.core.steps[at];
  const Waiting waiting(s, at);
  if (!belongs(step, waiting))
    return cannot_wait(step, "what it is a part of must come right after it",
                       "zaraz po nim musi następować to, czego jest częścią");
  if (step.seat < 0) return {};
  const PlayerBoard& b = s.of(step.seat);
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kShift: return impossible_shift(step);
    case Kind::kNebulaSize: return impossible_nebula_size(b, step);
    case Kind::kTakeCard: return impossible_take_card(step);
    case Kind::kOverlap: return impossible_overlap(s, step);
    case Kind::kNebulaAt: return impossible_nebula_at(b, step);
    case Kind::kStarType:
      return StarTypeArgs(step).place ? impossible_sector(b, step, StarTypeArgs(step).sector) : Problem{};
    case Kind::kStarAt:
      if (Problem p = impossible_sector(b, step, StarAtArgs(step).sector)) return p;
      return at_least(step, 1, b.reserve.stars[StarAtArgs(step).element]);
    case Kind::kProtoAt: return at_least(step, 1, b.reserve.proto);
    case Kind::kStableAt:
      return at_least(step, RepeatArgs(step).left, std::min<int>(s.life, count_bits(b.empty_lives())));
    case Kind::kDiscardStar:
      if (DiscardStarArgs(step).for_a_card() || b.completed & (1U << DiscardStarArgs(step).nebula)) return {};
      return cannot_wait(step, "that nebula is not completed", "ta mgławica nie jest ukończona");
    case Kind::kKeep: return impossible_keep(s, step);
    case Kind::kBottom: return impossible_drawn(s, BottomArgs(step).deck, kSlotCost[kSlots - 1] - 1);
    case Kind::kPay:
      if (PayArgs(step).cost().type >= kAnyType) return {};
      return cannot_wait(step, "that cost leaves no choice", "ten koszt nie daje wyboru");
    case Kind::kDiscardLife: return impossible_discard_life(b, step, waiting.paid_card()->cost);
    case Kind::kEffect:
    case Kind::kEither: return impossible_effect(b, step);
    case Kind::kNova: return at_least(step, RepeatArgs(step).left, count_bits(b.standard_stars()));
    case Kind::kStabilise:
      if (StabiliseArgs(step).as_omega && (b.marker != Marker::kStabilise || StabiliseArgs(step).left != 1))
        return cannot_wait(step, "that omega space was not chosen", "nie wybrano tego pola omega");
      return at_least(step, StabiliseArgs(step).left, count_bits(b.proto));
    case Kind::kStarTo: return impossible_star_to(b, step);
    case Kind::kLifeTo:
      return b.life() & bit(LifeToArgs(step).from) ? Problem{} : no_life_on(step, LifeToArgs(step).from);
    case Kind::kMoveProto: return at_least(step, 1, count_bits(b.empty_lives()));
    case Kind::kWormhole:
    case Kind::kWormholeTo: return impossible_wormhole(b, step, *waiting.effect(Op::kMoveLifeAnywhere));
    case Kind::kEvolve: return at_least(step, 1, s.advanced_stack.size());
    case Kind::kReplace: return impossible_replace(s, step, *waiting.effect(Op::kReplaceNebula));
    case Kind::kOmega: return impossible_omega(b, step);
    case Kind::kHandLimit:
      if (b.hand_size() > kHandLimit) return {};
      return cannot_wait(step, "the hand is within the limit", "na ręce nie ma kart ponad limit");
    default: return {};
  }
}

// The step that comes next, and what lies ready for it and for nothing else.
Problem impossible_next(const State& s) {
  const Step* next = s.core.over || s.core.steps.empty() ? nullptr : &s.core.steps.back();
  const int needed = !next ? 0 : next->is(Kind::kKeep) ? 1 : next->is(Kind::kBottom) ? 2 : 0;
  if (needed == 0 ? !s.drawn.empty() : s.drawn.size() < needed)
    return {"/drawn: ability cards lie there exactly while one is kept and the others go under their deck",
            "/drawn: karty zdolności leżą tu dokładnie wtedy, gdy jedną się zachowuje, a resztę wkłada pod talię"};
  return {};
}

// NK-ACT-06: which piece the running card has touched.
Problem wrong_last(const State& s) {
  if (s.last == kNone) return {};
  for (const Step& step : s.core.steps)
    if (step.is(Kind::kEffect)) {
      const PlayerBoard& b = s.of(step.seat);
      if ((s.last < kStars && b.occupied_stars() & bit(s.last)) || (s.last < kLives && b.life() & bit(s.last)))
        return {};
    }
  return {"/last: no effect is being carried out that has touched a piece there",
          "/last: nie trwa żaden efekt, który dotyczył elementu na tym polu"};
}

}  // namespace

Problem impossible_waiting(const State& s) {
  if (Problem p = impossible_next(s)) return p;
  if (s.core.over || s.core.steps.empty()) return {};
  if (Problem p = impossible_last(s)) return p;
  for (int at = 0; at < s.core.steps.size(); ++at)
    if (Problem p = impossible_step(s, at)) return p;
  return wrong_last(s);
}

}  // namespace kosmo::narodziny
