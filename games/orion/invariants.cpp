// What must hold after every action, beside that every card and every marker is somewhere exactly once (zones.cpp):
// what waits to be done belongs to what lies on the table.
#include <algorithm>

#include <fmt/format.h>

#include "engine/waiting.h"
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {
namespace {

// --- what lies before a player

constexpr auto& wrong_at = kosmo::wrong_at<Orion>;

// MO-SET-03, MO-VAR-01
Problem impossible_race(const State& s, Seat seat) {
  const int race = s.of(seat).race;
  if ((race == kNone) != is_waiting(s.core, Kind::kChooseRace, seat) && !s.core.over)
    return wrong_at(seat, "race", "a player has a race, except while it is still to be chosen",
                    "gracz ma rasę, chyba że dopiero ma ją wybrać");
  if (race == kNone || race == kHumans) return {};
  if (s.humans_only)
    return wrong_at(seat, "race", "everybody plays Humans in this game", "w tej grze wszyscy grają Ludźmi");
  for (Seat q = 0; q < seat; ++q)
    if (s.of(q).race == race)
      return wrong_at(seat, "race", "each alien race belongs to one player at most",
                      "każdą obcą rasę ma najwyżej jeden gracz");
  return {};
}

// MO-ADV-08, MO-ADV-10
Problem impossible_advisor(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  if (p.advisor_colour != kNone && !has_fulcrum(p))
    return wrong_at(seat, "advisor_colour", "only Fulcrum Sandebar has one", "kolor ma tylko Fulcrum Sandebar");
  if (has_fulcrum(p) && (p.advisor_colour == kNone) != is_waiting(s.core, Kind::kColour, seat))
    return wrong_at(seat, "advisor_colour", "Fulcrum Sandebar has a colour, except while it is still to be chosen",
                    "Fulcrum Sandebar ma kolor, chyba że dopiero trzeba go wybrać");
  if (p.advisor_marker && (p.advisor == kNone || advisor(p.advisor).field == Field::kNone))
    return wrong_at(seat, "markers", "there is no advisor with a field for a marker",
                    "nie ma tu doradcy z polem na znacznik");
  return {};
}

// MO-SYS-16, MO-ADV-04, MO-ADV-06. A system that is being put in order is not complete.
Problem impossible_systems(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  for (int i = 1; i < kOrdinarySystems; ++i)
    if (p.systems[i - 1].empty() && !p.systems[i].empty())
      return wrong_at(seat, "systems", fmt::format("system {} begins before system {}", i + 1, i),
                      fmt::format("układ {} zaczyna się przed układem {}", i + 1, i));
  if (!p.systems[kFulcrumSystem].empty() && !has_fulcrum(p))
    return wrong_at(seat, "systems", "a fifth system without Fulcrum Sandebar", "piąty układ bez Fulcruma Sandebara");
  if (p.systems[kFulcrumSystem].size() >= kSystemSize)
    return wrong_at(seat, "systems", "too many cards in Fulcrum Sandebar's system",
                    "za dużo kart w układzie Fulcruma Sandebara");
  for (int i = 0; i < kSystems; ++i)
    if (p.marker[i] && field_of(p, i) == Field::kNone && s.arranged.empty())
      return wrong_at(seat, "markers", fmt::format("a marker on system {} without a field", kSystemKind.print(i)),
                      fmt::format("znacznik w układzie {} bez pola", kSystemKind.print(i)));
  return {};
}

// MO-ACT-06, MO-ATK-01, MO-ATK-02: markers lie where the actions of this round put them.
Problem impossible_markers(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  if (p.spent < p.propaganda + p.built)
    return wrong_at(seat, "actions/spent", "the Propaganda and the Build action of this round have their markers there",
                    "leżą tu znaczniki propagandy i akcji budowy z tej rundy");
  for (Seat q = 0; q < kPlayers; ++q) {
    if (p.attacks[q] > 0 && (q == seat || q >= s.seats()))
      return wrong_at(seat, "attacks", "only opponents in the game are attacked",
                      "atakuje się tylko przeciwników, którzy grają");
    if (p.attacks[q] > attack_limit(s.seats()))
      return wrong_at(seat, "attacks",
                      fmt::format("attacks on one opponent in a round: {} at most", attack_limit(s.seats())),
                      fmt::format("ataki na jednego przeciwnika w rundzie: najwyżej {}", attack_limit(s.seats())));
  }
  return {};
}

// --- what lies in the middle

int advisors_in_game(const State& s) {
  int count = s.centre.size();
  for (Seat seat = 0; seat < s.seats(); ++seat) count += s.of(seat).advisor != kNone;
  return count;
}

// MO-SET-09, MO-VAR-02
Problem impossible_advisors(const State& s) {
  const int in_game = advisors_in_game(s);
  if (s.no_advisors && in_game > 0)
    return {"/no_advisors: this game is played without advisors", "/no_advisors: w tej grze nie ma doradców"};
  if (in_game > kOffered)
    return {fmt::format("/centre: {} advisors are in the game, {} at most can be", in_game, kOffered),
            fmt::format("/centre: doradców w grze: {}, może ich być najwyżej {}", in_game, kOffered)};
  return {};
}

// MO-END-01: the end leaves nothing to do, and comes for a reason.
Problem impossible_end(const State& s) {
  if (!s.core.steps.empty())
    return {"/steps: something is left to do after the end (MO-END-09)",
            "/steps: po zakończeniu gry zostało coś do zrobienia (MO-END-09)"};
  for (Seat seat = 0; seat < s.seats(); ++seat)
    if (ends_the_game(s.of(seat))) return {};
  if (s.round == kRounds) return {};
  return {"/over: nothing has ended the game: no round 8, no morale of 0, no four full systems (MO-END-01)",
          "/over: nic nie zakończyło gry: ani runda 8, ani morale 0, ani cztery pełne układy (MO-END-01)"};
}

// --- what waits, and what lies there for it

constexpr auto& cannot_wait = kosmo::cannot_wait<Orion>;

// Whatever else waits above it: the step makes sense in itself.
Problem impossible_effect(const Step& step) {
  const EffectArgs args(step);
  const Effects& effects = effects_on(args.card, args.keyword);
  if (args.which >= effects.size()) return cannot_wait(step, "the card has no such effect", "karta nie ma tego efektu");
  if ((args.card >= kAdvisorCards) != (args.source == kAdvisorSource))
    return cannot_wait(step, "the card does not lie there", "karta tam nie leży");
  if (args.defender == step.seat || args.victim == step.seat)
    return cannot_wait(step, "nobody is one's own opponent", "nikt nie jest własnym przeciwnikiem");
  if ((args.keyword == Keyword::kAfterAttack) != (args.defender != kNobody))
    return cannot_wait(step, "After attack goes with somebody who was attacked, and nothing else does",
                       "zaatakowanego podaje się przy efektach „Po ataku” i tylko przy nich");
  return {};
}

Problem impossible_resolve(const Step& step) {
  const ResolveArgs args(step);
  if (args.keyword != Keyword::kAfterAttack && args.keyword != Keyword::kRoundStart)
    return cannot_wait(step, "only After attack and Start of round effects come in a chosen order",
                       "kolejność wybiera się tylko dla efektów po ataku i na początku rundy");
  if ((args.keyword == Keyword::kAfterAttack) != (args.defender != kNobody) || args.defender == step.seat)
    return cannot_wait(step, "After attack goes with an opponent who was attacked, and nothing else does",
                       "zaatakowanego przeciwnika podaje się przy efektach „Po ataku” i tylko przy nich");
  return {};
}

// MO-CRD-26
Problem impossible_copy(const Player& p, const Step& step) {
  const auto [system, card] = ArrangeArgs(step);
  const System& cards = p.systems[system];
  const bool has_twin = std::count(cards.begin(), cards.end(), card) > 1;
  if (active_kind(p, system) == card && has_twin && p.marker[system]) return {};
  return cannot_wait(step, "there are no two copies, one of them on top with a marker",
                     "nie ma dwóch egzemplarzy, z których wierzchni ma znacznik");
}

Problem at_least_one(const Step& step, int count) {
  return count > 0 ? Problem{} : cannot_wait(step, "there must be at least one", "musi być co najmniej jeden");
}

// MO-GEN-11: nobody is asked for more cards than the hand holds.
Problem impossible_discard(const Player& p, const Step& step) {
  const int cards = DiscardArgs(step).cards;
  if (cards <= p.hand.size()) return at_least_one(step, cards);
  return cannot_wait(step, fmt::format("it needs {}, but finds only {}", cards, p.hand.size()),
                     fmt::format("potrzeba {}, a jest {}", cards, p.hand.size()));
}

// MO-ACT-01: each action takes a marker. (Actions can be put in a row, as if the others had no markers left.)
Problem impossible_action(const State& s, const Step& step) {
  const auto actions = std::count(s.core.steps.begin(), s.core.steps.end(), step);
  if (s.of(step.seat).available == 0)
    return cannot_wait(step, "there is no action marker left", "nie ma już znacznika akcji");
  if (s.of(step.seat).available < actions)
    return cannot_wait(step, "there are fewer action markers than actions", "znaczników akcji jest mniej niż akcji");
  return {};
}

// MO-DEV-06, MO-RND-05: once a round for each player.
Problem impossible_twice(const State& s, const Step& step) {
  if (std::count(s.core.steps.begin(), s.core.steps.end(), step) < 2) return {};
  return cannot_wait(step, "it comes once a round for each player", "wypada raz na rundę dla każdego gracza");
}

// These come right before others of their kind, and then before that: MO-SET-03, MO-SET-13, MO-END-05.
Problem impossible_queue(const Step& step, const Step* below, Kind then) {
  if (below && (below->is(then) || (below->kind == step.kind && below->seat != step.seat))) return {};
  return cannot_wait(step, "what it is a part of must come right after it",
                     "zaraz po nim musi następować to, czego jest częścią");
}

// MO-SET-03, MO-SET-12, MO-SET-13
Problem impossible_opening(const State& s, const Step& step, const Step* below) {
  if (s.round != 1) return cannot_wait(step, "that comes before round 1", "to następuje przed pierwszą rundą");
  if (step.is(Kind::kChooseRace)) return impossible_queue(step, below, Kind::kDeal);
  return step.is(Kind::kSwap) ? impossible_queue(step, below, Kind::kStartRound) : Problem{};
}

// MO-CRD-06: asked only if the reserve does not suffice for all fields.
Problem impossible_jam(const Player& p, const Step& step) {
  int empty = 0;
  for (int source = 0; source <= kAdvisorSource; ++source) empty += field_empty(p, source);
  if (p.reserve > 0 && empty > p.reserve) return {};
  return cannot_wait(step, "there is no reserve, or it suffices for all empty fields",
                     "nie ma rezerw albo wystarczą na wszystkie puste pola");
}

// Questions that are asked as soon as they arise, before all that waits already. Others can be put in a row.
bool is_asked_at_once(const Step& step) {
  for (const Kind kind : {Kind::kGainAny, Kind::kChooseEffect, Kind::kPayment, Kind::kThrow, Kind::kDiscardOr,
                          Kind::kColour, Kind::kMayUse, Kind::kGainOneOf, Kind::kExchange, Kind::kBuildMore, Kind::kJam,
                          Kind::kArrange, Kind::kNext, Kind::kRob, Kind::kWhichCopy})
    if (step.is(kind)) return true;
  return false;
}
Problem must_be_next(const State& s, int at) {
  if (at + 1 == s.core.steps.size() || !is_asked_at_once(s.core.steps[at])) return {};
  return cannot_wait(s.core.steps[at], "nothing else comes before it", "nic innego go nie poprzedza");
}

// What begins or ends a round, and the turns: they come after all else that waits, and after them nothing.
bool stands_last(const Step& step) {
  for (const Kind kind : {Kind::kDeal, Kind::kStartRound, Kind::kTurn, Kind::kEndRound, Kind::kNextRound})
    if (step.is(kind)) return true;
  return false;
}

// MO-RND-02, MO-ACT-01, MO-END-01
Problem impossible_order(const State& s) {
  if (!stands_last(s.core.steps[0]))
    return {"/steps: the last one must be a turn, or the start or end of a round (MO-ACT-01)",
            "/steps: ostatni musi być krok tury albo początku lub końca rundy (MO-ACT-01)"};
  if (const Step& last = s.core.steps[0]; !last.is(Kind::kTurn) && last.seat >= 0)
    return cannot_wait(last, "it belongs to no player", "nie należy do żadnego gracza");
  for (int i = 1; i < s.core.steps.size(); ++i)
    if (stands_last(s.core.steps[i]))
      return cannot_wait(s.core.steps[i], "nothing can come after it", "nic nie może po nim następować");
  return {};
}

Problem impossible_step(const State& s, int at) {
  const Step& step = s.core.steps[at];
  const Step* below = at > 0 ? &s.core.steps[at - 1] : nullptr;
  if (Problem p = must_be_next(s, at)) return p;
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kAction: return impossible_action(s, step);
    case Kind::kLevel:
    case Kind::kStartEffects: return impossible_twice(s, step);
    case Kind::kJam: return impossible_jam(s.of(step.seat), step);
    case Kind::kEffect: return impossible_effect(step);
    case Kind::kResolve:
    case Kind::kChooseEffect: return impossible_resolve(step);
    case Kind::kMayUse:
      if (!below || !below->is(Kind::kEffect) || below->seat != step.seat ||
          EffectArgs(*below).card != MayUseArgs(step).card)
        return cannot_wait(step, "its effect must come next", "po nim musi następować jego efekt");
      return {};
    case Kind::kExchange:
      if (structure(ExchangeArgs(step).card).effects[0].op != Op::kExchange)
        return cannot_wait(step, "that card exchanges nothing", "ta karta niczego nie wymienia");
      return {};
    case Kind::kSink:
      if (SinkArgs(step).opponent == step.seat)
        return cannot_wait(step, "nobody is one's own opponent", "nikt nie jest własnym przeciwnikiem");
      return {};
    case Kind::kHire:
      for (int above = at + 1; above < s.core.steps.size(); ++above)  // the price of a Contract
        if (!s.core.steps[above].is(Kind::kDiscard) || s.core.steps[above].seat != step.seat)
          return cannot_wait(step, "only its price comes before it", "poprzedza go tylko jego cena");
      if (has_fulcrum(s.of(step.seat)))
        return cannot_wait(step, "Fulcrum Sandebar cannot be replaced", "Fulcruma Sandebara nie można wymienić");
      return {};
    case Kind::kColour:
      if (!has_fulcrum(s.of(step.seat)))
        return cannot_wait(step, "only Fulcrum Sandebar has a chosen colour",
                           "kolor wybiera się tylko dla Fulcruma Sandebara");
      return {};
    case Kind::kChooseRace:
    case Kind::kDeal:
    case Kind::kSwap: return impossible_opening(s, step, below);
    case Kind::kHandLimit:
      if (s.of(step.seat).hand.size() <= kHandLimit)
        return cannot_wait(step, "the hand is within the limit", "na ręce nie ma kart ponad limit");
      return impossible_queue(step, below, Kind::kNextRound);
    case Kind::kPayment:
      if (!(systems_with_room(s.of(step.seat)) >> PaymentArgs(step).system & 1))
        return cannot_wait(step, "there is no room in that system", "w tym układzie nie ma miejsca");
      return {};
    case Kind::kWhichCopy: return impossible_copy(s.of(step.seat), step);
    case Kind::kDiscard:
    case Kind::kDiscardOr: return impossible_discard(s.of(step.seat), step);
    case Kind::kGainAny:
      if (!keeps_morale_at_high_level(s.of(step.seat)))
        return cannot_wait(step, "only the Bulrathi gain resources in this way", "tak zyskują zasoby tylko Bulrathi");
      return at_least_one(step, GainAnyArgs(step).units);
    case Kind::kRecover: return at_least_one(step, RecoverArgs(step).of_top);
    default: return {};
  }
}

// The step that comes next, and what lies ready for it and for nothing else.
Problem impossible_next(const State& s, const Step& step) {
  const bool pays = step.is(Kind::kPayment);
  const bool pays_from_hand = pays && !PaymentArgs(step).from_discard;
  if (pays_from_hand ? s.building != PaymentArgs(step).kind : s.building != kNone)
    return {"/building: a structure lies there exactly while it is paid for",
            "/building: struktura leży tu dokładnie wtedy, gdy się za nią płaci"};
  if (pays && !pays_from_hand && (s.discard.empty() || s.discard.back() != PaymentArgs(step).kind))
    return cannot_wait(step, "the card is not on top of the discard pile",
                       "karta nie leży na wierzchu stosu kart odrzuconych");
  if (step.is(Kind::kThrow) == s.drawn.empty())
    return {"/drawn: cards lie there exactly while one of them is to be discarded",
            "/drawn: karty leżą tu dokładnie wtedy, gdy jedną z nich trzeba odrzucić"};
  if (!s.arranged.empty() && !step.is(Kind::kNext))
    return {"/arranged: cards lie there only while a system is put in order",
            "/arranged: karty leżą tu tylko wtedy, gdy zmienia się kolejność kart w układzie"};
  if (s.swapping > 0 && !step.is(Kind::kSwap))
    return {"/swapping: cards are exchanged only in the opening",
            "/swapping: karty wymienia się tylko na początku gry"};
  return {};
}

}  // namespace

Problem impossible_position(const State& s) {
  if (s.first >= s.seats()) return {"/first_player: nobody sits there", "/first_player: nikt tam nie siedzi"};
  if (Problem p = impossible_advisors(s)) return p;
  for (Seat seat = 0; seat < s.seats(); ++seat)
    for (const auto check : {impossible_race, impossible_advisor, impossible_systems, impossible_markers})
      if (Problem p = check(s, seat)) return p;
  if (s.core.over) return impossible_end(s);
  if (s.core.steps.empty()) return {};
  if (Problem p = impossible_order(s)) return p;
  for (int i = 0; i < s.core.steps.size(); ++i)
    if (Problem p = impossible_step(s, i)) return p;
  return impossible_next(s, s.core.steps.back());
}

// Advisors given to players leave fewer in the centre (MO-SET-09).
Problem Orion::settle(State& s, const std::function<bool(std::string_view)>& was_given) {
  if (!was_given("/centre") && !was_given("/left_out"))
    while (advisors_in_game(s) > kOffered && !s.centre.empty()) s.left_out.push(s.centre.pop());
  return {};
}

// What a file cannot say is only asked here.
Problem Orion::broken_invariant(const State& s) {
  for (Seat seat = 0; seat < s.seats(); ++seat) {
    const Player& p = s.of(seat);
    for (const std::uint8_t r : p.resources)
      if (r > kMaxResource) return wrong_at(seat, "resources", "a resource above 9", "więcej niż 9 sztuk zasobu");
    if (p.morale > kMaxMorale) return wrong_at(seat, "morale", "morale above 10", "morale powyżej 10");
    if (p.vp < 0) return wrong_at(seat, "vp", "negative points on the track", "ujemne punkty na torze");
  }
  if (s.round > kRounds) return {"/round: there are 8 rounds at most", "/round: rund jest najwyżej 8"};
  return impossible_position(s);
}

}  // namespace kosmo::orion
