#include "cli/line_history.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/plain_text.h"

namespace kosmo {
namespace {

constexpr std::size_t kLongestKept = 200;  // bytes

// All at once, so that two sessions do not write into each other's lines.
void append(const std::string& path, const std::string& text) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) return;
  [[maybe_unused]] const auto written = write(file, text.data(), text.size());
  close(file);
}

}  // namespace

std::string history_path() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  if (state && *state == '/') return std::string(state) + "/kosmoteka/history";
  if (home && *home == '/') return std::string(home) + "/.local/state/kosmoteka/history";
  return "";
}

bool worth_remembering(const std::string& line) {
  return !line.empty() && line.size() <= kLongestKept && is_plain(line);
}

std::vector<std::string> read_history(const std::string& path) {
  std::vector<std::string> lines;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);)
    if (worth_remembering(line)) lines.push_back(line);
  if (lines.size() <= kMostRemembered) return lines;
  const bool much_too_long = lines.size() > 2 * kMostRemembered;
  lines.erase(lines.begin(), lines.end() - kMostRemembered);
  if (much_too_long) {
    const std::string beside = path + ".part";
    std::error_code ignored;
    std::filesystem::remove(beside, ignored);
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    append(beside, text);
    std::filesystem::rename(beside, path, ignored);
  }
  return lines;
}

void append_history(const std::string& path, const std::string& line) {
  if (path.empty() || !worth_remembering(line)) return;
  std::error_code ignored;
  std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
  append(path, line + "\n");
}

}  // namespace kosmo
