#include "color_jpeg.h"

#include <stdlib.h>
#include <string.h>

static unsigned next(j_decompress_ptr jpeg) {
    struct jpeg_source_mgr *source = jpeg->src;
    if (source->bytes_in_buffer == 0) source->fill_input_buffer(jpeg);
    source->bytes_in_buffer--;
    return *source->next_input_byte++;
}

boolean gic_jpeg_take(j_decompress_ptr jpeg, gic_jpeg_profile *profile) {
    unsigned left = next(jpeg) << 8;
    left |= next(jpeg);
    left = left < 2 ? 0 : left - 2;
    uint8_t head[14];
    bool is_piece = left > sizeof head;
    if (is_piece) {
        for (size_t i = 0; i < sizeof head; i++) head[i] = (uint8_t)next(jpeg);
        left -= sizeof head;
        is_piece = memcmp(head, "ICC_PROFILE", 12) == 0 && !profile->is_unusable;
    }
    uint8_t *grown = NULL;
    if (is_piece) {
        bool fits = profile->pieces[head[12]].length == 0 && (profile->count == 0 || profile->count == head[13])
            && profile->length + left <= GIC_LARGEST_PROFILE;
        if (fits) grown = realloc(profile->bytes, profile->length + left);
        profile->is_unusable = grown == NULL;
    }
    if (grown == NULL) {
        jpeg->src->skip_input_data(jpeg, (long)left);
        return TRUE;
    }
    profile->bytes = grown;
    profile->count = head[13];
    profile->pieces[head[12]].at = profile->length;
    profile->pieces[head[12]].length = left;
    while (left-- > 0) grown[profile->length++] = (uint8_t)next(jpeg);
    return TRUE;
}

gic_color_source gic_jpeg_colors(const gic_jpeg_profile *profile, uint32_t channels) {
    gic_color_source source = {.kind = GIC_COLORS_PROFILE, .channels = channels};
    if (profile->is_unusable || profile->count == 0) return source;
    for (unsigned i = 1; i <= profile->count; i++)
        if (profile->pieces[i].length == 0) return source;
    source.bytes = malloc(profile->length);
    for (unsigned i = 1; source.bytes != NULL && i <= profile->count; i++) {
        memcpy(source.bytes + source.length, profile->bytes + profile->pieces[i].at, profile->pieces[i].length);
        source.length += profile->pieces[i].length;
    }
    return source;
}
