#ifndef CIMAGECODECS_FORMATS_H
#define CIMAGECODECS_FORMATS_H

#include "decode_job.h"

#include <dlfcn.h>

// Decoders of rare formats, whose libraries are loaded before the process is sandboxed, if they are installed.

typedef gic_status (*gic_decoder)(gic_job *job);

/// Decoder of a rare format that gic_load_formats has loaded; otherwise NULL.
gic_decoder gic_decoder_of(gic_format format);

/// Decoder of a format; NULL if its library was missing at compile time or is missing at run time.
gic_decoder gic_load_heif(void);
gic_decoder gic_load_jxl(void);
gic_decoder gic_load_tiff(void);
gic_decoder gic_load_gif(void);
gic_decoder gic_load_animated_webp(void);
gic_status gic_decode_bmp(gic_job *job);

/// Undoes the multiplication of colors by alpha in a row of 4 bytes a pixel.
void gic_unmix(uint8_t *row, uint32_t width);

/// Structure member for a library function, with the function's name.
#define GIC_FIELD(name) __typeof__(name) *name;
/// Looks up a function; returns NULL from the enclosing function if the function is missing.
#define GIC_FIND(name) \
    if ((library.name = (__typeof__(name) *)dlsym(handle, #name)) == NULL) return NULL;

#endif
