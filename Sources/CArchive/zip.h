#ifndef GALLERY_CARCHIVE_ZIP_H
#define GALLERY_CARCHIVE_ZIP_H

#include <stdint.h>
#include <sys/types.h>

/* ZIP archives by libarchive, which is loaded by the first call instead of being linked. */

/* 1 if libarchive is installed. */
int gallery_zip_is_available(void);

/* Reader of the archive in an open file, by its central directory; null if the file is not a ZIP archive. */
void *gallery_zip_open(int file);

enum gallery_zip_kind { GALLERY_ZIP_FILE, GALLERY_ZIP_FOLDER, GALLERY_ZIP_ENCRYPTED, GALLERY_ZIP_OTHER };

/* Advances to the next entry: 1 for an entry, 0 after the last, -1 for a damaged archive. `name` is valid until the
   next call, and null if it is not valid text. `kind` is GALLERY_ZIP_OTHER for links. */
int gallery_zip_next(void *reader, const char **name, enum gallery_zip_kind *kind);

/* Reads bytes of the current entry. Returns their number, 0 at the end, -1 for damaged data. */
ssize_t gallery_zip_read(void *reader, void *bytes, size_t count);

void gallery_zip_close(void *reader);

/* Writer of an archive to an open file; null without libarchive or memory. */
void *gallery_zip_create(int file);

/* Begins an entry of `size` bytes, -1 if unknown. This and the next two functions return 1 on success. */
int gallery_zip_begin(void *writer, const char *name, int64_t size, int is_compressed);
int gallery_zip_write(void *writer, const void *bytes, size_t count);

/* Writes the central directory. */
int gallery_zip_finish(void *writer);

void gallery_zip_discard(void *writer);

#endif
