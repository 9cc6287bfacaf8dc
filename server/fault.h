// Why a request was not done: a code for programs, a sentence in both languages for people, and the rule, if one of the
// game's rules says so.
#pragma once

#include <algorithm>

#include "engine/step.h"

namespace kosmo {

// What each means stands in docs/protocol.md, in this order.
enum class Code : std::uint8_t {
  kNone,  // no fault
  kMalformed,
  kUnknown,
  kFirst,
  kVersion,
  kToken,
  kName,
  kTaken,
  kLogin,
  kTooFast,
  kNoTable,
  kSetup,
  kSeat,
  kNotSeated,
  kNotHost,
  kMuted,
  kPhase,
  kLate,
  kRefused,
  kUndo,
  kHold,
  kTooMany,
  kUnavailable,
  kBroken,
};
inline constexpr Array<std::string_view, 24> kCodeNames{
    "",      "malformed", "unknown",  "first", "version", "token",      "name",        "taken",
    "login", "too_fast",  "no_table", "setup", "seat",    "not_seated", "not_host",    "muted",
    "phase", "late",      "refused",  "undo",  "hold",    "too_many",   "unavailable", "broken"};
static_assert(kCodeNames[Code::kBroken] == "broken");

// The code of that name. One that is not known here was sent by a newer program: it could not be done, and it is not
// known why.
constexpr Code code_named(std::string_view name) {
  const auto found = std::find(kCodeNames.begin(), kCodeNames.end(), name);
  return found == kCodeNames.end() ? Code::kUnavailable : static_cast<Code>(found - kCodeNames.begin());
}

struct Fault {
  Code code = Code::kNone;
  Problem words;
  std::string rule{};
  int at = -1;  // of several actions, the one that is meant
  explicit operator bool() const { return code != Code::kNone; }
};

inline Fault fault(Code code, std::string_view en, std::string_view pl) {
  return {code, {std::string(en), std::string(pl)}};
}
inline Fault at_place(Fault fault, std::size_t place) {  // of several actions
  fault.at = static_cast<int>(place);
  return fault;
}
inline Fault malformed(std::string_view en, std::string_view pl) { return fault(Code::kMalformed, en, pl); }
inline Fault fault(Code code, Problem words) { return {code, std::move(words)}; }
inline Fault fault(const Refusal& r) {
  return {Code::kRefused, {say(r.why, r.args, Lang::kEnglish), say(r.why, r.args, Lang::kPolish)}, std::string(r.rule)};
}

}  // namespace kosmo
