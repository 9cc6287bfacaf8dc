#include "engine/json_pointer.h"

#include <vector>

#include <fmt/format.h>
#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

std::string shortened(std::string text) {
  constexpr std::size_t kLongest = 300;
  if (text.size() <= kLongest) return text;
  std::size_t cut = kLongest;
  while (cut > 0 && (text[cut] & 0xc0) == 0x80) --cut;  // not inside a character
  return text.substr(0, cut) + "...";
}

std::string_view parent_of(std::string_view pointer) { return pointer.substr(0, pointer.rfind('/')); }

std::string last_key(std::string_view pointer) {
  const std::string_view token = pointer.substr(pointer.rfind('/') + 1);
  std::string key;
  for (std::size_t i = 0; i < token.size(); ++i) {
    const bool escape = token[i] == '~' && i + 1 < token.size();
    key += !escape ? token[i] : token[++i] == '1' ? '/' : '~';
  }
  return key;
}

std::vector<std::string> keys_of(const json::object& object) {
  std::vector<std::string> keys;
  for (const auto& member : object) keys.emplace_back(member.key());
  return keys;
}

}  // namespace

const json::value* find_at(const json::value& root, std::string_view pointer) {
  json::error_code ignored;
  return pointer.empty() ? &root : root.find_pointer(pointer, ignored);
}

bool put_at(json::value& root, std::string_view pointer, json::value value) {
  json::error_code ignored;
  const std::string_view above = parent_of(pointer);
  json::value* parent = above.empty() ? &root : root.find_pointer(above, ignored);
  if (!parent) return false;
  if (parent->is_object()) {
    parent->get_object()[last_key(pointer)] = std::move(value);
    return true;
  }
  json::value* place = root.find_pointer(pointer, ignored);
  if (place) *place = std::move(value);
  return place != nullptr;
}

bool leads_to_a_gap(const json::value& root, std::string_view pointer) {
  const json::value* parent = find_at(root, parent_of(pointer));
  return parent && parent->is_object() && !find_at(root, pointer);
}

Problem dead_end(const json::value& root, std::string_view pointer) {
  std::string_view above = parent_of(pointer);
  while (!find_at(root, above)) above = parent_of(above);
  const json::value& parent = *find_at(root, above);
  const std::string_view where = above.empty() ? "/" : above;
  if (parent.is_array())
    return {fmt::format("{} leads nowhere: {} is a list with {} entries, counted from 0", pointer, where,
                        parent.get_array().size()),
            fmt::format("{} prowadzi donikąd: {} to lista, pozycji: {}, liczonych od 0", pointer, where,
                        parent.get_array().size())};
  if (parent.is_object())
    return {fmt::format("{} leads nowhere: {} has the keys {}", pointer, where, listed(keys_of(parent.get_object()))),
            fmt::format("{} prowadzi donikąd: {} ma klucze {}", pointer, where, listed(keys_of(parent.get_object())))};
  return {fmt::format("{} leads nowhere: {} is {}", pointer, where, shown(parent)),
          fmt::format("{} prowadzi donikąd: {} to {}", pointer, where, shown(parent))};
}

bool overlap(std::string_view pointer, std::string_view other) {
  if (pointer.size() > other.size()) std::swap(pointer, other);
  return other.starts_with(pointer) &&
         (other.size() == pointer.size() || pointer.empty() || other[pointer.size()] == '/');
}

std::string shown(const json::value& value) { return shortened(json::serialize(value)); }

std::string listed(std::span<const std::string> items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "'" : ", '") + item + "'";
  return text.empty() ? "-" : shortened(text);
}

}  // namespace kosmo
