// The state as JSON, views and tensors: each field once, with who may see it (section 7 of the rules).
#include <algorithm>

#include "games/artifacts/artifacts.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

// Cards by type: {"ship": [...], "technology": [...], "planet": [...]}
void describe_rows(Archive& ar, std::string_view key, CardSet& cards, const Zones& z) {
  ar.object(key, [&] {
    for (const Type type : kAllTypes) z.describe(ar, id_of(type), cards[type]);
  });
}
// The same for cards that lie elsewhere already.
void describe_set(Archive& ar, std::string_view key, CardSet& cards) {
  ar.object(key, [&] {
    for (const Type type : kAllTypes) ar.set(id_of(type), cards[type], kind_of_type(type));
  });
}

// What things cost this player now, so that who draws the table need not know the rules. Only views have it.
void describe_prices(Archive& ar, const State& s, Seat seat) {
  if (ar.whole() || ar.pads()) return;
  ar.object("costs", [&] {
    int purchase = purchase_cost(s, seat);
    ar.number("purchase", purchase, 1, kPurchase);
    for (const Type type : kAllTypes) {
      int cost = cost_of(s, seat, type);
      ar.number(id_of(type), cost, 1, 99);
    }
  });
  int cards = cards_to_draw(s, seat, 0);
  ar.number("cards_to_draw", cards, 1, 99);  // by a Purchase without extra Credits (AA-BUY-05)
  ar.object("limits", [&] {
    for (const Deed deed : {Deed::kDiscover, Deed::kDevelop, Deed::kBuild, Deed::kTrade, Deed::kUnblock,
                            Deed::kOffensive, Deed::kIncome, Deed::kMine, Deed::kFaction, Deed::kCardAction}) {
      int limit = limit_of(s, seat, DeedArgs(deed));
      ar.number(kDeedKind.print(static_cast<int>(deed)), limit, 1, 99);
    }
  });
}

// So many icons pay for each card of the Stage already. Only views have it.
void describe_attached(Archive& ar, const State& s, Seat seat) {
  if (ar.whole() || ar.pads()) return;
  constexpr int kMostIcons = 99;
  Array<int, kCards> icons{};
  for (const Type type : kAllTypes)
    s.of(seat).stage[type].each([&](int index) {
      const int id = card_of(type, index);
      icons[id] = attached_icons(s, seat, id);
    });
  ar.counts_above_zero("icons", icons, kCardName, kMostIcons);
}

// AA-SCORE-01, AA-SCORE-02, AA-SCORE-04, if the game ended now.
void describe_points(Archive& ar, const State& s, Seat seat) {
  if (ar.whole() || ar.pads()) return;
  Points points = points_of(s, seat);
  int sum = points.sum();
  ar.object("points", [&] {
    ar.number("cards", points.cards, 0, 999);
    ar.number("technologies", points.technologies, 0, 999);
    ar.number("faction", points.faction, 0, 999);
    ar.number("now", sum, 0, 2 * kMostVp);
  });
}

void describe_player(Archive& ar, State& s, Seat seat, const Zones& z) {
  Player& p = s.of(seat);
  ar.name("faction", p.faction, kFactionKind, kNone);  // AA-INFO-21
  ar.number("vp", p.vp, 0, kMostVp);
  ar.number("bank", p.bank, 0, kBankTop);
  z.describe(ar, "hand", p.hand);
  describe_rows(ar, "stage", p.stage, z);
  describe_rows(ar, "empire", p.empire, z);
  describe_set(ar, "operational", p.operational);
  z.describe(ar, "artifacts", p.artifacts);
  z.describe(ar, "plans", p.plans, kSeatKind);
  describe_prices(ar, s, seat);
  describe_attached(ar, s, seat);
  describe_points(ar, s, seat);
}

// Learners see a defender from their own seat, so to them it is a seat, and the aliens stand beside it.
void describe_target(Archive& ar, std::uint8_t& target) {
  if (!ar.pads()) return ar.name("target", target, kTargetKind, kNone);
  int aliens = target == kAliens;
  std::uint8_t seat = target < kPlayers ? target : kNone;
  ar.number("aliens", aliens, 0, 1);
  ar.name("defender", seat, kSeatKind, kNone);
}

// The Attack Value as it stands, and the row that it leads to, counted from 1; 0: not known yet. Only views have them.
void describe_value(Archive& ar, const State& s) {
  if (ar.whole() || ar.pads()) return;
  const bool choosing = !s.core.steps.empty() && s.core.steps.back().is(Kind::kBestOf);
  int value = 0, row = 0;
  if (is_attack(s) && s.attack.ship != kNone && !s.revealed.empty() && !choosing) {
    const AttackTable& table = s.attack.target == kAliens ? system(s.system) : plan(s.attack.plan);
    value = attack_value(s, static_cast<Seat>(s.active));
    row = std::clamp(value, 1, static_cast<int>(table.rows.size()));
  }
  ar.number("value", value, 0, 99);
  ar.number("row", row, 0, 8);
}

// One attack, while it goes on.
void describe_attack(Archive& ar, State& s) {
  Attack& attack = s.attack;
  ar.object("attack", [&] {
    describe_target(ar, attack.target);
    ar.name("plan", attack.plan, kPlanKind, kNone);
    ar.name("ship", attack.ship, kShipKind, kNone);
    ar.number("bonus", attack.bonus, 0, 99);
    ar.number("paid_bonus", attack.paid_bonus, 0, 9);
    ar.number("lost", attack.lost, 0, 1);
    ar.number("won", attack.won, 0, kArtifacts);
    describe_value(ar, s);
  });
}

// What is being paid for, and what is still wanted: everybody has heard it. Only views have it.
struct Payment {
  int deed = kNone, card = kNone, type = kNone, colour = kNone;  // what the action is, and what it aims at
  int cards = 0;                                                 // that may still be played (AA-LIMIT-01)
  int icons = 0;                                                 // played so far, where the cost is not fixed
  int played = 0;                                                // Resource cards so far
  Array<int, kColours> need{};                                   // still, where it is
  Array<int, kColours> paid{};                                   // icons for the cost so far, or for sets

  Payment(Deed what, int target) : deed(static_cast<int>(what)) {
    if (what == Deed::kDiscover || what == Deed::kDevelop || what == Deed::kBuild || what == Deed::kCardAction)
      card = target;
    if (what == Deed::kPurchase || what == Deed::kPrepare || what == Deed::kUnblock) type = target;
    if (what == Deed::kTrade) colour = target;  // which one a faction action is paid with, `need` tells
  }
  Payment() = default;
};

Payment payment_of(const State& s) {
  if (s.core.over || s.core.steps.empty()) return {};
  const Step& step = s.core.steps.back();
  if (step.is(Kind::kUnlock)) {
    Payment out(DeedArgs(step).deed, DeedArgs(step).target);
    const PayArgs price = price_of(s, step.seat, DeedArgs(step));
    out.cards = price.cards;
    for (int c = 0; c < 3; ++c) out.need[c] = price.need[c];
    return out;
  }
  if (step.is(Kind::kPay) || step.is(Kind::kSets)) {
    const PayArgs pay(step);
    const PayArgs price = price_of(s, step.seat, DeedArgs(pay.deed, pay.target));
    const bool sets = step.is(Kind::kSets);  // there `need` holds what has been played
    Payment out(pay.deed, pay.target);
    out.cards = pay.cards;
    out.played = std::max(0, price.cards - pay.cards);
    for (int c = 0; c < 3; ++c) {
      out.need[c] = sets ? 0 : pay.need[c];
      out.paid[c] = sets ? pay.need[c] : std::max(0, price.need[c] - pay.need[c]);
    }
    return out;
  }
  if (step.is(Kind::kPlayCards) || step.is(Kind::kPrepare)) {
    const PlayArgs play(step);
    Payment out(play.deed, play.target);
    out.cards = play.cards;
    out.icons = play.icons;
    out.played = play.played;
    return out;
  }
  return {};
}

void describe_payment(Archive& ar, const State& s) {
  if (ar.whole() || ar.pads()) return;
  Payment payment = payment_of(s);
  ar.object("payment", [&] {
    ar.name("deed", payment.deed, kDeedKind, kNone);
    ar.name("card", payment.card, kCardName, kNone);
    ar.name("type", payment.type, kTypeKind, kNone);
    ar.name("colour", payment.colour, kColourKind, kNone);
    ar.number("cards", payment.cards, 0, 99);
    ar.number("icons", payment.icons, 0, 999);
    ar.number("played", payment.played, 0, 99);
    ar.counts("need", payment.need, kColourKind, 999);
    ar.counts("paid", payment.paid, kColourKind, 999);
  });
}

// What follows from where Resource cards and tokens lie.
void lay_out(State& s) {
  for (Seat seat = 0; seat < s.seats(); ++seat) {
    Player& p = s.of(seat);
    p.produced = p.attached = {};
    for (int r = 0; r < kResources; ++r) {
      if (s.lying_on[r] == kNone) continue;
      if (has(p.stage, s.lying_on[r])) p.attached.add(r);
      if (has(p.empire, s.lying_on[r])) p.produced.add(r);
    }
    p.blocked = {};
    each_card(p.empire, [&](int id) {
      if (s.tokens[id] > 0) put(p.blocked, id);
    });
  }
}

}  // namespace

void Artifacts::describe(Archive& ar, State& s) {
  Zones z(s.seats());
  zones(s, z);
  ar.number("round_marker", s.round_marker, 1, kPlayers);
  ar.number("ending", s.ending, 0, 1);
  ar.name("first_player", s.first, kSeatKind);
  ar.name("active", s.active, kSeatKind);
  ar.number("chosen_factions", s.chosen_factions, 0, 1);
  ar.number("end_bonus", s.end_bonus, 0, 1);
  ar.object("turn", [&] {
    ar.number("acted", s.acted, 0, 1);
    ar.number("drew", s.drew, 0, 1);
    ar.number("extra_actions", s.extra_actions, 0, 99);
    ar.number("more_cards", s.more_cards, 0, 99);
    ar.number("any_colour", s.any_colour, 0, 1);
    ar.number("extra_turns", s.extra_turns, 0, 9);
    ar.number("quiet_turns", s.quiet_turns, 0, kPlayers);
    ar.set("used", s.used, kTechnologyKind);
    ar.set("played", s.played, kResourceKind);
    ar.set("done", s.done, kShipKind);
  });
  describe_set(ar, "paid", s.paid);
  describe_payment(ar, s);
  describe_attack(ar, s);
  s.triggers.describe(ar, "triggers", kTechnologyKind, kSeatKind);
  ar.seats("players", s.seats(), kSeatKind, [&](Seat p) { describe_player(ar, s, p, z); });
  ar.object("decks", [&] {
    for (const Type type : kAllTypes) z.describe(ar, id_of(type), s.decks[type], kSeatKind);
  });
  ar.object("drawn", [&] {
    for (const Type type : kAllTypes) z.describe(ar, id_of(type), s.drawn[type], kSeatKind);
  });
  describe_rows(ar, "removed", s.removed, z);
  z.describe(ar, "resource_deck", s.resource_deck);
  z.describe(ar, "resource_discard", s.resource_discard);
  z.describe(ar, "revealed", s.revealed);
  ar.places("lying", s.lying_on, kResourceKind, kCardName, kNone);
  ar.set("section_b", s.section_b, kResourceKind);
  ar.set("recoloured", s.recoloured, kResourceKind);
  ar.counts_above_zero("tokens", s.tokens, kCardName, kTokens);
  ar.number("token_supply", s.token_supply, 0, kTokens);
  z.describe(ar, "artifact_deck", s.artifact_deck);
  z.describe(ar, "artifact_discard", s.artifact_discard);
  z.describe(ar, "removed_artifacts", s.removed_artifacts);
  z.describe(ar, "playing", s.playing);
  z.describe(ar, "system", s.system);
  z.describe(ar, "system_deck", s.system_deck, kSeatKind);
  z.describe(ar, "plan_deck", s.plan_deck);
  if (ar.reading()) lay_out(s);
}

}  // namespace kosmo::artifacts
