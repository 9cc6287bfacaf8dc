#include "cli/saved_game.h"

#include <cerrno>

#include "cli/files.h"
#include "cli/words.h"
#include "engine/files.h"
#include "server/file_lock.h"

namespace kosmo {
namespace {

constexpr std::size_t kMost = 32 << 20;

// What stands there; nothing if there is no file. What cannot be read is no game of ours.
std::optional<std::string> content_of(const std::string& path) {
  if (!file_exists(path)) return {};
  const Maybe<std::string> text = read_file(path, kMost);
  return text ? *text : std::string();
}

}  // namespace

// The lock makes one step of looking and writing. A file that somebody removed is written again: nothing is lost by it.
SavedGame::Outcome SavedGame::write(std::string text) {
  FileLock lock;
  switch (lock.take(path_ + ".lock")) {
    case FileLock::Outcome::kDone: break;
    case FileLock::Outcome::kFailed: return {not_written(path_, errno)};
    case FileLock::Outcome::kTaken:
      return {problem({"{} is being written by another window just now.", "Plik {} zapisuje właśnie inne okno."},
                      in_quotes(path_, 4096))};
  }
  if (const auto now = content_of(path_); now && now != content_)
    return {problem({"{} has changed since: somebody plays this game in another window too.",
                     "Plik {} zmienił się w międzyczasie: ktoś gra w tę grę także w innym oknie."},
                    in_quotes(path_, 4096)),
            true};
  if (const Problem wrong = write_text(path_, text)) return {wrong};
  content_ = std::move(text);
  return {};
}

void SavedGame::take_over() { content_ = content_of(path_); }

std::string SavedGame::free_name_beside() const {
  const auto folder = path_.rfind('/');
  const auto dot = path_.find('.', folder == std::string::npos ? 1 : folder + 2);  // not that of a hidden file
  const std::string stem = path_.substr(0, dot), ending = dot == std::string::npos ? "" : path_.substr(dot);
  for (int i = 2;; ++i)
    if (const std::string name = stem + "-" + std::to_string(i) + ending; !file_exists(name)) return name;
}

}  // namespace kosmo
