#include "decode_axis.h"
#include "decode_job.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// Red, green, blue and nothing: what is done to a pixel is done to all of it at once.
typedef float pixel __attribute__((vector_size(16)));
typedef int32_t whole __attribute__((vector_size(16)));

struct gic_scaler {
    uint32_t width, height, out_width, out_height;
    /// Whole blocks of this many pixels are averaged first, so that the filter has few inputs.
    uint32_t block_x, block_y;
    uint32_t mid_width, mid_height;
    /// The blocks across that something is made of: from `mid_first` to before `mid_end`.
    uint32_t mid_first, mid_end;
    gic_axis across, down;
    const uint16_t *to_light;
    bool linear_light;
    pixel background;
    uint32_t row, mid_row, out_row;
    pixel *block, *mid, *reduced, *window;
    uint32_t window_rows;
    uint8_t *out;
};

static uint16_t light_of_srgb[256], plain[256];
static uint8_t srgb_of_light[65536];
static pthread_once_t tables_once = PTHREAD_ONCE_INIT;

// IEC 61966-2-1.
static double linear(double value) { return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4); }

static void make_tables(void) {
    uint32_t from = 0;
    for (int v = 0; v < 256; v++) {
        light_of_srgb[v] = (uint16_t)lround(linear(v / 255.0) * 65535);
        plain[v] = (uint16_t)(v * 257);
        uint32_t to = v == 255 ? 65536 : (uint32_t)ceil(linear((v + 0.5) / 255) * 65535);
        for (; from < to; from++) srgb_of_light[from] = (uint8_t)v;
    }
}

/// What a stored pixel is in the light the filter works in.
static pixel light_of(const gic_scaler *s, const uint8_t *stored, int channels) {
    const uint16_t *light = s->to_light;
    whole values = { light[stored[0]], light[stored[1]], light[stored[2]], 0 };
    pixel found = __builtin_convertvector(values, pixel);
    if (channels == 3) return found;
    float alpha = (float)stored[3] / 255;
    return found * alpha + s->background * (1 - alpha);
}

/// Most output rows that are open at one time.
static uint32_t open_rows(const gic_scaler *s) {
    uint32_t most = 1;
    for (uint32_t from = 0, to = 0; from < s->out_height; from++) {
        uint32_t last = s->down.first[from] + s->down.count[from] - 1;
        while (to < s->out_height && s->down.first[to] <= last) to++;
        if (to - from > most) most = to - from;
    }
    return most;
}

/// How many pixels can be averaged before the filter without it losing what it needs.
static uint32_t block(uint32_t inputs, uint32_t outputs) {
    uint32_t fits = inputs / (outputs * 4);
    return fits > 1 ? fits : 1;
}

/// Zeros, aligned as vectors have to be.
static void *aligned(size_t size) {
    void *memory = NULL;
    if (posix_memalign(&memory, sizeof(pixel), size) != 0) return NULL;
    return memset(memory, 0, size);
}

static pixel *pixels(uint32_t width, uint32_t rows) { return aligned((size_t)width * rows * sizeof(pixel)); }

gic_scaler *gic_scaler_new(gic_scaling scaling) {
    pthread_once(&tables_once, make_tables);
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
    s->linear_light = scaling.linear_light;
    s->to_light = scaling.linear_light ? light_of_srgb : plain;
    s->background = light_of(s, scaling.background, 3);
    s->out = scaling.out;
    double step_x = scaling.covered_width / s->block_x / scaling.out_width;
    double step_y = scaling.covered_height / s->block_y / scaling.out_height;
    if (!gic_axis_make(&s->across, s->mid_width, step_x, scaling.part.x, out_width)
        || !gic_axis_make(&s->down, s->mid_height, step_y, scaling.part.y, out_height)) {
        gic_scaler_free(s);
        return NULL;
    }
    s->mid_first = s->across.first[0];
    s->mid_end = s->across.first[out_width - 1] + s->across.count[out_width - 1];
    s->window_rows = open_rows(s);
    s->block = pixels(s->mid_width, 1);
    s->mid = pixels(s->mid_width, 1);
    s->reduced = pixels(out_width, 1);
    s->window = pixels(out_width, s->window_rows);
    if (s->block == NULL || s->mid == NULL || s->reduced == NULL || s->window == NULL) {
        gic_scaler_free(s);
        return NULL;
    }
    return s;
}

void gic_scaler_free(gic_scaler *s) {
    if (s == NULL) return;
    gic_axis_free(&s->across);
    gic_axis_free(&s->down);
    free(s->block);
    free(s->mid);
    free(s->reduced);
    free(s->window);
    free(s);
}

static void emit(gic_scaler *s, pixel *row) {
    uint8_t *out = s->out + (size_t)s->out_row * s->out_width * 3;
    const pixel most = { 65535, 65535, 65535, 65535 };
    // In sRGB a step of the picture is 257 of ours.
    const float step = s->linear_light ? 1.0f : 1.0f / 257;
    for (uint32_t i = 0; i < s->out_width; i++, out += 3) {
        whole values = (whole)row[i];
        values &= row[i] > 0;
        whole fits = (pixel)values < most;
        values = (values & fits) | ((whole)most & ~fits);
        whole light = __builtin_convertvector((pixel)values * step + 0.5f, whole);
        for (int c = 0; c < 3; c++) out[c] = s->linear_light ? srgb_of_light[light[c]] : (uint8_t)light[c];
    }
    memset(row, 0, s->out_width * sizeof *row);
    s->out_row++;
}

/// Reduces `mid` across and adds it to every output row it has a part in.
static void take_mid_row(gic_scaler *s) {
    for (uint32_t i = 0; i < s->out_width; i++) {
        const float *weights = s->across.weights + (size_t)i * s->across.widest;
        const pixel *from = s->mid + s->across.first[i];
        pixel sum = { 0 };
        for (uint32_t k = 0; k < s->across.count[i]; k++) sum += from[k] * weights[k];
        s->reduced[i] = sum;
    }
    for (uint32_t j = s->out_row; j < s->out_height && s->down.first[j] <= s->mid_row; j++) {
        uint32_t k = s->mid_row - s->down.first[j];
        if (k >= s->down.count[j]) continue;
        float weight = s->down.weights[(size_t)j * s->down.widest + k];
        pixel *row = s->window + (size_t)s->out_width * (j % s->window_rows);
        for (uint32_t i = 0; i < s->out_width; i++) row[i] += s->reduced[i] * weight;
    }
    while (s->out_row < s->out_height && s->down.first[s->out_row] + s->down.count[s->out_row] - 1 <= s->mid_row)
        emit(s, s->window + (size_t)s->out_width * (s->out_row % s->window_rows));
    s->mid_row++;
}

/// Adds one row of pixels to the sums of the blocks.
static void add_row(gic_scaler *s, const uint8_t *row, int channels) {
    uint32_t x = s->mid_first * s->block_x;
    if (row != NULL) row += (size_t)x * channels;
    for (uint32_t b = s->mid_first; b < s->mid_end; b++) {
        uint32_t end = x + s->block_x < s->width ? x + s->block_x : s->width;
        pixel sum = s->block[b];
        if (row == NULL) {
            sum += s->background * (float)(end - x);
            x = end;
        } else {
            for (; x < end; x++, row += channels) sum += light_of(s, row, channels);
        }
        s->block[b] = sum;
    }
}

/// The same where a block is one pixel.
static void take_row(gic_scaler *s, const uint8_t *row, int channels) {
    if (row != NULL) row += (size_t)s->mid_first * channels;
    for (uint32_t b = s->mid_first; b < s->mid_end; b++) {
        s->mid[b] = row == NULL ? s->background : light_of(s, row, channels);
        if (row != NULL) row += channels;
    }
}

bool gic_scaler_is_done(const gic_scaler *s) { return s->out_row == s->out_height; }

void gic_scaler_push(gic_scaler *s, const uint8_t *row, int channels) {
    // Nothing that is made needs the rows above the part.
    bool is_needed = s->mid_row >= s->down.first[0];
    bool is_pixel = s->block_x == 1 && s->block_y == 1;
    if (is_needed && is_pixel) {
        take_row(s, row, channels);
    } else if (is_needed) {
        add_row(s, row, channels);
    }
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
    take_mid_row(s);
}
