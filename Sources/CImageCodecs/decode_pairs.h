#ifndef CIMAGECODECS_DECODE_PAIRS_H
#define CIMAGECODECS_DECODE_PAIRS_H

#include "decode_axis.h"
#include "decode_light.h"

/// Weights of four pairs of inputs: the first of each pair in the lower half, the second in the upper.
typedef float gic_pair_weights __attribute__((vector_size(32), aligned(16)));

/// Weights of the horizontal axis, arranged for two pixels at a time.
typedef struct {
    gic_pair_weights *weights;
    /// Pairs per output; missing inputs have weight 0.
    uint32_t count;
} gic_pairs;

/// False if out of memory.
bool gic_pairs_make(gic_pairs *pairs, const gic_axis *axis, uint32_t outputs);
/// Makes `outputs` pixels of three values and writes one value past the last. `first` is the first input of each
/// output. May read as many pixels past the last input as an output has inputs.
void gic_pairs_reduce(
    const gic_pairs *pairs, const uint32_t *first, uint32_t outputs, const gic_pixel *inputs, float *to);
void gic_pairs_free(gic_pairs *pairs);

#endif
