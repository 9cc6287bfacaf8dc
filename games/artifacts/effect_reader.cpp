#include "games/artifacts/effect_reader.h"

#include <algorithm>

#include "engine/effects.h"
#include "games/artifacts/words.h"

namespace kosmo::artifacts {
namespace {

constexpr std::string_view kMeasures[] = {"n_planets",     "n_ships",
                                          "n_techs",       "n_cards",
                                          "n_log",         "n_oper",
                                          "n_log_planets", "n_log_ships",
                                          "n_log_techs",   "n_op_planets",
                                          "n_op_ships",    "n_op_techs",
                                          "n_kind",        "kinds_planets",
                                          "kinds_ships",   "kinds_techs",
                                          "n_type_kind",   "n_sets",
                                          "kinds_with_2",  "n_produced",
                                          "n_stage",       "n_attached",
                                          "credits",       "n_artifacts",
                                          "n_plans",       "n_blockades_on_others",
                                          "revealed"};
constexpr std::string_view kEventWords[] = {"now",           "discovered",    "developed",       "built",
                                            "first_of_kind", "produce_match", "artifact_gained", "attack_ended",
                                            "ship_damaged",  "traded_5",      "credits_overflow"};
constexpr std::string_view kScopes[] = {"any", "aliens", "players"};
constexpr std::string_view kDeedWords[] = {"purchase", "discover",  "develop", "build", "prepare", "trade",
                                           "unblock",  "offensive", "income",  "mine",  "faction", "action"};

// Which of the words comes next; fails if none does.
template <std::size_t N>
int one_word_of(WordReader& in, const std::string_view (&words)[N]) {
  for (std::size_t i = 0; i < N; ++i)
    if (in.accept(words[i])) return static_cast<int>(i);
  in.fail();
  return 0;
}

Condition condition(WordReader& in) {
  Condition out;
  out.most = in.accept("most");
  out.measure = static_cast<Measure>(one_word_of(in, kMeasures));
  if (out.measure == Measure::kOfKind || out.measure == Measure::kRevealed)
    out.kind = static_cast<CardKind>(in.one_of(kCardKindNames));
  if (!out.most && out.measure != Measure::kRevealed) out.least = static_cast<std::int8_t>(in.count(1, 99));
  return out;
}

std::uint8_t deck(WordReader& in) {
  if (in.accept("any")) return kNone;
  if (in.accept("other")) return kAnotherDeck;
  return in.one_of(kTypeNames);
}

using ReadArgs = void (*)(WordReader&, Effect&);
constexpr ReadArgs kPlain = [](WordReader&, Effect&) {};
constexpr ReadArgs kOneNumber = [](WordReader& in, Effect& e) { e.number = static_cast<std::int8_t>(in.count(1, 99)); };
constexpr ReadArgs kOneChange = [](WordReader& in, Effect& e) { e.number = in.change(); };
constexpr EffectWord<Effect> kOpWords[] = {
    {"pay_credits", Op::kPayCredits, kOneNumber},
    {"spend", Op::kSpend,
     [](WordReader& in, Effect& e) {
       e.any_colour = in.accept("one_colour");
       if (!e.any_colour) e.colour = static_cast<Colour>(in.one_of(kColourNames));
       e.number = static_cast<std::int8_t>(in.count());
     }},
    {"spend_both", Op::kSpendBoth,
     [](WordReader& in, Effect& e) {
       e.colour = static_cast<Colour>(in.one_of(kColourNames));
       e.number = static_cast<std::int8_t>(in.count());
       e.second = static_cast<Colour>(in.one_of(kColourNames));
       e.other = static_cast<std::int8_t>(in.count());
     }},
    {"spend_sets", Op::kSpendSets, kOneNumber},
    {"scrap_stage", Op::kScrapStage, [](WordReader& in, Effect&) { in.expect("1"); }},
    {"gain_vp", Op::kGainVp, kOneNumber},
    {"gain_credits", Op::kGainCredits, kOneNumber},
    {"gain_vp_per_set", Op::kGainVpPerSet, kOneNumber},
    {"gain_artifact", Op::kGainArtifact, kOneNumber},
    {"draw_resource", Op::kDrawResource, kOneNumber},
    {"discard_draw", Op::kDiscardDraw, kOneNumber},
    {"produce", Op::kProduce, kOneNumber},
    {"produce_or", Op::kProduceOr,
     [](WordReader& in, Effect& e) {
       e.number = static_cast<std::int8_t>(in.count());
       in.expect("draw_resource");
       e.other = static_cast<std::int8_t>(in.count());
     }},
    {"draw_card", Op::kDrawCard,
     [](WordReader& in, Effect& e) {
       e.deck = deck(in);
       e.number = static_cast<std::int8_t>(in.count());
     }},
    {"search", Op::kSearch, [](WordReader& in, Effect& e) { e.deck = deck(in); }},
    {"build_free", Op::kBuildFree, [](WordReader& in, Effect&) { in.expect("any"); }},
    {"attach_top", Op::kAttachTop, kOneNumber},
    {"take_action", Op::kTakeAction,
     [](WordReader& in, Effect& e) {
       in.expect("purchase");
       e.deed = Deed::kPurchase;
     }},
    {"extra_action", Op::kExtraAction, kOneNumber},
    {"extra_turns", Op::kExtraTurns, kOneNumber},
    {"attack_with", Op::kAttackWith, [](WordReader& in, Effect&) { in.expect("1"); }},
    {"free_op", Op::kFreeOp,
     [](WordReader& in, Effect& e) {
       e.deed = static_cast<Deed>(one_word_of(in, kDeedWords));
       if (!is_operational(e.deed)) in.fail();
     }},
    {"score_tech", Op::kScoreTech,
     [](WordReader& in, Effect& e) {
       e.number = static_cast<std::int8_t>(in.count());
       e.flag = in.accept("reveal");
       if (!e.flag) in.expect("no_reveal");
     }},
    {"remove_blockade", Op::kRemoveBlockade,
     [](WordReader& in, Effect& e) { e.number = in.accept("all") ? kTokens : static_cast<std::int8_t>(in.count()); }},
    {"place_blockade", Op::kPlaceBlockade,
     [](WordReader& in, Effect& e) {
       e.number = static_cast<std::int8_t>(in.count());
       e.flag = in.accept("not_planets");
       e.one_player = in.accept("one_player");
     }},
    {"steal_credits", Op::kStealCredits, kOneNumber},
    {"destroyed", Op::kDestroyed, kPlain},
    {"damaged", Op::kDamaged, kPlain},
    {"cancel_damage", Op::kCancelDamage, kPlain},
    {"def_vp", Op::kDefVp, kOneNumber},
    {"def_credits", Op::kDefCredits, kOneNumber},
    {"def_blockade", Op::kDefBlockade, kOneNumber},
    {"found", Op::kFound,
     [](WordReader& in, Effect& e) {
       e.deck = in.one_of(kTypeNames);
       e.side = static_cast<Side>(in.one_of(kSideNames));
     }},
    {"mod_cost", Op::kModCost,
     [](WordReader& in, Effect& e) {
       e.deed = static_cast<Deed>(one_word_of(in, kDeedWords));
       e.number = static_cast<std::int8_t>(-in.change());
     }},
    {"mod_limit", Op::kModLimit,
     [](WordReader& in, Effect& e) {
       if (!in.accept("all")) e.deed = static_cast<Deed>(one_word_of(in, kDeedWords));
       e.number = in.change();
     }},
    {"mod_attack", Op::kModAttack,
     [](WordReader& in, Effect& e) {
       e.scope = static_cast<Scope>(one_word_of(in, kScopes));
       e.number = in.change();
     }},
    {"mod_produce", Op::kModProduce, kOneChange},
    {"mod_trade", Op::kModTrade, kOneChange},
    {"mod_look", Op::kModLook, kOneChange},
    {"mod_gold", Op::kModGold,
     [](WordReader& in, Effect& e) {
       in.expect("operational");
       e.number = static_cast<std::int8_t>(in.count());
     }},
    {"mod_colour", Op::kModColour,
     [](WordReader& in, Effect& e) {
       e.flag = in.accept("all");
       if (!e.flag) in.expect("basic");
       in.expect(e.flag ? "all" : "one");
     }},
    {"tech_reroll", Op::kTechReroll, kPlain},
    {"bonus", Op::kBonus, kOneNumber},
    {"bonus_vs", Op::kBonusVs,
     [](WordReader& in, Effect& e) {
       e.scope = static_cast<Scope>(one_word_of(in, kScopes));
       e.number = static_cast<std::int8_t>(in.count());
     }},
    {"bonus_if", Op::kBonusIf,
     [](WordReader& in, Effect& e) {
       e.condition = condition(in);
       e.number = static_cast<std::int8_t>(in.count());
     }},
    {"bonus_pay", Op::kBonusPay,
     [](WordReader& in, Effect& e) {
       e.other = static_cast<std::int8_t>(in.count());
       e.number = static_cast<std::int8_t>(in.count());
     }},
    {"best_of", Op::kBestOf, [](WordReader& in, Effect&) { in.expect("2"); }},
    {"reroll", Op::kReroll, kPlain},
    {"floor", Op::kFloor, kOneNumber},
    {"armour", Op::kArmour, kOneNumber},
    {"fragile", Op::kFragile, kPlain},
    {"extra_blockade", Op::kExtraBlockade, kOneNumber},
};

// The words in front of an effect say when it comes: "once_per_turn when credits_overflow", "on_hit players",
// "until_turn_end". Takes them off the text.
std::string read_moment(std::string text, Effect& e) {
  const auto take = [&](std::string_view word) {
    if (text.rfind(std::string(word) + ' ', 0) != 0) return false;
    text.erase(0, word.size() + 1);
    return true;
  };
  e.once_per_turn = take("once_per_turn");
  e.until_turn_end = take("until_turn_end");
  take("until_attack_end");  // what is played in an attack holds so long
  if (take("when"))
    for (std::size_t i = 1; i < std::size(kEventWords); ++i)
      if (take(kEventWords[i])) e.when = static_cast<Event>(i);
  if (take("on_hit")) {
    e.when = Event::kOnHit;
    for (std::size_t i = 0; i < std::size(kScopes); ++i)
      if (take(kScopes[i])) e.scope = static_cast<Scope>(i);
  }
  if (take("on_loss")) e.when = Event::kOnLoss;
  if (take("on_artifact")) e.when = Event::kOnArtifact;
  return text;
}

Effect read_one(const ContentEntry& entry, std::string_view key, const std::string& text) {
  Effect moment;
  const std::string rest = read_moment(text, moment);
  Effect effect = moment;
  read_effect(entry, key, rest, kOpWords, effect);
  if (moment.when == Event::kOnHit) effect.scope = moment.scope;
  return effect;
}

bool is_in(Op op, Op first, Op last) { return op >= first && op <= last; }
bool is_one_of(Op op, std::initializer_list<Op> ops) { return std::find(ops.begin(), ops.end(), op) != ops.end(); }

// Can this effect stand there (section 11.0 of the rules)?
bool fits(const Effect& e, Where at) {
  const bool now = e.when == Event::kNow, of_ship = e.when >= Event::kOnHit;
  switch (at) {
    case Where::kCost: return now && is_in(e.op, Op::kPayCredits, Op::kScrapStage);
    case Where::kAlways:
      if (now) return is_in(e.op, Op::kModCost, Op::kTechReroll);
      return !of_ship && is_one_of(e.op, {Op::kGainVp, Op::kGainCredits, Op::kCancelDamage});
    case Where::kUsed:
      return now && (is_in(e.op, Op::kGainVp, Op::kPlaceBlockade) ||
                     is_one_of(e.op, {Op::kModLimit, Op::kModColour, Op::kModAttack}));
    case Where::kAbility:
      if (now) return is_in(e.op, Op::kBonus, Op::kExtraBlockade);
      return of_ship &&
             is_one_of(e.op, {Op::kGainVp, Op::kGainCredits, Op::kDrawResource, Op::kProduce, Op::kStealCredits});
    case Where::kRow:
      return now && is_one_of(e.op, {Op::kGainVp, Op::kGainCredits, Op::kGainArtifact, Op::kDrawResource,
                                     Op::kPlaceBlockade, Op::kStealCredits, Op::kDestroyed, Op::kDamaged, Op::kDefVp,
                                     Op::kDefCredits, Op::kDefBlockade});
    case Where::kSetup: return now && is_one_of(e.op, {Op::kDrawCard, Op::kFound, Op::kGainCredits});
  }
  return false;
}

void check_places(const ContentEntry& entry, std::string_view key, const Effects& effects, Where at) {
  static constexpr Text kElsewhere = {"cannot stand here", "nie może tu stać"};
  check_effect_places(entry, key, effects, kOpWords, [&](const Effect& e, const Effect*) {
    return e.op == Op::kNothing || fits(e, at) ? nullptr : &kElsewhere;
  });
}

Effects read_list(const ContentEntry& entry, std::string_view key, const std::vector<std::string>& texts) {
  return read_effect_list<Effects>(entry, key, texts,
                                   [&](const std::string& text) { return read_one(entry, key, text); });
}

std::vector<std::string> divided(const std::string& text, std::string_view by) {
  std::vector<std::string> out;
  std::size_t from = 0;
  for (std::size_t at = text.find(by); at != std::string::npos; at = text.find(by, from)) {
    out.push_back(text.substr(from, at - from));
    from = at + by.size();
  }
  out.push_back(text.substr(from));
  return out;
}

}  // namespace

Effects read_effects(const ContentEntry& entry, std::string_view key, Where at) {
  const Effects out = read_list(entry, key, entry.texts(key));
  check_places(entry, key, out, at);
  return out;
}

Effects read_row(const ContentEntry& entry, std::string_view key, const std::string& row) {
  if (row == "none") return {};
  const Effects out = read_list(entry, key, divided(row, "; "));
  check_places(entry, key, out, Where::kRow);
  return out;
}

Score read_score(const ContentEntry& entry, std::string_view key, const std::string& line) {
  WordReader in(line);
  Score out;
  out.conditions.push(condition(in));
  if (in.accept("and")) out.conditions.push(condition(in));
  in.expect("gives");
  out.during = in.count(0);
  out.end = in.count(0);
  if (!in.ok()) complain_arguments(entry, key, line);
  return out;
}

Section read_section(const ContentEntry& entry, std::string_view key) {
  const std::string text = entry.text(key);
  WordReader in(text);
  Section out;
  out.colour = static_cast<Colour>(in.one_of(kColourNames));
  out.icons = in.count(1, 3);
  out.kind = static_cast<CardKind>(in.one_of(kCardKindNames));
  if (!in.ok()) complain_arguments(entry, key, text);
  return out;
}

}  // namespace kosmo::artifacts
