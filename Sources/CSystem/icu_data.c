/* An empty package of ICU's data, which replaces the 34 MB of lib_FoundationICU.a in release builds: the linker takes
   the first definition of the symbol. ICU's stubdata library does the same. What needs the data then fails as for an
   unknown language or time zone: names of time zones, formatters, collation, host names outside ASCII. LocaleRules
   keeps them out of our code, and .ci/package limits the size, in case a new Swift renames the symbol. */
#include <stdint.h>

/* Header and table of contents (udata.h, ucmndata.h). The reader compares all fields up to the version. */
struct icu_package {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t info_size;
  uint16_t reserved;
  uint8_t is_big_endian, charset_family, character_size, reserved_byte;
  uint8_t format[4], format_version[4], data_version[4];
  uint8_t padding[8];
  uint32_t entry_count;
};

extern const struct icu_package icudt76_dat;

const struct icu_package icudt76_dat __attribute__((aligned(16))) = {
  .header_size = 32,
  .magic = {0xda, 0x27},
  .info_size = 20,
  .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
  .character_size = 2,
  .format = {'C', 'm', 'n', 'D'},
  .format_version = {1},
  .entry_count = 0,
};
