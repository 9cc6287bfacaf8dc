// What must hold after every action, beside that nothing appears and nothing vanishes (zones.cpp): pieces lie where
// they may, and what waits to be done belongs to what lies on the table (waiting.cpp).
#include <algorithm>

#include <fmt/format.h>

#include "engine/waiting.h"
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

// --- what lies on the table

int crystals_of_players(const State& s) {
  int crystals = s.seats();
  for (Seat p = 0; p < s.seats(); ++p) crystals += s.of(p).waiting + s.of(p).scored;
  return crystals;
}

Problem wrong_crystals(const State& s) {
  const int taken = crystals_of_players(s);
  if (const int all = s.crystals + s.box_crystals - s.extra_crystals + taken; all != kCrystals)
    return {fmt::format("there are {} time crystals instead of {} (NK-TIM-08)", all, kCrystals),
            fmt::format("kryształów czasu jest {} zamiast {} (NK-TIM-08)", all, kCrystals)};
  const int in_game = kCrystalsPerPlayer * s.seats();
  if (s.crystals == 0 || s.crystals + taken <= in_game) return {};
  return {
      fmt::format("/supply/crystals: {} with {} on the boards are more than {} (NK-SET-02)", s.crystals, taken,
                  in_game),
      fmt::format("/supply/crystals: {} i {} na planszach to więcej niż {} (NK-SET-02)", s.crystals, taken, in_game)};
}

// Each player's own lies on the board once, and nobody else's (describe.cpp leaves kNone where that is not so).
Problem wrong_own_tokens(const State& s) {
  for (Seat p = 0; p < kPlayers; ++p) {
    const std::string seat = kSeatKind.print(p);
    if (p < s.seats() && s.token[p] >= kControls)
      return {fmt::format("/controls: the energy token '{}' must lie there once (NK-SET-16)", seat),
              fmt::format("/controls: znacznik energii „{}” musi tu leżeć jeden raz (NK-SET-16)", seat)};
    if (p >= s.seats() && s.token[p] != 0)
      return {fmt::format("/controls: nobody plays with the energy token '{}' (NK-SET-16)", seat),
              fmt::format("/controls: znacznikiem energii „{}” nikt nie gra (NK-SET-16)", seat)};
  }
  return {};
}

// NK-ENE-09, NK-SET-16
Problem wrong_energy_tokens(const State& s) {
  if (Problem p = wrong_own_tokens(s)) return p;
  int dark = 0;
  for (int c = 0; c < kControls; ++c) {
    if (const int tokens = tokens_in(s, c); tokens > kControlRoom)
      return {fmt::format("/controls/{}: {} tokens, {} at most have room", kControlNames[c].id, tokens, kControlRoom),
              fmt::format("/controls/{}: znaczników jest {}, a mieszczą się najwyżej {}", kControlNames[c].id, tokens,
                          kControlRoom)};
    dark += s.dark[c];
  }
  const int expected = dark_tokens(s.seats());
  if (dark == expected) return {};
  return {fmt::format("/controls: there are {} dark tokens instead of {}", dark, expected),
          fmt::format("/controls: znaczników ciemnej energii jest {} zamiast {}", dark, expected)};
}

// NK-RND-01, NK-FIN-02. All turns are done only when the round ends.
Problem wrong_round(const State& s) {
  if (s.first >= s.seats()) return {"/first_player: nobody sits there", "/first_player: nikt tam nie siedzi"};
  if (s.round == 0 && !is_waiting(s.core, Kind::kRound))
    return {"/round: the first round is round 1 (NK-RND-01)", "/round: pierwsza runda ma numer 1 (NK-RND-01)"};
  if (s.round > kMaxRounds)
    return {fmt::format("/round: there are {} rounds at most", kMaxRounds),
            fmt::format("/round: rund jest najwyżej {}", kMaxRounds)};
  const bool round_ends = s.core.over || is_waiting(s.core, Kind::kEndRound) || is_waiting(s.core, Kind::kNextRound) ||
                          is_waiting(s.core, Kind::kRound);
  if (s.turns_done < s.seats() + round_ends) return {};
  return {fmt::format("/turns_done: {} of {} turns are done, but the round goes on", s.turns_done, s.seats()),
          fmt::format("/turns_done: rozegrano tury: {} z {}, a runda trwa", s.turns_done, s.seats())};
}

// NK-VAR-01, NK-VAR-03
Problem wrong_overlap(const State& s) {
  if (!s.ahead) return {};
  if (!s.overlap)
    return {"/ahead: turns do not overlap in this game", "/ahead: w tej grze nikt nie rozgrywa fazy z wyprzedzeniem"};
  const bool next_turn = !s.core.steps.empty() && s.core.steps.back().is(Kind::kTurn);
  if (next_turn || s.turns_done + 1 < s.seats()) return {};
  return {"/ahead: nobody has a turn after this one in the round", "/ahead: w tej rundzie nikt już nie ma tury"};
}

// NK-SET-05, NK-SET-07: cards and tiles lie with their like.
Problem wrong_stacks(const State& s) {
  for (int size = 0; size < kSizes; ++size)
    for (const std::uint8_t id : s.nebula_stack[size])
      if (id / kTilesPerSize != size)
        return {fmt::format("/nebula_stacks/{}: {} is of another size (NK-SET-07)", size + 1, kTileKind.print(id)),
                fmt::format("/nebula_stacks/{}: {} ma inny rozmiar (NK-SET-07)", size + 1, kTileKind.print(id))};
  for (int deck = 0; deck < kControls; ++deck)
    for (const std::uint8_t card : s.ability_deck[deck])
      if (card / kCardsPerDeck != deck) {
        const std::string_view where = kControlNames[deck].id;
        return {
            fmt::format("/ability_decks/{}: {} is of another type (NK-SET-05)", where, kCardKind.print(card)),
            fmt::format("/ability_decks/{}: karta {} jest innego rodzaju (NK-SET-05)", where, kCardKind.print(card))};
      }
  return {};
}

// NK-SET-08: group 2 lies beneath group 1.
Problem wrong_advanced_stack(const State& s) {
  const auto by_group = [](int a, int b) { return kAdvanced[a].group > kAdvanced[b].group; };
  if (std::is_sorted(s.advanced_stack.begin(), s.advanced_stack.end(), by_group)) return {};
  return {"/advanced_stack: tokens of group A lie above those of group B (NK-SET-08)",
          "/advanced_stack: żetony z grupy A leżą nad żetonami z grupy B (NK-SET-08)"};
}

// NK-COL-11, NK-COL-12: only while cards are taken, or when there were none left, is the row short.
Problem wrong_energy_row(const State& s) {
  const bool being_taken = is_waiting(s.core, Kind::kEndEnergy) && !is_waiting(s.core, Kind::kShift);
  if (s.energy_row.full() || s.energy_deck.empty() || being_taken || s.core.over) return {};
  return {"/energy_row: it was filled up at the end of the last energy phase (NK-COL-11)",
          "/energy_row: uzupełniono go na koniec ostatniej fazy energii (NK-COL-11)"};
}

// How many goals have been turned up, if none was left out: one a round, the next one at the end of it (NK-END-03).
int goals_revealed(const State& s) {
  return s.round + (s.core.over || is_waiting(s.core, Kind::kNextRound) || is_waiting(s.core, Kind::kRound));
}

// NK-END-01, NK-END-07: a goal is turned up each round on place 1 and moves on each round, six in all. A position may
// leave goals out, but it has none too many, and none where it could not have come yet.
Problem wrong_goals(const State& s) {
  if (s.goal_row[kGoalPlaces - 1] != kNone)
    return {"/goal_row/4: a goal on place 4 is scored and discarded at once (NK-END-02)",
            "/goal_row/4: cel z miejsca 4 od razu się punktuje i odrzuca (NK-END-02)"};
  if (s.goal_row[0] != kNone && s.goal_row[1] == kNone && s.goal_row[2] != kNone)
    return {"/goal_row: there is a gap on place 2 (NK-END-01)", "/goal_row: na miejscu 2 jest luka (NK-END-01)"};
  const int revealed = goals_revealed(s);
  for (int place = 0; place < kGoalPlaces; ++place)
    if (const int nth = revealed - place; s.goal_row[place] != kNone && (nth < 1 || nth > kGoalsUsed))
      return {fmt::format("/goal_row/{}: no goal lies there in round {} (NK-END-07)", place + 1, s.round),
              fmt::format("/goal_row/{}: w rundzie {} nie ma tam celu (NK-END-07)", place + 1, s.round)};
  if (const int left = std::max(0, kGoalsUsed - revealed); s.goal_deck.size() > left)
    return {fmt::format("/goal_deck: {} goals, in round {} at most {} are left (NK-END-07)", s.goal_deck.size(),
                        s.round, left),
            fmt::format("/goal_deck: celów jest {}, a w rundzie {} zostaje ich najwyżej {} (NK-END-07)",
                        s.goal_deck.size(), s.round, left)};
  return {};
}

// NK-FIN-01: the end leaves nothing to do, and comes for a reason.
Problem wrong_end(const State& s) {
  if (!s.core.over) return {};
  if (!s.core.steps.empty())
    return {"/steps: something is left to do after the end (NK-FIN-01)",
            "/steps: po zakończeniu gry zostało coś do zrobienia (NK-FIN-01)"};
  if (s.crystals == 0 || std::all_of(s.goal_row.begin(), s.goal_row.end(), [](int goal) { return goal == kNone; }))
    return {};
  return {"/over: there are time crystals in the supply and goals in the row (NK-FIN-01)",
          "/over: w zasobach ogólnych są kryształy czasu, a w rzędzie cele (NK-FIN-01)"};
}

// --- what lies before a player

constexpr auto& wrong_at = kosmo::wrong_at<Narodziny>;

// NK-BRD-16
Problem wrong_stars(const State& s, Seat seat) {
  const PlayerBoard& b = s.of(seat);
  std::uint64_t stars = 0;
  for (const std::uint64_t figures : b.figures) {
    if (stars & figures)
      return wrong_at(seat, "stars", "two figures on one star space", "dwie figurki na jednym polu na gwiazdę");
    stars |= figures;
  }
  if (stars & ~kAllStars) return wrong_at(seat, "stars", "a figure outside the galaxy", "figurka stoi poza galaktyką");
  if (b.nova & ~stars) return wrong_at(seat, "stars", "a supernova without a figure", "supernowa bez figurki");
  return {};
}

// NK-BRD-16
Problem wrong_life(const State& s, Seat seat) {
  const PlayerBoard& b = s.of(seat);
  if (b.proto & b.stable)
    return wrong_at(seat, "proto", "two life tokens on one space", "dwa znaczniki życia na jednym polu");
  if (b.life() & ~kAllLives)
    return wrong_at(seat, "proto", "life outside the galaxy", "znacznik życia leży poza galaktyką");
  return {};
}

// NK-NEB-06, NK-LIF-01, NK-LIF-05
Problem wrong_nebulae(const State& s, Seat seat) {
  const PlayerBoard& b = s.of(seat);
  if (b.completed & ~b.occupied_nebulae())
    return wrong_at(seat, "completed", "there is no nebula that could be completed",
                    "nie ma tam mgławicy, która mogłaby być ukończona");
  for (int n = 0; n < kNebulae; ++n) {
    const auto& tokens = b.advanced[n];
    if (tokens[0] == kNone && tokens[1] != kNone)
      return wrong_at(seat, "advanced_second", "a second advanced life token without a first",
                      "drugi żeton zaawansowanej formy życia bez pierwszego");
    if (tokens[0] != kNone && !(b.completed & (1U << n)))
      return wrong_at(seat, "advanced", "advanced life on a nebula that is not completed",
                      "zaawansowana forma życia na nieukończonej mgławicy");
  }
  return {};
}

// NK-TIM-01, NK-TIM-03
Problem wrong_time(const State& s, Seat seat) {
  const PlayerBoard& b = s.of(seat);
  if (b.crystal >= kTrackTop)
    return wrong_at(seat, "time/growing", "the growing crystal stands on 6", "rosnący kryształ stoi na polu 6");
  if (b.scored > kScoringSpaces)
    return wrong_at(seat, "time/scored", "too many scored crystals", "za dużo kryształów na polach punktujących");
  return {};
}

// Has begun a turn that is not over: it is this player's, or the energy phase was taken ahead (NK-VAR-01).
bool in_turn(const State& s, Seat seat) {
  for (const Step& step : s.core.steps) {
    if ((step.is(Kind::kEndTurn) || (step.is(Kind::kTurn) && s.ahead)) && step.seat == seat) return true;
    if (step.is(Kind::kEndTurn) && s.ahead && s.after(step.seat) == seat) return true;
  }
  return false;
}

// NK-PLC-09, NK-OMG-07
Problem wrong_leftovers(const State& s, Seat seat) {
  if (in_turn(s, seat)) return {};
  const PlayerBoard& b = s.of(seat);
  if (b.supernova + b.dna + b.graviton > 0)
    return wrong_at(seat, "tracks", "resources are lost at the end of a turn (NK-OMG-07)",
                    "zasoby przepadają na koniec tury (NK-OMG-07)");
  if (holds_anything(b.reserve))
    return wrong_at(seat, "reserve", "the reserve is lost at the end of a craft phase (NK-PLC-09)",
                    "rezerwa przepada na koniec fazy budowania (NK-PLC-09)");
  return {};
}

// NK-END-06, NK-OMG-02
Problem wrong_marker(const State& s, Seat seat) {
  const bool to_craft = std::any_of(s.core.steps.begin(), s.core.steps.end(), [&](const Step& step) {
    return (step.is(Kind::kCraft) || step.is(Kind::kTurn)) && step.seat == seat;
  });
  if (!to_craft || s.of(seat).marker == Marker::kAlpha) return {};
  return wrong_at(seat, "marker", "it lies on alpha until the craft phase is over (NK-OMG-02)",
                  "do końca fazy budowania leży na polu alfa (NK-OMG-02)");
}

}  // namespace

bool holds_anything(const Reserve& r) {
  return r.proto > 0 || !r.tiles.empty() || *std::max_element(r.stars.begin(), r.stars.end()) > 0;
}

Problem Narodziny::broken_invariant(const State& s) {
  for (Seat seat = 0; seat < s.seats(); ++seat)
    for (const auto check : {wrong_stars, wrong_life, wrong_nebulae, wrong_time, wrong_leftovers, wrong_marker})
      if (Problem p = check(s, seat)) return p;
  for (const auto check : {wrong_crystals, wrong_energy_tokens, wrong_round, wrong_overlap, wrong_stacks,
                           wrong_advanced_stack, wrong_energy_row, wrong_goals, wrong_end})
    if (Problem p = check(s)) return p;
  return impossible_waiting(s);
}

// Crystals are the one thing that may be more than the box holds (NK-TIM-08). Goals that a later round has seen pass,
// and a position does not name, are out of the game.
Problem Narodziny::settle(State& s, const std::function<bool(std::string_view)>& given) {
  const int used = crystals_of_players(s);
  if (!given("/supply/crystals"))
    s.crystals = static_cast<std::uint8_t>(std::max(0, kCrystalsPerPlayer * s.seats() - used));
  const int rest = kCrystals - used - s.crystals;
  const auto box = static_cast<std::uint8_t>(std::max(0, rest));
  const auto extra = static_cast<std::int16_t>(std::max(0, -rest));
  if ((given("/box/crystals") && s.box_crystals != box) || (given("/box/extra_crystals") && s.extra_crystals != extra))
    return {fmt::format("/box: of the {} time crystals {} are left, and {} are extra ones (NK-TIM-08)", kCrystals, box,
                        extra),
            fmt::format("/box: z {} kryształów czasu zostaje {}, a dodatkowych jest {} (NK-TIM-08)", kCrystals, box,
                        extra)};
  s.box_crystals = box;
  s.extra_crystals = extra;
  if (!given("/goal_deck"))
    while (s.goal_deck.size() > std::max(0, kGoalsUsed - goals_revealed(s))) s.goal_box.push(s.goal_deck.pop());
  return {};
}

}  // namespace kosmo::narodziny
