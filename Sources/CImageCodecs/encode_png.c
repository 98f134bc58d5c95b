#include "Encode.h"
#include "encode_buffer.h"
#include "encode_png_colors.h"
#include "quantize.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>

/// Encoder input of `channels` samples a pixel, each of `depth` bytes. With a palette, samples are its indices.
typedef struct {
    const uint8_t *pixels;
    int32_t width, height, channels, depth, level;
    const gic_indexed *palette;
    /// PNG file whose color space is stated; NULL for sRGB.
    const uint8_t *file;
    size_t file_length;
} image;

static void append(png_structp state, png_bytep bytes, png_size_t count)
{
    gic_buffer *file = png_get_io_ptr(state);
    if (!gic_append(file, bytes, count)) png_error(state, "no memory");
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

static void set_palette(png_structp state, png_infop info, const gic_indexed *palette)
{
    png_color colors[256];
    for (int32_t i = 0; i < palette->count; i++)
        colors[i] = (png_color){ palette->colors[i][0], palette->colors[i][1], palette->colors[i][2] };
    png_set_PLTE(state, info, colors, palette->count);
}

static int32_t write_png(const image *image, gic_buffer *file)
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
    static const int kinds[] = {
        PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_GRAY_ALPHA, PNG_COLOR_TYPE_RGB, PNG_COLOR_TYPE_RGB_ALPHA};
    png_set_IHDR(
        state, info, (png_uint_32)image->width, (png_uint_32)image->height, image->depth * 8,
        image->palette ? PNG_COLOR_TYPE_PALETTE : kinds[image->channels - 1], PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (image->palette) set_palette(state, info, image->palette);
    png_set_filter(state, PNG_FILTER_TYPE_BASE, image->palette ? PNG_FILTER_NONE : PNG_FILTER_SUB);
    png_set_compression_level(state, image->level);
    png_write_info(state, info);
    if (image->file) gic_copy_colors(state, image->file, image->file_length);
    size_t stride = (size_t)image->width * (size_t)image->channels * (size_t)image->depth;
    for (int32_t row = 0; row < image->height; row++)
        png_write_row(state, (png_bytep)(image->pixels + (size_t)row * stride));
    png_write_end(state, info);
    png_destroy_write_struct(&state, &info);
    return 0;
}

int32_t gic_encode_png(const uint8_t *rgb, int32_t width, int32_t height, uint8_t **out, size_t *length)
{
    *out = NULL;
    *length = 0;
    if (width < 1 || height < 1) return GIC_ENCODE_BAD_SIZE;
    gic_buffer file = { 0 };
    // One filter and light compression: several times faster than the defaults, for slightly larger files.
    image image = { .pixels = rgb, .width = width, .height = height, .channels = 3, .depth = 1, .level = 2 };
    return gic_hand_over(&file, write_png(&image, &file), out, length);
}

int32_t gic_encode_whole_png(
    const gic_picture *picture, const uint8_t *colors, size_t colors_length, uint8_t **out, size_t *length)
{
    *out = NULL;
    *length = 0;
    if (picture->width < 1 || picture->height < 1 || picture->channels < 1 || picture->channels > 4)
        return GIC_ENCODE_BAD_SIZE;
    gic_buffer file = { 0 };
    image image = { .pixels = picture->pixels, .width = (int32_t)picture->width, .height = (int32_t)picture->height,
                    .channels = (int32_t)picture->channels, .depth = (int32_t)picture->depth, .level = 2,
                    .file = picture->depth == 2 ? colors : NULL, .file_length = colors_length };
    return gic_hand_over(&file, write_png(&image, &file), out, length);
}

static int32_t write_indexed(const uint8_t *rgb, int32_t width, int32_t height, gic_buffer *file)
{
    gic_indexed indexed;
    if (!gic_quantize(rgb, width, height, (gic_palette_options){ .colors = 256 }, &indexed)) return GIC_ENCODE_FAILED;
    image image = { .pixels = indexed.indices, .width = width, .height = height, .channels = 1, .depth = 1, .level = 5,
                    .palette = &indexed };
    int32_t code = write_png(&image, file);
    free(indexed.indices);
    return code;
}

/// Averages blocks of 2x2 pixels in place; drops an odd last row or column.
static void halve(uint8_t *rgb, int32_t width, int32_t height)
{
    size_t stride = (size_t)width * 3;
    uint8_t *to = rgb;
    for (int32_t y = 0; y + 1 < height; y += 2) {
        const uint8_t *from = rgb + (size_t)y * stride;
        for (int32_t x = 0; x + 1 < width; x += 2, from += 6)
            for (int c = 0; c < 3; c++)
                *to++ = (uint8_t)((from[c] + from[c + 3] + from[c + stride] + from[c + stride + 3] + 2) / 4);
    }
}

int32_t gic_encode_small_png(
    const uint8_t *rgb, int32_t width, int32_t height, size_t limit, uint8_t **out, size_t *length,
    int32_t *made_width, int32_t *made_height)
{
    *out = NULL;
    *length = 0;
    if (width < 1 || height < 1 || width > 16384 || height > 16384) return GIC_ENCODE_BAD_SIZE;
    uint8_t *smaller = NULL;
    int32_t code;
    for (;;) {
        gic_buffer file = { 0 };
        code = gic_hand_over(&file, write_indexed(smaller ? smaller : rgb, width, height, &file), out, length);
        if (code != 0 || limit == 0 || *length <= limit || width < 16 || height < 16) break;
        free(*out);
        *out = NULL;
        if (!smaller) {
            size_t size = (size_t)width * (size_t)height * 3;
            smaller = malloc(size);
            if (!smaller) {
                code = GIC_ENCODE_FAILED;
                break;
            }
            memcpy(smaller, rgb, size);
        }
        halve(smaller, width, height);
        width /= 2;
        height /= 2;
    }
    free(smaller);
    *made_width = width;
    *made_height = height;
    return code;
}
