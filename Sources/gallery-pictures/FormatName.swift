import CImageCodecs

/// What a file turned out to be, in a word or two.
enum FormatName {
    static func name(of info: gic_info) -> String {
        switch info.format {
        case GIC_FORMAT_EMPTY: "empty"
        case GIC_FORMAT_WEBP: "animated WebP"
        case GIC_FORMAT_GIF: "GIF"
        case GIC_FORMAT_TIFF: "TIFF"
        case GIC_FORMAT_BMP: "BMP"
        case GIC_FORMAT_HEIF: "HEIF or AVIF"
        case GIC_FORMAT_PDF: "PDF"
        case GIC_FORMAT_SVG: "SVG"
        case GIC_FORMAT_HTML: "HTML"
        case GIC_FORMAT_XML: "XML"
        case GIC_FORMAT_JSON: "JSON"
        case GIC_FORMAT_TEXT: "text"
        case GIC_FORMAT_JPEG_2000: "JPEG 2000"
        case GIC_FORMAT_JPEG_XL: "JPEG XL"
        case GIC_FORMAT_DEEP_JPEG: "12-bit JPEG"
        case GIC_FORMAT_LOSSLESS_JPEG: "lossless JPEG"
        default: "unknown data"
        }
    }
}
