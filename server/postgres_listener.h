// Hears the notes of the servers that share a PostgreSQL database, on a connection and a thread of its own.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/postgres.h"

namespace kosmo {

class PostgresListener {
 public:
  // Listens when it returns, if the database can be reached; keeps trying if not.
  PostgresListener(std::string address, std::string server, const PostgresLimits&, std::vector<std::string> channels,
                   std::function<void(const Note&)> hear, StorageLog);
  ~PostgresListener();

 private:
  void work();
  bool connect();
  bool wait_and_hear();
  bool wait_for_stop(int milliseconds);

  std::string address_, server_;
  PostgresLimits limits_;
  std::vector<std::string> channels_;
  std::function<void(const Note&)> hear_;
  StorageLog log_;
  std::unique_ptr<Postgres> connection_;
  int stop_;  // an eventfd that becomes readable when the thread shall end
  std::thread thread_;
};

}  // namespace kosmo
