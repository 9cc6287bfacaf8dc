// Orders of operators do not wait for ever: whoever gave one may be long gone when a server comes.
#include <chrono>

#include "server/admin.h"
#include "server/host_testing.h"
#include "server/sqlite.h"

namespace kosmo {
namespace {

std::int64_t milliseconds_now() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

// As a command that was killed has left it.
void leave_order(const std::string& store, const std::string& id, const std::string& table, std::int64_t asked) {
  Sqlite db(store);
  ASSERT_FALSE(db.open_existing());
  const Answer left =
      db.ask("INSERT INTO orders(id, what, whom, secret, who, asked) VALUES($1, 'close', $2, 'secret', 'root', $3)",
             std::vector<Param>{id, table, asked});
  ASSERT_FALSE(left.problem) << left.problem.en;
}

TEST(Orders, ThatNobodyTookInTimeAreNotCarriedOut) {
  TemporaryFolder folder;
  TestServer server(patient_options(), 1, folder.file("store"));
  Client ala(server, "Ala");
  const std::string old = ala.create("orion", {"open", "open"}), ahead = ala.create("orion", {"open", "open"}),
                    fresh = ala.create("orion", {"open", "open"});
  const std::int64_t now = milliseconds_now();
  leave_order(folder.file("store"), "1", old, now - 61'000);
  leave_order(folder.file("store"), "2", ahead, now + 3'600'000);  // the clock was set back since
  leave_order(folder.file("store"), "3", fresh, now - 1'000);
  server.pass(3000);
  EXPECT_EQ(ala.table(old).at("phase"), "waiting");
  EXPECT_EQ(ala.table(ahead).at("phase"), "waiting");
  EXPECT_EQ(ala.table(fresh).at("phase"), "closed");
  const auto log = AdminStore::open(folder.file("store"))->log(9);
  ASSERT_TRUE(log && log->size() == 3);
  for (const Order& order : *log) {
    EXPECT_EQ(order.well, order.id == "3") << order.id;
    EXPECT_GT(order.done, 0) << order.id;
    EXPECT_FALSE(order.outcome.en.empty()) << order.id;
    EXPECT_NE(order.outcome.en, order.outcome.pl) << order.id;
  }
  Sqlite db(folder.file("store"));
  ASSERT_FALSE(db.open_existing());
  EXPECT_TRUE(db.ask("SELECT 1 FROM orders WHERE secret <> ''", {}).rows.empty());
}

}  // namespace
}  // namespace kosmo
