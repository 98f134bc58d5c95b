/* Loads libcrypto, as libcurl does, when a PIN is set or typed, instead of linking it. The function is declared
   here, so that the build needs no libcrypto headers. */

#include "scrypt.h"

#include <dlfcn.h>

#ifdef __APPLE__
#define LIBRARY "libcrypto.3.dylib"
#else
#define LIBRARY "libcrypto.so.3"
#endif

typedef int derive(const char *password, size_t password_count, const unsigned char *salt, size_t salt_count,
                   uint64_t n, uint64_t r, uint64_t p, uint64_t memory, unsigned char *key, size_t key_count);

int gallery_scrypt(const char *password, size_t password_count, const uint8_t *salt, size_t salt_count, uint64_t n,
                   uint64_t r, uint64_t p, uint8_t *key, size_t key_count)
{
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  derive *real = library ? (derive *)dlsym(library, "EVP_PBE_scrypt") : 0;
  /* Memory limit of libcrypto: twice the need of the parameters. */
  uint64_t memory = 256 * n * r + 256 * r * p + 65536;
  return real ? real(password, password_count, salt, salt_count, n, r, p, memory, key, key_count) == 1 : -1;
}
