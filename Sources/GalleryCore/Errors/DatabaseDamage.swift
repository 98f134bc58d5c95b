public enum DatabaseDamage: Equatable, Sendable {
    /// Folder, pipe or device.
    case notAFile
    /// Empty file with a nonempty write-ahead log.
    case emptyBesideLog
    /// Reason unknown: another process died while reading the file.
    case interrupted
    case reported(String)
}
