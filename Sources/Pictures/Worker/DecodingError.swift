/// Why a picture could not be decoded.
public enum DecodingError: Error, Equatable, Sendable {
    /// It is of a type that is not shown; the text names it.
    case foreign(String)
    /// It is of the right type but cannot be read; the text is the decoder's reason.
    case malformed(String)
    /// It has more pixels than are allowed, or needs more memory.
    case tooLarge
    /// It took longer than a picture may.
    case tooCostly
    /// The file could not be opened.
    case unreadable
    /// The worker could not be started.
    case unavailable
    /// Nobody waits for it any more.
    case cancelled
}
