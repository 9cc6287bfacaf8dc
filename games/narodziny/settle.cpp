// After a scenario laid pieces and cards by hand: the rest follows. What was not given is counted anew (a star on a
// board is missing from the supply); what was given stays as it is, and pieces left over go to the box, out of the
// game.
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

#include <fmt/format.h>

namespace kosmo::narodziny {
namespace {

using Given = std::function<bool(std::string_view)>;

Problem too_many(const std::string& what, int used, int total) {
  return {fmt::format("{}: {} are laid out, but the game has only {}", what, used, total),
          fmt::format("{}: rozłożono {}, a w grze jest tylko {}", what, used, total)};
}

// total = used + supply + box
Problem settle_supply(const std::string& what, int total, int used, std::uint8_t& supply, std::uint8_t& box,
                      bool given) {
  const int left = total - used - (given ? supply : box);
  if (left < 0) return too_many(what, total - left, total);
  (given ? box : supply) = static_cast<std::uint8_t>(left);
  return {};
}

Problem settle_stars_and_life(State& s, const Given& given) {
  for (std::size_t e = 0; e < kElements; ++e) {
    int used = 0;
    for (const PlayerBoard& b : s.players) used += count_bits(b.figures[e]) + b.reserve.stars[e];
    const std::string id(kElementNames[e].id);
    if (Problem p = settle_supply(id, kStarFigures[e], used, s.stars[e], s.box_stars[e], given("/supply/stars/" + id)))
      return p;
  }
  int life = 0;
  for (const PlayerBoard& b : s.players) life += count_bits(b.life()) + b.reserve.proto;
  return settle_supply("life", kLifeTokens, life, s.life, s.box_life, given("/supply/life"));
}

void settle_crystals(State& s, const Given& given) {
  int used = s.seats();
  for (const PlayerBoard& b : s.players) used += b.waiting + b.scored;
  if (!given("/supply/crystals"))
    s.crystals = static_cast<std::uint8_t>(std::max(0, kCrystalsPerPlayer * s.seats() - used));
  const int rest = kCrystals - used - s.crystals;
  s.box_crystals = static_cast<std::uint8_t>(std::max(0, rest));
  s.extra_crystals = static_cast<std::int16_t>(std::max(0, -rest));
}

Problem settle_energy(State& s, const Given& given) {
  std::array<int, kControls> missing{};
  for (std::size_t t = 0; t < kControls; ++t) {
    int used = s.energy_discard[t];
    for (const PlayerBoard& b : s.players) used += b.hand[t];
    for (const std::uint8_t c : s.energy_row) used += c == t;
    missing[t] = kEnergyPerType - used;
    if (missing[t] < 0) return too_many(std::string(kControlNames[t].id), used, kEnergyPerType);
  }
  FixedList<std::uint8_t, 60> kept;
  for (const std::uint8_t c : s.energy_deck) {
    if (--missing[c] >= 0) {
      kept.push(c);
    } else if (given("/energy_deck")) {
      return too_many(std::string(kControlNames[c].id), kEnergyPerType - missing[c], kEnergyPerType);
    } else {
      ++missing[c];
    }
  }
  s.energy_deck = kept;
  s.box_energy = {};
  for (std::uint8_t t = 0; t < kControls; ++t)
    for (; missing[t] > 0; --missing[t]) {
      if (given("/energy_deck"))
        ++s.box_energy[t];
      else
        s.energy_deck.insert(0, t);
    }
  return {};
}

// A pile of different things, `from` to `from + count - 1`: those lying elsewhere leave it, those lying nowhere come
// under it (or into the box, if the pile was given).
template <class Pile, class Box>
void settle_pile(Pile& pile, Box& box, std::uint64_t used, int from, int count, bool given) {
  for (int i = pile.size() - 1; i >= 0; --i) {
    if (used & bit(pile[i]) && !given) {
      pile.take(i);
    } else {
      used |= bit(pile[i]);
    }
  }
  for (int id = from; id < from + count; ++id) {
    if (used & bit(id)) continue;
    if (given)
      box.push(static_cast<std::uint8_t>(id));
    else
      pile.insert(0, static_cast<std::uint8_t>(id));
  }
}

void see(std::uint64_t& set, const auto& list) {
  for (const std::uint8_t id : list)
    if (id != kNone) set |= bit(id);
}

// A tile that was given lies where it was given; one that the seed had dealt to another board gives way to its like.
void settle_dealt_tiles(State& s, const Given& given) {
  std::uint64_t placed = 0, dealt = 0;
  for (std::size_t i = 0; i < kSizes; ++i)
    if (given(fmt::format("/nebula_stacks/{}", kSizeNames[i].id))) see(placed, s.nebula_stack[i]);
  const auto board_given = [&](Seat p) { return given(fmt::format("/players/{}/nebulae", kSeatNames[p].id)); };
  for (Seat p = 0; p < s.seats(); ++p) {
    see(board_given(p) ? placed : dealt, s.of(p).tile);
    see(placed, s.of(p).reserve.tiles);
  }
  for (Seat p = 0; p < s.seats(); ++p) {
    if (board_given(p)) continue;
    for (std::uint8_t& id : s.of(p).tile) {
      if (id == kNone || !(placed & bit(id))) continue;
      const int from = id / kTilesPerSize * kTilesPerSize;
      for (int other = from; other < from + kTilesPerSize && (placed & bit(id)); ++other)
        if (!((placed | dealt) & bit(other))) id = static_cast<std::uint8_t>(other);
      dealt |= bit(id);
    }
  }
}

void settle_tiles_and_cards(State& s, const Given& given) {
  std::uint64_t tiles = 0, cards = 0;
  for (const PlayerBoard& b : s.players) {
    see(tiles, b.tile);
    see(tiles, b.reserve.tiles);
    see(cards, b.ability);
  }
  see(cards, s.drawn);
  s.box_tiles.clear();
  s.box_cards.clear();
  for (std::size_t i = 0; i < kSizes; ++i)
    settle_pile(s.nebula_stack[i], s.box_tiles, tiles, static_cast<int>(i) * kTilesPerSize, kTilesPerSize,
                given(fmt::format("/nebula_stacks/{}", kSizeNames[i].id)));
  for (std::size_t i = 0; i < kControls; ++i)
    settle_pile(s.ability_deck[i], s.box_cards, cards, static_cast<int>(i) * kCardsPerDeck, kCardsPerDeck,
                given(fmt::format("/ability_decks/{}", kControlNames[i].id)));
}

// Goals in the row or discarded leave the deck, which keeps its size with goals from the box.
void settle_goals(State& s, const Given& given) {
  std::uint64_t used = 0;
  for (const std::uint8_t g : s.goal_row)
    if (g != kNone) used |= bit(g);
  for (const std::uint8_t g : s.goal_discard) used |= bit(g);
  FixedList<std::uint8_t, kGoalsUsed> deck;
  for (const std::uint8_t g : s.goal_deck)
    if (given("/goal_deck") || !(used & bit(g))) deck.push(g);
  for (const std::uint8_t g : deck) used |= bit(g);
  const int size = s.goal_deck.size();
  s.goal_deck = deck;
  s.goal_box.clear();
  for (std::uint8_t g = 0; g < kGoals; ++g) {
    if (used & bit(g)) continue;
    if (s.goal_deck.size() < size)
      s.goal_deck.insert(0, g);
    else
      s.goal_box.push(g);
  }
}

void settle_advanced(State& s, const Given& given) {
  std::array<int, kAdvancedKinds> missing{};
  for (std::size_t k = 0; k < kAdvancedKinds; ++k) missing[k] = kAdvanced[k].count;
  for (const PlayerBoard& b : s.players)
    for (const auto& tokens : b.advanced)
      for (const std::uint8_t token : tokens)
        if (token != kNone) --missing[token];
  FixedList<std::uint8_t, kAdvancedTokens> kept;
  for (const std::uint8_t token : s.advanced_stack)
    if (given("/advanced_stack") || missing[token] > 0) {
      --missing[token];
      kept.push(token);
    }
  s.advanced_stack = kept;
  s.box_advanced.clear();
  for (std::uint8_t k = 0; k < kAdvancedKinds; ++k)
    for (; missing[k] > 0; --missing[k]) {
      if (given("/advanced_stack"))
        s.box_advanced.push(k);
      else
        s.advanced_stack.insert(0, k);
    }
}

}  // namespace

Problem Narodziny::settle(State& s, const Given& given) {
  if (Problem p = settle_stars_and_life(s, given)) return p;
  if (Problem p = settle_energy(s, given)) return p;
  settle_crystals(s, given);
  settle_dealt_tiles(s, given);
  settle_tiles_and_cards(s, given);
  settle_goals(s, given);
  settle_advanced(s, given);
  return {};
}

}  // namespace kosmo::narodziny
