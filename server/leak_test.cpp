// Nothing that a seat must not know is ever sent to it. Two servers with equal clocks and equal (reckless) tokens host
// the same game from the same position, except for what one viewer cannot know there; the same requests are made at
// both; every byte that the viewer ever gets must be equal.
#include "engine/trying.h"
#include "server/host_testing.h"
#include "tests/laws/secrets.h"
#include "tests/support/effort.h"

namespace kosmo {
namespace {

HostOptions equal_options() {
  HostOptions options = patient_options();
  options.snapshot_every = 1'000'000;
  return options;
}

// One of the two servers: people on every seat, each with two connections, and two who only watch.
class World {
 public:
  World(const Position& state, const Options& setup) : server_(equal_options()), game_(state.game()) {
    for (Seat p = 0; p < state.seats(); ++p) people_.push_back(two(game_.seat_name(p)));
    people_.push_back(two("widz"));
    open(state, setup);
    for (auto& pair : people_)
      for (Client& client : pair) client.ok({{"do", "watch"}, {"table", kTable}});
  }
  Client& of(Seat p, int connection = 0) {
    return people_[p < 0 ? people_.size() - 1 : static_cast<std::size_t>(p)][connection];
  }
  TestServer& server() { return server_; }
  // Everything that this viewer was ever sent, on both connections.
  Strings sent_to(Seat p) {
    Strings all;
    for (Client& client : people_[p < 0 ? people_.size() - 1 : static_cast<std::size_t>(p)])
      all.insert(all.end(), client.connection->sent.begin(), client.connection->sent.end());
    return all;
  }
  static constexpr const char* kTable = "the-table";

 private:
  std::vector<Client> two(const std::string& name) {
    std::vector<Client> pair;
    pair.emplace_back(server_, name);
    pair.emplace_back(server_);
    pair[1].ok({{"do", "hello"}, {"protocol", kProtocol}, {"token", pair[0].token}});
    return pair;
  }
  void open(const Position& state, const Options& setup) {
    event::Created created{.user = "nobody", .game = std::string(game_.info().id), .is_public = true};
    for (std::size_t i = 0; i < game_.info().options.size(); ++i)
      created.options.emplace_back(game_.info().options[i].key, setup[i]);
    created.players.assign(static_cast<std::size_t>(state.seats()), "open");
    std::vector<RoomEvent> journal{created};
    // Ids count up: a person's id and token are made one after the other, for one connection after the other.
    for (Seat p = 0; p < state.seats(); ++p)
      journal.push_back(event::Sat{.seat = p, .user = "id" + std::to_string(1 + 2 * p)});
    journal.push_back(event::Started{.seed = 1,
                                     .rules = game_.info().rules_version,
                                     .content = game_.content_hash(),
                                     .state = game_.to_json(state.data())});
    std::string trouble = "never opened";
    server_.host().open_at(kTable, journal, [&](const Fault& no) { trouble = no.words.en; });
    server_.settle();
    EXPECT_EQ(trouble, "");
  }

  TestServer server_;
  const Game& game_;
  std::vector<std::vector<Client>> people_;
};

// Where a table stops by itself from here.
Position settled(Position state) {
  for (std::optional<Action> forced = forced_answer(state); forced; forced = forced_answer(state)) state.apply(*forced);
  return state;
}

// In a round, or in a window that a single one is asked in: what those tell, and what they do not, is tested with toys
// (quiet_test.cpp, open_rounds_leak_test.cpp).
bool asks_several(const Position& state) {
  return !state.over() && (state.asked().size() > 1 || state.decision().together == Together::kQuietly);
}

// A game in the middle, where one seat is asked.
Position middle(const Game& game, std::uint64_t seed, Options& options, Rng& rng) {
  options = game.standard_options();
  for (std::size_t i = 0; i < game.info().options.size(); ++i)
    if (rng.below(3) == 0) options[i] = static_cast<std::int16_t>(game.info().options[i].high);
  const int seats = game.info().min_seats + static_cast<int>(rng.below(2));
  Position state = settled(Position(game, seats, options, seed));
  // Where it stops is spread over a whole game.
  Position probe(state);
  Rng other(seed);
  const auto length = static_cast<std::uint32_t>(game.playout(probe.data(), other));
  ActionList choices;
  for (std::uint32_t n = rng.below(std::max(1u, length)); n > 0 || asks_several(state); n -= n > 0) {
    state.legal(choices);
    Position next(state);
    next.apply(rng.pick(choices));
    next = settled(std::move(next));
    if (next.over()) break;
    state = std::move(next);
  }
  return state;
}

struct Figures {
  long bytes = 0, messages = 0, requests = 0, worlds = 0, different = 0, played = 0, undone = 0;
};

// How long the store took is told by a real clock.
std::string without_seconds(std::string text) {
  const auto at = text.find("\nkosmoteka_storage_seconds_total ");
  return at == std::string::npos ? text : text.erase(at, text.find('\n', at + 1) - at);
}

class Twins {
 public:
  Twins(const Position& one, const Position& other, const Options& options, Seat viewer, Rng& rng, Figures& figures)
      : a_(one, options),
        b_(other, options),
        truth_(one),
        dream_(other),
        viewer_(viewer),
        rng_(rng),
        figures_(figures) {
    ++figures_.worlds;
    figures_.different += !(one == other);
  }

  // The same at both, and whoever asks: what the viewer gets is compared afterwards.
  bool ask(Seat who, const json::object& request, int connection = 0) {
    ++figures_.requests;
    story_ += truth_.game().seat_name(who) + " " + json::serialize(request) + "\n";
    const json::object one = a_.of(who, connection).ask(request), other = b_.of(who, connection).ask(request);
    EXPECT_EQ(one.at("ok"), other.at("ok"));
    return one.at("ok") == json::value(true);
  }
  void nose_about() {
    const std::string table = World::kTable;
    ask(viewer_, {{"do", "watch"}, {"table", table}, {"after", 0}}, 1);
    ask(viewer_, {{"do", "history"}});
    ask(viewer_, {{"do", "tables"}});
    ask(viewer_, {{"do", "chat"}, {"table", table}, {"text", "hm"}});
    if (ask(viewer_, {{"do", "undo"}, {"table", table}, {"ticket", ticket()}})) {
      truth_ = past_.back().first, dream_ = past_.back().second;
      past_.pop_back();
      ++figures_.undone;
    }
    ask(viewer_, {{"do", "answer_undo"}, {"table", table}, {"agree", false}});
    ask(viewer_, {{"do", "start"}, {"table", table}});
    ask(viewer_, {{"do", "watch"}, {"table", table}, {"seat_token", "token2"}});
    ask(viewer_, {{"do", "sit"}, {"table", table}});
    ask(viewer_, {{"do", "rematch"}, {"table", table}});
    for (const std::string& action : actions_) ask(viewer_, {{"do", "why"}, {"table", table}, {"action", action}});
    // Forged: an answer in the place of whoever is asked.
    if (!truth_.over() && truth_.to_move() != viewer_)
      ask(viewer_, {{"do", "act"}, {"table", table}, {"ticket", ticket()}, {"action", choice(truth_)}});
    ask(viewer_, {{"do", "prefer"},
                  {"table", table},
                  {"rules", json::array{{{"step", "*"}, {"answer", "ask"}, {"until", "game"}}}}});
    for (const char* path : {"/api/replay/the-table", "/api/replay/the-table/steps",
                             "/api/replay/the-table/view/1/spectator", "/api/games", "/metrics"})
      EXPECT_EQ(without_seconds(a_.server().get(path).body), without_seconds(b_.server().get(path).body)) << path;
  }
  // One more decision at both, by whoever is asked; false when the worlds part, something becomes known or a round
  // opens.
  bool play() {
    if (truth_.over() || dream_.over() || truth_.to_move() != dream_.to_move()) return false;
    const Action action = pick();
    if (!offers(dream_, action)) return false;
    const Seat seat = truth_.to_move();
    const std::uint32_t known = truth_.reveals();
    Position truth_next(truth_), dream_next(dream_);
    truth_next.apply(action), dream_next.apply(action);
    // The table gives forced answers in the same update.
    for (Position* next : {&truth_next, &dream_next})
      while (const std::optional<Action> forced = forced_answer(*next)) next->apply(*forced);
    if (truth_next.reveals() != known || dream_next.reveals() != known) return false;
    if (asks_several(truth_next) || asks_several(dream_next)) return false;
    ask(seat, {{"do", "act"}, {"table", World::kTable}, {"ticket", ticket()}, {"action", truth_.game().print(action)}});
    past_.emplace_back(truth_, dream_);
    truth_ = truth_next, dream_ = dream_next;
    ++figures_.played;
    return true;
  }
  void undo_by_consent() {
    for (Seat p = 0; p < truth_.seats(); ++p) ask(p, {{"do", "ask_undo"}, {"table", World::kTable}});
    ask(viewer_, {{"do", "answer_undo"}, {"table", World::kTable}, {"agree", false}});
  }
  // Empty if all was equal, else the first difference.
  std::string difference() {
    const Strings one = a_.sent_to(viewer_), other = b_.sent_to(viewer_);
    figures_.messages += static_cast<long>(one.size());
    for (std::size_t i = 0; i < one.size() && i < other.size(); ++i) {
      figures_.bytes += static_cast<long>(one[i].size());
      if (one[i] != other[i]) return "message " + std::to_string(i) + ": " + first_difference(one[i], other[i]);
    }
    return one.size() == other.size() ? "" : "another number of messages";
  }
  const std::string& story() const { return story_; }
  std::int64_t ticket() { return a_.of(0).ticket(World::kTable); }
  void remember(std::vector<std::string> actions) { actions_ = std::move(actions); }

 private:
  std::string choice(const Position& state) {
    ActionList choices;
    state.legal(choices);
    return state.game().print(choices[0]);
  }
  Action pick() {
    ActionList choices;
    truth_.legal(choices);
    return rng_.pick(choices);
  }

  World a_, b_;
  Position truth_, dream_;
  Seat viewer_;
  Rng& rng_;
  Figures& figures_;
  std::vector<std::string> actions_;
  std::vector<std::pair<Position, Position>> past_;
  std::string story_;  // what was asked, for whoever must find out why
};

// Actions of all kinds that came up in a game, for asking why not.
std::vector<std::string> some_actions(const Game& game, Rng& rng) {
  std::vector<std::string> out{"nonsense", ""};
  Position state(game, game.info().min_seats, game.standard_options(), rng.next());
  ActionList choices;
  while (!state.over()) {
    state.legal(choices);
    const Action a = rng.pick(choices);
    if (rng.below(8) == 0 && out.size() < 30) out.push_back(game.print(a));
    state.apply(a);
  }
  return out;
}

class Leak : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, Leak, testing::ValuesIn(game_names()), [](const auto& info) { return info.param; });

TEST_P(Leak, NothingThatASeatMustNotKnowIsEverSentToIt) {
  const Game& game = *find_game(GetParam());
  Figures figures;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(60)); ++seed) {
    Rng rng(seed * 7919);
    Options options;
    const Position state = middle(game, seed, options, rng);
    if (asks_several(state)) continue;
    for (const Seat viewer : viewers(state)) {
      Twins twins(state, imagined(state, viewer, rng), options, viewer, rng, figures);
      twins.remember(some_actions(game, rng));
      twins.nose_about();
      for (int i = 0; i < 12 && twins.play(); ++i)
        if (i % 4 == 3) twins.nose_about();
      twins.undo_by_consent();
      twins.nose_about();
      ASSERT_EQ(twins.difference(), "") << "seed " << seed << ", viewer " << viewer_name(state, viewer) << "\n"
                                        << twins.story();
    }
  }
  EXPECT_GT(figures.messages, scaled(15'000));
  EXPECT_GT(figures.played, scaled(100));
  EXPECT_GT(figures.undone, scaled(10));
  EXPECT_GT(figures.different, figures.worlds * 3 / 4) << "the worlds must differ in what is hidden";
  std::printf("%s: %ld worlds (%ld differ), %ld decisions, %ld requests, %ld messages, %ld bytes compared\n",
              GetParam().c_str(), figures.worlds, figures.different, figures.played, figures.requests, figures.messages,
              figures.bytes);
}

// The comparison can fail: what one seat may not know, the seat that holds it does see.
TEST_P(Leak, WouldBeFound) {
  const Game& game = *find_game(GetParam());
  int found = 0, tried = 0;
  Figures figures;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Rng rng(seed * 104729);
    Options options;
    const Position state = middle(game, seed, options, rng);
    for (Seat viewer = 0; viewer < state.seats(); ++viewer) {
      // A world in which somebody else's secrets stay as they are, and the viewer's own are not the same.
      const Position other = imagined(state, viewer == 0 ? 1 : 0, rng);
      Twins twins(state, other, options, viewer, rng, figures);
      ++tried;
      found += !twins.difference().empty();
    }
  }
  EXPECT_GT(found * 2, tried) << "of " << tried;
}

}  // namespace
}  // namespace kosmo
