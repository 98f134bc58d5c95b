#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H
#include "Decode.h"
#include "Encode.h"

/// The codec libraries and their versions, parted by ", ". At most `capacity` bytes with the zero at the end.
void gic_libraries(char *text, size_t capacity);
#endif
