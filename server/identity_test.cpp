#include "server/identity.h"

#include <gtest/gtest.h>

#include <set>

namespace kosmo {
namespace {

TEST(Identity, TokensAndIdsAreLongUrlSafeAndNeverTheSame) {
  std::set<std::string> seen;
  std::set<std::string> seeds;
  for (int i = 0; i < 1000; ++i) {
    for (const std::string& text : {new_token(), new_id()}) {
      EXPECT_TRUE(seen.insert(text).second);
      EXPECT_EQ(text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
                std::string::npos);
    }
    seeds.insert(new_seed().text());
  }
  EXPECT_EQ(new_token().size(), 43u);  // 256 bits
  EXPECT_EQ(new_id().size(), 22u);     // 128 bits
  EXPECT_EQ(seeds.size(), 1000u);
  EXPECT_EQ(new_seed().text().size(), 33u);  // 128 bits
}

TEST(Identity, WhatIsStoredOfATokenDoesNotTellTheToken) {
  EXPECT_EQ(token_hash("abc"), token_hash("abc"));
  EXPECT_NE(token_hash("abc"), token_hash("abd"));
  EXPECT_NE(token_hash("abc"), "abc");
  EXPECT_EQ(token_hash("").size(), token_hash(std::string(10'000, 'x')).size());
}

TEST(Identity, APasswordIsKnownByItsHashAlone) {
  const std::string hash = hash_password("correct horse");
  EXPECT_TRUE(hash.starts_with("$argon2id$")) << hash;
  EXPECT_EQ(hash.find("correct"), std::string::npos);
  EXPECT_TRUE(is_password("correct horse", hash));
  EXPECT_FALSE(is_password("correct horsf", hash));
  EXPECT_FALSE(is_password("", hash));
  EXPECT_FALSE(is_password("correct horse", ""));
  EXPECT_FALSE(is_password("correct horse", "nonsense"));
  EXPECT_NE(hash_password("correct horse"), hash) << "salted";
}

TEST(Identity, PasswordsHaveBounds) {
  EXPECT_TRUE(check_password("wjkqpvz", "Ala"));
  EXPECT_FALSE(check_password("wjkqpvzu", "Ala"));
  EXPECT_FALSE(check_password("żółćżółć", "Ala"));
  EXPECT_TRUE(check_password("żółć", "Ala")) << "characters count, not bytes";
  EXPECT_FALSE(check_password(std::string(199, 'x') + "y", "Ala"));
  EXPECT_TRUE(check_password(std::string(200, 'x') + "y", "Ala"));
}

TEST(Identity, PasswordsThatAreTriedFirstAreRefused) {
  for (const char* weak :
       {"12345678",  "password",  "PASSWORD",   "Passw0rd",  "P@ssw0rd!", "password2024", "qwertyuiop",
        "Qwerty123", "zaq12wsx",  "hasło123",   "HASLO123!", "kochamcie", "polska2023",   "letmein1",
        "admin123",  "kosmoteka", "Kosmoteka7", "iloveyou",  "00000000",  "lato2025",     "mateusz1"}) {
    EXPECT_TRUE(is_weak_password(weak)) << weak;
    EXPECT_NE(check_password(weak, "Ala").pl, "") << weak;
  }
  for (const char* good : {"correct horse", "a long enough password", "other password", "czarna krowa w kropki bordo",
                           "7Gz-kk2-pQ", "żółćżółć"})
    EXPECT_FALSE(is_weak_password(good)) << good;
}

TEST(Identity, OneCharacterAgainAndAgainIsNoPassword) {
  for (const char* bad : {"        ", "kkkkkkkkkkkkkk", "żżżżżżżż", "ママママママママ", "////////"})
    EXPECT_NE(check_password(bad, "Ala").pl, "") << bad;
  for (const char* good : {"       k", "ąąąąąąąę", "kkkkkkkkkkkkkl"}) EXPECT_FALSE(check_password(good, "Ala")) << good;
}

TEST(Identity, ANameIsNoPassword) {
  EXPECT_TRUE(check_password("Aleksandria", "Aleksandria"));
  EXPECT_TRUE(check_password("ALEKSANDRlA", " aleksandria "));
  EXPECT_TRUE(check_password("Aleksandria77", "Aleksandria"));
  EXPECT_FALSE(check_password("Aleksandria77", "Ola"));
}

}  // namespace
}  // namespace kosmo
