#ifndef CIMAGECODECS_DECODE_AXIS_H
#define CIMAGECODECS_DECODE_AXIS_H

#include <stdbool.h>
#include <stdint.h>

/// Weights can be taken so many at a time: behind the last of an output stand zeros.
enum { GIC_AXIS_GROUP = 4 };

/// How one axis is resampled: each output gets `count` inputs from `first` on.
typedef struct {
    uint32_t *first, *count;
    float *weights;
    /// From the weights of one output to those of the next.
    uint32_t widest;
} gic_axis;

/// Resamples `inputs` into `outputs`, which begin with output `from` of the whole axis; false when memory runs out.
bool gic_axis_make(gic_axis *axis, uint32_t inputs, double inputs_an_output, uint32_t from, uint32_t outputs);
/// Whether each output is one input, and the next output the next input.
bool gic_axis_is_same(const gic_axis *axis, uint32_t outputs);
void gic_axis_free(gic_axis *axis);

#endif
