public enum DatabaseDamage: Equatable, Sendable {
    /// Folder, pipe or device in place of the file.
    case notAFile
    /// Empty file with a nonempty write-ahead log.
    case emptyBesideLog
    /// Unknown damage: the process that detected it ended before it had replaced the file.
    case interrupted
    case reported(String)
}
