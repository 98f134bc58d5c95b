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

/// Graphic control extension for the next image (GIF89a, 23).
typedef struct {
    /// Transparent color index; -1 if missing.
    int transparent;
    int disposal;
    /// Display time in milliseconds.
    int duration;
} graphic_control;

/// Reads an extension; stores a graphic control extension in `next`.
static bool pass_extension(GifFileType *file, graphic_control *next) {
    int kind = 0;
    GifByteType *block = NULL;
    if (library.DGifGetExtension(file, &kind, &block) == GIF_ERROR) return false;
    if (kind == GRAPHICS_EXT_FUNC_CODE && block != NULL && block[0] >= 4)
        *next = (graphic_control){
            .transparent = block[1] & 1 ? block[4] : -1, .disposal = block[1] >> 2 & 7,
            .duration = (block[3] << 8 | block[2]) * 10};
    while (block != NULL)
        if (library.DGifGetExtensionNext(file, &block) == GIF_ERROR) return false;
    return true;
}

/// Draws an image onto a canvas of 4 bytes a pixel; false if it cannot be drawn completely.
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

/// Advances to the next image; false at the end or at damaged data.
static bool find_image(GifFileType *file, graphic_control *next) {
    for (;;) {
        GifRecordType kind;
        if (library.DGifGetRecordType(file, &kind) == GIF_ERROR) return false;
        if (kind == IMAGE_DESC_RECORD_TYPE) return library.DGifGetImageDesc(file) != GIF_ERROR;
        if (kind != EXTENSION_RECORD_TYPE || !pass_extension(file, next)) return false;
    }
}

/// Number of images, at most `most`. Skips their pixels.
static uint32_t count_images(const gic_job *job, uint32_t most) {
    source from = {job->bytes, job->length};
    int error = 0;
    GifFileType *file = library.DGifOpen(&from, read_bytes, &error);
    if (file == NULL) return 0;
    graphic_control next;
    uint32_t count = 0;
    while (count < most && find_image(file, &next)) {
        count++;
        int size = 0;
        GifByteType *block = NULL;
        bool is_read = library.DGifGetCode(file, &size, &block) != GIF_ERROR;
        while (is_read && block != NULL) is_read = library.DGifGetCodeNext(file, &block) != GIF_ERROR;
        if (!is_read) break;
    }
    library.DGifCloseFile(file, &error);
    return count;
}

static void clear(const GifImageDesc *image, uint8_t *canvas, uint32_t width, uint32_t height) {
    uint32_t left = (uint32_t)image->Left, right = left + (uint32_t)image->Width;
    if (right > width) right = width;
    for (uint32_t y = (uint32_t)image->Top; left < right && y < height && y < (uint32_t)(image->Top + image->Height); y++)
        memset(canvas + ((size_t)y * width + left) * 4, 0, (size_t)(right - left) * 4);
}

static gic_status make_frames(
    gic_job *job, GifFileType *file, graphic_control next, uint8_t *canvas, uint32_t width, uint32_t height) {
    size_t size = (size_t)width * height * 4;
    uint8_t *before = NULL;
    gic_status status = GIC_OK;
    do {
        bool goes_back = next.disposal == DISPOSE_PREVIOUS && job->frames_wanted > 0;
        if (goes_back && before == NULL && (before = malloc(size)) == NULL) {
            status = gic_fail(job, GIC_NO_MEMORY, "out of memory");
            break;
        }
        if (goes_back) memcpy(before, canvas, size);
        GifImageDesc image = file->Image;
        bool is_whole = draw(file, next.transparent, canvas, width, height);
        status = gic_frame(job, canvas, width, height, next.duration);
        job->picture->truncated |= !is_whole;
        if (status != GIC_OK || !is_whole) break;
        if (goes_back) memcpy(canvas, before, size);
        if (next.disposal == DISPOSE_BACKGROUND) clear(&image, canvas, width, height);
        next = (graphic_control){.transparent = -1};
    } while (gic_wants_frame(job) && find_image(file, &next));
    free(before);
    return status;
}

static gic_status read(gic_job *job, GifFileType *file) {
    graphic_control first = {.transparent = -1};
    bool found = find_image(file, &first);
    // Some writers omit the canvas size.
    uint32_t width = file->SWidth > 0 ? (uint32_t)file->SWidth : found ? (uint32_t)file->Image.Width : 0;
    uint32_t height = file->SHeight > 0 ? (uint32_t)file->SHeight : found ? (uint32_t)file->Image.Height : 0;
    job->info->buffered = true;
    gic_status status = gic_admit(job, width, height);
    if (status != GIC_OK) return status;
    uint32_t most = job->request == NULL || job->request->frames < 2 ? 2 : job->request->frames;
    gic_animate(job, count_images(job, most));
    if (job->request == NULL) return GIC_OK;
    if (!found) return gic_fail(job, GIC_MALFORMED, "no image in it");
    uint8_t *canvas = calloc((size_t)width * height, 4);
    if (canvas == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    status = make_frames(job, file, first, canvas, width, height);
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
