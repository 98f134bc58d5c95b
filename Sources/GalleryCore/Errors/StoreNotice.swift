/// Something a person should be told about the database.
public enum StoreNotice: Equatable, Sendable {
    /// A newer version of the program has changed the database: it is open for reading only.
    case newerSchema(path: String)
    /// The database was damaged. It stands untouched at `movedTo`, a new one has begun at `path`.
    ///
    /// `sqlite3 MOVEDTO .dump` writes out as SQL what can be read of it. (`.recover` finds more, but Debian 12
    /// builds SQLite without the `sqlite_dbpage` table it needs: there it only says "SQL logic error".)
    case setAside(path: String, movedTo: String, damage: DatabaseDamage)
    /// The database was of an older version and has been brought up to date; `copy` is how it was before.
    case upgraded(path: String, copy: String)
    /// The database can be read, but nothing can be written.
    case readOnly(path: String, because: StoreError)
    /// Nothing can be written to the disk; what is stored now ends with the program.
    case inMemory(path: String, because: StoreError)
    /// There is no home folder; what is stored now ends with the program.
    case noHome
}

/// What is wrong with a file that should be a database.
public enum DatabaseDamage: Equatable, Sendable {
    /// It is a folder, a pipe or a device.
    case notAFile
    /// It is empty, but its write-ahead log is not.
    case emptyBesideLog
    /// SQLite's own message.
    case reported(String)
}
