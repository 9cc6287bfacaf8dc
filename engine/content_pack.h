// A game's content pack: files of cards, each read whole into an array. What every game wants of its files is here: as
// many entries as there are cards, ids that differ, words in both languages. What a card means is the game's own.
//
//   ContentPack pack("mygame");
//   pack.read("cards.toml", "card", content.cards, read_card, check_cards);
#pragma once

#include <atomic>

#include "engine/content.h"
#include "engine/game.h"

namespace kosmo {

using ContentEntries = std::vector<ContentEntry>;

class ContentPack {
 public:
  explicit ContentPack(std::string_view game) : game_(game), hash_(hash_text(game)) {}

  // Fills the cards from the [[key]] entries of <game>/<file>, one after the other. `check` looks at the file as a
  // whole, and only if nothing else is wrong with it: after another mistake, this one may only follow from that.
  template <class Card, std::size_t N>
  void read(std::string_view file, std::string_view key, std::array<Card, N>& cards,
            void (*read_card)(const ContentEntry&, Card&),
            void (*check)(ContentReader&, const ContentEntries&, const std::array<Card, N>&) = nullptr) {
    const auto read_one = [&](const ContentEntry& entry, std::size_t i) {
      read_card(entry, cards[i]);
      return cards[i].id;
    };
    const auto check_all = [&](ContentReader& reader, const ContentEntries& entries) {
      if (check) check(reader, entries, cards);
    };
    read_entries(file, key, N, read_one, check_all);
  }

  const std::vector<Problem>& problems() const { return problems_; }
  // Of all cards read, without their words: saved games know what they were played with.
  std::uint64_t hash() const { return hash_; }
  // The same for a game whose saved games may be older than that: they name these `cards` by a hash of the whole files.
  std::uint64_t hash_or(std::uint64_t cards, std::uint64_t recorded) const { return hash_ == cards ? recorded : hash_; }

 private:
  void read_entries(std::string_view file, std::string_view key, std::size_t count,
                    const std::function<std::string(const ContentEntry&, std::size_t)>& read_one,
                    const std::function<void(ContentReader&, const ContentEntries&)>& check_all);

  std::string game_;
  std::uint64_t hash_;
  std::vector<Problem> problems_;
};

// Ids stand in actions, saved games and scenarios, so they must be single plain words.
std::string read_id(const ContentEntry&);
// Where we know a card from: rulebook, public, house.
std::string read_source(const ContentEntry&);
// id, name.en, name.pl, text.en, text.pl, source
void read_card_text(const ContentEntry&, CardText&);

// What `load` reads, or ContentError with all that is wrong.
template <class Content>
Content sound_content(std::vector<Problem> (*load)(Content&)) {
  Content content;
  if (auto problems = load(content); !problems.empty()) throw ContentError(std::move(problems));
  return content;
}

// The content that all games of the process share, read when it is first asked for. Rules look something up in it at
// every turn: once it is read, that is a load and a test, and reading it is kept out of their way.
template <class Content, std::vector<Problem> (*kLoad)(Content&)>
class SharedContent {
 public:
  static const Content& get() {
    if (const Content* content = content_.load(std::memory_order_acquire)) [[likely]]
      return *content;
    return read();
  }

 private:
  [[gnu::noinline, gnu::cold]] static const Content& read() {
    static const Content kContent = sound_content(kLoad);
    content_.store(&kContent, std::memory_order_release);
    return kContent;
  }
  static constinit inline std::atomic<const Content*> content_ = nullptr;
};

}  // namespace kosmo
