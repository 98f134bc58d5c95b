#include "decode_axis.h"
#include "decode_job.h"

#include <stdlib.h>
#include <string.h>

struct gic_samples {
    uint32_t width, out_width, out_height;
    int channels, depth;
    /// Maximum of a sample.
    float most;
    gic_axis across, down;
    /// Whether outputs equal inputs along both axes.
    bool same;
    uint32_t row, out_row;
    /// Input row, and ring buffer of horizontally scaled rows. Colors are multiplied by alpha.
    float *line, *window, *sum;
    uint8_t *out;
};

gic_samples *gic_samples_new(gic_scaling scaling) {
    gic_samples *s = calloc(1, sizeof *s);
    if (s == NULL) return NULL;
    gic_part part = scaling.part;
    s->width = scaling.width;
    s->out_width = part.width;
    s->out_height = part.height;
    s->channels = scaling.channels;
    s->depth = scaling.depth;
    s->most = scaling.depth == 2 ? 65535 : 255;
    s->out = scaling.out;
    bool is_made = gic_axis_make(
            &s->across, scaling.width, scaling.covered_width / scaling.out_width, part.x, part.width)
        && gic_axis_make(
            &s->down, scaling.height, scaling.covered_height / scaling.out_height, part.y, part.height);
    size_t channels = (size_t)scaling.channels;
    if (is_made) {
        s->same = gic_axis_is_same(&s->across, part.width) && gic_axis_is_same(&s->down, part.height);
        s->line = malloc(scaling.width * channels * sizeof *s->line);
        s->window = malloc(s->down.widest * part.width * channels * sizeof *s->window);
        s->sum = malloc(part.width * channels * sizeof *s->sum);
    }
    if (s->line != NULL && s->window != NULL && s->sum != NULL) return s;
    gic_samples_free(s);
    return NULL;
}

void gic_samples_free(gic_samples *s) {
    if (s == NULL) return;
    gic_axis_free(&s->across);
    gic_axis_free(&s->down);
    free(s->line);
    free(s->window);
    free(s->sum);
    free(s);
}

/// Number of channels without alpha.
static int colors(const gic_samples *s) { return s->channels % 2 == 0 ? s->channels - 1 : s->channels; }

static void take_row(gic_samples *s, const uint8_t *row) {
    size_t count = (size_t)s->width * (size_t)s->channels;
    for (size_t i = 0; i < count; i++)
        s->line[i] = s->depth == 2 ? (float)(row[2 * i] << 8 | row[2 * i + 1]) : row[i];
    int alpha = colors(s);
    if (alpha == s->channels) return;
    for (float *pixel = s->line, *end = s->line + count; pixel < end; pixel += s->channels)
        for (int c = 0; c < alpha; c++) pixel[c] *= pixel[alpha] / s->most;
}

static float *window_row(const gic_samples *s, uint32_t row) {
    return s->window + (size_t)(row % s->down.widest) * s->out_width * (size_t)s->channels;
}

static void scale_across(gic_samples *s) {
    float *to = window_row(s, s->row);
    for (uint32_t x = 0; x < s->out_width; x++, to += s->channels) {
        const float *weights = s->across.weights + (size_t)x * s->across.widest;
        const float *from = s->line + (size_t)s->across.first[x] * (size_t)s->channels;
        for (int c = 0; c < s->channels; c++) to[c] = 0;
        for (uint32_t k = 0; k < s->across.count[x]; k++, from += s->channels)
            for (int c = 0; c < s->channels; c++) to[c] += from[c] * weights[k];
    }
}

static void scale_down(gic_samples *s) {
    size_t count = (size_t)s->out_width * (size_t)s->channels;
    memset(s->sum, 0, count * sizeof *s->sum);
    const float *weights = s->down.weights + (size_t)s->out_row * s->down.widest;
    for (uint32_t k = 0; k < s->down.count[s->out_row]; k++) {
        const float *from = window_row(s, s->down.first[s->out_row] + k);
        for (size_t i = 0; i < count; i++) s->sum[i] += from[i] * weights[k];
    }
}

static void put(const gic_samples *s, uint8_t *to, float value) {
    value = value > 0 ? value < s->most ? value : s->most : 0;
    uint32_t whole = (uint32_t)(value + 0.5f);
    if (s->depth == 2) *to++ = (uint8_t)(whole >> 8);
    *to = (uint8_t)whole;
}

static void emit(gic_samples *s) {
    size_t size = (size_t)s->channels * (size_t)s->depth;
    uint8_t *to = s->out + (size_t)s->out_row * s->out_width * size;
    int alpha = colors(s);
    const float *pixel = s->sum;
    for (uint32_t x = 0; x < s->out_width; x++, pixel += s->channels, to += size) {
        float by = alpha == s->channels ? 1 : pixel[alpha] >= 0.5f ? s->most / pixel[alpha] : 0;
        for (int c = 0; c < s->channels; c++) put(s, to + c * s->depth, c < alpha ? pixel[c] * by : pixel[c]);
    }
    s->out_row++;
}

bool gic_samples_push(gic_samples *s, const uint8_t *row) {
    if (s->same) {
        size_t size = (size_t)s->channels * (size_t)s->depth, count = s->out_width * size;
        if (s->row >= s->down.first[0])
            memcpy(s->out + count * s->out_row++, row + s->across.first[0] * size, count);
        s->row++;
        return s->out_row < s->out_height;
    }
    take_row(s, row);
    scale_across(s);
    while (s->out_row < s->out_height && s->down.first[s->out_row] + s->down.count[s->out_row] - 1 <= s->row) {
        scale_down(s);
        emit(s);
    }
    s->row++;
    return s->out_row < s->out_height;
}
