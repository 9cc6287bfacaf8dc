// How a room follows from its journal: when each kind of event can come, and what it does.
#include <algorithm>

#include <fmt/format.h>

#include "server/room.h"

namespace kosmo {
namespace {

Problem damaged(std::string_view en, std::string_view pl) {
  return {fmt::format("The journal of this table is damaged: {}.", en),
          fmt::format("Dziennik tego stołu jest uszkodzony: {}.", pl)};
}

// ---- the terms of each kind

using Phases = std::uint8_t;  // a bit for each
constexpr Phases in(Room::Phase phase) { return static_cast<Phases>(1 << static_cast<int>(phase)); }
constexpr Phases kWaiting = in(Room::Phase::kWaiting), kPlaying = in(Room::Phase::kPlaying),
                 kFinished = in(Room::Phase::kFinished), kAnyTime = 0xff;

enum class Names : std::uint8_t {
  kNoSeat,
  kSeat,       // one of the table's
  kSeatIfAny,  // or none: somebody who looks on
};
enum class Ticket : std::uint8_t {
  kStays,
  kIsUsed,  // the open question is answered, or given up for an earlier one: the next question has the next ticket
};

struct Terms {
  std::size_t kind;
  Phases phases;
  Names names;
  Ticket ticket;
};
template <EventKind Kind>
consteval Terms terms(Phases phases, Names names, Ticket ticket = Ticket::kStays) {
  if ((names != Names::kNoSeat) != requires(Kind e) { e.seat; })
    throw "a kind that has a seat must say so, and no other";
  return {event::kPlace<Kind>, phases, names, ticket};
}

using namespace event;
using enum Names;
constexpr Terms kTerms[] = {
    terms<Created>(kWaiting, kNoSeat),  // and only as the first
    terms<Sat>(kWaiting, kSeat),
    terms<Stood>(kWaiting, kSeat),
    terms<Seated>(kWaiting, kSeat),
    terms<Started>(kWaiting, kNoSeat),
    terms<Acted>(kPlaying, kSeat, Ticket::kIsUsed),
    terms<Undone>(kPlaying, kSeat, Ticket::kIsUsed),
    terms<Rewound>(kPlaying, kSeat, Ticket::kIsUsed),
    terms<UndoAsked>(kPlaying, kSeat),
    terms<UndoAnswered>(kPlaying, kSeat),
    terms<Away>(kPlaying, kSeat),
    terms<Back>(kPlaying, kSeat),
    terms<Said>(kAnyTime, kSeatIfAny),
    terms<Preferred>(kPlaying, kSeat),
    terms<Rematched>(kFinished, kNoSeat),
    terms<Resumed>(kPlaying, kNoSeat),
    terms<Closed>(kWaiting, kNoSeat),
    terms<Kept>(kWaiting, kNoSeat),
    terms<Expired>(kWaiting, kNoSeat),
    terms<Shut>(kWaiting | kPlaying, kNoSeat),
    terms<Removed>(kWaiting | kPlaying, kSeat),
    terms<Muted>(kAnyTime, kNoSeat),
};

consteval bool one_each() {
  std::size_t place = 0;
  for (const Terms& line : kTerms)
    if (line.kind != place++) return false;
  return place == kKinds;
}
static_assert(one_each(), "one line a kind, in the order of the kinds");

const Terms& terms_of(const RoomEvent& e) { return kTerms[e.what.index()]; }

}  // namespace

// ---- every event

void Room::apply(const RoomEvent& event) {
  ++seq_;
  updated_ = event.at;
  if (phase_ == Phase::kBroken) return;
  const std::string who = who_caused(event);  // before a seat is left
  meet(who);
  if (const Problem problem = check_terms(event)) return break_down(problem);
  if (const Problem problem = fold_any(event)) return break_down(problem);
  if (terms_of(event).ticket == Ticket::kIsUsed) ask_next();
  remember_key(key_of(event));
  tell_table(event, who);
}

std::string Room::who_caused(const RoomEvent& e) const {
  std::string user = user_of(e);
  const Seat seat = seat_of(e);
  return !user.empty() || seat < 0 || seat >= seats() ? user : sitter(seat).user;
}

void Room::break_down(const Problem& why) {
  trouble_ = why;
  phase_ = Phase::kBroken;
  clocks_.ask(kNobody, 0);
}

Problem Room::check_terms(const RoomEvent& e) const {
  if ((seq_ == 1) != std::holds_alternative<Created>(e.what))
    return damaged("it does not begin with its creation", "nie zaczyna się od utworzenia stołu");
  const Terms& terms = terms_of(e);
  const Seat seat = seat_of(e);
  if (seat >= seats() || (terms.names == kSeat && seat < 0))
    return damaged("there is no such seat", "nie ma takiego miejsca");
  if (!(terms.phases & in(phase_))) return damaged("an event comes at the wrong time", "zdarzenie nie w swoim czasie");
  return {};
}

Problem Room::fold_any(const RoomEvent& e) {
  return std::visit(
      [this](const auto& what) -> Problem {
        if constexpr (std::is_void_v<decltype(this->fold(what))>)
          return this->fold(what), Problem{};
        else
          return this->fold(what);
      },
      e.what);
}

void Room::remember_key(const std::string& key) {
  if (key.empty()) return;
  if (keys_.size() >= kMostKeys) keys_.erase(keys_.begin());
  keys_.push_back(key);
}

// ---- before the game

Problem Room::fold(const Created& e) { return create(e, updated_); }

Problem Room::create(const Created& e, std::int64_t at) {
  created_ = e;
  created_at_ = at;
  game_ = find_game(e.game);
  if (!game_)
    return {fmt::format("This server does not know the game '{}'.", e.game),
            fmt::format("Ten serwer nie zna gry „{}”.", e.game)};
  if (e.players.empty() || e.players.size() > static_cast<std::size_t>(game_->info().max_seats))
    return damaged("its number of seats is not the game’s", "ma inną liczbę miejsc niż gra");
  for (const std::string& player : e.players) sitters_.push_back({.player = player});
  return {};
}

void Room::fold(const Sat& e) { sitters_[e.seat] = {.player = "person", .user = e.user, .token = e.token}; }

void Room::fold(const Stood& e) { sitters_[e.seat] = {}; }

void Room::fold(const Seated& e) { sitters_[e.seat] = {.player = e.player}; }

Problem Room::fold(const Started& e) {
  started_ = e;
  started_at_ = updated_;
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
  tell_story(0);
  if (asked() != kNobody && person(asked())) clocks_.ask(asked(), updated_);
  return {};
}

// ---- decisions

Problem Room::fold(const Acted& e) {
  const Maybe<Action> action = game_->parse(e.action);
  if (!action) return action.problem();
  const std::size_t told = table_->whole_story().size();
  if (const Refusal refusal = table_->act(e.seat, *action)) {
    const Fault no = fault(refusal);
    return damaged(fmt::format("{} ({})", no.words.en, no.rule), fmt::format("{} ({})", no.words.pl, no.rule));
  }
  tell_story(told);
  just_undone_ = false;
  clocks_.decided(e.seat, updated_, ticket_);
  if (table_->can_undo(e.seat)) clocks_.settled();
  return {};
}

Problem Room::fold(const Undone& e) {
  if (e.agreed) return went_back(e.seat, e.count, table_->undo_agreed_unshuffled(e.seat));
  if (Problem problem = table_->undo(e.seat)) return problem;
  just_undone_ = true;
  clocks_.undone(e.seat, updated_);
  return {};
}

Problem Room::fold(const Rewound& e) { return went_back(e.seat, e.count, table_->undo_agreed(e.seat)); }

// As many decisions as the event says.
Problem Room::went_back(Seat seat, int count, const Maybe<int>& done) {
  if (!done) return done.problem();
  if (*done != count) return damaged("another number of decisions is taken back", "cofnięto inną liczbę decyzji");
  just_undone_ = true;
  clocks_.rewound(seat, updated_);
  return {};
}

// After every decision, and after one taken back: another question is open now.
void Room::ask_next() {
  undo_asked_ = kNobody;
  ++ticket_;
  if (table_->over()) {
    phase_ = Phase::kFinished;
    return;
  }
  forget_turn_preferences();
  if (!played_by_bot(asked()) && clocks_.running() != asked()) clocks_.ask(asked(), updated_);
}

void Room::forget_turn_preferences() {
  const std::uint32_t turn = game_->turn(table_->truth().data());
  if (turn == turn_) return;
  turn_ = turn;
  for (Sitter& sitter : sitters_) std::erase_if(sitter.preferences, [](const Preference& p) { return p.for_turn; });
}

void Room::tell_story(std::size_t from) {
  const std::vector<Event>& story = table_->whole_story();
  for (std::size_t i = from; i < story.size(); ++i)
    log_.push_back({.audience = story[i].audience, .event = story[i], .seq = seq_, .at = updated_});
}

// ---- beside the game

void Room::fold(const UndoAsked& e) {
  undo_asked_ = e.seat;
  undo_agreed_ = 0;
}

void Room::fold(const UndoAnswered& e) {
  if (e.agreed) undo_agreed_ |= only(e.seat);
  if (!e.agreed) undo_asked_ = kNobody;
}

void Room::fold(const Away& e) {
  Sitter& sitter = sitters_[e.seat];
  if (e.why == Away::Why::kGone) sitter = {.player = sitter.player};
  sitter.away = true;
  sitter.by_clock = e.why == Away::Why::kClock;
  leave(e.seat);
}

// Whoever ran out of time and is back gets a little again, once for each question.
void Room::fold(const Back& e) {
  Sitter& sitter = sitters_[e.seat];
  sitter.away = false;
  if (asked() != e.seat) return;
  if (!sitter.by_clock || sitter.graced == ticket_) return clocks_.resume(e.seat, updated_, ticket_);
  sitter.graced = ticket_;
  clocks_.back(e.seat);
  clocks_.ask(e.seat, updated_);
}

void Room::fold(const Preferred& e) { sitters_[e.seat].preferences = e.preferences; }

void Room::fold(const Rematched& e) { rematch_ = e.table; }

void Room::fold(const Resumed&) { clocks_.forgive(updated_); }

void Room::fold(const Removed& e) {
  if (!is_removed(e.user)) removed_.push_back(e.user);
  leave(e.seat);
  sitters_[e.seat] = {};
  if (phase_ == Phase::kPlaying) sitters_[e.seat].player = kStandIn;
}

void Room::fold(const Muted& e) {
  std::erase(muted_, e.user);
  if (e.muted) muted_.push_back(e.user);
}

// The clock of whoever leaves stands still. Whether they agree to an undo, they are asked again on returning.
void Room::leave(Seat seat) {
  undo_agreed_ &= static_cast<Audience>(~only(seat));
  if (undo_asked_ == seat) undo_asked_ = kNobody;
  if (clocks_.running() == seat) clocks_.pause(updated_, ticket_);
}

void Room::close() {
  phase_ = Phase::kClosed;
  clocks_.ask(kNobody, 0);
}

}  // namespace kosmo
