// What operators ask (admin.h): looked for once a tick, carried out like what people ask, and answered in the store.
#include <fmt/format.h>

#include "server/host_parts.h"

namespace kosmo {
namespace {

// Ids of people are no names, but they are not for logs either.
std::string for_log(const Order& order) {
  if (order.what == "prune") return order.what;
  return order.what + " " + (order.what == "close" ? order.whom : order.whom.substr(0, 6) + "…");
}

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
  if (order.what == "remove") return tasks_.start(remove_for(order));
  if (order.what == "password" || order.what == "mute" || order.what == "unmute")
    return tasks_.start(change_person_for(order));
  finish(order, false, {"This server does not know such an order.", "Ten serwer nie zna takiego polecenia."});
}

void Host::close_for(const Order& order) {
  RoomRequest r;
  r.by_operator = true;
  if (const Fault no =
          parse_request(fmt::format("{{\"do\":\"cancel\",\"id\":0,\"table\":{}}}", json_text(order.whom)), r.request))
    return finish(order, false, no.words);
  ask_room_of(r, [this, order](const Fault& no) {
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

void Host::finish(const Order& order, bool well, const Problem& outcome) {
  if (options_.log) options_.log(fmt::format("operator: {}: {}", for_log(order), well ? "done" : outcome.en));
  in_store([id = order.id, well, outcome,
            now = loop_.now()](Storage& storage) { storage.finish_order(id, well, outcome, now); },
           [] {});
}

}  // namespace kosmo
