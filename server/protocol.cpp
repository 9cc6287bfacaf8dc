#include "server/protocol.h"

#include <algorithm>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/both_json.h"
#include "engine/plain_text.h"

namespace json = boost::json;

namespace kosmo {
namespace {

Fault malformed(std::string_view en, std::string_view pl) { return fault(Code::kMalformed, en, pl); }
Fault wrong(std::string_view key, std::string_view en, std::string_view pl) {
  return malformed(fmt::format("'{}' must be {}.", key, en), fmt::format("„{}” ma być: {}.", key, pl));
}

using Read = Fault (*)(const json::value&, std::string_view key, Request&);

template <std::string Request::*kMember, std::size_t kMostBytes>
Fault text(const json::value& v, std::string_view key, Request& out) {
  if (!v.is_string() || v.get_string().size() > kMostBytes || !is_plain(v.get_string()))
    return wrong(key, fmt::format("plain text of at most {} bytes", kMostBytes),
                 fmt::format("zwykły tekst, najwyżej {} bajtów", kMostBytes));
  out.*kMember = std::string_view(v.get_string());
  return {};
}

// Typed by people, who hear it in their words.
Fault name(const json::value& v, std::string_view key, Request& out) {
  if (v.is_string() && text<&Request::name, 160>(v, key, out))
    return malformed("A name has 1 to 40 characters, none of them invisible.",
                     "Imię ma od 1 do 40 znaków i nie zawiera znaków niewidocznych.");
  return text<&Request::name, 160>(v, key, out);
}

constexpr std::int64_t kMostNumber = std::int64_t{1} << 53;

bool is_number(const json::value& v, std::int64_t low, std::int64_t high) {
  return v.is_int64() && v.get_int64() >= low && v.get_int64() <= high;
}

template <std::int64_t Request::*kMember>
Fault number(const json::value& v, std::string_view key, Request& out) {
  if (!is_number(v, 0, kMostNumber))
    return wrong(key, "a whole number from 0 to 2^53", "liczba całkowita od 0 do 2^53");
  out.*kMember = v.get_int64();
  return {};
}

Fault flag(const json::value& v, std::string_view key, bool& out) {
  if (!v.is_bool()) return wrong(key, "true or false", "true albo false");
  out = v.get_bool();
  return {};
}
Fault agree(const json::value& v, std::string_view key, Request& out) { return flag(v, key, out.agree); }
Fault everywhere(const json::value& v, std::string_view key, Request& out) { return flag(v, key, out.everywhere); }
Fault gallery(const json::value& v, std::string_view key, Request& out) { return flag(v, key, out.gallery); }
Fault muted(const json::value& v, std::string_view key, Request& out) { return flag(v, key, out.muted); }
Fault is_public(const json::value& v, std::string_view key, Request& out) { return flag(v, key, out.plan.is_public); }

bool is_word(const json::value& v) { return v.is_string() && v.get_string().size() <= 64 && is_plain(v.get_string()); }

Fault game(const json::value& v, std::string_view key, Request& out) {
  if (!is_word(v)) return wrong(key, "the id of a game", "identyfikator gry");
  out.plan.game = std::string_view(v.get_string());
  return {};
}

Fault seats(const json::value& v, std::string_view key, Request& out) {
  const auto bad = [&] {
    return wrong(key, "a list like [\"open\",\"greedy\"]", "lista, na przykład [\"open\",\"greedy\"]");
  };
  if (!v.is_array()) return bad();
  if (v.get_array().size() > kMaxSeats)
    return malformed(
        fmt::format("'{}' names {} players; no game has more than {}.", key, v.get_array().size(), kMaxSeats),
        fmt::format("„{}”: za dużo graczy ({}); w żadnej grze nie ma ich więcej niż {}.", key, v.get_array().size(),
                    kMaxSeats));
  for (const json::value& player : v.get_array()) {
    if (!is_word(player)) return bad();
    out.plan.players.emplace_back(std::string_view(player.get_string()));
  }
  return {};
}

Fault options(const json::value& v, std::string_view key, Request& out) {
  const auto bad = [&] {
    return wrong(key, "an object like {\"beginner\":1}", "obiekt, na przykład {\"beginner\":1}");
  };
  if (!v.is_object() || v.get_object().size() > std::tuple_size_v<Options>) return bad();
  for (const auto& member : v.get_object()) {
    if (member.key().size() > 64 || !is_plain(member.key()) || !is_number(member.value(), -32768, 32767)) return bad();
    out.plan.options.emplace_back(member.key(), static_cast<int>(member.value().get_int64()));
  }
  return {};
}

Fault clock(const json::value& v, std::string_view key, Request& out) {
  const auto bad = [&] {
    return wrong(key, "an object like {\"kind\":\"none\"} or {\"kind\":\"decision\",\"seconds\":60}",
                 "obiekt, na przykład {\"kind\":\"none\"} albo {\"kind\":\"decision\",\"seconds\":60}");
  };
  if (!v.is_object()) return bad();
  TimeControl& clock = out.plan.clock;
  bool has_kind = false;
  for (const auto& member : v.get_object()) {
    if (member.key() == "kind" && member.value().is_string()) {
      const auto found =
          std::find(kClockNames.begin(), kClockNames.end(), std::string_view(member.value().get_string()));
      if (found == kClockNames.end()) return bad();
      clock.kind = static_cast<TimeControl::Kind>(found - kClockNames.begin());
      has_kind = true;
      continue;
    }
    int* const figure = member.key() == "seconds"     ? &clock.seconds
                        : member.key() == "increment" ? &clock.increment
                        : member.key() == "days"      ? &clock.days
                                                      : nullptr;
    if (!figure || !is_number(member.value(), 0, 1'000'000)) return bad();
    *figure = static_cast<int>(member.value().get_int64());
  }
  return has_kind ? Fault{} : bad();
}

Fault rules(const json::value& v, std::string_view key, Request& out) {
  const auto bad = [&] {
    return wrong(key, "a list like [{\"step\":\"*\",\"answer\":\"only\",\"until\":\"game\"}], of at most 32",
                 "lista, na przykład [{\"step\":\"*\",\"answer\":\"only\",\"until\":\"game\"}], najwyżej 32");
  };
  if (!v.is_array() || v.get_array().size() > kMostPreferences) return bad();
  for (const json::value& item : v.get_array()) {
    if (!item.is_object() || item.get_object().size() != 3) return bad();
    const json::object& rule = item.get_object();
    const json::value *step = rule.if_contains("step"), *answer = rule.if_contains("answer"),
                      *until = rule.if_contains("until");
    if (!step || !answer || !until || !is_word(*step) || !answer->is_string() || answer->get_string().size() > 200 ||
        !is_plain(answer->get_string()) || (*until != "turn" && *until != "game"))
      return bad();
    out.rules.push_back({std::string(std::string_view(step->get_string())),
                         std::string(std::string_view(answer->get_string())), *until == "turn"});
  }
  return {};
}

// A key means the same in every request.
struct KeyRule {
  std::string_view key;
  Read read;
};
constexpr KeyRule kKeys[] = {
    {"protocol", number<&Request::protocol>},
    {"token", text<&Request::token, 100>},
    {"name", name},
    {"password", text<&Request::password, 800>},
    {"new_password", text<&Request::new_password, 800>},
    {"everywhere", everywhere},
    {"before", number<&Request::before>},
    {"table", text<&Request::table, 64>},
    {"after", number<&Request::after>},
    {"seat_token", text<&Request::seat_token, 100>},
    {"seat", text<&Request::seat, 64>},
    {"player", text<&Request::player, 64>},
    {"ticket", number<&Request::ticket>},
    {"action", text<&Request::action, 200>},
    {"text", text<&Request::text, 2000>},
    {"key", text<&Request::key, 64>},
    {"agree", agree},
    {"gallery", gallery},
    {"said", number<&Request::said>},
    {"muted", muted},
    {"game", game},
    {"seats", seats},
    {"options", options},
    {"clock", clock},
    {"public", is_public},
    {"rules", rules},
};

const KeyRule* find_key(std::string_view key) {
  for (const KeyRule& rule : kKeys)
    if (rule.key == key) return &rule;
  return nullptr;
}

Fault read_keys(const RequestRule& rule, const json::object& in, Request& out) {
  std::size_t read = 2;  // do and id
  for (const std::string_view key : rule.keys) {
    if (key.empty()) break;
    const json::value* value = in.if_contains(bare_key(key));
    if (!value && may_be_left_out(key)) continue;
    if (!value)
      return malformed(fmt::format("'{}' needs the key '{}'.", rule.name, key),
                       fmt::format("„{}” wymaga klucza „{}”.", rule.name, key));
    if (Fault no = find_key(bare_key(key))->read(*value, bare_key(key), out)) return no;
    ++read;
  }
  if (read == in.size()) return {};
  for (const auto& member : in) {
    const auto is_it = [&](std::string_view key) {
      return !key.empty() && bare_key(key) == std::string_view(member.key());
    };
    if (member.key() == "do" || member.key() == "id" || std::any_of(rule.keys.begin(), rule.keys.end(), is_it))
      continue;
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
  if (!id || !is_number(*id, 0, kMostNumber))
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
  out.what = rule->name;
  out.raw = text;
  return read_keys(*rule, in, out);
}

std::string json_text(std::string_view plain) { return json::serialize(json::string(plain)); }

std::string ok_reply(std::int64_t id, std::string_view members) {
  return fmt::format("{{\"re\":{},\"ok\":true{}{}}}", id, members.empty() ? "" : ",", members);
}

std::string fault_reply(std::int64_t id, const Fault& no) {
  json::object error{{"code", kCodeNames[no.code]}};
  if (!no.rule.empty()) error["rule"] = no.rule;
  put_both(error, no.words);
  json::object out{{"re", id < 0 ? json::value(nullptr) : json::value(id)}, {"ok", false}, {"error", std::move(error)}};
  return json::serialize(out);
}

std::string table_members(const std::string& table_json, const std::string& log_json) {
  return "\"table\":" + table_json + ",\"log\":" + log_json;
}

std::string update_push(const std::string& table_json, const std::string& log_json) {
  return "{\"is\":\"update\"," + table_members(table_json, log_json) + "}";
}

std::string notice_push(std::string_view code, const Problem& words) {
  json::object out{{"is", "notice"}, {"code", code}};
  put_both(out, words);
  return json::serialize(out);
}

}  // namespace kosmo
