#ifndef CIMAGECODECS_DECODE_PAIRS_H
#define CIMAGECODECS_DECODE_PAIRS_H

#include "decode_axis.h"
#include "decode_light.h"

/// The weights of four pairs of inputs: of the first of each, then of the second, so that a pair's weights are one
/// value in each half of a vector.
typedef float gic_pair_weights __attribute__((vector_size(32), aligned(16)));

/// The weights of an axis across, as they are taken: two pixels at a time.
typedef struct {
    gic_pair_weights *weights;
    /// Pairs for each output. What an output has no input for has no weight.
    uint32_t count;
} gic_pairs;

/// False when memory runs out.
bool gic_pairs_make(gic_pairs *pairs, const gic_axis *axis, uint32_t outputs);
/// Makes `outputs` pixels of three values, and one value behind the last. `first` is where the inputs of each begin; as
/// many pixels as an output has inputs may be read behind the last input.
void gic_pairs_reduce(
    const gic_pairs *pairs, const uint32_t *first, uint32_t outputs, const gic_pixel *inputs, float *to);
void gic_pairs_free(gic_pairs *pairs);

#endif
