import GalleryCore

/// Files of an image: `~thumb`, `~small`, `~medium`, `~large` and `~orig`.
struct NASAPictureSet: Sendable {
    /// Typical widths in pixels, for files of unknown width.
    private static let widths = ["thumb": 640, "small": 640, "medium": 1280, "large": 1920]

    let source: PictureSource
    let original: String
    let type: String?
    let size: PixelSize?

    /// `nil` if no file can be displayed.
    init?(_ links: [NASALinkPayload], base: BaseAddress) {
        var variants: [ImageVariant] = []
        var whole: (link: NASALinkPayload, address: String)?
        for link in links {
            guard let address = base.stored(link.address) ?? WebAddress.secured(link.address) else {
                continue
            }
            if link.isOriginal { whole = (link, address) }
            let known = Self.widths.first { link.address.contains("~\($0.key).") }?.value
            guard Self.type(of: address).flatMap(PictureFormat.init(word:)) != nil,
                let width = link.width ?? known, width > 0
            else { continue }
            variants.append(ImageVariant(address: address, width: width))
        }
        let sized = variants.sorted { ($0.width ?? 0) < ($1.width ?? 0) }
        guard let largest = sized.last else { return nil }
        source = PictureSource(sized.distinct(by: \.width))
        original = whole?.address ?? largest.address
        type = Self.type(of: original).map { ["jpeg": "jpg", "tif": "tiff"][$0] ?? $0 }
        size = whole.flatMap { PixelSize(stated: $0.link.width, $0.link.height) }
    }

    /// Extension of the file's name in lower case; `nil` without one.
    private static func type(of address: String) -> String? {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let parts = (path.split(separator: "/").last ?? "").split(separator: ".")
        guard parts.count > 1, let ending = parts.last?.lowercased(), (2...5).contains(ending.utf8.count),
            ending.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || 48...57 ~= $0 })
        else { return nil }
        return ending
    }
}
