#include <filesystem>
#include <fstream>

#include "server/network_testing.h"

namespace kosmo::network_testing {
namespace {

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++n;
  return n;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

TEST_F(NetworkTest, TheHandlerAnswersWhatIsItsOwn) {
  start();
  EXPECT_EQ(body_of(get("/api/games?lang=pl&x=%20")), "GET /api/games lang=pl&x=%20");
  EXPECT_EQ(body_of(get("/api/rules/m%C3%B3j%20st%C3%B3%C5%82")), "GET /api/rules/mój stół ");
  EXPECT_EQ(body_of(get("/health")), "GET /health ");
  EXPECT_EQ(body_of(get("/metrics")), "GET /metrics ");
  EXPECT_EQ(body_of(get("/api/twice")), "GET /api/twice ") << "a second answer does not count";
  EXPECT_TRUE(has(get("/apis"), "text/html")) << "not the Handler's";
}

TEST_F(NetworkTest, HeadIsAnsweredWithoutItsBody) {
  start();
  std::string answer = get("/health", "", "HEAD");
  EXPECT_EQ(status_of(answer), 200);
  EXPECT_EQ(body_of(answer), "");
  EXPECT_TRUE(has(answer, "Content-Length: 13\r\n"));
}

TEST_F(NetworkTest, EveryAnswerCarriesTheHeadersThatProtectBrowsers) {
  start();
  for (const char* target : {"/", "/health", "/none.png", "/%00"}) {
    std::string answer = get(target);
    EXPECT_TRUE(has(answer,
                    "Content-Security-Policy: default-src 'self'; connect-src 'self' ws://here wss://here; "
                    "frame-ancestors 'none'\r\n"))
        << target;
    EXPECT_TRUE(has(answer, "X-Content-Type-Options: nosniff\r\n"));
    EXPECT_TRUE(has(answer, "Referrer-Policy: no-referrer\r\n"));
  }
}

TEST_F(NetworkTest, RequestsThatAreNotOursGetTheirStatus) {
  start();
  Peer& other = connect();
  EXPECT_EQ(status_of(get("/", "Content-Length: 5\r\n", "POST")), 405);
  EXPECT_EQ(status_of(get("/", "", "DELETE")), 405);
  EXPECT_EQ(status_of(get("/", "Content-Length: 5\r\n")), 413);
  EXPECT_EQ(status_of(get("/", "Transfer-Encoding: chunked\r\n")), 413);
  EXPECT_EQ(status_of(get("/", "Transfer-Encoding: gzip\r\n")), 501);
  EXPECT_EQ(status_of(get("/", "Transfer-Encoding: identity\r\nContent-Length: 0\r\n")), 501);
  EXPECT_EQ(status_of(get("/", "X: " + std::string(8 << 10, 'x') + "\r\n")), 431);
  EXPECT_EQ(status_of(get("/" + std::string(8 << 10, 'x'))), 431);
  EXPECT_EQ(status_of(http("GET / HTTP/1.1\r\n\r\n")), 400) << "no host";
  EXPECT_EQ(status_of(http("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")), 400);
  EXPECT_EQ(status_of(get("/%0")), 400);
  EXPECT_EQ(status_of(get("http://elsewhere/")), 400);
  EXPECT_EQ(status_of(http("nonsense\r\n\r\n")), 400);
  EXPECT_EQ(status_of(http("GET / HTTP/2.0\r\nHost: a\r\n\r\n")), 400);
  EXPECT_EQ(refused(TurnedAway::kBadRequest), 14u);
  EXPECT_TRUE(echoes(other, "still here"));
}

TEST_F(NetworkTest, ALongBodyDoesNotHideTheRefusal) {
  start();
  std::string answer = get("/", "Content-Length: 100000\r\n\r\n" + std::string(100'000, 'b'), "POST");
  EXPECT_EQ(status_of(answer), 405);
  EXPECT_TRUE(has(answer, "Allow: GET, HEAD\r\n"));
}

TEST_F(NetworkTest, RequestsAtOnceAreAnsweredInOrder) {
  start();
  Peer& peer = connect_raw(
      "GET /api/later HTTP/1.1\r\nHost: here\r\n\r\nGET /api/2 HTTP/1.1\r\nHost: here\r\n\r\n"
      "GET /nothing.png HTTP/1.1\r\nHost: here\r\n\r\nGET /api/4 HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
  ASSERT_TRUE(soon([&] { return echo.waiting.size() == 1; }));
  EXPECT_TRUE(peer.raw.empty());
  on_loop([&] { echo.waiting[0]({200, "text/plain", "first"}); });
  ASSERT_TRUE(ends(peer));
  auto first = peer.raw.find("first"), second = peer.raw.find("GET /api/2"), last = peer.raw.find("GET /api/4");
  EXPECT_TRUE(first < second && second < last && last != peer.raw.npos);
  EXPECT_EQ(count(peer.raw, "HTTP/1.1 "), 4u);
  on_loop([&] { echo.waiting[0]({200, "text/plain", "first again"}); });
}

TEST_F(NetworkTest, AnIdleConnectionIsClosedAfterAWhile) {
  NetworkLimits limits;
  limits.request_within = milliseconds(200);
  start({}, limits);
  Peer& peer = connect_raw("GET /health HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_TRUE(ends(peer));
  EXPECT_TRUE(has(peer.raw, "Connection: keep-alive\r\n"));
}

TEST_F(NetworkTest, AnAnswerThatNeverComesIsNotWaitedFor) {
  NetworkLimits limits;
  limits.answer_within = milliseconds(200);
  start({}, limits);
  Peer& later = connect_raw("GET /api/later HTTP/1.1\r\nHost: here\r\n\r\n");
  Peer& never = connect_raw("GET /api/never HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_TRUE(ends(later) && ends(never));
  EXPECT_TRUE(soon([&] { return network->figures().connections == 0; })) << "the answer that is owed holds no place";
  on_loop([&] { echo.waiting[0]({200, "text/plain", "too late"}); });
}

std::string ask_for(const std::string& host, const std::string& target = "/health") {
  return "GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
}

TEST_F(NetworkTest, OnlyOurOwnNamesAreAnswered) {
  NetworkOptions options;
  options.hosts = {"play.example.org"};
  start(options);
  for (const char* ours : {"play.example.org", "PLAY.example.org:8080", "localhost:1", "127.0.0.1:8080", "[::1]:80"})
    EXPECT_EQ(status_of(http(ask_for(ours))), 200) << ours;
  for (const char* not_ours :
       {"rebound.example.com", "play.example.org.example.com:80", "a\"b", "play.example.org:x"}) {
    std::string answer = http(ask_for(not_ours));
    EXPECT_EQ(status_of(answer), 421) << not_ours;
    EXPECT_TRUE(has(answer, "connect-src 'self'; ")) << "what is not ours is not named";
    EXPECT_TRUE(has(answer, "--host"));
  }
  EXPECT_EQ(refused(TurnedAway::kHost), 4u);
  EXPECT_EQ(status_of(http("GET /health HTTP/1.0\r\n\r\n")), 200) << "no browser leaves the host out";
}

// The page of an attacker whose name was made to lead here says truly that it comes from that name.
TEST_F(NetworkTest, APageWithAReboundNameDoesNotConnect) {
  start();
  std::string answer = http(
      "GET /ws HTTP/1.1\r\nHost: rebound.example.com:8080\r\nOrigin: http://rebound.example.com:8080\r\n"
      "Upgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
      "Sec-WebSocket-Version: 13\r\n\r\n");
  EXPECT_EQ(status_of(answer), 421);
  EXPECT_TRUE(on_loop([&] { return echo.addresses.empty(); }));
}

// A line that goes on in the next one is read as RFC 9112 lets it be: as one, with a space between. So what it says
// counts as if it stood in one line.
TEST_F(NetworkTest, FoldedHeadersAreReadAsOneLine) {
  NetworkOptions options;
  options.behind_proxy = true;
  start(options);
  const auto ask = [&](const std::string& headers) {
    return http("GET /health HTTP/1.1\r\n" + headers + "Connection: close\r\n\r\n");
  };
  EXPECT_EQ(status_of(ask("Host:\r\n here\r\n")), 200);
  EXPECT_EQ(status_of(ask("Host: here\r\n .example.com\r\n")), 421);
  EXPECT_EQ(status_of(ask("Host: here\r\nTransfer-Encoding:\r\n gzip\r\n")), 501);
  EXPECT_EQ(status_of(ask("Host: here\r\nTransfer-Encoding:\r\n\tchunked\r\n")), 413);
  EXPECT_EQ(status_of(ask("Host: here\r\nContent-Length:\r\n 5\r\n")), 413);
  EXPECT_EQ(status_of(ask(" Host: here\r\n")), 400) << "of nothing";
  EXPECT_TRUE(connect({{{"X-Forwarded-For", "6.6.6.6,\r\n 10.0.0.1"}}, false}).opened);
  EXPECT_EQ(on_loop([&] { return echo.addresses; }), std::vector<std::string>{"10.0.0.1"});
}

TEST_F(NetworkTest, MetricsCanBeClosed) {
  NetworkOptions options;
  options.metrics = false;
  start(options);
  EXPECT_EQ(status_of(get("/metrics")), 404);
  EXPECT_EQ(status_of(get("/health")), 200);
  EXPECT_EQ(network->metrics_port(), 0);
}

TEST_F(NetworkTest, MetricsCanHaveAnAddressOfTheirOwn) {
  NetworkOptions options;
  options.metrics_address = "127.0.0.1";
  start(options);
  ASSERT_NE(network->metrics_port(), 0);
  EXPECT_EQ(status_of(get("/metrics")), 404);
  const auto there = [&](const std::string& target) {
    Peer& peer = on_loop([&]() -> std::reference_wrapper<Peer> {
      Peer& p = make_peer("", {}, "127.0.0.1", network->metrics_port());
      p.client->connect_raw();
      p.client->send_raw(ask_for("here", target));
      return p;
    });
    EXPECT_TRUE(ends(peer));
    return on_loop([&] { return peer.raw; });
  };
  EXPECT_EQ(body_of(there("/metrics")), "GET /metrics ");
  EXPECT_EQ(body_of(there("/health")), "GET /health ");
  for (const char* target : {"/", "/api/games", "/ws"}) EXPECT_EQ(status_of(there(target)), 404) << target;
}

TEST_F(NetworkTest, WithoutFilesAPageSaysInBothLanguagesWhatToDo) {
  start();
  std::string answer = get("/");
  EXPECT_EQ(status_of(answer), 200);
  EXPECT_TRUE(has(answer, "Content-Type: text/html; charset=utf-8\r\n"));
  EXPECT_TRUE(has(answer, "tools/build-web"));
  EXPECT_TRUE(has(answer, "Serwer działa") && has(answer, "The server is running"));
  EXPECT_EQ(status_of(get("/favicon.ico")), 404);
}

class Files : public NetworkTest {
 protected:
  Files() {
    namespace fs = std::filesystem;
    base_ = fs::path(::testing::TempDir()) / ("kosmoteka-files-" + std::to_string(::getpid()));
    fs::create_directories(base_ / "site" / "assets");
    write("site/index.html", "<p>home</p>");
    write("site/assets/app.js", "plain");
    write("site/assets/app.js.gz", "packed");
    write("site/.secret", "hidden");
    write("outside.txt", "outside");
    fs::create_directories(base_ / "site-too");
    write("site-too/near.txt", "outside");
    fs::create_symlink(base_ / "outside.txt", base_ / "site" / "link.txt");
    fs::create_symlink(base_ / "site-too", base_ / "site" / "near");
    fs::create_symlink(base_ / "site" / "index.html", base_ / "site" / "inner.html");
    NetworkOptions options;
    options.files = (base_ / "site").string();
    start(options);
  }
  ~Files() override { std::filesystem::remove_all(base_); }

  void write(const std::string& name, const std::string& text) {
    std::ofstream(base_ / name, std::ios::binary) << text;
  }

 private:
  std::filesystem::path base_;
};

TEST_F(Files, AreServedWithTheirTypeAndLifetime) {
  std::string script = get("/assets/app.js");
  EXPECT_EQ(body_of(script), "plain");
  EXPECT_TRUE(has(script, "Content-Type: text/javascript; charset=utf-8\r\n"));
  EXPECT_TRUE(has(script, "Cache-Control: public, max-age=31536000, immutable\r\n"));
  std::string page = get("/");
  EXPECT_EQ(body_of(page), "<p>home</p>");
  EXPECT_TRUE(has(page, "Cache-Control: no-cache\r\n"));
  EXPECT_EQ(body_of(get("/inner.html")), "<p>home</p>") << "a link to the inside is fine";
}

TEST_F(Files, PathsOfTheClientAreThePageAndMissingFilesAreMissing) {
  EXPECT_EQ(body_of(get("/table/q3ZK?seat=1")), "<p>home</p>");
  EXPECT_EQ(status_of(get("/assets/gone")), 404);
  EXPECT_EQ(status_of(get("/gone.js")), 404);
}

TEST_F(Files, ComeCompressedToThoseWhoCanRead) {
  std::string packed = get("/assets/app.js", "Accept-Encoding: br, gzip;q=0.8\r\n");
  EXPECT_EQ(body_of(packed), "packed");
  EXPECT_TRUE(has(packed, "Content-Encoding: gzip\r\n") && has(packed, "Vary: Accept-Encoding\r\n"));
  EXPECT_EQ(body_of(get("/assets/app.js", "Accept-Encoding: gzip;q=0\r\n")), "plain");
  EXPECT_EQ(body_of(get("/", "Accept-Encoding: gzip\r\n")), "<p>home</p>");
}

TEST_F(Files, AreNotSentAgainUntilTheyChange) {
  std::string page = get("/");
  auto at = page.find("ETag: ") + 6;
  std::string tag = page.substr(at, page.find("\r\n", at) - at);
  std::string again = get("/", "If-None-Match: \"x\", " + tag + "\r\n");
  EXPECT_EQ(status_of(again), 304);
  EXPECT_EQ(body_of(again), "");
  write("site/index.html", "<p>a new home</p>");
  EXPECT_EQ(body_of(get("/", "If-None-Match: " + tag + "\r\n")), "<p>a new home</p>");
}

TEST_F(Files, NothingOutsideTheFolderIsReached) {
  for (const char* target :
       {"/../outside.txt", "/assets/../../outside.txt", "/%2e%2e/outside.txt", "/..%2foutside.txt",
        "/%2e%2e%2foutside.txt", "/assets/..%5c..%5coutside.txt", "/assets\\..\\..\\outside.txt", "//etc/passwd",
        "/%2fetc/passwd", "/assets//../../outside.txt", "/index.html%00.txt", "/.secret", "/./.secret", "/link.txt",
        "/near/near.txt", "/../site-too/near.txt", "/%252e%252e/outside.txt", "/..", "/../../../../../../etc/passwd"}) {
    std::string answer = get(target);
    EXPECT_TRUE(status_of(answer) == 404 || status_of(answer) == 400) << target << ": " << answer;
    EXPECT_FALSE(has(answer, "outside") || has(answer, "hidden") || has(answer, "root:")) << target;
  }
  EXPECT_EQ(status_of(get("/assets")), 200) << "a folder is no file: the page";
}

}  // namespace
}  // namespace kosmo::network_testing
