// What an Empire counts: which cards work, what conditions say, what things cost.
#include <algorithm>

#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {

// AA-KEY-01: a card of the Empire lies on one side or the other.
CardsOfType on_side(const Player& p, Type type, Side side) {
  return side == Side::kOperational ? p.operational[type] : p.empire[type] - p.operational[type];
}

// AA-BLK-03, AA-BLK-05, AA-KEY-01: blocked cards are blank, unless they are paid for in this action.
CardsOfType working(const State& s, Seat seat, Type type, Side side) {
  const Player& p = s.of(seat);
  return on_side(p, type, side) - (p.blocked[type] - s.paid[type]);
}

bool can_pay_tokens(const State& s, Seat seat, int card) { return s.tokens[card] <= s.of(seat).bank; }

void pay_tokens(State& s, Seat seat, int card, Events& events) {
  if (s.tokens[card] == 0) return;
  events.tell_all(Said::kUnlocked, seat, card);
  pay_credits(s, seat, s.tokens[card], events);
}

CardsOfType usable(const State& s, Seat seat, Type type, Side side) {
  const Player& p = s.of(seat);
  CardsOfType out = on_side(p, type, side);
  (out & p.blocked[type]).each([&](int index) {
    if (!can_pay_tokens(s, seat, card_of(type, index))) out.remove(index);
  });
  return out;
}

// --- conditions

namespace {

// The cards that a condition sees: without blocked ones, but for the card whose own condition it is (AA-BLK-04,
// AA-BLK-07).
struct Seen {
  CardSet cards, operational;
  Seen(const Player& p, int own) {
    for (const Type type : kAllTypes) {
      cards[type] = p.empire[type] - p.blocked[type];
      operational[type] = p.operational[type] - p.blocked[type];
    }
    if (own == kNone || !has(p.empire, own)) return;
    put(cards, own);
    if (has(p.operational, own)) put(operational, own);
  }
  CardsOfType logistic(Type type) const { return cards[type] - operational[type]; }
  CardsOfType of(Type type, CardKind kind) const { return cards[type] & of_kind(type, kind); }
  int of_any_type(CardKind kind) const {
    int n = 0;
    for (const Type type : kAllTypes) n += of(type, kind).size();
    return n;
  }
  int kinds(Type type) const {
    int n = 0;
    for (const CardKind kind : kAllKinds) n += !of(type, kind).empty();
    return n;
  }
  int sets() const {  // N_SETS
    int n = 0;
    for (const CardKind kind : kAllKinds)
      n += std::all_of(kAllTypes.begin(), kAllTypes.end(), [&](Type type) { return !of(type, kind).empty(); });
    return n;
  }
  int kinds_with_two() const {
    int n = 0;
    for (const CardKind kind : kAllKinds) n += of_any_type(kind) >= 2;
    return n;
  }
};

int produced_in(const State& s, const Player& p) {  // N_PRODUCED
  int n = 0;
  p.produced.each([&](int r) { n += !has(p.blocked, s.lying_on[r]); });
  return n;
}

int tokens_on_others(const State& s, Seat seat) {
  int n = 0;
  for (const Seat q : opponents_of(seat, s.seats())) n += tokens_of(s, q, kTypes);
  return n;
}

}  // namespace

int measure(const State& s, Seat seat, const Condition& c, int own) {
  const Player& p = s.of(seat);
  const Seen seen(p, own);
  using enum Measure;
  switch (c.measure) {
    case kPlanets: return p.empire[Type::kPlanet].size();  // AA-BLK-04: blocked ones count here
    case kShips: return p.empire[Type::kShip].size();
    case kTechs: return p.empire[Type::kTechnology].size();
    case kCardsAll: return count(p.empire);
    case kLogistic: return count(seen.cards) - count(seen.operational);
    case kOperational: return count(seen.operational);
    case kLogPlanets: return seen.logistic(Type::kPlanet).size();
    case kLogShips: return seen.logistic(Type::kShip).size();
    case kLogTechs: return seen.logistic(Type::kTechnology).size();
    case kOpPlanets: return seen.operational[Type::kPlanet].size();
    case kOpShips: return seen.operational[Type::kShip].size();
    case kOpTechs: return seen.operational[Type::kTechnology].size();
    case kOfKind: return seen.of_any_type(c.kind);
    case kKindsPlanets: return seen.kinds(Type::kPlanet);
    case kKindsShips: return seen.kinds(Type::kShip);
    case kKindsTechs: return seen.kinds(Type::kTechnology);
    case kTypeKind: return seen.kinds(Type::kPlanet) + seen.kinds(Type::kShip) + seen.kinds(Type::kTechnology);
    case kSets: return seen.sets();
    case kKindsWithTwo: return seen.kinds_with_two();
    case kProduced: return produced_in(s, p);
    case kStage: return count(p.stage);
    case kAttached: return p.attached.size();
    case kCredits: return p.bank;
    case kArtifacts: return p.artifacts.size();
    case kPlans: return p.plans.size();
    case kBlockadesOnOthers: return tokens_on_others(s, seat);
    case kRevealed: return !s.revealed.empty() && resource(s.revealed[0]).has_kind(c.kind);
  }
  return 0;
}

bool holds(const State& s, Seat seat, const Condition& c, int own) {
  const int value = measure(s, seat, c, own);
  if (c.measure == Measure::kRevealed) return value != 0;
  if (!c.most) return value >= c.least;
  for (const Seat q : opponents_of(seat, s.seats()))
    if (measure(s, q, c, kNone) >= value) return false;
  return true;
}

// AA-TECH-05: the best of the conditions that hold. AA-TECH-06: the Technology counts itself.
int worth(const State& s, Seat seat, int technology, bool at_the_end) {
  int best = 0;
  for (const Score& score : card(technology).scores) {
    const bool all = std::all_of(score.conditions.begin(), score.conditions.end(),
                                 [&](const Condition& c) { return holds(s, seat, c, technology); });
    if (all) best = std::max<int>(best, at_the_end ? score.end : score.during);
  }
  return best;
}

// --- costs and limits

// The sum of a modifier over the Technologies that work (AA-KEY-01).
int modifiers(const State& s, Seat seat, Op op, Deed deed) {
  int sum = 0;
  (working(s, seat, Type::kTechnology, Side::kLogistic) & content().with_op[op]).each([&](int index) {
    for (const Effect& e : card(card_of(Type::kTechnology, index)).effects)
      if (e.op == op && (e.deed == deed || e.deed == Deed::kCount)) sum += e.number;
  });
  return sum;
}

// The kind of the Planets and Ships that help with an action (AA-PLAN-04, AA-LIMIT-03).
static CardKind helping_kind(Deed deed) {
  switch (deed) {
    case Deed::kDiscover: return CardKind::kExploration;
    case Deed::kDevelop: return CardKind::kExpansion;
    case Deed::kBuild: return CardKind::kExtermination;
    case Deed::kPurchase:                               // Planets
    case Deed::kTrade: return CardKind::kExploitation;  // Ships (AA-SHIP-03)
    default: broken_limit("no cards help with this action");
  }
}
const CardsOfType& helpers_of(Type type, Deed deed) { return of_kind(type, helping_kind(deed)); }

static int logistic_helpers(const State& s, Seat seat, Type type, Deed deed) {
  return (working(s, seat, type, Side::kLogistic) & helpers_of(type, deed)).size();
}

int cost_of(const State& s, Seat seat, Type type) {  // AA-PLAN-01, AA-TECH-01, AA-SHIP-01, AA-PLAN-06
  const Deed deed = building_of(type);
  const int more = s.of(seat).empire[type].size();
  const int less = 2 * logistic_helpers(s, seat, Type::kPlanet, deed) + modifiers(s, seat, Op::kModCost, deed);
  return std::max(1, kCost + more - less);  // AA-PAY-10
}

int purchase_cost(const State& s, Seat seat) {  // AA-BUY-03
  const int less =
      2 * logistic_helpers(s, seat, Type::kPlanet, Deed::kPurchase) + modifiers(s, seat, Op::kModCost, Deed::kPurchase);
  return std::max(1, kPurchase - less);
}

int limit_of(const State& s, Seat seat, const DeedArgs& what) {  // AA-LIMIT-05
  const Deed deed =
      what.deed == Deed::kPrepare ? building_of(static_cast<Type>(what.target)) : what.deed;  // AA-LIMIT-04
  int limit = kLimit + s.more_cards + modifiers(s, seat, Op::kModLimit, deed);
  if (helps_by_ships(deed)) limit += logistic_helpers(s, seat, Type::kShip, deed);  // AA-LIMIT-03
  return limit;
}

// Icons attached to a card of the Stage, which pay for it alone (AA-PREP-04); whatever lies there was of its colour, or
// counts as such (AA-PREP-02).
int attached_icons(const State& s, Seat seat, int target) {
  int icons = 0;
  s.of(seat).attached.each([&](int r) {
    if (s.lying_on[r] == target) icons += resource(r).sections[s.section_b.contains(r)].icons;
  });
  return icons;
}

}  // namespace kosmo::artifacts
