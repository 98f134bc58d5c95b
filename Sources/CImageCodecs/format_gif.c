#include "formats.h"

#if __has_include(<gif_lib.h>)
#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(X) \
    X(DGifOpen) X(DGifCloseFile) X(DGifGetRecordType) X(DGifGetImageDesc) X(DGifGetLine) X(DGifGetExtension) \
    X(DGifGetExtensionNext) X(DGifGetCode) X(DGifGetCodeNext)

static struct { FUNCTIONS(GIC_FIELD) } library;

typedef struct { const uint8_t *bytes; size_t left; } source;

static int read_bytes(GifFileType *file, GifByteType *to, int count) {
    source *from = file->UserData;
    size_t taken = count < 0 ? 0 : (size_t)count < from->left ? (size_t)count : from->left;
    memcpy(to, from->bytes, taken);
    from->bytes += taken;
    from->left -= taken;
    return (int)taken;
}

/// An extension's blocks; what says which color is transparent is kept.
static bool pass_extension(GifFileType *file, int *transparent) {
    int kind = 0;
    GifByteType *block = NULL;
    if (library.DGifGetExtension(file, &kind, &block) == GIF_ERROR) return false;
    if (kind == GRAPHICS_EXT_FUNC_CODE && block != NULL && block[0] >= 4)
        *transparent = block[1] & 1 ? block[4] : -1;
    while (block != NULL)
        if (library.DGifGetExtensionNext(file, &block) == GIF_ERROR) return false;
    return true;
}

/// The rows of one image into a canvas of 4 bytes a pixel; false where they end early.
static bool draw(GifFileType *file, int transparent, uint8_t *canvas, uint32_t width, uint32_t height) {
    const GifImageDesc *image = &file->Image;
    const ColorMapObject *colors = image->ColorMap != NULL ? image->ColorMap : file->SColorMap;
    if (colors == NULL || image->Width <= 0 || image->Height <= 0) return false;
    GifPixelType *line = malloc((size_t)image->Width);
    if (line == NULL) return false;
    static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
    bool whole = true;
    for (int pass = image->Interlace ? 0 : 3; whole && pass < 4; pass++) {
        int step = image->Interlace ? steps[pass] : 1;
        for (int y = image->Interlace ? starts[pass] : 0; whole && y < image->Height; y += step) {
            whole = library.DGifGetLine(file, line, image->Width) != GIF_ERROR;
            if (!whole || image->Top + y < 0 || image->Top + y >= (int)height) continue;
            uint8_t *row = canvas + (size_t)(image->Top + y) * width * 4;
            for (int x = 0; x < image->Width && image->Left + x < (int)width; x++) {
                if (line[x] == transparent || line[x] >= colors->ColorCount) continue;
                GifColorType color = colors->Colors[line[x]];
                memcpy(row + (size_t)(image->Left + x) * 4, (uint8_t[]){color.Red, color.Green, color.Blue, 255}, 4);
            }
        }
    }
    free(line);
    return whole;
}

/// Goes on to the first image; false where there is none.
static bool find_image(GifFileType *file, int *transparent) {
    for (;;) {
        GifRecordType kind;
        if (library.DGifGetRecordType(file, &kind) == GIF_ERROR) return false;
        if (kind == IMAGE_DESC_RECORD_TYPE) return library.DGifGetImageDesc(file) != GIF_ERROR;
        if (kind != EXTENSION_RECORD_TYPE || !pass_extension(file, transparent)) return false;
    }
}

static gic_status read(gic_job *job, GifFileType *file) {
    int transparent = -1;
    bool found = find_image(file, &transparent);
    // Some writers leave the size of the whole out.
    uint32_t width = file->SWidth > 0 ? (uint32_t)file->SWidth : found ? (uint32_t)file->Image.Width : 0;
    uint32_t height = file->SHeight > 0 ? (uint32_t)file->SHeight : found ? (uint32_t)file->Image.Height : 0;
    job->info->buffered = true;
    gic_status status = gic_admit(job, width, height);
    if (status != GIC_OK || job->request == NULL) return status;
    if (!found) return gic_fail(job, GIC_MALFORMED, "no image in it");
    uint8_t *canvas = calloc((size_t)width * height, 4);
    if (canvas == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    job->picture->truncated = !draw(file, transparent, canvas, width, height);
    status = gic_begin(job, width, height, 1, 1);
    for (uint32_t y = 0; status == GIC_OK && y < height; y++) gic_row(job, canvas + (size_t)width * 4 * y, 4);
    free(canvas);
    return status;
}

static gic_status decode(gic_job *job) {
    source from = {job->bytes, job->length};
    int error = 0;
    GifFileType *file = library.DGifOpen(&from, read_bytes, &error);
    if (file == NULL)
        return error == D_GIF_ERR_NOT_ENOUGH_MEM ? gic_fail(job, GIC_NO_MEMORY, "out of memory")
                                                  : gic_fail(job, GIC_MALFORMED, "the header is damaged");
    gic_status status = read(job, file);
    library.DGifCloseFile(file, &error);
    return status;
}

gic_decoder gic_load_gif(void) {
    void *handle = dlopen("libgif.so.7", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return NULL;
    FUNCTIONS(GIC_FIND)
    return decode;
}
#else
gic_decoder gic_load_gif(void) { return NULL; }
#endif
