#include "Encode.h"
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>

struct file {
    uint8_t *bytes;
    size_t count, room;
};

static void append(png_structp state, png_bytep bytes, png_size_t count)
{
    struct file *file = png_get_io_ptr(state);
    if (file->room - file->count < count) {
        size_t room = (file->room + count) * 2;
        uint8_t *grown = realloc(file->bytes, room);
        if (!grown) png_error(state, "no memory");
        file->bytes = grown;
        file->room = room;
    }
    memcpy(file->bytes + file->count, bytes, count);
    file->count += count;
}

static void flush(png_structp state)
{
    (void)state;
}

static void fail(png_structp state, png_const_charp message)
{
    (void)message;
    png_longjmp(state, 1);
}

static void stay_silent(png_structp state, png_const_charp message)
{
    (void)state;
    (void)message;
}

static int32_t encode(const uint8_t *rgb, int32_t width, int32_t height, struct file *file)
{
    png_infop info = NULL;
    png_structp state = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, stay_silent);
    if (!state) return GIC_ENCODE_FAILED;
    png_infop *volatile keeper = &info;
    if (setjmp(png_jmpbuf(state))) {
        png_destroy_write_struct(&state, keeper);
        return GIC_ENCODE_FAILED;
    }
    info = png_create_info_struct(state);
    if (!info) png_error(state, "no memory");
    png_set_write_fn(state, file, append, flush);
    png_set_IHDR(
        state, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    // Paintings are smooth: one filter and light compression lose little and are several times faster.
    png_set_filter(state, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
    png_set_compression_level(state, 2);
    png_write_info(state, info);
    for (int32_t row = 0; row < height; row++)
        png_write_row(state, (png_bytep)(rgb + (size_t)row * (size_t)width * 3));
    png_write_end(state, info);
    png_destroy_write_struct(&state, &info);
    return 0;
}

int32_t gic_encode_png(const uint8_t *rgb, int32_t width, int32_t height, uint8_t **out, size_t *length)
{
    *out = NULL;
    *length = 0;
    if (width < 1 || height < 1) return GIC_ENCODE_BAD_SIZE;
    struct file file = { NULL, 0, 0 };
    int32_t code = encode(rgb, width, height, &file);
    if (code != 0) {
        free(file.bytes);
        return code;
    }
    *out = file.bytes;
    *length = file.count;
    return 0;
}
