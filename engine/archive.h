// One description of a state serves five uses: writing it whole, reading it back, showing one seat what it may see,
// turning that view into numbers, and telling what such a view can look like. A game describes each field once, with
// who may see it; so the view and the tensor cannot show what the description hides, and a field cannot be saved but
// forgotten when loading.
//
//   ar.number("round", s.round, 0, 8);
//   ar.name("active", s.active, kSeatName);
//   ar.hidden("hand", only(p), hand_size, [&] { ar.counts("hand", board.hand, kEnergy, 60); });
#pragma once

#include <algorithm>
#include <functional>

#include "engine/bits.h"
#include "engine/cards.h"

namespace kosmo {

// A closed hand or pile of which some may have seen some cards.
struct PartlyKnown {
  std::string_view key;
  const ArgKind& kind;
  Audience owner;  // who sees it whole
  const ArgKind& seat_names;
  int seats;
  int capacity;
  bool in_order = false;  // a pile, top first: where a card lies counts

  // How many of the cards a seat knows, apart from the owner's own.
  int known_to(Seat seat, const std::vector<Card>& cards) const {
    int n = 0;
    for (const Card& card : cards) n += may_see(card.known, seat) && !may_see(owner, seat);
    return n;
  }
};

class Archive {
 public:
  virtual ~Archive() = default;
  virtual bool reading() const { return false; }
  virtual bool present(std::string_view /*key*/) const { return true; }  // reading: is this optional key there?
  virtual bool whole() const { return true; }      // the whole truth, as saved games have it; views are not
  virtual bool remembers() const { return true; }  // who has seen what is part of it

  template <class Int>
  void number(std::string_view key, Int& value, std::int64_t low, std::int64_t high) {
    std::int64_t v = static_cast<std::int64_t>(value);
    integer(key, v, low, high);
    if (reading()) value = static_cast<Int>(v);
  }
  // A value of a kind, by its canonical token. `none` (if given) is written as null.
  template <class Value>
  void name(std::string_view key, Value& value, const ArgKind& kind, std::optional<int> none = {}) {
    int v = static_cast<int>(value);
    token(key, v, kind, none);
    if (reading()) value = static_cast<Value>(v);
  }
  void object(std::string_view key, const std::function<void()>& fields) {
    open(key);
    fields();
    close();
  }
  // One object a seat, by the seat's name.
  virtual void seats(std::string_view key, int count, const ArgKind& seat_names,
                     const std::function<void(Seat)>& fields) {
    open(key);
    for (Seat p = 0; p < count; ++p) object(seat_names.print(p), [&] { fields(p); });
    close();
  }
  // How many of each: {"H": 3, "He": 0, ...}
  template <class Array>
  void counts(std::string_view key, Array& values, const ArgKind& kind, int high) {
    open(key);
    for (int i = 0; i < kind.count(); ++i) {
      const int v = value_at(kind, i);
      number(key_of(kind, v), values[v], 0, high);
    }
    close();
  }
  // Names in order: ["light", "time"]
  template <class T, int N>
  void list(std::string_view key, FixedList<T, N>& values, const ArgKind& kind) {
    names_in_order(key, values, kind, false);
  }
  // The same, where their order means nothing.
  template <class T, int N>
  void bag(std::string_view key, FixedList<T, N>& values, const ArgKind& kind) {
    any_order(key);
    names_in_order(key, values, kind, false);
  }
  // A pile of cards, top first. In the state the top is the back, where taking is cheap.
  template <class T, int N>
  void pile(std::string_view key, FixedList<T, N>& values, const ArgKind& kind) {
    names_in_order(key, values, kind, true);
  }
  // A set of bits as names: ["L02", "L07"]
  void set(std::string_view key, std::uint64_t& bits, const ArgKind& kind) { bit_set(key, {&bits, 1}, kind); }
  template <int N>
  void set(std::string_view key, BitSet<N>& bits, const ArgKind& kind) {
    bit_set(key, bits.words(), kind);
  }
  // How many of those of which there are any: {"P03": 2}
  template <class Array>
  void counts_above_zero(std::string_view key, Array& values, const ArgKind& kind, int high) {
    open(key);
    for (int i = 0; i < kind.count(); ++i) {
      const int v = value_at(kind, i);
      std::int64_t n = static_cast<std::int64_t>(values[v]);
      optional_integer(key_of(kind, v), n, high);
      if (reading()) values[v] = static_cast<std::remove_reference_t<decltype(values[0])>>(n);
    }
    close();
  }
  // What lies on each of several places: {"D1": "M1-03"}; places that hold `none` are left out.
  template <class Array>
  void places(std::string_view key, Array& values, const ArgKind& place, const ArgKind& kind, int none) {
    open(key);
    for (int i = 0; i < place.count(); ++i) {
      const int at = value_at(place, i);
      int v = static_cast<int>(values[at]);
      optional_token(key_of(place, at), v, kind, none);
      if (reading()) values[at] = static_cast<std::remove_reference_t<decltype(values[0])>>(v);
    }
    close();
  }
  // A field that only some may see. To the others a view shows how many there are, and nothing else.
  virtual void hidden(std::string_view /*key*/, Audience, int /*how_many*/, const std::function<void()>& field) {
    field();
  }

  // A closed hand: whole for its owner, who is also told how many cards each other seat knows; the others see how many
  // cards there are and which of them they know. {"hidden": 3, "known": ["zombie"]}
  // Of a pile they also see where those lie, since everybody saw who looked where:
  // {"hidden": 20, "known": [{"card": "zombie", "from_top": 0}], "seen_by": {"red": [0, 19]}}
  virtual void partly(const PartlyKnown&, std::vector<Card>& cards) = 0;

  // The list of this key, described next, has an order that means nothing.
  virtual void any_order(std::string_view /*key*/) {}
  // What was read in this object does not make sense together. (Only a reader listens.)
  virtual void refuse(Text /*why*/) {}

  // The words below are what each use implements; games call the ones above.
  virtual void open(std::string_view key) = 0;
  virtual void close() = 0;
  virtual void open_list(std::string_view key, int& count, int capacity) = 0;
  virtual void close_list() = 0;
  virtual void integer(std::string_view key, std::int64_t& value, std::int64_t low, std::int64_t high) = 0;
  virtual void word(std::string_view key, std::uint64_t& value) = 0;  // 64 bits, as hexadecimal text
  virtual void token(std::string_view key, int& value, const ArgKind& kind, std::optional<int> none) = 0;
  virtual void optional_token(std::string_view key, int& value, const ArgKind& kind, int none) = 0;
  virtual void optional_integer(std::string_view key, std::int64_t& value, std::int64_t high) = 0;  // left out: 0
  // The n-th bit of all the words stands for the n-th value of the kind.
  virtual void bit_set(std::string_view key, std::span<std::uint64_t> words, const ArgKind& kind) = 0;
  virtual int value_at(const ArgKind&, int i) const { return i; }  // the i-th value of a kind, in the order of this use
  virtual bool pads() const { return false; }                      // as many numbers whatever the lists hold: tensors
  virtual bool fills() const { return pads(); }  // lists of records are described at their empty places too
  // Uses that want a list of names at once, in the order of the state, are given it so; the others name by name.
  virtual bool takes_lists() const { return false; }
  struct NameList {
    std::span<const int> values;
    int capacity;
    bool is_pile;  // the last is the top
  };
  virtual void name_list(std::string_view /*key*/, const NameList&, const ArgKind&) {}

 private:
  std::string key_of(const ArgKind& kind, int value) const { return pads() ? std::string() : kind.print(value); }
  template <class T, int N>
  void names_in_order(std::string_view key, FixedList<T, N>& values, const ArgKind& kind, bool back_first) {
    int count = values.size();
    if (takes_lists()) {
      std::array<int, N> all;
      std::transform(values.begin(), values.end(), all.begin(), [](T value) { return static_cast<int>(value); });
      return name_list(key, {{all.data(), static_cast<std::size_t>(count)}, N, back_first}, kind);
    }
    open_list(key, count, N);
    if (reading()) values.resize(count);
    for (int i = 0; i < count; ++i) name("", values[back_first ? count - 1 - i : i], kind);
    close_list();
  }
};

}  // namespace kosmo
