#include "quantize.h"
#include "quantize_nearest.h"
#include "quantize_palette.h"

#include <stdlib.h>
#include <string.h>

/// Red, green, blue and an unused lane.
typedef int16_t color __attribute__((vector_size(8)));

static void map(gic_nearest *n, const uint8_t *rgb, size_t pixels, uint8_t *indices) {
    for (size_t i = 0; i < pixels; i++, rgb += 3) indices[i] = gic_find_nearest(n, rgb[0], rgb[1], rgb[2]);
}

static inline color clamp(color value) {
    color none = {0}, most = {255, 255, 255, 255};
    return __builtin_elementwise_min(__builtin_elementwise_max(value, none), most);
}

static inline color color_of(const uint8_t *rgb) { return (color){rgb[0], rgb[1], rgb[2], 0}; }

typedef struct {
    const uint8_t *rgb;
    uint8_t *indices;
    /// Errors from the row above, replaced by those for the row below.
    color *errors;
    int32_t x, step;
    /// Errors for the next pixel, and the incomplete errors for two pixels of the row below.
    color next, behind, under;
} walker;

static inline void walk(walker *w, gic_nearest *n, const color *colors) {
    int32_t x = w->x;
    color half = {8, 8, 8, 8};
    color wanted = clamp(color_of(w->rgb + (size_t)x * 3) + ((w->errors[x] + w->next + half) >> 4));
    uint8_t index = gic_find_nearest(n, wanted[0], wanted[1], wanted[2]);
    w->indices[x] = index;
    color missed = wanted - colors[index];
    w->next = (missed << 3) - missed;
    w->errors[x - w->step] = w->behind + (missed + missed + missed);
    w->behind = w->under + ((missed << 2) + missed);
    w->under = missed;
    w->x = x + w->step;
}

static inline void arrive(walker *w) { w->errors[w->x - w->step] = w->behind; }

// Floyd and Steinberg 1976; every second pair of rows runs from right to left. Errors are in sixteenths. Since each
// pixel depends on the previous one, two rows are processed in parallel, with the lower row two pixels behind.
static bool map_dithered(
    gic_nearest *n, const gic_indexed *palette, const uint8_t *rgb, int32_t width, int32_t height, uint8_t *indices) {
    enum { ROWS = 2, AHEAD = 2 };
    // Padding for errors that pass the left and right edges.
    color *errors = calloc((size_t)width + 2, sizeof *errors), colors[256];
    if (errors == NULL) return false;
    for (int32_t i = 0; i < palette->count; i++) colors[i] = color_of(palette->colors[i]);
    for (int32_t y = 0; y < height; y += ROWS) {
        int32_t step = y / ROWS % 2 == 0 ? 1 : -1, from = step > 0 ? 0 : width - 1;
        walker w[ROWS];
        for (int r = 0; r < ROWS; r++)
            w[r] = (walker){
                .rgb = rgb + (size_t)(y + r) * width * 3, .indices = indices + (size_t)(y + r) * width,
                .errors = errors + 1, .x = from, .step = step};
        if (height - y < ROWS || width < AHEAD) {
            for (int r = 0; r < ROWS && y + r < height; r++) {
                for (int32_t i = 0; i < width; i++) walk(&w[r], n, colors);
                arrive(&w[r]);
            }
            continue;
        }
        walker first = w[0], second = w[1];
        for (int32_t i = 0; i < AHEAD; i++) walk(&first, n, colors);
        for (int32_t i = AHEAD; i < width; i++) {
            walk(&first, n, colors);
            walk(&second, n, colors);
        }
        arrive(&first);
        for (int32_t i = 0; i < AHEAD; i++) walk(&second, n, colors);
        arrive(&second);
    }
    free(errors);
    return true;
}

bool gic_quantize(const uint8_t *rgb, int32_t width, int32_t height, gic_palette_options options, gic_indexed *out) {
    size_t pixels = (size_t)width * (size_t)height;
    out->indices = NULL;
    if (!gic_choose_palette(rgb, pixels, options, out)) return false;
    gic_nearest *n = calloc(1, sizeof *n);
    out->indices = malloc(pixels);
    bool done = n != NULL && out->indices != NULL;
    if (done) {
        gic_prepare_nearest(n, out);
        if (options.dither) done = map_dithered(n, out, rgb, width, height, out->indices);
        else map(n, rgb, pixels, out->indices);
    }
    free(n);
    if (!done) {
        free(out->indices);
        out->indices = NULL;
    }
    return done;
}
