#include "quantize.h"
#include "quantize_nearest.h"
#include "quantize_palette.h"

#include <stdlib.h>
#include <string.h>

/// Red, green, blue and nothing: four values at once.
typedef int16_t color __attribute__((vector_size(8)));

static void map(gic_nearest *n, const uint8_t *rgb, size_t pixels, uint8_t *indices) {
    for (size_t i = 0; i < pixels; i++, rgb += 3) indices[i] = gic_find_nearest(n, rgb[0], rgb[1], rgb[2]);
}

static inline color clamp(color value) {
    color none = {0}, most = {255, 255, 255, 255};
    return __builtin_elementwise_min(__builtin_elementwise_max(value, none), most);
}

static inline color color_of(const uint8_t *rgb) { return (color){rgb[0], rgb[1], rgb[2], 0}; }

// Floyd and Steinberg 1976, every other row from right to left. Errors in sixteenths.
static bool map_dithered(
    gic_nearest *n, const gic_indexed *palette, const uint8_t *rgb, int32_t width, int32_t height, uint8_t *indices) {
    // What each column gets from the row above, and room for what would leave the picture on either side.
    color *errors = calloc((size_t)width + 2, sizeof *errors), colors[256];
    if (errors == NULL) return false;
    for (int32_t i = 0; i < palette->count; i++) colors[i] = color_of(palette->colors[i]);
    for (int32_t y = 0; y < height; y++) {
        int32_t step = y % 2 == 0 ? 1 : -1, x = step > 0 ? 0 : width - 1;
        const uint8_t *row = rgb + (size_t)y * width * 3;
        uint8_t *to = indices + (size_t)y * width;
        color *above = errors + 1;
        // What goes to the next pixel, and to those below: behind, under, ahead.
        color next = {0}, behind = {0}, under = {0};
        for (int32_t i = 0; i < width; i++, x += step) {
            color half = {8, 8, 8, 8};
            color wanted = clamp(color_of(row + x * 3) + ((above[x] + next + half) >> 4));
            uint8_t index = gic_find_nearest(n, wanted[0], wanted[1], wanted[2]);
            to[x] = index;
            color missed = wanted - colors[index];
            next = (missed << 3) - missed;
            above[x - step] = behind + (missed + missed + missed);
            behind = under + ((missed << 2) + missed);
            under = missed;
        }
        above[x - step] = behind;
    }
    free(errors);
    return true;
}

bool gic_quantize(const uint8_t *rgb, int32_t width, int32_t height, gic_palette_wish wish, gic_indexed *out) {
    size_t pixels = (size_t)width * (size_t)height;
    out->indices = NULL;
    if (!gic_choose_palette(rgb, pixels, wish, out)) return false;
    gic_nearest *n = calloc(1, sizeof *n);
    out->indices = malloc(pixels);
    bool done = n != NULL && out->indices != NULL;
    if (done) {
        n->palette = out;
        if (wish.dither) done = map_dithered(n, out, rgb, width, height, out->indices);
        else map(n, rgb, pixels, out->indices);
    }
    free(n);
    if (!done) {
        free(out->indices);
        out->indices = NULL;
    }
    return done;
}
