// The tables of a rules document: what the program's data are compared with.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/content.h"

namespace kosmo {

inline std::string trimmed(std::string_view text) {
  const auto from = text.find_first_not_of(" `");
  if (from == std::string_view::npos) return "";
  return std::string(text.substr(from, text.find_last_not_of(" `") - from + 1));
}

inline std::vector<std::string> divided(std::string_view text, char by) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(by, at), text.size());
    parts.push_back(trimmed(text.substr(at, end - at)));
    at = end + 1;
  }
  return parts;
}

using Row = std::vector<std::string>;

// The rows of the first table below the line that begins with `heading`, without its head.
inline std::vector<Row> document_table(std::string_view heading, std::string_view document) {
  std::vector<Row> rows;
  const Maybe<SourceFile> file = content_file(document);
  if (!file) return rows;
  bool below = false;
  for (const std::string& line : divided(file->text, '\n')) {
    if (line.starts_with(heading)) below = true;
    if (!below) continue;
    if (line.starts_with('|'))
      rows.push_back(divided(std::string_view(line).substr(1, line.size() - 2), '|'));
    else if (!rows.empty())
      break;
  }
  if (rows.size() >= 2) rows.erase(rows.begin(), rows.begin() + 2);  // the head and the line below it
  return rows;
}

}  // namespace kosmo
