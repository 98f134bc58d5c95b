#ifndef CIMAGECODECS_QUANTIZE_H
#define CIMAGECODECS_QUANTIZE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    uint8_t colors[256][3];
    int32_t count;
    /// Palette index of each pixel, rows from the top; owned, released with free.
    uint8_t *indices;
} gic_indexed;

typedef struct {
    /// Palette size, 2 to 256.
    int32_t colors;
    bool dither;
    /// Whether channels are restricted to whole percents, as in sixel.
    bool percents;
} gic_palette_options;

/// False if out of memory.
bool gic_quantize(const uint8_t *rgb, int32_t width, int32_t height, gic_palette_options options, gic_indexed *out);

static inline int32_t gic_percent(uint8_t value) { return (value * 100 + 127) / 255; }

#endif
