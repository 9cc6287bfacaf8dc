// What happens at a table beside the game, in words.
#include <fmt/format.h>

#include "server/names.h"
#include "server/room_view.h"

namespace kosmo {
namespace {

using namespace event;
using Phase = Room::Phase;

// The words are made when they are shown, so that the log holds only what happened.
struct TableWords {
  std::string_view what;
  Text words;  // {0}: the person, {1}: the seat, {2}: the seed or its digest
};
constexpr TableWords kWords[] = {
    {"created", {"{0} set up the table.", "{0} przygotowuje stół."}},
    {"sat", {"{0} takes the {1} seat.", "{0} zajmuje miejsce: {1}."}},
    {"stood", {"{0} leaves the {1} seat.", "{0} zwalnia miejsce: {1}."}},
    {"opened", {"The {1} seat is open.", "Miejsce wolne: {1}."}},
    {"bot", {"{0}, a bot, takes the {1} seat.", "Bot {0} zajmuje miejsce: {1}."}},
    {"started", {"The game begins.", "Gra się zaczyna."}},
    {"started-sealed",
     {"The game begins. SHA-256 digest of its seed: {2}", "Gra się zaczyna. Skrót SHA-256 jej ziarna: {2}"}},
    {"undone", {"{0} takes back a decision.", "{0} cofa decyzję."}},
    {"undone-agreed", {"{0} takes back a decision; the others agreed.", "{0} cofa decyzję za zgodą pozostałych."}},
    {"rewound",
     {"{0} goes back, and the others agreed; what nobody knew is shuffled anew.",
      "{0} cofa grę za zgodą pozostałych; to, czego nikt nie znał, tasuje się od nowa."}},
    {"undo-asked", {"{0} asks to take back a decision.", "{0} prosi o cofnięcie decyzji."}},
    {"undo-yes", {"{0} agrees to the undo.", "{0} zgadza się na cofnięcie."}},
    {"undo-no", {"{0} does not agree to the undo.", "{0} nie zgadza się na cofnięcie."}},
    {"clock", {"{0} has run out of time; a bot decides for {1}.", "{0}: czas minął; {1}: decyduje bot."}},
    {"left", {"{0} has left; a bot decides for {1}.", "{0} odchodzi; {1}: decyduje bot."}},
    {"gone", {"{0} has left for good; a bot plays {1} from now on.", "{0} odchodzi na dobre; {1}: od teraz gra bot."}},
    {"handed",
     {"The others have handed {0}’s seat to a bot, which decides for {1} until {0} is back.",
      "Pozostali oddali botowi miejsce gracza {0}; {1}: decyduje bot aż do powrotu gracza."}},
    {"held", {"{0} asks for more time: the pause lasts longer.", "{0} prosi o chwilę: przerwa trwa dłużej."}},
    {"back", {"{0} is back.", "{0} wraca do gry."}},
    {"finished", {"The game is over.", "Koniec gry."}},
    {"finished-opened", {"The game is over. Its seed was: {2}", "Koniec gry. Jej ziarno: {2}"}},
    {"rematch", {"A new game is set up.", "Przygotowano nową grę."}},
    {"resumed",
     {"The game goes on after a pause; that time does not count.",
      "Gra toczy się dalej po przerwie; jej czas się nie liczy."}},
    {"closed", {"The table was closed.", "Stół zamknięto."}},
    {"shut", {"An operator of the server closed the table.", "Stół zamknięto decyzją operatora serwera."}},
    {"removed", {"The host removed {0} from the {1} seat.", "Gospodarz usuwa gracza: {0} (miejsce: {1})."}},
    {"removed-playing",
     {"The host removed {0}; a bot has the {1} seat now.", "Gospodarz usuwa gracza: {0}; {1}: gra teraz bot."}},
    {"muted", {"{0} is muted at this table.", "{0}: wyciszenie przy tym stole."}},
    {"unmuted", {"{0} may speak again at this table.", "{0}: koniec wyciszenia przy tym stole."}},
    {"expired",
     {"The table was closed: nobody had been here for a long time.", "Stół zamknięto: od dawna nikogo tu nie było."}},
};

// Which of these an event is, in the phase to which it has led; empty: the table is not told.
std::string_view told(const Created&, Phase) { return "created"; }
std::string_view told(const Sat&, Phase) { return "sat"; }
std::string_view told(const Stood&, Phase) { return "stood"; }
std::string_view told(const Seated& e, Phase) { return e.player == "open" ? "opened" : "bot"; }
std::string_view told(const Started&, Phase) { return "started"; }
std::string_view told(const Acted&, Phase phase) { return phase == Phase::kFinished ? "finished" : ""; }
std::string_view told(const Undone& e, Phase) { return e.agreed ? "undone-agreed" : "undone"; }
std::string_view told(const Rewound&, Phase) { return "rewound"; }
std::string_view told(const UndoAsked&, Phase) { return "undo-asked"; }
std::string_view told(const UndoAnswered& e, Phase) { return e.agreed ? "undo-yes" : "undo-no"; }
std::string_view told(const Away& e, Phase) {
  switch (e.why) {
    case Away::Why::kClock: return "clock";
    case Away::Why::kGone: return "gone";
    case Away::Why::kOthers: return "handed";
    case Away::Why::kLeft: break;
  }
  return "left";
}
std::string_view told(const Back&, Phase) { return "back"; }
std::string_view told(const Said&, Phase) { return ""; }  // in its own words
std::string_view told(const Preferred&, Phase) { return ""; }
std::string_view told(const Rematched&, Phase) { return "rematch"; }
std::string_view told(const Resumed&, Phase) { return "resumed"; }
std::string_view told(const Closed&, Phase) { return "closed"; }
std::string_view told(const Kept&, Phase) { return ""; }
std::string_view told(const Expired&, Phase) { return "expired"; }
std::string_view told(const Shut&, Phase) { return "shut"; }
std::string_view told(const Removed&, Phase phase) { return phase == Phase::kPlaying ? "removed-playing" : "removed"; }
std::string_view told(const Muted& e, Phase) { return e.muted ? "muted" : "unmuted"; }
std::string_view told(const Answered&, Phase) { return ""; }
std::string_view told(const Resolved&, Phase phase) { return phase == Phase::kFinished ? "finished" : ""; }
std::string_view told(const Held&, Phase) { return "held"; }

// Chance that cannot be guessed is promised when the game begins, and told when it is over.
std::string_view line_of(const Room& room, const Room::LogEntry& entry) {
  if (room.seed().is_wide() && entry.text() == "started") return "started-sealed";
  if (room.seed().is_wide() && entry.text() == "finished") return "finished-opened";
  return entry.text();
}

Problem bot_words(const Room& room, Seat seat) {
  const std::string name(bot_name(room.id(), seat));
  return {name, name};
}

}  // namespace

Problem person_words(const Known& person) {
  if (person.name.empty()) return {"Somebody", "Ktoś"};
  if (!person.guest) return {person.name, person.name};
  return {person.name + " (guest)", person.name + " (gość)"};
}

void Room::tell_table(const RoomEvent& e, const std::string& who, const LogEntry::Span& took_back) {
  LogEntry entry{.kind = LogEntry::Kind::kTable, .seat = seat_of(e), .seq = shown_, .at = e.at};
  LogEntry::Words words{.who = who, .took_back = took_back};
  if (const auto* said = std::get_if<Said>(&e.what)) {
    entry.kind = LogEntry::Kind::kChat;
    entry.gallery = said->seat < 0 && phase_ == Phase::kPlaying;
    words.text = said->text;
  } else {
    if (const auto* seated = std::get_if<Seated>(&e.what)) words.who = seated->player;
    words.text = std::visit([this](const auto& what) { return told(what, phase_); }, e.what);
    if (words.text.empty()) return;
  }
  entry.words = std::make_shared<const LogEntry::Words>(std::move(words));
  log_.push_back(std::move(entry));
}

Problem table_words(const Room& room, const Room::LogEntry& entry) {
  const std::string_view what = line_of(room, entry);
  const std::string seed = what == "started-sealed"    ? room.seed().digest()
                           : what == "finished-opened" ? room.seed().text()
                                                       : std::string();
  for (const TableWords& line : kWords) {
    if (line.what != what) continue;
    const auto seat = [&](Lang lang) {
      return entry.seat >= 0 && room.game() ? room.game()->seat_title(entry.seat, lang) : std::string();
    };
    const Problem who = line.what == "bot" ? bot_words(room, entry.seat) : person_words(room.known(entry.who()));
    return {fmt::format(fmt::runtime(line.words.en), who.en, seat(Lang::kEnglish), seed),
            fmt::format(fmt::runtime(line.words.pl), who.pl, seat(Lang::kPolish), seed)};
  }
  return {entry.text(), entry.text()};
}

}  // namespace kosmo
