// The classic Filch flare (CA-CLASSIC): its holder may cheat, and anybody may accuse. Both are done between two
// decisions by a move of one's own (Game::interjections): nobody is asked, and a cheat is told to nobody.
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kCount };
enum class Verb { kCheatShip, kCheatDeck, kCheatDiscard, kAccuse, kCount };
enum class Say { kAccuses, kWasHonest, kShipBack, kCardBack, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kFilch = alien_named("filch"), kCaught = 1;  // which of its wild effects

bool is_classic(const State& s) { return s.is_filch_classic && s.use_flares && s.powers; }

// Between two decisions: some window waits, and nothing in it is half done.
bool is_between_decisions(const State& s) {
  for (const Step& step : s.core.steps)
    if (!Cosmic::steps()[step.kind].is_between) return false;
  return !s.core.steps.empty() && s.moment != Moment::kSetup && s.moment != Moment::kTechSetup;
}

bool has_cheated_now(const Player& p) {
  for (const Cheat& cheat : p.cheats)
    if (!cheat.is_old) return true;
  return false;
}
bool may_cheat(const State& s, Seat seat) {  // CA-CLASSIC-03
  return s.of(seat).hand.contains(flare_of(kFilch)) && !has_sheet(s, seat, kFilch) && !has_cheated_now(s.of(seat));
}

void note(State& s, Seat seat, Cheat::How how, int what) {
  s.of(seat).cheats.push({how, static_cast<std::uint8_t>(what), 0});
}
// CA-CLASSIC-04: told to nobody; numbers that all can see change.
void cheat(State& s, Seat seat, Action a) {
  Player& p = s.of(seat);
  Events nobody;
  s.core.reveal();
  if (part.is(a, Verb::kCheatShip)) {
    move_ship(s, seat, kFromWarp, a.arg[0], nobody);
    return note(s, seat, Cheat::How::kShip, a.arg[0]);
  }
  const bool is_from_deck = part.is(a, Verb::kCheatDeck);
  const std::uint8_t face = is_from_deck ? s.deck.pop() : s.discard.pop();
  p.hand.add(face);
  note(s, seat, is_from_deck ? Cheat::How::kDeck : Cheat::How::kDiscard, face);
}

// CA-CLASSIC-06: if the piece can still be told.
void give_back(State& s, Seat seat, const Cheat& cheat, Events& events) {
  Player& p = s.of(seat);
  if (cheat.how == Cheat::How::kShip) {
    if (!has_colony(s, seat, cheat.what)) return;
    part.tell_all(events, Say::kShipBack, seat, cheat.what);
    return move_ship(s, seat, cheat.what, kFromWarp, events);
  }
  if (!p.hand.contains(cheat.what)) return;
  part.tell_all(events, Say::kCardBack, seat);
  if (cheat.how == Cheat::How::kDiscard) {
    p.hand.take(cheat.what);
    return s.discard.push(cheat.what);
  }
  p.hand.take_unseen(cheat.what, only(seat));
  s.deck.push(cheat.what);
}
// CA-CLASSIC-06, CA-CLASSIC-07: it is shown, and may be answered; then its holder pays.
void catch_out(State& s, Seat seat, Events& events) {
  Player& p = s.of(seat);
  const auto cheats = p.cheats;
  p.cheats.clear();
  for (int i = cheats.size() - 1; i >= 0; --i) give_back(s, seat, cheats[i], events);
  if (!p.hand.contains(flare_of(kFilch))) return lose_ships(s, seat, 1);
  p.hand.take(flare_of(kFilch));
  s.playing.push(static_cast<std::uint8_t>(flare_of(kFilch)));
  PlayArgs args(playable_of(Sort::kWild, kFilch), 0);
  args.effect = kCaught;
  announce(s, seat, args);
}
// CA-CLASSIC-05
void accuse(State& s, Seat seat, Seat accused, Events& events) {
  s.of(seat).has_accused = 1;
  s.core.reveal();
  part.tell_all(events, Say::kAccuses, seat, accused);
  if (s.of(accused).cheats.empty()) return part.tell_all(events, Say::kWasHonest, accused);
  catch_out(s, accused, events);
}

// The parts of the timing bar (CE-ZAP-01).
int phase_of(Moment moment) {
  constexpr Moment kFirsts[] = {Moment::kEncounterStart, Moment::kDestinyBeforeDraw,    Moment::kLaunch,
                                Moment::kAllianceBefore, Moment::kPlanningBeforeSelect, Moment::kRevealBefore,
                                Moment::kResolution};
  int phase = 0;
  for (const Moment first : kFirsts) phase += moment >= first;
  return phase;
}

}  // namespace

// CA-CLASSIC-03, CA-CLASSIC-05: what was done in the phase before the last one cannot be held against anybody.
void leave_phase(State& s, Moment next) {
  if (phase_of(next) == phase_of(s.moment)) return;
  for (Player& p : s.players) {
    p.has_accused = 0;
    for (int i = p.cheats.size() - 1; i >= 0; --i)
      if (p.cheats[i].is_old) p.cheats.take(i);
    for (Cheat& cheat : p.cheats) cheat.is_old = 1;
  }
}

bool Cosmic::is_interjection(Action a) { return part.has(a); }
void Cosmic::interjections(const State& s, Seat seat, ActionList& out) {
  if (!is_classic(s) || !is_between_decisions(s)) return;
  if (may_cheat(s, seat)) {
    if (s.of(seat).warp > 0) each_colony(s, seat, [&](int planet) { part.add(out, Verb::kCheatShip, planet); });
    if (!s.deck.empty()) part.add(out, Verb::kCheatDeck);
    if (!s.discard.empty()) part.add(out, Verb::kCheatDiscard);
  }
  if (s.of(seat).has_accused) return;
  for (Seat p = 0; p < s.seats(); ++p)
    if (p != seat) part.add(out, Verb::kAccuse, p);
}
void Cosmic::interject(State& s, Seat seat, Action a, Events& events) {
  part.is(a, Verb::kAccuse) ? accuse(s, seat, static_cast<Seat>(a.arg[0]), events) : cheat(s, seat, a);
}
Refusal Cosmic::why_not_interject(const State& s, Seat, Action a) {
  if (!is_classic(s))
    return refuse("CE-SET-09", {"This game is not played with the classic Filch flare.",
                                "W tej grze nie ma klasycznego rozbłysku Przywłaszczyciela."});
  if (!is_between_decisions(s))
    return refuse("CA-CLASSIC-03", {"Something is being carried out; wait until the next decision.",
                                    "Coś się właśnie rozgrywa; poczekaj do następnej decyzji."});
  if (part.is(a, Verb::kAccuse))
    return refuse("CA-CLASSIC-05", {"You may accuse one other player a phase.",
                                    "W każdej fazie możesz oskarżyć jednego innego gracza."});
  return refuse("CA-CLASSIC-03", {"Only who holds the classic flare, and is not Filch, may cheat, once a phase.",
                                  "Oszukiwać może tylko posiadacz klasycznego rozbłysku, który nie jest "
                                  "Przywłaszczycielem, raz na fazę."});
}

namespace {

constexpr VerbRule kVerbs[] = {
    {{"cheat-ship",
      {"Cheat: move a ship from the warp to {0}", "Oszukaj: przenieś statek z wiru na planetę {0}"},
      {&kPlanetKind}},
     "CA-CLASSIC-03"},
    {{"cheat-deck", {"Cheat: take the top card of the deck", "Oszukaj: weź kartę z wierzchu talii"}}, "CA-CLASSIC-03"},
    {{"cheat-discard",
      {"Cheat: take the top card of the discard pile", "Oszukaj: weź kartę z wierzchu stosu odrzuconych kart"}},
     "CA-CLASSIC-03"},
    {{"accuse", {"Accuse {0} of cheating", "Oskarż o oszustwo: {0}"}, {&kSeatKind}}, "CA-CLASSIC-05"},
};
constexpr Phrase kEvents[] = {
    {"accuses", {"{0} accuses {1} of cheating.", "{0} oskarża o oszustwo: {1}."}, {&kSeatKind, &kSeatKind}},
    {"was-honest", {"{0} has not cheated.", "{0}: oszustwa nie było."}, {&kSeatKind}},
    {"cheated-ship",
     {"{0} has cheated: a ship goes back from {1} to the warp.",
      "{0}: to oszustwo; statek wraca z planety {1} do wiru."},
     {&kSeatKind, &kPlanetKind}},
    {"cheated-card",
     {"{0} has cheated: the card is put back.", "{0}: to oszustwo; karta wraca na swoje miejsce."},
     {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"cheating", {}, kVerbs, kEvents};

}  // namespace

AnyPart<State>& cheating_part() { return part; }

}  // namespace kosmo::cosmic
