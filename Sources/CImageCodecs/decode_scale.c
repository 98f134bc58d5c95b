#include "decode_job.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// How one axis is resampled: each output gets `count` inputs from `first` on.
typedef struct {
    uint32_t *first, *count;
    float *weights;
    uint32_t widest;
} axis;

struct gic_scaler {
    uint32_t width, height, out_width, out_height;
    /// Whole blocks of this many pixels are averaged first, so that the filter has few inputs.
    uint32_t block_x, block_y;
    uint32_t mid_width, mid_height;
    axis across, down;
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

// Catmull and Rom 1974: sharp, overshoots little.
static double kernel(double x) {
    x = fabs(x);
    if (x < 1) return 1 + x * x * (1.5 * x - 2.5);
    return x < 2 ? 2 + x * (-4 + x * (2.5 - 0.5 * x)) : 0;
}

static bool make_axis(axis *axis, uint32_t inputs, double inputs_an_output, uint32_t outputs) {
    double stretch = inputs_an_output > 1 ? inputs_an_output : 1;
    axis->widest = (uint32_t)ceil(4 * stretch) + 2;
    axis->first = calloc(outputs, sizeof *axis->first);
    axis->count = calloc(outputs, sizeof *axis->count);
    axis->weights = calloc((size_t)outputs * axis->widest, sizeof *axis->weights);
    if (axis->first == NULL || axis->count == NULL || axis->weights == NULL) return false;
    for (uint32_t i = 0; i < outputs; i++) {
        double centre = (i + 0.5) * inputs_an_output - 0.5;
        double low = ceil(centre - 2 * stretch), high = floor(centre + 2 * stretch);
        uint32_t first = low < 0 ? 0 : (uint32_t)low;
        if (first >= inputs) first = inputs - 1;
        uint32_t last = high >= inputs ? inputs - 1 : (uint32_t)fmax(high, 0);
        if (last < first) last = first;
        float *weights = axis->weights + (size_t)i * axis->widest;
        uint32_t count = last - first + 1;
        if (count > axis->widest) count = axis->widest;
        double sum = 0;
        for (uint32_t k = 0; k < count; k++) {
            weights[k] = (float)kernel((first + k - centre) / stretch);
            sum += weights[k];
        }
        if (fabs(sum) < 1e-6) {
            weights[0] = 1;
            sum = 1;
            count = 1;
        }
        for (uint32_t k = 0; k < count; k++) weights[k] = (float)(weights[k] / sum);
        axis->first[i] = first;
        axis->count[i] = count;
    }
    return true;
}

static void free_axis(axis *axis) {
    free(axis->first);
    free(axis->count);
    free(axis->weights);
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
    uint32_t out_width = scaling.out_width, out_height = scaling.out_height;
    s->width = scaling.width;
    s->height = scaling.height;
    s->out_width = out_width;
    s->out_height = out_height;
    s->block_x = block(scaling.width, out_width);
    s->block_y = block(scaling.height, out_height);
    s->mid_width = (s->width + s->block_x - 1) / s->block_x;
    s->mid_height = (s->height + s->block_y - 1) / s->block_y;
    s->linear_light = scaling.linear_light;
    s->to_light = scaling.linear_light ? light_of_srgb : plain;
    for (int c = 0; c < 3; c++) s->background[c] = s->to_light[scaling.background[c]];
    s->out = scaling.out;
    double step_x = scaling.covered_width / s->block_x / out_width;
    double step_y = scaling.covered_height / s->block_y / out_height;
    if (!make_axis(&s->across, s->mid_width, step_x, out_width)
        || !make_axis(&s->down, s->mid_height, step_y, out_height)) {
        gic_scaler_free(s);
        return NULL;
    }
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
    free_axis(&s->across);
    free_axis(&s->down);
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
    for (uint32_t b = 0, x = 0; b < s->mid_width; b++) {
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

void gic_scaler_push(gic_scaler *s, const uint8_t *row, int channels) {
    add_row(s, row, channels);
    s->row++;
    uint32_t rows = s->row % s->block_y;
    if (rows != 0 && s->row != s->height) return;
    if (rows == 0) rows = s->block_y;
    for (uint32_t b = 0; b < s->mid_width; b++) {
        uint32_t left = s->width - b * s->block_x;
        float share = 1.0f / (float)((left < s->block_x ? left : s->block_x) * rows);
        for (int c = 0; c < 3; c++) s->mid[(size_t)b * 3 + c] = s->block[(size_t)b * 3 + c] * share;
    }
    memset(s->block, 0, (size_t)s->mid_width * 3 * sizeof(float));
    take_mid_row(s);
}
