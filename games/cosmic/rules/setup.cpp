// Setting up (CE-SET): flares are dealt and aliens chosen; then the deck is made and hands are dealt.
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kChooseAlien, kDeal, kCount };
enum class Verb { kAlien, kCount };
enum class Say { kHasChosen, kAlien, kExchanged, kFirst, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CE-SET-01, CE-SET-02, CE-SET-16: each seat has its colour.
void lay_out_planets(State& s) {
  for (Seat p = 0; p < s.seats(); ++p)
    for (int i = 0; i < planets_of_one(s); ++i) s.ships[planet_of(p, i)][p] = kShipsOnPlanet;
}

// CE-SET-03
void lay_out_destiny(State& s) {
  for (std::uint8_t card = 0; card < kDestinyFaces; ++card)
    for (int i = 0; i < copies_of_destiny(card); ++i) {
      const bool is_played = !is_colour(card) || colour_of(card) < s.seats();
      (is_played ? s.destiny_deck : s.destiny_box).push(card);
    }
  s.core.rng.shuffle(s.destiny_deck);
}

// CE-SET-04, CE-SET-11, CE-SET-15
void deal_flares(State& s, const Options& options) {
  FixedList<std::uint8_t, kAliens> allowed;
  for (std::uint8_t alien = 0; alien < kAliens; ++alien)
    if (is_level_allowed(options, alien)) allowed.push(alien);
  s.core.rng.shuffle(allowed);
  for (Seat p = 0; p < s.seats(); ++p)
    for (std::uint8_t& flare : s.of(p).dealt) flare = allowed.pop();
  // Those that are added at random (CE-SET-06) are drawn now, and lie on top of the box until they are.
  for (int alien = 0; alien < kAliens; ++alien)
    if (!allowed.contains(static_cast<std::uint8_t>(alien))) s.box.push(static_cast<std::uint8_t>(flare_of(alien)));
  for (const int alien : allowed) s.box.push(static_cast<std::uint8_t>(flare_of(alien)));
}

void lay_out_deck(State& s) {
  for (std::uint8_t face = 0; face < kFirstFlare; ++face)
    for (int i = 0; i < copies_of(face); ++i) s.deck.push(face);
}

// CE-SET-06, CE-SET-10
void add_flares(State& s) {
  if (s.use_flares) {
    for (Seat p = 0; p < s.seats(); ++p)
      for (const int alien : s.of(p).dealt) {
        s.box.remove(static_cast<std::uint8_t>(flare_of(alien)));
        s.deck.push(static_cast<std::uint8_t>(flare_of(alien)));
      }
    for (int i = 2 * s.seats(); i < kFlaresInDeck; ++i) s.deck.push(s.box.pop());
  }
  s.core.rng.shuffle(s.deck);
}

// CE-SET-08: destiny cards are turned until a player's colour appears; all are shuffled back.
Seat first_player(State& s) {
  for (int i = s.destiny_deck.size() - 1;; --i)
    if (is_colour(s.destiny_deck[i])) {
      const Seat first = colour_of(s.destiny_deck[i]);
      s.core.rng.shuffle(s.destiny_deck);
      return first;
    }
}

bool lies_down(const State& s) { return s.hidden_powers && s.powers; }  // CE-VHP-01

bool is_chosen(const State& s, int alien) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).alien == alien) return true;
  return false;
}
// CA-LIST-07: some aliens are not in one game.
void exchange_unwelcome(State& s, Events& events) {
  for (Seat p = 0; p < s.seats(); ++p) {
    Player& player = s.of(p);
    const int never_with = alien_at(player.alien).never_with;
    if (never_with == kNone || !is_chosen(s, never_with)) continue;
    player.alien = player.dealt[0] == player.alien ? player.dealt[1] : player.dealt[0];
    part.say(events, lies_down(s) ? only(p) : kEverybody, Say::kExchanged, p);
  }
}

Seat next_to_choose(const State& s) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).alien == kNone) return p;
  return kNobody;
}

}  // namespace

// CE-SET-04, CE-TIM-29: one of the two, secretly.
void list_choose_alien(const State& s, const Step& step, ActionList& out) {
  for (const int alien : s.of(step.seat).dealt) part.add(out, Verb::kAlien, alien);
}
void apply_choose_alien(State& s, const Step& step, Action a, Events& events) {
  s.of(step.seat).alien = a.arg[0];
  part.tell_all(events, Say::kHasChosen, step.seat);
  const Seat next = next_to_choose(s);
  if (next != kNobody) part.push(s.core, Kind::kChooseAlien, next);
}
Refusal why_not_choose_alien(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kAlien)) return {};
  return refuse("CE-SET-04", {"You choose one of the two aliens that you were dealt.",
                              "Wybierasz jednego z dwóch obcych, których ci rozdano."});
}

// CE-SET-05, CE-SET-07, CE-SET-14; nobody answers these draws (CA-EV-02)
void run_deal(State& s, const Step&, Events& events) {
  exchange_unwelcome(s, events);
  s.moment = Moment::kTechSetup;  // before the first turn, whether there are technologies or not
  s.core.reveal();
  for (Seat p = 0; p < s.seats(); ++p) {
    Player& player = s.of(p);
    if (player.dealt[1] == player.alien) std::swap(player.dealt[0], player.dealt[1]);  // the chosen one first
    if (!lies_down(s)) part.tell_all(events, Say::kAlien, p, player.alien);
  }
  if (lies_down(s)) s.sheets_down = static_cast<std::uint8_t>((1 << s.seats()) - 1);
  add_flares(s);
  for (Seat p = 0; p < s.seats(); ++p) {
    for (int i = 0; i < kHandSize; ++i) s.of(p).hand.add(s.deck.pop());
    tell_hand(s, p, events);
  }
  const Seat first = first_player(s);
  part.tell_all(events, Say::kFirst, first);
  start_first_turn(s, first);
  set_up_powers(s, events);
}

void Cosmic::setup(State& s, const Options& options, Events&) {
  s.four_planets = static_cast<std::uint8_t>(options[kOptionFourPlanets]);
  s.use_flares = static_cast<std::uint8_t>(options[kOptionFlares]);
  s.limit = static_cast<std::uint8_t>(options[kOptionLimit]);
  s.technology = static_cast<std::uint8_t>(options[kOptionTechnology]);
  s.hidden_powers = static_cast<std::uint8_t>(options[kOptionHiddenPowers]);
  s.shifting_powers = static_cast<std::uint8_t>(options[kOptionShiftingPowers]);
  s.free_flares = static_cast<std::uint8_t>(options[kOptionFreeFlares]);
  s.is_filch_classic = static_cast<std::uint8_t>(options[kOptionFilchFlare]);  // CE-SET-09
  s.powers = static_cast<std::uint8_t>(options[kOptionPowers]);
  s.bots_cheat = static_cast<std::uint8_t>(options[kOptionBotsCheat]);
  s.deal_seconds = static_cast<std::uint16_t>(options[kOptionDealSeconds]);
  for (int level = 0; level < 3; ++level)
    if (options[kOptionGreen + level]) s.levels = static_cast<std::uint8_t>(s.levels | 1 << level);
  s.new_sheet = kNone;
  s.target = s.destiny = s.battery = s.prometheus = kNone;
  s.reborn = s.sprouted = kNone;
  s.claimed.fill(kNone);
  s.cannon.fill(kNone);
  s.genesis = s.turn_of = s.meets = s.salvager = s.put_by_whom = s.received_by = kNobody;
  s.laid.fill(kNone);
  for (auto& cards : s.used) cards.fill(kNone);
  s.gift = kNone;
  s.gift_from = s.gift_to = kNobody;
  s.counts_as.fill(kNone);
  s.offense = s.defense = s.first = s.named = kNobody;
  for (Player& p : s.players) {
    p.alien = kNone;
    p.dealt.fill(kNone);
  }
  lay_out_planets(s);
  lay_out_destiny(s);
  lay_out_deck(s);
  if (s.technology) lay_out_technologies(s);
  deal_flares(s, options);
  part.push(s.core, Kind::kDeal, kNobody);
  part.push(s.core, Kind::kChooseAlien, Seat{0});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kChooseAlien, "choose-alien", "CE-SET-04", choose_alien, up_to(), .secret = true, .before_turns = true,
              .together = Together::kOpenly, .may_wait = only_in<Moment::kSetup>),
    KOSMO_RUN(kDeal, "deal", "CE-SET-07", deal, up_to(), .may_wait = only_in<Moment::kSetup>),
};
constexpr VerbRule kVerbs[] = {{{"alien", {"Play {0}", "Wybierz obcego: {0}"}, {&kAlienKind}}, "CE-SET-04"}};
constexpr Phrase kEvents[] = {
    {"has-chosen", {"{0} has chosen an alien.", "{0}: obcy wybrany."}, {&kSeatKind}},
    {"is-alien", {"{0} is {1}.", "Obcy gracza {0:gen} to {1}."}, {&kSeatKind, &kAlienKind}},
    {"exchanged",
     {"{0} takes the other alien: Healer and Masochist are never in one game.",
      "{0} bierze drugiego obcego: Uzdrowiciel i Masochista nie grają razem."},
     {&kSeatKind}},
    {"first", {"{0} has the first turn.", "{0} zaczyna grę."}, {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"setup", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& setup_part() { return part; }

bool is_first_deal(const Step& step) { return part.is(step, Kind::kDeal); }

}  // namespace kosmo::cosmic
