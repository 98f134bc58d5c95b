#include "CImageCodecs.h"
#include <stdio.h>
#include <jpeglib.h>
#include <lcms2.h>
#include <png.h>
#include <webp/decode.h>

#define TEXT(value) #value
#define VALUE(name) TEXT(name)

void gic_libraries(char *text, size_t capacity)
{
    int webp = WebPGetDecoderVersion();
    snprintf(
        text, capacity, "libjpeg-turbo %s, libpng %s, libwebp %d.%d.%d, lcms %d.%d", VALUE(LIBJPEG_TURBO_VERSION),
        png_get_libpng_ver(NULL), webp >> 16 & 0xFF, webp >> 8 & 0xFF, webp & 0xFF,
        cmsGetEncodedCMMversion() / 1000, cmsGetEncodedCMMversion() % 1000 / 10);
}
