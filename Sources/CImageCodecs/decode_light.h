#ifndef CIMAGECODECS_DECODE_LIGHT_H
#define CIMAGECODECS_DECODE_LIGHT_H

#include <stdbool.h>
#include <stdint.h>

/// Red, green, blue and nothing: what is done to a pixel is done to all of it at once. In sRGB from 0 to 255, in
/// linear light to 65535.
typedef float gic_pixel __attribute__((vector_size(16)));

/// Made twice, for processors with vectors of 32 bytes and for the others; the same operations in the same order.
#if defined(__x86_64__) && defined(__ELF__)
#define GIC_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define GIC_WIDE
#endif

/// Of whole numbers of linear light; made by gic_prepare_light.
extern uint8_t gic_srgb_of_light[65536];

/// Makes the tables of linear light, once; may be called from any thread.
void gic_prepare_light(void);

/// Stored pixels in the light the filter works in: 3 or 4 bytes each, at least one, alpha over the background. The
/// fourth value may be anything.
void gic_light_of_row(
    gic_pixel *to, const uint8_t *stored, uint32_t count, int channels, bool linear_light, gic_pixel background);

#endif
