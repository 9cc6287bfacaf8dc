// A server that this program starts, watches and ends: `kosmoteka serve` as a process of its own. For load and crash
// tests.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/basics.h"

namespace kosmo {

class ChildServer {
 public:
  explicit ChildServer(std::string program);  // kosmoteka
  ~ChildServer();                             // kills it, and removes what it left
  ChildServer(const ChildServer&) = delete;

  // Those of `serve`, without the address: it listens on this machine.
  std::vector<std::string> arguments;
  // What its environment has beside ours, as NAME=value; counts from the next start on.
  std::vector<std::string> environment;
  // An open file that its standard error goes to from the next start on; -1: the log that last_words() are from.
  int log_to = -1;

  // Starts it, at the same port as before if it was started before. Does not wait.
  Problem start();
  // Whether it listens by now.
  bool ready();
  // Waits for that.
  Problem wait_until_ready(int milliseconds);
  bool running();
  // How it ended: its exit code, or 128 and the signal.
  int exit_code() const { return exit_code_; }
  void signal(int number);
  bool wait_for_end(int milliseconds);

  const std::string& host() const { return host_; }
  std::uint16_t port() const { return port_; }
  pid_t pid() const { return pid_; }
  std::string last_words() const;                        // the end of what it wrote
  const std::string& folder() const { return folder_; }  // its own, gone with it

 private:
  std::string program_, folder_, host_ = "127.0.0.1";
  std::uint16_t port_ = 0;
  pid_t pid_ = -1;
  int exit_code_ = 0;
};

// What a process uses, from /proc; nothing if that cannot be read.
struct ProcessUse {
  std::uint64_t resident_bytes = 0;
  double cpu_seconds = 0;
};
std::optional<ProcessUse> process_use(pid_t);

// Lets this process, and those it starts, open so many files; the problem if the system does not.
Problem allow_files(std::uint64_t wanted);

}  // namespace kosmo
