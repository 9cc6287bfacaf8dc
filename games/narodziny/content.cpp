#include "games/narodziny/content.h"

#include <fmt/format.h>

#include "engine/content_pack.h"
#include "games/narodziny/effect_reader.h"
#include "games/narodziny/narodziny.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {
namespace {

constexpr std::string_view kTypes[] = {"light", "time", "gravity", "chemistry", "any", "same"};

void check_cost(const ContentEntry& table, const Cost& cost) {
  if (cost.type == kAnyType && cost.cards > 1)
    table.complain("type", "'any' goes with one card; for several use 'same'",
                   "„any” działa z jedną kartą; dla kilku użyj „same”");
  if (cost.instead_of_star && (cost.cards | cost.gravitons | cost.novas | cost.stable | cost.proto))
    table.complain("instead_of_star", "who gives up the star of a release pays nothing else",
                   "kto rezygnuje z gwiazdy ze zwolnienia komory, nie wydaje niczego więcej");
  if (cost.cards == 0 && !cost.instead_of_star)
    table.complain("cards", "a card costs at least one energy card, or the star of a release",
                   "zdolność kosztuje co najmniej jedną kartę energii albo gwiazdę ze zwolnienia komory");
}

Cost read_cost(const ContentEntry& entry) {
  const ContentEntry table = entry.table("cost");
  Cost cost;
  cost.instead_of_star = table.flag_or("instead_of_star", false);
  cost.cards = static_cast<std::uint8_t>(table.number_or("cards", 1, 9, 0));
  if (cost.cards > 0) cost.type = static_cast<std::uint8_t>(table.choice("type", kTypes));
  cost.gravitons = static_cast<std::uint8_t>(table.number_or("gravitons", 0, 9, 0));
  cost.novas = static_cast<std::uint8_t>(table.number_or("discard_supernova", 0, 1, 0));
  cost.stable = static_cast<std::uint8_t>(table.number_or("discard_stable", 0, 9, 0));
  cost.proto = static_cast<std::uint8_t>(table.number_or("discard_proto", 0, 9, 0));
  if (table.finish()) check_cost(table, cost);
  return cost;
}

void read_ability(const ContentEntry& entry, Ability& card) {
  read_card_text(entry, card);
  card.key = entry.text("key");
  card.deck = static_cast<Control>(entry.choice("deck", kControlNames));
  card.cost = read_cost(entry);
  read_effects(entry, card);
  if (entry.finish()) check_effects(entry, card);
}

void read_tile(const ContentEntry& entry, Tile& tile) {
  tile.id = read_id(entry);
  tile.size = entry.number("size", 1, kSizes);
  tile.points = entry.number("points", 1, 50);
  tile.source = read_source(entry);
  const ContentEntry stars = entry.table("stars");
  int total = 0;
  for (int e = 0; e < kElements; ++e) {
    tile.stars[e] = static_cast<std::uint8_t>(stars.number(kElementNames[e].id, 0, 6));
    total += tile.stars[e];
  }
  stars.finish();
  if (entry.finish() && (total < 1 || total > 6))
    entry.complain("stars", "a nebula has 6 corners: it needs 1 to 6 stars",
                   "mgławica ma 6 wierzchołków: wymaga od 1 do 6 gwiazd");
}

void read_goal(const ContentEntry& entry, Goal& goal) {
  read_card_text(entry, goal);
  goal.key = entry.text("key");
  read_measure(entry, goal);
  entry.finish();
}

// Decks of eight in the order light, time, gravity, chemistry; stacks of sixteen in the order of sizes.
void check_decks(ContentReader&, const ContentEntries& entries, const std::array<Ability, kCards>& cards) {
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (static_cast<int>(cards[i].deck) != static_cast<int>(i) / kCardsPerDeck)
      return entries[i].complain("deck",
                                 "the decks must follow each other, 8 cards each: light, time, gravity, chemistry",
                                 "talie muszą następować po sobie, po 8 kart: light, time, gravity, chemistry");
}
void check_sizes(ContentReader&, const ContentEntries& entries, const std::array<Tile, kTiles>& tiles) {
  for (std::size_t i = 0; i < tiles.size(); ++i)
    if (tiles[i].size - 1 != static_cast<int>(i) / kTilesPerSize)
      return entries[i].complain("size", "16 tiles of size 1 come first, then 16 of size 2, then 16 of size 3",
                                 "najpierw 16 kafelków rozmiaru 1, potem 16 rozmiaru 2, potem 16 rozmiaru 3");
}

}  // namespace

std::vector<Problem> load_content(Content& content) {
  ContentPack pack("narodziny");
  pack.read("abilities.toml", "ability", content.abilities, read_ability, check_decks);
  pack.read("nebulae.toml", "nebula", content.tiles, read_tile, check_sizes);
  pack.read("goals.toml", "goal", content.goals, read_goal);
  // Replays from before the words of cards were left out of the hash name these cards by the second number.
  content.hash = pack.hash_or(0x15b0998faad7dd2b, 0xd641f21d9258407b);
  return pack.problems();
}

std::string Narodziny::content_hash() { return fmt::format("{:016x}", content().hash); }

}  // namespace kosmo::narodziny
