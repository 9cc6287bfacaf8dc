#include "cli/line_editor.h"

#include <histedit.h>
#include <langinfo.h>
#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <clocale>
#include <csignal>
#include <cstdio>
#include <string_view>

#include "cli/line_history.h"
#include "cli/terminal.h"
#include "engine/letters.h"

namespace kosmo {
namespace {

constexpr char kEscapeMark = '\1';  // stands around what takes no column
constexpr wchar_t kCtrlC = 3;

// We speak UTF-8 whatever the environment says; libedit follows the locale.
void speak_utf8() {
  std::setlocale(LC_CTYPE, "");
  if (std::string_view(nl_langinfo(CODESET)) != "UTF-8") std::setlocale(LC_CTYPE, "C.UTF-8");
}

std::string with_marked_escapes(std::string_view prompt) {
  std::string out;
  for (std::size_t at = 0; at < prompt.size();) {
    if (prompt[at] != '\033') {
      out += prompt[at++];
      continue;
    }
    const std::size_t end = std::min(prompt.find('m', at), prompt.size() - 1) + 1;
    out += kEscapeMark + std::string(prompt.substr(at, end - at)) + kEscapeMark;
    at = end;
  }
  return out;
}

int letters_in(std::string_view text) {
  int count = 0;
  for (std::size_t at = 0, length = 1; at < text.size(); at += length, ++count) letter_at(text, at, length);
  return count;
}

// While a line is edited, signals are read like keys, so that none comes at a bad moment.
class SignalsAsInput {
 public:
  SignalsAsInput() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGQUIT}) sigaddset(&set, signal);
    pthread_sigmask(SIG_BLOCK, &set, &before_);
    file_ = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  }
  ~SignalsAsInput() {
    if (file_ >= 0) close(file_);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);  // what came and was not read takes effect now
  }
  SignalsAsInput(const SignalsAsInput&) = delete;
  int file() const { return file_; }
  int next() const {
    signalfd_siginfo info;
    return read(file_, &info, sizeof info) == sizeof info ? static_cast<int>(info.ssi_signo) : 0;
  }

 private:
  sigset_t before_;
  int file_ = -1;
};

}  // namespace

struct LineEditor::Impl {
  EditLine* line = nullptr;
  History* history = nullptr;
  std::string prompt;
  const Completer* complete = nullptr;
  const SignalsAsInput* signals = nullptr;
  bool interrupted = false;

  static Impl& of(EditLine* line) {
    void* data = nullptr;
    el_get(line, EL_CLIENTDATA, &data);
    return *static_cast<Impl*>(data);
  }

  static char* show_prompt(EditLine* line) { return of(line).prompt.data(); }

  // One letter of what is typed; 0 at the end, -1 on failure.
  static int next_letter(EditLine* line, wchar_t* letter) {
    Impl& me = of(line);
    std::string bytes;
    for (;;) {
      pollfd watched[] = {{STDIN_FILENO, POLLIN, 0}, {me.signals->file(), POLLIN, 0}};
      if (poll(watched, 2, -1) < 0) {
        if (errno == EINTR) continue;
        return -1;
      }
      if (watched[1].revents & POLLIN) {
        if (me.take_signal(me.signals->next()) == SIGINT) {
          *letter = kCtrlC;
          return 1;
        }
        continue;
      }
      char byte = 0;
      const auto count = ::read(STDIN_FILENO, &byte, 1);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return static_cast<int>(count);
      const bool follows = (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
      if (!follows) bytes.clear();  // a letter that was broken off is left out
      if (follows && bytes.empty()) continue;
      bytes += byte;
      std::size_t length = 1;
      const char32_t read = letter_at(bytes + "\x80\x80\x80", 0, length);
      if (bytes.size() < length || (length == 1 && read >= 0x80)) continue;
      *letter = static_cast<wchar_t>(read);
      return 1;
    }
  }

  int take_signal(int signal) const {
    switch (signal) {
      case SIGWINCH:
        el_resize(line);
        el_set(line, EL_REFRESH);
        break;
      case SIGCONT:  // the shell has had the terminal meanwhile
        el_set(line, EL_PREP_TERM, 0);
        el_set(line, EL_PREP_TERM, 1);
        el_set(line, EL_REFRESH);
        break;
      case SIGTERM:
      case SIGHUP:
      case SIGQUIT: {  // ends the program, with the terminal as it was found
        el_set(line, EL_PREP_TERM, 0);
        sigset_t set;
        sigemptyset(&set);
        sigaddset(&set, signal);
        raise(signal);
        pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
        break;
      }
      default: break;
    }
    return signal;
  }

  static unsigned char interrupt(EditLine* line, int) {
    of(line).interrupted = true;
    std::fputs("^C\n", stdout);
    return CC_NEWLINE;
  }

  static unsigned char complete_word(EditLine* line, int) {
    const Impl& me = of(line);
    if (!*me.complete) return CC_REFRESH_BEEP;
    const LineInfo* info = el_line(line);
    const std::string before(info->buffer, info->cursor);
    const Completion found = (*me.complete)(before);
    if (found.candidates.empty()) return CC_REFRESH_BEEP;
    const std::string typed = before.substr(found.from);
    const bool one = found.candidates.size() == 1;
    const std::string word = shared_beginning(found) + (one && found.candidates[0].goes_on ? " " : "");
    if (one || letters_in(word) > letters_in(typed)) {
      if (word == typed) return CC_REFRESH_BEEP;
      el_deletestr(line, letters_in(typed));
      return el_insertstr(line, word.c_str()) == 0 ? CC_REFRESH : CC_REFRESH_BEEP;
    }
    std::vector<std::string> words;
    for (const Completion::Candidate& candidate : found.candidates) words.push_back(candidate.word);
    std::fputs(("\n" + in_columns(words, terminal_width(STDOUT_FILENO), 2)).c_str(), stdout);
    return CC_REDISPLAY;
  }
};

LineEditor::LineEditor() : impl_(std::make_unique<Impl>()) {
  speak_utf8();
  EditLine* line = impl_->line = el_init("kosmoteka", stdin, stdout, stderr);
  impl_->history = history_init();
  HistEvent event;
  history(impl_->history, &event, H_SETSIZE, static_cast<int>(kMostRemembered));
  history(impl_->history, &event, H_SETUNIQUE, 1);
  el_set(line, EL_CLIENTDATA, static_cast<void*>(impl_.get()));
  el_set(line, EL_EDITOR, "emacs");
  el_set(line, EL_HIST, history, impl_->history);
  el_set(line, EL_PROMPT_ESC, &Impl::show_prompt, kEscapeMark);
  el_set(line, EL_GETCFN, &Impl::next_letter);
  el_source(line, nullptr);  // the user's own ~/.editrc
  // As wide characters: of others libedit makes copies, which it never gives back.
  el_wset(line, EL_ADDFN, L"kosmoteka-complete", L"Complete an action or a word", &Impl::complete_word);
  el_wset(line, EL_ADDFN, L"kosmoteka-interrupt", L"Drop the line", &Impl::interrupt);
  el_set(line, EL_BIND, "^I", "kosmoteka-complete", nullptr);
  el_set(line, EL_BIND, "^C", "kosmoteka-interrupt", nullptr);
}

LineEditor::~LineEditor() {
  el_end(impl_->line);
  history_end(impl_->history);
}

std::optional<std::string> LineEditor::read(const std::string& prompt, const Completer& complete) {
  const SignalsAsInput signals;
  impl_->prompt = with_marked_escapes(prompt);
  impl_->complete = &complete;
  impl_->signals = &signals;
  for (;;) {
    impl_->interrupted = false;
    int count = 0;
    const char* text = el_gets(impl_->line, &count);
    std::string line(text && count > 0 ? std::string_view(text, static_cast<std::size_t>(count)) : "");
    while (line.ends_with('\n')) line.pop_back();
    if (impl_->interrupted && !line.empty()) continue;
    if (impl_->interrupted || !text || count <= 0) return {};
    return line;
  }
}

void LineEditor::remember(const std::string& line) {
  HistEvent event;
  history(impl_->history, &event, H_ENTER, line.c_str());
}

void LineEditor::forget() {
  HistEvent event;
  history(impl_->history, &event, H_CLEAR);
}

}  // namespace kosmo
