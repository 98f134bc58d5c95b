#ifndef CIMAGECODECS_QUANTIZE_NEAREST_H
#define CIMAGECODECS_QUANTIZE_NEAREST_H

#include "quantize.h"

enum { GIC_STEP_BITS = 6, GIC_STEP_SHIFT = 8 - GIC_STEP_BITS, GIC_STEPS = 1 << GIC_STEP_BITS };

/// Palette colors that may be nearest to a color in a part of the color cube.
typedef struct {
    /// Number of candidates; 0 before they are computed.
    uint16_t count;
    uint8_t index[256];
} gic_candidates;

enum { GIC_PART_SHIFT = 4, GIC_PARTS = 256 >> GIC_PART_SHIFT };

/// Nearest-color search, cached for colors of 6 bits a channel. Zero-initialize, then call gic_prepare_nearest.
typedef struct {
    const gic_indexed *palette;
    float channels[3][256];
    /// Per palette color: factors of the channels and a summand. The sum orders the colors by their distance.
    int32_t terms[256][4];
    /// Cached results: index plus 1; 0 if not cached.
    uint16_t known[GIC_STEPS * GIC_STEPS * GIC_STEPS];
    gic_candidates parts[GIC_PARTS * GIC_PARTS * GIC_PARTS];
} gic_nearest;

void gic_prepare_nearest(gic_nearest *n, const gic_indexed *palette);

/// Index plus 1 of the nearest palette color, searched for among the candidates of the color's part.
uint16_t gic_search_nearest(gic_nearest *n, int red, int green, int blue);

/// Index of the palette color nearest to the center of the color's step; channels are 0 to 255.
static inline uint8_t gic_find_nearest(gic_nearest *n, int red, int green, int blue) {
    int r = red >> GIC_STEP_SHIFT, g = green >> GIC_STEP_SHIFT, b = blue >> GIC_STEP_SHIFT;
    uint16_t *known = &n->known[(r * GIC_STEPS + g) * GIC_STEPS + b];
    if (*known == 0) {
        int half = 1 << (GIC_STEP_SHIFT - 1);
        *known = gic_search_nearest(
            n, (r << GIC_STEP_SHIFT) + half, (g << GIC_STEP_SHIFT) + half, (b << GIC_STEP_SHIFT) + half);
    }
    return (uint8_t)(*known - 1);
}

#endif
