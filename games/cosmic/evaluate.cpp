// Who will win, and by it what a position is worth to a seat. The table as it lies has points; while an encounter is
// under way, each way in which it may end has a chance, and the table that it would leave. Only what the seat knows is
// looked at: of others' hands their size, of cards face down that they lie there.
#include <cmath>

#include "engine/prospects.h"
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

// In tenths of a colony. The figures were found by trying changes of them in games between greedy bots.
struct Weights {
  Array<double, 7> foreign = {{{0, 10, 21, 33, 47, 90, 95}}};  // so many foreign colonies
  double home = 1.5, power = 3;                                // a home colony; enough of them for the power
  double ship = 0.7;                                           // that is not in the warp
  double guard_foreign = 1.0, guard_home = 0.6;                // times the root of the ships of a colony
  double unknown_card = 1.0, reward = 0.9;
  double technology = 4, research = 0.5;  // completed; for a ship on one, as far as it counts
  double lead = 14;                       // so many points more are worth e times the share
  // What is not known yet.
  double next_encounter = 3.0;            // for who may have one
  double negotiates = 0.22, attack = 11;  // of a card that is not known
  double scale_none = 7, scale_one = 5, scale_both = 1.5;
  double launched = 3.0;                   // ships, before they are sent
  double joins = 0.5, joined_ships = 2.0;  // of who is invited
  double talk = 0.35;                      // that bargaining ends with a colony for both
  double accepted = 0.5, refused = 0.05, named = 0.15, simple = 0.9;
};
constexpr Weights kWeights;
constexpr int kEnoughShips = 5;  // on a technology: most are completed by then

// What a card in hand is worth.
double worth_of_card(int face) {
  switch (type_of(face)) {
    case Type::kAttack: return 0.3 + 0.14 * kAttackValues[face];
    case Type::kNegotiate: return 1.0;
    case Type::kMorph: return 2.2;
    case Type::kReinforcement: return 0.6 + 0.25 * kReinforcementValues[face - kFirstReinforcement];
    case Type::kArtifact: return face == face_of(Artifact::kCosmicZap) ? 0.3 : 1.2;
    default: return 0.3;
  }
}

// --- the table, as far as it counts

struct Table {
  Array<Array<std::uint8_t, kPlayers>, kPlanets> ships;
  Array<int, kPlayers> out{};          // ships in the encounter
  Array<double, kPlayers> cards{};     // what the hand is worth
  Array<double, kPlayers> colonies{};  // foreign ones that are likely, but not there yet
  Array<double, kPlayers> extra{};     // anything else, in points
};

// What of the state one seat knows; kNobody: all of it.
struct Judge {
  const State& s;
  Seat viewer;

  bool knows(Seat seat) const { return viewer == kNobody || viewer == seat; }
  Table table() const;
  Prospects of(const Table&) const;
  double points(const Table&, Seat) const;
};

double hand_worth(const State& s, Seat seat, bool is_known) {
  double sum = 0;
  for (const Card& card : s.of(seat).hand) sum += is_known ? worth_of_card(card.face) : kWeights.unknown_card;
  for (const Card& card : s.of(seat).promised) sum += is_known ? worth_of_card(card.face) : kWeights.unknown_card;
  if (seat == keeper_of_hoard(s))
    for (const Card& card : s.hoard) sum += is_known ? worth_of_card(card.face) : kWeights.unknown_card;
  return sum;
}

// Others do not know which technology is in research, so its number of ships is all that counts.
double technology_worth(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  double sum = kWeights.technology * p.completed.size();
  for (const int ships : p.research) sum += kWeights.research * std::min(ships, kEnoughShips);
  return sum;
}

Table Judge::table() const {
  Table t{.ships = s.ships};
  for (Seat p = 0; p < s.seats(); ++p) {
    t.out[p] = s.of(p).gate + s.of(p).beside + ships_in_research(s, p) + s.of(p).homeward;
    t.cards[p] = hand_worth(s, p, knows(p));
    t.extra[p] = technology_worth(s, p);
  }
  return t;
}

double colony_points(int colonies, double likely, int to_win) {
  const auto at = [&](int n) { return kWeights.foreign[std::min(n + 5 - to_win, 6)]; };
  return at(colonies) + likely * (at(colonies + 1) - at(colonies));
}

double Judge::points(const Table& t, Seat seat) const {
  int foreign = 0, home = 0, ships = t.out[seat];
  double sum = t.cards[seat] + t.extra[seat];
  for (int planet = 0; planet < kPlanets; ++planet) {
    const int here = t.ships[planet][seat];
    if (here == 0) continue;
    const bool is_home = home_of(planet) == seat;
    (is_home ? home : foreign) += 1;
    ships += here;
    sum += (is_home ? kWeights.guard_home : kWeights.guard_foreign) * std::sqrt(here);
  }
  sum += colony_points(foreign, t.colonies[seat], colonies_to_win(s));
  sum += kWeights.home * home + kWeights.ship * ships;
  if (home >= colonies_for_power(s)) sum += kWeights.power;
  return sum;
}

Prospects Judge::of(const Table& t) const {
  return prospects_by_points(s.seats(), kWeights.lead, [&](Seat p) { return points(t, p); });
}

// A mixture of what may come.
struct Mixture {
  Prospects sum{};
  double weight = 0;

  void add(double chance, const Prospects& shares) {
    for (std::size_t p = 0; p < sum.size(); ++p) sum[p] += chance * shares[p];
    weight += chance;
  }
};

// --- what artifacts that are being played will do

struct Coming {
  bool emotion_control = false, ionic_gas = false, quash = false, force_field = false;
};

void lose_some(Table& t, Seat seat, int count) {
  for (; count > 0; --count) {
    int from = -1;
    for (int planet = 0; planet < kPlanets; ++planet)
      if (t.ships[planet][seat] > 0 && (from < 0 || t.ships[planet][seat] > t.ships[from][seat])) from = planet;
    if (from < 0) return;
    --t.ships[from][seat];
  }
}
void place_some(Table& t, Seat seat, int count) {
  for (; count > 0; --count) {
    int to = -1;
    for (int planet = 0; planet < kPlanets; ++planet)
      if (t.ships[planet][seat] > 0 && (to < 0 || t.ships[planet][seat] < t.ships[to][seat])) to = planet;
    if (to < 0) return;
    ++t.ships[to][seat];
  }
}

Coming apply_plays(const State& s, Table& t) {
  Coming coming;
  bool is_negated = false;
  for (int i = s.core.steps.size() - 1; i >= 0; --i) {
    const Step& step = s.core.steps[i];
    if (!is_play(step)) continue;
    const PlayArgs play(step);
    const bool works = !play.is_negated() && !is_negated;
    is_negated =
        works && (play.what == playable_of(Artifact::kCardZap) || play.what == playable_of(Technology::kTechScrambler));
    if (!works || !is_artifact(play.what)) continue;
    switch (play.artifact()) {
      case Artifact::kEmotionControl: coming.emotion_control = true; break;
      case Artifact::kIonicGas: coming.ionic_gas = true; break;
      case Artifact::kQuash: coming.quash = true; break;
      case Artifact::kForceField: coming.force_field = true; break;
      case Artifact::kMobiusTubes:
        for (Seat p = 0; p < s.seats(); ++p) place_some(t, p, s.of(p).warp);
        break;
      case Artifact::kPlague: {
        const auto victim = static_cast<Seat>(play.kept);
        lose_some(t, victim, 3);
        t.cards[victim] *= 0.7;
        break;
      }
      case Artifact::kCardZap:
      case Artifact::kCosmicZap:
      case Artifact::kCount: break;
    }
  }
  return coming;
}

// --- how an encounter may end

// What a side has: the card, as far as it is known, and ships.
struct Strength {
  bool is_known = false, is_morph = false;
  double negotiates = kWeights.negotiates, value = kWeights.attack;
  double ships = 0;
};

int best_attack(const State& s, Seat seat) {
  int best = -1;
  for (const Card& card : s.of(seat).hand)
    if (type_of(card.face) == Type::kAttack) best = std::max(best, static_cast<int>(kAttackValues[card.face]));
  return best;
}

void know_card(Strength& side, int face) {
  side.is_known = true;
  side.is_morph = face == kMorph;
  side.negotiates = face == kNegotiate ? 1 : 0;
  side.value = type_of(face) == Type::kAttack ? kAttackValues[face] : 0;
}

class Encounter {
 public:
  Encounter(const Judge& judge, Table& table) : judge_(judge), s_(judge.s), table_(table) {
    coming_ = apply_plays(s_, table);
  }
  Prospects prospects();

 private:
  Strength strength(Side) const;
  void settle_morphs(Strength&, Strength&) const;
  bool is_ally(Seat seat, Side side) const {
    return s_.of(seat).ally == (side == Side::kOffense ? Ally::kOfOffense : Ally::kOfDefense) && !leaves(seat);
  }
  // A Force Field that is being played takes the allies of the other side away.
  bool leaves(Seat seat) const {
    if (!coming_.force_field) return false;
    const bool of_offense = s_.of(seat).ally == Ally::kOfOffense;
    return judge_.viewer != (of_offense ? s_.offense : s_.defense) && judge_.viewer != seat;
  }
  double join_chance(Seat, Side) const;
  Prospects when_offense_wins(bool against_negotiate) const;
  Prospects when_defense_wins(bool against_negotiate) const;
  Prospects when_both_lose() const;
  Prospects when_deal() const;
  Prospects when_failed() const;
  Prospects after_terms(const FixedList<Term, kMostTerms>&) const;
  Prospects while_talking() const;
  void add_offer(Mixture&, Seat maker, const FixedList<Term, kMostTerms>&) const;
  double chance_of(const Term&, Seat maker) const;
  Table with_gate_home() const;
  void pay_compensation(Table&, Seat from, Seat to, int lost) const;
  bool pays() const { return !s_.no_payments && !coming_.ionic_gas; }

  const Judge& judge_;
  const State& s_;
  Table& table_;
  Coming coming_;
};

double Encounter::join_chance(Seat seat, Side side) const {
  if (!may_still_join(s_, seat, side)) return 0;
  return may_still_join(s_, seat, other_side(side)) ? kWeights.joins / 2 : kWeights.joins;
}

Strength Encounter::strength(Side side) const {
  Strength out;
  const Seat main = s_.main(side);
  const bool is_offense = side == Side::kOffense;
  if (s_.is_revealed)
    know_card(out, s_.counts_as[side]);
  else if (s_.laid[side] != kNone && judge_.knows(main))
    know_card(out, s_.laid[side]);
  else if (s_.laid[side] == kNone && judge_.knows(main)) {  // the best attack that could be laid
    const int best = best_attack(s_, main);
    out.is_known = true;
    out.negotiates = best < 0 ? 1 : kWeights.negotiates / 2;
    out.value = std::max(best, 0);
  }
  if (coming_.emotion_control) out.negotiates = 1;
  out.ships = is_offense ? s_.of(main).gate : s_.ships[s_.target][main];
  if (is_offense && s_.moment <= Moment::kLaunchShips && s_.of(main).gate == 0) out.ships = kWeights.launched;
  for (Seat p = 0; p < s_.seats(); ++p) {
    if (is_ally(p, side)) out.ships += s_.of(p).gate + s_.of(p).beside;
    out.ships += kWeights.joined_ships * join_chance(p, side);
  }
  for (const int face : s_.support[side])  // what was added to the card is part of its value (CA-CHOSEN-03)
    if (type_of(face) == Type::kReinforcement) out.ships += kReinforcementValues[face - kFirstReinforcement];
  return out;
}

// A morph is what the other card is.
void Encounter::settle_morphs(Strength& offense, Strength& defense) const {
  if (offense.is_morph) offense.value = defense.value, offense.negotiates = 0;
  if (defense.is_morph) defense.value = offense.value, defense.negotiates = 0;
}

Table Encounter::with_gate_home() const {
  Table t = table_;
  for (Seat p = 0; p < s_.seats(); ++p) {
    place_some(t, p, t.out[p]);
    t.out[p] = 0;
  }
  return t;
}

void Encounter::pay_compensation(Table& t, Seat from, Seat to, int lost) const {
  if (!pays()) return;
  const int held = s_.of(from).hand.size(), taken = std::min(lost, held);
  if (taken == 0) return;
  const double worth = t.cards[from] * taken / held;
  t.cards[from] -= worth;
  t.cards[to] += std::max(worth, kWeights.unknown_card * taken);
}

Prospects Encounter::when_offense_wins(bool against_negotiate) const {
  Table t = table_;
  if (against_negotiate) pay_compensation(t, s_.offense, s_.defense, t.ships[s_.target][s_.defense]);
  t.ships[s_.target][s_.defense] = 0;
  for (Seat p = 0; p < s_.seats(); ++p) {
    const bool lands = p == s_.offense || is_ally(p, Side::kOffense);
    if (lands) t.ships[s_.target][p] = static_cast<std::uint8_t>(t.ships[s_.target][p] + s_.of(p).gate);
    if (lands || is_ally(p, Side::kDefense)) t.out[p] = 0;
    const bool is_new = t.ships[s_.target][p] == 0 && home_of(s_.target) != p;
    if (is_new) t.colonies[p] += p == s_.offense ? 1 : join_chance(p, Side::kOffense);
  }
  if (s_.encounter_of_turn < kEncountersOfTurn) t.extra[s_.offense] += kWeights.next_encounter;
  return judge_.of(t);
}

Prospects Encounter::when_defense_wins(bool against_negotiate) const {
  Table t = table_;
  if (against_negotiate) pay_compensation(t, s_.defense, s_.offense, s_.of(s_.offense).gate);
  for (Seat p = 0; p < s_.seats(); ++p) {
    if (is_ally(p, Side::kDefense)) {
      place_some(t, p, t.out[p]);
      if (pays()) t.extra[p] += kWeights.reward * t.out[p];
    }
    t.out[p] = 0;
  }
  return judge_.of(t);
}

Prospects Encounter::when_both_lose() const {
  Table t = table_;
  t.ships[s_.target][s_.defense] = 0;
  t.out.fill(0);
  return judge_.of(t);
}

Prospects Encounter::when_deal() const {
  Table t = with_gate_home();
  t.colonies[s_.offense] += 1;
  t.colonies[s_.defense] += 1;
  if (s_.encounter_of_turn < kEncountersOfTurn) t.extra[s_.offense] += kWeights.next_encounter;
  return judge_.of(t);
}

Prospects Encounter::when_failed() const {
  Table t = with_gate_home();
  lose_some(t, s_.offense, kFailedDeal);
  lose_some(t, s_.defense, kFailedDeal);
  return judge_.of(t);
}

// --- deals

double worth_of_term(const State& s, const Term& term, bool is_known) {
  const Seat giver = s.main(term.giver);
  switch (term.kind) {
    case TermKind::kCard:
    case TermKind::kNamed: return worth_of_card(term.what);
    case TermKind::kLowest: return 0.9;
    case TermKind::kHighest: return is_known ? 0.3 + 0.14 * std::max(best_attack(s, giver), 0) : 2.6;
    case TermKind::kOfType: return term.what == static_cast<int>(Type::kAttack) ? 0.9 : kWeights.unknown_card;
    case TermKind::kRandom:
    case TermKind::kColony:
    case TermKind::kShips:
    case TermKind::kCount: break;
  }
  return kWeights.unknown_card;
}

Prospects Encounter::after_terms(const FixedList<Term, kMostTerms>& terms) const {
  Table t = with_gate_home();
  for (const Term& term : terms) {
    const Seat from = s_.main(term.giver), to = s_.main(other_side(term.giver));
    if (term.kind == TermKind::kColony) {
      lose_some(t, to, 1);
      t.ships[term.what][to] = 1;
      continue;
    }
    if (term.kind == TermKind::kShips) {
      place_some(t, FreedShips(term.what).owner, FreedShips(term.what).count);
      continue;
    }
    const double worth = worth_of_term(s_, term, judge_.knows(from));
    t.cards[from] -= worth;
    t.cards[to] += worth;
  }
  if (s_.encounter_of_turn < kEncountersOfTurn) t.extra[s_.offense] += kWeights.next_encounter;
  return judge_.of(t);
}

// An offer is accepted if it is better for the other than to go on talking, as far as the maker can tell; what is asked
// for may not be there, and simple offers are taken sooner.
void Encounter::add_offer(Mixture& sum, Seat maker, const FixedList<Term, kMostTerms>& terms) const {
  if (terms.empty()) return;
  const Prospects after = after_terms(terms);
  const Seat other = maker == s_.offense ? s_.defense : s_.offense;
  const double talking = kWeights.talk * when_deal()[other] + (1 - kWeights.talk) * when_failed()[other];
  double chance = after[other] > talking ? kWeights.accepted : kWeights.refused;
  for (const Term& term : terms) chance *= chance_of(term, maker);
  sum.add((1 - sum.weight) * chance, after);
}
double Encounter::chance_of(const Term& term, Seat maker) const {
  const bool is_asked = s_.main(term.giver) != maker;
  if (!is_asked || !is_card_term(term.kind)) return kWeights.simple;
  if (term.kind == TermKind::kNamed) return kWeights.named;
  return term.kind == TermKind::kRandom ? kWeights.simple : kWeights.simple * kWeights.simple;
}

Prospects Encounter::while_talking() const {
  Mixture sum;
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    const Seat maker = s_.main(side);
    const bool prepares = s_.talk.speaker() == maker && !s_.talk.draft().empty();
    if (prepares && judge_.knows(maker))
      add_offer(sum, maker, s_.talk.draft());
    else if (s_.talk.number_of_offer(maker) > 0 && judge_.knows(maker))
      add_offer(sum, maker, s_.talk.offer_of(maker));
  }
  const double rest = 1 - sum.weight;
  sum.add(rest * kWeights.talk, when_deal());
  sum.add(rest * (1 - kWeights.talk), when_failed());
  return sum.sum;
}

Prospects Encounter::prospects() {
  switch (s_.outcome) {
    case Outcome::kOffenseWins: return when_offense_wins(type_shown(s_, Side::kDefense) == Type::kNegotiate);
    case Outcome::kDefenseWins: return when_defense_wins(type_shown(s_, Side::kOffense) == Type::kNegotiate);
    case Outcome::kBothLose: return when_both_lose();
    case Outcome::kBargaining:
      if (coming_.quash) return when_failed();
      if (s_.moment < Moment::kDealOpen) break;
      if (is_deal_agreed(s_)) return after_terms(s_.talk.agreed());
      return s_.talk.outcome() == decltype(s_.talk)::Outcome::kFailed ? when_failed() : while_talking();
    default: break;
  }
  Strength offense = strength(Side::kOffense), defense = strength(Side::kDefense);
  settle_morphs(offense, defense);
  const int known = offense.is_known + defense.is_known;
  const double scale = s_.is_revealed ? kWeights.scale_both : known > 0 ? kWeights.scale_one : kWeights.scale_none;
  const double ahead = offense.value + offense.ships - defense.value - defense.ships - 0.5;
  const double wins = 1 / (1 + std::exp(-ahead / scale));
  const double o = offense.negotiates, d = defense.negotiates;
  Mixture sum;
  const auto add = [&](double chance, auto&& shares) {
    if (chance > 0.01) sum.add(chance, shares());
  };
  add((1 - o) * (1 - d) * wins, [&] { return when_offense_wins(false); });
  add((1 - o) * (1 - d) * (1 - wins), [&] { return when_defense_wins(false); });
  add((1 - o) * d, [&] { return when_offense_wins(true); });
  add(o * (1 - d), [&] { return when_defense_wins(true); });
  add(o * d * kWeights.talk, [&] { return when_deal(); });
  add(o * d * (1 - kWeights.talk), [&] { return when_failed(); });
  for (double& share : sum.sum) share /= sum.weight;
  return sum.sum;
}

// An encounter whose ships have not moved yet.
bool is_under_way(const State& s) {
  return s.moment >= Moment::kLaunchAimed && s.moment <= Moment::kShipsToWarp && s.defense != kNobody &&
         s.target != kNone && s.outcome <= Outcome::kBargaining;
}

// Before the gate is aimed the offense hopes for a colony, by the cards that it is known to have.
double hope(const State& s, const Judge& judge) {
  if (!judge.knows(s.offense)) return kWeights.next_encounter;
  return kWeights.next_encounter * std::clamp(best_attack(s, s.offense) / 12.0, 0.0, 1.5);
}

Prospects shares_of(const State& s, Seat viewer) {
  const Judge judge{s, viewer};
  Table table = judge.table();
  if (is_under_way(s)) return Encounter(judge, table).prospects();
  apply_plays(s, table);
  if (s.moment > Moment::kSetup && s.moment < Moment::kLaunchAimed && s.outcome == Outcome::kOpen)
    table.extra[s.offense] += hope(s, judge);
  if (s.outcome == Outcome::kResettled) {
    if (is_planet_empty(s, s.target)) table.extra[s.offense] += kWeights.home;
    if (s.encounter_of_turn < kEncountersOfTurn) table.extra[s.offense] += hope(s, judge);
  }
  return judge.of(table);
}

}  // namespace

double Cosmic::evaluate(const State& s, Seat seat) {
  constexpr double kAll = 100;
  return kAll * (s.core.over ? final_prospects(result(s), s.seats()) : shares_of(s, seat))[seat];
}

Prospects Cosmic::prospects(const State& s) {
  return s.core.over ? final_prospects(result(s), s.seats()) : shares_of(s, kNobody);
}

}  // namespace kosmo::cosmic
