import Glibc

/// A file that is open, to be handed to the worker, which opens none itself.
struct WorkerFile: ~Copyable {
    let descriptor: Int32

    /// Nil with `errno` for what is no regular file or cannot be opened. Waits for nobody at the other end of a pipe.
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
