// Looks for typed words in texts, whatever form they have there: "ciemna energia" is found in "ciemnej energii",
// "place" in "placing". Letter case and marks do not matter.
#pragma once

#include <map>

#include "engine/basics.h"
#include "engine/letters.h"

namespace kosmo {

// Are these two forms of one word? Both folded. Endings are compared, not meanings: at least three letters and all but
// a known ending must be alike, so "star" is not found in "start".
bool are_forms_of_one_word(std::string_view, std::string_view, Lang);

class WordSearch {
 public:
  WordSearch(std::string_view typed, Lang);

  // How well a text fits; all of the typed words must be there.
  enum class Fit : std::uint8_t { kNone, kParts, kForms, kExact };
  Fit in(std::string_view text) const;

  // Where the typed words stand in a text, in bytes; the parts of words only if no whole word fits.
  struct Place {
    std::size_t begin, end;
  };
  std::vector<Place> places(std::string_view text) const;

 private:
  struct Wanted {
    std::string folded;
    bool word;  // letters and digits alone; anything else ("NK-ENE-04") is looked for as it stands
  };
  Fit fit(const Wanted&, const std::vector<FoundWord>&, const std::string& folded) const;

  std::vector<Wanted> wanted_;
  Lang lang_;
};

// The items that fit, best first and otherwise in their order. Texts that hold a typed word only as a part of another
// ("nova" in "supernova") are given if nothing fits better.
template <class Items, class TextOf>
auto found_best_first(const Items& items, const WordSearch& search, TextOf&& text_of) {
  std::map<WordSearch::Fit, std::vector<const typename Items::value_type*>> found;
  for (const auto& item : items) found[search.in(text_of(item))].push_back(&item);
  auto best = found[WordSearch::Fit::kExact];
  const auto& forms = found[WordSearch::Fit::kForms];
  best.insert(best.end(), forms.begin(), forms.end());
  return best.empty() ? found[WordSearch::Fit::kParts] : best;
}

}  // namespace kosmo
