// Preloaded library: fails only the allocation with the number FAIL_AT, counted from the start of the process.
#include <errno.h>
#include <stdlib.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);

static long last = -1, count;

__attribute__((constructor)) static void begin(void)
{
    const char *number = getenv("FAIL_AT");
    last = number ? atol(number) : -1;
}

static int fails(void)
{
    if (last < 0 || ++count != last) return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size) { return fails() ? NULL : __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return fails() ? NULL : __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { return fails() ? NULL : __libc_realloc(old, size); }
