#include "color.h"

#include <stdlib.h>

typedef int32_t gic_whole __attribute__((vector_size(16)));

static inline void store(uint8_t *to, gic_pixel light) {
    gic_pixel none = {0}, most = {65535, 65535, 65535, 65535}, half = {0.5f, 0.5f, 0.5f, 0.5f};
    light = __builtin_elementwise_min(__builtin_elementwise_max(light + half, none), most);
    gic_whole at = __builtin_convertvector(light, gic_whole);
    to[0] = gic_srgb_of_light[at[0]];
    to[1] = gic_srgb_of_light[at[1]];
    to[2] = gic_srgb_of_light[at[2]];
}

void gic_color_convert(const gic_color *color, uint8_t *pixels, size_t count, int channels, bool narrowed) {
    if (color->transform != NULL && channels == 3) {
        cmsDoTransform(color->transform, pixels, pixels, (cmsUInt32Number)count);
        return;
    }
    if (color->transform != NULL) {
        for (size_t i = 0; i < count; i++) cmsDoTransform(color->transform, pixels + i * 4, pixels + i * 4, 1);
        return;
    }
    const gic_pixel(*light)[256] = narrowed ? color->narrowed_light : color->light;
    for (uint8_t *end = pixels + count * (size_t)channels; pixels < end; pixels += channels)
        store(pixels, light[0][pixels[0]] + light[1][pixels[1]] + light[2][pixels[2]]);
}

void gic_color_inks(const gic_color *color, const uint8_t *inks, uint8_t *rgb, uint32_t count) {
    if (color != NULL) {
        cmsDoTransform(color->transform, inks, rgb, count);
        return;
    }
    for (const uint8_t *end = inks + (size_t)count * 4; inks < end; inks += 4, rgb += 3)
        for (int c = 0; c < 3; c++) rgb[c] = (uint8_t)((inks[c] * inks[3] + 127) / 255);
}

uint8_t *gic_color_narrow(const gic_color *color) {
    if (color->curves[0] == NULL) return NULL;
    uint8_t *tables = malloc(3 << 16);
    if (tables == NULL) return NULL;
    for (int c = 0; c < 3; c++) {
        for (int v = 0; v < 65536; v++) {
            float light = cmsEvalToneCurveFloat(color->curves[c], (float)v / 65535) * 65535 + 0.5f;
            light = light > 0 ? light < 65535 ? light : 65535 : 0;
            tables[c << 16 | v] = gic_srgb_of_light[(int)light];
        }
    }
    return tables;
}
