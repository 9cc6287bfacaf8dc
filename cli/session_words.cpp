// What may be typed at the table instead of an answer, and what a typed answer means.
#include <algorithm>
#include <charconv>
#include <ostream>

#include "cli/files.h"
#include "cli/lookup.h"
#include "cli/session.h"
#include "cli/story.h"
#include "engine/trying.h"
#include "table/why.h"

namespace kosmo {

namespace {

constexpr std::size_t kMostFound = 5;  // rules or cards shown at once

bool yes(const std::string& typed) {
  const std::string word = fold(typed);
  return word == "y" || word == "yes" || word == "t" || word == "tak";
}
bool no(const std::string& typed) {
  const std::string word = fold(typed);
  return word == "n" || word == "no" || word == "nie";
}

}  // namespace

struct PlaySession::Word {
  Text word;      // either language is understood
  Text argument;  // as help shows it
  Text help;
  Next (PlaySession::*run)(const std::string& rest);
  SessionWord::Takes takes = SessionWord::Takes::kNothing;
};

std::span<const PlaySession::Word> PlaySession::vocabulary() {
  using Takes = SessionWord::Takes;
  static constexpr Word kWords[] = {
      {{"help", "pomoc"}, {"", ""}, {"this list", "ta lista"}, &PlaySession::do_help},
      {{"board", "plansza"}, {"", ""}, {"draw the board again", "pokaż planszę jeszcze raz"}, &PlaySession::do_board},
      {{"choices", "wybory"},
       {"", ""},
       {"list the choices again", "wypisz możliwości jeszcze raz"},
       &PlaySession::do_choices},
      {{"undo", "cofnij"},
       {"[turn]", "[turę]"},
       {"take back your last decision, or all of this turn", "cofnij swoją ostatnią decyzję albo całą turę"},
       &PlaySession::do_undo,
       Takes::kText},
      {{"why", "dlaczego"},
       {"[ACTION]", "[AKCJA]"},
       {"may it be done, and which rule says so", "czy tak można i która zasada o tym mówi"},
       &PlaySession::do_why,
       Takes::kAction},
      {{"try", "spróbuj"},
       {"ACTION[; ACTION...]", "AKCJA[; AKCJA...]"},
       {"the board as it would be; nothing is played", "jak wyglądałaby plansza; nic nie zostaje zagrane"},
       &PlaySession::do_try,
       Takes::kActions},
      {{"hint", "podpowiedź"},
       {"", ""},
       {"what the greedy bot would do", "co zrobiłby bot zachłanny"},
       &PlaySession::do_hint},
      {{"card", "karta"}, {"NAME", "NAZWA"}, {"show a card", "pokaż kartę"}, &PlaySession::do_card, Takes::kText},
      {{"rules", "zasady"},
       {"WORDS", "SŁOWA"},
       {"search the rules", "szukaj w zasadach"},
       &PlaySession::do_rules,
       Takes::kText},
      {{"log", "historia"},
       {"[N]", "[N]"},
       {"the last N things that happened", "N ostatnich zdarzeń"},
       &PlaySession::do_log,
       Takes::kText},
      {{"save", "zapisz"}, {"FILE", "PLIK"}, {"save the game", "zapisz grę"}, &PlaySession::do_save, Takes::kText},
      {{"quit", "koniec"}, {"", ""}, {"leave the game", "zakończ grę"}, &PlaySession::do_quit},
  };
  return kWords;
}

Completion PlaySession::completed(std::string_view before_cursor) const {
  const Lang other = lang() == Lang::kPolish ? Lang::kEnglish : Lang::kPolish;
  std::vector<SessionWord> known;
  for (const Word& word : vocabulary())
    known.push_back({std::string(word.word.at(lang())), std::string(word.word.at(other)), word.takes});
  std::vector<std::string> actions;
  for (int i = 0; i < choices_.size(); ++i) actions.push_back(choices_.canonical(i));
  return complete_answer(before_cursor, actions, known);
}

// A whole action first: no word of ours may hide a move of the game. Then our words, then shorter forms of actions.
PlaySession::Next PlaySession::answer(const std::string& line) {
  if (line.empty()) return choices_.size() == 1 ? play(choices_.action(0)) : do_choices("");
  if (const Maybe<Action> whole = game().parse(line); whole && choices_.number_of(*whole) >= 0) return play(*whole);
  const auto space = line.find_first_of(" \t");
  std::string first = fold(line.substr(0, space));
  if (first == "?") first = "help";
  if (first == "q" || first == "exit") first = "quit";
  for (const Word& word : vocabulary())
    if (first == word.word.en || first == fold(word.word.pl))
      return (this->*word.run)(space == std::string::npos ? "" : trimmed(line.substr(space)));
  return line.find(';') == std::string::npos ? choose(line) : play_several(line);
}

PlaySession::Next PlaySession::choose(const std::string& line) {
  const std::vector<int> fitting = choices_.fitting(line);
  if (fitting.size() == 1) return play(choices_.action(fitting[0]));
  if (fitting.size() > 1) {
    c_.out << c_.say({"{} could mean any of these:", "{} może oznaczać kilka rzeczy:"}, in_quotes(line)) << "\n";
    const std::size_t shown = std::min<std::size_t>(fitting.size(), 12);
    c_.out << choices_.show_only({fitting.begin(), fitting.begin() + static_cast<std::ptrdiff_t>(shown)}, c_.terminal);
    if (shown < fitting.size())
      c_.out << c_.dim(c_.say({"  … and {} more", "  … i jeszcze {}"}, fitting.size() - shown)) << "\n";
    return Next::kAskAgain;
  }
  if (const Maybe<Action> action = game().parse(line)) return play(*action);  // it is refused, with the reason
  if (const auto part = parse_part(game().verbs(), line)) return explain(*part);
  not_understood(line);
  return Next::kAskAgain;
}

void PlaySession::not_understood(const std::string& line) const {
  const std::vector<int> similar = choices_.mentioning(line);
  if (!similar.empty() && similar.size() <= 12) {
    c_.out << c_.say({"Did you mean one of these? Type its number.", "Może chodziło o coś z tej listy? Wpisz numer."})
           << "\n"
           << choices_.show_only(similar, c_.terminal);
    return;
  }
  std::vector<std::string> known;
  for (const Word& word : vocabulary()) known.emplace_back(word.word.at(lang()));
  for (int i = 0; i < choices_.size(); ++i) known.push_back(choices_.canonical(i));
  const Problem wrong =
      problem({"{} is not understood.{} Type a number from 1 to {}, an action such as '{}', or 'help'.",
               "Nie rozumiem: {}.{} Wpisz numer od 1 do {}, akcję taką jak „{}” albo „pomoc”."},
              in_quotes(line), did_you_mean(line, known), choices_.size(), choices_.canonical(0));
  c_.out << wrapped(wrong.at(lang()), c_.terminal.width) << "\n";
}

void PlaySession::refused(const Refusal& refusal, bool whole_rule) const {
  const std::string id = words(lang(), {"[{}]", "[{}]"}, refusal.rule);
  c_.out << wrapped(c_.paint(Ink::kBad, c_.say({"No:", "Niedozwolone."})) + " " +
                        say(refusal.why, refusal.args, lang()) + " " + c_.dim(id),
                    c_.terminal.width)
         << "\n";
  const RuleText* rule = find_rule(refusal.rule);
  if (rule && whole_rule) c_.out << show_rule(*rule, c_);
}

PlaySession::Next PlaySession::do_help(const std::string&) {
  c_.out << wrapped(c_.say({"Type the number of a choice, its action ('{}'), the beginning of an action, or its last "
                            "words, as long "
                            "as just one choice fits. Several actions with ; between them are played one after "
                            "another, as long as nothing becomes known and you are asked. Or one of these:",
                            "Wpisz numer, akcję („{}”), początek akcji albo jej ostatnie słowa, byle pasowała tylko "
                            "jedna możliwość. "
                            "Kilka akcji rozdzielonych średnikiem zostanie zagranych po kolei, dopóki nic się nie "
                            "ujawni i nadal decydujesz ty. Albo jedno z tych słów:"},
                           choices_.canonical(0)),
                    c_.terminal.width)
         << "\n";
  TextTable table({TextTable::Align::kLeft, TextTable::Align::kLeft});
  for (const Word& word : vocabulary()) {
    const std::string argument(word.argument.at(lang()));
    table.add({c_.paint(Ink::kAccent, word.word.at(lang())) + (argument.empty() ? "" : " " + argument),
               std::string(word.help.at(lang()))});
  }
  c_.out << table.print(2);
  if (lines_.edits())
    c_.out << c_.dim(c_.say({"Tab completes what you type; the arrow keys bring back earlier lines.",
                             "Tab dopisuje resztę słowa; strzałki przywracają wcześniej wpisane wiersze."}))
           << "\n";
  return Next::kAskAgain;
}

PlaySession::Next PlaySession::do_board(const std::string&) {
  show_board(true);
  return Next::kAskAgain;
}

PlaySession::Next PlaySession::do_choices(const std::string&) {
  show_question();
  show_choices();
  return Next::kAskAgain;
}

PlaySession::Next PlaySession::do_undo(const std::string& rest) {
  if (rest.empty()) return take_back(seat_);
  if (const std::string what = fold(rest); what == "turn" || what == "ture" || what == "tura")
    return take_back_turn(seat_);
  c_.out << c_.say({"Type 'undo' to take back your last decision, or 'undo turn' for all of this turn.",
                    "Wpisz „cofnij”, aby cofnąć ostatnią decyzję, albo „cofnij turę”, aby cofnąć całą turę."})
         << "\n";
  return Next::kAskAgain;
}

// Without an action: which rule asks. With one: may it be done, and by which rule.
PlaySession::Next PlaySession::do_why(const std::string& rest) {
  if (rest.empty()) {
    const RuleText* rule = find_rule(table_.decision().rule);
    show_question();
    if (rule) c_.out << show_rule(*rule, c_);
    return Next::kAskAgain;
  }
  if (const auto part = parse_part(game().verbs(), rest)) return explain(*part);
  const std::optional<Action> action = read_action(rest, choices_);
  if (!action) return Next::kAskAgain;
  if (const Refusal refusal = table_.why_not(seat_, *action)) {
    refused(refusal, true);
    return Next::kAskAgain;
  }
  const std::string_view id = table_.truth().rule_allowing(*action);
  c_.out << c_.paint(Ink::kGood, c_.say({"That may be done.", "Tak można."})) << " "
         << table_.truth().say_choice(*action, lang()) << "\n";
  if (const RuleText* rule = find_rule(id)) c_.out << show_rule(*rule, c_);
  return Next::kAskAgain;
}

// A verb alone: is it possible now with anything, and by which rule?
PlaySession::Next PlaySession::explain(const PartOfAction& part) const {
  const WhyAnswer answer = why_part(table_, seat_, part);
  const Ink ink = answer.possible.empty() ? Ink::kBad : Ink::kGood;
  c_.out << c_.paint(ink, wrapped(answer.words.at(lang()), c_.terminal.width)) << "\n";
  if (const RuleText* rule = find_rule(answer.rule)) c_.out << show_rule(*rule, c_);
  return Next::kAskAgain;
}

// A whole action, or one of the choices by its number or a part of it.
std::optional<Action> PlaySession::read_action(const std::string& text, const Choices& choices) const {
  const Maybe<Action> parsed = game().parse(text);
  if (parsed) return *parsed;
  if (const auto fitting = choices.fitting(text); fitting.size() == 1) return choices.action(fitting[0]);
  c_.out << wrapped(parsed.problem().at(lang()) + " " +
                        c_.say({"An action looks like this: '{}'.", "Akcja wygląda na przykład tak: „{}”."},
                               choices.canonical(0)),
                    c_.terminal.width)
         << "\n";
  return {};
}

// Each is read as an answer to the question that those before it lead to. Where the line ends, the rest is not looked
// at: what it could mean there is not to be known yet.
std::optional<PlaySession::Several> PlaySession::read_several(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find(';', from), text.size());
    if (const std::string part = trimmed(text.substr(from, end - from)); !part.empty()) parts.push_back(part);
    from = end + 1;
  }
  Several several{.given = static_cast<int>(parts.size()), .actions = {}, .line = {}};
  Position at = table_.truth();
  for (const std::string& part : parts) {
    if (several.line.ends) break;
    secret_ = secret_ || at.decision().secret;
    const std::optional<Action> action = read_action(part, Choices(at, cards_, lang()));
    if (!action) return {};
    several.actions.push_back(*action);
    several.line = table_.try_line(seat_, several.actions);
    if (!several.line) {
      if (several.given > 1)
        c_.out << c_.say({"Nothing was played. Refused is {}:", "Nic nie zagrano. Niedozwolone jest {}:"},
                         in_quotes(part))
               << "\n";
      refused(several.line.refusal, false);
      return {};
    }
    at = table_.truth();
    for (const OwnLine::Part& played : several.line.parts) at.apply(played.action);
  }
  return several;
}

PlaySession::Next PlaySession::play_several(const std::string& text) {
  const std::optional<Several> several = read_several(text);
  if (!several) return Next::kAskAgain;
  if (several->actions.empty()) {
    not_understood(text);
    return Next::kAskAgain;
  }
  const int played = table_.play_line(seat_, several->actions).played;
  c_.out << wrapped(played == several->given
                        ? c_.say({"Played {}.", "Zagrano {}."},
                                 counted(played, lang(), {"action|actions", "akcję|akcje|akcji"}))
                        : c_.say({"Played {} of {}: then something became known, or it was no longer yours to decide.",
                                  "Zagrano {} z {}: potem coś się ujawniło albo decyzja nie należała już do ciebie."},
                                 played, several->given),
                    c_.terminal.width)
         << "\n";
  return Next::kGoOn;
}

PlaySession::Next PlaySession::do_try(const std::string& rest) {
  const std::optional<Several> several = read_several(rest);
  if (!several) return Next::kAskAgain;
  const std::vector<Action>& actions = several->actions;
  if (actions.empty()) {
    c_.out << c_.say({"What? Type 'try' and an action, or several with ; between them, such as 'try {}'.",
                      "Co? Wpisz „spróbuj” i akcję albo kilka rozdzielonych średnikiem, na przykład „spróbuj {}”."},
                     choices_.canonical(0))
           << "\n";
    return Next::kAskAgain;
  }
  const Tried tried = try_actions(table_.truth(), seat_, actions);
  if (!tried) {
    refused(tried.refusal, false);
    return Next::kAskAgain;
  }
  const std::string board = game().draw(*tried.view, style_of(c_));
  c_.out << board << (board.ends_with("\n") ? "" : "\n")
         << c_.paint(Ink::kWarn,
                     wrapped(c_.say({"This is how it would look, as far as you can know; nothing was played.",
                                     "Tak by to wyglądało, o ile można to wiedzieć; nic nie zostało zagrane."}),
                             c_.terminal.width))
         << "\n";
  return Next::kAskAgain;
}

PlaySession::Next PlaySession::do_hint(const std::string&) {
  const PlayerInfo* greedy = find_player("greedy");
  if (!greedy) return Next::kAskAgain;
  const Action action = greedy->make(table_.setup().seed.number())->choose(Outlook(table_.truth(), seat_));
  const int at = choices_.number_of(action);
  c_.out << c_.say({"The greedy bot would choose:", "Bot zachłanny wybrałby:"}) << "\n";
  if (at >= 0) c_.out << choices_.show_only({at}, c_.terminal);
  return Next::kAskAgain;
}

PlaySession::Next PlaySession::do_card(const std::string& rest) {
  const std::vector<CardText> cards = find_cards(game(), rest);
  if (rest.empty() || cards.empty()) {
    c_.out << (rest.empty() ? c_.say({"Which card? Type 'card' and its id or a part of its name.",
                                      "Którą kartę? Wpisz „karta” i jej identyfikator albo część nazwy."})
                            : c_.say({"There is no card {}.", "Nie ma karty {}."}, in_quotes(rest)))
           << "\n";
    return Next::kAskAgain;
  }
  for (std::size_t i = 0; i < std::min(cards.size(), kMostFound); ++i) c_.out << show_card(cards[i], c_, rest);
  if (cards.size() > kMostFound)
    c_.out << c_.dim(
                  c_.say({"  … and {} more; type more of the name", "  … i jeszcze {}; podaj dłuższy fragment nazwy"},
                         cards.size() - kMostFound))
           << "\n";
  return Next::kAskAgain;
}

PlaySession::Next PlaySession::do_rules(const std::string& rest) {
  const auto rules = search_rules(game().info().id, rest, lang());
  if (rest.empty() || rules.empty()) {
    c_.out << (rest.empty() ? c_.say({"Which rules? Type 'rules' and words or a number, such as 'rules {}'.",
                                      "Które zasady? Wpisz „zasady” i słowa albo numer, na przykład „zasady {}”."},
                                     table_.decision().rule)
                            : c_.say({"No rule holds {}.", "Żadna zasada nie zawiera {}."}, in_quotes(rest)))
           << "\n";
    return Next::kAskAgain;
  }
  for (std::size_t i = 0; i < std::min(rules.size(), kMostFound); ++i) c_.out << show_rule(*rules[i], c_, rest);
  if (rules.size() > kMostFound)
    c_.out << c_.dim(
                  c_.say({"  … and {} more; add a word", "  … i jeszcze {}; dodaj słowo"}, rules.size() - kMostFound))
           << "\n";
  return Next::kAskAgain;
}

PlaySession::Next PlaySession::do_log(const std::string& rest) {
  std::size_t wanted = 20;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), wanted);
  if (!rest.empty() && (error != std::errc{} || end != rest.data() + rest.size())) {
    c_.out << c_.say({"How many? Type 'log' and a number, such as 'log 20'.",
                      "Ile? Wpisz „historia” i liczbę, na przykład „historia 20”."})
           << "\n";
    return Next::kAskAgain;
  }
  const std::vector<Narrated> story = table_.story(seat_);
  if (story.empty()) c_.out << c_.say({"Nothing has happened yet.", "Jeszcze nic się nie wydarzyło."}) << "\n";
  for (std::size_t i = story.size() - std::min(wanted, story.size()); i < story.size(); ++i)
    c_.out << c_.dim(pad_left_to(std::to_string(story[i].decision), 4)) << "  " << table_.tell(story[i], lang())
           << "\n";
  return Next::kAskAgain;
}

PlaySession::Next PlaySession::do_save(const std::string& rest) {
  const std::string path = rest.empty() ? file_.path() : rest;
  if (path.empty()) {
    c_.out << c_.say({"Where to? Type 'save' and a file name, such as 'save {}'.",
                      "Dokąd? Wpisz „zapisz” i nazwę pliku, na przykład „zapisz {}”."},
                     suggested_path())
           << "\n";
    return Next::kAskAgain;
  }
  if (path == file_.path()) {
    if (save(file_)) tell_saved();
    return Next::kAskAgain;
  }
  SavedGame file(path);
  if (file_exists(path)) {
    const auto line = lines_.read(
        c_.say({"{} exists. Replace it? (yes/no) ", "Plik {} już istnieje. Zastąpić? (tak/nie) "}, in_quotes(path)));
    if (!line || !yes(trimmed(*line))) {
      c_.out << c_.say({"Not saved.", "Nie zapisano."}) << "\n";
      return Next::kAskAgain;
    }
    file.take_over();
  }
  if (save(file)) {
    file_ = std::move(file);
    tell_saved();
  }
  return Next::kAskAgain;
}

void PlaySession::tell_saved() const {
  c_.out << c_.say({"Saved in {}, and from now on after every decision.",
                    "Grę zapisano w pliku {}; od teraz będzie zapisywana po każdej decyzji."},
                   file_.path())
         << "\n";
}

PlaySession::Next PlaySession::do_quit(const std::string&) {
  if (!unsaved()) {
    explain_saving();
    return Next::kLeave;
  }
  const bool over = table_.over();
  const auto line = lines_.read(
      over
          ? c_.say({"Keep this game? 'yes' saves it as {}; or type a file name, or 'no': ",
                    "Zachować tę grę? „tak” zapisze ją jako {}; możesz też podać nazwę pliku albo „nie”: "},
                   suggested_path())
          : c_.say({"Save? 'yes' saves as {}; or type a file name; 'no' leaves without saving; Enter goes on playing: ",
                    "Zapisać? „tak” zapisze jako {}; możesz też podać nazwę pliku; „nie” kończy bez zapisu; Enter "
                    "wraca do gry: "},
                   suggested_path()));
  if (!line) return Next::kLeave;
  const std::string typed = trimmed(*line);
  if (typed.empty() && !over) return Next::kAskAgain;
  if (typed.empty() || no(typed)) return Next::kLeave;
  do_save(yes(typed) ? suggested_path() : typed);
  if (unsaved()) return Next::kAskAgain;
  explain_saving();
  return Next::kLeave;
}

}  // namespace kosmo
