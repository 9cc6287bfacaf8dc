#include "games/narodziny/card_facts.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "games/narodziny/narodziny.h"

namespace kosmo::narodziny {
namespace {

std::string facts(std::string_view id) {
  for (const CardText& card : Narodziny::cards())
    if (card.id == id) return card.facts;
  return "no such card";
}

TEST(NarodzinyCardFacts, a_card_says_what_it_costs_and_does_in_the_words_of_the_content) {
  EXPECT_EQ(
      facts("CL5"),
      R"({"kind":"ability","deck":"light","cost":{"cards":2,"type":"time"},"effects":[["place_any_star delta"]]})");
  EXPECT_EQ(facts("CT2"),
            R"({"kind":"ability","deck":"time","cost":{"instead_of_star":true},"effects":[["gain_star He 2"]]})");
  EXPECT_EQ(facts("CT4"), R"({"kind":"ability","deck":"time","cost":{"cards":1,"type":"any","supernovas":1},)"
                          R"("effects":[["growth 2","gain_proto 2"]]})");
  EXPECT_EQ(facts("CT8"), R"({"kind":"ability","deck":"time","cost":{"cards":1,"type":"time"},)"
                          R"("effects":[["discard_star"],["place_any_star"]]})");
  EXPECT_EQ(facts("CC8"), R"({"kind":"ability","deck":"chemistry","cost":{"cards":1,"type":"any"},)"
                          R"("effects":[["stabilise_around O"]]})");
}

TEST(NarodzinyCardFacts, a_nebula_says_what_it_wants_and_a_goal_what_it_counts) {
  EXPECT_EQ(facts("M3-11"), R"({"kind":"nebula","size":3,"points":10,"stars":{"H":1,"He":2,"C":2,"O":1}})");
  EXPECT_EQ(facts("GO09"), R"({"kind":"goal","measure":"life","of":"phi"})");
  EXPECT_EQ(facts("GO11"), R"({"kind":"goal","measure":"stars","of":"C"})");
  EXPECT_EQ(facts("GO12"), R"({"kind":"goal","measure":"completed","of":1})");
  EXPECT_EQ(facts("GO10"), R"({"kind":"goal","measure":"time_crystals"})");
}

TEST(NarodzinyCardFacts, every_card_has_a_json_object) {
  for (const CardText& card : Narodziny::cards()) {
    boost::json::error_code error;
    const auto value = boost::json::parse(card.facts, error);
    EXPECT_TRUE(!error && value.is_object()) << card.id;
  }
}

}  // namespace
}  // namespace kosmo::narodziny
