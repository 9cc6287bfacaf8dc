// Building structures (MO-BLD): room, restrictions, discounts, payment, placing.
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// MO-BLD-05..08, MO-ADV-07, MO-RAC-09: read before the card is placed.
int discount(const State& s, Seat seat, int kind, int system, int less, bool build_action) {
  const Player& p = s.of(seat);
  int total = less;
  each_always(p, [&](const Effect& e) {
    if (e.op != Op::kBuildLess) return;
    const bool fits =
        e.here ? system == kFulcrumSystem && has_fulcrum(p) : static_cast<int>(structure(kind).colour) == e.colour;
    if (fits) total += e.number;
  });
  return build_action ? total + first_build_discount(p) : total;
}

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
  const int size = p.systems[index(system)].size();
  if (system == kFulcrumSystem) return has_fulcrum(p) && size < kSystemSize - 1;  // MO-ADV-06
  return size > 0 ? size < kSystemSize : system == open_system(p);                // MO-SYS-03, MO-BLD-03
}

bool morale_allows(const Player& p, int kind) {
  return structure(kind).restriction != Restriction::kBuild6 || p.morale >= kRestrictedMorale;
}

// MO-BLD-13: pay, remove, place, return the marker of what is covered, After building.
void place(State& s, Seat seat, int kind, int system, const Amount& paid, bool from_discard, Events& events) {
  Player& p = s.of(seat);
  pay(s, seat, paid, events);
  if (from_discard) s.discard.pop();
  s.building = kNone;
  const int covered = active_kind(p, system);
  p.systems[index(system)].push(static_cast<std::uint8_t>(kind));
  events.tell_all(Said::kBuilt, seat, kind, system);
  return_marker(s, seat, system, covered, events);  // MO-SYS-10
  if (structure(kind).keyword == Keyword::kAfterBuild) push_effects(s, seat, system, Keyword::kAfterBuild, kNobody);
}

}  // namespace

int open_system(const Player& p) {
  for (int i = 0; i < kOrdinarySystems; ++i)
    if (p.systems[index(i)].empty()) return i;
  return kNone;
}

bool can_build(const State& s, Seat seat, int kind, int system, int less, bool build_action) {
  const Player& p = s.of(seat);
  if (!has_room(p, system) || !morale_allows(p, kind)) return false;
  bool affordable = false;
  each_payment(p, structure(kind).cost, discount(s, seat, kind, system, less, build_action),
               [&](const Amount&) { affordable = true; });
  return affordable;
}

bool can_build_somewhere(const State& s, Seat seat, int kind, int less) {
  for (int system = 0; system < kSystems; ++system)
    if (can_build(s, seat, kind, system, less, false)) return true;
  return false;
}

void build(State& s, Seat seat, int kind, int system, int less, bool build_action, bool from_discard, Events& events) {
  const int total = discount(s, seat, kind, system, less, build_action);
  int ways = 0;
  Amount only_way{};
  each_payment(s.of(seat), structure(kind).cost, total, [&](const Amount& paid) {
    ++ways;
    only_way = paid;
  });
  if (build_action) s.of(seat).built = 1;
  if (!from_discard) {  // shown to all, and out of the hand before it is paid for
    s.of(seat).hand.take(kind);
    s.building = static_cast<std::uint8_t>(kind);
    s.core.reveal();
  }
  if (ways == 1)
    place(s, seat, kind, system, only_way, from_discard, events);
  else
    s.core.steps.push(PaymentArgs(kind, system, total, from_discard).step(seat));
}

static Refusal why_not_place(const State& s, Seat seat, int kind, int system, int less, bool build_action) {
  const Player& p = s.of(seat);
  if (system >= kSystems) return {};
  if (system == kFulcrumSystem && !has_fulcrum(p) && open_system(p) == kNone)
    return refuse("MO-BLD-03", {"You have 4 systems already.", "Masz już 4 układy."});
  if (system == kFulcrumSystem && !has_fulcrum(p))
    return refuse("MO-SYS-02", {"Only the owner of Fulcrum Sandebar has his system.",
                                "Układ Fulcruma Sandebara ma tylko jego właściciel."});
  if (p.systems[index(system)].empty() && system < kOrdinarySystems && system != open_system(p))
    return refuse("MO-SYS-16", {"A new system starts at the first free place.",
                                "Nowy układ zaczyna się na pierwszym wolnym miejscu."});
  if (!has_room(p, system)) return refuse("MO-BLD-04", {"That system is full.", "Ten układ jest pełny."});
  if (!morale_allows(p, kind))
    return refuse("MO-MOR-04", {"{0} needs a morale of 6 or more.", "Karta {0} wymaga morale co najmniej 6."},
                  {&kCardKind}, kind);
  if (!can_build(s, seat, kind, system, less, build_action))
    return refuse("MO-BLD-02", {"You cannot pay its cost.", "Nie możesz opłacić kosztu."});
  return {};
}

Refusal why_not_build(const State& s, Seat seat, int kind, int system, int less, bool build_action) {
  const Player& p = s.of(seat);
  if (kind >= kKinds) return {};
  if (!p.hand.contains(kind))
    return refuse("MO-BLD-01", {"{0} is not in your hand.", "Nie masz na ręce karty {0}."}, {&kCardKind}, kind);
  return why_not_place(s, seat, kind, system, less, build_action);
}

// MO-BLD-05: the builder picks what the discount saves.
void list_payment(const State& s, const Step& step, ActionList& out) {
  const PaymentArgs args(step);
  each_payment(s.of(step.seat), structure(args.kind).cost, args.discount,
               [&](const Amount& paid) { out.add(Verb::kPay, paid[0], paid[1], paid[2]); });
}
void apply_payment(State& s, const Step& step, Action a, Events& events) {
  const PaymentArgs args(step);
  place(s, step.seat, args.kind, args.system, {a.arg[0], a.arg[1], a.arg[2]}, args.from_discard, events);
}
Refusal why_not_payment(const State& s, const Step& step, Action a) {
  if (verb_of(a) != Verb::kPay) return {};
  const Amount& cost = structure(PaymentArgs(step).kind).cost;
  const Amount paid = {a.arg[0], a.arg[1], a.arg[2]};
  for (std::size_t r = 0; r < kResources; ++r) {
    if (paid[r] <= cost[r]) continue;
    if (cost[r] == 0)
      return refuse("MO-BLD-07", {"There is no {0} in the cost.", "W koszcie nie ma zasobu: {0}."}, {&kResourceKind},
                    r);
    return refuse("MO-BLD-05", {"That is more {0} than it costs.", "To więcej, niż wynosi koszt ({0})."},
                  {&kResourceKind}, r);
  }
  if (!can_afford(s.of(step.seat), paid)) return refuse("MO-BLD-02", {"You do not have that much.", "Nie masz tyle."});
  return refuse("MO-BLD-05", {"Use the whole discount, no more.", "Zniżkę trzeba wykorzystać dokładnie w całości."});
}

// A structure built by an effect (MO-BLD-09).
void list_build_more(const State& s, const Step& step, ActionList& out) {
  const BuildMoreArgs args(step);
  const auto offer = [&](int kind) {
    for (int system = 0; system < kSystems; ++system)
      if ((args.system == kAnySystem || args.system == system) &&
          can_build(s, step.seat, kind, system, args.less, false))
        out.add(Verb::kBuild, kind, system);
  };
  if (args.from_discard) {
    if (!s.discard.empty()) offer(s.discard.back());
  } else {
    s.of(step.seat).hand.each_face(offer);
  }
  if (args.may_decline) out.add(Verb::kDecline);
}
void apply_build_more(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDecline) return;
  const BuildMoreArgs args(step);
  const int kind = a.arg[0];
  // Below the structure's own After building effects, which come first (MO-BLD-11).
  if (args.again == static_cast<int>(structure(kind).colour)) s.core.push(Kind::kBuildAgain, step.seat);
  build(s, step.seat, kind, a.arg[1], args.less, false, args.from_discard, events);
}
Refusal why_not_build_more(const State& s, const Step& step, Action a) {
  if (verb_of(a) != Verb::kBuild) return {};
  const BuildMoreArgs args(step);
  if (args.system != kAnySystem && a.arg[1] != args.system)
    return refuse("MO-CRD-01", {"It must be built in this system.", "Trzeba budować w tym układzie."});
  if (!args.from_discard) return why_not_build(s, step.seat, a.arg[0], a.arg[1], args.less, false);
  if (s.discard.empty() || s.discard.back() != a.arg[0])
    return refuse("MO-ADV-16", {"Only the top card of the discard pile can be built.",
                                "Wybudować można tylko kartę z wierzchu stosu kart odrzuconych."});
  return why_not_place(s, step.seat, a.arg[0], a.arg[1], args.less, false);
}

// MO-CRD-02: the first build of a Civilian Transport was of the right colour. An empty hand is not asked: everybody
// sees it.
void run_build_again(State& s, const Step& step, Events&) {
  if (s.of(step.seat).hand.size() > 0) s.core.steps.push(BuildMoreArgs().step(step.seat));
}

}  // namespace kosmo::orion
