// Building structures (MO-BLD): room, restrictions, discounts, payment, placing.
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// MO-BLD-05: every way to use up the discount that leaves a cost the player can pay. Calls f(what is paid).
template <class F>
void each_payment(const Player& p, const Amount& cost, int less, F&& f) {
  const int saved = std::min(less, sum_of(cost));
  for (int a = 0; a <= std::min<int>(saved, cost[0]); ++a)
    for (int b = 0; b <= std::min<int>(saved - a, cost[1]); ++b) {
      const int c = saved - a - b;
      if (c > cost[2]) continue;
      const Amount paid = {static_cast<std::uint8_t>(cost[0] - a), static_cast<std::uint8_t>(cost[1] - b),
                           static_cast<std::uint8_t>(cost[2] - c)};
      if (can_afford(p, paid)) f(paid);
    }
}

bool has_room(const Player& p, int system) {
  const int size = p.systems[system].size();
  if (system == kFulcrumSystem) return has_fulcrum(p) && size < kSystemSize - 1;  // MO-ADV-05, MO-ADV-06
  return size > 0 ? size < kSystemSize : system == open_system(p);                // MO-SYS-03, MO-BLD-03
}

// What the player lacks of the cost. A discount that covers this much makes it possible to pay (MO-BLD-02, MO-BLD-05).
int lacking(const Player& p, const Amount& cost) {
  int sum = 0;
  for (int r = 0; r < kResources; ++r) sum += std::max(0, cost[r] - p.resources[r]);
  return sum;
}

bool morale_allows(const Player& p, const Structure& card) {
  return card.restriction != Restriction::kBuild6 || p.morale >= kRestrictedMorale;
}

// MO-BLD-13: pay, remove, place, return the marker of what is covered, After building.
// MO-SYS-01, MO-SYS-04: on top of an own system, or as the first card of a new one. MO-SYS-11: After building comes
// from here only.
void place(State& s, Seat seat, const PaymentArgs& what, const Amount& paid, Events& events) {
  const auto [kind, system, discount, from_discard] = what;
  Player& p = s.of(seat);
  pay(s, seat, paid, events);
  if (from_discard) s.discard.pop();
  s.building = kNone;
  const int covered = active_kind(p, system);
  p.systems[system].push(static_cast<std::uint8_t>(kind));
  events.tell_all(Said::kBuilt, seat, kind, system);
  return_marker(s, seat, system, covered, events);  // MO-SYS-10
  if (structure(kind).keyword == Keyword::kAfterBuild) push_effects(s, seat, system, Keyword::kAfterBuild, kNobody);
}

}  // namespace

int systems_with_room(const Player& p) {
  int systems = 0;
  for (int system = 0; system < kSystems; ++system) systems |= has_room(p, system) << system;
  return systems;
}

int open_system(const Player& p) {
  for (int i = 0; i < kOrdinarySystems; ++i)
    if (p.systems[i].empty()) return i;
  return kNone;
}

// MO-BLD-05, MO-BLD-06, MO-BLD-07, MO-BLD-08, MO-ADV-07, MO-RAC-09: read before the card is placed.
// MO-CRD-18: Orbital Shipyard, by action and by effect.
Builder::Builder(const Player& p, const BuildRight& right)
    : p_(p), room_(systems_with_room(p)), less_(right.less), by_colour_{} {
  if (right.by_action) less_ += first_build_discount(p);
  each_always(p, [&](const Effect& e) {
    if (e.op == Op::kBuildLess) (e.here ? in_fulcrums_system_ : by_colour_[e.colour]) += e.number;
  });
}

int Builder::discount(Colour colour, int system) const {
  return less_ + by_colour_[colour] + (system == kFulcrumSystem ? in_fulcrums_system_ : 0);
}

int Builder::systems_for(int kind) const {
  const Structure& card = structure(kind);
  if (!morale_allows(p_, card)) return 0;
  const int lacks = lacking(p_, card.cost);
  if (lacks <= discount(card.colour, 0)) return room_;
  return lacks <= discount(card.colour, kFulcrumSystem) ? room_ & 1 << kFulcrumSystem : 0;
}

bool can_build(const State& s, Seat seat, Building it, const BuildRight& right) {
  return Builder(s.of(seat), right).can_build(it);
}

Price price(const State& s, Seat seat, Building it, const BuildRight& right) {
  Price price;
  price.discount = Builder(s.of(seat), right).discount(structure(it.kind).colour, it.system);
  each_payment(s.of(seat), structure(it.kind).cost, price.discount, [&](const Amount& paid) {
    ++price.ways;
    price.one_way = paid;
  });
  return price;
}

void build(State& s, Seat seat, Building it, const BuildRight& right, Events& events) {
  const Price cost = price(s, seat, it, right);
  const PaymentArgs what(it, cost.discount, right.from_discard);
  if (right.by_action) s.of(seat).built = 1;
  if (!right.from_discard) {  // shown to all, and out of the hand before it is paid for
    s.of(seat).hand.take(it.kind);
    s.building = static_cast<std::uint8_t>(it.kind);
    s.core.reveal();
  }
  if (cost.ways == 1)
    place(s, seat, what, cost.one_way, events);
  else
    s.core.steps.push(what.step(seat));
}

static Refusal why_not_place(const State& s, Seat seat, Building it, const BuildRight& right) {
  const Player& p = s.of(seat);
  const auto [kind, system] = it;
  if (system >= kSystems) return {};
  if (system == kFulcrumSystem && !has_fulcrum(p) && open_system(p) == kNone)
    return refuse("MO-BLD-03", {"You have 4 systems already.", "Masz już 4 układy."});
  if (system == kFulcrumSystem && !has_fulcrum(p))
    return refuse("MO-SYS-02", {"Only the owner of Fulcrum Sandebar has his system.",
                                "Układ Fulcruma Sandebara ma tylko gracz, u którego jest ten doradca."});
  if (p.systems[system].empty() && system < kOrdinarySystems && system != open_system(p))
    return refuse("MO-SYS-16", {"A new system starts at the first free place.",
                                "Nowy układ zaczyna się na pierwszym wolnym miejscu."});
  if (!has_room(p, system)) return refuse("MO-BLD-04", {"That system is full.", "Ten układ jest pełny."});
  if (!morale_allows(p, structure(kind)))
    return refuse("MO-MOR-04", {"{0} needs a morale of 6 or more.", "Struktura „{0}” wymaga morale co najmniej 6."},
                  {&kCardKind}, kind);
  if (!can_build(s, seat, it, right))
    return refuse("MO-BLD-02", {"You cannot pay its cost.", "Nie możesz opłacić kosztu."});
  return {};
}

Refusal why_not_build(const State& s, Seat seat, Building it, const BuildRight& right) {
  if (it.kind >= kKinds) return {};
  if (!s.of(seat).hand.contains(it.kind))
    return refuse("MO-BLD-01", {"{0} is not in your hand.", "Nie masz na ręce karty „{0}”."}, {&kCardKind}, it.kind);
  return why_not_place(s, seat, it, right);
}

// MO-BLD-05: the builder picks what the discount saves.
void list_payment(const State& s, const Step& step, ActionList& out) {
  const PaymentArgs args(step);
  each_payment(s.of(step.seat), structure(args.kind).cost, args.discount,
               [&](const Amount& paid) { out.add(Verb::kPay, paid[0], paid[1], paid[2]); });
}
void apply_payment(State& s, const Step& step, Action a, Events& events) {
  place(s, step.seat, PaymentArgs(step), {a.arg[0], a.arg[1], a.arg[2]}, events);
}
Refusal why_not_payment(const State& s, const Step& step, Action a) {
  if (verb_of(a) != Verb::kPay) return why_not_decline(a, "MO-BLD-05");
  const Amount& cost = structure(PaymentArgs(step).kind).cost;
  const Amount paid = {a.arg[0], a.arg[1], a.arg[2]};
  for (int r = 0; r < kResources; ++r) {
    if (paid[r] <= cost[r]) continue;
    if (cost[r] == 0)
      return refuse("MO-BLD-07", {"There is no {0} in the cost.", "Koszt nie obejmuje {0:gen}."}, {&kResourceKind}, r);
    return refuse("MO-BLD-05", {"That is more {0} than it costs.", "To więcej {0:gen}, niż wynosi koszt."},
                  {&kResourceKind}, r);
  }
  if (!can_afford(s.of(step.seat), paid))
    return refuse("MO-BLD-02", {"You do not have that much.", "Nie masz tylu zasobów."});
  return refuse("MO-BLD-05", {"Use the whole discount, no more.", "Zniżkę trzeba wykorzystać dokładnie w całości."});
}

// A structure built by an effect (MO-BLD-09).
static BuildRight right_of(const BuildMoreArgs& args) { return {.less = args.less, .from_discard = args.from_discard}; }
BuildRight right_to_build(const State& s, Seat seat) {
  if (s.core.steps.empty()) return kBuildAction;
  const Step& step = s.core.steps.back();
  return step.is(Kind::kBuildMore) && step.seat == seat ? right_of(BuildMoreArgs(step)) : kBuildAction;
}
// MO-BLD-09
void list_build_more(const State& s, const Step& step, ActionList& out) {
  const BuildMoreArgs args(step);
  const Builder builder(s.of(step.seat), right_of(args));
  const auto offer = [&](int kind) {
    for (int system = 0; system < kSystems; ++system)
      if ((args.system == kAnySystem || args.system == system) && builder.can_build({kind, system}))
        out.add(Verb::kBuild, kind, system);
  };
  if (args.from_discard) {
    if (!s.discard.empty()) offer(s.discard.back());
  } else {
    s.of(step.seat).hand.each_face(offer);
  }
  if (args.may_decline) out.add(Verb::kDecline);
}
// MO-ACT-08: this is no Build action.
void apply_build_more(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDecline) return;
  const BuildMoreArgs args(step);
  const int kind = a.arg[0];
  // Below the structure's own After building effects, which come first (MO-BLD-11).
  if (args.again == static_cast<int>(structure(kind).colour)) s.core.push(Kind::kBuildAgain, step.seat);
  build(s, step.seat, {kind, a.arg[1]}, right_of(args), events);
}
Refusal why_not_build_more(const State& s, const Step& step, Action a) {
  const BuildMoreArgs args(step);
  if (verb_of(a) != Verb::kBuild) return args.may_decline ? Refusal{} : why_not_decline(a, "MO-GEN-05");
  if (args.system != kAnySystem && a.arg[1] != args.system)
    return refuse("MO-CRD-01", {"It must be built in this system.", "Trzeba budować w tym układzie."});
  if (!args.from_discard) return why_not_build(s, step.seat, {a.arg[0], a.arg[1]}, right_of(args));
  if (s.discard.empty() || s.discard.back() != a.arg[0])
    return refuse("MO-ADV-16", {"Only the top card of the discard pile can be built.",
                                "Wybudować można tylko kartę z wierzchu stosu kart odrzuconych."});
  return why_not_place(s, step.seat, {a.arg[0], a.arg[1]}, right_of(args));
}

// MO-CRD-02: the first build of a Civilian Transport was of the right colour. An empty hand is not asked: everybody
// sees it.
void run_build_again(State& s, const Step& step, Events&) {
  if (s.of(step.seat).hand.size() > 0) s.core.steps.push(BuildMoreArgs().step(step.seat));
}

}  // namespace kosmo::orion
