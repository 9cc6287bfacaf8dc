// A set of small numbers, one bit each: cards of which there is one of each sort. For games that count and compare what
// somebody has at every turn.
#pragma once

#include "engine/basics.h"

namespace kosmo {

template <int N>
class BitSet {
 public:
  static constexpr int capacity() { return N; }
  constexpr bool contains(int i) const { return (words_[i / 64] >> (i % 64) & 1) != 0; }
  constexpr void add(int i) { words_[i / 64] |= bit(i % 64); }
  constexpr void remove(int i) { words_[i / 64] &= ~bit(i % 64); }
  constexpr void clear() { words_ = {}; }
  constexpr bool empty() const {
    for (const std::uint64_t word : words_)
      if (word != 0) return false;
    return true;
  }
  constexpr int size() const {
    int n = 0;
    for (const std::uint64_t word : words_) n += count_bits(word);
    return n;
  }
  // Calls f(i) for every number in the set, lowest first.
  template <class F>
  constexpr void each(F&& f) const {
    for (int w = 0; w < kWords; ++w) each_bit(words_[w], [&](int i) { f(w * 64 + i); });
  }
  constexpr BitSet operator|(const BitSet& other) const {
    BitSet out = *this;
    for (int w = 0; w < kWords; ++w) out.words_[w] |= other.words_[w];
    return out;
  }
  constexpr BitSet operator&(const BitSet& other) const {
    BitSet out = *this;
    for (int w = 0; w < kWords; ++w) out.words_[w] &= other.words_[w];
    return out;
  }
  // Without those of the other.
  constexpr BitSet operator-(const BitSet& other) const {
    BitSet out = *this;
    for (int w = 0; w < kWords; ++w) out.words_[w] &= ~other.words_[w];
    return out;
  }
  constexpr bool operator==(const BitSet&) const = default;

  std::span<std::uint64_t> words() { return words_; }

 private:
  static constexpr int kWords = (N + 63) / 64;
  Array<std::uint64_t, kWords> words_{};
};

}  // namespace kosmo
