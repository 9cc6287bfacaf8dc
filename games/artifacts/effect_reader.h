// The small vocabulary in which content files say what a card does.
#pragma once

#include "engine/content.h"
#include "games/artifacts/content.h"

namespace kosmo::artifacts {

// Where an effect stands: each place has its own words.
enum class Where : std::uint8_t { kCost, kAlways, kUsed, kAbility, kRow, kSetup };

Effects read_effects(const ContentEntry&, std::string_view key, Where);
// One row of an attack table: effects with "; " between them, or "none".
Effects read_row(const ContentEntry&, std::string_view key, const std::string& row);
Score read_score(const ContentEntry&, std::string_view key, const std::string& line);
Section read_section(const ContentEntry&, std::string_view key);

}  // namespace kosmo::artifacts
