#include "server/requests.h"

namespace kosmo {
namespace {

using enum Needs;
constexpr auto kFree = Budget::kNone;
constexpr auto kHost = DoneBy::kHost, kRoom = DoneBy::kTable;

constexpr RequestRule kRequests[] = {
    {"hello", kNothing, Budget::kHello, kHost, {"protocol", "token?"}},
    {"guest", kNothing, Budget::kGuest, kHost, {"name"}},
    {"register", kNothing, Budget::kRegister, kHost, {"name", "password"}},
    {"login", kNothing, Budget::kEntry, kHost, {"name", "password"}},
    {"logout", kName, kFree, kHost, {"everywhere?"}},
    {"password", kName, Budget::kEntry, kHost, {"password", "new_password"}},
    {"delete", kName, Budget::kEntry, kHost, {"password?"}},
    {"history", kName, kFree, kHost, {"before?"}},
    {"games", kNothing, kFree, kHost, {}},
    {"tables", kNothing, kFree, kHost, {}},
    {"create", kName, Budget::kTable, kHost, {"game", "seats", "options", "clock", "public", "key?"}},
    {"watch", kNothing, kFree, kHost, {"table", "after?", "seat_token?", "gallery?"}},
    {"unwatch", kNothing, kFree, kHost, {"table"}},
    {"sit", kName, kFree, kRoom, {"table", "seat?", "key?"}},
    {"stand", kName, kFree, kRoom, {"table"}},
    {"seat", kName, kFree, kRoom, {"table", "seat", "player"}},
    {"start", kName, kFree, kHost, {"table", "key?"}},
    {"cancel", kName, kFree, kRoom, {"table"}},
    {"remove", kName, kFree, kRoom, {"table", "seat"}},
    {"mute", kName, kFree, kRoom, {"table", "said", "muted"}},
    {"rematch", kName, Budget::kTable, kHost, {"table"}},
    {"act", kName, kFree, kRoom, {"table", "ticket", "action"}},
    {"why", kName, kFree, kHost, {"table", "action"}},
    {"undo", kName, kFree, kRoom, {"table", "ticket"}},
    {"ask_undo", kName, kFree, kRoom, {"table"}},
    {"answer_undo", kName, kFree, kRoom, {"table", "agree"}},
    {"back", kName, kFree, kRoom, {"table"}},
    {"chat", kName, Budget::kChat, kRoom, {"table", "text", "key?"}},
    {"prefer", kName, kFree, kRoom, {"table", "rules"}},
    {"ping", kNothing, kFree, kHost, {}},
};

}  // namespace

std::span<const RequestRule> request_rules() { return kRequests; }

const RequestRule* find_request(std::string_view name) {
  for (const RequestRule& rule : kRequests)
    if (rule.name == name) return &rule;
  return nullptr;
}

}  // namespace kosmo
