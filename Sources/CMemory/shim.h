#ifndef CMEMORY_SHIM_H
#define CMEMORY_SHIM_H

/* mallopt, which Swift's Glibc module leaves out. */
#include <malloc.h>

#endif
