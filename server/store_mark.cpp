#include "server/store_mark.h"

#include <filesystem>
#include <random>

#include "server/file_lock.h"
#include "server/sqlite.h"

namespace kosmo {
namespace {

// Programs from before counted up to this in the same place.
constexpr std::int64_t kFirstMark = 1000;
constexpr std::int64_t kLastMark = 0x7fffffff;

// In the header of the file: SQLite's user_version, four bytes, the highest first.
constexpr std::size_t kMarkAt = 60, kMarkBytes = 4;

// 0 if this is no file of SQLite, perhaps because its header is damaged; then its log may have a better one.
std::int64_t read_mark(const StoreLock& lock) {
  if (!is_sqlite(lock)) return 0;
  std::int64_t mark = 0;
  for (const char byte : lock.bytes(kMarkAt, kMarkBytes)) mark = mark * 256 + static_cast<unsigned char>(byte);
  return mark;
}

// Anything but a whole line (a power cut may leave part of one) says nothing.
std::string line_for(std::int64_t mark) { return "mark " + std::to_string(mark) + "\n"; }
bool is_line(std::string_view noted) {
  if (!noted.starts_with("mark ") || !noted.ends_with('\n')) return false;
  noted.remove_prefix(5);
  noted.remove_suffix(1);
  return !noted.empty() && noted.find_first_not_of("0123456789") == std::string_view::npos;
}

Problem foreign_log(const std::string& store) {
  return {"The log " + store + "-wal was not written for the file " + store +
              " that lies there now. If that is a backup, put it in place with `kosmoteka restore COPY " + store +
              "`, or move -wal and -shm away. If both came here together, delete " + store + "-lock.",
          "Dziennik " + store + "-wal nie należy do pliku " + store +
              ", który teraz tam leży. Jeśli to kopia zapasowa, przywróć ją przez `kosmoteka restore KOPIA " + store +
              "` albo usuń stamtąd -wal i -shm. Jeśli oba przeniesiono tu razem, skasuj " + store + "-lock."};
}

}  // namespace

bool is_sqlite(const StoreLock& lock) { return lock.bytes(0, 16) == std::string("SQLite format 3", 16); }

// SQLite goes by the name to which symbolic links lead.
bool has_log(const std::string& store) {
  std::error_code unknown;
  const std::filesystem::path real = std::filesystem::weakly_canonical(store, unknown);
  const auto size = std::filesystem::file_size(real.string() + "-wal", unknown);
  return !unknown && size > 0;
}

Problem find_foreign_log(const StoreLock& lock, const std::string& store) {
  const std::string noted = lock.noted();
  if (!is_line(noted) || !has_log(store)) return {};
  const std::int64_t mark = read_mark(lock);
  return mark < kFirstMark || noted == line_for(mark) ? Problem{} : foreign_log(store);
}

Problem find_foreign_log(const std::string& store) {
  if (!has_log(store)) return {};
  StoreLock lock;
  return lock.take(store, 1) == Locked::kDone ? find_foreign_log(lock, store) : Problem{};
}

Problem give_new_mark(Sqlite& db) {
  static thread_local std::random_device random;
  std::uniform_int_distribution<std::int64_t> any(kFirstMark, kLastMark);
  return db.script("PRAGMA user_version = " + std::to_string(any(random)));
}

// What was written down before must be gone from the disk before the mark changes, and the new mark must be in the file
// itself before it is written down: whenever the power goes, nothing is said or what is so. If a backup is reading just
// now the log cannot be emptied, and this time nothing is written down.
void mark_store(Sqlite& db, StoreLock& lock) {
  if (!lock.note("") || give_new_mark(db)) return;
  const Answer emptied = db.ask("PRAGMA wal_checkpoint(TRUNCATE)", {});
  if (emptied.problem || emptied.rows.empty() || emptied.rows[0][0] != "0") return;
  lock.note(line_for(read_mark(lock)));
}

void unmark_store(const std::string& store, StoreLock& lock) {
  if (!has_log(store)) lock.note("");
}

}  // namespace kosmo
