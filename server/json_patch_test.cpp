#include "server/json_patch.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <random>

namespace json = boost::json;

namespace kosmo {
namespace {

json::value applied(json::value document, const std::string& patch) {
  const Problem no = apply_patch(document, json::parse(patch));
  EXPECT_FALSE(no) << no.en << "\n" << patch;
  return document;
}
std::string patch_of(const char* from, const char* to) {
  const std::string patch = patch_between(from, to);
  EXPECT_EQ(applied(json::parse(from), patch), json::parse(to)) << patch;
  return patch;
}

TEST(JsonPatch, TellsWhatHasChangedAndNothingElse) {
  EXPECT_EQ(patch_of(R"({"a":[1,2]})", R"({"a":[1,2]})"), "[]");
  EXPECT_EQ(patch_of(R"({"a":1,"b":"a text that is long enough"})", R"({"a":2,"b":"a text that is long enough"})"),
            R"([{"op":"replace","path":"/a","value":2}])");
  EXPECT_EQ(patch_of(R"({"a":1,"b":"a text that is long enough"})", R"({"b":"a text that is long enough"})"),
            R"([{"op":"remove","path":"/a"}])");
  EXPECT_EQ(patch_of(R"({"b":"a text that is long enough, or nearly"})",
                     R"({"b":"a text that is long enough, or nearly","a":null})"),
            R"([{"op":"add","path":"/a","value":null}])");
}

TEST(JsonPatch, AListKeepsItsBeginningAndItsEnd) {
  const char* five = R"(["the first of them","the second of them","the third","the fourth","the fifth of them"])";
  const char* four = R"(["the first of them","the second of them","the fourth","the fifth of them"])";
  EXPECT_EQ(patch_of(five, four), R"([{"op":"remove","path":"/2"}])");
  EXPECT_EQ(patch_of(four, five), R"([{"op":"add","path":"/2","value":"the third"}])");
}

TEST(JsonPatch, NullIsAValueLikeOthers) {
  EXPECT_EQ(
      patch_of(R"({"hand":[null,null,"a card that somebody has seen"],"deck":"so many that nobody counts them"})",
               R"({"hand":[null,"zombie","a card that somebody has seen"],"deck":"so many that nobody counts them"})"),
      R"([{"op":"replace","path":"/hand/1","value":"zombie"}])");
  EXPECT_EQ(patch_of(R"({"a":null})", R"({})"), R"([{"op":"remove","path":"/a"}])");
}

TEST(JsonPatch, WhatIsShorterIsToldAnew) {
  EXPECT_EQ(patch_of(R"({"around":"some longer text","list":[1,2,3,4,5,6]})",
                     R"({"around":"some longer text","list":[6,5,4,3,2,1]})"),
            R"([{"op":"replace","path":"/list","value":[6,5,4,3,2,1]}])");
  EXPECT_EQ(patch_of(R"({"a":1,"b":2})", R"({"c":1,"d":2})"), R"([{"op":"replace","path":"","value":{"c":1,"d":2}}])");
}

TEST(JsonPatch, KeysMayHoldAnything) {
  EXPECT_EQ(patch_of(R"({"a/b~c\"\n":{"":"x"},"and":"something that stays as it is, whatever happens"})",
                     R"({"a/b~c\"\n":{"":"y"},"and":"something that stays as it is, whatever happens"})"),
            R"([{"op":"replace","path":"/a~1b~0c\"\n/","value":"y"}])");
}

// ---- any two values

class AnyJson {
 public:
  explicit AnyJson(std::uint32_t seed) : random_(seed) {}

  json::value make(int depth) {
    switch (random_() % (depth > 0 ? 9 : 6)) {
      case 0: return nullptr;
      case 1: return random_() % 2 == 0;
      case 2: return static_cast<std::int64_t>(random_() % 5) - 2;
      case 3: return json::value(text());
      case 4: return 0.5 * static_cast<double>(random_() % 3);
      case 5: return static_cast<std::int64_t>(random_()) * 1'000'003;
      case 6:
      case 7: {
        json::object out;
        for (auto n = random_() % 6; n > 0; --n) out[key()] = make(depth - 1);
        return out;
      }
      default: {
        json::array out;
        for (auto n = random_() % 7; n > 0; --n) out.push_back(make(depth - 1));
        return out;
      }
    }
  }
  // A little different, somewhere.
  void change(json::value& value, int depth) {
    if (value.is_object() && !value.get_object().empty() && random_() % 8) {
      json::object& object = value.get_object();
      if (random_() % 6 == 0) {
        object.erase(object.begin() + static_cast<std::ptrdiff_t>(random_() % object.size()));
        return;
      }
      if (random_() % 6 == 0) object[key()] = make(depth - 1);
      return change((object.begin() + static_cast<std::ptrdiff_t>(random_() % object.size()))->value(), depth - 1);
    }
    if (value.is_array() && !value.get_array().empty() && random_() % 8) {
      json::array& array = value.get_array();
      const auto at = array.begin() + static_cast<std::ptrdiff_t>(random_() % array.size());
      if (random_() % 4 == 0) return void(array.erase(at));
      if (random_() % 4 == 0) return void(array.insert(at, make(depth - 1)));
      return change(*at, depth - 1);
    }
    value = make(depth);
  }
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(random_()) % n; }
  std::string key() {
    static const Array<std::string_view, 10> kKeys{"a", "b", "list", "/", "~", "~1", "a/b~", "", "\"\\\n\x01", "ż"};
    return std::string(kKeys[random_() % kKeys.size()]);
  }

 private:
  std::string text() { return std::string(random_() % 12, 't') + key(); }
  std::mt19937 random_;
};

TEST(JsonPatch, LeadsFromAnyValueToAnyOther) {
  AnyJson any(1);
  for (int i = 0; i < 20'000; ++i) {
    const json::value from = any.make(5);
    json::value to = from;
    if (i % 4 == 0) to = any.make(5);
    for (auto n = any.below(4); n > 0; --n) any.change(to, 5);
    const std::string patch = patch_between(json::serialize(from), json::serialize(to));
    ASSERT_EQ(applied(from, patch), to) << json::serialize(from) << "\n" << json::serialize(to) << "\n" << patch;
    ASSERT_LE(patch.size(),
              std::string(R"([{"op":"replace","path":"","value":}])").size() + json::serialize(to).size());
    ASSERT_EQ(patch == "[]", from == to) << patch;
  }
}

TEST(JsonPatch, SpaceBetweenValuesIsSkipped) {
  EXPECT_EQ(patch_of(" { \"a\" : [ 1 , 2 ] ,\n\"b\" : \"a text that is long enough\" } ",
                     R"({"a":[1,2,3],"b":"a text that is long enough"})"),
            R"([{"op":"add","path":"/a/2","value":3}])");
}

TEST(JsonPatch, WhatIsNoJsonHasNone) {
  for (const char* text :
       {"", "{", "{}}", R"({"a":})", R"({"a" 1})", R"({a:1})", R"(["a)", R"(["a\)", "[1,]", "[1", "[1}"})
    EXPECT_EQ(patch_between("{}", text), "") << text;
  EXPECT_EQ(patch_between("{", "{}"), "");
}

// ---- patches that are none

TEST(JsonPatch, WhatCannotBeAppliedIsAProblem) {
  const json::value document = json::parse(R"({"a":[1,2],"b":{"c":null}})");
  for (const char* patch : {R"({})",
                            R"(null)",
                            R"([1])",
                            R"([{}])",
                            R"([{"op":"add"}])",
                            R"([{"op":"add","path":"/x"}])",
                            R"([{"op":"replace","path":"/a"}])",
                            R"([{"op":"add","path":3,"value":1}])",
                            R"([{"op":1,"path":"/a"}])",
                            R"([{"op":"move","from":"/a","path":"/x"}])",
                            R"([{"op":"test","path":"/a","value":[1,2]}])",
                            R"([{"op":"copy","from":"/a","path":"/x"}])",
                            R"([{"op":"remove","path":""}])",
                            R"([{"op":"remove","path":"a"}])",
                            R"([{"op":"remove","path":"/x"}])",
                            R"([{"op":"replace","path":"/x","value":1}])",
                            R"([{"op":"remove","path":"/a/2"}])",
                            R"([{"op":"remove","path":"/a/-"}])",
                            R"([{"op":"remove","path":"/a/-1"}])",
                            R"([{"op":"remove","path":"/a/01"}])",
                            R"([{"op":"remove","path":"/a/1x"}])",
                            R"([{"op":"remove","path":"/a/"}])",
                            R"([{"op":"remove","path":"/a/+1"}])",
                            R"([{"op":"remove","path":"/a/99999999999999999999999"}])",
                            R"([{"op":"add","path":"/a/3","value":1}])",
                            R"([{"op":"replace","path":"/a/-","value":1}])",
                            R"([{"op":"add","path":"/x/y","value":1}])",
                            R"([{"op":"add","path":"/b/c/d","value":1}])",
                            R"([{"op":"add","path":"/a/0/d","value":1}])",
                            R"([{"op":"add","path":"/b/~","value":1}])",
                            R"([{"op":"add","path":"/b/~2","value":1}])",
                            R"([{"op":"add","path":"/b/x~","value":1}])"}) {
    json::value changed = document;
    const Problem no = apply_patch(changed, json::parse(patch));
    EXPECT_TRUE(no) << patch;
    EXPECT_NE(no.en, no.pl);
  }
}

TEST(JsonPatch, TheEndOfAListAndTheWholeCanBeNamed) {
  EXPECT_EQ(applied(json::parse("[1]"), R"([{"op":"add","path":"/-","value":2},{"op":"add","path":"/2","value":3}])"),
            json::parse("[1,2,3]"));
  EXPECT_EQ(applied(json::parse("[1]"), R"([{"op":"add","path":"","value":null}])"), json::value(nullptr));
}

TEST(JsonPatch, NothingThatIsAppliedDoesHarm) {
  AnyJson any(2);
  int well = 0, badly = 0;
  for (int i = 0; i < 20'000; ++i) {
    json::value document = any.make(5);
    json::value patch = json::parse(patch_between(json::serialize(document), json::serialize(any.make(5))));
    // What leads from another value, half of them changed by somebody who knows what matters.
    if (i % 2) any.change(patch, 3);
    if (patch.is_array())
      for (json::value& one : patch.get_array()) {
        if (!one.is_object() || any.below(2)) continue;
        if (any.below(2)) one.get_object()["path"] = "/" + any.key() + "/" + any.key();
        if (any.below(2)) one.get_object()["op"] = any.below(2) ? "remove" : "add";
      }
    json::value other = any.make(5);
    apply_patch(other, patch) ? ++badly : ++well;
    json::serialize(other);
  }
  EXPECT_GT(well, 1000);
  EXPECT_GT(badly, 1000);
}

}  // namespace
}  // namespace kosmo
