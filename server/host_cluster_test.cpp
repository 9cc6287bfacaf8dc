// Tables that another server runs.
#include "server/host_testing.h"
#include "server/identity.h"
#include "server/room_rows.h"

namespace kosmo {
namespace {

// The other server goes on with a journal.
class OtherServer {
 public:
  OtherServer(FailingStorage& storage, std::string table) : storage_(storage), room_(std::move(table)) {}
  void add(const std::string& event) {
    Append append{.table = room_.id(), .first = room_.seq() + 1, .events = {event}};
    room_.apply(*read_event(event));
    append.row = table_row(room_);
    EXPECT_EQ(storage_.append(std::span(&append, 1)).at(0), Stored::kDone);
  }
  Note note() const { return {kTablesChannel, room_.id() + " " + std::to_string(room_.seq())}; }

 private:
  FailingStorage& storage_;
  Room room_;
};

// A note that comes while the table is being read is not lost: it may be the last one, and the one who is asked may sit
// here.
TEST(HostCluster, WhatIsToldDuringAReadingIsReadAfterIt) {
  TestServer first;
  TwoPlayers two(first, "orion");
  for (int i = 0; i < 6; ++i) two.play(i);
  const Strings journal = first.journal(two.table);
  ASSERT_GT(journal.size(), 4u);

  TestServer second;
  OtherServer other(second.storage(), two.table);
  for (std::size_t i = 0; i + 2 < journal.size(); ++i) other.add(journal[i]);
  second.storage().others_own = true;
  Client ola(second, "Ola");
  ola.ok({{"do", "watch"}, {"table", two.table}});
  other.add(journal[journal.size() - 2]);
  second.host().noted(other.note());
  second.drain_store();  // it was read, but that is not known yet
  other.add(journal.back());
  second.host().noted(other.note());
  EXPECT_EQ(ola.table(two.table).at("seq"), json::value(static_cast<std::int64_t>(journal.size())));
}

// The same where the note itself was lost, and all that is heard is that some were: while the table is read on, and
// while it is loaded.
TEST(HostCluster, WhatIsLostDuringAReadingIsReadAfterIt) {
  TestServer first;
  TwoPlayers two(first, "orion");
  for (int i = 0; i < 6; ++i) two.play(i);
  const Strings journal = first.journal(two.table);
  const auto whole = static_cast<std::int64_t>(journal.size());
  ASSERT_GT(whole, 4);
  for (const bool loading : {false, true}) {
    TestServer second;
    OtherServer other(second.storage(), two.table);
    for (std::size_t i = 0; i + 2 < journal.size(); ++i) other.add(journal[i]);
    second.storage().others_own = true;
    Client ola(second, "Ola");
    const json::object watch{{"do", "watch"}, {"id", 7}, {"table", two.table}};
    if (!loading) ola.ok(watch);
    other.add(journal[journal.size() - 2]);
    if (loading)
      second.host().received(*ola.connection, json::serialize(watch));
    else
      second.host().noted(other.note());
    second.drain_store();  // it was read, but that is not known yet
    other.add(journal.back());
    second.host().noted({});
    EXPECT_EQ(ola.table(two.table).at("seq"), json::value(whole)) << (loading ? "loading" : "reading on");
  }
}

// The same where the reading finds nothing, because all that was told before it had been read already.
TEST(HostCluster, WhatIsToldDuringAReadingWithoutNewsIsReadAfterIt) {
  TestServer first;
  TwoPlayers two(first, "orion");
  for (int i = 0; i < 6; ++i) two.play(i);
  const Strings journal = first.journal(two.table);

  TestServer second;
  OtherServer other(second.storage(), two.table);
  for (std::size_t i = 0; i + 1 < journal.size(); ++i) other.add(journal[i]);
  second.storage().others_own = true;
  Client ola(second, "Ola");
  ola.ok({{"do", "watch"}, {"table", two.table}});
  second.host().noted({});
  second.drain_store();  // it was read, but that is not known yet
  other.add(journal.back());
  second.host().noted(other.note());
  EXPECT_EQ(ola.table(two.table).at("seq"), json::value(static_cast<std::int64_t>(journal.size())));
}

// The store may be out of order at the moment when something is told.
TEST(HostCluster, WhatCannotBeReadWhenItIsToldIsReadSoonAfter) {
  TestServer first;
  TwoPlayers two(first, "orion");
  for (int i = 0; i < 6; ++i) two.play(i);
  const Strings journal = first.journal(two.table);

  TestServer second(patient_options(), 1, ":memory:", true);
  OtherServer other(second.storage(), two.table);
  for (std::size_t i = 0; i + 1 < journal.size(); ++i) other.add(journal[i]);
  second.storage().others_own = true;
  Client ola(second, "Ola");
  ola.ok({{"do", "watch"}, {"table", two.table}});
  other.add(journal.back());
  second.storage().cannot_read = true;
  second.host().noted(other.note());
  second.settle();
  second.storage().cannot_read = false;
  second.pass(1000);
  EXPECT_EQ(ola.table(two.table).at("seq"), json::value(static_cast<std::int64_t>(journal.size())));
}

TEST(HostCluster, HealthTellsOfServersThatDoNotAnswer) {
  TestServer server;
  EXPECT_EQ(server.get("/health").body, R"({"ok":true})");
  server.storage().silent = {{"alpha", 3}, {"beta", 0}};
  server.pass(1000);
  const HttpResponse health = server.get("/health");
  EXPECT_EQ(health.status, 200) << "this one is well";
  EXPECT_EQ(health.body, R"({"ok":true,"silent":[{"server":"alpha","tables":3},{"server":"beta","tables":0}]})");
}

TEST(HostCluster, ALongRequestReachesTheServerThatRunsTheTable) {
  TestServer first;
  TwoPlayers two(first, "orion");
  TestServer second;
  OtherServer other(second.storage(), two.table);
  for (const std::string& event : first.journal(two.table)) other.add(event);
  second.storage().others_own = true;
  Client ala(second, "Ala");  // the first guest of either server has the same id
  ala.ok({{"do", "watch"}, {"table", two.table}});
  json::array rules;
  for (int i = 0; i < 32; ++i)
    rules.push_back(
        {{"step", i % 2 ? std::string(64, '"') : std::string(62, '"') + "ł"}, {"answer", "only"}, {"until", "game"}});
  ala.send(json::serialize(json::object{{"do", "prefer"}, {"id", 77}, {"table", two.table}, {"rules", rules}}));
  second.settle();
  ASSERT_GT(second.storage().notes.size(), 1u) << "too long for one note";
  first.storage().notes.clear();
  for (const Note& note : second.storage().notes) {
    EXPECT_LE(note.text.size(), kLongestNote);
    EXPECT_EQ(note.channel, "kosmo_other");
    first.host().noted(note);
    first.settle();
  }
  EXPECT_EQ(two.a.table(two.table).at("preferences").as_array().size(), 32u);
  EXPECT_EQ(two.a.table(two.table).at("preferences").at(0).at("step"), rules[0].at("step"));
  ASSERT_EQ(first.storage().notes.size(), 1u);
  second.host().noted(first.storage().notes[0]);
  second.settle();
  EXPECT_EQ(ala.connection->sent.back(), "{\"re\":77,\"ok\":true}");
}

// Parts of a request whose server went away, or notes that came in between, do no harm.
TEST(HostCluster, PartsThatBelongToNothingAreLeftAlone) {
  TestServer server;
  for (const char* text :
       {"part", "part ", "part 1 2 3 b\n{\"ask\":", "part 2 2 4 b\nx", "part 2 2 3 b\nx", "part 0 0 0 b\n",
        "part 1 1 1 b\n{\"ask\":1}", "part 9 2 1 b\n", "part -1 x y\n", "part 1 2 3\n"})
    server.host().noted({"kosmo_main", text});
  server.settle();
  EXPECT_TRUE(server.storage().notes.empty());
}

TEST(HostCluster, WhatAnotherServerChangesOfAPersonIsSeenHere) {
  TestServer server;
  TwoPlayers two(server, "orion");
  const std::string ola = (*server.storage().user_by_token(token_hash(two.b.token), 0))->id;
  ASSERT_EQ(server.storage().update_user({ola, "Olga", "olga", "x", 1}), Stored::kDone);
  server.host().noted({kPeopleChannel, "other " + ola});
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("name"), "Olga");
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("guest"), false);
  EXPECT_EQ(two.b.connection->closed, "") << "the token is good";
  ASSERT_EQ(server.storage().remove_user(ola), Stored::kDone);
  server.host().noted({kPeopleChannel, "main " + ola});
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("name"), "Olga") << "our own note tells nothing new";
  server.host().noted({kPeopleChannel, "other " + ola});
  EXPECT_EQ(two.a.table(two.table).at("seats").at(1).at("name"), "");
  EXPECT_EQ(two.b.connection->closed, "logout");
  EXPECT_EQ(two.b.code({{"do", "history"}}), "name");
}

}  // namespace
}  // namespace kosmo
