// Encounter at a server: several are asked at once, bots among them; several actions at once, tried, played and taken
// back; and somebody who is asked and not there.
#include "server/host_testing.h"
#include "server/room_rows.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr int kRed = 0, kGreen = 1, kBlue = 2;
constexpr std::int64_t kMinute = 60'000, kAbsent = kAbsentMinutes * kMinute;
const json::object kQuiet{{"kind", "quiet"}, {"seconds", 8}};

// For tests in which much time passes.
HostOptions looks_seldom() {
  HostOptions options = patient_options();
  options.tick = kMinute;
  return options;
}

// With prepared hands: everybody holds a negotiate, a zap, a boost and an attack of 8. Red is the offense.
class Encounter {
 public:
  explicit Encounter(TestServer& server, const json::object& more = {}, const json::array& seats = kPeople)
      : server_(server), people_(seats.size()) {
    register_game(encounter_game());
    for (std::size_t i = 0; i < seats.size(); ++i)
      if (seats[i] == "open") people_[i] = std::make_unique<Client>(server, "Gracz " + std::string(1, "abc"[i]));
    json::object create{{"do", "create"},
                        {"game", "encounter"},
                        {"seats", seats},
                        {"options", json::object{{"prepared", 1}}},
                        {"clock", json::object{{"kind", "none"}}},
                        {"public", true}};
    for (const auto& [key, value] : more) create[key] = value;
    Client* host = nullptr;
    for (const auto& person : people_) {
      if (!person) continue;
      if (!host) {
        host = person.get();
        table = text_of(host->ok(create).at("table").at("id"));
      }
      person->ok(about("watch", table));
      person->sit(table);
    }
    host->ok(about("start", table));
  }

  Client& of(int seat) { return *people_[static_cast<std::size_t>(seat)]; }
  std::string act(int seat, const std::string& action) {
    return of(seat).code({{"do", "act"}, {"table", table}, {"ticket", of(seat).ticket(table)}, {"action", action}});
  }
  json::object act_on(int seat, const json::array& actions) {
    return of(seat).ask({{"do", "act"}, {"table", table}, {"ticket", of(seat).ticket(table)}, {"actions", actions}});
  }
  std::string hand_over(int asker, const std::string& seat) {
    return of(asker).code({{"do", "hand_over"}, {"table", table}, {"seat", seat}});
  }
  json::object decision(int seat) { return of(seat).table(table).at("view").at("decision").as_object(); }
  std::string step(int seat) { return text_of(decision(seat).at("step")); }
  bool awaits(int seat) { return !of(seat).choices(table).empty() && !of(seat).table(table).contains("answer"); }
  json::object seat_shown(int viewer, int seat) {
    return of(viewer).table(table).at("seats").at(static_cast<std::size_t>(seat)).as_object();
  }
  // At a quick table: everybody passes until another step asks.
  void pass_windows() {
    for (int i = 0; i < 100 && step(kRed) == "act"; ++i)
      for (int p = 0; p < 3; ++p)
        if (people_[static_cast<std::size_t>(p)] && awaits(p)) {
          EXPECT_EQ(act(p, "pass"), "ok");
        }
  }
  // Those who lay a card, the offense first.
  std::vector<int> main_players() {
    std::vector<int> out;
    for (const json::value& seat : of(kRed).table(table).at("asked").as_array())
      out.push_back(seat == "red" ? kRed : seat == "green" ? kGreen : kBlue);
    return out;
  }
  // Up to the deal: the offense speaks first.
  void negotiate() {
    pass_windows();
    for (const int p : main_players()) EXPECT_EQ(act(p, "pick negotiate"), "ok");
    pass_windows();
    ASSERT_EQ(step(kRed), "talk");
  }
  // What was decided, by whomever, and not by the table itself: a round is one.
  int decisions() {
    int count = 0;
    for (const std::string& event : server_.journal(table)) {
      const auto has = [&event](const char* text) { return event.find(text) != std::string::npos; };
      count += has("\"kind\":\"acted\"") && !has("\"forced\"");
      count += has("\"kind\":\"resolved\"") && (has("\"bot\"") || has("\"person\"") || has("\"silence\""));
    }
    return count;
  }
  std::string table;

 private:
  static inline const json::array kPeople{"open", "open", "open"};
  TestServer& server_;
  std::vector<std::unique_ptr<Client>> people_;
};

// ---- a server that was away

// Only a bot is awaited, and nobody's clock runs. But whoever has answered may take that back, and thinks on then.
TEST(HostRounds, WhoeverHasAnsweredDoesNotPayForTheTimeInWhichNoServerRan) {
  TestServer server(patient_options(), 0);  // whose bots never answer; after ten seconds it is done for them
  for (int i = 0; i < 20; ++i) {
    Encounter game(server, {{"clock", json::object{{"kind", "decision"}, {"seconds", 60}}}},
                   {"open", "random", "open"});
    for (int k = 0; k < 20 && game.step(kRed) == "act"; ++k) {
      for (const int p : {kRed, kBlue})
        if (game.awaits(p)) {
          ASSERT_EQ(game.act(p, "pass"), "ok");
        }
      server.pass(10'001);
    }
    ASSERT_EQ(game.step(kRed), "pick");
    if (game.main_players()[1] != kGreen) continue;
    server.pass(2'000);
    ASSERT_EQ(game.act(kRed, "pick negotiate"), "ok");
    const std::string token = game.of(kRed).token, table = game.table;
    server.restart(1'000'000);
    game.of(kRed).forget(), game.of(kBlue).forget();
    Client back(server);
    back.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}});
    back.ok(about("watch", table));
    const std::int64_t answered = back.table(table).at("answer").at("ticket").as_int64();
    ASSERT_EQ(back.code({{"do", "undo"}, {"table", table}, {"ticket", answered}}), "ok");
    const json::value red = back.table(table).at("clocks").at("red");
    EXPECT_EQ(red.at("running"), true);
    EXPECT_GT(red.at("left_ms").as_int64(), 50'000);
    server.pass(20'000);
    EXPECT_EQ(back.table(table).at("seats").at(0).at("away"), false);
    return;
  }
  FAIL() << "the bot never defends";
}

// ---- bots

struct Lonely {
  const char* name;
  json::object more;
  std::int64_t first, pause;  // the pause that is open when everybody leaves, and those after it
};

// Whoever comes back finds their game, not its result; also where bots are asked together.
TEST(HostRounds, BotsThatPlayAloneTakeTheirTime) {
  const json::object days{{"kind", "days"}, {"days", 3}};
  constexpr std::int64_t kAnHour = kLonelyPauseByCorrespondence;
  for (const auto& [name, more, first_pause, pause] :
       {Lonely{"quick", {}, kLonelyPause, kLonelyPause}, Lonely{"by days", {{"clock", days}}, kAnHour, kAnHour},
        Lonely{"quiet", {{"windows", kQuiet}}, 8000, kLonelyPause},
        Lonely{"quiet, by days", {{"clock", days}, {"windows", kQuiet}}, kAnHour, kAnHour}}) {
    SCOPED_TRACE(name);
    TestServer server(looks_seldom());
    Encounter game(server, more);
    for (const int p : {kRed, kGreen, kBlue}) game.of(p).ok(about("stand", game.table));
    const int first = game.decisions();  // of bots, while somebody was there
    server.pass(std::min(pause, kLonelyPause) - 1);
    EXPECT_EQ(game.decisions(), first);
    server.pass(first_pause);
    EXPECT_EQ(game.decisions(), first + 1);
    server.pass(8 * pause);
    EXPECT_GE(game.decisions(), first + 4);
    EXPECT_LE(game.decisions(), first + 11);
    EXPECT_EQ(game.of(kRed).table(game.table).at("phase"), "playing");
    EXPECT_EQ(server.host().figures().late_bots, 0u);
    // Once somebody is back the bots are as fast as ever.
    game.of(kRed).ok(about("back", game.table));
    const int before = game.decisions();
    for (int i = 0; i < 4; ++i) {
      server.pass(9000);
      if (game.awaits(kRed)) {
        EXPECT_EQ(game.act(kRed, game.of(kRed).choices(game.table)[0]), "ok");
      }
    }
    EXPECT_GE(game.decisions(), before + 3);
  }
}

// Nobody watches, so the table is put away between two decisions.
TEST(HostRounds, BotsThatPlayAloneByCorrespondenceGoOnWithoutAnybody) {
  for (const json::object& windows : {json::object{{"kind", "quick"}}, kQuiet}) {
    TestServer server(looks_seldom());
    Encounter game(server, {{"clock", json::object{{"kind", "days"}, {"days", 3}}}, {"windows", windows}});
    for (const int p : {kRed, kGreen, kBlue}) {
      game.of(p).ok(about("stand", game.table));
      game.of(p).leave();
    }
    const int first = game.decisions();
    server.pass(kLonelyPauseByCorrespondence - kMinute);
    EXPECT_EQ(server.host().figures().rooms, 0u);
    EXPECT_EQ(game.decisions(), first);
    server.pass(6 * kLonelyPauseByCorrespondence);
    EXPECT_GE(game.decisions(), first + 4);
    EXPECT_LE(game.decisions(), first + 6);
  }
}

// The first answer that is given for a bot may settle the round: then nobody waits for the second any more.
TEST(HostRounds, ABotIsNotBlamedForAQuestionThatIsOver) {
  TestServer server(patient_options(), 0);  // no bot ever answers
  Encounter game(server, {}, {"random", "open", "random"});
  ASSERT_EQ(game.act(kGreen, "boost offense"), "ok");
  EXPECT_EQ(game.decisions(), 0) << "red could act first";
  server.pass(HostOptions{}.bot_patience);
  EXPECT_EQ(game.decisions(), 1);
  EXPECT_EQ(game.step(kGreen), "answer") << "red has passed, and green has boosted";
  EXPECT_EQ(server.host().figures().late_bots, 1u) << "blue is asked something else now";
  EXPECT_EQ(server.host().figures().bot_faults, 1u);
  ASSERT_EQ(game.act(kGreen, "pass"), "ok");
  server.pass(HostOptions{}.bot_patience);
  EXPECT_EQ(game.decisions(), 2);
  EXPECT_EQ(server.host().figures().late_bots, 3u);
}

// ---- trying

TEST(HostRounds, TryBeginsWithTheQuestionThatTheSeatIsShown) {
  TestServer server;
  Encounter game(server, {{"windows", kQuiet}});
  server.pass(8000);
  const auto tried = [&](int seat) {
    const json::object reply =
        game.of(seat).ok({{"do", "try"}, {"table", game.table}, {"actions", json::array{"pass"}}});
    return text_of(reply.at("view").at("state").at("moment"));
  };
  for (const int p : {kRed, kGreen}) {  // the last pass would close the window
    ASSERT_EQ(game.decision(p).at("moment"), "act after-destiny");
    EXPECT_EQ(tried(p), "after-destiny");
    ASSERT_EQ(game.act(p, "pass"), "ok");
    ASSERT_EQ(game.decision(p).at("moment"), "act before-planning");
    EXPECT_EQ(tried(p), "before-planning") << "the next window of the same pause";
  }
}

TEST(HostRounds, TryShowsWhatWouldBeAndPlaysNothing) {
  TestServer server;
  Encounter game(server);
  game.negotiate();
  const std::int64_t ticket = game.of(kRed).ticket(game.table);
  const int before = game.decisions();
  const auto attempt = [&](int seat, const json::array& actions) {
    return game.of(seat).ask({{"do", "try"}, {"table", game.table}, {"actions", actions}});
  };
  const json::object reply = attempt(kRed, {"prepare", "put offense-point"});
  ASSERT_EQ(reply.at("ok"), true) << json::serialize(reply);
  EXPECT_EQ(reply.at("view").at("decision").at("step"), "prepare");
  EXPECT_EQ(attempt(kRed, {"prepare", "accept 1"}).at("error").at("code"), "refused");
  EXPECT_EQ(attempt(kRed, {"prepare", "dance"}).at("error").at("code"), "malformed");
  EXPECT_EQ(attempt(game.main_players()[0] == kRed ? kBlue : kRed, {"prepare"}).at("error").at("code"), "refused");
  EXPECT_EQ(game.step(kRed), "talk");
  EXPECT_EQ(game.of(kRed).ticket(game.table), ticket);
  EXPECT_EQ(game.decisions(), before);
}

// ---- several at once, and back again

TEST(HostRounds, SeveralActionsAreOneRequest) {
  TestServer server;
  Encounter game(server);
  game.negotiate();
  Client& red = game.of(kRed);
  const std::int64_t ticket = red.ticket(game.table);
  const int before = game.decisions();

  const json::object refused = game.act_on(kRed, {"prepare", "put offense-point", "accept 1"});
  ASSERT_EQ(refused.at("ok"), false);
  EXPECT_EQ(refused.at("error").at("code"), "refused");
  EXPECT_EQ(refused.at("error").at("at"), 2);
  EXPECT_EQ(game.decisions(), before) << "all that comes before is not played either";

  const json::array actions{"prepare", "put offense-point", "put defence-point", "offer", "walk-away"};
  const json::object request{{"do", "act"}, {"table", game.table}, {"ticket", ticket}, {"actions", actions}};
  const json::object played = red.ok(request);
  EXPECT_EQ(played.at("played"), 4) << "the offer tells the other side something, and it is their turn to speak";
  EXPECT_EQ(game.decisions(), before + 4);
  EXPECT_EQ(red.ticket(game.table), ticket + 4);
  EXPECT_FALSE(red.asked(game.table));

  EXPECT_EQ(red.ok(request).at("played"), 4) << "sent again";
  EXPECT_EQ(game.decisions(), before + 4);
  json::object both = request;
  both["action"] = "prepare";
  EXPECT_EQ(red.code(both), "malformed");
}

TEST(HostRounds, AWholeTurnIsTakenBackAtOnce) {
  TestServer server;
  Encounter game(server);
  game.negotiate();
  Client& red = game.of(kRed);
  const json::value before = red.table(game.table).at("view").at("state");
  ASSERT_EQ(game.act_on(kRed, {"prepare", "put offense-point", "put defence-point"}).at("ok"), true);
  ASSERT_EQ(red.table(game.table).at("undo").at("turn"), 3);
  const json::object undo{{"do", "undo"}, {"table", game.table}, {"ticket", red.ticket(game.table)}, {"to", "turn"}};
  red.ok(undo);
  EXPECT_EQ(game.step(kRed), "talk");
  EXPECT_EQ(red.table(game.table).at("view").at("state"), before);
  EXPECT_EQ(red.table(game.table).at("undo").at("can"), false) << "the cards have been shown";
  EXPECT_EQ(red.code(undo), "ok") << "sent again";
  EXPECT_EQ(game.step(kRed), "talk");
  json::object wrong = undo;
  wrong["to"] = "yesterday";
  EXPECT_EQ(red.code(wrong), "malformed");
}

// ---- somebody who is asked and not there

TEST(HandOver, IsForThoseWhoAreAskedForLong) {
  TestServer server(looks_seldom());
  Encounter game(server, {{"absent_minutes", 3}});
  game.of(kBlue).leave();
  EXPECT_EQ(game.act(kRed, "pass"), "ok");
  EXPECT_EQ(game.act(kGreen, "pass"), "ok");
  const json::object absent = game.of(kRed).table(game.table).at("absent").as_object();
  EXPECT_EQ(absent.at("minutes"), 3);
  EXPECT_EQ(absent.at("since"), server.loop.now());
  server.pass(3 * kMinute - 1);
  EXPECT_EQ(game.hand_over(kGreen, "blue"), "phase");
  server.pass(1);
  for (const char* nobody : {"green", "violet", "", "purple"}) EXPECT_EQ(game.hand_over(kGreen, nobody), "seat");
  Client passer_by(server, "Widz");
  EXPECT_EQ(passer_by.code({{"do", "hand_over"}, {"table", game.table}, {"seat", "blue"}}), "not_seated");
  EXPECT_EQ(game.hand_over(kGreen, "blue"), "ok");
  EXPECT_EQ(game.hand_over(kRed, "blue"), "ok") << "it is so already";
  EXPECT_EQ(game.seat_shown(kRed, kBlue).at("away_by"), "others");
  // Somebody who comes in this very moment is asked nothing that a bot has answered.
  EXPECT_EQ(game.decisions(), 0);
  server.pass(kLonelyPause);
  EXPECT_EQ(game.decisions(), 1) << "the bot has decided";

  Client back(server);
  back.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", game.of(kBlue).token}});
  back.ok(about("watch", game.table));
  back.ok(about("back", game.table));
  EXPECT_EQ(game.seat_shown(kRed, kBlue).at("away"), false);
}

TEST(HandOver, IsNotForThoseWhoAreHere) {
  TestServer server(looks_seldom());
  Encounter game(server);
  server.pass(2 * kAbsent);
  EXPECT_EQ(game.hand_over(kGreen, "blue"), "seat");
  game.of(kBlue).ok(about("unwatch", game.table));
  EXPECT_EQ(game.hand_over(kGreen, "blue"), "ok");
}

TEST(HandOver, IsNotForTablesWithAClock) {
  TestServer server(looks_seldom());
  Encounter game(server, {{"clock", json::object{{"kind", "days"}, {"days", 3}}}});
  game.of(kBlue).leave();
  server.pass(2 * kAbsent);
  EXPECT_EQ(game.hand_over(kGreen, "blue"), "phase");
}

// Everybody sees that they have: nobody waits for them.
TEST(HandOver, IsNotForThoseWhoHaveAnsweredInAnOpenRound) {
  TestServer server(looks_seldom());
  Encounter game(server);
  game.pass_windows();
  const int one = game.main_players()[0], other = game.main_players()[1], third = 3 - one - other;
  const std::string name = game.of(one).seat;
  ASSERT_EQ(game.act(one, "pick attack-8"), "ok");
  game.of(one).leave();
  server.pass(2 * kAbsent);
  EXPECT_EQ(game.hand_over(other, name), "phase");
  game.of(other).leave();
  EXPECT_EQ(game.hand_over(third, game.of(other).seat), "ok");
}

// There a refusal would tell that they have.
TEST(HandOver, IsForThoseWhoHaveAnsweredQuietly) {
  TestServer server(looks_seldom());
  Encounter game(server);
  ASSERT_EQ(game.act(kBlue, "boost offense"), "ok");
  game.of(kBlue).leave();
  server.pass(kAbsent);
  EXPECT_EQ(game.hand_over(kGreen, "blue"), "ok");
}

// Whoever comes back has as much time as before: else the others could hand the seat over again and again.
TEST(HandOver, CountsAnewFromAReturn) {
  TestServer server(looks_seldom());
  Encounter game(server);
  game.of(kBlue).ok(about("unwatch", game.table));
  server.pass(kAbsent);
  ASSERT_EQ(game.hand_over(kGreen, "blue"), "ok");
  game.of(kBlue).ok(about("back", game.table));
  EXPECT_EQ(game.seat_shown(kRed, kBlue).at("away"), false);
  EXPECT_EQ(game.hand_over(kGreen, "blue"), "phase");
  server.pass(kAbsent);
  EXPECT_EQ(game.hand_over(kGreen, "blue"), "ok");
}

// The first who is back after an outage finds everybody else away, and none of them could have come.
TEST(HandOver, DoesNotCountTheTimeInWhichNoServerRan) {
  TestServer server(looks_seldom());
  Encounter game(server);
  const std::string green = game.of(kGreen).token, table = game.table;
  for (const int p : {kRed, kGreen, kBlue}) game.of(p).forget();
  server.restart(2 * kAbsent);
  const json::object request{{"do", "hand_over"}, {"table", table}, {"seat", "blue"}};
  Client back(server);
  back.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", green}});
  back.ok(about("watch", table));
  EXPECT_EQ(back.table(table).at("absent").at("since"), server.loop.now());
  EXPECT_EQ(back.code(request), "phase");
  server.pass(kAbsent - 1);
  EXPECT_EQ(back.code(request), "phase");
  // But while it ran, whoever wanted to could have come, also while nobody watched the table.
  back.ok(about("unwatch", table));
  server.pass(5 * kMinute);
  EXPECT_EQ(server.host().figures().rooms, 0u) << "put away";
  back.ok(about("watch", table));
  EXPECT_EQ(back.code(request), "ok");
}

// ---- at another server

// The other server goes on with the same journal, and its notes are carried by hand.
class Follower {
 public:
  explicit Follower(const std::string& table) : server(looks_seldom(), 1, ":memory:", true), table_(table) {}
  void read(const Strings& journal) {
    for (; read_ < journal.size(); ++read_) {
      Append append{.table = table_, .first = static_cast<std::int64_t>(read_) + 1, .events = {journal[read_]}};
      room_.apply(*read_event(journal[read_]));
      append.row = table_row(room_);
      EXPECT_EQ(server.storage().append(std::span(&append, 1)).at(0), Stored::kDone);
    }
    server.storage().others_own = true;
    server.host().noted({kTablesChannel, table_ + " " + std::to_string(read_)});
    server.settle();
  }
  void send_notes(TestServer& owner) {
    const std::vector<Note> notes = std::exchange(server.storage().notes, {});
    for (const Note& note : notes) owner.host().noted(note);
    owner.settle();
  }
  TestServer server;

 private:
  std::string table_;
  std::size_t read_ = 0;
  Room room_{table_};
};

TEST(HandOver, IsRefusedByTheOwnerWhereThePersonIs) {
  TestServer owner(looks_seldom());
  Encounter game(owner);
  owner.pass(kAbsent);
  Follower follower(game.table);
  follower.server.loop.set_time(owner.loop.now());
  follower.read(owner.journal(game.table));
  Client red(follower.server, "Gracz a");  // the first guest of either server has the same id
  red.ok(about("watch", game.table));
  red.send(json::serialize(json::object{{"do", "hand_over"}, {"id", 77}, {"table", game.table}, {"seat", "blue"}}));
  owner.storage().notes.clear();
  follower.send_notes(owner);
  EXPECT_EQ(game.seat_shown(kRed, kBlue).at("away"), false);
  ASSERT_EQ(owner.storage().notes.size(), 1u);
  EXPECT_NE(owner.storage().notes[0].text.find("\"code\":\"seat\""), std::string::npos);
}

TEST(HandOver, IsTakenBackByTheServerWhereThePersonIs) {
  TestServer owner(looks_seldom());
  Encounter game(owner);
  Follower follower(game.table);
  follower.read(owner.journal(game.table));
  Client red(follower.server, "Gracz a");
  red.ok(about("watch", game.table));
  game.of(kRed).leave();
  owner.pass(kAbsent);
  ASSERT_EQ(game.hand_over(kGreen, "red"), "ok") << "nobody here knows that red is there";
  ASSERT_EQ(game.seat_shown(kGreen, kRed).at("away_by"), "others");
  follower.read(owner.journal(game.table));
  follower.send_notes(owner);
  EXPECT_EQ(game.seat_shown(kGreen, kRed).at("away"), false);
  owner.pass(kMinute);
  EXPECT_EQ(game.decisions(), 0) << "no bot has decided meanwhile";
  EXPECT_EQ(game.of(kGreen).ticket(game.table), 1);
}

// Those who were at the server that is gone are on their way to another.
TEST(HandOver, CountsAnewWhereAnotherServerTakesTheTableOver) {
  TestServer owner(looks_seldom());
  Encounter game(owner);
  Follower follower(game.table);
  follower.read(owner.journal(game.table));
  Client red(follower.server, "Gracz a");
  red.ok(about("watch", game.table));
  follower.server.pass(2 * kAbsent);
  follower.server.storage().others_own = false;
  const std::int64_t gone = follower.server.loop.now();
  follower.server.pass(2 * kMinute);
  ASSERT_EQ(follower.server.host().figures().takeovers, 1u);
  EXPECT_GE(red.table(game.table).at("absent").at("since").as_int64(), gone);
  EXPECT_EQ(red.code({{"do", "hand_over"}, {"table", game.table}, {"seat", "blue"}}), "phase");
}

}  // namespace
}  // namespace kosmo
