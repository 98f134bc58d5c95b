// Preloaded before the codecs: acts as a worker compromised by a picture. Attempts each call twice, before
// the worker's `main` and when a JPEG is decoded, and writes a line for each: phase, name and error number, 0
// for success. On request, it becomes another user, and forbids Landlock or seccomp, as containers do.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/futex.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *phase;

static void tell(const char *call, int failed)
{
    char line[100];
    int length = snprintf(line, sizeof line, "%s %s %d\n", phase, call, failed ? errno : 0);
    if (write(1, line, (size_t)length) != length) _exit(1);
}

static const char *place(const char *name)
{
    static char path[4096];
    snprintf(path, sizeof path, "%s/%s-%s", getenv("HOSTILE_FOLDER"), phase, name);
    return path;
}

static int reach(void)
{
    struct sockaddr_in address = { .sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(getenv("HOSTILE_PORT"))),
                                   .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    int end = socket(AF_INET, SOCK_STREAM, 0);
    return end < 0 || connect(end, (struct sockaddr *)&address, sizeof address) != 0;
}

static int trace(pid_t process)
{
    if (ptrace(PTRACE_SEIZE, process, 0, 0) != 0) return 1;
    ptrace(PTRACE_INTERRUPT, process, 0, 0);
    waitpid(process, NULL, __WALL);
    return ptrace(PTRACE_DETACH, process, 0, 0) != 0;
}

static int begin(int runs)
{
    int status = 0;
    pid_t child = fork();
    if (child == 0) {
        if (runs) execl("/bin/true", "true", NULL);
        _exit(runs ? 1 : 0);
    }
    return child < 0 || waitpid(child, &status, 0) < 0 || status != 0;
}

/// Maps and unmaps `size` bytes, which are never written; returns whether that failed.
static int take(size_t size, int flags)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, flags | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED || munmap(memory, size) != 0;
}

static int set_limit(int resource)
{
    struct rlimit limit = { RLIM_INFINITY, RLIM_INFINITY };
    // Before the containment, the limit is set to its current value, so that the call has no effect.
    if (strcmp(phase, "before") == 0 && getrlimit(resource, &limit) != 0) return 1;
    return setrlimit(resource, &limit) != 0;
}

static void attack(void)
{
    char to[4096];
    tell("survive", prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0) != 0);
    tell("block", sigprocmask(SIG_BLOCK, &(sigset_t){ 0 }, NULL) != 0);
    tell("memory", take((size_t)600 << 20, MAP_PRIVATE));
    tell("shared", take(4096, MAP_SHARED));
    tell("stack", take(4096, MAP_PRIVATE | MAP_GROWSDOWN));
    tell("data", set_limit(RLIMIT_DATA));
    tell("time", set_limit(RLIMIT_CPU));
    tell("open", open("/etc/passwd", O_RDONLY) < 0);
    tell("write", open(place("new"), O_WRONLY | O_CREAT, 0600) < 0);
    snprintf(to, sizeof to, "%s.moved", place("kept"));
    tell("rename", rename(place("kept"), to) != 0);
    tell("unlink", unlink(place("doomed")) != 0);
    tell("connect", reach());
    tell("signal", kill(getppid(), SIGURG) != 0);
    tell("ptrace", trace(getppid()));
    tell("fork", begin(0));
    if (strcmp(phase, "before") == 0) return tell("exec", begin(1));
    tell("exec", execl("/bin/true", "true", NULL) != 0);
}

static void forbid(const char *names)
{
    int landlock = strstr(names, "landlock") != NULL, seccomp = strstr(names, "seccomp") != NULL;
    if (!landlock && !seccomp) return;
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, landlock ? SYS_landlock_create_ruleset : 0xFFFF, 4, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, seccomp ? SYS_seccomp : 0xFFFF, 4, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, seccomp ? SYS_prctl : 0xFFFF, 0, 4),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_SECCOMP, 1, 2),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = { sizeof rules / sizeof *rules, rules };
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) _exit(2);
}

__attribute__((constructor)) static void arrive(void)
{
    // Processes that the attack starts must not inherit the library.
    unsetenv("LD_PRELOAD");
    const char *forbidden = getenv("HOSTILE_FORBIDS");
    if (getenv("HOSTILE_USER") == NULL) return forbid(forbidden ? forbidden : "");
    unsigned user = (unsigned)atoi(getenv("HOSTILE_USER"));
    if (user != getuid() && (setresgid(user, user, user) != 0 || setresuid(user, user, user) != 0)) _exit(3);
    // The attack traces this process, the parent, which a change of user has made untraceable.
    prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0);
    // `gallery_end_with_parent` checks that the parent created the socket on standard input.
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) _exit(4);
    pid_t worker = fork();
    if (worker > 0) {
        char bytes[65536];
        ssize_t count = read(0, bytes, sizeof bytes);
        close(ends[1]);
        if (count < 0 || write(ends[0], bytes, (size_t)count) != count) _exit(5);
        while (waitpid(worker, NULL, 0) < 0 && errno == EINTR) {}
        _exit(0);
    }
    dup2(ends[1], 0);
    close(ends[0]);
    close(ends[1]);
    phase = "before";
    attack();
    phase = "after";
    forbid(forbidden);
}

/// Compromised converter: writes other data to its output file, and reports success.
static void forge(void)
{
    static const char text[] = "\x89PNG\r\n\x1a\nnot a picture";
    if (write(4, text, sizeof text) < 0 || write(1, "\0\0", 2) != 2) _exit(1);
    for (;;) {}
}

static void hang(void)
{
    sigset_t all;
    struct itimerval never = { 0 };
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0);
    setitimer(ITIMER_PROF, &never, NULL);
    // Tests see from outside that this point was reached: the address space is larger than a gibibyte.
    mmap(NULL, (size_t)1 << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    int word = 0;
    while (strcmp(getenv("HOSTILE_HANGS"), "wait") == 0) syscall(SYS_futex, &word, FUTEX_WAIT, word, NULL, NULL, 0);
    for (;;) {}
}

/// Replaces libjpeg's function.
int jpeg_read_header(void *state, int whole)
{
    (void)state;
    (void)whole;
    if (getenv("HOSTILE_FORGES")) forge();
    if (getenv("HOSTILE_HANGS")) hang();
    attack();
    _exit(0);
}
