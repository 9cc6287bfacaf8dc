#include "engine/scenario_file.h"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>

#include "engine/rules_text.h"
#include "engine/scenario_positions.h"
#include "engine/scenario_reader.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// "The token moves: to a free space"; after a question, "Who may see it? Only its owner".
std::string with_variant(const std::string& title, const std::string& variant) {
  return title + (title.ends_with('?') ? " " : ": ") + variant;
}

class FileReader : ScenarioReader {
 public:
  FileReader(const toml::table& root, ScenarioFile& first) : ScenarioReader(first.name), root_(root), out_(first) {}

  Problem read() {
    read_head();
    if (!problem_) read_setup();
    if (!problem_) read_given(root_);
    if (!problem_) read_plays(root_);
    return problem_;
  }
  Problem read_variant(const toml::table&);
  Problem misplaced(const toml::node& variants) {
    fail(line_of(variants), "variants stand as [[variant]] entries, each a table",
         "warianty zapisuje się jako wpisy [[variant]], każdy jest tabelą");
    return problem_;
  }

 private:
  void read_head();
  void read_rules(const toml::table&);
  void check_rule(const std::string& rule, std::size_t line);
  void read_setup();
  void read_seats(const toml::node&);
  void read_seed(const toml::node&);
  void read_options(const toml::node&);
  void read_base();
  void read_given(const toml::table&);
  void read_plays(const toml::table&);
  void read_play(const toml::table&);
  void read_key(ScenarioPlay&, std::string_view key, const toml::node&);
  void read_actions(ScenarioPlay&, Seat, const toml::node&);
  void read_refused(ScenarioPlay&, const toml::node&);
  void read_heard(std::vector<ScenarioPlay::Heard>&, std::string_view key, const toml::node&);
  void read_seen(ScenarioPlay&, const toml::node&);
  void read_result(ScenarioPlay&, const toml::node&);
  void check_play(const ScenarioPlay&);

  bool has_variants() const { return root_.contains("variant"); }
  Seat seat(std::string_view name, std::size_t line);
  // A seat, or whoever looks on.
  Seat listener(std::string_view name, std::size_t line) { return name == "spectator" ? kSpectator : seat(name, line); }

  const toml::table& root_;
  ScenarioFile& out_;
};

void FileReader::read_head() {
  out_.title = title(root_);
  if (root_.contains("rules") || !has_variants())
    if (const toml::node* node = required(root_, "rules")) out_.rules = plain_texts(*node, "rules");
  if (const toml::node* node = required(root_, "game"); node && !problem_) {
    const SourcedText id = text(*node, "game");
    out_.game = find_game(id.text);
    if (!out_.game)
      fail(line_of(*node), fmt::format("there is no game '{}'", id.text), fmt::format("nie ma gry „{}”", id.text));
  }
  if (!problem_ && root_.contains("rules")) read_rules(root_);
}

// A scenario must prove a rule that exists.
void FileReader::read_rules(const toml::table& table) {
  const std::size_t line = line_of(*table.get("rules"));
  if (out_.rules.empty())
    fail(line, "a scenario names the rules that it proves; here is none",
         "scenariusz podaje zasady, których dowodzi; tu nie ma żadnej");
  for (const std::string& rule : out_.rules) check_rule(rule, line);
}

// (Toys have no rules text, and then any id will do.)
void FileReader::check_rule(const std::string& rule, std::size_t line) {
  const std::vector<RuleText>& known = rules_of(out_.game->info().id);
  if (!known.empty() && std::none_of(known.begin(), known.end(), [&](const RuleText& text) { return text.id == rule; }))
    fail(line, fmt::format("there is no rule '{}'", rule), fmt::format("nie ma zasady „{}”", rule));
}

void FileReader::read_setup() {
  constexpr std::string_view kKeys[] = {"title",   "title_pl", "rules", "game", "seats",  "seed",
                                        "options", "base",     "given", "play", "variant"};
  out_.options = out_.game->standard_options();
  read_base();  // whose options the file may overrule
  for (const auto& [key, node] : root_) {
    const std::string_view name = key.str();
    if (std::find(std::begin(kKeys), std::end(kKeys), name) == std::end(kKeys))
      fail(key.source().begin.line, fmt::format("there is no key '{}'; known are: {}", name, fmt::join(kKeys, ", ")),
           fmt::format("nie ma klucza „{}”; są: {}", name, fmt::join(kKeys, ", ")));
    if (name == "seed") read_seed(node);
    if (name == "options") read_options(node);
  }
  if (const toml::node* node = required(root_, "seats")) read_seats(*node);
  if (problem_) return;
  if (const Problem p = out_.game->refuse_setup(out_.seats, out_.options))
    fail(line_of(*root_.get("seats")), p.en, p.pl);
}

// base = "craft pink": the name of a base position, and what it asks for.
void FileReader::read_base() {
  const toml::node* node = root_.get("base");
  if (!node) return;
  std::istringstream in(text(*node, "base").text);
  std::string name, word;
  std::vector<std::string> said;
  in >> name;
  while (in >> word) said.push_back(word);
  std::vector<std::string> known;
  for (const BasePosition& position : positions_of(out_.game->info().id)) {
    known.push_back(position.usage());
    if (position.name != name) continue;
    out_.given_line = line_of(*node);
    for (const std::string& option : position.options)
      if (const Problem p = out_.game->set_option(out_.options, option)) fail(line_of(*node), p.en, p.pl);
    if (said.size() == position.with.size())
      out_.given = position.filled(said, line_of(*node));
    else
      fail(line_of(*node), fmt::format("this base position is written '{}'", position.usage()),
           fmt::format("tę pozycję wyjściową pisze się „{}”", position.usage()));
    return;
  }
  fail(line_of(*node), fmt::format("there is no base position '{}'; there are: {}", name, fmt::join(known, ", ")),
       fmt::format("nie ma pozycji wyjściowej „{}”; są: {}", name, fmt::join(known, ", ")));
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
           fmt::format("miejsce {} to „{}”, a nie „{}”: miejsca podaje się w kolejności gry", i + 1, expected,
                       names[i].text));
  }
}

void FileReader::read_seed(const toml::node& node) {
  std::optional<Seed> seed;
  if (const auto* number = node.as_integer(); number && number->get() >= 0)
    seed = static_cast<std::uint64_t>(number->get());
  if (const auto* text = node.as_string()) seed = Seed::parse(text->get());
  if (!seed)
    return fail(line_of(node), "'seed' must be a whole number, not below 0, or a text: x and 32 hexadecimal digits",
                "„seed” ma być liczbą całkowitą nie mniejszą od 0 albo tekstem: x i 32 cyfry szesnastkowe");
  out_.seed = *seed;
}

void FileReader::read_options(const toml::node& node) {
  for (const SourcedText& option : options(node))
    if (const Problem p = out_.game->set_option(out_.options, option.text)) fail(option.line, p.en, p.pl);
}

void FileReader::read_given(const toml::table& table) {
  const toml::node* node = table.get("given");
  if (!node) return;
  out_.given_line = line_of(*node);
  for (PointerValue& value : pointers(*node, "given")) out_.given.push_back(std::move(value));
}

// Beside variants, the entries of the file itself are how each of them begins; it may have none.
void FileReader::read_plays(const toml::table& table) {
  const toml::node* node = table.get("play");
  if (!node && &table == &root_ && has_variants()) return;
  const toml::array* array = node ? node->as_array() : nullptr;
  if (!array || array->empty())
    return fail(std::max<std::size_t>(1, line_of(node ? *node : table)), "a scenario needs at least one [[play]] entry",
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
    play.choices = {line_of(node), texts(node, key)};
  else if (key == "offers")
    play.offers = texts(node, key);
  else if (key == "denies")
    play.denies = texts(node, key);
  else if (key == "refused")
    read_refused(play, node);
  else if (key == "hears")
    read_heard(play.hears, key, node);
  else if (key == "hears_not")
    read_heard(play.hears_not, key, node);
  else if (key == "expect")
    play.expect = pointers(node, key);
  else if (key == "expect_view")
    read_seen(play, node);
  else if (key == "result")
    read_result(play, node);
  else if (key == "over") {
    if (const auto* value = node.as_boolean())
      play.over = {line_of(node), value->get()};
    else
      fail(line_of(node), "'over' must be true or false", "„over” ma być true albo false");
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
       fmt::format("nie ma tu klucza ani miejsca „{}”; miejsca to: {}", name, seats));
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

// By this rule, by one of these, or (true) by whatever rule.
void FileReader::read_refused(ScenarioPlay& play, const toml::node& node) {
  const auto* any = node.as_boolean();
  play.refused = {line_of(node), {}};
  if (node.is_array())
    play.refused->rules = plain_texts(node, "refused");
  else if (!any)
    play.refused->rules = {text(node, "refused").text};
  if (any ? !any->get() : play.refused->rules.empty())
    fail(line_of(node), "'refused' must be a rule, a list of rules or true",
         "„refused” ma być zasadą, listą zasad albo true");
  for (const std::string& rule : play.refused->rules)
    if (!problem_) check_rule(rule, line_of(node));
}

void FileReader::read_heard(std::vector<ScenarioPlay::Heard>& out, std::string_view key, const toml::node& node) {
  const toml::table* table = node.as_table();
  if (!table)
    return fail(line_of(node), fmt::format("'{}' must be a table {{ seat = \"sentence\" }}", key),
                fmt::format("„{}” ma być tabelą {{ miejsce = \"zdanie\" }}", key));
  for (const auto& [who, said] : *table) {
    const Seat to = listener(who.str(), who.source().begin.line);
    for (SourcedText& sentence : said.is_array() ? texts(said, key) : std::vector{text(said, key)})
      out.push_back({to, std::move(sentence)});
  }
}

void FileReader::read_seen(ScenarioPlay& play, const toml::node& node) {
  const toml::table* table = node.as_table();
  if (!table)
    return fail(line_of(node), "'expect_view' must be a table { seat = { \"/pointer\" = value } }",
                "„expect_view” ma być tabelą { miejsce = { \"/wskaźnik\" = wartość } }");
  for (const auto& [key, value] : *table) {
    const Seat viewer = listener(key.str(), key.source().begin.line);
    for (PointerValue& what : pointers(value, key.str())) play.expect_view.push_back({viewer, std::move(what)});
  }
}

void FileReader::read_result(ScenarioPlay& play, const toml::node& node) {
  const toml::table* table = node.as_table();
  if (!table)
    return fail(line_of(node), "'result' must be a table { seat = { score = 40, place = 1 } }",
                "„result” ma być tabelą { miejsce = { score = 40, place = 1 } }");
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
                      !play.expect.empty() || !play.expect_view.empty() || play.over || !play.result.empty() ||
                      !play.hears.empty() || !play.hears_not.empty();
  if (play.seat == kNobody && !checks)
    fail(play.line, "this entry plays nothing and checks nothing",
         "ten wpis niczego nie zagrywa i niczego nie sprawdza");
  for (const auto* heard : {&play.hears, &play.hears_not})
    if (!heard->empty() && play.seat == kNobody)
      fail(heard->front().sentence.line, "something is heard of what an entry plays, and this one plays nothing",
           "usłyszeć można o tym, co wpis zagrywa, a ten niczego nie zagrywa");
  if (!play.refused) return;
  if (play.seat == kNobody)
    fail(play.refused->line, "'refused' needs an action that is refused",
         "„refused” wymaga akcji, która jest niedozwolona");
  else if (play.actions.size() > 1)
    fail(play.refused->line, "'refused' goes with one action, not with a list",
         "„refused” odnosi się do jednej akcji, nie do listy");
}

// What it does not say, it has from the file.
Problem FileReader::read_variant(const toml::table& table) {
  const ScenarioTitle own = title(table);
  out_.title = {with_variant(out_.title.en, own.en), with_variant(out_.title.pl, own.pl)};
  for (const auto& [key, node] : table)
    if (const std::string_view name = key.str();
        name != "title" && name != "title_pl" && name != "rules" && name != "given" && name != "play")
      fail(key.source().begin.line,
           fmt::format("a variant has no key '{}'; known are: title, title_pl, rules, given, play", name),
           fmt::format("wariant nie ma klucza „{}”; są: title, title_pl, rules, given, play", name));
  if (table.contains("rules")) {
    out_.rules = plain_texts(*table.get("rules"), "rules");
    if (!problem_) read_rules(table);
  } else if (out_.rules.empty()) {
    required(table, "rules");
  }
  if (!problem_) read_given(table);
  if (!problem_) read_plays(table);
  return problem_;
}

}  // namespace

Problem read_scenarios(std::string_view text, std::string_view file_name, std::vector<ScenarioFile>& out) {
  out.assign(1, ScenarioFile{});
  ScenarioFile& file = out.front();
  file.name = file_name;
  const Maybe<toml::table> parsed = parse_scenario_toml(text, file.name);
  if (!parsed) return parsed.problem();
  if (Problem problem = FileReader(*parsed, file).read()) return problem;
  const toml::node* variants = parsed->get("variant");
  if (!variants) return {};
  if (!variants->is_array_of_tables()) return FileReader(*parsed, file).misplaced(*variants);
  const ScenarioFile common = file;
  out.clear();
  for (const toml::node& variant : *variants->as_array()) {
    ScenarioFile& one = out.emplace_back(common);
    if (Problem problem = FileReader(*parsed, one).read_variant(*variant.as_table())) {
      out = {one};
      return problem;
    }
  }
  return {};
}

}  // namespace kosmo
