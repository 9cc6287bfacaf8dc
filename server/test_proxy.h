// For tests: stands between a server and PostgreSQL and loses what it is told to lose.
#pragma once

#include <atomic>
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
  void stall() { stalled_before_ = next_.load(); }  // connections made so far carry nothing any more
  void refuse(bool refused);                        // all connections are cut, and new ones too, until allowed again

 private:
  void set_trap(const std::string& text, bool forward);
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
  bool forward_ = false;
  std::list<std::thread> carriers_;
  std::thread acceptor_;
};

}  // namespace kosmo
