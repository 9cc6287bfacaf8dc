// The whole game at a glance: every step, the rule it comes from, and who carries it out.
#include "engine/erase.h"
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

#include <fmt/format.h>

namespace kosmo::orion {

// clang-format off
#define KOSMO_RUN(name, rule, f, seat, most) {name, rule, run_##f, nullptr, nullptr, {}, nullptr, seat, most, nullptr, false}
#define KOSMO_ASK(name, rule, f, most, ...)  {name, rule, nullptr, list_##f, apply_##f, {name, __VA_ARGS__}, why_not_##f, true, most, nullptr, false}

static const StepRule<State> kSteps[] = {
  KOSMO_ASK("choose-race",    "MO-SET-03", choose_race,    up_to(),       {"Which race do you play?", "Jaką rasą grasz?"}),
  KOSMO_RUN("deal",           "MO-SET-12", deal,           false, up_to()),
  KOSMO_ASK("swap",           "MO-SET-13", swap,           up_to(),       {"Which cards do you exchange?", "Które karty wymieniasz?"}),
  KOSMO_RUN("start-round",    "MO-RND-02", start_round,    false, up_to()),
  KOSMO_RUN("level",          "MO-DEV-01", level,          true, up_to()),
  KOSMO_ASK("gain-any",       "MO-RAC-05", gain_any,       up_to(2),      {"Which resource do you gain? {0} to choose.", "Który zasób otrzymujesz? Do wyboru: {0}."}, {&kNumber}),
  KOSMO_RUN("start-effects",  "MO-RND-05", start_effects,  true, up_to()),
  KOSMO_RUN("resolve",        "MO-GEN-06", resolve,        true, up_to(5, 127, kPlayers)),
  KOSMO_ASK("choose-effect",  "MO-GEN-06", choose_effect,  up_to(5, 127, kPlayers), {"Which effect comes next?", "Który efekt rozpatrujesz teraz?"}),
  KOSMO_RUN("turn",           "MO-ACT-01", turn,           true, up_to()),
  KOSMO_ASK("action",         "MO-ACT-04", action,         up_to(),       {"Which action do you take?", "Jaką akcję wykonujesz?"}),
  KOSMO_ASK("payment",        "MO-BLD-05", payment,        up_to(kKinds - 1, kSystems - 1, 40, 1), {"What do you pay for {0}?", "Czym płacisz za kartę {0}?"}, {&kCardKind}),
  KOSMO_ASK("throw",          "MO-EXP-03", throw,          up_to(),       {"Which of the cards drawn do you discard?", "Którą z dobranych kart odrzucasz?"}),
  KOSMO_ASK("discard",        "MO-DCK-02", discard,        up_to(9),      {"Which card do you discard? {0} to go.", "Którą kartę odrzucasz? Pozostało: {0}."}, {&kNumber}),
  KOSMO_ASK("discard-or",     "MO-GEN-03", discard_or,     up_to(9, 9),   {"Discard {0} cards, or lose morale?", "Odrzucasz karty ({0}) czy tracisz morale?"}, {&kNumber}),
  KOSMO_ASK("hire",           "MO-CON-01", hire,           up_to(),       {"Which advisor do you hire?", "Którego doradcę zatrudniasz?"}),
  KOSMO_ASK("colour",         "MO-ADV-08", colour,         up_to(),       {"Of which colour is Fulcrum Sandebar?", "Jakiego koloru jest Fulcrum Sandebar?"}),
  KOSMO_ASK("may-use",        "MO-GEN-05", may_use,        up_to(kKinds - 1), {"Use the effect of {0}?", "Czy używasz efektu karty {0}?"}, {&kCardKind}),
  KOSMO_RUN("effect",         "MO-GEN-13", effect,         true, up_to(kKinds + kAdvisors, 5, 3, kNoSystem, 2 * kPlayers, kColours)),
  KOSMO_ASK("gain-one-of",    "MO-GEN-07", gain_one_of,    up_to(9, 9, 9), {"Which gain do you choose?", "Który zysk wybierasz?"}),
  KOSMO_ASK("exchange",       "MO-ATV-06", exchange,       up_to(kKinds - 1), {"In which direction do you exchange?", "W którą stronę wymieniasz?"}),
  KOSMO_ASK("build-more",     "MO-BLD-09", build_more,     up_to(9, kNoSystem, 1, 1), {"What do you build?", "Co budujesz?"}),
  KOSMO_ASK("activate-free",  "MO-ATV-04", activate_free,  up_to(),       {"Which card do you activate?", "Którą kartę aktywujesz?"}),
  KOSMO_ASK("recover",        "MO-DCK-03", recover,        up_to(kCards, 1), {"Which card do you take from the discard pile?", "Którą kartę bierzesz ze stosu odrzuconych?"}),
  KOSMO_ASK("jam",            "MO-CRD-06", jam,            up_to(),       {"Which field gets a marker?", "Na które pole kładziesz znacznik?"}),
  KOSMO_ASK("sink",           "MO-CRD-07", sink,           up_to(kPlayers - 1), {"Which structure of {0} goes to the bottom?", "Która struktura idzie na spód ({0})?"}, {&kSeatKind}),
  KOSMO_ASK("arrange",        "MO-CRD-26", arrange,        up_to(),       {"Which system do you put in a new order?", "Który układ układasz na nowo?"}),
  KOSMO_ASK("next",           "MO-CRD-26", next,           up_to(kSystems - 1, kKinds - 1), {"Which card comes next in {0}, from the top?", "Która karta jest następna od góry: {0}?"}, {&kSystemKind}),
  KOSMO_ASK("rob",            "MO-CRD-21", rob,            up_to(),       {"From whom do you take a card?", "Komu zabierasz kartę?"}),
  KOSMO_RUN("end-round",      "MO-END-01", end_round,      false, up_to()),
  KOSMO_ASK("hand-limit",     "MO-END-05", hand_limit,     up_to(),       {"Discard down to 5 cards.", "Odrzuć karty do limitu 5."}),
  KOSMO_RUN("next-round",     "MO-END-06", next_round,     false, up_to()),
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
      .rules_version = 1,
      .rules = "MO",
      .turn_rule = "MO-ACT-01",
      .over_rule = "MO-END-01",
      .max_decisions = 4000,
      .cooperative = false,
      .hidden_information = true,
      .complete = false,  // MO-CRD-26 is open: two alike cards in an arranged system are not told apart
  };
  return kInfo;
}

std::span<const StepRule<State>> Orion::steps() { return kSteps; }
std::span<const VerbRule> Orion::verbs() { return orion::verbs(); }
std::span<const Phrase> Orion::event_phrases() { return orion::event_phrases(); }

// MO-FIN-01, MO-FIN-05..08
Result Orion::result(const State& s) {
  Result r;
  const auto sum = [&](Seat p) { return s.of(p).resources[0] + s.of(p).resources[1] + s.of(p).resources[2]; };
  for (Seat p = 0; p < s.seats(); ++p)
    r.score[index(p)] = static_cast<std::int16_t>(s.of(p).vp + s.of(p).morale + end_points(s, p));
  const auto before = [&](Seat a, Seat b) {
    if (r.score[index(a)] != r.score[index(b)]) return r.score[index(a)] > r.score[index(b)];
    if (s.of(a).morale != s.of(b).morale) return s.of(a).morale > s.of(b).morale;
    return sum(a) > sum(b);
  };
  for (Seat p = 0; p < s.seats(); ++p) {
    r.place[index(p)] = 1;
    for (Seat q = 0; q < s.seats(); ++q)
      r.place[index(p)] = static_cast<std::uint8_t>(r.place[index(p)] + (q != p && before(q, p)));
  }
  return r;
}

std::string Orion::content_hash() { return fmt::format("{:016x}", content().hash); }

std::vector<CardText> Orion::cards() {
  std::vector<CardText> out;
  const auto add = [&](const Words& w) { out.push_back({w.id, w.name_en, w.name_pl, w.text_en, w.text_pl, w.source}); };
  for (const Structure& card : content().structures) add(card);
  for (const Advisor& card : content().advisors) add(card);
  for (const Race& card : content().races) add(card);
  return out;
}

const Game& game() {
  static const Erased<Orion> kGame;
  return kGame;
}

}  // namespace kosmo::orion
