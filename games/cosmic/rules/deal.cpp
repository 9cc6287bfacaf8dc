// Deals (CE-DEAL): two negotiates, and the main players bargain over cards and colonies.
#include "games/cosmic/rules/stock.h"

namespace kosmo::cosmic {
namespace {

using Talk = decltype(State::talk);

enum class Kind { kTalk, kPrepare, kCards, kGive, kRest, kGateHome, kPenalty, kCount };
enum class Verb {
  kPrepare,
  kAccept,
  kReject,
  kWait,
  kWalkAway,
  kTimeout,
  kGiveCard,
  kAskCard,
  kGiveType,
  kAskType,
  kGiveLowest,
  kAskLowest,
  kGiveHighest,
  kAskHighest,
  kGiveRandom,
  kAskRandom,
  kGiveColony,
  kAskColony,
  kFreeShips,
  kPropose,
  kScrap,
  kHandOver,
  kCount
};
enum class Say {
  kProposes,
  kTermCard,
  kTermHidden,
  kTermNamed,
  kTermType,
  kTermLowest,
  kTermHighest,
  kTermRandom,
  kTermColony,
  kTermShips,
  kAccepts,
  kCannot,
  kRejects,
  kWalksAway,
  kTimeIsUp,
  kScraps,
  kMade,
  kFailed,
  kGets,
  kGives,
  kCount
};
extern constinit Part<State, Kind, Verb, Say> part;

// --- what may be in a deal

void take_all(Stock& stock, const auto& terms, Side giver) {
  for (const Term& term : terms)
    if (term.giver == giver && is_card_term(term.kind)) stock.take(term);
}

bool has_colony_term(const auto& terms, Side giver) {
  for (const Term& term : terms)
    if (term.giver == giver && term.kind == TermKind::kColony) return true;
  return false;
}
// CE-DEAL-30: a power of either main player lets them name owners, each once, and numbers.
bool may_free_ships(const State& s) { return frees_in_deals(s, s.offense) || frees_in_deals(s, s.defense); }
bool can_free(const State& s, const auto& terms, FreedShips ships) {
  for (const Term& term : terms)
    if (term.kind == TermKind::kShips && FreedShips(term.what).owner == ships.owner) return false;
  return may_free_ships(s) && ships.count <= s.of(ships.owner).warp && has_any_colony(s, ships.owner);
}
bool changes_hands(const auto& terms) {  // CE-DEAL-04, CA-ZOMBIE-05
  for (const Term& term : terms)
    if (term.kind != TermKind::kShips) return true;
  return false;
}

// CE-DEAL-03, CE-DEAL-07, CE-DEAL-08, CE-DEAL-31
bool can_grant(const State& s, Side giver, int planet) {
  const Seat from = s.main(giver), to = s.main(other_side(giver));
  return has_colony(s, from, planet) && !has_colony(s, to, planet) &&
         (has_any_colony(s, to) || (to == s.offense && s.of(to).gate > 0));
}

bool can_give(const State& s, const auto& terms, Side giver) {  // CE-DEAL-24: in full, when it is accepted
  Stock stock = hand_of(s, s.main(giver));
  take_all(stock, terms, giver);
  return !stock.is_overdrawn();
}
bool can_be_carried_out(const State& s, const auto& terms) {
  if (!can_give(s, terms, Side::kOffense) || !can_give(s, terms, Side::kDefense)) return false;
  for (const Term& term : terms)
    if (term.kind == TermKind::kColony && !can_grant(s, term.giver, term.what)) return false;
  return true;
}

struct TermVerb {
  Verb gives, asks;
  TermKind kind, asked;
  int card_choices;  // faces or types to choose from; of colonies, see can_grant()
};
constexpr TermVerb kTermVerbs[] = {
    {Verb::kGiveCard, Verb::kAskCard, TermKind::kCard, TermKind::kNamed, kFaces},
    {Verb::kGiveType, Verb::kAskType, TermKind::kOfType, TermKind::kOfType, kTypes},
    {Verb::kGiveLowest, Verb::kAskLowest, TermKind::kLowest, TermKind::kLowest, 1},
    {Verb::kGiveHighest, Verb::kAskHighest, TermKind::kHighest, TermKind::kHighest, 1},
    {Verb::kGiveRandom, Verb::kAskRandom, TermKind::kRandom, TermKind::kRandom, 1},
    {Verb::kGiveColony, Verb::kAskColony, TermKind::kColony, TermKind::kColony, 0},
};
std::optional<Term> term_of(const State& s, Seat maker, Action a) {
  const Side mine = s.side_of(maker);
  for (const TermVerb& one : kTermVerbs) {
    if (part.is(a, one.gives)) return Term{one.kind, mine, a.arg[0]};
    if (part.is(a, one.asks)) return Term{one.asked, other_side(mine), a.arg[0]};
  }
  if (part.is(a, Verb::kFreeShips))
    return Term{TermKind::kShips, mine, FreedShips(static_cast<Seat>(a.arg[0]), a.arg[1]).what()};
  return {};
}

void go_on(State& s) {
  if (s.talk.outcome() == Talk::Outcome::kTalking) part.push(s.core, Kind::kTalk, s.talk.speaker());
}

}  // namespace

bool is_deal_open(const State& s) { return s.outcome == Outcome::kBargaining; }
bool is_deal_agreed(const State& s) { return is_deal_open(s) && s.talk.outcome() == Talk::Outcome::kAgreed; }

// CE-DEAL-01, CE-DEAL-02, CE-DEAL-12: allies go home first.
void open_deal(State& s, Events&) {
  s.talk.start(s.offense, s.defense, kOffersEach, kSilences);
  part.push(s.core, Kind::kTalk, s.offense);
  for (const Seat p : last_first(timing_order(s)))
    if (s.of(p).ally != Ally::kNo) {
      return_ships(s, p, kGate, s.of(p).gate);
      return_ships(s, p, kBeside, s.of(p).beside);
    }
}

// CE-DEAL-21, CE-DEAL-22, CE-DEAL-23
void list_talk(const State& s, const Step&, ActionList& out) {
  const int number = s.talk.number_of_offer(s.talk.other());
  if (s.talk.may_prepare()) part.add(out, Verb::kPrepare);
  if (s.talk.may_answer()) part.add(out, Verb::kAccept, number);
  if (s.talk.may_answer()) part.add(out, Verb::kReject, number);
  if (s.talk.may_wait()) part.add(out, Verb::kWait);
  part.add(out, Verb::kWalkAway);
  part.add(out, Verb::kTimeout);
}
void apply_talk(State& s, const Step& step, Action a, Events& events) {
  switch (part.verb_of(a)) {
    case Verb::kPrepare: return part.push(s.core, Kind::kPrepare, step.seat);
    case Verb::kAccept: {  // CE-DEAL-24, CE-DEAL-25
      s.core.reveal();
      const bool can = can_be_carried_out(s, s.talk.offer_of(s.talk.other()));
      part.tell_all(events, can ? Say::kAccepts : Say::kCannot, step.seat);
      s.talk.accept(can);
      break;
    }
    case Verb::kReject:
      part.tell_all(events, Say::kRejects, step.seat);
      s.talk.refuse();
      break;
    case Verb::kWait: s.talk.wait(); break;
    case Verb::kWalkAway:
      part.tell_all(events, Say::kWalksAway, step.seat);
      s.talk.walk_away();
      break;
    case Verb::kTimeout:
      part.tell_all(events, Say::kTimeIsUp);
      s.talk.time_is_up();
      break;
    default: broken_limit("no such answer is offered");
  }
  go_on(s);
}
Refusal why_not_talk(const State&, const Step&, Action a) {
  if (part.is(a, Verb::kAccept) || part.is(a, Verb::kReject))
    return refuse("CE-DEAL-23", {"That proposal is not open.", "Ta propozycja nie jest otwarta."});
  if (part.is(a, Verb::kPrepare))
    return refuse("CE-DEAL-29", {"You have made all of your proposals.", "Nie masz już więcej propozycji."});
  if (part.is(a, Verb::kWait))
    return refuse("CE-DEAL-21", {"You have waited enough: say something, or walk away.",
                                 "Dość czekania: odezwij się albo zerwij rozmowy."});
  return {};
}

// CE-DEAL-26: of the own cards only those that are there; of the other's hand one may ask for all that it may hold.
void list_prepare(const State& s, const Step& step, ActionList& out) {
  const Side mine = s.side_of(step.seat), theirs = other_side(mine);
  const auto& draft = s.talk.draft();
  const bool may_add = s.talk.may_add();
  Stock own = hand_of(s, step.seat), other = hand_as_known_by(s, s.main(theirs), step.seat);
  take_all(own, draft, mine);
  take_all(other, draft, theirs);
  for (const TermVerb& verb : kTermVerbs)
    for (std::uint8_t what = 0; what < verb.card_choices && may_add; ++what) {
      if (own.can_take({verb.kind, mine, what})) part.add(out, verb.gives, what);
      if (other.can_take({verb.asked, theirs, what})) part.add(out, verb.asks, what);
    }
  if (may_add)
    each_planet(s, [&](int planet) {
      if (!has_colony_term(draft, mine) && can_grant(s, mine, planet)) part.add(out, Verb::kGiveColony, planet);
      if (!has_colony_term(draft, theirs) && can_grant(s, theirs, planet)) part.add(out, Verb::kAskColony, planet);
    });
  for (Seat p = 0; p < s.seats() && may_add; ++p)
    for (int ships = 1; can_free(s, draft, {p, ships}); ++ships) part.add(out, Verb::kFreeShips, p, ships);
  if (changes_hands(draft)) part.add(out, Verb::kPropose);  // CE-DEAL-04, CE-DEAL-05
  part.add(out, Verb::kScrap);
  part.add(out, Verb::kTimeout);
}

namespace {

// CE-DEAL-28: of a card that is named by who holds it only the two learn which it is.
void tell_term(const State& s, Seat maker, const Term& term, Events& events) {
  const Seat giver = s.main(term.giver), other = s.main(other_side(s.side_of(maker)));
  const auto both = static_cast<Audience>(only(maker) | only(other));
  switch (term.kind) {
    case TermKind::kCard:
      part.say(events, both, Say::kTermCard, giver, term.what);
      return part.say(events, static_cast<Audience>(~both), Say::kTermHidden, giver);
    case TermKind::kNamed: return part.tell_all(events, Say::kTermNamed, giver, term.what);
    case TermKind::kOfType: return part.tell_all(events, Say::kTermType, giver, term.what);
    case TermKind::kLowest: return part.tell_all(events, Say::kTermLowest, giver);
    case TermKind::kHighest: return part.tell_all(events, Say::kTermHighest, giver);
    case TermKind::kRandom: return part.tell_all(events, Say::kTermRandom, giver);
    case TermKind::kColony: return part.tell_all(events, Say::kTermColony, giver, term.what);
    case TermKind::kShips:
      return part.tell_all(events, Say::kTermShips, FreedShips(term.what).owner, FreedShips(term.what).count);
    case TermKind::kCount: return;
  }
}

// Of a face that there may be more of, so many.
void show_some(Hand<kCardsInPlay>& hand, int face, std::ptrdiff_t count, Audience audience) {
  FixedList<Card, kMostTerms> shown;
  for (; count > 0; --count) shown.push(hand.take(face));
  for (const Card& card : shown) hand.add(card.face, static_cast<Audience>(card.known | audience));
}

// Whoever names a card of its own holds it, and the other knows that now; of equal ones, how many are named.
void propose(State& s, Seat maker, Events& events) {
  part.tell_all(events, Say::kProposes, maker);
  const auto& terms = s.talk.draft();
  for (const Term& term : terms) {
    tell_term(s, maker, term, events);
    if (term.kind == TermKind::kCard)
      show_some(s.of(maker).hand, term.what, std::count(terms.begin(), terms.end(), term), only(s.talk.other()));
  }
  s.talk.make_offer();
  s.core.reveal();
}

}  // namespace

void expect_prepare(const State&, const Step&, ActionList& out) { part.add(out, Verb::kPropose); }
void apply_prepare(State& s, const Step& step, Action a, Events& events) {  // CE-DEAL-26
  if (const std::optional<Term> term = term_of(s, step.seat, a)) {
    s.talk.add(*term);
    return part.push(s.core, Kind::kPrepare, step.seat);
  }
  if (part.is(a, Verb::kPropose)) propose(s, step.seat, events);
  if (part.is(a, Verb::kScrap)) {
    s.talk.scrap();
    part.tell_all(events, Say::kScraps, step.seat);
  }
  if (part.is(a, Verb::kTimeout)) {
    s.talk.time_is_up();
    part.tell_all(events, Say::kTimeIsUp);
  }
  go_on(s);
}
static Refusal why_not_grant(const State& s, Side giver, int planet) {
  if (!has_colony(s, s.main(giver), planet))
    return refuse("CE-DEAL-07", {"The giver has no colony there.", "Dający nie ma tam kolonii."});
  if (has_colony(s, s.main(other_side(giver)), planet))
    return refuse("CE-DEAL-08", {"The receiver has a colony there already.", "Otrzymujący ma tam już kolonię."});
  return refuse("CE-DEAL-31", {"The receiver has no ship outside of the warp and technologies.",
                               "Otrzymujący nie ma statku poza wirem i technologiami."});
}
Refusal why_not_prepare(const State& s, const Step& step, Action a) {
  if (part.is(a, Verb::kPropose))
    return refuse("CE-DEAL-04", {"At least one card or colony must change hands.",
                                 "Przynajmniej jedna karta albo kolonia musi zmienić właściciela."});
  const std::optional<Term> term = term_of(s, step.seat, a);
  if (!term) return {};
  if (term->kind == TermKind::kShips)
    return refuse("CE-DEAL-30",
                  {"Only a deal with Zombie frees ships: each owner once, who has them in the warp and a colony.",
                   "Statki uwalnia tylko porozumienie z Zombie: właściciela wymienia się raz, a musi mieć je w wirze i "
                   "mieć kolonię."});
  if (term->kind != TermKind::kColony)
    return refuse("CE-DEAL-26", {"There is no such card to give, or no room for more terms.",
                                 "Nie ma takiej karty do oddania albo nie ma miejsca na więcej warunków."});
  if (has_colony_term(s.talk.draft(), term->giver))
    return refuse("CE-DEAL-03",
                  {"Each of you gains at most one colony.", "Każdy z was zyskuje najwyżej jedną kolonię."});
  return why_not_grant(s, term->giver, term->what);
}

// --- carrying it out

namespace {

// CE-DEAL-15: what is given lies aside until all of it is settled, so that nothing received is given on. CE-DEAL-28:
// the two see which cards they are.
// A card that its giver has played since the deal was agreed, to answer a Quash, is not there to be given.
void give(State& s, Seat from, int face, Events& events) {
  if (!s.of(from).hand.contains(face)) return;
  const Seat to = s.main(other_side(s.side_of(from)));
  const auto both = static_cast<Audience>(only(from) | only(to));
  move_unseen(s.of(from).hand, face, s.of(from).promised, both);
  s.core.reveal();
  part.say(events, both, Say::kGets, to, face);
  part.say(events, static_cast<Audience>(~both), Say::kGives, from, to);
}
int attack_of(const State& s, Seat seat, bool lowest) {
  int found = kNone;
  s.of(seat).hand.each_face([&](int face) {
    if (type_of(face) == Type::kAttack && (found == kNone || !lowest)) found = face;
  });
  return found;
}
int random_card_of(State& s, Seat seat) {
  const auto& hand = s.of(seat).hand;
  return hand.empty() ? int{kNone} : int{s.core.rng.pick(hand).face};
}
int card_for(State& s, Seat from, const Term& term) {
  if (term.kind == TermKind::kRandom) return random_card_of(s, from);
  if (term.kind == TermKind::kLowest || term.kind == TermKind::kHighest)
    return attack_of(s, from, term.kind == TermKind::kLowest);
  return term.what;
}
void give_all(State& s, std::initializer_list<TermKind> kinds, Events& events) {
  const Talk::Terms terms = s.talk.agreed();
  for (const TermKind kind : kinds)
    for (const Term& term : terms)
      if (term.kind == kind) give(s, s.main(term.giver), card_for(s, s.main(term.giver), term), events);
}

// CE-DEAL-09, CE-DEAL-27; the giver's colony stays (CE-DEAL-10).
void ask_for_founders(State& s, Side giver) {
  const Seat to = s.main(other_side(giver));
  for (const Term& term : Talk::Terms(s.talk.agreed()))
    if (term.kind == TermKind::kColony && term.giver == giver) {
      SendArgs ships(term.what);
      ships.most = kMostShips;
      ships.from_gate = to == s.offense;
      ask_for_ships(s, ships, to);
    }
}

// CE-DEAL-30: where their owners like, in timing order.
void free_ships(State& s) {
  for (const Seat seat : last_first(timing_order(s)))
    for (const Term& term : Talk::Terms(s.talk.agreed()))
      if (const FreedShips ships(term.what); term.kind == TermKind::kShips && ships.owner == seat)
        return_ships(s, seat, kFromWarp, ships.count);
}

}  // namespace

void run_penalty(State& s, const Step& step, Events&) {  // CE-DEAL-14
  const PenaltyArgs penalty(step);
  for (const Side side : {Side::kDefense, Side::kOffense}) lose_ships(s, s.main(side), penalty.ships[side]);
}
void shift_penalty(State& s, Side from, int ships) {
  Step& waiting = *latest_waiting(s.core, part.number(Kind::kPenalty));
  PenaltyArgs penalty(waiting);
  penalty.ships[from] -= ships;
  penalty.ships[other_side(from)] += ships;
  waiting = penalty.step(part, Kind::kPenalty);
}

// CE-DEAL-11, CE-DEAL-13, CE-DEAL-14, CE-DEAL-16: first the ships of new colonies, so that nobody chooses them by what
// was received, the offense's before the defense's; then named cards, those that a giver chooses, and the rest.
void end_deal(State& s, Events& events) {
  const bool is_made = s.talk.outcome() == Talk::Outcome::kAgreed;
  s.outcome = is_made ? Outcome::kDeal : Outcome::kFailedDeal;
  part.tell_all(events, is_made ? Say::kMade : Say::kFailed);
  part.push(s.core, Kind::kGateHome, kNobody);
  if (!is_made) {
    s.core.steps.push(PenaltyArgs(kFailedDeal).step(part, Kind::kPenalty));
    return happens(s, Event::kDealFails, s.offense);
  }
  part.push(s.core, Kind::kCards, kNobody);
  free_ships(s);
  for (const Side giver : {Side::kOffense, Side::kDefense}) ask_for_founders(s, giver);
}
void run_cards(State& s, const Step&, Events& events) {  // CE-DEAL-15, CE-DEAL-26
  const Talk::Terms terms = s.talk.agreed();
  part.push(s.core, Kind::kRest, kNobody);
  give_all(s, {TermKind::kCard, TermKind::kNamed}, events);
  Array<Array<int, kTypes>, 2> asked{};
  for (const Term& term : terms)
    if (term.kind == TermKind::kOfType) {
      const auto type = static_cast<Type>(term.what);
      const Seat giver = s.main(term.giver);
      if (++asked[term.giver][type] <= count_of(s, giver, type))
        s.core.steps.push(TypeArgs(type).step(part, Kind::kGive, giver));
    }
}
void run_rest(State& s, const Step&, Events& events) {  // CE-DEAL-26
  give_all(s, {TermKind::kLowest, TermKind::kHighest, TermKind::kRandom}, events);
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    auto &promised = s.of(s.main(side)).promised, empty = promised;
    empty.clear();
    for (const Card& card : promised) s.of(s.main(other_side(side))).hand.add(card.face, card.known);
    promised = empty;
  }
}
void run_gate_home(State& s, const Step&, Events&) {  // CE-DEAL-11, CE-DEAL-14
  return_ships(s, s.offense, kGate, s.of(s.offense).gate);
}

void list_give(const State& s, const Step& step, ActionList& out) {  // CE-DEAL-26
  s.of(step.seat).hand.each_face([&](int face) {
    if (type_of(face) == TypeArgs(step).type) part.add(out, Verb::kHandOver, face);
  });
}
void apply_give(State& s, const Step& step, Action a, Events& events) { give(s, step.seat, a.arg[0], events); }
Refusal why_not_give(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kHandOver)) return {};
  return refuse("CE-DEAL-26",
                {"That is not a card of this type in your hand.", "To nie jest karta tego rodzaju z twojej ręki."});
}

// --- who sees what of it

int most_decisions_of_a_deal() { return Talk::most_decisions(kOffersEach, kSilences); }

namespace {
bool are_cards_in_hand(const State& s) {
  if (is_waiting(s.core, part.number(Kind::kCards))) return true;
  return s.talk.outcome() != Talk::Outcome::kFailed && is_deal_open(s) &&
         (s.moment == Moment::kDealOpen || s.moment == Moment::kDealMade);
}
}  // namespace

// A card that is named in an offer or a draft is one of its maker's hand; which, only those know who may.
void redraw_deal(State& s, Audience knows, Rng& rng) {
  if (!are_cards_in_hand(s)) return;
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    const Seat maker = s.main(side), other = s.main(other_side(side));
    if (knows & (only(maker) | only(other))) continue;
    auto hand = s.of(maker).hand;
    s.talk.redraw_offer(maker, [&](Term& term) {
      if (term.kind != TermKind::kCard || hand.empty()) return;
      const int face = rng.pick(hand).face;
      hand.take(face);
      term.what = static_cast<std::uint8_t>(face);
    });
  }
  const Seat speaker = s.talk.speaker();
  const int length = s.talk.draft().size();
  if (length == 0 || (only(speaker) & knows)) return;
  s.talk.forget_draft();
  for (int i = 0; i < length; ++i) {
    const Side theirs = other_side(s.side_of(speaker));
    s.talk.add({TermKind::kOfType, theirs, static_cast<std::uint8_t>(rng.below(kTypes))});
  }
}

// Whoever must still hand over cards of a type, or attacks, holds them.
void show_deal(const State& s, Zones& z) {
  Array<Array<int, kTypes>, 2> need{};
  for (const Step& step : s.core.steps) {
    if (part.is(step, Kind::kGive)) ++need[s.side_of(step.seat)][TypeArgs(step).type];
    const bool is_all = part.is(step, Kind::kCards);
    if (!is_all && !part.is(step, Kind::kRest)) continue;
    for (const Term& term : s.talk.agreed()) {
      if (term.kind == TermKind::kLowest || term.kind == TermKind::kHighest) ++need[term.giver][Type::kAttack];
      if (is_all && term.kind == TermKind::kOfType) ++need[term.giver][term.what];
      if (is_all && term.kind == TermKind::kNamed) ++need[term.giver][type_of(term.what)];
    }
  }
  for (const Side side : {Side::kOffense, Side::kDefense})
    for (int type = 0; type < kTypes; ++type)
      if (need[side][type] > 0) z.shown(&s.of(s.main(side)).hand, need[side][type], faces_of(static_cast<Type>(type)));
}

namespace {

constexpr int kMinute = 60;  // CE-DEAL-02, CE-DEAL-20
constexpr int kTimeoutVerb = static_cast<int>(Verb::kTimeout);
bool is_being_carried_out(const State& s, const Step&) {
  return s.moment == Moment::kDealExecute && s.talk.outcome() == Talk::Outcome::kAgreed;
}
constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kTalk, "talk", "CE-DEAL-21", talk, up_to(), .choices_public = true, .seconds = kMinute,
              .when_time_is_up = kTimeoutVerb, .may_wait = only_in<Moment::kDealOpen>),
    KOSMO_ASK(kPrepare, "prepare", "CE-DEAL-26", prepare, up_to(), .secret = true, .seconds = kMinute,
              .when_time_is_up = kTimeoutVerb, .expects = expect_prepare, .may_wait = only_in<Moment::kDealOpen>),
    KOSMO_RUN(kCards, "deal-cards", "CE-DEAL-15", cards, up_to(), .may_wait = is_being_carried_out),
    KOSMO_ASK(kGive, "give", "CE-DEAL-26", give, up_to(kTypes - 1), .secret = true, .may_wait = is_being_carried_out),
    KOSMO_RUN(kRest, "deal-rest", "CE-DEAL-26", rest, up_to(), .may_wait = is_being_carried_out),
    KOSMO_RUN(kGateHome, "gate-home", "CE-DEAL-11", gate_home, up_to(), .may_wait = only_in<Moment::kDealExecute>),
    KOSMO_RUN(kPenalty, "deal-penalty", "CE-DEAL-14", penalty, up_to(2 * kFailedDeal, 2 * kFailedDeal)),
};
constexpr VerbRule kVerbs[] = {
    {{"prepare", {"Prepare a proposal", "Przygotuj propozycję"}}, "CE-DEAL-21"},
    {{"accept", {"Accept proposal {0}", "Przyjmij propozycję {0}"}, {&kNumber}}, "CE-DEAL-23"},
    {{"reject", {"Reject proposal {0}", "Odrzuć propozycję {0}"}, {&kNumber}}, "CE-DEAL-23"},
    {{"wait", {"Wait", "Poczekaj"}}, "CE-DEAL-21"},
    {{"walk-away", {"Walk away", "Zerwij rozmowy"}}, "CE-DEAL-25"},
    {{"timeout", {"Time is up", "Czas minął"}}, "CE-DEAL-25"},
    {{"give-card", {"Give {0}", "Oddaj kartę: {0}"}, {&kCardKind}}, "CE-DEAL-26"},
    {{"ask-card", {"Ask for {0}", "Poproś o kartę: {0}"}, {&kCardKind}}, "CE-DEAL-26"},
    {{"give-type", {"Give a card of your choice, type: {0}", "Oddaj wybraną kartę, rodzaj: {0}"}, {&kTypeKind}},
     "CE-DEAL-26"},
    {{"ask-type", {"Ask for a card of their choice, type: {0}", "Poproś o kartę do wyboru, rodzaj: {0}"}, {&kTypeKind}},
     "CE-DEAL-26"},
    {{"give-lowest", {"Give your lowest attack", "Oddaj swój najniższy atak"}}, "CE-DEAL-26"},
    {{"ask-lowest", {"Ask for the lowest attack", "Poproś o najniższy atak"}}, "CE-DEAL-26"},
    {{"give-highest", {"Give your highest attack", "Oddaj swój najwyższy atak"}}, "CE-DEAL-26"},
    {{"ask-highest", {"Ask for the highest attack", "Poproś o najwyższy atak"}}, "CE-DEAL-26"},
    {{"give-random", {"Give a random card", "Oddaj losową kartę"}}, "CE-DEAL-26"},
    {{"ask-random", {"Ask for a random card", "Poproś o losową kartę"}}, "CE-DEAL-26"},
    {{"give-colony", {"Let them have a colony on {0}", "Zgódź się na kolonię na planecie {0}"}, {&kPlanetKind}},
     "CE-DEAL-27"},
    {{"ask-colony", {"Ask for a colony on {0}", "Poproś o kolonię na planecie {0}"}, {&kPlanetKind}}, "CE-DEAL-27"},
    {{"free-ships",
      {"Free {1} {1#ship|ships} of {0} from the warp", "Uwolnij z wiru statki gracza {0:gen}; liczba: {1}"},
      {&kSeatKind, &kNumber}},
     "CE-DEAL-30"},
    {{"propose", {"Propose this", "Złóż tę propozycję"}}, "CE-DEAL-21"},
    {{"scrap", {"Throw it away", "Wyrzuć szkic"}}, "CE-DEAL-29"},
    {{"hand-over", {"Hand over {0}", "Oddaj kartę: {0}"}, {&kCardKind}}, "CE-DEAL-26"},
};
constexpr Phrase kEvents[] = {
    {"proposes", {"{0} makes a proposal.", "{0} składa propozycję."}, {&kSeatKind}},
    {"term-card", {"{0} would give {1}.", "W tej propozycji {0} oddaje kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"term-hidden", {"{0} would give a card.", "W tej propozycji {0} oddaje kartę."}, {&kSeatKind}},
    {"term-named",
     {"{0} would give {1}, if it is held.", "W tej propozycji {0} oddaje, jeśli ma na ręce, kartę: {1}."},
     {&kSeatKind, &kCardKind}},
    {"term-type",
     {"{0} would give a card of type {1}.", "W tej propozycji {0} oddaje kartę rodzaju: {1}."},
     {&kSeatKind, &kTypeKind}},
    {"term-lowest", {"{0} would give the lowest attack.", "W tej propozycji {0} oddaje najniższy atak."}, {&kSeatKind}},
    {"term-highest",
     {"{0} would give the highest attack.", "W tej propozycji {0} oddaje najwyższy atak."},
     {&kSeatKind}},
    {"term-random", {"{0} would give a random card.", "W tej propozycji {0} oddaje losową kartę."}, {&kSeatKind}},
    {"term-colony",
     {"{0} would grant a colony on {1}.", "W tej propozycji {0} zgadza się na kolonię na planecie {1}."},
     {&kSeatKind, &kPlanetKind}},
    {"term-ships",
     {"{1} {1#ship|ships} of {0} would leave the warp.",
      "W tej propozycji statki gracza {0:gen} opuszczają wir; liczba: {1}."},
     {&kSeatKind, &kNumber}},
    {"accepts", {"{0} accepts.", "{0} przyjmuje propozycję."}, {&kSeatKind}},
    {"cannot",
     {"{0} would accept, but it cannot be carried out.", "{0} przyjmuje propozycję, ale nie da się jej dopełnić."},
     {&kSeatKind}},
    {"rejects", {"{0} rejects the proposal.", "{0} odrzuca propozycję."}, {&kSeatKind}},
    {"walks-away", {"{0} walks away.", "{0} zrywa rozmowy."}, {&kSeatKind}},
    {"time-is-up", {"Time is up.", "Czas minął."}},
    {"scraps", {"{0} throws a draft away.", "{0} wyrzuca szkic propozycji."}, {&kSeatKind}},
    {"deal-made", {"The deal is carried out.", "Porozumienie zostaje dopełnione."}},
    {"deal-failed", {"There is no deal: both lose ships.", "Nie zawarto porozumienia: obaj tracą statki."}},
    {"deal-gets", {"{0} gets {1}.", "{0} otrzymuje kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"deal-gives", {"{0} gives a card to {1}.", "{0} oddaje kartę graczowi: {1}."}, {&kSeatKind, &kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"deal", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& deal_part() { return part; }

}  // namespace kosmo::cosmic
