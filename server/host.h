// The server's logic: who is connected, which tables are open, what follows from each request. Lives on the loop's
// thread alone. The network (connection.h), the store (storage_thread.h) and the bots (workers.h) are around it.
//
//   host.cpp          connections, requests, limits
//   host_people.cpp   names, passwords, tokens, history
//   host_rooms.cpp    tables: loaded, asked, stored, told
//   host_upkeep.cpp   what happens although nobody asks: bots, preferences, clocks; tables put away, taken up, closed
//   host_admin.cpp    what operators ask
//   host_prune.cpp    once a night: what nobody needs any more goes
//   host_cluster.cpp  tables that another server owns
//   host_http.cpp     replays, health, figures
//   catalog.cpp       games, rules and cards for those who read
//   replay_view.cpp   finished games for those who look back
#pragma once

#include <deque>
#include <map>
#include <set>
#include <unordered_map>

#include "engine/rules_text.h"
#include "server/connection.h"
#include "server/host_asks.h"
#include "server/journal_rewrite.h"
#include "server/loop.h"
#include "server/rate.h"
#include "server/task_work.h"

namespace kosmo {

struct HostOptions {
  std::string server = "main";  // its name among those that share the store
  std::string program = "0.1.0";
  Rate requests{40, 20}, chat{5, 1}, entries{20, 1.0 / 3}, tables{10, 1.0 / 6}, hellos{200, 20};
  Rate logins{10, 1.0 / 60};  // wrong passwords for one name
  // From one address, whoever they say they are: new tables, new people, games begun that bots play alone.
  Rate tables_from{30, 1.0 / 6}, newcomers{40, 1.0 / 30}, bot_games{10, 1.0 / 60};
  std::int64_t token_life = 90 * std::int64_t{86'400'000};  // of a token that nobody uses; 0: for ever
  int watched = 32;                                         // tables watched by one connection
  int snapshot_every = 200;                                 // events
  std::int64_t bot_patience = 10'000;                       // after so long a bot's answer is given for it
  std::int64_t idle_room = 60'000;                          // a table nobody watches is put away after so long
  std::int64_t waiting_life = 7 * 86'400'000;  // a table that waits for players is closed after so long without
                                               // anybody; 0: never
  std::int64_t guest_life = 30 * std::int64_t{86'400'000};   // of a guest who does not come; 0: for ever
  std::int64_t nobody_life = 30 * std::int64_t{86'400'000};  // of closed tables and games of nobody; 0: for ever
  std::int64_t finished_life = 0;                            // of finished games, whosever they are; 0: for ever
  std::int64_t night = 3 * 3'600'000;                        // when it is cleared up: so long after midnight by UTC
  std::int64_t tick = 1'000;                                 // how often the host looks around
  std::int64_t forward_patience = 4'000;                     // how long the owner of a table may take to answer for it
  std::function<std::string()> more_metrics;                 // of the network
  std::function<void(std::string_view)> log;                 // what an operator should know
  bool reckless_tokens = false;  // tests only: tokens and ids count up instead of being random
};

// What goes on, for /metrics.
struct HostFigures {
  std::uint64_t requests = 0, refused = 0, too_fast = 0, events = 0, updates = 0, bot_moves = 0, bot_faults = 0,
                late_bots = 0, timeouts = 0, forwarded = 0, takeovers = 0, damaged = 0, wrong_passwords = 0,
                held_logins = 0, cleared_tables = 0, cleared_guests = 0, cleared_tokens = 0;
  std::size_t sessions = 0, rooms = 0, owned = 0;
};

// What was cleared away.
struct Cleared {
  std::int64_t tokens = 0, guests = 0, tables = 0;
  bool whole = true;  // all that was to go: the store never failed
};

class Host final : public Handler {
 public:
  Host(Loop&, StorageThread&, Workers& bots, Workers& passwords, const HostOptions&, bool shared_store);
  ~Host() override;

  // Begins to look around: clocks that ran out, bots that are due, notes from other servers.
  void start();
  // Tells everybody, and takes no more requests. What was accepted is stored; call StorageThread::drain after it.
  void stop();

  void opened(std::shared_ptr<Connection>) override;
  void received(Connection&, std::string_view text) override;
  void closed(Connection&) override;
  void http(const HttpRequest&, std::function<void(HttpResponse)> answer) override;
  // A note from another server; an empty one: some may have been lost.
  void noted(const Note&);

  HostFigures figures() const;
  // For tests: a table that begins in the middle of a game.
  void open_at(const std::string& table, std::vector<RoomEvent> journal, std::function<void(const Fault&)> done) {
    open_new(table, std::move(journal), std::move(done));
  }

 private:
  using Done = std::function<void(const Fault&)>;
  struct Session;
  struct Asker {  // whom the reply goes to
    std::weak_ptr<Connection> connection;
    std::int64_t id = 0;  // of the request
  };
  struct Forwarded {
    std::string table;
    Done done;
    std::int64_t deadline;
  };
  struct Parts {  // of a request that is too long for one note
    std::uint64_t number = 0;
    std::size_t got = 0;
    std::string text;
  };
  struct Hosted;
  struct Got {  // a table that is loaded and of which nothing is being stored, or why it cannot be had
    Hosted* hosted = nullptr;
    Fault no;
  };
  struct Clearing;

  // host.cpp
  void serve(Session&, Request, Fault no);
  void hand_over(Session&, Request);
  void entered(Session&);
  Fault check_limits(Session&, const Request&);
  static bool needs_no_name(const Session&, const Request&);
  bool is_within(const Session&, Budget);
  // One for each request: the compiler finds the one that is missing. Those that a table answers go to it as they are,
  // unless they have one of their own.
  void take(const Asker&, const asks::Ping&);
  void take(const Asker&, const asks::Games&);
  void reply(Session&, std::int64_t id, std::string_view members = {});
  void refuse(Session&, std::int64_t id, const Fault&);
  Session* find(const std::weak_ptr<Connection>&);
  // Work with the store; `done` is not called any more when the host is gone.
  void in_store(std::function<void(Storage&)> work, std::function<void()> done);
  // The same, for tasks to await.
  template <class Work>
  auto in_store(Work work) {
    return kosmo::in_store(storage_, std::move(work));
  }

  // host_people.cpp
  Task<> take(Asker, asks::Hello);
  Task<> take(Asker, asks::Guest);
  Task<> take(Asker, asks::Register);
  Task<> take(Asker, asks::Login);
  Task<> take(Asker, asks::Logout);
  Task<> take(Asker, asks::Password);
  Task<> take(Asker, asks::Delete);
  Task<> take(Asker, asks::History);
  Task<> leave_for_good(Asker, std::string user);
  Task<Stored> remove_person(std::string user);
  void stand_up(const std::string& user, std::set<std::string> tables);
  // The registered person of that name, if this is their password and the connection is still there. Whoever is wrong
  // has been told so, and too many wrong ones for one name are not looked at.
  Task<std::optional<UserRow>> prove(Asker, std::string name, std::string password);
  // A new password, hashed off the loop; empty if the connection is gone, or there was no memory for it and they have
  // been told.
  Task<std::string> hash_for(Asker, std::string password);
  void failed_login(const Session&);
  std::int64_t tokens_since() const;
  void forget(Session&);
  void turn_away(Session&, std::int64_t id, const Fault&);
  Task<> enter_as(Asker, UserRow, Stored);
  // The person is known: a new token for this device.
  Task<> welcome(Asker, UserRow);
  // Finds out who the people of a table are whom it does not know yet; then `then`, at once if there are none.
  void introduce(const std::string& table, std::function<void()> then);
  // Somebody has another name, or their tokens have ended: here, and told to other servers.
  void person_changed(const std::string& user);
  void look_again_at(const std::string& user);
  Task<> name_again(std::string table, std::string user);
  Task<> check_token(std::weak_ptr<Connection>);

  // host_rooms.cpp
  void take(const Asker&, const asks::Tables&);
  void take(const Asker&, const asks::Create&);
  void open_new(const std::string& table, std::vector<RoomEvent> journal, Done opened);
  void take(const Asker&, const asks::Watch&);
  void take(const Asker&, const asks::Unwatch&);
  void unwatch(Session&, const std::string& table);
  void hear_gallery(Session&, const std::string& table, bool wanted);
  void take(const Asker&, const asks::Rematch&);
  void take(const Asker&, const asks::Why&);
  void take(const Asker&, const asks::Sit&);
  void take(const Asker&, const asks::Start&);
  void take(const Asker&, const asks::Chat&);
  void take(const Asker&, TableAsk);
  void ask(const Asker&, const RoomRequest&);
  RoomRequest request_of(const Session&, TableAsk) const;
  void ask_room_of(const RoomRequest&, Done done);
  // Runs the work when the table is loaded and nothing is being stored; with null if there is no such table, or it
  // cannot be had.
  void with_room(const std::string& table, std::function<void(Hosted*, const Fault&)> work);
  // The same, for tasks to await: it holds until the next co_await.
  Task<Got> room(std::string table);
  void load(Hosted&);
  void loaded(const std::string& table, bool owned, const Maybe<Journal>&);
  void ready(const std::string& table, bool owned);
  void gone(const std::string& table, const Fault&);
  void run_waiting(const std::string& table);
  // Stores the events and applies them; then `done`.
  void store(Hosted&, std::vector<RoomEvent>, Done done);
  void stored(const std::string& table, Stored, std::int64_t before, const Done&);
  void told(const std::string& table, std::int64_t before, const Done&);
  Append append_for(Hosted&, std::vector<RoomEvent>&);
  void tell(Hosted&, std::int64_t after);
  void resume(Hosted&);
  void leave_table(const Connection&, const std::string& table);
  void attach(Session&, Hosted&, const std::string& token_hash);
  void show_again(Session&, const std::string& table);
  void show_table(Session&, Hosted&, std::int64_t id, std::int64_t after, const std::string& token_hash);
  std::string whole_table(Session&, Hosted&, std::int64_t after);
  Seat seat_of(const Session&, const Hosted&) const;
  Audience online(const Hosted&) const;
  void tell_presence(Hosted&);

  // host_upkeep.cpp
  void go_on(Hosted&);
  void let_bot_think(Hosted&);
  void bot_answers(const std::string& table, std::int64_t thought, Action, int faults);
  void set_clock(Hosted&);
  void put_away_idle_rooms();
  void adopt_due_rooms();
  void close_forsaken_rooms();
  // Those of the tables found that can be owned, one after another; tables that are broken are not looked for.
  void look_for_damage();
  void check_some(std::shared_ptr<std::vector<std::string>> tables, std::size_t from, std::int64_t until);
  void own_found(std::function<Maybe<std::vector<std::string>>(Storage&, int most)> find,
                 std::function<void(const std::string& table)> use);

  // host_admin.cpp
  Task<> take_orders();
  void carry_out(const Order&);
  void close_for(const Order&);
  Task<> remove_for(Order);
  Task<> change_person_for(Order);
  Task<> rewrite_for(Order);
  Task<Rewritten> take_names_out_of(std::string table);
  // By the server that has the table, if it is another.
  void ask_to_take_names_out(const std::string& table, Done);
  void take_names_out_here(const std::string& table, Done);
  void finish(const Order&, bool well, const Problem& outcome);

  // host_prune.cpp
  void clear_up_at_night();
  void clear_up(std::function<void(const Cleared&)> done);
  void clear_guests(const std::shared_ptr<Clearing>&);
  void find_tables(const std::shared_ptr<Clearing>&);
  void clear_tables(const std::shared_ptr<Clearing>&);
  void cleared(const Clearing&);

  // host_http.cpp
  void replay(std::string_view path, std::function<void(HttpResponse)> answer);
  std::string metrics_text() const;

  // host_cluster.cpp
  void forward(Hosted&, const RoomRequest&, Done done);
  void serve_forwarded(const Note&);
  void part_of_note(const Note&);
  void forward_answered(const Note&);
  void catch_up_if_behind(const std::string& table);
  void follow(const std::string& table, std::int64_t number);
  void catch_up(Hosted&);
  void take_over_orphans();
  void give_up_forwarded(const std::function<bool(const Forwarded&)>& which);
  void check_losses();

  void look_around();
  std::string make_id();
  std::string make_token();
  Seed make_seed();

  Loop& loop_;
  StorageThread& storage_;
  Workers& bots_;
  Workers& passwords_;
  HostOptions options_;
  bool shared_;
  bool stopping_ = false;
  std::uint64_t losses_ = 0;
  std::unordered_map<const Connection*, std::unique_ptr<Session>> sessions_;
  std::unordered_map<std::string, std::unique_ptr<Hosted>> rooms_;
  // By address.
  std::unordered_map<std::string, Bucket> entries_, hellos_, tables_from_, newcomers_, bot_games_;
  std::unordered_map<std::string, Bucket> chats_, new_tables_;  // by person
  std::unordered_map<std::string, Bucket> logins_;              // by skeleton of the name
  std::set<std::string> broken_;                                // tables that this program cannot play on
  std::map<std::uint64_t, Forwarded> forwarded_;
  std::map<std::string, Parts> parts_;  // by the server that sends them
  std::uint64_t next_forward_ = 0, counter_ = 0;
  HttpResponse health_;  // the last verdict, and how long it holds: looking costs the store a write
  std::int64_t health_until_ = 0;
  std::int64_t forsaken_looked_ = 0;  // when tables that nobody comes to were looked for
  std::int64_t night_ = 0;            // when the next one begins
  mutable HostFigures figures_;
  std::shared_ptr<int> alive_ = std::make_shared<int>();  // posted work asks whether the host still is
  Tasks tasks_;                                           // last: they use all of the above
};

// What is read over HTTP: the games with their options and the bots; rules and cards of one game.
std::string catalog_members();                      // "games":[...],"players":[...]
std::string rules_json(std::span<const RuleText>);  // as /api/rules/<game> answers
HttpResponse catalog_response(std::string_view path);

// A finished game, step by step (replay_view.cpp). `what` is the rest of the address; nothing if there is no such
// thing.
std::optional<HttpResponse> replay_response(const Room&, std::string_view what);

}  // namespace kosmo
