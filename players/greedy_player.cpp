// Greedy: tries every move in an imagined world and takes the one after which its own position is worth most.
//
// What leaves the seat asked in the same turn and nothing better is no move: pieces are not pushed to and fro because
// the end of the turn looks like a loss.
//
// A move is often several small decisions (pick the piece, then the space), and half a move is worth nothing. So the
// player looks on while it is asked more about the same move, best first, until the move is whole: another seat is
// asked, the question it began with comes again, something hidden becomes known, or the game is over.
#include <algorithm>

#include "players/bots.h"

namespace kosmo {
namespace {

// No move has more parts; what looks longer is a loop of adding and taking away.
constexpr int kMaxParts = 12;
constexpr double kHair = 1e-9;

class GreedyPlayer final : public Player {
 public:
  GreedyPlayer(std::uint64_t seed, const GreedyLimits& limits) : dream_(seed), limits_(limits) {}

  Action choose(const Outlook&) override;

 private:
  // One action tried: a move so far, and what the position after it is worth.
  struct Node {
    Action action;
    int parent;  // -1 for a choice of the decision itself
    int choice;  // which of those choices it began with
    int parts;
  };
  struct Best {
    double value;
    int node = -1;
    bool whole = false;  // of a whole move; else the value at hand where the look-ahead stopped
    bool idle = false;   // the seat goes on in the same turn, and nothing is better by it
  };

  struct Worth {
    double value = 0;
    bool idle = true;
    // Something that only uses up what could serve later comes after everything else. Sums of the same parts in another
    // order differ by a hair.
    bool beats(const Worth& other) const { return idle != other.idle ? other.idle : value > other.value + kHair; }
  };

  // A later part of the chosen move, and the question it answers.
  struct Planned {
    Decision question;
    Action answer;
  };

  const Planned* planned(const Decision&, const ActionList& choices);
  void make_plan(const Best&);

  void look_ahead(const Decision&, const ActionList& choices, int nodes);
  void try_all(const ActionList&, int parent, const Decision&);
  void keep(const Best&);
  int path_to(int node, Action* parts) const;
  int pick();

  Rng dream_;
  GreedyLimits limits_;

  // Kept between decisions only to spare the heap.
  std::vector<Node> nodes_;
  std::vector<std::pair<double, int>> open_;  // a heap of unfinished moves, the most promising on top
  std::vector<Best> best_;                    // for each choice, in one world
  std::vector<Worth> worth_;                  // for each choice, over all worlds
  double standing_ = 0;                       // what the position is worth before the move
  std::optional<Position> world_, here_, there_;

  // The rest of the move that was chosen, so that its parts fit together; next part last.
  std::vector<Planned> plan_;
};

Action GreedyPlayer::choose(const Outlook& outlook) {
  ActionList choices;
  outlook.legal(choices);
  const Decision decision = outlook.decision();
  if (const Planned* part = planned(decision, choices)) {
    const Action answer = part->answer;
    plan_.pop_back();
    return answer;
  }
  plan_.clear();
  if (choices.size() == 1) return choices[0];

  worth_.assign(static_cast<std::size_t>(choices.size()), Worth{});
  for (int i = 0; i < limits_.worlds; ++i) {
    world_ = outlook.imagine(dream_);
    look_ahead(decision, choices, limits_.nodes / limits_.worlds);
    for (std::size_t c = 0; c < worth_.size(); ++c) {
      worth_[c].value += best_[c].value;
      worth_[c].idle = worth_[c].idle && best_[c].idle;
    }
  }
  const int chosen = pick();
  make_plan(best_[chosen]);
  return choices[chosen];
}

// The next part of the plan, if this is the question that it foresaw.
const GreedyPlayer::Planned* GreedyPlayer::planned(const Decision& now, const ActionList& choices) {
  if (plan_.empty()) return nullptr;
  const Decision& foreseen = plan_.back().question;
  const bool same = foreseen.number == now.number && foreseen.seat == now.seat && foreseen.step == now.step &&
                    foreseen.args == now.args && choices.contains(plan_.back().answer);
  return same ? &plan_.back() : nullptr;
}

void GreedyPlayer::make_plan(const Best& best) {
  if (!best.whole) return;
  Action parts[kMaxParts];
  const int count = path_to(best.node, parts);
  for (int i = 0; i + 1 < count; ++i) {
    world_->apply(parts[i]);
    plan_.push_back({world_->decision(), parts[i + 1]});
  }
  std::reverse(plan_.begin(), plan_.end());
}

void GreedyPlayer::look_ahead(const Decision& decision, const ActionList& choices, int nodes) {
  nodes_.clear();
  open_.clear();
  best_.assign(static_cast<std::size_t>(choices.size()), Best{});
  here_ = world_;
  standing_ = world_->game().evaluate(world_->data(), decision.seat);
  try_all(choices, -1, decision);
  ActionList next;
  while (!open_.empty() && static_cast<int>(nodes_.size()) < nodes) {
    std::pop_heap(open_.begin(), open_.end());
    const int node = open_.back().second;
    open_.pop_back();
    // Playing the parts of the move again is cheaper than keeping a state for each.
    Action parts[kMaxParts];
    const int count = path_to(node, parts);
    here_ = world_;
    for (int i = 0; i < count; ++i) here_->apply(parts[i]);
    here_->legal(next);
    try_all(next, node, decision);
  }
}

// Tries each action in `here_`.
void GreedyPlayer::try_all(const ActionList& actions, int parent, const Decision& decision) {
  const Game& game = here_->game();
  for (int i = 0; i < actions.size(); ++i) {
    there_ = *here_;
    there_->apply(actions[i]);
    const int node = static_cast<int>(nodes_.size());
    const Node* up = parent >= 0 ? &nodes_[parent] : nullptr;
    nodes_.push_back({actions[i], parent, up ? up->choice : i, up ? up->parts + 1 : 1});
    const bool quietly_mine = there_->to_move() == decision.seat && there_->reveals() == world_->reveals();
    const bool came_back = quietly_mine && there_->decision().step == decision.step;
    const bool goes_on = nodes_.back().parts < kMaxParts && quietly_mine && !came_back;
    const double value = game.evaluate(there_->data(), decision.seat);
    const bool same_turn = game.turn(there_->data()) == game.turn(world_->data());
    keep({value, node, !goes_on, quietly_mine && same_turn && value <= standing_ + kHair});
    if (!goes_on) continue;
    open_.emplace_back(value, node);
    std::push_heap(open_.begin(), open_.end());
  }
}

void GreedyPlayer::keep(const Best& found) {
  Best& best = best_[nodes_[found.node].choice];
  const bool better =
      best.node < 0 || (found.whole && !best.whole) || (found.whole == best.whole && found.value > best.value);
  if (better) best = found;
}

// The actions that lead to a node, first to last; how many.
int GreedyPlayer::path_to(int node, Action* parts) const {
  int count = 0;
  for (int n = node; n >= 0; n = nodes_[n].parent) parts[count++] = nodes_[n].action;
  std::reverse(parts, parts + count);
  return count;
}

// The choice of most worth; among equals any, so that games differ.
int GreedyPlayer::pick() {
  int chosen = 0;
  std::uint32_t equals = 0;
  for (std::size_t i = 0; i < worth_.size(); ++i) {
    if (worth_[chosen].beats(worth_[i])) continue;
    equals = worth_[i].beats(worth_[chosen]) ? 1 : equals + 1;
    if (dream_.below(equals) == 0) chosen = static_cast<int>(i);
  }
  return chosen;
}

}  // namespace

std::unique_ptr<Player> make_greedy_player(std::uint64_t seed, const GreedyLimits& limits) {
  return std::make_unique<GreedyPlayer>(seed, limits);
}

}  // namespace kosmo
