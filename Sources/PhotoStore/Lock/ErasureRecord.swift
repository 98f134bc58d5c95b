import GalleryCore
import Glibc
import Synchronization

/// Record of the decision to erase all data: a file next to the database that exists during the whole erasure, locked
/// by the erasing process. If unlocked, that process was killed, and the next process to open the database erases it.
final class ErasureRecord: Sendable {
    static let fileName = DatabaseOpening.fileName + "-erasing"

    private let folder: String
    /// Locked descriptor of the record; -1 if this process is not erasing.
    private let file = Mutex<Int32>(-1)

    init(folder: String) { self.folder = folder }

    deinit {
        let file = file.withLock { $0 }
        if file >= 0 { _ = close(file) }
    }

    /// Writes the record, or takes over the record of a killed process.
    func write() throws(StoreError) {
        guard !folder.isEmpty else { return }
        try file.withLock { file throws(StoreError) in
            guard file < 0 else { return }
            try Folder.make(folder, mode: 0o700)
            let directory = try Folder(path: folder)
            let made = openat(
                directory.descriptor, Self.fileName, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard made >= 0 else { throw StoreError.system(path: path) }
            // Other errors of flock(2) mean that the file system has no locks; the record then stays unlocked.
            let isTaken = flock(made, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
            guard !isTaken, fsync(made) == 0 else {
                let error = isTaken ? StoreError.busy : .system(path: path)
                _ = close(made)
                throw error
            }
            try directory.sync()
            file = made
        }
    }

    func remove() throws(StoreError) {
        try file.withLock { file throws(StoreError) in
            guard file >= 0 else { return }
            let directory = try Folder(path: folder)
            guard unlinkat(directory.descriptor, Self.fileName, 0) == 0 || errno == ENOENT else {
                throw StoreError.system(path: path)
            }
            _ = close(file)
            file = -1
            try directory.sync()
        }
    }

    /// True also for an erasure in progress.
    static func exists(in folder: String) -> Bool {
        !folder.isEmpty && access(folder + "/" + fileName, F_OK) == 0
    }

    /// Whether a killed process left a record.
    static func isLeft(in directory: borrowing Folder) -> Bool {
        guard FileStatus(fileName, in: directory) != nil else { return false }
        let file = openat(directory.descriptor, fileName, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return true }
        defer { _ = close(file) }
        return flock(file, LOCK_SH | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }

    private var path: String { folder + "/" + Self.fileName }
}
