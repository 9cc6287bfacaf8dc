#include "engine/seed.h"

#include <charconv>

#include <fmt/format.h>
#include <sodium.h>

#include "engine/chacha.h"
#include "engine/rng.h"

namespace kosmo {
namespace {

constexpr char kMark = 'x';
constexpr std::size_t kBytes = 16;

// Streams of a wide seed's key. The first is the game's own chance.
constexpr std::uint64_t kNumbers = 1, kChildren = 2;

std::uint64_t joined(std::uint32_t low, std::uint32_t high) { return std::uint64_t{high} << 32 | low; }

template <class Number>
bool reads(std::string_view text, Number& number, int base) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace

Seed Seed::wide(std::uint64_t first, std::uint64_t second) {
  Seed seed;
  seed.words_ = {first, second};
  seed.wide_ = true;
  return seed;
}

std::optional<Seed> Seed::parse(std::string_view text) {
  Seed seed;
  if (!text.starts_with(kMark)) return reads(text, seed.words_[0], 10) ? std::optional(seed) : std::nullopt;
  text.remove_prefix(1);
  if (text.size() != 2 * kBytes) return {};
  seed.wide_ = true;
  for (std::size_t i = 0; i < kBytes; ++i) {
    std::uint8_t byte = 0;
    if (!reads(text.substr(2 * i, 2), byte, 16)) return {};
    seed.words_[i / 8] |= std::uint64_t{byte} << 8 * (i % 8);
  }
  return seed;
}

std::string Seed::text() const {
  if (!wide_) return std::to_string(words_[0]);
  std::string text{kMark};
  for (std::size_t i = 0; i < kBytes; ++i) text += fmt::format("{:02x}", words_[i / 8] >> 8 * (i % 8) & 0xff);
  return text;
}

std::string Seed::digest() const {
  const std::string shown = text();
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(shown.data()), shown.size());
  std::string digits;
  for (const unsigned char byte : hash) digits += fmt::format("{:02x}", byte);
  return digits;
}

std::uint64_t Seed::number() const {
  if (!wide_) return words_[0];
  const ChaChaBlock block = chacha20(words_, 0, kNumbers);
  return joined(block[0], block[1]);
}

Seed Seed::child(std::uint64_t which) const {
  if (!wide_) return Rng(words_[0] ^ ((which + 1) * 0x9e3779b97f4a7c15ULL)).next();
  const ChaChaBlock block = chacha20(words_, 0, kChildren + which);
  return wide(joined(block[0], block[1]), joined(block[2], block[3]));
}

}  // namespace kosmo
