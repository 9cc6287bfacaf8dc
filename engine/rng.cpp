#include "engine/rng.h"

#include "engine/chacha.h"

namespace kosmo {

// A block for every draw, of which one eighth is used: so a state need not hold the rest, and can be copied as it is.
std::uint64_t Rng::next_of_stream() {
  const std::uint64_t at = drawn();
  set_drawn(at + 1);
  const ChaChaBlock block = chacha20({state_[0], state_[1]}, at / 8, 0);
  return block[at % 8 * 2] | std::uint64_t{block[at % 8 * 2 + 1]} << 32;
}

}  // namespace kosmo
