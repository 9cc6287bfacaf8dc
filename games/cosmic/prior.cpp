// How promising an action looks before any search: a weight by its verb, and by the little that can be seen at a
// glance. Only the proportions between the choices of one decision matter.
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

bool is_near_win(const State& s, Seat seat) { return foreign_colonies(s, seat) >= colonies_to_win(s) - 1; }

double of_card(const State&, Seat, Action a) {
  const int face = a.arg[0];
  if (face == kNegotiate) return 2;
  return face == kMorph ? 3 : 0.5 + kAttackValues[face] / 4.0;
}
// Planets without an own colony, and few ships in defence.
double of_target(const State& s, Seat, Action a) {
  const int planet = a.arg[0];
  if (has_colony(s, s.offense, planet)) return 0.2;
  return 4.0 / (1 + s.ships[planet][s.defense]);
}
// The last ship of a colony is the last to go.
double of_source(const State& s, Seat seat, Action a) {
  if (a.arg[0] >= kPlanets) return 2;
  const int ships = s.ships[a.arg[0]][seat];
  return ships == 1 ? 0.1 : ships;
}
double of_home(const State& s, Seat seat, Action a) { return 4.0 / (1 + s.ships[a.arg[0]][seat]); }
template <int kCount>
double of_guests(const State& s, Seat, Action a) {
  for (const std::uint8_t guest : std::span(a.arg).first(kCount))
    if (is_near_win(s, static_cast<Seat>(guest))) return 0.1;
  return 1;
}
// Whoever is near the win is helped only to a win of one's own.
double of_side(const State& s, Seat seat, Action a) {
  if (static_cast<Side>(a.arg[0]) == Side::kDefense) return 2;
  return is_near_win(s, seat) ? 20 : is_near_win(s, s.offense) ? 0.1 : 3;
}
double of_support(const State& s, Seat seat, Action a) {
  const auto side = static_cast<Side>(a.arg[1]);
  const Ally ally = side == Side::kOffense ? Ally::kOfOffense : Ally::kOfDefense;
  return s.main(side) == seat || s.of(seat).ally == ally ? 3 : 0.02;
}
double of_victim(const State&, Seat seat, Action a) { return a.arg[0] == seat ? 0.01 : 1; }

struct Weight {
  std::string_view verb;
  double weight;
  double (*look)(const State&, Seat, Action) = nullptr;  // instead of the weight
};
constexpr Weight kWeights[] = {
    {"pass", 4},
    {"encounter", 5},
    {"stop", 0.5},
    {"redraw", 2},
    {"aim", 0, of_target},
    {"send", 0, of_source},
    {"sent", 1},
    {"lose", 0, of_source},
    {"place", 0, of_home},
    {"invite-nobody", 2},
    {"invite", 0, of_guests<1>},
    {"invite-two", 0, of_guests<2>},
    {"invite-three", 0, of_guests<3>},
    {"join", 0, of_side},
    {"lay", 0, of_card},
    {"reinforce", 0, of_support},
    {"plague", 0, of_victim},
    {"power", 8},
    {"power-seat", 8},
    {"power-planet", 8},
    {"power-card", 8},
    {"power-number", 8},
    {"prepare", 3},
    {"accept", 3},
    {"wait", 0.5},
    {"walk-away", 0.1},
    {"timeout", 0.02},
    {"propose", 20},
    {"scrap", 0.1},
    {"ask-colony", 6},
    {"give-colony", 6},
    {"give-random", 0.5},
    {"free-ships", 0.2},
    {"ask-highest", 0.5},
    {"ask-lowest", 0.3},
    {"ask-type", 0.1},
    {"ask-card", 0.02},
    {"give-card", 0.05},
    {"give-type", 0.1},
    {"give-highest", 0.1},
};
constexpr Weight kOther = {"", 1}, kStop = {"", 0.5};  // what ends a use that could go on

// By the number of the verb, found once by its name.
class Table {
 public:
  Table() {
    line_.fill(&kOther);
    int verb = 0;
    for (const VerbRule& rule : Cosmic::verbs()) {
      if (rule.phrase.key.ends_with("-enough")) line_[verb] = &kStop;
      for (const Weight& one : kWeights)
        if (rule.phrase.key == one.verb) line_[verb] = &one;
      ++verb;
    }
  }
  const Weight& at(int verb) const { return *line_[verb]; }

 private:
  Array<const Weight*, 256> line_;
};

}  // namespace

double Cosmic::prior(const State& s, Action a) {
  if (s.core.over) return 1;
  static const Table kTable;
  const Weight& line = kTable.at(a.verb);
  return line.look ? line.look(s, s.core.steps.back().seat, a) : line.weight;
}

}  // namespace kosmo::cosmic
