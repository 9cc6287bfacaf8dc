// `kosmoteka replay`: tells a saved game as a story.
#include <istream>
#include <optional>
#include <ostream>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/line_reader.h"
#include "cli/setup.h"
#include "cli/story.h"
#include "table/replay.h"

namespace kosmo {
namespace {

class Storyteller {
 public:
  // No viewer: everything is told, also what was secret.
  Storyteller(Context& c, const TableSetup& setup, std::string file, std::optional<Seat> viewer, bool step)
      : c_(c), lines_(c), setup_(setup), file_(std::move(file)), viewer_(viewer), step_(step) {}

  // The decisions that counted: those taken back are left out.
  void tell(const StandingLine& line, std::int64_t from) {
    const std::vector<JournalEntry>& entries = line.decisions;
    std::vector<Event> events;
    Position now(*setup_.game, static_cast<int>(setup_.seats.size()), setup_.options, setup_.seed, Events(&events));
    telling_ = from <= 1;
    tell_events(events);
    if (telling_) show_board(now, now.to_move());
    Seat turn = kNobody;
    for (std::size_t i = 0; i < entries.size() && going(); ++i) {
      const JournalEntry& entry = entries[i];
      telling_ = static_cast<std::int64_t>(i) + 1 >= from;
      if (telling_ && entry.seat != turn) {
        heading(i + 1, entry.seat);
        turn = entry.seat;
      }
      if (telling_ && !viewer_) c_.out << "  " << c_.dim(setup_.game->print(entry.action)) << "\n";
      events.clear();
      line.reshuffle(now, i);
      now.apply(entry.action, Events(&events));
      tell_events(events);
      if (telling_ && now.to_move() != entry.seat) end_turn(now, entry.seat);
    }
    if (now.over() && going())
      c_.out << "\n"
             << c_.bold(c_.say({"The game is over", "Koniec gry"})) << "\n"
             << result_table(setup_, now.result(), c_);
    else if (going())
      c_.out << "\n"
             << c_.dim(c_.say(
                    {"The game goes on: kosmoteka play --resume {}", "Gra toczy się dalej: kosmoteka play --resume {}"},
                    file_))
             << "\n";
  }

 private:
  bool going() const { return c_.out && !stopped_; }

  void heading(std::size_t number, Seat seat) const {
    const std::string title = std::to_string(number) + " · " + player_title(setup_, seat, c_.lang) + " ";
    std::string rule;
    for (int i = columns_of(title) + 3; i < std::min(c_.terminal.width, 80); ++i) rule += "─";
    c_.out << "\n" << c_.dim("──") << " " << c_.bold(title) << c_.dim(rule) << "\n";
  }

  void tell_events(const std::vector<Event>& events) const {
    if (!telling_) return;
    for (const Event& event : events)
      if (!viewer_ || may_see(event.audience, *viewer_)) c_.out << told(setup_.game->say(event, c_.lang), c_);
  }

  // Whoever sees everything looks over the shoulder of the seat that has just played.
  void show_board(const Position& now, Seat played) const {
    const Seat viewer = viewer_ ? *viewer_ : played >= 0 ? played : kSpectator;
    c_.out << "\n" << setup_.game->draw(now.view(viewer), style_of(c_));
  }

  void end_turn(const Position& now, Seat played) {
    show_board(now, played);
    if (!step_ || now.over()) return;
    const auto line = lines_.read(c_.say({"Enter goes on, q ends. ", "Enter: dalej, q: koniec. "}));
    stopped_ = !line || trimmed(*line) == "q";
    c_.out << "\n";
  }

  Context& c_;
  LineReader lines_;
  const TableSetup& setup_;
  std::string file_;
  std::optional<Seat> viewer_;
  bool step_, telling_ = true, stopped_ = false;
};

class ReplayCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "replay",
        {"Tell a saved game as a story", "Opowiedz zapisaną grę"},
        {"Tells a saved game turn by turn, with the board at the end of each turn. By default it shows what a "
         "spectator could see; "
         "--seat shows what one player saw, or with all everything, secrets included. Decisions that were taken back "
         "are left out.",
         "Opowiada zapisaną grę tura po turze, z planszą na koniec każdej z nich. Domyślnie pokazuje to, co mógł "
         "widzieć widz; --seat "
         "pokazuje to, co widział jeden z graczy, a z wartością all wszystko, także to, co tajne. Cofnięte decyzje są "
         "pominięte."},
        {"kosmoteka replay evening.replay.jsonl\n# step by step, everything shown, from the 40th decision\n"
         "kosmoteka replay evening.replay.jsonl --seat all --from 40 --step",
         "kosmoteka replay wieczor.replay.jsonl\n# krok po kroku, wszystko odkryte, od 40. decyzji\n"
         "kosmoteka replay wieczor.replay.jsonl --seat all --from 40 --step"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.argument("file", file_, kFileWord, true,
                    {"Saved game; - for standard input", "Zapisana gra; - oznacza standardowe wejście"});
    params.number("--from", from_, 1, 1'000'000, {"Begin with this decision", "Zacznij od tej decyzji"});
    params.value("--seat", seat_, kSeatWord,
                 {"Whose eyes: a seat, spectator (by default) or all",
                  "Czyimi oczami: miejsce, spectator (widz, domyślnie) albo all (wszystko)"});
    params.flag("--step", step_, {"Wait for Enter after each turn", "Czekaj na Enter po każdej turze"});
  }
  int run(Context& c) override {
    const Maybe<std::string> text = read_text(file_, c.in);
    if (!text) return c.complain(text.problem(), kFailed);
    const Maybe<CheckedReplay> checked = read_replay(*text, file_);
    if (!checked) return c.complain(checked.problem(), kFailed);
    const TableSetup& setup = checked->replay.setup;
    std::optional<Seat> viewer;
    if (seat_ != "all") {
      const Maybe<Seat> seat = seat_called(*setup.game, static_cast<int>(setup.seats.size()), seat_, "all");
      if (!seat) return c.complain(seat.problem(), kBadUsage);
      viewer = *seat;
    }
    const StandingLine line = standing_line(checked->replay);
    if (from_ > static_cast<std::int64_t>(line.decisions.size()) + 1)
      return c.complain(
          problem({"--from: too far; decisions in this game: {}.", "--from: za daleko; decyzji w tej grze: {}."},
                  line.decisions.size()),
          kBadUsage);
    c.out << c.bold(setup.game->info().name.at(c.lang)) << "\n";
    Storyteller(c, setup, file_, viewer, step_).tell(line, from_);
    return kOk;
  }

 private:
  std::string file_, seat_ = "spectator";
  std::int64_t from_ = 1;
  bool step_ = false;
};

}  // namespace

std::unique_ptr<Command> make_replay() { return std::make_unique<ReplayCommand>(); }

}  // namespace kosmo
