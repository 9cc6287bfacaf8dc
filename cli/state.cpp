// `kosmoteka state`, `view` and `schema`: a fresh game as JSON, whole or as one seat sees it, and what the latter looks
// like in general.
#include <ostream>

#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/json_print.h"
#include "cli/library.h"
#include "cli/setup.h"
#include "engine/step_arguments.h"
#include "engine/typed_words.h"
#include "server/requests.h"

namespace kosmo {
namespace {

class StateCommand : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "state",
        {"Print the whole state of a fresh game as JSON", "Wypisz cały stan nowej gry jako JSON"},
        {"Sets up a game and prints its whole state as JSON, secrets included. Scenarios change parts of exactly this.",
         "Przygotowuje grę i wypisuje cały jej stan jako JSON, razem z tym, co tajne. Scenariusze zmieniają fragmenty "
         "tego stanu."},
        {"kosmoteka state narodziny --seats 3 --seed 42", "kosmoteka state narodziny --seats 3 --seed 42"}};
    return kInfo;
  }
  void declare(Params& params) override {
    setup_.declare_game(params, true);
    setup_.declare_table(params);
  }
  int run(Context& c) override {
    const Maybe<TableSetup> setup = make_setup(setup_, "human", "human");
    if (!setup) return c.complain(setup.problem(), kBadUsage);
    return show(c, Position(*setup->game, static_cast<int>(setup->seats.size()), setup->options, setup->seed));
  }

 protected:
  virtual int show(Context& c, const Position& fresh) const {
    boost::json::value state = boost::json::parse(fresh.game().to_json(fresh.data()));
    name_arguments(state, fresh.game());
    c.out << pretty_json(boost::json::serialize(state));
    return kOk;
  }
  SetupParams setup_;
};

class ViewCommand final : public StateCommand {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "view",
        {"Print what one seat may see of a fresh game as JSON",
         "Wypisz jako JSON to, co jedno miejsce widzi w nowej grze"},
        {"Sets up a game and prints what one seat may see of it as JSON: exactly what a player at the server is sent.",
         "Przygotowuje grę i wypisuje jako JSON to, co wolno widzieć jednemu miejscu: dokładnie to, co dostaje gracz "
         "od serwera."},
        {"kosmoteka view narodziny --seed 42 --seat pink\nkosmoteka view narodziny --seed 42 --seat spectator",
         "kosmoteka view narodziny --seed 42 --seat pink\nkosmoteka view narodziny --seed 42 --seat spectator"}};
    return kInfo;
  }
  void declare(Params& params) override {
    StateCommand::declare(params);
    params.value(
        "--seat", seat_, kSeatWord,
        {"Whose view: a seat, or spectator (by default)", "Czyj widok: miejsce albo spectator (widz, domyślnie)"});
  }

 protected:
  int show(Context& c, const Position& fresh) const override {
    const Maybe<Seat> seat = seat_called(fresh.game(), fresh.seats(), seat_);
    if (!seat) return c.complain(seat.problem(), kBadUsage);
    c.out << pretty_json(fresh.view(*seat).json());
    return kOk;
  }

 private:
  std::string seat_ = "spectator";
};

// {"income": ["seat", "number", "resource"], ...}: what a client finds in the log beside each sentence.
boost::json::object stories_json(const Game& game) {
  boost::json::object out;
  for (const Phrase& phrase : game.event_phrases()) {
    boost::json::array kinds;
    for (int i = 0; i < phrase.arity(); ++i) kinds.emplace_back(phrase.args[i]->name);
    out[phrase.key] = std::move(kinds);
  }
  return out;
}

class SchemaCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "schema",
        {"Print what the views of a game look like, as a JSON Schema",
         "Wypisz jako JSON Schema, jak wyglądają widoki gry"},
        {"Prints a JSON Schema (draft 2020-12) of the state in the views of a game: its keys, the ranges of its "
         "numbers, "
         "the names that may stand where, and what may be hidden. For writing clients and for checking them.",
         "Wypisuje schemat JSON (JSON Schema, wersja 2020-12) stanu w widokach gry: klucze, zakresy liczb, nazwy, "
         "które "
         "mogą gdzie stać, i to, co może być zakryte. Do pisania i sprawdzania klientów."},
        {"kosmoteka schema narodziny\nkosmoteka schema --requests",
         "kosmoteka schema narodziny\nkosmoteka schema --requests"}};
    return kInfo;
  }
  void declare(Params& params) override {
    setup_.declare_game(params, false);
    params.flag("--requests", requests_,
                {"Print the requests that a server takes instead; without a game",
                 "Wypisz zamiast tego żądania, które przyjmuje serwer; bez nazwy gry"});
    params.flag("--facts", facts_,
                {"Print the numbers, prices and places that a board draws from instead",
                 "Wypisz zamiast tego liczby, ceny i miejsca, z których rysuje się planszę"});
    params.flag("--counted", counted_,
                {"Print what things are called by their number instead",
                 "Wypisz zamiast tego, jak nazywają się rzeczy w różnej liczbie"});
    params.flag("--cards", cards_,
                {"Print the cards with their texts and what is printed on them instead",
                 "Wypisz zamiast tego karty, ich treść i to, co jest na nich wydrukowane"});
    params.flag("--stories", stories_,
                {"Print the keys of the story in the log and the kinds of what fills each sentence instead",
                 "Wypisz zamiast tego klucze wpisów fabularnych w dzienniku i rodzaje tego, co wypełnia każde zdanie"});
  }
  int run(Context& c) override {
    if (requests_ && !setup_.game.empty())
      return c.complain({"--requests is about servers; no game belongs to it.",
                         "--requests dotyczy serwerów; nie podaje się do niego gry."},
                        kBadUsage);
    if (requests_) {
      c.out << pretty_json(requests_json());
      return kOk;
    }
    if (setup_.game.empty())
      return c.complain({"Say which game; kosmoteka games lists them.", "Podaj grę; kosmoteka games pokazuje listę."},
                        kBadUsage);
    const Maybe<const Game*> game = game_called(setup_.game);
    if (!game) return c.complain(game.problem(), kBadUsage);
    c.out << pretty_json(facts_     ? (*game)->facts()
                         : counted_ ? boost::json::serialize(counted_names(**game))
                         : cards_   ? boost::json::serialize(card_texts(**game))
                         : stories_ ? boost::json::serialize(stories_json(**game))
                                    : (*game)->schema());
    return kOk;
  }

 private:
  SetupParams setup_;
  bool requests_ = false, facts_ = false, counted_ = false, cards_ = false, stories_ = false;
};

}  // namespace

std::unique_ptr<Command> make_schema() { return std::make_unique<SchemaCommand>(); }
std::unique_ptr<Command> make_state() { return std::make_unique<StateCommand>(); }
std::unique_ptr<Command> make_view() { return std::make_unique<ViewCommand>(); }

}  // namespace kosmo
