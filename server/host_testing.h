// For tests of the host: everything but the sockets. A real store, real threads, people who speak the protocol; time
// and the loop are the test's.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <barrier>
#include <deque>

#include <boost/json.hpp>

#include "server/fake_connection.h"
#include "server/fake_loop.h"
#include "server/host.h"
#include "server/seats_testing.h"
#include "server/table_copy.h"
#include "server/test_storage.h"

namespace kosmo {

namespace json = boost::json;

inline std::string text_of(const json::value& value) { return std::string(std::string_view(value.as_string())); }

// A store that can be put out of order.
class FailingStorage final : public Storage {
 public:
  explicit FailingStorage(Storage& inside) : inside_(inside) {}
  std::atomic<bool> cannot_write = false, cannot_read = false;
  std::atomic<bool> others_own = false;  // another server runs all tables
  std::atomic<int> appends = 0, new_tokens = 0;
  std::vector<SilentServer> silent;  // set while the store has nothing to do
  std::vector<Note> notes;           // that were sent; looked at when the store has nothing to do

  std::vector<Stored> append(std::span<const Append> all) override {
    ++appends;
    return cannot_write ? std::vector<Stored>(all.size(), Stored::kFailed) : inside_.append(all);
  }
  Maybe<Journal> load(const std::string& table, bool whole) override {
    if (cannot_read) return broken();
    return inside_.load(table, whole);
  }
  Maybe<Strings> events_after(const std::string& table, std::int64_t number) override {
    if (cannot_read) return broken();
    return inside_.events_after(table, number);
  }
  Maybe<StoreCheck> check_journals(std::span<const std::string> tables) override {
    if (cannot_read) return broken();
    return inside_.check_journals(tables);
  }
  Maybe<Strings> tables_after(const std::string& id, int most) override {
    if (cannot_read) return broken();
    return inside_.tables_after(id, most);
  }
  Maybe<std::vector<TableRow>> public_tables(int most) override {
    if (cannot_read) return broken();
    return inside_.public_tables(most);
  }
  Maybe<std::int64_t> count_public_tables() override {
    if (cannot_read) return broken();
    return inside_.count_public_tables();
  }
  Maybe<Strings> waiting_tables(std::int64_t since, int most) override {
    if (cannot_read) return broken();
    return inside_.waiting_tables(since, most);
  }
  Maybe<Strings> waiting_tables_of(const std::string& user) override {
    if (cannot_read) return broken();
    return inside_.waiting_tables_of(user);
  }
  Maybe<Strings> due_tables(std::int64_t by, int most) override {
    if (cannot_read) return broken();
    return inside_.due_tables(by, most);
  }
  Maybe<Strings> tables_ahead(std::int64_t of, int most) override {
    if (cannot_read) return broken();
    return inside_.tables_ahead(of, most);
  }
  Maybe<std::vector<PlayedRow>> played_by(const std::string& user, std::int64_t before, int most) override {
    if (cannot_read) return broken();
    return inside_.played_by(user, before, most);
  }
  Stored add_user(const UserRow& u) override { return cannot_write ? Stored::kFailed : inside_.add_user(u); }
  Stored update_user(const UserRow& u) override { return cannot_write ? Stored::kFailed : inside_.update_user(u); }
  Maybe<std::optional<UserRow>> user_by_key(const std::string& key) override {
    if (cannot_read) return broken();
    return inside_.user_by_key(key);
  }
  Stored change_password(const std::string& user, const std::string& password) override {
    return cannot_write ? Stored::kFailed : inside_.change_password(user, password);
  }
  Stored remove_user(const std::string& user) override {
    return cannot_write ? Stored::kFailed : inside_.remove_user(user);
  }
  Maybe<std::optional<UserRow>> user_by_token(const std::string& hash, std::int64_t since) override {
    if (cannot_read) return broken();
    return inside_.user_by_token(hash, since);
  }
  Maybe<std::vector<UserRow>> users_by_id(std::span<const std::string> ids) override {
    if (cannot_read) return broken();
    return inside_.users_by_id(ids);
  }
  Stored add_token(const std::string& hash, const std::string& user, std::int64_t now) override {
    ++new_tokens;
    return cannot_write ? Stored::kFailed : inside_.add_token(hash, user, now);
  }
  Stored use_token(const std::string& hash, std::int64_t now) override {
    return cannot_write ? Stored::kFailed : inside_.use_token(hash, now);
  }
  Stored remove_tokens(const std::string& user, const std::string& but) override {
    return cannot_write ? Stored::kFailed : inside_.remove_tokens(user, but);
  }
  Stored remove_token(const std::string& hash) override {
    return cannot_write ? Stored::kFailed : inside_.remove_token(hash);
  }
  Stored mute_user(const std::string& user, bool muted) override {
    return cannot_write ? Stored::kFailed : inside_.mute_user(user, muted);
  }
  Maybe<std::vector<Order>> take_orders(const std::string& server) override {
    if (cannot_read || cannot_write) return broken();
    return inside_.take_orders(server);
  }
  Stored add_order(const Order& order) override { return cannot_write ? Stored::kFailed : inside_.add_order(order); }
  Maybe<TableTexts> texts_of(const std::string& table) override {
    if (cannot_read) return broken();
    return inside_.texts_of(table);
  }
  Stored rewrite(const std::string& table, const TableTexts& texts) override {
    return cannot_write ? Stored::kFailed : inside_.rewrite(table, texts);
  }
  Stored finish_order(const std::string& id, bool well, const Problem& outcome, std::int64_t now) override {
    return cannot_write ? Stored::kFailed : inside_.finish_order(id, well, outcome, now);
  }
  Maybe<std::int64_t> remove_forgotten_tokens(const Forgotten& what, std::int64_t now) override {
    if (cannot_write) return broken();
    return inside_.remove_forgotten_tokens(what, now);
  }
  Maybe<Strings> forgotten_guests(const Forgotten& what, int most) override {
    if (cannot_read) return broken();
    return inside_.forgotten_guests(what, most);
  }
  Maybe<Strings> forgotten_tables(const Forgotten& what, int most) override {
    if (cannot_read) return broken();
    return inside_.forgotten_tables(what, most);
  }
  Stored remove_table(const std::string& table, std::int64_t unchanged_since) override {
    return cannot_write ? Stored::kFailed : inside_.remove_table(table, unchanged_since);
  }
  bool shared() const override { return inside_.shared(); }
  Maybe<std::vector<bool>> own(std::span<const std::string> tables) override {
    if (others_own) return std::vector<bool>(tables.size(), false);
    return inside_.own(tables);
  }
  void release(const std::string& table) override { inside_.release(table); }
  Maybe<std::string> owner(const std::string& table) override {
    if (others_own) return std::string("other");
    return inside_.owner(table);
  }
  void listen(Strings channels, std::function<void(const Note&)> hear) override {
    inside_.listen(std::move(channels), std::move(hear));
  }
  Stored notify(const Note& note) override {
    if (note.text.size() > kLongestNote) return Stored::kFailed;
    notes.push_back(note);
    return Stored::kDone;
  }
  Maybe<std::vector<SilentServer>> silent_servers() override { return silent; }
  std::uint64_t losses() const override { return inside_.losses(); }
  Problem check_health() override { return cannot_write ? broken() : inside_.check_health(); }

 private:
  static Problem broken() { return {"out of order", "nieczynne"}; }
  Storage& inside_;
};

// Limits that no test meets by accident.
inline HostOptions patient_options() {
  HostOptions options;
  const Rate plenty{1e9, 1e9};
  options.requests = options.chat = options.entries = options.tables = options.hellos = options.logins =
      options.logins_anywhere = plenty;
  options.tables_from = options.newcomers = options.bot_games = options.undos = plenty;
  options.watched = 1000;
  options.snapshot_every = 20;
  options.reckless_tokens = true;
  return options;
}

class TestServer {
 public:
  // `shared`: it takes itself for one of several with the same store.
  explicit TestServer(HostOptions options = patient_options(), int bot_threads = 1,
                      std::string where = ":memory:", bool shared = false)
      : options_(std::move(options)), bot_threads_(bot_threads), where_(std::move(where)), shared_(shared) {
    register_games();
    open();
    run();
  }
  ~TestServer() { settle(); }

  FakeLoop loop;
  FailingStorage& storage() { return *failing_; }
  Host& host() { return *host_; }

  // Until the store has nothing to do; what it answered is not heard yet.
  void drain_store() { thread_->drain(); }
  // Until nothing is pending anywhere.
  void settle() {
    do {
      thread_->drain();
      wait_for(*bots_, bot_threads_);
      wait_for(*passwords_, 1);
    } while (loop.run_posted());
  }
  void pass(std::int64_t milliseconds) {
    const std::int64_t until = loop.now() + milliseconds;
    settle();
    while (loop.run_timer(until)) settle();
    loop.set_time(until);
    settle();
  }
  // The server ends and another begins with the same store. Connections are gone. Meanwhile the machine's clock may be
  // set.
  void restart(std::int64_t clock_moves = 0) {
    settle();
    host_.reset();
    thread_.reset();
    loop.set_time(loop.now() + clock_moves);
    if (where_ != ":memory:") {
      failing_.reset();
      store_.reset();
      open();
    }
    run();
  }
  // As when a process is killed: what is under way is not waited for.
  void kill() {
    host_.reset();
    thread_.reset();
    loop.run_posted();
    run();
  }

  // The journal as it is on disk.
  Strings journal(const std::string& table) {
    thread_->drain();
    const Maybe<Journal> found = store_->load(table, true);
    return found ? found->events : Strings{"unreadable"};
  }
  HttpResponse get(const std::string& path) {
    std::optional<HttpResponse> got;
    host_->http({"GET", path, ""}, [&got](HttpResponse response) { got = std::move(response); });
    settle();
    EXPECT_TRUE(got) << path;
    return got.value_or(HttpResponse{});
  }

 private:
  void open() {
    store_ = opened(open_storage(where_, "main"));
    failing_ = std::make_unique<FailingStorage>(*store_);
  }
  void run() {
    thread_ = std::make_unique<StorageThread>(loop, *failing_);
    bots_ = std::make_unique<Workers>(bot_threads_);
    passwords_ = std::make_unique<Workers>(1);
    host_ = std::make_unique<Host>(loop, *thread_, *bots_, *passwords_, options_, shared_);
    host_->start();
    settle();
  }
  // Every thread has come to a job of ours, so those before it are done.
  static void wait_for(Workers& workers, int threads) {
    if (threads == 0) return;
    auto meet = std::make_shared<std::barrier<>>(threads + 1);
    for (int i = 0; i < threads; ++i) workers.run([meet] { meet->arrive_and_wait(); });
    meet->arrive_and_wait();
  }

  HostOptions options_;
  int bot_threads_;
  std::string where_;
  bool shared_;
  std::unique_ptr<Storage> store_;
  std::unique_ptr<FailingStorage> failing_;
  std::unique_ptr<StorageThread> thread_;
  std::unique_ptr<Workers> bots_, passwords_;
  std::unique_ptr<Host> host_;
};

// A person at a keyboard: sends requests, keeps what comes.
class Client {
 public:
  explicit Client(TestServer& server, const std::string& name = "", const std::string& address = "192.0.2.1")
      : server_(&server), connection(std::make_shared<FakeConnection>(address)) {
    server.host().opened(connection);
    if (name.empty()) return;
    ok({{"do", "hello"}, {"protocol", kProtocol}});
    token = text_of(ok({{"do", "guest"}, {"name", name}}).at("token"));
  }
  ~Client() { leave(); }
  Client(Client&&) = default;
  Client(const Client&) = delete;

  void leave() {
    if (!connection || gone_) return;
    gone_ = true;
    server_->host().closed(*connection);
    server_->settle();
  }
  // After a restart of the server there is nothing left to say goodbye to.
  void forget() { gone_ = true; }

  void send(const std::string& text) {
    server_->host().received(*connection, text);
    server_->settle();
    read();
  }
  json::object ask(json::object request) {
    const std::int64_t id = ++next_id_;
    request["id"] = id;
    send(json::serialize(request));
    const auto found = replies_.find(id);
    EXPECT_NE(found, replies_.end()) << json::serialize(request);
    return found == replies_.end() ? json::object{{"ok", false}} : found->second;
  }
  json::object ok(const json::object& request) {
    const json::object reply = ask(request);
    EXPECT_EQ(reply.at("ok"), json::value(true)) << json::serialize(request) << "\n" << json::serialize(reply);
    return reply;
  }
  // "ok", or the code of the error; every error speaks both languages.
  std::string code(const json::object& request) {
    const json::object reply = ask(request);
    if (reply.at("ok") == json::value(true)) return "ok";
    const json::object& error = reply.at("error").as_object();
    EXPECT_FALSE(error.at("en").as_string().empty());
    EXPECT_FALSE(error.at("pl").as_string().empty());
    EXPECT_NE(error.at("en"), error.at("pl"));
    return text_of(error.at("code"));
  }

  // The latest that is known of a table.
  const json::object& table(const std::string& id) {
    server_->settle();
    read();
    return tables_[id].table();
  }
  std::int64_t v(const std::string& id) {
    table(id);
    return tables_[id].v();
  }
  const json::array& log(const std::string& id) {
    table(id);
    return logs_[id];
  }
  bool asked(const std::string& id) {
    const json::object& t = table(id);
    const json::value* asked = t.if_contains("asked");
    if (!asked) return false;
    const json::array& seats = asked->as_array();
    return std::find(seats.begin(), seats.end(), t.at("you").at("seat")) != seats.end();
  }
  // In a round an answer may wait for those of others.
  bool can_answer(const std::string& id) { return asked(id) && !choices(id).empty() && !table(id).contains("answer"); }
  std::int64_t ticket(const std::string& id) { return table(id).at("ticket").as_int64(); }
  Strings choices(const std::string& id) {
    Strings out;
    const json::object& decision = table(id).at("view").at("decision").as_object();
    if (const json::value* choices = decision.if_contains("choices"))
      for (const json::value& choice : choices->as_array()) out.push_back(text_of(choice.at("action")));
    return out;
  }
  json::object act_request(const std::string& id, int choice = 0) {
    const Strings all = choices(id);
    return {{"do", "act"},
            {"table", id},
            {"ticket", ticket(id)},
            {"action", all.empty() ? "" : all[static_cast<std::size_t>(choice) % all.size()]}};
  }

  std::string create(const std::string& game, std::vector<std::string> seats, json::object clock = {{"kind", "none"}},
                     bool is_public = true) {
    json::array players(seats.begin(), seats.end());
    const json::object reply = ok({{"do", "create"},
                                   {"game", game},
                                   {"seats", std::move(players)},
                                   {"options", json::object{}},
                                   {"clock", std::move(clock)},
                                   {"public", is_public}});
    return text_of(reply.at("table").at("id"));
  }
  std::string sit(const std::string& id) {
    const json::object reply = ok({{"do", "sit"}, {"table", id}});
    seat = text_of(reply.at("seat"));
    return seat_token = text_of(reply.at("seat_token"));
  }

 private:
  void read() {
    for (; seen_ < connection->sent.size(); ++seen_) {
      const json::object message = json::parse(connection->sent[seen_]).as_object();
      if (message.contains("re") && message.at("re").is_int64()) replies_[message.at("re").as_int64()] = message;
      const json::value* table = message.if_contains("table");
      if (!table && !message.contains("patch")) continue;
      const std::string id = text_of(table ? table->at("id") : message.at("id"));
      const Problem no = tables_[id].take(message);
      EXPECT_FALSE(no) << no.en << "\n" << connection->sent[seen_];
      if (message.contains("re")) logs_[id].clear();
      for (const json::value& entry : message.at("log").as_array()) logs_[id].push_back(entry);
    }
  }

  TestServer* server_;
  bool gone_ = false;
  std::int64_t next_id_ = 0;
  std::size_t seen_ = 0;
  std::map<std::int64_t, json::object> replies_;
  std::map<std::string, TableCopy> tables_;
  std::map<std::string, json::array> logs_;

 public:
  std::shared_ptr<FakeConnection> connection;
  std::string token, seat, seat_token;
};

// A request of which nothing but the table is to be said.
inline json::object about(const char* what, const std::string& table) { return {{"do", what}, {"table", table}}; }

// The table as somebody sees it who has just come, without what depends on who is connected.
inline std::string seen_by(TestServer& server, const std::string& token, const std::string& table) {
  Client eyes(server);
  eyes.ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", token}});
  json::object t = eyes.ok(about("watch", table)).at("table").as_object();
  for (json::value& seat : t.at("seats").as_array()) seat.as_object().erase("online");
  return json::serialize(t) + json::serialize(eyes.log(table));
}

// Two people at a table that has begun; the first is its host. Seats that the game needs beyond theirs are bots, which
// have answered before anybody looks, or others who play whatever comes ("open").
struct TwoPlayers {
  explicit TwoPlayers(TestServer& server, const std::string& game, json::object clock = {{"kind", "none"}},
                      const std::string& more = "random")
      : a(server, "Ala"), b(server, "Ola") {
    const Strings seats = seats_of(game, {"open", "open"}, more);
    table = a.create(game, seats, std::move(clock));
    a.sit(table);
    b.ok({{"do", "watch"}, {"table", table}});
    b.sit(table);
    for (std::size_t i = 2; more == "open" && i < seats.size(); ++i)
      others.emplace_back(server, "Iga" + std::to_string(i)).sit(table);
    a.ok({{"do", "start"}, {"table", table}});
  }
  Client& asked() { return a.can_answer(table) || (a.asked(table) && !b.can_answer(table)) ? a : b; }
  Client& other() { return &asked() == &a ? b : a; }
  void play(int choice = 0) {
    Client& who = asked();
    who.ok(who.act_request(table, choice));
    let_others_play(choice);
  }
  // Until one of the two is asked and nobody else.
  void play_until_one_is_asked() {
    for (int i = 0; i < 500 && !over() && !one_is_asked(); ++i) play(i);
  }
  bool one_is_asked() {
    const json::value* asked = a.table(table).if_contains("asked");
    return asked && asked->as_array().size() == 1 && (a.asked(table) || b.asked(table));
  }
  bool over() { return a.table(table).at("phase") == "finished"; }
  void let_others_play(int choice) {
    for (bool goes_on = !others.empty(); goes_on;) {
      goes_on = false;
      for (Client& who : others) {
        if (!who.can_answer(table)) continue;
        who.ok(who.act_request(table, choice));
        goes_on = true;
      }
    }
  }
  Client a, b;
  std::deque<Client> others;
  std::string table;
};

// How many answers people have given: those of a round count when they are given, not again when it is played.
inline std::size_t decided_by_people(const Strings& journal) {
  return static_cast<std::size_t>(std::count_if(journal.begin(), journal.end(), [](const std::string& event) {
    return event.find("\"by\":\"person\"") != std::string::npos && event.find("\"resolved\"") == std::string::npos;
  }));
}

}  // namespace kosmo
