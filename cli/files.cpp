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
  std::ofstream file(beside, std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  std::error_code error;
  if (file) std::filesystem::rename(beside, path, error);
  if (file && !error) return {};
  const std::string why = error ? error.message() : std::strerror(errno);
  std::filesystem::remove(beside, error);
  return problem({"{} could not be written: {}.", "Nie udało się zapisać pliku {}: {}."}, shown(path), why);
}

bool file_exists(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

}  // namespace kosmo
