// The crash test's side of the preloaded library: the file by which it is steered.
#pragma once

#include <string>
#include <vector>

#include "tests/crash/faults.h"

namespace kosmo::crash {

class FaultFile {
 public:
  // Makes the file. `store`: the file whose writes and flushes may fail; empty: none.
  FaultFile(std::string path, std::string store);
  ~FaultFile();
  FaultFile(const FaultFile&) = delete;

  Faults* faults() const { return faults_; }
  // Of a server that is to have this library.
  std::vector<std::string> environment(const std::string& library) const;

 private:
  std::string path_, store_;
  Faults* faults_ = nullptr;
};

}  // namespace kosmo::crash
