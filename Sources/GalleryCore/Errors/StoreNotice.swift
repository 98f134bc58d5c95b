/// Something a person should be told about the database.
public enum StoreNotice: Equatable, Sendable {
    /// A newer version of the program has changed the database: it is open for reading only.
    case newerSchema(path: String)
    /// The database was damaged. It stands untouched at `movedTo`; at `path` is a new one with what could be read of it.
    case setAside(path: String, movedTo: String, damage: DatabaseDamage, rescued: RescuedRows)
    /// The same, but what is at `movedTo` can only be read when there is room on the disk.
    case rescueWaits(path: String, movedTo: String)
    /// So many of what is stored cannot be read and were left out of an answer.
    case leftOut(Int)
    /// The database was of an older version and has been brought up to date; `copy` is how it was before.
    case upgraded(path: String, copy: String)
    /// The database can be read, but nothing can be written.
    case readOnly(path: String, because: StoreError)
    /// Nothing can be written to the disk; what is stored now ends with the program.
    case inMemory(path: String, because: StoreError)
    /// The same without a prompt, where nothing is stored then; `isThere` when there may be something that was not
    /// read.
    case unopened(path: String, because: StoreError, isThere: Bool)
    /// There is no home folder; what is stored now ends with the program.
    case noHome
}

extension StoreNotice {
    /// Whether an answer that was given meanwhile may lack something.
    public var makesAnswerPartial: Bool {
        switch self {
        case .setAside, .rescueWaits, .leftOut: true
        case .unopened(_, _, let isThere): isThere
        default: false
        }
    }
}

/// What is wrong with a file that should be a database.
public enum DatabaseDamage: Equatable, Sendable {
    /// It is a folder, a pipe or a device.
    case notAFile
    /// It is empty, but its write-ahead log is not.
    case emptyBesideLog
    /// What it was is not known any more: another program was ended while it read it.
    case interrupted
    /// SQLite's own message.
    case reported(String)
}
