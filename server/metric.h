// Figures in the text format of Prometheus.
#pragma once

#include <string>

#include <fmt/format.h>

namespace kosmo {

class Metrics {
 public:
  // What goes up and down; what only grows.
  template <class Value>
  void gauge(std::string_view name, std::string_view help, Value value) {
    describe(name, "gauge", help);
    add(name, value);
  }
  template <class Value>
  void counter(std::string_view name, std::string_view help, Value value) {
    describe(name, "counter", help);
    add(name, value);
  }
  // A figure of several kinds: described once, then one line a kind, whose name ends with {kind="..."}.
  void describe(std::string_view name, std::string_view type, std::string_view help) {
    text_ += fmt::format("# HELP kosmoteka_{0} {2}\n# TYPE kosmoteka_{0} {1}\n", name, type, help);
  }
  template <class Value>
  void add(std::string_view name, Value value) {
    text_ += fmt::format("kosmoteka_{} {}\n", name, value);
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace kosmo
