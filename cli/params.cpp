#include "cli/params.h"

#include <algorithm>
#include <charconv>

#include <CLI/CLI.hpp>

#include "cli/words.h"

namespace kosmo {
namespace {

// The whole text as a number, or nothing.
template <class Number>
std::optional<Number> parsed(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return value;
}

// How help shows it. Given twice, the last counts.
void describe(CLI::Option& option, Lang lang, Text word, Text help) {
  option.type_name(std::string(word.at(lang)));
  option.description(std::string(help.at(lang)));
  if (option.get_items_expected_max() == 1) option.take_last();
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

// How help calls an argument: GAME, not its inner name.
std::string word_for(const CLI::App& root, const std::string& name) {
  const CLI::App* chosen = chosen_command(root);
  const CLI::Option* option = chosen ? chosen->get_option_no_throw(name) : nullptr;
  return option ? option->get_type_name() : name;
}

// Words that nothing was declared for. `page` is "play ", or empty without a command.
Problem extra_words(const CLI::App& root, const CommandLine& line, const std::string& page) {
  const std::string first = root.remaining(true).front();
  const bool option = first.size() > 1 && first[0] == '-';
  if (!option && page.empty()) return line.unknown_command(first);
  std::vector<std::string> known = option_names(root);
  if (const CLI::App* chosen = chosen_command(root))
    for (const std::string& name : option_names(*chosen)) known.push_back(name);
  if (option)
    return problem({"Unknown option {}.{} All options: kosmoteka {}--help",
                    "Nieznana opcja {}.{} Wszystkie opcje: kosmoteka {}--help"},
                   in_quotes(first), did_you_mean(first.substr(0, first.find('=')), known), page);
  return problem({"{} is one word too many. See kosmoteka {}--help", "Słowo {} jest zbędne. Zobacz kosmoteka {}--help"},
                 in_quotes(first), page);
}

// Complaints of the parser, said in both languages. Its own messages begin with the name of the option.
Problem complaint(const CLI::App& root, const CommandLine& line, const CLI::ParseError& error) {
  const CLI::App* chosen = chosen_command(root);
  const std::string what = error.what(), subject = what.substr(0, what.find(": ")),
                    page = chosen ? chosen->get_name() + " " : "";
  if (dynamic_cast<const CLI::ExtrasError*>(&error)) return extra_words(root, line, page);
  if (dynamic_cast<const CLI::ValidationError*>(&error)) return problem({"{}", "{}"}, what);
  if (dynamic_cast<const CLI::RequiredError*>(&error))
    return problem({"{} is missing. See kosmoteka {}--help", "Brakuje argumentu {}. Zobacz kosmoteka {}--help"},
                   word_for(root, what.substr(0, what.find(' '))), page);
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error))
    return problem(
        {"{} needs one value. See kosmoteka {}--help", "Opcja {} wymaga jednej wartości. Zobacz kosmoteka {}--help"},
        subject, page);
  return problem({"The command line is not understood ({}). See kosmoteka {}--help",
                  "Niezrozumiały wiersz polecenia ({}). Zobacz kosmoteka {}--help"},
                 subject, page);
}

std::string shown_name(const CLI::Option& option) {
  if (option.get_positional()) return option.get_type_name() + (option.get_items_expected_max() > 1 ? "..." : "");
  std::string names;
  for (const std::string& s : option.get_snames()) names += (names.empty() ? "-" : ", -") + s;
  for (const std::string& l : option.get_lnames()) names += (names.empty() ? "--" : ", --") + l;
  if (option.get_items_expected_max() > 0) names += " " + option.get_type_name();
  return names;
}

}  // namespace

CommandLine::CommandLine(Lang lang) : root_(std::make_unique<CLI::App>("", "kosmoteka")), lang_(lang) {
  root_->require_subcommand(0, 1);
}
CommandLine::~CommandLine() = default;

Params CommandLine::shared() { return Params(*root_, lang_); }

Params CommandLine::command(const std::string& name) {
  CLI::App& app = *root_->add_subcommand(name);
  app.fallthrough();    // shared options may stand after the command too
  app.set_help_flag();  // the root's serves
  return Params(app, lang_);
}

CommandLine::Typed CommandLine::parse(std::vector<std::string> words) {
  constexpr Text kHelp{"Show help and exit", "Pokaż pomoc i zakończ"};
  root_->set_help_flag("-h,--help", std::string(kHelp.at(lang_)));  // help pages show it last
  std::reverse(words.begin(), words.end());                         // as the parser wants them
  Typed typed;
  try {
    root_->parse(std::move(words));
  } catch (const CLI::CallForHelp&) {
    typed.asks_help = true;
  } catch (const CLI::ParseError& error) {
    typed.wrong = complaint(*root_, *this, error);
  }
  if (const CLI::App* chosen = chosen_command(*root_)) typed.command = chosen->get_name();
  return typed;
}

std::vector<Declared> CommandLine::declared(const std::string& command) const {
  std::vector<Declared> list;
  for (const CLI::Option* option : (command.empty() ? root_.get() : root_->get_subcommand(command))->get_options())
    list.push_back({shown_name(*option), option->get_description(), option->get_positional(), option->get_required()});
  return list;
}

Problem CommandLine::unknown_command(const std::string& typed) const {
  std::vector<std::string> names;
  for (const CLI::App* command : root_->get_subcommands(nullptr)) names.push_back(command->get_name());
  return problem({"There is no command {}.{} All commands: kosmoteka --help",
                  "Nie ma polecenia {}.{} Wszystkie polecenia: kosmoteka --help"},
                 in_quotes(typed), did_you_mean(typed, names));
}

void Params::flag(const std::string& names, bool& into, Text help) {
  app_.add_flag(names, into, std::string(help.at(lang_)));
}

void Params::value(const std::string& names, std::string& into, Text word, Text help) {
  CLI::Option& option = *app_.add_option(names, into);
  describe(option, lang_, word, help);
}

void Params::values(const std::string& names, std::vector<std::string>& into, Text word, Text help) {
  CLI::Option& option = *app_.add_option(names, into);
  describe(option, lang_, word, help);
  option.allow_extra_args(false);  // one value each time it is named: the next word may be an argument
  option.delimiter(',');
}

void Params::choice(const std::string& names, std::string& into, std::vector<std::string> allowed, Text help) {
  const std::string known = joined(allowed, "|");
  value(names, into, {known, known}, help);
  app_.get_option(names.substr(0, names.find(',')))->check([allowed, lang = lang_](const std::string& text) {
    if (std::find(allowed.begin(), allowed.end(), text) != allowed.end()) return std::string();
    return words(lang, {"{} is not known; it can be {}.", "wartość {} jest nieznana; możliwe: {}."}, in_quotes(text),
                 joined(allowed, ", "));
  });
}

void Params::number(const std::string& names, std::int64_t& into, std::int64_t low, std::int64_t high, Text help) {
  CLI::Option& option = *app_.add_option(names, into);
  describe(option, lang_, kNumberWord, help);
  option.check([low, high, lang = lang_](const std::string& text) {
    const auto value = parsed<std::int64_t>(text);
    if (value && *value >= low && *value <= high) return std::string();
    return words(
        lang,
        {"a whole number from {} to {} is wanted, not {}.", "potrzebna jest liczba całkowita od {} do {}, a nie {}."},
        low, high, in_quotes(text));
  });
}

void Params::real(const std::string& names, double& into, double low, double high, Text help) {
  CLI::Option& option = *app_.add_option(names, into);
  describe(option, lang_, kNumberWord, help);
  option.check([low, high, lang = lang_](const std::string& text) {
    const auto value = parsed<double>(text);
    if (value && *value >= low && *value <= high) return std::string();
    return words(lang, {"a number from {} to {} is wanted, not {}.", "potrzebna jest liczba od {} do {}, a nie {}."},
                 decimal(low, 2, lang), decimal(high, 0, lang), in_quotes(text));
  });
}

void Params::seed(const std::string& names, std::optional<Seed>& into, Text help) {
  CLI::Option& option =
      *app_.add_option_function<std::string>(names, [&into](const std::string& text) { into = Seed::parse(text); });
  describe(option, lang_, kNumberWord, help);
  option.check([lang = lang_](const std::string& text) {
    if (Seed::parse(text)) return std::string();
    return words(lang, {"{} is wanted, not {}.", "potrzebna jest {}, a nie {}."}, kSeedForm, in_quotes(text));
  });
}

void Params::argument(const std::string& id, std::string& into, Text word, bool required, Text help) {
  CLI::Option& option = *app_.add_option(id, into);
  describe(option, lang_, word, help);
  option.required(required);
}

void Params::arguments(const std::string& id, std::vector<std::string>& into, Text word, bool required, Text help) {
  CLI::Option& option = *app_.add_option(id, into);
  describe(option, lang_, word, help);
  option.required(required);
}

}  // namespace kosmo
