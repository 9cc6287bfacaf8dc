#include "server/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <mutex>
#include <set>
#include <thread>

namespace kosmo {
namespace {

constexpr std::chrono::milliseconds kPause{10};

// Far beyond the bytes that SQLite locks (512 from 1 GiB on) and beyond any store; a lock needs no byte to be there.
constexpr off_t kLockedByte = off_t{1} << 60;

template <class Try>
Locked try_often(int tries, Try&& once) {
  Locked outcome = once();
  for (int i = 1; i < tries && outcome == Locked::kTaken; ++i) {
    std::this_thread::sleep_for(kPause);
    outcome = once();
  }
  return outcome;
}

// Whoever held the lock before may have removed the file between our opening and our locking it.
bool still_there(int file, const std::string& path) {
  struct stat held {
  }, named{};
  return fstat(file, &held) == 0 && stat(path.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
         held.st_dev == named.st_dev;
}

// The files that this process has locked. One of them is not opened a second time to see whether it is locked: closing
// it again would take SQLite's locks away from whoever has it open.
class OurFiles {
 public:
  bool add(dev_t device, ino_t inode) {
    std::lock_guard lock(mutex_);
    return files_.emplace(device, inode).second;
  }
  void remove(dev_t device, ino_t inode) {
    std::lock_guard lock(mutex_);
    files_.erase({device, inode});
  }

 private:
  std::mutex mutex_;
  std::set<std::pair<dev_t, ino_t>> files_;
};
OurFiles& our_files() {
  static OurFiles files;
  return files;
}

// Of the open file, not of the process: SQLite's closing of its own descriptors does not drop it.
Locked lock_byte(int file) {
  struct flock wanted {};
  wanted.l_type = F_WRLCK;
  wanted.l_whence = SEEK_SET;
  wanted.l_start = kLockedByte;
  wanted.l_len = 1;
  if (fcntl(file, F_OFD_SETLK, &wanted) == 0) return Locked::kDone;
  return errno == EAGAIN || errno == EACCES ? Locked::kTaken : Locked::kFailed;
}

// Of a small file, or the beginning of a large one.
std::string read_at(int file, off_t at, std::size_t count) {
  std::string bytes(count, '\0');
  const ssize_t got = file >= 0 ? pread(file, bytes.data(), count, at) : 0;
  bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return bytes;
}

}  // namespace

FileLock::~FileLock() {
  if (file_ < 0) return;
  if (noted().empty()) unlink(path_.c_str());
  close(file_);
}

Locked FileLock::take(const std::string& path, int tries) {
  return try_often(tries, [&] { return try_once(path); });
}

bool FileLock::note(const std::string& text) {
  if (file_ < 0 || ftruncate(file_, 0) != 0) return false;
  const bool is_whole = pwrite(file_, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size());
  if (is_whole && fsync(file_) == 0) return true;
  (void)!ftruncate(file_, 0);
  return false;
}

std::string FileLock::noted() const { return read_at(file_, 0, 64); }

Locked FileLock::try_once(const std::string& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return Locked::kFailed;
  if (flock(file, LOCK_EX | LOCK_NB) != 0 || !still_there(file, path)) {
    close(file);
    return Locked::kTaken;
  }
  file_ = file;
  path_ = path;
  return Locked::kDone;
}

IdentityLock::~IdentityLock() {
  if (file_ < 0) return;
  close(file_);
  our_files().remove(device_, inode_);
}

Locked IdentityLock::take(const std::string& path, int tries) {
  return try_often(tries, [&] { return try_once(path); });
}

std::string IdentityLock::bytes(off_t at, std::size_t count) const { return read_at(file_, at, count); }

Locked IdentityLock::try_once(const std::string& path) {
  struct stat about {};
  if (stat(path.c_str(), &about) != 0) return Locked::kFailed;
  if (!our_files().add(about.st_dev, about.st_ino)) return Locked::kTaken;
  const int file = open(path.c_str(), O_RDWR | O_CLOEXEC);
  Locked outcome = file < 0 ? Locked::kFailed : lock_byte(file);
  if (outcome == Locked::kDone && !still_there(file, path)) outcome = Locked::kTaken;
  if (outcome != Locked::kDone) {
    const int why = errno;
    if (file >= 0) close(file);
    our_files().remove(about.st_dev, about.st_ino);
    errno = why;
    return outcome;
  }
  file_ = file;
  device_ = about.st_dev;
  inode_ = about.st_ino;
  return Locked::kDone;
}

bool IdentityLock::has_other_names() const {
  struct stat about {};
  return file_ >= 0 && fstat(file_, &about) == 0 && about.st_nlink > 1;
}

bool IdentityLock::is_called(const std::string& path) const {
  struct stat named {};
  return file_ >= 0 && stat(path.c_str(), &named) == 0 && named.st_ino == inode_ && named.st_dev == device_;
}

// By identity first: whoever is refused then leaves no file of its own beside another's store.
Locked StoreLock::take(const std::string& store, int tries) {
  const Locked identity = identity_.take(store, tries);
  return identity == Locked::kDone ? name_.take(store + "-lock", tries) : identity;
}

}  // namespace kosmo
