// 6. Refusal: what is not offered is refused by a rule and in words. And words: everything said is said in both
// languages.
#include <set>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/rules_text.h"
#include "engine/typed_words.h"
#include "tests/laws/laws.h"
#include "tests/laws/secrets.h"

namespace json = boost::json;

namespace kosmo {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80); }

// Has the text a word of its own, beside its holes, that needs translation? Short ones (He, DNA) may be the same in
// both languages, and so may a name that only heads a list ("Omega: {0}").
bool has_words(std::string_view text) {
  int in_hole = 0, letters = 0;
  const auto colon = text.find(": {");
  const bool is_heading = colon != std::string_view::npos && text.find(' ') > colon;
  for (const char c : is_heading ? text.substr(colon) : text) {
    in_hole += (c == '{') - (c == '}');
    letters = !in_hole && is_letter(c) ? letters + 1 : 0;
    if (letters >= 4) return true;
  }
  return false;
}

std::string wrong_names(const Phrase& phrase, const PhraseArgs& args, std::string_view what) {
  for (int i = 0; i < phrase.arity(); ++i)
    if (phrase.args[i] != &kNumber && (args[i] < 0 || args[i] >= phrase.args[i]->count()))
      return fmt::format("{} '{}': argument {} is {}, and there is no such {}", what, phrase.key, i, args[i],
                         phrase.args[i]->name);
  return "";
}

std::string wrong_sentences(const Phrase& phrase, const PhraseArgs& args, std::string_view what) {
  for (const Lang lang : {Lang::kEnglish, Lang::kPolish}) {
    const std::string sentence = say(phrase, args, lang);
    if (sentence.empty() || sentence.find_first_of("{}") != std::string::npos)
      return fmt::format("{} '{}' is said as '{}' ({})", what, phrase.key, sentence,
                         lang == Lang::kEnglish ? "English" : "Polish");
  }
  if (has_words(phrase.text.en) && phrase.text.en == phrase.text.pl)
    return fmt::format("{} '{}' is the same in both languages: {}", what, phrase.key, phrase.text.en);
  return "";
}

std::string wrong_words(const Phrase& phrase, const PhraseArgs& args, std::string_view what) {
  std::string wrong = wrong_names(phrase, args, what);
  return wrong.empty() ? wrong_sentences(phrase, args, what) : wrong;
}

bool alike(const ArgKind& one, const ArgKind& other) {
  if (&one == &other) return true;
  if (one.count() != other.count()) return false;
  for (int v = 0; v < one.count(); ++v)
    if (one.print(v) != other.print(v) || one.say(v, Lang::kEnglish) != other.say(v, Lang::kEnglish) ||
        one.say(v, Lang::kPolish) != other.say(v, Lang::kPolish))
      return false;
  return true;
}

// Programs know kinds by their names, so those that are called alike must be alike.
class Kinds {
 public:
  std::string wrong(const ArgKind& kind) {
    if (kind.name.empty()) return "a kind of argument has no name";
    const ArgKind& known = *by_word_.try_emplace(kind_word(kind), &kind).first->second;
    return alike(known, kind) ? "" : fmt::format("two different kinds are called '{}'", kind.name);
  }
  std::string wrong(const Phrase& phrase) {
    for (int i = 0; i < phrase.arity(); ++i)
      if (std::string found = wrong(*phrase.args[i]); !found.empty()) return fmt::format("'{}': {}", phrase.key, found);
    return "";
  }
  std::string wrong(const Game& game) {
    for (const VerbRule& verb : game.verbs())
      if (std::string found = wrong(verb.phrase); !found.empty()) return found;
    for (const Phrase& phrase : game.event_phrases())
      if (std::string found = wrong(phrase); !found.empty()) return found;
    for (const Statistic& statistic : game.info().statistics)
      if (std::string found = wrong(*statistic.kind); !found.empty()) return found;
    const json::value schema = json::parse(game.schema());
    for (const auto& [word, kind] : by_word_)
      if (const json::value* named = schema.at("$defs").as_object().if_contains(word))
        if (!holds_the_names_of(*kind, named->at("enum").as_array()))
          return fmt::format("'{}' is another kind in the state than in what is said", word);
    return "";
  }

 private:
  static bool holds_the_names_of(const ArgKind& kind, const json::array& names) {
    if (static_cast<int>(names.size()) != kind.count()) return false;
    for (int v = 0; v < kind.count(); ++v)
      if (names[v] != json::value(kind.print(v))) return false;
    return true;
  }

  std::map<std::string, const ArgKind*> by_word_;
};

std::string wrong_rule(const Game& game, std::string_view rule, std::string_view what) {
  if (rule.empty()) return fmt::format("{} names no rule", what);
  if (!rules_of(game.info().id).empty() && !find_rule(rule))
    return fmt::format("{} names rule {}, which is not in the rules", what, rule);
  return "";
}

// What can be checked without playing.
std::string wrong_vocabulary(const Game& game) {
  std::set<std::string_view> keys;
  for (const VerbRule& verb : game.verbs()) {
    const std::string what = fmt::format("verb '{}'", verb.phrase.key);
    if (verb.phrase.key.empty() || verb.phrase.key.find(' ') != std::string_view::npos) return what + " is no word";
    if (!keys.insert(verb.phrase.key).second) return what + " is there twice";
    if (std::string wrong = wrong_rule(game, verb.rule, what); !wrong.empty()) return wrong;
    if (std::string wrong = wrong_words(verb.phrase, {}, "verb"); !wrong.empty()) return wrong;
  }
  for (const Phrase& phrase : game.event_phrases())
    if (std::string wrong = wrong_words(phrase, {}, "event"); !wrong.empty()) return wrong;
  return wrong_rule(game, game.info().over_rule, "the end of the game");
}

// Seats and options that do not go together are refused in words.
std::string wrong_setups(const Game& game, Rng& chance) {
  for (int i = 0; i < 200; ++i) {
    const int seats = static_cast<int>(chance.below(kMaxSeats + 2));
    Options options{};
    for (std::size_t o = 0; o < game.info().options.size(); ++o) {
      const Option& option = game.info().options[o];
      const auto values = static_cast<std::uint32_t>(option.high - option.low + 3);  // one too few, one too many
      options[o] = static_cast<std::int16_t>(option.low - 1 + static_cast<int>(chance.below(values)));
    }
    const Problem problem = game.refuse_setup(seats, options);
    if (problem && (problem.pl.empty() || problem.pl == problem.en))
      return fmt::format("a setup is refused in one language only: {}", problem.en);
  }
  return "";
}

std::string wrong_offer(const Position& state, const ActionList& offered) {
  const Game& game = state.game();
  for (int i = 0; i < offered.size(); ++i) {
    const Action a = offered[i];
    if (a.verb >= game.verbs().size()) return fmt::format("an action with unknown verb {} is offered", a.verb);
    if (const Refusal refusal = state.why_not(a))
      return fmt::format("'{}' is offered, but refused by {}", game.print(a), refusal.rule);
    if (std::string wrong = wrong_words(game.verbs()[a.verb].phrase, phrase_args(a), "action"); !wrong.empty())
      return wrong;
  }
  if (state.over()) return "";
  const Decision decision = state.decision();
  if (std::string wrong = wrong_rule(game, decision.rule, fmt::format("step '{}'", decision.step)); !wrong.empty())
    return wrong;
  const Text& help = decision.help;
  if (help.en.empty() && !rules_of(game.info().id).empty())
    return fmt::format("step '{}' has no help for newcomers", decision.step);
  if (help.en.empty() != help.pl.empty() || (!help.en.empty() && help.en == help.pl))
    return fmt::format("the help of step '{}' is not in both languages", decision.step);
  return wrong_words(decision.question, decision.args, "question");
}

std::string said(const Warning& warning) { return warning ? say(warning.why, warning.args, Lang::kEnglish) : ""; }

std::string told(const ActionFigures& figures) {
  std::string all;
  for (const Figure& figure : figures) all += fmt::format("{} {}\n", figure.name, figure.value);
  return all;
}

// A warning cites a rule in words, changes nothing, and is the same in a world that the one warned could be in.
std::string wrong_warnings(const Position& state, const ActionList& offered, Rng& chance) {
  if (state.over()) return "";
  const Game& game = state.game();
  const Position before(state), dream = imagined(state, state.to_move(), chance);
  for (int i = 0; i < offered.size(); ++i) {
    const Warning warning = game.wastes(state.data(), offered[i]);
    const std::string what = fmt::format("the warning of '{}'", game.print(offered[i]));
    if (!(state == before)) return what + " changed the state";
    if (said(warning) != said(game.wastes(dream.data(), offered[i]))) return what + " tells something hidden";
    if (told(game.figures(state.data(), offered[i])) != told(game.figures(dream.data(), offered[i])))
      return fmt::format("the figures of '{}' tell something hidden", game.print(offered[i]));
    if (!warning) continue;
    if (std::string wrong = wrong_rule(game, warning.rule, what); !wrong.empty()) return wrong;
    if (std::string wrong = wrong_words(warning.why, warning.args, what); !wrong.empty()) return wrong;
  }
  return "";
}

// What is not among the choices yet is told with its rule and in words, and changes nothing. (That nothing hidden is
// told by it is a matter of views: law "no leak".)
std::string wrong_not_yet(const Position& state, const ActionList& offered) {
  const Game& game = state.game();
  const Position before(state);
  for (const NotYet& missing : game.not_yet(state.data())) {
    const std::string what = fmt::format("the reason why '{}' cannot be done yet", game.print(missing.action));
    if (!(state == before)) return what + " changed the state";
    if (offered.contains(missing.action)) return what + " is told, but it can be done";
    if (std::string wrong = wrong_rule(game, missing.why.rule, what); !wrong.empty()) return wrong;
    if (std::string wrong = wrong_words(missing.why.why, missing.why.args, what); !wrong.empty()) return wrong;
  }
  return "";
}

// Bytes that no text stands for: no sentence can be asked to name what does not exist.
bool is_nonsense(const Game& game, Action a) {
  const Maybe<Action> read = game.parse(game.print(a));
  return !read || *read != a;
}

std::string wrong_refusal(const Position& state, const ActionList& offered, Action a) {
  if (offered.contains(a)) return "";
  Position tried(state);
  const Refusal refusal = tried.try_apply(a);
  const std::string what = fmt::format("the refusal of '{}' ({:016x})", state.game().print(a), a.key());
  if (!(tried == state)) return fmt::format("'{}' is not offered, but changed the state", state.game().print(a));
  if (std::string wrong = wrong_rule(state.game(), refusal.rule, what); !wrong.empty()) return wrong;
  if (is_nonsense(state.game(), a)) return wrong_sentences(refusal.why, refusal.args, what);
  return wrong_words(refusal.why, refusal.args, what);
}

// Something near what is offered: one argument or the verb changed a little.
Action mutated(Action a, const Game& game, Rng& chance) {
  const auto at = chance.below(kMaxArgs + 1);
  if (at == kMaxArgs)
    a.verb = static_cast<std::uint8_t>(chance.below(static_cast<std::uint32_t>(game.verbs().size())));
  else
    a.arg[at] = static_cast<std::uint8_t>(a.arg[at] + (chance.below(2) ? 1 : 255));
  return a;
}

// Actions met anywhere in the games of this run.
class Pool {
 public:
  void add(const ActionList& offered, Rng& chance) {
    for (int i = 0; i < offered.size() && i < 8; ++i) {
      if (keys_.size() < 512)
        keys_.push_back(offered[i].key());
      else
        keys_[chance.below(512)] = offered[i].key();
    }
  }
  Action any(Rng& chance) const {
    return Action::from_key(keys_[chance.below(static_cast<std::uint32_t>(keys_.size()))]);
  }
  bool empty() const { return keys_.empty(); }

 private:
  std::vector<std::uint64_t> keys_;
};

std::string wrong_refusals(Trial& trial, Pool& pool) {
  ActionList offered;
  trial.now.legal(offered);
  if (std::string wrong = wrong_offer(trial.now, offered); !wrong.empty()) return wrong;
  if (std::string wrong = wrong_warnings(trial.now, offered, trial.chance); !wrong.empty()) return wrong;
  if (std::string wrong = wrong_not_yet(trial.now, offered); !wrong.empty()) return wrong;
  pool.add(offered, trial.chance);
  for (int i = 0; i < 12; ++i) {
    std::vector<Action> tries{Action::from_key(trial.chance.next())};
    if (!pool.empty()) tries.push_back(pool.any(trial.chance));
    if (!offered.empty()) tries.push_back(mutated(trial.chance.pick(offered), trial.game(), trial.chance));
    for (const Action a : tries)
      if (std::string wrong = wrong_refusal(trial.now, offered, a); !wrong.empty()) return wrong;
  }
  return "";
}

// Plays whole games with a listener; every different event is checked once.
LawReport check_narration(const Game& game, const LawBudget& budget) {
  LawReport report;
  std::set<std::pair<int, PhraseArgs>> known;
  ActionList choices;
  for (int i = 0; i < budget.games; ++i, ++report.games) {
    std::vector<Event> heard;
    Trial trial(game, budget.seed, i, Events(&heard));
    for (;; ++report.decisions) {
      for (const Event& e : heard) {
        if (!known.insert({e.phrase, e.args}).second) continue;
        report.violation = e.phrase < game.event_phrases().size()
                               ? wrong_words(game.event_phrases()[e.phrase], e.args, "event")
                               : fmt::format("there is no event {}", e.phrase);
        if (!report.holds()) {
          report.violation = trial.tell(report.violation);
          return report;
        }
      }
      heard.clear();
      if (!trial.goes_on(choices)) break;
      trial.play(trial.pick(choices), Events(&heard));
    }
  }
  return report;
}

}  // namespace

LawReport check_refusal(const Game& game, LawBudget budget) {
  if (std::string wrong = wrong_vocabulary(game); !wrong.empty()) return {fmt::format("{}: {}", game.info().id, wrong)};
  Rng chance(budget.seed);
  if (std::string wrong = wrong_setups(game, chance); !wrong.empty())
    return {fmt::format("{}: {}", game.info().id, wrong)};
  if (LawReport told = check_narration(game, budget); !told.holds()) return told;
  Kinds kinds;
  if (std::string wrong = kinds.wrong(game); !wrong.empty()) return {fmt::format("{}: {}", game.info().id, wrong)};
  Pool pool;
  return in_some_states(game, budget, [&](Trial& trial) {
    const std::string wrong = kinds.wrong(trial.now.decision().question);
    return wrong.empty() ? wrong_refusals(trial, pool) : wrong;
  });
}

}  // namespace kosmo
