// What a terminal needs: colour or none, its width, wrapped text, tables, a progress bar.
#pragma once

#include <chrono>
#include <iosfwd>
#include <vector>

#include "engine/basics.h"

namespace kosmo {

enum class Ink : std::uint8_t { kPlain, kBold, kDim, kGood, kBad, kWarn, kAccent };
enum class ColourWish : std::uint8_t { kAuto, kAlways, kNever };

inline constexpr int kWidestText = 110;  // longer lines are hard to read

// How to write to one stream.
struct Terminal {
  bool colour = false;
  bool screen = false;  // a person looks at it right now, so it may be cleared and overwritten
  int width = 100;

  // Standard output and error know whether they are a terminal; any other stream is none. Respects NO_COLOR and
  // COLUMNS.
  static Terminal of(const std::ostream&, ColourWish);
  void measure(const std::ostream&);  // its width, again
  std::string paint(Ink, std::string_view) const;
};

// Columns of the terminal behind a descriptor, within reason; a usual width where there is none.
int terminal_width(int descriptor);

// Is this standard input, and a person types there?
bool typed_by_a_person(const std::istream&);

// Breaks text at spaces so that no line is wider; the first line is indented by `first`, the others by `rest`.
// Line breaks in the text stay.
std::string wrapped(std::string_view text, int width, int first = 0, int rest = 0);

// Cells in columns of one width; reads down the columns, as `ls` does.
std::string in_columns(const std::vector<std::string>& cells, int width, int indent);

// A table whose columns are as wide as their widest cell. Cells may be painted.
class TextTable {
 public:
  enum class Align : std::uint8_t { kLeft, kRight };
  explicit TextTable(std::vector<Align> columns) : columns_(std::move(columns)) {}
  void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
  std::string print(int indent = 0) const;

 private:
  std::vector<Align> columns_;
  std::vector<std::vector<std::string>> rows_;
};

// A line that is drawn over itself; silent unless a person looks.
class ProgressBar {
 public:
  ProgressBar(std::ostream& out, const Terminal& terminal, std::int64_t total, Lang lang)
      : out_(out), terminal_(terminal), total_(total), lang_(lang) {}
  ~ProgressBar() { clear(); }
  void show(std::int64_t done);
  void clear();

 private:
  std::ostream& out_;
  Terminal terminal_;
  std::int64_t total_;
  Lang lang_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace kosmo
