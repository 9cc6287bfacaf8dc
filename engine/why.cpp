#include "engine/why.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/letters.h"

namespace kosmo {
namespace {

constexpr int kMostTried = 2000;       // actions asked for their refusal
constexpr std::size_t kMostNamed = 5;  // choices named in a sentence

// The value that is called so; -1 if none is.
int value_called(const ArgKind& kind, std::string_view word) {
  const std::string folded = fold(word);
  for (int v = 0; v < kind.count(); ++v)
    if (fold(kind.print(v)) == folded) return v;
  return -1;
}

bool begins_with(Action action, const PartOfAction& part) {
  return action.verb == part.action.verb &&
         std::equal(part.action.arg.begin(), part.action.arg.begin() + part.given, action.arg.begin());
}

std::string words_of(const Game& game, const PartOfAction& part) {
  const Phrase& phrase = game.verbs()[part.action.verb].phrase;
  std::string text(phrase.key);
  for (std::size_t i = 0; i < static_cast<std::size_t>(part.given); ++i)
    text += " " + phrase.args[i]->print(part.action.arg[i]);
  return text;
}

// Why the actions that begin so are refused, if it is the same for all of them.
class SharedReason {
 public:
  SharedReason(const Position& now, const PartOfAction& part) : now_(now) {
    phrase_ = now.game().verbs()[part.action.verb].phrase;
    look(part.action, part.given);
  }
  const std::optional<Refusal>& reason() const { return reason_; }

 private:
  void look(Action action, int given) {
    if (tried_ >= kMostTried || differs_) return;
    if (given == phrase_.arity()) return compare(now_.why_not(action));
    const auto at = static_cast<std::size_t>(given);
    for (int v = 0; v < phrase_.args[at]->count(); ++v) {
      action.arg[at] = static_cast<std::uint8_t>(v);
      look(action, given + 1);
    }
  }
  void compare(const Refusal& refusal) {
    const bool first = tried_++ == 0;
    if (first)
      reason_ = refusal;
    else if (reason_->rule != refusal.rule || said(*reason_) != said(refusal))
      differs_ = true, reason_.reset();
  }
  static std::string said(const Refusal& r) { return say(r.why, r.args, Lang::kEnglish); }

  const Position& now_;
  Phrase phrase_;
  int tried_ = 0;
  bool differs_ = false;
  std::optional<Refusal> reason_;
};

Problem possible_words(const Game& game, const PartOfAction& part, const std::vector<Action>& possible) {
  std::string named;
  const std::size_t shown = std::min(possible.size(), kMostNamed);
  for (std::size_t i = 0; i < shown; ++i) named += (i ? ", " : "") + game.print(possible[i]);
  const std::size_t more = possible.size() - shown;
  return {fmt::format("'{}' can be done now: {}{}.", words_of(game, part), named,
                      more ? fmt::format(" and {} more", more) : ""),
          fmt::format("„{}” jest teraz możliwe: {}{}.", words_of(game, part), named,
                      more ? fmt::format(" i jeszcze {}", more) : "")};
}

Problem refused_words(const Game& game, const PartOfAction& part, const Refusal& no) {
  return {fmt::format("'{}' cannot be done now. {}", words_of(game, part), say(no.why, no.args, Lang::kEnglish)),
          fmt::format("„{}” nie jest teraz możliwe. {}", words_of(game, part), say(no.why, no.args, Lang::kPolish))};
}

Problem many_reasons_words(const Game& game, const PartOfAction& part) {
  return {fmt::format("'{}' cannot be done now, whatever follows. Ask about a whole action to learn the exact reason.",
                      words_of(game, part)),
          fmt::format("„{}” nie jest teraz możliwe, cokolwiek po tym następuje. Zapytaj o całą akcję, aby poznać "
                      "dokładny powód.",
                      words_of(game, part))};
}

// The rule that allows all of them; where they have several, the verb's own.
std::string_view shared_rule(const Position& now, const std::vector<Action>& possible, std::string_view own) {
  const std::string_view first = now.rule_allowing(possible.front());
  const bool same =
      std::all_of(possible.begin(), possible.end(), [&](Action action) { return now.rule_allowing(action) == first; });
  return same ? first : own;
}

}  // namespace

std::optional<PartOfAction> parse_part(std::span<const VerbRule> verbs, std::string_view text) {
  const std::vector<std::string> words = split_words(text);
  for (std::size_t v = 0; v < verbs.size() && !words.empty(); ++v) {
    const Phrase& phrase = verbs[v].phrase;
    if (fold(phrase.key) != fold(words[0])) continue;
    PartOfAction part{make_action(v), static_cast<int>(words.size()) - 1};
    if (part.given >= phrase.arity()) return {};
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
      const int value = value_called(*phrase.args[i], words[i + 1]);
      if (value < 0) return {};
      part.action.arg[i] = static_cast<std::uint8_t>(value);
    }
    return part;
  }
  return {};
}

WhyAnswer why_part(const Position& now, const PartOfAction& part) {
  const Game& game = now.game();
  const std::string_view rule = game.verbs()[part.action.verb].rule;
  ActionList offered;
  if (!now.over()) now.legal(offered);
  WhyAnswer answer{rule, {}, {}};
  for (int i = 0; i < offered.size(); ++i)
    if (begins_with(offered[i], part)) answer.possible.push_back(offered[i]);
  if (!answer.possible.empty()) {
    answer.words = possible_words(game, part, answer.possible);
    answer.rule = shared_rule(now, answer.possible, rule);
    return answer;
  }
  const SharedReason shared(now, part);
  if (shared.reason()) return why_part(game, part, *shared.reason());
  answer.words = many_reasons_words(game, part);
  return answer;
}

WhyAnswer why_part(const Game& game, const PartOfAction& part, const Refusal& no) {
  return {no.rule, refused_words(game, part, no), {}};
}

}  // namespace kosmo
