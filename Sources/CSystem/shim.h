#ifndef CSYSTEM_SHIM_H
#define CSYSTEM_SHIM_H

/* Functions that Swift's Glibc module lacks: mallopt(3), memfd_create(2), file actions of posix_spawn(3), and SHA-256
   and MD5 of libmd, which libedit loads, too. */
#include <malloc.h>
#include <md5.h>
#include <sha2.h>
#include <spawn.h>

/* Declared by glibc since 2.34, but only with _GNU_SOURCE. */
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

/* Declared only with _GNU_SOURCE. */
int memfd_create(const char *name, unsigned int flags);

#endif
