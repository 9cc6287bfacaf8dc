// A text in both languages as JSON: {"en": ..., "pl": ...}.
#pragma once

#include <concepts>

#include <boost/json.hpp>

#include "engine/basics.h"

namespace kosmo {

// Puts it beside what the object holds already. `words` has `en` and `pl` (Text, Problem), or says it: words(Lang).
template <class Words>
void put_both(boost::json::object& out, const Words& words) {
  if constexpr (std::invocable<const Words&, Lang>) {
    out["en"] = words(Lang::kEnglish);
    out["pl"] = words(Lang::kPolish);
  } else {
    out["en"] = words.en;
    out["pl"] = words.pl;
  }
}
template <class Words>
boost::json::object both_json(const Words& words) {
  boost::json::object out;
  put_both(out, words);
  return out;
}
inline boost::json::object both_json(std::string_view en, std::string_view pl) { return {{"en", en}, {"pl", pl}}; }

}  // namespace kosmo
