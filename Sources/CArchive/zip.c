/* Loads libarchive when an archive is written or read: linking it would load ten libraries at start. Only the ZIP
   format is enabled, without filters. */

#include "zip.h"

#include <archive.h>
#include <archive_entry.h>
#include <dlfcn.h>
#include <pthread.h>

#ifdef __APPLE__
#define LIBRARY "libarchive.13.dylib"
#else
#define LIBRARY "libarchive.so.13"
#endif

/* Bytes that are read from the file at once. */
#define BLOCK 65536

static void *library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) { library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL); }

/* A function of the library with its declared type. Readers and writers exist only if the library is loaded. */
#define CALL(name) ((__typeof__(name) *)dlsym(library, #name))

int gallery_zip_is_available(void)
{
  pthread_once(&once, load);
  return library != 0;
}

void *gallery_zip_open(int file)
{
  struct archive *reader = gallery_zip_is_available() ? CALL(archive_read_new)() : 0;
  if(!reader) return 0;
  /* libarchive's streaming reader accepts archives without a central directory, whose last entries may be missing. */
  if(CALL(archive_read_support_format_zip_seekable)(reader) == ARCHIVE_OK
     && CALL(archive_read_open_fd)(reader, file, BLOCK) == ARCHIVE_OK)
    return reader;
  CALL(archive_read_free)(reader);
  return 0;
}

static enum gallery_zip_kind kind_of(struct archive_entry *entry)
{
  if(CALL(archive_entry_is_encrypted)(entry)) return GALLERY_ZIP_ENCRYPTED;
  if(CALL(archive_entry_hardlink)(entry) || CALL(archive_entry_symlink)(entry)) return GALLERY_ZIP_OTHER;
  switch(CALL(archive_entry_filetype)(entry)) {
    case AE_IFREG: return GALLERY_ZIP_FILE;
    case AE_IFDIR: return GALLERY_ZIP_FOLDER;
    default: return GALLERY_ZIP_OTHER;
  }
}

int gallery_zip_next(void *reader, const char **name, enum gallery_zip_kind *kind)
{
  struct archive_entry *entry = 0;
  int code = CALL(archive_read_next_header)(reader, &entry);
  if(code == ARCHIVE_EOF) return 0;
  if(code != ARCHIVE_OK && code != ARCHIVE_WARN) return -1;
  /* Without a UTF-8 locale, libarchive has no other form of a name in UTF-8. */
  *name = CALL(archive_entry_pathname_utf8)(entry);
  if(!*name) *name = CALL(archive_entry_pathname)(entry);
  *kind = kind_of(entry);
  return 1;
}

ssize_t gallery_zip_read(void *reader, void *bytes, size_t count)
{
  ssize_t got = CALL(archive_read_data)(reader, bytes, count);
  return got < 0 ? -1 : got;
}

void gallery_zip_close(void *reader) { CALL(archive_read_free)(reader); }

void *gallery_zip_create(int file)
{
  struct archive *writer = gallery_zip_is_available() ? CALL(archive_write_new)() : 0;
  if(!writer) return 0;
  if(CALL(archive_write_set_format_zip)(writer) == ARCHIVE_OK
     && CALL(archive_write_open_fd)(writer, file) == ARCHIVE_OK)
    return writer;
  CALL(archive_write_free)(writer);
  return 0;
}

int gallery_zip_begin(void *writer, const char *name, int64_t size, int is_compressed)
{
  struct archive_entry *entry = CALL(archive_entry_new)();
  int code = ARCHIVE_FATAL;
  if(!entry) return 0;
  if(is_compressed) CALL(archive_write_zip_set_compression_deflate)(writer);
  else CALL(archive_write_zip_set_compression_store)(writer);
  CALL(archive_entry_set_pathname)(entry, name);
  CALL(archive_entry_set_filetype)(entry, AE_IFREG);
  CALL(archive_entry_set_perm)(entry, 0600);
  if(size >= 0) CALL(archive_entry_set_size)(entry, size);
  /* No time: two archives with the same content are identical. */
  code = CALL(archive_write_header)(writer, entry);
  CALL(archive_entry_free)(entry);
  return code == ARCHIVE_OK;
}

int gallery_zip_write(void *writer, const void *bytes, size_t count)
{
  return CALL(archive_write_data)(writer, bytes, count) == (ssize_t)count;
}

int gallery_zip_finish(void *writer) { return CALL(archive_write_close)(writer) == ARCHIVE_OK; }

void gallery_zip_discard(void *writer) { CALL(archive_write_free)(writer); }
