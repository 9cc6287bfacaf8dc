// A lock on a file of its own, beside what it guards. The system frees it when the process ends, however it ends.
#pragma once

#include <string>

#include "engine/basics.h"

namespace kosmo {

class FileLock {
 public:
  FileLock() = default;
  ~FileLock();  // frees it and removes the file
  FileLock(const FileLock&) = delete;

  // kTaken: another process, or another lock of this one, holds it.
  enum class Outcome : std::uint8_t { kDone, kTaken, kFailed };
  // Waits a little for a holder that is just ending. On kFailed errno says why.
  Outcome take(const std::string& path);

 private:
  Outcome try_once(const std::string& path);
  std::string path_;
  int file_ = -1;
};

}  // namespace kosmo
