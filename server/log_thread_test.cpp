// A log that nobody reads keeps nobody waiting: not who logs, not the players, not the end of the program.
#include "server/log_thread.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <optional>

#include <boost/json.hpp>

#include "server/asio_loop.h"
#include "server/child_server.h"
#include "server/protocol.h"
#include "server/table_copy.h"
#include "server/ws_client.h"

namespace kosmo {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

// What is written into it stays there until somebody reads, and when it is full whoever writes waits.
class Pipe {
 public:
  Pipe() { EXPECT_EQ(pipe2(ends_, O_CLOEXEC), 0); }
  ~Pipe() {
    close(ends_[0]);
    close(ends_[1]);
  }
  Pipe(const Pipe&) = delete;
  int end() const { return ends_[1]; }

  void fill() {
    fcntl(ends_[1], F_SETFL, O_NONBLOCK);
    const std::string much(4096, 'x');
    while (write(ends_[1], much.data(), much.size()) > 0) {
    }
    while (write(ends_[1], "x", 1) > 0) {
    }
    fcntl(ends_[1], F_SETFL, 0);
  }
  // Everything up to these words, or to ten seconds of silence.
  std::string read_until(std::string_view last) {
    fcntl(ends_[0], F_SETFL, O_NONBLOCK);
    std::string text;
    for (int i = 0; i < 10'000 && !text.ends_with(last); ++i) {
      char bytes[4096];
      const ssize_t count = read(ends_[0], bytes, sizeof bytes);
      if (count > 0) text.append(bytes, static_cast<std::size_t>(count)), i = 0;
      if (count <= 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return text;
  }

 private:
  int ends_[2];
};

TEST(LogThread, WritesEveryLineInOrder) {
  Pipe pipe;
  std::string expected;
  {
    LogThread log(pipe.end());
    for (int i = 0; i < 500; ++i) {
      log.add(std::to_string(i) + "\n");
      expected += std::to_string(i) + "\n";
    }
  }
  EXPECT_EQ(pipe.read_until("499\n"), expected);
}

TEST(LogThread, DropsTheOldestAndSaysHowMany) {
  Pipe pipe;
  pipe.fill();
  LogThread log(pipe.end(), 3);
  log.add("first\n");
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  for (int i = 0; i < 10; ++i) log.add(std::to_string(i) + "\n");
  const std::string text = pipe.read_until("9\n");
  // The first was being written, which hung; unless the thread was slower than this one.
  const std::string before = text.find("first\n") != std::string::npos ? "first\n(7" : "(8";
  EXPECT_EQ(text.substr(text.find_first_not_of('x')),
            before + " lines of the log are missing here: nobody read it)\n7\n8\n9\n");
}

TEST(LogThread, EndsThoughNobodyReads) {
  Pipe pipe;
  pipe.fill();
  const auto before = Clock::now();
  {
    LogThread log(pipe.end());
    for (int i = 0; i < 5000; ++i) log.add("a line\n");
  }
  EXPECT_LT(Clock::now() - before, std::chrono::seconds(10));
  pipe.read_until("a line\n");  // whoever was left behind goes on
}

// Somebody at a real socket, who does not wait for ever.
class Caller {
 public:
  explicit Caller(const ChildServer& server)
      : client_(loop_, server.host(), server.port(), "/ws",
                {.on_open = [this] { loop_.stop(); },
                 .on_text =
                     [this](std::string_view text) {
                       heard(json::parse({text.data(), text.size()}).as_object());
                     },
                 .on_refused = {},
                 .on_closed = {},
                 .on_raw =
                     [this](std::string_view bytes) {
                       raw_ += bytes;
                       loop_.stop();
                     }}) {}
  bool connect() {
    client_.connect();
    return wait();
  }
  // The reply; empty if none came.
  json::object ask(json::object request) {
    request["id"] = ++id_;
    client_.send(json::serialize(request));
    while (!(reply_.contains("re") && reply_.at("re").to_number<int>() == id_))
      if (!wait()) return {};
    return reply_;
  }
  bool is_done(const json::object& request) {
    const json::object reply = ask(request);
    return reply.contains("ok") && reply.at("ok").as_bool();
  }
  std::string get(const std::string& path) {
    client_.connect_raw();
    wait();
    client_.send_raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    wait();
    return raw_;
  }
  const json::object& table() const { return copy_.table(); }
  bool wait() {
    auto in_time = std::make_shared<bool>(true);
    auto heard = std::make_shared<bool>(false);
    loop_.after(5'000, [this, in_time, heard] {
      if (*heard) return;
      *in_time = false;
      loop_.stop();
    });
    loop_.run();
    *heard = true;
    return *in_time;
  }

 private:
  void heard(const json::object& message) {
    const bool is_table = message.contains("table") || message.contains("patch");
    EXPECT_FALSE(is_table && copy_.take(message));
    if (message.contains("re")) reply_ = message;
    loop_.stop();
  }
  AsioLoop loop_;
  WsClient client_;
  int id_ = 0;
  json::object reply_;
  TableCopy copy_;
  std::string raw_;
};

json::object first_answer(const json::object& table) {
  return {{"do", "act"},
          {"table", table.at("id")},
          {"ticket", table.at("ticket")},
          {"action", table.at("view").at("decision").at("choices").at(0).at("action")}};
}

TEST(LogThatNobodyReads, KeepsNeitherPlayersNorTheEndWaiting) {
  Pipe pipe;
  pipe.fill();
  ChildServer server(KOSMOTEKA_COMMAND);
  server.arguments = {"--store", server.folder() + "/store"};
  server.log_to = pipe.end();
  ASSERT_FALSE(server.start());
  const Problem problem = server.wait_until_ready(30'000);
  ASSERT_FALSE(problem) << problem.en;
  Caller me(server), other(server), health(server);
  ASSERT_TRUE(me.connect() && other.connect());
  ASSERT_TRUE(me.is_done({{"do", "hello"}, {"protocol", kProtocol}}) &&
              other.is_done({{"do", "hello"}, {"protocol", kProtocol}}));
  // Each wrong password is a line of the log.
  for (int i = 0; i < 3; ++i)
    EXPECT_FALSE(other.is_done({{"do", "login"}, {"name", "Nobody"}, {"password", "wrong horse"}}));
  EXPECT_TRUE(health.get("/health").starts_with("HTTP/1.1 200")) << "it answers";
  EXPECT_TRUE(me.is_done({{"do", "guest"}, {"name", "Ala"}}));
  ASSERT_TRUE(me.is_done({{"do", "create"},
                          {"game", "orion"},
                          {"seats", json::array{"open", "greedy"}},
                          {"options", json::object{}},
                          {"clock", {{"kind", "none"}}},
                          {"public", true}}));
  const json::value id = me.table().at("id");
  EXPECT_TRUE(me.is_done({{"do", "sit"}, {"table", id}}));
  EXPECT_TRUE(me.is_done({{"do", "start"}, {"table", id}}));
  while (!me.table().contains("ticket") && me.wait()) {
  }
  ASSERT_TRUE(me.table().contains("ticket")) << json::serialize(me.table());
  EXPECT_TRUE(me.is_done(first_answer(me.table())));
  server.signal(SIGTERM);
  EXPECT_TRUE(server.wait_for_end(14'000));
  EXPECT_EQ(server.exit_code(), 0) << "by itself, not by the last resort";
}

}  // namespace
}  // namespace kosmo
