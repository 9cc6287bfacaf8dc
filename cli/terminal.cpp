#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <iostream>

#include "cli/words.h"
#include "engine/letters.h"

namespace kosmo {
namespace {

constexpr int kWidthUnknown = 100, kNarrowest = 40, kWidestLine = 160;

// The descriptor behind a stream, or -1 for streams that are none.
int descriptor_of(const std::ostream& out) {
  if (&out == &std::cout) return STDOUT_FILENO;
  if (&out == &std::cerr) return STDERR_FILENO;
  return -1;
}

}  // namespace

int terminal_width(int descriptor) {
  int width = 0;
  winsize size{};
  if (descriptor >= 0 && ioctl(descriptor, TIOCGWINSZ, &size) == 0) width = size.ws_col;
  if (const char* columns = std::getenv("COLUMNS"); width == 0 && columns)
    std::from_chars(columns, columns + std::strlen(columns), width);
  return width <= 0 ? kWidthUnknown : std::clamp(width, kNarrowest, kWidestLine);
}

namespace {

std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::kBold: return "\033[1m";
    case Ink::kDim: return "\033[2m";
    case Ink::kGood: return "\033[32m";
    case Ink::kBad: return "\033[31m";
    case Ink::kWarn: return "\033[33m";
    case Ink::kAccent: return "\033[36m";
    case Ink::kPlain: break;
  }
  return "";
}

// Words, with what may not stand at the end of a line joined to what follows it.
std::vector<std::string> words_to_wrap(std::string_view line) {
  std::vector<std::string> out;
  bool joins = false;
  for (const std::string& word : split_words(line)) {
    if (joins)
      out.back() += " " + word;
    else
      out.push_back(word);
    joins = stays_with_the_next(word);
  }
  return out;
}

std::string wrap_line(std::string_view line, int width, int first, int rest) {
  std::string out(static_cast<std::size_t>(first), ' ');
  int used = first;
  bool line_empty = true;
  for (const std::string& word : words_to_wrap(line)) {
    const int columns = columns_of(word);
    if (!line_empty && used + 1 + columns > width) {
      out += '\n';
      out.append(static_cast<std::size_t>(rest), ' ');
      used = rest;
      line_empty = true;
    }
    if (!line_empty) out += ' ', ++used;
    out += word;
    used += columns;
    line_empty = false;
  }
  return out;
}

}  // namespace

Terminal Terminal::of(const std::ostream& out, ColourWish wish) {
  const int descriptor = descriptor_of(out);
  const char* plain = std::getenv("NO_COLOR");
  const char* kind = std::getenv("TERM");
  Terminal t;
  t.screen = descriptor >= 0 && isatty(descriptor);
  const bool able = t.screen && !(plain && *plain) && !(kind && std::string_view(kind) == "dumb");
  t.colour = wish == ColourWish::kAlways || (wish == ColourWish::kAuto && able);
  t.width = terminal_width(t.screen ? descriptor : -1);
  return t;
}

void Terminal::measure(const std::ostream& out) {
  if (screen) width = terminal_width(descriptor_of(out));
}

std::string Terminal::paint(Ink ink, std::string_view text) const {
  if (!colour || ink == Ink::kPlain || text.empty()) return std::string(text);
  return std::string(code_of(ink)) + std::string(text) + "\033[0m";
}

bool typed_by_a_person(const std::istream& in) { return &in == &std::cin && isatty(STDIN_FILENO); }

std::string wrapped(std::string_view text, int width, int first, int rest) {
  std::string out;
  for (bool started = false; !text.empty() || !started; started = true) {
    const auto end = text.find('\n');
    if (started) out += '\n';
    const std::string_view line = text.substr(0, end);
    if (!line.empty() || !started) out += wrap_line(line, width, started ? rest : first, rest);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return out;
}

std::string in_columns(const std::vector<std::string>& cells, int width, int indent) {
  int widest = 0;
  for (const std::string& cell : cells) widest = std::max(widest, columns_of(cell));
  const int count = static_cast<int>(cells.size());
  const int columns = std::clamp((width - indent + 2) / (widest + 2), 1, count);
  const int rows = (count + columns - 1) / columns;
  std::string out;
  for (int row = 0; row < rows; ++row) {
    std::string line(static_cast<std::size_t>(indent), ' ');
    for (int i = row; i < count; i += rows) line += pad_to(cells[i], widest + 2);
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

std::string TextTable::print(int indent) const {
  std::vector<int> widths(columns_.size());
  for (const auto& row : rows_)
    for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i)
      widths[i] = std::max(widths[i], columns_of(row[i]));
  std::string out;
  for (const auto& row : rows_) {
    std::string line(static_cast<std::size_t>(indent), ' ');
    for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i) {
      if (i) line += "  ";
      line += columns_[i] == Align::kRight ? pad_left_to(row[i], widths[i]) : pad_to(row[i], widths[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

void ProgressBar::show(std::int64_t done) {
  if (!terminal_.screen || total_ <= 0) return;
  const double part = static_cast<double>(done) / static_cast<double>(total_);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  const int room = std::clamp(terminal_.width - 45, 10, 40);
  const int full = static_cast<int>(part * room);
  std::string bar;
  for (int i = 0; i < room; ++i) bar += i < full ? "━" : " ";
  const double left = done > 0 ? seconds / part - seconds : 0;
  out_ << "\r" << terminal_.paint(Ink::kAccent, bar) << pad_left_to(decimal(part * 100, 0, lang_), 4) << "%  "
       << words(lang_, {"{} of {}, {} s left", "{} z {}, zostało {} s"},
                grouped(static_cast<std::uint64_t>(done), lang_), grouped(static_cast<std::uint64_t>(total_), lang_),
                decimal(left, 0, lang_))
       << "\033[K" << std::flush;
  drawn_ = true;
}

void ProgressBar::clear() {
  if (drawn_) out_ << "\r\033[K" << std::flush;
  drawn_ = false;
}

}  // namespace kosmo
