#include "server/host_admin.h"

#include <fmt/format.h>

namespace kosmo {
namespace {

// Ids of people are no names, but they are not for logs either.
std::string for_log(const Order& order) {
  if (order.what == "prune") return order.what;
  if (order.what == "rewrite") return order.what + " " + (order.whom.empty() ? "all" : order.whom);
  return order.what + " " + (order.what == "close" ? order.whom : order.whom.substr(0, 6) + "…");
}

constexpr int kTablesRewritten = 100;  // looked for at once

Problem nobody_there() {
  return {"There is no such person, or they have no password.", "Nie ma takiej osoby albo nie ma ona hasła."};
}

Problem not_stored() {
  return {"The server could not store that; nothing has changed.",
          "Serwer nie mógł tego zapisać; nic się nie zmieniło."};
}

Problem why_not(Stored outcome) { return outcome == Stored::kConflict ? nobody_there() : not_stored(); }

Problem cleared_words(const Cleared& gone) {
  return {fmt::format("Removed: {} tables, {} guests, {} tokens.", gone.tables, gone.guests, gone.tokens),
          fmt::format("Usunięto: stoły {}, goście {}, tokeny {}.", gone.tables, gone.guests, gone.tokens)};
}

// A new password logs out everywhere.
Stored change_in(Storage& storage, const Order& order) {
  if (order.what != "password") return storage.mute_user(order.whom, order.what == "mute");
  const Stored outcome = storage.change_password(order.whom, order.secret);
  return outcome == Stored::kDone ? storage.remove_tokens(order.whom, "") : outcome;
}

}  // namespace

Task<> Orders::take() {
  auto taking = house_.in_store([server = house_.options.server](Storage& s) { return s.take_orders(server); });
  const Maybe<std::vector<Order>> found = co_await taking;
  if (!found) co_return;
  for (const Order& order : *found) house_.tasks.start(carry_out(order));
}

Task<> Orders::carry_out(Order order) {
  Task<Outcome> doing = outcome_of(order);
  const Outcome outcome = co_await doing;
  house_.log(fmt::format("operator: {}: {}", for_log(order), outcome.well ? "done" : outcome.words.en));
  house_.leave_to_store([id = order.id, outcome, now = house_.loop.now()](Storage& storage) {
    storage.finish_order(id, outcome.well, outcome.words, now);
  });
}

Task<Orders::Outcome> Orders::outcome_of(Order order) {
  const bool is_change = order.what == "password" || order.what == "mute" || order.what == "unmute";
  if (!house_.stopping && order.what == "close") return close(order);
  if (!house_.stopping && order.what == "prune") return prune();
  if (!house_.stopping && order.what == "rewrite") return rewrite(order);
  if (!house_.stopping && order.what == "remove") return remove(order);
  if (!house_.stopping && is_change) return change_person(order);
  return refuse();
}

Task<Orders::Outcome> Orders::refuse() {
  Outcome outcome{false, {"This server does not know such an order.", "Ten serwer nie zna takiego polecenia."}};
  if (house_.stopping) outcome.words = {"The server is being stopped.", "Serwer jest właśnie zatrzymywany."};
  co_return outcome;
}

Task<Orders::Outcome> Orders::close(Order order) {
  RoomRequest r{.ask = asks::Cancel{order.whom}, .by_operator = true};
  Task<Fault> asking = rooms_.ask(std::move(r));
  const Fault no = co_await asking;
  Outcome outcome{!no, no.words};
  if (!no) outcome.words = {"The table is closed.", "Stół jest zamknięty."};
  co_return outcome;
}

Task<Orders::Outcome> Orders::prune() {
  Task<Cleared> clearing = night_.clear_up();
  const Cleared gone = co_await clearing;
  const Outcome outcome{gone.whole, cleared_words(gone)};
  co_return outcome;
}

Task<Orders::Outcome> Orders::remove(Order order) {
  Task<Stored> removing = accounts_.remove_person(order.whom);
  const Stored stored = co_await removing;
  Outcome outcome{stored == Stored::kDone, {"The person is gone.", "Usunięto osobę."}};
  if (!outcome.well) outcome.words = why_not(stored);
  co_return outcome;
}

Task<Orders::Outcome> Orders::change_person(Order order) {
  auto changing = house_.in_store([order](Storage& storage) { return change_in(storage, order); });
  const Stored stored = co_await changing;
  Outcome outcome{stored == Stored::kDone, {"Done.", "Gotowe."}};
  if (!outcome.well) outcome.words = why_not(stored);
  if (outcome.well) accounts_.person_changed(order.whom);
  co_return outcome;
}

Task<Orders::Outcome> Orders::rewrite(Order order) {
  RewriteCount count;
  std::vector<std::string> tables{order.whom};
  while (!tables.empty() && !house_.stopping) {
    for (std::size_t i = 0; i < tables.size() && !tables[i].empty() && !house_.stopping; ++i) {
      Task<Rewritten> rewriting = take_names_out_of(tables[i]);
      const Rewritten rewritten = co_await rewriting;
      count.add(rewritten);
    }
    if (!order.whom.empty()) break;
    auto looking = house_.in_store(
        [last = tables.back()](Storage& storage) { return storage.tables_after(last, kTablesRewritten); });
    Maybe<std::vector<std::string>> next = co_await looking;
    if (!next) {
      const Outcome failed{false, not_stored()};
      co_return failed;
    }
    tables = std::move(*next);
  }
  const Outcome outcome{count.is_whole() && !house_.stopping, count.in_words()};
  co_return outcome;
}

Task<Rewritten> Orders::take_names_out_of(std::string table) {
  const bool is_open = rooms_.find(table) != nullptr;
  auto rewriting =
      house_.in_store([table, is_open](Storage& storage) { return take_names_out(storage, table, is_open); });
  const Rewritten outcome = co_await rewriting;
  if (outcome != Rewritten::kElsewhere) co_return outcome;
  // By the server that has it. One of before, which does not know this, finds somebody who wants to be back and sits
  // nowhere.
  RoomRequest r{.ask = asks::Back{.table = table}, .by_operator = true, .rewrite = true};
  Task<Fault> asking = rooms_.ask(std::move(r));
  const Fault no = co_await asking;
  co_return no ? outcome : Rewritten::kDone;
}

}  // namespace kosmo
