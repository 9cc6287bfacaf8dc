#include "server/sql_storage.h"

#include <array>
#include <charconv>

#include "server/journal_reader.h"
#include "server/names.h"

namespace kosmo {
namespace {

std::vector<std::string> first_column(Rows& rows) {
  std::vector<std::string> column;
  column.reserve(rows.size());
  for (auto& row : rows) column.push_back(std::move(row[0]));
  return column;
}

UserRow user_of(const std::vector<std::string>& row) {
  return {row[0], stored_name(row[1]), row[2], row[3], to_number(row[4]), row[5] != "0"};
}

// Also one from the future: the clock was set back since.
bool is_too_old(std::int64_t asked, std::int64_t now) { return asked < now - kOrderLife || asked > now + kOrderLife; }

Problem came_too_late() {
  return {"No server took the order in time; it was not carried out.",
          "Żaden serwer nie przyjął polecenia na czas; nie wykonano go."};
}

}  // namespace

std::int64_t to_number(const std::string& cell) {
  std::int64_t number = 0;
  std::from_chars(cell.data(), cell.data() + cell.size(), number);
  return number;
}

Maybe<std::int64_t> version_in(const Rows& schema, const std::string& where) {
  const std::int64_t version = schema.size() == 1 ? to_number(schema[0][0]) : 0;
  if (version > 0) return version;
  return Problem{where + " does not say which version it has: it is damaged.",
                 where + ": nie wiadomo, jaka to wersja bazy; jest uszkodzona."};
}

Problem explain(std::string_view en, std::string_view pl, std::string_view detail) {
  std::string tail;
  for (const char c : detail) {
    const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!blank) tail += c;
    if (blank && !tail.empty() && tail.back() != ' ') tail += ' ';
  }
  if (tail.ends_with(' ')) tail.pop_back();
  tail = tail.empty() ? "." : ": " + tail;
  return {std::string(en) + tail, std::string(pl) + tail};
}

JournalReader SqlStorage::reader() {
  return JournalReader([this](const char* sql, std::initializer_list<Param> params) { return ask(sql, params); });
}

Maybe<Journal> SqlStorage::load(const std::string& table, bool whole) {
  Maybe<Journal> journal = reader().load(table, whole);
  if (journal && journal->damage) mark_damaged(table, journal->damage);
  return journal;
}

Maybe<std::vector<std::string>> SqlStorage::events_after(const std::string& table, std::int64_t number) {
  Maybe<Stretch> stretch = reader().read(table, number);
  if (!stretch) return stretch.problem();
  if (stretch->damage) mark_damaged(table, stretch->damage);
  return std::move(stretch->events);
}

Maybe<StoreCheck> SqlStorage::check_journals(std::span<const std::string> tables) {
  StoreCheck found;
  for (const std::string& table : tables)
    if (Problem problem = reader().check(table, found)) return problem;
  for (const StoreCheck::Damaged& damaged : found.damaged)
    if (!damaged.playable)
      mark_damaged(damaged.table, damaged.what);
    else
      tell({"Table " + damaged.table + ": " + damaged.what.en, "Stół " + damaged.table + ": " + damaged.what.pl});
  return found;
}

Maybe<std::vector<std::string>> SqlStorage::tables_after(const std::string& id, int most) {
  return reader().tables_after(id, most);
}

void SqlStorage::mark_damaged(const std::string& table, const Problem& damage) {
  tell({"Table " + table + ": " + damage.en, "Stół " + table + ": " + damage.pl});
  ask("UPDATE tables SET phase = 'broken', due = 0 WHERE id = $1 AND phase <> 'broken'", {table});
}

Problem SqlStorage::sum_up(const std::string& table) {
  Maybe<Stretch> journal = reader().read(table, 0);
  if (!journal) return journal.problem();
  if (journal->summed || journal->damage || journal->events.empty()) return {};
  Sums sums{table, sums_of_events(table, journal->events)};
  const Answer snapshots = ask("SELECT number, snapshot FROM snapshots WHERE table_id = $1", {table});
  if (snapshots.problem) return snapshots.problem;
  for (const auto& row : snapshots.rows) {
    const std::int64_t number = to_number(row[0]);
    if (number < 1 || number > static_cast<std::int64_t>(sums.events.size())) continue;
    const std::string& at = sums.events[static_cast<std::size_t>(number - 1)];
    sums.snapshots.emplace_back(number, sum_of_snapshot(table, at, number, row[1]));
  }
  if (write_sums(sums) == Stored::kDone) return {};
  return {"Sums could not be written.", "Nie udało się zapisać sum kontrolnych."};
}

Maybe<TableTexts> SqlStorage::texts_of(const std::string& table) {
  Maybe<Stretch> journal = reader().read(table, 0);
  if (!journal) return journal.problem();
  TableTexts texts;
  texts.events = std::move(journal->events);
  texts.sum = journal->head.sum;
  texts.damage = journal->damage;
  const Answer row = ask("SELECT summary FROM tables WHERE id = $1", {table});
  if (row.problem) return row.problem;
  if (!row.rows.empty()) texts.summary = row.rows[0][0];
  Answer played = ask("SELECT person, summary FROM played WHERE table_id = $1 ORDER BY person", {table});
  if (played.problem) return played.problem;
  for (auto& one : played.rows) texts.played.emplace_back(std::move(one[0]), std::move(one[1]));
  return texts;
}

Maybe<std::vector<TableRow>> SqlStorage::public_tables(int most) {
  Answer answer =
      ask("SELECT id, game, phase, is_public, summary, created, updated, due FROM tables "
          "WHERE is_public = 1 AND phase IN ('waiting', 'playing') ORDER BY created DESC LIMIT $1",
          {std::int64_t{most}});
  if (answer.problem) return answer.problem;
  std::vector<TableRow> tables;
  for (auto& row : answer.rows)
    tables.push_back(
        {row[0], row[1], row[2], row[3] == "1", row[4], to_number(row[5]), to_number(row[6]), to_number(row[7])});
  return tables;
}

Maybe<std::int64_t> SqlStorage::count_public_tables() {
  Answer answer = ask("SELECT count(*) FROM tables WHERE is_public = 1 AND phase IN ('waiting', 'playing')", {});
  if (answer.problem) return answer.problem;
  return to_number(answer.rows[0][0]);
}

Maybe<std::vector<std::string>> SqlStorage::waiting_tables(std::int64_t since, int most) {
  Answer answer =
      ask("SELECT id FROM tables WHERE phase = 'waiting' AND updated <= $1 ORDER BY updated LIMIT $2", {since, most});
  if (answer.problem) return answer.problem;
  return first_column(answer.rows);
}

// The line of a table has the ids of its people.
Maybe<std::vector<std::string>> SqlStorage::waiting_tables_of(const std::string& user) {
  Answer answer =
      ask("SELECT id FROM tables WHERE phase = 'waiting' AND replace(summary, $1, '') <> summary ORDER BY id",
          {"\"" + user + "\""});
  if (answer.problem) return answer.problem;
  return first_column(answer.rows);
}

Maybe<std::vector<std::string>> SqlStorage::due_tables(std::int64_t by, int most) {
  Answer answer = ask("SELECT id FROM tables WHERE due > 0 AND due <= $1 ORDER BY due LIMIT $2", {by, most});
  if (answer.problem) return answer.problem;
  return first_column(answer.rows);
}

Maybe<std::vector<std::string>> SqlStorage::tables_ahead(std::int64_t of, int most) {
  Answer answer = ask("SELECT id FROM tables WHERE due > 0 AND updated > $1 ORDER BY due LIMIT $2", {of, most});
  if (answer.problem) return answer.problem;
  return first_column(answer.rows);
}

Maybe<std::vector<PlayedRow>> SqlStorage::played_by(const std::string& user, std::int64_t before, int most) {
  Answer answer =
      ask("SELECT person, table_id, game, ended, summary FROM played WHERE person = $1 AND ended < $2 "
          "ORDER BY ended DESC LIMIT $3",
          {user, before, most});
  if (answer.problem) return answer.problem;
  std::vector<PlayedRow> played;
  for (auto& row : answer.rows) played.push_back({row[0], row[1], row[2], to_number(row[3]), row[4]});
  return played;
}

Stored SqlStorage::change(const char* sql, std::initializer_list<Param> params) {
  Answer answer = ask(sql, params);
  return answer.stored;
}

Stored SqlStorage::add_user(const UserRow& user) {
  return change("INSERT INTO users(id, name, key, password, created) VALUES($1, $2, $3, $4, $5)",
                {user.id, user.name, user.key, user.password, user.created});
}

Stored SqlStorage::change_one(const char* sql, std::initializer_list<Param> params) {
  Answer answer = ask(sql, params);
  return answer.stored == Stored::kDone && answer.rows.empty() ? Stored::kConflict : answer.stored;
}

Stored SqlStorage::update_user(const UserRow& user) {
  return change_one("UPDATE users SET name = $1, key = $2, password = $3 WHERE id = $4 AND key = '' RETURNING id",
                    {user.name, user.key, user.password, user.id});
}

Stored SqlStorage::change_password(const std::string& user, const std::string& password) {
  return change_one("UPDATE users SET password = $1 WHERE id = $2 AND key <> '' RETURNING id", {password, user});
}

Stored SqlStorage::mute_user(const std::string& user, bool muted) {
  return change_one("UPDATE users SET muted = $1 WHERE id = $2 RETURNING id", {std::int64_t{muted}, user});
}

Maybe<std::int64_t> SqlStorage::clock() {
  const Answer answer = ask(clock_sql(dialect()), {});
  if (answer.problem) return answer.problem;
  return to_number(answer.rows[0][0]);
}

// Looked for every second, so it is read first: what writes keeps others from writing.
Maybe<std::vector<Order>> SqlStorage::take_orders(const std::string& server) {
  std::vector<Order> taken;
  Answer open = ask(
      "SELECT id, what, whom, secret, who, asked FROM orders WHERE server = '' AND done = 0 ORDER BY asked, id", {});
  if (open.problem || open.rows.empty()) return open.problem ? Maybe<std::vector<Order>>(open.problem) : taken;
  const Maybe<std::int64_t> now = clock();
  if (!now) return now.problem();
  for (const auto& row : open.rows) {
    if (is_too_old(to_number(row[5]), *now)) {
      const Problem why = came_too_late();
      ask("UPDATE orders SET server = '-', done = $1, secret = '', en = $2, pl = $3 WHERE id = $4 AND server = ''",
          {*now, why.en, why.pl, row[0]});
      continue;
    }
    const Answer mine =
        ask("UPDATE orders SET server = $1 WHERE id = $2 AND server = '' RETURNING id", {server, row[0]});
    if (mine.problem) return taken.empty() ? Maybe<std::vector<Order>>(mine.problem) : taken;
    if (mine.rows.empty()) continue;
    Order order{row[0], row[1], row[2], row[3], row[4], server};
    order.asked = to_number(row[5]);
    taken.push_back(std::move(order));
  }
  return taken;
}

Stored SqlStorage::add_order(const Order& order) {
  const Maybe<std::int64_t> now = clock();
  if (!now) return Stored::kFailed;
  return change("INSERT INTO orders(id, what, whom, secret, who, asked, server) VALUES($1, $2, $3, '', $4, $5, $6)",
                {order.id, order.what, order.whom, order.by, order.asked > 0 ? order.asked : *now, order.server});
}

Stored SqlStorage::finish_order(const std::string& id, bool well, const Problem& outcome, std::int64_t now) {
  return change_one(
      "UPDATE orders SET done = $1, well = $2, en = $3, pl = $4, secret = '' WHERE id = $5 AND done = 0 RETURNING id",
      {now, std::int64_t{well}, outcome.en, outcome.pl, id});
}

// The person last: if something fails on the way, they are still there to ask again.
Stored SqlStorage::remove_user(const std::string& user) {
  for (const char* sql : {"DELETE FROM tokens WHERE person = $1", "DELETE FROM played WHERE person = $1"})
    if (Stored outcome = change(sql, {user}); outcome != Stored::kDone) return outcome;
  return change_one("DELETE FROM users WHERE id = $1 RETURNING id", {user});
}

Problem SqlStorage::check_tables() {
  for (const char* sql : schema_probes())
    if (Answer there = ask(sql, {}); there.problem) return there.problem;
  return {};
}

// All or nothing. If another server does the same at the same time, one of them gives up: nothing is left to do. Whose
// skeleton is taken is known by the exact name alone.
Problem SqlStorage::give_skeletons() {
  Answer people = ask("SELECT id, name FROM users WHERE substr(key, 1, 1) = ' ' ORDER BY created, id", {});
  if (people.problem || people.rows.empty()) return people.problem;
  if (Answer begun = ask("BEGIN", {}); begun.problem) return begun.problem;
  for (const auto& person : people.rows) {
    const std::string skeleton = name_skeleton(person[1]);
    if (skeleton.empty()) continue;
    Answer given =
        ask("UPDATE users SET key = $1 WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM users WHERE key = $1) RETURNING 1",
            {skeleton, person[0]});
    if (given.stored == Stored::kDone && given.rows.empty())
      given = ask("UPDATE users SET key = $1 WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM users WHERE key = $1)",
                  {exact_key(old_name_key(person[1])), person[0]});
    if (given.stored == Stored::kDone) continue;
    ask("ROLLBACK", {});
    return given.stored == Stored::kConflict ? Problem{} : given.problem;
  }
  return ask("COMMIT", {}).problem;
}

Maybe<std::optional<UserRow>> SqlStorage::user(const char* sql, std::initializer_list<Param> params) {
  Answer answer = ask(sql, params);
  if (answer.problem) return answer.problem;
  if (answer.rows.empty()) return std::optional<UserRow>();
  auto& row = answer.rows[0];
  return std::optional(user_of(row));
}

Maybe<std::optional<UserRow>> SqlStorage::user_by_key(const std::string& key) {
  return user("SELECT id, name, key, password, created, muted FROM users WHERE key = $1 AND key <> ''", {key});
}

Maybe<std::optional<UserRow>> SqlStorage::user_by_token(const std::string& token_hash, std::int64_t since) {
  return user(
      "SELECT u.id, u.name, u.key, u.password, u.created, u.muted FROM tokens t JOIN users u ON u.id = t.person "
      "WHERE t.hash = $1 AND (t.used = 0 OR t.used >= $2)",
      {token_hash, since});
}

// So many at a time as the statement has room for; what is left over is filled up with nobody.
Maybe<std::vector<UserRow>> SqlStorage::users_by_id(std::span<const std::string> ids) {
  constexpr std::size_t kAtOnce = 16;
  std::vector<UserRow> users;
  for (std::size_t from = 0; from < ids.size(); from += kAtOnce) {
    std::array<Param, kAtOnce> some;
    for (std::size_t i = 0; i < kAtOnce; ++i)
      some[i] = from + i < ids.size() ? std::string_view(ids[from + i]) : std::string_view();
    Answer answer =
        ask("SELECT id, name, key, password, created, muted FROM users "
            "WHERE id IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
            some);
    if (answer.problem) return answer.problem;
    for (auto& row : answer.rows) users.push_back(user_of(row));
  }
  return users;
}

Stored SqlStorage::add_token(const std::string& token_hash, const std::string& user, std::int64_t now) {
  return change("INSERT INTO tokens(hash, person, created, used) VALUES($1, $2, $3, $3)", {token_hash, user, now});
}

Stored SqlStorage::use_token(const std::string& token_hash, std::int64_t now) {
  constexpr std::int64_t kHour = 3'600'000;
  return change("UPDATE tokens SET used = $1 WHERE hash = $2 AND used < $3", {now, token_hash, now - kHour});
}

Stored SqlStorage::remove_token(const std::string& token_hash) {
  return change("DELETE FROM tokens WHERE hash = $1", {token_hash});
}

Stored SqlStorage::remove_tokens(const std::string& user, const std::string& but) {
  return change("DELETE FROM tokens WHERE person = $1 AND hash <> $2", {user, but});
}

Maybe<std::int64_t> SqlStorage::remove_forgotten_tokens(const Forgotten& what, std::int64_t now) {
  if (Answer counted = ask("UPDATE tokens SET used = $1 WHERE used = 0", {now}); counted.problem)
    return counted.problem;
  Answer gone = ask("DELETE FROM tokens WHERE used < $1 RETURNING 1", {what.tokens});
  if (gone.problem) return gone.problem;
  return static_cast<std::int64_t>(gone.rows.size());
}

Maybe<std::vector<std::string>> SqlStorage::forgotten_guests(const Forgotten& what, int most) {
  Answer answer =
      ask("SELECT id FROM users u WHERE key = '' AND created < $1 "
          "AND NOT EXISTS (SELECT 1 FROM tokens t WHERE t.person = u.id AND (t.used = 0 OR t.used >= $1)) "
          "AND NOT EXISTS (SELECT 1 FROM played p JOIN tables b ON b.id = p.table_id "
          "WHERE p.person = u.id AND b.phase = 'playing' AND b.updated >= $1) ORDER BY created, id LIMIT $2",
          {what.guests, most});
  if (answer.problem) return answer.problem;
  return first_column(answer.rows);
}

// Whoever sits at a game that has begun has a row in `played` from its first moment on.
Maybe<std::vector<std::string>> SqlStorage::forgotten_tables(const Forgotten& what, int most) {
  Answer answer =
      ask("SELECT id FROM tables b WHERE (phase = 'closed' AND updated < $1) "
          "OR (phase IN ('playing', 'finished') AND updated < $1 AND NOT EXISTS "
          "(SELECT 1 FROM played p JOIN users u ON u.id = p.person WHERE p.table_id = b.id)) "
          "OR (phase = 'finished' AND updated < $2) ORDER BY updated, id LIMIT $3",
          {what.nobodys, what.finished, most});
  if (answer.problem) return answer.problem;
  return first_column(answer.rows);
}

}  // namespace kosmo
