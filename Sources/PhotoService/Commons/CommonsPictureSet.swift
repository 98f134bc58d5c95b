import GalleryCore

struct CommonsPictureSet: Sendable {
    /// Width in pixels of the scaled copy whose address is requested.
    static let listed = 330
    /// Maximum width in pixels to which a drawing is enlarged.
    private static let widestDrawing = 1280
    private static let counters: Set = ["utm_source", "utm_campaign", "utm_content"]
    private static let types = [
        "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp", "image/gif": "gif",
        "image/svg+xml": "svg", "image/tiff": "tiff", "application/pdf": "pdf", "image/vnd.djvu": "djvu",
        "image/x-xcf": "xcf",
    ]

    let source: PictureSource
    let original: String
    let type: String

    /// `nil` for sound, video, and files without a picture that can be shown.
    init?(_ image: CommonsImagePayload, base: BaseAddress) {
        func stored(_ address: String?) -> String? {
            base.stored(address.map { WebAddress.removing(Self.counters, from: $0) })
        }
        guard let type = image.type.flatMap({ Self.types[$0] }), let original = stored(image.address) else {
            return nil
        }
        let width = image.width ?? 0
        // GIF and TIFF can be decoded; of a TIFF, copies are preferred, as they are JPEG.
        let isShown = PictureFormat(rawValue: type) != nil || type == "gif"
        var variants: [ImageVariant] = []
        if let thumbnail = stored(image.thumbnail), thumbnail != original {
            let widest = type == "svg" ? max(width, Self.widestDrawing) : isShown ? width - 1 : width
            variants = Self.copies(of: thumbnail, stated: image.thumbnailWidth, upTo: widest)
        }
        if isShown || variants.isEmpty && type == "tiff" {
            variants.append(ImageVariant(address: original, width: width > 0 ? width : Self.listed))
        }
        guard !variants.isEmpty else { return nil }
        source = PictureSource(variants)
        self.original = original
        self.type = type
    }

    /// Copies scaled to `WikimediaHosts.widths` from `listed` on, or to the largest smaller width. Their addresses
    /// differ only in the width (`330px-NAME`). The server refuses widths above that of the file, except for drawings.
    private static func copies(of address: String, stated: Int?, upTo widest: Int) -> [ImageVariant] {
        let name = address.lastIndex(of: "/").map { address.index(after: $0) } ?? address.startIndex
        let width = stated ?? listed
        guard let place = address[name...].firstRange(of: "\(listed)px-") else {
            return [ImageVariant(address: address, width: min(width, max(widest, 1)))]
        }
        // Without the width of the file, only the copy that the service names is certain to exist.
        guard widest > 1 else { return [ImageVariant(address: address, width: width)] }
        let usable = WikimediaHosts.widths.filter { $0 <= widest }
        let widths = usable.contains(listed) ? usable.filter { $0 >= listed } : Array(usable.suffix(1))
        return widths.map { width in
            ImageVariant(
                address: address.replacingCharacters(in: place, with: "\(width)px-"), width: width)
        }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
