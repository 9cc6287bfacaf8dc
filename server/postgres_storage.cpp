// Several servers, one truth. Each table has one owner: an epoch, which is one connection of one server. It ends with
// the connection, which holds its advisory lock, or when its lease is not renewed in time; all by the database's clock.
// Every append looks, in its own transaction, whether the table still belongs to the epoch that writes, so a server
// that hung and wakes writes nothing to what others took over.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <set>
#include <thread>
#include <unordered_map>

#include "server/postgres.h"
#include "server/postgres_batch.h"
#include "server/postgres_listener.h"

namespace kosmo {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kFirstWait{50}, kLongestWait{2000};

// Parts of statements, which are literals: the database's time, and the advisory locks of epochs (schema.cpp).
#define KOSMO_NOW "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
#define KOSMO_LOCKS "1265595245"

Problem connection_broke() {
  return {"PostgreSQL: the connection broke; this server owns no tables now.",
          "PostgreSQL: połączenie zostało zerwane; ten serwer nie ma teraz żadnych stołów."};
}

class PostgresStorage final : public SqlStorage {
 public:
  PostgresStorage(std::string address, std::string server, StorageLog log, const PostgresLimits& limits,
                  std::unique_ptr<Postgres> connection)
      : SqlStorage(std::move(log)),
        address_(std::move(address)),
        server_(std::move(server)),
        limits_(limits),
        connection_(std::move(connection)) {}

  std::vector<Stored> append(std::span<const Append> appends) override;
  Stored remove_table(const std::string& table, std::int64_t unchanged_since) override;
  Stored rewrite(const std::string& table, const TableTexts&) override;

  bool shared() const override { return true; }
  Maybe<std::vector<bool>> own(std::span<const std::string> tables) override;
  void release(const std::string& table) override;
  Maybe<std::string> owner(const std::string& table) override;

  void listen(std::vector<std::string> channels, std::function<void(const Note&)> hear) override {
    listener_ =
        std::make_unique<PostgresListener>(address_, server_, limits_, std::move(channels), std::move(hear), log_);
  }
  Stored notify(const Note&) override;
  Maybe<std::vector<SilentServer>> silent_servers() override;
  std::uint64_t losses() const override { return losses_; }
  Problem check_health() override;

 protected:
  Dialect dialect() const override { return Dialect::kPostgres; }
  using SqlStorage::ask;
  Answer ask(const char* sql, std::span<const Param>) override;

 private:
  using Heads = std::map<std::string, JournalHead>;  // table -> where its journal ends

  Problem ready();
  Problem ready_to_own();
  Problem connect();
  Problem begin_epoch();
  Problem renew_lease();
  void lose(const Problem& why);
  Answer run(std::span<const Query>);
  Answer run(std::initializer_list<Query> queries) { return run(std::span(queries.begin(), queries.size())); }

  std::vector<std::size_t> fitting(std::span<const Append>) const;
  Stored write(std::span<const Append>, const std::vector<std::size_t>& chosen, std::vector<Stored>& outcomes);
  Stored write_sums(const Sums&) override;
  void settle(std::span<const Append>, const std::vector<std::size_t>& chosen, const std::string& transaction,
              std::vector<Stored>& outcomes);
  bool await_end(const std::string& transaction);
  void read_again(const Heads&);
  Problem read_heads(const PostgresArray& tables, Rows& rows);
  Problem learn_heads(const PostgresArray& tables);
  void drop_lost(const Heads&);
  Problem gain(const PostgresArray& wanted);
  void tell_takeovers(const Rows& taken) const;

  std::string address_, server_;
  PostgresLimits limits_;
  std::unique_ptr<Postgres> connection_;                // null: broken
  std::unordered_map<std::string, JournalHead> owned_;  // and where the journal of each ends
  std::int64_t epoch_ = 0;                              // 0: none has begun on this connection
  std::atomic<std::uint64_t> losses_ = 0;
  Clock::time_point next_try_{};
  milliseconds pause_ = kFirstWait;
  std::unique_ptr<PostgresListener> listener_;
};

// --- the connection ---

// Connects again if need be. While the database is away, most calls fail at once instead of waiting each.
Problem PostgresStorage::ready() {
  if (connection_ && !connection_->check_alive()) lose(connection_broke());
  return connection_ ? Problem{} : connect();
}

Problem PostgresStorage::ready_to_own() {
  if (Problem problem = ready()) return problem;
  return epoch_ > 0 ? Problem{} : begin_epoch();
}

Problem PostgresStorage::connect() {
  if (Clock::now() < next_try_)
    return {"PostgreSQL cannot be reached; trying again soon.",
            "Nie można połączyć się z PostgreSQL; wkrótce kolejna próba."};
  auto connection = Postgres::connect(address_, server_, limits_);
  if (!connection) {
    next_try_ = Clock::now() + pause_;
    pause_ = std::min(2 * pause_, kLongestWait);
    tell(connection.problem());
    return connection.problem();
  }
  connection_ = std::move(*connection);
  pause_ = kFirstWait;
  return {};
}

void PostgresStorage::lose(const Problem& why) {
  if (!connection_) return;
  connection_.reset();
  owned_.clear();
  epoch_ = 0;
  ++losses_;
  tell(why);
}

// Leases that nobody can renew any more are cleared away here.
Problem PostgresStorage::begin_epoch() {
  const Answer begun = run(
      {Query{"DELETE FROM leases WHERE until < " KOSMO_NOW " - 86400000", {}},
       Query{"WITH begun AS (INSERT INTO leases(epoch, server, until) VALUES(nextval('epochs'), $1, " KOSMO_NOW
             " + $2::bigint) RETURNING epoch) SELECT epoch, pg_advisory_lock(" KOSMO_LOCKS ", epoch::int) FROM begun",
             {server_, limits_.lease}}});
  if (begun.problem) return begun.problem;
  epoch_ = to_number(begun.rows[0][0]);
  return {};
}

// What a lease that ran out has come to is not looked into: a new connection begins a new epoch.
Problem PostgresStorage::renew_lease() {
  const Answer renewed = run({Query{"UPDATE leases SET until = " KOSMO_NOW
                                    " + $1::bigint WHERE epoch = $2 AND until > " KOSMO_NOW " RETURNING epoch",
                                    {limits_.lease, epoch_}}});
  if (renewed.problem || !renewed.rows.empty()) return renewed.problem;
  lose({"PostgreSQL: this server did not renew its lease in time; other servers may have its tables now.",
        "PostgreSQL: ten serwer nie odnowił na czas dzierżawy; jego stoły mogą już mieć inne serwery."});
  return ready_to_own();
}

// Needs a connection. Afterwards there may be none.
Answer PostgresStorage::run(std::span<const Query> queries) {
  Answer answer = connection_->run(queries);
  if (answer.stored == Stored::kFailed) tell(answer.problem);
  if (connection_->broken()) lose(connection_broke());
  return answer;
}

Answer PostgresStorage::ask(const char* sql, std::span<const Param> params) {
  if (Problem problem = ready()) return {Stored::kFailed, {}, problem};
  return run({Query{sql, {params.begin(), params.end()}}});
}

Problem PostgresStorage::check_health() {
  Answer answer = ask("SELECT pg_is_in_recovery()::int", {});
  if (answer.problem) return answer.problem;
  if (answer.rows[0][0] != "0")
    return {"PostgreSQL is a standby and cannot be written to.",
            "PostgreSQL działa jako serwer zapasowy i nie przyjmuje zapisów."};
  if (Problem problem = ready_to_own()) return problem;
  return renew_lease();
}

// --- journals ---

std::vector<Stored> PostgresStorage::append(std::span<const Append> appends) {
  std::vector<Stored> outcomes(appends.size(), Stored::kFailed);
  if (ready_to_own()) return outcomes;
  std::vector<std::size_t> chosen = fitting(appends);
  for (Stored& outcome : outcomes) outcome = Stored::kConflict;
  if (chosen.empty()) return outcomes;
  Stored together = write(appends, chosen, outcomes);
  // One of several was refused, the database does not say which: each on its own, in their order.
  if (together != Stored::kDone && chosen.size() > 1 && connection_)
    for (std::size_t i : chosen) outcomes[i] = append(appends.subspan(i, 1))[0];
  return outcomes;
}

// Those that go on where their journal ends, as far as we know.
std::vector<std::size_t> PostgresStorage::fitting(std::span<const Append> appends) const {
  std::vector<std::size_t> chosen;
  std::map<std::string, std::int64_t> last;
  for (std::size_t i = 0; i < appends.size(); ++i) {
    auto owned = owned_.find(appends[i].table);
    if (owned == owned_.end()) continue;
    auto known = last.try_emplace(appends[i].table, owned->second.number).first;
    if (appends[i].first != known->second + 1) continue;
    known->second += static_cast<std::int64_t>(appends[i].events.size());
    chosen.push_back(i);
  }
  return chosen;
}

Stored PostgresStorage::write(std::span<const Append> appends, const std::vector<std::size_t>& chosen,
                              std::vector<Stored>& outcomes) {
  auto all = [&](Stored stored) {
    for (std::size_t i : chosen) outcomes[i] = stored;
    return stored;
  };
  PostgresBatch batch(epoch_);
  Heads heads;
  for (std::size_t i : chosen)
    batch.add(appends[i], heads.try_emplace(appends[i].table, owned_.at(appends[i].table)).first->second);
  for (auto& [table, head] : heads) batch.add_head(table, head);
  Answer written = run(batch.queries());
  if (!connection_) return all(Stored::kFailed);  // never told to commit
  if (!written.problem) {
    const std::string transaction = written.rows[0][0];
    if (written.rows[0][1] != std::to_string(heads.size())) {
      run({Query{"ROLLBACK", {}}});
      drop_lost(heads);
      return all(connection_ ? Stored::kConflict : Stored::kFailed);
    }
    written = run({Query{"COMMIT", {}}});
    if (!connection_) {
      all(Stored::kFailed);
      settle(appends, chosen, transaction, outcomes);
      return Stored::kDone;  // nothing is left to try
    }
  }
  if (written.problem) {
    run({Query{"ROLLBACK", {}}});
    if (chosen.size() == 1) read_again(heads);
    return all(written.stored);
  }
  for (auto& [table, head] : heads) owned_[table] = head;
  return all(Stored::kDone);
}

// Others may have taken some of these over.
void PostgresStorage::drop_lost(const Heads& heads) {
  PostgresArray tables;
  for (const auto& [table, head] : heads) tables.add(table);
  if (!connection_) return;
  const Answer ours =
      run({Query{"SELECT name FROM owners WHERE name = ANY($1::text[]) AND epoch = $2", {tables, epoch_}}});
  if (ours.problem) return;
  std::set<std::string> kept;
  for (const auto& row : ours.rows) kept.insert(row[0]);
  std::size_t lost = 0;
  for (const auto& [table, head] : heads)
    if (!kept.contains(table)) lost += owned_.erase(table);
  const std::string count = std::to_string(lost);
  if (lost == 0) return;
  tell({"PostgreSQL: another server has taken over what this one wanted to write to (tables: " + count +
            "); nothing was written.",
        "PostgreSQL: inny serwer przejął to, do czego ten chciał pisać (stoły: " + count + "); nic nie zapisano."});
}

// The connection broke while the database was committing. What it did is asked on a new one.
void PostgresStorage::settle(std::span<const Append> appends, const std::vector<std::size_t>& chosen,
                             const std::string& transaction, std::vector<Stored>& outcomes) {
  if (!await_end(transaction)) {
    tell({"PostgreSQL: the fate of a commit is not known; the tables will be loaded again.",
          "PostgreSQL: nie wiadomo, czy zapis się udał; stoły zostaną wczytane ponownie."});
    return;
  }
  for (std::size_t i : chosen) {
    const Append& append = appends[i];
    Answer found;
    if (append.events.empty()) {
      found = ask("SELECT 1 WHERE pg_xact_status($1::text::xid8) = 'committed'", {transaction});
    } else {
      auto number = append.first + static_cast<std::int64_t>(append.events.size()) - 1;
      found = ask("SELECT 1 FROM events WHERE table_id = $1 AND number = $2 AND event = $3",
                  {append.table, number, append.events.back()});
    }
    if (!found.rows.empty()) outcomes[i] = Stored::kDone;
  }
}

// The old connection's transaction may still be at work over there.
bool PostgresStorage::await_end(const std::string& transaction) {
  auto deadline = Clock::now() + milliseconds(limits_.settle);
  while (Clock::now() < deadline) {
    Answer status = ask("SELECT pg_xact_status($1::text::xid8)", {transaction});
    // A refusal while connected: a database that took over and never heard of this transaction.
    if (connection_ && (status.problem || status.rows[0][0] != "in progress")) return true;
    std::this_thread::sleep_for(kFirstWait);
  }
  return false;
}

// Under the same lock on its ownership as an append, so that nobody adds to what goes.
Stored PostgresStorage::remove_table(const std::string& table, std::int64_t unchanged_since) {
  if (ready_to_own()) return Stored::kFailed;
  const Param id{std::string_view(table)};
  const Answer gone = run(
      {Query{"BEGIN", {}}, Query{"SELECT 1 FROM owners WHERE name = $1 AND epoch = $2 FOR UPDATE", {id, epoch_}},
       Query{"DELETE FROM events WHERE table_id = $1", {id}}, Query{"DELETE FROM snapshots WHERE table_id = $1", {id}},
       Query{"DELETE FROM journals WHERE table_id = $1", {id}}, Query{"DELETE FROM played WHERE table_id = $1", {id}},
       Query{"WITH gone AS (DELETE FROM tables WHERE id = $1 AND updated <= $2 RETURNING id) "
             "SELECT (SELECT count(*) FROM gone), (SELECT count(*) FROM owners WHERE name = $1 AND epoch = $3)",
             {id, unchanged_since, epoch_}}});
  if (!connection_) return Stored::kFailed;
  if (gone.problem || gone.rows[0] != std::vector<std::string>{"1", "1"}) {
    run({Query{"ROLLBACK", {}}});
    return gone.problem ? Stored::kFailed : Stored::kConflict;
  }
  const Answer committed = run({Query{"COMMIT", {}}});
  if (committed.problem) return Stored::kFailed;  // if it went all the same, nobody misses it
  release(table);
  return Stored::kDone;
}

// Under the same lock as well. If the connection breaks while it commits, the journal is whole in either form, and read
// again before anybody adds to it.
Stored PostgresStorage::rewrite(const std::string& table, const TableTexts& texts) {
  if (ready_to_own()) return Stored::kFailed;
  const std::vector<std::string> sums = sums_of_events(table, texts.events);
  const JournalHead head{static_cast<std::int64_t>(sums.size()), sums.empty() ? "" : sums.back()};
  PostgresArray numbers, events, event_sums, people, summaries;
  for (std::size_t i = 0; i < sums.size(); ++i)
    numbers.add(static_cast<std::int64_t>(i) + 1), events.add(texts.events[i]), event_sums.add(sums[i]);
  for (const auto& [person, summary] : texts.played) people.add(person), summaries.add(summary);
  const Param id{std::string_view(table)}, before{std::string_view(texts.sum)}, after{std::string_view(head.sum)},
      summary{std::string_view(texts.summary)};
  const Answer written =
      run({Query{"BEGIN", {}}, Query{"SELECT 1 FROM owners WHERE name = $1 AND epoch = $2 FOR UPDATE", {id, epoch_}},
           Query{"UPDATE events e SET event = s.event, sum = s.sum FROM unnest($1::bigint[], $2::text[], $3::text[]) "
                 "AS s(number, event, sum) WHERE e.table_id = $4 AND e.number = s.number",
                 {numbers, events, event_sums, id}},
           Query{"DELETE FROM snapshots WHERE table_id = $1", {id}},
           Query{"UPDATE tables SET summary = $1 WHERE id = $2", {summary, id}},
           Query{"UPDATE played p SET summary = s.summary FROM unnest($1::text[], $2::text[]) AS s(person, summary) "
                 "WHERE p.table_id = $3 AND p.person = s.person",
                 {people, summaries, id}},
           Query{"WITH moved AS (UPDATE journals SET sum = $1 WHERE table_id = $2 AND number = $3 AND sum = $4 "
                 "RETURNING 1) SELECT (SELECT count(*) FROM moved), "
                 "(SELECT count(*) FROM owners WHERE name = $2 AND epoch = $5)",
                 {after, id, head.number, before, epoch_}}});
  if (!connection_) return Stored::kFailed;
  if (written.problem || written.rows[0] != std::vector<std::string>{"1", "1"}) {
    run({Query{"ROLLBACK", {}}});
    return written.problem ? Stored::kFailed : Stored::kConflict;
  }
  const Answer committed = run({Query{"COMMIT", {}}});
  if (committed.problem) return Stored::kFailed;
  owned_[table] = head;
  return Stored::kDone;
}

// After a refusal: somebody may have written behind our back.
void PostgresStorage::read_again(const Heads& heads) {
  drop_lost(heads);
  PostgresArray ours;
  for (const auto& [table, head] : heads)
    if (owned_.count(table)) ours.add(table);
  if (connection_ && !ours.empty()) learn_heads(ours);
}

// Table, last event, and what the journal says about its end; -1 if it has no sums yet.
Problem PostgresStorage::read_heads(const PostgresArray& tables, Rows& rows) {
  Answer answer =
      run({Query{"SELECT t, coalesce((SELECT max(number) FROM events WHERE table_id = t), 0), coalesce(j.number, -1), "
                 "coalesce(j.sum, '') FROM unnest($1::text[]) t LEFT JOIN journals j ON j.table_id = t",
                 {tables}}});
  rows = std::move(answer.rows);
  return answer.problem;
}

Problem PostgresStorage::learn_heads(const PostgresArray& tables) {
  Rows rows;
  if (Problem problem = read_heads(tables, rows)) return problem;
  bool added = false;
  for (auto& row : rows) {
    if (row[1] == "0" || row[2] != "-1") continue;
    if (Problem problem = sum_up(row[0])) return problem;
    added = true;
  }
  if (added)
    if (Problem problem = read_heads(tables, rows)) return problem;
  for (auto& row : rows) owned_[row[0]] = {std::max<std::int64_t>(0, to_number(row[2])), row[3]};
  return {};
}

// Another server may do the same at this moment: they write the same, and the first has it.
Stored PostgresStorage::write_sums(const Sums& sums) {
  PostgresArray numbers, texts, snapshot_numbers, snapshot_sums;
  std::int64_t number = 0;
  for (const std::string& sum : sums.events) numbers.add(++number), texts.add(sum);
  for (const auto& [at, sum] : sums.snapshots) snapshot_numbers.add(at), snapshot_sums.add(sum);
  const Param table{std::string_view(sums.table)}, last{std::string_view(sums.events.back())};
  Answer answer = run({Query{"BEGIN", {}},
                       Query{"INSERT INTO journals(table_id, number, sum) VALUES($1, $2, $3) ON CONFLICT DO NOTHING",
                             {table, number, last}},
                       Query{"UPDATE events e SET sum = s.sum FROM unnest($1::bigint[], $2::text[]) AS s(number, sum) "
                             "WHERE e.table_id = $3 AND e.number = s.number",
                             {numbers, texts, table}},
                       Query{"UPDATE snapshots e SET sum = s.sum FROM unnest($1::bigint[], $2::text[]) "
                             "AS s(number, sum) WHERE e.table_id = $3 AND e.number = s.number",
                             {snapshot_numbers, snapshot_sums, table}},
                       Query{"COMMIT", {}}});
  if (answer.problem && connection_) run({Query{"ROLLBACK", {}}});
  return answer.stored;
}

// --- ownership ---

Maybe<std::vector<bool>> PostgresStorage::own(std::span<const std::string> tables) {
  if (Problem problem = ready_to_own()) return problem;
  PostgresArray wanted;
  std::set<std::string> seen;
  for (const std::string& table : tables)
    if (!owned_.count(table) && seen.insert(table).second) wanted.add(table);
  if (!wanted.empty())
    if (Problem problem = gain(wanted)) return problem;
  std::vector<bool> owns;
  for (const std::string& table : tables) owns.push_back(owned_.count(table) > 0);
  return owns;
}

// Free is what nobody ever owned, and what belongs to an epoch that does not live. A row that is locked is being
// written to, or its owner hangs in the middle of that; then the database ends the connection, and the next try finds
// it free.
Problem PostgresStorage::gain(const PostgresArray& wanted) {
  const Answer taken =
      run({Query{"INSERT INTO owners(name, epoch) SELECT t, $1::bigint FROM unnest($2::text[]) t ORDER BY t "
                 "ON CONFLICT DO NOTHING",
                 {epoch_, wanted}},
           Query{"WITH free AS (SELECT name, epoch FROM owners o WHERE name = ANY($1::text[]) AND epoch <> $2 "
                 "AND NOT EXISTS (SELECT 1 FROM living l WHERE l.epoch = o.epoch) "
                 "ORDER BY name FOR UPDATE SKIP LOCKED), "
                 "taken AS (UPDATE owners o SET epoch = $2 FROM free f WHERE o.name = f.name RETURNING f.epoch) "
                 "SELECT coalesce(l.server, '?'), count(*), count(c.epoch) FROM taken t "
                 "LEFT JOIN leases l ON l.epoch = t.epoch LEFT JOIN connected c ON c.epoch = t.epoch GROUP BY 1",
                 {wanted, epoch_}}});
  if (taken.problem) return taken.problem;
  tell_takeovers(taken.rows);
  // A statement that begins now is sure to see all that the last owner wrote.
  const Answer ours =
      run({Query{"SELECT name FROM owners WHERE name = ANY($1::text[]) AND epoch = $2", {wanted, epoch_}}});
  if (ours.problem) return ours.problem;
  PostgresArray gained;
  for (const auto& row : ours.rows) gained.add(row[0]);
  return gained.empty() ? Problem{} : learn_heads(gained);
}

// Of servers that hang. That tables of those that died are taken over is no news.
void PostgresStorage::tell_takeovers(const Rows& taken) const {
  for (const auto& row : taken)
    if (row[2] != "0")
      tell({"PostgreSQL: server '" + row[0] + "' does not answer; its tables are taken over (" + row[1] + ").",
            "PostgreSQL: serwer „" + row[0] + "” nie odpowiada; jego stoły zostają przejęte (" + row[1] + ")."});
}

void PostgresStorage::release(const std::string& table) {
  if (!owned_.erase(table) || !connection_) return;
  run({Query{"DELETE FROM owners WHERE name = $1 AND epoch = $2", {Param(table), epoch_}}});
}

Maybe<std::string> PostgresStorage::owner(const std::string& table) {
  if (owned_.count(table)) return server_;
  Answer answer = ask("SELECT l.server FROM owners o JOIN living l ON l.epoch = o.epoch WHERE o.name = $1", {table});
  if (answer.problem) return answer.problem;
  return answer.rows.empty() ? std::string() : answer.rows[0][0];
}

Maybe<std::vector<SilentServer>> PostgresStorage::silent_servers() {
  const Answer answer =
      ask("SELECT c.server, count(o.name) FROM connected c LEFT JOIN owners o ON o.epoch = c.epoch "
          "AND o.name NOT LIKE 'server:%' WHERE NOT EXISTS (SELECT 1 FROM living l WHERE l.epoch = c.epoch) "
          "GROUP BY 1 ORDER BY 1",
          {});
  if (answer.problem) return answer.problem;
  std::vector<SilentServer> silent;
  for (const auto& row : answer.rows) silent.push_back({row[0], to_number(row[1])});
  return silent;
}

Stored PostgresStorage::notify(const Note& note) {
  if (note.text.size() > kLongestNote) {
    tell({"A note is too long.", "Wiadomość jest za długa."});
    return Stored::kFailed;
  }
  return ask("SELECT pg_notify($1, $2)", {note.channel, note.text}).stored;
}

}  // namespace

Maybe<std::unique_ptr<Storage>> open_postgres(const std::string& address, const std::string& server, StorageLog log,
                                              SchemaSteps steps, const PostgresLimits& limits) {
  auto connection = Postgres::connect(address, server, limits);
  if (!connection) return connection.problem();
  Postgres& raw = **connection;
  SchemaStore store{Dialect::kPostgres, [&](const std::string& sql) { return raw.script(sql); },
                    [&] { return version_of(raw); }};
  if (Problem problem = bring_up_to_date(store, steps)) return problem;
  return std::unique_ptr<Storage>(
      std::make_unique<PostgresStorage>(address, server, std::move(log), limits, std::move(*connection)));
}

}  // namespace kosmo
