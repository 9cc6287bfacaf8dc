// One list of places: counted, settled, dealt anew.
#include "engine/zones.h"

#include <gtest/gtest.h>

#include <set>

namespace kosmo {
namespace {

constexpr Name kFaces[] = {{"a", {"a", "a"}}, {"b", {"b", "b"}}, {"c", {"c", "c"}}};
constexpr ArgKind kFace = kind_of<kFaces>("face");
constexpr Name kSeatIds[] = {
    {"red", {"red", "czerwony"}}, {"blue", {"blue", "niebieski"}}, {"green", {"green", "zielony"}}};
constexpr ArgKind kSeatName = kind_of<kSeatIds>("seat");

// Three of each face, in a deck, a discard pile, three hands and the box.
struct Table {
  FixedList<std::uint8_t, 9> deck, discard, box;
  Hand<9> hand[3];

  void zones(Zones& z) {
    z.set("card", kFace, [](int) { return 3; });
    z.pile("/deck", deck, kNobodySees).gives();
    z.pile("/discard", discard, kEverybody);
    for (Seat p = 0; p < 3; ++p) z.hand("/players/*/hand", p, hand[p], only(p));
    z.list("/box", box, kEverybody).takes_the_rest();
  }
  Problem census() {
    Zones z(3);
    zones(z);
    return z.census();
  }
  Problem settle(const std::set<std::string, std::less<>>& given) {
    Zones z(3);
    zones(z);
    return z.settle([&](std::string_view path) { return given.contains(path); }, kSeatName);
  }
  Table seen_by(Audience knows, std::uint64_t seed) {
    Table copy = *this;
    Zones z(3);
    copy.zones(z);
    Rng rng(seed);
    z.redeal(knows, rng);
    return copy;
  }
};

std::string faces(const auto& list) {
  std::string out;
  for (const auto& x : list)
    if constexpr (requires { x.face; })
      out += kFaces[x.face].id;
    else
      out += kFaces[x].id;
  return out;
}

// a and b are dealt to Red, of which Blue knows b; c to Blue; a lies open; the rest is the deck.
Table dealt() {
  Table t;
  t.hand[0].add(0);
  t.hand[0].add(1, only(1));
  t.hand[1].add(2);
  t.discard.push(0);
  for (const std::uint8_t face : {2, 1, 0, 1, 2}) t.deck.push(face);
  return t;
}

TEST(Zones, CountEveryComponent) {
  Table t = dealt();
  EXPECT_FALSE(t.census());
  t.deck.pop();
  EXPECT_EQ(t.census().en, "card c: there are 2 instead of 3");
  EXPECT_EQ(t.census().pl, "card c: zamiast 3 jest 2");
}

TEST(Zones, LetTheSupplyFollowWhatWasLaid) {
  Table t = dealt();
  t.hand[2].add(0);  // a second a has been laid: the deck gives its own
  ASSERT_FALSE(t.settle({"/players/green/hand"}));
  EXPECT_EQ(faces(t.deck), "cbbc") << "in its order";
  t.hand[2].clear();
  ASSERT_FALSE(t.settle({"/players/green/hand"}));
  EXPECT_EQ(faces(t.deck), "acbbc") << "what lies nowhere comes under the deck";
}

TEST(Zones, PutIntoTheBoxWhatAGivenSupplyLeavesOver) {
  Table t = dealt();
  t.deck.clear();
  t.deck.push(2);
  ASSERT_FALSE(t.settle({"/deck"}));
  EXPECT_EQ(faces(t.deck), "c");
  EXPECT_EQ(faces(t.box), "abbc");
}

TEST(Zones, RefuseWhatDoesNotAddUp) {
  Table t = dealt();
  for (int i = 0; i < 3; ++i) t.hand[2].add(0);
  const Problem many = t.settle({"/players/green/hand"});
  EXPECT_EQ(many.en,
            "a: 5 are laid out, but the game has only 3; they lie in /discard, /players/red/hand, /players/green/hand");
  EXPECT_EQ(many.pl, "a: rozłożono: 5, w grze tylko: 3; leżą w: /discard, /players/red/hand, /players/green/hand");
  t = dealt();
  t.deck.clear();
  EXPECT_EQ(t.settle({"/deck", "/box"}).en, "/deck, /box: a: 1 of 3 lie nowhere");
}

TEST(Zones, DealAnewWhatASeatCannotKnowAndNothingElse) {
  Table t = dealt();
  std::set<std::string> reds, decks;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Table dream = t.seen_by(only(1), seed);  // Blue's
    EXPECT_FALSE(dream.census());
    EXPECT_EQ(faces(dream.hand[1]), "c");
    EXPECT_EQ(faces(dream.discard), "a");
    EXPECT_EQ(dream.hand[0].size(), 2);
    EXPECT_TRUE(dream.hand[0].contains(1)) << "Blue has seen it";
    reds.insert(faces(dream.hand[0]));
    decks.insert(faces(dream.deck));
  }
  EXPECT_EQ(reds, (std::set<std::string>{"ab", "bb", "bc"}));
  EXPECT_GT(decks.size(), 20u);
}

TEST(Zones, DreamTheSameOfAllThatLooksTheSame) {
  Table t = dealt();
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Table other = t.seen_by(only(2), seed);
    Table one = t.seen_by(only(2), 99), two = other.seen_by(only(2), 99);
    EXPECT_EQ(faces(one.deck), faces(two.deck));
    for (int p = 0; p < 3; ++p)
      EXPECT_TRUE(std::equal(one.hand[p].begin(), one.hand[p].end(), two.hand[p].begin(), two.hand[p].end()));
  }
}

TEST(Zones, KeepWhatTheViewerKnowsAndItsOwnersNumbers) {
  Table t = dealt();
  t.hand[0].add(2, static_cast<Audience>(only(1) | only(2)));
  t.deck.remove(2);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Table green =
        t.seen_by(only(2), seed);  // who knows one of Red's three cards; that Blue knows two is not its business
    EXPECT_EQ(green.hand[0].size(), 3);
    EXPECT_TRUE(green.hand[0].contains(2));
    for (const Card& card : green.hand[0]) EXPECT_EQ(card.known, card.known & only(2));
    Table red = t.seen_by(only(0), seed);  // is told how many, not which
    EXPECT_EQ(faces(red.hand[0]), "abc");
    int blue = 0;
    for (const Card& card : red.hand[0]) blue += may_see(card.known, 1);
    EXPECT_EQ(blue, 2);
  }
}

TEST(Zones, LetADealtPieceGiveWayToOneOfTheSupplyFirst) {
  std::uint8_t one = 0, other = 1, laid = 0;
  FixedList<std::uint8_t, 9> deck;
  for (const std::uint8_t face : {2}) deck.push(face);
  Zones z(2);
  z.set("tile", kFace, [](int) { return 1; });
  z.slots("/one", kNobody, {&one, 1}, 9, kEverybody).was_dealt();
  z.slots("/other", kNobody, {&other, 1}, 9, kEverybody).was_dealt();
  z.slots("/laid", kNobody, {&laid, 1}, 9, kEverybody);
  z.pile("/deck", deck, kNobodySees).gives();
  ASSERT_FALSE(z.settle([](std::string_view) { return false; }, kSeatName));
  EXPECT_EQ(int{one}, 2);
  EXPECT_EQ(int{other}, 1) << "what does not lie elsewhere stays";
  EXPECT_TRUE(deck.empty());
}

TEST(Zones, LetADealtHandGiveWay) {
  Table t = dealt();
  Hand<9> green;
  for (int i = 0; i < 3; ++i) green.add(0);
  Zones z(3);
  z.set("card", kFace, [](int) { return 3; });
  z.pile("/deck", t.deck, kNobodySees).gives();
  z.hand("/red", 0, t.hand[0], only(0)).gives_way();
  z.hand("/green", 1, green, only(1));
  ASSERT_FALSE(z.settle([](std::string_view) { return false; }, kSeatName));
  EXPECT_EQ(faces(t.hand[0]), "b") << "all a's lie in the hand that was given";
}

TEST(Zones, ReshuffleOnlyWhatNobodyKnows) {
  Table t = dealt();
  std::set<std::string> decks;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Table fresh = t.seen_by(kEverybody, seed);
    for (int p = 0; p < 3; ++p)
      EXPECT_TRUE(std::equal(t.hand[p].begin(), t.hand[p].end(), fresh.hand[p].begin(), fresh.hand[p].end()));
    decks.insert(faces(fresh.deck));
  }
  EXPECT_GT(decks.size(), 10u);
}

TEST(Zones, DealWhatAWaitingStepHasShown) {
  Table t = dealt();
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Table copy = t;
    Zones z(3);
    copy.zones(z);
    z.shown(&copy.hand[1], 1, std::bitset<256>().set(0));  // Blue holds an a, whatever it is in truth
    Rng rng(seed);
    z.redeal(only(2), rng);
    EXPECT_EQ(faces(copy.hand[1]), "a");
  }
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Table copy = t;
    Zones z(3);
    copy.zones(z);
    z.shown_alike(&copy.hand[0], 2);
    Rng rng(seed);
    z.redeal(only(2), rng);
    EXPECT_EQ(copy.hand[0][0].face, copy.hand[0][1].face);
  }
}

// Two sets in one hand: faces a and b of one, c of the other.
struct TwoSets {
  FixedList<std::uint8_t, 9> letters, signs;
  Hand<9> hand;
  void zones(Zones& z) {
    z.set(
        "letter", kFace, [](int) { return 2; }, 0, 2);
    z.pile("/letters", letters, kNobodySees).gives();
    z.hand("/hand", 0, hand, only(0));
    z.set(
        "sign", kFace, [](int) { return 3; }, 2, 1);
    z.pile("/signs", signs, kNobodySees).gives();
    z.hand("/hand", 0, hand, only(0));
  }
};

TEST(Zones, DealAHandOfTwoSetsFromItsOwnDecks) {
  TwoSets t;
  for (const int face : {0, 2, 2}) t.hand.add(face);
  for (const std::uint8_t face : {0, 1, 1}) t.letters.push(face);
  t.signs.push(2);
  std::set<std::string> hands;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    TwoSets copy = t;
    Zones z(2);
    copy.zones(z);
    Rng rng(seed);
    z.redeal(only(1), rng);
    Zones after(2);
    copy.zones(after);
    EXPECT_FALSE(after.census());
    hands.insert(faces(copy.hand));
  }
  EXPECT_EQ(hands, (std::set<std::string>{"acc", "bcc"}));
}

TEST(Zones, PutOneThingShownAfterAnotherWithoutTakingItAway) {
  Table t;  // each is one of nine: fair deals will hardly bring both
  t.hand[0].add(0);
  t.hand[1].add(0);
  for (const std::uint8_t face : {0, 1, 1, 1, 2, 2, 2}) t.deck.push(face);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Table copy = t;
    Zones z(3);
    copy.zones(z);
    z.shown(&copy.hand[0], 1, std::bitset<256>().set(1));
    z.shown(&copy.hand[1], 1, std::bitset<256>().set(2));
    Rng rng(seed);
    z.redeal(only(2), rng);
    EXPECT_EQ(faces(copy.hand[0]) + faces(copy.hand[1]), "bc");
  }
}

TEST(Zones, PutTwoThingsShownIntoOneHand) {
  Table t;  // one of each among many: fair deals will hardly bring both
  for (int i = 0; i < 2; ++i) t.hand[0].add(0);
  for (const std::uint8_t face : {0, 0, 0, 0, 0, 1, 2}) t.deck.push(face);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Table copy = t;
    Zones z(3);
    copy.zones(z);
    z.shown(&copy.hand[0], 1, std::bitset<256>().set(1));
    z.shown(&copy.hand[0], 1, std::bitset<256>().set(2));
    Rng rng(seed);
    z.redeal(only(2), rng);
    EXPECT_EQ(faces(copy.hand[0]), "bc");
  }
}

TEST(Zones, KeepAClosedBoxOfOneSortToItsSort) {
  static const std::bitset<256> kOnlyC = std::bitset<256>().set(2);
  FixedList<std::uint8_t, 9> deck, box;
  for (const std::uint8_t face : {0, 0, 0, 1, 1, 1, 2}) deck.push(face);
  for (int i = 0; i < 2; ++i) box.push(2);
  std::set<int> in_deck;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Zones z(2);
    z.set("card", kFace, [](int) { return 3; });
    z.pile("/deck", deck, kNobodySees);
    z.list("/box", box, kNobodySees).holds_only(kOnlyC);
    Rng rng(seed);
    z.redeal(only(0), rng);
    EXPECT_EQ(faces(box), "cc");
    in_deck.insert(deck.find(2));
  }
  EXPECT_GT(in_deck.size(), 3u) << "and the one in the deck may be anywhere";
}

// Each holds what the other one wants, and nothing lies anywhere else.
TEST(Zones, SortTwoPlacesOfOneSortOutOfEachOther) {
  static const std::bitset<256> kOnlyA = std::bitset<256>().set(0), kOnlyC = std::bitset<256>().set(2);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    std::uint8_t laid = 0;
    FixedList<std::uint8_t, 9> box;
    for (int i = 0; i < 2; ++i) box.push(2);
    Zones z(2);
    z.set("card", kFace, [](int) { return 3; });
    z.slots("/laid", kNobody, {&laid, 1}, 255, kNobodySees).holds_only(kOnlyA);
    z.list("/box", box, kNobodySees).holds_only(kOnlyC);
    Rng rng(seed);
    z.redeal(only(0), rng);
    EXPECT_EQ(laid, 0);
    EXPECT_EQ(faces(box), "cc");
  }
}

TEST(Zones, RefuseARoleInSettlingThatAFormCannotHave) {
  Hand<9> hand;
  Zones z(2);
  z.set("card", kFace, [](int) { return 0; });
  z.hand("/hand", 0, hand, only(0)).was_dealt();
  EXPECT_THROW((void)z.settle([](std::string_view) { return false; }, kSeatName), BrokenLimit);
}

}  // namespace
}  // namespace kosmo
