#include "color.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/// Number of cached conversions: the photos on one screen come from few different cameras and programs.
enum { KEPT = 6 };

struct gic_color_cache {
    gic_color *kept[KEPT];
    unsigned next;
};

void gic_prepare(void) {
    // lcms writes the date into new profiles. For this, the time zone file must be read before the sandbox forbids it.
    tzset();
}

gic_color_cache *gic_color_cache_new(void) { return calloc(1, sizeof(gic_color_cache)); }

static void discard(gic_color *color) {
    if (color == NULL) return;
    if (color->transform != NULL) cmsDeleteTransform(color->transform);
    for (int c = 0; c < 3; c++)
        if (color->curves[c] != NULL) cmsFreeToneCurve(color->curves[c]);
    free(color->source.bytes);
    free(color);
}

void gic_color_cache_free(gic_color_cache *cache) {
    if (cache == NULL) return;
    for (unsigned i = 0; i < KEPT; i++) discard(cache->kept[i]);
    free(cache);
}

static bool is_same(gic_color_source one, gic_color_source other) {
    return one.kind == other.kind && one.channels == other.channels && one.length == other.length
        && memcmp(one.bytes, other.bytes, one.length) == 0;
}

const gic_color *gic_color_of(gic_color_cache *cache, gic_color_source source) {
    if (cache == NULL || source.bytes == NULL) {
        free(source.bytes);
        return NULL;
    }
    for (unsigned i = 0; i < KEPT; i++) {
        if (cache->kept[i] == NULL || !is_same(cache->kept[i]->source, source)) continue;
        free(source.bytes);
        return cache->kept[i]->as_is ? NULL : cache->kept[i];
    }
    gic_color *color = NULL;
    // Vector members of the structure require this alignment.
    if (posix_memalign((void **)&color, sizeof(gic_pixel), sizeof *color) != 0) {
        free(source.bytes);
        return NULL;
    }
    memset(color, 0, sizeof *color);
    color->source = source;
    color->as_is = !gic_color_make(color);
    discard(cache->kept[cache->next]);
    cache->kept[cache->next] = color;
    cache->next = (cache->next + 1) % KEPT;
    return color->as_is ? NULL : color;
}
