// What operators ask (admin.h): looked for once a tick, carried out like what people ask, and answered in the store.
#pragma once

#include "server/host_prune.h"
#include "server/journal_rewrite.h"

namespace kosmo {

class Orders {
 public:
  Orders(House& house, Rooms& rooms, Accounts& accounts, NightJob& night)
      : house_(house), rooms_(rooms), accounts_(accounts), night_(night) {}

  Task<> take();

 private:
  struct Outcome {
    bool well = false;
    Problem words{};
  };
  Task<> carry_out(Order);
  Task<Outcome> outcome_of(Order);
  Task<Outcome> refuse();
  Task<Outcome> close(Order);
  Task<Outcome> prune();
  Task<Outcome> remove(Order);
  Task<Outcome> change_person(Order);
  // One table, or all of them, one after another and between other work.
  Task<Outcome> rewrite(Order);
  Task<Rewritten> take_names_out_of(std::string table);

  House& house_;
  Rooms& rooms_;
  Accounts& accounts_;
  NightJob& night_;
};

}  // namespace kosmo
