// The requests of docs/protocol.md, a struct each with its own members and nothing else. What each is called, who may
// ask it and what its keys must be stands in the one table of requests (requests.cpp).
//
// Another request is: its struct here and its place in `Ask`, a row in the table, and whoever does it (`take` of a part
// of the host, or `ask_room` if a table answers it). The compiler names the one that is missing.
#pragma once

#include <algorithm>
#include <type_traits>
#include <variant>

#include "server/room_requests.h"

namespace kosmo {

// `key` is what a request is known by when it comes again; empty: by nothing. What may be left out is then empty, zero
// or false.
namespace asks {

struct Actions {
  std::vector<std::string> all{};
  bool operator==(const Actions&) const = default;
};
inline constexpr std::size_t kMostActions = 64;

struct Hello {
  std::int64_t protocol = 0;
  std::string token{};
};
struct Guest {
  std::string name{};
};
struct Register {
  std::string name{}, password{};
};
struct Login {
  std::string name{}, password{};
};
struct Logout {
  bool everywhere = false;
};
struct Password {
  std::string password{}, new_password{};
};
struct Delete {
  std::string password{};
};
struct History {
  std::int64_t before = 0;
};
// Games that are not complete, and their tables, are told only to who asks for them.
struct Games {
  bool unfinished = false;
};
struct Tables {
  bool unfinished = false;
};
struct Create {
  std::string game{};
  std::vector<std::string> seats{};
  std::vector<std::pair<std::string, int>> options{};
  TimeControl clock{};
  bool is_public = false;
  std::string key{};
  Windows windows{};
  std::int64_t absent_minutes = 0;
  TablePlan plan() const {
    const std::int64_t most = kMostAbsentMinutes + 1;  // too many stay too many
    const int minutes = absent_minutes == 0 ? kAbsentMinutes : static_cast<int>(std::min(absent_minutes, most));
    return {game, seats, options, clock, is_public, windows, minutes};
  }
};
struct Watch {
  std::string table{};
  std::int64_t after = 0;
  std::string seat_token{};
  bool gallery = false;
};
struct Unwatch {
  std::string table{};
};
struct Sit {
  std::string table{}, seat{}, key{};
};
struct Stand {
  std::string table{};
};
struct SetSeat {
  std::string table{}, seat{}, player{};
};
struct Start {
  std::string table{}, key{};
};
struct Cancel {
  std::string table{};
};
struct Remove {
  std::string table{}, seat{};
};
struct Mute {
  std::string table{};
  std::int64_t said = 0;
  bool muted = false;
};
struct Rematch {
  std::string table{};
};
struct Act {  // one action, or several
  std::string table{};
  std::int64_t ticket = 0;
  std::string action{};
  Actions actions{};
};
struct Try {
  std::string table{};
  Actions actions{};
};
struct Why {
  std::string table{}, action{};
};
struct Undo {
  std::string table{};
  std::int64_t ticket = 0;
  std::string to{};  // "last" or "turn"
};
struct Hold {
  std::string table{};
  std::int64_t ticket = 0;
};
struct HandOver {
  std::string table{}, seat{};
};
struct AskUndo {
  std::string table{};
};
struct AnswerUndo {
  std::string table{};
  bool agree = false;
};
struct Back {
  std::string table{};
};
struct Chat {
  std::string table{}, text{}, key{};
};
struct Prefer {
  std::string table{};
  std::vector<Preference> rules{};
};
struct Ping {};

}  // namespace asks

using Ask =
    std::variant<asks::Hello, asks::Guest, asks::Register, asks::Login, asks::Logout, asks::Password, asks::Delete,
                 asks::History, asks::Games, asks::Tables, asks::Create, asks::Watch, asks::Unwatch, asks::Sit,
                 asks::Stand, asks::SetSeat, asks::Start, asks::Cancel, asks::Remove, asks::Mute, asks::Rematch,
                 asks::Act, asks::Try, asks::Why, asks::Undo, asks::Hold, asks::HandOver, asks::AskUndo,
                 asks::AnswerUndo, asks::Back, asks::Chat, asks::Prefer, asks::Ping>;

// Those that a table answers, at the server that owns it.
using TableAsk = std::variant<asks::Sit, asks::Stand, asks::SetSeat, asks::Start, asks::Cancel, asks::Remove,
                              asks::Mute, asks::Rematch, asks::Act, asks::Undo, asks::Hold, asks::HandOver,
                              asks::AskUndo, asks::AnswerUndo, asks::Back, asks::Chat, asks::Prefer>;

template <class A, class Variant>
inline constexpr bool kIsOneOf = false;
template <class A, class... All>
inline constexpr bool kIsOneOf<A, std::variant<All...>> = (std::is_same_v<A, All> || ...);
template <class A, class Variant>
inline constexpr std::size_t kIndexIn = 0;
template <class A, class... All>
inline constexpr std::size_t kIndexIn<A, std::variant<All...>> = [] {
  std::size_t index = 0;
  (void)((std::is_same_v<A, All> || (++index, false)) || ...);
  return index;
}();
template <class A>
inline constexpr bool kAskedOfTable = kIsOneOf<A, TableAsk>;

// The table that a request is about; empty: about none.
template <class... All>
std::string table_of(const std::variant<All...>& ask) {
  return std::visit(
      [](const auto& one) {
        if constexpr (requires { one.table; })
          return one.table;
        else
          return std::string();
      },
      ask);
}

// The same request, if a table answers it.
std::optional<TableAsk> asked_of_table(const Ask&);
Ask as_ask(const TableAsk&);

}  // namespace kosmo
