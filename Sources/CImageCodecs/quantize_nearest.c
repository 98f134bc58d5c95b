#include "quantize_nearest.h"

#include <string.h>

/// Perceptual weights of the channels.
enum { RED = 3, GREEN = 4, BLUE = 2 };

/// Vector of four. Squared distances are integers below 2^24, so floats are exact.
typedef float four __attribute__((vector_size(16)));
enum { LANES = 4 };

void gic_prepare_nearest(gic_nearest *n, const gic_indexed *palette) {
    n->palette = palette;
    for (int32_t i = 0; i < palette->count; i++) {
        int red = palette->colors[i][0], green = palette->colors[i][1], blue = palette->colors[i][2];
        n->channels[0][i] = (float)red;
        n->channels[1][i] = (float)green;
        n->channels[2][i] = (float)blue;
        // |c - p|^2 = |p|^2 - 2 c.p + |c|^2, where the last term is equal for all candidates. The lowest byte is the
        // index, so that the minimum contains it and the first of equal distances wins.
        int32_t *terms = n->terms[i];
        terms[0] = -2 * RED * red * 256;
        terms[1] = -2 * GREEN * green * 256;
        terms[2] = -2 * BLUE * blue * 256;
        terms[3] = (RED * red * red + GREEN * green * green + BLUE * blue * blue) * 256 + i;
    }
}

static inline four larger(four one, four other) { return __builtin_elementwise_max(one, other); }

/// Adds, for one channel, the squared distances to the nearest and the farthest point of a part.
static inline void add_side(four *nearest, four *farthest, const float *values, float low, float weight) {
    float high = low + (1 << GIC_PART_SHIFT) - 1;
    four value, none = {0};
    memcpy(&value, values, sizeof value);
    four above = value - low, below = high - value;
    four outside = larger(larger(-above, -below), none), across = larger(above, below);
    *nearest += outside * outside * weight;
    *farthest += across * across * weight;
}

// Heckbert 1982, "Color image quantization for frame buffer display": a color is excluded from a part if its minimum
// distance exceeds another color's maximum distance.
static void choose(gic_candidates *part, const gic_nearest *n, int red, int green, int blue) {
    float nearest[256], bound = 1e9f;
    int32_t colors = n->palette->count;
    for (int32_t i = 0; i < colors; i += LANES) {
        four near = {0}, far = {0};
        add_side(&near, &far, n->channels[0] + i, (float)red, RED);
        add_side(&near, &far, n->channels[1] + i, (float)green, GREEN);
        add_side(&near, &far, n->channels[2] + i, (float)blue, BLUE);
        memcpy(nearest + i, &near, sizeof near);
        for (int32_t k = 0; k < LANES && i + k < colors; k++) bound = far[k] < bound ? far[k] : bound;
    }
    uint32_t count = 0;
    for (int32_t i = 0; i < colors; i++) {
        part->index[count & 255] = (uint8_t)i;
        count += nearest[i] <= bound;
    }
    part->count = (uint16_t)count;
}

// Without branches, since the results of the comparisons are unpredictable.
uint16_t gic_search_nearest(gic_nearest *n, int red, int green, int blue) {
    int r = red >> GIC_PART_SHIFT, g = green >> GIC_PART_SHIFT, b = blue >> GIC_PART_SHIFT;
    gic_candidates *part = &n->parts[(r * GIC_PARTS + g) * GIC_PARTS + b];
    if (part->count == 0) choose(part, n, r << GIC_PART_SHIFT, g << GIC_PART_SHIFT, b << GIC_PART_SHIFT);
    int32_t least = INT32_MAX;
    for (int32_t i = 0; i < part->count; i++) {
        const int32_t *terms = n->terms[part->index[i]];
        int32_t found = terms[0] * red + terms[1] * green + terms[2] * blue + terms[3];
        least = found < least ? found : least;
    }
    return (uint16_t)((least & 255) + 1);
}
