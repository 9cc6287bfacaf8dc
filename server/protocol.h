// The words of docs/protocol.md: requests as they come in, replies and pushes as they go out. Whatever comes from
// outside is read here and nowhere else; every key is known, every value bounded.
#pragma once

#include "server/fault.h"
#include "server/requests.h"

namespace kosmo {

inline constexpr int kProtocol = 2;  // the version that `hello` must name
inline constexpr std::size_t kMostMessageBytes = 16 << 10;

struct Request {
  const RequestRule* rule = nullptr;  // set when it could be read
  std::int64_t id = -1;               // -1: not even that could be read
  Ask ask;
};

// Reads one message. On a fault `id` is still set if it could be read, so that the reply finds its request.
Fault parse_request(std::string_view text, Request&);
// As a message that is read as the same request.
std::string write_request(std::int64_t id, const Ask&);

// `members` are further members as JSON text, such as "\"seat\":\"white\"" (may be empty).
std::string ok_reply(std::int64_t id, std::string_view members = {});
std::string fault_reply(std::int64_t id, const Fault&);
// What is told of a table, as members: the whole of it (`key` is "table") or what has changed ("patch"), its number
// among all that was told to those who see the same, what is new in the log, and the time.
std::string table_members(std::string_view key, std::string_view value, std::int64_t v, std::string_view log,
                          std::int64_t now);
std::string update_push(std::string_view table, std::string_view members);
std::string notice_push(std::string_view code, const Problem& words);
std::string json_text(std::string_view plain);  // with quotes and escapes

}  // namespace kosmo
