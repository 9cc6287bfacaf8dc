#include "engine/scenario_reader.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/plain_text.h"
#include "engine/syntax_words.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr std::size_t kMaxBytes = 1 << 20;
constexpr std::size_t kMaxLineBytes = 8192;
constexpr int kMaxDepth = 24;

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

Maybe<toml::table> parse_scenario_toml(std::string_view text, const std::string& file) {
  if (too_long(text))
    return problem_at(file, 1, fmt::format("a scenario has at most {} bytes, and {} a line", kMaxBytes, kMaxLineBytes),
                      fmt::format("scenariusz ma najwyżej {} bajtów, a wiersz {}", kMaxBytes, kMaxLineBytes));
  toml::parse_result parsed = toml::parse(text);
  if (parsed) return std::move(parsed).table();
  const auto at = parsed.error().source().begin;
  const Problem why = why_not_toml(text, {at.line, at.column, parsed.error().description()});
  return problem_at(file, at.line, why.en, why.pl);
}

const toml::node* ScenarioReader::required(const toml::table& table, std::string_view key) {
  const toml::node* node = table.get(key);
  if (!node)
    fail(std::max<std::size_t>(1, line_of(table)), fmt::format("the key '{}' is missing", key),
         fmt::format("brakuje klucza '{}'", key));
  return node;
}

SourcedText ScenarioReader::text(const toml::node& node, std::string_view key) {
  const auto* value = node.as_string();
  if (!value)
    fail(line_of(node), fmt::format("'{}' must be a text", key), fmt::format("„{}” ma być tekstem", key));
  else if (value->get().empty())
    fail(line_of(node), fmt::format("the text of '{}' is empty", key), fmt::format("tekst „{}” jest pusty", key));
  else if (!is_plain(value->get()))
    fail(line_of(node), fmt::format("in the text of '{}' stands a control or invisible character", key),
         fmt::format("w tekście „{}” jest znak sterujący albo niewidoczny", key));
  else
    return {line_of(node), value->get()};
  return {};
}

std::vector<SourcedText> ScenarioReader::texts(const toml::node& node, std::string_view key) {
  std::vector<SourcedText> out;
  if (const toml::array* array = node.as_array())
    for (const toml::node& element : *array) out.push_back(text(element, key));
  else
    fail(line_of(node), fmt::format("'{}' must be a list of texts", key),
         fmt::format("„{}” ma być listą tekstów", key));
  return out;
}

std::vector<std::string> ScenarioReader::plain_texts(const toml::node& node, std::string_view key) {
  std::vector<std::string> out;
  for (SourcedText& sourced : texts(node, key)) out.push_back(std::move(sourced.text));
  return out;
}

std::vector<SourcedText> ScenarioReader::options(const toml::node& node) {
  std::vector<SourcedText> out;
  const toml::table* table = node.as_table();
  if (!table) {
    fail(line_of(node), "'options' must be a table { option = value }", "„options” ma być tabelą { opcja = wartość }");
    return out;
  }
  for (const auto& [key, value] : *table) {
    const json::value v = to_json(value, 0);
    const std::string shown = v.is_string() ? std::string(v.get_string()) : json::serialize(v);
    out.push_back({key.source().begin.line, fmt::format("{}={}", key.str(), shown)});
  }
  return out;
}

ScenarioTitle ScenarioReader::title(const toml::table& table) {
  ScenarioTitle out;
  if (const toml::node* node = required(table, "title")) out.en = out.pl = text(*node, "title").text;
  if (const toml::node* node = table.get("title_pl")) out.pl = text(*node, "title_pl").text;
  return out;
}

// TOML has no null, so the text "null" stands for it.
json::value ScenarioReader::to_json(const toml::node& node, int depth) {
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

std::vector<PointerValue> ScenarioReader::pointers(const toml::node& node, std::string_view key) {
  std::vector<PointerValue> out;
  const toml::table* table = node.as_table();
  if (!table) {
    fail(line_of(node), fmt::format("'{}' must be a table {{ \"/pointer\" = value }}", key),
         fmt::format("„{}” ma być tabelą {{ \"/wskaźnik\" = wartość }}", key));
    return out;
  }
  for (const auto& [pointer, value] : *table) {
    if (!pointer.str().starts_with('/'))
      fail(pointer.source().begin.line, fmt::format("'{}' is no JSON pointer: it must begin with '/'", pointer.str()),
           fmt::format("„{}” nie jest wskaźnikiem JSON: musi zaczynać się od „/”", pointer.str()));
    out.push_back({pointer.source().begin.line, std::string(pointer.str()), json::serialize(to_json(value, 0))});
  }
  return out;
}

}  // namespace kosmo
