#include "decode_light.h"

#include <math.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

typedef uint8_t four __attribute__((vector_size(4)));

uint8_t gic_srgb_of_light[65536];
static pthread_once_t table_once = PTHREAD_ONCE_INIT;

static double linear(double value) { return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4); }

static void make_table(void) {
    uint32_t from = 0;
    for (int v = 0; v < 256; v++) {
        uint32_t to = v == 255 ? 65536 : (uint32_t)ceil(linear((v + 0.5) / 255) * 65535);
        for (; from < to; from++) gic_srgb_of_light[from] = (uint8_t)v;
    }
}

void gic_prepare_light(void) { pthread_once(&table_once, make_table); }

/// Filter value of one pixel. If `wide`, reads four bytes at once; the last may belong to the next pixel.
static inline __attribute__((always_inline)) gic_pixel light_of(
    const uint8_t *stored, int channels, bool wide, gic_pixel background) {
    four bytes = {0};
    if (wide) memcpy(&bytes, stored, 4);
    else memcpy(&bytes, stored, 3);
    gic_pixel found = __builtin_convertvector(bytes, gic_pixel);
    if (channels == 3) return found;
    float alpha = (float)bytes[3] / 255;
    return found * alpha + background * (1 - alpha);
}

// Always inlined with constant arguments, so that the inner loop has no branches.
static inline __attribute__((always_inline)) void row_of(
    gic_pixel *to, const uint8_t *stored, uint32_t count, int channels, gic_pixel background) {
    for (uint32_t i = 0; i + 1 < count; i++)
        to[i] = light_of(stored + (size_t)i * channels, channels, true, background);
    const uint8_t *last = stored + (size_t)(count - 1) * channels;
    to[count - 1] = light_of(last, channels, channels == 4, background);
}

typedef uint8_t sixteen __attribute__((vector_size(16)));
typedef float four_pixels __attribute__((vector_size(64), aligned(16)));

/// Converts pixels in groups of four, and reads 16 bytes for each group; returns the number of pixels converted.
static inline __attribute__((always_inline)) uint32_t fours_of(gic_pixel *to, const uint8_t *stored, uint32_t count) {
    uint32_t i = 0;
    for (; i + 6 <= count; i += 4) {
        sixteen bytes;
        memcpy(&bytes, stored + (size_t)i * 3, sizeof bytes);
        bytes = __builtin_shufflevector(bytes, bytes, 0, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 11, 11);
        *(four_pixels *)(to + i) = __builtin_convertvector(bytes, four_pixels);
    }
    return i;
}

GIC_WIDE void gic_light_of_row(
    gic_pixel *to, const uint8_t *stored, uint32_t count, int channels, gic_pixel background) {
    if (channels == 3) {
        uint32_t done = fours_of(to, stored, count);
        row_of(to + done, stored + (size_t)done * 3, count - done, 3, background);
    }
    else row_of(to, stored, count, 4, background);
}
