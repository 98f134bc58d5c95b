import Glibc

/// Open file passed to the worker, which cannot open files itself.
struct WorkerFile: ~Copyable {
    let descriptor: Int32

    /// Opens a regular file, without waiting for a FIFO; on failure, `nil` with `errno` set.
    init?(_ path: String, _ mode: Int32 = O_RDONLY | O_NONBLOCK) {
        let file = open(path, mode | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            _ = close(file)
            errno = EINVAL
            return nil
        }
        descriptor = file
    }

    deinit { _ = close(descriptor) }
}
