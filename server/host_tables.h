// What people ask about tables: found, made, watched, begun; and whatever a table answers.
#pragma once

#include "server/host_rooms.h"

namespace kosmo {

class TableDesk {
 public:
  TableDesk(House& house, Sessions& sessions, Rooms& rooms) : house_(house), sessions_(sessions), rooms_(rooms) {}

  void take(const Asker&, const asks::Games&);
  Task<> take(Asker, asks::Tables);
  Task<> take(Asker, asks::Create);
  Task<> take(Asker, asks::Watch);
  void take(const Asker&, const asks::Unwatch&);
  Task<> take(Asker, asks::Sit);
  Task<> take(Asker, asks::Start);
  Task<> take(Asker, asks::Rematch);
  Task<> take(Asker, asks::Why);
  Task<> take(Asker, asks::Try);
  Task<> take(Asker, asks::Act);
  Task<> take(Asker, asks::Chat);
  Task<> take(Asker, TableAsk);  // all others that a table answers go to it as they are

 private:
  Task<> ask(Asker, RoomRequest);
  // Shows the table of that id, and makes it first if there is none.
  Task<> show_or_open(Asker, std::string table, std::vector<RoomEvent> journal);
  void show(const Asker&, const std::string& table, const Fault& no);
  void answer(const Asker&, const Fault& no);

  House& house_;
  Sessions& sessions_;
  Rooms& rooms_;
};

}  // namespace kosmo
