// For tests of what servers tell: two of them with equal clocks that host Encounter from positions which differ in what
// somebody cannot know, and everything that each person is sent there, with its time.
#pragma once

#include "server/host_testing.h"
#include "tests/laws/secrets.h"
#include "tests/toys/toys.h"

namespace kosmo::worlds_testing {

inline constexpr int kSeats = 4, kSeconds = 8;
inline constexpr std::int64_t kQuietPause = kSeconds * 1000;
inline constexpr const char* kTable = "the-table";
inline constexpr Windows kQuietTable{Windows::Kind::kQuiet, kSeconds}, kQuickTable{};

// What one connection was sent, from some point on.
struct Heard {
  std::int64_t at;
  std::string text;
  bool operator==(const Heard&) const = default;
};

// One of the two servers: people on every seat, and one who looks on.
class TableWorld {
 public:
  TableWorld(const Position& state, const Windows& windows, const TimeControl& clock = {}, Seat bot = kNobody)
      : server_(equal_options()), bot_(bot) {
    register_game(encounter_game());
    for (Seat p = 0; p < kSeats; ++p)
      people_.push_back(std::make_unique<Client>(server_, encounter_game().seat_name(p)));
    people_.push_back(std::make_unique<Client>(server_, "widz"));
    open(state, windows, clock);
    for (const auto& client : people_) client->ok(about("watch", kTable));
    begin();
  }

  TestServer& server() { return server_; }
  Client& of(Seat p) { return *people_[p < 0 ? kSeats : static_cast<std::size_t>(p)]; }
  bool is_bot(Seat p) const { return p == bot_; }
  bool asks(Seat p) { return !is_bot(p) && !of(p).choices(kTable).empty(); }
  std::int64_t ticket(Seat p) { return of(p).ticket(kTable); }
  Strings choices(Seat p) { return of(p).choices(kTable); }
  std::string act(Seat p, const std::string& action) {
    return of(p).code({{"do", "act"}, {"table", kTable}, {"ticket", ticket(p)}, {"action", action}});
  }
  bool is_pause() { return of(kSpectator).table(kTable).contains("pause"); }
  bool is_decided() {
    const json::value& moment = of(kSpectator).table(kTable).at("view").at("state").at("moment");
    return moment == "after-outcome" || moment == "end";
  }
  std::vector<Seat> all_asked() {
    std::vector<Seat> out;
    for (Seat p = 0; p < kSeats; ++p)
      if (asks(p)) out.push_back(p);
    return out;
  }
  std::string step() {
    return json::value_to<std::string>(of(kSpectator).table(kTable).at("view").at("decision").at("step"));
  }
  // Everybody passes, or takes what is last, until it is so.
  template <class So>
  void play_until(So&& is_so) {
    for (int i = 0; i < 60 && !is_so(*this); ++i)
      for (const Seat p : all_asked()) {
        if (is_so(*this)) return;
        const Strings offered = choices(p);
        if (offered.empty()) continue;  // somebody before has acted
        const bool passes = std::find(offered.begin(), offered.end(), "pass") != offered.end();
        EXPECT_EQ(act(p, passes ? "pass" : offered.back()), "ok") << offered.back();
      }
  }
  // Looks often who is sent something; what is sent also says when, to the millisecond.
  void pass(std::int64_t milliseconds) {
    constexpr std::int64_t kLookEvery = 500;
    for (std::int64_t left = milliseconds; left > 0; left -= kLookEvery) {
      listen();
      server_.pass(std::min(left, kLookEvery));
    }
    listen();
  }

  // What is heard counts from here on.
  void begin() {
    heard_.assign(people_.size(), {});
    seen_.clear();
    for (const auto& client : people_) seen_.push_back(client->connection->sent.size());
  }
  const std::vector<Heard>& heard(Seat p) {
    listen();
    return heard_[p < 0 ? kSeats : static_cast<std::size_t>(p)];
  }

 private:
  static HostOptions equal_options() {
    HostOptions options = patient_options();
    options.snapshot_every = 1'000'000;
    return options;
  }
  void open(const Position& state, const Windows& windows, const TimeControl& clock) {
    const Game& game = encounter_game();
    event::Created created{.user = "nobody", .game = "encounter", .is_public = true};
    created.options.emplace_back("prepared", 0);
    created.players.assign(kSeats, "open");
    if (bot_ != kNobody) created.players[static_cast<std::size_t>(bot_)] = "random";
    created.clock = clock;
    created.windows = windows;
    created.absent_minutes = 10;
    std::vector<RoomEvent> journal{created};
    // Ids count up: a person's id and token are made one after the other, for one connection after the other.
    for (Seat p = 0; p < kSeats; ++p)
      if (p != bot_) journal.push_back(event::Sat{.seat = p, .user = "id" + std::to_string(1 + 2 * p)});
    journal.push_back(event::Started{.seed = 1,
                                     .rules = game.info().rules_version,
                                     .content = game.content_hash(),
                                     .state = game.to_json(state.data())});
    std::string trouble = "never opened";
    server_.host().open_at(kTable, journal, [&](const Fault& no) { trouble = no.words.en; });
    server_.settle();
    EXPECT_EQ(trouble, "");
  }

  void listen() {
    server_.settle();
    for (std::size_t i = 0; i < people_.size(); ++i)
      for (const Strings& sent = people_[i]->connection->sent; seen_[i] < sent.size(); ++seen_[i])
        heard_[i].push_back({server_.loop.now(), sent[seen_[i]]});
  }

  TestServer server_;
  Seat bot_;
  std::vector<std::unique_ptr<Client>> people_;
  std::vector<std::size_t> seen_;
  std::vector<std::vector<Heard>> heard_;
};

// The first difference between what two were sent; empty: none.
inline std::string difference(const std::vector<Heard>& one, const std::vector<Heard>& other) {
  for (std::size_t i = 0; i < one.size() && i < other.size(); ++i) {
    if (one[i].text != other[i].text) return "texts: " + first_difference(one[i].text, other[i].text);
    if (one[i].at != other[i].at) return "times of " + one[i].text;
  }
  if (one.size() == other.size()) return "";
  return "numbers: " + std::to_string(one.size()) + " and " + std::to_string(other.size()) + ", the next is " +
         (one.size() > other.size() ? one[other.size()] : other[one.size()]).text;
}

inline Position fresh(std::uint64_t seed) {
  return Position(encounter_game(), kSeats, encounter_game().standard_options(), seed);
}

inline ActionList choices_of(Position state, Seat seat) {
  ActionList choices;
  if (state.turn_to(seat)) state.legal(choices);
  return choices;
}
inline bool offers_to(const Position& state, Seat seat, std::string_view action) {
  return choices_of(state, seat).contains(*state.game().parse(action));
}

}  // namespace kosmo::worlds_testing
