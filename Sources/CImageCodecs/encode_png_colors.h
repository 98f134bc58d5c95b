#ifndef CIMAGECODECS_ENCODE_PNG_COLORS_H
#define CIMAGECODECS_ENCODE_PNG_COLORS_H

#include <png.h>
#include <stddef.h>
#include <stdint.h>

/// Writes the chunks of a PNG file that state its color space. Must follow png_write_info.
void gic_copy_colors(png_structp to, const uint8_t *file, size_t length);

#endif
