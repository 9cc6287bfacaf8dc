// The whole game at a glance: every step, the rule it comes from, and who carries it out.
#include "engine/flow.h"
#include "engine/erase.h"
#include "games/orion/card_facts.h"
#include "games/orion/help.h"
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

#include <fmt/format.h>

namespace kosmo::orion {

// clang-format off
static const StepRule<State> kSteps[] = {
  KOSMO_ASK_OPENLY("choose-race",    "MO-SET-03", choose_race,    up_to(),       {"Which race do you play?", "Jaką rasą grasz?"}),
  KOSMO_RUN("deal",           "MO-SET-12", deal,           false, up_to()),
  KOSMO_ASK("swap",           "MO-SET-13", swap,           up_to(),       {"Which cards do you exchange?", "Które karty wymieniasz?"}),
  KOSMO_RUN("start-round",    "MO-RND-02", start_round,    false, up_to()),
  KOSMO_RUN("level",          "MO-DEV-01", level,          true, up_to()),
  KOSMO_ASK_OPENLY("gain-any",       "MO-RAC-05", gain_any,       up_to(2),      {"Which resource do you gain? {0} to choose.", "Który zasób otrzymujesz? Zostało do wybrania: {0}."}, {&kNumber}),
  KOSMO_RUN("start-effects",  "MO-RND-05", start_effects,  true, up_to()),
  KOSMO_RUN("resolve",        "MO-GEN-06", resolve,        true, up_to(5, kAllSources, kASeatOrNobody)),
  KOSMO_ASK("choose-effect",  "MO-GEN-06", choose_effect,  up_to(5, kAllSources, kASeatOrNobody), {"Which effect comes next?", "Który efekt rozpatrujesz teraz?"}),
  KOSMO_RUN("turn",           "MO-ACT-01", turn,           true, up_to()),
  KOSMO_ASK("action",         "MO-ACT-04", action,         up_to(),       {"Which action do you take?", "Jaką akcję wykonujesz?"}),
  KOSMO_ASK_OPENLY("payment",        "MO-BLD-05", payment,        up_to(kKinds - 1, kSystems - 1, 40, 1), {"How do you pay for {0}?", "Jak płacisz za kartę {0}?"}, {&kCardKind}),
  KOSMO_ASK("throw",          "MO-EXP-03", throw,          up_to(),       {"Which of the cards drawn do you discard?", "Którą z dobranych kart odrzucasz?"}),
  KOSMO_ASK("discard",        "MO-DCK-02", discard,        up_to(9, 9),      {"Which card do you discard? {0} to go.", "Którą kartę odrzucasz? Zostało do odrzucenia: {0}."}, {&kNumber}),
  KOSMO_ASK("discard-or",     "MO-CRD-29", discard_or,     up_to(9, 9),   {"Do you discard {0} {0#card|cards}, or lose morale?", "Odrzucasz {0} {0#kartę|karty|kart} czy tracisz morale?"}, {&kNumber}),
  KOSMO_ASK_OPENLY("hire",           "MO-CON-01", hire,           up_to(),       {"Which advisor do you hire?", "Którego doradcę zatrudniasz?"}),
  KOSMO_ASK_OPENLY("colour",         "MO-ADV-08", colour,         up_to(),       {"Which colour is Fulcrum Sandebar to have?", "Jaki kolor ma mieć Fulcrum Sandebar?"}),
  KOSMO_ASK_OPENLY("may-use",        "MO-GEN-05", may_use,        up_to(kKinds - 1), {"Do you use the effect of {0}?", "Czy korzystasz z efektu karty {0}?"}, {&kCardKind}),
  KOSMO_RUN("effect",         "MO-GEN-13", effect,         true, up_to(kRaceCards - 1, 5, kAdvisorSource, 2, kASeatOrNobody, kASeatOrNobody)),
  KOSMO_ASK_OPENLY("gain-one-of",    "MO-GEN-07", gain_one_of,    up_to(9, 9, 9), {"Which gain do you choose?", "Który zysk wybierasz?"}),
  KOSMO_ASK_OPENLY("exchange",       "MO-ATV-06", exchange,       up_to(kKinds - 1), {"In which direction do you use the exchange of {0}?", "W którą stronę korzystasz z wymiany na karcie {0}?"}, {&kCardKind}),
  KOSMO_ASK("build-more",     "MO-BLD-09", build_more,     up_to(9, kAnySystem, 1, 1, kColours), {"What do you build?", "Co budujesz?"}),
  KOSMO_ASK("activate-free",  "MO-ATV-04", activate_free,  up_to(),       {"Which card do you activate?", "Którą kartę aktywujesz?"}),
  KOSMO_ASK_OPENLY("recover",        "MO-DCK-03", recover,        up_to(kCards, 1), {"Which card do you take from the discard pile?", "Którą kartę bierzesz ze stosu odrzuconych?"}),
  KOSMO_ASK_OPENLY("jam",            "MO-CRD-06", jam,            up_to(),       {"On which card do you put a marker?", "Na której karcie kładziesz znacznik?"}),
  KOSMO_ASK_OPENLY("sink",           "MO-CRD-07", sink,           up_to(kASeat), {"Which structure of {0} goes to the bottom of its system?", "Która struktura gracza {0.1} trafia na spód układu?"}, {&kSeatKind}),
  KOSMO_ASK_OPENLY("arrange",        "MO-CRD-26", arrange,        up_to(),       {"Which system do you rearrange?", "W którym układzie zmieniasz kolejność kart?"}),
  KOSMO_ASK_OPENLY("next",           "MO-CRD-26", next,           up_to(kSystems - 1, kKinds - 1), {"{0}: which card comes next from the top?", "{0}: która karta jest następna od góry?"}, {&kSystemKind}),
  KOSMO_ASK_OPENLY("rob",            "MO-CRD-21", rob,            up_to(),       {"From whom do you take a card?", "Komu zabierasz kartę?"}),
  KOSMO_RUN("end-round",      "MO-END-01", end_round,      false, up_to()),
  KOSMO_ASK("hand-limit",     "MO-END-05", hand_limit,     up_to(),       {"Which card do you discard? You may keep 5.", "Którą kartę odrzucasz? Możesz zachować 5."}),
  KOSMO_RUN("next-round",     "MO-END-06", next_round,     false, up_to()),
  KOSMO_ASK_OPENLY("which-copy",     "MO-CRD-26", which_copy,     up_to(kSystems - 1, kKinds - 1), {"{0}: which copy of {1} lies on top now?", "{0}: który egzemplarz karty {1} leży teraz na wierzchu?"}, {&kSystemKind, &kCardKind}),
  KOSMO_RUN("when-attacked",  "MO-CRD-10", when_attacked,  true, up_to()),
  KOSMO_RUN("build-again",    "MO-CRD-02", build_again,    true, up_to()),
};
// clang-format on
static_assert(std::size(kSteps) == static_cast<std::size_t>(Kind::kCount));

static const Option kOptions[] = {
    {"humans",
     {"everybody plays Humans", "wszyscy grają Ludźmi"},
     {"Beginner variant: no races (MO-VAR-01).", "Wariant dla początkujących: bez ras (MO-VAR-01)."},
     0,
     1,
     0,
     {}},
    {"no-advisors",
     {"no advisors", "bez doradców"},
     {"Beginner variant: no advisors (MO-VAR-02).", "Wariant dla początkujących: bez doradców (MO-VAR-02)."},
     0,
     1,
     0,
     {}},
};

static const Statistic kStatistics[] = {{"race", {"race", "rasa"}, &kRaceKind},
                                        {"advisor", {"advisor", "doradca"}, &kAdvisorKind}};

const GameInfo& Orion::info() {
  static const GameInfo kInfo = {
      .id = "orion",
      .name = {"Master of Orion: The Board Game", "Master of Orion: gra planszowa"},
      .blurb = {"Build systems of stacked structures, hire advisors, and win by points or by breaking morale.",
                "Buduj układy struktur, zatrudniaj doradców, wygraj punktami albo złam cudze morale."},
      .min_seats = 2,
      .max_seats = 4,
      .seat_names = kSeatNames,
      .options = kOptions,
      .rules_version = 2,
      .turn_rule = "MO-ACT-01",
      .over_rule = "MO-END-01",
      .max_decisions = 4000,
      .complete = true,
      .statistics = kStatistics,
  };
  return kInfo;
}

std::span<const StepRule<State>> Orion::steps() { return kSteps; }
std::span<const VerbRule> Orion::verbs() { return orion::verbs(); }
std::span<const Phrase> Orion::event_phrases() { return orion::event_phrases(); }

int Orion::statistic(const State& s, int which, Seat seat) {
  const int value = which == 0 ? s.of(seat).race : s.of(seat).advisor;
  return value == kNone ? -1 : value;
}

std::string Orion::content_hash() { return fmt::format("{:016x}", content().hash); }

// What is printed on a structure beside its text: "Blue. Cost: 3 food. Yields: nothing. 2 VP."
static std::string printed_facts(const Structure& card, Lang lang) {
  const auto amounts = [&](const Amount& amount) {
    std::string out;
    for (std::size_t r = 0; r < kResources; ++r) {
      if (amount[r] == 0) continue;
      const std::string name = kResourceKind.say(static_cast<int>(r), lang, 0);
      out += fmt::format(fmt::runtime(lang == Lang::kPolish ? "{2}{1} {0}" : "{2}{0} {1}"), amount[r], name,
                         out.empty() ? "" : ", ");
    }
    return out.empty() ? (lang == Lang::kPolish ? "nic" : "nothing") : out;
  };
  const std::string points = card.keyword == Keyword::kEndGame ? "?" : std::to_string(card.vp);
  const std::string colour = kColourKind.say(static_cast<int>(card.colour), lang, 0);
  if (lang == Lang::kPolish)
    return fmt::format("Kolor: {}. Koszt: {}. Daje: {}. PZ: {}.", colour, amounts(card.cost), amounts(card.produces),
                       points);
  return fmt::format("Colour: {}. Cost: {}. Yields: {}. VP: {}.", colour, amounts(card.cost), amounts(card.produces),
                     points);
}

std::vector<CardText> Orion::cards() {
  std::vector<CardText> out;
  const auto add = [&](const auto& card) {
    out.push_back(card);
    out.back().facts = facts_of(card);
  };
  for (const Structure& card : content().structures) {
    add(card);
    out.back().printed_en = printed_facts(card, Lang::kEnglish);
    out.back().printed_pl = printed_facts(card, Lang::kPolish);
  }
  for (const Advisor& card : content().advisors) add(card);
  for (const Race& card : content().races) add(card);
  return out;
}

const Game& game() {
  static const Erased<Orion> kGame;
  return kGame;
}

}  // namespace kosmo::orion
