#include "engine/scenario_positions.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "engine/content.h"
#include "engine/letters.h"
#include "engine/scenario_reader.h"

namespace kosmo {
namespace {

class PositionsReader : ScenarioReader {
 public:
  using ScenarioReader::ScenarioReader;

  Maybe<std::vector<BasePosition>> read(const toml::table& root) {
    for (const auto& [name, node] : root) {
      if (const toml::table* table = node.as_table())
        out_.push_back(position(std::string(name.str()), *table));
      else
        fail(line_of(node), "a base position is a table", "pozycja wyjściowa jest tabelą");
    }
    for (std::size_t i = 0; i < out_.size() && !problem_; ++i) build(i);
    if (problem_) return problem_;
    return out_;
  }

 private:
  static constexpr std::string_view kKeys[] = {"title", "title_pl", "with", "base", "options", "given"};

  BasePosition position(std::string name, const toml::table& table) {
    BasePosition out{std::move(name), title(table), {}, {}, {}};
    required(table, "title_pl");  // `kosmoteka words` lists it in both languages
    if (const toml::node* node = table.get("with")) out.with = plain_texts(*node, "with");
    const toml::node* base = table.get("base");
    bases_.push_back(base ? text(*base, "base") : SourcedText{});
    if (const toml::node* node = table.get("options"))
      for (SourcedText& option : options(*node)) out.options.push_back(std::move(option.text));
    if (const toml::node* node = required(table, "given")) out.given = pointers(*node, "given");
    for (const auto& [key, node] : table)
      if (std::find(std::begin(kKeys), std::end(kKeys), key.str()) == std::end(kKeys))
        fail(line_of(node),
             fmt::format("a base position has no key '{}'; known are: {}", key.str(), fmt::join(kKeys, ", ")),
             fmt::format("pozycja wyjściowa nie ma klucza „{}”; są: {}", key.str(), fmt::join(kKeys, ", ")));
    return out;
  }

  // Puts what the position begins from before what it gives itself, once.
  void build(std::size_t at) {
    const SourcedText base = bases_[at];
    if (base.text.empty()) return;
    std::vector<std::string> said = words_of(base.text);
    const std::string name = said.empty() ? "" : said.front();
    if (!said.empty()) said.erase(said.begin());
    const auto found = std::find_if(out_.begin(), out_.end(), [&](const BasePosition& one) {
      return one.name == name && one.with.size() == said.size();
    });
    if (found == out_.end() || !begun_.insert(at).second)
      return fail(base.line, fmt::format("there is no base position '{}' to begin from", base.text),
                  fmt::format("nie ma pozycji wyjściowej „{}”, od której można by zacząć", base.text));
    build(static_cast<std::size_t>(found - out_.begin()));
    const std::vector<PointerValue> given = found->filled(said, base.line);
    BasePosition& own = out_[at];
    own.given.insert(own.given.begin(), given.begin(), given.end());
    if (own.options.empty()) own.options = found->options;
    bases_[at] = {};
  }
  static std::vector<std::string> words_of(const std::string& text) {
    std::istringstream in(text);
    return {std::istream_iterator<std::string>(in), {}};
  }

  std::vector<BasePosition> out_;
  std::vector<SourcedText> bases_;  // what each of them begins from, until it is built
  std::set<std::size_t> begun_;     // one that begins from itself is met twice
};

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
  return text;
}

}  // namespace

std::string BasePosition::usage() const {
  std::string out = name;
  for (const std::string& word : with) out += " " + in_capitals(word);
  return out;
}

std::vector<PointerValue> BasePosition::filled(std::span<const std::string> said, std::size_t line) const {
  std::vector<PointerValue> out = given;
  for (PointerValue& value : out) {
    value.line = line;
    for (std::size_t i = 0; i < with.size(); ++i) {
      value.pointer = replaced(value.pointer, "$" + with[i], said[i]);
      value.json = replaced(value.json, "$" + with[i], said[i]);
    }
  }
  return out;
}

Maybe<std::vector<BasePosition>> read_positions(std::string_view toml, const std::string& file) {
  const Maybe<toml::table> table = parse_scenario_toml(toml, file);
  if (!table) return table.problem();
  return PositionsReader(file).read(*table);
}

const std::vector<BasePosition>& positions_of(std::string_view game_id) {
  using Library = std::map<std::string, std::vector<BasePosition>, std::less<>>;
  static const Library kLibrary = [] {
    constexpr std::string_view kFolder = "positions/", kEnding = ".toml";
    Library library;
    for (const EmbeddedFile& file : embedded_files()) {
      if (!file.path.starts_with(kFolder)) continue;
      std::string_view id = file.path.substr(kFolder.size());
      id.remove_suffix(kEnding.size());
      if (Maybe<std::vector<BasePosition>> read = read_positions(file.text, std::string(file.path)))
        library[std::string(id)] = std::move(*read);
    }
    return library;
  }();
  static const std::vector<BasePosition> kNone;
  const auto found = kLibrary.find(game_id);
  return found == kLibrary.end() ? kNone : found->second;
}

}  // namespace kosmo
