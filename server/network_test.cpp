#include <sys/resource.h>

#include <csignal>

#include "server/network_testing.h"

namespace kosmo::network_testing {
namespace {

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
