// What happens at a table beside the game, in words.
#include <fmt/format.h>

#include "server/room_view.h"

namespace kosmo {
namespace {

using Kind = RoomEvent::Kind;

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
    {"bot", {"A bot ({0}) takes the {1} seat.", "Bot ({0}) zajmuje miejsce: {1}."}},
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
    {"back", {"{0} is back.", "{0} wraca do gry."}},
    {"finished", {"The game is over.", "Koniec gry."}},
    {"finished-opened", {"The game is over. Its seed was: {2}", "Koniec gry. Jej ziarno: {2}"}},
    {"rematch", {"A new game is set up.", "Przygotowano nową grę."}},
    {"resumed",
     {"The game goes on after a pause; the clocks stood still.", "Gra toczy się dalej; podczas przerwy zegary stały."}},
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

std::string_view what_happened(const RoomEvent& e) {
  switch (e.kind) {
    case Kind::kCreated: return "created";
    case Kind::kSat: return "sat";
    case Kind::kStood: return "stood";
    case Kind::kSeated: return e.text == "open" ? "opened" : "bot";
    case Kind::kStarted: return "started";
    case Kind::kUndone: return e.agreed ? "undone-agreed" : "undone";
    case Kind::kRewound: return "rewound";
    case Kind::kUndoAsked: return "undo-asked";
    case Kind::kUndoAnswer: return e.agreed ? "undo-yes" : "undo-no";
    case Kind::kAway: return e.text == "clock" ? "clock" : "left";
    case Kind::kBack: return "back";
    case Kind::kRematch: return "rematch";
    case Kind::kResumed: return "resumed";
    case Kind::kClosed: return "closed";
    case Kind::kExpired: return "expired";
    case Kind::kShut: return "shut";
    case Kind::kRemoved: return "removed";
    case Kind::kMuted: return e.agreed ? "muted" : "unmuted";
    case Kind::kKept:
    case Kind::kActed:
    case Kind::kSaid:
    case Kind::kPreferred: return "";
  }
  return "";
}

// Chance that cannot be guessed is promised when the game begins, and told when it is over.
std::string_view line_of(const Room& room, const Room::LogEntry& entry) {
  if (room.seed().is_wide() && entry.text == "started") return "started-sealed";
  if (room.seed().is_wide() && entry.text == "finished") return "finished-opened";
  return entry.text;
}

}  // namespace

Problem person_words(const Known& person) {
  if (person.name.empty()) return {"Somebody", "Ktoś"};
  if (!person.guest) return {person.name, person.name};
  return {person.name + " (guest)", person.name + " (gość)"};
}

void Room::tell_table(const RoomEvent& e, const std::string& who) {
  LogEntry entry{.kind = LogEntry::Kind::kTable, .seq = seq_, .at = e.at, .seat = e.seat, .who = who};
  if (e.kind == Kind::kSaid) {
    entry.kind = LogEntry::Kind::kChat;
    entry.text = e.text;
    entry.gallery = e.seat < 0 && phase_ == Phase::kPlaying;
    log_.push_back(std::move(entry));
    return;
  }
  if (e.kind == Kind::kSeated) entry.who = e.text;
  entry.text = what_happened(e);
  if (e.kind == Kind::kActed && phase_ == Phase::kFinished) entry.text = "finished";
  if (e.kind == Kind::kRemoved && phase_ == Phase::kPlaying) entry.text = "removed-playing";
  if (!entry.text.empty()) log_.push_back(std::move(entry));
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
    const Problem who = line.what == "bot" ? Problem{entry.who, entry.who} : person_words(room.known(entry.who));
    return {fmt::format(fmt::runtime(line.words.en), who.en, seat(Lang::kEnglish), seed),
            fmt::format(fmt::runtime(line.words.pl), who.pl, seat(Lang::kPolish), seed)};
  }
  return {entry.text, entry.text};
}

}  // namespace kosmo
