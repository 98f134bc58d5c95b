#ifndef CIMAGECODECS_DECODE_LIGHT_H
#define CIMAGECODECS_DECODE_LIGHT_H

#include <stdint.h>

/// Red, green, blue and an unused lane. 0 to 255 in sRGB, 0 to 65535 in linear light.
typedef float gic_pixel __attribute__((vector_size(16)));

/// Compiles a function for AVX2 and for the baseline; both give equal results.
#if defined(__x86_64__) && defined(__ELF__)
#define GIC_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define GIC_WIDE
#endif

/// sRGB value of linear light; filled by gic_prepare_light.
extern uint8_t gic_srgb_of_light[65536];

/// Fills `gic_srgb_of_light` on the first call. Thread-safe.
void gic_prepare_light(void);

/// Blends `count` > 0 pixels of 3 or 4 bytes with the background into filter values, whose last lane is undefined.
void gic_light_of_row(
    gic_pixel *to, const uint8_t *stored, uint32_t count, int channels, gic_pixel background);

#endif
