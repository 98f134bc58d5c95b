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
    /// Reason an empty database, in memory or new, replaces the file.
    var absence: StoreError?

    enum Refusal: Sendable {
        case newerSchema
        case requested
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

extension StoreNotice {
    /// Error for a damaged file of which nothing was recovered; `nil` for other notices.
    var loss: StoreError? {
        guard case .setAside(_, let path, _, let rescued) = self,
            rescued.counts.values.allSatisfy({ $0.rescued == 0 })
        else { return nil }
        return .library(path: path, .damaged)
    }
}
