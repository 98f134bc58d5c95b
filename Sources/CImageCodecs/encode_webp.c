#include "Encode.h"
#include "encode_buffer.h"

#include <webp/encode.h>

static int append(const uint8_t *bytes, size_t count, const WebPPicture *picture)
{
    return gic_append(picture->custom_ptr, bytes, count);
}

int32_t gic_encode_webp(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t channels, int32_t quality, uint8_t **out,
    size_t *length)
{
    *out = NULL;
    *length = 0;
    if (width < 1 || height < 1 || width > WEBP_MAX_DIMENSION || height > WEBP_MAX_DIMENSION)
        return GIC_ENCODE_BAD_SIZE;
    WebPConfig config;
    WebPPicture picture;
    if (!WebPConfigPreset(&config, WEBP_PRESET_PHOTO, (float)quality) || !WebPPictureInit(&picture))
        return GIC_ENCODE_FAILED;
    // Slower methods would save only a few percent of a file that stays on this machine.
    config.method = 1;
    gic_buffer file = { 0 };
    picture.width = width;
    picture.height = height;
    picture.writer = append;
    picture.custom_ptr = &file;
    int taken = channels == 4 ? WebPPictureImportRGBA(&picture, pixels, width * 4)
                              : WebPPictureImportRGB(&picture, pixels, width * 3);
    int done = taken && WebPEncode(&config, &picture);
    WebPPictureFree(&picture);
    return gic_hand_over(&file, done ? 0 : GIC_ENCODE_FAILED, out, length);
}
