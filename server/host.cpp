#include "server/host.h"

namespace kosmo {

Host::Host(Loop& loop, StorageThread& storage, Workers& bots, Workers& passwords, const HostOptions& options,
           bool shared_store)
    : house_{loop, storage, bots, passwords, tasks_, options, shared_store},
      sessions_(house_, [this](HostSession& session, Request request) { hand_over(session, std::move(request)); }),
      rooms_(house_, sessions_, *this),
      desk_(house_, sessions_, rooms_),
      accounts_(house_, sessions_, rooms_),
      upkeep_(house_, rooms_),
      night_(house_, sessions_, rooms_, accounts_),
      orders_(house_, rooms_, accounts_, night_),
      cluster_(house_, rooms_, accounts_) {}
Host::~Host() = default;

void Host::start() {
  tasks_.start(look_around());
  tasks_.start(upkeep_.look_for_damage());
}

void Host::stop() {
  house_.stopping = true;
  sessions_.tell_all(notice_push("shutdown", {"The server is being restarted; nothing is lost.",
                                              "Serwer jest uruchamiany ponownie; nic nie przepadło."}));
}

// Now and then: what nobody asks for must be done as well.
Task<> Host::look_around() {
  while (!house_.stopping) {
    sessions_.forget_full_buckets();
    accounts_.forget_full_buckets();
    upkeep_.look_around();
    night_.look_at_clock();
    tasks_.start(orders_.take());
    if (house_.shared) cluster_.look_around();
    auto waiting = pause(house_.loop, house_.options.tick);
    co_await waiting;
  }
}

void Host::opened(std::shared_ptr<Connection> connection) { sessions_.opened(std::move(connection)); }

void Host::received(Connection& connection, std::string_view text) { sessions_.received(connection, text); }

void Host::closed(Connection& connection) {
  for (const std::string& table : sessions_.closed(connection)) rooms_.leave(connection, table);
}

// Each request goes to the part that takes it. One that nobody takes does not compile.
template <class A>
void Host::hand_to_part(const Asker& from, A ask) {
  const auto give_to = [&](auto& part) {
    if constexpr (std::is_void_v<decltype(part.take(from, std::move(ask)))>)
      part.take(from, std::move(ask));
    else
      tasks_.start(part.take(from, std::move(ask)));
  };
  if constexpr (requires { sessions_.take(from, std::move(ask)); })
    give_to(sessions_);
  else if constexpr (requires { accounts_.take(from, std::move(ask)); })
    give_to(accounts_);
  else
    give_to(desk_);
}

void Host::hand_over(HostSession& session, Request request) {
  const Asker from{session.connection, request.id};
  std::visit([&](auto& ask) { hand_to_part(from, std::move(ask)); }, request.ask);
}

void Host::go_on(Hosted& hosted) { upkeep_.go_on(hosted); }
Task<Fault> Host::ask_elsewhere(RoomRequest r) { return cluster_.ask_owner(std::move(r)); }
void Host::noted(const Note& note) { cluster_.noted(note); }

void Host::open_at(const std::string& table, std::vector<RoomEvent> journal, std::function<void(const Fault&)> done) {
  tasks_.start(open_for(table, std::move(journal), std::move(done)));
}

Task<> Host::open_for(std::string table, std::vector<RoomEvent> journal, std::function<void(const Fault&)> done) {
  Later<Fault> opening = rooms_.open(std::move(table), std::move(journal));
  const Fault no = co_await opening;
  done(no);
}

HostFigures Host::figures() const {
  HostFigures figures = house_.figures;
  figures.sessions = sessions_.size();
  figures.rooms = rooms_.size();
  figures.owned = rooms_.those([](const Hosted& hosted) { return hosted.is_owned(); }).size();
  return figures;
}

}  // namespace kosmo
