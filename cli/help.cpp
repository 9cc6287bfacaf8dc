#include "cli/help.h"

#include <algorithm>

#include "cli/params.h"

namespace kosmo {
namespace {

constexpr int kNameColumn = 26;  // where descriptions begin

// One entry: its name, then what it means, wrapped beside it.
std::string entry(const std::string& name, std::string_view meaning, int column, const Context& c) {
  const int width = std::min(c.terminal.width, kWidestText);
  std::string out = "  " + pad_to(c.paint(Ink::kAccent, name), column - 2);
  if (columns_of(name) > column - 4) out += "\n" + std::string(static_cast<std::size_t>(column), ' ');
  const std::string lines = wrapped(meaning, width, column, column);
  return out + lines.substr(static_cast<std::size_t>(column)) + "\n";
}

std::string heading(Text text, const Context& c) { return "\n" + c.bold(text.at(c.lang)) + "\n"; }

std::string list_options(const std::vector<Declared>& declared, bool arguments, const Context& c) {
  std::string out;
  for (const Declared& option : declared)
    if (option.argument == arguments) out += entry(option.name, option.help, kNameColumn, c);
  return out;
}

std::string usage_line(std::string_view command, const std::vector<Declared>& declared, const Context& c) {
  std::string line = "kosmoteka " + std::string(command) + c.say({" [OPTIONS]", " [OPCJE]"});
  for (const Declared& option : declared) {
    if (!option.argument) continue;
    line += option.required ? " " + option.name : " [" + option.name + "]";
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

std::string help_of_all(const CommandLine& line, const std::vector<std::unique_ptr<Command>>& commands,
                        const Context& c) {
  std::string out =
      c.say({"Kosmoteka: a library of space board games, played by their complete rules.",
             "Kosmoteka: biblioteka kosmicznych gier planszowych, w które gra się według pełnych zasad."}) +
      "\n\n" + c.bold(kUsage.at(c.lang)) + " kosmoteka " + c.say({"COMMAND [OPTIONS]", "POLECENIE [OPCJE]"}) + "\n";
  out += heading({"Commands", "Polecenia"}, c);
  for (const auto& command : commands)
    out += entry(std::string(command->info().name), command->info().summary.at(c.lang), 14, c);
  out += entry("help", c.say({"Show help for a command", "Pokaż pomoc do polecenia"}), 14, c);
  out += heading(kOptions, c) + list_options(line.declared(""), false, c);
  out += heading(kExamples, c) +
         show_examples(Text{"# play tonight, against a bot\nkosmoteka play narodziny\n# everything about one command\n"
                            "kosmoteka help play",
                            "# zagraj dziś z botem\nkosmoteka play narodziny\n# wszystko o jednym poleceniu\n"
                            "kosmoteka help play"}
                           .at(c.lang),
                       c);
  return out;
}

std::string help_of_command(const CommandLine& line, const Command& command, const Context& c) {
  const std::vector<Declared> declared = line.declared(std::string(command.info().name));
  const int width = std::min(c.terminal.width, kWidestText);
  std::string out = wrapped(command.info().about.at(c.lang), width) + "\n\n" + c.bold(kUsage.at(c.lang)) + " " +
                    usage_line(command.info().name, declared, c) + "\n";
  if (const std::string arguments = list_options(declared, true, c); !arguments.empty())
    out += heading(kArguments, c) + arguments;
  if (const std::string options = list_options(declared, false, c); !options.empty())
    out += heading(kOptions, c) + options;
  out += heading(kShared, c) + list_options(line.declared(""), false, c);
  return out + heading(kExamples, c) + show_examples(command.info().examples.at(c.lang), c);
}

}  // namespace kosmo
