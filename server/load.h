// Plays very many tables at once over real sockets, as scripted people would, and measures how long everybody waits.
// One thread, and as little work for each message as will do, because it often shares the machine with the server.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/basics.h"

namespace kosmo {

struct LoadPlan {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  int tables = 1000;
  int sockets = 4;  // for each table: its players, then spectators
  int players = 2, bots = 1;
  std::vector<std::string> games;  // tables take them in turn
  double seconds = 30;             // of measuring, after every table has begun
  double ramp = 10;                // seconds over which the tables are opened
  double think_ms = 1000;          // mean time before a person acts
  std::uint64_t seed = 1;
  bool deflate = true;  // as browsers do
  int server_pid = 0;   // if known: its memory and time are measured
};

// Milliseconds.
struct Spread {
  std::size_t count = 0;
  double p50 = 0, p90 = 0, p99 = 0, p999 = 0, most = 0;
};

struct LoadFigures {
  double seconds = 0;
  std::uint64_t actions = 0, updates = 0, bytes = 0;  // while measuring; bytes of JSON
  std::uint64_t games_finished = 0;
  // What one player received of a whole game, on the average: as JSON, and on the wire, compressed and framed.
  struct Received {
    std::uint64_t players = 0;
    double json = 0, wire = 0;
  };
  Received a_game;
  // From the moment a player sends an action until the update that contains it is there: at the first socket of the
  // table, and at the last.
  Spread to_first, to_last;
  // What went wrong, from the first connection on.
  std::map<std::string, std::uint64_t> errors;  // refused requests, by code
  std::uint64_t refused_actions = 0, missing_updates = 0, reconnects = 0;
  std::uint64_t unfit_updates = 0;  // that do not follow from what was shown before
  bool clean() const { return errors.empty() && missing_updates == 0 && reconnects == 0 && unfit_updates == 0; }
  // Of the server, if its process is known.
  struct Memory {
    std::uint64_t before = 0, begun = 0, end = 0;  // bytes: no table yet, all tables begun, at the end
  };
  std::optional<Memory> memory;
  double server_cpu = 0, client_cpu = 0;  // cores in use while measuring
};

struct LoadProgress {
  int tables_begun = 0;
  double seconds = 0;  // of measuring; 0: not all tables have begun yet
  std::uint64_t actions = 0;
  std::uint64_t troubles = 0;
};

// What is wrong with a plan: games that are not known, or not for so many players.
Problem check_load_plan(const LoadPlan&);

// Problem: the server is not there, or the tables could not be begun.
Maybe<LoadFigures> run_load(const LoadPlan&, const std::function<void(const LoadProgress&)>& tell);

}  // namespace kosmo
