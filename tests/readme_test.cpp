// The transcript in README is real: it is played again here, and every line of it must come out in its order.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "cli/command.h"

namespace kosmo {
namespace {

std::string read_file(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string between(const std::string& text, const std::string& begin, const std::string& end) {
  const auto from = text.find(begin);
  if (from == std::string::npos) return "";
  const auto start = from + begin.size();
  return text.substr(start, text.find(end, start) - start);
}

TEST(Readme, TranscriptIsReal) {
  const std::string readme = read_file(KOSMOTEKA_SOURCE "/README.md");
  const std::string shown = between(readme, "$ ./run --terminal narodziny --seed 2\n", "```");
  std::string inputs = between(readme, "inputs: ", " -->");
  ASSERT_FALSE(shown.empty());
  ASSERT_FALSE(inputs.empty());
  for (auto at = inputs.find("; "); at != std::string::npos; at = inputs.find("; ")) inputs.replace(at, 2, "\n");

  setenv("COLUMNS", "126", 1);
  std::istringstream in(inputs + "\n");
  std::ostringstream out, err;
  std::vector<std::string> words = {"kosmoteka", "--lang",    "en",     "--color", "never",
                                    "play",      "narodziny", "--seed", "2"};
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  run_command(static_cast<int>(argv.size()), argv.data(), in, out, err);
  unsetenv("COLUMNS");

  // Typed words are echoed by the terminal, not by the program.
  std::string told = out.str();
  std::size_t at = 0;
  std::istringstream lines(shown);
  for (std::string line; std::getline(lines, line);) {
    if (line == "[...]" || line.empty() || line.starts_with("Pink> ")) continue;
    const auto found = told.find(line, at);
    ASSERT_NE(found, std::string::npos) << "not in the game, or not in this order: " << line;
    at = found + line.size();
  }
}

}  // namespace
}  // namespace kosmo
