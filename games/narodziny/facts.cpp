// What a board must know of the rules to draw the game: numbers, prices, rewards and the galaxy. Every name is the
// canonical one, as in views.
#include "engine/fact_json.h"
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace json = boost::json;

namespace kosmo::narodziny {
namespace {

std::string name_of(Resource r) { return kResourceKind.print(static_cast<int>(r)); }

// --- rewards

// The rule itself is asked, so that no reward is written down twice: somebody without ability markers collects where
// the own token lies. Stage 0 is the active reward (NK-COL-02), stage 1 the passive one for one token (NK-COL-06).
json::object reward(int control, int stage) {
  State s{};
  s.core.seats = 1;
  s.token[0] = static_cast<std::uint8_t>(control);
  s.players[0].ability.fill(kNone);
  constexpr std::uint8_t kEnough = 10;
  s.stars.fill(kEnough);
  s.life = s.crystals = kEnough;
  s.nebula_stack[0].push(0);
  s.energy_row.push(0);
  Events nobody;
  run_collect(s, CollectArgs(stage).step(0), nobody);

  json::object out;
  const auto add = [&](std::string_view what, int count) {
    if (count > 0) out[what] = count;
  };
  const PlayerBoard& b = s.of(0);
  for (int e = 0; e < kElements; ++e) add(kElementNames[e].id, b.reserve.stars[e]);
  add(name_of(Resource::kSupernova), b.supernova);
  add(name_of(Resource::kDna), b.dna);
  add(name_of(Resource::kGraviton), b.graviton);
  add("proto", b.reserve.proto);
  add("crystal", b.crystal);
  const Step& next = s.core.steps.back();
  add("nebula", next.is(Kind::kNebulaSize) ? 1 : 0);
  add("card", next.is(Kind::kTakeCard) ? RepeatArgs(next).left : 0);
  return out;
}

json::object rewards(int stage) {
  json::object out;
  for (int c = 0; c < kControls; ++c) out[kControlKind.print(c)] = reward(c, stage);
  return out;
}

// --- the galaxy (NK-BRD)

json::array place(const Triple& at) { return {at.x, at.y, at.z}; }

// NK-BRD-12: a space on a border belongs to several.
json::array sectors_of(const Array<std::uint64_t, kSectors>& sectors, int space) {
  json::array out;
  for (int i = 0; i < kSectors; ++i)
    if (sectors[i] & bit(space)) out.emplace_back(kSectorNames[i].id);
  return out;
}

json::object nebula_spaces() {
  json::object out;
  for (int n = 0; n < kNebulae; ++n)
    out[kNebulaSpace.print(static_cast<int>(n))] =
        json::object{{"at", place(kGalaxy.nebula[n])},
                     {"sector", kSectorKind.print(sector_of(static_cast<int>(n)))},
                     {"corners", names(kStarSpace, kGalaxy.corners[n])},
                     {"sides", names(kLifeSpace, kGalaxy.sides[n])}};
  return out;
}

json::object star_spaces() {
  json::object out;
  for (int i = 0; i < kStars; ++i)
    out[kStarSpace.print(static_cast<int>(i))] =
        json::object{{"at", place(kGalaxy.star[i])},
                     {"sectors", sectors_of(kGalaxy.sector_stars, static_cast<int>(i))},
                     {"neighbours", names(kStarSpace, kGalaxy.star_neighbours[i])},
                     {"lives", names(kLifeSpace, kGalaxy.star_lives[i])}};
  return out;
}

// A life space lies between two star spaces; its place is theirs added (NK-BRD-06).
json::object life_spaces() {
  json::object out;
  for (int i = 0; i < kLives; ++i) {
    std::uint64_t ends = 0;
    for (int s = 0; s < kStars; ++s)
      if (kGalaxy.star_lives[s] & bit(static_cast<int>(i))) ends |= bit(s);
    out[kLifeSpace.print(static_cast<int>(i))] =
        json::object{{"at", place(kGalaxy.life[i])},
                     {"sectors", sectors_of(kGalaxy.sector_lives, static_cast<int>(i))},
                     {"ends", names(kStarSpace, ends)},
                     {"neighbours", names(kLifeSpace, kGalaxy.life_neighbours[i])}};
  }
  return out;
}

json::object advanced_tokens() {
  json::object out;
  for (const AdvancedKind& kind : kAdvanced)
    out[kind.id] = json::object{{"group", kind.group}, {"value", kind.value}, {"count", kind.count}};
  return out;
}

}  // namespace

std::string Narodziny::facts() {
  return json::serialize(json::object{
      {"questions", questions(Narodziny::steps())},
      {"called", {{"control", called(kControlKind)}}},
      {"rounds", kMaxRounds},
      {"elements", names(kElementKind)},
      {"resources", names(kResourceKind)},
      {"sectors", names(kSectorKind)},
      // The console.
      {"controls", names(kControlKind)},
      {"control_room", kControlRoom},
      {"shift_steps", kShiftSteps},
      {"active_rewards", rewards(0)},
      {"passive_rewards", rewards(1)},
      // Cards.
      {"energy_per_type", kEnergyPerType},
      {"row_size", kRowSize},
      {"start_hand", kStartHand},
      {"hand_limit", kHandLimit},
      {"set_size", kSetSize},
      {"set_points", kSetPoints},
      {"slot_costs", numbers(kSlotCost)},
      // Points.
      {"track_top", kTrackTop},
      {"time_points", numbers(kTimePoints)},
      {"goals", kGoalsUsed},
      {"goal_places", kGoalPlaces},
      {"goal_points", json::array{kFirstPoints, kSecondPoints}},
      {"advanced", advanced_tokens()},
      // Supplies.
      {"star_figures", counts(kElementKind, kStarFigures)},
      {"life_tokens", kLifeTokens},
      {"crystals_per_player", kCrystalsPerPlayer},
      {"tiles_per_size", kTilesPerSize},
      // The galaxy.
      {"start_star", kStarSpace.print(kStartStar)},
      {"start_life", kLifeSpace.print(kStartLife)},
      {"nebula_spaces", nebula_spaces()},
      {"star_spaces", star_spaces()},
      {"life_spaces", life_spaces()},
  });
}

}  // namespace kosmo::narodziny
