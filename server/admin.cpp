#include "server/admin.h"

#include <set>
#include <thread>

#include "engine/plain_text.h"
#include "server/check.h"
#include "server/file_lock.h"
#include "server/identity.h"
#include "server/journal_rewrite.h"
#include "server/names.h"
#include "server/postgres.h"
#include "server/room_rows.h"
#include "server/sqlite.h"
#include "server/store_mark.h"

namespace kosmo {
namespace {

using std::chrono::milliseconds;

std::int64_t now() {
  return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

Problem judge_version(const Maybe<std::int64_t>& version) {
  if (!version) return version.problem();
  if (*version == static_cast<std::int64_t>(schema_steps().size())) return {};
  return {"The store is of another version than this program; start `kosmoteka serve` of this version with it first.",
          "Baza ma inną wersję niż ten program; najpierw uruchom na niej `kosmoteka serve` w tej wersji."};
}

// On a terminal, which must not be steered by what lies in a store.
std::string shown(const std::string& cell) { return quotable(cell, std::string::npos); }

Order order_of(const std::vector<std::string>& row) {
  Order order{row[0], shown(row[1]), shown(row[2]), "", shown(row[3]), shown(row[4])};
  order.asked = to_number(row[5]), order.done = to_number(row[6]), order.well = row[7] != "0";
  order.outcome = {shown(row[8]), shown(row[9])};
  return order;
}

Problem no_server() {
  return {"No server took the order within the time; it was taken back. Does one run on this store?",
          "Żaden serwer nie przyjął polecenia na czas; wycofano je. Czy jakiś działa na tej bazie?"};
}

Problem interrupted() {
  return {"You did not wait for a server; the order was taken back.",
          "Przerwano czekanie na serwer; polecenie wycofano."};
}

Problem no_answer(const std::string& server) {
  return {"Server '" + server + "' took the order and has not answered yet; `kosmoteka admin log` will tell.",
          "Serwer „" + server + "” przyjął polecenie, ale jeszcze nie odpowiedział; sprawdź `kosmoteka admin log`."};
}

Maybe<bool> is_served(const std::string& where) {
  if (where.find("://") == std::string::npos) return StoreLock().take(where) == Locked::kTaken;
  auto connection = Postgres::connect(where, "admin", {});
  if (!connection) return connection.problem();
  const Answer living = (*connection)->run({Query{"SELECT count(*) FROM living", {}}});
  if (living.problem) return living.problem;
  return living.rows[0][0] != "0";
}

// The health of the store is asked on the way: that renews the lease of what it owns.
Problem rewrite_all(Storage& storage, const std::string& only, RewriteCount& count) {
  std::vector<std::string> tables{only};
  while (!tables.empty()) {
    for (const std::string& table : tables) {
      if (table.empty()) continue;
      if (Problem problem = storage.check_health()) return problem;
      count.add(take_names_out(storage, table, false));
    }
    if (!only.empty()) return {};
    Maybe<std::vector<std::string>> next = storage.tables_after(tables.back(), 100);
    if (!next) return next.problem();
    tables = std::move(*next);
  }
  return {};
}

}  // namespace

Maybe<std::optional<Order>> rewrite_alone(const std::string& where, Order order) {
  const Maybe<bool> served = is_served(where);
  if (!served) return served.problem();
  if (*served) return std::optional<Order>();
  Maybe<std::unique_ptr<Storage>> store = open_storage(where, "admin");
  if (!store) return store.problem();
  Storage& storage = **store;
  order.id = new_id(), order.server = "admin", order.asked = now();
  if (storage.add_order(order) != Stored::kDone)
    return Problem{"The store cannot be written.", "Nie można zapisać bazy."};
  RewriteCount count;
  const Problem problem = rewrite_all(storage, order.whom, count);
  order.well = !problem && count.is_whole();
  order.outcome = problem ? problem : count.in_words();
  order.done = now();
  storage.finish_order(order.id, order.well, order.outcome, order.done);
  return std::optional<Order>(std::move(order));
}

Maybe<AdminStore> AdminStore::open(const std::string& where) {
  if (where.find("://") != std::string::npos) {
    auto connection = Postgres::connect(where, "admin", {});
    if (!connection) return connection.problem();
    const std::shared_ptr<Postgres> postgres = std::move(*connection);
    if (Problem problem = judge_version(version_of(*postgres))) return problem;
    return AdminStore(Dialect::kPostgres, [postgres](const char* sql, std::initializer_list<Param> params) {
      return postgres->run({Query{sql, params}});
    });
  }
  if (Problem problem = no_such_store(where)) return problem;
  if (Problem problem = find_foreign_log(where)) return problem;
  const auto db = std::make_shared<Sqlite>(where);
  if (Problem problem = db->open_existing()) return problem;
  if (Problem problem = judge_version(version_of(*db))) return problem;
  return AdminStore(Dialect::kSqlite, [db](const char* sql, std::initializer_list<Param> params) {
    return db->ask(sql, std::span(params.begin(), params.size()));
  });
}

Maybe<std::vector<AdminStore::Table>> AdminStore::tables(const std::string& phase, int most) const {
  const Answer answer = ask_(
      "SELECT id, game, phase, updated, summary FROM tables WHERE CAST($1 AS TEXT) = '' OR phase = $1 "
      "ORDER BY updated DESC, id LIMIT $2",
      {phase, most});
  if (answer.problem) return answer.problem;
  std::vector<Table> tables;
  for (const auto& row : answer.rows) {
    Maybe<std::vector<std::string>> players = players_of(row[4]);
    if (!players) return players.problem();
    tables.push_back({shown(row[0]), shown(row[1]), shown(row[2]), to_number(row[3]), std::move(*players)});
  }
  return tables;
}

Maybe<std::vector<std::string>> AdminStore::players_of(const std::string& summary) const {
  std::set<std::string> users;
  add_people(summary, users);
  People people;
  for (const std::string& user : users) {
    const Answer answer = ask_("SELECT name, key FROM users WHERE id = $1", {user});
    if (answer.problem) return answer.problem;
    people[user] = answer.rows.empty() ? Known{} : Known{stored_name(answer.rows[0][0]), answer.rows[0][1].empty()};
  }
  return players_in(summary, people);
}

Maybe<std::vector<AdminStore::Person>> AdminStore::read_people(const char* sql,
                                                               std::initializer_list<Param> params) const {
  const Answer answer = ask_(sql, params);
  if (answer.problem) return answer.problem;
  std::vector<Person> people;
  for (const auto& row : answer.rows)
    people.push_back(
        {shown(row[0]), stored_name(row[1]), row[2].empty(), row[3] != "0", to_number(row[4]), to_number(row[5])});
  return people;
}

Maybe<std::vector<AdminStore::Person>> AdminStore::people(const std::string& name, int most) const {
  return read_people(
      "SELECT id, name, key, muted, created, coalesce((SELECT max(used) FROM tokens t WHERE t.person = u.id), 0) "
      "FROM users u WHERE substr(name, 1, length(CAST($1 AS TEXT))) = $1 ORDER BY created DESC, id LIMIT $2",
      {name, most});
}

Maybe<AdminStore::Person> AdminStore::person(const std::string& whom) const {
  constexpr const char* kSql =
      "SELECT id, name, key, muted, created, coalesce((SELECT max(used) FROM tokens t WHERE t.person = u.id), 0) "
      "FROM users u WHERE id = $1 OR (key <> '' AND (key = $2 OR key = $3)) ORDER BY key = $2 DESC LIMIT 1";
  const std::string exact = exact_key(old_name_key(whom)), skeleton = name_skeleton(whom);
  Maybe<std::vector<Person>> found = read_people(kSql, {whom, exact, skeleton});
  if (!found) return found.problem();
  if (found->empty())
    return Problem{
        "Nobody has that id, and nobody registered has that name. (Guests are named by their ids: `kosmoteka "
        "admin people` shows them.)",
        "Nikt nie ma takiego identyfikatora ani nikt z kontem takiego imienia. (Gości wskazuje się "
        "identyfikatorem: pokazuje je `kosmoteka admin people`.)"};
  return std::move(found->front());
}

Maybe<std::vector<Order>> AdminStore::log(int most) const {
  const Answer answer =
      ask_("SELECT id, what, whom, who, server, asked, done, well, en, pl FROM orders ORDER BY asked DESC, id LIMIT $1",
           {most});
  if (answer.problem) return answer.problem;
  std::vector<Order> orders;
  for (const auto& row : answer.rows) orders.push_back(order_of(row));
  return orders;
}

Maybe<Order> AdminStore::read_order(const std::string& id) const {
  const Answer answer =
      ask_("SELECT id, what, whom, who, server, asked, done, well, en, pl FROM orders WHERE id = $1", {id});
  if (answer.problem) return answer.problem;
  if (answer.rows.empty()) return no_server();
  return order_of(answer.rows[0]);
}

Maybe<std::int64_t> AdminStore::clock() const {
  const Answer answer = ask_(clock_sql(dialect_), {});
  if (answer.problem) return answer.problem;
  return to_number(answer.rows[0][0]);
}

// Whoever waits longer than an order lives asks for it again and again.
void AdminStore::renew(const std::string& id) const {
  if (const Maybe<std::int64_t> now = clock())
    ask_("UPDATE orders SET asked = $1 WHERE id = $2 AND server = ''", {*now, id});
}

Maybe<Order> AdminStore::give(const Order& order, milliseconds patience, const std::function<bool()>& gives_up) const {
  using Clock = std::chrono::steady_clock;
  const std::string id = new_id();
  const Maybe<std::int64_t> asked = clock();
  if (!asked) return asked.problem();
  if (const Answer given = ask_("INSERT INTO orders(id, what, whom, secret, who, asked) VALUES($1, $2, $3, $4, $5, $6)",
                                {id, order.what, order.whom, order.secret, order.by, *asked});
      given.problem)
    return given.problem;
  const auto until = Clock::now() + patience;
  auto renewed = Clock::now();
  while (Clock::now() < until && !gives_up()) {
    Maybe<Order> answered = read_order(id);
    if (!answered || answered->done > 0) return answered;
    if (Clock::now() > renewed + milliseconds(kOrderLife / 4)) renew(id), renewed = Clock::now();
    std::this_thread::sleep_for(milliseconds(100));
  }
  return take_back(id, gives_up() ? interrupted() : no_server());
}

// Unless a server has it by now.
Maybe<Order> AdminStore::take_back(const std::string& id, const Problem& why) const {
  const Answer taken_back = ask_(
      "UPDATE orders SET server = '-', done = $1, secret = '', en = $2, pl = $3 WHERE id = $4 AND server = '' "
      "RETURNING id",
      {now(), why.en, why.pl, id});
  if (taken_back.problem) return taken_back.problem;
  if (!taken_back.rows.empty()) return why;
  Maybe<Order> late = read_order(id);
  if (!late || late->done > 0) return late;
  return no_answer(late->server);
}

}  // namespace kosmo
