#include "Encode.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <jpeglib.h>

struct failure {
    struct jpeg_error_mgr manager;
    jmp_buf place;
};

static void fail(j_common_ptr state)
{
    longjmp(((struct failure *)state->err)->place, 1);
}

static void stay_silent(j_common_ptr state)
{
    (void)state;
}

static void write_rows(struct jpeg_compress_struct *state, const uint8_t *pixels)
{
    size_t stride = (size_t)state->image_width * (size_t)state->input_components;
    while (state->next_scanline < state->image_height) {
        JSAMPROW row = (JSAMPROW)(pixels + stride * state->next_scanline);
        jpeg_write_scanlines(state, &row, 1);
    }
}

int32_t gic_encode_jpeg(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t quality, int32_t options, uint8_t **out,
    size_t *length)
{
    *out = NULL;
    *length = 0;
    if (width < 1 || height < 1 || width > JPEG_MAX_DIMENSION || height > JPEG_MAX_DIMENSION)
        return GIC_ENCODE_BAD_SIZE;
    struct jpeg_compress_struct state;
    struct failure failure;
    // Volatile, since libjpeg writes both through pointers and longjmp would restore registers.
    struct { unsigned char *bytes; unsigned long count; } volatile file = { NULL, 0 };
    state.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = fail;
    failure.manager.output_message = stay_silent;
    if (setjmp(failure.place)) {
        jpeg_destroy_compress(&state);
        free(file.bytes);
        return GIC_ENCODE_FAILED;
    }
    jpeg_create_compress(&state);
    jpeg_mem_dest(&state, (unsigned char **)&file.bytes, (unsigned long *)&file.count);
    state.image_width = (JDIMENSION)width;
    state.image_height = (JDIMENSION)height;
    state.input_components = options & GIC_JPEG_GRAY ? 1 : 3;
    state.in_color_space = options & GIC_JPEG_GRAY ? JCS_GRAYSCALE : JCS_RGB;
    jpeg_set_defaults(&state);
    jpeg_set_quality(&state, quality, TRUE);
    if (options & GIC_JPEG_FULL_CHROMA) state.comp_info[0].h_samp_factor = state.comp_info[0].v_samp_factor = 1;
    if (options & GIC_JPEG_PROGRESSIVE) jpeg_simple_progression(&state);
    jpeg_start_compress(&state, TRUE);
    write_rows(&state, pixels);
    jpeg_finish_compress(&state);
    jpeg_destroy_compress(&state);
    *out = file.bytes;
    *length = file.count;
    return 0;
}

void gic_encode_free(uint8_t *bytes)
{
    free(bytes);
}
