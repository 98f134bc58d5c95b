import GRDB
import GalleryCore
import Glibc

extension DatabaseError {
    var saysDamaged: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }

    var saysBusy: Bool { resultCode == .SQLITE_BUSY || resultCode == .SQLITE_LOCKED }

    var report: String { message ?? resultCode.description }
}

extension StoreError {
    /// Translates a GRDB error for the database at `path`; a `StoreError` stays as it is.
    init(_ error: any Error, path: String) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError: self = Self.of(error, path: path)
        default: self = .failed(path: path, cause: .reported("\(error)"))
        }
    }

    /// Description for a log, without paths or user input.
    static func kind(of error: any Error) -> String {
        switch error {
        case let error as DatabaseError: "\(error.extendedResultCode)"
        case StoreError.failed(_, .system(let code)):
            strerror(code).map { String(cString: $0) } ?? "error \(code)"
        case StoreError.busy: "busy"
        case StoreError.locked: "locked"
        case StoreError.full: "full"
        case StoreError.readOnly: "read-only"
        default: "failed"
        }
    }

    private static func of(_ error: DatabaseError, path: String) -> StoreError {
        if error.saysBusy { return .busy }
        switch error.resultCode {
        case .SQLITE_FULL: return .full(path: path)
        // SQLite reports a full disk on some file systems as a failed write.
        case .SQLITE_IOERR where isFull(path): return .full(path: path)
        case .SQLITE_IOERR where isAtSizeLimit(path): return .failed(path: path, cause: .system(EFBIG))
        default: return .failed(path: path, cause: .reported(error.report))
        }
    }

    /// Whether the database or its write-ahead log has reached the limit of this process (setrlimit(2)).
    private static func isAtSizeLimit(_ path: String) -> Bool {
        let longestWrite = 65_536
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { return false }
        let sizes = [path, path + "-wal"].compactMap { FileStatus(path: $0)?.size }
        return sizes.contains { UInt($0 + longestWrite) > limit.rlim_cur }
    }

    private static func isFull(_ path: String) -> Bool {
        var space = statvfs()
        return statvfs(path, &space) == 0 && space.f_bavail == 0
    }
}
