// The server's logic, on the loop's thread alone. The network (connection.h), the store (storage_thread.h) and the bots
// (workers.h) are around it. It has parts, each of which knows those above it in this list, and none below:
//
//   host_house.h      what all of them stand on: loop, store, threads, options, figures
//   host_sessions.h   who is connected, requests within the limits, replies
//   host_rooms.h      tables: loaded, asked, stored (host_rooms.cpp); watched, told (host_watchers.cpp)
//   host_tables.h     what people ask about tables
//   host_accounts.h   names, passwords, tokens, history
//   host_upkeep.h     what happens although nobody asks: bots, preferences, clocks; tables put away, taken up, closed
//   host_prune.h      once a night: what nobody needs any more goes
//   host_admin.h      what operators ask
//   host_cluster.h    tables that another server owns
//
// Only rooms call upwards, and only through RoomsAbove: a table is free to go on, a request is for another server.
// The host itself gives each request to the part that takes it, looks around now and then, and answers over HTTP
// (host_http.cpp). A request on its way: asks.h (what), requests.h (the table of all), host_asks.h (to a table).
#pragma once

#include "server/host_admin.h"
#include "server/host_cluster.h"
#include "server/host_tables.h"
#include "server/host_upkeep.h"

namespace kosmo {

class Host final : public Handler, private RoomsAbove {
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
  void open_at(const std::string& table, std::vector<RoomEvent> journal, std::function<void(const Fault&)> done);

 private:
  using Answer = std::function<void(HttpResponse)>;
  void hand_over(HostSession&, Request);
  template <class A>
  void hand_to_part(const Asker&, A ask);
  void go_on(Hosted&) override;
  Task<Fault> ask_elsewhere(RoomRequest) override;
  Task<> look_around();
  Task<> open_for(std::string table, std::vector<RoomEvent> journal, std::function<void(const Fault&)> done);
  Task<> tell_health(Answer);
  Task<> tell_replay(std::string path, Answer);
  std::string metrics_text() const;

  House house_;
  Sessions sessions_;
  Rooms rooms_;
  TableDesk desk_;
  Accounts accounts_;
  Upkeep upkeep_;
  NightJob night_;
  Orders orders_;
  Cluster cluster_;
  HttpResponse health_;  // the last verdict, and how long it holds: looking costs the store a write
  std::int64_t health_until_ = 0;
  Tasks tasks_;  // last: they use all of the above
};

}  // namespace kosmo
