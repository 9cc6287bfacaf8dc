#include "table/history.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>

#include <fmt/format.h>

#include "engine/interject.h"

namespace kosmo {
namespace {

// Sentences that name a seat. A Refusal only refers to its words, so they are kept for good: one for each seat of a
// game.
Text turn_of(const Game& game, Seat seat) {
  struct Words {
    std::string en, pl;
  };
  static std::mutex mutex;
  static std::map<std::pair<const Game*, Seat>, Words> kept;
  const std::lock_guard lock(mutex);
  Words& words = kept[{&game, seat}];
  if (words.en.empty())
    words = {fmt::format("This is not yours to decide: {} is asked now.", game.seat_title(seat, Lang::kEnglish)),
             fmt::format("To nie twoja decyzja: teraz decyduje {}.", game.seat_title(seat, Lang::kPolish))};
  return {words.en, words.pl};
}

Problem in_words(const Refusal& refusal) {
  const auto words = [&](Lang lang) {
    return fmt::format("{} ({})", say(refusal.why, refusal.args, lang), refusal.rule);
  };
  return {words(Lang::kEnglish), words(Lang::kPolish)};
}

}  // namespace

Refusal not_your_turn(const Game& game, const Decision& open) {
  return refuse(game.turn_rule(open), turn_of(game, open.seat));
}

Refusal History::why_not(Seat seat, Action a) const {
  if (is_interjection(now_.game(), a)) return why_not_interject(now_, seat, a);
  if (!now_.over() && now_.to_move() != seat) return not_your_turn(now_.game(), now_.decision());
  return now_.why_not(a);
}

Problem History::add(const JournalEntry& entry) {
  if (entry.kind == JournalEntry::Kind::kAction) {
    if (const Refusal refusal = why_not(entry.seat, entry.action)) return in_words(refusal);
    if (is_interjection(now_.game(), entry.action))
      interject(entry.seat, entry.action);
    else
      play(entry.action, entry.forced);
    return {};
  }
  const bool is_there = entry.undone >= 1 && entry.undone <= (entry.agreed ? length() : undoable_decisions());
  if (!is_there || (!entry.agreed && taken_back_by(entry.undone) != entry.seat)) {
    Problem problem = entry.agreed ? Problem{} : can_undo(entry.seat);
    return problem ? problem : Problem{"there is not so much to take back.", "nie ma tylu decyzji do cofnięcia."};
  }
  if (entry.agreed)
    rewind(entry.seat, entry.undone, entry.fresh);
  else
    undo(entry.undone);
  return {};
}

void History::play(Action a, bool forced) {
  const Decision open = now_.decision();
  const std::uint32_t known = now_.reveals();
  record_.add({.seat = open.seat, .action = a, .secret = open.secret, .forced = forced});
  advance(a, forced, record_.teller());
  const Decision next = now_.decision();
  const bool goes_on = now_.reveals() == known && next.together == Together::kNo;
  record_.goes_on(goes_on ? next.seat : kNobody);
}

// It stands beside the decisions, as what nobody was asked for: it goes with the decision before it if all agree to go
// back, and is nobody's. Whether it is told, its events say; the entry itself is not shown while the game lasts.
void History::interject(Seat seat, Action a) {
  record_.add({.seat = seat, .action = a, .secret = true, .forced = true});
  advance_between(seat, a, record_.teller());
}
void History::advance_between(Seat seat, Action a, Events events) {
  kosmo::interject(now_, seat, a, events);
  settle(Stands::kLearned);
}
void History::advance(const JournalEntry& entry, Events events) {
  if (is_interjection(now_.game(), entry.action)) return advance_between(entry.seat, entry.action, events);
  advance(entry.action, entry.forced, events);
}

// Where the next answer leads, and what can be taken back then.
void History::advance(Action a, bool forced, Events events) {
  // In a round nobody else knows that there was no other answer: it is an answer like any, and it stands.
  const bool in_round = forced && now_.decision().together != Together::kNo;
  if (in_round) forced = false;
  if (!forced) {
    const Seat seat = now_.to_move();
    const Decided before = last();
    if (before.by != kNobody && before.by != seat) settle_for_another();
    // A turn is whose first decision it is.
    if (before.by == kNobody || before.turn != turn(now_)) last_turn_[static_cast<std::size_t>(seat)] = length();
    owner_ = seat;
  }
  past_.push_back({now_, forced});
  now_.apply(a, events);
  if (now_.reveals() != past_.back().state.reveals())
    settle(Stands::kLearned);
  else if (in_round)
    settle(Stands::kAnswered);
}

std::vector<History::Before>::const_reverse_iterator History::last_own() const {
  return std::find_if(past_.rbegin(), past_.rend(), [](const Before& b) { return !b.forced; });
}

// The last decision of anybody.
History::Decided History::last() const {
  const auto own = last_own();
  return own == past_.rend() ? before_ : Decided{owner_, turn(own->state)};
}

// Nothing that was decided so far can be taken back any more.
void History::settle(Stands why) {
  before_ = last();
  stands_ = why;
  past_.clear();
}

// Another seat decides. Answers that were forced after the last decision could go back with the one that comes now:
// replays of earlier programs, in which people gave such answers themselves, take them back one by one.
void History::settle_for_another() {
  before_ = last();
  stands_ = Stands::kAnswered;
  past_.erase(past_.begin(), last_own().base());
}

Problem History::can_undo(Seat seat) const {
  const Game& game = now_.game();
  const Seat last = this->last().by;
  if (last == kNobody)
    return {"No decision has been made yet, so there is nothing to take back.",
            "Nie podjęto jeszcze żadnej decyzji, więc nie ma czego cofnąć."};
  if (last != seat)
    return {
        fmt::format("Only the last decision can be taken back, and {} made it.", game.seat_title(last, Lang::kEnglish)),
        fmt::format("Cofnąć można tylko ostatnią decyzję, a podjął ją gracz {}.",
                    game.seat_title(last, Lang::kPolish))};
  if (undoable() == seat) return {};
  if (stands_ == Stands::kAnswered)
    return {"Another player has decided since, so this decision stands.",
            "Po tej decyzji decydował już inny gracz, więc nie można jej cofnąć."};
  if (stands_ == Stands::kRewound)
    return {"The players agreed to go back to this point; what was decided before it stands.",
            "Gracze zgodzili się cofnąć do tego miejsca; tego, co było wcześniej, nie można cofnąć."};
  return {"Something hidden has become known since, so this decision stands.",
          "Wskutek tej decyzji albo po niej ujawniono coś, co było ukryte, więc nie można jej cofnąć."};
}

Seat History::undoable() const { return last_own() == past_.rend() ? kNobody : owner_; }

int History::undoable_in_turn(Seat seat) const {
  if (seat == kNobody || undoable() != seat) return 0;
  const std::uint32_t present = now_.to_move() == seat ? turn(now_) : last().turn;
  return static_cast<int>(std::count_if(past_.begin(), past_.end(),
                                        [&](const Before& b) { return !b.forced && turn(b.state) == present; }));
}

void History::undo_own(int own) {
  int count = 0;
  for (auto before = past_.rbegin(); own > 0 && before != past_.rend(); ++before, ++count) own -= !before->forced;
  undo(count);
}

// Who takes back the last so many: the one who decided. Forced answers alone are taken back in replays of earlier
// programs only, by the seat that gave them.
Seat History::taken_back_by(int count) const {
  const auto first = past_.end() - count;
  const bool any_own = std::any_of(first, past_.end(), [](const Before& b) { return !b.forced; });
  return any_own ? owner_ : first->state.to_move();
}

void History::undo(int count) {
  record_.add({.kind = JournalEntry::Kind::kUndo, .seat = taken_back_by(count), .undone = count});
  const auto back_to = past_.end() - count;
  now_ = std::move(back_to->state);
  past_.erase(back_to, past_.end());
}

Problem History::can_rewind(Seat seat) const {
  const int back = record_.back_to_last_of(seat);
  if (back == 0) return {"You have not decided anything yet.", "Nie było jeszcze żadnej twojej decyzji."};
  if (length() - back >= last_turn_[static_cast<std::size_t>(seat)]) return {};
  return {"This is the beginning of your last turn; even if all agree, nobody goes back further.",
          "To początek twojej ostatniej tury; nawet za zgodą wszystkich dalej się nie cofa."};
}

void History::rewind(Seat seat, int count, bool fresh) {
  record_.add({.kind = JournalEntry::Kind::kUndo, .seat = seat, .undone = count, .agreed = true, .fresh = fresh});
  const std::array<int, kMaxSeats> last_turn = last_turn_;
  now_ = start_;
  before_ = {};
  stands_ = Stands::kLearned;
  past_.clear();
  const StandingLine line = record_.line();
  for (std::size_t i = 0; i <= line.decisions.size(); ++i) {
    // The states before a reshuffle are those of the old deal: back there, what was seen ahead would come again.
    if (line.reshuffle(now_, i)) settle(Stands::kRewound);
    if (i < line.decisions.size()) advance(line.decisions[i]);
  }
  last_turn_ = last_turn;
}

History::Saved History::save() const {
  return {past_.empty() ? now_ : past_.front().state, before_, stands_, last_turn_};
}

History History::restore(Position start, GameRecord record, const Saved& saved) {
  History history(std::move(start), {});
  history.record_ = std::move(record);
  history.now_ = saved.base;
  history.before_ = saved.before;
  history.stands_ = saved.stands;
  const std::vector<JournalEntry> decisions = history.record_.line().decisions;
  const int base = history.length();
  if (base < 0 || static_cast<std::size_t>(base) > decisions.size()) throw std::invalid_argument("base");
  for (auto next = decisions.begin() + base; next != decisions.end(); ++next) {
    if (history.why_not(next->seat, next->action)) throw std::invalid_argument("the line cannot be played");
    history.advance(*next);
  }
  history.last_turn_ = saved.last_turn;
  return history;
}

}  // namespace kosmo
