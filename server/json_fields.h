// Writing and reading the server's own records (journal events, snapshots) with one list of keys for both. Only .cpp
// files include this.
#pragma once

#include <algorithm>
#include <limits>

#include <boost/json.hpp>

#include "server/room_event.h"

namespace kosmo {

struct FieldWriter {
  boost::json::object object;

  template <class E, std::size_t N>
  void name(const char* key, const E& value, const Array<std::string_view, N>& names) {
    object[key] = names[value];
  }
  template <class T>
  void number(const char* key, const T& value) {
    object[key] = static_cast<std::int64_t>(value);
  }
  template <class T>
  void number_if_any(const char* key, const T& value) {
    if (value != 0) number(key, value);
  }
  void seat(const char* key, const Seat& value) { object[key] = static_cast<std::int64_t>(value); }
  void seed(const char* key, const Seed& value) { object[key] = value.text(); }
  void text(const char* key, const std::string& value) { object[key] = value; }
  void text_if_any(const char* key, const std::string& value) {
    if (!value.empty()) text(key, value);
  }
  void flag(const char* key, const bool& value) { object[key] = value; }
  void flag_if_set(const char* key, const bool& value) {
    if (value) flag(key, value);
  }
  void texts(const char* key, const std::vector<std::string>& values) {
    boost::json::array out;
    for (const std::string& value : values) out.emplace_back(value);
    object[key] = std::move(out);
  }
  void numbers(const char* key, const std::vector<std::pair<std::string, int>>& values) {
    boost::json::object out;
    for (const auto& [name, value] : values) out[name] = value;
    object[key] = std::move(out);
  }
  void clock(const char* key, const TimeControl& c) {
    boost::json::object out{{"kind", kClockNames[c.kind]}};
    if (c.seconds) out["seconds"] = c.seconds;
    if (c.increment) out["increment"] = c.increment;
    if (c.days) out["days"] = c.days;
    object[key] = std::move(out);
  }
  void windows_if_any(const char* key, const Windows& w, const int& absent_minutes) {
    if (absent_minutes == 0) return;
    object[key] = {{"kind", kWindowNames[w.kind]}, {"seconds", w.seconds}};
    object["absent_minutes"] = absent_minutes;
  }
  template <std::size_t N>
  void line(const char* key, const std::vector<event::Acted>& values, const Array<std::string_view, N>& by) {
    boost::json::array out;
    for (const event::Acted& one : values)
      out.push_back(boost::json::array{static_cast<std::int64_t>(one.seat), one.action, by[one.by]});
    object[key] = std::move(out);
  }
  void args(const char* key, const PhraseArgs& values) {
    boost::json::array out;
    for (const std::int16_t value : values) out.emplace_back(value);
    object[key] = std::move(out);
  }
  void preferences(const char* key, const std::vector<Preference>& values) {
    boost::json::array out;
    for (const Preference& p : values) out.push_back({{"step", p.step}, {"answer", p.answer}, {"until", until_of(p)}});
    object[key] = std::move(out);
  }
};

// Reads what FieldWriter writes. The first key that is missing or wrong is remembered in `bad`; the caller looks once.
struct FieldReader {
  const boost::json::object& object;
  std::string bad{};

  template <class E, std::size_t N>
  void name(const char* key, E& value, const Array<std::string_view, N>& names) {
    std::string read;
    text(key, read);
    const auto found = std::find(names.begin(), names.end(), read);
    if (found == names.end()) return fail(key);
    value = static_cast<E>(found - names.begin());
  }
  template <class T>
  void number(const char* key, T& value) {
    const boost::json::value* v = object.if_contains(key);
    if (!v || !v->is_int64() || v->get_int64() < std::numeric_limits<T>::min() ||
        v->get_int64() > std::numeric_limits<T>::max())
      return fail(key);
    value = static_cast<T>(v->get_int64());
  }
  template <class T>
  void number_if_any(const char* key, T& value) {
    if (object.contains(key)) number(key, value);
  }
  void seat(const char* key, Seat& value) {
    number(key, value);
    if (value < kSpectator || value >= kMaxSeats) fail(key);
  }
  void seed(const char* key, Seed& value) {
    std::string read;
    text(key, read);
    const std::optional<Seed> seed = Seed::parse(read);
    if (!seed) return fail(key);
    value = *seed;
  }
  void text(const char* key, std::string& value) {
    const boost::json::value* v = object.if_contains(key);
    if (!v || !v->is_string()) return fail(key);
    value = std::string_view(v->get_string());
  }
  void text_if_any(const char* key, std::string& value) {
    if (object.contains(key)) text(key, value);
  }
  void flag(const char* key, bool& value) {
    const boost::json::value* v = object.if_contains(key);
    if (!v || !v->is_bool()) return fail(key);
    value = v->get_bool();
  }
  void flag_if_set(const char* key, bool& value) {
    if (object.contains(key)) flag(key, value);
  }
  void texts(const char* key, std::vector<std::string>& values) {
    const boost::json::value* v = object.if_contains(key);
    if (!v || !v->is_array()) return fail(key);
    for (const boost::json::value& item : v->get_array()) {
      if (!item.is_string()) return fail(key);
      values.emplace_back(std::string_view(item.get_string()));
    }
  }
  void numbers(const char* key, std::vector<std::pair<std::string, int>>& values) {
    const boost::json::value* v = object.if_contains(key);
    if (!v || !v->is_object()) return fail(key);
    FieldReader inside{v->get_object()};
    for (const auto& member : v->get_object()) {
      const std::string name(member.key());
      values.emplace_back(name, 0);
      inside.number(name.c_str(), values.back().second);
    }
    if (!inside.bad.empty()) fail(key);
  }
  void clock(const char* key, TimeControl& c) {
    const boost::json::value* v = object.if_contains(key);
    if (!v || !v->is_object()) return fail(key);
    FieldReader inside{v->get_object()};
    inside.name("kind", c.kind, kClockNames);
    for (auto [name, value] : {std::pair{"seconds", &c.seconds}, {"increment", &c.increment}, {"days", &c.days}})
      if (inside.object.contains(name)) inside.number(name, *value);
    if (!inside.bad.empty()) fail(key);
  }
  void windows_if_any(const char* key, Windows& w, int& absent_minutes) {
    if (!object.contains("absent_minutes") && !object.contains(key)) return;
    number("absent_minutes", absent_minutes);
    const boost::json::value* v = object.if_contains(key);
    if (!v || !v->is_object()) return fail(key);
    FieldReader inside{v->get_object()};
    inside.name("kind", w.kind, kWindowNames), inside.number("seconds", w.seconds);
    if (!inside.bad.empty() || check_windows(w) || absent_minutes < 1) fail(key);
  }
  template <std::size_t N>
  void line(const char* key, std::vector<event::Acted>& values, const Array<std::string_view, N>& by) {
    const boost::json::value* v = object.if_contains(key);
    if (!v || !v->is_array()) return fail(key);
    for (const boost::json::value& item : v->get_array()) {
      if (!item.is_array() || item.get_array().size() != 3) return fail(key);
      const boost::json::object one{
          {"seat", item.get_array()[0]}, {"action", item.get_array()[1]}, {"by", item.get_array()[2]}};
      FieldReader inside{one};
      event::Acted& acted = values.emplace_back();
      inside.seat("seat", acted.seat), inside.text("action", acted.action), inside.name("by", acted.by, by);
      if (!inside.bad.empty()) return fail(key);
    }
  }
  void args(const char* key, PhraseArgs& values) {
    const boost::json::value* v = object.if_contains(key);
    if (!v || !v->is_array() || v->get_array().size() != values.size()) return fail(key);
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (!v->get_array()[i].is_int64()) return fail(key);
      values[i] = static_cast<std::int16_t>(v->get_array()[i].get_int64());
    }
  }
  void preferences(const char* key, std::vector<Preference>& values) {
    const boost::json::value* v = object.if_contains(key);
    if (!v || !v->is_array() || v->get_array().size() > kMostPreferences) return fail(key);
    for (const boost::json::value& item : v->get_array()) {
      if (!item.is_object()) return fail(key);
      FieldReader inside{item.get_object()};
      Preference& p = values.emplace_back();
      std::string until;
      inside.text("step", p.step), inside.text("answer", p.answer), inside.text("until", until);
      set_until(p, until);
      if (!inside.bad.empty() || until.empty()) return fail(key);
    }
  }

  void fail(const char* key) {
    if (bad.empty()) bad = key;
  }
};

}  // namespace kosmo
