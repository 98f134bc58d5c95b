#include "Encode.h"
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

struct file {
    uint8_t *bytes;
    size_t count, room;
};

static int append(const uint8_t *bytes, size_t count, const WebPPicture *picture)
{
    struct file *file = picture->custom_ptr;
    if (file->room - file->count < count) {
        size_t room = (file->room + count) * 2;
        uint8_t *grown = realloc(file->bytes, room);
        if (!grown) return 0;
        file->bytes = grown;
        file->room = room;
    }
    memcpy(file->bytes + file->count, bytes, count);
    file->count += count;
    return 1;
}

int32_t gic_encode_webp(
    const uint8_t *rgb, int32_t width, int32_t height, int32_t quality, uint8_t **out, size_t *length)
{
    *out = NULL;
    *length = 0;
    if (width < 1 || height < 1 || width > WEBP_MAX_DIMENSION || height > WEBP_MAX_DIMENSION)
        return GIC_ENCODE_BAD_SIZE;
    WebPConfig config;
    WebPPicture picture;
    if (!WebPConfigPreset(&config, WEBP_PRESET_PHOTO, (float)quality) || !WebPPictureInit(&picture))
        return GIC_ENCODE_FAILED;
    // The slower methods save a few percent of bytes that never leave this machine.
    config.method = 1;
    struct file file = { NULL, 0, 0 };
    picture.width = width;
    picture.height = height;
    picture.writer = append;
    picture.custom_ptr = &file;
    int done = WebPPictureImportRGB(&picture, rgb, width * 3) && WebPEncode(&config, &picture);
    WebPPictureFree(&picture);
    if (!done) {
        free(file.bytes);
        return GIC_ENCODE_FAILED;
    }
    *out = file.bytes;
    *length = file.count;
    return 0;
}
