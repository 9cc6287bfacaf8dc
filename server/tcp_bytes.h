// What has come over a TCP connection, by the system's own count: with framing, and before anything is inflated.
#pragma once

#include <cstdint>

namespace kosmo {

std::uint64_t tcp_bytes_received(int socket);  // 0 if nobody knows

}  // namespace kosmo
