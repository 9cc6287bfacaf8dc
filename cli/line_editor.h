// A line that a person edits at the terminal: cursor keys, recall, completion. The one file behind it that knows
// libedit is line_editor.cpp.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/completion.h"

namespace kosmo {

class LineEditor {
 public:
  // Standard input and output must be terminals.
  LineEditor();
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;

  // Nothing at the end of the input (Ctrl-D), or when Ctrl-C is pressed on an empty line; on any other it drops the
  // line. The prompt may be painted, and must fit on one line.
  std::optional<std::string> read(const std::string& prompt, const Completer&);

  // What the up arrow recalls.
  void remember(const std::string& line);
  void forget();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kosmo
