#include "server/open_round.h"

#include <algorithm>

#include "engine/typed_words.h"

namespace kosmo {
namespace {

constexpr std::int64_t kMostWindows = 8;  // of one pause
// Between the tickets of two windows of a pause. Whether the later one comes to pass is not known when it is asked; so
// its ticket is none that any other question could have, and an answer to it is never taken for one to another.
constexpr std::int64_t kTicketsBetween = 1'000'000;
// Between those of one window, for a seat that comes to it again.
constexpr std::int64_t kTicketsAnew = kMostWindows * kTicketsBetween;

bool may(const Position& position, Action action) {
  ActionList choices;
  position.legal(choices);
  return choices.contains(action);
}

// Everybody who is asked passes. False if somebody must act, or if anything happens by it that people could notice.
bool pass_unnoticed(Position& position, const SeatOrder& asked, Action pass) {
  std::vector<Event> told;
  const std::uint32_t reveals = position.reveals(), turn = position.game().turn(position.data());
  for (int i = 0; i < asked.size(); ++i) {
    if (position.over() || !may(position, pass)) return false;
    position.apply(pass, Events(&told));
  }
  return !position.over() && told.empty() && position.reveals() == reveals &&
         position.game().turn(position.data()) == turn;
}

}  // namespace

std::optional<OpenRound> OpenRound::at(const Position& position, std::int64_t ticket, const Windows& windows) {
  if (position.over()) return {};
  const Decision open = position.decision();
  if (open.together == Together::kNo) return {};
  OpenRound out;
  out.quiet_ = open.together == Together::kQuietly;
  const bool passes = open.pass && may(position, *open.pass);
  out.is_pause_ = out.quiet_ && passes && windows.kind == Windows::Kind::kQuiet;
  out.windows_.push_back({Round(position), ticket, open.pass});
  if (out.asked().size() < 2 && !(out.quiet_ && passes)) return {};
  if (out.quiet_ && !out.is_pause_) out.answer_for_those_who_can_only_pass();
  Position next = position;
  while (out.is_pause_ && std::ssize(out.windows_) < kMostWindows) {
    const Window& last = out.windows_.back();
    const SeatOrder asked = last.round.asked();
    if (!pass_unnoticed(next, asked, *last.pass)) break;
    const Decision then = next.decision();
    if (then.together != Together::kQuietly || !then.pass || !may(next, *then.pass)) break;
    out.windows_.push_back({Round(next), last.ticket + kTicketsBetween, then.pass});
  }
  return out;
}

// At a quick table. What that tells is the price of being quick.
void OpenRound::answer_for_those_who_can_only_pass() {
  Window& window = windows_.front();
  for (const Seat seat : window.round.asked()) {
    ActionList choices;
    window.round.asking(seat).legal(choices);
    if (choices.size() != 1 || !window.pass || choices[0] != *window.pass || window.round.resolved()) continue;
    window.round.answer(seat, choices[0]);
    window.by[seat] = By::kForced;
  }
}

bool OpenRound::asks(Seat seat) const {
  return std::any_of(windows_.begin(), windows_.end(), [&](const Window& w) { return w.round.asked().contains(seat); });
}

bool OpenRound::acts(const Window& window, Seat seat) const {
  const std::optional<Action> answer = window.round.answer_of(seat);
  return window.pass && answer && *answer != *window.pass;
}

std::int64_t OpenRound::open_ticket(Seat seat) const {
  for (const Window& window : windows_) {
    if (!window.round.asked().contains(seat)) continue;
    if (!window.round.answer_of(seat)) return ticket_of(window, seat);
    if (acts(window, seat)) return 0;
  }
  return 0;
}

std::int64_t OpenRound::shown_ticket(Seat seat) const {
  if (const std::int64_t open = open_ticket(seat)) return open;
  std::int64_t last = 0;
  for (const Window& window : windows_)
    if (window.round.answer_of(seat)) last = ticket_of(window, seat);
  return last;
}

const OpenRound::Window* OpenRound::asks_now(Seat seat, std::int64_t ticket) const {
  for (const Window& window : windows_) {
    if (!window.round.asked().contains(seat)) continue;
    if (ticket_of(window, seat) == ticket) return &window;
    if (!window.round.answer_of(seat) || acts(window, seat)) return nullptr;  // the later ones are not asked yet
  }
  return nullptr;
}

bool OpenRound::has_question(Seat seat, std::int64_t ticket) const { return asks_now(seat, ticket) != nullptr; }

std::int64_t OpenRound::window_of(std::int64_t ticket) { return ticket % kTicketsAnew; }

std::int64_t OpenRound::ticket_of(const Window& window, Seat seat) {
  return window.ticket + window.anew[seat] * kTicketsAnew;
}

std::int64_t OpenRound::ticket_now(Seat seat, std::int64_t ticket) const {
  const Window* const found = find(ticket);
  return found ? ticket_of(*found, seat) : ticket;
}

// Whichever seat's ticket that is.
const OpenRound::Window* OpenRound::find(std::int64_t ticket) const {
  for (const Window& window : windows_)
    if (window.ticket == ticket || (&window != &windows_.front() && window.ticket == window_of(ticket))) return &window;
  return nullptr;
}

const OpenRound::Window& OpenRound::window(std::int64_t ticket) const {
  const Window* const found = find(ticket);
  return found ? *found : windows_.front();
}

const SeatOrder& OpenRound::asked_at(std::int64_t ticket) const { return window(ticket).round.asked(); }

Position OpenRound::asking(Seat seat, std::int64_t ticket) const { return window(ticket).round.asking(seat); }

Position OpenRound::window_at(std::int64_t ticket) const {
  const Round& round = window(ticket).round;
  return round.asking(round.asked()[0]);
}

std::vector<std::string> OpenRound::moments() const {
  std::vector<std::string> out;
  for (const Window& window : windows_)
    out.push_back(moment_of(window.round.asking(window.round.asked()[0]).decision()));
  return out;
}

std::optional<Action> OpenRound::answer_to(Seat seat, std::int64_t ticket) const {
  const Window* const found = find(ticket);
  return found && ticket_of(*found, seat) == ticket ? found->round.answer_of(seat) : std::nullopt;
}

Refusal OpenRound::answer(Seat seat, std::int64_t ticket, Action action, By by) {
  const Window* const found = asks_now(seat, ticket);
  Window& window = found ? windows_[static_cast<std::size_t>(found - windows_.data())] : windows_.front();
  if (!found) return not_asked(window.round.asking(window.round.asked()[0]));
  if (const Refusal refusal = window.round.asking(seat).why_not(action)) return refusal;
  withdraw(seat, ticket);
  const Refusal refusal = window.round.answer(seat, action);
  if (!refusal) window.by[seat] = by;
  return refusal;
}

void OpenRound::withdraw(Seat seat, std::int64_t ticket) {
  const Window* const found = find(ticket);
  if (!found || !found->round.answer_of(seat)) return;
  const bool had_gone_on = !acts(*found, seat);
  for (auto later = windows_.begin() + (found - windows_.data()); later != windows_.end(); ++later) {
    later->round.withdraw(seat);
    if (&*later != found && had_gone_on) ++later->anew[seat];
  }
}

bool OpenRound::can_pass(const Window& window, Seat seat) {
  return window.pass && may(window.round.asking(seat), *window.pass);
}

std::vector<event::Acted> OpenRound::line() const {
  std::vector<event::Acted> line;
  for (const Window& window : windows_) {
    if (!is_pause_ && !window.round.resolved()) return {};
    for (const Seat seat : window.round.asked()) {
      const std::optional<Action> answer = window.round.answer_of(seat);
      if (!answer && !can_pass(window, seat)) return line;
      const By by = answer ? window.by[seat] : By::kSilence;
      const Position asking = window.round.asking(seat);
      line.push_back({seat, asking.game().print(answer.value_or(window.pass.value_or(Action{}))), by});
      if (acts(window, seat)) return line;
    }
  }
  return line;
}

std::vector<event::Acted> OpenRound::left_out(const std::vector<event::Acted>& line) const {
  std::vector<event::Acted> out;
  std::size_t played = 0;
  for (const Window& window : windows_)
    for (const Seat seat : window.round.asked())
      if (played < line.size())
        ++played;
      else if (acts(window, seat))
        out.push_back({seat, window.round.asking(seat).game().print(*window.round.answer_of(seat)), By::kPerson});
  return out;
}

std::vector<OpenRound::Part> OpenRound::parts(std::size_t line) const {
  std::vector<Part> out;
  int left = static_cast<int>(line);
  for (const Window& window : windows_) {
    if (left == 0) break;
    out.push_back({window.ticket, std::min(left, window.round.asked().size())});
    left -= out.back().size;
  }
  return out;
}

std::vector<event::Answered> OpenRound::answers() const {
  std::vector<event::Answered> out;
  for (const Window& window : windows_)
    for (const Seat seat : window.round.asked())
      if (const auto answer = window.round.answer_of(seat))
        out.push_back(
            {seat, ticket_of(window, seat), window.round.asking(seat).game().print(*answer), window.by[seat]});
  return out;
}

std::vector<OpenRound::Anew> OpenRound::anew() const {
  std::vector<Anew> out;
  for (const Window& window : windows_)
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
      if (const int times = window.anew[seat]) out.push_back({window.ticket, seat, times});
  return out;
}

void OpenRound::restore(const Anew& saved) {
  for (Window& window : windows_)
    if (window.ticket == saved.window) window.anew[saved.seat] = saved.times;
}

}  // namespace kosmo
