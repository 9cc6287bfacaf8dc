#include "games/orion/effect_reader.h"

#include "engine/effects.h"
#include "games/orion/words.h"

namespace kosmo::orion {
namespace {

Amount first_three(const std::vector<std::uint8_t>& counts) { return {counts[0], counts[1], counts[2]}; }

Amount amount(WordReader& in) {
  static constexpr std::string_view kResourceWords[] = {"food", "fleet", "production"};
  return first_three(in.counts(kResourceWords));
}

void read_count(WordReader& in, Effect& e) {
  if (in.accept("systems")) {
    e.counted = Counted::kSystems;
  } else if (in.accept("active")) {
    e.counted = Counted::kActive;
    e.colour = in.one_of(kColourNames);
  } else if (in.accept("structures")) {
    e.counted = Counted::kStructuresHere;
    e.colour = in.one_of(kColourNames);
    in.expect("this_system");
  } else {
    in.expect("cards");
    e.colour = in.one_of(kColourNames);
    e.counted = in.accept("all") ? Counted::kCardsAll : Counted::kCardsHere;
    if (e.counted == Counted::kCardsHere) in.expect("this_system");
  }
}

// One word each: what follows it, and where that goes.
using ReadArgs = void (*)(WordReader&, Effect&);
constexpr ReadArgs kPlain = [](WordReader&, Effect&) {};
constexpr ReadArgs kOneNumber = [](WordReader& in, Effect& e) { e.number = in.count(); };
constexpr EffectWord<Effect> kOpWords[] = {
    {"gain", Op::kGain,
     [](WordReader& in, Effect& e) {
       if (in.accept("opponents")) e.target = Target::kOpponents;
       e.amount = amount(in);
     }},
    {"gain_one_of", Op::kGainOneOf, [](WordReader& in, Effect& e) { e.amount = amount(in); }},
    {"exchange", Op::kExchange,
     [](WordReader& in, Effect& e) {
       e.amount = amount(in);
       in.expect("for");
       e.other = amount(in);
     }},
    // MO-MOR-03: content writes the 1 that the symbol leaves out.
    {"morale", Op::kMorale,
     [](WordReader& in, Effect& e) {
       if (in.accept("defender")) e.target = Target::kDefender;
       e.number = in.change();
     }},
    {"vp", Op::kVp,
     [](WordReader& in, Effect& e) {
       e.number = in.change();
       if (e.number < 0) in.fail();  // points are spent by `pay`, which asks whether there are any
     }},
    {"draw", Op::kDraw, kOneNumber},
    {"take_discard", Op::kTakeDiscard,
     [](WordReader& in, Effect& e) {
       e.any = in.accept("any");
       if (!e.any) in.expect("top");
     }},
    {"discard_or", Op::kDiscardOr,
     [](WordReader& in, Effect& e) {
       e.cards = in.count();
       in.expect("morale");
       e.number = in.change();
       if (e.number > 0) in.fail();
     }},
    {"action", Op::kAction,
     [](WordReader& in, Effect& e) {
       e.number = in.count();
       if (in.accept("if_active")) e.colour = in.one_of(kColourNames);
     }},
    {"build", Op::kBuild,
     [](WordReader& in, Effect& e) {
       e.from_discard = in.accept("discard_top");
       if (!e.from_discard) in.expect("hand");
       e.here = in.accept("this_system");
       if (!e.here) in.expect("any");
       e.number = in.count(0);
     }},
    {"build_again_if", Op::kBuildAgainIf, [](WordReader& in, Effect& e) { e.colour = in.one_of(kColourNames); }},
    {"activate_free", Op::kActivateFree, kPlain},
    {"arrange", Op::kArrange, kPlain},
    {"sink", Op::kSink, kPlain},
    {"jam", Op::kJam, kPlain},
    {"return_advisors", Op::kReturnAdvisors, kPlain},
    {"hire_free", Op::kHireFree, kPlain},
    {"steal_random", Op::kStealRandom, [](WordReader& in, Effect&) { in.expect("1"); }},
    {"gain_by_under", Op::kGainByUnder,
     [](WordReader& in, Effect& e) {
       static constexpr std::string_view kUnder[] = {"blue", "red", "yellow"};
       e.amount = first_three(in.counts(kUnder));
     }},
    {"pay", Op::kPay,
     [](WordReader& in, Effect& e) {
       static constexpr std::string_view kPrices[] = {"food", "fleet", "production", "vp", "morale", "card", "marker"};
       const auto price = in.counts(kPrices);
       e.amount = first_three(price);
       e.vp = price[3];
       e.morale = price[4];
       e.cards = price[5];
       e.markers = price[6];
     }},
    {"mark", Op::kMark, kPlain},
    {"per", Op::kPer,
     [](WordReader& in, Effect& e) {
       read_count(in, e);
       if (e.counted == Counted::kSystems) {
         in.expect("morale");
         e.number = in.change();
       } else {
         in.expect("gain");
         e.amount = amount(in);
       }
     }},
    {"marker_to_actions", Op::kMarkerToActions, kPlain},
    {"score", Op::kScorePer,
     [](WordReader& in, Effect& e) {
       e.number = in.count();
       in.expect("per");
       read_count(in, e);
     }},
    {"score_resources", Op::kScoreResources, kOneNumber},
    {"score_rainbow", Op::kScoreRainbow, kOneNumber},
    {"attack_cost_against", Op::kAttackCostAgainst, kOneNumber},
    {"attack_strength", Op::kAttackStrength, kOneNumber},
    {"defence_strength", Op::kDefenceStrength, kOneNumber},
    {"on_attacked", Op::kOnAttacked,
     [](WordReader& in, Effect& e) {
       in.expect("vp");
       e.number = in.change();
       if (e.number < 0) in.fail();
     }},
    {"on_exploit", Op::kOnExploit,
     [](WordReader& in, Effect& e) {
       e.colour = in.one_of(kColourNames);
       in.expect("gain");
       e.amount = amount(in);
     }},
    {"on_research", Op::kOnResearch,
     [](WordReader& in, Effect& e) {
       in.expect("draw");
       e.number = in.count();
     }},
    {"build_less", Op::kBuildLess,
     [](WordReader& in, Effect& e) {
       e.here = in.accept("this_system");
       if (!e.here) e.colour = in.one_of(kColourNames);
       e.number = in.count();
     }},
};

bool is_score(Op op) { return op >= Op::kScorePer && op <= Op::kScoreRainbow; }
bool is_always(Op op) { return op >= Op::kAttackCostAgainst; }

// Why an effect makes no sense at its place, or nullptr. `before` is the effect in front of it.
const Text* misplaced(const Effect& e, const Effect* before, const Where& at) {
  static constexpr Text kTiming = {"does not go with this keyword", "nie pasuje do tego słowa kluczowego"},
                        kDefender = {"needs an attack", "wymaga ataku"},
                        kMarks = {"must come first, after an attack, on a card with an R field",
                                  "musi stać na początku, po ataku, na karcie z polem R"},
                        kHarrava = {"is for an advisor at the start of a round", "jest dla doradcy na początku rundy"},
                        kCost = {"must come first", "musi stać na początku"},
                        kForced = {"needs an effect that may be declined",
                                   "wymaga efektu, z którego można zrezygnować"},
                        kExchanges = {"must be the first effect of a structure",
                                      "musi być pierwszym efektem struktury"},
                        kAgain = {"must follow 'build'", "musi stać po „build”"},
                        kHere = {"is for an advisor with a system of his own", "jest dla doradcy z własnym układem"};
  if (is_score(e.op) != (at.keyword == Keyword::kEndGame) || is_always(e.op) != (at.keyword == Keyword::kAlways))
    return &kTiming;
  switch (e.op) {
    case Op::kMorale:
      return e.target == Target::kDefender && at.keyword != Keyword::kAfterAttack ? &kDefender : nullptr;
    case Op::kMark: return before || at.keyword != Keyword::kAfterAttack || at.field != Field::kR ? &kMarks : nullptr;
    case Op::kMarkerToActions: return !at.advisor || at.keyword != Keyword::kRoundStart ? &kHarrava : nullptr;
    case Op::kPay: return before ? &kCost : at.keyword == Keyword::kAfterBuild && !at.optional ? &kForced : nullptr;
    case Op::kExchange: return before || at.advisor ? &kExchanges : nullptr;
    case Op::kBuildAgainIf: return !before || before->op != Op::kBuild ? &kAgain : nullptr;
    case Op::kBuildLess: return e.here && !at.own_system ? &kHere : nullptr;
    default: return nullptr;
  }
}

}  // namespace

Effects read_effects(const ContentEntry& entry, std::string_view key) {
  return read_effect_list<Effects>(entry, key, entry.texts(key), [&](const std::string& text) {
    Effect effect;
    read_effect(entry, key, text, kOpWords, effect);
    return effect;
  });
}

void check_effects(const ContentEntry& entry, std::string_view key, const Effects& effects, const Where& at) {
  check_effect_places(entry, key, effects, kOpWords,
                      [&](const Effect& e, const Effect* before) { return misplaced(e, before, at); });
}

}  // namespace kosmo::orion
