/// Why a file does not pass for a whole picture.
public enum PictureFault: Equatable, Sendable {
    /// By its first bytes it is something else.
    case content(FileContent)
    /// The decoder takes it for something else, which it names.
    case type(String)
    /// It cannot be decoded; the text is the decoder's own.
    case damaged(String)
    /// Its end is missing.
    case truncated
    /// It has more pixels than can be checked.
    case tooManyPixels
    /// Decoding took longer than a check may.
    case tooCostly
    /// The file could not be opened.
    case unreadable
    /// The program that decodes could not be started.
    case noDecoder
    /// The check was stopped.
    case stopped
}
