// Who is connected: requests as they come in, within the limits; replies. Knows no tables.
#pragma once

#include <list>
#include <map>
#include <set>
#include <unordered_map>

#include "server/connection.h"
#include "server/host_house.h"
#include "server/protocol.h"

namespace kosmo {

// One connection, and who it is.
struct HostSession {
  std::shared_ptr<Connection> connection;
  Bucket requests;
  bool greeted = false;
  bool entering = false;  // who this is is being looked up, or forgotten: what else is asked waits
  std::list<Request> waiting{};
  std::optional<Person> person{};
  bool guest = true;
  bool muted = false;  // everywhere, by an operator
  std::string token_hash{};
  std::map<std::string, std::string> watched{};  // table -> hash of the seat token shown, or empty
  std::set<std::string> galleries{};             // tables at which it hears also those who look on
  int faults = 0;                                // how often it went over its limits

  // The hash of the seat token that was shown at that table; empty: none was.
  std::string seat_token(const std::string& table) const {
    const auto found = watched.find(table);
    return found == watched.end() ? "" : found->second;
  }
};

// Whom a reply goes to. Who was there before may be gone when it comes to that.
struct Asker {
  std::weak_ptr<Connection> connection;
  std::int64_t id = 0;  // of the request
};

class Sessions {
 public:
  // Whatever is asked within the limits, by whoever may, is handed over.
  using HandOver = std::function<void(HostSession&, Request)>;
  Sessions(House&, HandOver);

  void opened(std::shared_ptr<Connection>);
  void received(Connection&, std::string_view text);
  // The tables that it watched.
  std::vector<std::string> closed(const Connection&);

  void take(const Asker&, const asks::Ping&);

  // Null: it is gone.
  HostSession* find(const std::weak_ptr<Connection>&);
  HostSession* find(const Asker& from) { return find(from.connection); }
  HostSession& at(const Connection* connection) { return *sessions_.at(connection); }
  const HostSession& at(const Connection* connection) const { return *sessions_.at(connection); }
  template <class Use>
  void for_each(Use use) const {
    for (const auto& [connection, session] : sessions_) use(*session);
  }
  std::size_t size() const { return sessions_.size(); }

  void reply(HostSession&, std::int64_t id, std::string_view members = {});
  void refuse(HostSession&, std::int64_t id, const Fault&);
  void tell_all(std::string text);

  // It will be known who this is (or that it cannot be said) when the reply has been sent, which the caller does now.
  // What came meanwhile is taken up after it, in order.
  void entered(HostSession&);
  // What came while it was looked up who this is goes on after the refusal.
  void turn_away(HostSession&, std::int64_t id, const Fault&);

  // A game that bots play alone costs the server, and whoever begins it nothing: each address has a budget of them.
  bool may_begin_bot_game(const HostSession&);
  void forget_full_buckets();

 private:
  using Buckets = std::unordered_map<std::string, Bucket>;
  void serve(HostSession&, Request, Fault no);
  Fault check_limits(HostSession&, const Request&);
  static bool needs_no_name(const HostSession&, const Request&);
  bool is_within(const HostSession&, const Request&);
  bool draw(Buckets&, const std::string& whose, const Rate&);
  Task<> take_up_waiting(std::weak_ptr<Connection>);

  House& house_;
  HandOver hand_over_;
  std::unordered_map<const Connection*, std::unique_ptr<HostSession>> sessions_;
  Buckets entries_, hellos_, tables_from_, newcomers_, bot_games_;  // by address
  Buckets chats_, new_tables_, undos_, tries_;                      // by person
};

}  // namespace kosmo
