public enum PictureError: Error, Equatable, Sendable {
    /// Not a supported picture, but this content, as detected by the decoder.
    case foreign(FileContent)
    /// Corrupt picture, with the message of the decoding library.
    case malformed(String)
    /// Decoder process ended or sent an invalid reply.
    case crashed
    /// Exceeds the pixel limit or the available memory.
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
    /// Data is truncated or damaged; the decoded part is drawn.
    case incomplete
}
