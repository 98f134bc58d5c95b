import Glibc

/// Shared-memory object of one pixel. Only a terminal on this machine can open and remove the object.
struct ProbeMemory {
    private static let folder = "/dev/shm"
    let name: String

    init?() {
        // Has the name prefix of shared pictures, so that the cleanup after a session also finds it.
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

    func remove() { _ = unlink(Self.folder + name) }
}
