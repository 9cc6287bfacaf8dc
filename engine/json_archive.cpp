#include "engine/json_archive.h"
#include "engine/both_json.h"
#include "engine/result_json.h"
#include "engine/syntax_words.h"
#include "engine/typed_words.h"

#include <algorithm>
#include <charconv>
#include <concepts>
#include <iterator>
#include <utility>

#include <fmt/compile.h>
#include <fmt/format.h>
#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

// Who looks on without a seat, where it is told who has seen a card.
constexpr std::string_view kOnlookers = "onlookers";

// A text as it stands in JSON, with its quotation marks.
void append_quoted(std::string& out, std::string_view text) {
  const bool plain = std::none_of(text.begin(), text.end(),
                                  [](char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; });
  if (!plain) {
    out += json::serialize(json::string(text));
    return;
  }
  out += '"';
  out += text;
  out += '"';
}

// Writes the text as it goes: a view is made for everybody at a table, after everything that happens there.
class JsonWriter : public Archive {
 public:
  JsonWriter() {
    out_ = "{";
    frames_.push_back({});
  }
  std::string finish() { return std::move(out_ += '}'); }

  void open(std::string_view key) override { begin(key, '{'); }
  void close() override { end('}'); }
  void open_list(std::string_view key, int&, int) override { begin(key, '['); }
  void close_list() override { end(']'); }
  void integer(std::string_view key, std::int64_t& v, std::int64_t, std::int64_t) override { put(key, v); }
  void word(std::string_view key, std::uint64_t& v) override { put(key, fmt::format("{:016x}", v)); }
  void token(std::string_view key, int& v, const ArgKind& kind, std::optional<int> none) override {
    if (!none || v != *none) return put(key, kind.print(v));
    next(key);
    out_ += "null";
  }
  void optional_token(std::string_view key, int& v, const ArgKind& kind, int none) override {
    if (v != none) put(key, kind.print(v));
  }
  void optional_integer(std::string_view key, std::int64_t& v, std::int64_t) override {
    if (v != 0) put(key, v);
  }
  void bit_set(std::string_view key, std::span<std::uint64_t> words, const ArgKind& kind) override {
    any_order(key);
    begin(key, '[');
    for (std::size_t w = 0; w < words.size(); ++w)
      each_bit(words[w], [&](int i) { put({}, kind.print(static_cast<int>(w) * 64 + i)); });
    end(']');
  }
  // All the cards; and, beside them, those that somebody has seen.
  void partly(const PartlyKnown& hand, std::vector<Card>& cards) override {
    const std::string known = std::string(hand.key) + "_known";
    if (!hand.in_order) any_order(hand.key);
    any_order(known);
    begin(hand.key, '[');
    for (const Card& card : cards) put({}, hand.kind.print(card.face));
    end(']');
    const auto is_known = [](const Card& card) { return card.known != 0; };
    if (!remembers() || std::none_of(cards.begin(), cards.end(), is_known)) return;
    begin(known, '[');
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (is_known(cards[i])) put_known_card(hand, cards[i], i);
    end(']');
  }

 protected:
  // Everything goes through these: what is in a list has no key.
  void next(std::string_view key) {
    Frame& top = frames_.back();
    if (top.written++ > 0) out_ += ',';
    if (top.is_list) return;
    append_quoted(out_, key);
    out_ += ':';
  }
  void begin(std::string_view key, char bracket) {
    next(key);
    frames_.push_back({.is_list = bracket == '[', .key_end = out_.size() - 2, .key_size = key.size()});
    out_ += bracket;
  }
  void end(char bracket) {
    frames_.pop_back();
    out_ += bracket;
  }
  void put(std::string_view key, const std::string& text) {
    next(key);
    append_quoted(out_, text);
  }
  template <std::integral Number>
  void put(std::string_view key, Number number) {
    next(key);
    fmt::format_to(std::back_inserter(out_), FMT_COMPILE("{}"), number);
  }

  // Where in the document it is writing: a JSON pointer.
  std::string path() const {
    std::string out;
    for (std::size_t i = 1; i < frames_.size(); ++i) {
      const Frame &above = frames_[i - 1], &frame = frames_[i];
      out += '/';
      out += above.is_list ? std::to_string(above.written - 1)
                           : out_.substr(frame.key_end - frame.key_size, frame.key_size);
    }
    return out;
  }

 private:
  struct Frame {
    bool is_list = false;
    int written = 0;
    std::size_t key_end = 0, key_size = 0;  // where its key stands in what was written
  };

  void put_known_card(const PartlyKnown& hand, const Card& card, std::size_t from_top) {
    begin({}, '{');
    if (hand.in_order) put("from_top", from_top);
    put("card", hand.kind.print(card.face));
    begin("by", '[');
    for (Seat p = 0; p < hand.seats; ++p)
      if (may_see(card.known, p)) put({}, hand.seat_names.print(p));
    if (may_see(card.known, kSpectator)) put({}, std::string(kOnlookers));
    end(']');
    end('}');
  }

  std::string out_;
  std::vector<Frame> frames_;
};

// A writer that leaves out what its viewer may not see.
class ViewWriter : public JsonWriter {
 public:
  explicit ViewWriter(Seat viewer) : viewer_(viewer) {}
  bool whole() const override { return false; }
  void hidden(std::string_view key, Audience audience, int how_many, const std::function<void()>& field) override {
    if (may_see(audience, viewer_)) return field();
    begin(key, '{');
    put("hidden", how_many);
    end('}');
  }
  void partly(const PartlyKnown& hand, std::vector<Card>& cards) override {
    if (may_see(hand.owner, viewer_)) {
      put_seen(hand.key, hand, cards, true);
      put_seen_by(std::string(hand.key) + "_seen_by", hand, cards);
      return;
    }
    begin(hand.key, '{');
    put("hidden", cards.size());
    const auto is_seen = [&](const Card& card) { return may_see(card.known, viewer_); };
    if (std::any_of(cards.begin(), cards.end(), is_seen)) put_seen("known", hand, cards, false);
    if (hand.in_order) put_seen_by("seen_by", hand, cards);
    end('}');
  }

 private:
  void put_seen(std::string_view key, const PartlyKnown& hand, const std::vector<Card>& cards, bool is_own) {
    begin(key, '[');
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (!is_own && !may_see(cards[i].known, viewer_)) continue;
      const std::string name = hand.kind.print(cards[i].face);
      if (!hand.in_order || is_own) {
        put({}, name);
        continue;
      }
      begin({}, '{');
      put("card", name);
      put("from_top", i);
      end('}');
    }
    end(']');
  }
  // What the others know of it, if they know anything: of a hand how many cards, of a pile which places.
  void put_seen_by(std::string_view key, const PartlyKnown& hand, const std::vector<Card>& cards) {
    bool any = false;
    for (Seat p = 0; p < hand.seats; ++p) {
      if (p == viewer_ || hand.known_to(p, cards) == 0) continue;
      if (!std::exchange(any, true)) begin(key, '{');
      if (!hand.in_order) {
        put(hand.seat_names.print(p), hand.known_to(p, cards));
        continue;
      }
      begin(hand.seat_names.print(p), '[');
      for (std::size_t i = 0; i < cards.size(); ++i)
        if (may_see(cards[i].known, p)) put({}, i);
      end(']');
    }
    if (any) end('}');
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

void put_reason(json::object& out, const Refusal& reason) {
  out["rule"] = reason.rule;
  put_both(out, [&](Lang lang) { return say(reason.why, reason.args, lang); });
}

json::object choice_json(const Game& game, const Offer& offer) {
  json::object out{{"action", game.print(offer.action)}};
  put_both(out, [&](Lang lang) { return say(offer.words, lang); });
  put_args(out, game.verbs()[offer.action.verb].phrase, phrase_args(offer.action));
  if (offer.wastes) put_reason(out["wastes"].emplace_object(), offer.wastes);
  if (!offer.figures.empty()) {
    json::object& figures = out["figures"].emplace_object();
    for (const Figure& figure : offer.figures) figures[figure.name] = figure.value;
  }
  return out;
}

json::array not_yet_json(const Game& game, const std::vector<NotYet>& all) {
  json::array out;
  for (const NotYet& missing : all) {
    json::object& one = out.emplace_back(json::object{{"action", game.print(missing.action)}}).get_object();
    one["name"] = both_json([&](Lang lang) { return game.say(missing.action, lang); });
    put_reason(one, missing.why);
  }
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
  if (!parts.between.empty()) {
    json::array between;
    for (const Offer& offer : parts.between) between.push_back(choice_json(parts.game, offer));
    out["between"] = std::move(between);
  }
  if (viewer != d.seat) return out;
  json::array choices;
  for (const Offer& offer : parts.choices) {
    choices.push_back(choice_json(parts.game, offer));
    if (offer.action == d.pass) out["pass"] = parts.game.print(offer.action);
  }
  out["choices"] = std::move(choices);
  if (!parts.not_yet.empty()) out["not_yet"] = not_yet_json(parts.game, parts.not_yet);
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
  return writer.finish();
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
  return writer.finish();
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
  json::array seats;
  for (Seat p = 0; p < parts.seats; ++p) seats.emplace_back(parts.game.seat_name(p));
  const json::object before{{"game", parts.game.info().id},
                            {"viewer", viewer >= 0 ? json::value(parts.game.seat_name(viewer)) : json::value(nullptr)},
                            {"seats", std::move(seats)},
                            {"decision", decision_json(parts, viewer)}};
  View view;
  view.viewer_ = viewer;
  view.json_ = json::serialize(before);
  view.json_.back() = ',';
  view.json_.append("\"state\":").append(writer.finish());
  if (parts.result) view.json_.append(",\"result\":").append(json::serialize(result_with_parts(parts)));
  view.json_ += '}';
  return view;
}

}  // namespace kosmo
