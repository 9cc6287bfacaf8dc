#include "engine/json_archive.h"
#include "engine/both_json.h"
#include "engine/result_json.h"
#include "engine/syntax_words.h"
#include "engine/typed_words.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>
#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

// Who looks on without a seat, where it is told who has seen a card.
constexpr std::string_view kOnlookers = "onlookers";

class JsonWriter : public Archive {
 public:
  JsonWriter() { stack_.emplace_back(json::object_kind, ""); }
  json::value finish() { return std::move(stack_.front().value); }

  void open(std::string_view key) override { stack_.emplace_back(json::object_kind, key); }
  void close() override { fold(); }
  void open_list(std::string_view key, int&, int) override { stack_.emplace_back(json::array_kind, key); }
  void close_list() override { fold(); }
  void integer(std::string_view key, std::int64_t& v, std::int64_t, std::int64_t) override { put(key, v); }
  void word(std::string_view key, std::uint64_t& v) override { put(key, fmt::format("{:016x}", v)); }
  void token(std::string_view key, int& v, const ArgKind& kind, std::optional<int> none) override {
    if (none && v == *none)
      put(key, json::value(nullptr));
    else
      put(key, kind.print(v));
  }
  void optional_token(std::string_view key, int& v, const ArgKind& kind, int none) override {
    if (v != none) put(key, kind.print(v));
  }
  void optional_integer(std::string_view key, std::int64_t& v, std::int64_t) override {
    if (v != 0) put(key, v);
  }
  void bit_set(std::string_view key, std::span<std::uint64_t> words, const ArgKind& kind) override {
    any_order(key);
    json::array names;
    for (std::size_t w = 0; w < words.size(); ++w)
      each_bit(words[w], [&](int i) { names.emplace_back(kind.print(static_cast<int>(w) * 64 + i)); });
    put(key, std::move(names));
  }
  // All the cards; and, beside them, those that somebody has seen.
  void partly(const PartlyKnown& hand, std::vector<Card>& cards) override {
    if (!hand.in_order) any_order(hand.key);
    any_order(std::string(hand.key) + "_known");
    json::array names, known;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const Card& card = cards[i];
      names.emplace_back(hand.kind.print(card.face));
      if (card.known == 0) continue;
      json::array by;
      for (Seat p = 0; p < hand.seats; ++p)
        if (may_see(card.known, p)) by.emplace_back(hand.seat_names.print(p));
      if (may_see(card.known, kSpectator)) by.emplace_back(kOnlookers);
      json::object one = hand.in_order ? json::object{{"from_top", i}} : json::object{};
      one["card"] = hand.kind.print(card.face);
      one["by"] = std::move(by);
      known.push_back(std::move(one));
    }
    put(hand.key, std::move(names));
    if (remembers() && !known.empty()) put(std::string(hand.key) + "_known", std::move(known));
  }

 protected:
  struct Frame {
    json::value value;
    std::string key;
    Frame(json::kind kind, std::string_view k) : key(k) {
      if (kind == json::kind::array)
        value.emplace_array();
      else
        value.emplace_object();
    }
    Frame(json::object_kind_t, std::string_view k) : Frame(json::kind::object, k) {}
    Frame(json::array_kind_t, std::string_view k) : Frame(json::kind::array, k) {}
  };
  void put(std::string_view key, const std::string& text) { put(key, json::value(json::string(text))); }
  void put(std::string_view key, json::value v) {
    json::value& top = stack_.back().value;
    if (top.is_array())
      top.get_array().push_back(std::move(v));
    else
      top.get_object()[key] = std::move(v);
  }

  // Where in the document it is writing: a JSON pointer.
  std::string path() const {
    std::string out;
    for (std::size_t i = 1; i < stack_.size(); ++i) {
      const json::value& above = stack_[i - 1].value;
      out += "/" + (above.is_array() ? std::to_string(above.get_array().size()) : stack_[i].key);
    }
    return out;
  }

 private:
  void fold() {
    Frame done = std::move(stack_.back());
    stack_.pop_back();
    put(done.key, std::move(done.value));
  }
  std::vector<Frame> stack_;
};

// A writer that leaves out what its viewer may not see.
class ViewWriter : public JsonWriter {
 public:
  explicit ViewWriter(Seat viewer) : viewer_(viewer) {}
  bool whole() const override { return false; }
  void hidden(std::string_view key, Audience audience, int how_many, const std::function<void()>& field) override {
    if (may_see(audience, viewer_))
      field();
    else
      put(key, json::object{{"hidden", how_many}});
  }
  void partly(const PartlyKnown& hand, std::vector<Card>& cards) override {
    const bool is_own = may_see(hand.owner, viewer_);
    json::array seen;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (!is_own && !may_see(cards[i].known, viewer_)) continue;
      const std::string name = hand.kind.print(cards[i].face);
      if (hand.in_order && !is_own)
        seen.push_back(json::object{{"card", name}, {"from_top", i}});
      else
        seen.emplace_back(name);
    }
    json::object seen_by;
    for (Seat p = 0; p < hand.seats; ++p)
      if (p != viewer_ && (is_own || hand.in_order) && hand.known_to(p, cards) > 0)
        seen_by[hand.seat_names.print(p)] = known_to(hand, p, cards);
    if (is_own) {
      put(hand.key, std::move(seen));
      if (!seen_by.empty()) put(std::string(hand.key) + "_seen_by", std::move(seen_by));
      return;
    }
    json::object told{{"hidden", cards.size()}};
    if (!seen.empty()) told["known"] = std::move(seen);
    if (!seen_by.empty()) told["seen_by"] = std::move(seen_by);
    put(hand.key, std::move(told));
  }

 private:
  // Of a hand how many cards, of a pile which places.
  static json::value known_to(const PartlyKnown& hand, Seat seat, const std::vector<Card>& cards) {
    if (!hand.in_order) return hand.known_to(seat, cards);
    json::array places;
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (may_see(cards[i].known, seat)) places.emplace_back(i);
    return places;
  }

  Seat viewer_;
};

class JsonReader : public Archive {
 public:
  explicit JsonReader(const json::value& root) { frames_.push_back({&root, 0, {}}); }
  bool reading() const override { return true; }
  bool present(std::string_view key) const override {
    const json::value* top = frames_.back().value;
    return top && top->is_object() && top->get_object().contains(key);
  }
  Problem finish() {
    check_keys();
    return problem_;
  }

  void open(std::string_view key) override {
    const json::value* v = take(key);
    if (v && !v->is_object()) fail("an object is wanted here", "tu potrzebny jest obiekt");
    frames_.push_back({v && v->is_object() ? v : nullptr, 0, {}});
  }
  void close() override {
    check_keys();
    pop();
  }
  void open_list(std::string_view key, int& count, int capacity) override {
    const json::value* v = take(key);
    count = 0;
    if (v && !v->is_array()) {
      fail("a list is wanted here", "tu potrzebna jest lista");
      v = nullptr;
    } else if (v && static_cast<int>(v->get_array().size()) > capacity) {
      fail(fmt::format("the list holds {} entries, at most {} fit", v->get_array().size(), capacity),
           fmt::format("za długa lista: liczba pozycji to {}, a mieści się ich najwyżej {}", v->get_array().size(),
                       capacity));
      v = nullptr;
    }
    if (v) count = static_cast<int>(v->get_array().size());
    frames_.push_back({v, 0, {}});
  }
  void close_list() override { pop(); }
  void integer(std::string_view key, std::int64_t& value, std::int64_t low, std::int64_t high) override {
    const json::value* v = take(key);
    if (!v) return;
    std::int64_t read = 0;
    if (v->is_int64())
      read = v->get_int64();
    else if (v->is_uint64())
      read = high + 1;
    else if (v->is_bool())
      read = v->get_bool();
    else
      return fail("a whole number is wanted here", "tu potrzebna jest liczba całkowita");
    if (read < low || read > high)
      return fail(fmt::format("{} is out of range: {} to {}", read, low, high),
                  fmt::format("{} jest poza zakresem: od {} do {}", read, low, high));
    value = read;
    back();
  }
  void word(std::string_view key, std::uint64_t& value) override {
    const json::value* v = take(key);
    if (!v) return;
    if (v->is_string()) {
      const json::string& text = v->get_string();
      auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
      if (error == std::errc{} && end == text.data() + text.size()) return back();
    }
    fail("16 hexadecimal digits are wanted here", "tu potrzeba 16 cyfr szesnastkowych");
  }
  void token(std::string_view key, int& value, const ArgKind& kind, std::optional<int> none) override {
    const json::value* v = take(key);
    if (!v) return;
    if (v->is_null() && none) {
      value = *none;
      return back();
    }
    read_name(*v, value, kind);
  }
  void optional_token(std::string_view key, int& value, const ArgKind& kind, int none) override {
    value = none;
    if (!problem_ && present(key)) token(key, value, kind, none);
  }
  void optional_integer(std::string_view key, std::int64_t& value, std::int64_t high) override {
    value = 0;
    if (!problem_ && present(key)) integer(key, value, 0, high);
  }
  void bit_set(std::string_view key, std::span<std::uint64_t> words, const ArgKind& kind) override {
    int count = 0;
    open_list(key, count, kind.count());
    std::fill(words.begin(), words.end(), 0);
    for (int i = 0; i < count; ++i) {
      int v = 0;
      token("", v, kind, {});
      if (problem_) break;
      std::uint64_t& word = words[static_cast<std::size_t>(v) / 64];
      if (word & bit(v % 64))
        fail(fmt::format("'{}' stands here twice", kind.print(v)),
             fmt::format("„{}” występuje tu dwa razy", kind.print(v)));
      word |= bit(v % 64);
    }
    close_list();
  }
  void refuse(Text why) override { fail(std::string(why.en), std::string(why.pl)); }
  void partly(const PartlyKnown& hand, std::vector<Card>& cards) override {
    int count = 0;
    open_list(hand.key, count, hand.capacity);
    cards.assign(static_cast<std::size_t>(count), Card{});
    for (Card& card : cards) name("", card.face, hand.kind);
    close_list();
    const std::string key = std::string(hand.key) + "_known";
    if (problem_ || !present(key)) return;
    open_list(key, count, hand.capacity);
    for (int i = 0; i < count; ++i) {
      open("");
      read_known_card(hand, cards);
      close();
    }
    close_list();
  }

 private:
  void read_known_card(const PartlyKnown& hand, std::span<Card> cards) {
    Card known{};
    std::size_t at = 0;
    if (hand.in_order) number("from_top", at, 0, static_cast<int>(cards.size()) - 1);
    name("card", known.face, hand.kind);
    known.known = read_knowers(hand);
    if (problem_) return;
    if (known.known == 0) return fail("nobody is said to know it", "nie podano, kto ją zna");
    // Of equal cards in a hand, one that nobody is said to know yet.
    for (Card& card : hand.in_order ? cards.subspan(at, 1) : cards)
      if (card.face == known.face && card.known == 0) {
        card.known = known.known;
        return;
      }
    fail("there is no such card to know", "nie ma takiej karty do poznania");
  }
  // Bits of seats that nobody sits on go with those who look on.
  Audience read_knowers(const PartlyKnown& hand) {
    int count = 0;
    Audience by = 0;
    open_list("by", count, hand.seats + 1);
    for (int i = 0; i < count && !problem_; ++i) {
      const json::value* v = take("");
      if (v && v->is_string() && std::string_view(v->get_string()) == kOnlookers) {
        by = static_cast<Audience>(by | (kEverybody & ~((1 << hand.seats) - 1)));
        back();
        continue;
      }
      int seat = 0;
      const std::string path = path_;
      if (v) read_name(*v, seat, hand.seat_names);
      if (!problem_ && seat >= hand.seats) {
        path_ = path;
        fail(fmt::format("{} is no seat of this game", json::serialize(*v)),
             fmt::format("{} nie gra w tej grze", json::serialize(*v)));
      }
      by = static_cast<Audience>(by | only(static_cast<Seat>(seat)));
    }
    close_list();
    return by;
  }

  struct Frame {
    const json::value* value;
    std::size_t next;
    std::vector<std::string> used;
  };
  // The element called `key` (in a list: the next one); remembers the path to it for errors.
  const json::value* take(std::string_view key) {
    Frame& top = frames_.back();
    if (problem_ || !top.value) return nullptr;
    if (top.value->is_array()) {
      path_ += fmt::format("/{}", top.next);
      if (top.next >= top.value->get_array().size()) return nullptr;
      return &top.value->get_array()[top.next++];
    }
    path_ += fmt::format("/{}", key);
    top.used.emplace_back(key);
    const json::value* found = top.value->get_object().if_contains(key);
    if (!found) fail("this key is missing", "brakuje tego klucza");
    return found;
  }
  void read_name(const json::value& v, int& value, const ArgKind& kind) {
    if (v.is_string())
      for (int i = 0; i < kind.count(); ++i)
        if (kind.print(i) == std::string_view(v.get_string())) {
          value = i;
          return back();
        }
    const std::string text = json::serialize(v);
    if (&kind == &kNumber && v.is_number())
      return fail(fmt::format("the number stands in quotation marks here: \"{}\"", text),
                  fmt::format("tu liczbę zapisuje się w cudzysłowie: \"{}\"", text));
    fail(fmt::format("{} is no {}", text, kind.name), fmt::format("{} tu nie pasuje (rodzaj: {})", text, kind.name));
  }
  void check_keys() {
    const Frame& top = frames_.back();
    if (problem_ || !top.value || !top.value->is_object()) return;
    for (const auto& member : top.value->get_object())
      if (std::find(top.used.begin(), top.used.end(), member.key()) == top.used.end()) {
        path_ += fmt::format("/{}", std::string_view(member.key()));
        fail("there is no such key here", "nie ma tu takiego klucza");
        return;
      }
  }
  void pop() {
    frames_.pop_back();
    back();
  }
  void back() {
    if (problem_) return;
    const auto slash = path_.rfind('/');
    if (slash != std::string::npos) path_.resize(slash);
  }
  void fail(std::string en, std::string pl) {
    if (problem_) return;
    problem_ = {fmt::format("{}: {}", path_.empty() ? "/" : path_, en),
                fmt::format("{}: {}", path_.empty() ? "/" : path_, pl)};
  }

  std::vector<Frame> frames_;
  std::string path_;
  Problem problem_;
};

// Arguments stand only where there are any: views are sent often.
void put_args(json::object& out, const Phrase& phrase, const PhraseArgs& args) {
  if (phrase.arity() > 0) out["args"] = typed_args(phrase, args);
}

json::object question_json(const Decision& d) {
  json::object out{{"key", d.question.key}};
  put_both(out, [&](Lang lang) { return say(d.question, d.args, lang); });
  put_args(out, d.question, d.args);
  return out;
}

json::object choice_json(const Game& game, const Offer& offer) {
  json::object out{{"action", game.print(offer.action)}};
  put_both(out, [&](Lang lang) { return say(offer.words, lang); });
  put_args(out, game.verbs()[offer.action.verb].phrase, phrase_args(offer.action));
  return out;
}

json::object decision_json(const ViewParts& parts, Seat viewer) {
  const Decision& d = parts.decision;
  json::object out{{"number", d.number}};
  if (d.seat == kNobody) return out;
  out["seat"] = parts.game.seat_name(d.seat);
  json::array asked;
  for (const Seat p : parts.asked) asked.emplace_back(parts.game.seat_name(p));
  out["asked"] = std::move(asked);
  out["step"] = d.step;
  out["rule"] = d.rule;
  if (d.seconds > 0) out["seconds"] = d.seconds;
  // What a secret step asks about is for the one who is asked.
  if (!d.secret || viewer == d.seat) {
    if (const std::string moment = moment_of(d); !moment.empty()) out["moment"] = moment;
    out["question"] = question_json(d);
    if (!d.help.en.empty()) out["help"] = both_json(d.help);
  }
  if (viewer != d.seat) return out;
  json::array choices;
  for (const Offer& offer : parts.choices) choices.push_back(choice_json(parts.game, offer));
  out["choices"] = std::move(choices);
  return out;
}

// What every seat has for each of the lines, and once what they are called.
template <class Lines>
void put_lines(json::object& out, const ViewParts& parts, const Lines& lines, std::string_view key,
               std::string_view key_of_names) {
  if (lines.empty()) return;
  for (Seat p = 0; p < parts.seats; ++p) {
    json::object told;
    for (const ScorePart& line : lines) told[line.key] = line.score[p];
    out[parts.game.seat_name(p)].get_object()[key] = std::move(told);
  }
  json::object names;
  for (const ScorePart& line : lines) names[line.key] = both_json(line.name);
  out[key_of_names] = std::move(names);
}

// Scores, places and, if the game tells them, the parts of the scores and what decides between equal ones.
json::object result_with_parts(const ViewParts& parts) {
  const Result& result = *parts.result;
  json::object out = result_json(parts.game, result, parts.seats);
  put_lines(out, parts, result.parts, "parts", "part_names");
  put_lines(out, parts, result.ties, "ties", "tie_names");
  return out;
}

}  // namespace

std::string write_json(const Describe& describe) {
  JsonWriter writer;
  describe(writer);
  return json::serialize(writer.finish());
}

namespace {
struct PositionWriter : JsonWriter {
  bool remembers() const override { return false; }
};

// Writes as usual, and notes where the lists lie whose order means nothing.
class OrderReader : public JsonWriter {
 public:
  void any_order(std::string_view key) override { found.push_back(path() + "/" + std::string(key)); }
  std::vector<std::string> found;
};
}  // namespace

std::vector<std::string> lists_without_order(const Describe& describe) {
  OrderReader reader;
  describe(reader);
  return std::move(reader.found);
}

std::string write_position(const Describe& describe) {
  PositionWriter writer;
  describe(writer);
  return json::serialize(writer.finish());
}

Problem read_json(std::string_view text, const Describe& describe) {
  json::error_code error;
  const json::value root = json::parse(text, error);
  if (error || !root.is_object()) {
    const Problem why = error ? why_not_json(text) : Problem{"wrong kind of value", "inny rodzaj wartości"};
    return {fmt::format("This is not a JSON object: {}", why.en), fmt::format("To nie jest obiekt JSON: {}", why.pl)};
  }
  JsonReader reader(root);
  describe(reader);
  return reader.finish();
}

View write_view(const ViewParts& parts, Seat viewer, const Describe& describe) {
  ViewWriter writer(viewer);
  describe(writer);
  json::object out;
  out["game"] = parts.game.info().id;
  out["viewer"] = viewer >= 0 ? json::value(parts.game.seat_name(viewer)) : json::value(nullptr);
  json::array seats;
  for (Seat p = 0; p < parts.seats; ++p) seats.emplace_back(parts.game.seat_name(p));
  out["seats"] = std::move(seats);
  out["decision"] = decision_json(parts, viewer);
  out["state"] = writer.finish();
  if (parts.result) out["result"] = result_with_parts(parts);
  View view;
  view.viewer_ = viewer;
  view.json_ = json::serialize(out);
  return view;
}

}  // namespace kosmo
