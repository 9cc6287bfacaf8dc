// What readers of scenario files and of base positions share: texts, lists and pointers taken out of TOML, with the
// first mistake kept. For .cpp files of engine/ only: toml++ is heavy.
#pragma once

#include <boost/json.hpp>

#include "engine/scenario_file.h"
#include "engine/toml.h"

namespace kosmo {

inline std::size_t line_of(const toml::node& node) { return node.source().begin.line; }

// What is wrong with a file before it is even read: too long, or no TOML. Else the table that it holds.
Maybe<toml::table> parse_scenario_toml(std::string_view text, const std::string& file);

// Takes a parsed file apart. The first mistake is kept, with its line; later ones would mostly follow from it.
class ScenarioReader {
 public:
  explicit ScenarioReader(std::string file) : file_(std::move(file)) {}

 protected:
  void fail(std::size_t line, const std::string& en, const std::string& pl) {
    if (!problem_) problem_ = problem_at(file_, line, en, pl);
  }
  const toml::node* required(const toml::table&, std::string_view key);
  SourcedText text(const toml::node&, std::string_view key);
  std::vector<SourcedText> texts(const toml::node&, std::string_view key);
  std::vector<std::string> plain_texts(const toml::node&, std::string_view key);
  // The keys title and title_pl. Without the second, the first stands in both languages.
  ScenarioTitle title(const toml::table&);
  // The table options = { humans = 1 }, each as a game takes it: "humans=1".
  std::vector<SourcedText> options(const toml::node&);
  std::vector<PointerValue> pointers(const toml::node&, std::string_view key);
  boost::json::value to_json(const toml::node&, int depth);

  std::string file_;
  Problem problem_;
};

}  // namespace kosmo
