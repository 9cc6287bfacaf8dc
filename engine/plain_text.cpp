#include "engine/plain_text.h"

#include <cstdint>

namespace kosmo {
namespace {

// Bytes of the character that starts here; 0 if it is malformed, overlong or a surrogate.
std::size_t character_size(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<std::uint8_t>(text[i]) : 0u; };
  const auto follows = [&](std::size_t i) { return (byte(i) & 0xc0) == 0x80; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return follows(1) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    const bool overlong = first == 0xe0 && byte(1) < 0xa0;
    const bool surrogate = first == 0xed && byte(1) >= 0xa0;
    return follows(1) && follows(2) && !overlong && !surrogate ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const bool outside = (first == 0xf0 && byte(1) < 0x90) || (first == 0xf4 && byte(1) >= 0x90);
    return follows(1) && follows(2) && follows(3) && !outside ? 4 : 0;
  }
  return 0;
}

bool is_control(std::string_view character) {
  const auto first = static_cast<std::uint8_t>(character[0]);
  if (character.size() == 1) return first < 0x20 || first == 0x7f;
  const auto second = static_cast<std::uint8_t>(character[1]);
  if (first == 0xc2) return second < 0xa0;
  // U+2028 and U+2029 break lines, U+202A to U+202E and U+2066 to U+2069 turn the direction of writing.
  // U+200B to U+200F, U+2060 to U+2064, U+061C, U+FEFF and U+E0000 to U+E007F cannot be seen at all.
  if (character.substr(0, 2) == "\xe2\x80")
    return (character[2] >= '\xa8' && character[2] <= '\xae') || (character[2] >= '\x8b' && character[2] <= '\x8f');
  if (character.substr(0, 2) == "\xe2\x81")
    return (character[2] >= '\xa6' && character[2] <= '\xa9') || (character[2] >= '\xa0' && character[2] <= '\xa4');
  return character == "\xd8\x9c" || character == "\xef\xbb\xbf" || character.starts_with("\xf3\xa0\x80") ||
         character.starts_with("\xf3\xa0\x81");
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = character_size(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

// By its mark or, without one, by every other byte of the first letters being 0.
bool is_utf16(std::string_view text) {
  if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff")) return true;
  return text.size() >= 4 &&
         ((text[0] && !text[1] && text[2] && !text[3]) || (!text[0] && text[1] && !text[2] && text[3]));
}

std::string_view without_bom(std::string_view text) { return text.substr(text.starts_with("\xef\xbb\xbf") ? 3 : 0); }

bool is_plain(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = character_size(text);
    if (size == 0 || is_control(text.substr(0, size))) return false;
    text.remove_prefix(size);
  }
  return true;
}

std::string quotable(std::string_view text, std::size_t longest) {
  std::string out;
  while (!text.empty()) {
    if (out.size() >= longest) return out + "…";
    const std::size_t size = character_size(text);
    const std::string_view character = text.substr(0, size ? size : 1);
    out += size == 0 || is_control(character) ? "?" : character;
    text.remove_prefix(character.size());
  }
  return out;
}

}  // namespace kosmo
