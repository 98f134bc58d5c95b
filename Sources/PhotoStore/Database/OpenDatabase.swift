import GRDB
import GalleryCore
import Glibc

struct OpenDatabase: Sendable {
    /// Serializes access within this process.
    let queue: DatabaseQueue
    let path: String?
    /// Identity of the file when it was opened; `nil` if in memory.
    let identity: FileIdentity?
    /// Reason the database is read-only; `nil` if writable.
    let refusal: Refusal?

    enum Refusal: Sendable {
        case newerSchema
        case asked
        case folder(StoreError)
    }

    /// `false` if the file was removed or replaced since it was opened: writes would be lost.
    var exists: Bool {
        guard let path else { return true }
        return FileIdentity(path: path) == identity
    }

    var bytes: Int {
        guard let path else { return 0 }
        return [path, path + "-wal"].reduce(0) { sum, file in
            var status = stat()
            return stat(file, &status) == 0 ? sum + Int(status.st_size) : sum
        }
    }
}
