#ifndef CIMAGECODECS_DECODE_PAIRS_H
#define CIMAGECODECS_DECODE_PAIRS_H

#include "decode_axis.h"
#include "decode_light.h"

/// Weights of four pairs of inputs: the pairs' first inputs in the lower half, their second inputs in the upper half.
typedef float gic_pair_weights __attribute__((vector_size(32), aligned(16)));

/// Weights of the horizontal axis, arranged for two pixels at a time.
typedef struct {
    gic_pair_weights *weights;
    /// Number of pairs per output; missing inputs have weight 0.
    uint32_t count;
} gic_pairs;

/// False if out of memory.
bool gic_pairs_make(gic_pairs *pairs, const gic_axis *axis, uint32_t outputs);
/// Makes `outputs` pixels of three values, and writes one value past the last pixel. `first` is the first input of each
/// output. May read beyond the last input, by as many pixels as an output has inputs.
void gic_pairs_reduce(
    const gic_pairs *pairs, const uint32_t *first, uint32_t outputs, const gic_pixel *inputs, float *to);
void gic_pairs_free(gic_pairs *pairs);

#endif
