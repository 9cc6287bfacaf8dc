// A hosted table: who sits where, the game, the clocks, the talk. A room is the fold of its journal: `apply` is the
// only thing that changes it. Requests do not change a room; they are asked (room_requests.h), and what would follow
// comes back as events. No time, no threads, no network in here.
//
// The host (Rooms::store) applies such events to its room at once and gives them to the store together with what the
// store keeps of the room as it is then. Until the store has answered it shows the room to nobody, and whatever is
// asked about it waits. If the events could not be stored, it throws the room away and loads it again as it was.
#pragma once

#include <bitset>
#include <map>
#include <memory>
#include <optional>

#include <boost/json/fwd.hpp>

#include "server/fault.h"
#include "server/open_round.h"
#include "table/table.h"

namespace kosmo {

// Where bots play alone, this long passes between two decisions, in milliseconds: somebody may be on the way back, or
// look on.
inline constexpr std::int64_t kLonelyPause = 2'000;
inline constexpr std::int64_t kLonelyPauseByCorrespondence = 3'600'000;

// What somebody is called, and whether they are a guest. Without a name: nobody knows, or their account is gone.
struct Known {
  std::string name;
  bool guest = false;
};
using People = std::map<std::string, Known>;  // by id

class Room {
 public:
  enum class Phase : std::uint8_t { kWaiting, kPlaying, kFinished, kClosed, kBroken };

  struct Sitter {
    std::string player = "open";  // "open", "person", or the id of a bot
    std::string user{}, token{};  // of the person; the token hashed. Empty if that person is gone for good
    bool away = false;            // a bot decides until the person is back
    bool by_clock = false;        // because time ran out
    bool by_others = false;       // the others have handed the seat over
    std::int64_t graced = 0;      // the ticket for which time was given again
    std::vector<Preference> preferences{};
    // The last answer in a round that was taken (empty: that it was taken back), so that it is known when it comes
    // again; and what was answered last without being played.
    std::int64_t answered_ticket = 0;
    std::string answered{}, draft{};
    std::uint32_t draft_turn = 0;  // of the game, in which that was answered
    int holds = 0;                 // in this turn of the game
    bool is_open() const { return player == "open"; }
    bool is_person() const { return player == "person"; }
  };

  // One thing that happened, for those who may know it. Most are lines of the story, and a table has hundreds: what
  // only the others have lies elsewhere.
  struct LogEntry {
    // Of seq, the first and the last; 0: none.
    struct Span {
      std::int64_t from = 0, to = 0;
    };
    struct Words {
      std::string who{};   // that person; of a bot that was seated, its id
      std::string text{};  // kTable: what happened (room_words.cpp); kChat: what was said
      Span took_back{};    // kTable: an undo, after which these lines of the story no longer stand
    };
    enum class Kind : std::uint8_t { kStory, kTable, kChat } kind = Kind::kStory;
    bool gallery = false;     // kChat: by somebody who looks on, while others played
    bool taken_back = false;  // kStory: it no longer stands
    Seat seat = kNobody;      // kTable, kChat: who
    Audience audience = kEverybody;
    Event event{};  // kStory
    std::int64_t seq = 0, at = 0;
    std::shared_ptr<const Words> words{};  // kTable, kChat
    const std::string& who() const { return words->who; }
    const std::string& text() const { return words->text; }
    const Span& took_back() const { return words->took_back; }
  };

  explicit Room(std::string id) : id_(std::move(id)) {}

  // Adds the next event of the journal. If it makes no sense here (it was played by other rules, or the journal is
  // damaged), the room is broken from then on: it can be read, but not played.
  void apply(const RoomEvent&);
  void break_down(const Problem& why);
  // An event that cannot even be read: it counts, and nothing after it can be trusted.
  void skip(const Problem& why) {
    ++seq_;
    break_down(why);
  }

  // Names are no part of the journal. Whoever shows the room is asked who these people are, and tells it.
  std::vector<std::string> strangers() const;
  bool meets(const std::string& user) const { return people_.contains(user); }
  void know(const std::string& user, Known);
  void forget(const std::string& user);  // who it is must be told again
  const Known& known(const std::string& user) const;
  bool is_gone(const std::string& user) const;  // it was told that there is no such person (any more)

  const std::string& id() const { return id_; }
  std::int64_t seq() const { return seq_; }      // of the journal: nobody outside is told
  std::int64_t shown() const { return shown_; }  // counts what people could notice
  Phase phase() const { return phase_; }
  const Problem& trouble() const { return trouble_; }
  const event::Created& created() const { return created_; }
  std::int64_t created_at() const { return created_at_; }
  const Game* game() const { return game_; }
  int seats() const { return static_cast<int>(sitters_.size()); }
  const Sitter& sitter(Seat seat) const { return sitters_[seat]; }
  bool is_host(const std::string& user) const { return !user.empty() && user == created_.user; }
  Seat seat_of_user(const std::string& user) const;   // kSpectator if none
  Seat seat_of_token(const std::string& hash) const;  // kSpectator if none; the token of somebody gone is nobody's
  bool person(Seat seat) const { return sitter(seat).is_person(); }
  // Somebody who may be away but can come back: their consent is needed.
  bool belongs_to_somebody(Seat seat) const { return person(seat) && !sitter(seat).user.empty(); }
  // A bot decides for this seat: because it is one, or because its person is away.
  bool played_by_bot(Seat seat) const { return !person(seat) || sitter(seat).away; }
  bool played_by_bots_alone() const;
  std::string bot_for(Seat) const;  // the id of that bot
  bool all_seated() const;

  const Table* table() const { return table_ ? &*table_ : nullptr; }
  const Seed& seed() const { return started_.seed; }  // a secret until the game is over
  // The number of the open question. Every answer, and every undo, is one entry of the game's journal: the answer to
  // ticket n is its n-th. Where several seats are asked at once theirs are the n-th and those after it.
  std::int64_t ticket() const { return ticket_; }
  // The same of this seat's own question; who has none is told the first.
  std::int64_t ticket_for(Seat) const;
  // A request with this key was done here, lately (the last kMostKeys of them are remembered).
  bool has_done(const std::string& key) const;
  // Put out, or not to be heard: at this table, by its host.
  bool is_removed(const std::string& user) const;
  bool is_muted(const std::string& user) const;
  // Who is asked; where several are, the first by the rules.
  Seat asked() const { return phase_ == Phase::kPlaying ? table_->decision().seat : kNobody; }
  SeatOrder all_asked() const;             // in a pause of several windows: in the first
  SeatOrder asked_as_seen_by(Seat) const;  // in the window that this viewer is shown
  bool awaits(Seat) const;                 // it has a question that it has not answered
  const OpenRound* round() const { return round_ ? &*round_ : nullptr; }
  // The position in which this seat is asked what it is shown as its question.
  Position asking(Seat) const;
  std::int64_t asked_at() const { return asked_at_; }
  // At a quiet table: when the pause ends; 0: there is none. And who has made it longer.
  std::int64_t pause_until() const { return pause_until_; }
  Audience held() const { return held_; }
  // When the step's own time is up; 0: it has none.
  std::int64_t step_ends() const;
  // Somebody's time goes on from before now, or would if they took something back: of a clock, or of a step.
  bool keeps_time() const;
  // When time decides something, whichever time it is; 0: never.
  std::int64_t next_deadline() const;
  // Where the answers to a question that was put to several seats stand in the game's journal, counted from 1 like
  // tickets.
  struct RoundPlayed {
    std::int64_t first = 0;
    int size = 0;
  };
  const RoundPlayed* round_played_at(std::int64_t ticket) const;  // null: that ticket was one seat's
  // What this seat has said to answer to its open question, if anything.
  std::optional<Action> preferred(Seat) const;
  // They have said so of this question: even if it has one answer only, and everybody can see that.
  bool wants_to_be_asked(Seat) const;
  const Clocks& clocks() const { return clocks_; }
  Seat undo_asked() const { return undo_asked_; }
  Audience undo_agreed() const { return undo_agreed_; }
  bool just_undone() const { return undone_by_ != kNobody; }
  const std::string& rematch() const { return rematch_; }
  const std::vector<LogEntry>& log() const { return log_; }
  std::int64_t updated() const { return updated_; }
  std::int64_t shown_at() const { return shown_at_; }  // when people last noticed something

  // When something must happen although nobody asks: a bot's answer (at once) or the end of somebody's time; 0: never.
  std::int64_t due() const;

  TableSetup setup_for_replay() const;

  // Everything above as text, so that a long journal need not be folded from its start (room_snapshot.cpp).
  std::string snapshot() const;
  static Maybe<Room> from_snapshot(const std::string& id, std::string_view text);

 private:
  // What each kind of event does to a room (room_fold.cpp). `updated_` is when it happened.
  Problem fold(const event::Created&);
  void fold(const event::Sat&);
  void fold(const event::Stood&);
  void fold(const event::Seated&);
  Problem fold(const event::Started&);
  Problem fold(const event::Acted&);
  Problem fold(const event::Undone&);
  Problem fold(const event::Rewound&);
  void fold(const event::UndoAsked&);
  void fold(const event::UndoAnswered&);
  void fold(const event::Away&);
  void fold(const event::Back&);
  void fold(const event::Said&) {}
  void fold(const event::Preferred&);
  void fold(const event::Rematched&);
  void fold(const event::Resumed&);
  void fold(const event::Closed&) { close(); }
  void fold(const event::Kept&) {}  // that the table changed now is all it says
  void fold(const event::Expired&) { close(); }
  void fold(const event::Shut&) { close(); }
  void fold(const event::Removed&);
  void fold(const event::Muted&);
  Problem fold(const event::Answered&);
  Problem fold(const event::Resolved&);
  void fold(const event::Held&);

  Problem check_terms(const RoomEvent&) const;
  Problem fold_any(const RoomEvent&);
  Problem create(const event::Created&, std::int64_t at);
  Problem went_back(Seat, int count, const Maybe<int>& done);
  void keep_draft(Seat, std::string action);
  void keep_answers_as_drafts();
  void close();
  void ask_nobody();
  void leave(Seat);
  TableSetup setup() const;
  Problem answer_again(const boost::json::object& snapshot);
  Problem play(const event::Acted&);
  void settle();
  void ask_next();
  void open_question();
  void begin_step();
  void set_clocks();
  void begin_turn();
  bool all_have_ordered_to_pass() const;
  void remember_key(const std::string& key);
  std::size_t story_lines() const { return table_ ? table_->whole_story().size() : 0; }
  void tell_story(std::size_t from);
  LogEntry::Span take_back_story(std::size_t lines);
  void tell_table(const RoomEvent&, const std::string& who, const LogEntry::Span& took_back);
  std::string who_caused(const RoomEvent&) const;
  void meet(const std::string& user) {
    if (!user.empty()) people_.try_emplace(user);
  }

  std::string id_;
  std::int64_t seq_ = 0, shown_ = 0, updated_ = 0, shown_at_ = 0;
  Phase phase_ = Phase::kWaiting;
  Problem trouble_;
  event::Created created_;
  event::Started started_;
  std::int64_t created_at_ = 0, started_at_ = 0;
  const Game* game_ = nullptr;
  std::vector<Sitter> sitters_;
  std::optional<Table> table_;
  std::int64_t ticket_ = 0;
  std::optional<OpenRound> round_;              // if the open question is put to several seats at once
  std::map<std::int64_t, RoundPlayed> rounds_;  // by ticket, so that an answer is known when it comes again
  std::int64_t asked_at_ = 0, pause_until_ = 0;
  // Of the questions that have a time of their own, the open one and those before it that an undo could open again.
  struct StepBegun {
    std::uint32_t decision = 0;  // its number
    std::int64_t at = 0;
  };
  std::vector<StepBegun> steps_begun_;
  Audience held_ = 0;
  std::uint32_t turn_ = 0;
  Clocks clocks_;
  Seat undo_asked_ = kNobody;
  Audience undo_agreed_ = 0;
  Seat undone_by_ = kNobody;  // who has just taken something back, and is asked anew
  std::string rematch_;
  std::vector<LogEntry> log_;
  std::vector<std::string> keys_;                       // of requests, oldest first
  std::vector<std::string> removed_, muted_;            // people
  std::map<std::string, std::optional<Known>> people_;  // all that the journal names
};
inline constexpr std::size_t kMostKeys = 128;

// Why a game begun like that cannot be played on by this program; empty if it can.
Problem other_rules(const Game&, const event::Started&);

inline constexpr Array<std::string_view, 5> kPhaseNames{"waiting", "playing", "finished", "closed", "broken"};

// After so long somebody who is asked and not there can be handed to a bot, unless the table says otherwise.
inline constexpr int kAbsentMinutes = 10, kMostAbsentMinutes = 1440;

// The bot that decides for people who are away.
inline constexpr std::string_view kStandIn = "greedy";

}  // namespace kosmo
