#include "cli/choices.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <set>

#include "cli/words.h"
#include "engine/rules_text.h"

namespace kosmo {
namespace {

constexpr int kShortList = 12;   // as many as fit on a screen below a board
constexpr int kLargeGroup = 16;  // beyond this a group is split by its first argument
constexpr int kNumberWidth = 3;

bool all_alike(const std::vector<std::vector<std::string>>& rows,
               const std::function<const std::string&(std::size_t)>& word) {
  for (std::size_t i = 1; i < rows.size(); ++i)
    if (word(i) != word(0)) return false;
  return true;
}

// What a group of sentences shares: its first and its last words. At least one word of each sentence is left.
struct Shared {
  std::size_t front = 0, back = 0;
};

Shared shared_words(const std::vector<std::vector<std::string>>& rows) {
  std::size_t shortest = rows[0].size();
  for (const auto& row : rows) shortest = std::min(shortest, row.size());
  Shared shared;
  while (shared.front + 1 < shortest &&
         all_alike(rows, [&](std::size_t i) -> const std::string& { return rows[i][shared.front]; }))
    ++shared.front;
  while (shared.front + shared.back + 1 < shortest && all_alike(rows, [&](std::size_t i) -> const std::string& {
           return rows[i][rows[i].size() - 1 - shared.back];
         }))
    ++shared.back;
  return shared;
}

std::string join_range(const std::vector<std::string>& row, std::size_t begin, std::size_t end) {
  return joined({row.begin() + static_cast<std::ptrdiff_t>(begin), row.begin() + static_cast<std::ptrdiff_t>(end)},
                " ");
}

using Fits = std::function<bool(const std::string& token, const std::string& typed)>;

// Do the typed words fit the tokens from `from` on?
bool fit_at(const std::vector<std::string>& tokens, const std::vector<std::string>& typed, std::size_t from,
            const Fits& fits) {
  if (from + typed.size() > tokens.size()) return false;
  for (std::size_t i = 0; i < typed.size(); ++i)
    if (!fits(tokens[from + i], typed[i])) return false;
  return true;
}

}  // namespace

CardTexts card_texts(const Game& game, Lang lang) {
  CardTexts texts;
  for (const CardText& card : game.cards()) texts.emplace(card.id, card.words(lang));
  return texts;
}

Choices::Choices(const Position& now, const CardTexts& cards, Lang lang) {
  ActionList list;
  now.legal(list);
  for (int i = 0; i < list.size(); ++i) {
    const std::string canonical = now.game().print(list[i]);
    Choice choice{list[i], now.say_choice(list[i], lang), canonical, "", split_words(fold(canonical))};
    for (const std::string& word : split_words(canonical))
      if (const auto card = cards.find(word); card != cards.end()) choice.card = card->second;
    all_.push_back(std::move(choice));
  }
  if (size() > kShortList) put_in_groups();
}

// Same verbs together, and within them the same first arguments, each in the order in which the game first names it.
void Choices::put_in_groups() {
  std::map<int, std::size_t> verbs;
  std::map<std::pair<int, int>, std::size_t> arguments;
  std::vector<std::array<std::size_t, 3>> order;  // verb, argument, place in the game's list
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const int verb = all_[i].action.verb, argument = all_[i].action.arg[0];
    const std::size_t v = verbs.emplace(verb, verbs.size()).first->second;
    const std::size_t a = arguments.emplace(std::pair(verb, argument), arguments.size()).first->second;
    order.push_back({v, a, i});
  }
  std::sort(order.begin(), order.end());
  std::vector<Choice> grouped;
  for (const auto& place : order) grouped.push_back(std::move(all_[place[2]]));
  all_ = std::move(grouped);
}

int Choices::number_of(Action a) const {
  for (int i = 0; i < size(); ++i)
    if (action(i) == a) return i;
  return -1;
}

std::string Choices::show_line(int i, int sentence_width, const Terminal& terminal) const {
  const std::string number = pad_left_to(std::to_string(i + 1), kNumberWidth);
  const int indent = kNumberWidth + 2;
  const int needed = indent + std::max(sentence_width, columns_of(sentence(i))) + 2 + columns_of(canonical(i));
  std::string out = terminal.paint(Ink::kAccent, number);
  if (needed <= terminal.width)
    out += "  " + pad_to(sentence(i), sentence_width) + "  " + terminal.paint(Ink::kDim, canonical(i)) + "\n";
  else
    out += wrapped(sentence(i) + " " + terminal.paint(Ink::kDim, canonical(i)), terminal.width, indent, indent)
               .substr(kNumberWidth) +
           "\n";
  if (!at(i).card.empty())
    out += terminal.paint(Ink::kDim, wrapped(at(i).card, terminal.width, indent + 2, indent + 2)) + "\n";
  return out;
}

std::string Choices::show_only(const std::vector<int>& which, const Terminal& terminal) const {
  int widest = 0;
  for (const int i : which) widest = std::max(widest, columns_of(sentence(i)));
  std::string out;
  for (const int i : which) out += show_line(i, std::min(widest, terminal.width / 2 + 10), terminal);
  return out;
}

int Choices::group_end(int begin) const {
  int end = begin, same_argument = begin;
  std::set<int> arguments;
  for (; end < size() && action(end).verb == action(begin).verb; ++end) {
    arguments.insert(action(end).arg[0]);
    if (arguments.size() == 1) same_argument = end + 1;
  }
  const bool worth_splitting = end - begin > kLargeGroup && static_cast<int>(arguments.size()) * 3 <= end - begin;
  return worth_splitting ? same_argument : end;
}

// A heading with what the sentences share, and below it, in columns, what tells them apart.
std::string Choices::show_group(int begin, int end, const Terminal& terminal) const {
  if (end - begin == 1) return show_line(begin, 0, terminal);
  std::vector<std::vector<std::string>> rows;
  for (int i = begin; i < end; ++i) rows.push_back(split_words(sentence(i)));
  const Shared shared = shared_words(rows);
  std::string heading = join_range(rows[0], 0, shared.front);
  heading += (heading.empty() ? "…" : " …");
  const std::string tail = join_range(rows[0], rows[0].size() - shared.back, rows[0].size());
  if (tail.size() > 1) heading += " " + tail;
  std::vector<std::string> cells;
  for (int i = begin; i < end; ++i) {
    const auto& row = rows[i - begin];
    cells.push_back(terminal.paint(Ink::kAccent, pad_left_to(std::to_string(i + 1), kNumberWidth)) + " " +
                    join_range(row, shared.front, row.size() - shared.back));
  }
  const std::string verb = canonical(begin).substr(0, canonical(begin).find(' '));
  return "  " + terminal.paint(Ink::kBold, heading) + "  " + terminal.paint(Ink::kDim, verb) + "\n" +
         in_columns(cells, terminal.width, 2);
}

std::string Choices::show(const Terminal& terminal) const {
  std::vector<int> everything;
  for (int i = 0; i < size(); ++i) everything.push_back(i);
  if (size() <= kShortList) return show_only(everything, terminal);
  std::string out;
  for (int begin = 0; begin < size();) {
    const int end = group_end(begin);
    out += show_group(begin, end, terminal);
    begin = end;
  }
  return out;
}

std::vector<int> Choices::fitting(std::string_view typed) const {
  const std::vector<std::string> typed_words = split_words(fold(typed));
  if (typed_words.empty()) return {};
  int number = 0;
  const std::string& first = typed_words[0];
  const auto [stop, error] = std::from_chars(first.data(), first.data() + first.size(), number);
  if (typed_words.size() == 1 && error == std::errc{} && stop == first.data() + first.size())
    return number >= 1 && number <= size() ? std::vector<int>{number - 1} : std::vector<int>{};

  const Fits same = [](const std::string& token, const std::string& word) { return token == word; };
  const Fits begins = [](const std::string& token, const std::string& word) { return token.starts_with(word); };
  const auto collect = [&](const std::function<bool(const std::vector<std::string>&)>& fits) {
    std::vector<int> found;
    for (int i = 0; i < size(); ++i)
      if (fits(at(i).tokens)) found.push_back(i);
    return found;
  };
  using Tokens = const std::vector<std::string>&;
  const std::function<bool(Tokens)> kinds[] = {
      [&](Tokens tokens) { return tokens == typed_words; },
      [&](Tokens tokens) { return fit_at(tokens, typed_words, 0, same); },
      [&](Tokens tokens) { return fit_at(tokens, typed_words, 0, begins); },
      [&](Tokens tokens) {
        return tokens.size() > typed_words.size() &&
               fit_at(tokens, typed_words, tokens.size() - typed_words.size(), same);
      },
      [&](Tokens tokens) { return fit_at(tokens, typed_words, 1, begins); },
      [&](Tokens tokens) {
        return tokens.size() > typed_words.size() &&
               fit_at(tokens, typed_words, tokens.size() - typed_words.size(), begins);
      },
  };
  for (const auto& kind : kinds)
    if (auto found = collect(kind); !found.empty()) return found;
  return {};
}

std::vector<int> Choices::mentioning(std::string_view typed) const {
  const std::vector<std::string> typed_words = split_words(fold(typed));
  std::vector<int> found;
  for (int i = 0; i < size() && !typed_words.empty(); ++i) {
    const std::string folded = fold(sentence(i));
    if (std::all_of(typed_words.begin(), typed_words.end(),
                    [&](const auto& word) { return folded.find(word) != std::string::npos; }))
      found.push_back(i);
  }
  return found;
}

}  // namespace kosmo
