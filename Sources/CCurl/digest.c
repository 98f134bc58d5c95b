/* HMAC-SHA1 of libcrypto, which libcurl loads; its headers are not needed to build. */

#include "shim.h"

#ifdef __APPLE__

#include <CommonCrypto/CommonHMAC.h>

int gallery_hmac_sha1(const void *key, int key_size, const void *text, size_t size, unsigned char *digest)
{
  CCHmac(kCCHmacAlgSHA1, key, (size_t)key_size, text, size, digest);
  return 1;
}

#else

#include <dlfcn.h>

typedef const void *(*digest_method)(void);
typedef unsigned char *(*hmac_function)(const void *method, const void *key, int key_size,
                                        const unsigned char *text, size_t size, unsigned char *digest,
                                        unsigned int *digest_size);

int gallery_hmac_sha1(const void *key, int key_size, const void *text, size_t size, unsigned char *digest)
{
  void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
  digest_method sha1 = library ? (digest_method)dlsym(library, "EVP_sha1") : 0;
  hmac_function hmac = library ? (hmac_function)dlsym(library, "HMAC") : 0;
  unsigned int digest_size = 0;
  return sha1 && hmac && hmac(sha1(), key, key_size, text, size, digest, &digest_size) && digest_size == 20;
}

#endif
