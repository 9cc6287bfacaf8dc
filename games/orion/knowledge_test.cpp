// What views remember of closed hands: cards taken where everybody saw them, and cards taken by Moldred (section 7 of
// the rules).
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include <boost/json.hpp>

#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace json = boost::json;

namespace kosmo::orion {
namespace {

json::value hand_seen(const State& s, Seat viewer, Seat owner) {
  const json::value view = json::parse(game().view(&s, viewer).json());
  return view.at("state").at("players").at(game().seat_name(owner)).at("hand");
}
// Cards of a closed hand that a viewer is told, by kind.
std::multiset<std::string> known(const State& s, Seat viewer, Seat owner) {
  std::multiset<std::string> names;
  const json::value hand = hand_seen(s, viewer, owner);
  if (const json::value* list = hand.as_object().if_contains("known"))
    for (const json::value& name : list->as_array()) names.insert(std::string(name.as_string()));
  return names;
}

// White is about to take an action; frigate and titan lie on the discard pile, the titan on top.
State white_to_act() {
  State s = fresh(3, 5);
  s.core.steps.clear();
  for (Player& p : s.players) p.race = 0;
  for (const std::string_view id : {"frigate", "titan"}) {
    for (int kind = 0; kind < kKinds; ++kind)
      if (structure(kind).id == id) s.discard.push(static_cast<std::uint8_t>(kind));
  }
  return s;
}

TEST(OrionKnowledge, ACardTakenFromTheDiscardPileStaysKnownToAll) {
  State s = white_to_act();
  s.core.steps.push(RecoverArgs(kCards, false).step(0));
  const int titan = s.discard.back();
  apply_by_hand<Orion>(s, make_action(Verb::kRecover, titan, 0));
  for (const Seat viewer : {Seat{1}, Seat{2}, kSpectator})
    EXPECT_EQ(known(s, viewer, 0), (std::multiset<std::string>{"titan"})) << int{viewer};
  const json::value own = json::parse(game().view(&s, 0).json());
  EXPECT_EQ(own.at("state").at("players").at(game().seat_name(0)).at("hand_seen_by").as_object().size(), 2u)
      << "and its owner is told that both know one";
}

TEST(OrionKnowledge, ACardTakenByMoldredIsKnownToTheTwoAndTheRestForget) {
  State s = white_to_act();
  s.of(2).hand.add(s.discard.pop(), kEverybody);
  s.of(2).hand.add(s.discard.pop());  // so that nobody can tell which of the two it was
  s.core.push(Kind::kRob, 0);
  apply_by_hand<Orion>(s, make_action(Verb::kRob, 2));
  EXPECT_EQ(known(s, 2, 0).size(), 1u) << "the victim knows what is gone";
  EXPECT_EQ(known(s, 1, 0).size(), 0u) << "nobody else does";
  EXPECT_EQ(known(s, 1, 2).size(), 0u) << "for it may have been the titan";
}

TEST(OrionKnowledge, AKnownCardThatIsDiscardedIsNotKnownInTheHandAnyMore) {
  State s = white_to_act();
  const int titan = s.discard.pop();
  s.of(0).hand.add(titan);
  s.of(0).hand.add(titan, kEverybody);
  s.core.steps.push(DiscardArgs(1).step(Kind::kDiscard, 0));
  apply_by_hand<Orion>(s, make_action(Verb::kDiscard, titan));
  EXPECT_EQ(known(s, 1, 0).size(), 0u) << "of equal cards the known one leaves";
  EXPECT_EQ(s.of(0).hand.count(titan), 1);
}

// However a card comes from the discard pile into a hand, chosen or as the top one: all saw it.
TEST(OrionKnowledge, IsOfEveryCardThatLeavesTheDiscardPileForAHand) {
  const auto lying = [](const State& s, int kind) { return std::count(s.discard.begin(), s.discard.end(), kind); };
  int chosen = 0, top = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed)
    play_at_random(3, seed, [&](const State& before, Action a, const State& s) {
      if (s.deck.size() != before.deck.size()) return;  // something was drawn as well
      for (Seat p = 0; p < 3; ++p)
        for (int kind = 0; kind < kKinds; ++kind) {
          const int copies = s.of(p).hand.count(kind);
          if (copies <= before.of(p).hand.count(kind) || lying(s, kind) >= lying(before, kind)) continue;
          (verb_of(a) == Verb::kRecover ? chosen : top) += 1;
          for (const Card& card : s.of(p).hand)
            if (card.face == kind) {
              EXPECT_EQ(card.known, kEverybody);
              break;  // of alike cards the first is the one known to most
            }
        }
    });
  EXPECT_GT(chosen, 0);
  EXPECT_GT(top, 0);
}

TEST(OrionKnowledge, HoldsInEveryWorldThatASeatImagines) {
  int told = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed)
    play_at_random(3, seed, [&](const State&, Action, const State& s) {
      for (Seat viewer = 0; viewer < 3; ++viewer) {
        State dream = s;
        Rng rng(seed);
        game().determinize(&dream, viewer, rng);
        for (Seat owner = 0; owner < 3; ++owner) {
          if (owner == viewer) continue;
          const std::multiset<std::string> cards = known(s, viewer, owner);
          told += static_cast<int>(cards.size());
          for (const std::string& id : cards)
            for (int kind = 0; kind < kKinds; ++kind)
              ASSERT_TRUE(structure(kind).id != id ||
                          dream.of(owner).hand.count(kind) >= static_cast<int>(cards.count(id)));
        }
      }
    });
  EXPECT_GT(told, 100) << "such hands do come up";
}

}  // namespace
}  // namespace kosmo::orion
