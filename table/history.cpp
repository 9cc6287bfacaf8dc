#include "table/history.h"

#include <map>
#include <mutex>
#include <stdexcept>

#include <fmt/format.h>

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

}  // namespace

Refusal not_your_turn(const Game& game, const Decision& open) {
  return refuse(game.turn_rule(open), turn_of(game, open.seat));
}

Refusal History::why_not(Seat seat, Action a) const {
  if (!now_.over() && now_.to_move() != seat) return not_your_turn(now_.game(), now_.decision());
  return now_.why_not(a);
}

void History::play(Action a, Events events) {
  const Seat seat = now_.to_move();
  const Seat last = past_.empty() ? before_ : owner_;
  if (last != kNobody && last != seat) {
    before_ = last;
    stands_ = Stands::kAnswered;
    past_.clear();
  }
  owner_ = seat;
  // A turn is whose first decision it is.
  const std::uint32_t turn = now_.game().turn(now_.data());
  if (line_.empty() || line_.back().turn != turn) last_turn_[static_cast<std::size_t>(seat)] = length();
  line_.push_back({seat, a, turn});
  past_.push_back(now_);
  const std::uint32_t known = now_.reveals();
  now_.apply(a, events);
  if (now_.reveals() == known) return;
  before_ = seat;
  stands_ = Stands::kLearned;
  past_.clear();
}

Problem History::can_undo(Seat seat) const {
  const Game& game = now_.game();
  const Seat last = past_.empty() ? before_ : owner_;
  if (last == kNobody)
    return {"No decision has been made yet, so there is nothing to take back.",
            "Nie podjęto jeszcze żadnej decyzji, więc nie ma czego cofnąć."};
  if (last != seat)
    return {
        fmt::format("Only the last decision can be taken back, and {} made it.", game.seat_title(last, Lang::kEnglish)),
        fmt::format("Cofnąć można tylko ostatnią decyzję, a podjął ją gracz {}.",
                    game.seat_title(last, Lang::kPolish))};
  if (!past_.empty()) return {};
  if (stands_ == Stands::kAnswered)
    return {"Another player has decided since, so this decision stands.",
            "Po tej decyzji decydował już inny gracz, więc nie można jej cofnąć."};
  if (stands_ == Stands::kRewound)
    return {"The players agreed to go back to this point; what was decided before it stands.",
            "Gracze zgodzili się cofnąć do tego miejsca; tego, co było wcześniej, nie można cofnąć."};
  return {"Something hidden has become known since, so this decision stands.",
          "Wskutek tej decyzji albo po niej ujawniono coś, co było ukryte, więc nie można jej cofnąć."};
}

void History::undo() {
  now_ = std::move(past_.back());
  past_.pop_back();
  line_.pop_back();
}

int History::back_to_last_of(Seat seat) const {
  for (std::size_t i = line_.size(); i > 0; --i)
    if (line_[i - 1].seat == seat) return static_cast<int>(line_.size() - i + 1);
  return 0;
}

Problem History::can_rewind(Seat seat) const {
  const int back = back_to_last_of(seat);
  if (back == 0) return {"You have not decided anything yet.", "Nie było jeszcze żadnej twojej decyzji."};
  if (length() - back >= last_turn_[static_cast<std::size_t>(seat)]) return {};
  return {"This is the beginning of your last turn; even if all agree, nobody goes back further.",
          "To początek twojej ostatniej tury; nawet za zgodą wszystkich dalej się nie cofa."};
}

Array<int, kMaxSeats> History::last_by_seat(int decisions) const {
  Array<int, kMaxSeats> count{};
  for (auto move = line_.end() - decisions; move != line_.end(); ++move) ++count[move->seat];
  return count;
}

History::Saved History::save() const {
  const std::size_t base = line_.size() - past_.size();
  return {past_.empty() ? now_ : past_.front(),
          static_cast<int>(base),
          before_,
          stands_,
          base == 0 ? 0 : line_[base - 1].turn,
          last_turn_};
}

History History::restore(Position start, const std::vector<std::pair<Seat, Action>>& line,
                         std::vector<Reshuffle> reshuffles, const Saved& saved) {
  History history(std::move(start));
  history.now_ = saved.base;
  history.before_ = saved.before;
  history.stands_ = saved.stands;
  history.reshuffles_ = std::move(reshuffles);
  for (std::size_t i = 0; i < line.size(); ++i)
    if (i < static_cast<std::size_t>(saved.base_at))
      history.line_.push_back({line[i].first, line[i].second, saved.turn});
    else if (history.why_not(line[i].first, line[i].second))
      throw std::invalid_argument("the line cannot be played");
    else
      history.play(line[i].second);
  history.last_turn_ = saved.last_turn;
  return history;
}

void History::rewind(int decisions, const std::optional<Seed>& key) {
  const int left = length() - decisions;
  History past(start_);
  auto next = reshuffles_.begin();
  for (int i = 0; i <= left; ++i) {
    for (; next != reshuffles_.end() && next->after == i; ++next) past.reshuffle(next->key);
    if (i < left) past.play(line_[static_cast<std::size_t>(i)].action);
  }
  if (key) past.reshuffle(*key);
  past.last_turn_ = last_turn_;
  *this = std::move(past);
}

void History::reshuffle(const Seed& key) {
  now_.reshuffle(key);
  reshuffles_.push_back({length(), key});
  // The states before were those of the old deal: back there, what was seen ahead would come again.
  past_.clear();
  before_ = line_.empty() ? kNobody : line_.back().seat;
  stands_ = Stands::kRewound;
}

}  // namespace kosmo
