#include "Decode.h"

#include <stddef.h>

static size_t pixels_of(const gic_picture *picture) { return (size_t)picture->width * picture->height; }

/// Copies the first `kept` channels of each pixel, and alpha if `keeps_alpha`, in place.
static void keep(gic_picture *picture, uint32_t kept, bool keeps_alpha) {
    const uint8_t *from = picture->pixels;
    uint8_t *to = picture->pixels;
    for (size_t i = pixels_of(picture); i > 0; i--, from += picture->channels) {
        for (uint32_t c = 0; c < kept; c++) *to++ = from[c];
        if (keeps_alpha) *to++ = from[picture->channels - 1];
    }
    picture->channels = kept + (keeps_alpha ? 1 : 0);
}

void gic_drop_opaque_alpha(gic_picture *picture) {
    if (picture->depth != 1 || picture->channels != 4) return;
    const uint8_t *end = picture->pixels + pixels_of(picture) * 4;
    for (const uint8_t *at = picture->pixels; at < end; at += 4)
        if (at[3] != 255) return;
    keep(picture, 3, false);
}

void gic_flatten(gic_picture *picture, const uint8_t background[3]) {
    if (picture->depth != 1 || picture->channels != 4) return;
    uint8_t *end = picture->pixels + pixels_of(picture) * 4;
    for (uint8_t *at = picture->pixels; at < end; at += 4)
        for (int c = 0; c < 3; c++)
            at[c] = (uint8_t)((at[c] * at[3] + background[c] * (255 - at[3]) + 127) / 255);
    keep(picture, 3, false);
}

void gic_reduce_to_gray(gic_picture *picture) {
    if (picture->depth != 1 || picture->channels < 3) return;
    const uint8_t *end = picture->pixels + pixels_of(picture) * picture->channels;
    for (const uint8_t *at = picture->pixels; at < end; at += picture->channels)
        if (at[0] != at[1] || at[0] != at[2]) return;
    keep(picture, 1, picture->channels == 4);
}
