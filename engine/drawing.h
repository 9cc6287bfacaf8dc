// What boards in a terminal are drawn with: ink, and reading a view. For the terminal.cpp
// of each game only, since it brings a JSON library along.
#pragma once

#include <algorithm>

#include <boost/json.hpp>

#include "engine/game.h"
#include "engine/letters.h"

namespace kosmo {

// Paints with ANSI codes ("1" bold, "2" dim, "91;1" bright red) where the style has colour, and chooses the language.
class Painter {
 public:
  explicit Painter(const Style& style) : style_(style) {}
  std::string operator()(std::string_view code, std::string_view text) const {
    if (!style_.colour || code.empty()) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
  }
  std::string operator()(Text text) const { return std::string(text.at(style_.lang)); }
  std::string dim(std::string_view text) const { return (*this)("2", text); }
  std::string bold(std::string_view text) const { return (*this)("1", text); }
  Lang lang() const { return style_.lang; }
  int width() const { return style_.width; }

 private:
  Style style_;
};

// --- lines that fit

using Lines = std::vector<std::string>;

// What does not fit ends in an ellipsis. The bytes inside a letter take no column, so only whole letters are left.
inline std::string cut_to(std::string text, int columns) {
  if (columns_of(text) <= columns) return text;
  while (!text.empty() && columns_of(text) >= columns) text.pop_back();
  return text + "…";
}
inline std::string spaces(int columns) { return std::string(static_cast<std::size_t>(std::max(0, columns)), ' '); }

// Parts behind a label with so much between them, in as many lines of so many columns as they need.
inline void add_parts(Lines& out, const std::string& label, const Lines& parts, std::string_view between, int width) {
  const int indent = columns_of(label);
  const std::string_view sign = between.substr(0, between.find_last_not_of(' ') + 1);  // stays at the end of a line
  std::string line = label;
  bool begun = false;
  for (const std::string& part : parts) {
    if (begun && columns_of(line) + columns_of(between) + columns_of(part) + columns_of(sign) > width) {
      out.push_back(line.append(sign));
      line = spaces(indent);
      begun = false;
    }
    if (begun) line += between;
    line += part.find('\x1b') == std::string::npos ? cut_to(part, width - indent) : part;
    begun = true;
  }
  out.push_back(line);
}

// The lines as a text, without spaces at their ends.
inline std::string joined_lines(Lines lines) {
  std::string out;
  for (std::string& line : lines) {
    while (!line.empty() && line.back() == ' ') line.pop_back();
    out += line + "\n";
  }
  return out;
}

// --- reading a view

// Harmless answers where something is hidden or of another kind.
inline std::string_view text_of(const boost::json::value& v) {
  return v.is_string() ? std::string_view(v.get_string()) : std::string_view();
}
inline int number_of(const boost::json::value& v) { return v.is_int64() ? static_cast<int>(v.get_int64()) : 0; }
// How many: the number of a hidden thing, the entries of an open one, or the sum of its counts.
inline int size_of(const boost::json::value& v) {
  if (v.is_array()) return static_cast<int>(v.get_array().size());
  if (!v.is_object()) return 0;
  const boost::json::object& o = v.get_object();
  if (const boost::json::value* hidden = o.if_contains("hidden")) return number_of(*hidden);
  int sum = 0;
  for (const auto& member : o) sum += member.value().is_int64() ? number_of(member.value()) : 1;
  return sum;
}
inline bool is_hidden(const boost::json::value& v) { return v.is_object() && v.get_object().contains("hidden"); }
inline bool lists(const boost::json::value& list, std::string_view name) {
  if (list.is_array())
    for (const boost::json::value& v : list.get_array())
      if (text_of(v) == name) return true;
  return false;
}
// The value of a kind that is called so, or -1.
inline int value_of(const ArgKind& kind, std::string_view id) {
  for (int i = 0; i < kind.count(); ++i)
    if (kind.print(i) == id) return i;
  return -1;
}
inline std::string name_of(const ArgKind& kind, std::string_view id, Lang lang) {
  const int v = value_of(kind, id);
  return v < 0 ? std::string(id) : kind.say(v, lang);
}

}  // namespace kosmo
