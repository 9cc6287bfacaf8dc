// Why a request was not done: a code for programs, a sentence in both languages for people, and the rule, if one of the
// game's rules says so. The codes are listed in docs/protocol.md.
#pragma once

#include "engine/step.h"

namespace kosmo {

struct Fault {
  std::string_view code;  // empty: no fault
  Problem words;
  std::string rule;
  explicit operator bool() const { return !code.empty(); }
};

inline Fault fault(std::string_view code, std::string_view en, std::string_view pl) {
  return {code, {std::string(en), std::string(pl)}, ""};
}
inline Fault fault(std::string_view code, Problem words) { return {code, std::move(words), ""}; }
inline Fault fault(const Refusal& r) {
  return {"refused", {say(r.why, r.args, Lang::kEnglish), say(r.why, r.args, Lang::kPolish)}, std::string(r.rule)};
}

}  // namespace kosmo
