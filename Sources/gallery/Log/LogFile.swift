import Glibc
import Synchronization

/// Log file in the state folder, mode 0600, opened with the first line. Lines that cannot be written are lost.
/// A full file is renamed to `log.1`, after the previous `log.1` is renamed to `log.2`.
final class LogFile: Sendable {
    private static let limit: off_t = 1_000_000

    /// `nil` without a state folder.
    let path: String?
    private let folder: String
    private let descriptor = Mutex<Int32>(-1)

    init(folder: String?) {
        self.folder = folder ?? ""
        path = folder.map { $0 + "/log" }
    }

    deinit {
        let descriptor = descriptor.withLock { $0 }
        if descriptor >= 0 { close(descriptor) }
    }

    func write(_ line: String) {
        guard let path else { return }
        descriptor.withLock { descriptor in
            if descriptor < 0 { descriptor = open(path) }
            guard descriptor >= 0 else { return }
            if isFull(descriptor) || isGone(descriptor, path) {
                rotate(descriptor, path)
                close(descriptor)
                descriptor = open(path)
            }
            // A single write, so that lines of different processes do not mix.
            let bytes = Array(line.utf8)
            _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        }
    }

    private func open(_ path: String) -> Int32 {
        for index in folder.indices where folder[index] == "/" && index > folder.startIndex {
            mkdir(String(folder[..<index]), 0o700)
        }
        mkdir(folder, 0o700)
        // Nonblocking, since the path may be a FIFO without a reader.
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = Glibc.open(path, flags, 0o600)
        var info = stat()
        guard descriptor >= 0, fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
            if descriptor >= 0 { close(descriptor) }
            return -1
        }
        fchmod(descriptor, 0o600)
        return descriptor
    }

    private func isFull(_ descriptor: Int32) -> Bool {
        var info = stat()
        return fstat(descriptor, &info) == 0 && info.st_size >= Self.limit
    }

    /// Whether the file was deleted, or rotated by another process.
    private func isGone(_ descriptor: Int32, _ path: String) -> Bool {
        var ours = stat(), there = stat()
        guard fstat(descriptor, &ours) == 0, lstat(path, &there) == 0 else { return true }
        return ours.st_ino != there.st_ino || ours.st_dev != there.st_dev
    }

    /// Rotates under a file lock. While another process holds the lock, lines are written beyond the limit.
    private func rotate(_ descriptor: Int32, _ path: String) {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
        defer { flock(descriptor, LOCK_UN) }
        guard !isGone(descriptor, path) else { return }
        rename(path + ".1", path + ".2")
        rename(path, path + ".1")
    }
}
