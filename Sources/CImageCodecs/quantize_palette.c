#include "quantize_palette.h"

#include <stdlib.h>
#include <string.h>

// Wu 1991, "Efficient statistical computations for optimal color quantization": in a color cube of 32 steps per side,
// splits the box of most variance where that reduces it most. The sum over a box takes 8 additions of prefix sums.

enum { SIDE = 33, MOST_COUNTED = 100000 };

typedef struct {
    uint32_t count, red, green, blue;
    /// Sum of the squared channel values.
    uint64_t square;
} sums;

typedef struct {
    sums cells[SIDE][SIDE][SIDE];
} moments;

typedef struct {
    /// Cell range per channel; excludes `low` and includes `high`.
    int low[3], high[3];
    double variance;
} box;

static void count_pixels(moments *m, const uint8_t *rgb, size_t pixels) {
    // A sample of about 100,000 pixels suffices. Random steps avoid aliasing (multiplier: Knuth, TAOCP 2, 3.3.4).
    uint32_t most = (uint32_t)(pixels / MOST_COUNTED) * 2 + 1, random = 0;
    for (size_t i = 0; i < pixels;) {
        uint32_t r = rgb[i * 3], g = rgb[i * 3 + 1], b = rgb[i * 3 + 2];
        sums *at = &m->cells[(r >> 3) + 1][(g >> 3) + 1][(b >> 3) + 1];
        at->count++;
        at->red += r;
        at->green += g;
        at->blue += b;
        at->square += r * r + g * g + b * b;
        random = random * 1664525 + 1013904223;
        i += 1 + (uint64_t)random * most / 0x100000000;
    }
}

static inline void add(sums *to, const sums *from) {
    to->count += from->count;
    to->red += from->red;
    to->green += from->green;
    to->blue += from->blue;
    to->square += from->square;
}

static void accumulate(moments *m) {
    for (int r = 1; r < SIDE; r++) {
        sums area[SIDE] = {0};
        for (int g = 1; g < SIDE; g++) {
            sums line = {0};
            for (int b = 1; b < SIDE; b++) {
                sums *at = &m->cells[r][g][b];
                add(&line, at);
                add(&area[b], &line);
                *at = m->cells[r - 1][g][b];
                add(at, &area[b]);
            }
        }
    }
}

/// Sum over a box: its eight corners with their signs. Unsigned overflow cancels out.
#define AT(m, r, g, b, field) ((m)->cells[r][g][b].field)
#define OVER(m, x, field) \
    (AT(m, (x)->high[0], (x)->high[1], (x)->high[2], field) - AT(m, (x)->high[0], (x)->high[1], (x)->low[2], field) \
     - AT(m, (x)->high[0], (x)->low[1], (x)->high[2], field) + AT(m, (x)->high[0], (x)->low[1], (x)->low[2], field) \
     - AT(m, (x)->low[0], (x)->high[1], (x)->high[2], field) + AT(m, (x)->low[0], (x)->high[1], (x)->low[2], field) \
     + AT(m, (x)->low[0], (x)->low[1], (x)->high[2], field) - AT(m, (x)->low[0], (x)->low[1], (x)->low[2], field))

/// Squared length of the color sum, divided by the pixel count. The best split maximizes the total of its two boxes.
static double weight(const moments *m, const box *b, uint32_t *count) {
    *count = OVER(m, b, count);
    if (*count == 0) return 0;
    double red = (double)OVER(m, b, red), green = (double)OVER(m, b, green), blue = (double)OVER(m, b, blue);
    return (red * red + green * green + blue * blue) / (double)*count;
}

static double variance(const moments *m, const box *b) {
    uint32_t count;
    double mean = weight(m, b, &count);
    return count > 1 ? (double)OVER(m, b, square) - mean : 0;
}

/// Splits `one` in two; false if all of its pixels are in one cell.
static bool cut(const moments *m, box *one, box *other) {
    double best = 0;
    int best_axis = -1, best_at = 0;
    for (int axis = 0; axis < 3; axis++) {
        box lower = *one, upper = *one;
        for (int at = one->low[axis] + 1; at < one->high[axis]; at++) {
            lower.high[axis] = upper.low[axis] = at;
            uint32_t below, above;
            double worth = weight(m, &lower, &below) + weight(m, &upper, &above);
            if (below == 0 || above == 0 || worth <= best) continue;
            best = worth;
            best_axis = axis;
            best_at = at;
        }
    }
    if (best_axis < 0) return false;
    *other = *one;
    one->high[best_axis] = other->low[best_axis] = best_at;
    one->variance = variance(m, one);
    other->variance = variance(m, other);
    return true;
}

static int cut_boxes(const moments *m, box *boxes, int most) {
    boxes[0] = (box){.high = {SIDE - 1, SIDE - 1, SIDE - 1}};
    boxes[0].variance = variance(m, &boxes[0]);
    int count = 1;
    while (count < most) {
        int widest = 0;
        for (int i = 1; i < count; i++)
            if (boxes[i].variance > boxes[widest].variance) widest = i;
        if (boxes[widest].variance <= 0) break;
        if (cut(m, &boxes[widest], &boxes[count])) count++;
        else boxes[widest].variance = 0;
    }
    return count;
}

static uint8_t mean(uint32_t sum, uint32_t count, bool percents) {
    uint8_t value = (uint8_t)((sum + count / 2) / count);
    return percents ? (uint8_t)((gic_percent(value) * 255 + 50) / 100) : value;
}

bool gic_choose_palette(const uint8_t *rgb, size_t pixels, gic_palette_options options, gic_indexed *out) {
    moments *m = calloc(1, sizeof *m);
    if (m == NULL) return false;
    count_pixels(m, rgb, pixels);
    accumulate(m);
    box boxes[256];
    int count = cut_boxes(m, boxes, options.colors < 2 ? 2 : options.colors > 256 ? 256 : options.colors);
    out->count = 0;
    for (int i = 0; i < count; i++) {
        uint32_t pixels_inside = OVER(m, &boxes[i], count);
        if (pixels_inside == 0) continue;
        uint8_t *color = out->colors[out->count++];
        color[0] = mean(OVER(m, &boxes[i], red), pixels_inside, options.percents);
        color[1] = mean(OVER(m, &boxes[i], green), pixels_inside, options.percents);
        color[2] = mean(OVER(m, &boxes[i], blue), pixels_inside, options.percents);
    }
    free(m);
    return true;
}
