#include "engine/chacha.h"

#include <bit>

namespace kosmo {
namespace {

constexpr int kDoubleRounds = 10;

void quarter_round(ChaChaBlock& x, int a, int b, int c, int d) {
  x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 16);
  x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 12);
  x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 8);
  x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 7);
}

constexpr std::uint32_t low(std::uint64_t word) { return static_cast<std::uint32_t>(word); }
constexpr std::uint32_t high(std::uint64_t word) { return static_cast<std::uint32_t>(word >> 32); }

}  // namespace

ChaChaBlock chacha20(const ChaChaBlock& input) {
  ChaChaBlock x = input;
  for (int i = 0; i < kDoubleRounds; ++i) {
    for (int column = 0; column < 4; ++column) quarter_round(x, column, column + 4, column + 8, column + 12);
    for (int d = 0; d < 4; ++d) quarter_round(x, d, 4 + (d + 1) % 4, 8 + (d + 2) % 4, 12 + (d + 3) % 4);
  }
  for (std::size_t i = 0; i < x.size(); ++i) x[i] += input[i];
  return x;
}

ChaChaBlock chacha20(const std::array<std::uint64_t, 2>& key, std::uint64_t counter, std::uint64_t stream) {
  const std::uint32_t k0 = low(key[0]), k1 = high(key[0]), k2 = low(key[1]), k3 = high(key[1]);
  return chacha20({0x61707865, 0x3120646e, 0x79622d36, 0x6b206574,  // "expand 16-byte k"
                   k0, k1, k2, k3, k0, k1, k2, k3, low(counter), high(counter), low(stream), high(stream)});
}

}  // namespace kosmo
