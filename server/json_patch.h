// What has changed from one JSON text to another, as a JSON Patch (RFC 6902) of add, remove and replace.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

#include "engine/basics.h"

namespace kosmo {

// Of two JSON texts, as a JSON text; "[]": nothing has changed; empty: one of them is no JSON. What changed deep inside
// is told there, unless telling the whole around it anew is shorter; so no patch is longer than one that replaces
// everything.
std::string patch_between(std::string_view from, std::string_view to);

// Carries it out. After a problem the value is neither what it was nor what it should be.
Problem apply_patch(boost::json::value&, const boost::json::value& patch);

}  // namespace kosmo
