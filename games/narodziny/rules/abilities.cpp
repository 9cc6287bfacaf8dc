// Ability cards: paying (NK-ACT-02, NK-ACT-04), and the effects that the 32 cards are made of. The cards themselves are
// data: content/abilities.toml. Each effect has one line in can_do (could it change anything?) and one in do_effect.
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

std::uint64_t novas_with_proto(const PlayerBoard& b) {
  std::uint64_t out = 0;
  each_bit(b.nova, [&](int space) {
    if (kGalaxy.star_lives[space] & b.proto) out |= bit(space);
  });
  return out;
}

std::uint64_t proto_around(const PlayerBoard& b, int element) {  // NK-ACT-10: supernovas do not count
  return around(kGalaxy.star_lives, b.figures[element] & ~b.nova) & b.proto;
}

std::uint32_t unfinished_of_size(const PlayerBoard& b, int size) {
  std::uint32_t out = 0;
  each_bit(b.unfinished_nebulae(), [&](int n) {
    if (tile(b.tile[n]).size == size) out |= 1U << n;
  });
  return out;
}

std::uint32_t with_one_advanced(const PlayerBoard& b) {
  std::uint32_t out = 0;
  for (int n = 0; n < kNebulae; ++n)
    if (b.advanced_on(n) == 1) out |= 1U << n;
  return out;
}

std::uint64_t sector_spaces(int sector) { return sector == kAnySector ? kAllStars : kGalaxy.sector_stars[sector]; }

// NK-ACT-05: could this effect change anything, once the cost is paid?
bool can_do(const State& s, Seat seat, const Effect& e, const Cost& cost) {
  const PlayerBoard& b = s.of(seat);
  const int proto = count_bits(b.proto) - cost.proto, stable = count_bits(b.stable) - cost.stable;
  switch (e.op) {
    case Op::kGainStar: return s.stars[e.a] > 0;
    case Op::kGainAnyStar: return any_star_left(s);
    case Op::kPlaceAnyStar: return any_star_left(s) && (b.empty_stars() & sector_spaces(e.a));
    case Op::kGainProto: return s.life > 0;
    case Op::kPlaceStable: return s.life > 0 && b.empty_lives();
    case Op::kPlaceProtoByStable: return s.life > 0 && (around(kGalaxy.life_neighbours, b.stable) & b.empty_lives());
    case Op::kDiscardStar:
    case Op::kSupernova: return b.standard_stars();
    case Op::kRestoreSupernova: return b.nova;
    case Op::kMoveProto: return proto > 0 && b.empty_lives();
    case Op::kStabilise: return proto > 0;
    case Op::kStabiliseAroundSupernova: return novas_with_proto(b);
    case Op::kStabiliseAround: return proto_around(b, e.a);
    case Op::kGainNebula: return !s.nebula_stack[e.a - 1].empty() && !b.reserve.tiles.full();
    case Op::kReplaceNebula: return unfinished_of_size(b, e.a) && !s.nebula_stack[e.b - 1].empty();
    case Op::kRelocate: return (b.occupied_stars() && b.empty_stars()) || (b.unfinished_nebulae() && b.empty_nebulae());
    case Op::kMoveLifeAnywhere: return proto + stable > 0 && (b.empty_lives() || cost.proto + cost.stable > 0);
    case Op::kAdvanceAgain: return with_one_advanced(b) && !s.advanced_stack.empty();
    case Op::kScore:
    case Op::kGrowth: return true;
    case Op::kNothing:
    case Op::kCount: break;
    case Op::kStabiliseAroundLast:  // what goes on with a piece never stands first
    case Op::kStabiliseLast:
    case Op::kMoveLastStar: break;
  }
  return false;
}

// NK-ACT-06: what cannot be done now is skipped. An effect that goes on with a piece needs one touched before it.
bool possible(const State& s, Seat seat, const Effect& e) {
  if (e.op == Op::kStabiliseAroundLast) return s.last < kStars;
  if (e.op == Op::kStabiliseLast) return s.last < kLives;
  if (e.op == Op::kMoveLastStar) return s.last < kStars && s.of(seat).empty_stars();
  return can_do(s, seat, e, {});
}

// NK-ACT-05: the first part decides, even if a later one could be done; of a choice, one alternative is enough.
bool useful(const State& s, Seat seat, const Ability& card) {
  const CardEffect& e = card.effects[0];
  return can_do(s, seat, e.first, card.cost) || can_do(s, seat, e.second, card.cost);
}

// Carries out an effect, or pushes the step that asks for its target. What cannot be done is skipped (NK-ACT-06).
// NK-ACT-07: a star goes to the reserve, or is placed at once if the effect says where.
void do_effect(State& s, Seat seat, const Effect& e, Events& events) {
  PlayerBoard& b = s.of(seat);
  switch (e.op) {
    case Op::kNothing:
    case Op::kCount: break;
    case Op::kGainStar: gain_stars(s, seat, static_cast<Element>(e.a), e.b, events); break;
    case Op::kGainAnyStar:
      if (any_star_left(s)) s.core.steps.push(StarTypeArgs::to_reserve().step(seat));
      break;
    case Op::kPlaceAnyStar:
      if (any_star_left(s) && (b.empty_stars() & sector_spaces(e.a)))
        s.core.steps.push(StarTypeArgs::to_board(e.a).step(seat));
      break;
    case Op::kGainProto: gain_proto(s, seat, e.a, events); break;
    case Op::kPlaceStable:
      if (const int n = std::min({int{e.a}, int{s.life}, count_bits(b.empty_lives())}); n > 0)
        s.core.steps.push(RepeatArgs(n).step(Kind::kStableAt, seat));
      break;
    case Op::kPlaceProtoByStable:
      gain_proto(s, seat, 1, events);
      s.core.steps.push(ProtoAtArgs(true).step(seat));
      break;
    case Op::kScore:
      add_score(s, seat, e.a);
      events.tell_all(Said::kScored, seat, e.a);
      break;
    case Op::kGrowth: grow(s, seat, e.a, events); break;
    case Op::kDiscardStar: s.core.steps.push(DiscardStarArgs(kNowhere).step(seat)); break;
    case Op::kSupernova: {
      const int n = std::min(int{e.a}, count_bits(b.standard_stars()));
      s.core.steps.push(RepeatArgs(n).step(Kind::kNova, seat));
      break;
    }
    case Op::kStabiliseAroundLast: stabilise(s, seat, kGalaxy.star_lives[s.last], events); break;
    case Op::kRestoreSupernova: s.core.push(Kind::kRestore, seat); break;
    case Op::kMoveLastStar:
      if (b.empty_stars()) s.core.steps.push(StarToArgs(s.last).step(seat));
      break;
    case Op::kMoveProto: s.core.push(Kind::kMoveProto, seat); break;
    case Op::kStabiliseLast: stabilise(s, seat, bit(s.last), events); break;
    case Op::kStabilise:
      if (const int n = std::min(int{e.a}, count_bits(b.proto)); n > 0) s.core.steps.push(StabiliseArgs(n).step(seat));
      break;
    case Op::kStabiliseAroundSupernova: s.core.push(Kind::kIrradiate, seat); break;
    case Op::kStabiliseAround: stabilise(s, seat, proto_around(b, e.a), events); break;
    case Op::kGainNebula: {
      const std::uint8_t id = draw_tile(s, e.a - 1);
      b.reserve.tiles.push(id);
      events.tell_all(Said::kTookTile, seat, id);
      break;
    }
    case Op::kReplaceNebula: s.core.steps.push(ReplaceArgs(e.a, e.b).step(seat)); break;
    case Op::kRelocate: s.core.push(Kind::kRelocate, seat); break;
    case Op::kMoveLifeAnywhere: s.core.steps.push(WormholeArgs(e.a).step(Kind::kWormhole, seat)); break;
    case Op::kAdvanceAgain: s.core.push(Kind::kEvolve, seat); break;
  }
}

Refusal no_such_piece(std::string_view rule) {
  return refuse(rule, {"There is no such piece on that space of your board.",
                       "Na tym polu twojej planszy nie ma takiego elementu."});
}

}  // namespace

bool owns(const PlayerBoard& b, int card) {
  return std::find(b.ability.begin(), b.ability.end(), static_cast<std::uint8_t>(card)) != b.ability.end();
}

// NK-ACT-02, NK-ACT-04
static bool has_cards(const PlayerBoard& b, const Cost& cost) {
  const int most = *std::max_element(b.hand.begin(), b.hand.end());
  return (cost.type >= kAnyType ? most : b.hand[cost.type]) >= cost.cards;
}
bool can_pay(const PlayerBoard& b, const Cost& cost) {
  return has_cards(b, cost) && b.graviton >= cost.gravitons && count_bits(b.nova) >= cost.novas &&
         count_bits(b.stable) >= cost.stable && count_bits(b.proto) >= cost.proto;
}

// NK-ACT-05: which part of a cost is missing.
static Refusal why_not_afford(const PlayerBoard& b, const Cost& cost) {
  constexpr std::string_view kRule = "NK-ACT-05";
  if (!has_cards(b, cost) && cost.type == kAnyType)
    return refuse(kRule, {"You have no energy card to pay with.", "Nie masz karty energii na opłacenie kosztu."});
  if (!has_cards(b, cost) && cost.type == kSameType)
    return refuse(kRule,
                  {"You do not have {0} energy cards of one type.",
                   "Nie masz {0} {0#karty|kart|kart} energii tego samego rodzaju."},
                  {&kNumber}, cost.cards);
  if (!has_cards(b, cost))
    return refuse(kRule,
                  {"You do not have {0} {1} {0#card|cards}.", "Nie masz {0} {0#karty|kart|kart} energii {1:gen}."},
                  {&kNumber, &kControlKind}, cost.cards, cost.type);
  if (b.graviton < cost.gravitons) return refuse(kRule, {"You have no graviton.", "Nie masz grawitonu."});
  if (count_bits(b.nova) < cost.novas)
    return refuse(kRule, {"There is no supernova on your board to discard.",
                          "Na twojej planszy nie ma supernowej do odrzucenia."});
  if (count_bits(b.stable) < cost.stable)
    return refuse(kRule, {"There is too little stable life on your board to discard.",
                          "Na twojej planszy jest za mało życia stabilnego do odrzucenia."});
  return refuse(kRule, {"There is too little proto-life on your board to discard.",
                        "Na twojej planszy jest za mało protożycia do odrzucenia."});
}

bool can_use(const State& s, Seat seat, int card) {
  const Ability& a = ability(card);
  return !a.cost.instead_of_star && can_pay(s.of(seat), a.cost) && useful(s, seat, a);
}

bool can_release_with(const State& s, Seat seat, int card) {
  const Ability& a = ability(card);
  return a.cost.instead_of_star && useful(s, seat, a);
}

Refusal why_not_use(const State& s, Seat seat, int card, bool in_release) {
  const PlayerBoard& b = s.of(seat);
  if (card >= kCards || !owns(b, card))
    return refuse("NK-ACT-01", {"That card is not in your ability slots.",
                                "Tej karty nie ma na twoich miejscach na karty zdolności."});
  const Ability& a = ability(card);
  if (a.cost.instead_of_star != in_release)
    return refuse(
        "NK-TIM-15",
        {"Cards that replace the star work only when you release the time chamber, and no others do then.",
         "Karty zastępujące gwiazdę działają tylko przy zwolnieniu komory czasu; innych nie można wtedy użyć."});
  if (in_release && b.waiting == 0)
    return refuse("NK-TIM-09", {"No time crystal stands on space 6.", "Na polu 6 nie ma żadnego kryształu czasu."});
  if (!in_release && !can_pay(b, a.cost)) return why_not_afford(b, a.cost);
  return refuse("NK-ACT-05", {"The first part of its effect could not be carried out now.",
                              "Pierwszej części efektu nie da się teraz wykonać."});
}

void push_effects(State& s, Seat seat, int card) { s.core.steps.push(EffectArgs(card).step(Kind::kEffect, seat)); }

// NK-ACT-02: the whole cost first; then the effects in their order.
void use_card(State& s, Seat seat, int card, Events& events) {
  const Cost& cost = ability(card).cost;
  PlayerBoard& b = s.of(seat);
  events.tell_all(Said::kUsed, seat, card);
  push_effects(s, seat, card);
  if (cost.stable > 0) s.core.steps.push(DiscardLifeArgs(cost.stable, true).step(seat));
  if (cost.proto > 0) s.core.steps.push(DiscardLifeArgs(cost.proto, false).step(seat));
  if (cost.novas > 0) s.core.push(Kind::kDiscardNova, seat);
  b.graviton = static_cast<std::uint8_t>(b.graviton - cost.gravitons);
  if (cost.gravitons > 0) events.tell_all(Said::kPaidGravitons, seat, cost.gravitons);
  if (cost.type < kAnyType)
    spend_cards(s, seat, cost.type, cost.cards, events);
  else
    s.core.steps.push(PayArgs(card).step(seat));
  if (cost.type == kSameType) s.core.reveal();  // the others now know that the hand holds so many alike
}

// NK-ACT-04: "any" and "same" leave the type to the player.
void list_pay(const State& s, const Step& step, ActionList& out) {
  const Cost& cost = PayArgs(step).cost();
  for (int t = 0; t < kControls; ++t)
    if (s.of(step.seat).hand[t] >= cost.cards) out.add(Verb::kPay, t);
}

void apply_pay(State& s, const Step& step, Action a, Events& events) {
  spend_cards(s, step.seat, a.arg[0], PayArgs(step).cost().cards, events);
}

Refusal why_not_pay(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kPay) return {};
  return refuse("NK-ACT-04", {"You do not have enough {0} cards.", "Nie masz dość kart energii {0:gen}."},
                {&kControlKind}, a.arg[0]);
}

// NK-ACT-02: a supernova as a cost (Event Horizon).
void list_discard_nova(const State& s, const Step& step, ActionList& out) {
  each_bit(s.of(step.seat).nova, [&](int space) { out.add(Verb::kDiscardNova, space); });
}
void apply_discard_nova(State& s, const Step& step, Action a, Events& events) {
  discard_star(s, step.seat, a.arg[0], events);
}
Refusal why_not_discard_nova(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kDiscardNova ? no_such_piece("NK-ACT-02") : Refusal{};
}

// NK-ACT-02: life tokens as a cost.
void list_discard_life(const State& s, const Step& step, ActionList& out) {
  const PlayerBoard& b = s.of(step.seat);
  each_bit(DiscardLifeArgs(step).stable ? b.stable : b.proto, [&](int l) { out.add(Verb::kDiscardLife, l); });
}
void apply_discard_life(State& s, const Step& step, Action a, Events& events) {
  discard_life(s, step.seat, a.arg[0], events);
  const DiscardLifeArgs args(step);
  if (args.left > 1) s.core.steps.push(DiscardLifeArgs(args.left - 1, args.stable).step(step.seat));
}
Refusal why_not_discard_life(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kDiscardLife ? no_such_piece("NK-ACT-02") : Refusal{};
}

// NK-ACT-06: the effects one after another.
void run_effect(State& s, const Step& step, Events& events) {
  const EffectArgs args(step);
  if (args.past_the_last()) {
    s.last = kNone;
    return;
  }
  s.core.steps.push(EffectArgs(args.card, args.which + 1).step(Kind::kEffect, step.seat));
  const CardEffect& e = args.effect();
  if (!possible(s, step.seat, e.first) && !possible(s, step.seat, e.second)) return;
  if (e.second.op == Op::kNothing) return do_effect(s, step.seat, e.first, events);
  s.core.steps.push(args.step(Kind::kEither, step.seat));
}

// NK-ACT-06: one of two effects, the possible ones.
void list_either(const State& s, const Step& step, ActionList& out) {
  const CardEffect& e = EffectArgs(step).effect();
  if (can_do(s, step.seat, e.first, {})) out.add(Verb::kEither, e.first.op);
  if (can_do(s, step.seat, e.second, {})) out.add(Verb::kEither, e.second.op);
}
void apply_either(State& s, const Step& step, Action a, Events& events) {
  const CardEffect& e = EffectArgs(step).effect();
  do_effect(s, step.seat, a.arg[0] == static_cast<int>(e.first.op) ? e.first : e.second, events);
}
Refusal why_not_either(const State&, const Step& step, Action a) {
  if (verb_of(a) != Verb::kEither) return {};
  const CardEffect& e = EffectArgs(step).effect();
  if (a.arg[0] != static_cast<int>(e.first.op) && a.arg[0] != static_cast<int>(e.second.op))
    return refuse("NK-ACT-06", {"The card has no such effect.", "Ta karta nie ma takiego efektu."});
  return refuse("NK-ACT-05", {"That effect could not change anything now.", "Ten efekt niczego by teraz nie zmienił."});
}

// NK-ACT-11: a supernova on the board, turned back to its element (Binary Star).
void list_restore(const State& s, const Step& step, ActionList& out) {
  each_bit(s.of(step.seat).nova, [&](int space) { out.add(Verb::kRestore, space); });
}
void apply_restore(State& s, const Step& step, Action a, Events& events) {
  s.of(step.seat).nova &= ~bit(a.arg[0]);
  remember(s, a.arg[0]);
  events.tell_all(Said::kRestored, step.seat, a.arg[0]);
}
Refusal why_not_restore(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kRestore ? no_such_piece("NK-ACT-11") : Refusal{};
}

// NK-ACT-11: all proto-life around one supernova on the board (Ionizing Radiation).
void list_irradiate(const State& s, const Step& step, ActionList& out) {
  each_bit(novas_with_proto(s.of(step.seat)), [&](int space) { out.add(Verb::kIrradiate, space); });
}
void apply_irradiate(State& s, const Step& step, Action a, Events& events) {
  stabilise(s, step.seat, kGalaxy.star_lives[a.arg[0]], events);
}
Refusal why_not_irradiate(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kIrradiate) return {};
  return refuse("NK-ACT-05",
                {"There is no supernova with proto-life next to it on {0}.",
                 "Na polu {0} nie ma supernowej z sąsiednim protożyciem."},
                {&kStarSpace}, a.arg[0]);
}

// NK-ACT-11, NK-ACT-09: a proto-life token on the board, to be moved once (Genetic Drift).
void list_move_proto(const State& s, const Step& step, ActionList& out) {
  each_bit(s.of(step.seat).proto, [&](int l) { out.add(Verb::kMoveLife, l); });
}
void apply_move_proto(State& s, const Step& step, Action a, Events&) {
  s.core.steps.push(LifeToArgs(a.arg[0]).step(step.seat));
}
Refusal why_not_move_proto(const State&, const Step&, Action a) {
  return verb_of(a) == Verb::kMoveLife ? no_such_piece("NK-ACT-11") : Refusal{};
}

// NK-ACT-11, NK-PLC-07: a star, supernova or unfinished nebula put on any empty space of its kind (Shooting Star).
void list_relocate(const State& s, const Step& step, ActionList& out) {
  const PlayerBoard& b = s.of(step.seat);
  if (b.empty_stars()) each_bit(b.occupied_stars(), [&](int space) { out.add(Verb::kLiftStar, space); });
  if (b.empty_nebulae()) each_bit(b.unfinished_nebulae(), [&](int n) { out.add(Verb::kLiftNebula, n); });
}
void apply_relocate(State& s, const Step& step, Action a, Events&) {
  if (verb_of(a) == Verb::kLiftStar) return s.core.steps.push(StarToArgs(a.arg[0], true).step(step.seat));
  s.core.steps.push(NebulaAtArgs(s.of(step.seat).tile[a.arg[0]], a.arg[0]).step(step.seat));
}
Refusal why_not_relocate(const State& s, const Step& step, Action a) {
  if (verb_of(a) == Verb::kLiftNebula && a.arg[0] < kNebulae && (s.of(step.seat).completed & (1U << a.arg[0])))
    return refuse("NK-PLC-07",
                  {"A completed nebula stays where it is.", "Ukończona mgławica zostaje na swoim miejscu."});
  if (verb_of(a) == Verb::kLiftStar || verb_of(a) == Verb::kLiftNebula) return no_such_piece("NK-ACT-11");
  return {};
}

// Up to three different tokens of one kind, each to any empty life space, at least one (Wormhole).
static std::uint64_t wormhole_tokens(const PlayerBoard& b, const WormholeArgs& args) {
  using Tokens = WormholeArgs::Tokens;
  std::uint64_t tokens = args.tokens == Tokens::kProto ? b.proto : args.tokens == Tokens::kStable ? b.stable : b.life();
  for (const int space : args.moved)
    if (space != kNowhere) tokens &= ~bit(space);
  return tokens;
}
// NK-ACT-06, NK-ACT-11
void list_wormhole(const State& s, const Step& step, ActionList& out) {
  const WormholeArgs args(step);
  each_bit(wormhole_tokens(s.of(step.seat), args), [&](int l) { out.add(Verb::kLiftLife, l); });
  if (args.has_moved()) out.add(Verb::kEnough);
}
void expect_wormhole(const State&, const Step&, ActionList& out) { out.add(Verb::kEnough); }
void apply_wormhole(State& s, const Step& step, Action a, Events&) {
  if (verb_of(a) == Verb::kEnough) return;
  WormholeArgs args(step);
  const bool proto = s.of(step.seat).proto & bit(a.arg[0]);
  args.tokens = proto ? WormholeArgs::Tokens::kProto : WormholeArgs::Tokens::kStable;
  args.from = a.arg[0];
  s.core.steps.push(args.step(Kind::kWormholeTo, step.seat));
}
Refusal why_not_wormhole(const State& s, const Step& step, Action a) {
  if (verb_of(a) == Verb::kEnough)
    return refuse("NK-ACT-06", {"At least one token must be moved.", "Trzeba przenieść co najmniej jeden znacznik."});
  if (verb_of(a) != Verb::kLiftLife || a.arg[0] >= kLives) return {};
  if (s.of(step.seat).life() & bit(a.arg[0]))
    return refuse("NK-ACT-06", {"Only tokens of one kind may be relocated, each once.",
                                "Można przenieść tylko znaczniki jednego rodzaju, każdy raz."});
  return no_such_piece("NK-ACT-11");
}

// NK-ACT-06, NK-BRD-16
void list_wormhole_to(const State& s, const Step& step, ActionList& out) {
  each_bit(s.of(step.seat).empty_lives(), [&](int l) { out.add(Verb::kLifeTo, l); });
}
void apply_wormhole_to(State& s, const Step& step, Action a, Events& events) {
  WormholeArgs args(step);
  move_life(s, step.seat, args.from, a.arg[0]);
  events.tell_all(Said::kCarriedLife, step.seat, args.from, a.arg[0]);
  args.from = 0;
  args.moved[args.moved[0] == kNowhere ? 0 : 1] = a.arg[0];
  --args.left;
  if (args.left > 0 && wormhole_tokens(s.of(step.seat), args)) s.core.steps.push(args.step(Kind::kWormhole, step.seat));
}
Refusal why_not_wormhole_to(const State&, const Step& step, Action a) {
  if (verb_of(a) != Verb::kLifeTo) return {};
  if (a.arg[0] == WormholeArgs(step).from) return stays_where_it_was();
  return refuse("NK-BRD-16", {"{0} is occupied.", "Pole {0} jest zajęte."}, {&kLifeSpace}, a.arg[0]);
}

// NK-LIF-05: a second advanced life token (Evolution).
void list_evolve(const State& s, const Step& step, ActionList& out) {
  each_bit(with_one_advanced(s.of(step.seat)), [&](int n) { out.add(Verb::kEvolve, n); });
}
void apply_evolve(State& s, const Step& step, Action a, Events& events) {
  put_advanced(s, step.seat, a.arg[0], events);
}
Refusal why_not_evolve(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kEvolve) return {};
  return refuse("NK-LIF-05",
                {"{0} does not carry exactly one advanced life token.",
                 "Na polu {0} nie leży dokładnie jeden żeton zaawansowanej formy życia."},
                {&kNebulaSpace}, a.arg[0]);
}

// NK-SUP-05, NK-ACT-11: an unfinished nebula replaced by the top tile of another size (Stardust).
void list_replace(const State& s, const Step& step, ActionList& out) {
  each_bit(unfinished_of_size(s.of(step.seat), ReplaceArgs(step).old_size), [&](int n) { out.add(Verb::kReplace, n); });
}
void apply_replace(State& s, const Step& step, Action a, Events& events) {
  std::uint8_t& place = s.of(step.seat).tile[a.arg[0]];
  const std::uint8_t id = draw_tile(s, ReplaceArgs(step).new_size - 1);
  return_tile(s, place);
  place = id;
  events.tell_all(Said::kReplaced, step.seat, a.arg[0], id);
}
Refusal why_not_replace(const State&, const Step& step, Action a) {
  if (verb_of(a) != Verb::kReplace) return {};
  return refuse(
      "NK-ACT-11",
      {"There is no unfinished nebula of size {1} on {0}.", "Na polu {0} nie ma nieukończonej mgławicy rozmiaru {1}."},
      {&kNebulaSpace, &kNumber}, a.arg[0], ReplaceArgs(step).old_size);
}

}  // namespace kosmo::narodziny
