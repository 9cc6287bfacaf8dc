#include "engine/grammar.h"

namespace kosmo {
std::string_view agreeing(std::string_view words, std::int64_t n, Lang lang) {
  const Form form = plural(n, lang);
  int skip = form == Form::kOne ? 0 : form == Form::kFew || lang == Lang::kEnglish ? 1 : 2;
  for (auto bar = words.find('|'); skip > 0 && bar != std::string_view::npos; --skip, bar = words.find('|'))
    words.remove_prefix(bar + 1);
  return words.substr(0, words.find('|'));
}

bool stays_with_the_next(std::string_view word) {
  for (bool opens = true; opens && !word.empty();) {
    opens = false;
    for (const std::string_view mark : {"(", "„", "“"})
      if (word.starts_with(mark)) word.remove_prefix(mark.size()), opens = true;
  }
  return word.size() == 1 && std::string_view("aiouwzAIOUWZ").find(word[0]) != std::string_view::npos;
}

std::string number_text(std::int64_t n) { return n < 0 ? "−" + std::to_string(-n) : std::to_string(n); }

}  // namespace kosmo
