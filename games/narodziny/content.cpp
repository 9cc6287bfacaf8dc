#include "games/narodziny/content.h"

#include <algorithm>
#include <map>
#include <sstream>

#include <fmt/format.h>

#include "engine/content.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {
namespace {

constexpr std::string_view kTypes[] = {"light", "time", "gravity", "chemistry", "any", "same"};
constexpr std::string_view kSources[] = {"rulebook", "public", "house"};

// What an effect word takes.
enum class Takes : std::uint8_t {
  kNothing,
  kNumber,
  kElement,
  kElementNumber,
  kSectorOrNot,
  kSize,
  kTwoSizes,
  kUpToThree
};
struct OpWord {
  std::string_view word;
  Op op;
  Takes takes;
  Text text;
};
// clang-format off
constexpr OpWord kOpWords[] = {
    {"gain_star", Op::kGainStar, Takes::kElementNumber, {"stars", "gwiazdy"}},
    {"gain_any_star", Op::kGainAnyStar, Takes::kNothing, {"a star of any type", "gwiazda dowolnego rodzaju"}},
    {"place_any_star", Op::kPlaceAnyStar, Takes::kSectorOrNot, {"place a star of any type", "umieszczenie gwiazdy dowolnego rodzaju"}},
    {"gain_proto", Op::kGainProto, Takes::kNumber, {"proto-life", "protożycie"}},
    {"place_stable", Op::kPlaceStable, Takes::kNumber, {"stable life", "życie stabilne"}},
    {"place_proto_by_stable", Op::kPlaceProtoByStable, Takes::kNothing, {"proto-life next to stable life", "protożycie obok życia stabilnego"}},
    {"score", Op::kScore, Takes::kNumber, {"points", "punkty"}},
    {"growth", Op::kGrowth, Takes::kNumber, {"crystal growth", "wzrost kryształu czasu"}},
    {"discard_star", Op::kDiscardStar, Takes::kNothing, {"discard a star", "odrzucenie gwiazdy"}},
    {"supernova", Op::kSupernova, Takes::kNumber, {"turn stars into supernovas", "przekształcenie gwiazd w supernowe"}},
    {"stabilise_around_last", Op::kStabiliseAroundLast, Takes::kNothing, {"stabilise the proto-life next to it", "stabilizacja protożycia obok niej"}},
    {"restore_supernova", Op::kRestoreSupernova, Takes::kNothing, {"turn a supernova back into a star", "przywrócenie gwiazdy z supernowej"}},
    {"move_last_star", Op::kMoveLastStar, Takes::kNothing, {"move that star", "ruch tą gwiazdą"}},
    {"move_proto", Op::kMoveProto, Takes::kNothing, {"move proto-life", "ruch protożyciem"}},
    {"stabilise_last", Op::kStabiliseLast, Takes::kNothing, {"stabilise that token", "stabilizacja tego znacznika"}},
    {"stabilise", Op::kStabilise, Takes::kNumber, {"stabilise proto-life", "stabilizacja protożycia"}},
    {"stabilise_around_supernova", Op::kStabiliseAroundSupernova, Takes::kNothing, {"stabilise the proto-life next to a supernova", "stabilizacja protożycia obok supernowej"}},
    {"stabilise_around", Op::kStabiliseAround, Takes::kElement, {"stabilise the proto-life next to stars", "stabilizacja protożycia obok gwiazd"}},
    {"gain_nebula", Op::kGainNebula, Takes::kSize, {"a new nebula", "nowa mgławica"}},
    {"replace_nebula", Op::kReplaceNebula, Takes::kTwoSizes, {"replace a nebula", "wymiana mgławicy"}},
    {"relocate", Op::kRelocate, Takes::kNothing, {"put a piece elsewhere", "przeniesienie elementu"}},
    {"move_life_anywhere", Op::kMoveLifeAnywhere, Takes::kUpToThree, {"put life tokens elsewhere", "przeniesienie znaczników życia"}},
    {"advance_again", Op::kAdvanceAgain, Takes::kNothing, {"a second advanced life token", "drugi żeton zaawansowanej formy życia"}},
};
// clang-format on
static_assert(std::size(kOpWords) + 1 == static_cast<std::size_t>(Op::kCount));  // all but kNothing

struct MeasureWord {
  std::string_view word;
  Measure measure;
  Takes takes;
};
constexpr MeasureWord kMeasureWords[] = {
    {"stable_life", Measure::kStableLife, Takes::kNothing},
    {"nebula_size", Measure::kNebulaSize, Takes::kSectorOrNot},
    {"supernovas", Measure::kSupernovas, Takes::kNothing},
    {"largest_star_group", Measure::kLargestGroup, Takes::kNothing},
    {"life", Measure::kLife, Takes::kSectorOrNot},
    {"time_crystals", Measure::kTimeCrystals, Takes::kNothing},
    {"stars", Measure::kStars, Takes::kElement},
    {"completed", Measure::kCompleted, Takes::kSize},
    {"proto_life", Measure::kProtoLife, Takes::kNothing},
    {"stars_at_advanced_life", Measure::kStarsAtAdvanced, Takes::kNothing},
};

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

int index_in(const auto& names, const std::string& word) {
  for (std::size_t i = 0; i < std::size(names); ++i)
    if (names[i].id == word) return static_cast<int>(i);
  return -1;
}

int small_number(const std::string& word, int high) {
  return word.size() == 1 && word[0] >= '1' && word[0] - '0' <= high ? word[0] - '0' : -1;
}

// Reads the arguments that follow a word; false if they do not fit.
bool read_args(Takes takes, const std::vector<std::string>& words, std::uint8_t& a, std::uint8_t& b) {
  std::vector<int> values;
  const auto rest = static_cast<int>(words.size()) - 1;
  switch (takes) {
    case Takes::kNothing: return rest == 0;
    case Takes::kSectorOrNot:
      a = kNone;
      if (rest == 0) return true;
      values = {index_in(kSectorNames, words[1])};
      break;
    case Takes::kUpToThree: values = {rest == 1 ? small_number(words[1], 3) : -1}; break;
    case Takes::kNumber: values = {rest == 1 ? small_number(words[1], 9) : -1}; break;
    case Takes::kSize: values = {rest == 1 ? small_number(words[1], kSizes) : -1}; break;
    case Takes::kElement: values = {rest == 1 ? index_in(kElementNames, words[1]) : -1}; break;
    case Takes::kElementNumber:
      values = {rest == 2 ? index_in(kElementNames, words[1]) : -1, rest == 2 ? small_number(words[2], 9) : -1};
      break;
    case Takes::kTwoSizes:
      values = {rest == 2 ? small_number(words[1], kSizes) : -1, rest == 2 ? small_number(words[2], kSizes) : -1};
      break;
  }
  if (rest != static_cast<int>(values.size()) || *std::min_element(values.begin(), values.end()) < 0) return false;
  a = static_cast<std::uint8_t>(values[0]);
  if (values.size() > 1) b = static_cast<std::uint8_t>(values[1]);
  return true;
}

Effect read_effect(const ContentEntry& entry, const std::vector<std::string>& words) {
  Effect effect;
  std::string known;
  for (const OpWord& op : kOpWords) {
    known += (known.empty() ? "" : ", ") + std::string(op.word);
    if (words.empty() || words[0] != op.word) continue;
    effect.op = op.op;
    if (!read_args(op.takes, words, effect.a, effect.b))
      entry.complain("effects", fmt::format("'{}' has wrong arguments", fmt::join(words, " ")),
                     fmt::format("'{}' ma złe argumenty", fmt::join(words, " ")));
    return effect;
  }
  entry.complain("effects", fmt::format("'{}' is no effect; known are: {}", fmt::join(words, " "), known),
                 fmt::format("'{}' nie jest efektem; znane są: {}", fmt::join(words, " "), known));
  return effect;
}

CardEffect read_card_effect(const ContentEntry& entry, const std::string& text) {
  std::vector<std::string> words = words_of(text);
  if (words.empty() || words[0] != "either") return {read_effect(entry, words), {}};
  const auto divide = std::find(words.begin(), words.end(), "or");
  if (divide == words.end()) {
    entry.complain("effects", "'either' needs an 'or'", "po 'either' musi wystąpić 'or'");
    return {};
  }
  const CardEffect effect{read_effect(entry, {words.begin() + 1, divide}),
                          read_effect(entry, {divide + 1, words.end()})};
  if (effect.first.op == effect.second.op)
    entry.complain("effects", "the two effects of a choice must be of different kinds",
                   "dwa efekty do wyboru muszą być różnego rodzaju");
  return effect;
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
  if (cost.type == kAnyType && cost.cards > 1)
    table.complain("type", "'any' goes with one card; for several use 'same'",
                   "'any' działa z jedną kartą; dla kilku użyj 'same'");
  if (cost.instead_of_star && (cost.cards | cost.gravitons | cost.novas | cost.stable | cost.proto))
    table.complain("instead_of_star", "who gives up the star of a release pays nothing else",
                   "kto rezygnuje z gwiazdy ze zwolnienia komory, nie płaci niczego więcej");
  if (entry.has("cost") && cost.cards == 0 && !cost.instead_of_star)
    table.complain("cards", "a card costs at least one energy card, or the star of a release",
                   "zdolność kosztuje co najmniej jedną kartę energii albo gwiazdę ze zwolnienia komory");
  table.finish();
  return cost;
}

// Ids stand in actions, saved games and scenarios, so they must be single plain words.
std::string read_id(const ContentEntry& entry) {
  const std::string id = entry.text("id");
  const auto plain = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-';
  };
  if (!std::all_of(id.begin(), id.end(), plain))
    entry.complain("id", fmt::format("'{}' may hold letters a-z, digits and '-' only", id),
                   fmt::format("'{}' może składać się tylko z liter a-z, cyfr i znaku '-'", id));
  return id;
}

template <class Card>
void read_words(const ContentEntry& entry, Card& card) {
  card.id = read_id(entry);
  card.key = entry.text("key");
  const ContentEntry name = entry.table("name"), text = entry.table("text");
  card.name_en = name.text("en");
  card.name_pl = name.text("pl");
  card.text_en = text.text("en");
  card.text_pl = text.text("pl");
  card.source = kSources[static_cast<std::size_t>(entry.choice("source", kSources))];
  name.finish();
  text.finish();
}

// "That star", "that token": an effect that goes on with a piece stands right after one that touches such a piece.
enum class Piece : std::uint8_t { kNone, kStar, kLife };
Piece touched_by(const CardEffect& e) {
  if (e.second.op != Op::kNothing) return Piece::kNone;
  if (e.first.op == Op::kSupernova || e.first.op == Op::kRestoreSupernova) return Piece::kStar;
  return e.first.op == Op::kMoveProto ? Piece::kLife : Piece::kNone;
}
Piece continued_by(Op op) {
  if (op == Op::kMoveLastStar || op == Op::kStabiliseAroundLast) return Piece::kStar;
  return op == Op::kStabiliseLast ? Piece::kLife : Piece::kNone;
}

void check_effects(const ContentEntry& entry, const Ability& card) {
  for (int i = 0; i < card.effects.size(); ++i)
    for (const Effect& e : {card.effects[i].first, card.effects[i].second}) {
      const Piece piece = continued_by(e.op);
      const bool choice = card.effects[i].second.op != Op::kNothing;
      if (piece != Piece::kNone && (choice || i == 0 || touched_by(card.effects[i - 1]) != piece))
        entry.complain("effects", fmt::format("'{}' must follow an effect that names its piece", name_of(e.op).id),
                       fmt::format("'{}' musi następować po efekcie, który wskazuje element", name_of(e.op).id));
      if (e.op == Op::kGrowth && card.cost.instead_of_star)  // NK-BLD-04
        entry.complain("effects", "'growth' instead of the star of a release would never end",
                       "'growth' zamiast gwiazdy ze zwolnienia komory nigdy by się nie skończył");
    }
}

void read_ability(const ContentEntry& entry, Ability& card) {
  read_words(entry, card);
  card.deck = static_cast<Control>(entry.choice("deck", std::span(kTypes).first(kControls)));
  card.cost = read_cost(entry);
  for (const std::string& text : entry.texts("effects")) {
    if (card.effects.full()) {
      entry.complain("effects", "a card has at most three effects", "karta ma najwyżej trzy efekty");
      break;
    }
    card.effects.push(read_card_effect(entry, text));
  }
  if (entry.has("effects") && card.effects.empty())
    entry.complain("effects", "a card needs an effect", "karta musi mieć efekt");
  check_effects(entry, card);
  entry.finish();
}

void read_tile(const ContentEntry& entry, Tile& tile) {
  tile.id = read_id(entry);
  tile.size = entry.number("size", 1, kSizes);
  tile.points = entry.number("points", 1, 50);
  tile.source = kSources[static_cast<std::size_t>(entry.choice("source", kSources))];
  const ContentEntry stars = entry.table("stars");
  int total = 0;
  for (std::size_t e = 0; e < kElements; ++e) {
    tile.stars[e] = static_cast<std::uint8_t>(stars.number(kElementNames[e].id, 0, 6));
    total += tile.stars[e];
  }
  if (stars.has("H") && (total < 1 || total > 6))
    entry.complain("stars", "a nebula has 6 corners: it needs 1 to 6 stars",
                   "mgławica ma 6 rogów: wymaga od 1 do 6 gwiazd");
  stars.finish();
  entry.finish();
}

void read_measure(const ContentEntry& entry, const std::string& text, Goal& goal) {
  const std::vector<std::string> words = words_of(text);
  std::string known;
  for (const MeasureWord& m : kMeasureWords) {
    known += (known.empty() ? "" : ", ") + std::string(m.word);
    if (words.empty() || words[0] != m.word) continue;
    goal.measure = m.measure;
    std::uint8_t unused = 0;
    if (!read_args(m.takes, words, goal.arg, unused) || (m.takes == Takes::kSectorOrNot && goal.arg == kNone))
      entry.complain("measure", fmt::format("'{}' has wrong arguments", text),
                     fmt::format("'{}' ma złe argumenty", text));
    return;
  }
  entry.complain("measure", fmt::format("'{}' is no measure; known are: {}", text, known),
                 fmt::format("'{}' nie jest miarą; znane są: {}", text, known));
}

void read_goal(const ContentEntry& entry, Goal& goal) {
  read_words(entry, goal);
  const std::string text = entry.text("measure");
  if (!text.empty()) read_measure(entry, text, goal);
  entry.finish();
}

using Entries = std::vector<ContentEntry>;

template <class List>
void check_ids_differ(const Entries& entries, const List& list) {
  for (std::size_t i = 0; i < std::min(entries.size(), list.size()); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (!list[i].id.empty() && list[i].id == list[j].id)
        entries[i].complain("id", fmt::format("'{}' stands in this file twice", list[i].id),
                            fmt::format("'{}' występuje w tym pliku dwa razy", list[i].id));
}

// Reads one file of `List::size()` entries with `read`, checks the number, and collects the problems.
template <class List, class Read, class Check>
void read_file(std::string_view name, std::string_view key, List& list, Read read, Check check, Content& content,
               std::vector<Problem>& problems) {
  const Maybe<SourceFile> file = content_file(fmt::format("narodziny/{}", name));
  if (!file) {
    problems.push_back(file.problem());
    return;
  }
  content.hash = hash_text(file->text, content.hash);
  ContentReader reader(*file);
  const Entries entries = reader.list(key);
  if (reader.problems().empty() && entries.size() != list.size())
    reader.complain(fmt::format("{} entries are wanted, there are {}", list.size(), entries.size()),
                    fmt::format("potrzeba {} wpisów, jest {}", list.size(), entries.size()));
  for (std::size_t i = 0; i < std::min(entries.size(), list.size()); ++i) read(entries[i], list[i]);
  check_ids_differ(entries, list);
  if (reader.problems().empty()) check(entries, list);  // after another mistake this one may only follow from it
  problems.insert(problems.end(), reader.problems().begin(), reader.problems().end());
}

// Decks of eight in the order light, time, gravity, chemistry; stacks of sixteen in the order of sizes.
void check_decks(const Entries& entries, const std::array<Ability, kCards>& cards) {
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (static_cast<int>(cards[i].deck) != static_cast<int>(i) / kCardsPerDeck)
      return entries[i].complain("deck",
                                 "the decks must follow each other, 8 cards each: light, time, gravity, chemistry",
                                 "talie muszą następować po sobie, po 8 kart: light, time, gravity, chemistry");
}
void check_sizes(const Entries& entries, const std::array<Tile, kTiles>& tiles) {
  for (std::size_t i = 0; i < tiles.size(); ++i)
    if (tiles[i].size - 1 != static_cast<int>(i) / kTilesPerSize)
      return entries[i].complain("size", "16 tiles of size 1 come first, then 16 of size 2, then 16 of size 3",
                                 "najpierw 16 kafelków rozmiaru 1, potem 16 rozmiaru 2, potem 16 rozmiaru 3");
}

}  // namespace

Name name_of(Op op) {
  for (const OpWord& o : kOpWords)
    if (o.op == op) return {o.word, o.text};
  return {"nothing", {"nothing", "nic"}};
}

std::vector<Problem> load_content(Content& content) {
  std::vector<Problem> problems;
  content.hash = hash_text("narodziny");
  read_file("abilities.toml", "ability", content.abilities, read_ability, check_decks, content, problems);
  read_file("nebulae.toml", "nebula", content.tiles, read_tile, check_sizes, content, problems);
  read_file(
      "goals.toml", "goal", content.goals, read_goal, [](auto&, auto&) {}, content, problems);
  return problems;
}

const Content& content() {
  static const Content kContent = [] {
    Content loaded;
    if (const auto problems = load_content(loaded); !problems.empty()) throw ContentError(problems);
    return loaded;
  }();
  return kContent;
}

}  // namespace kosmo::narodziny
