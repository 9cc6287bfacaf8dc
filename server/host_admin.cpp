// What operators ask (admin.h): looked for once a tick, carried out like what people ask, and answered in the store.
#include <fmt/format.h>

#include "server/host_parts.h"

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

}  // namespace

Task<> Host::take_orders() {
  auto taking = in_store([server = options_.server](Storage& storage) { return storage.take_orders(server); });
  const Maybe<std::vector<Order>> found = co_await taking;
  if (!found) co_return;
  for (const Order& order : *found) carry_out(order);
}

void Host::carry_out(const Order& order) {
  if (stopping_) return finish(order, false, {"The server is being stopped.", "Serwer jest właśnie zatrzymywany."});
  if (order.what == "close") return close_for(order);
  if (order.what == "prune")
    return clear_up([this, order](const Cleared& gone) {
      finish(order, gone.whole,
             {fmt::format("Removed: {} tables, {} guests, {} tokens.", gone.tables, gone.guests, gone.tokens),
              fmt::format("Usunięto: stoły {}, goście {}, tokeny {}.", gone.tables, gone.guests, gone.tokens)});
    });
  if (order.what == "rewrite") return tasks_.start(rewrite_for(order));
  if (order.what == "remove") return tasks_.start(remove_for(order));
  if (order.what == "password" || order.what == "mute" || order.what == "unmute")
    return tasks_.start(change_person_for(order));
  finish(order, false, {"This server does not know such an order.", "Ten serwer nie zna takiego polecenia."});
}

void Host::close_for(const Order& order) {
  ask_room_of({.ask = asks::Cancel{order.whom}, .by_operator = true}, [this, order](const Fault& no) {
    finish(order, !no, no ? no.words : Problem{"The table is closed.", "Stół jest zamknięty."});
  });
}

Task<> Host::remove_for(Order order) {
  Task<Stored> removing = remove_person(order.whom);
  const Stored outcome = co_await removing;
  if (outcome == Stored::kDone) co_return finish(order, true, {"The person is gone.", "Usunięto osobę."});
  finish(order, false, outcome == Stored::kConflict ? nobody_there() : not_stored());
}

// A new password logs out everywhere.
Task<> Host::change_person_for(Order order) {
  auto changing = in_store([order](Storage& storage) {
    if (order.what != "password") return storage.mute_user(order.whom, order.what == "mute");
    const Stored outcome = storage.change_password(order.whom, order.secret);
    return outcome == Stored::kDone ? storage.remove_tokens(order.whom, "") : outcome;
  });
  const Stored outcome = co_await changing;
  if (outcome != Stored::kDone)
    co_return finish(order, false, outcome == Stored::kConflict ? nobody_there() : not_stored());
  person_changed(order.whom);
  finish(order, true, {"Done.", "Gotowe."});
}

// One table, or all of them, one after another and between other work. Rooms that are open stay as they are: names were
// never part of them.
Task<> Host::rewrite_for(Order order) {
  RewriteCount count;
  std::vector<std::string> tables{order.whom};
  while (!tables.empty()) {
    for (std::size_t i = 0; i < tables.size() && !tables[i].empty(); ++i) {
      Task<Rewritten> rewriting = take_names_out_of(tables[i]);
      const Rewritten outcome = co_await rewriting;
      count.add(outcome);
      if (stopping_) co_return finish(order, false, count.in_words());
    }
    if (!order.whom.empty()) break;
    auto looking =
        in_store([last = tables.back()](Storage& storage) { return storage.tables_after(last, kTablesRewritten); });
    Maybe<std::vector<std::string>> next = co_await looking;
    if (!next) co_return finish(order, false, not_stored());
    tables = std::move(*next);
  }
  finish(order, count.is_whole(), count.in_words());
}

Task<Rewritten> Host::take_names_out_of(std::string table) {
  auto rewriting = in_store(
      [table, is_open = rooms_.contains(table)](Storage& storage) { return take_names_out(storage, table, is_open); });
  Rewritten outcome = co_await rewriting;
  if (outcome == Rewritten::kElsewhere) {
    Later<Fault> asking([this, table](const Later<Fault>::Give& give) {
      ask_to_take_names_out(table, [give](const Fault& no) { give(no); });
    });
    const Fault no = co_await asking;
    if (!no) outcome = Rewritten::kDone;
  }
  co_return outcome;
}

// A server of before, which does not know this, finds somebody who wants to be back and sits nowhere.
void Host::ask_to_take_names_out(const std::string& table, Done done) {
  const RoomRequest r{.ask = asks::Back{.table = table}, .by_operator = true, .rewrite = true};
  with_room(table, [this, r, done = std::move(done)](Hosted* hosted, const Fault& no) {
    if (!hosted) return done(no);
    if (hosted->state == Hosted::State::kFollowing) return forward(*hosted, r, done);
    take_names_out_here(table_of(r.ask), done);
  });
}

void Host::take_names_out_here(const std::string& table, Done done) {
  auto outcome = std::make_shared<Rewritten>(Rewritten::kFailed);
  in_store([table, outcome](Storage& storage) { *outcome = take_names_out(storage, table, true); },
           [this, table, outcome, done = std::move(done)] {
             const bool well = *outcome == Rewritten::kDone || *outcome == Rewritten::kNothing;
             if (options_.log) options_.log(fmt::format("operator: rewrite {}: {}", table, well ? "done" : "failed"));
             done(well ? Fault{} : unavailable());
           });
}

void Host::finish(const Order& order, bool well, const Problem& outcome) {
  if (options_.log) options_.log(fmt::format("operator: {}: {}", for_log(order), well ? "done" : outcome.en));
  in_store([id = order.id, well, outcome,
            now = loop_.now()](Storage& storage) { storage.finish_order(id, well, outcome, now); },
           [] {});
}

}  // namespace kosmo
