/// What a file is by its first bytes, when it is not a picture that is kept.
public enum FileContent: Equatable, Sendable {
    case empty
    /// An ISO base media file: a video, AVIF or HEIC.
    case mediaContainer
    case svg, html
    /// XML or HTML.
    case markup
    case json, text
    case pdf, tiff, bmp, jpegXL
    case gzip, zip
    /// ELF.
    case program
    /// MZ, as Windows and DOS start them.
    case windowsProgram
    /// Text that names its interpreter.
    case script
    case unknown
}
