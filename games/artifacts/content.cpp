#include "games/artifacts/content.h"

#include <fmt/format.h>

#include "engine/content_pack.h"
#include "games/artifacts/artifacts.h"
#include "games/artifacts/effect_reader.h"
#include "games/artifacts/words.h"

namespace kosmo::artifacts {
namespace {

constexpr std::string_view kKeywords[] = {"always", "additional", "action"};
constexpr std::string_view kWindows[] = {"my_turn", "my_attack", "before_scoring"};

// Cards whose words are written nowhere: what they do is told from their effects.
void read_names(const ContentEntry& entry, CardText& card) {
  card.id = read_id(entry);
  const ContentEntry name = entry.table("name");
  card.name_en = name.text("en");
  card.name_pl = name.text("pl");
  name.finish();
  card.source = read_source(entry);
}

void read_resource(const ContentEntry& entry, Resource& card) {
  card.id = read_id(entry);
  card.name_en = card.name_pl = card.id;
  card.source = "house";
  card.sections[0] = read_section(entry, "a");
  card.sections[1] = read_section(entry, "b");
  card.number = entry.number("number", 1, 4);
  entry.finish();
}

void read_ship(const ContentEntry& entry, BuiltCard& card) {
  read_names(entry, card);
  card.kind = static_cast<CardKind>(entry.choice("kind", kCardKindNames));
  card.effects = read_effects(entry, "abilities", Where::kAbility);
  entry.finish();
}

void read_planet(const ContentEntry& entry, BuiltCard& card) {
  read_names(entry, card);
  card.kind = static_cast<CardKind>(entry.choice("kind", kCardKindNames));
  entry.finish();
}

void read_technology(const ContentEntry& entry, BuiltCard& card) {
  read_card_text(entry, card);
  card.kind = static_cast<CardKind>(entry.choice("kind", kCardKindNames));
  card.keyword = static_cast<Keyword>(entry.choice("keyword", kKeywords));
  if (entry.has("cost")) card.cost = read_effects(entry, "cost", Where::kCost);
  card.effects = read_effects(entry, "effects", card.keyword == Keyword::kAlways ? Where::kAlways : Where::kUsed);
  for (const std::string& line : entry.texts("scores"))
    if (!card.scores.full()) card.scores.push(read_score(entry, "scores", line));
  entry.finish();
}

void read_artifact(const ContentEntry& entry, Artifact& card) {
  read_card_text(entry, card);
  card.window = static_cast<Window>(entry.choice("window", kWindows));
  card.effects = read_effects(entry, "effects", Where::kUsed);
  entry.finish();
}

void read_table(const ContentEntry& entry, AttackTable& card) {
  read_names(entry, card);
  for (const std::string& row : entry.texts("rows"))
    if (!card.rows.full()) card.rows.push(read_row(entry, "rows", row));
  if (card.rows.empty()) entry.complain("rows", "an attack needs a row", "atak wymaga wiersza");
  entry.finish();
}

void read_faction(const ContentEntry& entry, Faction& card) {
  read_names(entry, card);
  card.setup = read_effects(entry, "setup", Where::kSetup);
  card.cost = read_effects(entry, "cost", Where::kCost);
  card.effects = read_effects(entry, "effects", Where::kUsed);
  const ContentEntry bonus = entry.table("bonus");
  card.bonus_type = static_cast<Type>(bonus.choice("type", kTypeNames));
  card.bonus_kind = static_cast<CardKind>(bonus.choice("kind", kCardKindNames));
  bonus.finish();
  entry.finish();
}

void take_type(Content& content, Type type, const Array<BuiltCard, kOfType>& cards) {
  for (int i = 0; i < kOfType; ++i) {
    BuiltCard& card = content.cards[card_of(type, i)];
    card = cards[i];
    card.type = type;
    content.of_kind[type][card.kind].add(i);
    if (type != Type::kTechnology || card.keyword != Keyword::kAlways) continue;
    for (const Effect& e : card.effects) {
      if (e.when == Event::kNow) content.with_op[e.op].add(i);
      content.triggered[e.when].add(i);
    }
  }
}

}  // namespace

std::vector<Problem> load_content(Content& content) {
  ContentPack pack("artifacts");
  Array<BuiltCard, kOfType> ships, technologies, planets;
  pack.read("resources.toml", "resource", content.resources, read_resource);
  pack.read("ships.toml", "ship", ships, read_ship);
  pack.read("technologies.toml", "technology", technologies, read_technology);
  pack.read("planets.toml", "planet", planets, read_planet);
  pack.read("artifacts.toml", "artifact", content.artifacts, read_artifact);
  pack.read("systems.toml", "system", content.systems, read_table);
  pack.read("plans.toml", "plan", content.plans, read_table);
  pack.read("factions.toml", "faction", content.factions, read_faction);
  take_type(content, Type::kShip, ships);
  take_type(content, Type::kTechnology, technologies);
  take_type(content, Type::kPlanet, planets);
  content.hash = pack.hash();
  return pack.problems();
}

std::string Artifacts::content_hash() { return fmt::format("{:016x}", content().hash); }

}  // namespace kosmo::artifacts
