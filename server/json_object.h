// One key at a time out of JSON that a server wrote: notes between servers, events of a journal. What is missing or of
// another kind reads as nothing. Only .cpp files include this.
#pragma once

#include <optional>
#include <string>

#include <boost/json.hpp>

namespace kosmo {

inline std::optional<boost::json::object> object_in(const std::string& text) {
  boost::json::error_code error;
  boost::json::value value = boost::json::parse(text, error);
  if (error || !value.is_object()) return std::nullopt;
  return std::move(value.get_object());
}
inline std::string text_at(const boost::json::object& object, std::string_view key) {
  const boost::json::value* value = object.if_contains(key);
  return value && value->is_string() ? std::string(std::string_view(value->get_string())) : std::string();
}
inline std::uint64_t number_at(const boost::json::object& object, std::string_view key) {
  const boost::json::value* value = object.if_contains(key);
  return value && value->is_int64() ? static_cast<std::uint64_t>(value->get_int64()) : 0;
}
inline bool flag_at(const boost::json::object& object, std::string_view key) {
  const boost::json::value* value = object.if_contains(key);
  return value && value->is_bool() && value->get_bool();
}

}  // namespace kosmo
