#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H
#include "Decode.h"
#include "Encode.h"

/// Names and versions of the codec libraries, separated by ", ". Writes at most `capacity` bytes with the final zero.
void gic_libraries(char *text, size_t capacity);
#endif
