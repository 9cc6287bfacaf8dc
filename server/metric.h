// One figure in the text format of Prometheus.
#pragma once

#include <string>

#include <fmt/format.h>

namespace kosmo {

template <class Value>
void add_metric(std::string& out, std::string_view name, std::string_view kind, std::string_view help, Value value) {
  out +=
      fmt::format("# HELP kosmoteka_{0} {2}\n# TYPE kosmoteka_{0} {1}\nkosmoteka_{0} {3}\n", name, kind, help, value);
}

}  // namespace kosmo
