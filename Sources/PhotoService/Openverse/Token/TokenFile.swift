import FoundationEssentials
import GalleryCore
import Glibc

/// The token as all shells of one person share it: a file that only they can read, replaced as a whole.
struct TokenFile: Sendable {
    /// The folder it is in.
    let folder: String
    var path: String { folder + "/openverse-token" }
    private var draft: String { path + ".draft" }
    var lockPath: String { folder + "/openverse-token.lock" }

    /// More is no token of ours.
    private static let limit = 16_384

    /// Opens nothing yet. `folder` is made, for its owner alone, with the first token.
    init(folder: String) { self.folder = folder }

    /// Nil when there is none, when it is damaged, and when others could read it: then they may have.
    func read() -> OpenverseToken? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_mode & 0o077 == 0,
            info.st_uid == geteuid()
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: Self.limit)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return try? JSONDecoder().decode(OpenverseToken.self, from: Data(bytes.prefix(max(0, count))))
    }

    /// Replaces the file, or leaves it as it was; false when it could not be written. One at a time: with the lock.
    func write(_ token: OpenverseToken) -> Bool {
        guard makeFolder(), let bytes = try? JSONEncoder().encode(token) else { return false }
        // What a shell that was killed left behind; created again, it belongs to this user alone.
        unlink(draft)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        let isWritten =
            bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } == bytes.count
            && fsync(descriptor) == 0
        close(descriptor)
        guard isWritten, rename(draft, path) == 0 else {
            unlink(draft)
            return false
        }
        return true
    }

    /// Removes the draft that a shell left which was killed, unless a shell writes one now.
    func sweep() {
        var info = stat()
        guard lstat(draft, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
        let lock = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { return }
        defer { close(lock) }
        if flock(lock, LOCK_EX | LOCK_NB) == 0 { unlink(draft) }
    }

    /// With its parents, for its owner alone.
    func makeFolder() -> Bool {
        guard folder.hasPrefix("/") else { return false }
        for index in folder.indices where folder[index] == "/" && index > folder.startIndex {
            mkdir(String(folder[..<index]), 0o700)
        }
        return mkdir(folder, 0o700) == 0 || errno == EEXIST
    }
}

/// Keeps other shells, and other questions of this one, from renewing the token at the same time. Given back when
/// it is released, also by a process that is killed.
final class TokenLock: Sendable {
    private let descriptor: Int32

    /// How often one looks whether it is free.
    private static let interval = Duration.milliseconds(20)

    /// Waits until it is free; nil when it is not in time, or cannot be had here at all.
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
