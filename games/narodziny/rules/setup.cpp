// Setting up (NK-SET). No decision is made here.
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

void fill_supply(State& s) {  // NK-SET-01, NK-SET-02
  for (int e = 0; e < kElements; ++e) s.stars[e] = static_cast<std::uint8_t>(kStarFigures[e]);
  s.life = kLifeTokens;
  s.crystals = static_cast<std::uint8_t>(kCrystalsPerPlayer * s.seats());
  s.box_crystals = static_cast<std::uint8_t>(kCrystals - s.crystals);
}

void shuffle_goals(State& s) {  // NK-SET-03, NK-SET-04
  for (std::uint8_t g = 0; g < kGoals; ++g) s.goal_box.push(g);
  s.core.rng.shuffle(s.goal_box);
  for (int i = 0; i < kGoalsUsed; ++i) s.goal_deck.push(s.goal_box.pop());
  s.goal_row.fill(kNone);
  s.goal_row[0] = s.goal_deck.pop();
}

void shuffle_decks(State& s) {  // NK-SET-05, NK-SET-06, NK-SET-07, NK-SET-08
  for (std::uint8_t c = 0; c < kCards; ++c) s.ability_deck[c / kCardsPerDeck].push(c);
  for (auto& deck : s.ability_deck) s.core.rng.shuffle(deck);
  for (int i = 0; i < kEnergyPerType; ++i)
    for (std::uint8_t t = 0; t < kControls; ++t) s.energy_deck.push(t);
  s.core.rng.shuffle(s.energy_deck);
  for (int i = 0; i < kRowSize; ++i) s.energy_row.push(s.energy_deck.pop());
  for (std::uint8_t t = 0; t < kTiles; ++t) s.nebula_stack[t / kTilesPerSize].push(t);
  for (auto& stack : s.nebula_stack) s.core.rng.shuffle(stack);
  for (const int group : {2, 1}) {  // group 1 on top
    FixedList<std::uint8_t, kAdvancedTokens> tokens;
    for (std::uint8_t k = 0; k < kAdvancedKinds; ++k)
      for (int i = 0; kAdvanced[k].group == group && i < kAdvanced[k].count; ++i) tokens.push(k);
    s.core.rng.shuffle(tokens);
    for (const std::uint8_t token : tokens) s.advanced_stack.push(token);
  }
}

void clear_board(PlayerBoard& b) {
  b.tile.fill(kNone);
  for (auto& tokens : b.advanced) tokens.fill(kNone);
  b.ability.fill(kNone);
}

void set_up_player(State& s,
                   Seat seat) {  // NK-SET-09, NK-SET-10, NK-SET-11, NK-SET-12, NK-SET-13, NK-SET-14, NK-SET-15
  PlayerBoard& b = s.of(seat);
  --s.crystals;
  for (int size = 0; size < kSizes; ++size) b.tile[size * 4] = s.nebula_stack[size].pop();  // D1, P1, F1
  --s.life;
  b.proto = bit(kStartLife);
  --s.stars[Element::kH];
  put_star(b, kStartStar, Element::kH, false);
  for (int i = 0; i < kStartHand; ++i) ++b.hand[s.energy_deck.pop()];
}

void lay_tokens(State& s) {  // NK-SET-16, NK-SET-17, NK-SET-18
  FixedList<std::uint8_t, 8> tokens;
  for (std::uint8_t p = 0; p < s.seats(); ++p) tokens.push(p);
  for (int i = 0; i < dark_tokens(s.seats()); ++i) tokens.push(kDark);
  s.core.rng.shuffle(tokens);
  for (int i = 0; i < tokens.size(); ++i) {
    const auto control = static_cast<std::uint8_t>(i % kControls);
    if (tokens[i] == kDark) {
      ++s.dark[control];
    } else {
      s.token[tokens[i]] = control;
      s.first = tokens[i];
    }
  }
}

}  // namespace

// NK-SET-19: nobody decides anything, and each seat is set up before the next.
void Narodziny::setup(State& s, const Options& options, Events&) {
  s.overlap = static_cast<std::uint8_t>(options[0]);
  s.last = kNone;
  for (PlayerBoard& b : s.players) clear_board(b);
  fill_supply(s);
  shuffle_goals(s);
  shuffle_decks(s);
  for (Seat p = 0; p < s.seats(); ++p) set_up_player(s, p);
  lay_tokens(s);
  s.core.push(Kind::kRound, kNobody);
}

}  // namespace kosmo::narodziny
