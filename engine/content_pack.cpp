#include "engine/content_pack.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "engine/letters.h"

namespace kosmo {
namespace {

constexpr std::string_view kSources[] = {"rulebook", "public", "house"};

bool is_plain_letter(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '_';
}

}  // namespace

void ContentPack::read_entries(std::string_view file, std::string_view key, std::size_t count,
                               const std::function<std::string(const ContentEntry&, std::size_t)>& read_one,
                               const std::function<void(ContentReader&, const ContentEntries&)>& check_all) {
  const Maybe<SourceFile> source = content_file(fmt::format("{}/{}", game_, file));
  if (!source) {
    problems_.push_back(source.problem());
    return;
  }
  ContentReader reader(*source);
  const ContentEntries entries = reader.list(key);
  hash_ = hash_text(file, hash_);
  for (const ContentEntry& entry : entries) hash_ = entry.hash(hash_);
  if (reader.problems().empty() && entries.size() != count)
    reader.complain(fmt::format("{} entries are wanted, there are {}", count, entries.size()),
                    fmt::format("wpisów powinno być: {}, a jest: {}", count, entries.size()));
  std::set<std::string> ids;
  for (std::size_t i = 0; i < std::min(entries.size(), count); ++i) {
    const std::string id = read_one(entries[i], i);
    // Whoever types an action need not care for capitals, so ids that differ by them alone are the same.
    if (!id.empty() && !ids.insert(fold(id)).second)
      entries[i].complain("id", fmt::format("'{}' stands in this file twice", id),
                          fmt::format("„{}” występuje w tym pliku dwa razy", id));
  }
  if (reader.problems().empty()) check_all(reader, entries);
  problems_.insert(problems_.end(), reader.problems().begin(), reader.problems().end());
}

std::string read_id(const ContentEntry& entry) {
  const std::string id = entry.text("id");
  if (!std::all_of(id.begin(), id.end(), is_plain_letter))
    entry.complain("id", fmt::format("'{}' may hold letters a-z, digits, '-' and '_' only", id),
                   fmt::format("„{}” może składać się tylko z liter a-z, cyfr oraz znaków „-” i „_”", id));
  return id;
}

std::string read_source(const ContentEntry& entry) { return std::string(kSources[entry.choice("source", kSources)]); }

void read_card_text(const ContentEntry& entry, CardText& card) {
  card.id = read_id(entry);
  const ContentEntry name = entry.table("name"), text = entry.table("text");
  card.name_en = name.text("en");
  card.name_pl = name.text("pl");
  card.text_en = text.text("en");
  card.text_pl = text.text("pl");
  card.source = read_source(entry);
  name.finish();
  text.finish();
}

}  // namespace kosmo
