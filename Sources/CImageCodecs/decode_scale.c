#include "decode_axis.h"
#include "decode_job.h"
#include "decode_light.h"
#include "decode_pairs.h"

#include <stdlib.h>
#include <string.h>

struct gic_scaler {
    uint32_t width, height, out_width, out_height;
    /// Size of pixel blocks that are averaged before filtering, to reduce the filter's inputs.
    uint32_t block_x, block_y;
    uint32_t mid_width, mid_height;
    /// Range of horizontal blocks that the output uses, `mid_end` excluded.
    uint32_t mid_first, mid_end;
    gic_axis across, down;
    gic_pairs pairs;
    /// Whether outputs are consecutive inputs along an axis. If so, pixels of 3 bytes are copied.
    bool same_across, same_down;
    gic_pixel background;
    uint32_t row, mid_row, out_row;
    /// Input row, block sums, and block averages. `mid` equals `line` if blocks are single pixels.
    gic_pixel *line, *block, *mid;
    /// Ring buffer of horizontally scaled rows, as many as one output row uses; three values a pixel.
    float *window, *sum;
    uint32_t window_rows, window_width;
    uint8_t *out;
};

/// Largest block size that leaves at least four inputs for each output, or 1.
static uint32_t block(uint32_t inputs, uint32_t outputs) {
    uint32_t fits = inputs / (outputs * 4);
    return fits > 1 ? fits : 1;
}

static void *aligned(size_t size) {
    void *memory = NULL;
    if (posix_memalign(&memory, sizeof(gic_pixel), size) != 0) return NULL;
    return memset(memory, 0, size);
}

/// Buffer for a row, with padding. The filter reads the padding with weight 0.
static gic_pixel *pixels(const gic_scaler *s, uint32_t width) {
    return aligned(((size_t)width + s->pairs.count * 2) * sizeof(gic_pixel));
}

gic_scaler *gic_scaler_new(gic_scaling scaling) {
    gic_scaler *s = aligned(sizeof *s);
    if (s == NULL) return NULL;
    uint32_t out_width = scaling.part.width, out_height = scaling.part.height;
    s->width = scaling.width;
    s->height = scaling.height;
    s->out_width = out_width;
    s->out_height = out_height;
    s->block_x = block(scaling.width, scaling.out_width);
    s->block_y = block(scaling.height, scaling.out_height);
    s->mid_width = (s->width + s->block_x - 1) / s->block_x;
    s->mid_height = (s->height + s->block_y - 1) / s->block_y;
    gic_light_of_row(&s->background, scaling.background, 1, 3, s->background);
    s->out = scaling.out;
    double step_x = scaling.covered_width / s->block_x / scaling.out_width;
    double step_y = scaling.covered_height / s->block_y / scaling.out_height;
    if (!gic_axis_make(&s->across, s->mid_width, step_x, scaling.part.x, out_width)
        || !gic_axis_make(&s->down, s->mid_height, step_y, scaling.part.y, out_height)
        || !gic_pairs_make(&s->pairs, &s->across, out_width)) {
        gic_scaler_free(s);
        return NULL;
    }
    s->same_across = s->block_x == 1 && s->block_y == 1 && gic_axis_is_same(&s->across, out_width);
    s->same_down = s->same_across && gic_axis_is_same(&s->down, out_height);
    s->mid_first = s->across.first[0];
    s->mid_end = s->across.first[out_width - 1] + s->across.count[out_width - 1];
    bool is_pixel = s->block_x == 1 && s->block_y == 1;
    s->line = pixels(s, s->width);
    s->block = is_pixel ? NULL : pixels(s, s->mid_width);
    s->mid = is_pixel ? s->line : pixels(s, s->mid_width);
    s->window_rows = s->down.widest;
    s->window_width = (out_width * 3 + 4) / 4 * 4;
    s->window = aligned((size_t)s->window_width * s->window_rows * sizeof(float));
    s->sum = aligned((size_t)s->window_width * sizeof(float));
    if (s->line == NULL || (!is_pixel && s->block == NULL) || s->mid == NULL || s->window == NULL || s->sum == NULL) {
        gic_scaler_free(s);
        return NULL;
    }
    return s;
}

void gic_scaler_free(gic_scaler *s) {
    if (s == NULL) return;
    gic_axis_free(&s->across);
    gic_axis_free(&s->down);
    if (s->mid != s->line) free(s->mid);
    free(s->line);
    free(s->block);
    gic_pairs_free(&s->pairs);
    free(s->window);
    free(s->sum);
    free(s);
}

GIC_WIDE static void emit(gic_scaler *s) {
    uint32_t count = s->out_width * 3;
    uint8_t *out = s->out + (size_t)s->out_row * count;
    float *sum = s->sum;
    for (uint32_t i = 0; i < count; i++) {
        float value = sum[i] + 0.5f;
        value = value > 0 ? value : 0;
        sum[i] = value < 255 ? value : 255;
    }
    for (uint32_t i = 0; i < count; i++) out[i] = (uint8_t)(int32_t)sum[i];
    s->out_row++;
}

static float *newest(const gic_scaler *s) {
    return s->window + (size_t)s->window_width * (s->mid_row % s->window_rows);
}

/// Copies a row that needs no horizontal filter into the window.
GIC_WIDE static void take_straight(gic_scaler *s, const uint8_t *row) {
    float *to = newest(s);
    uint32_t count = s->out_width * 3;
    const uint8_t *from = row + (size_t)s->mid_first * 3;
    for (uint32_t i = 0; i < count; i++) to[i] = from[i];
}

GIC_WIDE static void add_down(gic_scaler *s) {
    const float *weights = s->down.weights + (size_t)s->out_row * s->down.widest;
    uint32_t first = s->down.first[s->out_row], count = s->down.count[s->out_row];
    uint32_t width = s->window_width;
    float *restrict to = s->sum;
    for (uint32_t k = 0; k < count; k += GIC_AXIS_GROUP) {
        const float *rows[GIC_AXIS_GROUP];
        for (uint32_t j = 0; j < GIC_AXIS_GROUP; j++)
            // Any row can be used with weight 0.
            rows[j] = s->window + (size_t)width * ((first + (k + j < count ? k + j : 0)) % s->window_rows);
        const float *a = rows[0], *b = rows[1], *c = rows[2], *d = rows[3], *w = weights + k;
        float keep = k == 0 ? 0 : 1;
        for (uint32_t i = 0; i < width; i++)
            to[i] = to[i] * keep + (a[i] * w[0] + b[i] * w[1]) + (c[i] * w[2] + d[i] * w[3]);
    }
}

/// Makes the output rows that need no later window row.
static void make_rows(gic_scaler *s) {
    while (s->out_row < s->out_height
        && s->down.first[s->out_row] + s->down.count[s->out_row] - 1 <= s->mid_row) {
        add_down(s);
        emit(s);
    }
    s->mid_row++;
}

/// Converts the required part of a row into `line`.
static void take_row(gic_scaler *s, const uint8_t *stored, int channels) {
    uint32_t first = s->mid_first * s->block_x, end = s->mid_end * s->block_x;
    if (end > s->width) end = s->width;
    gic_pixel *to = s->line + first;
    uint32_t count = end - first;
    if (stored == NULL) {
        for (uint32_t i = 0; i < count; i++) to[i] = s->background;
        return;
    }
    stored += (size_t)first * channels;
    gic_light_of_row(to, stored, count, channels, s->background);
}

static void add_row(gic_scaler *s) {
    const gic_pixel *from = s->line;
    gic_pixel *blocks = s->block;
    uint32_t x = s->mid_first * s->block_x, size = s->block_x, width = s->width, last = s->mid_end;
    for (uint32_t b = s->mid_first; b < last; b++) {
        uint32_t end = x + size < width ? x + size : width;
        gic_pixel sum = blocks[b];
        for (; x < end; x++) sum += from[x];
        blocks[b] = sum;
    }
}

/// Consumes a row that needs no horizontal filtering; false for other rows.
static bool take_same(gic_scaler *s, const uint8_t *row, int channels) {
    if (row == NULL || channels != 3) return false;
    if (s->same_down) {
        uint32_t count = s->out_width * 3;
        memcpy(s->out + (size_t)s->out_row++ * count, row + (size_t)s->mid_first * 3, count);
        s->mid_row++;
    } else {
        take_straight(s, row);
        make_rows(s);
    }
    s->row++;
    return true;
}

uint32_t gic_scaler_rows(const gic_scaler *s) { return s->out_row; }

bool gic_scaler_is_done(const gic_scaler *s) { return s->out_row == s->out_height; }

void gic_scaler_push(gic_scaler *s, const uint8_t *row, int channels) {
    // Rows above the part are skipped.
    bool is_needed = s->mid_row >= s->down.first[0];
    bool is_pixel = s->block_x == 1 && s->block_y == 1;
    if (is_needed && s->same_across && take_same(s, row, channels)) return;
    if (is_needed) take_row(s, row, channels);
    if (is_needed && !is_pixel) add_row(s);
    s->row++;
    uint32_t rows = s->row % s->block_y;
    if (rows != 0 && s->row != s->height) return;
    if (rows == 0) rows = s->block_y;
    if (!is_needed) {
        s->mid_row++;
        return;
    }
    for (uint32_t b = s->mid_first; b < s->mid_end && !is_pixel; b++) {
        uint32_t left = s->width - b * s->block_x;
        s->mid[b] = s->block[b] * (1.0f / (float)((left < s->block_x ? left : s->block_x) * rows));
    }
    if (!is_pixel) memset(s->block, 0, s->mid_width * sizeof *s->block);
    gic_pairs_reduce(&s->pairs, s->across.first, s->out_width, s->mid, newest(s));
    make_rows(s);
}
