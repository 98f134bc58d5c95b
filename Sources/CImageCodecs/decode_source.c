#include "decode_source.h"

#include <jerror.h>
#include <sys/mman.h>
#include <unistd.h>

/// Bytes passed to libjpeg at a time.
enum { WINDOW = 1 << 18 };

typedef struct {
    struct jpeg_source_mgr manager;
    const uint8_t *bytes;
    size_t length, given;
    /// First page that may still be in memory.
    uintptr_t kept;
} mapped_file;

/// Releases pages that have been read completely.
static void give_back(mapped_file *file) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t end = (uintptr_t)(file->bytes + file->given) / page * page;
    if (end <= file->kept) return;
    madvise((void *)file->kept, end - file->kept, MADV_DONTNEED);
    file->kept = end;
}

/// Called by libjpeg when the window is consumed.
static boolean show_more(j_decompress_ptr jpeg) {
    static const JOCTET end[] = {0xFF, JPEG_EOI};
    mapped_file *file = (mapped_file *)jpeg->src;
    if (file->given == file->length) {
        WARNMS(jpeg, JWRN_JPEG_EOF);
        file->manager.next_input_byte = end;
        file->manager.bytes_in_buffer = sizeof end;
        return TRUE;
    }
    give_back(file);
    size_t count = file->length - file->given < WINDOW ? file->length - file->given : WINDOW;
    file->manager.next_input_byte = file->bytes + file->given;
    file->manager.bytes_in_buffer = count;
    file->given += count;
    return TRUE;
}

static void skip(j_decompress_ptr jpeg, long count) {
    struct jpeg_source_mgr *manager = jpeg->src;
    if (count <= 0) return;
    size_t left = (size_t)count;
    while (left > manager->bytes_in_buffer) {
        left -= manager->bytes_in_buffer;
        show_more(jpeg);
    }
    manager->next_input_byte += left;
    manager->bytes_in_buffer -= left;
}

static void nothing(j_decompress_ptr jpeg) { (void)jpeg; }

void gic_read_mapped(j_decompress_ptr jpeg, const uint8_t *bytes, size_t length) {
    mapped_file *file = (*jpeg->mem->alloc_small)((j_common_ptr)jpeg, JPOOL_PERMANENT, sizeof *file);
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    *file = (mapped_file){
        .manager = {
            .init_source = nothing, .fill_input_buffer = show_more, .skip_input_data = skip,
            .resync_to_restart = jpeg_resync_to_restart, .term_source = nothing},
        .bytes = bytes, .length = length, .kept = (uintptr_t)bytes / page * page};
    jpeg->src = &file->manager;
}
