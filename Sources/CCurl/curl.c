/* Loads libcurl at the first call of one of its functions. Linking it would load thirty libraries at start, which
   takes longer than everything else before the prompt. These functions are hidden, so that libcurl and other
   code linked with it call the real ones. Without the library they fail, and no handle is created. */

#include "shim.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>

#ifdef __APPLE__
#define LIBRARY "libcurl.4.dylib"
#else
#define LIBRARY "libcurl.so.4"
#endif

static void *library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) { library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL); }

static void *find(const char *name)
{
  pthread_once(&once, load);
  return library ? dlsym(library, name) : 0;
}

#define HIDDEN __attribute__((visibility("hidden")))

/* A function with its parameters, the arguments to forward, and the result without the library. */
#define FORWARD(result, name, parameters, arguments, failure) \
  HIDDEN result (name) parameters \
  { \
    result (*real) parameters = (result (*) parameters)find(#name); \
    return real ? real arguments : failure; \
  }

#define FORWARD_VOID(name, parameters, arguments) \
  HIDDEN void (name) parameters \
  { \
    void (*real) parameters = (void (*) parameters)find(#name); \
    if(real) real arguments; \
  }

/* The type of the argument is part of an option's number (curl.h, CURLOPTTYPE_...). */
#define IS_LONG(option) ((option) / 10000 * 10000 == CURLOPTTYPE_LONG)
#define IS_OFFSET(option) ((option) / 10000 * 10000 == CURLOPTTYPE_OFF_T)

#define FORWARD_SETOPT(result, name, handle, option_type, failure) \
  HIDDEN result (name)(handle *object, option_type option, ...) \
  { \
    result (*real)(handle *, option_type, ...) = (result (*)(handle *, option_type, ...))find(#name); \
    result code = failure; \
    va_list rest; \
    va_start(rest, option); \
    if(!real) code = failure; \
    else if(IS_LONG(option)) code = real(object, option, va_arg(rest, long)); \
    else if(IS_OFFSET(option)) code = real(object, option, va_arg(rest, curl_off_t)); \
    else code = real(object, option, va_arg(rest, void *)); \
    va_end(rest); \
    return code; \
  }

FORWARD(CURLcode, curl_global_init, (long flags), (flags), CURLE_FAILED_INIT)
FORWARD(CURL *, curl_easy_init, (void), (), 0)
FORWARD(const char *, curl_easy_strerror, (CURLcode code), (code), "libcurl is not installed")
FORWARD_VOID(curl_easy_cleanup, (CURL *easy), (easy))
FORWARD_VOID(curl_easy_reset, (CURL *easy), (easy))
FORWARD_SETOPT(CURLcode, curl_easy_setopt, CURL, CURLoption, CURLE_FAILED_INIT)

HIDDEN CURLcode (curl_easy_getinfo)(CURL *easy, CURLINFO info, ...)
{
  CURLcode (*real)(CURL *, CURLINFO, ...) = (CURLcode (*)(CURL *, CURLINFO, ...))find("curl_easy_getinfo");
  CURLcode code = CURLE_FAILED_INIT;
  va_list rest;
  va_start(rest, info);
  if(real) code = real(easy, info, va_arg(rest, void *));
  va_end(rest);
  return code;
}

FORWARD(curl_version_info_data *, curl_version_info, (CURLversion age), (age), 0)

FORWARD(CURLM *, curl_multi_init, (void), (), 0)
FORWARD(CURLMcode, curl_multi_cleanup, (CURLM *multi), (multi), CURLM_INTERNAL_ERROR)
FORWARD(CURLMcode, curl_multi_add_handle, (CURLM *multi, CURL *easy), (multi, easy), CURLM_INTERNAL_ERROR)
FORWARD(CURLMcode, curl_multi_remove_handle, (CURLM *multi, CURL *easy), (multi, easy), CURLM_INTERNAL_ERROR)
FORWARD(CURLMcode, curl_multi_perform, (CURLM *multi, int *running), (multi, running), CURLM_INTERNAL_ERROR)
FORWARD(CURLMcode, curl_multi_poll,
        (CURLM *multi, struct curl_waitfd *extra, unsigned int count, int milliseconds, int *ready),
        (multi, extra, count, milliseconds, ready), CURLM_INTERNAL_ERROR)
FORWARD(CURLMcode, curl_multi_wakeup, (CURLM *multi), (multi), CURLM_INTERNAL_ERROR)
FORWARD(CURLMsg *, curl_multi_info_read, (CURLM *multi, int *left), (multi, left), 0)
FORWARD_SETOPT(CURLMcode, curl_multi_setopt, CURLM, CURLMoption, CURLM_INTERNAL_ERROR)

FORWARD(CURLSH *, curl_share_init, (void), (), 0)
FORWARD(CURLSHcode, curl_share_cleanup, (CURLSH *share), (share), CURLSHE_INVALID)

HIDDEN CURLSHcode (curl_share_setopt)(CURLSH *share, CURLSHoption option, ...)
{
  CURLSHcode (*real)(CURLSH *, CURLSHoption, ...) =
      (CURLSHcode (*)(CURLSH *, CURLSHoption, ...))find("curl_share_setopt");
  CURLSHcode code = CURLSHE_INVALID;
  va_list rest;
  va_start(rest, option);
  if(!real) code = CURLSHE_INVALID;
  else if(option == CURLSHOPT_SHARE || option == CURLSHOPT_UNSHARE) code = real(share, option, va_arg(rest, int));
  else code = real(share, option, va_arg(rest, void *));
  va_end(rest);
  return code;
}

FORWARD(struct curl_slist *, curl_slist_append, (struct curl_slist *list, const char *text), (list, text), 0)
FORWARD_VOID(curl_slist_free_all, (struct curl_slist *list), (list))
