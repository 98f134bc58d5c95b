/// Why a picture could not be decoded.
public enum PictureError: Error, Equatable, Sendable {
    /// Another type of file, as the decoder names it.
    case foreign(FileContent)
    /// The right type but not readable; the text is the decoding library's own.
    case malformed(String)
    /// The decoding process ended, or answered what is no picture.
    case crashed
    /// More pixels than are allowed, or more memory than there is.
    case tooLarge
    /// Longer than a picture may take.
    case tooCostly
    /// The file could not be opened.
    case unreadable
    /// The decoding process could not be started.
    case unavailable
    /// No one is waiting for it any more.
    case cancelled
}

/// Why there is no picture where one should be drawn.
public enum PictureAbsence: Error, Equatable, Sendable {
    /// The photo has none, or it cannot be drawn here.
    case missing
    case notFetched(CatalogError)
    case notDecoded(PictureError)
}

/// Why a file does not pass for a whole picture.
public enum PictureFault: Equatable, Sendable {
    /// By its first bytes it is something else.
    case content(FileContent)
    /// It could not be decoded.
    case notDecoded(PictureError)
    /// Its end is missing.
    case truncated

    /// Another download may bring a whole picture: this one was cut, or is what a host says instead of one. Else the file
    /// is so at its source.
    public var mayPass: Bool {
        switch self {
        case .truncated, .notDecoded(.cancelled): true
        case .content(let content), .notDecoded(.foreign(let content)):
            [.empty, .html, .markup, .json, .text].contains(content)
        case .notDecoded: false
        }
    }

    /// Some picture may be in it all the same, so that it can be saved as it is.
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
