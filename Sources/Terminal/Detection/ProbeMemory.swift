import Glibc

/// One pixel in shared memory, for the terminal to open if it is on this machine; it removes it then.
struct ProbeMemory {
    private static let folder = "/dev/shm"
    /// Its name, as shm_open(3) takes it.
    let name: String

    /// Nil when there is no shared memory.
    init?() {
        // As the pictures are called: whoever cleans up after a session finds it, too.
        name = "/tty-graphics-protocol-gallery-\(getpid())-0-\(UInt32.random(in: 0...UInt32.max))"
        let file = open(Self.folder + name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return nil }
        let count = write(file, [0, 0, 0] as [UInt8], 3)
        close(file)
        guard count == 3 else {
            remove()
            return nil
        }
    }

    /// Removes it if the terminal has not.
    func remove() { _ = unlink(Self.folder + name) }
}
