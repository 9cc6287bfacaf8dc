// The contract, type-erased: a game and a state of it for those who meet them at run time (terminal, server, bots,
// replays, tests). The compile-time side of the same contract is engine/rules.h; erase.h joins the two.
#pragma once

#include <bitset>
#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#include "engine/event.h"
#include "engine/seating.h"
#include "engine/step.h"

namespace kosmo {

// A way to set up a game differently.
struct Option {
  std::string_view key;
  Text name, help;
  int low = 0, high = 1, standard = 0;  // 0..1 is a switch
  std::span<const Name> values{};       // names of low..high, if numbers say too little
};
using Options = std::array<std::int16_t, 16>;  // one value for each Option, in their order

// Something about a seat that results can be counted by: its race, its cards. Values are those of the kind.
struct Statistic {
  std::string_view key;
  Text name;
  const ArgKind* kind;
};
// Of one seat: none (yet), one, or several.
using Values = std::bitset<256>;
inline Values one_value(int value) { return Values().set(static_cast<std::size_t>(value)); }

// What is fixed about a game. Properties let a caller refuse early instead of failing late.
struct GameInfo {
  std::string_view id;
  Text name;
  Text blurb;
  int min_seats = 2, max_seats = 4;
  std::span<const Name> seat_names;  // colours, in seating order
  std::span<const Option> options;
  int rules_version = 1;            // raised when a rule is corrected: saved games know which they were played by
  std::string_view turn_rule = "";  // the rule of whose turn it is, cited when somebody acts out of turn
  std::string_view over_rule = "";  // the rule by which the game ends, cited when somebody acts after it
  int max_decisions = 0;            // no game is longer; every game says so (law "progress")
  bool complete = false;            // every rule is built and covered by tests
  std::span<const Statistic> statistics = {};  // by what results can be counted
  // For those who choose a game; 0 or empty: it does not say.
  int minutes_low = 0, minutes_high = 0;  // how long people take
  int weight = 0;                         // how much there is to learn and to think about: 1 (light) to 5 (heavy)
  Text won_by = {};                       // in one sentence
};

// A step as files name it: { step = "craft", seat = "pink", args = [1] }.
struct StepInfo {
  struct Argument {
    const ArgKind* kind = nullptr;  // what it is, if the step's question names it
    int most = 0;                   // it runs from 0 to this
    bool is_seat = false, or_nobody = false;
  };
  std::string_view name, rule;
  bool asks = false, needs_seat = false;
  Phrase question{};  // if it asks
  Together together = Together::kNo;
  std::vector<Argument> arguments{};  // those that a file must give
};

// Who is asked what, and by which rule. seat == kNobody when the game is over.
struct Decision {
  Seat seat = kNobody;
  std::uint32_t number = 0;  // how many decisions came before
  std::string_view step;
  std::string_view rule;
  Phrase question;
  PhraseArgs args{};
  bool secret = false;                      // the answer is for the engine alone: never show the action to another seat
  Together together = Together::kNo;        // others may be asked at the same time: see Game::asked
  std::optional<Action> pass{};             // the answer that changes nothing, if the step has one
  bool choices_public = false;              // everybody could list the choices
  bool before_turns = false;                // nobody's turn has begun
  int seconds = 0;                          // a time of its own, or 0
  std::optional<Action> when_time_is_up{};  // and the answer when it is over
  Text help{};                              // for newcomers; may be empty
};

// One line of the score: "nebulae", and how much each seat has for it.
struct ScorePart {
  std::string_view key;
  Text name;
  Array<std::int16_t, kMaxSeats> score{};
};

struct Result {
  Array<std::int16_t, kMaxSeats> score{};
  Array<std::uint8_t, kMaxSeats> place{};  // 1 is best; equal places are shared
  bool cooperative = false;                // one result for all (the engine says so for the game)
  bool won = false;                        // and then: did we?
  FixedList<ScorePart, 12> parts{};        // the score in parts, if the game tells them: they sum to it
  FixedList<ScorePart, 3> ties{};          // what decides between equal scores, first to last; more is better
};

// A share of the win for each seat: between opponents they sum to 1, in a cooperative game all have the same.
using Prospects = Array<double, kMaxSeats>;

// What an action would lose for good, in words and with the rule; empty if nothing. Views tell it with the choice.
using Warning = Refusal;

// What a board shows of a choice before it is taken, as the rules reckon it: numbers by name (what would be left).
struct Figure {
  std::string_view name;
  int value = 0;
};
using ActionFigures = std::vector<Figure>;

// What one may look for among the choices and is not there yet, with the reason.
struct NotYet {
  Action action;
  Refusal why;
};

// What one seat may see: the only thing, beside events meant for it, that is ever sent anywhere.
class View {
 public:
  Seat viewer() const { return viewer_; }
  const std::string& json() const { return json_; }
  bool operator==(const View&) const = default;

 private:
  friend View write_view(const struct ViewParts&, Seat,
                         const std::function<void(class Archive&)>&);  // nobody else makes one
  Seat viewer_ = kSpectator;
  std::string json_;
};

// How terminal boards are drawn.
struct Style {
  Lang lang = Lang::kEnglish;
  bool colour = false;
  int width = 100;
};

// A card or piece with words of its own, found by `kosmoteka card`.
struct CardText {
  std::string id;
  std::string name_en, name_pl, text_en, text_pl;
  std::string source;
  std::string facts{};  // a JSON object: what a client needs to draw it (cost, colour, points); empty: nothing
  std::string printed_en{},
      printed_pl{};  // the same in words, for those who do not draw: "Colour: blue. Cost: 3 food."

  const std::string& name(Lang lang) const { return lang == Lang::kPolish ? name_pl : name_en; }
  // All that a reader is told.
  std::string words(Lang lang) const {
    const std::string &printed = lang == Lang::kPolish ? printed_pl : printed_en,
                      &text = lang == Lang::kPolish ? text_pl : text_en;
    return printed.empty() ? text : printed + " " + text;
  }
};

// An argument kind over cards: kCard(0) to kCard(kCount - 1), by their ids and names. Names of cards are not declined:
// Polish sentences put a noun before them, which is, and quotes around them ("kartę „Pulsar”").
template <auto kCard, int kCount>
inline constexpr ArgKind kind_of_cards(std::string_view name) {
  return {name, [] { return kCount; }, [](int v) { return kCard(v).id; },
          [](int v, Lang lang, Form) { return kCard(v).name(lang); }};
}

// One game. Immutable and shared; all methods are safe to call from many threads on different states.
// A state is `state_size()` bytes, trivially copyable; Position below owns one.
class Game {
 public:
  virtual ~Game() = default;
  virtual const GameInfo& info() const = 0;
  virtual std::span<const VerbRule> verbs() const = 0;
  virtual std::span<const Phrase> event_phrases() const = 0;
  virtual std::vector<StepInfo> steps() const = 0;
  virtual std::vector<Phrase> questions() const = 0;
  virtual std::span<const Phrase> choice_phrases() const = 0;  // all that `choice` may say beside the verbs
  virtual std::size_t state_size() const = 0;
  virtual std::string content_hash() const = 0;
  virtual std::vector<CardText> cards() const = 0;
  // Constants, geometry, prices and rewards that a board needs to draw the game: a JSON object.
  virtual std::string facts() const = 0;
  // What the `state` of a view can look like: a JSON Schema.
  virtual std::string schema() const = 0;

  // Why these seats and options do not make a game, in words; empty if they do.
  Problem refuse_setup(int seats, const Options&) const;

  // Invariants the shared laws enforce: legal() is never empty while over() is false; apply() on an action of that list
  // always succeeds; equal states with equal actions become equal states, bit for bit.
  virtual void start(void* state, int seats, const Options&, const Seed&, Events) const = 0;
  virtual bool over(const void* state) const = 0;
  virtual Seat to_move(const void* state) const = 0;
  virtual Decision decision(const void* state) const = 0;
  // The seats of the round, in the order of the rules: who may be asked now, at the same time. The first is to_move.
  virtual SeatOrder asked(const void* state) const = 0;
  // Makes of a state the one in which `seat` is asked, by doing nothing for those before it in the round. Its question
  // and its choices are then the ones to show it. False, and the state is of no use, if it is not of the round.
  virtual bool turn_to(void* state, Seat seat) const = 0;
  virtual void legal(const void* state, ActionList&) const = 0;
  virtual void apply(void* state, Action, Events) const = 0;  // the action must be legal
  virtual Refusal why_not(const void* state, Action) const = 0;
  virtual std::string_view rule_allowing(const void* state, Action) const = 0;  // by which a choice is offered
  // What the seat that is asked may look for and cannot do yet. Views tell it beside the choices.
  virtual std::vector<NotYet> not_yet(const void* state) const = 0;
  // How a choice is put to the one who is asked, with what the position adds to the action: "Zyskaj 2 jednostki floty".
  virtual Wording choice(const void* state, Action) const = 0;
  virtual std::uint32_t reveals(const void* state) const = 0;
  virtual std::uint32_t decisions(const void* state) const = 0;
  virtual std::uint32_t turn(const void* state) const = 0;  // how many turns have begun
  virtual int round(const void* state) const = 0;           // which it is, from 1; 0: none yet, or it counts none
  virtual int seats(const void* state) const = 0;
  virtual Result result(const void* state) const = 0;
  virtual bool cooperative(const void* state) const = 0;  // one result for all: Result::won
  // What the action, which must be legal, would lose for good: without need, or at one touch and beyond undo.
  virtual Warning wastes(const void* state, Action) const = 0;
  // What the rules reckon for the action, which must be legal, from what its seat knows. Views tell it with the choice.
  virtual ActionFigures figures(const void* state, Action) const = 0;
  // What info().statistics[which] is for a seat.
  virtual Values statistic(const void* state, int which, Seat) const = 0;
  // Plays on at random inside the game's own types, to the end or for at most so many decisions; how many were made.
  static constexpr std::uint64_t kToTheEnd = ~std::uint64_t{0};
  virtual std::uint64_t playout(void* state, Rng&, std::uint64_t most = kToTheEnd) const = 0;

  virtual View view(const void* state, Seat viewer) const = 0;
  virtual std::vector<float> tensor(const void* state, Seat viewer) const = 0;
  // Replaces everything that the viewer cannot know by a random draw among what it could be.
  virtual void determinize(void* state, Seat viewer, Rng& dream) const = 0;
  // Draws anew what nobody knows, and restarts chance, from a key: after players agreed to go back in time, nothing
  // that they saw ahead is worth anything. Depends on nothing that was hidden from all. Chance then has the form of the
  // key, whichever it had before.
  virtual void reshuffle(void* state, const Seed& key) const = 0;
  virtual double evaluate(const void* state,
                          Seat) const = 0;                    // hand-made worth of a position in points; more is better
  virtual Prospects prospects(const void* state) const = 0;   // who will win
  virtual double prior(const void* state, Action) const = 0;  // how promising an action looks before any search
  virtual Problem broken_invariant(const void* state) const = 0;  // none when sound
  virtual std::string draw(const View&, const Style&) const = 0;  // the board for a terminal

  // For saved games and scenarios only: the whole truth as JSON, and back.
  virtual std::string to_json(const void* state) const = 0;
  // The same without what seats remember having seen: by this are games compared that were played by other versions.
  virtual std::string position_json(const void* state) const = 0;
  virtual Problem from_json(void* state, std::string_view json) const = 0;
  // Of that JSON: pointers to the lists whose order means nothing.
  virtual std::vector<std::string> lists_without_order(const void* state) const = 0;
  // After a scenario changed parts of the JSON: lets the rest follow (supplies, decks), so that nothing is lost or
  // double.
  virtual Problem settle(void* state, const std::function<bool(std::string_view)>& was_given) const = 0;

  // Words.
  std::string print(Action a) const { return print_action(verbs(), a); }
  Maybe<Action> parse(std::string_view text) const { return parse_action(verbs(), text); }
  std::string say(Action a, Lang lang) const { return say_action(verbs(), a, lang); }  // wherever it was chosen
  std::string say(const Event& e, Lang lang) const { return kosmo::say(event_phrases()[e.phrase], e.args, lang); }
  bool asks_quietly() const;              // has it windows in which several seats are asked quietly?
  std::vector<Phrase> phrases() const;    // all that it says but for refusals, which it makes as it goes
  std::string typed(const Event&) const;  // the same for programs, as JSON: engine/typed_words.h
  // The rule that refuses an answer out of turn; before anybody's turn, that of what is being decided.
  std::string_view turn_rule(const Decision& open) const {
    return info().turn_rule.empty() || open.before_turns ? open.rule : info().turn_rule;
  }
  std::string seat_name(Seat seat) const;  // canonical: "pink"
  std::string seat_title(Seat seat, Lang) const;
  Seat seat_by_name(std::string_view) const;  // kNobody if there is none
  Options standard_options() const;
  // Reads "key=value"; switches also as "key".
  Problem set_option(Options&, std::string_view assignment) const;

 protected:
  virtual Problem refuse_combination(int seats, const Options&) const = 0;  // each of them alone is in range
};

// A state of some game: a value. Copying it copies the game in progress.
class Position {
 public:
  // Room for a state, not a state yet: start or load one into it.
  explicit Position(const Game& game) : game_(&game), bytes_(new std::byte[game.state_size()]{}) {}
  Position(const Game& game, int seats, const Options& options, const Seed& seed, Events events = {}) : Position(game) {
    game.start(data(), seats, options, seed, events);
  }
  Position(const Position& other) : Position(*other.game_) { *this = other; }
  Position(Position&&) = default;
  Position& operator=(const Position& other) {
    if (game_ != other.game_ || !bytes_) {
      game_ = other.game_;
      bytes_.reset(new std::byte[game_->state_size()]);
    }
    std::memcpy(bytes_.get(), other.bytes_.get(), game_->state_size());
    return *this;
  }
  Position& operator=(Position&&) = default;
  bool operator==(const Position& other) const {
    return game_ == other.game_ && std::memcmp(data(), other.data(), game_->state_size()) == 0;
  }

  const Game& game() const { return *game_; }
  void* data() { return bytes_.get(); }
  const void* data() const { return bytes_.get(); }

  bool over() const { return game_->over(data()); }
  int seats() const { return game_->seats(data()); }
  Seat to_move() const { return game_->to_move(data()); }
  Decision decision() const { return game_->decision(data()); }
  SeatOrder asked() const { return game_->asked(data()); }
  bool turn_to(Seat seat) { return game_->turn_to(data(), seat); }
  void legal(ActionList& out) const { game_->legal(data(), out); }
  void apply(Action a, Events events = {}) { game_->apply(data(), a, events); }
  Refusal why_not(Action a) const { return game_->why_not(data(), a); }
  std::string_view rule_allowing(Action a) const { return game_->rule_allowing(data(), a); }
  std::string say_choice(Action a, Lang lang) const { return say(game_->choice(data(), a), lang); }
  // Applies if it may; else says why not and changes nothing.
  Refusal try_apply(Action a, Events events = {}) {
    Refusal refusal = why_not(a);
    if (!refusal) apply(a, events);
    return refusal;
  }
  std::uint32_t reveals() const { return game_->reveals(data()); }
  Result result() const { return game_->result(data()); }
  bool cooperative() const { return game_->cooperative(data()); }
  Prospects prospects() const { return game_->prospects(data()); }
  View view(Seat viewer) const { return game_->view(data(), viewer); }
  void determinize(Seat viewer, Rng& dream) { game_->determinize(data(), viewer, dream); }
  void reshuffle(const Seed& key) { game_->reshuffle(data(), key); }
  std::uint64_t hash() const;  // of every byte: two equal states, two equal hashes

 private:
  const Game* game_;
  std::unique_ptr<std::byte[]> bytes_;
};

// The games this program knows. Registered once at start-up, in the order that lists show them.
std::span<const Game* const> games();
const Game* find_game(std::string_view id);
void register_game(const Game&);

}  // namespace kosmo
