public enum PictureError: Error, Equatable, Sendable {
    /// Not a supported picture; type detected by the decoder.
    case foreign(FileContent)
    /// Corrupt picture; message of the decoding library.
    case malformed(String)
    /// Decoder process ended or sent an invalid reply.
    case crashed
    /// Exceeds the pixel limit or available memory.
    case tooLarge
    case tooCostly
    case unreadable
    /// Decoder could not be started.
    case unavailable
    case cancelled
}

public enum PictureAbsence: Error, Equatable, Sendable {
    /// Photo has no picture, or the terminal cannot draw it.
    case missing
    case notFetched(CatalogError)
    case notDecoded(PictureError)
    /// Truncated or damaged data; the rest is drawn.
    case incomplete
}
