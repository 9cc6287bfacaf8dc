#include "server/json_patch.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include <fmt/format.h>
#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

// ---- making one

// Whether the text of a value is shorter than that. Looks no further than it must.
bool is_shorter(const json::value& value, std::size_t than) {
  std::array<char, 512> some;
  json::serializer writer;
  writer.reset(&value);
  std::size_t length = 0;
  while (!writer.done() && length < than) length += writer.read(some.data(), some.size()).size();
  return length < than;
}

// A step of a path: '~' and '/' are written as RFC 6901 says, and all of it as it stands in a JSON text.
void append_step(std::string& path, std::string_view key) {
  path += '/';
  const bool plain = std::none_of(key.begin(), key.end(), [](char c) {
    return c == '~' || c == '/' || c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
  });
  if (plain) {
    path += key;
    return;
  }
  std::string escaped;
  for (const char c : key) {
    if (c == '~')
      escaped += "~0";
    else if (c == '/')
      escaped += "~1";
    else
      escaped += c;
  }
  const std::string text = json::serialize(json::string(escaped));
  path.append(text, 1, text.size() - 2);  // without the quotes
}

class Maker {
 public:
  std::string make(const json::value& from, const json::value& to) {
    compare(from, to);
    return "[" + out_ + "]";
  }

 private:
  void compare(const json::value& from, const json::value& to) {
    const std::size_t before = out_.size();
    if (from.is_object() && to.is_object())
      compare_members(from.get_object(), to.get_object());
    else if (from.is_array() && to.is_array())
      compare_elements(from.get_array(), to.get_array());
    else if (from != to)
      return write("replace", &to);
    // Is it shorter to tell all of it anew? Then what was written of it is taken back.
    const std::size_t written = out_.size() - before, around = frame("replace", true) + (before > 0);
    if (written <= around || !is_shorter(to, written - around)) return;
    out_.resize(before);
    write("replace", &to);
  }

  void compare_members(const json::object& from, const json::object& to) {
    for (const auto& member : from)
      if (!to.contains(member.key())) at(member.key(), [&] { write("remove", nullptr); });
    for (const auto& member : to) {
      const json::value* const before = from.if_contains(member.key());
      if (!before)
        at(member.key(), [&] { write("add", &member.value()); });
      else if (before->is_structured() || *before != member.value())
        at(member.key(), [&] { compare(*before, member.value()); });
    }
  }

  // What stays at the beginning and at the end is left alone. Of the rest, one element after another.
  void compare_elements(const json::array& from, const json::array& to) {
    std::size_t first = 0, from_end = from.size(), to_end = to.size();
    while (first < from_end && first < to_end && from[first] == to[first]) ++first;
    while (from_end > first && to_end > first && from[from_end - 1] == to[to_end - 1]) --from_end, --to_end;
    std::size_t i = first;
    for (; i < from_end && i < to_end; ++i) at(i, [&] { compare(from[i], to[i]); });
    for (std::size_t j = i; j < from_end; ++j) at(i, [&] { write("remove", nullptr); });
    for (std::size_t j = i; j < to_end; ++j) at(j, [&] { write("add", &to[j]); });
  }

  template <class Do>
  void at(std::string_view key, Do what) {
    const std::size_t before = path_.size();
    append_step(path_, key);
    what();
    path_.resize(before);
  }
  template <class Do>
  void at(std::size_t index, Do what) {
    at(std::string_view(std::to_string(index)), what);
  }

  // The length of an operation here, but for its value.
  std::size_t frame(std::string_view operation, bool has_value) const {
    constexpr std::string_view kBare = R"({"op":"","path":""})", kValue = R"(,"value":)";
    return kBare.size() + operation.size() + path_.size() + (has_value ? kValue.size() : 0);
  }
  void write(std::string_view operation, const json::value* value) {
    if (!out_.empty()) out_ += ',';
    out_.append(R"({"op":")").append(operation).append(R"(","path":")").append(path_) += '"';
    if (value) out_.append(R"(,"value":)").append(json::serialize(*value));
    out_ += '}';
  }

  std::string out_, path_;
};

// ---- carrying one out

Problem wrong(std::string_view en, std::string_view pl) {
  return {fmt::format("The patch cannot be applied: {}.", en), fmt::format("Nie da się zastosować łatki: {}.", pl)};
}
Problem no_place(std::string_view path) {
  return wrong(fmt::format("there is no place '{}'", path), fmt::format("nie ma miejsca „{}”", path));
}

// A step as it is meant; nothing: it is none.
std::optional<std::string> read_step(std::string_view text) {
  std::string step;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '~') {
      step += text[i];
      continue;
    }
    if (++i == text.size() || (text[i] != '0' && text[i] != '1')) return std::nullopt;
    step += text[i] == '0' ? '~' : '/';
  }
  return step;
}

// The place in a list; nothing: there is no such place among so many.
std::optional<std::size_t> read_index(std::string_view step, std::size_t places) {
  std::size_t index = 0;
  const auto read = std::from_chars(step.data(), step.data() + step.size(), index);
  const bool all = read.ec == std::errc() && read.ptr == step.data() + step.size();
  if (!all || (step.size() > 1 && step[0] == '0') || index >= places) return std::nullopt;
  return index;
}

json::value* find_child(json::value& parent, std::string_view step) {
  if (parent.is_object()) return parent.get_object().if_contains(step);
  if (!parent.is_array()) return nullptr;
  const auto index = read_index(step, parent.get_array().size());
  return index ? &parent.get_array()[*index] : nullptr;
}

enum class Operation : std::uint8_t { kAdd, kRemove, kReplace };

bool change_member(json::object& parent, std::string_view key, Operation operation, const json::value* value) {
  if (operation != Operation::kAdd && !parent.contains(key)) return false;
  if (operation == Operation::kRemove)
    parent.erase(key);
  else
    parent[key] = *value;
  return true;
}

bool change_element(json::array& parent, std::string_view step, Operation operation, const json::value* value) {
  const bool adds = operation == Operation::kAdd;
  if (adds && step == "-") {
    parent.push_back(*value);
    return true;
  }
  const auto index = read_index(step, parent.size() + (adds ? 1 : 0));
  if (!index) return false;
  json::value* const place = parent.data() + *index;
  if (adds)
    parent.insert(place, *value);
  else if (operation == Operation::kRemove)
    parent.erase(place);
  else
    *place = *value;
  return true;
}

// The value around what the path leads to, and the last step to it. Null: the path leads nowhere.
struct Found {
  json::value* parent = nullptr;
  std::string step;
};
Found find(json::value& document, std::string_view path) {
  json::value* parent = &document;
  for (;;) {  // `path` begins with the '/' of the next step
    const std::size_t end = std::min(path.find('/', 1), path.size());
    const auto step = read_step(path.substr(1, end - 1));
    if (!step) return {};
    if (end == path.size()) return {parent, *step};
    parent = find_child(*parent, *step);
    if (!parent) return {};
    path.remove_prefix(end);
  }
}

bool change(json::value& document, std::string_view path, Operation operation, const json::value* value) {
  if (path.empty()) {  // all of it
    if (operation != Operation::kRemove) document = *value;
    return operation != Operation::kRemove;
  }
  if (path[0] != '/') return false;
  const Found found = find(document, path);
  if (!found.parent) return false;
  if (found.parent->is_object()) return change_member(found.parent->get_object(), found.step, operation, value);
  return found.parent->is_array() && change_element(found.parent->get_array(), found.step, operation, value);
}

std::optional<Operation> operation_of(const json::value* name) {
  if (!name || !name->is_string()) return std::nullopt;
  const std::string_view text = name->get_string();
  if (text == "add") return Operation::kAdd;
  if (text == "remove") return Operation::kRemove;
  if (text == "replace") return Operation::kReplace;
  return std::nullopt;
}

Problem apply_one(json::value& document, const json::value& one) {
  const json::object* const members = one.if_object();
  const json::value* const path = members ? members->if_contains("path") : nullptr;
  if (!path || !path->is_string()) return wrong("an operation has no path", "operacja nie ma ścieżki");
  const auto operation = operation_of(members->if_contains("op"));
  if (!operation) return wrong("an operation is not known", "nieznana operacja");
  const json::value* const value = members->if_contains("value");
  if (!value && *operation != Operation::kRemove) return wrong("an operation has no value", "operacja nie ma wartości");
  const std::string_view where = path->get_string();
  return change(document, where, *operation, value) ? Problem{} : no_place(where);
}

}  // namespace

std::string make_patch(const json::value& from, const json::value& to) { return Maker().make(from, to); }

std::string patch_between(std::string_view from, std::string_view to) {
  json::monotonic_resource memory(4 * (from.size() + to.size()));
  json::error_code error;
  const json::value before = json::parse({from.data(), from.size()}, error, &memory);
  if (error) return {};
  const json::value after = json::parse({to.data(), to.size()}, error, &memory);
  return error ? std::string() : make_patch(before, after);
}

Problem apply_patch(json::value& document, const json::value& patch) {
  if (!patch.is_array()) return wrong("it is no list", "to nie jest lista");
  for (const json::value& one : patch.get_array())
    if (Problem no = apply_one(document, one)) return no;
  return {};
}

}  // namespace kosmo
