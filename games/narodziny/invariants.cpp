// What must hold after every action, beside that nothing appears and nothing vanishes (zones.cpp): pieces lie where
// they may, and what waits to be done belongs to what lies on the table.
#include <algorithm>

#include <fmt/format.h>

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

bool waits(const State& s, Kind kind) {
  return std::any_of(s.core.steps.begin(), s.core.steps.end(), [&](const Step& step) { return step.is(kind); });
}

// NK-RND-01, NK-FIN-02. All turns are done only when the round ends.
Problem wrong_round(const State& s) {
  if (s.first >= s.seats()) return {"/first_player: nobody sits there", "/first_player: nikt tam nie siedzi"};
  if (s.round == 0 && !waits(s, Kind::kRound))
    return {"/round: the first round is round 1 (NK-RND-01)", "/round: pierwsza runda ma numer 1 (NK-RND-01)"};
  if (s.round > kMaxRounds)
    return {fmt::format("/round: there are {} rounds at most", kMaxRounds),
            fmt::format("/round: rund jest najwyżej {}", kMaxRounds)};
  const bool round_ends =
      s.core.over || waits(s, Kind::kEndRound) || waits(s, Kind::kNextRound) || waits(s, Kind::kRound);
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
  const bool being_taken = waits(s, Kind::kEndEnergy) && !waits(s, Kind::kShift);
  if (s.energy_row.full() || s.energy_deck.empty() || being_taken || s.core.over) return {};
  return {"/energy_row: it was filled up at the end of the last energy phase (NK-COL-11)",
          "/energy_row: uzupełniono go na koniec ostatniej fazy energii (NK-COL-11)"};
}

// How many goals have been turned up, if none was left out: one a round, the next one at the end of it (NK-END-03).
int goals_revealed(const State& s) {
  return s.round + (s.core.over || waits(s, Kind::kNextRound) || waits(s, Kind::kRound));
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

bool holds_anything(const Reserve& r) {
  return r.proto > 0 || !r.tiles.empty() || *std::max_element(r.stars.begin(), r.stars.end()) > 0;
}

Problem wrong_at(Seat seat, std::string_view field, std::string_view en, std::string_view pl) {
  const std::string where = fmt::format("/players/{}/{}: ", kSeatKind.print(seat), field);
  return {where + std::string(en), where + std::string(pl)};
}

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

// --- what waits, and what lies there for it

Problem cannot_wait(const Step& step, std::string_view en, std::string_view pl) {
  const StepRule<State>& rule = Narodziny::steps()[step.kind];
  const std::string_view cited = rule.rule_for ? rule.rule_for(step) : rule.rule;
  return {fmt::format("/steps: '{}': {} ({})", rule.name, en, cited),
          fmt::format("/steps: „{}”: {} ({})", rule.name, pl, cited)};
}

// The steps of one state, seen from one of them: what waits beneath it.
class Waiting {
 public:
  Waiting(const State& s, int at) : s_(s), at_(at) {}

  // A part of the craft phase, which goes on after it (NK-BLD-01).
  bool in_craft() const {
    const Step* next = below();
    return next && next->is(Kind::kCraft) && next->seat == step().seat;
  }
  // Nothing comes after it but what it brings about itself.
  bool is_last() const { return at_ == 0; }
  // The step right after it is of one of these kinds and of that seat; of its own, if none is named.
  bool before(std::initializer_list<Kind> kinds, Seat seat) const {
    const Step* next = below();
    return next && next->seat == seat && std::any_of(kinds.begin(), kinds.end(), [&](Kind k) { return next->is(k); });
  }
  bool before(std::initializer_list<Kind> kinds) const { return before(kinds, step().seat); }
  // The craft phase comes after the energy phase, the player's own or that of the one before (NK-RND-03, NK-VAR-01).
  bool before_craft() const {
    if (before({Kind::kBeginCraft, Kind::kCraft})) return true;
    const Step* next = below();
    return s_.ahead && next && next->is(Kind::kCraft) && s_.after(next->seat) == step().seat;
  }
  // A part of the end of a turn (NK-OMG-02).
  bool before_end_of_turn() const { return before({Kind::kEndTurn}); }
  // The hand limit is applied to one after another, before the next round (NK-END-05).
  bool before_next_round() const {
    const Step* next = below();
    return next && (next->is(Kind::kNextRound) || (next->is(Kind::kHandLimit) && next->seat != step().seat));
  }
  // The player before this one is about to craft.
  bool before_others_craft() const {
    const Step* next = below();
    return next && next->is(Kind::kCraft) && s_.after(next->seat) == step().seat;
  }
  // A part of that effect; the further effects of the card come after it (NK-ACT-06).
  bool by_effect(Op op) const { return effect(op) != nullptr; }
  const Effect* effect(Op op) const {
    const Step* next = below();
    if (!next || !next->is(Kind::kEffect) || next->seat != step().seat) return nullptr;
    const EffectArgs args(*next);
    const auto& effects = ability(args.card).effects;
    if (args.which == 0 || args.which > effects.size()) return nullptr;
    const CardEffect& done = effects[args.which - 1];
    return done.first.op == op ? &done.first : done.second.op == op ? &done.second : nullptr;
  }
  // The card whose cost is being paid, of which this step is a part; its effects come after the cost (NK-ACT-02).
  const Ability* paid_card() const {
    int i = at_ - 1;
    while (i >= 0 && (s_.core.steps[i].is(Kind::kDiscardLife) || s_.core.steps[i].is(Kind::kDiscardNova))) --i;
    if (i < 0 || !s_.core.steps[i].is(Kind::kEffect) || s_.core.steps[i].seat != step().seat) return nullptr;
    const EffectArgs args(s_.core.steps[i]);
    return args.which == 0 ? &ability(args.card) : nullptr;
  }
  // A choice between two effects of a card: its next effect comes after it.
  bool before_next_effect() const {
    const Step* next = below();
    const EffectArgs args(step());
    return next && next->is(Kind::kEffect) && next->seat == step().seat && EffectArgs(*next).card == args.card &&
           EffectArgs(*next).which == args.which + 1;
  }

 private:
  const Step& step() const { return s_.core.steps[at_]; }
  const Step* below() const { return at_ > 0 ? &s_.core.steps[at_ - 1] : nullptr; }

  const State& s_;
  int at_;
};

// Is the step a part of what waits beneath it?
bool belongs(const Step& step, const Waiting& waiting) {
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kRound:
    case Kind::kTurn:
    case Kind::kEndTurn:
    case Kind::kEndRound:
    case Kind::kNextRound: return waiting.is_last();
    case Kind::kShift: return waiting.before({Kind::kCollect, Kind::kEndEnergy}) || waiting.before_craft();
    case Kind::kTakeCard: return waiting.before({Kind::kCollect, Kind::kEndEnergy});
    case Kind::kCollect: return waiting.before({Kind::kEndEnergy});
    case Kind::kEndEnergy: return waiting.before_craft();
    case Kind::kNebulaSize:
      if (NebulaSizeArgs(step).as_omega) return waiting.before_end_of_turn();
      return waiting.before({Kind::kCollect, Kind::kEndEnergy});
    case Kind::kOverlap: return waiting.before_others_craft();
    case Kind::kBeginCraft: return waiting.in_craft();
    case Kind::kCraft:
    case Kind::kOmega: return waiting.before_end_of_turn();
    case Kind::kHandLimit: return waiting.before_next_round();
    case Kind::kNebulaAt:
      if (NebulaAtArgs(step).as_omega) return waiting.before_end_of_turn();
      return NebulaAtArgs(step).from == kNowhere ? waiting.in_craft() : waiting.by_effect(Op::kRelocate);
    case Kind::kStarType:
      if (!StarTypeArgs(step).place) return waiting.by_effect(Op::kGainAnyStar);
      return waiting.in_craft() || waiting.by_effect(Op::kPlaceAnyStar);
    case Kind::kStarAt: return waiting.in_craft() || waiting.by_effect(Op::kPlaceAnyStar);
    case Kind::kProtoAt:
      return ProtoAtArgs(step).by_stable ? waiting.by_effect(Op::kPlaceProtoByStable) : waiting.in_craft();
    case Kind::kStableAt: return waiting.by_effect(Op::kPlaceStable);
    case Kind::kDiscardStar:
      return DiscardStarArgs(step).for_a_card() ? waiting.by_effect(Op::kDiscardStar) : waiting.in_craft();
    case Kind::kPay: return waiting.paid_card() == &ability(PayArgs(step).card);
    case Kind::kDiscardNova: return waiting.paid_card() && waiting.paid_card()->cost.novas > 0;
    case Kind::kDiscardLife: return waiting.paid_card();
    case Kind::kEither: return waiting.before_next_effect();
    case Kind::kNova: return waiting.in_craft() || waiting.by_effect(Op::kSupernova);
    case Kind::kRestore: return waiting.by_effect(Op::kRestoreSupernova);
    case Kind::kStabilise:
      if (StabiliseArgs(step).as_omega) return waiting.before_end_of_turn();
      return waiting.in_craft() || waiting.by_effect(Op::kStabilise);
    case Kind::kIrradiate: return waiting.by_effect(Op::kStabiliseAroundSupernova);
    case Kind::kStarTo:
      if (StarToArgs(step).anywhere) return waiting.by_effect(Op::kRelocate);
      return waiting.in_craft() || waiting.by_effect(Op::kMoveLastStar);
    case Kind::kLifeTo: return waiting.in_craft() || waiting.by_effect(Op::kMoveProto);
    case Kind::kMoveProto: return waiting.by_effect(Op::kMoveProto);
    case Kind::kRelocate: return waiting.by_effect(Op::kRelocate);
    case Kind::kWormhole:
    case Kind::kWormholeTo: return waiting.by_effect(Op::kMoveLifeAnywhere);
    case Kind::kEvolve: return waiting.by_effect(Op::kAdvanceAgain);
    case Kind::kReplace: return waiting.by_effect(Op::kReplaceNebula);
    case Kind::kKeep:
    case Kind::kBottom:
    case Kind::kEffect:
    case Kind::kMoveWhat: return waiting.in_craft();
    case Kind::kCount: break;
  }
  return false;
}

// NK-RND-01: after all that waits, somebody's turn ends, or a turn or round is to come.
Problem impossible_last(const State& s) {
  const Step& last = s.core.steps[0];
  for (const Kind kind : {Kind::kRound, Kind::kEndRound, Kind::kNextRound})
    if (last.is(kind))
      return last.seat < 0 ? Problem{} : cannot_wait(last, "it belongs to no player", "nie należy do żadnego gracza");
  if (last.is(Kind::kTurn) || last.is(Kind::kEndTurn)) return {};
  return {"/steps: the last one must be 'end-turn', or a turn or the end of a round (NK-RND-01)",
          "/steps: ostatni musi być krok „end-turn” albo tura lub koniec rundy (NK-RND-01)"};
}

Problem at_least(const Step& step, int wanted, int found) {
  if (wanted < 1) return cannot_wait(step, "there must be at least one", "musi być co najmniej jeden");
  if (wanted <= found) return {};
  return cannot_wait(step, fmt::format("it needs {}, but finds only {}", wanted, found),
                     fmt::format("potrzeba {}, a jest {}", wanted, found));
}

// NK-ENE-02, NK-ENE-03
Problem impossible_shift(const Step& step) {
  const ShiftArgs args(step);
  if (args.left == kShiftSteps && args.own_moved)
    return cannot_wait(step, "nothing has been moved yet", "niczego jeszcze nie przesunięto");
  return at_least(step, args.left, kShiftSteps);
}

// NK-COL-04, NK-ENE-09: a card for each token on the control and each own marker there.
Problem impossible_take_card(const Step& step) {
  constexpr int kMost = kControlRoom + kSlots;
  if (RepeatArgs(step).left > kMost)
    return cannot_wait(step, fmt::format("nobody takes more than {} cards", kMost),
                       fmt::format("nikt nie bierze więcej niż {} kart", kMost));
  return at_least(step, RepeatArgs(step).left, kMost);
}

// NK-VAR-03
Problem impossible_overlap(const State& s, const Step& step) {
  if (s.overlap && !s.ahead && s.turns_done + 1 < s.seats()) return {};
  return cannot_wait(step, "no energy phase can be taken ahead now",
                     "nie można teraz rozegrać fazy energii z wyprzedzeniem");
}

// NK-OMG-01, NK-PLC-08: the reserve was lost when the craft phase ended, and the marker moves once a round.
Problem impossible_omega(const PlayerBoard& b, const Step& step) {
  if (holds_anything(b.reserve))
    return cannot_wait(step, "the reserve is lost before it", "wcześniej traci się rezerwę");
  if (step.is(Kind::kOmega) && b.marker != Marker::kAlpha)
    return cannot_wait(step, "the marker is on omega already", "znacznik leży już na polu omega");
  return {};
}

// NK-OMG-03
Problem impossible_nebula_size(const PlayerBoard& b, const Step& step) {
  if (NebulaSizeArgs(step).as_omega) {
    if (b.marker != Marker::kNebula || !b.empty_nebulae())
      return cannot_wait(step, "that omega space was not chosen, or no nebula space is empty",
                         "nie wybrano tego pola omega albo nie ma pustego pola na mgławicę");
    return impossible_omega(b, step);
  }
  if (b.reserve.tiles.full())
    return cannot_wait(step, "there is no room for it in the reserve", "nie ma na nią miejsca w rezerwie");
  return {};
}

// NK-PLC-01, NK-PLC-07
Problem impossible_nebula_at(const PlayerBoard& b, const Step& step) {
  const NebulaAtArgs args(step);
  if (args.as_omega && (b.marker != Marker::kNebula || args.from != kNowhere))
    return cannot_wait(step, "that omega space was not chosen", "nie wybrano tego pola omega");
  const bool held = args.from == kNowhere ? b.reserve.tiles.contains(args.tile)
                                          : b.tile[args.from] == args.tile && !(b.completed & (1U << args.from));
  if (held) return {};
  return cannot_wait(step, fmt::format("nebula {} does not lie there", kTileKind.print(args.tile)),
                     fmt::format("nie leży tam mgławica {}", kTileKind.print(args.tile)));
}

Problem impossible_sector(const PlayerBoard& b, const Step& step, int sector) {
  if (sector >= kSectors && sector != kAnySector)
    return cannot_wait(step, "there is no such sector", "nie ma takiego sektora");
  if (b.empty_stars() & (sector == kAnySector ? kAllStars : kGalaxy.sector_stars[sector])) return {};
  return cannot_wait(step, "no star space is empty there", "nie ma tam pustego pola na gwiazdę");
}

// NK-ABL-03, NK-ABL-04: as many cards as were paid for, or all that the deck held; and all of one deck.
Problem impossible_drawn(const State& s, int deck, int most) {
  const bool strange =
      std::any_of(s.drawn.begin(), s.drawn.end(), [&](int card) { return card / kCardsPerDeck != deck; });
  if (strange)
    return {"/drawn: these cards are not all of the deck that they were drawn from",
            "/drawn: nie wszystkie te karty są z talii, z której je dobrano"};
  if (s.drawn.size() <= most) return {};
  return {fmt::format("/drawn: {} cards, {} at most can be left", s.drawn.size(), most),
          fmt::format("/drawn: kart jest {}, a może ich być najwyżej {}", s.drawn.size(), most)};
}

Problem impossible_keep(const State& s, const Step& step) {
  const KeepArgs args(step);
  if (s.of(step.seat).ability[args.slot] != kNone)
    return cannot_wait(step, "that slot is filled", "to miejsce jest już zajęte");
  if (s.drawn.size() < kSlotCost[args.slot] && !s.ability_deck[args.deck].empty())
    return {"/drawn: fewer cards than were paid for, though the deck has more",
            "/drawn: kart jest mniej, niż opłacono, choć w talii są następne"};
  return impossible_drawn(s, args.deck, kSlotCost[args.slot]);
}

// NK-ACT-02
Problem impossible_discard_life(const PlayerBoard& b, const Step& step, const Cost& cost) {
  const DiscardLifeArgs args(step);
  if (args.left > (args.stable ? cost.stable : cost.proto))
    return cannot_wait(step, "the card does not cost that much", "karta tyle nie kosztuje");
  return at_least(step, args.left, count_bits(args.stable ? b.stable : b.proto));
}

// NK-ACT-01, NK-ACT-06
Problem impossible_effect(const PlayerBoard& b, const Step& step) {
  const EffectArgs args(step);
  if (!owns(b, args.card))
    return cannot_wait(step, "that card is not in the player's ability slots",
                       "tej karty nie ma na miejscach na karty zdolności gracza");
  const bool either = step.is(Kind::kEither);
  if (args.which > ability(args.card).effects.size() - either || (either && args.effect().second.op == Op::kNothing))
    return cannot_wait(step, "the card has no such effect", "karta nie ma takiego efektu");
  return {};
}

// NK-TRK-07: a supernova moves only by a card that says so.
Problem impossible_star_to(const PlayerBoard& b, const Step& step) {
  const StarToArgs args(step);
  if ((args.anywhere ? b.occupied_stars() : b.standard_stars()) & bit(args.from)) return {};
  return cannot_wait(step, fmt::format("there is no such star on {}", kStarSpace.print(args.from)),
                     fmt::format("na polu {} nie ma takiej gwiazdy", kStarSpace.print(args.from)));
}

Problem no_life_on(const Step& step, int space) {
  return cannot_wait(step, fmt::format("there is no such life token on {}", kLifeSpace.print(space)),
                     fmt::format("na polu {} nie ma takiego znacznika życia", kLifeSpace.print(space)));
}

// NK-ACT-06: as many tokens have been moved as are no longer left to move, all of one kind, each once.
Problem impossible_wormhole(const PlayerBoard& b, const Step& step, const Effect& effect) {
  using Tokens = WormholeArgs::Tokens;
  const WormholeArgs args(step);
  const int moved = (args.moved[0] != kNowhere) + (args.moved[1] != kNowhere);
  const bool on_its_way = step.is(Kind::kWormholeTo);
  if (args.left < 1 || args.left + moved != effect.a || (moved == 1 && args.moved[0] == kNowhere) ||
      (args.moved[0] == args.moved[1] && moved > 0) || (args.tokens == Tokens::kAny) != (moved == 0 && !on_its_way))
    return cannot_wait(step, "the tokens moved and those left to move do not agree",
                       "przeniesione znaczniki nie zgadzają się z tym, ile ich zostało do przeniesienia");
  const std::uint64_t tokens = args.tokens == Tokens::kProto    ? b.proto
                               : args.tokens == Tokens::kStable ? b.stable
                                                                : b.life();
  for (const int space : args.moved)
    if (space != kNowhere && !(tokens & bit(space))) return no_life_on(step, space);
  if (on_its_way && (args.from == args.moved[0] || args.from == args.moved[1] || !(tokens & bit(args.from))))
    return no_life_on(step, args.from);
  return at_least(step, 1, count_bits(b.empty_lives()));
}

// NK-SUP-05
Problem impossible_replace(const State& s, const Step& step, const Effect& effect) {
  const ReplaceArgs args(step);
  if (args.old_size != effect.a || args.new_size != effect.b)
    return cannot_wait(step, "the card replaces other sizes", "karta zamienia inne rozmiary");
  return at_least(step, 1, s.nebula_stack[args.new_size - 1].size());
}

// What the step needs on the table, beyond that something can be chosen.
Problem impossible_step(const State& s, int at) {
  const Step& step = s.core.steps[at];
  const Waiting waiting(s, at);
  if (!belongs(step, waiting))
    return cannot_wait(step, "what it is a part of must come right after it",
                       "zaraz po nim musi następować to, czego jest częścią");
  if (step.seat < 0) return {};
  const PlayerBoard& b = s.of(step.seat);
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kShift: return impossible_shift(step);
    case Kind::kNebulaSize: return impossible_nebula_size(b, step);
    case Kind::kTakeCard: return impossible_take_card(step);
    case Kind::kOverlap: return impossible_overlap(s, step);
    case Kind::kNebulaAt: return impossible_nebula_at(b, step);
    case Kind::kStarType:
      return StarTypeArgs(step).place ? impossible_sector(b, step, StarTypeArgs(step).sector) : Problem{};
    case Kind::kStarAt:
      if (Problem p = impossible_sector(b, step, StarAtArgs(step).sector)) return p;
      return at_least(step, 1, b.reserve.stars[StarAtArgs(step).element]);
    case Kind::kProtoAt: return at_least(step, 1, b.reserve.proto);
    case Kind::kStableAt:
      return at_least(step, RepeatArgs(step).left, std::min<int>(s.life, count_bits(b.empty_lives())));
    case Kind::kDiscardStar:
      if (DiscardStarArgs(step).for_a_card() || b.completed & (1U << DiscardStarArgs(step).nebula)) return {};
      return cannot_wait(step, "that nebula is not completed", "ta mgławica nie jest ukończona");
    case Kind::kKeep: return impossible_keep(s, step);
    case Kind::kBottom: return impossible_drawn(s, BottomArgs(step).deck, kSlotCost[kSlots - 1] - 1);
    case Kind::kPay:
      if (PayArgs(step).cost().type >= kAnyType) return {};
      return cannot_wait(step, "that cost leaves no choice", "ten koszt nie daje wyboru");
    case Kind::kDiscardLife: return impossible_discard_life(b, step, waiting.paid_card()->cost);
    case Kind::kEffect:
    case Kind::kEither: return impossible_effect(b, step);
    case Kind::kNova: return at_least(step, RepeatArgs(step).left, count_bits(b.standard_stars()));
    case Kind::kStabilise:
      if (StabiliseArgs(step).as_omega && (b.marker != Marker::kStabilise || StabiliseArgs(step).left != 1))
        return cannot_wait(step, "that omega space was not chosen", "nie wybrano tego pola omega");
      return at_least(step, StabiliseArgs(step).left, count_bits(b.proto));
    case Kind::kStarTo: return impossible_star_to(b, step);
    case Kind::kLifeTo:
      return b.life() & bit(LifeToArgs(step).from) ? Problem{} : no_life_on(step, LifeToArgs(step).from);
    case Kind::kMoveProto: return at_least(step, 1, count_bits(b.empty_lives()));
    case Kind::kWormhole:
    case Kind::kWormholeTo: return impossible_wormhole(b, step, *waiting.effect(Op::kMoveLifeAnywhere));
    case Kind::kEvolve: return at_least(step, 1, s.advanced_stack.size());
    case Kind::kReplace: return impossible_replace(s, step, *waiting.effect(Op::kReplaceNebula));
    case Kind::kOmega: return impossible_omega(b, step);
    case Kind::kHandLimit:
      if (b.hand_size() > kHandLimit) return {};
      return cannot_wait(step, "the hand is within the limit", "na ręce nie ma kart ponad limit");
    default: return {};
  }
}

// The step that comes next, and what lies ready for it and for nothing else.
Problem impossible_next(const State& s) {
  const Step* next = s.core.over || s.core.steps.empty() ? nullptr : &s.core.steps.back();
  const int needed = !next ? 0 : next->is(Kind::kKeep) ? 1 : next->is(Kind::kBottom) ? 2 : 0;
  if (needed == 0 ? !s.drawn.empty() : s.drawn.size() < needed)
    return {"/drawn: ability cards lie there exactly while one is kept and the others go under their deck",
            "/drawn: karty zdolności leżą tu dokładnie wtedy, gdy jedną się zachowuje, a resztę wkłada pod talię"};
  return {};
}

// NK-ACT-06: which piece the running card has touched.
Problem wrong_last(const State& s) {
  if (s.last == kNone) return {};
  for (const Step& step : s.core.steps)
    if (step.is(Kind::kEffect)) {
      const PlayerBoard& b = s.of(step.seat);
      if ((s.last < kStars && b.occupied_stars() & bit(s.last)) || (s.last < kLives && b.life() & bit(s.last)))
        return {};
    }
  return {"/last: no effect is being carried out that has touched a piece there",
          "/last: nie trwa żaden efekt, który dotyczył elementu na tym polu"};
}

}  // namespace

Problem Narodziny::broken_invariant(const State& s) {
  for (Seat seat = 0; seat < s.seats(); ++seat)
    for (const auto check : {wrong_stars, wrong_life, wrong_nebulae, wrong_time, wrong_leftovers, wrong_marker})
      if (Problem p = check(s, seat)) return p;
  for (const auto check : {wrong_crystals, wrong_energy_tokens, wrong_round, wrong_overlap, wrong_stacks,
                           wrong_advanced_stack, wrong_energy_row, wrong_goals, wrong_end, impossible_next})
    if (Problem p = check(s)) return p;
  if (s.core.over || s.core.steps.empty()) return {};
  if (Problem p = impossible_last(s)) return p;
  for (int at = 0; at < s.core.steps.size(); ++at)
    if (Problem p = impossible_step(s, at)) return p;
  return wrong_last(s);
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
