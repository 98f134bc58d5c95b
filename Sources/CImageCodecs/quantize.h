#ifndef CIMAGECODECS_QUANTIZE_H
#define CIMAGECODECS_QUANTIZE_H

#include <stdbool.h>
#include <stdint.h>

/// A picture of at most 256 colors of its own.
typedef struct {
    uint8_t colors[256][3];
    int32_t count;
    /// One a pixel, rows from the top; owned, released with free.
    uint8_t *indices;
} gic_indexed;

/// How colors are chosen.
typedef struct {
    /// 2 to 256.
    int32_t colors;
    /// Spreads the error of each pixel over its neighbors.
    bool dither;
    /// Only colors whose channels are whole percents, as in sixel.
    bool percents;
} gic_palette_wish;

/// False when memory runs out.
bool gic_quantize(const uint8_t *rgb, int32_t width, int32_t height, gic_palette_wish wish, gic_indexed *out);

/// The percent nearest to a channel's value.
static inline int32_t gic_percent(uint8_t value) { return (value * 100 + 127) / 255; }

#endif
