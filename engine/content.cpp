#include "engine/content.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include <fmt/format.h>

#include "engine/files.h"
#include "engine/plain_text.h"
#include "engine/syntax_words.h"
#include "engine/toml.h"

namespace kosmo {
namespace {

std::string& content_dir() {
  static std::string dir;
  return dir;
}

std::uint64_t hash_node(const toml::node& node, std::uint64_t h) {
  if (const auto* table = node.as_table()) {
    for (const auto& [key, value] : *table) h = hash_node(value, hash_text(key.str(), hash_text("{", h)));
    return hash_text("}", h);
  }
  if (const auto* array = node.as_array()) {
    for (const toml::node& element : *array) h = hash_node(element, hash_text("[", h));
    return hash_text("]", h);
  }
  if (const auto* text = node.as_string()) return hash_text("\"", hash_text(text->get(), hash_text("\"", h)));
  if (const auto* number = node.as_integer()) return hash_text(fmt::format("{} ", number->get()), h);
  if (const auto* flag = node.as_boolean()) return hash_text(flag->get() ? "true " : "false ", h);
  return h;  // no reader asks for anything else
}

}  // namespace

void set_content_dir(std::string dir) { content_dir() = std::move(dir); }

Maybe<SourceFile> content_file(std::string_view path) {
  if (!content_dir().empty()) {
    const std::string name = content_dir() + "/" + std::string(path);
    std::error_code error;
    if (std::filesystem::exists(name, error)) {
      constexpr std::size_t kMost = 4 << 20;
      Maybe<std::string> text = read_file(name, kMost);
      if (!text) return text.problem();
      return SourceFile{name, std::move(*text)};
    }
  }
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == path) return SourceFile{std::string(path), std::string(file.text)};
  return Problem{fmt::format("{}: there is no such content file", path),
                 fmt::format("{}: nie ma takiego pliku treści", path)};
}

std::uint64_t hash_text(std::string_view text, std::uint64_t h) {
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return h;
}

struct ContentReader::Impl {
  std::string name;
  toml::table root;
  std::vector<Problem> problems;
  void complain(std::size_t line, std::string_view key, const std::string& en, const std::string& pl) {
    if (problems.size() < 50)
      problems.push_back(
          {fmt::format("{}:{}: {}: {}", name, line, key, en), fmt::format("{}:{}: {}: {}", name, line, key, pl)});
  }
};

struct ContentEntry::Impl {
  std::shared_ptr<ContentReader::Impl> reader;
  const toml::table* table = nullptr;
  std::string prefix;
  std::size_t line = 0;
  std::set<std::string, std::less<>> asked;
  std::shared_ptr<bool> sound = std::make_shared<bool>(true);  // one for an entry and all its tables

  void complain(std::size_t at_line, std::string_view key, const std::string& en, const std::string& pl) {
    *sound = false;
    reader->complain(at_line, prefix + std::string(key), en, pl);
  }
  const toml::node* find(std::string_view key, bool required) {
    asked.emplace(key);
    const toml::node* node = table ? table->get(key) : nullptr;
    if (!node && required && table) complain(line, key, "this key is missing", "brakuje tego klucza");
    return node;
  }
  void wrong(const toml::node& node, std::string_view key, const std::string& en, const std::string& pl) {
    complain(node.source().begin.line, key, en, pl);
  }
  int read_number(const toml::node& node, std::string_view key, int low, int high) {
    const auto* value = node.as_integer();
    if (!value) {
      wrong(node, key, "a whole number is wanted", "potrzebna jest liczba całkowita");
      return low;
    }
    if (value->get() < low || value->get() > high) {
      wrong(node, key, fmt::format("{} is out of range: {} to {}", value->get(), low, high),
            fmt::format("{} jest poza zakresem: od {} do {}", value->get(), low, high));
      return low;
    }
    return static_cast<int>(value->get());
  }
};

ContentReader::ContentReader(const SourceFile& file) : impl_(std::make_shared<Impl>()) {
  impl_->name = file.name;
  toml::parse_result result = toml::parse(file.text, file.name);
  if (!result) {
    const auto at = result.error().source().begin;
    const Problem why = why_not_toml(file.text, {at.line, at.column, result.error().description()});
    impl_->complain(at.line, "toml", why.en, why.pl);
    return;
  }
  impl_->root = std::move(result).table();
}

std::vector<ContentEntry> ContentReader::list(std::string_view key) {
  std::vector<ContentEntry> entries;
  const toml::node* node = impl_->root.get(key);
  const toml::array* array = node ? node->as_array() : nullptr;
  if (!array) {
    if (impl_->problems.empty())
      impl_->complain(1, key, fmt::format("the file needs [[{}]] entries", key),
                      fmt::format("plik musi zawierać wpisy [[{}]]", key));
    return entries;
  }
  for (const toml::node& element : *array) {
    const toml::table* table = element.as_table();
    if (!table) continue;
    ContentEntry entry;
    entry.impl_ = std::make_shared<ContentEntry::Impl>();
    entry.impl_->reader = impl_;
    entry.impl_->table = table;
    entry.impl_->line = table->source().begin.line;
    if (const auto* id = table->get("id"); id && id->is_string())
      entry.impl_->prefix = kosmo::quotable(id->as_string()->get()) + ".";
    entries.push_back(std::move(entry));
  }
  return entries;
}

const std::vector<Problem>& ContentReader::problems() const { return impl_->problems; }
void ContentReader::complain(const std::string& en, const std::string& pl) { impl_->complain(1, "file", en, pl); }

std::string ContentEntry::text(std::string_view key) const {
  const toml::node* node = impl_->find(key, true);
  if (!node) return "";
  const auto* value = node->as_string();
  if (!value)
    impl_->wrong(*node, key, "a text is wanted", "potrzebny jest tekst");
  else if (value->get().empty())
    impl_->wrong(*node, key, "the text is empty", "tekst jest pusty");
  else if (!is_plain(value->get()))
    impl_->wrong(*node, key, "control characters may not stand in a text", "w tekście nie może być znaków sterujących");
  else
    return value->get();
  return "";
}

int ContentEntry::number(std::string_view key, int low, int high) const {
  const toml::node* node = impl_->find(key, true);
  return node ? impl_->read_number(*node, key, low, high) : low;
}

int ContentEntry::number_or(std::string_view key, int low, int high, int standard) const {
  const toml::node* node = impl_->find(key, false);
  return node ? impl_->read_number(*node, key, low, high) : standard;
}

bool ContentEntry::flag_or(std::string_view key, bool standard) const {
  const toml::node* node = impl_->find(key, false);
  if (!node) return standard;
  if (const auto* value = node->as_boolean()) return value->get();
  impl_->wrong(*node, key, "true or false is wanted", "potrzebne jest true albo false");
  return standard;
}

std::vector<std::string> ContentEntry::texts(std::string_view key) const {
  std::vector<std::string> out;
  const toml::node* node = impl_->find(key, true);
  if (!node) return out;
  const toml::array* array = node->as_array();
  if (!array) {
    impl_->wrong(*node, key, "a list of texts is wanted", "potrzebna jest lista tekstów");
    return out;
  }
  for (const toml::node& element : *array) {
    if (const auto* value = element.as_string())
      out.push_back(value->get());
    else
      impl_->wrong(element, key, "a text is wanted", "potrzebny jest tekst");
  }
  return out;
}

int ContentEntry::choice(std::string_view key, std::span<const std::string_view> values) const {
  const std::string value = text(key);
  if (value.empty()) return 0;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (values[i] == value) return static_cast<int>(i);
  std::string known;
  for (const auto v : values) known += (known.empty() ? "" : ", ") + std::string(v);
  complain(key, fmt::format("'{}' is unknown; known are: {}", value, known),
           fmt::format("„{}” jest nieznane; znane są: {}", value, known));
  return 0;
}

int ContentEntry::choice(std::string_view key, std::span<const Name> values) const {
  std::vector<std::string_view> tokens;
  for (const Name& name : values) tokens.push_back(name.id);
  return choice(key, tokens);
}

ContentEntry ContentEntry::table(std::string_view key) const {
  ContentEntry entry;
  entry.impl_ = std::make_shared<Impl>();
  entry.impl_->reader = impl_->reader;
  entry.impl_->sound = impl_->sound;
  entry.impl_->prefix = impl_->prefix + std::string(key) + ".";
  entry.impl_->line = impl_->line;
  if (const toml::node* node = impl_->find(key, true)) {
    entry.impl_->line = node->source().begin.line;
    entry.impl_->table = node->as_table();
    if (!entry.impl_->table) impl_->wrong(*node, key, "a table { ... } is wanted", "potrzebna jest tabela { ... }");
  }
  return entry;
}

bool ContentEntry::has(std::string_view key) const { return impl_->table && impl_->table->contains(key); }

void ContentEntry::complain(std::string_view key, const std::string& en, const std::string& pl) const {
  const toml::node* node = impl_->table ? impl_->table->get(key) : nullptr;
  impl_->complain(node ? node->source().begin.line : impl_->line, key, en, pl);
}

bool ContentEntry::finish() const {
  if (!impl_->table) return false;
  for (const auto& [key, node] : *impl_->table)
    if (!impl_->asked.contains(key.str()))
      impl_->complain(key.source().begin.line, key.str(), "there is no such key", "nie ma takiego klucza");
  return *impl_->sound;
}

std::uint64_t ContentEntry::hash(std::uint64_t h) const {
  constexpr std::string_view kWords[] = {"name", "text", "source"};
  for (const auto& [key, node] : *impl_->table)
    if (std::find(std::begin(kWords), std::end(kWords), key.str()) == std::end(kWords))
      h = hash_node(node, hash_text(key.str(), hash_text("{", h)));
  return hash_text("}", h);
}

}  // namespace kosmo
