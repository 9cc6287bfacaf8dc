// The requests of docs/protocol.md in one table: what each is called, which keys it has and what may stand there, who
// may ask it, what it counts against, and who does it. From here requests are read, written and printed; the tables of
// the document are checked against it, and the types of the browser client are made from it.
#pragma once

#include <array>
#include <span>

#include <boost/json/fwd.hpp>

#include "server/asks.h"

namespace kosmo {

enum class Needs : std::uint8_t {
  kNothing,
  kSeat,  // the server must know who asks, or the token of a seat at that table was shown (`watch`)
  kName,  // the server must know who asks
};
inline constexpr Array<std::string_view, 3> kNeedsNames{"nothing", "seat", "name"};

// What a request counts against, beside the limit of all requests.
enum class Budget : std::uint8_t {
  kNone,
  kHello,     // by address
  kEntry,     // by address: names and passwords
  kGuest,     // by address: the same, and one more person
  kRegister,  // by address: the same, unless a guest becomes this person
  kChat,      // by person
  kTable,     // by person and by address: new tables
  kUndo,      // by person, or by seat where only its token was shown: taking back
  kTry,       // the same: looking what would be
};
inline constexpr Array<std::string_view, 9> kBudgetNames{"none", "hello", "entry", "guest", "register",
                                                         "chat", "table", "undo",  "try"};

// What stands behind a key.
enum class ValueKind : std::uint8_t {
  kText,
  kName,         // of a person: a text, refused in words for people
  kGame,         // the id of one: a text
  kNumber,       // whole, from 0 to 2^53
  kFlag,         // true or false
  kSeats,        // who sits: texts
  kOptions,      // numbers by their name
  kClock,        // TimeControl
  kPreferences,  // a list of Preference
  kActions,      // a list of 1 to 64 actions
  kWindows,      // Windows
};
inline constexpr Array<std::string_view, 11> kValueKindNames{
    "text", "name", "game", "number", "flag", "seats", "options", "clock", "preferences", "actions", "windows"};

inline constexpr std::int64_t kMostNumber = std::int64_t{1} << 53;  // what JavaScript counts exactly

struct KeyRule {
  std::string_view name;  // empty: no key
  bool may_be_left_out = false;
  ValueKind kind = ValueKind::kText;
  std::size_t most_bytes = 0;  // of a text
  // Reads the value into the request that this is a key of, or says what is wrong with it.
  Fault (*read)(const KeyRule&, const boost::json::value&, Ask&) = nullptr;
  // Adds key and value to the object, unless it was left out.
  void (*write)(const KeyRule&, const Ask&, boost::json::object&) = nullptr;
};

struct RequestRule {
  std::string_view name;
  Needs needs = Needs::kNothing;
  Budget budget = Budget::kNone;
  bool by_table = false;          // a table answers it (TableAsk), else the host
  std::array<KeyRule, 8> keys{};  // beside `do` and `id`
  std::size_t index = 0;          // in Ask
  Ask (*make)() = nullptr;        // such a request, with nothing read yet
};

std::span<const RequestRule> request_rules();            // in the order of Ask
const RequestRule* find_request(std::string_view name);  // null: there is none
const RequestRule& rule_of(const Ask&);
template <class A>
const RequestRule& rule_for() {
  return request_rules()[kIndexIn<A, Ask>];
}

// The table as JSON, for those who make clients.
std::string requests_json();

}  // namespace kosmo
