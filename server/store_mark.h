// Whether the log beside a store is the store's own.
//
// SQLite plays whatever write-ahead log lies beside a file into it when the file is next opened, even if another file
// was put in its place since: a backup, after a power cut. So each opening gives the file a mark of its own (a number
// in its header), and writes it into the lock file, which stays where the log stays: after a crash. A log beside a file
// with another mark is not the file's. Copies get marks of their own (backup.h).
#pragma once

#include <string>

#include "engine/basics.h"

namespace kosmo {

class Sqlite;
class StoreLock;

// Before SQLite opens the store: a problem if the log beside it belongs to another. Where nothing was written down (a
// program from before, a lock file that was deleted) nothing is found.
Problem find_foreign_log(const StoreLock&, const std::string& store);
// The same for whoever has no lock; nothing if a server has.
Problem find_foreign_log(const std::string& store);

// When it is open, and its log empty.
void mark_store(Sqlite&, StoreLock&);
// When it is closed: without a log there is nothing to compare.
void unmark_store(const std::string& store, StoreLock&);

Problem give_new_mark(Sqlite&);

bool has_log(const std::string& store);
bool is_sqlite(const StoreLock&);  // the locked file, by its first bytes

}  // namespace kosmo
