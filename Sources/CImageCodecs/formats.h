#ifndef CIMAGECODECS_FORMATS_H
#define CIMAGECODECS_FORMATS_H

#include "decode_job.h"

#include <dlfcn.h>

// Decoders of formats that are met seldom. Their libraries are no part of the program: they are loaded by the process
// that decodes such a format, before it is contained, and one that is missing costs its format.

typedef gic_status (*gic_decoder)(gic_job *job);

/// NULL where the format is not decoded here.
gic_decoder gic_decoder_of(gic_format format);

/// Their decoder, or NULL where the library is not here, or was not when this was compiled.
gic_decoder gic_load_heif(void);
gic_decoder gic_load_jxl(void);
gic_decoder gic_load_tiff(void);
gic_decoder gic_load_gif(void);
gic_decoder gic_load_animated_webp(void);
gic_status gic_decode_bmp(gic_job *job);

/// A field for each function of a library, by its own name.
#define GIC_FIELD(name) __typeof__(name) *name;
/// Ends `load` with NULL where one is not there.
#define GIC_FIND(name) \
    if ((library.name = (__typeof__(name) *)dlsym(handle, #name)) == NULL) return NULL;

#endif
