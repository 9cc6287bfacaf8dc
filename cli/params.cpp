#include "cli/params.h"

#include <algorithm>
#include <charconv>
#include <limits>

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

}  // namespace

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

void Params::seed(const std::string& names, std::optional<std::uint64_t>& into, Text help) {
  CLI::Option& option = *app_.add_option_function<std::string>(
      names, [&into](const std::string& text) { into = parsed<std::uint64_t>(text); });
  describe(option, lang_, kNumberWord, help);
  option.check([lang = lang_](const std::string& text) {
    if (parsed<std::uint64_t>(text)) return std::string();
    return words(
        lang,
        {"a whole number from 0 to {} is wanted, not {}.", "potrzebna jest liczba całkowita od 0 do {}, a nie {}."},
        std::numeric_limits<std::uint64_t>::max(), in_quotes(text));
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
