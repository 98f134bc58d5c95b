#include "quantize_nearest.h"

// Squared distance, channels weighted by how much the eye makes of them.
static inline int square(int red, int green, int blue) { return 3 * red * red + 4 * green * green + 2 * blue * blue; }

/// How far a value is from the nearest and from the farthest of a part's side.
static inline int below(int value, int low, int high) { return value < low ? low - value : value > high ? value - high : 0; }
static inline int beyond(int value, int low, int high) {
    int one = value > low ? value - low : low - value, other = value > high ? value - high : high - value;
    return one > other ? one : other;
}

// Heckbert 1982, "Color image quantization for frame buffer display": what is farther from all of a part than some
// other colour at its farthest is the nearest nowhere in it.
static void choose(gic_candidates *part, const gic_indexed *palette, int red, int green, int blue) {
    enum { LAST = (1 << GIC_PART_SHIFT) - 1 };
    int nearest[256], bound = 0x7FFFFFFF;
    for (int32_t i = 0; i < palette->count; i++) {
        const uint8_t *c = palette->colors[i];
        nearest[i] = square(
            below(c[0], red, red + LAST), below(c[1], green, green + LAST), below(c[2], blue, blue + LAST));
        int farthest = square(
            beyond(c[0], red, red + LAST), beyond(c[1], green, green + LAST), beyond(c[2], blue, blue + LAST));
        if (farthest < bound) bound = farthest;
    }
    part->count = 0;
    for (int32_t i = 0; i < palette->count; i++) {
        part->index[part->count & 255] = (uint8_t)i;
        part->count += nearest[i] <= bound;
    }
}

uint16_t gic_search_nearest(gic_nearest *n, int red, int green, int blue) {
    int r = red >> GIC_PART_SHIFT, g = green >> GIC_PART_SHIFT, b = blue >> GIC_PART_SHIFT;
    gic_candidates *part = &n->parts[(r * GIC_PARTS + g) * GIC_PARTS + b];
    if (part->count == 0)
        choose(part, n->palette, r << GIC_PART_SHIFT, g << GIC_PART_SHIFT, b << GIC_PART_SHIFT);
    int least = 0x7FFFFFFF;
    uint16_t best = 0;
    for (int32_t i = 0; i < part->count; i++) {
        const uint8_t *c = n->palette->colors[part->index[i]];
        int distance = square(c[0] - red, c[1] - green, c[2] - blue);
        if (distance < least) {
            least = distance;
            best = part->index[i];
        }
    }
    return best + 1;
}
