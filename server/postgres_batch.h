// The appends of one transaction as lists, one statement a kind, so that many cost little more than one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/journal_sum.h"
#include "server/postgres.h"

namespace kosmo {

// Where a table or a person appears twice, the last counts.
class PostgresBatch {
 public:
  explicit PostgresBatch(std::int64_t epoch) : epoch_(epoch) {}

  // `head`: where the journal ends before these, and then after them.
  void add(const Append&, JournalHead& head);
  // After all of them: where this journal ends now. The others are told.
  void add_head(const std::string& table, const JournalHead&);
  // All but COMMIT. The last answers with the number of the transaction, by which its fate can be asked for later, and
  // how many of the tables are ours; they stay so until the transaction ends. The batch must outlive them.
  std::vector<Query> queries() const;

 private:
  void add_row(const std::string& table, const TableRow&);
  void add_played(const PlayedRow&);
  Query row_query() const;
  void add_snapshot_queries(std::vector<Query>&) const;
  Query played_query() const;

  std::int64_t epoch_;
  PostgresArray event_tables_, event_numbers_, events_, event_sums_;
  PostgresArray head_tables_, head_numbers_, head_sums_;
  PostgresArray ids_, row_games_, phases_, publics_, row_summaries_, created_, updated_, due_;
  PostgresArray snapshot_tables_, snapshot_numbers_, snapshots_, snapshot_sums_;
  PostgresArray people_, played_tables_, played_games_, ended_, played_summaries_;
  PostgresArray notes_;
};

}  // namespace kosmo
