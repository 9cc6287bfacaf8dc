#include "server/journal_sum.h"

#include <array>
#include <stdexcept>

#include <sodium.h>

namespace kosmo {
namespace {

constexpr std::size_t kBytes = crypto_generichash_BYTES_MIN;  // BLAKE2b of 128 bits

class Hash {
 public:
  Hash() {
    static const bool ready = sodium_init() >= 0;
    if (!ready) throw std::runtime_error("libsodium cannot be initialised");
    crypto_generichash_init(&state_, nullptr, 0, kBytes);
  }
  Hash& add(std::string_view text) {
    crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return *this;
  }
  std::string text() {
    std::array<unsigned char, kBytes> bytes;
    crypto_generichash_final(&state_, bytes.data(), bytes.size());
    std::string text(sodium_base64_ENCODED_LEN(kBytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    text.pop_back();  // the terminating zero
    return text;
  }

 private:
  crypto_generichash_state state_;
};

// What is of any length comes last, so that no two lists of parts read alike.
std::string sum_of(std::string_view kind, std::string_view table, std::string_view before, std::int64_t number,
                   std::string_view text) {
  return Hash()
      .add(kind)
      .add("\n")
      .add(table)
      .add("\n")
      .add(before)
      .add("\n")
      .add(std::to_string(number))
      .add("\n")
      .add(text)
      .text();
}

}  // namespace

std::string sum_of_event(std::string_view table, std::string_view before, std::int64_t number, std::string_view event) {
  return sum_of("event", table, before, number, event);
}

std::vector<std::string> sums_of_events(std::string_view table, std::span<const std::string> events) {
  std::vector<std::string> sums;
  sums.reserve(events.size());
  for (const std::string& event : events) {
    const std::string before = sums.empty() ? "" : sums.back();
    sums.push_back(sum_of_event(table, before, static_cast<std::int64_t>(sums.size()) + 1, event));
  }
  return sums;
}

std::string sum_of_snapshot(std::string_view table, std::string_view at, std::int64_t number,
                            std::string_view snapshot) {
  return sum_of("snapshot", table, at, number, snapshot);
}

}  // namespace kosmo
