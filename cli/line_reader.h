// Lines that somebody types. At a terminal they can be edited, recalled and completed; from a file or a pipe, and where
// TERM is dumb, they are read as they come.
#pragma once

#include <optional>

#include "cli/command.h"
#include "cli/line_editor.h"

namespace kosmo {

class LineReader {
 public:
  explicit LineReader(Context&);

  // Nothing when the input is at its end, and for ever after.
  std::optional<std::string> read(const std::string& prompt, const Completer& = {});
  bool ended() const { return ended_; }
  bool edits() const { return editor_ != nullptr; }

  // From now on lines are kept between sessions, and those of earlier sessions can be recalled.
  void keep_history(const std::string& path);
  void remember(const std::string& line);
  void forget();

 private:
  Context& c_;
  std::unique_ptr<LineEditor> editor_;
  std::string history_;  // path; empty: not kept
  bool ended_ = false;
};

}  // namespace kosmo
