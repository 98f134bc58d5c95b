public enum PictureError: Error, Equatable, Sendable {
    /// Not a picture; type detected by the decoder.
    case foreign(FileContent)
    /// Corrupt picture; message of the decoding library.
    case malformed(String)
    /// Decoder exited or sent an invalid reply.
    case crashed
    /// Exceeds the pixel limit or available memory.
    case tooLarge
    case tooCostly
    case unreadable
    /// Decoder could not be started.
    case unavailable
    /// No caller waits for the result.
    case cancelled
}

/// Reason why a picture is not drawn.
public enum PictureAbsence: Error, Equatable, Sendable {
    /// Photo has no picture, or the terminal cannot draw it.
    case missing
    case notFetched(CatalogError)
    case notDecoded(PictureError)
}

/// Reason why a file is not a complete picture.
public enum PictureFault: Equatable, Sendable {
    case content(FileContent)
    case notDecoded(PictureError)
    case truncated

    /// Whether another download may help: the file was cut, or is an error page of the host.
    public var mayPass: Bool {
        switch self {
        case .truncated, .notDecoded(.cancelled): true
        case .content(let content), .notDecoded(.foreign(let content)):
            [.empty, .html, .markup, .json, .text].contains(content)
        case .notDecoded: false
        }
    }

    /// Whether the file may contain a picture, so that saving it unchanged makes sense.
    public var canBeKept: Bool {
        switch self {
        case .truncated: true
        case .content(let content), .notDecoded(.foreign(let content)):
            [
                .gif, .animatedWebP, .mediaContainer, .tiff, .bmp, .jpegXL, .jpeg2000, .deepJPEG,
                .losslessJPEG,
            ].contains(content)
        case .notDecoded(.malformed), .notDecoded(.crashed), .notDecoded(.tooLarge), .notDecoded(.tooCostly):
            true
        case .notDecoded: false
        }
    }
}
