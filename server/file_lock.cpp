#include "server/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <thread>

namespace kosmo {
namespace {

constexpr int kTries = 30;
constexpr std::chrono::milliseconds kPause{10};

// Whoever held the lock before may have removed the file between our opening and our locking it.
bool still_there(int file, const std::string& path) {
  struct stat held {
  }, named{};
  return fstat(file, &held) == 0 && stat(path.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
         held.st_dev == named.st_dev;
}

}  // namespace

FileLock::~FileLock() {
  if (file_ < 0) return;
  unlink(path_.c_str());
  close(file_);
}

FileLock::Outcome FileLock::take(const std::string& path) {
  Outcome outcome = try_once(path);
  for (int i = 1; i < kTries && outcome == Outcome::kTaken; ++i) {
    std::this_thread::sleep_for(kPause);
    outcome = try_once(path);
  }
  return outcome;
}

FileLock::Outcome FileLock::try_once(const std::string& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return Outcome::kFailed;
  if (flock(file, LOCK_EX | LOCK_NB) != 0 || !still_there(file, path)) {
    close(file);
    return Outcome::kTaken;
  }
  file_ = file;
  path_ = path;
  return Outcome::kDone;
}

}  // namespace kosmo
