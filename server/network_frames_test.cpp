// Frames of WebSocket, good and bad, whole and in pieces, compressed and not, at a server on real sockets.
#include <random>

#include "server/client_frame.h"
#include "server/network_testing.h"

namespace kosmo::network_testing {
namespace {

const std::string kHandshake =
    "GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

constexpr auto frame = client_frame;

// The code in the close frame that ends these bytes; 0: there is none.
int close_code(const std::string& raw) {
  auto at = raw.rfind('\x88');
  if (at == raw.npos || at + 4 > raw.size()) return 0;
  return static_cast<unsigned char>(raw[at + 2]) * 256 + static_cast<unsigned char>(raw[at + 3]);
}

// Shakes hands by hand, then sends these bytes.
class RawWebSocket : public NetworkTest {
 protected:
  Peer& shake_hands() {
    Peer& peer = connect_raw(kHandshake);
    EXPECT_TRUE(soon([&] { return peer.raw.ends_with("\r\n\r\n"); }));
    EXPECT_EQ(status_of(peer.raw), 101);
    return peer;
  }
  // How the server closes when it gets these bytes.
  int code_for(const std::string& bytes) {
    Peer& peer = shake_hands();
    on_loop([&] { peer.client->send_raw(bytes); });
    EXPECT_TRUE(ends(peer));
    return on_loop([&] { return close_code(peer.raw); });
  }
};

// What ends a connection, after an empty binary message that the server refuses, all in one write.
const std::string kRefused("\x82\x80\0\0\0\0", 6);
std::vector<std::string> endings() {
  return {kRefused + std::string("\x88\x80\0\0\0\0", 6),          // a goodbye
          kRefused + std::string("\x81\xfe\xff\xff\0\0\0\0", 8),  // too large
          kRefused + frame(0x81, "\xc3\x28"),                     // not UTF-8
          kRefused + frame(0x83, "unknown kind"),
          kRefused + frame(0x88, "x"),  // a goodbye that is none
          kRefused + kRefused,
          std::string("\x88\x80\0\0\0\0", 6),
          frame(0x83, "unknown kind")};
}

TEST_F(RawWebSocket, ASessionEndsWhateverIsSent) {
  NetworkLimits limits;
  limits.request_within = milliseconds(300);
  start({}, limits);
  for (const std::string& bytes : endings()) {
    Peer& polite = shake_hands();  // hangs up when the server does
    Peer& stays = connect_raw(kHandshake, false);
    ASSERT_TRUE(soon([&] { return echo.open.size() == 2; }));
    on_loop([&] { polite.client->send_raw(bytes), stays.client->send_raw(bytes); });
    EXPECT_TRUE(ends(polite));
    EXPECT_TRUE(soon([&] { return echo.open.empty(); }, milliseconds(3000)));
    EXPECT_TRUE(soon([&] { return network->figures().connections == 0; }, milliseconds(1000)));
  }
}

TEST_F(RawWebSocket, StopEndsInTimeWhateverWasSent) {
  start();
  std::size_t count = 0;
  for (const std::string& bytes : endings()) {
    Peer& peer = connect_raw(kHandshake, false);
    ++count;
    ASSERT_TRUE(soon([&] { return echo.addresses.size() == count; }));
    on_loop([&] { peer.client->send_raw(bytes); });
  }
  std::atomic<bool> done = false;
  on_loop([&] {
    network->stop(milliseconds(300), [&] {
      EXPECT_TRUE(echo.open.empty());
      done = true;
    });
  });
  EXPECT_TRUE(soon([&] { return done.load(); }, milliseconds(3000)));
  EXPECT_EQ(on_loop([&] { return network->figures().dropped; }), count);
}

TEST_F(RawWebSocket, WhoeverMakesTheServerStumbleDoesNotStay) {
  start();
  Peer& other = connect();
  Peer& peer = connect();
  send(peer, "stumble");
  EXPECT_TRUE(ends(peer));
  EXPECT_TRUE(soon([&] { return network->figures().connections == 1; }));
  EXPECT_TRUE(echoes(other, "still here"));
}

TEST_F(RawWebSocket, AClientThatTalksButDoesNotReadIsCutOff) {
  NetworkLimits limits;
  limits.cut_after = milliseconds(800);
  limits.queue_bytes = 256 << 20;
  start({}, limits);
  Peer& deaf = connect_raw(kHandshake, false);
  ASSERT_TRUE(soon([&] { return echo.open.size() == 1; }));
  on_loop([&] {
    auto some = std::make_shared<const std::string>(8 << 10, 's');
    for (int i = 0; i < 4000; ++i) echo.open.begin()->second->send(some);
  });
  for (int i = 0; i < 100 && refused(TurnedAway::kSlow) == 0; ++i) {
    on_loop([&] { deaf.client->send_raw(frame(0x8a, "alive")); });
    std::this_thread::sleep_for(milliseconds(50));
  }
  EXPECT_EQ(refused(TurnedAway::kSlow), 1u);
  EXPECT_TRUE(soon([&] { return network->figures().connections == 0; }));
}

TEST_F(RawWebSocket, FramesThatAreNoneGetTheirCode) {
  start();
  Peer& other = connect();
  EXPECT_EQ(code_for(frame(0x81, "\xc3\x28")), 1007) << "not UTF-8";
  EXPECT_EQ(code_for(frame(0x81, "\xed\xa0\x80")), 1007) << "half of a surrogate pair";
  EXPECT_EQ(code_for(frame(0xc1, "reserved bit")), 1002);
  EXPECT_EQ(code_for(frame(0x83, "unknown kind")), 1002);
  EXPECT_EQ(code_for("\x81\x02hi"), 1002) << "no mask";
  EXPECT_EQ(code_for(frame(0x80, "continues nothing")), 1002);
  EXPECT_EQ(code_for(frame(0x01, std::string(9000, 'a')) + frame(0x80, std::string(9000, 'a'))), 1009) << "in pieces";
  EXPECT_EQ(code_for(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14)), 1009)
      << "says it is endless";
  EXPECT_TRUE(echoes(other, "still here"));
  EXPECT_TRUE(soon([&] { return network->figures().websockets == 1; }));
}

TEST_F(RawWebSocket, AMessageInPiecesWithAPingBetweenIsOneMessage) {
  start();
  Peer& peer = shake_hands();
  on_loop([&] { peer.client->send_raw(frame(0x01, "one ") + frame(0x89, "p") + frame(0x80, "text")); });
  EXPECT_TRUE(soon([&] { return peer.raw.ends_with("one text"); }));
  EXPECT_NE(peer.raw.find("\x8a\x01p"), std::string::npos) << "the ping is answered";
}

TEST_F(RawWebSocket, SilenceIsAskedAboutAndThenCutOff) {
  NetworkLimits limits;
  limits.ping_after = milliseconds(100);
  limits.cut_after = milliseconds(600);
  start({}, limits);
  Peer& living = connect();  // answers pings by itself
  Peer& silent = shake_hands();
  EXPECT_TRUE(soon([&] { return silent.raw.find(std::string("\x89\0", 2)) != std::string::npos; })) << "no ping";
  EXPECT_TRUE(ends(silent));
  EXPECT_EQ(refused(TurnedAway::kSilent), 1u);
  std::this_thread::sleep_for(milliseconds(700));
  EXPECT_TRUE(echoes(living, "still here"));
}

TEST_F(RawWebSocket, StopDoesNotWaitForeverForThoseWhoDoNotAnswer) {
  start();
  Peer& silent = shake_hands();
  connect_raw("GET /api/later HTTP/1.1\r\nHost: here\r\n\r\n");
  ASSERT_TRUE(soon([&] { return echo.waiting.size() == 1; }));
  std::atomic<bool> done = false;
  on_loop([&] { network->stop(milliseconds(200), [&] { done = true; }); });
  EXPECT_TRUE(soon([&] { return done.load(); }, milliseconds(4000)));
  EXPECT_EQ(close_code(silent.raw), 1001);
  EXPECT_EQ(echo.closed_count, 1);
  on_loop([&] { echo.waiting[0]({}); });  // too late, and harmless
}

TEST_F(NetworkTest, GarbageHurtsNobody) {
  start();
  Peer& other = connect();
  std::mt19937 random(7);
  auto noise = [&](std::size_t size) {
    std::string bytes(size, '\0');
    for (char& c : bytes) c = static_cast<char>(random());
    return bytes;
  };
  for (int i = 0; i < 60; ++i) {
    std::string bytes = noise(1 + random() % 3000);
    if (i % 3 == 1) bytes = kHandshake.substr(0, random() % kHandshake.size()) + bytes;
    if (i % 3 == 2) bytes = "GET /api/" + bytes + " HTTP/1.1\r\n\r\n";
    connect_raw(bytes);
  }
  for (int i = 0; i < 60; ++i) {
    Peer& peer = connect_raw(kHandshake);
    std::string bytes = i % 2 ? noise(1 + random() % 3000) : frame(0x81, noise(random() % 100));
    ASSERT_TRUE(soon([&] { return peer.raw.ends_with("\r\n\r\n"); }));
    on_loop([&] { peer.client->send_raw(bytes); });
  }
  EXPECT_TRUE(echoes(other, "still here"));
}

TEST_F(NetworkTest, FramesBeforeTheHandshakeIsAnsweredAreRefused) {
  start();
  EXPECT_EQ(status_of(http(kHandshake + frame(0x81, "early"))), 400);
}

TEST_F(NetworkTest, ACompressedMessageHasTheSameLimit) {
  start();
  Peer& peer = connect({{}, true});
  EXPECT_TRUE(echoes(peer, std::string(10'000, 'a')));
  EXPECT_LT(on_loop([&] { return peer.client->bytes_received(); }), 1'000u) << "the answer was compressed";
  send(peer, std::string(4 << 20, 'a'));  // a few kilobytes on the wire
  ASSERT_TRUE(ends(peer));
  EXPECT_EQ(peer.code, 1009);
}

TEST_F(NetworkTest, WhoeverOffersCompressionGetsItWithAWindowToChooseOrWithout) {
  start();
  const auto answer_to = [&](const std::string& offer) {
    std::string handshake = kHandshake;
    handshake.insert(handshake.size() - 2, "Sec-WebSocket-Extensions: " + offer + "\r\n");
    Peer& peer = connect_raw(handshake);
    EXPECT_TRUE(soon([&] { return peer.raw.ends_with("\r\n\r\n"); }));
    return peer.raw;
  };
  EXPECT_NE(answer_to("permessage-deflate; client_max_window_bits").find("client_max_window_bits=9"),
            std::string::npos);
  const std::string without = answer_to("permessage-deflate");  // as Firefox does
  EXPECT_NE(without.find("permessage-deflate"), std::string::npos);
  EXPECT_EQ(without.find("client_max_window_bits"), std::string::npos);
  EXPECT_EQ(answer_to("x-unheard-of").find("Extensions"), std::string::npos);
  EXPECT_NE(answer_to("permessage-deflate; server_max_window_bits=10").find("server_max_window_bits=10"),
            std::string::npos);
  for (const char* bits : {"8", "\"8\"", " 8 ; client_max_window_bits"}) {
    const std::string declined = answer_to(std::string("permessage-deflate; server_max_window_bits=") + bits);
    EXPECT_EQ(declined.find("HTTP/1.1 101"), 0u);
    EXPECT_EQ(declined.find("Extensions"), std::string::npos) << "zlib has no window so small";
  }
}

TEST_F(NetworkTest, ACompressedMessageOfAnyLengthArrives) {
  start();
  Peer& peer = connect({{}, true});
  for (std::size_t size = 1; size <= NetworkLimits().message_bytes; size += size < 300 ? 1 : 61)
    ASSERT_TRUE(echoes(peer, std::string(size, 'a'))) << size;
}

}  // namespace
}  // namespace kosmo::network_testing
