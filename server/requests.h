// The requests of docs/protocol.md in one table: what each is called, which keys it has, who may ask it, what it counts
// against, and who does it. The tables of the document are checked against this one.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace kosmo {

enum class Needs : std::uint8_t { kNothing, kName };  // kName: the server must know who asks
// What a request counts against, beside the limit of all requests.
enum class Budget : std::uint8_t {
  kNone,
  kHello,     // by address
  kEntry,     // by address: names and passwords
  kGuest,     // by address: the same, and one more person
  kRegister,  // by address: the same, unless a guest becomes this person
  kChat,      // by person
  kTable,     // by person and by address: new tables
};
enum class DoneBy : std::uint8_t {
  kHost,
  kTable,  // the server that owns the table: room_requests.h
};

struct RequestRule {
  std::string_view name;
  Needs needs;
  Budget budget;
  DoneBy by;
  std::array<std::string_view, 6> keys;  // beside `do` and `id`; a question mark: it may be left out
};

std::span<const RequestRule> request_rules();
const RequestRule* find_request(std::string_view name);  // null: there is none

constexpr bool may_be_left_out(std::string_view key) { return key.ends_with('?'); }
constexpr std::string_view bare_key(std::string_view key) {
  return may_be_left_out(key) ? key.substr(0, key.size() - 1) : key;
}

}  // namespace kosmo
