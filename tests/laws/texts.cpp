// 15. Texts: everything that a game can say, as an editor would read it.
#include <set>

#include <fmt/format.h>

#include "engine/letters.h"
#include "tests/laws/laws.h"
#include "tests/laws/trial.h"

namespace kosmo {
namespace {

constexpr Lang kLanguages[] = {Lang::kEnglish, Lang::kPolish};

// What kind of text it is: a sentence ends with a stop, an order or a name does not.
enum class Tone { kSentence, kOrder, kName };

bool holds(std::string_view text, std::string_view what) { return text.find(what) != std::string_view::npos; }

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// A hyphen between spaces or numbers stands for a dash; in "M1-01" it is part of a name.
bool has_false_dash(std::string_view text) {
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] != '-') continue;
    std::size_t first = i;
    while (first > 0 && is_digit(text[first - 1])) --first;
    const bool after_number = first < i && (first == 0 || text[first - 1] == ' ');
    if ((after_number && is_digit(text[i + 1])) || (text[i - 1] == ' ' && text[i + 1] == ' ')) return true;
  }
  return false;
}

// "Twój" and "Ci" are for letters, not for sentences.
bool has_polite_capital(std::string_view text) {
  for (const std::string_view word : {" Twój", " Twoj", " Ci ", " Ciebie", " Tobie", " Tobą"})
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
      if (at > 0 && !holds(".?!:", text.substr(at - 1, 1))) return true;
  return false;
}

std::string fault_of(std::string_view text, Tone tone, Lang lang) {
  if (text.empty()) return "is empty";
  if (holds(text, "{") || holds(text, "}")) return "shows a hole";
  if (holds(text, "  ") || text.front() == ' ' || text.back() == ' ') return "has a space too many";
  if (holds(text, " .") || holds(text, " ,") || holds(text, "..") || holds(text, ".:")) return "has odd punctuation";
  if (holds(text, "\"") || (lang == Lang::kPolish && holds(text, "'"))) return "has straight quotes";
  if (holds(text, lang == Lang::kPolish ? "“" : "„")) return "has the quotes of another language";
  if (has_false_dash(text)) return "has a hyphen where a dash belongs";
  if (lang == Lang::kPolish && has_polite_capital(text)) return "has a capital letter of politeness";
  if (tone == Tone::kName) return "";
  if (capitalised(text) != text) return "begins with a small letter";
  const bool stops = holds(".?!:", text.substr(text.size() - 1)) || text.ends_with(".”");
  if (stops != (tone == Tone::kSentence)) return stops ? "ends like a sentence" : "does not end like a sentence";
  return "";
}

// Texts met so far, each judged once.
class Editor {
 public:
  void read(const std::string& text, Tone tone, Lang lang) {
    if (!fault.empty() || !known_.insert(text).second) return;
    if (const std::string found = fault_of(text, tone, lang); !found.empty())
      fault = fmt::format("'{}' {}", text, found);
  }
  void read(const Text& text, Tone tone) {
    for (const Lang lang : kLanguages)
      if (!text.at(lang).empty()) read(std::string(text.at(lang)), tone, lang);
  }
  void read(const Phrase& phrase, const PhraseArgs& args, Tone tone) {
    for (const Lang lang : kLanguages) read(say(phrase, args, lang), tone, lang);
  }
  // With every value of each of its arguments.
  void read_all(const Phrase& phrase, Tone tone) {
    read(phrase, {}, tone);
    for (int i = 0; i < phrase.arity(); ++i) {
      const bool number = phrase.args[i] == &kNumber;
      for (int v = number ? -3 : 0; v < (number ? 26 : phrase.args[i]->count()); ++v) {
        PhraseArgs args{};
        args[i] = static_cast<std::int16_t>(v);
        read(phrase, args, tone);
      }
    }
  }

  std::string fault;

 private:
  std::set<std::string> known_;
};

void read_words(Editor& editor, const Game& game) {
  for (const VerbRule& verb : game.verbs()) editor.read_all(verb.phrase, Tone::kOrder);
  for (const Phrase& phrase : game.choice_phrases()) editor.read_all(phrase, Tone::kOrder);
  for (const Phrase& phrase : game.event_phrases()) editor.read_all(phrase, Tone::kSentence);
  for (const Phrase& phrase : game.questions()) editor.read_all(phrase, Tone::kSentence);
  const GameInfo& info = game.info();
  editor.read(info.name, Tone::kName);
  editor.read(info.blurb, Tone::kSentence);
  editor.read(info.won_by, Tone::kSentence);
  for (const Option& option : info.options) {
    editor.read(option.name, Tone::kName);
    editor.read(option.help, Tone::kSentence);
  }
  for (const Statistic& statistic : info.statistics) editor.read(statistic.name, Tone::kName);
  for (Seat p = 0; p < info.max_seats; ++p)
    for (const Lang lang : kLanguages) editor.read(game.seat_title(p, lang), Tone::kName, lang);
}

// What can only be met in play: refusals, warnings, the help of a question.
void read_position(Editor& editor, Trial& trial) {
  const Position& now = trial.now;
  if (now.over()) return;
  const Decision decision = now.decision();
  editor.read(decision.help, Tone::kSentence);
  editor.read(decision.question, decision.args, Tone::kSentence);
  ActionList offered;
  now.legal(offered);
  for (int i = 0; i < offered.size(); ++i) {
    for (const Lang lang : kLanguages) editor.read(now.say_choice(offered[i], lang), Tone::kOrder, lang);
    if (const Warning warning = now.game().wastes(now.data(), offered[i]))
      editor.read(warning.why, warning.args, Tone::kSentence);
  }
  for (const NotYet& missing : now.game().not_yet(now.data()))
    editor.read(missing.why.why, missing.why.args, Tone::kSentence);
  // Every verb, with arguments near those on offer and with any.
  const std::span<const VerbRule> verbs = now.game().verbs();
  for (std::size_t v = 0; v < verbs.size(); ++v) {
    Action a = make_action(v);
    for (int i = 0; i < verbs[v].phrase.arity(); ++i) {
      const auto at = static_cast<std::size_t>(i);
      a.arg[at] = static_cast<std::uint8_t>(
          trial.chance.below(static_cast<std::uint32_t>(std::min(256, verbs[v].phrase.args[at]->count()))));
    }
    if (const Refusal refusal = now.why_not(a)) {
      if (const std::string wrong = wrong_holes(refusal.why); !wrong.empty() && editor.fault.empty())
        editor.fault = fmt::format("{}: {}", refusal.rule, wrong);
      editor.read(refusal.why, refusal.args, Tone::kSentence);
    }
  }
}

LawReport read_everything(const Game& game, LawBudget budget) {
  Editor editor;
  read_words(editor, game);
  if (!editor.fault.empty()) return {fmt::format("{}: {}", game.info().id, editor.fault)};
  return in_some_states(game, budget, [&](Trial& trial) {
    read_position(editor, trial);
    return editor.fault;
  });
}

}  // namespace

LawReport check_texts(const Game& game, LawBudget budget) { return read_everything(game, budget); }

}  // namespace kosmo
