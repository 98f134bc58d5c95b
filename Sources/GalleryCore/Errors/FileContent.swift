/// What a file is by its first bytes, when it is not a picture that is kept.
/// Raw values are the names in which the decoder answers.
public enum FileContent: String, Sendable {
    case empty
    case gif = "GIF"
    case animatedWebP = "animated WebP"
    /// An ISO base media file: a video, AVIF or HEIC.
    case mediaContainer = "HEIF or AVIF"
    case svg = "SVG"
    case html = "HTML"
    /// XML or HTML.
    case markup = "XML"
    case json = "JSON"
    case text
    case pdf = "PDF"
    case tiff = "TIFF"
    case bmp = "BMP"
    case jpegXL = "JPEG XL"
    case jpeg2000 = "JPEG 2000"
    /// More than 8 bits a channel.
    case deepJPEG = "12-bit JPEG"
    case losslessJPEG = "lossless JPEG"
    case gzip, zip
    /// ELF.
    case program
    /// MZ, as Windows and DOS start them.
    case windowsProgram
    /// Text that names its interpreter.
    case script
    case unknown = "unknown data"

    /// Pictures that are decoded where their library is installed.
    public static let seldom: [FileContent] = [.gif, .animatedWebP, .mediaContainer, .jpegXL, .tiff, .bmp]
}
