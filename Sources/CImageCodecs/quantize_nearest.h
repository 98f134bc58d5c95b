#ifndef CIMAGECODECS_QUANTIZE_NEAREST_H
#define CIMAGECODECS_QUANTIZE_NEAREST_H

#include "quantize.h"

enum { GIC_STEP_BITS = 6, GIC_STEP_SHIFT = 8 - GIC_STEP_BITS, GIC_STEPS = 1 << GIC_STEP_BITS };

/// The colors of a palette that can be the nearest to anything within one part of the cube of colors.
typedef struct {
    /// None when 0: not looked at yet.
    uint16_t count;
    uint8_t index[256];
} gic_candidates;

enum { GIC_PART_SHIFT = 4, GIC_PARTS = 256 >> GIC_PART_SHIFT };

/// Finds the nearest of a palette, and remembers it for every step of color that was asked for. Begins as zeros, made
/// ready by gic_prepare_nearest.
typedef struct {
    const gic_indexed *palette;
    /// The palette's channels, each on its own.
    float channels[3][256];
    /// What is multiplied by the channels of a color, and added, to compare the distances from it.
    int32_t terms[256][4];
    /// Its index and one; 0 when not asked for yet.
    uint16_t known[GIC_STEPS * GIC_STEPS * GIC_STEPS];
    gic_candidates parts[GIC_PARTS * GIC_PARTS * GIC_PARTS];
} gic_nearest;

/// Makes ready for a palette.
void gic_prepare_nearest(gic_nearest *n, const gic_indexed *palette);

/// Looks for it among all that come into question.
uint16_t gic_search_nearest(gic_nearest *n, int red, int green, int blue);

/// The index of the nearest; channels from 0 to 255.
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
