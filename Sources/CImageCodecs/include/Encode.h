#ifndef CIMAGECODECS_ENCODE_H
#define CIMAGECODECS_ENCODE_H
#include <stddef.h>
#include <stdint.h>

// Encoders of the codec libraries. A failing library call ends inside these functions (setjmp), never in Swift.
//
// All take `rgb`, width * height * 3 bytes without padding, rows from the top. On success they return 0 and hand
// over `*length` bytes at `*out`, to be released with gic_encode_free; otherwise a GIC_ENCODE_ code, and `*out`
// is null.

enum {
    /// A size that is not positive or is larger than the format takes.
    GIC_ENCODE_BAD_SIZE = 1,
    /// The library gave up; it does so when memory runs out.
    GIC_ENCODE_FAILED = 2
};

/// JPEG with 4:2:0 chroma; `quality` 1 to 100; `progressive` not 0 for a progressive file.
int32_t gic_encode_jpeg(
    const uint8_t *rgb, int32_t width, int32_t height, int32_t quality, int32_t progressive, uint8_t **out,
    size_t *length);

/// PNG, 8 bits a channel, no alpha.
int32_t gic_encode_png(const uint8_t *rgb, int32_t width, int32_t height, uint8_t **out, size_t *length);

/// Lossy WebP; `quality` 1 to 100. A side has at most 16383 pixels.
int32_t gic_encode_webp(
    const uint8_t *rgb, int32_t width, int32_t height, int32_t quality, uint8_t **out, size_t *length);

/// Releases what an encoder handed over; null is allowed.
void gic_encode_free(uint8_t *bytes);
#endif
