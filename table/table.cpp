#include "table/table.h"

#include <fmt/format.h>

#include "engine/interject.h"
#include "players/interjecting.h"

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

Problem at_entry(std::size_t number, const Problem& p) {
  return {fmt::format("Journal entry {}: {}", number, p.en), fmt::format("Wpis {} dziennika: {}", number, p.pl)};
}

}  // namespace

Table::Table(const TableSetup& setup, History history)
    : setup_(setup), history_(std::move(history)), bots_(setup.seats.size()) {}

Maybe<Table> Table::open(const TableSetup& setup) {
  if (Problem problem = check_setup(setup)) return problem;
  std::vector<Event> told;
  const int seats = static_cast<int>(setup.seats.size());
  Position start(*setup.game, seats, setup.options, setup.seed, Events(&told));
  return seat_bots(Table(setup, History(std::move(start), setup.seed, std::move(told))));
}

Maybe<Table> Table::open_at(const TableSetup& setup, const Position& start) {
  if (Problem problem = check_setup(setup)) return problem;
  if (&start.game() != setup.game || start.seats() != static_cast<int>(setup.seats.size()))
    return Problem{"The position belongs to another game or number of seats.",
                   "Ta pozycja należy do innej gry albo innej liczby graczy."};
  return seat_bots(Table(setup, History(start, setup.seed)));
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
    if (const Problem problem = table->history_.add(entry)) return at_entry(number, problem);
  }
  return table;
}

bool Table::is_bot(Seat seat) const { return seat >= 0 && seat < seats() && bots_[seat]; }

std::string Table::name_of(Seat seat, Lang lang) const {
  if (seat < 0 || seat >= seats() || setup_.seats[seat].name.empty()) return game().seat_title(seat, lang);
  return setup_.seats[seat].name;
}

Refusal Table::act(Seat seat, Action a, bool forced) {
  const Refusal refusal = why_not(seat, a);
  if (!refusal) is_interjection(game(), a) ? history_.interject(seat, a) : history_.play(a, forced);
  return refusal;
}

int Table::play_forced() {
  int count = 0;
  for (; const std::optional<Action> answer = forced(); ++count) history_.play(*answer, true);
  return count;
}

OwnLine Table::try_line(Seat seat, std::span<const Action> actions) const {
  if (!actions.empty())
    if (const Refusal refusal = why_not(seat, actions.front())) return {.refusal = refusal};
  return own_line(truth(), seat, actions);
}

OwnLine Table::play_line(Seat seat, std::span<const Action> actions) {
  OwnLine line = try_line(seat, actions);
  for (const OwnLine::Part& part : line.parts) history_.play(part.action, part.forced);
  return line;
}

bool Table::bot_interjects(Seat seat) {
  Rng chance(bot_seed(setup_.seed, static_cast<std::size_t>(seat)) ^ game().decisions(truth().data()));
  const std::optional<Action> between = interjection_of_bot(truth(), seat, chance);
  if (between) history_.interject(seat, *between);
  return between.has_value();
}

bool Table::bot_acts() {
  const Seat seat = truth().to_move();
  if (!is_bot(seat)) return false;
  if (bot_interjects(seat)) return true;
  ActionList choices;
  legal(choices);
  history_.play(ask_player(*bots_[seat], truth(), choices, bot_faults_));
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
  history_.undo_own();
  return {};
}

int Table::undoable_in_turn(Seat seat) const { return is_bot(seat) ? 0 : history_.undoable_in_turn(seat); }

Maybe<int> Table::undo_turn(Seat seat) {
  if (Problem problem = can_undo(seat)) return problem;
  const int own = undoable_in_turn(seat);
  if (own == 0)
    return Problem{"Your turn has just begun; there is nothing in it to take back.",
                   "Twoja tura dopiero się zaczęła; nie ma w niej czego cofnąć."};
  history_.undo_own(own);
  return own;
}

Maybe<int> Table::undo_agreed(Seat seat) {
  if (Problem problem = history_.can_rewind(seat)) return problem;
  const int count = back_to_last_of(seat);
  history_.rewind(seat, count, true);
  return count;
}

Maybe<int> Table::undo_agreed_unshuffled(Seat seat) {
  const int count = back_to_last_of(seat);
  if (count == 0) return history_.can_rewind(seat);
  history_.rewind(seat, count, false);
  return count;
}

std::vector<Narrated> Table::story(Seat viewer, std::size_t from) const {
  return history_.record().story(viewer, from, game().decisions(start().data()));
}

}  // namespace kosmo
