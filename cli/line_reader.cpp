#include "cli/line_reader.h"

#include <cstdlib>
#include <istream>
#include <ostream>

#include "cli/line_history.h"
#include "engine/plain_text.h"

namespace kosmo {
namespace {

bool can_be_edited(const Context& c) {
  const char* kind = std::getenv("TERM");
  return typed_by_a_person(c.in) && c.terminal.screen && kind && *kind && std::string_view(kind) != "dumb";
}

}  // namespace

LineReader::LineReader(Context& c) : c_(c) {
  if (can_be_edited(c)) editor_ = std::make_unique<LineEditor>();
}

std::optional<std::string> LineReader::read(const std::string& prompt, const Completer& complete) {
  if (ended_ || !c_.out) return {};
  std::string line;
  if (editor_) {
    // The editor wants a prompt of one line: what comes before that is printed.
    const std::string lines = wrapped(prompt, c_.terminal.width - 10);
    const auto last = lines.find_last_of('\n') + 1;
    c_.out << lines.substr(0, last) << std::flush;
    const std::string end = prompt.ends_with(' ') ? " " : "";
    const auto typed = editor_->read(c_.paint(Ink::kAccent, lines.substr(last)) + end, complete);
    ended_ = !typed;
    line = typed.value_or("");
    c_.terminal.measure(c_.out);  // it may have been resized meanwhile
  } else {
    c_.out << c_.paint(Ink::kAccent, prompt) << std::flush;
    ended_ = !std::getline(c_.in, line);
    // Typed text is on the screen already; text from a file is shown, so that the transcript can be read.
    if (!ended_ && !typed_by_a_person(c_.in)) c_.out << quotable(line, 200) << "\n";
  }
  if (!ended_) return line;
  c_.out << "\n";
  return {};
}

void LineReader::keep_history(const std::string& path) {
  if (!editor_) return;
  history_ = path;
  for (const std::string& line : read_history(path)) editor_->remember(line);
}

void LineReader::remember(const std::string& line) {
  if (!editor_ || !worth_remembering(line)) return;
  editor_->remember(line);
  append_history(history_, line);
}

void LineReader::forget() {
  if (editor_) editor_->forget();
}

}  // namespace kosmo
