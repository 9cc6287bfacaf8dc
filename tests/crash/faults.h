// What can be done to a server from below: by a library that is loaded before all others (faults.cpp, LD_PRELOAD) and
// steered while the server runs. Both sides map one file that holds this.
#pragma once

#include <atomic>
#include <cstdint>

namespace kosmo::crash {

constexpr const char* kFaultsVariable = "KOSMOTEKA_FAULTS";       // names that file
constexpr const char* kStoreVariable = "KOSMOTEKA_FAULTS_STORE";  // names the store whose writes and flushes fail

struct Faults {
  // What is to happen.
  std::atomic<std::int64_t> clock_ahead;  // the machine's clock goes wrong by so many milliseconds
  std::atomic<std::int32_t> bad_flushes;  // so many of the next ones fail
  std::atomic<std::int32_t> tear_at;      // at that write from now on the power goes; 0: at none
  std::atomic<std::uint32_t> chance;      // chooses what of it, and of all that was not flushed, has reached the disk
  std::atomic<std::int32_t> lying;        // 1: flushes are said to be done and are not, as far as a power cut can tell
  // What has happened.
  std::atomic<std::int32_t> loaded, failed_flushes, torn, lost_sectors;
};
static_assert(std::atomic<std::int64_t>::is_always_lock_free && std::atomic<std::int32_t>::is_always_lock_free);

}  // namespace kosmo::crash
