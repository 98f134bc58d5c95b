/* Symbols of libcurl for FoundationNetworking, which FlyingFox links and nothing calls. With them the linker drops
   libcurl, whose loading takes 5 ms (Sources/gallery/as-needed.cfg). */

#include <stdlib.h>

#define UNUSED(name) \
  __attribute__((visibility("hidden"))) _Noreturn void name(void); \
  void name(void) { abort(); }

UNUSED(curl_easy_pause)
UNUSED(curl_free)
UNUSED(curl_multi_assign)
UNUSED(curl_multi_socket_action)
UNUSED(curl_url)
UNUSED(curl_url_get)
UNUSED(curl_url_set)
UNUSED(curl_version)
