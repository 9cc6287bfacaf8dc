#include "server/log_thread.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string_view>

#include <fmt/format.h>
#include <spdlog/details/os.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>

namespace kosmo {
namespace {

constexpr std::chrono::seconds kForLastLines{1};

// Past stdio, whose locks a thread that is left behind would keep. A log that is closed ends nothing.
void write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written > 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {
      pollfd waiting{file, POLLOUT, 0};
      poll(&waiting, 1, -1);
    } else if (errno != EINTR) {
      return;
    }
  }
}

std::string words_for_missing(std::uint64_t lines) {
  return fmt::format("({} lines of the log are missing here: nobody read it)\n", lines);
}

}  // namespace

struct LogThread::Lines {
  Lines(int file, std::size_t most) : file(file), most(most) {}
  const int file;
  const std::size_t most;
  std::mutex mutex;
  std::condition_variable more, done;
  std::deque<std::string> waiting{};
  std::uint64_t missing = 0;  // before the first that waits
  bool over = false, written = false;

  void write_until_over() {
    std::unique_lock lock(mutex);
    for (;;) {
      more.wait(lock, [this] { return over || !waiting.empty(); });
      if (waiting.empty()) break;
      std::string text = missing > 0 ? words_for_missing(missing) : std::string();
      missing = 0;
      text += waiting.front();
      waiting.pop_front();
      lock.unlock();
      write_all(file, text);
      lock.lock();
    }
    written = true;
    done.notify_all();
  }
};

LogThread::LogThread(int file, std::size_t most_lines)
    : lines_(std::make_shared<Lines>(file, most_lines)), thread_([lines = lines_] { lines->write_until_over(); }) {}

LogThread::~LogThread() {
  std::unique_lock lock(lines_->mutex);
  lines_->over = true;
  lines_->more.notify_all();
  const bool written = lines_->done.wait_for(lock, kForLastLines, [this] { return lines_->written; });
  lines_->waiting.clear();  // whoever is left behind ends the line at hand, no more
  lock.unlock();
  if (written)
    thread_.join();
  else
    thread_.detach();
}

void LogThread::add(std::string line) {
  const std::lock_guard lock(lines_->mutex);
  if (lines_->waiting.size() == lines_->most) {
    lines_->waiting.pop_front();
    ++lines_->missing;
  }
  lines_->waiting.push_back(std::move(line));
  lines_->more.notify_all();
}

namespace {

class ThreadSink final : public spdlog::sinks::base_sink<std::mutex> {
 protected:
  void sink_it_(const spdlog::details::log_msg& message) override {
    message.color_range_start = message.color_range_end = 0;
    spdlog::memory_buf_t text;
    formatter_->format(message, text);
    thread_.add(coloured(std::string_view(text.data(), text.size()), message));
  }
  void flush_() override {}

 private:
  std::string coloured(std::string_view line, const spdlog::details::log_msg& message) const {
    const std::size_t first = message.color_range_start, last = message.color_range_end;
    if (!colours_ || last <= first) return std::string(line);
    return fmt::format("{}{}{}\033[m{}", line.substr(0, first), colour_of(message.level),
                       line.substr(first, last - first), line.substr(last));
  }
  static std::string_view colour_of(spdlog::level::level_enum level) {
    switch (level) {
      case spdlog::level::info: return "\033[32m";
      case spdlog::level::warn: return "\033[33m\033[1m";
      case spdlog::level::err: return "\033[31m\033[1m";
      case spdlog::level::critical: return "\033[1m\033[41m";
      default: return "";
    }
  }

  const bool colours_ = spdlog::details::os::in_terminal(stderr) && spdlog::details::os::is_color_terminal();
  LogThread thread_{STDERR_FILENO};
};

}  // namespace

void log_to_stderr(bool quiet) {
  spdlog::set_default_logger(std::make_shared<spdlog::logger>("kosmoteka", std::make_shared<ThreadSink>()));
  spdlog::set_level(quiet ? spdlog::level::warn : spdlog::level::info);
}

}  // namespace kosmo
