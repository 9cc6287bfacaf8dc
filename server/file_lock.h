// Locks that keep a second server away from a store. The system frees them when the process ends, however it ends.
#pragma once

#include <sys/types.h>

#include <string>

#include "engine/basics.h"

namespace kosmo {

// kTaken: another process, or another lock of this one, holds it. On kFailed errno says why.
enum class Locked : std::uint8_t { kDone, kTaken, kFailed };

inline constexpr int kLockTries = 30;  // a hundredth of a second apart

// A lock on a file of its own, beside what it guards: goes by the name of the store.
class FileLock {
 public:
  using Outcome = Locked;
  FileLock() = default;
  ~FileLock();  // frees it, and removes the file unless something is written in it
  FileLock(const FileLock&) = delete;

  // Waits a little for a holder that is just ending.
  Locked take(const std::string& path, int tries = kLockTries);
  // What is written in it, for whoever takes it next. False: it is not on disk, and may be lost or stay as it was.
  bool note(const std::string& text);
  std::string noted() const;

 private:
  Locked try_once(const std::string& path);
  std::string path_;
  int file_ = -1;
};

// A lock on the file itself, whatever it is called: symbolic and hard links lead to the same one, and nobody can delete
// it. It must go after every other use of the file by this process, since closing a file drops all POSIX locks that the
// process has on it, also those of others (SQLite's).
class IdentityLock {
 public:
  IdentityLock() = default;
  ~IdentityLock();
  IdentityLock(const IdentityLock&) = delete;

  // The file must exist, and be one that may be written. Waits a little, as above.
  Locked take(const std::string& path, int tries = kLockTries);
  std::string bytes(off_t at, std::size_t count) const;  // of the file, as they are on disk
  bool has_other_names() const;                          // hard links
  bool is_called(const std::string& path) const;         // that name leads to the locked file

 private:
  Locked try_once(const std::string& path);
  int file_ = -1;
  dev_t device_ = 0;
  ino_t inode_ = 0;
};

// Both: by name, since SQLite's log lies beside the store by name, even when another file was put in its place; and by
// identity, since one file can have many names.
class StoreLock {
 public:
  Locked take(const std::string& store, int tries = kLockTries);
  Locked take_name(const std::string& store) { return name_.take(store + "-lock"); }  // of a store that is not there
  bool has_other_names() const { return identity_.has_other_names(); }
  bool is_called(const std::string& path) const { return identity_.is_called(path); }
  std::string bytes(off_t at, std::size_t count) const { return identity_.bytes(at, count); }
  bool note(const std::string& text) { return name_.note(text); }
  std::string noted() const { return name_.noted(); }

 private:
  FileLock name_;
  IdentityLock identity_;
};

}  // namespace kosmo
