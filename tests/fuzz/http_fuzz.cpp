// Whatever a client writes into a request, the server's rules about it hold.
#include <cstdint>
#include <cstdlib>

#include "server/http_rules.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  if (auto target = kosmo::parse_target(text)) {
    if (!target->path.starts_with('/')) std::abort();
    if (target->path.find_first_of(std::string_view("\0\n\r\\", 4)) != std::string::npos) std::abort();
  }
  auto half = text.substr(0, size / 2), rest = text.substr(size / 2);
  kosmo::allowed_origin(half, rest, {"https://play.example.org"});
  kosmo::names_tag(half, rest);
  // A host that we go by is written into a header.
  if (kosmo::known_host(text, {"*"}) && text.find_first_of(std::string_view("\0 \n\r;'\"", 7)) != text.npos)
    std::abort();
  kosmo::last_forwarded(text);
  kosmo::accepts_gzip(text);
  return 0;
}
