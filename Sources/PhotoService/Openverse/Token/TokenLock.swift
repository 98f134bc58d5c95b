import GalleryCore
import Glibc

/// Keeps other shells, and other questions of this one, from renewing the token at the same time. Given back when
/// it is released, also by a process that is killed.
final class TokenLock: Sendable {
    private let descriptor: Int32

    /// How often one looks whether it is free.
    private static let interval = Duration.milliseconds(20)

    /// Waits until it is free; nil when it is not in time, or cannot be had here at all.
    static func take(_ file: TokenFile, patience: Duration) async throws(CatalogError) -> TokenLock? {
        guard file.makeFolder() else { return nil }
        let descriptor = open(file.lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        let lock = TokenLock(descriptor)
        let clock = ContinuousClock()
        let end = clock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, clock.now < end else { return nil }
            do { try await clock.sleep(for: interval) } catch { throw .cancelled }
        }
        return lock
    }

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }
}
