#include "engine/files.h"

#include <filesystem>
#include <fstream>

#include <fmt/format.h>

#include "engine/plain_text.h"

namespace kosmo {

Maybe<std::string> read_file(const std::string& path, std::size_t most) {
  const std::string name = kosmo::quotable(path);
  std::error_code error;
  const auto kind = std::filesystem::status(path, error).type();
  if (kind == std::filesystem::file_type::not_found)
    return Problem{fmt::format("There is no file {}.", name), fmt::format("Nie ma pliku {}.", name)};
  if (kind == std::filesystem::file_type::directory)
    return Problem{fmt::format("{} is a folder; a file is wanted.", name),
                   fmt::format("{} to katalog; potrzebny jest plik.", name)};
  std::ifstream in(path, std::ios::binary);
  if (!in) return Problem{fmt::format("{} cannot be read.", name), fmt::format("Nie można odczytać pliku {}.", name)};
  std::string text;
  char block[65536];
  while (in.read(block, sizeof block), in.gcount() > 0) {
    text.append(block, static_cast<std::size_t>(in.gcount()));
    if (text.size() > most)
      return Problem{fmt::format("{} is too large: at most {} bytes are read.", name, most),
                     fmt::format("Plik {} jest za duży: czytane jest najwyżej {} bajtów.", name, most)};
  }
  return text;
}

}  // namespace kosmo
