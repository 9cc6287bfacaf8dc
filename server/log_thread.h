// The log, written by a thread of its own: a reader that hangs (a pager, a terminal that was stopped) keeps nobody else
// waiting. What finds no room meanwhile is dropped, the oldest first, and the log says so when it goes on.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <thread>

namespace kosmo {

class LogThread {
 public:
  explicit LogThread(int file, std::size_t most_lines = 1000);
  // Waits until all is written, but a second at most: a thread whose reader hangs is left behind.
  ~LogThread();
  LogThread(const LogThread&) = delete;

  void add(std::string line);  // with its end of line; from any thread, and never waits for the reader

 private:
  struct Lines;
  std::shared_ptr<Lines> lines_;  // the thread may outlive this
  std::thread thread_;
};

// From now on the program logs to standard error, by such a thread.
void log_to_stderr(bool quiet);  // quiet: only what goes wrong

}  // namespace kosmo
