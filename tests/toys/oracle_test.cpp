// A deck of which some cards are known to some.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "tests/toys/toy_driver.h"
#include "tests/toys/toys.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// What a viewer is shown at a place.
std::string seen(const ToyDriver& game, Seat viewer, const char* pointer) {
  const json::value view = json::parse(game.now.view(viewer).json());
  json::error_code error;
  const json::value* found = view.at("state").find_pointer(pointer, error);
  return found ? json::serialize(*found) : "nothing";
}

ToyDriver oracle() {
  ToyDriver game(oracle_game(), 3);
  game.given("/deck", R"(["3","1","2","4","5","1","2","3","4","5","1","2","3","4","5","1","2","3","4","5"])");
  return game;
}

TEST(KnownPile, WhoLooksAtTheTopCardKnowsItAndTheOthersKnowThat) {
  ToyDriver game = oracle();
  game.does("red", "look");
  EXPECT_EQ(seen(game, 0, "/deck"), R"({"hidden":20,"known":[{"card":"3","from_top":0}]})");
  EXPECT_EQ(seen(game, 1, "/deck"), R"({"hidden":20,"seen_by":{"red":[0]}})");
}

TEST(KnownPile, ACardThatWasSeenStaysKnownInTheHandThatTakesIt) {
  ToyDriver game = oracle();
  game.does("red", "look").does("green", "take");
  EXPECT_EQ(seen(game, 0, "/players/green/hand"), R"({"hidden":1,"known":["3"]})");
  EXPECT_EQ(seen(game, 2, "/players/green/hand"), R"({"hidden":1})");
  EXPECT_EQ(seen(game, 1, "/players/green/hand_seen_by"), R"({"red":1})");
}

TEST(KnownPile, WhoPutsACardUnderTheDeckKnowsWhereItLies) {
  ToyDriver game = oracle();
  game.does("red", "bury").does("green", "turn");
  EXPECT_EQ(
      seen(game, 0, "/deck"),
      R"({"hidden":20,"known":[{"card":"1","from_top":0},{"card":"3","from_top":19}],"seen_by":{"green":[0],"blue":[0]}})");
  EXPECT_EQ(seen(game, kSpectator, "/deck"),
            R"({"hidden":20,"known":[{"card":"1","from_top":0}],"seen_by":{"red":[0,19],"green":[0],"blue":[0]}})");
}

TEST(KnownPile, HandsThatAreTradedTakeTheirKnowledgeAlong) {
  ToyDriver game = oracle();
  game.does("red", "take").does("green", "take").does("blue", "look").does("red", "trade green");
  EXPECT_EQ(seen(game, 0, "/players/green/hand"), R"({"hidden":1,"known":["3"]})") << "it was Red's own";
  EXPECT_EQ(seen(game, 2, "/players/green/hand"), R"({"hidden":1})");
}

TEST(KnownPile, IsSavedWithWhoKnowsWhat) {
  ToyDriver game = oracle();
  game.does("red", "bury").does("green", "turn");
  EXPECT_EQ(game.at("/deck_known"), R"([{"from_top":0,"card":"1","by":["red","green","blue","onlookers"]},)"
                                    R"({"from_top":19,"card":"3","by":["red"]}])");
  Position read(oracle_game(), 3, oracle_game().standard_options(), 9);
  ASSERT_FALSE(oracle_game().from_json(read.data(), oracle_game().to_json(game.now.data())));
  EXPECT_TRUE(read == game.now);
}

TEST(KnownPile, RefusesKnowledgeOfWhatIsNotThere) {
  ToyDriver game = oracle();
  game.does("red", "look");
  const auto refused = [&](std::string_view known) {
    json::value state = json::parse(oracle_game().to_json(game.now.data()));
    state.as_object()["deck_known"] = json::parse(json::string_view(known.data(), known.size()));
    return oracle_game().from_json(game.now.data(), json::serialize(state)).en;
  };
  EXPECT_EQ(refused(R"([{"from_top":0,"card":"4","by":["red"]}])"), "/deck_known/0: there is no such card to know");
  EXPECT_EQ(refused(R"([{"from_top":20,"card":"4","by":["red"]}])"),
            "/deck_known/0/from_top: 20 is out of range: 0 to 19");
  EXPECT_EQ(refused(R"([{"from_top":0,"card":"3","by":["white"]}])"),
            "/deck_known/0/by/0: \"white\" is no seat of this game");
  EXPECT_EQ(refused(R"([{"from_top":0,"card":"3","by":[]}])"), "/deck_known/0: nobody is said to know it");
}

}  // namespace
}  // namespace kosmo
