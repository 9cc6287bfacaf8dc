#include "engine/chacha.h"

#include <gtest/gtest.h>

#include <fmt/format.h>

namespace kosmo {
namespace {

// The bytes of a block, each word's lowest first.
std::string bytes_of(const ChaChaBlock& block) {
  std::string text;
  for (const std::uint32_t word : block)
    for (int i = 0; i < 4; ++i) text += fmt::format("{:02x}", word >> 8 * i & 0xff);
  return text;
}

// A block as the RFC lays it out: a key of 256 bits, a counter of 32, a nonce of 96.
ChaChaBlock rfc_block(const std::array<std::uint32_t, 8>& key, std::uint32_t counter,
                      const std::array<std::uint32_t, 3>& nonce) {
  ChaChaBlock input{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  std::copy(key.begin(), key.end(), input.begin() + 4);
  input[12] = counter;
  std::copy(nonce.begin(), nonce.end(), input.begin() + 13);
  return chacha20(input);
}

// RFC 8439, 2.3.2
TEST(ChaCha, IsThatOfTheRfc) {
  const ChaChaBlock expected{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033,
                             0x9aaa2204, 0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                             0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
  EXPECT_EQ(rfc_block({0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c},
                      1, {0x09000000, 0x4a000000, 0}),
            expected);
}

// RFC 8439, A.1
TEST(ChaCha, HasTheKeyStreamsOfTheRfc) {
  EXPECT_EQ(bytes_of(rfc_block({}, 0, {})),
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
  EXPECT_EQ(bytes_of(rfc_block({}, 1, {})),
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
  EXPECT_EQ(bytes_of(rfc_block({0, 0, 0, 0, 0, 0, 0, 0x01000000}, 1, {})),
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
  EXPECT_EQ(bytes_of(rfc_block({0xff00}, 2, {})),
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096");
  EXPECT_EQ(bytes_of(rfc_block({}, 0, {0, 0, 0x02000000})),
            "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
            "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d");
}

// draft-strombergson-chacha-test-vectors, keys of 128 bits and 20 rounds: TC1 and TC8
TEST(ChaCha, OfAShortKeyIsThatOfItsAuthor) {
  EXPECT_EQ(bytes_of(chacha20({0, 0}, 0, 0)),
            "89670952608364fd00b2f90936f031c8e756e15dba04b8493d00429259b20f46"
            "cc04f111246b6c2ce066be3bfb32d9aa0fddfbc12123d4b9e44f34dca05a103f");
  EXPECT_EQ(bytes_of(chacha20({0, 0}, 1, 0)),
            "6cd135c2878c832b5896b134f6142a9d4d8d0d8f1026d20a0a81512cbce6e975"
            "8a7143d021978022a384141a80cea3062f41f67a752e66ad3411984c787e30ad");
  EXPECT_EQ(bytes_of(chacha20({0x78a8e88cb1c16ec4, 0x35b7df80e7375a72}, 0, 0x218268cfd531da1a)),
            "826abdd84460e2e9349f0ef4af5b179b426e4b2d109a9c5bb44000ae51bea90a"
            "496beeef62a76850ff3f0402c4ddc99f6db07f151c1c0dfac2e56565d6289625");
}

}  // namespace
}  // namespace kosmo
