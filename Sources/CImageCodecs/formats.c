#include "formats.h"

#include <string.h>

/// Indexed by format; filled once, before decoding starts.
static gic_decoder decoders[GIC_FORMAT_LOSSLESS_JPEG + 1];

void gic_load_formats(void) {
    decoders[GIC_FORMAT_HEIF] = gic_load_heif();
    decoders[GIC_FORMAT_JPEG_XL] = gic_load_jxl();
    decoders[GIC_FORMAT_TIFF] = gic_load_tiff();
    decoders[GIC_FORMAT_GIF] = gic_load_gif();
    decoders[GIC_FORMAT_WEBP] = gic_load_animated_webp();
    decoders[GIC_FORMAT_BMP] = gic_decode_bmp;
}

void gic_forget_formats(void) { memset(decoders, 0, sizeof decoders); }

gic_decoder gic_decoder_of(gic_format format) {
    return (size_t)format < sizeof decoders / sizeof *decoders ? decoders[format] : NULL;
}

bool gic_has_format(gic_format format) { return gic_decoder_of(format) != NULL; }

void gic_unmix(uint8_t *row, uint32_t width) {
    for (uint8_t *at = row; at < row + (size_t)width * 4; at += 4)
        for (int c = 0; c < 3 && at[3] > 0 && at[3] < 255; c++)
            at[c] = at[c] >= at[3] ? 255 : (uint8_t)((at[c] * 255 + at[3] / 2) / at[3]);
}
