// The machine's clock is set while the server is down, and what the host makes of it.
#include "server/host_testing.h"

namespace kosmo {
namespace {

// A bot answers when the last event is over. That event lies ahead now: nobody waits until it has come again.
TEST(HostTime, BotsPlayOnAfterTheClockWasSetBack) {
  constexpr std::int64_t kThreeHours = 3 * 3'600'000;
  TestServer server;
  Client ala(server, "Ala");
  const std::string t = ala.create("orion", {"random", "random"}), token = ala.token;
  ala.ok({{"do", "start"}, {"table", t}});
  server.pass(5'000);
  server.restart(-kThreeHours);
  ala.forget();
  const std::size_t before = server.journal(t).size();
  Client back(server);
  back.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}});
  back.ok({{"do", "watch"}, {"table", t}});
  server.pass(10'000);
  EXPECT_GT(server.journal(t).size(), before + 2);
}

// Nor where nobody looks on, whatever they wait for: an hour by correspondence, or two seconds.
TEST(HostTime, GamesOfBotsThatNobodyWatchesGoOnAfterTheClockWasSetBack) {
  constexpr std::int64_t kThreeHours = 3 * 3'600'000;
  for (const bool by_correspondence : {false, true}) {
    HostOptions options = patient_options();
    options.tick = 10'000;
    TestServer server(options);
    Client ala(server, "Ala");
    const std::string t =
        ala.create("orion", {"random", "random"},
                   by_correspondence ? json::object{{"kind", "days"}, {"days", 2}} : json::object{{"kind", "none"}});
    ala.ok({{"do", "start"}, {"table", t}});
    server.pass(5'000);
    server.restart(-kThreeHours);
    ala.forget();
    const std::size_t before = server.journal(t).size();
    server.pass(by_correspondence ? 2 * 3'600'000 : 60'000);
    EXPECT_GT(server.journal(t).size(), before + 1) << "more than that the game goes on";
    server.restart();
    const std::size_t then = server.journal(t).size();
    server.pass(by_correspondence ? 2 * 3'600'000 : 60'000);
    EXPECT_GT(server.journal(t).size(), then);
  }
}

// Nor do people wait longer for somebody who is not there.
TEST(HostTime, SomebodyWhoIsGoneIsHandedOverAfterTheClockWasSetBack) {
  HostOptions options = patient_options();
  options.tick = 60'000;
  TestServer server(options);
  TwoPlayers two(server, "orion");
  const bool first = &two.asked() == &two.a;
  const std::string token = first ? two.b.token : two.a.token, seat = two.asked().seat, table = two.table;
  server.restart(-3 * 3'600'000);
  two.a.forget(), two.b.forget();
  Client back(server);
  back.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}});
  back.ok(about("watch", table));
  const json::object request{{"do", "hand_over"}, {"table", table}, {"seat", seat}};
  EXPECT_EQ(back.code(request), "phase");
  server.pass(kAbsentMinutes * 60'000);
  EXPECT_EQ(back.code(request), "ok");
}

}  // namespace
}  // namespace kosmo
