// What bots must know of compensation that is about to be paid (CE-COMP).
#pragma once

#include <optional>

#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {

// As it would be paid now, or what is left to choose of it; none when nothing is due.
std::optional<Payment> payment_waiting(const State&);

}  // namespace kosmo::cosmic
