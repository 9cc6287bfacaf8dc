#include "server/postgres_batch.h"

namespace kosmo {

void PostgresBatch::add(const Append& append, JournalHead& head) {
  for (const std::string& event : append.events) {
    head.sum = sum_of_event(append.table, head.sum, ++head.number, event);
    event_tables_.add(append.table);
    event_numbers_.add(head.number);
    events_.add(event);
    event_sums_.add(head.sum);
  }
  if (append.row) add_row(append.table, *append.row);
  if (!append.snapshot.empty()) {
    snapshot_tables_.add(append.table);
    snapshot_numbers_.add(head.number);
    snapshots_.add(append.snapshot);
    snapshot_sums_.add(sum_of_snapshot(append.table, head.sum, head.number, append.snapshot));
  }
  for (const PlayedRow& played : append.played) add_played(played);
}

void PostgresBatch::add_head(const std::string& table, const JournalHead& head) {
  head_tables_.add(table);
  head_numbers_.add(head.number);
  head_sums_.add(head.sum);
  notes_.add(table + " " + std::to_string(head.number));
}

std::vector<Query> PostgresBatch::queries() const {
  std::vector<Query> queries{
      {"BEGIN", {}},
      {"SELECT 1 FROM owners WHERE name = ANY($1::text[]) AND epoch = $2 ORDER BY name FOR UPDATE",
       {head_tables_, epoch_}}};
  if (!events_.empty())
    queries.push_back(
        {"INSERT INTO events(table_id, number, event, sum) "
         "SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])",
         {event_tables_, event_numbers_, events_, event_sums_}});
  if (!events_.empty())
    queries.push_back(
        {"INSERT INTO journals(table_id, number, sum) SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[]) "
         "ON CONFLICT(table_id) DO UPDATE SET number = excluded.number, sum = excluded.sum",
         {head_tables_, head_numbers_, head_sums_}});
  if (!ids_.empty()) queries.push_back(row_query());
  if (!snapshots_.empty()) add_snapshot_queries(queries);
  if (!people_.empty()) queries.push_back(played_query());
  queries.push_back(
      {"SELECT pg_notify($1, note) FROM unnest($2::text[]) note", {std::string_view(kTablesChannel), notes_}});
  queries.push_back({"SELECT pg_current_xact_id(), count(*) FROM owners WHERE name = ANY($1::text[]) AND epoch = $2",
                     {head_tables_, epoch_}});
  return queries;
}

void PostgresBatch::add_row(const std::string& table, const TableRow& row) {
  ids_.add(table);
  row_games_.add(row.game);
  phases_.add(row.phase);
  publics_.add(std::int64_t{row.is_public});
  row_summaries_.add(row.summary);
  created_.add(row.created);
  updated_.add(row.updated);
  due_.add(row.due);
}

void PostgresBatch::add_played(const PlayedRow& played) {
  people_.add(played.user);
  played_tables_.add(played.table);
  played_games_.add(played.game);
  ended_.add(played.ended);
  played_summaries_.add(played.summary);
}

Query PostgresBatch::row_query() const {
  return {
      "INSERT INTO tables(id, game, phase, is_public, summary, created, updated, due) "
      "SELECT DISTINCT ON (id) id, game, phase, is_public, summary, created, updated, due "
      "FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], "
      "$8::bigint[]) WITH ORDINALITY AS t(id, game, phase, is_public, summary, created, updated, due, place) "
      "ORDER BY id, place DESC "
      "ON CONFLICT(id) DO UPDATE SET game = excluded.game, phase = excluded.phase, "
      "is_public = excluded.is_public, summary = excluded.summary, created = excluded.created, "
      "updated = excluded.updated, due = excluded.due",
      {ids_, row_games_, phases_, publics_, row_summaries_, created_, updated_, due_}};
}

// One more than needed is kept, in case the latest turns out to be unreadable.
void PostgresBatch::add_snapshot_queries(std::vector<Query>& queries) const {
  queries.push_back(
      {"INSERT INTO snapshots(table_id, number, snapshot, sum) "
       "SELECT DISTINCT ON (id, number) id, number, snapshot, sum "
       "FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) WITH ORDINALITY AS "
       "s(id, number, snapshot, sum, place) ORDER BY id, number, place DESC "
       "ON CONFLICT(table_id, number) DO UPDATE SET snapshot = excluded.snapshot, sum = excluded.sum",
       {snapshot_tables_, snapshot_numbers_, snapshots_, snapshot_sums_}});
  queries.push_back(
      {"DELETE FROM snapshots old WHERE table_id = ANY($1::text[]) AND number <= "
       "(SELECT number FROM snapshots s WHERE s.table_id = old.table_id "
       "ORDER BY number DESC LIMIT 1 OFFSET 2)",
       {snapshot_tables_}});
}

Query PostgresBatch::played_query() const {
  return {
      "INSERT INTO played(person, table_id, game, ended, summary) "
      "SELECT DISTINCT ON (person, id) person, id, game, ended, summary "
      "FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[]) WITH ORDINALITY AS "
      "p(person, id, game, ended, summary, place) ORDER BY person, id, place DESC "
      "ON CONFLICT(person, table_id) DO UPDATE SET game = excluded.game, ended = excluded.ended, "
      "summary = excluded.summary",
      {people_, played_tables_, played_games_, ended_, played_summaries_}};
}

}  // namespace kosmo
