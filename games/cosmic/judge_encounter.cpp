// How an encounter may end, and what table each end would leave: the cards that may lie there, tried against each other
// by the rules (foresight.h), and what bargaining may bring.
#include <cmath>

#include "engine/prospects.h"
#include "games/cosmic/foresight.h"
#include "games/cosmic/judgement.h"
#include "games/cosmic/meanings.h"

namespace kosmo::cosmic {
namespace {

// A card that may lie somewhere.
struct Likely {
  int face;
  double chance;
};
using Cards = FixedList<Likely, 24>;

// What others lay, as far as nothing is known of it.
constexpr Likely kUnknown[] = {{kNegotiate, 0.22}, {2, 0.08}, {4, 0.14}, {6, 0.20}, {9, 0.16}, {13, 0.13}, {15, 0.07}};

// The ways in which it may end.
enum class End : std::uint8_t {
  kOffense,
  kOffensePaid,
  kDefense,
  kDefensePaid,
  kCrash,  // the offense is beaten so clearly that a ship of it lands
  kBothLose,
  kDeal,
  kFails,
  kCount
};
struct Chances {
  Array<double, static_cast<int>(End::kCount)> of{};
  double& operator[](End end) { return of[end]; }
};

// How likely it is to be ahead at the end, so far ahead of the other: reckoned once for each half.
class Scale {
 public:
  explicit Scale(double scale) {
    for (int i = 0; i < kCount; ++i) chances_[i] = 1 / (1 + std::exp(-(i - kMost) / (2 * scale)));
  }
  double operator()(double ahead) const {
    return chances_[std::clamp(static_cast<int>(std::lround(2 * ahead)), -kMost, int{kMost}) + kMost];
  }

 private:
  static constexpr int kMost = 80, kCount = 2 * kMost + 1;
  Array<double, kCount> chances_;
};

class Encounter {
 public:
  Encounter(const Judge& judge, const Table& table)
      : judge_(judge),
        s_(judge.s),
        table_(table),
        to_offense_(meaning_to(judge.s, judge.s.offense)),
        to_defense_(meaning_to(judge.s, judge.s.defense)),
        before_launch_(state_at_launch(judge.s, to_offense_)),
        foresight_(before_launch_) {
    joining_ = more_ships(Side::kOffense) - more_ships(Side::kDefense);
  }
  Prospects shares();

 private:
  // Before ships are sent, some are reckoned with.
  static State state_at_launch(const State& s, const Meaning& to_offense) {
    State later = s;
    if (s.moment <= Moment::kLaunchShips && s.of(s.offense).gate == 0)
      later.of(s.offense).gate = static_cast<std::uint8_t>(std::min(kWeights.launched, to_offense.most_sent));
    return later;
  }
  bool is_ally(Seat seat, Side side) const { return s_.of(seat).ally == ally_of(side); }
  double more_ships(Side) const;
  Seat layer(Side side) const { return s_.main(s_.is_swapped ? other_side(side) : side); }
  Cards cards(Side) const;
  bool has_to_choose() const;
  Prospects by_choice();
  Prospects with(const Cards& offense, const Cards& defense);
  void add(Chances&, double chance, const Foreseen&) const;
  double value(const Chances&);
  Prospects mixture(const Chances&);
  const Prospects& at(End);
  double join_chance(Seat, Side) const;
  Prospects when_offense_wins(bool against_negotiate) const;
  Prospects when_defense_wins(bool against_negotiate, bool is_crash = false) const;
  Prospects when_both_lose() const;
  Prospects when_deal() const;
  Prospects when_failed() const;
  Prospects after_terms(const FixedList<Term, kMostTerms>&) const;
  Prospects while_talking() const;
  void add_offer(Mixture&, Seat maker, const FixedList<Term, kMostTerms>&) const;
  double chance_of(const Term&, Seat maker) const;
  Table with_gate_home() const;
  void lose_or_keep(Table&, Seat) const;
  void leave_planet(Table&) const;
  void pay_compensation(Table&, Seat from, Seat to, int lost) const;
  void smash(Table&, const Meaning&, Seat winner, Seat loser) const;
  void absent_pay(Table&, bool offense_is_content, bool defense_is_content) const;
  double chance_of_absence(Seat, Side) const;
  bool pays() const { return !s_.no_payments; }

  const Judge& judge_;
  const State& s_;
  const Table& table_;
  const Meaning &to_offense_, &to_defense_;
  const State before_launch_;
  Foresight foresight_;
  double joining_;
  Array<Prospects, static_cast<int>(End::kCount)> ends_{};
  Array<bool, static_cast<int>(End::kCount)> is_known_{};
};

double Encounter::join_chance(Seat seat, Side side) const {
  if (!may_still_join(s_, seat, side)) return 0;
  return may_still_join(s_, seat, other_side(side)) ? kWeights.joins / 2 : kWeights.joins;
}

// Of those who may still join.
double Encounter::more_ships(Side side) const {
  double ships = 0;
  for (Seat p = 0; p < s_.seats(); ++p) ships += kWeights.joined_ships * join_chance(p, side);
  return ships;
}

// The encounter cards of a hand that this seat has seen, as likely as one lays them; none, unless it has seen all of
// it.
Cards seen_cards(const State& s, Seat viewer, Seat whose) {
  Cards out;
  double sum = 0;
  for (const Card& card : s.of(whose).hand) {
    if (!(card.known & only(viewer))) return {};
    if (!is_encounter_card(card.face) || out.full()) continue;
    const double chance = type_of(card.face) == Type::kAttack ? std::exp(kAttackValues[card.face] / 6.0) : 2;
    out.push({card.face, chance});
    sum += chance;
  }
  for (Likely& card : out) card.chance /= sum;
  return out;
}

Cards Encounter::cards(Side side) const {
  const Seat whose = layer(side);
  const int laid = s_.laid[side];
  Cards out;
  if (laid != kNone && (judge_.knows(whose) || s_.is_open[side] || s_.is_revealed)) {
    out.push({laid, 1});
    return out;
  }
  if (laid == kNone && judge_.viewer == kNobody) {
    const int best = best_attack_face(s_, whose);
    const double negotiates = best == kNone ? 1 : 0.11;
    if (best != kNone) out.push({best, 1 - negotiates});
    out.push({kNegotiate, negotiates});
    return out;
  }
  if (laid == kNone && !judge_.knows(whose)) out = seen_cards(s_, judge_.viewer, whose);
  if (out.empty())
    for (const Likely& card : kUnknown) out.push(card);
  return out;
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
  if (!pays() || (s_.powers && would_be_saved(s_, to))) return;  // what is not lost is not paid for
  const int held = s_.of(from).hand.size(), taken = std::min(lost, held);
  if (taken == 0) return;
  const double worth = t.cards[from] * taken / held;
  t.cards[from] -= worth;
  t.cards[to] += std::max(worth, kWeights.unknown_card * taken);
}

// Ships that would go to the warp, unless a power saves them.
void Encounter::lose_or_keep(Table& t, Seat p) const {
  if (t.out[p] > 0 && s_.powers && would_be_saved(s_, p)) place_some(t, p, t.out[p]);
  t.out[p] = 0;
}
void Encounter::leave_planet(Table& t) const {
  t.out[s_.defense] += t.ships[s_.target][s_.defense];
  t.ships[s_.target][s_.defense] = 0;
  lose_or_keep(t, s_.defense);
}

void Encounter::smash(Table& t, const Meaning& to_winner, Seat winner, Seat loser) const {
  if (to_winner.smashes) lose_some(t, loser, winner == s_.offense ? s_.of(winner).gate : s_.ships[s_.target][winner]);
}
// Who was invited by this side and does not come: nobody knows before the answer.
double Encounter::chance_of_absence(Seat seat, Side side) const {
  if (seat == s_.offense || seat == s_.defense || !(s_.invited[side] >> seat & 1)) return 0;
  if (s_.moment > Moment::kAllianceFormed) return s_.grudges >> seat & 1;
  return is_ally(seat, side) ? 0 : 1 - join_chance(seat, side);
}
void Encounter::absent_pay(Table& t, bool offense_is_content, bool defense_is_content) const {
  const auto pay = [&](const Meaning& meaning, Side side, bool is_content) {
    const int count = is_content ? meaning.absent_if_won : meaning.absent_if_lost;
    if (count == 0) return;
    for (Seat p = 0; p < s_.seats(); ++p) t.extra[p] -= kWeights.ship * count * chance_of_absence(p, side);
  };
  pay(to_offense_, Side::kOffense, offense_is_content);
  pay(to_defense_, Side::kDefense, defense_is_content);
}

Prospects Encounter::when_offense_wins(bool against_negotiate) const {
  Table t = table_;
  if (to_offense_.loots) {
    // Whoever has lost a whole hand will draw a new one, so nothing is reckoned against it.
    t.cards[s_.offense] += kWeights.unknown_card * std::min<int>(s_.of(s_.offense).gate, s_.of(s_.defense).hand.size());
  }
  if (against_negotiate) pay_compensation(t, s_.offense, s_.defense, t.ships[s_.target][s_.defense]);
  leave_planet(t);
  for (Seat p = 0; p < s_.seats(); ++p) {
    const bool lands = p == s_.offense || is_ally(p, Side::kOffense);
    if (lands) t.ships[s_.target][p] = static_cast<std::uint8_t>(t.ships[s_.target][p] + s_.of(p).gate);
    if (lands) t.out[p] = 0;
    if (is_ally(p, Side::kDefense)) lose_or_keep(t, p);
    const bool is_new = t.ships[s_.target][p] == 0 && home_of(s_.target) != p;
    if (is_new) t.colonies[p] += p == s_.offense ? 1 : join_chance(p, Side::kOffense);
  }
  smash(t, to_offense_, s_.offense, s_.defense);
  absent_pay(t, true, false);
  if (s_.encounter_of_turn < kEncountersOfTurn) t.extra[s_.offense] += kWeights.next_encounter;
  return judge_.of(t);
}

Prospects Encounter::when_defense_wins(bool against_negotiate, bool is_crash) const {
  Table t = table_;
  if (is_crash && t.out[s_.offense] > 0) {
    ++t.ships[s_.target][s_.offense];
    --t.out[s_.offense];
  }
  if (against_negotiate) pay_compensation(t, s_.defense, s_.offense, s_.of(s_.offense).gate);
  for (Seat p = 0; p < s_.seats(); ++p) {
    if (is_ally(p, Side::kDefense)) {
      place_some(t, p, t.out[p]);
      if (pays()) t.extra[p] += kWeights.reward * t.out[p];
      t.out[p] = 0;
    }
    lose_or_keep(t, p);
  }
  smash(t, to_defense_, s_.defense, s_.offense);
  absent_pay(t, false, true);
  return judge_.of(t);
}

Prospects Encounter::when_both_lose() const {
  Table t = table_;
  absent_pay(t, false, false);
  leave_planet(t);
  for (Seat p = 0; p < s_.seats(); ++p) lose_or_keep(t, p);
  return judge_.of(t);
}

Prospects Encounter::when_deal() const {
  Table t = with_gate_home();
  t.colonies[s_.offense] += 1;
  t.colonies[s_.defense] += 1;
  absent_pay(t, true, true);
  if (s_.encounter_of_turn < kEncountersOfTurn) t.extra[s_.offense] += kWeights.next_encounter;
  return judge_.of(t);
}

Prospects Encounter::when_failed() const {
  Table t = with_gate_home();
  lose_some(t, s_.offense, kFailedDeal);
  lose_some(t, s_.defense, kFailedDeal);
  absent_pay(t, false, false);
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

Prospects Encounter::shares() {
  switch (s_.outcome) {
    case Outcome::kOffenseWins: return when_offense_wins(type_shown(s_, Side::kDefense) == Type::kNegotiate);
    case Outcome::kDefenseWins: return when_defense_wins(type_shown(s_, Side::kOffense) == Type::kNegotiate);
    case Outcome::kBothLose: return when_both_lose();
    case Outcome::kBargaining:
      if (s_.moment < Moment::kDealOpen) break;
      if (is_deal_agreed(s_)) return after_terms(s_.talk.agreed());
      return s_.talk.outcome() == decltype(s_.talk)::Outcome::kFailed ? when_failed() : while_talking();
    case Outcome::kOpen:
    case Outcome::kDeal:
    case Outcome::kFailedDeal:
    case Outcome::kResettled:
    case Outcome::kNoShips:
    case Outcome::kNoCard:
    case Outcome::kGranted:
    case Outcome::kCalledOff:
    case Outcome::kCount: break;
  }
  return has_to_choose() ? by_choice() : with(cards(Side::kOffense), cards(Side::kDefense));
}

const Prospects& Encounter::at(End end) {
  const int which = static_cast<int>(end);
  if (is_known_[which]) return ends_[which];
  is_known_[which] = true;
  Prospects& out = ends_[which];
  switch (end) {
    case End::kOffense: out = when_offense_wins(false); break;
    case End::kOffensePaid: out = when_offense_wins(true); break;
    case End::kDefense: out = when_defense_wins(false); break;
    case End::kDefensePaid: out = when_defense_wins(true); break;
    case End::kCrash: out = when_defense_wins(false, true); break;
    case End::kBothLose: out = when_both_lose(); break;
    case End::kDeal: out = when_deal(); break;
    case End::kFails:
    case End::kCount: out = when_failed(); break;
  }
  return out;
}
Prospects Encounter::mixture(const Chances& chances) {
  Mixture sum;
  for (int i = 0; i < static_cast<int>(End::kCount); ++i)
    if (chances.of[i] > 0) sum.add(chances.of[i], at(static_cast<End>(i)));
  for (double& share : sum.sum) share /= sum.weight;
  return sum.sum;
}
double Encounter::value(const Chances& chances) {
  double sum = 0;
  for (int i = 0; i < static_cast<int>(End::kCount); ++i)
    if (chances.of[i] > 0) sum += chances.of[i] * at(static_cast<End>(i))[judge_.viewer];
  return sum;
}

void Encounter::add(Chances& chances, double chance, const Foreseen& end) const {
  if (end.is_compared) {
    static const Scale kLaid(kWeights.scale_laid), kOpen(kWeights.scale_open);
    const Scale& scale = s_.is_revealed ? kOpen : kLaid;
    const double wins = scale(end.ahead + joining_ - 0.5);
    if (to_offense_.lands_if_beaten_by > 0 && !end.is_turned) {
      const double crashes = scale(0.5 - to_offense_.lands_if_beaten_by - end.ahead - joining_);
      chances[End::kOffense] += chance * wins;
      chances[End::kCrash] += chance * crashes;
      chances[End::kDefense] += chance * std::max(0.0, 1 - wins - crashes);
      return;
    }
    chances[end.is_turned ? End::kDefense : End::kOffense] += chance * wins;
    chances[end.is_turned ? End::kOffense : End::kDefense] += chance * (1 - wins);
    return;
  }
  switch (end.outcome) {
    case Outcome::kOffenseWins: chances[end.pays ? End::kOffensePaid : End::kOffense] += chance; break;
    case Outcome::kDefenseWins: chances[end.pays ? End::kDefensePaid : End::kDefense] += chance; break;
    case Outcome::kBargaining:
      chances[End::kDeal] += chance * kWeights.talk;
      chances[End::kFails] += chance * (1 - kWeights.talk);
      break;
    case Outcome::kBothLose:
    case Outcome::kOpen:  // the rest does not end a fight; nobody gains by it
    case Outcome::kDeal:
    case Outcome::kFailedDeal:
    case Outcome::kResettled:
    case Outcome::kNoShips:
    case Outcome::kNoCard:
    case Outcome::kGranted:
    case Outcome::kCalledOff:
    case Outcome::kCount: chances[End::kBothLose] += chance;
  }
}

// Whoever may still declare a power does what is best for it.
Prospects Encounter::with(const Cards& offense, const Cards& defense) {
  Chances best;
  double most = -1;
  for (const Plan& plan : foresight_.plans(judge_.viewer)) {
    Chances chances;
    for (const Likely& one : offense)
      for (const Likely& other : defense)
        add(chances, one.chance * other.chance,
            foresight_.of({static_cast<std::uint8_t>(one.face), static_cast<std::uint8_t>(other.face)}, judge_.viewer,
                          plan));
    if (judge_.viewer == kNobody || s_.is_revealed) return mixture(chances);
    if (const double worth = value(chances); worth > most) most = worth, best = chances;
  }
  return mixture(best);
}

bool Encounter::has_to_choose() const {
  return !s_.is_revealed && s_.is_main(judge_.viewer) && s_.laid[s_.side_of(judge_.viewer)] == kNone &&
         !s_.is_swapped && has_encounter_card(s_, judge_.viewer);
}

// The card that is best to lay, by what it does and what it costs; where the other one will lie open, for each of
// those.
Prospects Encounter::by_choice() {
  constexpr double kCost = 0.01;  // of a share for a tenth of a colony
  const Seat viewer = judge_.viewer;
  const Side own = s_.side_of(viewer), other = other_side(own);
  const Cards theirs = cards(other);
  const bool will_see = s_.laid[other] == kNone && lays_openly(s_, s_.main(other)) && !lays_openly(s_, viewer);
  bool is_bound = false;
  s_.of(viewer).hand.each_face(
      [&](int face) { is_bound = is_bound || (is_encounter_card(face) && may_lay(s_, viewer, face)); });
  const bool keeps_card = (own == Side::kOffense ? to_offense_ : to_defense_).keeps_card;
  const auto best_against = [&](const Cards& cards) {
    Chances best;
    double most = -1e9;
    s_.of(viewer).hand.each_face([&](int face) {
      if (!is_encounter_card(face) || (is_bound && !may_lay(s_, viewer, face))) return;
      for (const Plan& plan : foresight_.plans(viewer)) {
        Chances chances;
        for (const Likely& card : cards) {
          Array<std::uint8_t, 2> laid;
          laid[own] = static_cast<std::uint8_t>(face);
          laid[other] = static_cast<std::uint8_t>(card.face);
          add(chances, card.chance, foresight_.of(laid, viewer, plan));
        }
        const double worth = value(chances) - (keeps_card ? 0 : kCost * worth_of_card(face));
        if (worth > most) most = worth, best = chances;
      }
    });
    return best;
  };
  if (!will_see) return mixture(best_against(theirs));
  Chances sum;
  for (const Likely& card : theirs) {
    Cards only_this;
    only_this.push({card.face, 1});
    const Chances best = best_against(only_this);
    for (int i = 0; i < static_cast<int>(End::kCount); ++i) sum.of[i] += card.chance * best.of[i];
  }
  return mixture(sum);
}

}  // namespace

Prospects prospects_of_encounter(const Judge& judge, const Table& table) { return Encounter(judge, table).shares(); }

}  // namespace kosmo::cosmic
