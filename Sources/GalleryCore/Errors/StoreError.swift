/// Why something could not be kept on this machine.
public enum StoreError: Error, Equatable, Sendable {
    /// The database belongs to a newer version of the program and is open for reading only.
    case readOnly(String)
    /// Another program has held the database for longer than the busy timeout.
    case busy
    /// The disk is full; the text names the path.
    case full(path: String)
    /// The system refused; the text is the system's own reason.
    case failed(path: String, reason: String)
    /// A file of the person's could not be read; the text is the reason.
    case unreadable(path: String, reason: String)
    /// The bytes to be kept are no picture we know; the text names what was found.
    case notAPicture(String)
    /// The picture could not be made into another format; the text is the reason.
    case notConverted(String)
}
