#include <sys/resource.h>

#include <csignal>
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

TEST_F(NetworkTest, MessagesComeBackInOrder) {
  start();
  Peer& peer = connect();
  for (int i = 0; i < 500; ++i) send(peer, std::to_string(i));
  ASSERT_TRUE(soon([&] { return peer.texts.size() == 500; }));
  for (int i = 0; i < 500; ++i) EXPECT_EQ(peer.texts[i], std::to_string(i));
  EXPECT_TRUE(echoes(peer, "zażółć gęślą jaźń"));
}

TEST_F(NetworkTest, OneTextForManyIsSharedAndNotCopied) {
  start();
  Peer& first = connect();
  Peer& second = connect();
  auto text = std::make_shared<const std::string>(100'000, 'k');
  on_loop([&] {
    for (auto& [_, connection] : echo.open) connection->send(text);
  });
  EXPECT_TRUE(gets(first, *text) && gets(second, *text));
  EXPECT_TRUE(soon([&] { return text.use_count() == 1; }));
}

TEST_F(NetworkTest, AClientThatLeavesIsToldOfOnce) {
  start();
  Peer& polite = connect();
  Peer& rude = connect();
  on_loop([&] { polite.client->close(), rude.client->cut(); });
  EXPECT_TRUE(soon([&] { return echo.closed_count == 2 && echo.open.empty(); }));
  EXPECT_TRUE(ends(polite));
  EXPECT_EQ(polite.code, 1000);
  EXPECT_EQ(on_loop([&] { return network->figures().websockets; }), 0u);
}

TEST_F(NetworkTest, TheServerClosesAfterWhatIsQueued) {
  start();
  Peer& peer = connect();
  on_loop([&] {
    Connection& connection = *echo.open.begin()->second;
    for (int i = 0; i < 10; ++i) connection.send(std::make_shared<const std::string>(50'000, 'q'));
    connection.close("because");
    connection.send(std::make_shared<const std::string>("too late"));
  });
  ASSERT_TRUE(ends(peer));
  EXPECT_EQ(peer.texts.size(), 10u);
  EXPECT_EQ(peer.code, 1000);
  EXPECT_EQ(peer.reason, "because");
}

TEST_F(NetworkTest, WhoeverWasSentAwayIsNotListenedTo) {
  start();
  Peer& peer = connect();
  on_loop([&] {
    peer.client->send("bye");
    peer.client->send("still here");
  });
  ASSERT_TRUE(ends(peer));
  EXPECT_EQ(peer.reason, "because");
  EXPECT_EQ(on_loop([&] { return echo.texts; }), std::vector<std::string>{"bye"});
}

TEST_F(NetworkTest, AGoodbyeDuringAStreamOfMessagesIsAnswered) {
  start();
  Peer& peer = connect();
  send(peer, "hello");
  ASSERT_TRUE(gets(peer, "hello"));
  std::atomic<bool> stop = false;
  std::function<void()> talk = [&] {
    for (auto& [_, connection] : echo.open) connection->send(std::make_shared<const std::string>(1000, 't'));
    if (!stop) loop.post(talk);
  };
  on_loop(talk);
  ASSERT_TRUE(soon([&] { return peer.texts.size() > 100; }));
  on_loop([&] { peer.client->close(); });
  EXPECT_TRUE(ends(peer));
  EXPECT_EQ(peer.code, 1000);
  stop = true;
  EXPECT_TRUE(soon([&] { return echo.open.empty(); }));
  on_loop([] {});  // the last talk is over
}

TEST_F(NetworkTest, AMessageOfTheLimitIsReadAndOneByteMoreIsNot) {
  start();
  Peer& big = connect();
  Peer& other = connect();
  EXPECT_TRUE(echoes(big, std::string(16 << 10, 'a')));
  send(big, std::string((16 << 10) + 1, 'a'));
  ASSERT_TRUE(ends(big));
  EXPECT_EQ(big.code, 1009);
  EXPECT_EQ(refused(TurnedAway::kTooBig), 1u);
  EXPECT_TRUE(echoes(other, "still here"));
}

TEST_F(NetworkTest, ABinaryMessageIsRefused) {
  start();
  Peer& peer = connect();
  on_loop([&] { peer.client->send_binary("\x01\x02"); });
  ASSERT_TRUE(ends(peer));
  EXPECT_EQ(peer.code, 1003);
  EXPECT_EQ(refused(TurnedAway::kNotText), 1u);
  EXPECT_TRUE(on_loop([&] { return echo.texts.empty(); }));
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

TEST_F(NetworkTest, AClientThatDoesNotReadIsCutOff) {
  start();
  Peer& other = connect();
  Peer& slow = on_loop([&]() -> std::reference_wrapper<Peer> {
    Peer& p = make_peer("/ws", {}, "127.0.0.1");
    p.client->never_read();
    p.client->connect();
    return p;
  });
  ASSERT_TRUE(soon([&] { return slow.opened; }));
  send(slow, "flood");
  EXPECT_TRUE(soon([&] { return echo.closed_count == 1; }));
  EXPECT_EQ(refused(TurnedAway::kSlow), 1u);
  EXPECT_TRUE(echoes(other, "still here"));
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

TEST_F(NetworkTest, HalfAHandshakeIsNotWaitedForForever) {
  NetworkLimits limits;
  limits.request_within = milliseconds(200);
  start({}, limits);
  Peer& other = connect();
  Peer& nothing = connect_raw("");
  Peer& half = connect_raw("GET /ws HTTP/1.1\r\nHost: here\r\nUpgr");
  EXPECT_TRUE(ends(nothing) && ends(half));
  EXPECT_EQ(refused(TurnedAway::kTimeout), 2u);
  EXPECT_TRUE(echoes(other, "still here"));
}

TEST_F(NetworkTest, OneByteNowAndThenDoesNotHoldAPlace) {
  NetworkLimits limits;
  limits.request_within = milliseconds(300);
  start({}, limits);
  Peer& drip = connect_raw("GET / HTTP/1.1\r\nX: ");
  bool ended = false;
  for (int i = 0; i < 100 && !ended; ++i) {
    std::this_thread::sleep_for(milliseconds(20));
    on_loop([&] { drip.client->send_raw("y"); });
    ended = on_loop([&] { return drip.ended; });
  }
  EXPECT_TRUE(ended);
}

TEST_F(NetworkTest, AFullServerSaysSoUntilSomebodyLeaves) {
  NetworkLimits limits;
  limits.connections = 2;
  start({}, limits);
  Peer& first = connect();
  Peer& second = connect();
  Peer& third = connect();
  EXPECT_EQ(third.status, 503);
  EXPECT_NE(third.body.find("Serwer jest pełny."), std::string::npos);
  EXPECT_EQ(refused(TurnedAway::kFull), 1u);
  on_loop([&] { first.client->close(); });
  EXPECT_TRUE(soon([&] { return network->figures().connections == 1; }));
  EXPECT_TRUE(connect().opened);
  EXPECT_TRUE(echoes(second, "still here"));
}

TEST_F(NetworkTest, OneAddressHasOnlySoManyConnections) {
  NetworkLimits limits;
  limits.connections_per_address = 2;
  start({}, limits);
  Peer& first = connect();
  connect();
  EXPECT_EQ(connect().status, 429);
  EXPECT_EQ(refused(TurnedAway::kAddressFull), 1u);
  EXPECT_TRUE(echoes(first, "still here"));
  on_loop([&] { first.client->cut(); });
  EXPECT_TRUE(soon([&] { return network->figures().connections == 1; }));
  EXPECT_TRUE(connect().opened);
}

WsOptions forwarded(std::string addresses) { return {{{"X-Forwarded-For", std::move(addresses)}}, false}; }

TEST_F(NetworkTest, BehindAProxyTheLastForwardedAddressCounts) {
  NetworkLimits limits;
  limits.connections_per_address = 1;
  NetworkOptions options;
  options.behind_proxy = true;
  start(options, limits);
  EXPECT_TRUE(connect(forwarded("6.6.6.6, 10.0.0.1")).opened);
  EXPECT_TRUE(connect(forwarded("6.6.6.6, 10.0.0.2")).opened) << "only the last was written by the proxy";
  EXPECT_EQ(connect(forwarded("7.7.7.7, 10.0.0.1")).status, 429);
  EXPECT_TRUE(connect(forwarded("2001:db8:1:2:3:4:5:6")).opened);
  EXPECT_EQ(connect(forwarded("2001:db8:1:2:ffff::1")).status, 429) << "the same network";
  EXPECT_TRUE(connect(forwarded("rubbish")).opened);
  EXPECT_EQ(on_loop([&] { return echo.addresses; }),
            (std::vector<std::string>{"10.0.0.1", "10.0.0.2", "2001:db8:1:2::/64", "127.0.0.1"}));
}

TEST_F(NetworkTest, WithoutAProxyNobodyMakesUpAnAddress) {
  start();
  EXPECT_TRUE(connect(forwarded("10.0.0.1")).opened);
  EXPECT_EQ(on_loop([&] { return echo.addresses; }), std::vector<std::string>{"127.0.0.1"});
}

TEST_F(NetworkTest, OnlyOurOwnAndNamedPagesConnect) {
  NetworkOptions options;
  options.origins = {"https://play.example.org"};
  start(options);
  auto from = [&](std::string origin) -> Peer& { return connect({{{"Origin", origin}}, false}); };
  EXPECT_TRUE(from("http://127.0.0.1:" + std::to_string(network->port())).opened);
  EXPECT_TRUE(from("https://play.example.org").opened);
  Peer& other = from("https://evil.example.org");
  EXPECT_EQ(other.status, 403);
  EXPECT_EQ(other.body, R"({"error":{"code":"origin","en":"Pages from other places may not connect here.",)"
                        R"("pl":"Strony z innych miejsc nie mogą się tu łączyć."}})");
  EXPECT_EQ(from("null").status, 403);
  EXPECT_EQ(from("http://127.0.0.1").status, 403) << "another port is another place";
  EXPECT_EQ(refused(TurnedAway::kOrigin), 3u);
}

TEST_F(NetworkTest, WebSocketsAreAtOneAddressOnly) {
  start();
  EXPECT_EQ(connect({}, "/").status, 404);
  EXPECT_EQ(connect({}, "/api/ws").status, 404);
  EXPECT_TRUE(connect({}, "/ws?lang=pl").opened);
  EXPECT_EQ(status_of(get("/ws")), 426);
}

TEST_F(NetworkTest, AHandshakeWithoutItsKeyIsRefused) {
  start();
  const auto ask = [&](const std::string& more) {
    return http("GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n" + more +
                "\r\n");
  };
  const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", version = "Sec-WebSocket-Version: ";
  for (const std::string& bad : {std::string(), key, version + "13\r\n", "Sec-WebSocket-Key:\r\n" + version + "13\r\n",
                                 "Sec-WebSocket-Key: " + std::string(25, 'x') + "\r\n" + version + "13\r\n"}) {
    const std::string answer = ask(bad);
    EXPECT_EQ(status_of(answer), 400) << bad;
    EXPECT_TRUE(body_of(answer).starts_with(R"({"error":{"code":"bad_request","en":)")) << answer;
  }
  EXPECT_EQ(refused(TurnedAway::kBadRequest), 5u);
  const std::string other = ask(key + version + "8\r\n");
  EXPECT_EQ(status_of(other), 426);
  EXPECT_NE(other.find("Sec-WebSocket-Version: 13\r\n"), std::string::npos) << other;
  EXPECT_TRUE(body_of(other).starts_with(R"({"error":{"code":"upgrade","en":)")) << other;
  EXPECT_EQ(on_loop([&] { return echo.addresses.size(); }), 0u);
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

TEST_F(NetworkTest, StopSaysGoodbyeToEverybodyAfterWhatIsQueued) {
  start();
  Peer& first = connect();
  Peer& second = connect();
  Peer& idle = connect_raw("");
  std::atomic<bool> done = false;
  on_loop([&] {
    echo.open.begin()->second->send(std::make_shared<const std::string>(200'000, 'q'));
    network->stop(milliseconds(5000), [&] {
      EXPECT_EQ(echo.closed_count, 2);
      done = true;
    });
  });
  EXPECT_TRUE(soon([&] { return done.load(); }));
  EXPECT_TRUE(ends(first) && ends(second) && ends(idle));
  EXPECT_EQ(first.code, 1001);
  EXPECT_EQ(second.reason, "shutdown");
  EXPECT_EQ(first.texts.size() + second.texts.size(), 1u);
  EXPECT_EQ(connect().status, 0) << "nobody listens any more";
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

TEST_F(NetworkTest, StopLetsARequestFinish) {
  start();
  Peer& peer = connect_raw("GET /api/later HTTP/1.1\r\nHost: here\r\n\r\n");
  ASSERT_TRUE(soon([&] { return echo.waiting.size() == 1; }));
  std::atomic<bool> done = false;
  on_loop([&] { network->stop(milliseconds(5000), [&] { done = true; }); });
  EXPECT_FALSE(done);
  on_loop([&] {
    echo.waiting[0]({200, "text/plain", "here it is"});
    echo.waiting.clear();
  });
  EXPECT_TRUE(soon([&] { return done.load(); }));
  EXPECT_EQ(body_of(peer.raw), "here it is");
}

TEST_F(NetworkTest, ANetworkThatGoesAwayTellsNobody) {
  start();
  Peer& peer = connect();
  connect_raw("GET /api/later HTTP/1.1\r\nHost: here\r\n\r\n");
  ASSERT_TRUE(soon([&] { return echo.waiting.size() == 1; }));
  on_loop([&] { network.reset(); });
  EXPECT_TRUE(ends(peer));
  on_loop([&] {
    echo.waiting[0]({});
    echo.open.begin()->second->send(std::make_shared<const std::string>("nobody"));
  });
  EXPECT_EQ(echo.closed_count, 0);
}

TEST_F(NetworkTest, TwoThousandComeAndGo) {
  constexpr std::size_t kMany = 2000;
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  if (files.rlim_cur < 2 * kMany + 100) GTEST_SKIP() << "the system does not let us open so many sockets";
  NetworkLimits limits;
  limits.connections_per_address = kMany;
  start({}, limits);
  for (int round = 0; round < 2; ++round) {
    std::vector<Peer*> peers(kMany);
    on_loop([&] {
      for (Peer*& peer : peers) {
        peer = &make_peer("/ws", {}, "127.0.0.1");
        peer->client->connect();
        peer->client->send("hello");
      }
    });
    auto all_greeted = [&] {
      return std::all_of(peers.begin(), peers.end(), [](Peer* p) { return p->texts.size() == 1; });
    };
    ASSERT_TRUE(soon(all_greeted, milliseconds(60'000)));
    EXPECT_EQ(on_loop([&] { return network->figures().websockets; }), kMany);
    on_loop([&] {
      for (std::size_t i = 0; i < kMany; ++i) i % 2 ? peers[i]->client->close() : peers[i]->client->cut();
    });
    EXPECT_TRUE(soon([&] { return network->figures().connections == 0; }, milliseconds(60'000)));
    EXPECT_TRUE(soon([&] { return echo.open.empty(); }));
  }
  EXPECT_EQ(echo.closed_count, static_cast<int>(2 * kMany));
}

TEST_F(NetworkTest, BothKindsOfAddressWork) {
  NetworkOptions options;
  options.address = "::";
  network = std::make_unique<Network>(loop, echo, options);
  if (network->start()) GTEST_SKIP() << "no IPv6 here";
  start(options);
  EXPECT_TRUE(connect({}, "/ws", "::1").opened);
  EXPECT_TRUE(connect({}, "/ws", "127.0.0.1").opened);
  EXPECT_EQ(on_loop([&] { return echo.addresses; }), (std::vector<std::string>{"::1", "127.0.0.1"}));
}

TEST_F(NetworkTest, WhatPreventsListeningIsSaidInBothLanguages) {
  start();
  NetworkOptions options;
  options.port = network->port();
  Problem taken = Network(loop, echo, options).start();
  EXPECT_NE(taken.en.find("Another program already listens"), std::string::npos) << taken.en;
  EXPECT_NE(taken.pl.find("Inny program"), std::string::npos);
  for (const char* address : {"nonsense", "203.0.113.7", ""}) {
    options.address = address;
    Problem bad = Network(loop, echo, options).start();
    EXPECT_NE(bad.en.find("is not an address of this machine"), std::string::npos) << bad.en;
  }
  NetworkOptions no_files;
  no_files.files = "/nonexistent";
  EXPECT_NE(Network(loop, echo, no_files).start().pl.find("nie ma pliku index.html"), std::string::npos);
}

TEST_F(NetworkTest, APortForAdministratorsIsRefusedToOthers) {
  NetworkOptions options;
  options.port = 1;
  Problem problem = Network(loop, echo, options).start();
  if (!problem) GTEST_SKIP() << "this user may use every port";
  EXPECT_NE(problem.en.find("No permission"), std::string::npos) << problem.en;
}

TEST_F(NetworkTest, AnInterruptReachesTheLoop) {
  start();
  std::atomic<int> interrupts = 0;
  on_loop([&] { loop.on_interrupt([&] { ++interrupts; }); });
  std::raise(SIGTERM);
  EXPECT_TRUE(soon([&] { return interrupts == 1; }));
  std::raise(SIGINT);
  EXPECT_TRUE(soon([&] { return interrupts == 2; }));
}

TEST_F(NetworkTest, TheLoopRunsWorkInOrderAndInTime) {
  start();
  std::vector<int> order;
  on_loop([&] {
    loop.after(30, [&] { order.push_back(3); });
    loop.after(0, [&] { order.push_back(2); });
    order.push_back(1);
  });
  EXPECT_TRUE(soon([&] { return order == std::vector<int>{1, 2, 3}; }));
}

}  // namespace
}  // namespace kosmo::network_testing
