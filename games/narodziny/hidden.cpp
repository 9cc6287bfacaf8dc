// What a seat cannot know, drawn anew (the table "Hidden information" of the rules). Views carry no memory: a player
// may remember which cards an opponent took openly; the program shows what lies on the table.
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

using Heap = FixedList<std::uint8_t, 60>;

// A player who is about to pay with several alike cards has shown to hold them: who, and how many.
struct Shown {
  Seat seat = kNobody;
  int alike = 0;
};
Shown shown_alike(const State& s) {
  if (s.core.over || !s.core.steps.back().is(Kind::kPay)) return {};
  const Cost& cost = ability(s.core.steps.back().arg[0]).cost;
  if (cost.type != kSameType) return {};
  return {s.core.steps.back().seat, cost.cards};
}

// Takes so many alike cards out of the heap, of any type that it has enough of.
int take_alike(Heap& heap, int count, Rng& dream) {
  FixedList<std::uint8_t, kControls> types;
  for (std::uint8_t t = 0; t < kControls; ++t)
    if (std::count(heap.begin(), heap.end(), t) >= count) types.push(t);
  const std::uint8_t type = types[static_cast<int>(dream.below(static_cast<std::uint32_t>(types.size())))];
  for (int i = 0; i < count; ++i) heap.remove(type);
  return type;
}

// The energy deck and the other players' hands are one unknown heap.
void dream_energy(State& s, Seat viewer, Rng& dream) {
  Heap heap = s.energy_deck;
  std::array<int, kPlayers> to_deal{};
  for (Seat p = 0; p < s.seats(); ++p) {
    if (p == viewer) continue;
    to_deal[static_cast<std::size_t>(p)] = s.of(p).hand_size();
    for (std::uint8_t t = 0; t < kControls; ++t)
      for (; s.of(p).hand[t] > 0; --s.of(p).hand[t]) heap.push(t);
  }
  if (const Shown shown = shown_alike(s); shown.alike > 0 && shown.seat != viewer) {
    const auto type = static_cast<std::size_t>(take_alike(heap, shown.alike, dream));
    s.of(shown.seat).hand[type] = static_cast<std::uint8_t>(shown.alike);
    to_deal[static_cast<std::size_t>(shown.seat)] -= shown.alike;
  }
  dream.shuffle(heap);
  for (std::uint8_t& card : s.energy_deck) card = heap.pop();
  for (Seat p = 0; p < s.seats(); ++p)
    for (int i = 0; i < to_deal[static_cast<std::size_t>(p)]; ++i) ++s.of(p).hand[heap.pop()];
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
