// What a seat cannot know, drawn anew (the table "Hidden information" of the rules). Views carry no memory: a player may
// remember which cards an opponent took openly; the program shows what lies on the table.
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

// The energy deck and the other players' hands are one unknown heap.
void dream_energy(State& s, Seat viewer, Rng& dream) {
  FixedList<std::uint8_t, 60> heap = s.energy_deck;
  for (Seat p = 0; p < s.seats(); ++p)
    if (p != viewer)
      for (std::uint8_t t = 0; t < kControls; ++t)
        for (int i = 0; i < s.of(p).hand[t]; ++i) heap.push(t);
  dream.shuffle(heap);
  for (int i = 0; i < s.energy_deck.size(); ++i) s.energy_deck[i] = heap.pop();
  for (Seat p = 0; p < s.seats(); ++p) {
    if (p == viewer) continue;
    const int size = s.of(p).hand_size();
    s.of(p).hand = {};
    for (int i = 0; i < size; ++i) ++s.of(p).hand[heap.pop()];
  }
}

// Ability decks; cards just drawn by somebody else could be any of their deck.
void dream_abilities(State& s, Seat viewer, Rng& dream) {
  if (!s.drawn.empty() && s.core.steps.back().seat != viewer) {
    auto& deck = s.ability_deck[s.drawn[0] / kCardsPerDeck];
    FixedList<std::uint8_t, kCardsPerDeck> heap = deck;
    for (const std::uint8_t card : s.drawn) heap.push(card);
    dream.shuffle(heap);
    for (std::uint8_t& card : s.drawn) card = heap.pop();
    deck = heap;
  }
  for (auto& deck : s.ability_deck) dream.shuffle(deck);
}

// Advanced life: within each group, the tokens in the stack and under the eyes of others are one unknown heap.
void dream_advanced(State& s, Seat viewer, Rng& dream) {
  for (const int group : {1, 2}) {
    const auto in_group = [&](std::uint8_t token) { return token != kNone && kAdvanced[token].group == group; };
    FixedList<std::uint8_t, kAdvancedTokens> heap;
    const auto each_unknown = [&](auto&& f) {
      for (std::uint8_t& token : s.advanced_stack)
        if (in_group(token)) f(token);
      for (Seat p = 0; p < s.seats(); ++p)
        if (p != viewer && !s.core.over)
          for (auto& tokens : s.of(p).advanced)
            for (std::uint8_t& token : tokens)
              if (in_group(token)) f(token);
    };
    each_unknown([&](std::uint8_t& token) { heap.push(token); });
    dream.shuffle(heap);
    each_unknown([&](std::uint8_t& token) { token = heap.pop(); });
  }
}

void dream_goals(State& s, Rng& dream) {
  FixedList<std::uint8_t, kGoals> heap = s.goal_box;
  for (const std::uint8_t goal : s.goal_deck) heap.push(goal);
  dream.shuffle(heap);
  for (std::uint8_t& goal : s.goal_deck) goal = heap.pop();
  for (std::uint8_t& goal : s.goal_box) goal = heap.pop();
}

}  // namespace

void Narodziny::determinize(State& s, Seat viewer, Rng& dream) {
  dream_energy(s, viewer, dream);
  dream_abilities(s, viewer, dream);
  for (auto& stack : s.nebula_stack) dream.shuffle(stack);
  dream_advanced(s, viewer, dream);
  dream_goals(s, dream);
}

}  // namespace kosmo::narodziny
