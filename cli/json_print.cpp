#include "cli/json_print.h"

#include <algorithm>

#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr std::size_t kLongestLine = 100;

bool plain(const json::value& v) { return !v.is_array() && !v.is_object(); }

void print(const json::value& v, std::size_t indent, std::string& out);

// The elements one a line, between brackets.
template <class List, class Element>
void print_lines(const List& list, char open, char close, std::size_t indent, std::string& out, Element&& element) {
  out += open;
  bool first = true;
  for (const auto& e : list) {
    out += first ? "\n" : ",\n";
    out.append(indent + 2, ' ');
    element(e);
    first = false;
  }
  out += '\n';
  out.append(indent, ' ');
  out += close;
}

// Plain values side by side, as many a line as fit.
void print_row(const json::array& array, std::size_t indent, std::string& out) {
  std::string all;
  for (const json::value& v : array) all += (all.empty() ? "" : ", ") + json::serialize(v);
  if (indent + all.size() < kLongestLine) {
    out += '[' + all + ']';
    return;
  }
  out += '[';
  std::size_t used = kLongestLine;
  for (std::size_t i = 0; i < array.size(); ++i) {
    const std::string text = json::serialize(array[i]);
    if (used + text.size() + 2 > kLongestLine) {
      out += '\n';
      out.append(indent + 2, ' ');
      used = indent + 2;
    } else {
      out += ' ';
    }
    out += text;
    if (i + 1 < array.size()) out += ',';
    used += text.size() + 2;
  }
  out += '\n';
  out.append(indent, ' ');
  out += ']';
}

void print_array(const json::array& array, std::size_t indent, std::string& out) {
  if (std::all_of(array.begin(), array.end(), plain)) return print_row(array, indent, out);
  print_lines(array, '[', ']', indent, out, [&](const json::value& v) { print(v, indent + 2, out); });
}

void print(const json::value& v, std::size_t indent, std::string& out) {
  if (v.is_array()) return print_array(v.get_array(), indent, out);
  if (!v.is_object() || v.get_object().empty()) {
    out += json::serialize(v);
    return;
  }
  print_lines(v.get_object(), '{', '}', indent, out, [&](const json::key_value_pair& member) {
    out += json::serialize(json::string(member.key())) + ": ";
    print(member.value(), indent + 2, out);
  });
}

}  // namespace

std::string pretty_json(std::string_view text) {
  std::string out;
  print(json::parse(text), 0, out);
  return out + "\n";
}

}  // namespace kosmo
