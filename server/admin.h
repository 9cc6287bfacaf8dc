// How operators reach servers that run: through the store. An order is a row in it; whichever server looks first takes
// it, carries it out like a request of a player, and writes what became of it into the same row. So whoever may write
// the store may give orders, and nobody else; it is the same for a file and for PostgreSQL with several servers; and
// the rows are the log of what was done.
#pragma once

#include <chrono>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>

#include "server/sql_storage.h"

namespace kosmo {

class AdminStore {
 public:
  struct Table {
    std::string id, game, phase;
    std::int64_t updated = 0;
    std::vector<std::string> players;  // by seat: a person's name, "open", or a bot's id
  };
  struct Person {
    std::string id, name;
    bool guest = false, muted = false;
    std::int64_t created = 0, seen = 0;  // seen: 0 if they have no token, or since it was not counted
  };

  // Servers may use it meanwhile. A store of another version is refused: its servers would not understand.
  static Maybe<AdminStore> open(const std::string& where);

  // The ones that changed last, of one phase or (empty) of all.
  Maybe<std::vector<Table>> tables(const std::string& phase, int most) const;
  // Those whose name begins so, the latest first.
  Maybe<std::vector<Person>> people(const std::string& name, int most) const;
  // By id, or by the name of somebody registered; a problem if there is nobody.
  Maybe<Person> person(const std::string& whom) const;
  Maybe<std::vector<Order>> log(int most) const;  // the latest first

  // Gives the order, and waits until a server has carried it out. What no server takes in time is taken back, and also
  // when whoever waits gives up.
  Maybe<Order> give(
      const Order&, std::chrono::milliseconds patience,
      const std::function<bool()>& gives_up = [] { return false; }) const;

 private:
  using Ask = std::function<Answer(const char*, std::initializer_list<Param>)>;
  AdminStore(Dialect dialect, Ask ask) : dialect_(dialect), ask_(std::move(ask)) {}
  Maybe<std::vector<Person>> read_people(const char* sql, std::initializer_list<Param>) const;
  Maybe<std::vector<std::string>> players_of(const std::string& summary) const;
  Maybe<Order> read_order(const std::string& id) const;
  Maybe<std::int64_t> clock() const;
  void renew(const std::string& id) const;
  Maybe<Order> take_back(const std::string& id, const Problem& why) const;
  Dialect dialect_;
  Ask ask_;
};

// Carries out "rewrite" (journal_rewrite.h) where no server runs that could, and writes it into the log of orders.
// Nothing if a server does run: then it is an order like any other. Nobody may have the store open in this process.
Maybe<std::optional<Order>> rewrite_alone(const std::string& where, Order);

}  // namespace kosmo
