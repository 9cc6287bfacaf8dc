#include "cli/command.h"

#include <algorithm>
#include <iostream>

#include "cli/help.h"
#include "cli/library.h"
#include "cli/params.h"

namespace kosmo {
namespace {

using Commands = std::vector<std::unique_ptr<Command>>;

// What every command understands.
struct SharedOptions {
  std::string lang, colour = "auto", content;
  bool version = false;

  void declare(Params params) {
    params.choice("--lang", lang, {"pl", "en"},
                  {"Language; by default that of the environment (LC_ALL, LC_MESSAGES, LANG)",
                   "Język; domyślnie język środowiska (LC_ALL, LC_MESSAGES, LANG)"});
    params.choice("--color", colour, {"auto", "always", "never"},
                  {"Colours; auto means: on a terminal, unless NO_COLOR is set",
                   "Kolory; auto oznacza: na terminalu, o ile nie ustawiono NO_COLOR"});
    params.value("--content", content, kDirWord,
                 {"Folder with your own cards and tiles: DIR/<game>/<file>.toml",
                  "Katalog z własnymi kartami i kafelkami: KATALOG/<gra>/<plik>.toml"});
    params.flag("--version", version, {"Show the version and exit", "Pokaż wersję i zakończ"});
  }
};

// Language and colours must be known before the rest is parsed, because help and complaints are made from them.
std::string early_value(const std::vector<std::string>& args, const std::string& option) {
  std::string value;
  for (std::size_t i = 0; i < args.size() && args[i] != "--"; ++i) {
    if (args[i] == option && i + 1 < args.size()) value = args[i + 1];
    if (args[i].starts_with(option + "=")) value = args[i].substr(option.size() + 1);
  }
  return value;
}

Context make_context(const std::vector<std::string>& args, std::istream& in, std::ostream& out, std::ostream& err) {
  const std::string lang = early_value(args, "--lang"), colour = early_value(args, "--color");
  const ColourWish wish = colour == "always"  ? ColourWish::kAlways
                          : colour == "never" ? ColourWish::kNever
                                              : ColourWish::kAuto;
  const Lang spoken = lang == "pl" ? Lang::kPolish : lang == "en" ? Lang::kEnglish : language_of_environment();
  return Context{in, out, err, spoken, Terminal::of(out, wish), Terminal::of(err, wish)};
}

Command* find_command(const Commands& commands, std::string_view name) {
  for (const auto& command : commands)
    if (command->info().name == name) return command.get();
  return nullptr;
}

int show_help(const CommandLine& line, const Commands& commands, const Context& c, std::string_view topic) {
  const Command* command = find_command(commands, topic);
  if (!command && !topic.empty() && topic != "help")
    return c.complain(line.unknown_command(std::string(topic)), kBadUsage);
  c.out << (command ? help_of_command(line, *command, c) : help_of_all(line, commands, c));
  return kOk;
}

int run_chosen(Context& c, Command& command, const SharedOptions& shared) {
  if (!shared.content.empty())
    for (const Problem& warning : unread_content(shared.content)) c.complain(warning, kOk);
  const std::vector<Problem> mistakes = open_library(shared.content);
  for (const Problem& mistake : mistakes) c.complain(mistake, kBadUsage);
  return mistakes.empty() ? command.run(c) : kBadUsage;
}

int parse_and_run(std::vector<std::string> args, Context& c) {
  const Commands commands = make_commands();
  CommandLine line(c.lang);
  SharedOptions shared;
  shared.declare(line.shared());
  for (const auto& command : commands) {
    Params params = line.command(std::string(command->info().name));
    command->declare(params);
  }
  std::string topic;
  line.command("help").argument("command", topic, {"COMMAND", "POLECENIE"}, false, {"A command", "Polecenie"});

  const CommandLine::Typed typed = line.parse(std::move(args));
  if (typed.wrong) return c.complain(typed.wrong, kBadUsage);
  if (typed.asks_help) return show_help(line, commands, c, typed.command);
  if (shared.version) {
    c.out << "kosmoteka " << program_version() << "\n";
    return kOk;
  }
  Command* command = find_command(commands, typed.command);
  return command ? run_chosen(c, *command, shared) : show_help(line, commands, c, topic);
}

}  // namespace

int Context::complain(const Problem& mistake, int exit_code) const {
  out.flush();
  err << err_terminal.paint(Ink::kBad, "kosmoteka:") << " " << mistake.at(lang) << "\n";
  return exit_code;
}

Commands make_commands() {
  Commands list;
  for (auto make : {make_play,     make_games,  make_players, make_rules, make_card,   make_replay,   make_verify,
                    make_scenario, make_words,  make_state,   make_view,  make_schema, make_simulate, make_bench,
                    make_serve,    make_backup, make_restore, make_check, make_admin,  make_load})
    list.push_back(make());
  return list;
}

int run_command(int argc, const char* const* argv, std::istream& in, std::ostream& out, std::ostream& err) {
  const std::vector<std::string> args(argv + std::min(argc, 1), argv + argc);
  Context c = make_context(args, in, out, err);
  const int code = parse_and_run(args, c);
  out.flush();
  if (out) return code;
  return c.complain(problem({"The output could not be written.", "Nie udało się zapisać wyniku na wyjściu."}), kFailed);
}

}  // namespace kosmo
