import GalleryCore

struct CommonsPictureSet: Sendable {
    /// Width in pixels of the scaled copy whose address is requested.
    static let listed = 330
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
        let isShown = PictureFormat(rawValue: type) != nil
        var variants: [ImageVariant] = []
        if let thumbnail = stored(image.thumbnail), thumbnail != original {
            variants = Self.copies(of: thumbnail, stated: image.thumbnailWidth, narrowerThan: width, isShown)
        }
        if isShown {
            variants.append(ImageVariant(address: original, width: width > 0 ? width : Self.listed))
        }
        guard !variants.isEmpty else { return nil }
        source = PictureSource(variants)
        self.original = original
        self.type = type
    }

    /// Copies scaled to `WikimediaHosts.widths`; their addresses differ only in the width (`330px-NAME`).
    private static func copies(
        of address: String, stated: Int?, narrowerThan width: Int, _ isShown: Bool
    ) -> [ImageVariant] {
        let name = address.lastIndex(of: "/").map { address.index(after: $0) } ?? address.startIndex
        let mark = "\(listed)px-"
        guard let place = address[name...].firstRange(of: mark) else {
            return [ImageVariant(address: address, width: stated ?? listed)]
        }
        let most = isShown ? width : max(width, 1920)
        return WikimediaHosts.widths.filter { $0 == listed || ($0 > listed && $0 < most) }.map { width in
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
