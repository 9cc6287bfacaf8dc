// Tables that another server owns. Every server that has players at a table folds its journal; only the owner adds to
// it. What players here ask is sent to the owner as a note; that the journal has grown comes back as a note to all.
// When an owner dies its tables are free, and whoever has players there takes them over.
//
//   kosmo_tables      "<table> <number>": the journal has grown to this number (sent by the store, with the events)
//   kosmo_people      "<server> <person>": that server has changed the name or the tokens of this person
//   kosmo_<server>    {"ask":n,"from":server,"request":{...}} and {"answer":n,"code":...,"en":...,"pl":...,"rule":...}
//                     "part <i> <of> <n> <server>", a line break and some text: a request too long for one note
#pragma once

#include "server/host_accounts.h"

namespace kosmo {

class Cluster {
 public:
  Cluster(House& house, Rooms& rooms, Accounts& accounts) : house_(house), rooms_(rooms), accounts_(accounts) {}

  // Asks the server that owns the table; done when what followed is known here.
  Task<Fault> ask_owner(RoomRequest);
  // A note from another server; an empty one: some may have been lost.
  void noted(const Note&);
  // Now and then.
  void look_around();

 private:
  struct Forwarded {  // a request that waits for its answer
    std::string table;
    Later<Fault>::Give give;
    std::int64_t deadline = 0;
  };
  struct Parts {  // of a request that is too long for one note
    std::uint64_t number = 0;
    std::size_t got = 0;
    std::string text{};
  };
  Task<> send(std::uint64_t number, std::string table, std::vector<std::string> notes);
  void answered(std::uint64_t number, const Fault&);
  void answer_noted(const Note&);
  void part_noted(const Note&);
  void request_noted(const Note&);
  Task<> serve(std::string from, std::uint64_t number, RoomRequest);
  void give_up_forwarded(const std::function<bool(const Forwarded&)>& which);
  Task<> take_over_orphans();
  Task<> load_again(std::string table, Hosted::State only_if);
  Task<> check_losses();

  House& house_;
  Rooms& rooms_;
  Accounts& accounts_;
  std::map<std::uint64_t, Forwarded> forwarded_;
  std::uint64_t next_forward_ = 0;
  std::map<std::string, Parts> parts_;  // by the server that sends them
  std::uint64_t losses_ = 0;            // of all that this server owned, so far
};

}  // namespace kosmo
