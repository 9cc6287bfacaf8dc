#include "games/orion/content.h"

#include <fmt/format.h>

#include "engine/content_pack.h"
#include "games/orion/effect_reader.h"
#include "games/orion/orion.h"
#include "games/orion/words.h"

namespace kosmo::orion {
namespace {

constexpr std::string_view kFields[] = {"none", "A", "R"};
constexpr std::string_view kRestrictions[] = {"none", "build6", "activate6"};
constexpr std::string_view kAbilities[] = {"none",          "spend_vp_for_fleet",  "steady_high_level",
                                           "spies",         "first_build_cheaper", "exploit_fleet",
                                           "research_three"};
constexpr Array<int, kColours> kCardsOfColour = {26, 22, 22, 20};

Amount read_amount(const ContentEntry& entry, std::string_view key) {
  Amount out{};
  const ContentEntry table = entry.table(key);
  for (int r = 0; r < kResources; ++r)
    out[r] = static_cast<std::uint8_t>(table.number_or(kResourceNames[r].id, 0, kMaxResource, 0));
  table.finish();
  return out;
}

// What a card says must also make sense together.
void check_structure(const ContentEntry& entry, const Structure& card) {
  if (card.keyword == Keyword::kActivation && card.field != Field::kA)
    entry.complain("field", "an Activation needs an A field", "Aktywacja wymaga pola A");
  if (card.effects.empty()) entry.complain("effects", "a structure needs an effect", "struktura musi mieć efekt");
  check_effects(entry, "effects", card.effects,
                {.keyword = card.keyword, .field = card.field, .optional = card.optional});
}

void read_structure(const ContentEntry& entry, Structure& card) {
  read_card_text(entry, card);
  card.colour = static_cast<Colour>(entry.choice("colour", kColourNames));
  card.copies = entry.number("copies", 1, 9);
  card.cost = read_amount(entry, "cost");
  if (entry.has("produces")) card.produces = read_amount(entry, "produces");
  card.vp = entry.number_or("vp", 0, 20, 0);
  card.keyword = static_cast<Keyword>(entry.choice("keyword", kKeywords));
  card.field = static_cast<Field>(entry.choice("field", kFields));
  card.restriction = static_cast<Restriction>(entry.choice("restriction", kRestrictions));
  card.effects = read_effects(entry, "effects");
  card.optional = entry.flag_or("optional", false);
  if (entry.finish()) check_structure(entry, card);
}

struct KeywordList {
  Keyword keyword;
  std::string_view key;
  Effects* list;
};
std::array<KeywordList, 4> lists_of(Advisor& card) {
  return {{{Keyword::kAlways, "always", &card.always},
           {Keyword::kActivation, "activation", &card.activation},
           {Keyword::kAfterAttack, "after_attack", &card.after_attack},
           {Keyword::kRoundStart, "round_start", &card.round_start}}};
}

void check_advisor(const ContentEntry& entry, Advisor& card) {
  for (const auto& [keyword, key, list] : lists_of(card))
    check_effects(entry, key, *list,
                  {.keyword = keyword,
                   .field = card.field,
                   .optional = card.optional,
                   .advisor = true,
                   .own_system = card.own_system});
  if (!card.activation.empty() && card.field != Field::kA)
    entry.complain("field", "an Activation needs an A field", "Aktywacja wymaga pola A");
  if (card.own_system && card.field != Field::kNone)
    entry.complain("field", "a card that can be covered for good has no field",
                   "karta, którą można zakryć na stałe, nie ma pola");
}

void read_advisor(const ContentEntry& entry, Advisor& card) {
  read_card_text(entry, card);
  card.field = static_cast<Field>(entry.choice("field", kFields));
  card.optional = entry.flag_or("optional", false);
  card.own_system = entry.flag_or("own_system", false);
  card.keeps_marker = entry.flag_or("keeps_marker", false);
  for (const auto& [keyword, key, list] : lists_of(card))
    if (entry.has(key)) *list = read_effects(entry, key);
  if (entry.finish()) check_advisor(entry, card);
}

void read_race(const ContentEntry& entry, Race& race) {
  read_card_text(entry, race);
  race.start = read_amount(entry, "start");
  race.vp = entry.number_or("vp", 0, 9, 0);
  race.ability = static_cast<Ability>(entry.choice("ability", kAbilities));
  entry.finish();
}

// MO-COMP: 26 blue, 22 red, 22 yellow, 20 grey.
void check_counts(ContentReader& reader, const ContentEntries&, const std::array<Structure, kKinds>& cards) {
  Array<int, kColours> count{};
  for (const Structure& card : cards) count[card.colour] += card.copies;
  for (int c = 0; c < kColours; ++c)
    if (count[c] != kCardsOfColour[c])
      reader.complain(
          fmt::format("the deck holds {} {} cards, there are {}", kCardsOfColour[c], kColourNames[c].id, count[c]),
          fmt::format("liczba kart w talii: powinno być {} (kolor {}), a jest {}", kCardsOfColour[c],
                      kColourNames[c].id, count[c]));
}

// Humans come first (kHumans): the race without an ability (MO-RAC-01).
void check_races(ContentReader& reader, const ContentEntries&, const std::array<Race, kRaces>& races) {
  if (races[0].ability != Ability::kNone)
    reader.complain("the first race must be the one without an ability", "pierwsza rasa musi być rasą bez zdolności");
}

}  // namespace

std::vector<Problem> load_content(Content& content) {
  ContentPack pack("orion");
  pack.read("structures.toml", "structure", content.structures, read_structure, check_counts);
  pack.read("advisors.toml", "advisor", content.advisors, read_advisor);
  pack.read("races.toml", "race", content.races, read_race, check_races);
  // Replays from before the words of cards were left out of the hash name these cards by the second number.
  content.hash = pack.hash_or(0x08bf2c0687f616a2, 0x6c8ed11bc84b110b);
  return pack.problems();
}

std::string Orion::content_hash() { return fmt::format("{:016x}", content().hash); }

}  // namespace kosmo::orion
