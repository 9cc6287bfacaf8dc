#include "server/json_scan.h"

#include <charconv>

namespace kosmo {
namespace {

std::size_t skip_space(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\n' || text[at] == '\t' || text[at] == '\r')) ++at;
  return at;
}

std::size_t end_of_string(std::string_view text, std::size_t at) {
  for (++at; at < text.size(); ++at) {
    if (text[at] == '\\')
      ++at;
    else if (text[at] == '"')
      return at + 1;
  }
  return text.size();
}

std::size_t end_of_nest(std::string_view text, std::size_t at) {
  int depth = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '"') {
      at = end_of_string(text, at);
      continue;
    }
    ++at;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return at;
  }
  return text.size();
}

std::size_t end_of_value(std::string_view text, std::size_t at) {
  if (at >= text.size()) return text.size();
  if (text[at] == '"') return end_of_string(text, at);
  if (text[at] == '{' || text[at] == '[') return end_of_nest(text, at);
  return std::min(text.find_first_of(",}] \n\t\r", at), text.size());
}

// Behind the comma that follows here, at the next member or element; the end of the text if none follows.
std::size_t behind_comma(std::string_view text, std::size_t at) {
  at = skip_space(text, at);
  return at < text.size() && text[at] == ',' ? skip_space(text, at + 1) : text.size();
}

}  // namespace

std::string_view value_at(std::string_view object, std::string_view key) {
  std::size_t at = skip_space(object, 0);
  if (at >= object.size() || object[at] != '{') return {};
  at = skip_space(object, at + 1);
  while (at < object.size() && object[at] == '"') {
    const std::size_t end = end_of_string(object, at);
    const std::size_t colon = skip_space(object, end);
    if (colon >= object.size()) return {};
    const std::size_t value = skip_space(object, colon + 1);
    if (object.substr(at + 1, end - at - 2) == key) return object.substr(std::min(value, object.size()));
    at = behind_comma(object, end_of_value(object, value));
  }
  return {};
}

std::string_view value_at(std::string_view object, std::initializer_list<std::string_view> path) {
  for (const std::string_view key : path) object = value_at(object, key);
  return object;
}

std::string_view literal(std::string_view value) { return value.substr(0, end_of_value(value, 0)); }

std::string_view inside(std::string_view value) {
  const std::string_view text = literal(value);
  return text.size() >= 2 && text[0] == '"' ? text.substr(1, text.size() - 2) : std::string_view();
}

std::int64_t number(std::string_view value, std::int64_t otherwise) {
  const std::string_view text = literal(value);
  std::int64_t out = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), out);
  return read.ec == std::errc() && read.ptr == text.data() + text.size() ? out : otherwise;
}

std::string_view any_action(std::string_view choices, Rng& rng) {
  std::string_view chosen;
  if (choices.empty() || choices[0] != '[') return chosen;
  std::uint32_t seen = 0;
  for (std::size_t at = skip_space(choices, 1); at < choices.size() && choices[at] == '{';) {
    const std::string_view action = value_at(choices.substr(at), "action");
    if (rng.below(++seen) == 0) chosen = literal(action);
    at = behind_comma(choices, end_of_value(choices, at));
  }
  return chosen;
}

}  // namespace kosmo
