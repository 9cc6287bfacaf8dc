#include "server/tcp_bytes.h"

// The system's header and not that of the C library, whose tcp_info is older. The two cannot be had in one file.
#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace kosmo {

std::uint64_t tcp_bytes_received(int socket) {
  tcp_info info{};
  socklen_t size = sizeof info;
  return getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) == 0 ? info.tcpi_bytes_received : 0;
}

}  // namespace kosmo
