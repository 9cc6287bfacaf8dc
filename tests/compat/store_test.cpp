// Stores of servers that ran earlier programs: this one opens them, comes to the same tables and plays them on, or says
// why not. What is in them: README.md.
#include <algorithm>

#include <fmt/format.h>

#include "server/admin.h"
#include "server/check.h"
#include "server/host_testing.h"
#include "server/room_testing.h"
#include "server/sqlite.h"
#include "tests/support/effort.h"

namespace kosmo {
namespace {

using Phase = Room::Phase;

struct Recorded {
  std::string id, phase, summary;
  std::int64_t due = 0;
  Strings journal;
  std::vector<std::pair<std::int64_t, std::string>> snapshots;  // and the number of the last event in each
  People names;                                                 // of all who have been there
};

// A store as it was recorded, and what the browsers of its people kept.
struct Source {
  std::string file, ala, ola, jan;
};
const Source kFirst{"store", "token7", "token4", "token6"};
const Source kBeforeRounds{"store-protocol-1", "Y4rZPo-toVWz-MR0W61EVWgjPAfDOIF0gDSIHt3cBeA",
                           "MFUvRc4A7mO40DgtIajVIzZaiT4KTMkz9tJxNsZ7XaI",
                           "rLZfJCts5c0Y7fxdBtKoKoc2D-bnJd7Et8kblxTMhOQ"};

// A copy of a recorded store, in a file of its own.
class Store {
 public:
  explicit Store(const std::string& change = "") : Store(kFirst, change) {}
  explicit Store(const Source& source, const std::string& change = "") : path(folder_.file("store.sqlite")) {
    register_games();
    Sqlite db(path);
    check(db.open());
    check(db.script(bytes_of(KOSMOTEKA_SOURCE "/tests/compat/" + source.file + ".sql")));
    check(db.script(change));
    // The first program wrote names into its lines, and of guests nothing more; later they were looked up.
    const bool tells_guests = source.file != kFirst.file;
    People names;
    for (const auto& row : ask(db, "SELECT id, name, password FROM users"))
      names[row[0]] = {row[1], tells_guests && row[2].empty()};
    for (const auto& row : ask(db, "SELECT id, phase, summary, due FROM tables ORDER BY created, id"))
      tables.push_back({row[0], row[1], with_names(row[2], names), to_number(row[3]), {}, {}, names});
    for (Recorded& table : tables) {
      for (auto& row : ask(db, "SELECT event FROM events WHERE table_id = $1 ORDER BY number", table.id))
        table.journal.push_back(std::move(row[0]));
      for (auto& row : ask(db, "SELECT number, snapshot FROM snapshots WHERE table_id = $1 ORDER BY number", table.id))
        table.snapshots.emplace_back(to_number(row[0]), std::move(row[1]));
    }
  }

 private:
  static void check(const Problem& problem) {
    if (problem) throw std::runtime_error(problem.en);
  }
  template <class... Texts>
  static Rows ask(Sqlite& db, const char* sql, const Texts&... texts) {
    const std::vector<Param> params{Param(std::string_view(texts))...};
    Answer answer = db.ask(sql, params);
    check(answer.problem);
    return std::move(answer.rows);
  }
  TemporaryFolder folder_;

 public:
  std::string path;
  std::vector<Recorded> tables;
};

// What the program has to say about a game begun by rules that it does not play any more; nothing if it plays them.
std::string due_refusal(const Recorded& table) {
  for (const std::string& text : table.journal) {
    const json::object event = json::parse(text).as_object();
    if (event.at("kind") != "started") continue;
    const json::object created = json::parse(table.journal[0]).as_object();
    const int ours = find_game(created.at("game").as_string())->info().rules_version;
    if (event.at("rules") == json::value(ours)) return "";
    return fmt::format("version {} of its rules; this server plays version {}", event.at("rules").as_int64(), ours);
  }
  return "";
}

// The tables that are played by the rules of this program; that it refuses the others in words is seen to here.
std::vector<const Recorded*> playable(const Store& store) {
  std::vector<const Recorded*> out;
  for (const Recorded& table : store.tables) {
    const std::string refusal = due_refusal(table);
    if (refusal.empty()) {
      out.push_back(&table);
      continue;
    }
    const Room room = fold(table.journal, table.id);
    EXPECT_EQ(room.phase(), Phase::kBroken) << table.id;
    EXPECT_NE(room.trouble().en.find(refusal), std::string::npos) << table.id << ": " << room.trouble().en;
  }
  return out;
}

constexpr std::size_t kSum = 16;  // of a snapshot: the length of the sum that goes before the text

// Snapshots only shorten the way. One of another version, or with another numbering of stories, is not used.
bool is_of_our_kind(const std::string& snapshot, const Room& room) {
  const json::object theirs = json::parse(snapshot.substr(kSum)).as_object();
  const json::object ours = json::parse(room.snapshot().substr(kSum)).as_object();
  return theirs.at("version") == ours.at("version") && theirs.at("words") == ours.at("words");
}

Maybe<Room> from_snapshot(const Recorded& table, std::int64_t number, const std::string& snapshot) {
  Maybe<Room> room = Room::from_snapshot(table.id, snapshot);
  if (!room) return room;
  for (auto k = static_cast<std::size_t>(number); k < table.journal.size(); ++k) {
    const Maybe<RoomEvent> event = read_event(table.journal[k]);
    event ? room->apply(*event) : room->skip(event.problem());
  }
  return room;
}

// Where two long texts part; empty if nowhere.
std::string first_difference(const std::string& a, const std::string& b) {
  if (a == b) return "";
  const auto shorter = a.size() < b.size() ? a.end() : a.begin() + static_cast<std::ptrdiff_t>(b.size());
  const auto at = static_cast<std::size_t>(std::mismatch(a.begin(), shorter, b.begin()).first - a.begin());
  const std::size_t from = at < 60 ? 0 : at - 60;
  return fmt::format("...{}...\n...{}...", a.substr(from, 160), b.substr(from, 160));
}

// The seat that is asked answers, then bots for everybody until the game is over.
void play_to_the_end(Room begun) {
  ASSERT_EQ(begun.phase(), Phase::kPlaying) << begun.trouble().en;
  Journalled j(begun.id());
  j.now = begun.updated();
  j.room = std::move(begun);
  ASSERT_NO_FATAL_FAILURE(j.play());
  const std::unique_ptr<Player> bot = find_player("greedy")->make(7);
  int faults = 0;
  while (j.room.phase() == Phase::kPlaying) {
    ActionList choices;
    j.room.table()->legal(choices);
    const Action action = ask_player(*bot, j.room.table()->truth(), choices, faults);
    if (j.room.played_by_bot(j.room.asked()))
      ASSERT_NO_FATAL_FAILURE(j.must(ask_bot_act(j.room, j.room.ticket(), action)));
    else
      ASSERT_EQ(j.act(j.room.asked(), j.room.game()->print(action)), "");
  }
  EXPECT_EQ(j.room.phase(), Phase::kFinished) << j.room.trouble().en;
  EXPECT_EQ(faults, 0);
}

class EveryStore : public testing::TestWithParam<Source> {};
INSTANTIATE_TEST_SUITE_P(Recorded, EveryStore, testing::Values(kFirst, kBeforeRounds), [](const auto& info) {
  return info.index == 0 ? std::string("First") : std::string("BeforeRounds");
});

TEST_P(EveryStore, HoldsEveryKindOfTable) {
  const Store store(GetParam());
  std::map<std::string, int> count;
  int snapshots = 0;
  for (const Recorded& table : store.tables) {
    const json::object created = json::parse(table.journal[0]).as_object();
    ++count[text_of(created.at("game")) + " " + table.phase];
    for (const std::string& event : table.journal) ++count[text_of(json::parse(event).at("kind"))];
    snapshots += static_cast<int>(table.snapshots.size());
  }
  for (const char* kind :
       {"narodziny playing", "orion playing", "orion finished", "undone", "undo-asked", "said", "away", "rematch"})
    EXPECT_GT(count[kind], 0) << kind;
  const bool first = GetParam().file == kFirst.file;
  for (const char* kind : {"narodziny waiting", "orion closed", "undo-answer", "resumed", "preferred"})
    EXPECT_EQ(count[kind] > 0, first) << kind;
  for (const char* kind : {"artifacts playing", "artifacts waiting"}) EXPECT_EQ(count[kind] > 0, !first) << kind;
  EXPECT_GT(snapshots, first ? 5 : 0);
}

TEST_P(EveryStore, JournalsComeToTheTablesThatWereListed) {
  const Store store(GetParam());
  for (const Recorded* table : playable(store)) {
    SCOPED_TRACE(table->id);
    const Room room = fold(table->journal, table->id);
    ASSERT_NE(room.phase(), Phase::kBroken) << room.trouble().en;
    const TableRow row = table_row(room);
    EXPECT_EQ(row.phase, table->phase);
    EXPECT_EQ(row.due, table->due);
    // A line of that time, as it is shown today, is the same as one of today.
    EXPECT_EQ(json::parse(with_names(row.summary, table->names)), json::parse(table->summary));
  }
}

TEST_P(EveryStore, SnapshotsAgreeWithTheirJournals) {
  const Store store(GetParam());
  int read = 0, passed_over = 0;
  for (const Recorded* table : playable(store)) {
    const Room room = fold(table->journal, table->id);
    ASSERT_NE(room.phase(), Phase::kBroken) << table->id << ": " << room.trouble().en;
    for (const auto& [number, snapshot] : table->snapshots) {
      SCOPED_TRACE(fmt::format("{}, snapshot after event {}", table->id, number));
      const Maybe<Room> saved = from_snapshot(*table, number, snapshot);
      if (!is_of_our_kind(snapshot, room)) {
        EXPECT_FALSE(saved);
        ++passed_over;
        continue;
      }
      ASSERT_TRUE(saved) << saved.problem().en
                         << " (If it is not to be read any more, raise the version of snapshots.)";
      const std::string apart = first_difference(saved->snapshot().substr(kSum), room.snapshot().substr(kSum));
      EXPECT_TRUE(apart.empty()) << "What comes of the snapshot, and of the journal:\n" << apart;
      EXPECT_TRUE(picture(*saved) == picture(room));
      ++read;
    }
  }
  if (read == 0) GTEST_SKIP() << passed_over << " snapshots are of another version and not used: journals are folded";
}

TEST_P(EveryStore, GamesGoOnFromJournalAndSnapshot) {
  const Store store(GetParam());
  for (const Recorded* table : playable(store)) {
    if (table->phase != "playing") continue;
    SCOPED_TRACE(table->id);
    ASSERT_NO_FATAL_FAILURE(play_to_the_end(fold(table->journal, table->id)));
    if (table->snapshots.empty()) continue;
    const auto& [number, snapshot] = table->snapshots.back();
    Maybe<Room> saved = from_snapshot(*table, number, snapshot);
    if (!saved) continue;
    ASSERT_NO_FATAL_FAILURE(play_to_the_end(std::move(*saved)));
  }
}

// ---- the same under a server

HostOptions of_a_server() {
  HostOptions options = patient_options();
  options.reckless_tokens = false;  // those of the store count up already
  return options;
}

// The people of the store come back with what their browsers kept.
class Returning {
 public:
  explicit Returning(TestServer& server, const Source& source = kFirst) {
    for (const auto& [name, token] : {std::pair("Ala", source.ala), {"Ola", source.ola}, {"Jan", source.jan}}) {
      auto client = std::make_unique<Client>(server);
      client->ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}});
      all_.emplace(name, std::move(client));
    }
  }
  Client& at(const std::string& name) { return *all_.at(name); }
  // Those who sit at this table, in front of it again.
  std::vector<Client*> seated(const Recorded& table) {
    std::vector<Client*> out;
    const json::value summary = json::parse(table.summary);
    for (const json::value& seat : summary.at("seats").as_array()) {
      if (seat.at("player") != "person") continue;
      out.push_back(&at(text_of(seat.at("name"))));
      out.back()->ok({{"do", "watch"}, {"table", table.id}});
    }
    return out;
  }

 private:
  std::map<std::string, std::unique_ptr<Client>> all_;
};

// Bots play on until one of them is asked.
Client* asked_of(TestServer& server, const std::vector<Client*>& people, const std::string& table) {
  for (int i = 0; i < 500; ++i) {
    for (Client* person : people)
      if (person->asked(table)) return person;
    server.pass(kLonelyPause);
  }
  return nullptr;
}

// Its people come back, one of them decides, they leave it to bots.
void play_on_a_server(const Source& source, const Recorded& table) {
  const Store store(source);
  TestServer server(of_a_server(), 1, store.path);
  Returning people(server, source);
  const std::vector<Client*> seated = people.seated(table);
  ASSERT_FALSE(seated.empty());
  const auto shown = [&]() -> const json::object& { return seated[0]->table(table.id); };
  ASSERT_EQ(shown().at("phase"), "playing") << json::serialize(shown());
  for (Client* person : seated) person->ok({{"do", "back"}, {"table", table.id}});
  Client* asked = asked_of(server, seated, table.id);
  ASSERT_TRUE(asked) << "nobody is asked";
  asked->ok(asked->act_request(table.id));
  for (Client* person : seated) person->ok({{"do", "stand"}, {"table", table.id}});
  const bool by_correspondence = json::parse(table.summary).at("clock").at("kind") == "days";
  const std::int64_t pause = by_correspondence ? kLonelyPauseByCorrespondence : kLonelyPause;
  for (int i = 0; i < 100 && shown().at("phase") == "playing"; ++i) server.pass(50 * pause);
  ASSERT_EQ(shown().at("phase"), "finished") << json::serialize(shown());
  const Maybe<CheckedReplay> replay = read_replay(server.get("/api/replay/" + table.id).body, table.id);
  ASSERT_TRUE(replay) << replay.problem().en;
  EXPECT_TRUE(replay->finished);
  EXPECT_EQ(server.host().figures().bot_faults, 0u);
}

// One table of each game, and all of them where there is time.
TEST_P(EveryStore, ServerPlaysItsGamesToTheEnd) {
  const Store store(GetParam());
  std::set<std::string> games;
  for (const Recorded* table : playable(store)) {
    if (table->phase != "playing") continue;
    if (!games.insert(text_of(json::parse(table->summary).at("game"))).second && effort() < 1) continue;
    SCOPED_TRACE(table->id);
    ASSERT_NO_FATAL_FAILURE(play_on_a_server(GetParam(), *table));
  }
}

TEST_P(EveryStore, BotsGoOnWhereNobodyIsLeft) {
  const Store store(GetParam());
  TestServer server(of_a_server(), 1, store.path);
  server.pass(500 * kLonelyPause);
  for (const Recorded* table : playable(store))
    if (table->phase == "playing" && fold(table->journal).played_by_bots_alone()) {
      EXPECT_EQ(server.get("/api/replay/" + table->id).status, 200) << table->id;
    }
  EXPECT_EQ(server.host().figures().bot_faults, 0u);
}

TEST_P(EveryStore, ServerShowsWhatIsFinishedAndBeginsWhatWaits) {
  const Store store(GetParam());
  TestServer server(of_a_server(), 1, store.path);
  Returning people(server, GetParam());
  Client& ala = people.at("Ala");
  for (const Recorded* table : playable(store)) {
    SCOPED_TRACE(table->id);
    if (table->phase == "finished") {
      EXPECT_EQ(server.get("/api/replay/" + table->id).status, 200);
    }
    if (table->phase != "waiting") continue;
    Client& host = people.at(text_of(json::parse(table->summary).at("host")));
    host.ok({{"do", "watch"}, {"table", table->id}});
    Client guest(server, "Ewa");
    guest.ok({{"do", "watch"}, {"table", table->id}});
    guest.ask({{"do", "sit"}, {"table", table->id}});  // a rematch is full already
    host.ok({{"do", "start"}, {"table", table->id}});
    EXPECT_EQ(host.table(table->id).at("phase"), "playing");
  }
  EXPECT_GT(ala.ok({{"do", "history"}}).at("games").as_array().size(), 2u);
  Client again(server);
  again.ok({{"do", "hello"}, {"protocol", kProtocol}});
  EXPECT_EQ(again.code({{"do", "login"}, {"name", "Ala"}, {"password", "a long enough password"}}), "ok");
}

// ---- names of people, which journals of that time have

// What stands in the store of one table, but for sums.
Strings stored_texts(const std::string& path, const std::string& table) {
  Sqlite db(path);
  EXPECT_FALSE(db.open_existing());
  const std::vector<Param> params{std::string_view(table)};
  Strings texts;
  for (const char* sql :
       {"SELECT event FROM events WHERE table_id = $1 ORDER BY number", "SELECT summary FROM tables WHERE id = $1",
        "SELECT summary FROM played WHERE table_id = $1 ORDER BY person",
        "SELECT snapshot FROM snapshots WHERE table_id = $1"})
    for (auto& row : db.ask(sql, params).rows) texts.push_back(std::move(row[0]));
  return texts;
}
Strings journal_of(const Store& store, const Recorded& table) {
  Strings journal = stored_texts(store.path, table.id);
  journal.resize(table.journal.size());
  return journal;
}
// As a hand would do it: the bytes of the name and nothing else.
std::string cut_name(std::string event) {
  const std::size_t name = event.find("\"name\":\""), end = event.find('"', name + 8);
  if (name == std::string::npos) return event;
  const bool last = event[end + 1] == '}';
  return last ? event.erase(name - 1, end + 1 - (name - 1)) : event.erase(name, end + 2 - name);
}
constexpr const char* kPeopleOfTheStore[] = {"Ala", "Ola", "Jan"};

void expect_no_names(const Store& store, const Recorded& table) {
  for (const std::string& text : stored_texts(store.path, table.id))
    for (const std::string name : kPeopleOfTheStore)
      EXPECT_EQ(text.find("\"" + name + "\""), std::string::npos) << table.id << ": " << text;
}

TEST(RecordedStore, NamesAreTakenOutAndNothingElseChanges) {
  const Store store;
  {
    const std::unique_ptr<Storage> storage = opened(open_storage(store.path, "main"));
    for (const Recorded& table : store.tables) {
      EXPECT_EQ(take_names_out(*storage, table.id, false), Rewritten::kDone) << table.id;
      EXPECT_EQ(take_names_out(*storage, table.id, false), Rewritten::kNothing) << table.id;
    }
    EXPECT_EQ(take_names_out(*storage, "nowhere", false), Rewritten::kNoTable);
  }
  for (const Recorded& table : store.tables) {
    SCOPED_TRACE(table.id);
    expect_no_names(store, table);
    const Strings journal = journal_of(store, table);
    for (std::size_t i = 0; i < journal.size(); ++i) EXPECT_EQ(journal[i], cut_name(table.journal[i]));
    const Room before = fold(table.journal, table.id), after = fold(journal, table.id);
    EXPECT_TRUE(picture(before) == picture(after));
    EXPECT_EQ(before.snapshot(), after.snapshot());
  }
  const Maybe<StoreCheck> checked = check_store(store.path);
  ASSERT_TRUE(checked) << checked.problem().en;
  EXPECT_TRUE(checked->is_sound());
  EXPECT_EQ(checked->unsummed, 0);
}

// Whatever stops it in the middle, the table is as it was, to the last byte.
TEST(RecordedStore, ARewriteThatIsBrokenOffHasChangedNothing) {
  const Store store;
  for (const std::string at : {"events", "snapshots", "tables", "played"}) {
    SCOPED_TRACE(at);
    const std::unique_ptr<Storage> storage = opened(open_storage(store.path, "main"));
    Sqlite db(store.path);
    ASSERT_FALSE(db.open_existing());
    ASSERT_FALSE(db.script(
        "CREATE TRIGGER stop BEFORE " +
        std::string(at == "snapshots" ? "DELETE" : "UPDATE OF " + std::string(at == "events" ? "event" : "summary")) +
        " ON " + at + " BEGIN SELECT RAISE(ABORT, 'stop'); END"));
    int stopped = 0;
    for (const Recorded& table : store.tables) {
      const Strings before = stored_texts(store.path, table.id);
      if (take_names_out(*storage, table.id, false) != Rewritten::kFailed) continue;  // it has nothing of the kind
      EXPECT_EQ(stored_texts(store.path, table.id), before);
      ++stopped;
    }
    EXPECT_GT(stopped, 0);
    ASSERT_FALSE(db.script("DROP TRIGGER stop"));
    const Maybe<StoreCheck> checked = check_store(db);
    ASSERT_TRUE(checked);
    EXPECT_TRUE(checked->is_sound());
  }
}

// Lines of that time do not say who was a guest, and are not asked here.
json::value but_for_guests(json::value lines) {
  for (json::value& line : lines.as_array()) {
    line.as_object().erase("host_guest");
    for (json::value& seat : line.at("seats").as_array()) seat.as_object().erase("guest");
  }
  return lines;
}

TEST(RecordedStore, AServerTakesNamesOutWhilePeoplePlay) {
  const Store store;
  TestServer server(of_a_server(), 1, store.path);
  Returning people(server);
  const Recorded* playing = nullptr;
  for (const Recorded* table : playable(store))
    if (table->phase == "playing" && !fold(table->journal).played_by_bots_alone() && !playing) playing = table;
  ASSERT_TRUE(playing);
  const std::vector<Client*> seated = people.seated(*playing);
  for (Client* person : seated) person->ok({{"do", "back"}, {"table", playing->id}});
  Client* asked = asked_of(server, seated, playing->id);
  ASSERT_TRUE(asked);
  const auto history = [&] { return but_for_guests(people.at("Ala").ok({{"do", "history"}}).at("games")); };
  const auto tables = [&] { return but_for_guests(people.at("Ala").ok({{"do", "tables"}}).at("tables")); };
  const json::value history_before = history(), tables_before = tables();

  Order order;
  order.id = "order", order.what = "rewrite", order.by = "root";
  ASSERT_EQ(server.storage().add_order(order), Stored::kDone);
  server.pass(5000);
  const AdminStore admin = *AdminStore::open(store.path);
  ASSERT_TRUE(admin.log(1));
  const Order done = admin.log(1)->front();
  EXPECT_TRUE(done.well) << done.outcome.en;
  EXPECT_NE(done.outcome.en.find(fmt::format("Tables rewritten: {};", store.tables.size())), std::string::npos)
      << done.outcome.en;

  for (const Recorded& table : store.tables) expect_no_names(store, table);
  EXPECT_EQ(history(), history_before) << "names are looked up";
  EXPECT_EQ(tables(), tables_before);
  asked = asked_of(server, seated, playing->id);
  ASSERT_TRUE(asked);
  asked->ok(asked->act_request(playing->id));
  const Maybe<StoreCheck> checked = check_store(store.path);
  ASSERT_TRUE(checked);
  EXPECT_TRUE(checked->is_sound());
}

// ---- games of rules that this program does not play

TEST(RecordedStore, GamesOfOtherRulesAreKeptAndRefusedInWords) {
  const Store store(
      "DELETE FROM snapshots; UPDATE events SET event = json_set(event, '$.rules', 999) "
      "WHERE json_extract(event, '$.kind') = 'started'");
  TestServer server(of_a_server(), 1, store.path);
  Returning people(server);
  int refused = 0;
  for (const Recorded& table : store.tables) {
    if (table.phase != "playing") continue;
    SCOPED_TRACE(table.id);
    Client& person = *people.seated(table)[0];
    const json::object& shown = person.table(table.id);
    ASSERT_EQ(shown.at("phase"), "broken");
    const std::string words = due_refusal(table);
    EXPECT_NE(words.find("version 999"), std::string::npos) << words;
    EXPECT_NE(text_of(shown.at("trouble").at("en")).find(words), std::string::npos) << json::serialize(shown);
    EXPECT_NE(text_of(shown.at("trouble").at("pl")).find("wersji 999 zasad"), std::string::npos);
    EXPECT_EQ(person.code({{"do", "act"}, {"table", table.id}, {"ticket", 1}, {"action", "pass"}}), "broken");
    server.pass(60'000);
    EXPECT_EQ(server.journal(table.id), table.journal) << "it is kept as it is";
    ++refused;
  }
  EXPECT_GT(refused, 3);
}

}  // namespace
}  // namespace kosmo
