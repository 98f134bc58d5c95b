#ifndef CSANDBOX_H
#define CSANDBOX_H
#include <stdbool.h>

// Irrevocable restrictions of the calling process, which must have one thread. Each returns false (0) if the kernel or
// container refuses it, independently of the others. Called in this order.

/// RLIMIT_NPROC of 0; root first becomes an unprivileged user.
bool gallery_give_up_processes(void);
/// Used without seccomp: a root directory with nothing to open, and no network, in namespaces of this process. True if
/// not needed.
bool gallery_give_up_places(void);
/// SIGKILL when the parent's thread that started this process ends. A change of user clears this setting, so it follows
/// the calls above; prctl, which could clear it too, is forbidden by the last call.
bool gallery_end_with_parent(void);
bool gallery_give_up_privileges(void);
bool gallery_give_up_capabilities(void);
/// Landlock without exceptions: no file by path, no TCP, no signal, no ptrace. Returns the ABI in force.
int gallery_give_up_files(void);
/// Allows only the system calls that decoding needs. Called after all libraries are loaded.
bool gallery_give_up_calls(void);

#endif
