// Which names people may have, and which of them are the same to the eye. Names are what people know each other by, so
// nobody may take one that looks like somebody else's.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/basics.h"

namespace kosmo {

std::size_t count_characters(std::string_view utf8);

// The name as it is shown: surrounding spaces removed.
std::string trimmed_name(std::string_view name);

// The same for a name out of a store: what cannot be shown (a disk may have changed it) is a question mark.
std::string stored_name(std::string_view name);

// Whether somebody new may have this name: 1 to 40 characters that can be seen, in one script. What "one script" means
// is a little stricter than the level "highly restrictive" of Unicode's UTS 39 (names.cpp). Whoever was registered
// before these rules keeps their name.
Problem check_person_name(std::string_view name);

// What is left of a name when everything is taken away that a reader may overlook: names with the same skeleton are the
// same name. Never shown to anybody. What it covers is said in names.cpp.
std::string name_skeleton(std::string_view name);

// How names were compared before they had skeletons: small letters, those of Polish included.
std::string old_name_key(std::string_view name);
// The key of somebody whose skeleton another registered person had first, and of everybody until they are given their
// skeleton: by their exact name alone. No skeleton begins with a space, so the two kinds of key cannot meet.
inline std::string exact_key(std::string_view old_key) { return " " + std::string(old_key); }

// What the bots of tables are called: stars, said alike in both languages. A name follows from the table and the seat,
// so every server gives the same one, in lists and replays too, and nothing is stored. No two seats of a table have the
// same.
std::span<const std::string_view> bot_names();
std::string_view bot_name(std::string_view table, Seat);

// Bots are called so: by their id, what they are in either language, or one of the names that tables give them.
bool is_name_of_bot(std::string_view name);

// Whoever is called so seems to speak for the server: "Admin", "Serwer", also written apart or with signs between.
bool is_name_of_house(std::string_view name);

}  // namespace kosmo
