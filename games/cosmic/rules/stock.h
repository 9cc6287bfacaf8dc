// What somebody could give in a deal, and what is left of it.
#pragma once

#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {

// Cards that somebody has to give, and how many of them are free when terms have taken theirs. Terms want a face, a
// type or just a card; a face is one of its type and a type one of all, so they can be met together if there are enough
// of each (CE-DEAL-26).
class Stock {
 public:
  void add(int face, int count) {
    faces_[face] += count;
    types_[type_of(face)] += count;
    all_ += count;
  }
  void limit(int all) { all_ = std::min(all_, all); }
  bool can_take(const Term& term) const {
    return all_ > 0 && (!names_face(term) || faces_[term.what] > 0) &&
           (!names_type(term) || types_[wanted_type(term)] > 0);
  }
  void take(const Term& term) {
    is_overdrawn_ = is_overdrawn_ || !can_take(term);
    if (names_face(term)) --faces_[term.what];
    if (names_type(term)) --types_[wanted_type(term)];
    --all_;
  }
  bool is_overdrawn() const { return is_overdrawn_; }

 private:
  static bool names_face(const Term& term) { return term.kind == TermKind::kCard || term.kind == TermKind::kNamed; }
  static bool names_type(const Term& term) { return term.kind != TermKind::kRandom; }
  static Type wanted_type(const Term& term) {
    if (names_face(term)) return type_of(term.what);
    return term.kind == TermKind::kOfType ? static_cast<Type>(term.what) : Type::kAttack;
  }

  Array<int, kFaces> faces_{};
  Array<int, kTypes> types_{};
  int all_ = 0;
  bool is_overdrawn_ = false;
};

Stock hand_of(const State&, Seat);
Stock hand_as_known_by(const State&, Seat, Seat by);

}  // namespace kosmo::cosmic
