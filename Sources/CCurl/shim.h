#ifndef GALLERY_CCURL_SHIM_H
#define GALLERY_CCURL_SHIM_H

#include <curl/curl.h>
#include <netinet/in.h>
#include <stdint.h>

/* Swift cannot call variadic C functions: one wrapper for each type of argument. */

/* curl_easy_setopt */
static inline CURLcode gallery_easy_set_long(CURL *easy, CURLoption option, long value)
{
  return curl_easy_setopt(easy, option, value);
}

/* curl_easy_setopt, options that take curl_off_t */
static inline CURLcode gallery_easy_set_offset(CURL *easy, CURLoption option, curl_off_t value)
{
  return curl_easy_setopt(easy, option, value);
}

/* curl_easy_setopt, options that copy a string; null restores the default */
static inline CURLcode gallery_easy_set_string(CURL *easy, CURLoption option, const char *value)
{
  return curl_easy_setopt(easy, option, value);
}

/* curl_easy_setopt, options that keep a pointer */
static inline CURLcode gallery_easy_set_pointer(CURL *easy, CURLoption option, void *value)
{
  return curl_easy_setopt(easy, option, value);
}

typedef size_t (*gallery_bytes_callback)(char *bytes, size_t size, size_t count, void *context);

/* curl_easy_setopt with CURLOPT_WRITEFUNCTION and CURLOPT_WRITEDATA */
static inline CURLcode gallery_easy_set_body(CURL *easy, gallery_bytes_callback callback, void *context)
{
  CURLcode code = curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, callback);
  return code ? code : curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
}

/* curl_easy_setopt with CURLOPT_HEADERFUNCTION and CURLOPT_HEADERDATA */
static inline CURLcode gallery_easy_set_header(CURL *easy, gallery_bytes_callback callback, void *context)
{
  CURLcode code = curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, callback);
  return code ? code : curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
}

typedef curl_socket_t (*gallery_socket_callback)(void *context, curlsocktype purpose,
                                                 struct curl_sockaddr *address);

/* curl_easy_setopt with CURLOPT_OPENSOCKETFUNCTION and CURLOPT_OPENSOCKETDATA */
static inline CURLcode gallery_easy_set_socket(CURL *easy, gallery_socket_callback callback, void *context)
{
  CURLcode code = curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, callback);
  return code ? code : curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, context);
}

typedef int (*gallery_close_callback)(void *context, curl_socket_t socket);

/* curl_easy_setopt with CURLOPT_CLOSESOCKETFUNCTION and CURLOPT_CLOSESOCKETDATA */
static inline CURLcode gallery_easy_set_close(CURL *easy, gallery_close_callback callback, void *context)
{
  CURLcode code = curl_easy_setopt(easy, CURLOPT_CLOSESOCKETFUNCTION, callback);
  return code ? code : curl_easy_setopt(easy, CURLOPT_CLOSESOCKETDATA, context);
}

/* curl_easy_getinfo */
static inline CURLcode gallery_easy_get_long(CURL *easy, CURLINFO info, long *value)
{
  return curl_easy_getinfo(easy, info, value);
}

/* curl_easy_getinfo, infos of type curl_off_t */
static inline CURLcode gallery_easy_get_offset(CURL *easy, CURLINFO info, curl_off_t *value)
{
  return curl_easy_getinfo(easy, info, value);
}

/* curl_easy_getinfo, infos that are a string owned by the handle */
static inline CURLcode gallery_easy_get_string(CURL *easy, CURLINFO info, char **value)
{
  return curl_easy_getinfo(easy, info, value);
}

/* curl_multi_setopt */
static inline CURLMcode gallery_multi_set_long(CURLM *multi, CURLMoption option, long value)
{
  return curl_multi_setopt(multi, option, value);
}

/* curl_share_setopt with CURLSHOPT_SHARE */
static inline CURLSHcode gallery_share_data(CURLSH *share, curl_lock_data data)
{
  return curl_share_setopt(share, CURLSHOPT_SHARE, data);
}

/* curl_version_info, whose argument is a macro: libcurl's default file of certificate authorities, or null */
static inline const char *gallery_authority_file(void)
{
  const curl_version_info_data *version = curl_version_info(CURLVERSION_NOW);
  return version ? version->cainfo : 0;
}

/* curl_version_info: the versions of libcurl and of its TLS library; either may be null */
static inline const char *gallery_curl_version(void)
{
  const curl_version_info_data *version = curl_version_info(CURLVERSION_NOW);
  return version ? version->version : 0;
}
static inline const char *gallery_tls_version(void)
{
  const curl_version_info_data *version = curl_version_info(CURLVERSION_NOW);
  return version ? version->ssl_version : 0;
}

/* CURLMsg.data, a union that Swift does not import */
static inline CURLcode gallery_message_result(const CURLMsg *message)
{
  return message->data.result;
}

/* Bytes of an IPv4 (4) or IPv6 (16) address in network order; null for another family.
   The address is longer than the declared `struct sockaddr`, which Swift would copy truncated. */
static inline const uint8_t *gallery_address_bytes(const struct curl_sockaddr *address, size_t *count,
                                                   uint16_t *port)
{
  if(address->family == AF_INET && address->addrlen >= sizeof(struct sockaddr_in)) {
    const struct sockaddr_in *four = (const struct sockaddr_in *)(const void *)&address->addr;
    *count = 4;
    *port = ntohs(four->sin_port);
    return (const uint8_t *)&four->sin_addr;
  }
  if(address->family == AF_INET6 && address->addrlen >= sizeof(struct sockaddr_in6)) {
    const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)(const void *)&address->addr;
    *count = 16;
    *port = ntohs(six->sin6_port);
    return (const uint8_t *)&six->sin6_addr;
  }
  return 0;
}

/* socket(2) with SOCK_CLOEXEC, an enum that Swift cannot add to an int */
static inline curl_socket_t gallery_open_socket(const struct curl_sockaddr *address)
{
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/* Number of bytes a TCP socket has received; 0 if unknown */
uint64_t gallery_received_bytes(curl_socket_t socket);

/* Writes the 20 bytes of an HMAC-SHA1 (RFC 2104) to digest; returns 0 without libcrypto. */
int gallery_hmac_sha1(const void *key, int key_size, const void *text, size_t size, unsigned char *digest);

#endif
