#include "shim.h"

#ifdef __APPLE__
#include <netinet/tcp.h>

uint64_t gallery_received_bytes(curl_socket_t socket)
{
  struct tcp_connection_info info = { 0 };
  socklen_t size = sizeof(info);
  return getsockopt(socket, IPPROTO_TCP, TCP_CONNECTION_INFO, &info, &size) ? 0 : info.tcpi_rxbytes;
}
#else
/* The struct of netinet/tcp.h ends before this field. */
#include <linux/tcp.h>

uint64_t gallery_received_bytes(curl_socket_t socket)
{
  struct tcp_info info = { 0 };
  socklen_t size = sizeof(info);
  return getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) ? 0 : info.tcpi_bytes_received;
}
#endif
