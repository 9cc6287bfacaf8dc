#include "games/orion/content.h"

#include <algorithm>
#include <map>
#include <sstream>

#include <fmt/format.h>

#include "engine/content.h"
#include "games/orion/words.h"

namespace kosmo::orion {
namespace {

constexpr std::string_view kSourceWords[] = {"rulebook", "public", "house"};
constexpr std::string_view kColourWords[] = {"blue", "red", "yellow", "grey"};
constexpr std::string_view kResourceWords[] = {"food", "fleet", "production"};
constexpr std::string_view kKeywords[] = {"activation", "after_attack", "after_build",
                                          "end_game",   "always",       "round_start"};
constexpr std::string_view kFields[] = {"none", "A", "R"};
constexpr std::string_view kRestrictions[] = {"none", "build6", "activate6"};
constexpr std::string_view kAbilities[] = {"none",          "spend_vp_for_fleet",  "steady_high_level",
                                           "spies",         "first_build_cheaper", "exploit_fleet",
                                           "research_three"};
constexpr std::array<int, kColours> kCardsOfColour = {26, 22, 22, 20};

// Reads the words of one effect from left to right. Anything unexpected makes it fail, and then the whole effect is
// refused.
class Reader {
 public:
  explicit Reader(const std::string& text) {
    std::istringstream in(text);
    for (std::string word; in >> word;) words_.push_back(word);
  }
  bool ok() const { return ok_ && at_ == words_.size(); }
  bool more() const { return at_ < words_.size(); }
  std::string next() { return more() ? words_[at_++] : (ok_ = false, std::string()); }
  bool accept(std::string_view word) {
    if (!more() || words_[at_] != word) return false;
    ++at_;
    return true;
  }
  void expect(std::string_view word) { ok_ = accept(word) && ok_; }
  // One digit, of at least `low`.
  std::int8_t count(int low = 1) {
    const std::string word = next();
    if (word.size() != 1 || word[0] < '0' + low || word[0] > '9') return ok_ = false, 0;
    return static_cast<std::int8_t>(word[0] - '0');
  }
  // +2, -1
  std::int8_t change() {
    std::string word = next();
    const bool minus = word.starts_with('-');
    if (word.size() != 2 || (!minus && word[0] != '+') || word[1] < '1' || word[1] > '9') return ok_ = false, 0;
    return static_cast<std::int8_t>(minus ? '0' - word[1] : word[1] - '0');
  }
  std::uint8_t colour() {
    const std::string word = next();
    for (std::size_t c = 0; c < kColours; ++c)
      if (kColourWords[c] == word) return static_cast<std::uint8_t>(c);
    return ok_ = false, kNone;
  }
  // name=number pairs, as many as there are
  std::map<std::string, int> pairs() {
    std::map<std::string, int> out;
    while (more() && words_[at_].find('=') != std::string::npos) {
      const std::string word = words_[at_++];
      const auto equals = word.find('=');
      if (equals + 2 != word.size() || word.back() < '1' || word.back() > '9') ok_ = false;
      if (!out.emplace(word.substr(0, equals), word.back() - '0').second) ok_ = false;
    }
    if (out.empty()) ok_ = false;
    return out;
  }
  Amount amount() {
    Amount out{};
    for (const auto& [name, n] : pairs()) {
      const auto* found = std::find(std::begin(kResourceWords), std::end(kResourceWords), name);
      if (found == std::end(kResourceWords))
        ok_ = false;
      else
        out[static_cast<std::size_t>(found - std::begin(kResourceWords))] = static_cast<std::uint8_t>(n);
    }
    return out;
  }
  void fail() { ok_ = false; }

 private:
  std::vector<std::string> words_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

void read_count(Reader& in, Effect& e) {
  if (in.accept("systems")) {
    e.counted = Counted::kSystems;
  } else if (in.accept("active")) {
    e.counted = Counted::kActive;
    e.colour = in.colour();
  } else if (in.accept("structures")) {
    e.counted = Counted::kStructuresHere;
    e.colour = in.colour();
    in.expect("this_system");
  } else {
    in.expect("cards");
    e.colour = in.colour();
    e.counted = in.accept("all") ? Counted::kCardsAll : Counted::kCardsHere;
    if (e.counted == Counted::kCardsHere) in.expect("this_system");
  }
}

// One word each: what follows it, and where that goes.
using ReadArgs = void (*)(Reader&, Effect&);
struct OpWord {
  std::string_view word;
  Op op;
  ReadArgs read;
};
constexpr ReadArgs kPlain = [](Reader&, Effect&) {};
constexpr ReadArgs kOneNumber = [](Reader& in, Effect& e) { e.number = in.count(); };
constexpr OpWord kOpWords[] = {
    {"gain", Op::kGain,
     [](Reader& in, Effect& e) {
       if (in.accept("opponents")) e.target = Target::kOpponents;
       e.amount = in.amount();
     }},
    {"gain_one_of", Op::kGainOneOf, [](Reader& in, Effect& e) { e.amount = in.amount(); }},
    {"exchange", Op::kExchange,
     [](Reader& in, Effect& e) {
       e.amount = in.amount();
       in.expect("for");
       e.other = in.amount();
     }},
    {"morale", Op::kMorale,
     [](Reader& in, Effect& e) {
       if (in.accept("defender")) e.target = Target::kDefender;
       e.number = in.change();
     }},
    {"vp", Op::kVp,
     [](Reader& in, Effect& e) {
       e.number = in.change();
       if (e.number < 0) in.fail();  // points are spent by `pay`, which asks whether there are any
     }},
    {"draw", Op::kDraw, kOneNumber},
    {"take_discard", Op::kTakeDiscard,
     [](Reader& in, Effect& e) {
       e.any = in.accept("any");
       if (!e.any) in.expect("top");
     }},
    {"discard_or", Op::kDiscardOr,
     [](Reader& in, Effect& e) {
       e.cards = static_cast<std::uint8_t>(in.count());
       in.expect("morale");
       e.number = in.change();
       if (e.number > 0) in.fail();
     }},
    {"action", Op::kAction,
     [](Reader& in, Effect& e) {
       e.number = in.count();
       if (in.accept("if_active")) e.colour = in.colour();
     }},
    {"build", Op::kBuild,
     [](Reader& in, Effect& e) {
       e.from_discard = in.accept("discard_top");
       if (!e.from_discard) in.expect("hand");
       e.here = in.accept("this_system");
       if (!e.here) in.expect("any");
       e.number = in.count(0);
     }},
    {"build_again_if", Op::kBuildAgainIf, [](Reader& in, Effect& e) { e.colour = in.colour(); }},
    {"activate_free", Op::kActivateFree, kPlain},
    {"arrange", Op::kArrange, kPlain},
    {"sink", Op::kSink, kPlain},
    {"jam", Op::kJam, kPlain},
    {"return_advisors", Op::kReturnAdvisors, kPlain},
    {"hire_free", Op::kHireFree, kPlain},
    {"steal_random", Op::kStealRandom, [](Reader& in, Effect&) { in.expect("1"); }},
    {"gain_by_under", Op::kGainByUnder,
     [](Reader& in, Effect& e) {
       for (const auto& [name, n] : in.pairs()) {
         if (name == "blue")
           e.amount[0] = static_cast<std::uint8_t>(n);
         else if (name == "red")
           e.amount[1] = static_cast<std::uint8_t>(n);
         else if (name == "yellow")
           e.amount[2] = static_cast<std::uint8_t>(n);
         else
           in.fail();
       }
     }},
    {"pay", Op::kPay,
     [](Reader& in, Effect& e) {
       for (const auto& [name, n] : in.pairs()) {
         const auto count = static_cast<std::uint8_t>(n);
         if (name == "food")
           e.amount[0] = count;
         else if (name == "fleet")
           e.amount[1] = count;
         else if (name == "production")
           e.amount[2] = count;
         else if (name == "vp")
           e.vp = count;
         else if (name == "morale")
           e.morale = count;
         else if (name == "card")
           e.cards = count;
         else if (name == "marker")
           e.markers = count;
         else
           in.fail();
       }
     }},
    {"mark", Op::kMark, kPlain},
    {"per", Op::kPer,
     [](Reader& in, Effect& e) {
       read_count(in, e);
       if (e.counted == Counted::kSystems) {
         in.expect("morale");
         e.number = in.change();
       } else {
         in.expect("gain");
         e.amount = in.amount();
       }
     }},
    {"marker_to_actions", Op::kMarkerToActions, kPlain},
    {"score", Op::kScorePer,
     [](Reader& in, Effect& e) {
       e.number = in.count();
       in.expect("per");
       read_count(in, e);
     }},
    {"score_resources", Op::kScoreResources, kOneNumber},
    {"score_rainbow", Op::kScoreRainbow, kOneNumber},
    {"attack_cost_against", Op::kAttackCostAgainst, kOneNumber},
    {"attack_strength", Op::kAttackStrength, kOneNumber},
    {"defence_strength", Op::kDefenceStrength, kOneNumber},
    {"on_attacked", Op::kOnAttacked,
     [](Reader& in, Effect& e) {
       in.expect("vp");
       e.number = in.change();
       if (e.number < 0) in.fail();
     }},
    {"on_exploit", Op::kOnExploit,
     [](Reader& in, Effect& e) {
       e.colour = in.colour();
       in.expect("gain");
       e.amount = in.amount();
     }},
    {"on_research", Op::kOnResearch,
     [](Reader& in, Effect& e) {
       in.expect("draw");
       e.number = in.count();
     }},
    {"build_less", Op::kBuildLess,
     [](Reader& in, Effect& e) {
       e.here = in.accept("this_system");
       if (!e.here) e.colour = in.colour();
       e.number = in.count();
     }},
};

Effect read_effect(const ContentEntry& entry, std::string_view key, const std::string& text) {
  Reader in(text);
  const std::string word = in.next();
  std::string known;
  for (const OpWord& op : kOpWords) {
    known += (known.empty() ? "" : ", ") + std::string(op.word);
    if (word != op.word) continue;
    Effect e;
    e.op = op.op;
    op.read(in, e);
    if (in.ok()) return e;
    entry.complain(key, fmt::format("'{}' has wrong arguments", text), fmt::format("'{}' ma złe argumenty", text));
    return {};
  }
  entry.complain(key, fmt::format("'{}' is no effect; known are: {}", text, known),
                 fmt::format("'{}' nie jest efektem; znane są: {}", text, known));
  return {};
}

Effects read_effects(const ContentEntry& entry, std::string_view key) {
  Effects out;
  for (const std::string& text : entry.texts(key)) {
    if (out.full()) {
      entry.complain(key, "there may be three effects at most", "mogą być najwyżej trzy efekty");
      break;
    }
    out.push(read_effect(entry, key, text));
  }
  return out;
}

bool is_score(Op op) { return op >= Op::kScorePer && op <= Op::kScoreRainbow; }
bool is_always(Op op) { return op >= Op::kAttackCostAgainst; }

struct Where {  // an effect stands: on what, under which keyword
  Keyword keyword;
  Field field;
  bool optional, advisor, own_system;
};

// Why an effect makes no sense at its place, or nullptr. `before` is the effect in front of it.
const Text* misplaced(const Effect& e, const Effect* before, const Where& at) {
  static constexpr Text kTiming = {"does not go with this keyword", "nie pasuje do tego słowa kluczowego"},
                        kDefender = {"needs an attack", "wymaga ataku"},
                        kMarks = {"must come first, after an attack, on a card with an R field",
                                  "musi stać na początku, po ataku, na karcie z polem R"},
                        kHarrava = {"is for an advisor at the start of a round", "jest dla doradcy na początku rundy"},
                        kCost = {"must come first", "musi stać na początku"},
                        kForced = {"needs an effect that may be declined",
                                   "wymaga efektu, z którego można zrezygnować"},
                        kExchanges = {"must be the first effect of a structure",
                                      "musi być pierwszym efektem struktury"},
                        kAgain = {"must follow 'build'", "musi stać po 'build'"},
                        kHere = {"is for an advisor with a system of his own", "jest dla doradcy z własnym układem"};
  if (is_score(e.op) != (at.keyword == Keyword::kEndGame) || is_always(e.op) != (at.keyword == Keyword::kAlways))
    return &kTiming;
  switch (e.op) {
    case Op::kMorale:
      return e.target == Target::kDefender && at.keyword != Keyword::kAfterAttack ? &kDefender : nullptr;
    case Op::kMark: return before || at.keyword != Keyword::kAfterAttack || at.field != Field::kR ? &kMarks : nullptr;
    case Op::kMarkerToActions: return !at.advisor || at.keyword != Keyword::kRoundStart ? &kHarrava : nullptr;
    case Op::kPay: return before ? &kCost : at.keyword == Keyword::kAfterBuild && !at.optional ? &kForced : nullptr;
    case Op::kExchange: return before || at.advisor ? &kExchanges : nullptr;
    case Op::kBuildAgainIf: return !before || before->op != Op::kBuild ? &kAgain : nullptr;
    case Op::kBuildLess: return e.here && !at.own_system ? &kHere : nullptr;
    default: return nullptr;
  }
}

void check_effects(const ContentEntry& entry, std::string_view key, const Effects& effects, const Where& at) {
  for (int i = 0; i < effects.size(); ++i) {
    const Text* why = misplaced(effects[i], i > 0 ? &effects[i - 1] : nullptr, at);
    if (!why) continue;
    const auto* op =
        std::find_if(std::begin(kOpWords), std::end(kOpWords), [&](const OpWord& w) { return w.op == effects[i].op; });
    entry.complain(key, fmt::format("'{}' {}", op->word, why->en), fmt::format("'{}' {}", op->word, why->pl));
  }
}

Amount read_amount(const ContentEntry& entry, std::string_view key) {
  Amount out{};
  const ContentEntry table = entry.table(key);
  for (std::size_t r = 0; r < kResources; ++r)
    out[r] = static_cast<std::uint8_t>(table.number_or(kResourceWords[r], 0, kMaxResource, 0));
  table.finish();
  return out;
}

// Ids stand in actions, saved games and scenarios, so they must be single plain words.
std::string read_id(const ContentEntry& entry) {
  const std::string id = entry.text("id");
  const auto plain = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '_'; };
  if (!std::all_of(id.begin(), id.end(), plain))
    entry.complain("id", fmt::format("'{}' may hold letters a-z, digits and '_' only", id),
                   fmt::format("'{}' może składać się tylko z liter a-z, cyfr i znaku '_'", id));
  return id;
}

void read_words(const ContentEntry& entry, Words& card) {
  card.id = read_id(entry);
  const ContentEntry name = entry.table("name"), text = entry.table("text");
  card.name_en = name.text("en");
  card.name_pl = name.text("pl");
  card.text_en = text.text("en");
  card.text_pl = text.text("pl");
  card.source = kSourceWords[static_cast<std::size_t>(entry.choice("source", kSourceWords))];
  name.finish();
  text.finish();
}

void read_structure(const ContentEntry& entry, Structure& card) {
  read_words(entry, card);
  card.colour = static_cast<Colour>(entry.choice("colour", kColourWords));
  card.copies = entry.number("copies", 1, 9);
  card.cost = read_amount(entry, "cost");
  if (entry.has("produces")) card.produces = read_amount(entry, "produces");
  card.vp = entry.number_or("vp", 0, 20, 0);
  card.keyword = static_cast<Keyword>(entry.choice("keyword", kKeywords));
  card.field = static_cast<Field>(entry.choice("field", kFields));
  card.restriction = static_cast<Restriction>(entry.choice("restriction", kRestrictions));
  card.effects = read_effects(entry, "effects");
  card.optional = entry.flag_or("optional", false);
  entry.finish();
}

// What a card says must also make sense together. Asked of cards without a mistake in a single key only.
void check_card(const ContentEntry& entry, Structure& card) {
  if (card.keyword == Keyword::kActivation && card.field != Field::kA)
    entry.complain("field", "an Activation needs an A field", "Aktywacja wymaga pola A");
  if (card.effects.empty()) entry.complain("effects", "a structure needs an effect", "struktura musi mieć efekt");
  check_effects(entry, "effects", card.effects, {card.keyword, card.field, card.optional, false, false});
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

void read_advisor(const ContentEntry& entry, Advisor& card) {
  read_words(entry, card);
  card.field = static_cast<Field>(entry.choice("field", kFields));
  card.optional = entry.flag_or("optional", false);
  card.own_system = entry.flag_or("own_system", false);
  card.keeps_marker = entry.flag_or("keeps_marker", false);
  for (const auto& [keyword, key, list] : lists_of(card))
    if (entry.has(key)) *list = read_effects(entry, key);
  entry.finish();
}

void check_card(const ContentEntry& entry, Advisor& card) {
  for (const auto& [keyword, key, list] : lists_of(card))
    check_effects(entry, key, *list, {keyword, card.field, card.optional, true, card.own_system});
  if (!card.activation.empty() && card.field != Field::kA)
    entry.complain("field", "an Activation needs an A field", "Aktywacja wymaga pola A");
  if (card.own_system && card.field != Field::kNone)
    entry.complain("field", "a card that can be covered for good has no field",
                   "karta, którą można zakryć na stałe, nie ma pola");
}

void read_race(const ContentEntry& entry, Race& race) {
  read_words(entry, race);
  race.start = read_amount(entry, "start");
  race.vp = entry.number_or("vp", 0, 9, 0);
  race.ability = static_cast<Ability>(entry.choice("ability", kAbilities));
  entry.finish();
}

void check_card(const ContentEntry&, Race&) {}

template <class List, class Read, class Check>
void read_file(std::string_view name, std::string_view key, List& list, Read read, Check check, Content& content,
               std::vector<Problem>& problems) {
  const Maybe<SourceFile> file = content_file(fmt::format("orion/{}", name));
  if (!file) {
    problems.push_back(file.problem());
    return;
  }
  content.hash = hash_text(file->text, content.hash);
  ContentReader reader(*file);
  const auto entries = reader.list(key);
  if (reader.problems().empty() && entries.size() != list.size())
    reader.complain(fmt::format("{} entries are wanted, there are {}", list.size(), entries.size()),
                    fmt::format("potrzeba {} wpisów, jest {}", list.size(), entries.size()));
  for (std::size_t i = 0; i < std::min(entries.size(), list.size()); ++i) {
    const std::size_t before = reader.problems().size();
    read(entries[i], list[i]);
    if (reader.problems().size() == before) check_card(entries[i], list[i]);
  }
  for (std::size_t i = 0; i < std::min(entries.size(), list.size()); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (!list[i].id.empty() && list[i].id == list[j].id)
        entries[i].complain("id", fmt::format("'{}' stands in this file twice", list[i].id),
                            fmt::format("'{}' występuje w tym pliku dwa razy", list[i].id));
  if (reader.problems().empty()) check(reader, list);  // else the counts are wrong because an entry is
  problems.insert(problems.end(), reader.problems().begin(), reader.problems().end());
}

// MO-COMP: 26 blue, 22 red, 22 yellow, 20 grey.
void check_counts(ContentReader& reader, const std::array<Structure, kKinds>& cards) {
  std::array<int, kColours> count{};
  for (const Structure& card : cards) count[static_cast<std::size_t>(card.colour)] += card.copies;
  for (std::size_t c = 0; c < kColours; ++c)
    if (count[c] != kCardsOfColour[c])
      reader.complain(
          fmt::format("the deck holds {} {} cards, there are {}", kCardsOfColour[c], kColourWords[c], count[c]),
          fmt::format("talia ma mieć {} kart koloru {}, jest {}", kCardsOfColour[c], kColourWords[c], count[c]));
}

// Humans come first: every sheet has them on its other side.
void check_races(ContentReader& reader, const std::array<Race, kRaces>& races) {
  if (races[0].ability != Ability::kNone)
    reader.complain("the first race must be the one without an ability", "pierwsza rasa musi być rasą bez zdolności");
}

}  // namespace

std::vector<Problem> load_content(Content& content) {
  std::vector<Problem> problems;
  content.hash = hash_text("orion");
  read_file("structures.toml", "structure", content.structures, read_structure, check_counts, content, problems);
  read_file(
      "advisors.toml", "advisor", content.advisors, read_advisor, [](auto&, auto&) {}, content, problems);
  read_file("races.toml", "race", content.races, read_race, check_races, content, problems);
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

}  // namespace kosmo::orion
