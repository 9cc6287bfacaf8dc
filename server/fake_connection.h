// A connection for tests: it keeps everything that was ever sent.
#pragma once

#include <vector>

#include "server/connection.h"

namespace kosmo {

class FakeConnection final : public Connection {
 public:
  explicit FakeConnection(std::string address = "192.0.2.1") : address_(std::move(address)) {}
  void send(std::shared_ptr<const std::string> text) override { sent.push_back(*text); }
  void close(std::string_view reason) override { closed = reason; }
  std::string_view address() const override { return address_; }

  std::vector<std::string> sent;
  std::string closed;  // the reason; empty: open

 private:
  std::string address_;
};

}  // namespace kosmo
