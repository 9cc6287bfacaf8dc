// The state as JSON, views and tensors: each field once, with who may see it (section 7 of the rules, NK-HID).
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

// Stars by space: {"S00": "H", "S04": "C*"}; a star marks a supernova, whose element stays known (NK-BRD-18,
// NK-HID-13).
constexpr std::string_view kFigureIds[] = {"H", "He", "C", "O", "H*", "He*", "C*", "O*"};
const ArgKind kFigureKind = {"figure", [] { return 8; }, [](int v) { return std::string(kFigureIds[v]); },
                             [](int v, Lang, Form) { return std::string(kFigureIds[v]); }};
constexpr std::string_view kGroupIds[] = {"A", "B"};
const ArgKind kGroupKind = {"group", [] { return 2; }, [](int v) { return std::string(kGroupIds[v]); },
                            [](int v, Lang, Form) { return std::string(kGroupIds[v]); }};

constexpr std::string_view kMetIds[] = {"star", "supernova", "nothing"};
const ArgKind kMetKind = {"met by", [] { return 3; }, [](int v) { return std::string(kMetIds[v]); },
                          [](int v, Lang, Form) { return std::string(kMetIds[v]); }};

void describe_figures(Archive& ar, PlayerBoard& b) {
  Array<std::uint8_t, kStars> figures;
  figures.fill(kNone);
  each_bit(b.occupied_stars(), [&](int space) {
    figures[space] =
        static_cast<std::uint8_t>(static_cast<int>(b.element_at(space)) + (b.nova & bit(space) ? kElements : 0));
  });
  ar.places("stars", figures, kStarSpace, kFigureKind, kNone);
  if (!ar.reading()) return;
  b.figures = {};
  b.nova = 0;
  for (int space = 0; space < kStars; ++space)
    if (const int f = figures[space]; f != kNone)
      put_star(b, space, static_cast<Element>(f % kElements), f >= kElements);
}

// Tokens on a board: everybody sees where they lie and of which group they are, the owner also their value (NK-LIF-07).
void describe_advanced(Archive& ar, PlayerBoard& b, const Zones& z) {
  const Audience audience = z.audience_of(&b.advanced);
  Array<int, 2> count{};
  Array<Array<std::uint8_t, kNebulae>, 2> value, group;
  for (int i = 0; i < 2; ++i)
    for (int n = 0; n < kNebulae; ++n) {
      value[i][n] = b.advanced[n][i];
      group[i][n] = value[i][n] == kNone ? kNone : static_cast<std::uint8_t>(kAdvanced[value[i][n]].group - 1);
      count[i] += value[i][n] != kNone;
    }
  if (!ar.whole()) {
    ar.places("advanced_backs", group[0], kNebulaSpace, kGroupKind, kNone);
    ar.places("advanced_backs_second", group[1], kNebulaSpace, kGroupKind, kNone);
  }
  ar.hidden("advanced", audience, count[0],
            [&] { ar.places("advanced", value[0], kNebulaSpace, kAdvancedKind, kNone); });
  ar.hidden("advanced_second", audience, count[1],
            [&] { ar.places("advanced_second", value[1], kNebulaSpace, kAdvancedKind, kNone); });
  if (ar.reading())
    for (int n = 0; n < kNebulae; ++n) b.advanced[n] = {value[0][n], value[1][n]};
}

// What follows from the table as everybody sees it, so that who draws it need not know the rules. Only views have it.
// NK-NEB-03: what meets each symbol of an unfinished nebula: {"D1": ["star", "supernova", "nothing"], ...}.
void describe_demands(Archive& ar, const PlayerBoard& b) {
  if (ar.whole() || ar.pads()) return;
  ar.open("demands");
  for (int n = 0; n < kNebulae; ++n) {
    SymbolsMet met;
    if (b.tile[n] != kNone && !(b.completed & (1U << n))) met = symbols_met(b, n);
    ar.list(kNebulaSpace.print(n), met, kMetKind);
  }
  ar.close();
}

// NK-NEB-01: the unfinished nebulae that have all that they want.
void describe_completable(Archive& ar, const PlayerBoard& b) {
  if (ar.whole() || ar.pads()) return;
  std::uint64_t nebulae = 0;
  each_bit(b.unfinished_nebulae(), [&](int n) { nebulae |= can_complete(b, n) ? bit(n) : 0; });
  ar.set("completable", nebulae, kNebulaSpace);
}

// How often the player would collect the passive reward of each control now: {"light": 2, ...}.
void describe_passive_rewards(Archive& ar, const State& s, Seat seat) {
  if (ar.whole() || ar.pads()) return;
  Array<int, kControls> times;
  for (int c = 0; c < kControls; ++c) times[c] = passive_rewards(s, seat, c);
  ar.counts("passive_rewards", times, kControlKind, kControlRoom + kSlots);
}

// How the player stands for the goal on each place, and what that would score now (NK-GOL-02): {"value": {"1": 4, ...},
// "points": {"1": 6, ...}}.
void describe_goals(Archive& ar, const State& s, Seat seat) {
  if (ar.whole() || ar.pads()) return;
  Array<int, kGoalPlaces> value{}, points{};
  for (int place = 0; place < kGoalPlaces; ++place)
    if (const int goal = s.goal_row[place]; goal != kNone) {
      const GoalStanding standing = standing_for(s, content().goals[goal]);
      value[place] = standing.value[seat];
      points[place] = standing.points[seat];
    }
  ar.object("goals", [&] {
    ar.counts("value", value, kPlaceKind, 99);
    ar.counts("points", points, kPlaceKind, kFirstPoints);
  });
}

// How much of the score goals gave, for the parts of a result. The game does not depend on it, so it is no part of the
// position: games of before, when nobody kept it, are the same games.
void describe_goal_points(Archive& ar, PlayerBoard& b) {
  constexpr std::string_view kKey = "score_from_goals";
  if (!ar.whole() || !ar.remembers()) return;
  if (ar.reading() ? ar.present(kKey) : b.from_goals > 0)
    ar.number(kKey, b.from_goals, 0, 255);
  else
    b.from_goals = 0;
}

// All but the hand and advanced life is open: NK-HID-12.
void describe_player(Archive& ar, State& s, Seat seat, const Zones& z) {
  PlayerBoard& b = s.of(seat);
  if (ar.pads()) ar.name("token", s.token[seat], kControlKind);  // learners count seats from their own
  ar.number("score", b.score, 0, 2000);
  describe_goal_points(ar, b);
  describe_figures(ar, b);
  ar.set("proto", b.proto, kLifeSpace);
  ar.set("stable", b.stable, kLifeSpace);
  z.describe(ar, "nebulae", b.tile, kNebulaSpace);
  std::uint64_t completed = b.completed;
  ar.set("completed", completed, kNebulaSpace);
  b.completed = static_cast<std::uint16_t>(completed);
  describe_demands(ar, b);
  describe_completable(ar, b);
  describe_advanced(ar, b, z);
  z.describe(ar, "hand", b.hand);
  z.describe(ar, "abilities", b.ability, kSlotKind);
  ar.object("reserve", [&] {
    ar.counts("stars", b.reserve.stars, kElementKind, kStarFigures[Element::kH]);
    ar.number("proto", b.reserve.proto, 0, kLifeTokens);
    z.describe(ar, "nebulae", b.reserve.tiles);
  });
  ar.object("tracks", [&] {
    ar.number("supernova", b.supernova, 0, 99);
    ar.number("dna", b.dna, 0, 99);
    ar.number("graviton", b.graviton, 0, 99);
  });
  ar.object("time", [&] {
    ar.number("growing", b.crystal, 0, kTrackTop - 1);
    ar.number("waiting", b.waiting, 0, 99);
    ar.number("scored", b.scored, 0, kScoringSpaces);
  });
  ar.name("marker", b.marker, kMarkerKind);
  describe_passive_rewards(ar, s, seat);
  describe_goals(ar, s, seat);
}

// The energy tokens on each control, dark ones first: {"light": ["dark", "pink"], ...}. Learners find the others'
// tokens with their players, who are counted from the learner's own seat.
void describe_controls(Archive& ar, State& s) {
  if (ar.pads()) return ar.counts("dark", s.dark, kControlKind, kControlRoom);
  Array<FixedList<std::uint8_t, kControlRoom>, kControls> tokens;
  for (int c = 0; c < kControls; ++c) {
    for (int i = 0; i < s.dark[c]; ++i) tokens[c].push(kDark);
    for (std::uint8_t p = 0; p < s.seats(); ++p)
      if (s.token[p] == c) tokens[c].push(p);
  }
  ar.open("controls");
  for (int c = 0; c < kControls; ++c) ar.bag(kControlNames[c].id, tokens[c], kTokenKind);
  ar.close();
  if (!ar.reading()) return;
  s.dark = {};
  Array<int, kPlayers> times{};
  for (int c = 0; c < kControls; ++c)
    for (const std::uint8_t token : tokens[c]) {
      if (token == kDark) {
        ++s.dark[c];
      } else {
        s.token[token] = static_cast<std::uint8_t>(c);
        ++times[token];
      }
    }
  for (Seat p = 0; p < kPlayers; ++p)  // invariants.cpp refuses what is not there, or not once
    if (times[p] != (p < s.seats() ? 1 : 0)) s.token[p] = kNone;
}

// NK-ABL-06: the ability markers on each control, by their owners: {"light": ["pink", "pink"], ...}. A marker lies
// where the type of its card says, for as long as the card lies in its slot, which is for ever (NK-ABL-07). So views
// show what everybody sees on the table, and files keep the cards alone. Learners see the cards.
void describe_markers(Archive& ar, State& s) {
  if (ar.whole() || ar.pads()) return;
  ar.open("ability_markers");
  for (int c = 0; c < kControls; ++c) {
    FixedList<std::uint8_t, kPlayers * kSlots> owners;
    for (Seat p = 0; p < s.seats(); ++p)
      for (int i = markers_in(s, p, c); i > 0; --i) owners.push(static_cast<std::uint8_t>(p));
    ar.list(kControlNames[c].id, owners, kSeatKind);
  }
  ar.close();
}

// Where a token would go from each control: {"light": "time", ...}.
void describe_ways(Archive& ar, const State& s) {
  if (ar.whole() || ar.pads()) return;
  Array<int, kControls> to;
  for (int from = 0; from < kControls; ++from) to[from] = next_control(s, from);
  ar.object("next_control", [&] {
    for (int from = 0; from < kControls; ++from) ar.name(kControlNames[from].id, to[from], kControlKind);
  });
}

void describe_box(Archive& ar, State& s, const Zones& z) {
  ar.open("box");
  ar.counts("stars", s.box_stars, kElementKind, kStarFigures[Element::kH]);
  ar.number("life", s.box_life, 0, kLifeTokens);
  ar.number("crystals", s.box_crystals, 0, 99);
  ar.number("extra_crystals", s.extra_crystals, 0, 9999);
  z.describe(ar, "energy", s.box_energy);
  z.describe(ar, "nebulae", s.box_tiles);
  z.describe(ar, "abilities", s.box_cards);
  z.describe(ar, "advanced", s.box_advanced);
  z.describe(ar, "goals", s.goal_box);
  ar.close();
}

}  // namespace

void Narodziny::describe(Archive& ar, State& s) {
  Zones z(s.seats());
  zones(s, z);
  ar.number("round", s.round, 0, kMaxRounds);
  ar.name("first_player", s.first, kSeatKind);
  ar.number("turns_done", s.turns_done, 0, kPlayers);
  ar.number("overlap", s.overlap, 0, 1);
  ar.number("ahead", s.ahead, 0, 1);
  describe_controls(ar, s);
  describe_markers(ar, s);
  describe_ways(ar, s);
  ar.object("supply", [&] {
    ar.counts("stars", s.stars, kElementKind, kStarFigures[Element::kH]);
    ar.number("life", s.life, 0, kLifeTokens);
    ar.number("crystals", s.crystals, 0, kCrystals);
  });
  z.describe(ar, "energy_row", s.energy_row);
  z.describe(ar, "energy_discard", s.energy_discard);
  z.describe(ar, "energy_deck", s.energy_deck);
  z.describe(ar, "goal_row", s.goal_row, kPlaceKind);
  z.describe(ar, "goal_discard", s.goal_discard);
  z.describe(ar, "goal_deck", s.goal_deck);
  ar.open("ability_decks");
  for (int c = 0; c < kControls; ++c) z.describe(ar, kControlNames[c].id, s.ability_deck[c]);
  ar.close();
  z.describe(ar, "drawn", s.drawn);
  ar.open("nebula_stacks");
  for (int i = 0; i < kSizes; ++i) z.describe(ar, kSizeNames[i].id, s.nebula_stack[i]);
  ar.close();
  z.describe(ar, "advanced_stack", s.advanced_stack);
  describe_box(ar, s, z);
  if (ar.whole()) ar.name("last", s.last, kNumber, kNone);
  ar.seats("players", s.seats(), kSeatKind, [&](Seat p) { describe_player(ar, s, p, z); });
}

}  // namespace kosmo::narodziny
