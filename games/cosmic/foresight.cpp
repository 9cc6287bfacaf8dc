#include "games/cosmic/foresight.h"

namespace kosmo::cosmic {
namespace {

// Only what changes cards, totals and outcome can be tried without drawing, asking or moving anything.
bool can_be_tried(const Effect& effect) {
  return !effect.list && ((effect.lasts && !effect.effect) || effect.is_reckoned);
}

constexpr Moments kForeseen = in(Moment::kAfterRevealModifiers, Moment::kOutcome);

bool counts_at_reveal(const Effect& effect) { return effect.at_reveal || effect.in_totals || effect.in_outcome; }

}  // namespace

Foresight::Foresight(const State& s) : now_(s), trial_(s) {
  is_plain_ = !s.is_revealed && !is_changed_by_powers();
  if (!is_plain_) return;
  trial_.counts_as = {};
  trial_.more = {};
  const Totals totals = totals_of(trial_);
  added_ = totals.sums[Side::kOffense].total() - totals.sums[Side::kDefense].total();
}

// By one in force, or by one of a main player or ally that will be.
bool Foresight::is_changed_by_powers() const {
  for (const InForce& one : now_.in_force)
    if (counts_at_reveal(effect_of(one))) return true;
  bool is_changed = false;
  for (Seat p = 0; p < now_.seats(); ++p) {
    if (!now_.is_main(p) && now_.of(p).ally == Ally::kNo) continue;
    each_sheet(now_, p, [&](int alien) {
      if (!is_usable(now_, p, alien)) return;
      for (const Effect& effect : alien_at(alien).power) {
        const bool is_planned = p == now_.offense || p == now_.defense ? can_be_tried(effect) : false;
        is_changed = is_changed || is_planned || (effect.windows & kForeseen);
      }
    });
  }
  return is_changed;
}

Foreseen Foresight::by_print(const Array<std::uint8_t, 2>& laid) const {
  Foreseen end;
  const int offense = laid[0] == kMorph ? laid[1] : laid[0], defense = laid[1] == kMorph ? laid[0] : laid[1];
  end.pays = true;
  if (offense == kMorph) {
    end.outcome = Outcome::kBothLose;
  } else if (offense == kNegotiate) {
    end.outcome = defense == kNegotiate ? Outcome::kBargaining : Outcome::kDefenseWins;
  } else if (defense == kNegotiate) {
    end.outcome = Outcome::kOffenseWins;
  } else {
    end.ahead = printed_value(offense) - printed_value(defense) + added_;
    end.outcome = end.ahead > 0 ? Outcome::kOffenseWins : Outcome::kDefenseWins;
    end.is_compared = true;
  }
  return end;
}

void Foresight::declare(Seat seat, const Plan& plan) {
  Events nobody;
  if (plan.effect->lasts && !trial_.in_force.full()) {
    const auto index = static_cast<std::uint8_t>(plan.effect - alien_at(plan.alien).power.data());
    trial_.in_force.push({static_cast<std::uint8_t>(playable_of(Sort::kPower, plan.alien)), seat, index, 0, 0});
  }
  if (plan.effect->is_reckoned) plan.effect->effect(trial_, {seat, 0, false}, nobody);
  trial_.powers_used |= std::uint64_t{1} << plan.alien;
}

// Mandatory powers that ask nothing, of everybody (CE-ZAP-02).
void Foresight::declare_all_at(Moment moment) {
  if (now_.moment > moment) return;
  trial_.moment = moment;
  for (Seat p = 0; p < trial_.seats(); ++p)
    each_sheet(trial_, p, [&](int alien) {
      if (!alien_at(alien).is_mandatory) return;
      const Effect* effect = power_to_use(trial_, {p}, alien);
      if (!effect || effect->is_optional || effect->list) return;
      const bool only_lasts = effect->lasts && (effect->in_totals || effect->in_outcome);
      if (only_lasts || effect->is_reckoned) declare(p, {effect, alien});
    });
}

void Foresight::turn_up() {  // as in step 28 (CE-TIM-13)
  Events nobody;
  trial_.counts_as = trial_.laid;
  trial_.more = {};
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    if (trial_.laid[side] == kMorph) trial_.counts_as[side] = trial_.laid[other_side(side)];
    trial_.is_open[side] = 1;
  }
  trial_.is_revealed = 1;
  change_cards_at_reveal(trial_, nobody);
}

FixedList<Plan, 6> Foresight::plans(Seat seat) {
  FixedList<Plan, 6> plans;
  plans.push({});
  if (is_plain_ || !now_.is_main(seat) || now_.moment >= Moment::kPlanningAfterSelect) return plans;
  trial_ = now_;
  trial_.moment = Moment::kPlanningAfterSelect;
  for (std::uint8_t& face : trial_.laid)
    if (face == kNone) face = kNegotiate;
  each_sheet(trial_, seat, [&](int alien) {
    const Effect* effect = power_to_use(trial_, {seat}, alien);
    if (effect && can_be_tried(*effect) && !plans.full()) plans.push({effect, alien});
  });
  return plans;
}

Foreseen Foresight::of(const Array<std::uint8_t, 2>& laid, Seat planner, const Plan& plan) {
  if (is_plain_) return by_print(laid);
  trial_ = now_;
  trial_.outcome = Outcome::kOpen;
  if (!now_.is_revealed) {
    trial_.laid = laid;
    trial_.claimed.fill(kNone);
    if (plan.effect) declare(planner, plan);
    turn_up();
  }
  if (trial_.powers) {
    declare_all_at(Moment::kAfterRevealModifiers);
    declare_all_at(Moment::kOutcome);
  }
  Foreseen end;
  if (!are_totals_compared(trial_)) {
    Events nobody;
    set_outcome(trial_, nobody);
    const bool offense_wins = trial_.outcome == Outcome::kOffenseWins;
    end.outcome = trial_.outcome;
    end.pays = type_shown(trial_, offense_wins ? Side::kDefense : Side::kOffense) == Type::kNegotiate;
    return end;
  }
  const Totals totals = totals_of(trial_);
  end.ahead = totals.sums[Side::kOffense].total() - totals.sums[Side::kDefense].total();
  if (totals.lower_wins) end.ahead = -end.ahead;
  const Outcome by_totals = end.ahead > 0 ? Outcome::kOffenseWins : Outcome::kDefenseWins;
  end.outcome = by_totals;
  ask_powers_for_outcome(trial_, end.outcome);
  end.is_compared = end.outcome == Outcome::kOffenseWins || end.outcome == Outcome::kDefenseWins;
  end.is_turned = end.outcome != by_totals;
  return end;
}

}  // namespace kosmo::cosmic
