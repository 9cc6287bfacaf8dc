#include "server/test_postgres.h"

#include <fcntl.h>
#include <libpq-fe.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <stdexcept>

namespace kosmo {
namespace {

using PgConnection = std::unique_ptr<PGconn, decltype(&PQfinish)>;
using PgResult = std::unique_ptr<PGresult, decltype(&PQclear)>;

std::string read_line(int file) {
  std::string line;
  char c;
  while (::read(file, &c, 1) == 1 && c != '\n') line += c;
  return line;
}

// The script's command tells the address and then waits for the end of its input. That comes when this process ends,
// even by a signal that nobody can catch, because only it holds the other end of the pipe.
std::string start() {
  int to_script[2], from_script[2];
  if (pipe2(to_script, O_CLOEXEC) || pipe2(from_script, O_CLOEXEC)) return "";
  if (fork() == 0) {
    dup2(to_script[0], STDIN_FILENO);
    dup2(from_script[1], STDOUT_FILENO);
    setpgid(0, 0);  // an interrupt from the terminal is for the tests; the script then ends in good order
    execl(KOSMOTEKA_SOURCE "/tools/with-postgres", "with-postgres", "sh", "-c",
          "echo \"$KOSMOTEKA_POSTGRES\"; exec cat", nullptr);
    _exit(127);
  }
  ::close(to_script[0]);
  ::close(from_script[1]);
  std::string address = read_line(from_script[0]);
  ::close(from_script[0]);
  return address;
}

std::vector<std::vector<std::string>> ask_at(const std::string& address, const std::string& sql) {
  PgConnection connection(PQconnectdb(address.c_str()), PQfinish);
  PQsetNoticeProcessor(
      connection.get(), [](void*, const char*) {}, nullptr);
  PgResult result(PQexec(connection.get(), sql.c_str()), PQclear);
  auto status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
    throw std::runtime_error(PQerrorMessage(connection.get()));
  std::vector<std::vector<std::string>> rows(static_cast<std::size_t>(PQntuples(result.get())));
  for (int i = 0; i < PQntuples(result.get()); ++i)
    for (int j = 0; j < PQnfields(result.get()); ++j) rows[i].push_back(PQgetvalue(result.get(), i, j));
  return rows;
}

// postgresql://user@host/NAME?options
std::string with_database(const std::string& address, const std::string& name) {
  std::size_t host = address.find("://") + 3;
  std::size_t path = address.find_first_of("/?", host);
  if (path == std::string::npos) return address + "/" + name;
  std::size_t options = address.find('?', path);
  return address.substr(0, path) + "/" + name + (options == std::string::npos ? "" : address.substr(options));
}

}  // namespace

const std::string& test_postgres() {
  static const std::string address = [] {
    const char* given = std::getenv("KOSMOTEKA_POSTGRES");
    return given && *given ? std::string(given) : start();
  }();
  return address;
}

bool test_postgres_required() {
  const char* required = std::getenv("KOSMOTEKA_REQUIRE_POSTGRES");
  return required && std::string(required) == "1";
}

FreshDatabase::FreshDatabase() {
  static std::atomic<int> count = 0;
  name_ = "kosmoteka_test_" + std::to_string(getpid()) + "_" + std::to_string(++count);
  ask_at(test_postgres(), "DROP DATABASE IF EXISTS " + name_ + " WITH (FORCE)");
  ask_at(test_postgres(), "CREATE DATABASE " + name_);
  address_ = with_database(test_postgres(), name_);
}

FreshDatabase::~FreshDatabase() {
  try {
    ask_at(test_postgres(), "DROP DATABASE IF EXISTS " + name_ + " WITH (FORCE)");
  } catch (const std::exception&) {
    // Left behind; the throw-away cluster goes anyway.
  }
}

std::vector<std::vector<std::string>> FreshDatabase::ask(const std::string& sql) const { return ask_at(address_, sql); }

}  // namespace kosmo
