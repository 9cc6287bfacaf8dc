// `kosmoteka words`: everything that a scenario, a replay or a player at the prompt may write in a game: actions, steps
// and names.
#include <algorithm>
#include <ostream>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/json_print.h"
#include "cli/library.h"
#include "cli/params.h"
#include "engine/letters.h"
#include "engine/scenario_positions.h"

namespace kosmo {
namespace {

namespace json = boost::json;

// Of "card|cards" or "karta|karty|kart" the form for two.
std::string_view second_of(std::string_view forms) {
  const auto first = forms.find('|');
  const std::string_view rest = first == std::string_view::npos ? forms : forms.substr(first + 1);
  return rest.substr(0, rest.find('|'));
}

// A sentence with the kinds of its arguments where they will stand: "Place a star ELEMENT".
std::string sentence(const Phrase& phrase, Lang lang) {
  const std::string_view text = phrase.text.at(lang);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto end = text[i] == '{' ? text.find('}', i) : std::string_view::npos;
    if (end == std::string_view::npos || end < i + 2) {
      out += text[i];
      continue;
    }
    const std::string_view hole = text.substr(i + 1, end - i - 1);
    const auto which = static_cast<std::size_t>(hole[0] - '0');
    const auto forms = hole.find('#');
    if (forms != std::string_view::npos)
      out += second_of(hole.substr(forms + 1));  // "cards": some number of them
    else if (which < phrase.args.size() && phrase.args[which])
      out += in_capitals(phrase.args[which]->name);
    i = end;
  }
  return out;
}

std::string usage(const VerbRule& verb) {
  std::string out(verb.phrase.key);
  for (int i = 0; i < verb.phrase.arity(); ++i) out += " " + in_capitals(verb.phrase.args[i]->name);
  return out;
}

std::string argument_words(const StepInfo::Argument& argument, const Context& c) {
  if (argument.is_seat && argument.or_nobody) return c.say({"SEAT or \"null\"", "SEAT albo \"null\""});
  if (argument.is_seat) return "SEAT";
  const std::string range = fmt::format("0–{}", argument.most);
  if (argument.kind == &kNumber) return fmt::format("{} ({})", in_capitals(kNumber.name), range);
  return argument.kind ? in_capitals(argument.kind->name) : range;
}

std::string arguments_of(const StepInfo& step, const Context& c) {
  std::vector<std::string> words;
  for (const StepInfo::Argument& argument : step.arguments) words.push_back(argument_words(argument, c));
  return words.empty() ? "" : "args = [" + joined(words, ", ") + "]";
}

// The kinds of names that actions, questions and states of a game use, each once, in the order in which they come.
std::vector<const ArgKind*> kinds_of(const Game& game) {
  std::vector<const ArgKind*> kinds;
  const auto add_kind = [&](const ArgKind* kind) {
    if (kind && kind != &kNumber &&
        std::none_of(kinds.begin(), kinds.end(), [&](const ArgKind* known) { return known->name == kind->name; }))
      kinds.push_back(kind);
  };
  const auto add = [&](const Phrase& phrase) {
    for (const ArgKind* kind : phrase.args) add_kind(kind);
  };
  for (const VerbRule& verb : game.verbs()) add(verb.phrase);
  for (const StepInfo& step : game.steps()) {
    add(step.question);
    for (const StepInfo::Argument& argument : step.arguments) add_kind(argument.kind);
  }
  for (const Phrase& phrase : game.event_phrases()) add(phrase);
  return kinds;
}

// What it is, with SEAT for whatever a scenario says there.
std::string title_of(const BasePosition& position, Lang lang) {
  std::string title = position.title.at(lang);
  for (const std::string& word : position.with)
    if (const auto at = title.find("$" + word); at != std::string::npos)
      title.replace(at, word.size() + 1, in_capitals(word));
  return title;
}

struct NamedToken {
  std::string token, name;
};

std::vector<NamedToken> names_of(const ArgKind& kind, Lang lang) {
  std::vector<NamedToken> out;
  for (int v = 0; v < kind.count(); ++v) out.push_back({kind.print(v), kind.say(v, lang)});
  return out;
}

// Kinds that only states hold: the schema of views has the tokens of all.
std::vector<std::pair<std::string, std::vector<NamedToken>>> other_kinds(const Game& game,
                                                                         const std::vector<const ArgKind*>& said) {
  std::vector<std::pair<std::string, std::vector<NamedToken>>> out;
  const json::value schema = json::parse(game.schema());
  for (const auto& [name, definition] : schema.at("$defs").as_object()) {
    const json::value* tokens = definition.as_object().if_contains("enum");
    const bool known = std::any_of(said.begin(), said.end(), [&, &word = name](const ArgKind* kind) {
      return kind->name == std::string_view(word);
    });
    if (!tokens || known) continue;
    std::vector<NamedToken> names;
    for (const json::value& token : tokens->as_array()) {
      const std::string text(token.as_string());
      names.push_back({text, text});
    }
    out.emplace_back(name, std::move(names));
  }
  return out;
}

class WordsCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "words",
        {"List the actions, steps and names of a game, as scenarios write them",
         "Wypisz akcje, kroki i nazwy gry w zapisie scenariuszy"},
        {"Lists what may be written in a game: its actions with their arguments, the steps that a scenario may let "
         "wait, "
         "the base positions it may begin from, and all names: seats, spaces, cards.",
         "Wypisuje wszystko, co w danej grze można zapisać: akcje z argumentami, kroki, które mogą czekać w "
         "scenariuszu, "
         "pozycje wyjściowe, od których może się zaczynać, oraz wszystkie nazwy: miejsca graczy, pola, karty."},
        {"kosmoteka words narodziny\nkosmoteka words orion --json",
         "kosmoteka words narodziny\nkosmoteka words orion --json"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.argument("game", game_, kGameWord, true, {"Id of the game", "Identyfikator gry"});
    params.flag("--json", json_, {"The same for programs", "To samo dla programów"});
  }
  int run(Context& c) override {
    const Maybe<const Game*> game = game_called(game_);
    if (!game) return c.complain(game.problem(), kBadUsage);
    if (json_)
      c.out << pretty_json(json::serialize(as_json(**game, c.lang)));
    else
      print(**game, c);
    return kOk;
  }

 private:
  static void print(const Game& game, const Context& c) {
    print_actions(game, c);
    print_steps(game, c);
    print_positions(game, c);
    print_names(game, c);
  }

  static void heading(const Context& c, Text text) { c.out << c.bold(text.at(c.lang)) << "\n"; }
  static int width(const Context& c) { return std::min(c.terminal.width, kWidestText); }

  // Words in a column, what they mean beside them.
  struct Line {
    std::string word, meaning;
  };
  static void columns(const std::vector<Line>& lines, const Context& c) {
    constexpr int kWidestTextWord = 34;
    int column = 0;
    for (const Line& line : lines) column = std::max(column, std::min(columns_of(line.word), kWidestTextWord));
    column += 4;
    for (const Line& line : lines) {
      c.out << "  " << pad_to(c.paint(Ink::kAccent, line.word), column - 2);
      if (columns_of(line.word) > column - 4) c.out << "\n" << std::string(static_cast<std::size_t>(column), ' ');
      const std::string meaning = wrapped(line.meaning, width(c), column, column);
      c.out << (meaning.empty() ? "" : meaning.substr(static_cast<std::size_t>(column))) << "\n";
    }
    c.out << "\n";
  }

  static void print_actions(const Game& game, const Context& c) {
    heading(c, {"Actions", "Akcje"});
    std::vector<Line> lines;
    for (const VerbRule& verb : game.verbs())
      lines.push_back({usage(verb), sentence(verb.phrase, c.lang) + " " + c.dim(fmt::format("({})", verb.rule))});
    columns(lines, c);
  }

  static void print_steps(const Game& game, const Context& c) {
    heading(c, {"Steps", "Kroki"});
    std::vector<Line> lines;
    for (const StepInfo& step : game.steps()) {
      std::string meaning =
          step.asks ? sentence(step.question, c.lang) : c.say({"runs by itself", "wykonuje się samoczynnie"});
      if (!step.needs_seat) meaning += c.say({", seat = \"null\"", ", seat = \"null\""});
      if (const std::string args = arguments_of(step, c); !args.empty()) meaning += (step.asks ? " " : "; ") + args;
      lines.push_back({std::string(step.name), meaning + " " + c.dim(fmt::format("({})", step.rule))});
    }
    columns(lines, c);
    c.out << c.dim(
                 wrapped(c.say({"In args, a kind of names stands for one of its names below. A range is a number; what "
                                "it means follows from the rule beside it.",
                                "W args rodzaj nazw oznacza jedną z jego nazw poniżej. Zakres oznacza liczbę; jej "
                                "znaczenie wynika z podanej obok zasady."}),
                         width(c)))
          << "\n\n";
  }

  static void print_positions(const Game& game, const Context& c) {
    const std::vector<BasePosition>& positions = positions_of(game.info().id);
    if (positions.empty()) return;
    heading(c, {"Base positions", "Pozycje wyjściowe"});
    std::vector<Line> lines;
    for (const BasePosition& position : positions) lines.push_back({position.usage(), title_of(position, c.lang)});
    columns(lines, c);
  }

  static void print_names(const Game& game, const Context& c) {
    heading(c, {"Names", "Nazwy"});
    std::vector<Line> lines;
    const auto add = [&](std::string_view kind, const std::vector<NamedToken>& names) {
      std::vector<std::string> words;
      for (const NamedToken& name : names)
        words.push_back(name.token == name.name ? name.token : fmt::format("{} ({})", name.token, name.name));
      lines.push_back({in_capitals(kind), joined(words, ", ")});
    };
    const std::vector<const ArgKind*> kinds = kinds_of(game);
    for (const ArgKind* kind : kinds) add(kind->name, names_of(*kind, c.lang));
    for (const auto& [kind, names] : other_kinds(game, kinds)) add(kind, names);
    for (const Option& option : game.info().options)
      lines.push_back({fmt::format("options.{}", option.key),
                       fmt::format("{}–{}: {}", option.low, option.high, option.name.at(c.lang))});
    columns(lines, c);
  }

  static json::object as_json(const Game& game, Lang lang) {
    json::array actions, steps, positions;
    for (const VerbRule& verb : game.verbs()) {
      json::array arguments;
      for (int i = 0; i < verb.phrase.arity(); ++i) arguments.emplace_back(verb.phrase.args[i]->name);
      actions.push_back(json::object{{"action", verb.phrase.key},
                                     {"arguments", std::move(arguments)},
                                     {"sentence", sentence(verb.phrase, lang)},
                                     {"rule", verb.rule}});
    }
    for (const StepInfo& step : game.steps()) {
      json::array arguments;
      for (const StepInfo::Argument& argument : step.arguments) {
        json::object one{{"most", argument.most}};
        if (argument.kind || argument.is_seat) one["kind"] = argument.is_seat ? "seat" : argument.kind->name;
        if (argument.or_nobody) one["or_nobody"] = true;
        arguments.push_back(std::move(one));
      }
      json::object one{{"step", step.name},
                       {"asks", step.asks},
                       {"needs_seat", step.needs_seat},
                       {"arguments", std::move(arguments)},
                       {"rule", step.rule}};
      if (step.asks) one["question"] = sentence(step.question, lang);
      steps.push_back(std::move(one));
    }
    for (const BasePosition& position : positions_of(game.info().id))
      positions.push_back(json::object{{"position", position.name},
                                       {"with", json::array(position.with.begin(), position.with.end())},
                                       {"title", title_of(position, lang)}});
    return {{"game", game.info().id},
            {"actions", std::move(actions)},
            {"steps", std::move(steps)},
            {"positions", std::move(positions)},
            {"names", names_json(game, lang)}};
  }
  static json::object names_json(const Game& game, Lang lang) {
    json::object out;
    const auto add = [&](std::string_view kind, const std::vector<NamedToken>& names) {
      json::object tokens;
      for (const NamedToken& name : names) tokens[name.token] = name.name;
      out[kind] = std::move(tokens);
    };
    const std::vector<const ArgKind*> kinds = kinds_of(game);
    for (const ArgKind* kind : kinds) add(kind->name, names_of(*kind, lang));
    for (const auto& [kind, names] : other_kinds(game, kinds)) add(kind, names);
    return out;
  }

  std::string game_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_words() { return std::make_unique<WordsCommand>(); }

}  // namespace kosmo
