import GalleryCore
import Glibc

/// Excludes concurrent renewals of the token. Released on deinitialization, or when the process ends.
final class TokenLock: Sendable {
    private let descriptor: Int32

    private static let interval = Duration.milliseconds(20)

    /// Waits for the lock; `nil` at the timeout, or if the file cannot be opened.
    static func take(_ file: TokenFile, timeout: Duration) async throws(CatalogError) -> TokenLock? {
        guard file.makeFolder() else { return nil }
        let descriptor = open(file.lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        let lock = TokenLock(descriptor)
        let clock = ContinuousClock()
        let end = clock.now + timeout
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, clock.now < end else { return nil }
            do { try await clock.sleep(for: interval) } catch { throw .cancelled }
        }
        return lock
    }

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }
}
