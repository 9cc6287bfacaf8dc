#include "engine/scenario_file.h"

#include <algorithm>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/plain_text.h"
#include "engine/rules_text.h"
#include "engine/toml.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr std::size_t kMaxBytes = 1 << 20;
constexpr std::size_t kMaxLineBytes = 8192;
constexpr int kMaxDepth = 24;

std::size_t line_of(const toml::node& node) { return node.source().begin.line; }

// Takes a parsed file apart. The first mistake is kept, with its line; later ones would mostly follow from it.
class FileReader {
 public:
  FileReader(const toml::table& root, ScenarioFile& out) : root_(root), out_(out) {}

  Problem read() {
    read_head();
    if (!problem_) read_setup();
    if (!problem_) read_given();
    if (!problem_) read_plays();
    return problem_;
  }

 private:
  void read_head();
  void read_rules();
  void read_setup();
  void read_seats(const toml::node&);
  void read_seed(const toml::node&);
  void read_options(const toml::node&);
  void read_given();
  void read_plays();
  void read_play(const toml::table&);
  void read_key(ScenarioPlay&, std::string_view key, const toml::node&);
  void read_actions(ScenarioPlay&, Seat, const toml::node&);
  void read_seen(ScenarioPlay&, const toml::node&);
  void read_result(ScenarioPlay&, const toml::node&);
  void check_play(const ScenarioPlay&);

  void fail(std::size_t line, const std::string& en, const std::string& pl) {
    if (!problem_) problem_ = problem_at(out_.name, line, en, pl);
  }
  const toml::node* required(std::string_view key);
  SourcedText text(const toml::node&, std::string_view key);
  std::vector<SourcedText> texts(const toml::node&, std::string_view key);
  std::vector<PointerValue> pointers(const toml::node&, std::string_view key);
  json::value to_json(const toml::node&, int depth);
  Seat seat(std::string_view name, std::size_t line);

  const toml::table& root_;
  ScenarioFile& out_;
  Problem problem_;
};

const toml::node* FileReader::required(std::string_view key) {
  const toml::node* node = root_.get(key);
  if (!node) fail(1, fmt::format("the key '{}' is missing", key), fmt::format("brakuje klucza '{}'", key));
  return node;
}

SourcedText FileReader::text(const toml::node& node, std::string_view key) {
  if (const auto* value = node.as_string(); value && !value->get().empty() && is_plain(value->get()))
    return {line_of(node), value->get()};
  fail(line_of(node), fmt::format("'{}' must be a text", key), fmt::format("'{}' ma być tekstem", key));
  return {};
}

std::vector<SourcedText> FileReader::texts(const toml::node& node, std::string_view key) {
  std::vector<SourcedText> out;
  if (const toml::array* array = node.as_array())
    for (const toml::node& element : *array) out.push_back(text(element, key));
  else
    fail(line_of(node), fmt::format("'{}' must be a list of texts", key),
         fmt::format("'{}' ma być listą tekstów", key));
  return out;
}

// TOML has no null, so the text "null" stands for it.
json::value FileReader::to_json(const toml::node& node, int depth) {
  if (depth > kMaxDepth) fail(line_of(node), "this value is nested too deeply", "ta wartość jest zbyt zagnieżdżona");
  if (problem_) return nullptr;
  if (const auto* v = node.as_string()) return v->get() == "null" ? json::value(nullptr) : json::value(v->get());
  if (const auto* v = node.as_integer()) return v->get();
  if (const auto* v = node.as_boolean()) return v->get();
  if (const toml::array* array = node.as_array()) {
    json::array out;
    for (const toml::node& element : *array) out.push_back(to_json(element, depth + 1));
    return out;
  }
  if (const toml::table* table = node.as_table()) {
    json::object out;
    for (const auto& [key, value] : *table) out[key.str()] = to_json(value, depth + 1);
    return out;
  }
  fail(line_of(node), "states hold whole numbers, texts, lists and tables, but no such value",
       "stan składa się z liczb całkowitych, tekstów, list i tabel; takiej wartości w nim nie ma");
  return nullptr;
}

std::vector<PointerValue> FileReader::pointers(const toml::node& node, std::string_view key) {
  std::vector<PointerValue> out;
  const toml::table* table = node.as_table();
  if (!table) {
    fail(line_of(node), fmt::format("'{}' must be a table {{ \"/pointer\" = value }}", key),
         fmt::format("'{}' ma być tabelą {{ \"/wskaźnik\" = wartość }}", key));
    return out;
  }
  for (const auto& [pointer, value] : *table) {
    if (!pointer.str().starts_with('/'))
      fail(pointer.source().begin.line, fmt::format("'{}' is no JSON pointer: it must begin with '/'", pointer.str()),
           fmt::format("'{}' nie jest wskaźnikiem JSON: musi zaczynać się od '/'", pointer.str()));
    out.push_back({pointer.source().begin.line, std::string(pointer.str()), json::serialize(to_json(value, 0))});
  }
  return out;
}

void FileReader::read_head() {
  if (const toml::node* node = required("title")) out_.title = text(*node, "title").text;
  if (const toml::node* node = required("rules"))
    for (const SourcedText& rule : texts(*node, "rules")) out_.rules.push_back(rule.text);
  if (const toml::node* node = required("game"); node && !problem_) {
    const SourcedText id = text(*node, "game");
    out_.game = find_game(id.text);
    if (!out_.game)
      fail(line_of(*node), fmt::format("there is no game '{}'", id.text), fmt::format("nie ma gry '{}'", id.text));
  }
  if (!problem_) read_rules();
}

// A scenario must prove a rule that exists. (Toys have no rules text, and then any id will do.)
void FileReader::read_rules() {
  const std::size_t line = line_of(*root_.get("rules"));
  if (out_.rules.empty())
    fail(line, "a scenario names the rules that it proves; here is none",
         "scenariusz podaje zasady, których dowodzi; tu nie ma żadnej");
  const std::vector<RuleText>& known = rules_of(out_.game->info().id);
  if (known.empty()) return;
  for (const std::string& rule : out_.rules)
    if (std::none_of(known.begin(), known.end(), [&](const RuleText& text) { return text.id == rule; }))
      fail(line, fmt::format("there is no rule '{}'", rule), fmt::format("nie ma zasady '{}'", rule));
}

void FileReader::read_setup() {
  out_.options = out_.game->standard_options();
  for (const auto& [key, node] : root_) {
    const std::string_view name = key.str();
    if (name == "seed")
      read_seed(node);
    else if (name == "options")
      read_options(node);
    else if (name != "title" && name != "rules" && name != "game" && name != "seats" && name != "given" &&
             name != "play")
      fail(key.source().begin.line,
           fmt::format("there is no key '{}'; known are: title, rules, game, seats, seed, options, given, play", name),
           fmt::format("nie ma klucza '{}'; są: title, rules, game, seats, seed, options, given, play", name));
  }
  if (const toml::node* node = required("seats")) read_seats(*node);
  if (problem_) return;
  if (const Problem p = out_.game->refuse_setup(out_.seats, out_.options))
    fail(line_of(*root_.get("seats")), p.en, p.pl);
}

void FileReader::read_seats(const toml::node& node) {
  const GameInfo& info = out_.game->info();
  const std::vector<SourcedText> names = texts(node, "seats");
  out_.seats = static_cast<int>(names.size());
  if (out_.seats > info.max_seats) return;  // refused with the options, by refuse_setup
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string expected = out_.game->seat_name(static_cast<Seat>(i));
    if (names[i].text != expected)
      fail(names[i].line,
           fmt::format("seat {} is '{}', not '{}': seats stand in the game's order", i + 1, expected, names[i].text),
           fmt::format("miejsce {} to '{}', a nie '{}': miejsca podaje się w kolejności gry", i + 1, expected,
                       names[i].text));
  }
}

void FileReader::read_seed(const toml::node& node) {
  const auto* value = node.as_integer();
  if (!value || value->get() < 0)
    return fail(line_of(node), "'seed' must be a whole number, not below 0",
                "'seed' ma być liczbą całkowitą nie mniejszą od 0");
  out_.seed = static_cast<std::uint64_t>(value->get());
}

void FileReader::read_options(const toml::node& node) {
  const toml::table* table = node.as_table();
  if (!table)
    return fail(line_of(node), "'options' must be a table { option = value }",
                "'options' ma być tabelą { opcja = wartość }");
  for (const auto& [key, value] : *table) {
    const json::value v = to_json(value, 0);
    const std::string shown = v.is_string() ? std::string(v.get_string()) : json::serialize(v);
    if (const Problem p = out_.game->set_option(out_.options, fmt::format("{}={}", key.str(), shown)))
      fail(key.source().begin.line, p.en, p.pl);
  }
}

void FileReader::read_given() {
  const toml::node* node = root_.get("given");
  if (!node) return;
  out_.given_line = line_of(*node);
  out_.given = pointers(*node, "given");
}

void FileReader::read_plays() {
  const toml::node* node = root_.get("play");
  const toml::array* array = node ? node->as_array() : nullptr;
  if (!array || array->empty())
    return fail(node ? line_of(*node) : 1, "a scenario needs at least one [[play]] entry",
                "scenariusz potrzebuje co najmniej jednego wpisu [[play]]");
  for (const toml::node& element : *array) {
    if (const toml::table* table = element.as_table())
      read_play(*table);
    else
      fail(line_of(element), "a [[play]] entry is a table", "wpis [[play]] jest tabelą");
    if (problem_) return;
  }
}

void FileReader::read_play(const toml::table& table) {
  ScenarioPlay play;
  play.number = static_cast<int>(out_.plays.size()) + 1;
  play.line = line_of(table);
  for (const auto& [key, node] : table) read_key(play, key.str(), node);
  if (!problem_) check_play(play);
  out_.plays.push_back(std::move(play));
}

void FileReader::read_key(ScenarioPlay& play, std::string_view key, const toml::node& node) {
  if (key == "asked")
    play.asked = text(node, key);
  else if (key == "step")
    play.step = text(node, key);
  else if (key == "choices")
    play.choices = texts(node, key);
  else if (key == "offers")
    play.offers = texts(node, key);
  else if (key == "denies")
    play.denies = texts(node, key);
  else if (key == "refused")
    play.refused = text(node, key);
  else if (key == "expect")
    play.expect = pointers(node, key);
  else if (key == "expect_view")
    read_seen(play, node);
  else if (key == "result")
    read_result(play, node);
  else if (key == "over") {
    if (const auto* value = node.as_boolean())
      play.over = value->get();
    else
      fail(line_of(node), "'over' must be true or false", "'over' ma być true albo false");
  } else if (const Seat by = seat(key, line_of(node)); by != kNobody) {
    read_actions(play, by, node);
  }
}

// A seat that plays in this scenario; else the key is a mistake.
Seat FileReader::seat(std::string_view name, std::size_t line) {
  const Seat found = out_.game->seat_by_name(name);
  if (found != kNobody && found < out_.seats) return found;
  std::string seats;
  for (Seat p = 0; p < out_.seats; ++p) seats += (p ? ", " : "") + out_.game->seat_name(p);
  fail(line, fmt::format("there is no key or seat '{}' here; the seats are: {}", name, seats),
       fmt::format("nie ma tu klucza ani miejsca '{}'; miejsca to: {}", name, seats));
  return kNobody;
}

void FileReader::read_actions(ScenarioPlay& play, Seat by, const toml::node& node) {
  if (play.seat != kNobody)
    return fail(line_of(node), "one entry is played by one seat", "jeden wpis należy do jednego gracza");
  play.seat = by;
  const std::string name = out_.game->seat_name(by);
  play.actions = node.is_array() ? texts(node, name) : std::vector{text(node, name)};
  if (play.actions.empty()) fail(line_of(node), "the list of actions is empty", "lista akcji jest pusta");
}

void FileReader::read_seen(ScenarioPlay& play, const toml::node& node) {
  const toml::table* table = node.as_table();
  if (!table)
    return fail(line_of(node), "'expect_view' must be a table { seat = { \"/pointer\" = value } }",
                "'expect_view' ma być tabelą { miejsce = { \"/wskaźnik\" = wartość } }");
  for (const auto& [key, value] : *table) {
    const Seat viewer = key.str() == "spectator" ? kSpectator : seat(key.str(), key.source().begin.line);
    for (PointerValue& what : pointers(value, key.str())) play.expect_view.push_back({viewer, std::move(what)});
  }
}

void FileReader::read_result(ScenarioPlay& play, const toml::node& node) {
  const toml::table* table = node.as_table();
  if (!table)
    return fail(line_of(node), "'result' must be a table { seat = { score = 40, place = 1 } }",
                "'result' ma być tabelą { miejsce = { score = 40, place = 1 } }");
  for (const auto& [key, value] : *table) {
    const std::size_t line = key.source().begin.line;
    if (key.str() != "won" && seat(key.str(), line) == kNobody) return;
    if (const toml::table* numbers = value.as_table())
      for (const auto& [what, number] : *numbers)
        play.result.push_back({what.source().begin.line, fmt::format("/{}/{}", key.str(), what.str()),
                               json::serialize(to_json(number, 0))});
    else
      play.result.push_back({line, fmt::format("/{}", key.str()), json::serialize(to_json(value, 0))});
  }
}

void FileReader::check_play(const ScenarioPlay& play) {
  const bool checks = play.asked || play.step || play.choices || !play.offers.empty() || !play.denies.empty() ||
                      !play.expect.empty() || !play.expect_view.empty() || play.over || !play.result.empty();
  if (play.seat == kNobody && !checks)
    fail(play.line, "this entry plays nothing and checks nothing",
         "ten wpis niczego nie zagrywa i niczego nie sprawdza");
  if (!play.refused) return;
  if (play.seat == kNobody)
    fail(play.refused->line, "'refused' needs an action that is refused",
         "'refused' wymaga akcji, która jest niedozwolona");
  else if (play.actions.size() > 1)
    fail(play.refused->line, "'refused' goes with one action, not with a list",
         "'refused' odnosi się do jednej akcji, nie do listy");
}

bool too_long(std::string_view toml) {
  if (toml.size() > kMaxBytes) return true;
  while (!toml.empty()) {
    const auto end = toml.find('\n');
    if (std::min(end, toml.size()) > kMaxLineBytes) return true;
    toml.remove_prefix(end == std::string_view::npos ? toml.size() : end + 1);
  }
  return false;
}

}  // namespace

Problem problem_at(const std::string& file, std::size_t line, const std::string& en, const std::string& pl) {
  return {fmt::format("{}:{}: {}", file, line, en), fmt::format("{}:{}: {}", file, line, pl)};
}

Problem read_scenario(std::string_view text, std::string_view file_name, ScenarioFile& out) {
  out.name = file_name;
  if (too_long(text))
    return problem_at(out.name, 1,
                      fmt::format("a scenario has at most {} bytes, and {} a line", kMaxBytes, kMaxLineBytes),
                      fmt::format("scenariusz ma najwyżej {} bajtów, a wiersz {}", kMaxBytes, kMaxLineBytes));
  const toml::parse_result parsed = toml::parse(text);
  if (!parsed) {
    const std::string why(parsed.error().description());
    return problem_at(out.name, parsed.error().source().begin.line, "this is not TOML: " + why,
                      "to nie jest TOML: " + why);
  }
  return FileReader(parsed.table(), out).read();
}

}  // namespace kosmo
