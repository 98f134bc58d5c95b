/// Reason why a file is not a complete picture.
public enum PictureFault: Equatable, Sendable {
    case content(FileContent)
    case notDecoded(PictureError)
    case truncated

    /// Whether another attempt may succeed: the file is truncated, empty or text, or decoding was canceled.
    public var isTransient: Bool {
        switch self {
        case .truncated, .notDecoded(.cancelled): true
        case .content(let content), .notDecoded(.foreign(let content)):
            [.empty, .html, .markup, .json, .text].contains(content)
        case .notDecoded: false
        }
    }

    /// Whether the file may contain a picture, so that saving it unchanged makes sense.
    public var canBeSaved: Bool {
        switch self {
        case .truncated: true
        case .content(let content), .notDecoded(.foreign(let content)):
            [
                .gif, .animatedWebP, .mediaContainer, .tiff, .bmp, .jpegXL, .jpeg2000, .deepJPEG,
                .losslessJPEG, .floatTIFF,
            ].contains(content)
        case .notDecoded(.malformed), .notDecoded(.crashed), .notDecoded(.tooLarge), .notDecoded(.tooCostly):
            true
        case .notDecoded: false
        }
    }
}
