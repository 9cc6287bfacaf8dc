// Once a night: tokens that nobody uses, guests who do not come any more, and tables of nobody go. In small pieces,
// between other work; where servers share the store each of them does it, and whoever comes second finds nothing.
#pragma once

#include "server/host_accounts.h"

namespace kosmo {

// What was cleared away.
struct Cleared {
  std::int64_t tokens = 0, guests = 0, tables = 0;
  bool whole = true;  // all that was to go: the store never failed
};

class NightJob {
 public:
  NightJob(House& house, Sessions& sessions, Rooms& rooms, Accounts& accounts)
      : house_(house), sessions_(sessions), rooms_(rooms), accounts_(accounts) {}

  // Begins it if it is time.
  void look_at_clock();
  Task<Cleared> clear_up();

 private:
  Forgotten forgotten() const;
  bool goes_on(const Cleared& gone) const { return gone.whole && !house_.stopping; }
  Task<> clear_up_alone();
  // Each adds to what is gone, and says what is gone then.
  Task<Cleared> clear_tokens(Forgotten, Cleared gone);
  Task<Cleared> clear_guests(Forgotten, Cleared gone);
  Task<Cleared> clear_tables(Forgotten, Cleared gone);
  Task<Cleared> clear_found(Forgotten, std::vector<std::string> tables, Cleared gone);

  House& house_;
  Sessions& sessions_;
  Rooms& rooms_;
  Accounts& accounts_;
  std::int64_t night_ = 0;  // when the next one begins
};

}  // namespace kosmo
