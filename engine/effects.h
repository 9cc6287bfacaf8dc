// Effects in words: what the cards of a game do, as data. A game has its own Effect (an operation and what it needs)
// and a table of words; what every such game wants to do with them is here: read them from content, refuse those that
// make no sense where they stand, carry them out in order, ask whether they could be carried out, and tell them to
// people.
//
//   using EffectWords = EffectWord<Effect>;
//   constexpr EffectWords kWords[] = {{"draw", Op::kDraw, [](WordReader& in, Effect& e) { e.number = in.count(); }},
//   ...}; card.effects = read_effects<Effects>(entry, "effects", entry.texts("effects"), kWords);
//
// A list is carried out by a step that holds where it stands and which effect comes next, so that an effect may ask and
// wait: push_following leaves the rest of the list waiting, then the one effect is done. What covers several effects (a
// choice of one, something repeated) is an effect of its own in front of them that says how many it covers, so that
// lists stay flat and a step needs one number to say where it is.
#pragma once

#include <algorithm>

#include <fmt/format.h>

#include "engine/step.h"
#include "engine/vocabulary.h"

namespace kosmo {

// One line of a game's vocabulary: the first word of an effect, and how the rest of it is read.
template <class Effect>
struct EffectWord {
  std::string_view word;
  decltype(Effect::op) op;
  void (*read)(WordReader&, Effect&);
};

// --- reading

// One effect into `out`, which may hold something already; after a mistake, which is told, it does nothing.
template <class Effect, std::size_t N>
void read_effect(const ContentEntry& entry, std::string_view key, const std::string& text,
                 const EffectWord<Effect> (&words)[N], Effect& out) {
  if (const auto* word = read_phrase(entry, key, text, words, {"effect", "efektem"}, out)) out.op = word->op;
}

// read_one(text) makes an effect of each; no more than the list holds.
template <class Effects, class ReadOne>
Effects read_effect_list(const ContentEntry& entry, std::string_view key, const std::vector<std::string>& texts,
                         ReadOne&& read_one) {
  Effects out;
  for (const std::string& text : texts) {
    if (out.full()) {
      entry.complain(key, fmt::format("{} effects at most", Effects::capacity()),
                     fmt::format("efektów może być najwyżej {}", Effects::capacity()));
      break;
    }
    out.push(read_one(text));
  }
  return out;
}

// Why an effect makes no sense where it stands is told by why(effect, the one before it or nullptr): a text, or
// nullptr.
template <class Effects, class Effect, std::size_t N, class Why>
void check_effect_places(const ContentEntry& entry, std::string_view key, const Effects& effects,
                         const EffectWord<Effect> (&words)[N], Why&& why) {
  for (int i = 0; i < effects.size(); ++i) {
    const Text* reason = why(effects[i], i > 0 ? &effects[i - 1] : nullptr);
    if (!reason) continue;
    const auto* line =
        std::find_if(std::begin(words), std::end(words), [&](const auto& w) { return w.op == effects[i].op; });
    entry.complain(key, fmt::format("'{}' {}", line->word, reason->en), fmt::format("'{}' {}", line->word, reason->pl));
  }
}

// --- doing

// The effect after this one waits for its turn. Args is what the game's step says: `which` effect, and step(seat).
template <class Steps, class Args>
void push_following(Steps& steps, const Args& args, Seat seat, int effects) {
  if (args.which + 1 >= effects) return;
  Args next = args;
  ++next.which;
  steps.push(next.step(seat));
}

// --- could it be done?

// At least one of them, or every one, by can(effect).
template <class Effects, class Can>
bool can_do_any(const Effects& effects, Can&& can) {
  return std::any_of(effects.begin(), effects.end(), can);
}
template <class Effects, class Can>
bool can_do_all(const Effects& effects, Can&& can) {
  return std::all_of(effects.begin(), effects.end(), can);
}

// --- telling

// "2 VP, 1 Artifact": each as say(effect) tells it; what it tells nothing of is left out.
template <class Effects, class Say>
std::string tell_effects(const Effects& effects, Say&& say, std::string_view between = ", ") {
  std::string out;
  for (const auto& effect : effects) {
    const std::string words = say(effect);
    if (!words.empty()) out += (out.empty() ? "" : std::string(between)) + words;
  }
  return out;
}

}  // namespace kosmo
