#include "decode_pairs.h"

#include <stdlib.h>
#include <string.h>

enum { PAIRS = 4 };

/// Number of weight vectors per output.
static uint32_t step(uint32_t pairs) { return (pairs + PAIRS - 1) / PAIRS; }

bool gic_pairs_make(gic_pairs *pairs, const gic_axis *axis, uint32_t outputs) {
    pairs->count = (axis->widest + 1) / 2;
    void *memory = NULL;
    size_t size = (size_t)outputs * step(pairs->count) * sizeof *pairs->weights;
    if (posix_memalign(&memory, sizeof(gic_pixel), size) != 0) return false;
    pairs->weights = memset(memory, 0, size);
    for (uint32_t i = 0; i < outputs; i++) {
        gic_pair_weights *to = pairs->weights + (size_t)i * step(pairs->count);
        const float *from = axis->weights + (size_t)i * axis->widest;
        for (uint32_t k = 0; k < axis->count[i]; k++) to[k / 2 / PAIRS][k % 2 * PAIRS + k / 2 % PAIRS] = from[k];
    }
    return true;
}

void gic_pairs_free(gic_pairs *pairs) { free(pairs->weights); }

typedef float two_pixels __attribute__((vector_size(32), aligned(16)));

/// Weighted sum over `count` pairs of pixels. Uses two accumulators, to avoid a dependency chain.
static inline __attribute__((always_inline)) gic_pixel weigh(
    const gic_pixel *from, const gic_pair_weights *weights, uint32_t count) {
    two_pixels sums[2] = { 0 };
    for (uint32_t k = 0; k < count; k++) {
        gic_pair_weights w = weights[k / PAIRS];
        two_pixels each;
        switch (k % PAIRS) {
        case 0: each = __builtin_shufflevector(w, w, 0, 0, 0, 0, 4, 4, 4, 4); break;
        case 1: each = __builtin_shufflevector(w, w, 1, 1, 1, 1, 5, 5, 5, 5); break;
        case 2: each = __builtin_shufflevector(w, w, 2, 2, 2, 2, 6, 6, 6, 6); break;
        default: each = __builtin_shufflevector(w, w, 3, 3, 3, 3, 7, 7, 7, 7);
        }
        two_pixels part = *(const two_pixels *)(from + k * 2) * each;
        sums[k % 2] = k < 2 ? part : sums[k % 2] + part;
    }
    two_pixels sum = sums[0] + sums[1];
    return __builtin_shufflevector(sum, sum, 0, 1, 2, 3) + __builtin_shufflevector(sum, sum, 4, 5, 6, 7);
}

static inline __attribute__((always_inline)) void reduce(
    const gic_pairs *pairs, const uint32_t *first, uint32_t outputs, const gic_pixel *inputs, float *to,
    uint32_t count) {
    const gic_pair_weights *weights = pairs->weights;
    for (uint32_t i = 0; i < outputs; i++, to += 3, weights += step(count)) {
        gic_pixel one = weigh(inputs + first[i], weights, count);
        // Writes a fourth value, which the next pixel overwrites.
        memcpy(to, &one, sizeof one);
    }
}

// Constant counts allow the compiler to unroll the common cases.
GIC_WIDE void gic_pairs_reduce(
    const gic_pairs *pairs, const uint32_t *first, uint32_t outputs, const gic_pixel *inputs, float *to) {
    switch (pairs->count) {
    case 4: return reduce(pairs, first, outputs, inputs, to, 4);
    case 6: return reduce(pairs, first, outputs, inputs, to, 6);
    case 8: return reduce(pairs, first, outputs, inputs, to, 8);
    default: return reduce(pairs, first, outputs, inputs, to, pairs->count);
    }
}
