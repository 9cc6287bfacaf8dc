#include "cli/command.h"

#include <algorithm>
#include <iostream>

#include <CLI/CLI.hpp>

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

  void declare(CLI::App& app, Lang lang_now) {
    Params params(app, lang_now);
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
    app.set_help_flag("-h,--help", std::string(kHelpText.at(lang_now)));
  }
  static constexpr Text kHelpText{"Show help and exit", "Pokaż pomoc i zakończ"};
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

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

const CLI::App* chosen_command(const CLI::App& root) {
  const auto chosen = root.get_subcommands();
  return chosen.empty() ? nullptr : chosen.front();
}

// Complaints of the parser, said in both languages. Its own messages begin with the name of the option.
class Complaints {
 public:
  Complaints(const CLI::App& root, const Commands& commands) : root_(root), commands_(commands) {
    if (const CLI::App* chosen = chosen_command(root)) page_ = chosen->get_name() + " ";
  }

  Problem of(const CLI::ParseError& error) const {
    const std::string what = error.what(), subject = what.substr(0, what.find(": "));
    if (dynamic_cast<const CLI::ExtrasError*>(&error)) return extra_words();
    if (dynamic_cast<const CLI::ValidationError*>(&error)) return problem({"{}", "{}"}, what);
    if (dynamic_cast<const CLI::RequiredError*>(&error))
      return problem({"{} is missing. See kosmoteka {}--help", "Brakuje argumentu {}. Zobacz kosmoteka {}--help"},
                     word_for(what.substr(0, what.find(' '))), page_);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error))
      return problem(
          {"{} needs one value. See kosmoteka {}--help", "Opcja {} wymaga jednej wartości. Zobacz kosmoteka {}--help"},
          subject, page_);
    return problem({"The command line is not understood ({}). See kosmoteka {}--help",
                    "Niezrozumiały wiersz polecenia ({}). Zobacz kosmoteka {}--help"},
                   subject, page_);
  }

  Problem unknown_command(const std::string& typed) const {
    std::vector<std::string> names{"help"};
    for (const auto& command : commands_) names.emplace_back(command->info().name);
    return problem({"There is no command {}.{} All commands: kosmoteka --help",
                    "Nie ma polecenia {}.{} Wszystkie polecenia: kosmoteka --help"},
                   in_quotes(typed), did_you_mean(typed, names));
  }

 private:
  Problem extra_words() const {
    const std::string first = root_.remaining(true).front();
    const bool option = first.size() > 1 && first[0] == '-';
    if (!option && page_.empty()) return unknown_command(first);
    std::vector<std::string> known = option_names(root_);
    if (const CLI::App* chosen = chosen_command(root_))
      for (const std::string& name : option_names(*chosen)) known.push_back(name);
    if (option)
      return problem({"Unknown option {}.{} All options: kosmoteka {}--help",
                      "Nieznana opcja {}.{} Wszystkie opcje: kosmoteka {}--help"},
                     in_quotes(first), did_you_mean(first.substr(0, first.find('=')), known), page_);
    return problem(
        {"{} is one word too many. See kosmoteka {}--help", "Słowo {} jest zbędne. Zobacz kosmoteka {}--help"},
        in_quotes(first), page_);
  }

  // How help calls an argument: GAME, not its inner name.
  std::string word_for(const std::string& name) const {
    const CLI::App* chosen = chosen_command(root_);
    const CLI::Option* option = chosen ? chosen->get_option_no_throw(name) : nullptr;
    return option ? option->get_type_name() : name;
  }

  const CLI::App& root_;
  const Commands& commands_;
  std::string page_;  // "play ", or nothing
};

Command* find_command(const Commands& commands, std::string_view name) {
  for (const auto& command : commands)
    if (command->info().name == name) return command.get();
  return nullptr;
}

int show_help(const CLI::App& root, const Commands& commands, const Context& c, std::string_view topic) {
  const Command* command = find_command(commands, topic);
  if (!command && !topic.empty() && topic != "help")
    return c.complain(Complaints(root, commands).unknown_command(std::string(topic)), kBadUsage);
  if (command)
    c.out << help_of_command(root, *root.get_subcommand(std::string(topic)), *command, c);
  else
    c.out << help_of_all(root, commands, c);
  return kOk;
}

int run_chosen(Context& c, Command& command, const SharedOptions& shared) {
  const std::vector<Problem> mistakes = open_library(shared.content);
  for (const Problem& mistake : mistakes) c.complain(mistake, kBadUsage);
  return mistakes.empty() ? command.run(c) : kBadUsage;
}

int parse_and_run(std::vector<std::string> args, Context& c) {
  const Commands commands = make_commands();
  CLI::App root("", "kosmoteka");
  SharedOptions shared;
  shared.declare(root, c.lang);
  root.require_subcommand(0, 1);
  std::string topic;
  for (const auto& command : commands) {
    CLI::App& app = *root.add_subcommand(std::string(command->info().name));
    app.fallthrough();    // shared options may stand after the command too
    app.set_help_flag();  // the root's serves
    Params params(app, c.lang);
    command->declare(params);
  }
  CLI::App& help = *root.add_subcommand("help");
  help.fallthrough();
  help.set_help_flag();
  help.add_option("command", topic);

  std::reverse(args.begin(), args.end());  // as the parser wants them
  try {
    root.parse(std::move(args));
  } catch (const CLI::CallForHelp&) {
    const CLI::App* chosen = chosen_command(root);
    return show_help(root, commands, c, chosen ? chosen->get_name() : "");
  } catch (const CLI::ParseError& error) {
    return c.complain(Complaints(root, commands).of(error), kBadUsage);
  }
  if (shared.version) {
    c.out << "kosmoteka " << program_version() << "\n";
    return kOk;
  }
  const CLI::App* chosen = chosen_command(root);
  Command* command = chosen ? find_command(commands, chosen->get_name()) : nullptr;
  return command ? run_chosen(c, *command, shared) : show_help(root, commands, c, topic);
}

}  // namespace

int Context::complain(const Problem& mistake, int exit_code) const {
  out.flush();
  err << err_terminal.paint(Ink::kBad, "kosmoteka:") << " " << mistake.at(lang) << "\n";
  return exit_code;
}

Commands make_commands() {
  Commands list;
  for (auto make : {make_play, make_games, make_players, make_rules, make_card, make_replay, make_verify, make_scenario,
                    make_state, make_view, make_schema, make_simulate, make_bench, make_serve, make_backup, make_load})
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
