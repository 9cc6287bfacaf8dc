// What is read without a table: the games with their options and the bots; rules and cards of one game.
#pragma once

#include <span>

#include "engine/rules_text.h"
#include "server/connection.h"

namespace kosmo {

std::string catalog_members(bool unfinished = false);  // "games":[...],"players":[...]
std::string rules_json(std::span<const RuleText>);     // as /api/rules/<game> answers
HttpResponse catalog_response(std::string_view path);

}  // namespace kosmo
