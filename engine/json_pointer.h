// JSON pointers (RFC 6901) for scenarios: "/players/pink/hand" into the state, with good words when one leads nowhere.
#pragma once

#include "engine/basics.h"

namespace boost::json {
class value;
}

namespace kosmo {

// What the pointer leads to, or null.
const boost::json::value* find_at(const boost::json::value& root, std::string_view pointer);

// Puts the value there. In an object the last key may be new; in a list its number must exist. False: no such place.
bool put_at(boost::json::value& root, std::string_view pointer, boost::json::value value);

// Is there an object that could have the pointer's last key, but does not?
bool leads_to_a_gap(const boost::json::value& root, std::string_view pointer);

// A pointer that leads nowhere: how far it leads, and what is there instead.
Problem dead_end(const boost::json::value& root, std::string_view pointer);

// Does one pointer lead to where the other does, or into it?
bool overlap(std::string_view pointer, std::string_view other);

// As much of a value, or of a list, as is good to read in a message.
std::string shown(const boost::json::value&);
std::string listed(std::span<const std::string>);

}  // namespace kosmo
