#include "cli/session.h"

#include <algorithm>
#include <istream>
#include <ostream>

#include "cli/files.h"
#include "cli/line_history.h"
#include "cli/lookup.h"
#include "cli/story.h"
#include "engine/interject.h"

namespace kosmo {
namespace {

constexpr std::size_t kMostNews = 24;  // lines of narration before the board
constexpr std::string_view kClearScreen = "\033[2J\033[3J\033[H";

}  // namespace

PlaySession::PlaySession(Context& c, Table table, SavedGame file)
    : c_(c),
      lines_(c),
      table_(std::move(table)),
      writer_(table_.setup()),
      file_(std::move(file)),
      cards_(card_texts(table_.game(), c.lang)) {
  if (file_) saved_ = table_.journal().size();
  // What one of several people typed is nothing for the next to recall.
  if (people() == 1) lines_.keep_history(history_path());
}

void PlaySession::run() {
  greet();
  while (!table_.over() && c_.out) {
    autosave();  // before a bot thinks, too: that may take long, and then be interrupted
    if (table_.play_forced() > 0 || table_.bot_acts()) {
      watch();
      continue;
    }
    if (!ask(table_.decision().seat)) return;
  }
  autosave();
  finish();
}

// One decision of one person. False when that person leaves.
bool PlaySession::ask(Seat seat) {
  if (seat != seat_ && people() > 1 && !hand_over(seat)) return false;
  if (table_.decision().seat != seat) return true;  // the one before took a decision back
  seat_ = seat;
  choices_ = Choices(table_.truth(), cards_, lang());
  show_situation();
  while (c_.out) {
    const auto line = read_answer(seat);
    if (!line) {
      explain_saving();
      return false;
    }
    const std::string typed = trimmed(*line);
    const bool several = typed.find(';') != std::string::npos;
    // A secret choice is kept nowhere but in the game. Whether a line of several holds one, reading it tells.
    secret_ = table_.decision().secret;
    if (!secret_ && !several) lines_.remember(typed);
    const Next next = answer(typed);
    if (!secret_ && several) lines_.remember(typed);
    if (next == Next::kAskAgain) continue;
    return next == Next::kGoOn;
  }
  return false;
}

// Several people share the terminal: each sees what came of the own decision, and nobody what the other holds.
bool PlaySession::hand_over(Seat seat) {
  const Seat before = seat_;
  lines_.forget();
  if (before != kNobody) {
    c_.out << "\n";
    show_news();
    const bool can_undo = !table_.can_undo(before);
    if (!confirmed(can_undo ? Text{"{}: Enter ends your turn and clears the screen, 'undo' takes back. ",
                                   "{}: Enter kończy twoją turę i czyści ekran, „cofnij” cofa decyzję. "}
                            : Text{"{}: Enter ends your turn and clears the screen. ",
                                   "{}: Enter kończy twoją turę i czyści ekran. "},
                   before))
      return false;
    if (table_.decision().seat != seat) return true;  // taken back
    if (c_.terminal.screen) c_.out << kClearScreen;
  }
  board_.clear();
  return confirmed({"{}, it is your turn. Press Enter when you are ready. ",
                    "{}, teraz twoja kolej. Naciśnij Enter, gdy można zaczynać. "},
                   seat);
}

// Waits for Enter. False when the player leaves instead.
bool PlaySession::confirmed(Text prompt, Seat seat) {
  for (;;) {
    const auto line = lines_.read(c_.say(prompt, name(seat)));
    if (!line) {
      explain_saving();
      return false;
    }
    const std::string typed = fold(trimmed(*line));
    if (typed == "quit" || typed == "koniec" || typed == "q") {
      if (do_quit("") == Next::kLeave) return false;
    } else if (typed == "undo turn" || typed == "cofnij ture") {
      if (take_back_turn(seat) == Next::kGoOn) return true;
    } else if ((typed != "undo" && typed != "cofnij") || take_back(seat) == Next::kGoOn) {
      return true;
    }
  }
}

// Only bots play: the story runs by.
void PlaySession::watch() {
  if (people() > 0) return;
  seat_ = kSpectator;
  for (const Narrated& line : table_.story(kSpectator, heard_[0])) c_.out << told(table_.tell(line, lang()), c_);
  heard_[0] = table_.story_length();
}

void PlaySession::finish() {
  if (!c_.out) return;
  // Hidden hands of the others stay hidden, also now.
  if (people() != 1) seat_ = kSpectator;
  show_news();
  show_board(true);
  c_.out << "\n"
         << c_.bold(c_.say({"The game is over", "Koniec gry"})) << "\n"
         << result_table(table_.setup(), table_.result(), c_);
  if (file_ && !unsaved())
    c_.out << c_.dim(c_.say({"The game is saved in {}; to see it again: kosmoteka replay {}",
                             "Grę zapisano w pliku {}; aby ją odtworzyć: kosmoteka replay {}"},
                            file_.path(), file_.path()))
           << "\n";
  else if (unsaved() && typed_by_a_person(c_.in))
    while (do_quit("") == Next::kAskAgain && !lines_.ended())
      continue;  // a file that could not be written: ask for another
}

PlaySession::Next PlaySession::play(Action a) {
  if (const Refusal no = table_.act(seat_, a)) {
    refused(no, false);
    return Next::kAskAgain;
  }
  return Next::kGoOn;
}

PlaySession::Next PlaySession::take_back(Seat seat) {
  if (const Problem no = table_.undo(seat)) {
    c_.out << wrapped(no.at(lang()), c_.terminal.width) << "\n";
    return Next::kAskAgain;
  }
  tell_taken_back(c_.say({"Taken back.", "Cofnięto."}));
  return Next::kGoOn;
}

PlaySession::Next PlaySession::take_back_turn(Seat seat) {
  const Maybe<int> own = table_.undo_turn(seat);
  if (!own) {
    c_.out << wrapped(own.problem().at(lang()), c_.terminal.width) << "\n";
    return Next::kAskAgain;
  }
  tell_taken_back(c_.say({"Taken back: {}.", "Cofnięto {}."},
                         counted(*own, lang(), {"decision|decisions", "decyzję|decyzje|decyzji"})));
  return Next::kGoOn;
}

void PlaySession::tell_taken_back(const std::string& words) {
  for (std::size_t& heard : heard_) heard = std::min(heard, table_.story_length());
  c_.out << c_.paint(Ink::kGood, words) << "\n";
}

void PlaySession::greet() const {
  const TableSetup& setup = table_.setup();
  std::vector<std::string> seated;
  for (Seat p = 0; p < table_.seats(); ++p)
    seated.push_back(player_title(setup, p, lang()) + ": " + c_.dim(player_kind(setup, p, lang())));
  c_.out << c_.bold(game().info().name.at(lang())) << "  " << joined(seated, ", ") << "\n"
         << c_.dim(c_.say({"Seed {}. Type a number to choose, or 'help' for everything else.",
                           "Ziarno {}. Wpisz numer, aby wybrać; „pomoc” pokaże resztę."},
                          setup.seed.text()))
         << "\n";
}

void PlaySession::show_situation() {
  c_.out << "\n";
  show_news();
  show_board(false);
  show_question();
  show_choices();
}

// And what may be done though nobody asks for it.
void PlaySession::show_choices() {
  c_.out << choices_.show(c_.terminal);
  ActionList between;
  interjections(table_.truth(), seat_, between);
  std::string all;
  for (int i = 0; i < between.size(); ++i) all += (all.empty() ? "" : "; ") + game().print(between[i]);
  if (!all.empty()) c_.out << c_.dim(c_.say({"Without being asked: {}", "Bez pytania: {}"}, all)) << "\n";
}

void PlaySession::show_news() {
  std::size_t& heard = heard_[seat_ >= 0 ? static_cast<std::size_t>(seat_) : 0];
  const std::vector<Narrated> news = table_.story(seat_, heard);
  heard = table_.story_length();
  const std::size_t skipped = news.size() > kMostNews ? news.size() - kMostNews : 0;
  if (skipped)
    c_.out << c_.dim(c_.say(
                  {"  … {}: type 'log {}'", "  … {}: wpisz „historia {}”"},
                  counted(static_cast<std::int64_t>(skipped), lang(),
                          {"earlier line|earlier lines", "wcześniejszy wpis|wcześniejsze wpisy|wcześniejszych wpisów"}),
                  news.size()))
           << "\n";
  for (std::size_t i = skipped; i < news.size(); ++i) c_.out << told(table_.tell(news[i], lang()), c_);
  if (!news.empty()) c_.out << "\n";
}

// Small steps seldom change the board; it is drawn when it did.
void PlaySession::show_board(bool again) {
  std::string board = game().draw(table_.view(seat_), style_of(c_));
  if (!again && board == board_) return;
  board_ = std::move(board);
  c_.out << board_ << (board_.ends_with("\n") ? "\n" : "\n\n");
}

void PlaySession::show_question() const {
  const Decision decision = table_.decision();
  const std::string question = c_.bold(say(decision.question, decision.args, lang()));
  c_.out << wrapped(question + " " + c_.dim(words(lang(), {"[{}]", "[{}]"}, decision.rule)), c_.terminal.width) << "\n";
}

std::string PlaySession::name(Seat seat) const { return capitalised(player_name(table_.setup(), seat, lang())); }

int PlaySession::people() const {
  int count = 0;
  for (Seat p = 0; p < table_.seats(); ++p) count += !table_.is_bot(p);
  return count;
}

std::optional<std::string> PlaySession::read_answer(Seat seat) {
  return lines_.read(name(seat) + "> ", [this](std::string_view before) { return completed(before); });
}

// The whole game as text; what was written before is not played again.
std::string PlaySession::written() {
  for (; wrote_ < table_.journal().size(); ++wrote_) writer_.add(table_.journal()[wrote_]);
  return writer_.text();
}

bool PlaySession::save(SavedGame& file) {
  const SavedGame::Outcome outcome = file.write(written());
  if (!outcome) {
    if (outcome.changed && &file == &file_) {
      part_ways(outcome.wrong);
      return !unsaved();
    }
    c_.out << c_.paint(Ink::kBad, outcome.wrong.at(lang())) << "\n";
    return false;
  }
  saved_ = table_.journal().size();
  return true;
}

void PlaySession::autosave() {
  if (file_ && saved_ != table_.journal().size()) save(file_);
}

// Two windows, one file: theirs stays as it is, and this game goes on in a file of its own.
void PlaySession::part_ways(const Problem& why) {
  const std::string theirs = file_.path();
  SavedGame own(file_.free_name_beside());
  c_.out << c_.paint(Ink::kWarn, wrapped(why.at(lang()), c_.terminal.width)) << "\n";
  if (!save(own)) return;
  file_ = std::move(own);
  c_.out << wrapped(c_.say({"It is left as it is, and your game is saved in {} from now on. To go on with the other "
                            "one instead, quit and type: kosmoteka play --resume {}",
                            "Pozostaje bez zmian, a twoja gra jest odtąd zapisywana w pliku {}. Aby zamiast tego "
                            "wrócić do tamtej, zakończ tę i wpisz: kosmoteka play --resume {}"},
                           file_.path(), theirs),
                    c_.terminal.width)
         << "\n";
}

std::string PlaySession::suggested_path() const {
  return std::string(game().info().id) + "-" + table_.setup().seed.text() + ".replay.jsonl";
}

void PlaySession::explain_saving() const {
  if (!unsaved() && file_)
    c_.out << c_.say({"The game is saved in {}. Go on with: kosmoteka play --resume {}",
                      "Gra jest zapisana w pliku {}. Aby grać dalej: kosmoteka play --resume {}"},
                     file_.path(), file_.path())
           << "\n";
  else if (unsaved())
    c_.out << c_.say({"The input ended and the game was not saved. To keep a game, type 'save FILE' or start with "
                      "--save FILE.",
                      "Wejście się skończyło, a gra nie została zapisana. Aby zachować grę, wpisz „zapisz PLIK” albo "
                      "zacznij z "
                      "--save PLIK."})
           << "\n";
}

}  // namespace kosmo
