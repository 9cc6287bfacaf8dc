// Sessions that end, whatever is sent: driven by hand, with every clock in our hands.
#include "server/websocket_testing.h"

#include <gtest/gtest.h>
#include <malloc.h>

#include <boost/beast/zlib/deflate_stream.hpp>
#include <memory>
#include <random>

namespace kosmo::network_testing {
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

// A text frame whose payload is compressed.
std::string compressed_frame(std::string_view text) {
  namespace zlib = boost::beast::zlib;
  zlib::deflate_stream stream;
  stream.reset(9, 9, 1, zlib::Strategy::normal);
  std::string out(text.size() + 100, '\0');
  zlib::z_params z;
  z.next_in = text.data(), z.avail_in = text.size();
  z.next_out = out.data(), z.avail_out = out.size();
  boost::system::error_code error;
  stream.write(z, zlib::Flush::sync, error);
  EXPECT_FALSE(error);
  out.resize(z.total_out - 4);  // the end of a message is not said
  return client_frame(0xc1, out);
}

TEST(WebSocketSession, ACompressedMessageIsRead) {
  DrivenSession session(true);
  ASSERT_TRUE(session.was_open());
  session.client_sends(compressed_frame("hello") + compressed_frame("hello"));
  session.work();
  EXPECT_EQ(session.client_reads(), "\x81\x05hello\x81\x05hello") << "short answers come as they are";
}

TEST(WebSocketSession, WhatIsInflatedCountsAgainstTheLimit) {
  const std::string bomb = compressed_frame(std::string(1 << 20, 'a'));
  ASSERT_LT(bomb.size(), 16u << 10);
  DrivenSession session(true);
  const auto begun = std::chrono::steady_clock::now();
  session.client_sends(bomb);
  session.work();
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(1));
  EXPECT_TRUE(session.client_reads().starts_with("\x88\x02\x03\xf1")) << "1009";
  session.client_hangs_up();
  session.work();
  EXPECT_TRUE(session.gone());
  EXPECT_EQ(session.figures()[TurnedAway::kTooBig], 1u);
  EXPECT_EQ(session.figures().messages_in, 0u);
}

TEST(WebSocketSession, WhatCannotBeInflatedEndsTheConnection) {
  std::mt19937 random(5);
  for (int i = 0; i < 300; ++i) {
    std::string frame = compressed_frame("a text that is compressed, and then compressed again, and again");
    for (auto n = 1 + random() % 3; n > 0; --n) frame[6 + random() % (frame.size() - 6)] ^= static_cast<char>(random());
    DrivenSession session(true);
    session.client_sends(frame);
    session.work();
    session.server_sends(1000);
    session.work();
    session.server_closes();
    session.work();
    session.tick(farewell());
    session.work();
    EXPECT_TRUE(session.ends());
  }
}

// What compression costs a connection that has sent and received.
TEST(WebSocketSession, ACompressedConnectionTakesSixtyThousandBytesMoreAtMost) {
  constexpr std::size_t kSessions = 20;
  const auto bytes_of = [](bool deflate) {
    const std::size_t before = mallinfo2().uordblks + mallinfo2().hblkhd;
    std::vector<std::unique_ptr<DrivenSession>> sessions;
    for (std::size_t i = 0; i < kSessions; ++i) {
      sessions.push_back(std::make_unique<DrivenSession>(deflate));
      sessions.back()->client_sends(deflate ? compressed_frame("hello") : client_frame(0x81, "hello"));
      sessions.back()->server_sends(20'000);
      sessions.back()->work();
      sessions.back()->client_reads();
    }
    return (mallinfo2().uordblks + mallinfo2().hblkhd - before) / kSessions;
  };
  const std::size_t plain = bytes_of(false), compressed = bytes_of(true);
  RecordProperty("more bytes", std::to_string(compressed - plain));
  EXPECT_LT(compressed, plain + 60'000);
}

TEST(WebSocketSession, EndsWhateverIsSent) {
  std::mt19937 random(13);
  for (int i = 0; i < 3000; ++i) {
    std::string script(1 + random() % 60, '\0');
    for (char& c : script) c = static_cast<char>(random() % 4 ? random() % 24 : random());
    // Kinds of frames that exist are worth more than others.
    for (std::size_t at = 1; at + 1 < script.size(); at += 1 + random() % 6)
      script[at] = static_cast<char>(0x80 | "\x1\x2\x8\x9\xa\x0\x41"[random() % 7]);
    ASSERT_EQ(play_session(script), "") << ::testing::PrintToString(script);
  }
}

}  // namespace
}  // namespace kosmo::network_testing
