#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <grp.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Unprivileged user that owns no files.
enum { NOBODY = 65534 };

bool gallery_give_up_processes(void)
{
    struct rlimit none = { 0, 0 };
    if (setrlimit(RLIMIT_NPROC, &none) != 0) return false;
    if (geteuid() != 0) return true;
    return setgroups(0, NULL) == 0 && setresgid(NOBODY, NOBODY, NOBODY) == 0 && setresuid(NOBODY, NOBODY, NOBODY) == 0;
}

bool gallery_give_up_places(void)
{
    uint32_t action = SECCOMP_RET_ERRNO;
    if (syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0) return true;
    // The new root directory is one in which nothing can be opened, run or changed.
    return unshare(CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWIPC) == 0 && chroot("/proc/self/fdinfo") == 0
        && chdir("/") == 0;
}

bool gallery_end_with_parent(void)
{
    struct ucred parent;
    socklen_t length = sizeof parent;
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return false;
    // No signal is sent if the parent has already ended. The parent is the creator of the socket on standard input.
    if (getsockopt(STDIN_FILENO, SOL_SOCKET, SO_PEERCRED, &parent, &length) == 0 && parent.pid != getppid()) _exit(1);
    return true;
}

bool gallery_give_up_privileges(void)
{
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

bool gallery_give_up_capabilities(void)
{
    struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
    struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = { 0 };
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    return syscall(SYS_capset, &header, none) == 0;
}

int gallery_give_up_files(void)
{
    // Layout since ABI 6. Older kernels accept it if the members that they do not know are 0.
    struct { uint64_t files, network, scopes; } handled = { 0 };
    long abi = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (abi < 1) return 0;
    // The first ABI has thirteen file rights; later ABIs add REFER, TRUNCATE and IOCTL_DEV.
    int rights = abi >= 5 ? 16 : abi >= 3 ? 15 : abi >= 2 ? 14 : 13;
    handled.files = (UINT64_C(1) << rights) - 1;
    if (abi >= 4) handled.network = 3;
    if (abi >= 6) handled.scopes = 3;
    int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
    if (rules < 0) return 0;
    long refused = syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
    return refused ? 0 : (int)abi;
}

/// System calls for decoding, memory, the timer and communication with the parent; arguments are not restricted.
static const int allowed[] = {
    SCMP_SYS(brk), SCMP_SYS(clock_gettime), SCMP_SYS(close), SCMP_SYS(exit), SCMP_SYS(exit_group), SCMP_SYS(futex),
    SCMP_SYS(getrandom), SCMP_SYS(lseek), SCMP_SYS(madvise), SCMP_SYS(mremap), SCMP_SYS(munmap), SCMP_SYS(read),
    SCMP_SYS(recvmsg), SCMP_SYS(restart_syscall), SCMP_SYS(setitimer), SCMP_SYS(write), SCMP_SYS(writev),
};

bool gallery_give_up_calls(void)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (!filter) return false;
    int failed = 0;
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++)
        failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, allowed[i], 0);
    // Allows neither executable memory nor memory that RLIMIT_DATA does not include.
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 2, SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0),
                               SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_SHARED | MAP_GROWSDOWN, 0));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1,
                               SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
    // Fails as on a kernel without clone3, so that the C library falls back to clone, which the filter refuses.
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
    bool holds = failed == 0 && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return holds;
}
