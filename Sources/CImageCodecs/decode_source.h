#ifndef CIMAGECODECS_DECODE_SOURCE_H
#define CIMAGECODECS_DECODE_SOURCE_H

#include <stddef.h>
#include <stdint.h>
// jpeglib.h needs FILE and size_t to be known before it.
#include <stdio.h>

#include <jpeglib.h>

/// Has `jpeg` read a file that is mapped into memory, from `bytes` on. What has been read is given back to the system,
/// so that a large file takes no more memory than a small one.
void gic_read_mapped(j_decompress_ptr jpeg, const uint8_t *bytes, size_t length);

#endif
