#include "server/host_prune.h"

#include <algorithm>

#include <fmt/format.h>

namespace kosmo {
namespace {

constexpr int kGuestsAtOnce = 10, kTablesFound = 500;
constexpr std::size_t kTablesAtOnce = 5;

std::int64_t next_night(std::int64_t now, std::int64_t after_midnight) {
  const std::int64_t tonight = now - now % kDay + after_midnight;
  return tonight > now ? tonight : tonight + kDay;
}

// What happened in the store, all of it at once.

Maybe<std::int64_t> remove_tokens(Storage& storage, const Forgotten& what, const std::vector<std::string>& in_use,
                                  std::int64_t now) {
  for (const std::string& hash : in_use)
    if (storage.use_token(hash, now) == Stored::kFailed) return Problem{"failed", "failed"};
  return storage.remove_forgotten_tokens(what, now);
}

struct Gone {
  std::vector<std::string> ids;
  bool whole = true;
};

Gone remove_guests(Storage& storage, const Forgotten& what) {
  Gone gone;
  const Maybe<std::vector<std::string>> found = storage.forgotten_guests(what, kGuestsAtOnce);
  gone.whole = static_cast<bool>(found);
  for (std::size_t i = 0; found && i < found->size(); ++i) {
    const Stored outcome = storage.remove_user(found->at(i));
    if (outcome == Stored::kDone) gone.ids.push_back(found->at(i));
    if (outcome == Stored::kFailed) gone.whole = false;
  }
  return gone;
}

Gone remove_tables(Storage& storage, const Forgotten& what, const std::vector<std::string>& tables) {
  Gone gone;
  const std::int64_t since = std::max(what.nobodys, what.finished);
  const Maybe<std::vector<bool>> owned = storage.own(tables);
  gone.whole = static_cast<bool>(owned);
  for (std::size_t i = 0; owned && i < tables.size(); ++i) {
    if (!owned->at(i)) continue;
    const Stored outcome = storage.remove_table(tables[i], since);
    if (outcome == Stored::kDone) gone.ids.push_back(tables[i]);
    if (outcome == Stored::kFailed) gone.whole = false;
    if (outcome != Stored::kDone) storage.release(tables[i]);
  }
  return gone;
}

}  // namespace

void NightJob::look_at_clock() {
  const std::int64_t now = house_.loop.now();
  if (night_ != 0 && now >= night_) house_.tasks.start(clear_up_alone());
  if (now >= night_) night_ = next_night(now, house_.options.night);
}

Task<> NightJob::clear_up_alone() {
  Task<Cleared> clearing = clear_up();
  co_await clearing;
}

Forgotten NightJob::forgotten() const {
  const auto before = [now = house_.loop.now()](std::int64_t life) { return life > 0 ? now - life : 0; };
  const HostOptions& options = house_.options;
  return {before(options.token_life), before(options.guest_life), before(options.nobody_life),
          before(options.finished_life)};
}

Task<Cleared> NightJob::clear_up() {
  const Forgotten what = forgotten();
  Cleared gone;
  Task<Cleared> tokens = clear_tokens(what, gone);
  gone = co_await tokens;
  Task<Cleared> guests = clear_guests(what, gone);
  gone = co_await guests;
  Task<Cleared> tables = clear_tables(what, gone);
  gone = co_await tables;
  house_.figures.cleared_tables += static_cast<std::uint64_t>(gone.tables);
  house_.figures.cleared_guests += static_cast<std::uint64_t>(gone.guests);
  house_.figures.cleared_tokens += static_cast<std::uint64_t>(gone.tokens);
  if (!gone.whole || gone.tables + gone.guests + gone.tokens > 0)
    house_.log(fmt::format("cleared away: {} tables, {} guests, {} tokens{}", gone.tables, gone.guests, gone.tokens,
                           gone.whole ? "" : "; the store failed, the rest goes another night"));
  co_return gone;
}

Task<Cleared> NightJob::clear_tokens(Forgotten what, Cleared gone) {
  // Whoever is connected uses a token, however long ago they said hello.
  std::vector<std::string> in_use;
  sessions_.for_each([&](const HostSession& session) {
    if (!session.token_hash.empty()) in_use.push_back(session.token_hash);
  });
  auto removing = house_.in_store(
      [what, in_use, now = house_.loop.now()](Storage& storage) { return remove_tokens(storage, what, in_use, now); });
  const Maybe<std::int64_t> tokens = co_await removing;
  gone.whole = static_cast<bool>(tokens);
  if (tokens) gone.tokens = *tokens;
  co_return gone;
}

Task<Cleared> NightJob::clear_guests(Forgotten what, Cleared gone) {
  for (bool more = true; more && goes_on(gone);) {
    auto removing = house_.in_store([what](Storage& storage) { return remove_guests(storage, what); });
    const Gone guests = co_await removing;
    gone.whole = guests.whole;
    gone.guests += static_cast<std::int64_t>(guests.ids.size());
    for (const std::string& guest : guests.ids) accounts_.person_changed(guest);
    more = !guests.ids.empty();
  }
  co_return gone;
}

Task<Cleared> NightJob::clear_tables(Forgotten what, Cleared gone) {
  for (std::int64_t before = -1; before != gone.tables && goes_on(gone);) {
    before = gone.tables;
    auto looking = house_.in_store([what](Storage& storage) { return storage.forgotten_tables(what, kTablesFound); });
    const Maybe<std::vector<std::string>> found = co_await looking;
    gone.whole = static_cast<bool>(found);
    if (!found) break;
    Task<Cleared> clearing = clear_found(what, *found, gone);
    gone = co_await clearing;
  }
  co_return gone;
}

// A table that is loaded is somebody's at this moment, and stays for another night. One that is asked for from now on
// is looked for after it has gone, because the store does one thing after another.
Task<Cleared> NightJob::clear_found(Forgotten what, std::vector<std::string> tables, Cleared gone) {
  for (auto next = tables.begin(); next != tables.end() && goes_on(gone);) {
    std::vector<std::string> some;
    for (; next != tables.end() && some.size() < kTablesAtOnce; ++next)
      if (!rooms_.find(*next)) some.push_back(*next);
    if (some.empty()) break;
    auto removing = house_.in_store([what, some](Storage& storage) { return remove_tables(storage, what, some); });
    const Gone removed = co_await removing;
    gone.whole = removed.whole;
    gone.tables += static_cast<std::int64_t>(removed.ids.size());
  }
  co_return gone;
}

}  // namespace kosmo
