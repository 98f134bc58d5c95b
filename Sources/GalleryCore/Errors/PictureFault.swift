/// Why a file does not pass for a whole picture.
public enum PictureFault: Equatable, Sendable {
    /// By its first bytes it is something else.
    case content(FileContent)
    /// It could not be decoded.
    case notDecoded(PictureError)
    /// Its end is missing.
    case truncated
}
