#include "server/table_copy.h"

#include <fmt/format.h>
#include <boost/json.hpp>

#include "server/json_patch.h"

namespace json = boost::json;

namespace kosmo {
namespace {

Problem not_whole() { return {"The message does not hold together.", "Wiadomość jest niespójna."}; }

}  // namespace

Problem TableCopy::take(const json::object& message) {
  const json::value *table = message.if_contains("table"), *patch = message.if_contains("patch");
  const json::value* const number = message.if_contains("v");
  if (!number || !number->is_int64() || !table == !patch || (table && !table->is_object())) return not_whole();
  const std::int64_t v = number->get_int64();
  if (table) {
    table_ = *table, v_ = v;
    return {};
  }
  if (v != v_ + 1)
    return {fmt::format("Version {} came after {}.", v, v_), fmt::format("Wersja {} przyszła po {}.", v, v_)};
  if (Problem no = apply_patch(table_, *patch)) return no;
  v_ = v;
  return table_.is_object() ? Problem{} : not_whole();
}

}  // namespace kosmo
