import GRDB
import GalleryCore
import Glibc

/// An open connection and what it is open on.
struct OpenDatabase: Sendable {
    /// Serializes what this process does.
    let queue: DatabaseQueue
    /// The file; nil in memory.
    let path: String?
    /// Which file it was when opened; nil in memory.
    let identity: FileIdentity?
    /// Why nothing can be written; nil when it can.
    let refusal: Refusal?

    /// Why a database is open for reading only.
    enum Refusal: Sendable {
        case newerSchema
        /// Nothing else was wanted.
        case asked
        case folder(StoreError)
    }

    /// False when the file was taken away or exchanged meanwhile: what is written now would not be found again.
    var isStillThere: Bool {
        guard let path else { return true }
        return FileIdentity(path: path) == identity
    }

    /// Size of the file and of its write-ahead log; 0 in memory.
    var bytes: Int {
        guard let path else { return 0 }
        return [path, path + "-wal"].reduce(0) { sum, file in
            var status = stat()
            return stat(file, &status) == 0 ? sum + Int(status.st_size) : sum
        }
    }
}

/// Tells one file from another, whatever their names.
struct FileIdentity: Equatable, Sendable {
    private let device: dev_t
    private let node: ino_t

    /// Nil when there is nothing at `path`; links are followed.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = status.st_dev
        node = status.st_ino
    }
}
