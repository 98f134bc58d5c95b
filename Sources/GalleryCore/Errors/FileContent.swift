/// Content of a file other than a usual JPEG, PNG or WebP, by signature. Raw values are the decoder's names.
public enum FileContent: String, Sendable {
    case empty
    case gif = "GIF"
    case animatedWebP = "animated WebP"
    /// ISO base media file: video, AVIF or HEIC.
    case mediaContainer = "HEIF or AVIF"
    case svg = "SVG"
    case html = "HTML"
    /// Text that starts with `<`, but is not recognized as HTML or SVG.
    case markup = "XML"
    case json = "JSON"
    case text
    case pdf = "PDF"
    case tiff = "TIFF"
    case bmp = "BMP"
    case jpegXL = "JPEG XL"
    case jpeg2000 = "JPEG 2000"
    case deepJPEG = "12-bit JPEG"
    case losslessJPEG = "lossless JPEG"
    /// PBM, PGM, PPM or PAM.
    case netpbm = "PPM"
    case icon = "ICO"
    case qoi = "QOI"
    case floatTIFF = "floating-point TIFF"
    case gzip, zip
    case program
    case windowsProgram
    /// Text with a shebang line.
    case script
    case unknown = "unknown data"

    /// Formats decoded only if an optional library is installed.
    public static let rare: [FileContent] = [.gif, .animatedWebP, .mediaContainer, .jpegXL, .tiff, .bmp]
}
