#ifndef CIMAGECODECS_ENCODE_BUFFER_H
#define CIMAGECODECS_ENCODE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint8_t *bytes;
    size_t count, room;
} gic_buffer;

static inline bool gic_reserve(gic_buffer *buffer, size_t more) {
    if (buffer->room - buffer->count >= more) return true;
    size_t room = (buffer->room + more) * 2;
    uint8_t *grown = realloc(buffer->bytes, room);
    if (grown == NULL) return false;
    buffer->bytes = grown;
    buffer->room = room;
    return true;
}

static inline bool gic_append(gic_buffer *buffer, const uint8_t *bytes, size_t count) {
    if (!gic_reserve(buffer, count)) return false;
    memcpy(buffer->bytes + buffer->count, bytes, count);
    buffer->count += count;
    return true;
}

/// Transfers ownership of the bytes to the caller if `code` is 0, otherwise frees them; returns `code`.
static inline int32_t gic_hand_over(gic_buffer *buffer, int32_t code, uint8_t **out, size_t *length) {
    if (code != 0) {
        free(buffer->bytes);
        return code;
    }
    *out = buffer->bytes;
    *length = buffer->count;
    return 0;
}

/// Appends a decimal number; space must be reserved.
static inline void gic_put_number(gic_buffer *buffer, uint32_t number) {
    uint8_t digits[10];
    int count = 0;
    do digits[count++] = (uint8_t)('0' + number % 10);
    while ((number /= 10) > 0);
    while (count > 0) buffer->bytes[buffer->count++] = digits[--count];
}

static inline void gic_put(gic_buffer *buffer, uint8_t byte) { buffer->bytes[buffer->count++] = byte; }

#endif
