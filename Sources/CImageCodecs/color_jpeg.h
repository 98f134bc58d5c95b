#ifndef CIMAGECODECS_COLOR_JPEG_H
#define CIMAGECODECS_COLOR_JPEG_H

#include "color.h"

#include <stdio.h>

#include <jpeglib.h>

/// A profile on its way, in pieces that come in any order (ICC.1:2022, B.4). Begins as zeros; `bytes` is the owner's to
/// free.
typedef struct {
    uint8_t *bytes;
    size_t length;
    struct { size_t at, length; } pieces[256];
    /// How many pieces there are to be; 0 as long as none has come.
    unsigned count;
    /// Pieces that contradict each other, or are too large.
    bool is_none;
} gic_jpeg_profile;

/// Reads a segment of APP2.
boolean gic_jpeg_take(j_decompress_ptr jpeg, gic_jpeg_profile *profile);
/// What has come, put in order.
gic_color_source gic_jpeg_colors(const gic_jpeg_profile *profile, uint32_t channels);

#endif
