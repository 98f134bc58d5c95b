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

enum {
    GIC_JPEG_PROGRESSIVE = 1,
    /// 4:4:4 instead of 4:2:0: colors as sharp as brightness.
    GIC_JPEG_FULL_CHROMA = 2
};

/// JPEG; `quality` 1 to 100; `options` any of GIC_JPEG_.
int32_t gic_encode_jpeg(
    const uint8_t *rgb, int32_t width, int32_t height, int32_t quality, int32_t options, uint8_t **out,
    size_t *length);

/// PNG, 8 bits a channel, no alpha.
int32_t gic_encode_png(const uint8_t *rgb, int32_t width, int32_t height, uint8_t **out, size_t *length);

/// Lossy WebP; `quality` 1 to 100. A side has at most 16383 pixels.
int32_t gic_encode_webp(
    const uint8_t *rgb, int32_t width, int32_t height, int32_t quality, uint8_t **out, size_t *length);

/// PNG of at most 256 colors of its own, not dithered. While it is longer than `limit` bytes (0: any length) it
/// is made again at half the size; `*made_width` and `*made_height` tell its size in the end.
int32_t gic_encode_small_png(
    const uint8_t *rgb, int32_t width, int32_t height, size_t limit, uint8_t **out, size_t *length,
    int32_t *made_width, int32_t *made_height);

/// What is asked of a sixel image.
typedef struct {
    /// Colors of the picture's own, 2 to 256.
    int32_t colors;
    /// Bytes it may take; 0 for any number. Dithering goes first, then colors; what cannot be made short enough
    /// is a GIC_ENCODE_BAD_SIZE.
    size_t limit;
    /// Largest image the terminal takes, in pixels; 0 for any. A larger picture becomes several, from the top and
    /// from the left, parted by line feeds.
    int32_t tile_width, tile_height;
} gic_sixel_wish;

/// The inside of a sixel control string: raster attributes, colors, pixels, in printable ASCII.
int32_t gic_encode_sixel(
    const uint8_t *rgb, int32_t width, int32_t height, const gic_sixel_wish *wish, uint8_t **out, size_t *length);

/// Releases what an encoder handed over; null is allowed.
void gic_encode_free(uint8_t *bytes);
#endif
