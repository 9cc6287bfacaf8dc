#include "server/room.h"

#include <algorithm>

#include <fmt/format.h>

namespace kosmo {
namespace {

Problem damaged(std::string_view en, std::string_view pl) {
  return {fmt::format("The journal of this table is damaged: {}.", en),
          fmt::format("Dziennik tego stołu jest uszkodzony: {}.", pl)};
}

// As many decisions as the event says.
Problem took_back(const Maybe<int>& count, const RoomEvent& e) {
  if (!count) return count.problem();
  if (*count != e.count) return damaged("another number of decisions is taken back", "cofnięto inną liczbę decyzji");
  return {};
}

}  // namespace

// What was begun by other rules is not continued by ours: that would be another game.
Problem other_rules(const Game& game, const RoomEvent& started) {
  if (started.rules != game.info().rules_version)
    return {fmt::format("This game was begun with version {} of its rules; this server plays version {}. The journal "
                        "is kept as it is; a server of that version can play it on.",
                        started.rules, game.info().rules_version),
            fmt::format("Tę grę rozpoczęto według wersji {} zasad, a ten serwer gra według wersji {}. Dziennik "
                        "pozostaje nienaruszony; serwer tamtej wersji może ją dokończyć.",
                        started.rules, game.info().rules_version)};
  if (started.content != game.content_hash())
    return {"This game was begun with other cards and tiles than this server has. The journal is kept as it is.",
            "Tę grę rozpoczęto z innymi kartami i kafelkami niż te na tym serwerze. Dziennik pozostaje nienaruszony."};
  return {};
}

void Room::apply(const RoomEvent& event) {
  ++seq_;
  updated_ = event.at;
  if (phase_ == Phase::kBroken) return;
  const std::string who = who_caused(event);  // before a seat is left
  meet(who);
  if (const Problem problem = fold(event)) return break_down(problem);
  remember_key(event);
  tell_table(event, who);
}

std::string Room::who_caused(const RoomEvent& e) const {
  if (!e.user.empty() || e.seat < 0 || e.seat >= seats()) return e.user;
  return sitter(e.seat).user;
}

std::vector<std::string> Room::strangers() const {
  std::vector<std::string> users;
  for (const auto& [user, known] : people_)
    if (!known) users.push_back(user);
  return users;
}

void Room::know(const std::string& user, Known known) {
  if (const auto found = people_.find(user); found != people_.end()) found->second = std::move(known);
}

void Room::forget(const std::string& user) {
  if (const auto found = people_.find(user); found != people_.end()) found->second.reset();
}

const Known& Room::known(const std::string& user) const {
  static const Known kNobodyKnows;
  const auto found = people_.find(user);
  return found == people_.end() || !found->second ? kNobodyKnows : *found->second;
}

void Room::remember_key(const RoomEvent& e) {
  if (e.key.empty()) return;
  if (keys_.size() >= kMostKeys) keys_.erase(keys_.begin());
  keys_.push_back(e.key);
}

bool Room::has_done(const std::string& key) const {
  return !key.empty() && std::find(keys_.begin(), keys_.end(), key) != keys_.end();
}

void Room::break_down(const Problem& why) {
  trouble_ = why;
  phase_ = Phase::kBroken;
  clocks_.ask(kNobody, 0);
}

Problem Room::fold(const RoomEvent& e) {
  if ((seq_ == 1) != (e.kind == Kind::kCreated))
    return damaged("it does not begin with its creation", "nie zaczyna się od utworzenia stołu");
  if (Problem problem = check_seat(e)) return problem;
  switch (e.kind) {
    case Kind::kCreated: return create(e);
    case Kind::kSat: {
      Sitter& sitter = sitter_of(e);
      sitter = {};
      sitter.player = "person", sitter.user = e.user, sitter.token = e.token;
      return {};
    }
    case Kind::kStood: sitter_of(e) = {}; return {};
    case Kind::kSeated:
      sitter_of(e) = {};
      sitter_of(e).player = e.text;
      return {};
    case Kind::kStarted: return start(e);
    case Kind::kActed: return act(e);
    case Kind::kUndone: return undo(e);
    case Kind::kRewound: return rewind(e);
    case Kind::kUndoAsked:
      undo_asked_ = e.seat;
      undo_agreed_ = 0;
      return {};
    case Kind::kUndoAnswer:
      if (e.agreed) undo_agreed_ |= only(e.seat);
      if (!e.agreed) undo_asked_ = kNobody;
      return {};
    case Kind::kAway:
      sitter_of(e).away = true;
      sitter_of(e).by_clock = e.text == "clock";
      leave_undo(e.seat);
      if (clocks_.running() == e.seat) clocks_.pause(e.at, ticket_);
      return {};
    case Kind::kBack: come_back(e); return {};
    case Kind::kSaid: return {};
    case Kind::kPreferred: sitter_of(e).preferences = e.preferences; return {};
    case Kind::kRematch: rematch_ = e.text; return {};
    case Kind::kResumed: clocks_.forgive(e.at); return {};
    case Kind::kKept: return {};  // that the table changed now is all it says
    case Kind::kClosed:
    case Kind::kExpired:
    case Kind::kShut:
      phase_ = Phase::kClosed;
      clocks_.ask(kNobody, 0);
      return {};
    case Kind::kRemoved: put_out(e); return {};
    case Kind::kMuted: mute(e); return {};
  }
  return damaged("an event is unknown", "nieznane zdarzenie");
}

// When an event can come.
bool Room::timely(Kind kind) const {
  switch (kind) {
    case Kind::kCreated: return seq_ == 1;
    case Kind::kSat:
    case Kind::kStood:
    case Kind::kSeated:
    case Kind::kStarted:
    case Kind::kClosed:
    case Kind::kKept:
    case Kind::kExpired: return phase_ == Phase::kWaiting;
    case Kind::kShut:
    case Kind::kRemoved: return phase_ == Phase::kWaiting || phase_ == Phase::kPlaying;
    case Kind::kSaid:
    case Kind::kMuted: return true;
    case Kind::kRematch: return phase_ == Phase::kFinished;
    default: return phase_ == Phase::kPlaying;
  }
}

// Events name seats that exist, and come at their time.
Problem Room::check_seat(const RoomEvent& e) const {
  const auto needs_seat = {Kind::kSat,    Kind::kStood,   Kind::kSeated,    Kind::kActed,
                           Kind::kUndone, Kind::kRewound, Kind::kUndoAsked, Kind::kUndoAnswer,
                           Kind::kAway,   Kind::kBack,    Kind::kPreferred, Kind::kRemoved};
  const bool seated = std::find(needs_seat.begin(), needs_seat.end(), e.kind) != needs_seat.end();
  if (e.seat >= seats() || (seated && e.seat < 0)) return damaged("there is no such seat", "nie ma takiego miejsca");
  if (!timely(e.kind)) return damaged("an event comes at the wrong time", "zdarzenie nie w swoim czasie");
  return {};
}

Problem Room::create(const RoomEvent& e) {
  created_ = e;
  game_ = find_game(e.game);
  if (!game_)
    return {fmt::format("This server does not know the game '{}'.", e.game),
            fmt::format("Ten serwer nie zna gry „{}”.", e.game)};
  if (e.players.empty() || e.players.size() > static_cast<std::size_t>(game_->info().max_seats))
    return damaged("its number of seats is not the game’s", "ma inną liczbę miejsc niż gra");
  sitters_.resize(e.players.size());
  for (std::size_t i = 0; i < sitters_.size(); ++i) sitters_[i].player = e.players[i];
  return {};
}

TableSetup Room::setup() const {
  TableSetup setup{game_, game_->standard_options(), started_.seed, std::vector<SeatPlan>(sitters_.size())};
  for (const auto& [key, value] : created_.options) game_->set_option(setup.options, fmt::format("{}={}", key, value));
  return setup;
}

TableSetup Room::setup_for_replay() const {
  TableSetup out = setup();
  for (std::size_t i = 0; i < sitters_.size(); ++i) {
    out.seats[i].player = sitters_[i].player == "person" ? "human" : sitters_[i].player;
    out.seats[i].name = known(sitters_[i].user).name;
  }
  return out;
}

Problem Room::start(const RoomEvent& e) {
  started_ = e;
  if (Problem problem = other_rules(*game_, e)) return problem;
  Maybe<Table> table = Table::open(setup());
  if (table && !e.state.empty()) {
    Position position = table->truth();  // what the setup says is not in the state
    if (Problem problem = game_->from_json(position.data(), e.state)) return problem;
    table = Table::open_at(setup(), position);
  }
  if (!table) return table.problem();
  table_.emplace(std::move(*table));
  phase_ = table_->over() ? Phase::kFinished : Phase::kPlaying;
  clocks_ = Clocks(created_.clock, seats());
  turn_ = game_->turn(table_->truth().data());
  ticket_ = 1;
  tell_story(0, e.at);
  if (asked() != kNobody && person(asked())) clocks_.ask(asked(), e.at);
  return {};
}

Problem Room::act(const RoomEvent& e) {
  const Maybe<Action> action = game_->parse(e.text);
  if (!action) return action.problem();
  const std::size_t told = table_->whole_story().size();
  if (const Refusal refusal = table_->act(e.seat, *action)) {
    const Fault no = fault(refusal);
    return damaged(fmt::format("{} ({})", no.words.en, no.rule), fmt::format("{} ({})", no.words.pl, no.rule));
  }
  tell_story(told, e.at);
  just_undone_ = false;
  decided(e);
  return {};
}

Problem Room::undo(const RoomEvent& e) {
  if (e.agreed) {
    if (Problem problem = took_back(table_->undo_agreed_unshuffled(e.seat), e)) return problem;
  } else {
    if (Problem problem = table_->undo(e.seat)) return problem;
  }
  just_undone_ = true;
  decided(e);
  return {};
}

Problem Room::rewind(const RoomEvent& e) {
  if (Problem problem = took_back(table_->undo_agreed(e.seat), e)) return problem;
  just_undone_ = true;
  decided(e);
  return {};
}

// Whoever leaves is asked again on returning.
void Room::leave_undo(Seat seat) {
  undo_agreed_ &= static_cast<Audience>(~only(seat));
  if (undo_asked_ == seat) undo_asked_ = kNobody;
}

void Room::put_out(const RoomEvent& e) {
  if (!is_removed(e.user)) removed_.push_back(e.user);
  leave_undo(e.seat);
  if (clocks_.running() == e.seat) clocks_.pause(e.at, ticket_);
  sitter_of(e) = {};
  if (phase_ == Phase::kPlaying) sitter_of(e).player = kStandIn;
}

void Room::mute(const RoomEvent& e) {
  std::erase(muted_, e.user);
  if (e.agreed) muted_.push_back(e.user);
}

bool Room::is_removed(const std::string& user) const {
  return std::find(removed_.begin(), removed_.end(), user) != removed_.end();
}

bool Room::is_muted(const std::string& user) const {
  return std::find(muted_.begin(), muted_.end(), user) != muted_.end();
}

// Whoever ran out of time and is back gets a little again, once for each question.
void Room::come_back(const RoomEvent& e) {
  Sitter& sitter = sitter_of(e);
  sitter.away = false;
  if (asked() != e.seat) return;
  if (!sitter.by_clock || sitter.graced == ticket_) return clocks_.resume(e.seat, e.at, ticket_);
  sitter.graced = ticket_;
  clocks_.back(e.seat);
  clocks_.ask(e.seat, e.at);
}

// After every decision, and after one taken back: another question is open now.
void Room::decided(const RoomEvent& e) {
  undo_asked_ = kNobody;
  move_clocks(e, ticket_++);
  if (table_->over()) {
    phase_ = Phase::kFinished;
    return;
  }
  forget_turn_preferences();
  if (!played_by_bot(asked()) && clocks_.running() != asked()) clocks_.ask(asked(), e.at);
}

void Room::move_clocks(const RoomEvent& e, std::int64_t ticket) {
  if (e.kind == Kind::kRewound || e.agreed) return clocks_.rewound(e.seat, e.at);
  if (e.kind == Kind::kUndone) return clocks_.undone(e.seat, e.at);
  clocks_.decided(e.seat, e.at, ticket);
  if (table_->can_undo(e.seat)) clocks_.settled();
}

void Room::forget_turn_preferences() {
  const std::uint32_t turn = game_->turn(table_->truth().data());
  if (turn == turn_) return;
  turn_ = turn;
  for (Sitter& sitter : sitters_) std::erase_if(sitter.preferences, [](const Preference& p) { return p.for_turn; });
}

void Room::tell_story(std::size_t from, std::int64_t at) {
  const std::vector<Event>& story = table_->whole_story();
  for (std::size_t i = from; i < story.size(); ++i)
    log_.push_back({.seq = seq_, .at = at, .audience = story[i].audience, .event = story[i]});
}

Seat Room::seat_of_user(const std::string& user) const {
  for (Seat p = 0; p < seats(); ++p)
    if (person(p) && !user.empty() && sitter(p).user == user) return p;
  return kSpectator;
}

Seat Room::seat_of_token(const std::string& hash) const {
  for (Seat p = 0; p < seats(); ++p)
    if (person(p) && !hash.empty() && sitter(p).token == hash) return p;
  return kSpectator;
}

std::string Room::bot_for(Seat seat) const {
  return std::string(person(seat) ? kStandIn : std::string_view(sitter(seat).player));
}

bool Room::all_seated() const {
  return std::none_of(sitters_.begin(), sitters_.end(), [](const Sitter& s) { return s.player == "open"; });
}

bool Room::played_by_bots_alone() const {
  for (Seat p = 0; p < seats(); ++p)
    if (!played_by_bot(p)) return false;
  return true;
}

std::int64_t Room::due() const {
  if (phase_ != Phase::kPlaying) return 0;
  if (!played_by_bot(asked())) return clocks_.deadline();
  if (!played_by_bots_alone()) return updated_;
  return updated_ + (clocks_.by_correspondence() ? kLonelyPauseByCorrespondence : kLonelyPause);
}

}  // namespace kosmo
