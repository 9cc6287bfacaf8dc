// Content: cards and tiles as TOML, compiled in as the default, replaceable by a player (`--content DIR`, laid out as
// DIR/<game>/<file>.toml). Every mistake is reported with file, line and key, and all of them at once.
#pragma once

#include <exception>
#include <memory>
#include <vector>

#include "engine/phrase.h"

namespace kosmo {

struct EmbeddedFile {
  std::string_view path;  // "<game>/cards.toml", "rules/<game>.md"
  std::string_view text;
};
// Everything compiled into the program (made by cmake/Embed.cmake).
std::span<const EmbeddedFile> embedded_files();

// Looks here first. Set once, before games are used.
void set_content_dir(std::string dir);
// The text of DIR/<path> if the content directory has it, else the embedded one.
struct SourceFile {
  std::string name;  // as shown in errors
  std::string text;
};
Maybe<SourceFile> content_file(std::string_view path);

std::uint64_t hash_text(std::string_view, std::uint64_t seed = 0xcbf29ce484222325ULL);

// A pack with mistakes: thrown when it is first read, before any game is played with it.
class ContentError : public std::exception {
 public:
  explicit ContentError(std::vector<Problem> problems) : problems_(std::move(problems)) {}
  const char* what() const noexcept override { return problems_.empty() ? "content" : problems_.front().en.c_str(); }
  const std::vector<Problem>& problems() const { return problems_; }

 private:
  std::vector<Problem> problems_;
};

class ContentReader;

// One table of a content file. Asking for a key that is missing or wrong notes a problem and returns something
// harmless.
class ContentEntry {
 public:
  std::string text(std::string_view key) const;
  int number(std::string_view key, int low, int high) const;
  int number_or(std::string_view key, int low, int high, int standard) const;
  bool flag_or(std::string_view key, bool standard) const;
  std::vector<std::string> texts(std::string_view key) const;
  int choice(std::string_view key, std::span<const std::string_view> values) const;  // index among them
  int choice(std::string_view key, std::span<const Name> values) const;              // the same, by their tokens
  ContentEntry table(std::string_view key) const;                                    // a sub-table
  bool has(std::string_view key) const;
  // A mistake in the meaning of a key.
  void complain(std::string_view key, const std::string& en, const std::string& pl) const;
  // Notes every key that nobody asked for: a typing mistake must not pass in silence. True if nothing at all was wrong
  // with the entry: only then is it worth asking whether its keys make sense together.
  bool finish() const;
  // All that the card is played with: its words (name, text, source) are left out, so that they can be corrected while
  // games go on.
  std::uint64_t hash(std::uint64_t seed) const;

 private:
  friend class ContentReader;
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

class ContentReader {
 public:
  explicit ContentReader(const SourceFile&);
  std::vector<ContentEntry> list(std::string_view key);  // all [[key]] tables
  const std::vector<Problem>& problems() const;
  void complain(const std::string& en, const std::string& pl);  // about the file as a whole

 private:
  friend class ContentEntry;
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace kosmo
