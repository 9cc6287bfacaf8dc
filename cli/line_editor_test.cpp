// The command at a real terminal: a pseudo-terminal whose keys are pressed by the test.
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/cli_testing.h"
#include "cli/line_history.h"

namespace kosmo {
namespace {

constexpr std::string_view kUp = "\033[A", kBackspace = "\x7f", kCtrlC = "\x03", kCtrlD = "\x04", kCtrlU = "\x15";

constexpr std::string_view kPrompt = "Różowy> ";

class AtATerminal {
 public:
  AtATerminal(const TemporaryFolder& state, std::vector<std::string> args, const char* term = "xterm") {
    args.insert(args.begin(), KOSMOTEKA_COMMAND);
    winsize size{50, 100, 0, 0};
    child_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (child_ == 0) {
      setenv("TERM", term, 1);
      setenv("XDG_STATE_HOME", state.file("").c_str(), 1);
      setenv("HOME", state.file("").c_str(), 1);
      setenv("LC_ALL", "C", 1);  // letters work whatever the locale
      std::vector<char*> argv;
      for (std::string& arg : args) argv.push_back(arg.data());
      argv.push_back(nullptr);
      execv(KOSMOTEKA_COMMAND, argv.data());
      _exit(127);
    }
  }
  ~AtATerminal() {
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    close(terminal_);
  }
  AtATerminal(const AtATerminal&) = delete;

  void press(std::string_view keys) {
    ASSERT_EQ(write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }
  // Everything shown up to this text, which must come; what was awaited before is not looked at again.
  std::string await(std::string_view text) {
    for (;;) {
      if (const auto at = screen_.find(text, seen_); at != std::string::npos) {
        const std::string shown = screen_.substr(seen_, at + text.size() - seen_);
        seen_ = at + text.size();
        return shown;
      }
      if (!read_more()) {
        ADD_FAILURE() << "'" << text << "' was not shown; instead: " << screen_.substr(seen_);
        return "";
      }
    }
  }
  // The prompt, and that keys are read one by one from now on. What is pressed earlier is taken by the terminal itself,
  // and a Ctrl-D among it would be lost.
  void await_prompt() {
    await(kPrompt);
    for (int i = 0; i < 5000 && echoes(); ++i) usleep(1000);
  }
  void resize(unsigned short columns) {
    winsize size{50, columns, 0, 0};
    ioctl(terminal_, TIOCSWINSZ, &size);
  }
  void send(int signal) const { kill(child_, signal); }
  bool echoes() const {
    termios state{};
    tcgetattr(terminal_, &state);
    return (state.c_lflag & ECHO) && (state.c_lflag & ICANON);
  }
  // How the program ended, as waitpid tells it.
  int end() {
    while (read_more()) continue;
    int status = -1;
    for (int i = 0; i < 5000; ++i, usleep(1000))
      if (waitpid(child_, &status, WNOHANG) == child_) {
        child_ = -1;
        return status;
      }
    ADD_FAILURE() << "the program does not end; it has shown: " << screen_.substr(seen_);
    return -1;
  }

 private:
  bool read_more() {
    pollfd watched{terminal_, POLLIN, 0};
    if (poll(&watched, 1, 20'000) <= 0) return false;
    char block[4096];
    const auto count = read(terminal_, block, sizeof block);
    if (count <= 0) return false;
    screen_.append(block, static_cast<std::size_t>(count));
    return true;
  }

  int terminal_ = -1;
  pid_t child_ = -1;
  std::string screen_;
  std::size_t seen_ = 0;
};

const std::vector<std::string> kPolishGame{"play", "narodziny", "--seed", "1", "--lang", "pl", "--color", "never"};

std::string remembered(const TemporaryFolder& state) { return state.read("kosmoteka/history"); }

TEST(LineEditing, TabCompletesAnActionThatIsOffered) {
  TemporaryFolder state;
  AtATerminal terminal(state, kPolishGame);
  terminal.await_prompt();
  terminal.press("sh\tp\t\t\r");
  terminal.await("Różowy przesuwa");
  terminal.await_prompt();
  EXPECT_EQ(remembered(state), "shift pink light\n");
  terminal.press(std::string(kCtrlD));
  EXPECT_EQ(terminal.end(), 0);
}

TEST(LineEditing, TabListsWhatFitsIfSeveralDo) {
  TemporaryFolder state;
  AtATerminal terminal(state, kPolishGame);
  terminal.await_prompt();
  terminal.press("po\t");
  terminal.await("pomoc");
  terminal.await("podpowiedź");
  terminal.await_prompt();
  terminal.press("d\t\r");
  terminal.await("Bot zachłanny");
  EXPECT_EQ(remembered(state), "podpowiedź\n");
}

TEST(LineEditing, UpRecallsWhatWasTypedAlsoInTheNextSession) {
  TemporaryFolder state;
  {
    AtATerminal terminal(state, kPolishGame);
    terminal.await_prompt();
    terminal.press("zasady NK-ENE-04\r");
    terminal.await("Znaczników energii innych");
    terminal.await_prompt();
    terminal.press(std::string(kUp) + "\r");
    terminal.await("Znaczników energii innych");
    terminal.await_prompt();
    terminal.press(kCtrlD);
    EXPECT_EQ(terminal.end(), 0);
  }
  AtATerminal later(state, kPolishGame);
  later.await_prompt();
  later.press(std::string(kUp) + "\r");
  later.await("Znaczników energii innych");
  struct stat info {};
  ASSERT_EQ(stat(state.file("kosmoteka/history").c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777, 0600u) << "nobody else may read it";
}

TEST(LineEditing, BackspaceTakesAWholePolishLetter) {
  TemporaryFolder state;
  AtATerminal terminal(state, kPolishGame);
  terminal.await_prompt();
  terminal.press("zasady żź" + std::string(kBackspace) + std::string(kBackspace) + "NK-ENE-04\r");
  terminal.await("Znaczników energii innych");
  terminal.await_prompt();
  EXPECT_EQ(remembered(state), "zasady NK-ENE-04\n");
  terminal.press("zasady źdźbło\r");
  terminal.await("źdźbło”");
}

TEST(LineEditing, CtrlCDropsTheLineAndOnAnEmptyOneLeaves) {
  TemporaryFolder state;
  AtATerminal terminal(state, kPolishGame);
  terminal.await_prompt();
  terminal.press("koniec");
  terminal.await("koniec");
  terminal.press(kCtrlC);
  terminal.await("^C");
  terminal.await_prompt();
  terminal.press("1\r");
  terminal.await("Różowy przesuwa");
  terminal.await_prompt();
  terminal.press(kCtrlC);
  terminal.await("nie została zapisana");
  EXPECT_EQ(terminal.end(), 0);
}

TEST(LineEditing, TheTerminalIsLeftAsItWasFound) {
  TemporaryFolder state;
  AtATerminal terminal(state, kPolishGame);
  EXPECT_TRUE(terminal.echoes());
  terminal.await_prompt();
  terminal.press("zas");
  terminal.await("zas");
  EXPECT_FALSE(terminal.echoes());
  terminal.send(SIGTERM);
  EXPECT_EQ(WTERMSIG(terminal.end()), SIGTERM);
}

TEST(LineEditing, ANarrowerWindowIsNoticed) {
  TemporaryFolder state;
  AtATerminal terminal(state, kPolishGame);
  terminal.await_prompt();
  terminal.press("pom");
  terminal.await("pom");
  terminal.resize(50);
  terminal.press(std::string(kCtrlU) + "pomoc\r");
  const std::string help = terminal.await("ta lista");
  const auto begin = help.find("Wpisz numer");
  ASSERT_NE(begin, std::string::npos) << help;
  EXPECT_LE(columns_of(help.substr(begin, help.find('\r', begin) - begin)), 50);
}

TEST(LineEditing, ADumbTerminalGetsPlainLines) {
  TemporaryFolder state;
  AtATerminal terminal(state, kPolishGame, "dumb");
  terminal.await(kPrompt);
  EXPECT_TRUE(terminal.echoes());
  terminal.press("zasady NK-ENE-04\n");
  const std::string shown = terminal.await("Znaczników energii innych");
  EXPECT_EQ(shown.find('\033'), std::string::npos);
  EXPECT_EQ(remembered(state), "");
}

TEST(LineEditing, WhatPeopleAtOneTerminalTypeIsNotRecalledByTheNext) {
  TemporaryFolder state;
  std::vector<std::string> args = kPolishGame;
  args.insert(args.end(), {"--seat", "human,human", "--name", "Ala,Ola"});
  AtATerminal terminal(state, args);
  terminal.await("Naciśnij Enter");
  terminal.press("\r");
  const std::string shown = terminal.await("> ");
  terminal.press("1\r");
  terminal.await("> ");
  EXPECT_EQ(remembered(state), "");
}

TEST(LineHistory, IsBoundedAndHoldsPlainLinesOnly) {
  TemporaryFolder state;
  const std::string path = state.file("deep/history");
  for (std::size_t i = 0; i < 2 * kMostRemembered + 1; ++i) append_history(path, "line " + std::to_string(i));
  append_history(path, "");
  append_history(path, "\033[2J");
  append_history(path, std::string(1000, 'x'));
  const std::vector<std::string> lines = read_history(path);
  EXPECT_EQ(lines.size(), kMostRemembered);
  EXPECT_EQ(lines.back(), "line " + std::to_string(2 * kMostRemembered));
  EXPECT_EQ(count_of(state.read("deep/history"), "\n"), static_cast<int>(kMostRemembered)) << "the file was cut";
  EXPECT_TRUE(read_history(state.file("none")).empty());
  state.write("evil", "good\n\033[2Jbad\n\xff\n");
  EXPECT_EQ(read_history(state.file("evil")), std::vector<std::string>{"good"});
}

}  // namespace
}  // namespace kosmo
