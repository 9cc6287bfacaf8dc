#include "server/json_patch.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

// ---- making one

// Where the values of a JSON text lie. Values are compared as texts, so nothing needs to be read out of them, and
// making a patch of two long texts costs hardly more than looking at them once.
class Outline {
 public:
  explicit Outline(std::string_view text) : text_(text) {
    nodes_.reserve(text.size() / 12);
    whole_ = read({}) && (skip_space(), at_ == text_.size());
  }
  bool is_whole() const { return whole_; }  // otherwise it is no JSON

  // Of the value with that number: each comes before what is in it.
  std::string_view text(std::size_t i) const { return text_.substr(nodes_[i].begin, nodes_[i].size); }
  std::string_view key(std::size_t i) const { return text_.substr(nodes_[i].key_begin, nodes_[i].key_size); }
  std::size_t next(std::size_t i) const { return nodes_[i].next; }  // the one after it and all that is in it
  bool is_object(std::size_t i) const { return text_[nodes_[i].begin] == '{'; }
  bool is_array(std::size_t i) const { return text_[nodes_[i].begin] == '['; }

 private:
  struct Node {
    std::uint32_t begin = 0, size = 0;
    std::uint32_t key_begin = 0, key_size = 0;  // its name as it is written, if it is a member
    std::uint32_t next = 0;
  };
  static std::uint32_t small(std::size_t n) { return static_cast<std::uint32_t>(n); }

  char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_space() {
    while (here() == ' ' || here() == '\n' || here() == '\t' || here() == '\r') ++at_;
  }
  bool take(char c) {
    skip_space();
    if (here() != c) return false;
    ++at_;
    return true;
  }

  bool read(Node node) {
    skip_space();
    node.begin = small(at_);
    const std::size_t number = nodes_.size();
    nodes_.push_back(node);
    const bool good = here() == '{' ? read_members() : here() == '[' ? read_elements() : read_plain();
    nodes_[number].size = small(at_ - node.begin);
    nodes_[number].next = small(nodes_.size());
    return good;
  }
  bool read_members() {
    take('{');
    if (take('}')) return true;
    do {
      skip_space();
      const std::size_t begin = at_ + 1;
      if (!read_string()) return false;
      const std::size_t size = at_ - 1 - begin;
      if (!take(':') || !read({.key_begin = small(begin), .key_size = small(size)})) return false;
    } while (take(','));
    return take('}');
  }
  bool read_elements() {
    take('[');
    if (take(']')) return true;
    do {
      if (!read({})) return false;
    } while (take(','));
    return take(']');
  }
  bool read_plain() {
    if (here() == '"') return read_string();
    const std::size_t begin = at_;
    while (at_ < text_.size() && !std::strchr(",]} \n\t\r", text_[at_])) ++at_;
    return at_ > begin;
  }
  bool read_string() {
    if (here() != '"') return false;
    ++at_;
    while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    if (at_ >= text_.size()) return false;
    ++at_;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Node> nodes_;
  bool whole_ = false;
};

// A step of a path from a key as it stands in a JSON text: '~' and '/' are written as RFC 6901 says.
void append_step(std::string& path, std::string_view key) {
  path += '/';
  for (const char c : key) {
    if (c == '~')
      path += "~0";
    else if (c == '/')
      path += "~1";
    else
      path += c;
  }
}

class Maker {
 public:
  Maker(const Outline& from, const Outline& to) : from_(from), to_(to) {}
  std::string make() {
    compare(0, 0);
    return "[" + out_ + "]";
  }

 private:
  void compare(std::size_t from, std::size_t to) {
    const std::string_view after = to_.text(to);
    if (from_.text(from) == after) return;
    const std::size_t length = out_.size();
    if (from_.is_object(from) && to_.is_object(to))
      compare_members(from, to);
    else if (from_.is_array(from) && to_.is_array(to))
      compare_elements(from, to);
    else
      return write("replace", after);
    // Is it shorter to tell all of it anew? Then what was written of it is taken back.
    const std::size_t written = out_.size() - length, around = frame("replace") + (length > 0);
    if (written <= around + after.size()) return;
    out_.resize(length);
    write("replace", after);
  }

  // The member of that name; `guess` is where it would be if the order had stayed. 0: there is none.
  static std::size_t find_member(const Outline& in, std::size_t object, std::string_view key, std::size_t guess) {
    const std::size_t end = in.next(object);
    if (guess < end && in.key(guess) == key) return guess;
    for (std::size_t i = object + 1; i < end; i = in.next(i))
      if (in.key(i) == key) return i;
    return 0;
  }
  void compare_members(std::size_t from, std::size_t to) {
    std::size_t guess = to + 1;
    for (std::size_t i = from + 1; i < from_.next(from); i = from_.next(i)) {
      const std::size_t found = find_member(to_, to, from_.key(i), guess);
      if (found == 0)
        at(from_.key(i), [&] { write("remove", {}); });
      else
        guess = to_.next(found);
    }
    guess = from + 1;
    for (std::size_t i = to + 1; i < to_.next(to); i = to_.next(i)) {
      const std::size_t found = find_member(from_, from, to_.key(i), guess);
      if (found == 0) {
        at(to_.key(i), [&] { write("add", to_.text(i)); });
        continue;
      }
      guess = from_.next(found);
      if (from_.text(found) != to_.text(i)) at(to_.key(i), [&] { compare(found, i); });
    }
  }

  static std::vector<std::size_t> elements(const Outline& in, std::size_t array) {
    std::vector<std::size_t> out;
    for (std::size_t i = array + 1; i < in.next(array); i = in.next(i)) out.push_back(i);
    return out;
  }
  // What stays at the beginning and at the end is left alone. Of the rest, one element after another.
  void compare_elements(std::size_t from_array, std::size_t to_array) {
    const std::vector<std::size_t> from = elements(from_, from_array), to = elements(to_, to_array);
    const auto same = [&](std::size_t i, std::size_t j) { return from_.text(from[i]) == to_.text(to[j]); };
    std::size_t first = 0, from_end = from.size(), to_end = to.size();
    while (first < from_end && first < to_end && same(first, first)) ++first;
    while (from_end > first && to_end > first && same(from_end - 1, to_end - 1)) --from_end, --to_end;
    std::size_t i = first;
    for (; i < from_end && i < to_end; ++i) at(i, [&] { compare(from[i], to[i]); });
    for (std::size_t j = i; j < from_end; ++j) at(i, [&] { write("remove", {}); });
    for (std::size_t j = i; j < to_end; ++j) at(j, [&] { write("add", to_.text(to[j])); });
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

  // The length of an operation with a value here, but for the value.
  std::size_t frame(std::string_view operation) const {
    return std::string_view(R"({"op":"","path":"","value":})").size() + operation.size() + path_.size();
  }
  void write(std::string_view operation, std::string_view value) {
    if (!out_.empty()) out_ += ',';
    out_.append(R"({"op":")").append(operation).append(R"(","path":")").append(path_) += '"';
    if (!value.empty()) out_.append(R"(,"value":)").append(value);
    out_ += '}';
  }

  const Outline &from_, &to_;
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
struct Reached {
  json::value* parent = nullptr;
  std::string step;
};
Reached find(json::value& document, std::string_view path) {
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
  const Reached found = find(document, path);
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

std::string patch_between(std::string_view from, std::string_view to) {
  const Outline before(from), after(to);
  return before.is_whole() && after.is_whole() ? Maker(before, after).make() : std::string();
}

Problem apply_patch(json::value& document, const json::value& patch) {
  if (!patch.is_array()) return wrong("it is not a list", "to nie jest lista");
  for (const json::value& one : patch.get_array())
    if (Problem no = apply_one(document, one)) return no;
  return {};
}

}  // namespace kosmo
