// What a room answers. What changes it is in room_fold.cpp.
#include "server/room.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/typed_words.h"

namespace kosmo {

// What was begun by other rules is not continued by ours: that would be another game.
Problem other_rules(const Game& game, const event::Started& started) {
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

bool Room::is_gone(const std::string& user) const {
  const auto found = people_.find(user);
  return found != people_.end() && found->second && found->second->name.empty();
}

bool Room::has_done(const std::string& key) const {
  return !key.empty() && std::find(keys_.begin(), keys_.end(), key) != keys_.end();
}

TableSetup Room::setup() const {
  TableSetup setup{game_, game_->standard_options(), started_.seed, std::vector<SeatPlan>(sitters_.size())};
  for (const auto& [key, value] : created_.options) game_->set_option(setup.options, fmt::format("{}={}", key, value));
  return setup;
}

TableSetup Room::setup_for_replay() const {
  TableSetup out = setup();
  for (std::size_t i = 0; i < sitters_.size(); ++i) {
    out.seats[i].player = sitters_[i].is_person() ? "human" : sitters_[i].player;
    out.seats[i].name = known(sitters_[i].user).name;
  }
  return out;
}

bool Room::is_removed(const std::string& user) const {
  return std::find(removed_.begin(), removed_.end(), user) != removed_.end();
}

bool Room::is_muted(const std::string& user) const {
  return std::find(muted_.begin(), muted_.end(), user) != muted_.end();
}

Seat Room::seat_of_user(const std::string& user) const {
  for (Seat p = 0; p < seats(); ++p)
    if (person(p) && !user.empty() && sitter(p).user == user) return p;
  return kSpectator;
}

Seat Room::seat_of_token(const std::string& hash) const {
  for (Seat p = 0; p < seats(); ++p)
    if (person(p) && !hash.empty() && sitter(p).token == hash && !is_gone(sitter(p).user)) return p;
  return kSpectator;
}

std::string Room::bot_for(Seat seat) const {
  return std::string(person(seat) ? kStandIn : std::string_view(sitter(seat).player));
}

bool Room::all_seated() const {
  return std::none_of(sitters_.begin(), sitters_.end(), [](const Sitter& s) { return s.is_open(); });
}

bool Room::played_by_bots_alone() const {
  for (Seat p = 0; p < seats(); ++p)
    if (!played_by_bot(p)) return false;
  return true;
}

SeatOrder Room::all_asked() const {
  if (round_) return round_->asked();
  SeatOrder one;
  if (asked() != kNobody) one.push(asked());
  return one;
}

SeatOrder Room::asked_as_seen_by(Seat viewer) const {
  return round_ ? round_->asked_at(ticket_for(viewer)) : all_asked();
}

bool Room::awaits(Seat seat) const { return round_ ? round_->open_ticket(seat) != 0 : seat >= 0 && asked() == seat; }

std::int64_t Room::ticket_for(Seat seat) const {
  const std::int64_t own = round_ && seat >= 0 ? round_->shown_ticket(seat) : 0;
  return own != 0 ? own : ticket_;
}

const Room::RoundPlayed* Room::round_played_at(std::int64_t ticket) const {
  auto found = rounds_.find(ticket);
  if (found == rounds_.end()) found = rounds_.find(OpenRound::window_of(ticket));
  return found == rounds_.end() ? nullptr : &found->second;
}

Position Room::asking(Seat seat) const {
  if (!round_ || !round_->asks(seat)) return table_->truth();
  return round_->asking(seat, ticket_for(seat));
}

std::optional<Action> Room::preferred(Seat seat) const {
  if (!awaits(seat) || played_by_bot(seat) || seat == undone_by_) return {};
  const std::vector<Preference>& preferences = sitter(seat).preferences;
  if (preferences.empty()) return {};
  // What was just taken back is not answered in the same way again.
  if (round_ && sitter(seat).answered_ticket == round_->open_ticket(seat)) return {};
  const Position position = asking(seat);
  const Decision decision = position.decision();
  const std::string moment = moment_of(decision);
  ActionList choices;
  position.legal(choices);
  for (const Preference& p : preferences) {
    if (!moment.empty() && p.until == moment) continue;  // a later window of a pause: for this seat it has come
    if (!p.speaks_of(decision.step, moment)) continue;
    if (p.answer == "ask") return {};
    if (p.answer == "only") {
      // In a window of a quiet table the time that it takes would tell that there was nothing else.
      if (choices.size() == 1 && !(round_ && round_->is_pause())) return choices[0];
      continue;
    }
    if (p.answer == "pass") {
      if (decision.pass && choices.contains(*decision.pass)) return decision.pass;
      continue;
    }
    const Maybe<Action> action = game_->parse(p.answer);
    if (action && choices.contains(*action)) return *action;
  }
  return {};
}

// Whoever lets the table answer where there is only one choice has not asked for this.
bool Room::wants_to_be_asked(Seat seat) const {
  if (played_by_bot(seat) || sitter(seat).preferences.empty()) return false;
  const Decision decision = asking(seat).decision();
  const std::string moment = moment_of(decision);
  for (const Preference& p : sitter(seat).preferences) {
    if (!p.speaks_of(decision.step, moment)) continue;
    if (p.answer == "ask") return true;
    if (p.answer == "only") return false;
  }
  return false;
}

// Games by correspondence have their own time.
std::int64_t Room::step_ends() const {
  if (phase_ != Phase::kPlaying || round_ || clocks_.by_correspondence()) return 0;
  const Decision open = table_->decision();
  if (open.seconds == 0 || !open.when_time_is_up || steps_begun_.empty()) return 0;
  return steps_begun_.back().at + open.seconds * std::int64_t{1000};
}

bool Room::keeps_time() const {
  if (phase_ != Phase::kPlaying || clocks_.by_correspondence()) return false;
  return !steps_begun_.empty() || (clocks_.any() && clocks_.any_asked());
}

std::int64_t Room::next_deadline() const {
  if (phase_ != Phase::kPlaying) return 0;
  std::int64_t first = 0;
  for (const std::int64_t one : {clocks_.deadline(), pause_until_, step_ends()})
    if (one != 0 && (first == 0 || one < first)) first = one;
  return first;
}

std::int64_t Room::due() const {
  if (phase_ != Phase::kPlaying) return 0;
  if (played_by_bots_alone())
    return std::max(pause_until_,
                    updated_ + (clocks_.by_correspondence() ? kLonelyPauseByCorrespondence : kLonelyPause));
  if (pause_until_ != 0) return pause_until_;
  // In a round bots answer meanwhile; they are waited for when nobody else is.
  bool waits_for_people = false;
  for (const Seat seat : all_asked()) waits_for_people = waits_for_people || (awaits(seat) && !played_by_bot(seat));
  return waits_for_people ? next_deadline() : updated_;
}

}  // namespace kosmo
