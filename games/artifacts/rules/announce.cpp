// The steps of every action (AA-PAY-13): it is announced, blocked cards are paid for, the cost is paid, it is carried
// out.
#include <algorithm>

#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

// --- blocked cards that could help (AA-BLK-05, AA-BLK-09)

// The action whose limit and modifiers count (AA-LIMIT-04).
Deed modified_deed(const DeedArgs& what) {
  return what.deed == Deed::kPrepare ? building_of(static_cast<Type>(what.target)) : what.deed;
}

bool uses_produced_cards(Deed deed) { return deed != Deed::kPurchase && deed < Deed::kEntering; }

bool helps(const State& s, const Effect& e, const DeedArgs& what) {
  const Deed deed = modified_deed(what);
  switch (e.op) {
    case Op::kModCost: return e.deed == what.deed;  // preparing costs nothing
    case Op::kModLimit: return e.deed == deed || (e.deed == Deed::kCount && deed < Deed::kEntering);
    case Op::kModLook: return deed == Deed::kPurchase;
    case Op::kModTrade: return deed == Deed::kTrade;
    case Op::kModGold: return is_operational(deed);
    case Op::kModColour: return is_basic(deed) && deed != Deed::kPurchase;
    case Op::kModProduce: return what.deed == Deed::kDiscover || what.deed == Deed::kEntering;
    case Op::kModAttack: return what.deed == Deed::kAttacking && fits_target(s, e.scope);
    default: return false;
  }
}

bool technology_helps(const State& s, int index, const DeedArgs& what) {
  const BuiltCard& technology = card(card_of(Type::kTechnology, index));
  if (technology.keyword != Keyword::kAlways) return false;
  return std::any_of(technology.effects.begin(), technology.effects.end(),
                     [&](const Effect& e) { return e.when == Event::kNow && helps(s, e, what); });
}

// Blocked cards of the player that would work in this action if they were paid for.
CardSet helpful_blocked(const State& s, Seat seat, const DeedArgs& what) {
  const Player& p = s.of(seat);
  CardSet out{};
  for (const Type type : kAllTypes) out[type] = p.blocked[type] - s.paid[type];
  const Deed deed = modified_deed(what);
  CardsOfType planets = out[Type::kPlanet], ships = out[Type::kShip], technologies = out[Type::kTechnology];
  out = {};
  technologies.each([&](int index) {
    if (!p.operational[Type::kTechnology].contains(index) && technology_helps(s, index, what))
      out[Type::kTechnology].add(index);
  });
  if (helps_by_ships(deed)) out[Type::kShip] = (ships - p.operational[Type::kShip]) & helpers_of(Type::kShip, deed);
  const bool is_discounted = what.deed <= Deed::kBuild;  // Purchase, Discover, Develop, Build
  if (is_discounted)
    out[Type::kPlanet] = (planets - p.operational[Type::kPlanet]) & helpers_of(Type::kPlanet, what.deed);
  if (uses_produced_cards(deed))
    p.produced.each([&](int r) {
      const int planet = s.lying_on[r];
      if (planets.contains(index_of(planet)) && could_play(s, seat, what, r, s.section_b.contains(r))) put(out, planet);
    });
  return out;
}

// --- can it be paid?

// Credits that carrying it out will ask for in any case: of blocked cards only, one must be paid for.
int credits_kept(const State& s, Seat seat, Type type) {
  const Player& p = s.of(seat);
  if (!(p.operational[type] - p.blocked[type]).empty()) return 0;
  int least = kBankTop + 1;  // there is none
  p.operational[type].each([&](int index) { least = std::min<int>(least, s.tokens[card_of(type, index)]); });
  return least;
}

bool has_cost(const Effects& cost, Op op) {
  return std::any_of(cost.begin(), cost.end(), [&](const Effect& e) { return e.op == op; });
}

// With what has been paid for until now.
bool payable_now(const State& s, Seat seat, const DeedArgs& what) {
  const int bank = s.of(seat).bank;
  const int credits = credits_of(s, seat, what);
  switch (what.deed) {
    case Deed::kPurchase: {
      const int cards = s.decks[what.target].size();
      return bank >= credits && cards > 0 && (what.extra == 0 || cards_to_draw(s, seat, what.extra) <= cards);
    }
    case Deed::kPrepare:
    case Deed::kTrade: return most_icons(s, seat, {what, kLimit, price_of(s, seat, what).extra}) >= 1;
    case Deed::kUnblock: {
      const PayArgs price = price_of(s, seat, what);
      return most_icons(s, seat, {what, price.cards, price.extra}) >= kIconsPerToken;
    }
    case Deed::kOffensive:
      return bank >= credits_kept(s, seat, Type::kShip) && can_pay_icons(s, seat, price_of(s, seat, what));
    case Deed::kIncome:
      return bank >= credits_kept(s, seat, Type::kTechnology) && can_pay_icons(s, seat, price_of(s, seat, what));
    case Deed::kMine:
      return bank >= credits_kept(s, seat, Type::kPlanet) && can_pay_icons(s, seat, price_of(s, seat, what));
    case Deed::kDiscover:
    case Deed::kDevelop:
    case Deed::kBuild:
    case Deed::kFaction:
    case Deed::kCardAction:
    case Deed::kEntering:
    case Deed::kAttacking: return bank >= credits && can_pay_icons(s, seat, price_of(s, seat, what));
    case Deed::kCount: break;
  }
  return false;
}

void take_as_paid(State& s, Seat seat, int card) {
  put(s.paid, card);
  s.of(seat).bank = static_cast<std::uint8_t>(s.of(seat).bank - s.tokens[card]);
}

// Whatever is played for it lies in the discard pile when the effects come (AA-PAY-11).
void discard_one_card(State& s, Seat seat) {
  const ResourceSet held = s.of(seat).hand | s.of(seat).produced;
  held.each([&](int r) {
    if (s.resource_discard.empty()) spend_resource(s, seat, r);
  });
}

// Could an ACTION change something once its cost is paid (AA-KEY-07)? Of the others that is asked before.
bool is_worthwhile(const State& s, Seat seat, const DeedArgs& what) {
  if (what.deed != Deed::kCardAction) return true;
  State paid = s;
  paid.of(seat).bank = static_cast<std::uint8_t>(paid.of(seat).bank - credits_of(s, seat, what));
  if (price_of(s, seat, what).lacking() > 0) discard_one_card(paid, seat);
  return can_do_some(paid, seat, card(what.target).effects);
}
bool can_go_on(const State& s, Seat seat, const DeedArgs& what) {
  return payable_now(s, seat, what) && is_worthwhile(s, seat, what);
}

// With blocked cards paid for as well, but those left out. Each set of them is tried once, in their order; what one of
// them makes useful (a colour, gold) is found when it is paid for.
bool payable_with(const State& s, Seat seat, const DeedArgs& what, CardSet left_out) {
  CardSet rest = helpful_blocked(s, seat, what);
  for (const Type type : kAllTypes) rest[type] = rest[type] - left_out[type];
  bool found = false;
  each_card(rest, [&](int card) {
    put(left_out, card);
    if (found || !can_pay_tokens(s, seat, card)) return;
    State trial = s;
    take_as_paid(trial, seat, card);
    found = can_go_on(trial, seat, what) || payable_with(trial, seat, what, left_out);
  });
  return found;
}

bool payable(const State& s, Seat seat, const DeedArgs& what) {
  return can_go_on(s, seat, what) || payable_with(s, seat, what, {});
}

// Is there something to do at all (AA-AMB-38, AA-KEY-07)? Paying comes after it.
bool has_object(const State& s, Seat seat, const DeedArgs& what) {
  const Player& p = s.of(seat);
  switch (what.deed) {
    case Deed::kPrepare: return !p.stage[what.target].empty();             // AA-PREP-01
    case Deed::kUnblock: return !p.blocked[what.target].empty();           // AA-BLK-01
    case Deed::kOffensive: return !p.operational[Type::kShip].empty();     // AA-OFF-01
    case Deed::kIncome: return !p.operational[Type::kTechnology].empty();  // AA-INC-02
    case Deed::kMine: return !p.operational[Type::kPlanet].empty();        // AA-MINE-02
    case Deed::kFaction: return can_do_some(s, seat, faction(p.faction).effects);
    case Deed::kCardAction: return !has_cost(card(what.target).cost, Op::kScrapStage) || count(p.stage) > 0;
    case Deed::kPurchase:
    case Deed::kDiscover:
    case Deed::kDevelop:
    case Deed::kBuild:
    case Deed::kTrade:
    case Deed::kEntering:
    case Deed::kAttacking: return true;
    case Deed::kCount: break;
  }
  return false;
}

// An ACTION of a blocked card: its own tokens are paid first (AA-BLK-09).
bool can_act_by_card(const State& s, Seat seat, const DeedArgs& what) {
  if (s.tokens[what.target] == 0) return payable(s, seat, what);
  if (!can_pay_tokens(s, seat, what.target)) return false;
  State paid = s;
  take_as_paid(paid, seat, what.target);
  return payable(paid, seat, what);
}

}  // namespace

// Can this blocked card be paid for, and the action still be carried out (AA-PAY-13, AA-OFF-01)?
static bool can_unlock(const State& s, Seat seat, const DeedArgs& what, int card) {
  if (!can_pay_tokens(s, seat, card)) return false;
  if (what.deed == Deed::kAttacking) return s.of(seat).bank - s.tokens[card] >= credits_kept(s, seat, Type::kShip);
  if (what.deed == Deed::kEntering) return true;
  State trial = s;
  take_as_paid(trial, seat, card);
  return payable(trial, seat, what);
}

bool needs_hand(const State& s, Seat seat, const DeedArgs& what) {
  if (what.deed == Deed::kPurchase || s.of(seat).hand.empty()) return false;
  State without = s;
  without.of(seat).hand.clear();
  return !can_announce(without, seat, what);
}

bool can_announce(const State& s, Seat seat, const DeedArgs& what) {
  if (!has_object(s, seat, what)) return false;
  return what.deed == Deed::kCardAction ? can_act_by_card(s, seat, what) : payable(s, seat, what);
}

// AA-PAY-13: the last pushed comes first.
void announce(State& s, Seat seat, const DeedArgs& what, Events& events) {
  if (needs_hand(s, seat, what)) s.core.reveal();  // the others now know that the hand can pay for it
  events.tell_all(Said::kDeed, seat, what.deed);
  s.paid = {};
  s.core.push(Kind::kEndAction, seat);
  s.core.steps.push(what.step(Kind::kCarryOut, seat));
  s.core.steps.push(what.step(Kind::kCharge, seat));
  if (what.deed == Deed::kCardAction) {
    events.tell_all(Said::kUsed, seat, what.target);
    pay_tokens(s, seat, what.target, events);
    if (s.tokens[what.target] > 0) put(s.paid, what.target);
  }
  ask_to_unlock(s, seat, what);
}

bool may_unlock(const State& s, Seat seat, const DeedArgs& what) {
  bool any = false;
  each_card(helpful_blocked(s, seat, what), [&](int card) { any = any || can_unlock(s, seat, what, card); });
  return any;
}
void ask_to_unlock(State& s, Seat seat, const DeedArgs& what) {
  if (may_unlock(s, seat, what)) s.core.steps.push(what.step(Kind::kUnlock, seat));
}

// AA-BLK-05, AA-BLK-10: never so much that the action could not be paid any more.
void list_unlock(const State& s, const Step& step, ActionList& out) {
  const DeedArgs what(step);
  const bool is_action = what.deed < Deed::kEntering;
  each_card(helpful_blocked(s, step.seat, what), [&](int card) {
    if (can_unlock(s, step.seat, what, card)) out.add(Verb::kUnlock, card);
  });
  if (!is_action || can_go_on(s, step.seat, what)) out.add(Verb::kDone);
}
void apply_unlock(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) != Verb::kUnlock) {
    State without = s;
    without.of(step.seat).hand.clear();
    // The others now know that the hand can pay without it.
    if (DeedArgs(step).deed < Deed::kEntering && !can_go_on(without, step.seat, DeedArgs(step))) s.core.reveal();
    return;
  }
  pay_tokens(s, step.seat, a.arg[0], events);
  put(s.paid, a.arg[0]);
  ask_to_unlock(s, step.seat, DeedArgs(step));
}
Refusal why_not_unlock(const State& s, const Step& step, Action a) {
  if (is_around_actions(a)) return in_the_middle();
  if (verb_of(a) == Verb::kDone)
    return refuse("AA-PAY-13", {"Without a blocked card the cost cannot be paid.",
                                "Bez zablokowanej karty nie da się opłacić kosztu."});
  if (verb_of(a) != Verb::kUnlock) return {};
  if (!has(s.of(step.seat).blocked, a.arg[0]))
    return refuse("AA-BLK-10", {"{0} is not a blocked card of yours.", "„{0}” nie jest twoją zablokowaną kartą."},
                  {&kCardName}, a.arg[0]);
  if (!can_pay_tokens(s, step.seat, a.arg[0]))
    return refuse("AA-BLK-05", {"1 Credit for each token is needed.", "Za każdy żeton potrzebny jest 1 Kredyt."});
  const DeedArgs what(step);
  const bool helps = has(helpful_blocked(s, step.seat, what), a.arg[0]);
  if (helps && what.deed == Deed::kPurchase &&
      s.of(step.seat).bank - s.tokens[a.arg[0]] >= credits_of(s, step.seat, what))
    return refuse("AA-BUY-05", {"The deck holds too few cards for that.", "W talii jest na to za mało kart."});
  if (helps)
    return refuse("AA-PAY-13", {"Then too few Credits would be left for the action.",
                                "Zostałoby wtedy za mało Kredytów na samą akcję."});
  return refuse("AA-BLK-09", {"{0} has no effect on this action.", "Karta „{0}” nie ma wpływu na tę akcję."},
                {&kCardName}, a.arg[0]);
}

// Steps 3 and 4: the cost and the limit are fixed, whatever the action changes later (AA-LIMIT-06), and paid.
void run_charge(State& s, const Step& step, Events& events) {  // AA-PAY-13
  const DeedArgs what(step);
  pay_credits(s, step.seat, credits_of(s, step.seat, what), events);
  const PayArgs price = price_of(s, step.seat, what);
  const bool by_card = what.deed == Deed::kCardAction;
  if (by_card && has_cost(card(what.target).cost, Op::kSpendSets)) {
    PayArgs played = price;
    played.need = {};
    return s.core.steps.push(played.step(Kind::kSets, step.seat));
  }
  if (by_card && has_cost(card(what.target).cost, Op::kScrapStage)) s.core.push(Kind::kScrap, step.seat);
  if (what.deed == Deed::kTrade || what.deed == Deed::kUnblock)
    return s.core.steps.push(PlayArgs(what, price.cards, price.extra).step(Kind::kPlayCards, step.seat));
  if (what.deed == Deed::kPrepare)
    return s.core.steps.push(PlayArgs(what, price.cards, price.extra).step(Kind::kPrepare, step.seat));
  if (price.lacking() > 0) s.core.steps.push(price.step(Kind::kPay, step.seat));
}

// Step 5.
void run_carry_out(State& s, const Step& step, Events& events) {  // AA-PAY-11, AA-PAY-13
  const DeedArgs what(step);
  const Seat seat = step.seat;
  switch (what.deed) {
    case Deed::kPurchase:
      return draw_to_keep(s, seat, static_cast<Type>(what.target), cards_to_draw(s, seat, what.extra), false, events);
    case Deed::kDiscover:
    case Deed::kDevelop:
    case Deed::kBuild:
      discard_attached(s, seat, what.target);  // AA-PLAN-02, AA-TECH-02, AA-SHIP-02
      return s.core.steps.push(EntryArgs(what.target, true).step(Kind::kSide, seat));
    case Deed::kOffensive:
      s.done = {};
      return s.core.steps.push(AttackArgs(AttackArgs::Fleet::kAllShips).step(Kind::kTarget, seat));
    case Deed::kIncome: s.done = {}; return s.core.push(Kind::kIncome, seat);
    case Deed::kMine: s.done = {}; return s.core.push(Kind::kMine, seat);
    case Deed::kFaction:  // AA-FACT-02
      return s.core.steps.push(EffectArgs(Source::kFactionAction, s.of(seat).faction).step(seat));
    case Deed::kCardAction: {
      EffectArgs effect(Source::kTechnology, what.target);
      effect.sets = what.extra;
      return s.core.steps.push(effect.step(seat));
    }
    // These were done while their cards were played.
    case Deed::kPrepare:
    case Deed::kTrade:
    case Deed::kUnblock:
    case Deed::kEntering:
    case Deed::kAttacking:
    case Deed::kCount: return;
  }
}

// AA-BLK-05: what was paid for blocked cards was for this action.
void run_end_action(State& s, const Step&, Events&) {
  s.paid = {};
  s.done = {};
}

}  // namespace kosmo::artifacts
