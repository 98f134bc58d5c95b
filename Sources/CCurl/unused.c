/* With the library of the demo's server Foundation's networking comes along; nothing calls it, but the linker asks for
   what it would call. */

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
