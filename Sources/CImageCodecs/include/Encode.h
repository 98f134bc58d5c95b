#ifndef CIMAGECODECS_ENCODE_H
#define CIMAGECODECS_ENCODE_H
#include "Decode.h"

#include <stddef.h>
#include <stdint.h>

// Encoders of the codec libraries. Library errors are caught inside (setjmp) and never unwind Swift frames.
//
// `rgb` has width * height * 3 bytes without padding, rows from the top; `pixels` has as many as its channels require.
// Encoders return 0 and store `*length` bytes at `*out`, which gic_encode_free releases; on failure, they return a
// GIC_ENCODE_ code, and `*out` is null.

enum {
    /// Size not positive, or larger than the format allows.
    GIC_ENCODE_BAD_SIZE = 1,
    /// Library failure, including lack of memory.
    GIC_ENCODE_FAILED = 2
};

enum {
    GIC_JPEG_PROGRESSIVE = 1,
    /// No chroma subsampling: 4:4:4 instead of 4:2:0.
    GIC_JPEG_FULL_CHROMA = 2,
    /// One byte a pixel, instead of three.
    GIC_JPEG_GRAY = 4
};

/// JPEG; `quality` is 1 to 100, `options` a set of GIC_JPEG_ flags.
int32_t gic_encode_jpeg(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t quality, int32_t options, uint8_t **out,
    size_t *length);

/// PNG, 8 bits a channel, without alpha.
int32_t gic_encode_png(const uint8_t *rgb, int32_t width, int32_t height, uint8_t **out, size_t *length);

/// PNG with the channels and depth of the picture. If its depth is 2, states the color space of `file`, a PNG file.
int32_t gic_encode_whole_png(
    const gic_picture *picture, const uint8_t *file, size_t file_length, uint8_t **out, size_t *length);

/// Lossy WebP of 3 or 4 channels; `quality` is 1 to 100. Alpha is lossless. A side has at most 16383 pixels.
int32_t gic_encode_webp(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t channels, int32_t quality, uint8_t **out,
    size_t *length);

/// PNG with a palette of at most 256 colors, not dithered. Halves the size until the file has at most `limit` bytes (0:
/// no limit) or a side is shorter than 16 pixels; `*made_width` and `*made_height` are the final size.
int32_t gic_encode_small_png(
    const uint8_t *rgb, int32_t width, int32_t height, size_t limit, uint8_t **out, size_t *length,
    int32_t *made_width, int32_t *made_height);

typedef struct {
    /// Palette size, 2 to 256.
    int32_t colors;
    /// Maximum length in bytes; 0 for no limit. Drops dithering, then colors; if still longer, GIC_ENCODE_BAD_SIZE.
    size_t limit;
    /// Maximum image size of the terminal; 0 for no limit. A larger picture is split into tiles, one a line.
    int32_t tile_width, tile_height;
} gic_sixel_options;

/// Bodies of sixel control strings, one a line: raster attributes, colors and pixels, in printable ASCII.
int32_t gic_encode_sixel(
    const uint8_t *rgb, int32_t width, int32_t height, const gic_sixel_options *options, uint8_t **out, size_t *length);

void gic_encode_free(uint8_t *bytes);
#endif
