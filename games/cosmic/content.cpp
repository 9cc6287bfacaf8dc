#include "games/cosmic/content.h"

#include <fmt/format.h>

#include "games/cosmic/cosmic.h"

namespace kosmo::cosmic {
namespace {

constexpr std::string_view kUses[] = {"optional", "mandatory"};

Words read_words(const ContentEntry& entry) {
  Words words{entry.text("en"), entry.text("pl")};
  entry.finish();
  return words;
}

Phases read_phases(const ContentEntry& entry) {
  Phases out;
  const std::vector<std::string> words = entry.texts("phases");
  if (words.empty()) entry.complain("phases", "there must be one", "musi być co najmniej jedna");
  for (const std::string& word : words) {
    const Name* phase =
        std::find_if(std::begin(kPhaseNames), std::end(kPhaseNames), [&](const Name& name) { return name.id == word; });
    if (phase == std::end(kPhaseNames))
      entry.complain("phases", fmt::format("'{}' is no phase", word), fmt::format("„{}” nie jest fazą", word));
    else if (!out.full())
      out.push(static_cast<Phase>(phase - kPhaseNames));
  }
  return out;
}
Role read_role(const ContentEntry& entry) { return static_cast<Role>(entry.choice("role", kRoleNames)); }

void read_card(const ContentEntry& entry, CardWords& card) {
  card.id = read_id(entry);
  card.text = read_words(entry.table("text"));
  card.source = read_source(entry);
  entry.finish();
}

void read_technology(const ContentEntry& entry, TechnologyWords& technology) {
  technology.id = read_id(entry);
  technology.role = read_role(entry);
  technology.text = read_words(entry.table("text"));
  technology.source = read_source(entry);
  entry.finish();
}

void read_power(const ContentEntry& entry, Power& power) {
  read_card_text(entry, power);
  power.mandatory = entry.choice("use", kUses) == 1;
  power.role = read_role(entry);
  power.phases = read_phases(entry);
  entry.finish();
}

void read_flare(const ContentEntry& entry, Flare& flare) {
  flare.id = read_id(entry);
  flare.source = read_source(entry);
  const ContentEntry text = entry.table("text");
  const auto read_effect = [&](std::string_view key, FlareEffect& effect) {
    const ContentEntry table = entry.table(key);
    effect = {read_words(text.table(key)), read_role(table), read_phases(table)};
    table.finish();
  };
  read_effect("wild", flare.wild);
  read_effect("super", flare.super);
  text.finish();
  entry.finish();
}

// Entries are found by their place, so each must be the one that belongs there.
template <class Entry, std::size_t N, class IdAt>
void check_order(ContentReader& reader, const std::array<Entry, N>& entries, IdAt&& id_at) {
  for (std::size_t i = 0; i < N; ++i)
    if (const std::string wanted = id_at(static_cast<int>(i)); entries[i].id != wanted)
      reader.complain(fmt::format("entry {} must be '{}', not '{}'", i + 1, wanted, entries[i].id),
                      fmt::format("wpis {} to ma być „{}”, a nie „{}”", i + 1, wanted, entries[i].id));
}

// The types of cosmic cards but artifacts and flares come first; then the artifacts, a colour of destiny, and what of
// it is no colour.
constexpr int kPlainTypes = 4, kColourWords = kPlainTypes + kArtifacts;
static_assert(static_cast<int>(Type::kArtifact) == kPlainTypes);
std::string id_of_words(int i) {
  if (i < kPlainTypes) return kTypeKind.print(i);
  if (i < kColourWords) return kArtifactKind.print(i - kPlainTypes);
  return i == kColourWords ? "colour" : kDestinyKind.print(kWild + i - kColourWords - 1);
}

void check_cards(ContentReader& reader, const ContentEntries&, const std::array<CardWords, kCardsWithWords>& cards) {
  check_order(reader, cards, id_of_words);
}
void check_powers(ContentReader& reader, const ContentEntries&, const std::array<Power, kAliens>& powers) {
  check_order(reader, powers, [](int alien) { return kAlienKind.print(alien); });
}
void check_flares(ContentReader& reader, const ContentEntries&, const std::array<Flare, kAliens>& flares) {
  check_order(reader, flares, [](int alien) { return kCardKind.print(flare_of(alien)); });
}

void check_technologies(ContentReader& reader, const ContentEntries&,
                        const std::array<TechnologyWords, kTechnologies>& technologies) {
  check_order(reader, technologies, [](int technology) { return kTechnologyKind.print(technology); });
}

}  // namespace

std::vector<Problem> load_content(Content& content) {
  ContentPack pack("cosmic");
  pack.read("cards.toml", "card", content.cards, read_card, check_cards);
  pack.read("powers.toml", "power", content.powers, read_power, check_powers);
  pack.read("flares.toml", "flare", content.flares, read_flare, check_flares);
  pack.read("technologies.toml", "technology", content.technologies, read_technology, check_technologies);
  content.hash = pack.hash();
  return pack.problems();
}

std::string Cosmic::content_hash() { return fmt::format("{:016x}", content().hash); }

const CardWords& words_of_card(int face) {
  const Type type = type_of(face);
  return content().cards[type == Type::kArtifact ? kPlainTypes + face - kFirstArtifact : static_cast<int>(type)];
}
const CardWords& words_of_destiny(int destiny) {
  return content().cards[is_colour(destiny) ? kColourWords : kColourWords + 1 + destiny - kWild];
}

Level level_of(int alien) {
  const char level = *(kAlertLevels.data() + alien);
  return level == 'g' ? Level::kGreen : level == 'y' ? Level::kYellow : Level::kRed;
}

}  // namespace kosmo::cosmic
