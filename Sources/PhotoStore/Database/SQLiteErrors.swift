import GRDB
import GalleryCore
import Glibc

extension DatabaseError {
    /// True when the file is no database or a broken one.
    var saysDamaged: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }

    /// True when another connection is in the way.
    var saysBusy: Bool { resultCode == .SQLITE_BUSY || resultCode == .SQLITE_LOCKED }

    /// SQLite's own message, or what its code stands for.
    var report: String { message ?? resultCode.description }
}

extension StoreError {
    /// Translates what GRDB threw over the database at `path`; what is one already stays as it is.
    init(_ error: any Error, path: String) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError: self = Self.of(error, path: path)
        default: self = .failed(path: path, cause: .reported("\(error)"))
        }
    }

    /// What is said of an error without paths and without what a person typed.
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
        // SQLite reports a full disk as a failed write, too, and then only the disk itself can tell.
        case .SQLITE_IOERR where isFull(path): return .full(path: path)
        default: return .failed(path: path, cause: .reported(error.report))
        }
    }

    private static func isFull(_ path: String) -> Bool {
        var space = statvfs()
        return statvfs(path, &space) == 0 && space.f_bavail == 0
    }
}
