// How a server is set up, and what it counts.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "server/rate.h"

namespace kosmo {

struct HostOptions {
  std::string server = "main";  // its name among those that share the store
  std::string program = "0.1.0";
  Rate requests{40, 20}, chat{5, 1}, entries{20, 1.0 / 3}, tables{10, 1.0 / 6}, hellos{200, 20};
  Rate undos{40, 0.5};  // act and undo in turns would make a journal longer for ever
  Rate tries{5, 5};     // to look what would be takes as long as to play it
  // Wrong passwords for one name: from one address, and from everywhere. The second is wide, since whoever uses it up
  // keeps the owner of the name out.
  Rate logins{10, 1.0 / 60}, logins_anywhere{100, 1.0 / 6};
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

}  // namespace kosmo
