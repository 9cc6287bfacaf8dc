// What the arguments of a step mean. Each is read from a step and makes one, so that the numbers have names everywhere
// else. How large they may be stands in flow.cpp.
#pragma once

#include "games/orion/content.h"
#include "games/orion/words.h"

namespace kosmo::orion {

// A seat, or nobody, in an argument that cannot be negative.
constexpr int to_argument(Seat seat) { return seat + 1; }
constexpr Seat from_argument(int arg) { return static_cast<Seat>(arg - 1); }

// An effect list being carried out, one effect after another.
struct EffectArgs {
  int card;                 // as kPlayedCardKind counts them
  Keyword keyword;          // under which the list stands on that card
  int source;               // where the card lies
  int which = 0;            // of the effects
  Seat defender = kNobody;  // who was attacked
  Seat victim = kNobody;    // the opponent being hit; nobody: it has not come to them yet

  EffectArgs(int on_card, Keyword under, int at_source, Seat attacked)
      : card(on_card), keyword(under), source(at_source), defender(attacked) {}
  explicit EffectArgs(const Step& s)
      : card(s.arg[0]),
        keyword(static_cast<Keyword>(s.arg[1])),
        source(s.arg[2]),
        which(s.arg[3]),
        defender(from_argument(s.arg[4])),
        victim(from_argument(s.arg[5])) {}
  Step step(Seat seat) const {
    return make_step(Kind::kEffect, seat, card, keyword, source, which, to_argument(defender), to_argument(victim));
  }
};

// Several effects at one time, in an order that their owner chooses. The same for kResolve and kChooseEffect.
struct ResolveArgs {
  Keyword keyword;
  int sources;  // still to come, one bit each
  Seat defender = kNobody;

  ResolveArgs(Keyword of, int bits, Seat attacked) : keyword(of), sources(bits), defender(attacked) {}
  explicit ResolveArgs(const Step& s)
      : keyword(static_cast<Keyword>(s.arg[0])), sources(s.arg[1]), defender(from_argument(s.arg[2])) {}
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, keyword, sources, to_argument(defender)); }
};

// A structure, and where it goes.
struct Building {
  int kind, system;
};

// A structure being paid for.
struct PaymentArgs {
  int kind, system, discount;
  bool from_discard;

  PaymentArgs(Building it, int less, bool discarded)
      : kind(it.kind), system(it.system), discount(less), from_discard(discarded) {}
  explicit PaymentArgs(const Step& s) : PaymentArgs({s.arg[0], s.arg[1]}, s.arg[2], s.arg[3] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kPayment, seat, kind, system, discount, from_discard); }
};

// A structure built by an effect.
struct BuildMoreArgs {
  int less = 0, system = kAnySystem;
  bool may_decline = true, from_discard = false;
  int again = kNone;  // the colour that allows another build after this one (MO-CRD-02), or kNone

  BuildMoreArgs() = default;
  explicit BuildMoreArgs(const Step& s)
      : less(s.arg[0]),
        system(s.arg[1]),
        may_decline(s.arg[2] != 0),
        from_discard(s.arg[3] != 0),
        again(s.arg[4] == 0 ? kNone : s.arg[4] - 1) {}
  Step step(Seat seat) const {
    return make_step(Kind::kBuildMore, seat, less, system, may_decline, from_discard, again == kNone ? 0 : again + 1);
  }
};

// An effect that may be declined: of that card. It waits right below.
struct MayUseArgs {
  int card;

  explicit MayUseArgs(int on_card) : card(on_card) {}
  explicit MayUseArgs(const Step& s) : MayUseArgs(s.arg[0]) {}
  Step step(Seat seat) const { return make_step(Kind::kMayUse, seat, card); }
};

// One exchange in either direction, as its structure says (MO-ATV-06).
struct ExchangeArgs {
  int card;

  explicit ExchangeArgs(int on_card) : card(on_card) {}
  explicit ExchangeArgs(const Step& s) : ExchangeArgs(s.arg[0]) {}
  Step step(Seat seat) const { return make_step(Kind::kExchange, seat, card); }
};

// Units of resources to gain, each of any kind.
struct GainAnyArgs {
  int units;

  explicit GainAnyArgs(int count) : units(count) {}
  explicit GainAnyArgs(const Step& s) : GainAnyArgs(s.arg[0]) {}
  Step step(Seat seat) const { return make_step(Kind::kGainAny, seat, units); }
};

// One of these gains: so much of each resource (MO-GEN-07).
struct GainOneOfArgs {
  Amount amount;

  explicit GainOneOfArgs(const Amount& of_each) : amount(of_each) {}
  explicit GainOneOfArgs(const Step& s)
      : amount{static_cast<std::uint8_t>(s.arg[0]), static_cast<std::uint8_t>(s.arg[1]),
               static_cast<std::uint8_t>(s.arg[2])} {}
  Step step(Seat seat) const { return make_step(Kind::kGainOneOf, seat, amount[0], amount[1], amount[2]); }
};

// A structure of that opponent goes to the bottom of its system.
struct SinkArgs {
  Seat opponent;

  explicit SinkArgs(Seat whose) : opponent(whose) {}
  explicit SinkArgs(const Step& s) : SinkArgs(static_cast<Seat>(s.arg[0])) {}
  Step step(Seat seat) const { return make_step(Kind::kSink, seat, opponent); }
};

// Cards of the discard pile to choose from: so many of the top.
struct RecoverArgs {
  int of_top;
  bool may_decline;

  RecoverArgs(int count, bool optional) : of_top(count), may_decline(optional) {}
  explicit RecoverArgs(const Step& s) : RecoverArgs(s.arg[0], s.arg[1] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kRecover, seat, of_top, may_decline); }
};

// Cards to discard from hand. For kDiscardOr: or morale to lose; for kDiscard: morale that could have been lost
// instead.
struct DiscardArgs {
  int cards, morale = 0;

  explicit DiscardArgs(int count, int or_morale = 0) : cards(count), morale(or_morale) {}
  explicit DiscardArgs(const Step& s) : DiscardArgs(s.arg[0], s.arg[1]) {}
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, cards, morale); }
};

// A system being put in a new order. For kNext the card that was active, for kWhichCopy the one on top now.
struct ArrangeArgs {
  int system, card;

  ArrangeArgs(int where, int on_top) : system(where), card(on_top) {}
  explicit ArrangeArgs(const Step& s) : ArrangeArgs(s.arg[0], s.arg[1]) {}
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, system, card); }
};

}  // namespace kosmo::orion
