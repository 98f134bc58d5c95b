public enum StoreNotice: Equatable, Sendable {
    /// Database written by a newer program version; opened read-only.
    case newerSchema(path: String)
    /// Damaged; moved unchanged to `movedTo`, and replaced by a new one with recovered rows.
    case setAside(path: String, movedTo: String, damage: DatabaseDamage, rescued: RescuedRows)
    /// Damaged and moved as in `setAside`, but rows can be recovered only once there is disk space.
    case rescueWaits(path: String, movedTo: String)
    /// Number of unreadable rows omitted from a result.
    case leftOut(Int)
    /// Migrated from an older schema; `copy` is the path of a backup.
    case upgraded(path: String, copy: String)
    /// Not writable; opened for reading. `lacksLog` if the write-ahead log with the latest changes could not be read.
    case readOnly(path: String, because: StoreError, lacksLog: Bool)
    /// Not writable; changes are lost at exit.
    case inMemory(path: String, because: StoreError)
    /// Not writable, in a run without a prompt: changes are refused. `isThere` if existing data could not be read.
    case unopened(path: String, because: StoreError, isThere: Bool)
    /// No home folder; changes are lost at exit or, unless `canSave`, refused.
    case noHome(canSave: Bool)
}

extension StoreNotice {
    public var makesAnswerPartial: Bool {
        switch self {
        case .setAside, .rescueWaits, .leftOut: true
        case .unopened(_, _, let isThere): isThere
        case .readOnly(_, _, let lacksLog): lacksLog
        default: false
        }
    }
}
