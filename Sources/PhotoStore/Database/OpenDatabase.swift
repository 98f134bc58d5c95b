import GRDB
import GalleryCore

struct OpenDatabase: Sendable {
    /// Serializes access within this process.
    let queue: DatabaseQueue
    let path: String?
    /// Status of the file when it was opened; `nil` if in memory.
    let status: FileStatus?
    /// Reason the database is read-only; `nil` if writable.
    let refusal: Refusal?
    /// Reason a database in memory replaces the file.
    var absence: StoreError?

    enum Refusal: Sendable {
        case newerSchema
        case asked
        case folder(StoreError)
    }

    /// `false` if the file was removed or replaced since it was opened: writes would be lost.
    var exists: Bool {
        guard let path else { return true }
        return FileStatus(path: path) == status
    }

    var bytes: Int {
        guard let path else { return 0 }
        return [path, path + "-wal"].compactMap { FileStatus(path: $0)?.size }.reduce(0, +)
    }
}
