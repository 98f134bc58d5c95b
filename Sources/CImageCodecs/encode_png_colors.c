#include "encode_png_colors.h"

#include <stdbool.h>
#include <string.h>

enum { LARGEST = 4 << 20 };

static size_t big(const uint8_t *at) {
    return (size_t)at[0] << 24 | (size_t)at[1] << 16 | (size_t)at[2] << 8 | at[3];
}

static bool is_color(const uint8_t *name) {
    static const char names[][5] = {"cHRM", "gAMA", "iCCP", "sRGB", "cICP", "mDCV", "cLLI"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (memcmp(name, names[i], 4) == 0) return true;
    return false;
}

void gic_copy_colors(png_structp to, const uint8_t *file, size_t length) {
    for (size_t at = 8; length >= 20 && at <= length - 12;) {
        const uint8_t *chunk = file + at;
        size_t count = big(chunk);
        if (count > length - at - 12 || memcmp(chunk + 4, "IDAT", 4) == 0) return;
        if (count <= LARGEST && is_color(chunk + 4)) png_write_chunk(to, chunk + 4, chunk + 8, count);
        at += count + 12;
    }
}
