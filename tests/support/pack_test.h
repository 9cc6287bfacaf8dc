// For the content_test.cpp of each game: a content pack of its own, with copies of our files in which something was
// changed, and how exactly the change must be refused.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/content.h"
#include "tests/support/command.h"

namespace kosmo {

class PackTest : public testing::Test {
 protected:
  // `load` reads the game's files anew. The program's own content must be in use already: a pack is set only later.
  PackTest(std::string game, std::vector<Problem> (*load)())
      : game_(std::move(game)),
        load_(load),
        dir_(std::filesystem::path(testing::TempDir()) / fmt::format("kosmoteka-pack-{}-{}", getpid(), ++packs)) {
    std::filesystem::create_directories(dir_ / game_);
  }
  ~PackTest() override {
    set_content_dir("");
    std::filesystem::remove_all(dir_);
  }

  // Our `file` as the pack has it now.
  std::string text_of(const std::string& file) const {
    if (std::filesystem::exists(dir_ / game_ / file)) return text_at(dir_ / game_ / file);
    for (const EmbeddedFile& ours : embedded_files())
      if (ours.path == game_ + "/" + file) return std::string(ours.text);
    return "";
  }
  void write(const std::string& file, const std::string& text) const { std::ofstream(dir_ / game_ / file) << text; }

  // Replaces the first `from` behind the words `behind`; returns the line where it stood.
  int change(const std::string& file, const std::string& behind, const std::string& from, const std::string& to) const {
    std::string text = text_of(file);
    const auto start = text.find(behind);
    const auto at = start == std::string::npos ? start : text.find(from, start);
    EXPECT_NE(at, std::string::npos) << behind << " ... " << from;
    if (at == std::string::npos) return 0;
    const auto above = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    write(file, text.replace(at, from.size(), to));
    return static_cast<int>(above) + 1;
  }

  std::vector<Problem> load_pack() const {
    set_content_dir(dir_.string());
    return load_();
  }

  // Exactly one mistake, said in both languages: file, line, key, and words about it. The file then is ours again.
  void expect_mistake(const std::string& file, int line, const std::string& key, const std::string& words) const {
    const auto problems = load_pack();
    ASSERT_EQ(problems.size(), 1u) << key << ", " << words << "\n" << all(problems);
    const std::string place = fmt::format("{}/{}:{}: {}: ", (dir_ / game_).string(), file, line, key);
    EXPECT_EQ(problems[0].en.substr(0, place.size()), place) << problems[0].en;
    EXPECT_EQ(problems[0].pl.substr(0, place.size()), place) << problems[0].pl;
    EXPECT_NE(problems[0].en.find(words), std::string::npos) << problems[0].en << "\nwanted: " << words;
    EXPECT_NE(problems[0].en, problems[0].pl);
    std::filesystem::remove(dir_ / game_ / file);
  }
  // The entry `id` with one thing changed: the mistake stands on that line, under that key of the entry.
  void expect_refused(const std::string& file, const std::string& id, const std::string& from, const std::string& to,
                      const std::string& key, const std::string& words) const {
    const int line = change(file, "\"" + id + "\"", from, to);
    expect_mistake(file, line, id + "." + key, words);
  }

  // Where the mistakes of the pack are: "cards.toml:12", one after the other.
  std::vector<std::string> places_of_mistakes() const {
    std::vector<std::string> places;
    const auto from = (dir_ / game_ / "").string().size();
    for (const Problem& p : load_pack()) places.push_back(p.en.substr(from, p.en.find(": ") - from));
    return places;
  }

  // The command, played with the pack.
  std::string path(const std::string& file) const { return (dir_ / file).string(); }
  std::string with_pack() const { return fmt::format(" --lang en --content '{}'", dir_.string()); }

  static std::string text_at(const std::filesystem::path& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  static std::string all(const std::vector<Problem>& problems) {
    std::string text;
    for (const Problem& p : problems) text += p.en + "\n";
    return text;
  }

 private:
  static inline int packs = 0;
  const std::string game_;
  std::vector<Problem> (*const load_)();
  const std::filesystem::path dir_;
};

}  // namespace kosmo
