// What both stores have in common: the questions that SQLite and PostgreSQL read alike. Each store adds how a question
// is put, how journals are written, and who owns what.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/schema.h"
#include "server/storage.h"

namespace kosmo {

// Parameters are $1, $2 ... and first appear in that order, which is how SQLite numbers them. Texts are borrowed.
using Param = std::variant<std::int64_t, std::string_view>;
using Rows = std::vector<std::vector<std::string>>;

struct Answer {
  Stored stored = Stored::kDone;  // kConflict: something that must be unique is there already
  Rows rows;
  Problem problem;  // why not kDone
};

std::int64_t to_number(const std::string& cell);
// The version of a store, out of its table `schema`. None there, or one that no program writes, is damage.
Maybe<std::int64_t> version_in(const Rows& schema, const std::string& where);
// What the library says, after what we say; in one line, whatever the library thinks of lines.
Problem explain(std::string_view en, std::string_view pl, std::string_view detail);

class JournalReader;

class SqlStorage : public Storage {
 public:
  explicit SqlStorage(StorageLog log) : log_(std::move(log)) {}

  Maybe<Journal> load(const std::string& table, bool whole) override;
  Maybe<std::vector<std::string>> events_after(const std::string& table, std::int64_t number) override;
  Maybe<StoreCheck> check_journals(std::span<const std::string> tables) override;
  Maybe<std::vector<std::string>> tables_after(const std::string& id, int most) override;
  Maybe<std::vector<TableRow>> public_tables(int most) override;
  Maybe<std::int64_t> count_public_tables() override;
  Maybe<std::vector<std::string>> waiting_tables(std::int64_t since, int most) override;
  Maybe<std::vector<std::string>> waiting_tables_of(const std::string& user) override;
  Maybe<std::vector<std::string>> due_tables(std::int64_t by, int most) override;
  Maybe<std::vector<std::string>> tables_ahead(std::int64_t of, int most) override;
  Maybe<std::vector<PlayedRow>> played_by(const std::string& user, std::int64_t before, int most) override;

  Stored add_user(const UserRow&) override;
  Stored update_user(const UserRow&) override;
  Stored change_password(const std::string& user, const std::string& password) override;
  Stored mute_user(const std::string& user, bool muted) override;
  Stored remove_user(const std::string& user) override;
  Maybe<std::optional<UserRow>> user_by_key(const std::string& key) override;
  Maybe<std::optional<UserRow>> user_by_token(const std::string& token_hash, std::int64_t since) override;
  Maybe<std::vector<UserRow>> users_by_id(std::span<const std::string> ids) override;
  Stored add_token(const std::string& token_hash, const std::string& user, std::int64_t now) override;
  Stored use_token(const std::string& token_hash, std::int64_t now) override;
  Stored remove_token(const std::string& token_hash) override;
  Stored remove_tokens(const std::string& user, const std::string& but) override;

  Maybe<std::vector<Order>> take_orders(const std::string& server) override;
  Stored add_order(const Order&) override;
  Stored finish_order(const std::string& id, bool well, const Problem& outcome, std::int64_t now) override;
  Maybe<TableTexts> texts_of(const std::string& table) override;
  Maybe<std::int64_t> remove_forgotten_tokens(const Forgotten&, std::int64_t now) override;
  Maybe<std::vector<std::string>> forgotten_guests(const Forgotten&, int most) override;
  Maybe<std::vector<std::string>> forgotten_tables(const Forgotten&, int most) override;

  // Whether all that is asked for later is there: a store that has lost a table is refused before anybody plays.
  Problem check_tables();
  // People of older stores get the skeleton of their name for a key, whoever came first, unless it is taken.
  Problem give_skeletons();

 protected:
  // One statement in a transaction of its own.
  virtual Answer ask(const char* sql, std::span<const Param>) = 0;
  virtual Dialect dialect() const = 0;
  Answer ask(const char* sql, std::initializer_list<Param> params) {
    return ask(sql, std::span<const Param>(params.begin(), params.size()));
  }
  void tell(const Problem& problem) const {
    if (problem && log_) log_(problem);
  }

  // The sums of a journal from before there were any, and of its snapshots by the number of their last event.
  struct Sums {
    std::string table;
    std::vector<std::string> events;
    std::vector<std::pair<std::int64_t, std::string>> snapshots{};
  };
  // Gives such a journal its sums; does nothing to others.
  Problem sum_up(const std::string& table);
  virtual Stored write_sums(const Sums&) = 0;  // in one transaction

  StorageLog log_;

 private:
  JournalReader reader();
  void mark_damaged(const std::string& table, const Problem& damage);
  Stored change(const char* sql, std::initializer_list<Param>);
  Stored change_one(const char* sql, std::initializer_list<Param>);  // kConflict if there is none
  Maybe<std::int64_t> clock();                                       // of the store
  Maybe<std::optional<UserRow>> user(const char* sql, std::initializer_list<Param>);
};

// The stores behind open_storage; tests open them with steps of their own.
Maybe<std::unique_ptr<Storage>> open_sqlite(const std::string& path, StorageLog, SchemaSteps);

// In milliseconds. A statement is given up by the database first, and by us when the database does not answer at all.
struct PostgresLimits {
  int connect = 3000, statement = 5000, answer = 8000;
  int settle = 10000;  // for finding out what became of a commit whose answer was lost
  int lease = 6000;    // a server that does not renew its lease for so long loses its tables; below a minute
};
Maybe<std::unique_ptr<Storage>> open_postgres(const std::string& address, const std::string& server, StorageLog,
                                              SchemaSteps, const PostgresLimits& = {});

}  // namespace kosmo
