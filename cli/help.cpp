#include "cli/help.h"

#include <algorithm>

#include <CLI/CLI.hpp>

namespace kosmo {
namespace {

constexpr int kNameColumn = 26;  // where descriptions begin
constexpr int kWidest = 110;     // longer lines are hard to read

// One entry: its name, then what it means, wrapped beside it.
std::string entry(const std::string& name, std::string_view meaning, int column, const Context& c) {
  const int width = std::min(c.terminal.width, kWidest);
  std::string out = "  " + padded(c.paint(Ink::kAccent, name), column - 2);
  if (display_width(name) > column - 4) out += "\n" + std::string(static_cast<std::size_t>(column), ' ');
  const std::string lines = wrapped(meaning, width, column, column);
  return out + lines.substr(static_cast<std::size_t>(column)) + "\n";
}

std::string heading(Text text, const Context& c) { return "\n" + c.bold(text.at(c.lang)) + "\n"; }

bool is_argument(const CLI::Option& option) { return option.get_positional(); }
bool is_many(const CLI::Option& option) { return option.get_items_expected_max() > 1; }

std::string name_of(const CLI::Option& option) {
  if (is_argument(option)) return option.get_type_name() + (is_many(option) ? "..." : "");
  std::string names;
  for (const std::string& s : option.get_snames()) names += (names.empty() ? "-" : ", -") + s;
  for (const std::string& l : option.get_lnames()) names += (names.empty() ? "--" : ", --") + l;
  if (option.get_items_expected_max() > 0) names += " " + option.get_type_name();
  return names;
}

std::string list_options(const CLI::App& app, bool arguments, const Context& c) {
  std::string out;
  for (const CLI::Option* option : app.get_options())
    if (is_argument(*option) == arguments) out += entry(name_of(*option), option->get_description(), kNameColumn, c);
  return out;
}

std::string usage_line(const CLI::App& app, const Context& c) {
  std::string line = "kosmoteka " + app.get_name() + std::string(c.lang == Lang::kPolish ? " [OPCJE]" : " [OPTIONS]");
  for (const CLI::Option* option : app.get_options()) {
    if (!is_argument(*option)) continue;
    line += option->get_required() ? " " + name_of(*option) : " [" + name_of(*option) + "]";
  }
  return line;
}

std::string show_examples(std::string_view examples, const Context& c) {
  std::string out;
  while (!examples.empty()) {
    const auto end = std::min(examples.find('\n'), examples.size());
    const std::string_view line = examples.substr(0, end);
    out += line.starts_with('#') ? "  " + c.dim(line) + "\n" : "  " + std::string(line) + "\n";
    examples.remove_prefix(std::min(end + 1, examples.size()));
  }
  return out;
}

constexpr Text kUsage{"Usage:", "Użycie:"};
constexpr Text kArguments{"Arguments", "Argumenty"};
constexpr Text kOptions{"Options", "Opcje"};
constexpr Text kShared{"Options of every command", "Opcje wspólne"};
constexpr Text kExamples{"Examples", "Przykłady"};

}  // namespace

std::string help_of_all(const CLI::App& root, const std::vector<std::unique_ptr<Command>>& commands, const Context& c) {
  std::string out =
      c.say({"Kosmoteka: a library of space board games, played by their complete rules.",
             "Kosmoteka: biblioteka kosmicznych gier planszowych, w które gra się według pełnych zasad."}) +
      "\n\n" + c.bold(kUsage.at(c.lang)) + " kosmoteka " + c.say({"COMMAND [OPTIONS]", "POLECENIE [OPCJE]"}) + "\n";
  out += heading({"Commands", "Polecenia"}, c);
  for (const auto& command : commands)
    out += entry(std::string(command->info().name), command->info().summary.at(c.lang), 14, c);
  out += entry("help", c.say({"Show help for a command", "Pokaż pomoc do polecenia"}), 14, c);
  out += heading(kOptions, c) + list_options(root, false, c);
  out += heading(kExamples, c) +
         show_examples(Text{"# play tonight, against a bot\nkosmoteka play narodziny\n# everything about one command\n"
                            "kosmoteka help play",
                            "# zagraj dziś z botem\nkosmoteka play narodziny\n# wszystko o jednym poleceniu\n"
                            "kosmoteka help play"}
                           .at(c.lang),
                       c);
  return out;
}

std::string help_of_command(const CLI::App& root, const CLI::App& app, const Command& command, const Context& c) {
  const int width = std::min(c.terminal.width, kWidest);
  std::string out = wrapped(command.info().about.at(c.lang), width) + "\n\n" + c.bold(kUsage.at(c.lang)) + " " +
                    usage_line(app, c) + "\n";
  if (const std::string arguments = list_options(app, true, c); !arguments.empty())
    out += heading(kArguments, c) + arguments;
  if (const std::string options = list_options(app, false, c); !options.empty()) out += heading(kOptions, c) + options;
  out += heading(kShared, c) + list_options(root, false, c);
  return out + heading(kExamples, c) + show_examples(command.info().examples.at(c.lang), c);
}

}  // namespace kosmo
