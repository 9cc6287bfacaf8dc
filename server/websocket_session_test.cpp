// Sessions that end, whatever is sent: driven by hand, with every clock in our hands.
#include "server/websocket_testing.h"

#include <gtest/gtest.h>

#include <random>

namespace kosmo::testing {
namespace {

using std::chrono::milliseconds;

const std::string kBinary("\x82\x80\0\0\0\0", 6), kGoodbye("\x88\x80\0\0\0\0", 6);
// Each ends a connection when it is read.
const std::string kTooLarge("\x81\xfe\xff\xff\0\0\0\0", 8);
const std::string kNotUtf8 = client_frame(0x81, "\xc3\x28");
const std::string kUnknownKind = client_frame(0x83, "?");
const std::string kNoMask("\x81\x02hi");
const std::string kBadGoodbye = client_frame(0x88, "x");

milliseconds farewell() { return NetworkLimits().request_within; }

TEST(WebSocketSession, ARefusedMessageBeforeAFrameThatEndsTheConnectionHoldsNothing) {
  for (const std::string& second : {kGoodbye, kTooLarge, kNotUtf8, kUnknownKind, kNoMask, kBadGoodbye, kBinary}) {
    DrivenSession session;
    ASSERT_TRUE(session.was_open());
    session.client_sends(kBinary + second);
    session.work();
    EXPECT_NE(session.client_reads().find("\x88\x0b\x03\xebtext only"), std::string::npos) << "1003 comes first";
    session.tick(farewell());
    session.work();
    EXPECT_TRUE(session.gone());
  }
}

TEST(WebSocketSession, AFrameThatEndsTheConnectionWhileTheServerLeavesHoldsNothing) {
  for (const std::string& second : {kGoodbye, kTooLarge, kNotUtf8, kUnknownKind, kNoMask, kBadGoodbye})
    for (int steps = 0; steps < 6; ++steps) {
      DrivenSession session;
      session.client_sends(second.substr(0, second.size() - 1));  // the server reads the rest of a frame
      session.work();
      session.server_closes();
      for (int i = 0; i < steps; ++i) session.work_once();
      session.client_sends(second.substr(second.size() - 1) + kGoodbye);
      session.work();
      session.tick(farewell());
      session.work();
      EXPECT_TRUE(session.gone()) << steps;
    }
}

TEST(WebSocketSession, BadFramesAreNotHeldOpenByAClientThatStays) {
  for (const std::string& bad : {kGoodbye, kTooLarge, kNotUtf8, kUnknownKind, kNoMask, kBadGoodbye}) {
    DrivenSession session;
    session.client_sends(bad);
    session.work();
    EXPECT_FALSE(session.gone()) << "the client has not hung up";
    session.tick(milliseconds(0));
    session.tick(farewell());
    session.work();
    EXPECT_TRUE(session.gone());
  }
}

TEST(WebSocketSession, APingAndAGoodbyeAtTheSameTimeHoldNothing) {
  for (int steps = 0; steps < 6; ++steps) {
    DrivenSession session;
    session.tick(NetworkLimits().ping_after);
    for (int i = 0; i < steps; ++i) session.work_once();
    session.client_sends(client_frame(0x89, "p") + client_frame(0x89, "q"));
    session.server_closes();
    session.work();
    session.client_hangs_up();
    session.work();
    session.tick(milliseconds(0));  // stops a reading that began again after the pongs
    session.work();
    EXPECT_TRUE(session.gone()) << steps;
    EXPECT_NE(session.client_reads().find("\x88\x09\x03\xe8"
                                          "because"),
              std::string::npos)
        << steps;
  }
}

TEST(WebSocketSession, AClientThatNeverReadsIsGoneAfterTheFarewell) {
  DrivenSession session;
  for (int i = 0; i < 60; ++i) session.server_sends(16 << 10);
  session.work();
  session.server_shuts_down();
  session.work();
  EXPECT_FALSE(session.gone()) << "what is queued is not taken";
  session.tick(farewell());
  session.work();
  EXPECT_TRUE(session.gone());
}

TEST(WebSocketSession, TheGoodbyeComesAfterWhatIsQueuedAndNothingAfterIt) {
  DrivenSession session;
  session.server_sends(3);
  session.server_closes();
  session.server_sends(3);
  session.work();
  EXPECT_EQ(session.client_reads(),
            "\x81\x03sss\x88\x09\x03\xe8"
            "because");
  session.client_sends(kGoodbye);
  session.work();
  EXPECT_FALSE(session.gone()) << "the client has not hung up";
  session.client_hangs_up();
  session.work();
  EXPECT_TRUE(session.gone());
  EXPECT_EQ(session.figures()[TurnedAway::kTimeout], 0u);
}

TEST(WebSocketSession, EndsWhateverIsSent) {
  std::mt19937 random(13);
  for (int i = 0; i < 3000; ++i) {
    std::string script(1 + random() % 60, '\0');
    for (char& c : script) c = static_cast<char>(random() % 4 ? random() % 24 : random());
    // Kinds of frames that exist are worth more than others.
    for (std::size_t at = 1; at + 1 < script.size(); at += 1 + random() % 6)
      script[at] = static_cast<char>(0x80 | "\x1\x2\x8\x9\xa\x0"[random() % 6]);
    ASSERT_EQ(play_session(script), "") << ::testing::PrintToString(script);
  }
}

}  // namespace
}  // namespace kosmo::testing
