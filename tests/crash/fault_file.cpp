#include "tests/crash/fault_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <filesystem>
#include <new>
#include <stdexcept>

namespace kosmo::crash {

FaultFile::FaultFile(std::string path, std::string store) : path_(std::move(path)), store_(std::move(store)) {
  const int file = open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  void* mapped = MAP_FAILED;
  if (file >= 0 && ftruncate(file, sizeof(Faults)) == 0)
    mapped = mmap(nullptr, sizeof(Faults), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (file >= 0) close(file);
  if (mapped == MAP_FAILED) throw std::runtime_error("no faults can be arranged: " + path_);
  faults_ = new (mapped) Faults{};
}

FaultFile::~FaultFile() { munmap(faults_, sizeof(Faults)); }

std::vector<std::string> FaultFile::environment(const std::string& library) const {
  std::vector<std::string> all{"LD_PRELOAD=" + library, std::string(kFaultsVariable) + "=" + path_};
  // By the name under which the system knows it, without links.
  if (!store_.empty())
    all.push_back(std::string(kStoreVariable) + "=" + std::filesystem::weakly_canonical(store_).string());
  return all;
}

}  // namespace kosmo::crash
