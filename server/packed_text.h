// A text that is kept for later in little room. Packing and unpacking cost some microseconds for ten kilobytes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kosmo {

class PackedText {
 public:
  PackedText() = default;
  explicit PackedText(std::string_view);
  std::string unpack() const;
  std::size_t bytes() const { return packed_.capacity(); }

 private:
  std::string packed_;
  std::uint32_t size_ = 0;  // of the text; what does not get shorter is kept as it is
};

}  // namespace kosmo
