// For tests: stands between a server and PostgreSQL and loses what it is told to lose.
#pragma once

#include <atomic>
#include <limits>
#include <list>
#include <mutex>
#include <string>
#include <thread>

namespace kosmo {

class TestProxy {
 public:
  explicit TestProxy(const std::string& database);  // its address
  ~TestProxy();
  const std::string& address() const { return address_; }

  // The connection that next sends this text is cut: after the database has answered, or before it has heard.
  void lose_answer_to(const std::string& text) { set_trap(text, true); }
  void lose_request(const std::string& text) { set_trap(text, false); }
  // The same for whatever is sent as the so-manieth piece from now on; 0: nothing is lost any more.
  void lose_answer_after(int pieces) { set_count(pieces, true); }
  void lose_request_after(int pieces) { set_count(pieces, false); }
  void stall() { stalled_before_ = next_.load(); }  // connections made so far carry nothing any more
  void fall_silent() { stalled_before_ = std::numeric_limits<int>::max(); }  // nor do new ones
  void speak() { stalled_before_ = 0; }  // all carry again, and what was sent meanwhile arrives late
  void refuse(bool refused);             // all connections are cut, and new ones too, until allowed again

 private:
  void set_trap(const std::string& text, bool forward);
  void set_count(int pieces, bool forward);
  void accept_all();
  void carry(int client, int number);
  bool springs(const std::string& bytes, bool& forward);
  int connect_to_database() const;

  std::string host_, port_, address_;
  int listening_ = -1;
  std::atomic<bool> ending_ = false, refused_ = false;
  std::atomic<int> next_ = 0, stalled_before_ = 0;
  std::mutex mutex_;
  std::string trap_;
  int pieces_ = 0;  // until a piece is lost whatever it says
  bool forward_ = false;
  std::list<std::thread> carriers_;
  std::thread acceptor_;
};

}  // namespace kosmo
