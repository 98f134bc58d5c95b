import Configuration

/// Why keys were not saved.
enum KeyRefusal: Error, Equatable {
    case noHome, nothingTyped
    /// Not visible ASCII, too long, or not as many parts as the service has.
    case malformed
    case notWritten(FileWriteError)
}
