#ifndef CIMAGECODECS_COLOR_JPEG_H
#define CIMAGECODECS_COLOR_JPEG_H

#include "color.h"

#include <stdio.h>

#include <jpeglib.h>

/// ICC profile whose pieces may come in any order (ICC.1:2022, B.4). Zero-initialized; the caller frees `bytes`.
typedef struct {
    uint8_t *bytes;
    size_t length;
    struct { size_t at, length; } pieces[256];
    /// Number of pieces; 0 until the first one.
    unsigned count;
    bool is_unusable;
} gic_jpeg_profile;

/// Reads an APP2 segment, and stores it if it is a piece of a profile.
boolean gic_jpeg_take(j_decompress_ptr jpeg, gic_jpeg_profile *profile);
/// The profile's pieces, joined in order; `bytes` is NULL if any is missing.
gic_color_source gic_jpeg_colors(const gic_jpeg_profile *profile, uint32_t channels);

#endif
