// What is read over HTTP without a table: the rules of a game.
#include "server/catalog.h"
#include "server/host_testing.h"
#include "tests/support/two_documents.h"

namespace kosmo {
namespace {

TEST(Catalog, EveryRuleSaysOfWhichDocumentItIs) {
  const RuleLibrary library(kTwoDocuments);
  const json::array rules = json::parse(rules_json(library.rules_of("chess"))).as_array();
  ASSERT_EQ(rules.size(), 4u);
  EXPECT_EQ(rules[0], json::parse(R"({"id":"CH-MOV-01","document":{"id":"chess","en":"Chess","pl":"Szachy"},
    "chapter":{"en":"1. Moves","pl":"1. Ruchy"},"en":"A rook rides in a line.","pl":"Wieża idzie prosto."})"));
  EXPECT_EQ(rules[2], json::parse(R"({"id":"FP-MOV-01",
    "document":{"id":"chess-fairy","en":"Chess: fairy pieces","pl":"Szachy: bierki bajkowe"},
    "chapter":{"en":"1. Moves","pl":"1. Ruchy"},"en":"A rose rides in a circle.","pl":"Róża krąży."})"));
}

TEST(Catalog, EveryWholeGameSaysHowLongItTakesHowHeavyItIsAndHowItIsWon) {
  TestServer server;
  const json::value catalogue = json::parse(server.get("/api/games").body);
  for (const json::value& game : catalogue.at("games").as_array()) {
    EXPECT_GT(game.at("minutes").at("low").as_int64(), 0) << game.at("id");
    EXPECT_GE(game.at("minutes").at("high").as_int64(), game.at("minutes").at("low").as_int64());
    EXPECT_GE(game.at("weight").as_int64(), 1);
    EXPECT_LE(game.at("weight").as_int64(), 5);
    EXPECT_NE(game.at("won_by").at("en"), game.at("won_by").at("pl"));
  }
}

TEST(Catalog, RulesAreReadByTheirGame) {
  TestServer server;
  const HttpResponse answer = server.get("/api/rules/narodziny");
  EXPECT_EQ(answer.status, 200);
  const json::array rules = json::parse(answer.body).as_array();
  ASSERT_EQ(rules.size(), rules_of("narodziny").size());
  for (const json::value& rule : rules) EXPECT_EQ(rule.at("document").at("id"), "narodziny");
  EXPECT_EQ(server.get("/api/rules/narodziny-part").status, 404) << "a document is no game";
}

}  // namespace
}  // namespace kosmo
