#include "engine/typed_words.h"

#include <algorithm>

#include <boost/json.hpp>

#include "engine/both_json.h"
#include "engine/game.h"

namespace json = boost::json;

namespace kosmo {
namespace {

json::value typed_value(const ArgKind& kind, int value) {
  if (&kind == &kNumber) return value;
  if (value < 0 || value >= kind.count()) return nullptr;
  return json::value(json::string(kind.print(value)));
}

json::object counted_forms(const ArgKind& kind, int value, Lang lang) {
  json::object out;
  for (const auto& [called, form] : kCountedForms)
    if (kind.forms.has(lang, form)) out[called.empty() ? "one" : called] = kind.say(value, lang, form);
  return out;
}

}  // namespace

json::object counted_names(const Game& game) {
  json::object out;
  for (const Phrase& phrase : game.phrases())
    for (int i = 0; i < phrase.arity(); ++i) {
      const ArgKind& kind = *phrase.args[i];
      if (!kind.forms.has(Lang::kEnglish, Form::kMany) || out.contains(kind_word(kind))) continue;
      json::object values;
      for (int v = 0; v < kind.count(); ++v)
        values[kind.print(v)] = both_json([&](Lang lang) { return counted_forms(kind, v, lang); });
      out[kind_word(kind)] = std::move(values);
    }
  return out;
}

json::array card_texts(const Game& game) {
  json::array out;
  for (const CardText& card : game.cards())
    out.push_back({{"id", card.id},
                   {"name", {{"en", card.name_en}, {"pl", card.name_pl}}},
                   {"text", {{"en", card.text_en}, {"pl", card.text_pl}}},
                   {"facts", card.facts.empty() ? json::object{} : json::parse(card.facts)}});
  return out;
}

std::string kind_word(const ArgKind& kind) {
  std::string word(kind.name);
  std::replace(word.begin(), word.end(), ' ', '-');
  return word;
}

json::array typed_args(const Phrase& phrase, const PhraseArgs& args) {
  json::array out;
  for (int i = 0; i < phrase.arity(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    const ArgKind& kind = *phrase.args[at];
    out.push_back(json::object{{"kind", kind_word(kind)}, {"value", typed_value(kind, args[at])}});
  }
  return out;
}

json::object typed_words(const Phrase& phrase, const PhraseArgs& args) {
  return {{"key", phrase.key}, {"args", typed_args(phrase, args)}};
}

std::string moment_of(const Decision& d) {
  if (d.together != Together::kQuietly) return "";
  std::string moment(d.step);
  const ArgKind* kind = d.question.args[0];
  if (kind && d.args[0] >= 0 && d.args[0] < kind->count()) moment += " " + kind->print(d.args[0]);
  return moment;
}

std::string Game::typed(const Event& e) const {
  return json::serialize(typed_words(event_phrases()[e.phrase], e.args));
}

}  // namespace kosmo
