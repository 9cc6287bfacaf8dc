// For tests: databases that are fresh and go away again, in $KOSMOTEKA_POSTGRES if that is set, or else in a throw-away
// PostgreSQL that tools/with-postgres starts, once a test program, and stops when the program ends however it ends.
#pragma once

#include <string>
#include <vector>

namespace kosmo {

// Where PostgreSQL answers; empty: there is none.
const std::string& test_postgres();
// $KOSMOTEKA_REQUIRE_POSTGRES=1: its absence is a failure.
bool test_postgres_required();

class FreshDatabase {
 public:
  FreshDatabase();
  ~FreshDatabase();
  FreshDatabase(const FreshDatabase&) = delete;

  const std::string& address() const { return address_; }
  // Asks the database on a connection apart. Throws when it refuses.
  std::vector<std::vector<std::string>> ask(const std::string& sql) const;

 private:
  std::string name_, address_;
};

}  // namespace kosmo

// Skips the test without PostgreSQL, or fails it. Needs gtest.
#define KOSMO_NEEDS_POSTGRES()                                                                                         \
  if (kosmo::test_postgres().empty()) {                                                                                \
    if (kosmo::test_postgres_required()) FAIL() << "KOSMOTEKA_REQUIRE_POSTGRES is set, but PostgreSQL does not start"; \
    GTEST_SKIP() << "PostgreSQL is not installed (package postgresql)";                                                \
  }
