#include "server/journal_reader.h"

namespace kosmo {
namespace {

Problem damaged_journal(const std::string& en, const std::string& pl) {
  return {"The journal of this table is damaged: " + en +
              ". It can be read up to there, but not played on. Whoever runs this server may have a backup.",
          "Dziennik tego stołu jest uszkodzony: " + pl +
              ". Można go czytać do tego miejsca, ale nie grać dalej. Kopię zapasową może mieć prowadzący serwer."};
}
Problem changed(std::int64_t number) {
  const std::string n = std::to_string(number);
  return damaged_journal("event " + n + " is not as it was written",
                         "zdarzenie nr " + n + " różni się od tego, co zapisano");
}
Problem missing(std::int64_t number) {
  const std::string n = std::to_string(number);
  return damaged_journal("event " + n + " is missing", "brakuje zdarzenia nr " + n);
}
Problem endless() { return damaged_journal("it does not end where it should", "nie kończy się tam, gdzie powinien"); }
Problem no_journal() {
  return {
      "The journal of this table is missing, although the list of tables has it. Whoever runs this server may have a "
      "backup.",
      "Brakuje dziennika tego stołu, choć stół jest na liście. Kopię zapasową może mieć prowadzący serwer."};
}
Problem not_listed() {
  return {
      "The list of tables does not have it. Its journal is whole; it is listed again as soon as anything happens "
      "there.",
      "Nie ma go na liście stołów. Dziennik jest cały; stół wróci na listę, gdy tylko coś się przy nim wydarzy."};
}
Problem remains() {
  return {"Something is left of this table, but neither its journal nor its line in the list of tables.",
          "Coś po tym stole zostało, ale nie ma ani jego dziennika, ani wiersza na liście stołów."};
}
Problem bad_snapshot(std::int64_t number) {
  const std::string n = std::to_string(number);
  return {"The snapshot after event " + n + " is damaged. The journal has everything, and is used instead.",
          "Migawka po zdarzeniu nr " + n + " jest uszkodzona. W dzienniku jest wszystko; użyty zostanie on."};
}

// Whether the next event is as it was written; if not, the stretch says so.
bool accept(Stretch& stretch, const std::string& table, std::int64_t number, std::vector<std::string>& row) {
  const std::string before = stretch.sums.empty() ? stretch.before : stretch.sums.back();
  std::string sum = stretch.summed ? sum_of_event(table, before, number, row[1]) : std::string();
  if (row[2] != sum) {
    stretch.damage = changed(number);
    return false;
  }
  stretch.events.push_back(std::move(row[1]));
  stretch.sums.push_back(std::move(sum));
  return true;
}

bool is_empty(const Stretch& journal) { return journal.events.empty() && !journal.summed && !journal.damage; }

constexpr const char* kNoHead = "-1";

}  // namespace

// One statement, so that journal and head are of one moment whoever writes meanwhile.
Maybe<Stretch> JournalReader::read(const std::string& table, std::int64_t after) const {
  Answer answer = ask_(
      "SELECT 0, '', sum, number FROM journals WHERE table_id = $1 "
      "UNION ALL SELECT number, event, sum, -1 FROM events WHERE table_id = $1 AND number >= $2 ORDER BY 1",
      {table, after});
  if (answer.problem) return answer.problem;
  Stretch stretch;
  std::int64_t last = after;
  bool begins = after == 0;  // the event that these follow is there
  for (auto& row : answer.rows) {
    const std::int64_t number = to_number(row[0]);
    if (row[3] != kNoHead) {
      stretch.summed = true;
      stretch.head = {to_number(row[3]), row[2]};
      if (after > stretch.head.number) return Stretch{};  // whoever asks knows more than there is
    } else if (number == after) {
      begins = true;
      stretch.before = row[2];
    } else if (number != last + 1) {
      stretch.damage = missing(last + 1);
      return stretch;
    } else if (!accept(stretch, table, last = number, row)) {
      return stretch;
    }
  }
  stretch.follows = begins;
  if (!stretch.summed) return stretch;
  const std::string& sum = stretch.sums.empty() ? stretch.before : stretch.sums.back();
  if (!begins)
    stretch.damage = missing(after);
  else if (last < stretch.head.number)
    stretch.damage = missing(last + 1);
  else if (last > stretch.head.number || sum != stretch.head.sum)
    stretch.damage = endless();
  return stretch;
}

Maybe<Journal> JournalReader::load(const std::string& table, bool whole) const {
  Journal journal;
  Answer latest;
  if (!whole)
    latest =
        ask_("SELECT number, snapshot, sum FROM snapshots WHERE table_id = $1 ORDER BY number DESC LIMIT 1", {table});
  if (latest.problem) return latest.problem;
  if (!latest.rows.empty()) journal.snapshot_at = to_number(latest.rows[0][0]);
  Maybe<Stretch> stretch = read(table, journal.snapshot_at);
  if (!stretch) return stretch.problem();
  if (journal.snapshot_at > 0) {
    auto& row = latest.rows[0];
    const bool sound = stretch->summed ? row[2] == sum_of_snapshot(table, stretch->before, journal.snapshot_at, row[1])
                                       : stretch->follows;
    if (!sound || stretch->damage) return load(table, true);  // the journal tells more
    journal.snapshot = std::move(row[1]);
  }
  const bool nothing = is_empty(*stretch) && journal.snapshot_at == 0;
  journal.first = journal.snapshot_at + 1;
  journal.events = std::move(stretch->events);
  journal.damage = std::move(stretch->damage);
  if (!nothing) return journal;
  const Maybe<bool> listed = is_listed(table);
  if (!listed) return listed.problem();
  if (*listed) journal.damage = no_journal();
  return journal;
}

Maybe<bool> JournalReader::is_listed(const std::string& table) const {
  const Answer row = ask_("SELECT 1 FROM tables WHERE id = $1", {table});
  if (row.problem) return row.problem;
  return !row.rows.empty();
}

// A server may add tables and remove them meanwhile, journal and line together. So what was not listed before its
// journal was read, and is not after it was not found, is nothing to wonder at.
Problem JournalReader::check(const std::string& table, StoreCheck& found) const {
  const Maybe<bool> listed = is_listed(table);
  if (!listed) return listed.problem();
  const Maybe<Stretch> whole = read(table, 0);
  if (!whole) return whole.problem();
  if (is_empty(*whole)) {
    const Maybe<bool> still = is_listed(table);
    if (!still) return still.problem();
    if (*still) found.damaged.push_back({table, no_journal(), false});
    return {};
  }
  ++found.tables;
  if (!*listed && !whole->damage) found.damaged.push_back({table, not_listed(), true});
  found.events += static_cast<std::int64_t>(whole->events.size());
  found.unsummed += !whole->summed;
  if (whole->damage) found.damaged.push_back({table, whole->damage, false});
  if (!whole->summed) return {};
  const Answer snapshots = ask_("SELECT number, snapshot, sum FROM snapshots WHERE table_id = $1", {table});
  for (const auto& row : snapshots.rows) {
    const std::int64_t number = to_number(row[0]);
    const bool known = number >= 1 && number <= static_cast<std::int64_t>(whole->sums.size());
    if (!known && whole->damage) continue;  // of what was lost
    if (!known || row[2] != sum_of_snapshot(table, whole->sums[static_cast<std::size_t>(number - 1)], number, row[1]))
      found.damaged.push_back({table, bad_snapshot(number), true});
  }
  return snapshots.problem;
}

Problem JournalReader::check_all(StoreCheck& found) const {
  constexpr int kTogether = 500;
  for (std::string last;;) {
    const Maybe<std::vector<std::string>> tables = tables_after(last, kTogether);
    if (!tables) return tables.problem();
    for (const std::string& table : *tables)
      if (Problem problem = check(table, found)) return problem;
    if (tables->size() < kTogether) break;
    last = tables->back();
  }
  return find_remains(found);
}

// Of tables that no list has.
Problem JournalReader::find_remains(StoreCheck& found) const {
  const Answer answer = ask_(
      "SELECT DISTINCT r.table_id FROM (SELECT table_id FROM events UNION SELECT table_id FROM snapshots "
      "UNION SELECT table_id FROM played) r WHERE NOT EXISTS (SELECT 1 FROM journals j WHERE j.table_id = r.table_id) "
      "AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = r.table_id) ORDER BY 1",
      {});
  for (const auto& row : answer.rows) found.damaged.push_back({row[0], remains(), false});
  return answer.problem;
}

Maybe<std::vector<std::string>> JournalReader::tables_after(const std::string& table, int most) const {
  Answer answer = ask_(
      "SELECT table_id FROM journals WHERE table_id > $1 UNION SELECT id FROM tables WHERE id > $1 "
      "ORDER BY 1 LIMIT $2",
      {table, std::int64_t{most}});
  if (answer.problem) return answer.problem;
  std::vector<std::string> ids;
  for (auto& row : answer.rows) ids.push_back(std::move(row[0]));
  return ids;
}

}  // namespace kosmo
