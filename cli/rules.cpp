// `kosmoteka rules` and `kosmoteka card`: the reference at hand.
#include <algorithm>
#include <ostream>

#include "cli/library.h"
#include "cli/lookup.h"
#include "cli/params.h"
#include "engine/letters.h"

namespace kosmo {
namespace {

// What there is to ask about.
void list_sections(const Game& game, const Context& c) {
  const std::vector<RuleText>& rules = rules_of(game.info().id);
  c.out << c.bold(game.info().name.at(c.lang)) << "\n"
        << counted(static_cast<std::int64_t>(rules.size()), c.lang, {"rule|rules", "zasada|zasady|zasad"}) << ", "
        << counted(static_cast<std::int64_t>(game.cards().size()), c.lang, {"card|cards", "karta|karty|kart"}) << "\n\n"
        << show_sections(rules, c) << (rules.empty() ? "" : "\n")
        << c.dim(c.say({"Search: kosmoteka rules {} WORDS", "Szukanie: kosmoteka rules {} SŁOWA"}, game.info().id))
        << "\n";
}

// A number says which game it belongs to: `kosmoteka rules NK-ENE-04` is enough.
const RuleText* rule_numbered(std::string_view id) { return find_rule(in_capitals(id)); }

// "NK-XXX-99" is meant as a number, whether there is such a rule or not.
bool looks_like_a_number(std::string_view id) {
  return std::count(id.begin(), id.end(), '-') == 2 && id.back() >= '0' && id.back() <= '9';
}

Problem no_such_rule(const std::string& typed) {
  const std::string id = in_capitals(typed);
  std::vector<std::string> known;
  std::string section;  // of the game whose numbers begin like this one
  for (const Game* game : games())
    for (const RuleText& rule : rules_of(game->info().id)) {
      known.push_back(rule.id);
      if (section.empty() && rule.id.substr(0, rule.id.find('-') + 1) == id.substr(0, id.find('-') + 1))
        section = game->info().id;
    }
  return problem({"There is no rule {}.{} All sections: kosmoteka rules {}",
                  "Nie ma zasady {}.{} Wszystkie rozdziały: kosmoteka rules {}"},
                 in_quotes(typed), did_you_mean(id, known),
                 section.empty() ? Text{"GAME", "GRA"} : Text{section, section});
}

class RulesCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "rules",
        {"Look up the numbered rules and the cards of a game", "Zajrzyj do numerowanych zasad i kart gry"},
        {"Searches the numbered rules and the cards of a game for words or for a rule's number. Words are found in any "
         "form; letter case and Polish marks do not matter. Without words it lists the sections.",
         "Szuka słów albo numeru w numerowanych zasadach i kartach gry. Słowa znajduje w każdej formie; wielkość liter "
         "i polskie znaki nie mają znaczenia. Bez słów wypisuje rozdziały."},
        {"kosmoteka rules narodziny\nkosmoteka rules NK-ENE-04\nkosmoteka rules narodziny dark energy",
         "kosmoteka rules narodziny\nkosmoteka rules NK-ENE-04\nkosmoteka rules narodziny ciemna energia"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.argument("game", game_, kGameWord, true,
                    {"Id of the game, or just a rule's number", "Identyfikator gry albo sam numer zasady"});
    params.arguments("words", words_, kWordsWord, false, {"Words, or a rule's number", "Słowa albo numer zasady"});
  }
  int run(Context& c) override {
    const Maybe<const Game*> game = game_called(game_);
    if (const RuleText* rule = rule_numbered(game_); !game && rule && words_.empty()) {
      c.out << show_rule(*rule, c);
      return kOk;
    }
    if (!game && looks_like_a_number(game_)) return c.complain(no_such_rule(game_), kBadUsage);
    if (!game) return c.complain(game.problem(), kBadUsage);
    if (words_.empty()) {
      list_sections(**game, c);
      return kOk;
    }
    const std::string words = joined(words_, " ");
    const auto rules = search_rules((*game)->info().id, words, c.lang);
    const auto cards = search_cards(**game, words, c.lang);
    for (const RuleText* rule : rules) c.out << show_rule(*rule, c, words);
    for (const CardText& card : cards) c.out << show_card(card, c, words);
    if (!rules.empty() || !cards.empty()) return kOk;
    if (words_.size() == 1 && looks_like_a_number(words)) return c.complain(no_such_rule(words), kFailed);
    return c.complain(problem({"No rule and no card of {} holds {}. Sections: kosmoteka rules {}",
                               "Żadna zasada ani karta gry {} nie zawiera {}. Rozdziały: kosmoteka rules {}"},
                              (*game)->info().id, in_quotes(words), (*game)->info().id),
                      kFailed);
  }

 private:
  std::string game_;
  std::vector<std::string> words_;
};

class CardCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "card",
        {"Show a card by its id or a part of its name", "Pokaż kartę o podanym identyfikatorze lub fragmencie nazwy"},
        {"Shows the cards whose id is given, or whose name in either language holds the words. Without a name it lists "
         "all cards.",
         "Pokazuje karty o podanym identyfikatorze albo takie, których nazwa w którymkolwiek języku zawiera podane "
         "słowa. Bez "
         "nazwy wypisuje wszystkie karty."},
        {"kosmoteka card narodziny CL2\nkosmoteka card narodziny amino",
         "kosmoteka card narodziny CL2\nkosmoteka card narodziny aminokwasy"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.argument("game", game_, kGameWord, true, {"Id of the game", "Identyfikator gry"});
    params.arguments("words", words_, kWordsWord, false, {"Id or part of the name", "Identyfikator albo część nazwy"});
  }
  int run(Context& c) override {
    const Maybe<const Game*> game = game_called(game_);
    if (!game) return c.complain(game.problem(), kBadUsage);
    const std::string wanted = joined(words_, " ");
    const auto cards = find_cards(**game, wanted);
    for (const CardText& card : cards) c.out << show_card(card, c, wanted);
    if (!cards.empty()) return kOk;
    if (words_.empty())
      return c.complain(problem({"{} has no cards.", "Gra {} nie ma kart."}, (*game)->info().id), kFailed);
    return c.complain(problem({"{} has no card {}. All cards: kosmoteka card {}",
                               "Gra {} nie ma karty {}. Wszystkie karty: kosmoteka card {}"},
                              (*game)->info().id, in_quotes(wanted), (*game)->info().id),
                      kFailed);
  }

 private:
  std::string game_;
  std::vector<std::string> words_;
};

}  // namespace

std::unique_ptr<Command> make_rules() { return std::make_unique<RulesCommand>(); }
std::unique_ptr<Command> make_card() { return std::make_unique<CardCommand>(); }

}  // namespace kosmo
