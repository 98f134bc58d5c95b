import FoundationEssentials
import GalleryCore
import Glibc

/// Token file shared by all gallery processes of a user: accessible to its owner only, replaced atomically.
struct TokenFile: Sendable {
    /// A missing folder is created with the lock file, accessible to its owner only.
    let folder: String
    var path: String { folder + "/openverse-token" }
    private var draft: String { path + ".draft" }
    var lockPath: String { folder + "/openverse-token.lock" }

    /// Maximum file size in bytes.
    private static let limit = 16_384

    /// Stored token; `nil` if missing, damaged, or accessible to other users, who may have copied it.
    func read() -> OpenverseToken? {
        let bytes = SmallFile.read(path, limit: Self.limit, isPrivate: true)
        return bytes.flatMap { try? JSONDecoder().decode(OpenverseToken.self, from: $0) }
    }

    /// Replaces the file; on failure returns `false` and leaves it unchanged. Requires the lock.
    func write(_ token: OpenverseToken) -> Bool {
        guard makeFolder(), let bytes = try? JSONEncoder().encode(token) else { return false }
        // Removes a draft left by a killed process, as only a new file is certain to be accessible to this user alone.
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

    /// Removes a draft left by a killed process, unless a process is writing it.
    func sweep() {
        var info = stat()
        guard lstat(draft, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
        let lock = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { return }
        defer { close(lock) }
        if flock(lock, LOCK_EX | LOCK_NB) == 0 { unlink(draft) }
    }

    func makeFolder() -> Bool {
        guard folder.hasPrefix("/") else { return false }
        for index in folder.indices where folder[index] == "/" && index > folder.startIndex {
            mkdir(String(folder[..<index]), 0o700)
        }
        return mkdir(folder, 0o700) == 0 || errno == EEXIST
    }
}

/// Token draft left by a killed gallery process.
public enum LeftTokenDraft {
    public static func remove(in folder: String) { TokenFile(folder: folder).sweep() }
}
