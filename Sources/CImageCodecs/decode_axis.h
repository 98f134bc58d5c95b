#ifndef CIMAGECODECS_DECODE_AXIS_H
#define CIMAGECODECS_DECODE_AXIS_H

#include <stdbool.h>
#include <stdint.h>

/// Weights are padded with zeros to a multiple of this number.
enum { GIC_AXIS_GROUP = 4 };

/// Resampling of one axis: output i uses `count[i]` inputs, starting at input `first[i]`.
typedef struct {
    uint32_t *first, *count;
    float *weights;
    /// Stride of `weights` from one output to the next.
    uint32_t widest;
} gic_axis;

/// Weights for `outputs` outputs of the axis, starting at output `from`; false if out of memory.
bool gic_axis_make(gic_axis *axis, uint32_t inputs, double inputs_an_output, uint32_t from, uint32_t outputs);
/// Whether the outputs are consecutive inputs, each with weight 1.
bool gic_axis_is_same(const gic_axis *axis, uint32_t outputs);
void gic_axis_free(gic_axis *axis);

#endif
