// ChaCha20 (RFC 8439), its block function: from sixteen words to sixteen that tell nothing of the key among them.
#pragma once

#include <array>
#include <cstdint>

namespace kosmo {

// Four words of constants, eight of the key, two of the counter, two of the stream.
using ChaChaBlock = std::array<std::uint32_t, 16>;

ChaChaBlock chacha20(const ChaChaBlock& input);

// The block that a key of 128 bits gives at a place of one of its streams. As the cipher's author has it, a short key
// stands there twice, under constants of its own. Words are little-endian: the key's first byte is the lowest of
// key[0].
ChaChaBlock chacha20(const std::array<std::uint64_t, 2>& key, std::uint64_t counter, std::uint64_t stream);

}  // namespace kosmo
