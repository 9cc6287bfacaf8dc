// What must hold after every action, beside that every card is somewhere exactly once (zones.cpp).
#include <fmt/format.h>

#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {
namespace {

// CE-SHIP-01, CE-SHIP-02
Problem wrong_ships(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  const bool has_prometheus = s.prometheus != kNone && owner_of(s, Technology::kThePrometheus) == seat;
  const int all = ships_on_planets(s, seat) + p.warp + p.gate + p.beside + ships_in_research(s, seat) + p.homeward +
                  p.leaving + p.removed;
  const int wanted = planets_of_one(s) * kShipsOnPlanet + has_prometheus;
  if (all == wanted) return {};
  return {fmt::format("/players/{}: {} ships instead of {}", kSeatKind.print(seat), all, wanted),
          fmt::format("/players/{}: statki: {} zamiast {}", kSeatKind.print(seat), all, wanted)};
}

bool is_prometheus_there(const State& s) {
  const Seat owner = owner_of(s, Technology::kThePrometheus);
  const int place = s.prometheus;
  if (place == kPrometheus || place >= kPlaces) return false;
  if (place >= kFirstProject && place < kShipPlaces && place - kFirstProject >= s.of(owner).research.size())
    return false;
  return count_at(s, owner, place) > 0;
}

// CE-V4P-01: what is not there holds nothing.
Problem wrong_planets(const State& s) {
  for (int planet = 0; planet < kPlanets; ++planet) {
    if (!is_planet(s, planet) && !is_planet_empty(s, planet))
      return {fmt::format("/planets/{}: there is no such planet in this game", kPlanetKind.print(planet)),
              fmt::format("/planets/{}: w tej grze nie ma takiej planety", kPlanetKind.print(planet))};
  }
  return {};
}

// Where the course may leave the order of its windows (CE-DES-03, CE-TIM-19, CE-TIM-24, CE-TIM-25).
struct Leap {
  Moment from, to;
};
constexpr Leap kLeaps[] = {
    {Moment::kDestinyDrawn, Moment::kDestinyBeforeDraw},
    {Moment::kDestinyChoice, Moment::kDestinyBeforeDraw},
    {Moment::kLaunchDone, Moment::kLanding},
    {Moment::kAfterRevealModifiers, Moment::kOutcome},
    {Moment::kEndEncounter, Moment::kEncounterStart},
    {Moment::kSecondEncounter, Moment::kEncounterStart},
};

// At the bottom waits the next window, or the deal of the setup.
bool is_bottom_right(const State& s) {
  if (s.core.over) return true;
  if (s.core.steps.empty()) return false;
  const Step& bottom = s.core.steps[0];
  if (s.moment == Moment::kSetup) return is_first_deal(bottom) && s.core.steps.size() == 2;
  if (!is_next_window(bottom)) return false;
  const Moment next = MomentArgs(bottom).moment;
  // What fixes the winner in planning leads on to the resolution (CE-TIM-24).
  const bool has_result = s.outcome != Outcome::kOpen;
  if (s.moment >= Moment::kPlanningBeforeSelect && s.moment <= Moment::kPlanningAfterSelect && has_result)
    return next == (s.outcome == Outcome::kNoCard || s.outcome == Outcome::kCalledOff ? Moment::kShipsReturn
                                                                                      : Moment::kResolution);
  for (const Leap& leap : kLeaps)
    if (s.moment == leap.from && next == leap.to) return true;
  if (s.moment == Moment::kTechSetup) return next == Moment::kStartTurn || next == Moment::kTechSetup;  // CE-SET-13
  return next == MomentArgs(s.moment).next();
}

Problem wrong_step(const State& s) {
  if (!is_bottom_right(s))
    return {"/steps: the first is the window that comes next", "/steps: pierwszy jest krok następnego okna"};
  int cards = 0, others = 0;  // that are played or used, and wait for answers
  for (int i = 0; i < s.core.steps.size(); ++i) {
    const Step& step = s.core.steps[i];
    if (i > 0 && is_next_window(step))
      return cannot_wait<Cosmic>(step, "it waits below all else", "czeka pod wszystkim");
    if (is_answering(step) && cards + others == 0)
      return cannot_wait<Cosmic>(step, "there is nothing to answer", "nie ma na co odpowiadać");
    if (!is_play(step)) continue;
    const PlayArgs play(step);
    const bool is_card = is_artifact(play.what) || play.is_flare();
    (is_card && play.negation != Negation::kStolen ? cards : others) += 1;
  }
  if (cards == s.playing.size()) return {};
  return {"/playing: as many artifacts as there are steps that play one",
          "/playing: ma być tyle artefaktów, ile kroków, które je zagrywają"};
}

// Windows from the first to the last of these.
bool is_within(const State& s, Moment first, Moment last) { return s.moment >= first && s.moment <= last; }

// What an encounter has by then: main players, a destiny card, a target, cards.
Problem wrong_course(const State& s) {
  const auto wrong = [](std::string_view en, std::string_view pl) { return Problem{std::string(en), std::string(pl)}; };
  if (s.moment == Moment::kSetup) return {};
  if (s.offense < 0 || s.offense >= s.seats())
    return wrong("/offense: there must be one", "/offense: musi być atakujący");
  if (s.extra.size() != s.extra_against.size())
    return wrong("/extra_against: one for each of /extra", "/extra_against: po jednym na każdy wpis w /extra");
  const bool alone = s.outcome == Outcome::kResettled;
  // CE-TIM-18, CE-TIM-25: the roles of an extra encounter are over, and somebody answers what its end has brought.
  const bool is_over = s.moment == Moment::kEndEncounter && s.defense == kNobody && s.target == kNone;
  if (is_within(s, Moment::kDefenseSet, Moment::kEndEncounter) && !alone && !is_over &&
      s.outcome != Outcome::kNoShips && (s.defense < 0 || s.defense >= s.seats() || s.defense == s.offense))
    return wrong("/defense: there must be one by now", "/defense: musi już być broniący");
  const bool draws_again = MomentArgs(s.core.steps[0]).moment == Moment::kDestinyBeforeDraw;  // CE-DES-03
  if (is_within(s, Moment::kDestinyDraw, Moment::kDestinyChoice) && s.destiny == kNone && !draws_again)
    return wrong("/destiny: a card has been drawn", "/destiny: karta jest już dobrana");
  const bool is_special = s.destiny != kNone && s.destiny >= kFirstSpecial;
  if (is_special != (s.named != kNobody) || s.named == s.offense)
    return wrong("/named: whom the special destiny card names", "/named: kogo wskazuje specjalna karta celu");
  if (is_within(s, Moment::kLaunchAimed, Moment::kEndEncounter) && !is_over && s.target == kNone &&
      s.outcome != Outcome::kNoShips)
    return wrong("/target: the gate has been aimed", "/target: wrota są już nakierowane");
  const auto has_card = [&](Side side) { return s.laid[side] != kNone || s.claimed[side] != kNone; };
  const bool are_laid = has_card(Side::kOffense) && has_card(Side::kDefense);
  const Moment last = s.is_revealed ? Moment::kResolution : Moment::kOutcome;  // CE-TIM-24: some end without cards
  if (is_within(s, Moment::kPlanningAfterSelect, last) && !are_laid && s.outcome != Outcome::kCalledOff)
    return wrong("/laid: both cards lie by now", "/laid: obie karty już leżą");
  const bool are_open = s.is_revealed && s.counts_as[0] != kNone && s.counts_as[1] != kNone;
  const bool by_mines = !s.is_revealed && s.outcome == Outcome::kDefenseWins;  // CE-TK-08
  if (is_within(s, Moment::kAfterRevealCards, Moment::kCompensation) && are_laid && !are_open && !by_mines)
    return wrong("/counts_as: the cards are open by now", "/counts_as: karty są już ujawnione");
  if (is_within(s, Moment::kResolution, Moment::kEndEncounter) && s.outcome == Outcome::kOpen)
    return wrong("/outcome: it is known by now", "/outcome: wynik jest już znany");
  return {};
}

// What belongs to an encounter lies there only from the window that brings it to the one that takes it away.
Problem wrong_leftovers(const State& s) {
  const auto wrong = [](std::string_view path) {
    return Problem{fmt::format("{}: there is no encounter that it could belong to now", path),
                   fmt::format("{}: nie ma spotkania, do którego mogłoby teraz należeć", path)};
  };
  const bool may_fly = is_within(s, Moment::kRegroupRetrieve, Moment::kShipsReturn),
             may_lie = is_within(s, Moment::kPlanningSelect, Moment::kDiscardRevealed),
             may_support = is_within(s, Moment::kAfterRevealCards, Moment::kDiscardRevealed),
             may_ally = !is_within(s, Moment::kEncounterStart, Moment::kAllianceBefore);
  if (s.destiny != kNone && !is_within(s, Moment::kDestinyDraw, Moment::kDefenseSet)) return wrong("/destiny");
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    if (!may_lie && (s.laid[side] != kNone || s.counts_as[side] != kNone || s.is_revealed)) return wrong("/laid");
    if (!may_support && !s.support[side].empty()) return wrong("/support");
    if (!may_ally && s.invited[side] != 0) return wrong("/invited");
  }
  for (Seat p = 0; p < s.seats(); ++p) {
    const Player& player = s.of(p);
    if (!may_fly && player.gate + player.beside > 0) return wrong("/players/*/gate");
    if (!may_ally && player.ally != Ally::kNo) return wrong("/players/*/ally");
    if (s.moment != Moment::kDealExecute && !player.promised.empty()) return wrong("/players/*/promised");
  }
  return {};
}

// CE-END-01, CE-END-06: whoever has enough colonies has won by the end of the window after the landing.
Problem wrong_end(const State& s) {
  if (s.core.over || s.moment == Moment::kSetup || s.moment == Moment::kTechSetup) return {};
  if (s.beside_planets.size() != s.beside_which.size())
    return {"/beside_which: a planet for each card", "/beside_which: po jednej planecie na kartę"};
  if (s.encounter_of_turn == 0) return {"/encounter_of_turn: the first is 1", "/encounter_of_turn: pierwsze to 1"};
  if (s.encounters >= s.limit) return {"/encounters: the game would be over", "/encounters: gra byłaby skończona"};
  if (is_within(s, Moment::kDealExecute, Moment::kResultEffects)) return {};
  if (is_victory_due(s) || is_founding_due(s)) return {};  // the test is still to come
  for (Seat p = 0; p < s.seats(); ++p)
    if (foreign_colonies(s, p) >= colonies_to_win(s))
      return {fmt::format("/planets: {} would have won", kSeatKind.print(p)),
              fmt::format("/planets: gracz {} już by wygrał", kSeatKind.print(p))};
  return {};
}

// A sheet lies before one player only.
bool are_sheets_apart(const State& s) {
  std::bitset<256> seen;
  const auto is_new = [&](int alien) { return alien < kAliens && !seen[alien] && (seen.set(alien), true); };
  for (Seat p = 0; p < s.seats(); ++p) {
    if (!is_new(s.of(p).alien)) return false;
    for (const std::uint8_t alien : s.of(p).more)
      if (!is_new(alien)) return false;
  }
  return true;
}

// Each player was dealt two aliens and has chosen one of them; sheets may change later (CA-SORCERER-W1).
Problem wrong_aliens(const State& s) {
  std::bitset<256> seen;
  for (Seat p = 0; p < s.seats(); ++p) {
    const Player& player = s.of(p);
    const bool has_one = player.alien == player.dealt[0] || player.alien == player.dealt[1];
    bool wrong = s.moment == Moment::kSetup && !has_one && player.alien != kNone;
    for (const std::uint8_t alien : player.dealt) {
      wrong = wrong || alien >= kAliens || seen[alien];
      seen.set(alien);
    }
    if (wrong)
      return {fmt::format("/players/{}/dealt: two aliens of its own, one of them chosen", kSeatKind.print(p)),
              fmt::format("/players/{}/dealt: dwóch własnych obcych, jeden z nich wybrany", kSeatKind.print(p))};
  }
  if (s.moment != Moment::kSetup && !are_sheets_apart(s))
    return {"/players/*/alien: every sheet lies before one player only",
            "/players/*/alien: każdy arkusz leży tylko przed jednym graczem"};
  return {};
}

// The hoard lies on a sheet, and what was put by is somebody's.
Problem wrong_hoard(const State& s) {
  if (!s.hoard.empty() && keeper_of_hoard(s) == kNobody)
    return {"/hoard: nobody has its sheet", "/hoard: nikt nie ma jego arkusza"};
  if (s.put_by.empty() != (s.put_by_whom == kNobody))
    return {"/put_by_whom: whose cards /put_by are", "/put_by_whom: czyje są karty w /put_by"};
  if (s.put_by_whom >= s.seats()) return {"/put_by_whom: nobody of this game", "/put_by_whom: nikt z tej gry"};
  if (const InForce* const lent = loan(s); lent && (lent->kept >= s.seats() || lent->kept == lent->seat))
    return {"/in_force: a power is lent to another player", "/in_force: mocy użycza się innemu graczowi"};
  return {};
}
// CE-VHP-01, CE-VSP-01
Problem wrong_sheets(const State& s) {
  int choices = 0;
  for (const Step& step : s.core.steps) choices += is_choice_of_sheet(step);
  if (choices != (s.new_sheet != kNone) || (choices == 1 && s.new_sheet >= kAliens))
    return {"/new_sheet: one while somebody chooses", "/new_sheet: jest, gdy ktoś wybiera"};
  if (s.sheets_down >> s.seats() || (s.sheets_down && !s.hidden_powers))
    return {"/sheets_down: only with hidden powers", "/sheets_down: tylko w wariancie „Ukryte moce”"};
  for (const Player& p : s.players)
    for (const Cheat& cheat : p.cheats)
      if (cheat.what >= (cheat.how == Cheat::How::kShip ? kPlanets : kFaces))
        return {"/players/*/cheats: a planet or a card", "/players/*/cheats: planeta albo karta"};
  return {};
}

// What belongs to a technology is in play with it, and each technology face down has its number of ships.
Problem wrong_technologies(const State& s) {
  const auto wrong = [](std::string_view en, std::string_view pl) { return Problem{std::string(en), std::string(pl)}; };
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).face_down.size() != s.of(p).research.size())
      return wrong("/players: a number of ships in research for each technology face down",
                   "/players: w „research” ma być liczba statków dla każdej zakrytej technologii");
  if (s.prometheus != kNone && owner_of(s, Technology::kThePrometheus) == kNobody)
    return wrong("/prometheus: nobody has completed The Prometheus", "/prometheus: nikt nie ukończył tej technologii");
  if (s.prometheus != kNone && !is_prometheus_there(s))
    return wrong("/prometheus: no ship of its owner is there", "/prometheus: nie ma tam statku właściciela");
  if (s.battery != kNone && owner_of(s, Technology::kQuarkBattery) == kNobody)
    return wrong("/battery: nobody has completed Quark Battery", "/battery: nikt nie ukończył „Baterii kwarkowej”");
  const bool is_cannon = s.cannon[0] != kNone || s.cannon[1] != kNone;
  if (is_cannon && owner_of(s, Technology::kLunarCannon) == kNobody)
    return wrong("/cannon: nobody has completed Lunar Cannon", "/cannon: nikt nie ukończył „Działa słonecznego”");
  return {};
}

}  // namespace

Problem Cosmic::broken_invariant(const State& s) {
  if (Problem trouble = wrong_step(s)) return trouble;
  if (Problem trouble = wrong_course(s)) return trouble;
  if (Problem trouble = wrong_leftovers(s)) return trouble;
  if (Problem trouble = wrong_end(s)) return trouble;
  if (Problem trouble = wrong_aliens(s)) return trouble;
  if (Problem trouble = wrong_sheets(s)) return trouble;
  if (Problem trouble = wrong_technologies(s)) return trouble;
  if (Problem trouble = wrong_hoard(s)) return trouble;
  for (Seat p = 0; p < s.seats(); ++p) {
    if (Problem trouble = wrong_ships(s, p)) return trouble;
    if ((s.of(p).power_lost != 0) != (home_colonies(s, p) < colonies_for_power(s)))  // CE-PWR-01
      return {fmt::format("/players/{}/power_lost: not by the number of home colonies", kSeatKind.print(p)),
              fmt::format("/players/{}/power_lost: niezgodne z liczbą rodzimych kolonii", kSeatKind.print(p))};
  }
  return wrong_planets(s);
}

// Whoever gives a window and no steps means that it has just closed.
Problem Cosmic::settle(State& s, const std::function<bool(std::string_view)>& was_given) {
  if (was_given("/moment") && !was_given("/steps") && s.moment != Moment::kSetup) wait_for_next_window(s);
  return {};
}

}  // namespace kosmo::cosmic
