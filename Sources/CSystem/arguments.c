/* Runtime function of Swift that sets what CommandLine returns. Without it, CommandLine reads /proc/self/cmdline, which
   a container or chroot may lack. */
void _swift_stdlib_overrideUnsafeArgvArgc(char **values, int count);

/* The C library passes the arguments of main to constructors, too. */
__attribute__((constructor)) static void keep_arguments(int count, char **values)
{
    _swift_stdlib_overrideUnsafeArgvArgc(values, count);
}
