// "Why" asked at a table of a verb alone: engine/why.h, for any seat.
#pragma once

#include "engine/why.h"
#include "table/table.h"

namespace kosmo {

WhyAnswer why_part(const Table&, Seat, const PartOfAction&);

}  // namespace kosmo
