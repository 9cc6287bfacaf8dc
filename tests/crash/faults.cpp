// Preloaded into a server: flushes that fail, a power cut in the middle of a write, a clock that somebody sets. Only
// the store and its log are touched (SQLite's index of the log and the lock hold nothing that has to last), and only
// while the crash test says so (faults.h).
//
// A power cut is more than a kill: what was written and not flushed may be on the disk or not, sector by sector. So
// from the moment a cut is planned, what each write replaces is remembered until the next flush of that file. At the
// cut the last write is done in part, some of the remembered sectors are put back, and the process is gone.
#include "tests/crash/faults.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <mutex>
#include <string>
#include <vector>

namespace {

using kosmo::crash::Faults;

constexpr off_t kSector = 512;

struct Replaced {
  std::string path;
  off_t at;
  std::string bytes;
};

// Never taken down: the store is closed late.
struct Memory {
  Faults* faults = nullptr;
  std::string store;
  std::mutex mutex;
  std::vector<Replaced> unflushed;
};
Memory& memory() {
  static Memory& all = *new Memory;
  return all;
}

// A test whose faults are missing would pass for the wrong reason: then no server.
__attribute__((constructor)) void load() {
  const char* path = std::getenv(kosmo::crash::kFaultsVariable);
  if (!path) return;
  const int file = open(path, O_RDWR | O_CLOEXEC);
  void* mapped = file < 0 ? MAP_FAILED : mmap(nullptr, sizeof(Faults), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (mapped == MAP_FAILED) _exit(126);
  close(file);
  if (const char* store = std::getenv(kosmo::crash::kStoreVariable)) memory().store = store;
  memory().faults = static_cast<Faults*>(mapped);
  ++memory().faults->loaded;
}

// ---- the store

ssize_t really_write(int file, const void* bytes, std::size_t size, off_t at) {
  return syscall(SYS_pwrite64, file, bytes, size, at);
}

bool cut_is_planned() { return memory().faults && memory().faults->tear_at > 0; }

// Empty: it is none of the store.
std::string store_path(int file) {
  char path[PATH_MAX];
  const std::string link = "/proc/self/fd/" + std::to_string(file);
  const ssize_t size = readlink(link.c_str(), path, sizeof path);
  const std::string name(path, size > 0 ? static_cast<std::size_t>(size) : 0);
  const std::string& store = memory().store;
  return !store.empty() && (name == store || name == store + "-wal") ? name : "";
}

// Beyond the end of the file there are zeros.
void remember(int file, const std::string& path, std::size_t size, off_t at) {
  std::string bytes(size, '\0');
  [[maybe_unused]] const ssize_t there = pread(file, bytes.data(), size, at);
  memory().unflushed.push_back({path, at, std::move(bytes)});
}

// Sometimes all of it is lost, sometimes nothing, mostly this and that.
class Luck {
 public:
  explicit Luck(std::uint32_t seed) : state_(seed | 1) {}
  std::uint32_t below(std::uint32_t end) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::uint32_t>(state_ >> 33) % end;
  }
  bool loses() { return below(4) < often_; }

 private:
  std::uint64_t state_;
  std::uint32_t often_ = below(5);
};

void lose(const Replaced& write, Luck& luck) {
  const int file = open(write.path.c_str(), O_WRONLY | O_CLOEXEC);
  const auto size = static_cast<off_t>(write.bytes.size());
  for (off_t from = 0; from < size;) {
    const off_t to = std::min(size, from + kSector - (write.at + from) % kSector);
    if (luck.loses()) {
      really_write(file, write.bytes.data() + from, static_cast<std::size_t>(to - from), write.at + from);
      ++memory().faults->lost_sectors;
    }
    from = to;
  }
  close(file);
}

[[noreturn]] void cut_power(int file, const void* bytes, std::size_t size, off_t at) {
  Luck luck(memory().faults->chance);
  really_write(file, bytes, luck.below(static_cast<std::uint32_t>(size) + 1), at);
  for (auto write = memory().unflushed.rbegin(); write != memory().unflushed.rend(); ++write) lose(*write, luck);
  ++memory().faults->torn;
  while (true) kill(getpid(), SIGKILL);
}

ssize_t write_at(int file, const void* bytes, std::size_t size, off_t at) {
  if (!cut_is_planned()) return really_write(file, bytes, size, at);
  const std::string path = store_path(file);
  if (path.empty()) return really_write(file, bytes, size, at);
  const std::lock_guard lock(memory().mutex);
  remember(file, path, size, at);
  if (--memory().faults->tear_at == 0) cut_power(file, bytes, size, at);
  return really_write(file, bytes, size, at);
}

int flush(long call, int file) {
  Faults* faults = memory().faults;
  if (!faults || (faults->bad_flushes <= 0 && !cut_is_planned())) return static_cast<int>(syscall(call, file));
  const std::string path = store_path(file);
  if (!path.empty() && faults->bad_flushes > 0) {
    --faults->bad_flushes;
    ++faults->failed_flushes;
    errno = EIO;
    return -1;
  }
  const int result = static_cast<int>(syscall(call, file));
  if (result != 0 || faults->lying) return result;
  const std::lock_guard lock(memory().mutex);
  std::erase_if(memory().unflushed, [&](const Replaced& write) { return write.path == path; });
  return result;
}

// ---- the clock

bool shows_the_date(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE; }

int wrong_time(clockid_t clock, timespec* at) {
  const int result = static_cast<int>(syscall(SYS_clock_gettime, clock, at));
  Faults* faults = memory().faults;
  if (result != 0 || !faults || !shows_the_date(clock)) return result;
  const std::int64_t ahead = faults->clock_ahead;
  if (ahead == 0) return result;
  const std::int64_t nanoseconds = at->tv_nsec + ahead % 1000 * 1'000'000 + 1'000'000'000;  // never below 0
  at->tv_sec += ahead / 1000 + nanoseconds / 1'000'000'000 - 1;
  at->tv_nsec = nanoseconds % 1'000'000'000;
  return result;
}

}  // namespace

extern "C" {

ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t at) { return write_at(file, bytes, size, at); }
ssize_t pwrite64(int file, const void* bytes, std::size_t size, off64_t at) { return write_at(file, bytes, size, at); }
int fsync(int file) { return flush(SYS_fsync, file); }
int fdatasync(int file) { return flush(SYS_fdatasync, file); }

int clock_gettime(clockid_t clock, timespec* at) noexcept { return wrong_time(clock, at); }
int gettimeofday(timeval* at, void*) noexcept {
  timespec now{};
  const int result = wrong_time(CLOCK_REALTIME, &now);
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return result;
}
time_t time(time_t* at) noexcept {
  timespec now{};
  wrong_time(CLOCK_REALTIME, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}

}  // extern "C"
