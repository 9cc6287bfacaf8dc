// The `kosmoteka` command. main.cpp only calls run_command; everything else is a library, so that tests can drive it.
#pragma once

#include <iosfwd>
#include <memory>
#include <vector>

#include "cli/terminal.h"
#include "cli/words.h"

namespace kosmo {

// What the shell is told.
inline constexpr int kOk = 0;
inline constexpr int kFailed =
    1;  // the thing asked for failed: a game that cannot be verified, a scenario that does not hold
inline constexpr int kBadUsage = 2;  // the question was wrong: options, names, content

std::string_view program_version();
int run_command(int argc, const char* const* argv, std::istream& in, std::ostream& out, std::ostream& err);

// Where a command reads and writes, and in which language.
struct Context {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  Lang lang = Lang::kEnglish;
  Terminal terminal{};      // of out
  Terminal err_terminal{};  // of err

  template <class... Args>
  std::string say(Text text, const Args&... args) const {
    return words(lang, text, args...);
  }
  std::string paint(Ink ink, std::string_view text) const { return terminal.paint(ink, text); }
  std::string bold(std::string_view text) const { return paint(Ink::kBold, text); }
  std::string dim(std::string_view text) const { return paint(Ink::kDim, text); }
  // "kosmoteka: ..." on err; returns the exit code given.
  int complain(const Problem&, int exit_code) const;
};

class Params;

struct CommandInfo {
  std::string_view name;
  Text summary;   // one line in the list of commands
  Text about;     // what it does, in a few sentences
  Text examples;  // command lines, one a line; a line that starts with '#' explains the next
};

// One sub-command: declares what it takes, then runs.
class Command {
 public:
  virtual ~Command() = default;
  virtual const CommandInfo& info() const = 0;
  virtual void declare(Params&) = 0;
  virtual int run(Context&) = 0;
};

// All of them, in the order in which help shows them.
std::vector<std::unique_ptr<Command>> make_commands();

std::unique_ptr<Command> make_games();
std::unique_ptr<Command> make_players();
std::unique_ptr<Command> make_play();
std::unique_ptr<Command> make_replay();
std::unique_ptr<Command> make_verify();
std::unique_ptr<Command> make_rules();
std::unique_ptr<Command> make_card();
std::unique_ptr<Command> make_scenario();
std::unique_ptr<Command> make_words();
std::unique_ptr<Command> make_state();
std::unique_ptr<Command> make_view();
std::unique_ptr<Command> make_schema();
std::unique_ptr<Command> make_simulate();
std::unique_ptr<Command> make_bench();
std::unique_ptr<Command> make_serve();
std::unique_ptr<Command> make_backup();
std::unique_ptr<Command> make_restore();
std::unique_ptr<Command> make_check();
std::unique_ptr<Command> make_admin();
std::unique_ptr<Command> make_load();

}  // namespace kosmo
