// One game at one terminal: asks the people, lets the bots answer, tells what happened. Bad input never ends it.
#pragma once

#include <optional>

#include "cli/choices.h"
#include "cli/command.h"
#include "cli/line_reader.h"
#include "cli/saved_game.h"
#include "engine/why.h"
#include "table/table.h"

namespace kosmo {

class PlaySession {
 public:
  // With a file, the game is saved there after every decision. It holds the table as it is now.
  PlaySession(Context& c, Table table, SavedGame file);

  // Plays until the game is over or somebody leaves.
  void run();

 private:
  enum class Next : std::uint8_t { kAskAgain, kGoOn, kLeave };
  struct Word;  // a command that may be typed instead of an answer
  static std::span<const Word> vocabulary();

  // The flow.
  bool ask(Seat);
  bool hand_over(Seat);
  bool confirmed(Text prompt, Seat);
  void watch();
  void finish();
  Next answer(const std::string& line);
  Next choose(const std::string& line);
  Next play(Action);
  // Several actions given at once, and what would become of them.
  struct Several {
    int given = 0;
    std::vector<Action> actions;  // those that were read: behind the end of the line nothing is
    OwnLine line;
  };
  std::optional<Several> read_several(const std::string& text);  // else says what is wrong
  Next play_several(const std::string& text);
  Next take_back(Seat);
  Next take_back_turn(Seat);
  void tell_taken_back(const std::string& words);

  // What is shown.
  void greet() const;
  void show_situation();
  void show_news();
  void show_board(bool again);
  void show_question() const;
  void show_choices();
  void not_understood(const std::string& line) const;
  // One of the choices, or any action; else says what an action looks like.
  std::optional<Action> read_action(const std::string& text, const Choices&) const;
  void refused(const Refusal&, bool whole_rule) const;
  Next explain(const PartOfAction&) const;

  // What may be typed instead of an answer.
  Next do_help(const std::string&);
  Next do_board(const std::string&);
  Next do_choices(const std::string&);
  Next do_undo(const std::string&);
  Next do_why(const std::string&);
  Next do_try(const std::string&);
  Next do_hint(const std::string&);
  Next do_card(const std::string&);
  Next do_rules(const std::string&);
  Next do_log(const std::string&);
  Next do_save(const std::string&);
  Next do_quit(const std::string&);

  // Typing and saving.
  std::optional<std::string> read_answer(Seat);
  Completion completed(std::string_view before_cursor) const;
  bool unsaved() const { return table_.journal().size() > saved_.value_or(0); }
  std::string written();
  bool save(SavedGame& file);
  void autosave();
  void part_ways(const Problem& why);
  void tell_saved() const;
  std::string suggested_path() const;
  void explain_saving() const;

  const Game& game() const { return table_.game(); }
  Lang lang() const { return c_.lang; }
  std::string name(Seat seat) const;
  int people() const;

  Context& c_;
  LineReader lines_;
  Table table_;
  ReplayWriter writer_;
  std::size_t wrote_ = 0;  // how much of the journal the writer has
  SavedGame file_;
  std::optional<std::size_t> saved_;  // length of the journal when it was last saved
  Seat seat_ = kNobody;               // who sits at the terminal now
  CardTexts cards_;
  Choices choices_;
  std::array<std::size_t, kMaxSeats> heard_{};  // how much of the story each seat was told
  std::string board_;                           // as shown last
  bool secret_ = false;                         // what was typed holds a secret choice
};

}  // namespace kosmo
