#ifndef CIMAGECODECS_DECODE_SOURCE_H
#define CIMAGECODECS_DECODE_SOURCE_H

#include <stddef.h>
#include <stdint.h>
// jpeglib.h requires the declarations of FILE and size_t.
#include <stdio.h>

#include <jpeglib.h>

/// Makes `jpeg` read a mapped file. Releases pages that have been read, so that memory use does not grow with the file.
void gic_read_mapped(j_decompress_ptr jpeg, const uint8_t *bytes, size_t length);

#endif
