// What must hold after every action: nothing appears, nothing vanishes, nothing lies on top of another.
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

#include <fmt/format.h>

namespace kosmo::narodziny {
namespace {

// Each thing of a numbered set lies in exactly one place.
class Census {
 public:
  explicit Census(const ArgKind& kind) : kind_(kind) {}
  void see(int id) {
    if (id != kNone) ++seen_[static_cast<std::size_t>(id)];
  }
  void see_all(const auto& list) {
    for (const auto id : list) see(id);
  }
  std::string trouble() const {
    for (int i = 0; i < kind_.count(); ++i)
      if (const int places = seen_[static_cast<std::size_t>(i)]; places != 1)
        return fmt::format("{} {} lies in {} places", kind_.name, kind_.print(i), places);
    return "";
  }

 private:
  const ArgKind& kind_;
  std::array<int, 256> seen_{};
};

std::string stars_and_life(const State& s) {
  for (std::size_t e = 0; e < kElements; ++e) {
    int count = s.stars[e] + s.box_stars[e];
    for (const PlayerBoard& b : s.players) count += count_bits(b.figures[e]) + b.reserve.stars[e];
    if (count != kStarFigures[e])
      return fmt::format("{} {} stars instead of {}", count, kElementNames[e].id, kStarFigures[e]);
  }
  int life = s.life + s.box_life;
  for (const PlayerBoard& b : s.players) life += count_bits(b.life()) + b.reserve.proto;
  if (life != kLifeTokens) return fmt::format("{} life tokens instead of {}", life, kLifeTokens);
  int crystals = s.crystals + s.box_crystals - s.extra_crystals;
  for (int p = 0; p < s.seats(); ++p)
    crystals += 1 + s.players[static_cast<std::size_t>(p)].waiting + s.players[static_cast<std::size_t>(p)].scored;
  if (crystals != kCrystals) return fmt::format("{} crystals instead of {}", crystals, kCrystals);
  return "";
}

std::string energy(const State& s) {
  for (std::uint8_t t = 0; t < kControls; ++t) {
    int cards = s.energy_discard[t] + s.box_energy[t];
    for (const std::uint8_t c : s.energy_deck) cards += c == t;
    for (const std::uint8_t c : s.energy_row) cards += c == t;
    for (const PlayerBoard& b : s.players) cards += b.hand[t];
    if (cards != kEnergyPerType)
      return fmt::format("{} {} cards instead of {}", cards, kControlNames[t].id, kEnergyPerType);
  }
  int dark = 0;
  for (int c = 0; c < kControls; ++c) {
    if (tokens_in(s, c) > kControlRoom)
      return fmt::format("{} holds {} tokens", kControlNames[c].id, tokens_in(s, c));  // NK-ENE-09
    dark += s.dark[static_cast<std::size_t>(c)];
  }
  if (dark != (s.seats() == 2 ? 4 : 3)) return fmt::format("{} dark tokens", dark);
  return "";
}

std::string tiles_and_cards(const State& s) {
  Census tiles(kTileKind), cards(kCardKind), goals(kGoalKind);
  for (const PlayerBoard& b : s.players) {
    tiles.see_all(b.tile);
    tiles.see_all(b.reserve.tiles);
    cards.see_all(b.ability);
  }
  for (const auto& stack : s.nebula_stack) tiles.see_all(stack);
  tiles.see_all(s.box_tiles);
  for (const auto& deck : s.ability_deck) cards.see_all(deck);
  cards.see_all(s.drawn);
  cards.see_all(s.box_cards);
  goals.see_all(s.goal_row);
  goals.see_all(s.goal_deck);
  goals.see_all(s.goal_box);
  goals.see_all(s.goal_discard);
  for (const Census* census : {&tiles, &cards, &goals})
    if (std::string trouble = census->trouble(); !trouble.empty()) return trouble;
  return "";
}

std::string advanced_life(const State& s) {
  std::array<int, kAdvancedKinds> count{};
  const auto see = [&](std::uint8_t token) {
    if (token != kNone) ++count[token];
  };
  for (const std::uint8_t token : s.advanced_stack) see(token);
  for (const std::uint8_t token : s.box_advanced) see(token);
  for (const PlayerBoard& b : s.players)
    for (const auto& tokens : b.advanced)
      for (const std::uint8_t token : tokens) see(token);
  for (std::size_t k = 0; k < kAdvancedKinds; ++k)
    if (count[k] != kAdvanced[k].count)
      return fmt::format("{} tokens {} instead of {}", count[k], kAdvanced[k].id, kAdvanced[k].count);
  return "";
}

std::string board(const PlayerBoard& b) {
  std::uint64_t stars = 0;
  for (const std::uint64_t figures : b.figures) {
    if (stars & figures) return "two figures on one star space";  // NK-BRD-16
    stars |= figures;
  }
  if (stars & ~kAllStars) return "a figure outside the galaxy";
  if (b.nova & ~stars) return "a supernova without a figure";
  if (b.proto & b.stable) return "two life tokens on one space";
  if (b.life() & ~kAllLives) return "life outside the galaxy";
  if (b.completed & ~b.occupied_nebulae()) return "a completed nebula without a tile";
  for (int n = 0; n < kNebulae; ++n) {
    const auto& tokens = b.advanced[static_cast<std::size_t>(n)];
    if (tokens[0] == kNone && tokens[1] != kNone) return "a second advanced life token without a first";
    if (tokens[0] != kNone && !(b.completed & (1U << n))) return "advanced life on an unfinished nebula";
  }
  if (b.crystal >= kTrackTop) return "the growing crystal stands on 6";
  if (b.scored > kScoringSpaces) return "too many scored crystals";
  return "";
}

}  // namespace

std::string Narodziny::broken_invariant(const State& s) {
  for (const PlayerBoard& b : s.players)
    if (std::string trouble = board(b); !trouble.empty()) return trouble;
  for (const auto check : {stars_and_life, energy, tiles_and_cards, advanced_life})
    if (std::string trouble = check(s); !trouble.empty()) return trouble;
  if (s.round > kMaxRounds) return "more than 8 rounds";  // NK-FIN-02
  if (s.core.over && !s.core.steps.empty() && s.core.steps.back().seat >= 0) return "somebody is asked after the end";
  return "";
}

}  // namespace kosmo::narodziny
