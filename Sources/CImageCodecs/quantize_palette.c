#include "quantize_palette.h"

#include <stdlib.h>
#include <string.h>

// Wu 1991, "Efficient statistical computations for optimal color quantization": the cube of colours, 32 steps a
// side, is cut again and again where that takes most of the variance away. Sums over any box come from running
// sums, 8 additions each.

enum { SIDE = 33, CELLS = SIDE * SIDE * SIDE };

typedef struct {
    /// Pixels, sums of the channels, sum of squares; of a cell first, then of all cells below and left of it.
    int64_t count[CELLS], red[CELLS], green[CELLS], blue[CELLS];
    double square[CELLS];
} moments;

typedef struct {
    /// Cells from low (not included) to high (included), by channel.
    int low[3], high[3];
    double variance;
} box;

static inline int cell(int r, int g, int b) { return (r * SIDE + g) * SIDE + b; }

static void count_pixels(moments *m, const uint8_t *rgb, size_t pixels) {
    // A million pixels tell as much as ten.
    size_t step = pixels / 400000 + 1;
    for (size_t i = 0; i < pixels; i += step) {
        const uint8_t *p = rgb + i * 3;
        int at = cell((p[0] >> 3) + 1, (p[1] >> 3) + 1, (p[2] >> 3) + 1);
        m->count[at]++;
        m->red[at] += p[0];
        m->green[at] += p[1];
        m->blue[at] += p[2];
        m->square[at] += (double)(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
    }
}

static void accumulate(moments *m) {
    for (int axis = 0; axis < 3; axis++) {
        int step = axis == 0 ? SIDE * SIDE : axis == 1 ? SIDE : 1;
        for (int at = step; at < CELLS; at++) {
            int along = at / step % SIDE;
            if (along == 0) continue;
            m->count[at] += m->count[at - step];
            m->red[at] += m->red[at - step];
            m->green[at] += m->green[at - step];
            m->blue[at] += m->blue[at - step];
            m->square[at] += m->square[at - step];
        }
    }
}

/// The eight corners of a box with their signs.
#define OVER(array, b) \
    ((array)[cell((b)->high[0], (b)->high[1], (b)->high[2])] - (array)[cell((b)->high[0], (b)->high[1], (b)->low[2])] \
     - (array)[cell((b)->high[0], (b)->low[1], (b)->high[2])] + (array)[cell((b)->high[0], (b)->low[1], (b)->low[2])] \
     - (array)[cell((b)->low[0], (b)->high[1], (b)->high[2])] + (array)[cell((b)->low[0], (b)->high[1], (b)->low[2])] \
     + (array)[cell((b)->low[0], (b)->low[1], (b)->high[2])] - (array)[cell((b)->low[0], (b)->low[1], (b)->low[2])])

/// Squared length of the sum of colours over the number of pixels: what a cut has to make large.
static double weight(const moments *m, const box *b, int64_t *count) {
    *count = OVER(m->count, b);
    if (*count == 0) return 0;
    double red = (double)OVER(m->red, b), green = (double)OVER(m->green, b), blue = (double)OVER(m->blue, b);
    return (red * red + green * green + blue * blue) / (double)*count;
}

static double variance(const moments *m, const box *b) {
    int64_t count;
    double mean = weight(m, b, &count);
    return count > 1 ? OVER(m->square, b) - mean : 0;
}

/// Cuts `one` in two; false when all its pixels are in one cell.
static bool cut(const moments *m, box *one, box *other) {
    double best = 0;
    int best_axis = -1, best_at = 0;
    for (int axis = 0; axis < 3; axis++) {
        box lower = *one, upper = *one;
        for (int at = one->low[axis] + 1; at < one->high[axis]; at++) {
            lower.high[axis] = upper.low[axis] = at;
            int64_t below, above;
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

static uint8_t mean(int64_t sum, int64_t count, bool percents) {
    uint8_t value = (uint8_t)((sum + count / 2) / count);
    return percents ? (uint8_t)((gic_percent(value) * 255 + 50) / 100) : value;
}

bool gic_choose_palette(const uint8_t *rgb, size_t pixels, gic_palette_wish wish, gic_indexed *out) {
    moments *m = calloc(1, sizeof *m);
    if (m == NULL) return false;
    count_pixels(m, rgb, pixels);
    accumulate(m);
    box boxes[256];
    int count = cut_boxes(m, boxes, wish.colors < 2 ? 2 : wish.colors > 256 ? 256 : wish.colors);
    out->count = 0;
    for (int i = 0; i < count; i++) {
        int64_t pixels_inside = OVER(m->count, &boxes[i]);
        if (pixels_inside == 0) continue;
        uint8_t *color = out->colors[out->count++];
        color[0] = mean(OVER(m->red, &boxes[i]), pixels_inside, wish.percents);
        color[1] = mean(OVER(m->green, &boxes[i]), pixels_inside, wish.percents);
        color[2] = mean(OVER(m->blue, &boxes[i]), pixels_inside, wish.percents);
    }
    free(m);
    return true;
}
