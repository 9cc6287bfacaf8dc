// A game written down: text, one JSON object a line. A header, then one canonical action a line, and every few actions
// a hash of the state, so that a difference is found at the action that made it. Undone actions stay in the file: an
// undo is a line of its own, so a journal only ever grows. `n` counts the decisions made so far.
//
//   {"kosmoteka":1,"game":"narodziny","rules":1,"content":"9f0c...","seed":"x5ac8...","digest":"41ff...","options":{},
//    "seats":[{"seat":"pink","player":"human","name":"Ala"},{"seat":"green","player":"greedy","name":"greedy"}]}
//   {"n":1,"seat":"pink","action":"shift pink time"}
//   {"n":2,"seat":"pink","action":"stop"}
//   {"undo":1}
//   {"n":1,"hash":"5d1b6a0c33a7f2e1"}
//   {"end":{"pink":{"score":95,"place":1},"green":{"score":80,"place":2}}}
//
// (The header is one line; here it is broken to fit.) A game whose seed was a secret (engine/seed.h) also has the
// seed's digest, by which players knew it when the game began; the seed of others is a number and has none.
//
// An answer that was forced (Table::forced) stands there like any other. An undo line counts it, so the number says how
// many lines go back.
//
// An undo by agreement of all, whatever had become known, is {"undo":3,"agreed":true,"shuffled":true}: what nobody knew
// at that point was shuffled anew. A file that holds one has format 2 ("kosmoteka":2). Earlier programs shuffled
// nothing; theirs is {"undo":3,"agreed":true}, and files that hold no other kind still have format 1.
#pragma once

#include <vector>

#include "table/history.h"

namespace kosmo {

struct SeatPlan {
  std::string player = "human";  // "human" or the id of a bot
  std::string name;              // as shown; empty: the seat's colour
};

struct TableSetup {
  const Game* game = nullptr;
  Options options{};
  Seed seed;
  std::vector<SeatPlan> seats;
};

struct Replay {
  TableSetup setup;
  std::vector<JournalEntry> entries;
};

// How often a state hash is written.
inline constexpr int kHashEvery = 10;
// How many undos by agreement one game may have. Each plays the game again from its start when it is read.
inline constexpr int kMostAgreedUndos = 1000;
// The longest name of a player, in bytes.
inline constexpr std::size_t kMaxNameBytes = 160;  // 40 characters of any script

// What is wrong with a setup: number of seats, options out of range, names that are too long or hold control
// characters.
Problem check_setup(const TableSetup&);

// The decisions of a replay that stand. std::out_of_range if more is taken back than was played.
StandingLine standing_line(const Replay&);

// The lines of a replay, without the line break. They are made one by one as well, for journals that grow while people
// play. `number` is the count of decisions after the action.
std::string replay_header(const TableSetup&, int format = 1);
std::string replay_line(const Game&, const JournalEntry&, std::uint32_t number);
std::string replay_hash_line(const Position&);
std::string replay_end_line(const Position&);

// Hash of the whole state by its canonical JSON: the same on every platform.
std::uint64_t state_hash(const Position&);

// A whole replay as text (re-plays it to compute the hashes). The entries must be playable, as those of a Table or of a
// checked replay are; else std::logic_error.
std::string write_replay(const Replay&);

// The same of a journal that grows: each entry is played once, however often the text is asked for.
class ReplayWriter {
 public:
  explicit ReplayWriter(const TableSetup&);
  void add(const JournalEntry&);
  std::string text() const;

 private:
  TableSetup setup_;
  History history_;
  std::string lines_;  // without the header
  int format_ = 1;
  bool hashed_ = false;  // the last line is a hash
};

// Does it begin like a saved game? Whether it can be read is another question.
bool is_saved_game(std::string_view text);

// A file may come from anybody: how much of it is read at all, and what is insisted on.
struct ReplayLimits {
  std::size_t bytes = 16 << 20;
  std::size_t line_bytes = 4096;
  int lines = 100'000;
  // Play a file that names another rules version or other content by those of this program. Its hashes and its result
  // are then not compared; an action that is refused still ends the reading.
  bool insist = false;
};

// Reads and re-plays. Any mistake is named with its line: bad JSON, unknown game, other content or rules version, an
// action that is refused (with the rule), a hash that differs (with the first action after the last equal hash), a
// missing end.
struct CheckedReplay {
  Replay replay;
  Position final;
  bool finished = false;  // the game came to its end
  int actions = 0;        // lines with an action, undone ones too
};
Maybe<CheckedReplay> read_replay(std::string_view text, std::string_view file_name, const ReplayLimits& = {});

}  // namespace kosmo
