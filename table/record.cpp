#include "table/record.h"

#include <algorithm>
#include <stdexcept>

namespace kosmo {
namespace {

bool is_standing_decision(const GameRecord::Entry& entry) {
  return entry.stands && entry.kind == JournalEntry::Kind::kAction;
}

}  // namespace

// Of the seed's own form: chance that cannot be foreseen stays so.
Seed key_of_undo(const Seed& seed, int number) { return seed.child(static_cast<std::uint64_t>(number)); }

bool StandingLine::reshuffle(Position& position, std::size_t after) const {
  bool shuffled = false;
  for (const Reshuffle& r : reshuffles) {
    if (static_cast<std::size_t>(r.after) != after) continue;
    position.reshuffle(r.key);
    shuffled = true;
  }
  return shuffled;
}

void GameRecord::add(const JournalEntry& entry) {
  const bool is_decision = entry.kind == JournalEntry::Kind::kAction;
  if (!is_decision) take_back(entry.undone);
  entries_.push_back({entry, static_cast<std::uint32_t>(told_.size()), is_decision || entry.fresh, kNobody});
}

// Whatever stands after a decision that goes, goes too: also the point at which chance began anew.
void GameRecord::take_back(int decisions) {
  if (decisions < 0) throw std::out_of_range("undo");
  for (auto entry = entries_.rbegin(); decisions > 0; ++entry) {
    if (entry == entries_.rend()) throw std::out_of_range("undo");
    if (is_standing_decision(*entry)) {
      --decisions;
      told_.erase(told_.begin() + entry->told_before, told_.end());
    }
    entry->stands = false;
  }
}

StandingLine GameRecord::line() const {
  StandingLine line;
  int agreed = 0;
  for (const Entry& entry : entries_) {
    agreed += entry.agreed;
    if (is_standing_decision(entry))
      line.decisions.push_back(entry);
    else if (entry.stands)
      line.reshuffles.push_back({static_cast<int>(line.decisions.size()), key_of_undo(seed_, agreed)});
  }
  return line;
}

// Where the part of the story ends that was told before the next decision that stands, from this entry on.
std::size_t GameRecord::told_up_to(std::size_t entry) const {
  const auto next =
      std::find_if(entries_.begin() + static_cast<std::ptrdiff_t>(entry), entries_.end(), is_standing_decision);
  return next == entries_.end() ? told_.size() : next->told_before;
}

std::span<const Event> GameRecord::opening() const { return {told_.data(), told_up_to(0)}; }

std::span<const Event> GameRecord::told_by(std::size_t entry) const {
  if (!is_standing_decision(entries_[entry])) return {};
  const std::size_t begin = entries_[entry].told_before;
  return {told_.data() + begin, told_up_to(entry + 1) - begin};
}

std::vector<Narrated> GameRecord::story(Seat viewer, std::size_t from, std::uint32_t before) const {
  std::vector<Narrated> out;
  std::uint32_t decision = before;
  const auto tell_up_to = [&](std::size_t end) {
    for (; from < end; ++from)
      if (may_see(told_[from].audience, viewer)) out.push_back({decision, told_[from]});
  };
  for (const Entry& entry : entries_) {
    if (!is_standing_decision(entry)) continue;
    tell_up_to(entry.told_before);
    ++decision;
  }
  tell_up_to(told_.size());
  return out;
}

int GameRecord::back_to_last_of(Seat seat) const {
  int back = 0;
  for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
    if (!is_standing_decision(*entry)) continue;
    ++back;
    if (entry->seat == seat && !entry->forced) return back;
  }
  return 0;
}

const JournalEntry* GameRecord::last_of(Seat seat) const {
  for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry)
    if (is_standing_decision(*entry) && entry->seat == seat && !entry->forced) return &*entry;
  return nullptr;
}

Array<int, kMaxSeats> GameRecord::last_by_seat(int decisions) const {
  Array<int, kMaxSeats> count{};
  for (auto entry = entries_.rbegin(); decisions > 0 && entry != entries_.rend(); ++entry) {
    if (!is_standing_decision(*entry)) continue;
    if (!entry->forced) ++count[entry->seat];
    --decisions;
  }
  return count;
}

int GameRecord::agreed_undos() const {
  return static_cast<int>(std::count_if(entries_.begin(), entries_.end(), [](const Entry& e) { return e.agreed; }));
}

}  // namespace kosmo
