#include "server/protocol.h"

#include <algorithm>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/both_json.h"
#include "engine/plain_text.h"

namespace json = boost::json;

namespace kosmo {
namespace {

Fault wrong(std::string_view key, std::string_view en, std::string_view pl) {
  return malformed(fmt::format("'{}' must be {}.", key, en), fmt::format("„{}” ma być: {}.", key, pl));
}

bool has_key(const RequestRule& rule, std::string_view name) {
  return std::any_of(rule.keys.begin(), rule.keys.end(),
                     [&](const KeyRule& key) { return !key.name.empty() && key.name == name; });
}

Fault read_keys(const RequestRule& rule, const json::object& in, Ask& out) {
  std::size_t read = 2;  // do and id
  for (const KeyRule& key : rule.keys) {
    if (key.name.empty()) break;
    const json::value* value = in.if_contains(key.name);
    if (!value && key.may_be_left_out) continue;
    if (!value)
      return malformed(fmt::format("'{}' needs the key '{}'.", rule.name, key.name),
                       fmt::format("„{}” wymaga klucza „{}”.", rule.name, key.name));
    if (Fault no = key.read(key, *value, out)) return no;
    ++read;
  }
  if (read == in.size()) return {};
  for (const auto& member : in) {
    if (member.key() == "do" || member.key() == "id" || has_key(rule, member.key())) continue;
    return malformed(fmt::format("'{}' has no key '{}'.", rule.name, quotable(member.key())),
                     fmt::format("„{}” nie ma klucza „{}”.", rule.name, quotable(member.key())));
  }
  return {};
}

// Boost.JSON keeps the last of equal keys and says nothing. In JSON that was parsed, every colon outside of a text is
// one member.
std::size_t members_written(std::string_view json) {
  std::size_t count = 0;
  bool inside = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    if (inside && json[i] == '\\')
      ++i;
    else if (json[i] == '"')
      inside = !inside;
    else if (!inside && json[i] == ':')
      ++count;
  }
  return count;
}
std::size_t members_read(const json::value& value) {
  std::size_t count = 0;
  if (value.is_array())
    for (const json::value& item : value.get_array()) count += members_read(item);
  if (value.is_object())
    for (const auto& member : value.get_object()) count += 1 + members_read(member.value());
  return count;
}

}  // namespace

Fault parse_request(std::string_view text, Request& out) {
  if (text.size() > kMostMessageBytes) return malformed("The message is too long.", "Wiadomość jest za długa.");
  json::parse_options limits;
  limits.max_depth = 6;
  json::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error, {}, limits);
  if (error || !value.is_object())
    return malformed("A message is one JSON object, such as {\"do\":\"ping\",\"id\":1}.",
                     "Wiadomość to jeden obiekt JSON, na przykład {\"do\":\"ping\",\"id\":1}.");
  const json::object& in = value.get_object();
  const json::value *id = in.if_contains("id"), *what = in.if_contains("do");
  if (!id || !id->is_int64() || id->get_int64() < 0 || id->get_int64() > kMostNumber)
    return wrong("id", "a whole number from 0 to 2^53", "liczba całkowita od 0 do 2^53");
  out.id = id->get_int64();
  if (members_written(text) != members_read(value))
    return malformed("A key is there twice.", "Ten sam klucz występuje dwa razy.");
  if (!what || !what->is_string()) return wrong("do", "the name of a request", "nazwa żądania");
  const RequestRule* rule = find_request(what->get_string());
  if (!rule)
    return fault(Code::kUnknown, {fmt::format("There is no request '{}'.", quotable(what->get_string())),
                                  fmt::format("Nie ma żądania „{}”.", quotable(what->get_string()))});
  out.rule = rule;
  out.ask = rule->make();
  return read_keys(*rule, in, out.ask);
}

std::string write_request(std::int64_t id, const Ask& ask) {
  const RequestRule& rule = rule_of(ask);
  json::object out{{"do", rule.name}, {"id", id}};
  for (const KeyRule& key : rule.keys)
    if (!key.name.empty()) key.write(key, ask, out);
  return json::serialize(out);
}

std::string json_text(std::string_view plain) { return json::serialize(json::string(plain)); }

std::string ok_reply(std::int64_t id, std::string_view members) {
  return fmt::format("{{\"re\":{},\"ok\":true{}{}}}", id, members.empty() ? "" : ",", members);
}

std::string fault_reply(std::int64_t id, const Fault& no) {
  json::object error{{"code", kCodeNames[no.code]}};
  if (!no.rule.empty()) error["rule"] = no.rule;
  if (no.at >= 0) error["at"] = no.at;
  put_both(error, no.words);
  json::object out{{"re", id < 0 ? json::value(nullptr) : json::value(id)}, {"ok", false}, {"error", std::move(error)}};
  return json::serialize(out);
}

std::string table_members(std::string_view key, std::string_view value, std::int64_t v, std::string_view log,
                          std::int64_t now) {
  return fmt::format("\"v\":{},\"{}\":{},\"log\":{},\"now\":{}", v, key, value, log, now);
}

std::string update_push(std::string_view table, std::string_view members) {
  return fmt::format("{{\"is\":\"update\",\"id\":{},{}}}", json_text(table), members);
}

std::string notice_push(std::string_view code, const Problem& words) {
  json::object out{{"is", "notice"}, {"code", code}};
  put_both(out, words);
  return json::serialize(out);
}

}  // namespace kosmo
