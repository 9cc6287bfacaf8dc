// The page that `kosmoteka simulate --html` writes: win rates as dots with their intervals, and the same in tables.
#pragma once

#include "cli/figures.h"

namespace kosmo {

// One file that needs nothing else: no script, no font, no picture from anywhere. The same figures give the same page.
std::string simulation_page(const SimulationPlan&, const Figures&, Lang);

}  // namespace kosmo
