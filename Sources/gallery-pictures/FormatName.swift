import CImageCodecs

enum FormatName {
    /// Rare formats, whose libraries are loaded on demand.
    static let rare: [(format: gic_format, name: String)] = [
        (GIC_FORMAT_GIF, "GIF"), (GIC_FORMAT_WEBP, "animated WebP"), (GIC_FORMAT_HEIF, "HEIF or AVIF"),
        (GIC_FORMAT_JPEG_XL, "JPEG XL"), (GIC_FORMAT_TIFF, "TIFF"), (GIC_FORMAT_BMP, "BMP"),
    ]

    static func name(of info: gic_info) -> String {
        switch info.format {
        case GIC_FORMAT_EMPTY: "empty"
        case GIC_FORMAT_PDF: "PDF"
        case GIC_FORMAT_SVG: "SVG"
        case GIC_FORMAT_HTML: "HTML"
        case GIC_FORMAT_XML: "XML"
        case GIC_FORMAT_JSON: "JSON"
        case GIC_FORMAT_TEXT: "text"
        case GIC_FORMAT_JPEG_2000: "JPEG 2000"
        case GIC_FORMAT_DEEP_JPEG: "12-bit JPEG"
        case GIC_FORMAT_LOSSLESS_JPEG: "lossless JPEG"
        case GIC_FORMAT_NETPBM: "PPM"
        case GIC_FORMAT_ICO: "ICO"
        case GIC_FORMAT_QOI: "QOI"
        case GIC_FORMAT_FLOAT_TIFF: "floating-point TIFF"
        case GIC_FORMAT_RAW: "RAW without a JPEG picture"
        default: rare.first { $0.format == info.format }?.name ?? "unknown data"
        }
    }
}
