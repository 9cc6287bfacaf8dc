#include "cli/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/words.h"

namespace kosmo {
namespace {

std::string shown(const std::string& path) { return in_quotes(path, 4096); }

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
  std::ostringstream text;
  if (path == "-") {
    text << in.rdbuf();
    return text.str();
  }
  std::error_code error;
  const auto kind = std::filesystem::status(path, error).type();
  if (kind == std::filesystem::file_type::not_found)
    return problem({"There is no file {}.", "Nie ma pliku {}."}, shown(path));
  if (kind == std::filesystem::file_type::directory)
    return problem({"{} is a folder; a file is wanted.", "{} to katalog; potrzebny jest plik."}, shown(path));
  std::ifstream file(path, std::ios::binary);
  if (!file) return problem({"{} cannot be read.", "Nie można odczytać pliku {}."}, shown(path));
  if (file.peek() != std::ifstream::traits_type::eof()) text << file.rdbuf();
  return text.str();
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
  return problem({"{} could not be written: {}.", "Nie udało się zapisać pliku {}: {}."}, shown(path), reason(code));
}

bool file_exists(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

}  // namespace kosmo
