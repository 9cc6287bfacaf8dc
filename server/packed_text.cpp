#include "server/packed_text.h"

#include <lz4.h>

#include <stdexcept>

namespace kosmo {

PackedText::PackedText(std::string_view text) : size_(static_cast<std::uint32_t>(text.size())) {
  // Room for less than the text: whatever does not fit there is not worth packing.
  std::string room(text.size(), '\0');
  const int most = static_cast<int>(text.size()) - 1;
  const int packed = most > 0 ? LZ4_compress_default(text.data(), room.data(), most + 1, most) : 0;
  packed_ = packed > 0 ? room.substr(0, static_cast<std::size_t>(packed)) : std::string(text);
}

std::string PackedText::unpack() const {
  if (packed_.size() == size_) return packed_;
  std::string text(size_, '\0');
  const int size = static_cast<int>(size_);
  if (LZ4_decompress_safe(packed_.data(), text.data(), static_cast<int>(packed_.size()), size) != size)
    throw std::logic_error("a packed text was changed");
  return text;
}

}  // namespace kosmo
