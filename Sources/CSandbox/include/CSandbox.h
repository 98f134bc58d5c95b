#ifndef CSANDBOX_H
#define CSANDBOX_H
#include <stdbool.h>

// What a process takes from itself for good. Each is false (0) where kernel or container refuses it, and leaves the
// others as they are. In this order; the process must have one thread.

/// No process ever begins: by their number, and with them for root by becoming nobody.
bool gallery_give_up_processes(void);
/// Where the system calls cannot be refused one by one: no file is there and no network, by namespaces of its own. True
/// where that is not needed.
bool gallery_give_up_places(void);
/// SIGKILL when the parent's thread that started this process ends. A change of user clears it, so that it comes after
/// those above; prctl, which could clear it, is among the calls given up below.
bool gallery_end_with_parent(void);
/// exec gives no rights.
bool gallery_give_up_privileges(void);
/// Of the superuser, too.
bool gallery_give_up_capabilities(void);
/// Landlock with no exception: no file by its path, no TCP, no signal, no ptrace. The ABI that is in force.
int gallery_give_up_files(void);
/// Every system call that decoding does without. To be called when all libraries are loaded.
bool gallery_give_up_calls(void);

#endif
