// How a room follows from its journal: when each kind of event can come, and what it does.
#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "engine/interject.h"
#include "engine/typed_words.h"

#include "server/room.h"

namespace kosmo {
namespace {

Problem damaged(std::string_view en, std::string_view pl) {
  return {fmt::format("The journal of this table is damaged: {}.", en),
          fmt::format("Dziennik tego stołu jest uszkodzony: {}.", pl)};
}

bool is_offered(const Position& asking, const std::string& action) {
  const Maybe<Action> read = asking.game().parse(action);
  ActionList choices;
  asking.legal(choices);
  return read && choices.contains(*read);
}

// The first preference that speaks of the moment says so. One that names an action may depend on the hand, and so it is
// no order to pass, even where the action cannot be taken; `only` does not speak of windows.
bool has_ordered_to_pass(const std::vector<Preference>& preferences, const std::string& moment) {
  const std::string step = moment.substr(0, moment.find(' '));
  for (const Preference& p : preferences)
    if (p.speaks_of(step, moment) && p.answer != "only") return p.answer == "pass";
  return false;
}

void end_those_until(std::vector<Preference>& preferences, const std::string& moment) {
  std::erase_if(preferences, [&](const Preference& p) { return !p.until.empty() && p.until == moment; });
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
enum class Seen : std::uint8_t {
  kByPeople,
  kByNobody,  // it is between somebody and the house: not even that it happened is told
};

struct Terms {
  std::size_t kind;
  Phases phases;
  Names names;
  Ticket ticket;
  Seen seen;
};
template <EventKind Kind>
consteval Terms terms(Phases phases, Names names, Ticket ticket = Ticket::kStays, Seen seen = Seen::kByPeople) {
  if ((names != Names::kNoSeat) != requires(Kind e) { e.seat; })
    throw "a kind that has a seat must say so, and no other";
  return {event::kPlace<Kind>, phases, names, ticket, seen};
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
    terms<Preferred>(kPlaying, kSeat, Ticket::kStays, Seen::kByNobody),
    terms<Rematched>(kFinished, kNoSeat),
    terms<Resumed>(kPlaying, kNoSeat),
    terms<Closed>(kWaiting, kNoSeat),
    terms<Kept>(kWaiting, kNoSeat, Ticket::kStays, Seen::kByNobody),
    terms<Expired>(kWaiting, kNoSeat),
    terms<Shut>(kWaiting | kPlaying, kNoSeat),
    terms<Removed>(kWaiting | kPlaying, kSeat),
    terms<Muted>(kAnyTime, kNoSeat),
    terms<Answered>(kPlaying, kSeat, Ticket::kStays, Seen::kByNobody),
    terms<Resolved>(kPlaying, kNoSeat, Ticket::kIsUsed),
    terms<Held>(kPlaying, kSeat),
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
  if (terms_of(event).seen == Seen::kByPeople) {
    ++shown_;
    shown_at_ = updated_;
  }
  const std::string who = who_caused(event);  // before a seat is left
  meet(who);
  if (const Problem problem = check_terms(event)) return break_down(problem);
  const std::size_t lines = story_lines();
  if (const Problem problem = fold_any(event)) return break_down(problem);
  const LogEntry::Span took_back = lines > story_lines() ? take_back_story(lines - story_lines()) : LogEntry::Span{};
  if (terms_of(event).ticket == Ticket::kIsUsed) ask_next();
  remember_key(key_of(event));
  tell_table(event, who, took_back);
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
  clocks_ = Clocks(created_.clock, seats(), created_.absent_minutes == 0);
  turn_ = game_->turn(table_->truth().data());
  ticket_ = 1;
  tell_story(0);
  open_question();
  set_clocks();
  return {};
}

// ---- decisions

Problem Room::play(const Acted& e) {
  const Maybe<Action> action = game_->parse(e.action);
  if (!action) return action.problem();
  const std::size_t told = table_->whole_story().size();
  if (const Refusal refusal = table_->act(e.seat, *action, e.by == Acted::By::kForced)) {
    const Fault no = fault(refusal);
    return damaged(fmt::format("{} ({})", no.words.en, no.rule), fmt::format("{} ({})", no.words.pl, no.rule));
  }
  tell_story(told);
  undone_by_ = kNobody;
  return {};
}

// (Also in journals of before, when seats that are asked together were asked one after another.)
Problem Room::fold(const Acted& e) {
  // What a seat does though nobody asked it: the open question is asked again.
  if (const Maybe<Action> action = game_->parse(e.action); action && is_interjection(*game_, *action)) {
    keep_answers_as_drafts();
    if (Problem problem = play(e)) return problem;
    settle();
    return {};
  }
  if (Problem problem = play(e)) return problem;
  if (e.by == Acted::By::kForced) return {};  // nobody thought about it
  clocks_.decided(e.seat, updated_, ticket_);
  if (table_->can_undo(e.seat)) settle();
  return {};
}

// What was decided so far cannot be taken back by whoever decided it.
void Room::settle() {
  clocks_.settled();
  steps_begun_.clear();
}

Problem Room::fold(const Answered& e) {
  // In journals of earlier programs a later window of a pause kept its ticket, however often a seat came to it.
  const std::int64_t ticket = round_ ? round_->ticket_now(e.seat, e.ticket) : e.ticket;
  if (!round_ || !round_->has_question(e.seat, ticket))
    return damaged("an answer to no question", "odpowiedź bez pytania");
  Sitter& sitter = sitters_[e.seat];
  sitter.answered_ticket = ticket;
  sitter.answered = e.action;
  if (e.seat == undone_by_) undone_by_ = kNobody;
  if (e.action.empty()) {
    round_->withdraw(e.seat, ticket);
  } else {
    const Maybe<Action> action = game_->parse(e.action);
    if (!action) return action.problem();
    if (const Refusal refusal = round_->answer(e.seat, ticket, *action, e.by)) {
      const Fault no = fault(refusal);
      return damaged(no.words.en, no.words.pl);
    }
  }
  // Where nobody may see who has answered, all are charged alike.
  if (round_->is_quiet()) return {};
  round_->has_answered(e.seat) ? clocks_.answered(e.seat, updated_) : clocks_.withdrawn(e.seat);
  return {};
}

Problem Room::fold(const Resolved& e) {
  if (!round_ || e.line.empty()) return damaged("the end of a round without a round", "koniec rundy bez rundy");
  for (Seat seat = 0; seat < seats(); ++seat)
    if (round_->asks(seat) && !sitters_[seat].draft.empty() && is_offered(asking(seat), sitters_[seat].draft))
      sitters_[seat].draft.clear();  // and was not wanted, or is played
  for (const Acted& left_out : round_->left_out(e.line)) keep_draft(left_out.seat, left_out.action);
  const std::optional<Action> pass = table_->decision().pass;
  std::vector<Clocks::Played> played;
  for (const Acted& acted : e.line) {
    if (acted.seat < 0 || acted.seat >= seats()) return damaged("there is no such seat", "nie ma takiego miejsca");
    const std::string moment = moment_of(table_->decision());  // of a pause, one window after another
    for (Sitter& sitter : sitters_) end_those_until(sitter.preferences, moment);
    if (Problem problem = play(acted)) return problem;
    if (acted.by != Acted::By::kForced) played.push_back({acted.seat, pass && acted.action == game_->print(*pass)});
  }
  clocks_.round_over(played, updated_, ticket_);
  if (!played.empty() && table_->can_undo(played.back().seat)) settle();
  std::int64_t first = ticket_;
  for (const OpenRound::Part& part : round_->parts(e.line.size())) {
    rounds_[part.ticket] = {first, part.size};
    first += part.size;
  }
  ticket_ += static_cast<std::int64_t>(e.line.size()) - 1;
  return {};
}

void Room::fold(const Held& e) {
  if (pause_until_ == 0) return;
  pause_until_ += created_.windows.seconds * std::int64_t{1000};
  held_ |= only(e.seat);
  ++sitters_[e.seat].holds;
}

void Room::keep_draft(Seat seat, std::string action) {
  sitters_[seat].draft = std::move(action);
  sitters_[seat].draft_turn = turn_;
}

// What was asked is not asked any more, or not yet; what was answered, and acknowledged, is kept for whoever said it.
void Room::keep_answers_as_drafts() {
  if (!round_) return;
  for (Answered& answer : round_->answers())
    if (answer.by != Acted::By::kForced) keep_draft(answer.seat, std::move(answer.action));
}

Problem Room::fold(const Undone& e) {
  keep_answers_as_drafts();
  if (e.agreed) {
    clocks_.rewound(e.seat, table_->last_by_seat(e.count), updated_);
    return went_back(e.seat, e.count, table_->undo_agreed_unshuffled(e.seat));
  }
  if (Problem problem = table_->undo(e.seat)) return problem;
  undone_by_ = e.seat;
  clocks_.undone(e.seat, updated_);
  return {};
}

Problem Room::fold(const Rewound& e) {
  keep_answers_as_drafts();
  clocks_.rewound(e.seat, table_->last_by_seat(e.count), updated_);
  return went_back(e.seat, e.count, table_->undo_agreed(e.seat));
}

// As many decisions as the event says.
Problem Room::went_back(Seat seat, int count, const Maybe<int>& done) {
  if (!done) return done.problem();
  if (*done != count) return damaged("another number of decisions is taken back", "cofnięto inną liczbę decyzji");
  undone_by_ = seat;
  steps_begun_.clear();
  return {};
}

// After every decision, and after one taken back: another question is open now.
void Room::ask_next() {
  undo_asked_ = kNobody;
  ++ticket_;
  if (table_->over()) {
    phase_ = Phase::kFinished;
    return ask_nobody();
  }
  if (game_->turn(table_->truth().data()) != turn_) begin_turn();
  open_question();
  set_clocks();
}

void Room::begin_turn() {
  turn_ = game_->turn(table_->truth().data());
  for (Sitter& sitter : sitters_) {
    std::erase_if(sitter.preferences, [](const Preference& p) { return p.for_turn; });
    sitter.holds = 0;
    // An undo may have led back into the turn before: then the one that it was answered in is still to come.
    if (sitter.draft_turn < turn_) sitter.draft.clear();
  }
}

void Room::open_question() {
  asked_at_ = updated_;
  begin_step();
  pause_until_ = 0;
  held_ = 0;
  round_ = OpenRound::at(table_->truth(), ticket_, created_.windows);
  // The later windows of a pause come when the first is passed.
  const std::string moment = moment_of(table_->decision());
  for (Sitter& sitter : sitters_) end_those_until(sitter.preferences, moment);
  if (round_ && round_->is_pause())
    pause_until_ = updated_ + (all_have_ordered_to_pass() ? 0 : created_.windows.seconds * std::int64_t{1000});
}

// A question that an undo has opened again goes on with what is left of its own time.
void Room::begin_step() {
  const Decision open = table_->decision();
  std::erase_if(steps_begun_, [&](const StepBegun& step) { return step.decision > open.number; });
  const bool goes_on = !steps_begun_.empty() && steps_begun_.back().decision == open.number;
  if (open.seconds > 0 && !goes_on) steps_begun_.push_back({open.number, updated_});
}

// Then nobody is waited for: the orders were given before the window opened, so they tell nothing of the cards in it.
// Bots need no time either, and everybody knows who is one.
bool Room::all_have_ordered_to_pass() const {
  const std::vector<std::string> moments = round_->moments();
  for (Seat p = 0; p < seats(); ++p) {
    if (!round_->asks(p) || played_by_bot(p)) continue;
    std::vector<Preference> preferences = sitters_[p].preferences;
    for (const std::string& moment : moments) {
      end_those_until(preferences, moment);
      if (!has_ordered_to_pass(preferences, moment)) return false;
    }
  }
  return true;
}

// In a pause no clock runs: it costs everybody the same.
void Room::set_clocks() {
  SeatOrder thinking;
  if (pause_until_ == 0)
    for (const Seat seat : all_asked())
      if (!played_by_bot(seat)) thinking.push(seat);
  // Whoever has just taken something back, the only one whose clock runs, thinks on; maybe others are asked beside.
  clocks_.ask(thinking, updated_, clocks_.running_alone());
}

void Room::tell_story(std::size_t from) {
  const std::vector<Event>& story = table_->whole_story();
  for (std::size_t i = from; i < story.size(); ++i)
    log_.push_back({.audience = story[i].audience, .event = story[i], .seq = shown_, .at = updated_});
}

// The last so many lines that still stood go back. A seq of which a line is left, as when of several answers that were
// played together only the last one is taken back, is not counted among them.
Room::LogEntry::Span Room::take_back_story(std::size_t lines) {
  LogEntry::Span span;
  for (auto entry = log_.rbegin(); entry != log_.rend(); ++entry) {
    if (entry->kind != LogEntry::Kind::kStory || entry->taken_back) continue;
    if (lines == 0) {
      if (entry->seq == span.from) ++span.from;
      break;
    }
    --lines;
    entry->taken_back = true;
    span = {entry->seq, std::max(span.to, entry->seq)};
  }
  return span.from <= span.to ? span : LogEntry::Span{};
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
  sitter.by_others = e.why == Away::Why::kOthers;
  leave(e.seat);
}

// Whoever ran out of time and is back gets a little again, once for each question. Whether the seat has answered makes
// no difference: in a quiet round nobody may see that, and in an open one its clock has kept the time of the answer.
void Room::fold(const Back& e) {
  Sitter& sitter = sitters_[e.seat];
  // Their absence counts anew, else they could be handed over again at once.
  if (sitter.by_others && all_asked().contains(e.seat)) asked_at_ = updated_;
  sitter.away = false;
  if (!all_asked().contains(e.seat) || pause_until_ != 0) return;
  if (!sitter.by_clock || sitter.graced == ticket_) return clocks_.resume(e.seat, updated_, ticket_);
  sitter.graced = ticket_;
  clocks_.back(e.seat);
  clocks_.resume(e.seat, updated_, 0);
}

void Room::fold(const Preferred& e) { sitters_[e.seat].preferences = e.preferences; }

void Room::fold(const Rematched& e) { rematch_ = e.table; }

void Room::fold(const Resumed&) {
  clocks_.forgive(updated_);
  // The pause begins again, with the time that was asked for.
  if (pause_until_ != 0)
    pause_until_ = updated_ + (1 + std::popcount(held_)) * created_.windows.seconds * std::int64_t{1000};
  asked_at_ = updated_;
  for (StepBegun& step : steps_begun_) step.at = updated_;
}

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
  clocks_.pause(seat, updated_, ticket_);
}

void Room::close() {
  phase_ = Phase::kClosed;
  ask_nobody();
}

void Room::ask_nobody() {
  round_.reset();
  pause_until_ = 0;
  clocks_.ask(kNobody, 0);
}

}  // namespace kosmo
