#include "cli/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "cli/words.h"
#include "engine/files.h"

namespace kosmo {
namespace {

Problem shown(const std::string& path) { return in_quotes(path, 4096); }

// The few reasons that people meet, in both languages; any other as the system says it.
Problem reason(int error) {
  switch (error) {
    case ENOENT: return problem({"there is no such folder", "nie ma takiego katalogu"});
    case EACCES:
    case EPERM:
    case EROFS: return problem({"it may not be written there", "brak prawa zapisu"});
    case ENOSPC: return problem({"the disk is full", "dysk jest pełny"});
    case EISDIR: return problem({"it is a folder", "to jest katalog"});
    default: return problem({"{}", "{}"}, std::strerror(error));
  }
}

}  // namespace

Maybe<std::string> read_text(const std::string& path, std::istream& in) {
  constexpr std::size_t kMost = 32 << 20;
  if (path != "-") return read_file(path, kMost);
  std::string text;
  char block[65536];
  while (in.read(block, sizeof block), in.gcount() > 0) {
    text.append(block, static_cast<std::size_t>(in.gcount()));
    if (text.size() > kMost)
      return problem({"The input is too large: at most {} bytes are read.",
                      "Wejście jest za duże: czytane jest najwyżej {} bajtów."},
                     kMost);
  }
  return text;
}

Problem write_text(const std::string& path, std::string_view text) {
  const std::string beside = path + ".part";
  std::error_code error, ignored;
  errno = 0;
  std::ofstream file(beside, std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  int code = file ? 0 : errno;
  if (file) {
    std::filesystem::rename(beside, path, error);
    code = error.value();
  }
  if (file && code == 0) return {};
  std::filesystem::remove(beside, ignored);
  return not_written(path, code);
}

Problem not_written(const std::string& path, int error) {
  return problem({"{} could not be written: {}.", "Nie udało się zapisać pliku {}: {}."}, shown(path), reason(error));
}

bool file_exists(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

}  // namespace kosmo
