// The choices of one decision, as people meet them: in an order, numbered, as sentences; and what a typed answer means.
#pragma once

#include <map>

#include "cli/terminal.h"
#include "engine/game.h"

namespace kosmo {

// What the cards of a game say, by id: shown under a choice that names one.
using CardTexts = std::map<std::string, std::string, std::less<>>;
CardTexts card_texts(const Game&, Lang);

class Choices {
 public:
  Choices() = default;
  Choices(const Position&, const CardTexts&, Lang);

  int size() const { return static_cast<int>(all_.size()); }
  // Numbered from 0 here, from 1 for people.
  Action action(int i) const { return at(i).action; }
  const std::string& sentence(int i) const { return at(i).sentence; }
  const std::string& canonical(int i) const { return at(i).canonical; }
  int number_of(Action) const;  // -1 if it is not offered

  // A short list one a line, a long one grouped by verb and set in columns.
  std::string show(const Terminal&) const;
  // Some of them, one a line.
  std::string show_only(const std::vector<int>& which, const Terminal&) const;

  // What a typed answer means: the choices that fit best. One is an answer, several are a question back. A number, a
  // whole action, its beginning ("pl he"), its arguments or their end ("S04"), in this order; letter case does not
  // matter.
  std::vector<int> fitting(std::string_view typed) const;
  // Choices whose sentence holds all the typed words: worth suggesting, never worth playing.
  std::vector<int> mentioning(std::string_view typed) const;

 private:
  struct Choice {
    Action action;
    std::string sentence, canonical;
    std::string card;                 // what the card says that it names, if it names one
    std::vector<std::string> tokens;  // the canonical words, folded
  };
  const Choice& at(int i) const { return all_[i]; }
  void put_in_groups();
  // Where the group ends that begins here: the same verb, or within many of them the same first argument.
  int group_end(int begin) const;
  std::string show_group(int begin, int end, const Terminal&) const;
  std::string show_line(int i, int sentence_width, const Terminal&) const;

  std::vector<Choice> all_;
};

}  // namespace kosmo
