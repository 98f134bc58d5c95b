#include "decode_axis.h"

#include <math.h>
#include <stdlib.h>

// Catmull and Rom 1974: a sharp kernel with little overshoot.
static double kernel(double x) {
    x = fabs(x);
    if (x < 1) return 1 + x * x * (1.5 * x - 2.5);
    return x < 2 ? 2 + x * (-4 + x * (2.5 - 0.5 * x)) : 0;
}

bool gic_axis_make(gic_axis *axis, uint32_t inputs, double inputs_an_output, uint32_t from, uint32_t outputs) {
    double stretch = inputs_an_output > 1 ? inputs_an_output : 1;
    uint32_t most = (uint32_t)(4 * stretch) + 1;
    axis->widest = (most + GIC_AXIS_GROUP - 1) / GIC_AXIS_GROUP * GIC_AXIS_GROUP;
    axis->first = calloc(outputs, sizeof *axis->first);
    axis->count = calloc(outputs, sizeof *axis->count);
    axis->weights = calloc((size_t)outputs * axis->widest, sizeof *axis->weights);
    if (axis->first == NULL || axis->count == NULL || axis->weights == NULL) return false;
    for (uint32_t i = 0; i < outputs; i++) {
        double center = (from + i + 0.5) * inputs_an_output - 0.5;
        double low = ceil(center - 2 * stretch), high = floor(center + 2 * stretch);
        uint32_t first = low < 0 ? 0 : (uint32_t)low;
        if (first >= inputs) first = inputs - 1;
        uint32_t last = high >= inputs ? inputs - 1 : (uint32_t)fmax(high, 0);
        if (last < first) last = first;
        float *weights = axis->weights + (size_t)i * axis->widest;
        uint32_t count = last - first + 1;
        if (count > most) count = most;
        double sum = 0;
        for (uint32_t k = 0; k < count; k++) {
            weights[k] = (float)kernel((first + k - center) / stretch);
            sum += weights[k];
        }
        if (fabs(sum) < 1e-6) {
            weights[0] = 1;
            sum = 1;
            count = 1;
        }
        // Drops weights of 0, which four of five inputs have at scale 1: the kernel is 0 at all integers except 0.
        while (count > 1 && fabsf(weights[count - 1]) < 1e-6f) count--;
        uint32_t none = 0;
        while (none + 1 < count && fabsf(weights[none]) < 1e-6f) none++;
        first += none;
        count -= none;
        for (uint32_t k = 0; k < axis->widest; k++)
            weights[k] = k < count ? (float)(weights[k + none] / sum) : 0;
        axis->first[i] = first;
        axis->count[i] = count;
    }
    return true;
}

bool gic_axis_is_same(const gic_axis *axis, uint32_t outputs) {
    for (uint32_t i = 0; i < outputs; i++)
        if (axis->count[i] != 1 || axis->first[i] != axis->first[0] + i) return false;
    return true;
}

void gic_axis_free(gic_axis *axis) {
    free(axis->first);
    free(axis->count);
    free(axis->weights);
}
