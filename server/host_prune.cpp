// Once a night: tokens that nobody uses, guests who do not come any more, and tables of nobody go. In small pieces,
// between other work; where servers share the store each of them does it, and whoever comes second finds nothing.
#include <algorithm>

#include <fmt/format.h>

#include "server/host_parts.h"

namespace kosmo {
namespace {

constexpr int kGuestsAtOnce = 10, kTablesFound = 500;
constexpr std::size_t kTablesAtOnce = 5;
constexpr std::int64_t kDay = 86'400'000;

std::int64_t next_night(std::int64_t now, std::int64_t after_midnight) {
  const std::int64_t tonight = now - now % kDay + after_midnight;
  return tonight > now ? tonight : tonight + kDay;
}

}  // namespace

struct Host::Clearing {
  Forgotten what;
  std::function<void(const Cleared&)> done;
  Cleared gone{};
  std::vector<std::string> tables{};  // found
  std::size_t next = 0;               // of them
  std::int64_t gone_of_them = 0;
};

void Host::clear_up_at_night() {
  const std::int64_t now = loop_.now();
  if (night_ != 0 && now >= night_) clear_up([](const Cleared&) {});
  if (now >= night_) night_ = next_night(now, options_.night);
}

void Host::clear_up(std::function<void(const Cleared&)> done) {
  const std::int64_t now = loop_.now();
  const auto before = [now](std::int64_t life) { return life > 0 ? now - life : 0; };
  auto clearing = std::make_shared<Clearing>(Clearing{{before(options_.token_life), before(options_.guest_life),
                                                       before(options_.nobody_life), before(options_.finished_life)},
                                                      std::move(done)});
  // Whoever is connected uses a token, however long ago they said hello.
  std::vector<std::string> in_use;
  for (const auto& [connection, session] : sessions_)
    if (!session->token_hash.empty()) in_use.push_back(session->token_hash);
  in_store(
      [clearing, in_use, now](Storage& storage) {
        for (const std::string& hash : in_use)
          if (storage.use_token(hash, now) == Stored::kFailed) clearing->gone.whole = false;
        if (!clearing->gone.whole) return;
        const Maybe<std::int64_t> tokens = storage.remove_forgotten_tokens(clearing->what, now);
        clearing->gone.whole = static_cast<bool>(tokens);
        if (tokens) clearing->gone.tokens = *tokens;
      },
      [this, clearing] { clear_guests(clearing); });
}

void Host::clear_guests(const std::shared_ptr<Clearing>& clearing) {
  if (!clearing->gone.whole || stopping_) return cleared(*clearing);
  auto guests = std::make_shared<std::vector<std::string>>();
  in_store(
      [clearing, guests](Storage& storage) {
        const Maybe<std::vector<std::string>> found = storage.forgotten_guests(clearing->what, kGuestsAtOnce);
        clearing->gone.whole = static_cast<bool>(found);
        for (std::size_t i = 0; found && i < found->size(); ++i) {
          const Stored outcome = storage.remove_user(found->at(i));
          if (outcome == Stored::kDone) guests->push_back(found->at(i));
          if (outcome == Stored::kFailed) clearing->gone.whole = false;
        }
      },
      [this, clearing, guests] {
        clearing->gone.guests += static_cast<std::int64_t>(guests->size());
        for (const std::string& guest : *guests) person_changed(guest);
        guests->empty() ? find_tables(clearing) : clear_guests(clearing);
      });
}

void Host::find_tables(const std::shared_ptr<Clearing>& clearing) {
  if (!clearing->gone.whole || stopping_) return cleared(*clearing);
  in_store(
      [clearing](Storage& storage) {
        Maybe<std::vector<std::string>> found = storage.forgotten_tables(clearing->what, kTablesFound);
        clearing->gone.whole = static_cast<bool>(found);
        clearing->tables = found ? std::move(*found) : std::vector<std::string>();
        clearing->next = 0, clearing->gone_of_them = 0;
      },
      [this, clearing] { clear_tables(clearing); });
}

// A table that is loaded is somebody's at this moment, and stays for another night. One that is asked for from now on
// is looked for after it has gone, because the store does one thing after another.
void Host::clear_tables(const std::shared_ptr<Clearing>& clearing) {
  std::vector<std::string> some;
  while (clearing->next < clearing->tables.size() && some.size() < kTablesAtOnce) {
    const std::string& table = clearing->tables[clearing->next++];
    if (!rooms_.contains(table)) some.push_back(table);
  }
  if (some.empty() && clearing->gone_of_them > 0) return find_tables(clearing);
  if (some.empty() || !clearing->gone.whole || stopping_) return cleared(*clearing);
  in_store(
      [clearing, some](Storage& storage) {
        const std::int64_t since = std::max(clearing->what.nobodys, clearing->what.finished);
        const Maybe<std::vector<bool>> owned = storage.own(some);
        clearing->gone.whole = static_cast<bool>(owned);
        for (std::size_t i = 0; owned && i < some.size(); ++i) {
          if (!owned->at(i)) continue;
          const Stored outcome = storage.remove_table(some[i], since);
          clearing->gone_of_them += outcome == Stored::kDone;
          clearing->gone.tables += outcome == Stored::kDone;
          if (outcome == Stored::kFailed) clearing->gone.whole = false;
          if (outcome != Stored::kDone) storage.release(some[i]);
        }
      },
      [this, clearing] { clear_tables(clearing); });
}

void Host::cleared(const Clearing& clearing) {
  const Cleared& gone = clearing.gone;
  figures_.cleared_tables += static_cast<std::uint64_t>(gone.tables);
  figures_.cleared_guests += static_cast<std::uint64_t>(gone.guests);
  figures_.cleared_tokens += static_cast<std::uint64_t>(gone.tokens);
  if (options_.log && (!gone.whole || gone.tables + gone.guests + gone.tokens > 0))
    options_.log(fmt::format("cleared away: {} tables, {} guests, {} tokens{}", gone.tables, gone.guests, gone.tokens,
                             gone.whole ? "" : "; the store failed, the rest goes another night"));
  clearing.done(gone);
}

}  // namespace kosmo
