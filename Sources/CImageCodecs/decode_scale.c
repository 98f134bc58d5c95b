#include "decode_axis.h"
#include "decode_job.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

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
    float background[3];
    uint32_t row, mid_row, out_row;
    float *block, *mid, *reduced, *window;
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

gic_scaler *gic_scaler_new(gic_scaling scaling) {
    pthread_once(&tables_once, make_tables);
    gic_scaler *s = calloc(1, sizeof *s);
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
    for (int c = 0; c < 3; c++) s->background[c] = s->to_light[scaling.background[c]];
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
    s->block = calloc((size_t)s->mid_width * 3, sizeof(float));
    s->mid = calloc((size_t)s->mid_width * 3, sizeof(float));
    s->reduced = calloc((size_t)out_width * 3, sizeof(float));
    s->window = calloc((size_t)out_width * 3 * s->window_rows, sizeof(float));
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

static void emit(gic_scaler *s, float *row) {
    uint8_t *out = s->out + (size_t)s->out_row * s->out_width * 3;
    for (uint32_t i = 0; i < s->out_width * 3; i++) {
        float value = row[i] + 0.5f;
        uint32_t light = value <= 0 ? 0 : value >= 65535 ? 65535 : (uint32_t)value;
        out[i] = s->linear_light ? srgb_of_light[light] : (uint8_t)((light + 128) / 257);
        row[i] = 0;
    }
    s->out_row++;
}

/// Reduces `mid` across and adds it to every output row it has a part in.
static void take_mid_row(gic_scaler *s) {
    for (uint32_t i = 0; i < s->out_width; i++) {
        const float *weights = s->across.weights + (size_t)i * s->across.widest;
        const float *from = s->mid + (size_t)s->across.first[i] * 3;
        float red = 0, green = 0, blue = 0;
        for (uint32_t k = 0; k < s->across.count[i]; k++, from += 3) {
            red += weights[k] * from[0];
            green += weights[k] * from[1];
            blue += weights[k] * from[2];
        }
        s->reduced[i * 3] = red;
        s->reduced[i * 3 + 1] = green;
        s->reduced[i * 3 + 2] = blue;
    }
    size_t stride = (size_t)s->out_width * 3;
    for (uint32_t j = s->out_row; j < s->out_height && s->down.first[j] <= s->mid_row; j++) {
        uint32_t k = s->mid_row - s->down.first[j];
        if (k >= s->down.count[j]) continue;
        float weight = s->down.weights[(size_t)j * s->down.widest + k];
        float *row = s->window + stride * (j % s->window_rows);
        for (size_t i = 0; i < stride; i++) row[i] += weight * s->reduced[i];
    }
    while (s->out_row < s->out_height && s->down.first[s->out_row] + s->down.count[s->out_row] - 1 <= s->mid_row)
        emit(s, s->window + stride * (s->out_row % s->window_rows));
    s->mid_row++;
}

/// Adds one row of pixels to the sums of the blocks.
static void add_row(gic_scaler *s, const uint8_t *row, int channels) {
    const uint16_t *light = s->to_light;
    uint32_t x = s->mid_first * s->block_x;
    if (row != NULL) row += (size_t)x * channels;
    for (uint32_t b = s->mid_first; b < s->mid_end; b++) {
        uint32_t end = x + s->block_x < s->width ? x + s->block_x : s->width;
        float *sum = s->block + (size_t)b * 3;
        if (row == NULL) {
            for (int c = 0; c < 3; c++) sum[c] += s->background[c] * (float)(end - x);
            x = end;
        } else if (channels == 3) {
            uint32_t red = 0, green = 0, blue = 0;
            for (; x < end; x++, row += 3) {
                red += light[row[0]];
                green += light[row[1]];
                blue += light[row[2]];
            }
            sum[0] += (float)red;
            sum[1] += (float)green;
            sum[2] += (float)blue;
        } else {
            for (; x < end; x++, row += 4) {
                float alpha = (float)row[3] / 255;
                for (int c = 0; c < 3; c++)
                    sum[c] += (float)light[row[c]] * alpha + s->background[c] * (1 - alpha);
            }
        }
    }
}

bool gic_scaler_is_done(const gic_scaler *s) { return s->out_row == s->out_height; }

void gic_scaler_push(gic_scaler *s, const uint8_t *row, int channels) {
    // Nothing that is made needs the rows above the part.
    bool is_needed = s->mid_row >= s->down.first[0];
    if (is_needed) add_row(s, row, channels);
    s->row++;
    uint32_t rows = s->row % s->block_y;
    if (rows != 0 && s->row != s->height) return;
    if (rows == 0) rows = s->block_y;
    if (!is_needed) {
        s->mid_row++;
        return;
    }
    for (uint32_t b = s->mid_first; b < s->mid_end; b++) {
        uint32_t left = s->width - b * s->block_x;
        float share = 1.0f / (float)((left < s->block_x ? left : s->block_x) * rows);
        for (int c = 0; c < 3; c++) s->mid[(size_t)b * 3 + c] = s->block[(size_t)b * 3 + c] * share;
    }
    memset(s->block, 0, (size_t)s->mid_width * 3 * sizeof(float));
    take_mid_row(s);
}
