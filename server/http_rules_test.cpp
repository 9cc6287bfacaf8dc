#include "server/http_rules.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

TEST(HttpRules, ATargetIsDecodedOnce) {
  auto target = parse_target("/a%20b/%C5%82%252e?x=%20?y");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/a b/ł%2e");
  EXPECT_EQ(target->query, "x=%20?y");
  EXPECT_EQ(parse_target("/?")->query, "");
  EXPECT_EQ(parse_target("/%41")->path, "/A");
}

TEST(HttpRules, NoHonestClientSendsTheseTargets) {
  for (const char* target :
       {"", "*", "a", "http://host/", "?/", "/%", "/%4", "/%4g", "/%00", "/%0a", "/%7f", "/a\\b", "/%5c"})
    EXPECT_FALSE(parse_target(target)) << target;
}

TEST(HttpRules, AHostIsAnAddressThisMachineOrNamed) {
  for (const char* host : {"127.0.0.1", "192.168.1.5:8080", "[::1]", "[2001:db8::1]:80", "localhost", "LocalHost.:1"})
    EXPECT_TRUE(known_host(host, {})) << host;
  for (const char* host : {"", ":80", "example.org", "localhost.example.org", "127.0.0.1.example.org", "[::1", "::1",
                           "[example.org]", "local host", "localhost:80:80", "localhost:8o", "localhost\r\nX: y", "*"})
    EXPECT_FALSE(known_host(host, {})) << host;
  EXPECT_TRUE(known_host("Play.example.org:443", {"a.org", "play.example.org"}));
  EXPECT_TRUE(known_host("whatever.example.org", {"*"}));
  EXPECT_FALSE(known_host("what ever", {"*"})) << "no name at all";
}

TEST(HttpRules, AMachineIsCalledByItsFirstNameToo) {
  EXPECT_EQ(names_of_machine("attic.home.lan"), (std::vector<std::string>{"attic.home.lan", "attic", "attic.local"}));
  EXPECT_EQ(names_of_machine("attic"), (std::vector<std::string>{"attic", "attic", "attic.local"}));
  EXPECT_TRUE(names_of_machine("").empty());
  EXPECT_TRUE(names_of_machine(".lan").empty());
}

TEST(HttpRules, AnOriginIsTheHostOrNamed) {
  EXPECT_TRUE(allowed_origin("http://localhost:8080", "localhost:8080", {}));
  EXPECT_TRUE(allowed_origin("https://Example.org", "example.ORG", {}));
  EXPECT_TRUE(allowed_origin("https://example.org", "example.org:443", {}));
  EXPECT_TRUE(allowed_origin("http://[::1]:80", "[::1]", {}));
  EXPECT_TRUE(allowed_origin("https://a.org", "b.org", {"https://c.org", "https://a.org"}));
  EXPECT_FALSE(allowed_origin("https://a.org", "b.org", {"http://a.org"}));
  EXPECT_FALSE(allowed_origin("https://example.org:80", "example.org", {}));
  EXPECT_FALSE(allowed_origin("https://example.org.evil", "example.org", {}));
  EXPECT_FALSE(allowed_origin("https://evilexample.org", "example.org", {}));
  EXPECT_FALSE(allowed_origin("null", "example.org", {}));
  EXPECT_FALSE(allowed_origin("", "", {}));
  EXPECT_FALSE(allowed_origin("https://", "", {}));
  EXPECT_FALSE(allowed_origin("ftp://example.org", "example.org", {})) << "no page that we have served";
  EXPECT_FALSE(allowed_origin("httpx://example.org", "example.org", {}));
  EXPECT_TRUE(allowed_origin("HTTP://example.org", "example.org", {}));
  EXPECT_TRUE(allowed_origin("app://example.org", "b.org", {"app://example.org"})) << "named by the operator";
}

TEST(HttpRules, TheLastForwardedAddressIsTheProxys) {
  EXPECT_EQ(last_forwarded("1.1.1.1, 2.2.2.2"), "2.2.2.2");
  EXPECT_EQ(last_forwarded(" ::1 "), "::1");
  EXPECT_EQ(last_forwarded("1.1.1.1, "), "");
  EXPECT_EQ(last_forwarded(""), "");
}

TEST(HttpRules, GzipIsAcceptedByName) {
  EXPECT_TRUE(accepts_gzip("gzip"));
  EXPECT_TRUE(accepts_gzip("br, GZIP ; q=0.1"));
  EXPECT_FALSE(accepts_gzip("gzip;q=0"));
  EXPECT_FALSE(accepts_gzip("gzip;q=0.000"));
  EXPECT_FALSE(accepts_gzip("xgzip, br"));
  EXPECT_FALSE(accepts_gzip(""));
}

TEST(HttpRules, ATagIsFoundInAList) {
  EXPECT_TRUE(names_tag(R"("a", W/"b")", R"("b")"));
  EXPECT_TRUE(names_tag("*", R"("b")"));
  EXPECT_FALSE(names_tag(R"("ab")", R"("b")"));
  EXPECT_FALSE(names_tag("", R"("b")"));
}

TEST(HttpRules, ADateLooksLikeOne) {
  std::string date = http_date();
  EXPECT_EQ(date.size(), std::string_view("Sun, 06 Nov 1994 08:49:37 GMT").size());
  EXPECT_TRUE(date.ends_with(" GMT"));
}

}  // namespace
}  // namespace kosmo
