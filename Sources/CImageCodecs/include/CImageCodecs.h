#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H
#include "Decode.h"
#include "Encode.h"
#endif
