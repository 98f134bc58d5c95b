/// Something a person should be told about the database; the sentence is made elsewhere.
public enum StoreNotice: Equatable, Sendable {
    /// A newer version of the program has changed the database: it is open for reading only.
    case newerSchema(path: String)
    /// The database was damaged. It stands untouched at `movedTo`, a new one has begun at `path`.
    ///
    /// `sqlite3 MOVEDTO .dump` writes out as SQL what can be read of it. (`.recover` finds more, but Debian 12
    /// builds SQLite without the `sqlite_dbpage` table it needs: there it only says "SQL logic error".)
    case setAside(path: String, movedTo: String, reason: String)
    /// The database was of an older version and has been brought up to date; `copy` is how it was before.
    case upgraded(path: String, copy: String)
    /// The database can be read, but nothing can be kept.
    case readOnly(path: String, reason: String)
    /// Nothing can be kept on the disk; what is kept now ends with the program. `path` is nil without a home.
    case inMemory(path: String?, reason: String)
}
