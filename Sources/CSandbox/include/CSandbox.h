#ifndef CSANDBOX_H
#define CSANDBOX_H
#include <stdbool.h>

// Irrevocable restrictions of the calling process, which must have a single thread. Must be called in this order. A
// function returns false (0) if the kernel or the container refuses its restriction; the others still apply.

/// Sets RLIMIT_NPROC to 0; root also becomes an unprivileged user.
bool gallery_give_up_processes(void);
/// If seccomp is missing, moves this process into a namespace without network, with a root directory in which nothing
/// can be opened. Returns true if not needed.
bool gallery_give_up_places(void);
/// Delivers SIGKILL when the thread of the parent that started this process ends. A change of user clears this setting,
/// so the calls above come first; the last call forbids prctl, which could also clear it.
bool gallery_end_with_parent(void);
bool gallery_give_up_privileges(void);
bool gallery_give_up_capabilities(void);
/// Landlock without exceptions: no file by path, no ptrace; with ABI 4 no TCP, with ABI 6 no signal. Returns the ABI.
int gallery_give_up_files(void);
/// Allows only the system calls that decoding needs. Must be called after all libraries are loaded.
bool gallery_give_up_calls(void);

#endif
