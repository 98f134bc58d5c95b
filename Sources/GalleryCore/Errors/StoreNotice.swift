public enum StoreNotice: Equatable, Sendable {
    /// Database written by a newer program version; opened read-only.
    case newerSchema(path: String)
    /// Damaged database. Moved unchanged to `movedTo`, and replaced by a new one with the recovered rows.
    case setAside(path: String, movedTo: String, damage: DatabaseDamage, rescued: RescuedRows)
    /// Damaged and moved as in `setAside`, but the rows are recovered only when there is enough disk space.
    case rescueWaits(path: String, movedTo: String)
    /// Number of unreadable rows omitted from a result.
    case leftOut(Int)
    /// Migrated from an older schema; `copy` is the path of a backup.
    case upgraded(path: String, copy: String)
    /// Not writable, so opened read-only. `lacksLog`: the write-ahead log with the latest changes could not be read.
    case readOnly(path: String, because: StoreError, lacksLog: Bool)
    /// Not writable, so an in-memory database is used: changes are lost at exit.
    case inMemory(path: String, because: StoreError)
    /// Not writable, in a run without a prompt, so changes are refused. `isThere`: existing data could not be read.
    case unopened(path: String, because: StoreError, isThere: Bool)
    /// No home folder. Changes are lost at exit; if `canSave` is `false`, they are refused.
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
