#include "quantize.h"
#include "quantize_palette.h"

#include <stdlib.h>
#include <string.h>

enum { BITS = 6, STEPS = 1 << BITS, SHIFT = 8 - BITS, UNKNOWN = 0xFFFF };

/// Finds the nearest of a palette, and remembers it for every step of colour that was asked for.
typedef struct {
    /// By green, least first, so that the search ends early.
    int16_t red[256], green[256], blue[256];
    uint8_t index[256];
    int32_t count;
    uint16_t known[STEPS * STEPS * STEPS];
} nearest;

static int by_green(const void *one, const void *other) {
    return (int)((const uint8_t *)one)[1] - (int)((const uint8_t *)other)[1];
}

static void learn(nearest *n, const gic_indexed *palette) {
    uint8_t sorted[256][4];
    for (int32_t i = 0; i < palette->count; i++) {
        memcpy(sorted[i], palette->colors[i], 3);
        sorted[i][3] = (uint8_t)i;
    }
    qsort(sorted, (size_t)palette->count, sizeof sorted[0], by_green);
    n->count = palette->count;
    for (int32_t i = 0; i < palette->count; i++) {
        n->red[i] = sorted[i][0];
        n->green[i] = sorted[i][1];
        n->blue[i] = sorted[i][2];
        n->index[i] = sorted[i][3];
    }
    memset(n->known, 0xFF, sizeof n->known);
}

// Squared distance, channels weighted by how much the eye makes of them.
static inline int far(const nearest *n, int32_t i, int red, int green, int blue) {
    int r = n->red[i] - red, g = n->green[i] - green, b = n->blue[i] - blue;
    return 3 * r * r + 4 * g * g + 2 * b * b;
}

static uint8_t search(const nearest *n, int red, int green, int blue) {
    int32_t low = 0, high = n->count;
    while (low < high) {
        int32_t middle = (low + high) / 2;
        if (n->green[middle] < green) low = middle + 1; else high = middle;
    }
    int least = 0x7FFFFFFF;
    int32_t best = 0, down = low - 1, up = low;
    while (down >= 0 || up < n->count) {
        if (up < n->count) {
            int g = n->green[up] - green;
            if (4 * g * g >= least) up = n->count;
            else {
                int distance = far(n, up, red, green, blue);
                if (distance < least) { least = distance; best = up; }
                up++;
            }
        }
        if (down >= 0) {
            int g = n->green[down] - green;
            if (4 * g * g >= least) down = -1;
            else {
                int distance = far(n, down, red, green, blue);
                if (distance < least) { least = distance; best = down; }
                down--;
            }
        }
    }
    return n->index[best];
}

static inline uint8_t find(nearest *n, int red, int green, int blue) {
    int r = red >> SHIFT, g = green >> SHIFT, b = blue >> SHIFT;
    uint16_t *known = &n->known[(r * STEPS + g) * STEPS + b];
    if (*known == UNKNOWN) {
        int half = 1 << (SHIFT - 1);
        *known = search(n, (r << SHIFT) + half, (g << SHIFT) + half, (b << SHIFT) + half);
    }
    return (uint8_t)*known;
}

static void map(nearest *n, const uint8_t *rgb, size_t pixels, uint8_t *indices) {
    for (size_t i = 0; i < pixels; i++, rgb += 3) indices[i] = find(n, rgb[0], rgb[1], rgb[2]);
}

static inline int clamp(int value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

// Floyd and Steinberg 1976, every other row from right to left. Errors in sixteenths.
static bool map_dithered(
    nearest *n, const gic_indexed *palette, const uint8_t *rgb, int32_t width, int32_t height, uint8_t *indices) {
    int *rows = calloc((size_t)(width + 2) * 6, sizeof *rows);
    if (rows == NULL) return false;
    int *here = rows, *below = rows + (size_t)(width + 2) * 3;
    for (int32_t y = 0; y < height; y++) {
        int32_t step = y % 2 == 0 ? 1 : -1, x = step > 0 ? 0 : width - 1;
        const uint8_t *row = rgb + (size_t)y * width * 3;
        uint8_t *to = indices + (size_t)y * width;
        memset(below, 0, (size_t)(width + 2) * 3 * sizeof *below);
        for (int32_t i = 0; i < width; i++, x += step) {
            int *error = here + (x + 1) * 3, *under = below + (x + 1) * 3;
            int wanted[3];
            for (int c = 0; c < 3; c++) wanted[c] = clamp(row[x * 3 + c] + ((error[c] + 8) >> 4));
            uint8_t index = find(n, wanted[0], wanted[1], wanted[2]);
            to[x] = index;
            for (int c = 0; c < 3; c++) {
                int missed = wanted[c] - palette->colors[index][c];
                error[c + step * 3] += missed * 7;
                under[c - step * 3] += missed * 3;
                under[c] += missed * 5;
                under[c + step * 3] += missed;
            }
        }
        int *spent = here;
        here = below;
        below = spent;
    }
    free(rows);
    return true;
}

bool gic_quantize(const uint8_t *rgb, int32_t width, int32_t height, gic_palette_wish wish, gic_indexed *out) {
    size_t pixels = (size_t)width * (size_t)height;
    out->indices = NULL;
    if (!gic_choose_palette(rgb, pixels, wish, out)) return false;
    nearest *n = malloc(sizeof *n);
    out->indices = malloc(pixels);
    bool done = n != NULL && out->indices != NULL;
    if (done) {
        learn(n, out);
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
