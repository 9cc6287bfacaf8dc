// The whole game at a glance: every step, the rule it comes from, and who carries it out.
#include "engine/flow.h"
#include "engine/erase.h"
#include "games/narodziny/card_facts.h"
#include "games/narodziny/help.h"
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

#include <fmt/format.h>

namespace kosmo::narodziny {

// Steps that serve two rules: which it is tells an argument.
static std::string_view nebula_size_rule(const Step& step) { return step.arg[0] ? "NK-OMG-03" : "NK-COL-02"; }
static std::string_view discard_star_rule(const Step& step) { return step.arg[0] ? "NK-NEB-05" : "NK-ACT-11"; }
static std::string_view stabilise_rule(const Step& step) { return step.arg[1] ? "NK-OMG-04" : "NK-TRK-02"; }

// clang-format off
static const StepRule<State> kSteps[] = {
  KOSMO_RUN("round",         "NK-RND-01", round,         false, up_to()),
  KOSMO_RUN("turn",          "NK-RND-02", turn,          true, up_to()),
  KOSMO_ASK_OPENLY("shift",         "NK-ENE-02", shift,         up_to(3, 1),   {"Shift energy: {0} {0#step|steps} left.", "Przesuń energię: {0#pozostało|pozostały|pozostało} {0} {0#przesunięcie|przesunięcia|przesunięć}."}, {&kNumber}),
  KOSMO_RUN("collect",       "NK-COL-01", collect,       true, up_to(4)),
  KOSMO_ASK_OPENLY_BY("nebula-size",   "NK-COL-02", nebula_size,   up_to(1),      {"Which size of nebula do you take?", "Jak dużą mgławicę bierzesz?"}),
  KOSMO_ASK_OPENLY("take-card",     "NK-COL-10", take_card,     up_to(60),     {"Take {0} energy {0#card|cards}: from the row or the deck?", "Weź {0} {0#kartę|karty|kart} energii: z rzędu czy z talii?"}, {&kNumber}),
  KOSMO_RUN("end-energy",    "NK-COL-11", end_energy,    true, up_to()),
  KOSMO_ASK_OPENLY("overlap",       "NK-VAR-05", overlap,       up_to(),       {"Take your energy phase while the player before you crafts?", "Czy rozgrywasz fazę energii, gdy poprzedni gracz buduje?"}),
  KOSMO_RUN("begin-craft",   "NK-RND-03", begin_craft,   true, up_to()),
  KOSMO_ASK("craft",         "NK-BLD-01", craft,         up_to(),       {"Craft your galaxy.", "Buduj swoją galaktykę."}),
  KOSMO_ASK_OPENLY("nebula-at",     "NK-PLC-01", nebula_at,     up_to(kTiles - 1, kNebulae, 1), {"Where does nebula {0} go?", "Gdzie kładziesz mgławicę {0}?"}, {&kTileKind}),
  KOSMO_ASK_OPENLY("star-type",     "NK-SUP-02", star_type,     up_to(1, kNone), {"Which star do you gain?", "Którą gwiazdę otrzymujesz?"}),
  KOSMO_ASK_OPENLY("star-at",       "NK-PLC-02", star_at,       up_to(kElements - 1, kNone), {"Where does the {0} go?", "Gdzie stawiasz {0.2}?"}, {&kElementKind}),
  KOSMO_ASK_OPENLY("proto-at",      "NK-PLC-03", proto_at,      up_to(1),      {"Where does the proto-life go?", "Gdzie kładziesz protożycie?"}),
  KOSMO_ASK_OPENLY("stable-at",     "NK-PLC-06", stable_at,     up_to(kLives), {"Where does the stable life go? {0} to place.", "Gdzie kładziesz życie stabilne? Do umieszczenia: {0}."}, {&kNumber}),
  KOSMO_ASK_OPENLY_BY("discard-star",  "NK-NEB-05", discard_star,  up_to(kNebulae), {"Which figure do you discard?", "Którą figurkę odrzucasz?"}),
  KOSMO_ASK("keep",          "NK-ABL-03", keep,          up_to(kSlots - 1, kControls - 1), {"Which ability card do you keep?", "Którą kartę zdolności zachowujesz?"}),
  KOSMO_ASK_SECRETLY("bottom", "NK-ABL-03", bottom,        up_to(kControls - 1), {"Which card goes under the deck next?", "Która karta idzie teraz na spód talii?"}),
  KOSMO_ASK("pay",           "NK-ACT-04", pay,           up_to(kCards - 1), {"Which energy pays for {0}?", "Jaką energią płacisz za zdolność {0}?"}, {&kCardKind}),
  KOSMO_ASK_OPENLY("discard-nova",  "NK-ACT-02", discard_nova,  up_to(),       {"Which supernova pays the cost?", "Którą supernową płacisz?"}),
  KOSMO_ASK_OPENLY("discard-life",  "NK-ACT-02", discard_life,  up_to(9, 1),   {"Which life token pays the cost? {0} to discard.", "Którym znacznikiem życia płacisz? Do odrzucenia: {0}."}, {&kNumber}),
  KOSMO_RUN("effect",        "NK-ACT-06", effect,        true, up_to(kCards - 1, 3)),
  KOSMO_ASK_OPENLY("either",        "NK-ACT-06", either,        up_to(kCards - 1, 2), {"Which effect of {0}?", "Który efekt zdolności {0}?"}, {&kCardKind}),
  KOSMO_ASK_OPENLY("nova",          "NK-TRK-01", nova,          up_to(kStars), {"Which star becomes a supernova?", "Która gwiazda staje się supernową?"}),
  KOSMO_ASK_OPENLY("restore",       "NK-ACT-11", restore,       up_to(),       {"Which supernova turns back into a star?", "Która supernowa staje się znów gwiazdą?"}),
  KOSMO_ASK_OPENLY_BY("stabilise",     "NK-TRK-02", stabilise,     up_to(kLives, 1), {"Which proto-life becomes stable?", "Które protożycie stabilizujesz?"}),
  KOSMO_ASK_OPENLY("irradiate",     "NK-ACT-11", irradiate,     up_to(),       {"Around which supernova?", "Obok której supernowej?"}),
  KOSMO_ASK_OPENLY("move-what",     "NK-TRK-03", move_what,     up_to(),       {"What do you move?", "Co przesuwasz?"}),
  KOSMO_ASK_OPENLY("star-to",       "NK-TRK-06", star_to,       up_to(kStars - 1, 1), {"Where does the figure on {0} go?", "Dokąd trafia figurka z {0}?"}, {&kStarSpace}),
  KOSMO_ASK_OPENLY("life-to",       "NK-TRK-06", life_to,       up_to(kLives - 1), {"Where does the life token on {0} go?", "Dokąd trafia znacznik życia z {0}?"}, {&kLifeSpace}),
  KOSMO_ASK_OPENLY("move-proto",    "NK-ACT-11", move_proto,    up_to(),       {"Which proto-life do you move?", "Które protożycie przesuwasz?"}),
  KOSMO_ASK_OPENLY("relocate",      "NK-ACT-11", relocate,      up_to(),       {"Which piece do you put elsewhere?", "Który element przenosisz?"}),
  KOSMO_ASK_OPENLY("wormhole",      "NK-ACT-06", wormhole,      up_to(3, 2, kLives, kLives), {"Which life token do you move? Up to {0}.", "Który znacznik życia przenosisz? Najwyżej {0}."}, {&kNumber}),
  KOSMO_ASK_OPENLY("wormhole-to",   "NK-ACT-06", wormhole_to,   up_to(3, 2, kLives, kLives, kLives - 1), {"Where does it go?", "Dokąd go przenosisz?"}),
  KOSMO_ASK_OPENLY("evolve",        "NK-LIF-05", evolve,        up_to(),       {"Which nebula gets a second advanced life token?", "Na którą mgławicę trafia drugi żeton zaawansowanej formy życia?"}),
  KOSMO_ASK_OPENLY("replace",       "NK-SUP-05", replace,       up_to(kSizes, kSizes), {"Which nebula is replaced?", "Którą mgławicę zastępujesz?"}),
  KOSMO_ASK_OPENLY("omega",         "NK-OMG-02", omega,         up_to(),       {"Which omega ends your turn?", "Którą omegą kończysz turę?"}),
  KOSMO_RUN("end-turn",      "NK-OMG-07", end_turn,      true, up_to()),
  KOSMO_RUN("end-round",     "NK-END-01", end_round,     false, up_to()),
  KOSMO_ASK("hand-limit",    "NK-END-05", hand_limit,    up_to(),       {"Discard down to 10 energy cards.", "Odrzuć karty energii, aby na ręce zostało 10."}),
  KOSMO_RUN("next-round",    "NK-END-06", next_round,    false, up_to()),
};
// clang-format on
static_assert(std::size(kSteps) == static_cast<std::size_t>(Kind::kCount));

static const Option kOptions[] = {
    {"overlap",
     {"overlapping turns", "nakładanie się tur"},
     {"The next player may take the energy phase while the player before crafts (NK-VAR-01).",
      "Następny gracz może rozegrać fazę energii, gdy poprzedni buduje (NK-VAR-01)."},
     0,
     1,
     0,
     {}},
};

static const Statistic kStatistics[] = {{"order", {"order in round 1", "kolejność w rundzie 1"}, &kPlaceKind}};

const GameInfo& Narodziny::info() {
  static const GameInfo kInfo = {
      .id = "narodziny",
      .name = {"Crafting the Cosmos", "Narodziny kosmosu"},
      .blurb = {"Shift energy, place stars, nebulae and life, and craft the richest galaxy.",
                "Przesuwaj energię, umieszczaj gwiazdy, mgławice i życie, zbuduj najbogatszą galaktykę."},
      .min_seats = 2,
      .max_seats = 4,
      .seat_names = kSeatNames,
      .options = kOptions,
      .rules_version = 1,
      .turn_rule = "NK-RND-01",
      .over_rule = "NK-FIN-01",
      .max_decisions = 8000,
      .complete = true,
      .statistics = kStatistics,
  };
  return kInfo;
}

std::span<const StepRule<State>> Narodziny::steps() { return kSteps; }
std::span<const VerbRule> Narodziny::verbs() { return narodziny::verbs(); }
std::span<const Phrase> Narodziny::event_phrases() { return narodziny::event_phrases(); }

// A place in the order of the first round: the first player marker has passed on once a round, but not between two
// players (NK-END-06).
int Narodziny::statistic(const State& s, int, Seat seat) {
  const int passed = s.seats() > 2 ? s.round - 1 : 0;
  return (seat - s.first + passed + kMaxRounds * s.seats()) % s.seats();
}

std::string Narodziny::content_hash() { return fmt::format("{:016x}", content().hash); }

std::vector<CardText> Narodziny::cards() {
  std::vector<CardText> out;
  for (const Ability& a : content().abilities)
    out.push_back({a.id, a.name_en, a.name_pl, a.text_en, a.text_pl, a.source, facts_of(a)});
  for (const Goal& g : content().goals)
    out.push_back({g.id, g.name_en, g.name_pl, g.text_en, g.text_pl, g.source, facts_of(g)});
  for (int t = 0; t < kTiles; ++t) {
    const std::string en = kTileKind.say(t, Lang::kEnglish, 0), pl = kTileKind.say(t, Lang::kPolish, 0);
    out.push_back({tile(t).id, fmt::format("Nebula of size {}", tile(t).size),
                   fmt::format("Mgławica rozmiaru {}", tile(t).size), en, pl, tile(t).source, facts_of(tile(t))});
  }
  return out;
}

const Game& game() {
  static const Erased<Narodziny> kGame;
  return kGame;
}

}  // namespace kosmo::narodziny
