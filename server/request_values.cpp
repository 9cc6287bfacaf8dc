#include "server/request_values.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/plain_text.h"

namespace json = boost::json;

namespace kosmo {
namespace {

Fault wrong(const KeyRule& key, std::string_view en, std::string_view pl) {
  return malformed(fmt::format("'{}' must be {}.", key.name, en), fmt::format("„{}” ma być: {}.", key.name, pl));
}
Fault wrong_text(const KeyRule& key, bool is_text) {
  if (key.kind == ValueKind::kGame) return wrong(key, "the id of a game", "identyfikator gry");
  // Typed by people, who hear it in their words.
  if (key.kind == ValueKind::kName && is_text)
    return malformed("A name has 1 to 40 characters, none of them invisible.",
                     "Imię ma od 1 do 40 znaków i nie zawiera znaków niewidocznych.");
  return wrong(key, fmt::format("plain text of at most {} bytes", key.most_bytes),
               fmt::format("zwykły tekst, najwyżej {} bajtów", key.most_bytes));
}

bool is_text(const json::value& v, std::size_t most_bytes) {
  return v.is_string() && v.get_string().size() <= most_bytes && is_plain(v.get_string());
}
bool is_word(const json::value& v) { return is_text(v, 64); }
std::string text_in(const json::value& v) { return std::string(std::string_view(v.get_string())); }

Fault wrong_clock(const KeyRule& key) {
  return wrong(key, "an object like {\"kind\":\"none\"} or {\"kind\":\"decision\",\"seconds\":60}",
               "obiekt, na przykład {\"kind\":\"none\"} albo {\"kind\":\"decision\",\"seconds\":60}");
}

bool is_preference(const json::value& v) {
  if (!v.is_object() || v.get_object().size() != 3) return false;
  const json::object& rule = v.get_object();
  const json::value *step = rule.if_contains("step"), *answer = rule.if_contains("answer"),
                    *until = rule.if_contains("until");
  return step && answer && until && is_word(*step) && is_text(*answer, 200) && is_word(*until) &&
         !step->get_string().empty() && !until->get_string().empty();
}

}  // namespace

bool is_number(const json::value& v, std::int64_t low, std::int64_t high) {
  return v.is_int64() && v.get_int64() >= low && v.get_int64() <= high;
}

Fault read_value(const KeyRule& key, const json::value& v, std::string& out) {
  if (!is_text(v, key.most_bytes)) return wrong_text(key, v.is_string());
  out = v.get_string();
  return {};
}

Fault read_value(const KeyRule& key, const json::value& v, std::int64_t& out) {
  if (!is_number(v, 0, kMostNumber))
    return wrong(key, "a whole number from 0 to 2^53", "liczba całkowita od 0 do 2^53");
  out = v.get_int64();
  return {};
}

Fault read_value(const KeyRule& key, const json::value& v, bool& out) {
  if (!v.is_bool()) return wrong(key, "true or false", "true albo false");
  out = v.get_bool();
  return {};
}

Fault read_value(const KeyRule& key, const json::value& v, std::vector<std::string>& out) {
  const auto bad = [&] {
    return wrong(key, "a list like [\"open\",\"greedy\"]", "lista, na przykład [\"open\",\"greedy\"]");
  };
  if (!v.is_array()) return bad();
  const json::array& players = v.get_array();
  if (players.size() > kMaxSeats)
    return malformed(
        fmt::format("'{}' names {} players; no game has more than {}.", key.name, players.size(), kMaxSeats),
        fmt::format("„{}”: za dużo graczy ({}); w żadnej grze nie ma ich więcej niż {}.", key.name, players.size(),
                    kMaxSeats));
  if (!std::all_of(players.begin(), players.end(), is_word)) return bad();
  for (const json::value& player : players) out.push_back(text_in(player));
  return {};
}

Fault read_value(const KeyRule& key, const json::value& v, std::vector<std::pair<std::string, int>>& out) {
  const auto bad = [&] {
    return wrong(key, "an object like {\"beginner\":1}", "obiekt, na przykład {\"beginner\":1}");
  };
  if (!v.is_object() || v.get_object().size() > std::tuple_size_v<Options>) return bad();
  for (const auto& member : v.get_object())
    if (member.key().size() > 64 || !is_plain(member.key()) || !is_number(member.value(), -32768, 32767)) return bad();
  for (const auto& member : v.get_object())
    out.emplace_back(member.key(), static_cast<int>(member.value().get_int64()));
  return {};
}

Fault read_value(const KeyRule& key, const json::value& v, TimeControl& out) {
  if (!v.is_object()) return wrong_clock(key);
  bool has_kind = false;
  for (const auto& member : v.get_object()) {
    if (member.key() == "kind" && member.value().is_string()) {
      const auto found =
          std::find(kClockNames.begin(), kClockNames.end(), std::string_view(member.value().get_string()));
      if (found == kClockNames.end()) return wrong_clock(key);
      out.kind = static_cast<TimeControl::Kind>(found - kClockNames.begin());
      has_kind = true;
      continue;
    }
    int* const figure = member.key() == "seconds"     ? &out.seconds
                        : member.key() == "increment" ? &out.increment
                        : member.key() == "days"      ? &out.days
                                                      : nullptr;
    if (!figure || !is_number(member.value(), 0, 1'000'000)) return wrong_clock(key);
    *figure = static_cast<int>(member.value().get_int64());
  }
  return has_kind ? Fault{} : wrong_clock(key);
}

Fault read_value(const KeyRule& key, const json::value& v, std::vector<Preference>& out) {
  const auto bad = [&] {
    return wrong(key, "a list like [{\"step\":\"*\",\"answer\":\"only\",\"until\":\"game\"}], of at most 32",
                 "lista, na przykład [{\"step\":\"*\",\"answer\":\"only\",\"until\":\"game\"}], najwyżej 32");
  };
  if (!v.is_array() || v.get_array().size() > kMostPreferences) return bad();
  const json::array& rules = v.get_array();
  if (!std::all_of(rules.begin(), rules.end(), is_preference)) return bad();
  for (const json::value& rule : rules) {
    Preference& p = out.emplace_back(Preference{text_in(rule.at("step")), text_in(rule.at("answer"))});
    set_until(p, text_in(rule.at("until")));
  }
  return {};
}

Fault read_value(const KeyRule& key, const json::value& v, asks::Actions& out) {
  const auto is_action = [](const json::value& one) { return is_text(one, 200) && !one.get_string().empty(); };
  if (!v.is_array() || v.get_array().empty() || v.get_array().size() > asks::kMostActions ||
      !std::all_of(v.get_array().begin(), v.get_array().end(), is_action))
    return wrong(key, "a list of 1 to 64 actions, like [\"pass\"]", "lista od 1 do 64 akcji, na przykład [\"pass\"]");
  for (const json::value& one : v.get_array()) out.all.push_back(text_in(one));
  return {};
}

Fault read_value(const KeyRule& key, const json::value& v, Windows& out) {
  const auto bad = [&] {
    return wrong(key, "an object like {\"kind\":\"quick\"} or {\"kind\":\"quiet\",\"seconds\":8}",
                 "obiekt, na przykład {\"kind\":\"quick\"} albo {\"kind\":\"quiet\",\"seconds\":8}");
  };
  // Quick ones last for as long as it takes.
  if (!v.is_object() ||
      (v.get_object().contains("seconds") && v.get_object().contains("kind") && v.get_object().at("kind") == "quick"))
    return bad();
  bool has_kind = false;
  for (const auto& member : v.get_object()) {
    if (member.key() == "seconds" && is_number(member.value(), 0, 1'000'000)) {
      out.seconds = static_cast<int>(member.value().get_int64());
    } else if (member.key() == "kind" && (member.value() == "quick" || member.value() == "quiet")) {
      out.kind = member.value() == "quick" ? Windows::Kind::kQuick : Windows::Kind::kQuiet;
      has_kind = true;
    } else {
      return bad();
    }
  }
  return has_kind ? Fault{} : bad();
}

json::value written(const std::string& value) { return json::value(value); }
json::value written(std::int64_t value) { return json::value(value); }
json::value written(bool value) { return json::value(value); }
json::value written(const std::vector<std::string>& value) { return json::array(value.begin(), value.end()); }
json::value written(const std::vector<std::pair<std::string, int>>& value) {
  json::object out;
  for (const auto& [name, number] : value) out[name] = number;
  return out;
}
json::value written(const TimeControl& value) {
  json::object out{{"kind", kClockNames[value.kind]}};
  if (value.seconds) out["seconds"] = value.seconds;
  if (value.increment) out["increment"] = value.increment;
  if (value.days) out["days"] = value.days;
  return out;
}
json::value written(const std::vector<Preference>& value) {
  json::array out;
  for (const Preference& p : value) out.push_back({{"step", p.step}, {"answer", p.answer}, {"until", until_of(p)}});
  return out;
}

json::value written(const asks::Actions& value) { return json::array(value.all.begin(), value.all.end()); }
json::value written(const Windows& value) {
  json::object out{{"kind", kWindowNames[value.kind]}};
  if (value.seconds) out["seconds"] = value.seconds;
  return out;
}

}  // namespace kosmo
