#include "server/child_server.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

#include <fmt/format.h>

namespace kosmo {
namespace {

std::string new_folder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "kosmoteka.XXXXXX").string();
  if (!mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
  return pattern;
}

std::string text_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

template <class Condition>
bool wait_for(int milliseconds, Condition&& holds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  while (!holds()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return true;
}

// In the new process, between fork and exec: it goes when we go, and writes into a file.
[[noreturn]] void become(const std::vector<char*>& words, const std::vector<char*>& environment, const char* log,
                         int log_to) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);  // an interrupt from the terminal is for us
  const int file = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(file, STDOUT_FILENO);
  dup2(log_to >= 0 ? log_to : file, STDERR_FILENO);
  execve(words[0], words.data(), environment.data());
  _exit(127);
}

std::vector<char*> pointers_to(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  return pointers;
}

}  // namespace

ChildServer::ChildServer(std::string program) : program_(std::move(program)), folder_(new_folder()) {}

ChildServer::~ChildServer() {
  signal(SIGKILL);
  wait_for_end(5000);
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

Problem ChildServer::start() {
  std::filesystem::remove(folder_ + "/ready");
  std::vector<std::string> words{program_,       "serve",           "--listen", host_, "--port", std::to_string(port_),
                                 "--ready-file", folder_ + "/ready"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers = pointers_to(words);
  pointers.push_back(nullptr);
  // Before the fork, after which nothing may be allocated; ours come first, and the first counts.
  std::vector<char*> variables = pointers_to(environment);
  for (char** variable = environ; *variable; ++variable) variables.push_back(*variable);
  variables.push_back(nullptr);
  const std::string log = folder_ + "/log";
  pid_ = fork();
  if (pid_ == 0) become(pointers, variables, log.c_str(), log_to);
  if (pid_ < 0) return {"No process can be started.", "Nie można uruchomić procesu."};
  return {};
}

bool ChildServer::ready() {
  std::ifstream file(folder_ + "/ready");
  std::string host;
  int port = 0;
  if (!(file >> host >> port) || file.get() != '\n') return false;
  port_ = static_cast<std::uint16_t>(port);
  return true;
}

Problem ChildServer::wait_until_ready(int milliseconds) {
  if (wait_for(milliseconds, [this] { return ready() || !running(); }) && ready()) return {};
  return {fmt::format("The server does not start:\n{}", last_words()),
          fmt::format("Serwer się nie uruchamia:\n{}", last_words())};
}

bool ChildServer::running() {
  if (pid_ < 0) return false;
  int status = 0;
  if (waitpid(pid_, &status, WNOHANG) != pid_) return true;
  exit_code_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  pid_ = -1;
  return false;
}

void ChildServer::signal(int number) {
  if (pid_ > 0) ::kill(pid_, number);
}

bool ChildServer::wait_for_end(int milliseconds) {
  return wait_for(milliseconds, [this] { return !running(); });
}

std::string ChildServer::last_words() const {
  constexpr std::size_t kMost = 2000;
  const std::string text = text_of(folder_ + "/log");
  return text.size() > kMost ? text.substr(text.size() - kMost) : text;
}

std::optional<ProcessUse> process_use(pid_t pid) {
  const std::string folder = fmt::format("/proc/{}/", pid);
  std::istringstream pages(text_of(folder + "statm"));
  std::uint64_t all = 0, resident = 0;
  if (!(pages >> all >> resident)) return {};
  // The name of the program, in brackets, may hold anything; the figures begin behind it, with the third field.
  const std::string stat = text_of(folder + "stat");
  std::istringstream fields(stat.substr(std::min(stat.rfind(')') + 1, stat.size())));
  std::string skipped;
  for (int i = 3; i < 14; ++i) fields >> skipped;
  double user = 0, system = 0;
  fields >> user >> system;
  return ProcessUse{resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)),
                    (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK))};
}

Problem allow_files(std::uint64_t wanted) {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur >= wanted) return {};
  limit.rlim_cur = limit.rlim_max == RLIM_INFINITY ? wanted : std::min<rlim_t>(wanted, limit.rlim_max);
  setrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur >= wanted) return {};
  return {fmt::format("{} open files are needed, but the system allows {} (ulimit -Hn).", wanted, limit.rlim_max),
          fmt::format("Potrzeba {} otwartych plików, a system pozwala na {} (ulimit -Hn).", wanted, limit.rlim_max)};
}

}  // namespace kosmo
