public enum DatabaseDamage: Equatable, Sendable {
    /// Folder, pipe or device.
    case notAFile
    /// Empty file with a nonempty write-ahead log.
    case emptyBesideLog
    /// Reason unknown: the process that detected the damage ended before it had replaced the file.
    case interrupted
    case reported(String)
}
