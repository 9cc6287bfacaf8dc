#include "table/why.h"

namespace kosmo {

WhyAnswer why_part(const Table& table, Seat seat, const PartOfAction& part) {
  if (!table.over() && table.decision().seat != seat)
    return why_part(table.game(), part, table.why_not(seat, part.action));
  return why_part(table.truth(), part);
}

}  // namespace kosmo
