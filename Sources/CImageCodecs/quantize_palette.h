#ifndef CIMAGECODECS_QUANTIZE_PALETTE_H
#define CIMAGECODECS_QUANTIZE_PALETTE_H

#include "quantize.h"

#include <stddef.h>

/// Sets `colors` and `count` of `out`; false if out of memory.
bool gic_choose_palette(const uint8_t *rgb, size_t pixels, gic_palette_options options, gic_indexed *out);

#endif
