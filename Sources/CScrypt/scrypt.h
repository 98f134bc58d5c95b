#ifndef GALLERY_CSCRYPT_H
#define GALLERY_CSCRYPT_H

#include <stddef.h>
#include <stdint.h>

/* EVP_PBE_scrypt of libcrypto (RFC 7914): 1 if `key` was written, 0 on failure, -1 if libcrypto is missing. */
int gallery_scrypt(const char *password, size_t password_count, const uint8_t *salt, size_t salt_count, uint64_t n,
                   uint64_t r, uint64_t p, uint8_t *key, size_t key_count);

#endif
