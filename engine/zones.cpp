#include "engine/zones.h"

#include <algorithm>

#include <fmt/format.h>

namespace kosmo {

// --- the list

void Zones::set(std::string_view name, const ArgKind& kind, int (*copies)(int face), int first, int count) {
  if (sets_count_ == kMostSets) broken_limit("too many sets of components");
  sets_[sets_count_++] = {name, &kind, copies, first, count < 0 ? kind.count() : first + count};
}

Place& Zones::add(Place::Form form, std::string_view path, Seat seat, Audience audience, void* object) {
  if (places_count_ == kMostPlaces || sets_count_ == 0) broken_limit("too many places, or a place before its set");
  Place& place = places_[places_count_++];
  place = Place{};
  place.form = form;
  place.set = static_cast<std::uint8_t>(sets_count_ - 1);
  place.audience = audience;
  place.seat = seat;
  place.path = path;
  place.object = object;
  return place;
}

void Zones::tally(int face, int number) {
  Place& place = add(Place::Form::kTally, "", kNobody, kEverybody, nullptr);
  place.none = static_cast<std::uint8_t>(face);
  place.number = static_cast<std::int16_t>(number);
}

void Zones::demand(const void* place, int count, const std::bitset<256>& faces, bool alike) {
  if (demands_count_ == kMostDemands) broken_limit("too many things shown at once");
  demands_[demands_count_++] = {place, count, faces, alike};
}

const Place& Zones::find(const void* object) const {
  for (int i = 0; i < places_count_; ++i)
    if (places_[i].object == object) return places_[i];
  broken_limit("a place is described that is not in the list of zones");
}

int Zones::most_copies(const Place& place) const {
  const Set& set = sets_[place.set];
  int most = 0;
  for (int face = set.first; face < set.end; ++face) most = std::max(most, set.copies(face));
  return most;
}

std::span<Place> Zones::places_of(const Set& set) {
  const auto which = static_cast<std::uint8_t>(&set - sets_);
  int first = 0;
  while (first < places_count_ && places_[first].set != which) ++first;
  int end = first;
  while (end < places_count_ && places_[end].set == which) ++end;
  return {places_ + first, static_cast<std::size_t>(end - first)};
}

// Calls f(face, how many) for what lies in a place.
template <class F>
static void each_face(const Place& place, F&& f) {
  switch (place.form) {
    case Place::Form::kTally: f(place.none, place.number); break;
    case Place::Form::kNumber: f(place.none, *place.faces); break;
    case Place::Form::kHand:
    case Place::Form::kKnownPile:
      for (int i = 0; i < place.number; ++i) f(place.cards[i].face, 1);
      break;
    case Place::Form::kCounts:
      for (int face = 0; face < place.number; ++face)
        if (place.faces[face] > 0) f(face, place.faces[face]);
      break;
    case Place::Form::kSlots:
      for (int i = 0; i < place.number; ++i)
        if (place.faces[i] != place.none) f(place.faces[i], 1);
      break;
    case Place::Form::kBits:
      for (std::size_t w = 0; w < place.bits.size(); ++w)
        each_bit(place.bits[w], [&](int i) { f(static_cast<int>(w) * 64 + i, 1); });
      break;
    default:
      for (int i = 0; i < place.number; ++i) f(place.faces[i], 1);
  }
}

// --- census

Problem Zones::census() const {
  for (const Set& set : sets()) {
    Array<int, 256> found{};
    for (const Place& place : const_cast<Zones*>(this)->places_of(set))
      each_face(place, [&](int face, int n) { found[face] += n; });
    for (int face = set.first; face < set.end; ++face)
      if (const int n = found[face]; n != set.copies(face))
        return {fmt::format("{} {}: there are {} instead of {}", set.name, set.kind->print(face), n, set.copies(face)),
                fmt::format("{} {}: zamiast {} jest {}", set.name, set.kind->print(face), set.copies(face), n)};
  }
  return {};
}

// --- redeal

// One set dealt anew. Only what is hidden from all who know counts: the rest stays where it lies.
class Redeal {
 public:
  Redeal(Zones& zones, const Zones::Set& set, Audience knows, Rng& rng)
      : zones_(zones), set_(set), places_(zones.places_of(set)), knows_(knows), rng_(rng) {}

  void run() {
    if (!gather()) return;
    shuffle();
    constexpr int kTries = 50;  // what was shown is seldom so rare that a fair deal does not come up with it
    for (int i = 0; i < kTries && !shows_what_was_shown(); ++i) shuffle();
    if (!shows_what_was_shown()) put_what_was_shown();
    int next = 0;
    for (Place& place : places_)
      if (is_hidden(place)) deal(place, next);
  }

 private:
  void shuffle() {
    rng_.shuffle(heap_);
    sort_out();
  }

  // A list over the heap's memory, for Rng::shuffle.
  struct Heap {
    Array<std::uint8_t, 512> faces;
    int count = 0;
    int size() const { return count; }
    std::uint8_t& operator[](int i) { return faces[i]; }
    void push(int face) {
      if (count == static_cast<int>(faces.size())) broken_limit("more hidden components than can be dealt anew");
      faces[count++] = static_cast<std::uint8_t>(face);
    }
  };

  bool is_hidden(const Place& place) const { return (place.audience & knows_) == 0; }
  bool is_hidden(const Card& card) const { return (card.known & knows_) == 0; }

  // Calls f(face, how many) for what cannot be known of a place.
  template <class F>
  void each_hidden(const Place& place, F&& f) const {
    if (place.cards) {
      for (int i = 0; i < place.number; ++i)
        if (set_.has(place.cards[i].face) && is_hidden(place.cards[i])) f(place.cards[i].face, 1);
    } else {
      each_face(place, [&](int face, int n) {
        if (set_.has(face)) f(face, n);
      });
    }
  }

  // In the order of their faces, so that what is dealt does not depend on how it truly lies.
  bool gather() {
    Array<std::uint16_t, 256> count{};
    for (const Place& place : places_)
      if (is_hidden(place)) each_hidden(place, [&](int face, int n) { count[face] += static_cast<std::uint16_t>(n); });
    for (int face = set_.first; face < set_.end; ++face)
      for (int i = 0; i < count[face]; ++i) heap_.push(face);
    return heap_.size() > 0;
  }

  void deal(Place& place, int& next) {
    switch (place.form) {
      case Place::Form::kHand:
      case Place::Form::kKnownPile: return deal_cards(place, next);
      case Place::Form::kCounts: return deal_counts(place, next);
      case Place::Form::kBits: return deal_bits(place, next);
      default:
        for (int i = 0; i < place.number; ++i)
          if (set_.has(place.faces[i]) && !(place.form == Place::Form::kSlots && place.faces[i] == place.none))
            place.faces[i] = heap_[next++];
    }
  }
  void deal_counts(Place& place, int& next) {
    int n = 0;
    for (int face = set_.first; face < set_.end && face < place.number; ++face) {
      n += place.faces[face];
      place.faces[face] = 0;
    }
    for (; n > 0; --n) ++place.faces[heap_[next++]];
  }
  void deal_bits(Place& place, int& next) {
    int n = 0;
    for (std::uint64_t& word : place.bits) {
      n += count_bits(word);
      word = 0;
    }
    for (; n > 0; --n, ++next) place.bits[heap_[next] / 64] |= bit(heap_[next] % 64);
  }
  void deal_cards(Place& place, int& next) {
    Array<Card, 256> cards;
    for (int i = 0; i < place.number; ++i) {
      cards[i] = place.cards[i];
      if (set_.has(place.cards[i].face) && is_hidden(place.cards[i])) cards[i].face = heap_[next++];
    }
    place.deal(place.object, {cards.data(), static_cast<std::size_t>(place.number)});
  }

  // --- what a waiting step has shown

  // Calls f(place, where it begins in the heap, where it ends).
  template <class F>
  void each_hidden_place(F&& f) {
    int begin = 0;
    for (const Place& place : places_) {
      if (!is_hidden(place)) continue;
      int end = begin;
      each_hidden(place, [&](int, int n) { end += n; });
      f(place, begin, end);
      begin = end;
    }
  }
  template <class F>
  void each_demand(F&& f) {
    each_hidden_place([&](const Place& place, int begin, int end) {
      for (int i = 0; i < zones_.demands_count_; ++i)
        if (const Zones::Demand& demand = zones_.demands_[i]; demand.place == place.object && concerns(demand))
          f(demand, place, begin, end);
    });
  }
  // A place may serve several sets; what was shown of it is of one of them.
  bool concerns(const Zones::Demand& demand) const {
    bool any = demand.alike;
    for (int face = set_.first; face < set_.end; ++face) any = any || demand.faces[face];
    return any;
  }
  bool shows_what_was_shown() {
    bool all = true;
    each_demand([&](const Zones::Demand& demand, const Place& place, int begin, int end) {
      Array<int, 256> held{};
      for (int i = begin; i < end; ++i) ++held[heap_[i]];
      if (place.cards)
        for (int i = 0; i < place.number; ++i) held[place.cards[i].face] += !is_hidden(place.cards[i]);
      int fitting = 0, most = 0;
      for (int face = set_.first; face < set_.end; ++face) {
        const int n = held[face];
        fitting += demand.faces[face] ? n : 0;
        most = std::max(most, n);
      }
      all = all && (demand.alike ? most : fitting) >= demand.count;
    });
    return all;
  }
  // No luck: what was shown is put there, whatever else the hand holds. What one demand has put stays for the next.
  void put_what_was_shown() {
    std::bitset<512> fixed = of_one_sort();
    each_demand([&](const Zones::Demand& demand, const Place& place, int begin, int end) {
      const std::bitset<256> faces = demand.alike ? a_face_of_enough(place, demand.count) : demand.faces;
      int missing = demand.count;
      for (int i = 0; place.cards && i < place.number; ++i)
        missing -= !is_hidden(place.cards[i]) && faces[place.cards[i].face];
      for (int at = begin; at < end && missing > 0; ++at) {
        if (fixed[at]) continue;
        const int from = faces[heap_[at]] ? at : find_loose(faces, begin, end, fixed);
        if (from < 0) return;
        std::swap(heap_[at], heap_[from]);
        fixed.set(static_cast<std::size_t>(at));
        --missing;
      }
    });
  }
  // Somewhere outside [begin, end), and not where it was put on purpose; -1 if there is none.
  int find_loose(const std::bitset<256>& faces, int begin, int end, const std::bitset<512>& fixed) {
    for (int i = 0; i < heap_.size(); ++i)
      if ((i < begin || i >= end) && !fixed[i] && faces[heap_[i]]) return i;
    return -1;
  }
  // Some face of which there are so many, in the heap and known to lie there.
  std::bitset<256> a_face_of_enough(const Place& place, int count) {
    Array<int, 256> there{};
    for (int i = 0; i < heap_.size(); ++i) ++there[heap_[i]];
    for (int i = 0; place.cards && i < place.number; ++i) there[place.cards[i].face] += !is_hidden(place.cards[i]);
    std::bitset<256> face;
    for (int i = 0; i < heap_.size() && face.none(); ++i)
      if (there[heap_[i]] >= count) face.set(heap_[i]);
    return face;
  }

  // --- places that hold one sort only

  std::bitset<512> of_one_sort() {
    std::bitset<512> found;
    each_hidden_place([&](const Place& place, int begin, int end) {
      for (int i = begin; place.only_faces && i < end; ++i) found.set(static_cast<std::size_t>(i));
    });
    return found;
  }
  void sort_out() {
    std::bitset<512> sorted;  // what one of these places wants may lie in another of them, but not where it belongs
    each_hidden_place([&](const Place& place, int begin, int end) {
      for (int i = begin; place.only_faces && i < end; ++i)
        sorted[static_cast<std::size_t>(i)] = (*place.only_faces)[heap_[i]];
    });
    each_hidden_place([&](const Place& place, int begin, int end) {
      for (int at = begin; place.only_faces && at < end; ++at) {
        if ((*place.only_faces)[heap_[at]]) continue;
        const int from = find_loose(*place.only_faces, begin, end, sorted);
        if (from < 0) continue;
        std::swap(heap_[at], heap_[from]);
        sorted.set(static_cast<std::size_t>(at));
      }
    });
  }

  Zones& zones_;
  const Zones::Set& set_;
  std::span<Place> places_;
  Audience knows_;
  Rng& rng_;
  Heap heap_;
};

namespace {

// What others know of a hand is told to its owner alone, and in numbers; of another's hand one knows what one has seen.
// So that a draw depends on no more than that, the owner's numbers are laid on the cards in one fixed way, and in other
// hands only the viewer's own knowledge stays. (Of a pile everybody can tell who knows which place.)
void blur_knowledge(const Place& place, Audience viewer, int seats) {
  const int number = place.number;
  const bool is_own = place.audience & viewer;
  // Bits of seats that nobody sits on go with those who look on.
  const Audience onlookers = static_cast<Audience>(kEverybody & ~((1 << seats) - 1));
  const Audience kept = viewer == kSpectatorBit ? onlookers : viewer;
  Array<Card, 256> cards;
  Array<int, kMaxSeats> known{};
  for (int i = 0; i < number; ++i) {
    cards[i] = {place.cards[i].face, is_own ? Audience{0} : static_cast<Audience>(place.cards[i].known & kept)};
    for (Seat p = 0; p < seats && is_own; ++p)
      known[p] += may_see(place.cards[i].known, p) && !may_see(place.audience, p);
  }
  for (Seat p = 0; p < seats; ++p)
    for (int i = 0; i < known[p]; ++i) cards[i].known = static_cast<Audience>(cards[i].known | only(p));
  place.deal(place.object, {cards.data(), static_cast<std::size_t>(number)});
}

}  // namespace

void Zones::redeal(Audience knows, Rng& rng) {
  for (int i = 0; i < demands_count_; ++i) find(demands_[i].place);  // something shown of no place is a mistake
  for (const Set& set : sets()) Redeal(*this, set, knows, rng).run();
  if (knows == kEverybody) return;  // everybody's knowledge stays with everybody
  for (int i = 0; i < places_count_; ++i)
    if (places_[i].form == Place::Form::kHand) blur_knowledge(places_[i], knows, seats_);
}

// --- settle

static bool is_numbers(const Place& place) {
  return place.form == Place::Form::kCounts || place.form == Place::Form::kNumber;
}

class Settling {
 public:
  Settling(Zones& zones, const Zones::Set& set, const std::function<bool(std::string_view)>& was_given,
           const ArgKind& seats)
      : set_(set), places_(zones.places_of(set)), was_given_(was_given), seats_(seats) {}

  Problem run() {
    // A list that serves several sets may have another size since it was named.
    for (Place& place : places_)
      if (place.size) place.number = static_cast<std::int16_t>(place.size(place.object));
    for (int face = set_.first; face < set_.end; ++face) missing(face) = set_.copies(face);
    for (Place& place : places_)
      if (is_given(place)) count(place);
    if (Problem problem = too_many()) return problem;
    settle_dealt();
    for (Place& place : places_) {
      if (is_given(place)) continue;
      if (place.role == Place::Role::kBox) clear(place);
      if (place.role == Place::Role::kYielding) keep_what_is_not_elsewhere(place);
    }
    for (Place& place : places_)
      if (is_supply(place) && !is_given(place)) settle_supply(place);
    for (Place& place : places_)
      if (place.role == Place::Role::kBox && !is_given(place)) take(place, kAll);
    return left_over();
  }

 private:
  static constexpr int kAll = 1 << 20;

  int& missing(int face) { return missing_[face]; }
  static bool is_supply(const Place& place) {
    return place.role == Place::Role::kSupply || place.role == Place::Role::kSizedSupply;
  }
  std::string path_of(const Place& place) const {
    std::string path(place.path);
    if (const auto at = path.find('*'); at != std::string::npos) path.replace(at, 1, seats_.print(place.seat));
    if (const auto at = path.find('#'); at != std::string::npos) path.replace(at, 1, set_.kind->print(place.none));
    return path;
  }
  bool is_given(const Place& place) const { return place.role == Place::Role::kPlain || was_given_(path_of(place)); }
  void count(const Place& place) {
    each_face(place, [&](int face, int n) {
      if (set_.has(face)) missing(face) -= n;
    });
  }
  Problem too_many() {
    for (int face = set_.first; face < set_.end; ++face)
      if (missing(face) < 0) {
        const std::string id = set_.kind->print(face);
        const int copies = set_.copies(face), laid = copies - missing(face);
        const std::string where = places_with(face);
        return {fmt::format("{}: {} are laid out, but the game has only {}; they lie in {}", id, laid, copies, where),
                fmt::format("{}: rozłożono: {}, w grze tylko: {}; leżą w: {}", id, laid, copies, where)};
      }
    return {};
  }
  std::string places_with(int face) const {
    std::string out;
    for (const Place& place : places_) {
      bool lies_there = false;
      each_face(place, [&](int there, int n) { lies_there |= there == face && n > 0; });
      if (lies_there && is_given(place)) out += (out.empty() ? "" : ", ") + path_of(place);
    }
    return out;
  }
  Problem left_over() {
    for (int face = set_.first; face < set_.end; ++face) {
      if (missing(face) == 0) continue;
      std::string homes;  // where it would have gone, had that not been given
      for (const Place& place : places_)
        if (is_supply(place) || place.role == Place::Role::kBox) homes += (homes.empty() ? "" : ", ") + path_of(place);
      const std::string id = set_.kind->print(face);
      const int copies = set_.copies(face);
      return {fmt::format("{}: {}: {} of {} lie nowhere", homes, id, missing(face), copies),
              fmt::format("{}: {}: nigdzie nie leżą: {} z {}", homes, id, missing(face), copies)};
    }
    return {};
  }

  // A piece that was laid elsewhere gives way to one of the same set that lies nowhere.
  void settle_dealt() {
    std::vector<std::uint8_t*> laid_elsewhere;
    for (Place& place : places_) {
      if (place.role != Place::Role::kDealt || is_given(place)) continue;
      for (int i = 0; i < place.number; ++i) {
        if (!holds(place, i)) continue;
        if (missing(place.faces[i]) > 0)
          --missing(place.faces[i]);
        else
          laid_elsewhere.push_back(&place.faces[i]);
      }
    }
    for (std::uint8_t* piece : laid_elsewhere)
      for (int face = set_.first; face < set_.end; ++face)
        if (missing(face) > 0) {
          *piece = static_cast<std::uint8_t>(face);
          --missing(face);
          break;
        }
  }
  bool holds(const Place& place, int i) const {
    return set_.has(place.faces[i]) && !(place.form == Place::Form::kSlots && place.faces[i] == place.none);
  }

  static std::uint8_t& number_of(Place& place, int face) {
    return place.form == Place::Form::kNumber ? *place.faces : place.faces[face];
  }
  void clear(Place& place) {
    if (is_numbers(place))
      for (int face = set_.first; face < set_.end; ++face) number_of(place, face) = 0;
    else
      refill(place, {}, [&](int face) { return !set_.has(face); });
  }
  void keep_what_is_not_elsewhere(Place& place) {
    refill(place, {}, [&](int face) {
      if (!set_.has(face)) return true;
      if (missing(face) <= 0) return false;
      --missing(face);
      return true;
    });
  }
  // Keeps what does not lie elsewhere, in its order; what lies nowhere comes under it.
  void settle_supply(Place& place) {
    if (is_numbers(place)) {
      clear(place);
      return take(place, kAll);
    }
    const int size = place.number;
    keep_what_is_not_elsewhere(place);
    take(place, place.role == Place::Role::kSizedSupply ? size - place.number : kAll);
  }
  // At most so many of those that lie nowhere.
  void take(Place& place, int most) {
    std::vector<std::uint8_t> taken;
    for (int face = set_.first; face < set_.end; ++face)
      for (; missing(face) > 0 && most > 0; --missing(face), --most) {
        if (is_numbers(place))
          ++number_of(place, face);
        else
          taken.insert(place.role == Place::Role::kBox ? taken.end() : taken.begin(), static_cast<std::uint8_t>(face));
      }
    if (!taken.empty()) refill(place, taken, [](int) { return true; });
  }
  // The pieces `under` it, then those of the place that are kept.
  template <class Keep>
  void refill(Place& place, std::vector<std::uint8_t> under, Keep&& keep) {
    each_face(place, [&](int face, int) {
      if (keep(face)) under.push_back(static_cast<std::uint8_t>(face));
    });
    place.refill(place.object, under);
    place.number = static_cast<std::int16_t>(under.size());
  }

  const Zones::Set& set_;
  std::span<Place> places_;
  const std::function<bool(std::string_view)>& was_given_;
  const ArgKind& seats_;
  Array<int, 256> missing_{};
};

Problem Zones::settle(const std::function<bool(std::string_view)>& was_given, const ArgKind& seats) {
  for (const Place& place : std::span(places_, static_cast<std::size_t>(places_count_)))
    if (place.role != Place::Role::kPlain &&
        (place.role == Place::Role::kDealt ? !place.faces || is_numbers(place) : !place.refill && !is_numbers(place)))
      broken_limit("a place of this form has no such role in settling");
  for (const Set& set : sets())
    if (Problem problem = Settling(*this, set, was_given, seats).run()) return problem;
  return {};
}

}  // namespace kosmo
