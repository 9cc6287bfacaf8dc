#include "table/table.h"

#include <algorithm>

#include <fmt/format.h>

namespace kosmo {
namespace {

// Bots dream with generators of their own. Were one seeded like the game, its dreams would be the truth.
std::uint64_t bot_seed(const Seed& game_seed, std::size_t seat) {
  Rng mixed(game_seed.number() ^ 0xb07b07b07b07b07bULL);
  for (std::size_t i = 0; i < seat; ++i) mixed.next();
  return mixed.next();
}

Problem unknown_player(const SeatPlan& plan) {
  std::string known = "human";
  for (const PlayerInfo& info : players()) known += fmt::format(", {}", info.id);
  return {fmt::format("There is no player '{}'. Known are: {}.", plan.player, known),
          fmt::format("Nie ma gracza „{}”. Znani gracze: {}.", plan.player, known)};
}

Problem at_entry(std::size_t number, const std::string& en, const std::string& pl) {
  return {fmt::format("Journal entry {}: {}", number, en), fmt::format("Wpis {} dziennika: {}", number, pl)};
}

}  // namespace

Table::Table(const TableSetup& setup, Position start, const std::vector<Event>& told)
    : setup_(setup), history_(std::move(start)), bots_(setup.seats.size()) {
  narrate(told);
}

Maybe<Table> Table::open(const TableSetup& setup) {
  if (Problem problem = check_setup(setup)) return problem;
  std::vector<Event> told;
  const int seats = static_cast<int>(setup.seats.size());
  return seat_bots(Table(setup, Position(*setup.game, seats, setup.options, setup.seed, Events(&told)), told));
}

Maybe<Table> Table::open_at(const TableSetup& setup, const Position& start) {
  if (Problem problem = check_setup(setup)) return problem;
  if (&start.game() != setup.game || start.seats() != static_cast<int>(setup.seats.size()))
    return Problem{"The position belongs to another game or number of seats.",
                   "Ta pozycja należy do innej gry albo innej liczby graczy."};
  return seat_bots(Table(setup, start, {}));
}

Maybe<Table> Table::seat_bots(Table table) {
  const TableSetup& setup = table.setup_;
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    const SeatPlan& plan = setup.seats[i];
    if (plan.player == "human") continue;
    const PlayerInfo* info = find_player(plan.player);
    if (!info) return unknown_player(plan);
    table.bots_[i] = info->make(bot_seed(setup.seed, i));
  }
  return table;
}

Maybe<Table> Table::resume(const Replay& replay) {
  Maybe<Table> table = open(replay.setup);
  if (!table) return table;
  std::size_t number = 0;
  for (const JournalEntry& entry : replay.entries) {
    ++number;
    if (entry.kind == JournalEntry::Kind::kUndo && entry.agreed) {
      if (entry.undone < 1 || entry.undone > table->history_.length())
        return at_entry(number, "there is not so much to take back.", "nie ma tylu decyzji do cofnięcia.");
      table->rewind(entry);
    } else if (entry.kind == JournalEntry::Kind::kUndo) {
      for (int i = 0; i < entry.undone; ++i) {
        if (Problem problem = table->history_.can_undo(entry.seat)) return at_entry(number, problem.en, problem.pl);
        table->history_.undo();
      }
      table->forget_what_was_undone();
      table->journal_.push_back(entry);
    } else if (const Refusal refusal = table->act(entry.seat, entry.action)) {
      return at_entry(number, fmt::format("{} ({})", say(refusal.why, refusal.args, Lang::kEnglish), refusal.rule),
                      fmt::format("{} ({})", say(refusal.why, refusal.args, Lang::kPolish), refusal.rule));
    }
  }
  return table;
}

bool Table::is_bot(Seat seat) const { return seat >= 0 && seat < seats() && bots_[seat]; }

std::string Table::name_of(Seat seat, Lang lang) const {
  if (seat < 0 || seat >= seats() || setup_.seats[seat].name.empty()) return game().seat_title(seat, lang);
  return setup_.seats[seat].name;
}

Refusal Table::act(Seat seat, Action a) {
  const Refusal refusal = why_not(seat, a);
  if (!refusal) play(a);
  return refusal;
}

bool Table::bot_acts() {
  const Seat seat = truth().to_move();
  if (!is_bot(seat)) return false;
  ActionList choices;
  legal(choices);
  play(ask_player(*bots_[seat], truth(), choices, bot_faults_));
  return true;
}

void Table::seat_bot(Seat seat, std::shared_ptr<Player> bot) {
  bots_.at(static_cast<std::size_t>(seat)) = std::move(bot);
}

Problem Table::can_undo(Seat seat) const {
  if (is_bot(seat)) return {"A bot takes nothing back.", "Bot nie cofa decyzji."};
  return history_.can_undo(seat);
}

Problem Table::undo(Seat seat) {
  if (Problem problem = can_undo(seat)) return problem;
  history_.undo();
  forget_what_was_undone();
  journal_.push_back({.kind = JournalEntry::Kind::kUndo, .seat = seat, .undone = 1});
  return {};
}

Maybe<int> Table::undo_agreed(Seat seat) {
  if (Problem problem = history_.can_rewind(seat)) return problem;
  const int count = history_.back_to_last_of(seat);
  rewind({.kind = JournalEntry::Kind::kUndo, .seat = seat, .undone = count, .agreed = true, .fresh = true});
  return count;
}

Maybe<int> Table::undo_agreed_unshuffled(Seat seat) {
  const int count = history_.back_to_last_of(seat);
  if (count == 0) return history_.can_rewind(seat);
  rewind({.kind = JournalEntry::Kind::kUndo, .seat = seat, .undone = count, .agreed = true});
  return count;
}

int Table::agreed_undos() const {
  return static_cast<int>(
      std::count_if(journal_.begin(), journal_.end(), [](const JournalEntry& e) { return e.agreed; }));
}

void Table::rewind(const JournalEntry& entry) {
  history_.rewind(entry.undone,
                  entry.fresh ? std::optional(key_of_undo(setup_.seed, agreed_undos() + 1)) : std::nullopt);
  forget_what_was_undone();
  journal_.push_back(entry);
}

std::vector<Narrated> Table::story(Seat viewer, std::size_t from) const {
  std::vector<Narrated> told;
  for (std::size_t i = from; i < story_.size(); ++i)
    if (may_see(story_[i].event.audience, viewer)) told.push_back(story_[i]);
  return told;
}

void Table::play(Action a) {
  const Decision open = decision();
  std::vector<Event> told;
  history_.play(a, Events(&told));
  journal_.push_back({.seat = open.seat, .action = a, .secret = open.secret});
  narrate(told);
}

void Table::forget_what_was_undone() {
  const std::uint32_t decisions = game().decisions(truth().data());
  while (!story_.empty() && story_.back().decision > decisions) story_.pop_back();
}

void Table::narrate(const std::vector<Event>& told) {
  const std::uint32_t decisions = game().decisions(truth().data());
  for (const Event& event : told) story_.push_back({decisions, event});
}

}  // namespace kosmo
