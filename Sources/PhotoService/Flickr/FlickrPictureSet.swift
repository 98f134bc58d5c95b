import GalleryCore

struct FlickrPictureSet {
    let source: PictureSource
    /// Largest file in a supported format; may be a display variant.
    let original: String?
    let size: PixelSize?

    /// Builds addresses from `identity` if the reply has no usable address; `nil` if `identity` is incomplete.
    /// `original` has the dimensions of the original, if the reply states them.
    init?(
        _ sizes: [FlickrSize], base: BaseAddress, identity: (id: String, server: String?, secret: String?),
        original: PixelSize?
    ) {
        let stored = sizes.compactMap { size -> (size: FlickrSize, address: String)? in
            base.stored(FlickrLinks.secured(size.address)).map { (size, $0) }
        }
        // Originals may be unrotated or in an unsupported format, so they are shown only if there is no other size.
        let shown = stored.filter { $0.size.letters != "o" }
        var variants = (shown.isEmpty ? stored : shown).map { size, address in
            ImageVariant(address: address, width: size.width ?? 1)
        }
        if variants.isEmpty, let server = identity.server, let secret = identity.secret {
            variants = FlickrLinks.sizes(id: identity.id, server: server, secret: secret).map {
                ImageVariant(address: $0.address, width: $0.longest)
            }
        }
        source = PictureSource(variants)
        guard let largest = source.variants.max(by: { ($0.width ?? 0) < ($1.width ?? 0) }) else {
            return nil
        }
        let best = Self.best(sizes)
        self.original = best.flatMap { base.stored(FlickrLinks.secured($0.address)) } ?? largest.address
        let measured = sizes.max { ($0.width ?? 0) < ($1.width ?? 0) }
            .flatMap { PixelSize(stated: $0.width, $0.height) }
        let stated = original.flatMap { max($0.width, $0.height) <= PixelSize.longestSide ? $0 : nil }
        let prepared = shown.compactMap { PixelSize(stated: $0.size.width, $0.size.height) }
        size = (stated ?? measured).map { Self.upright($0, like: prepared) }
    }

    /// Swaps the dimensions of an unrotated original, if all display variants have the other orientation.
    private static func upright(_ size: PixelSize, like prepared: [PixelSize]) -> PixelSize {
        let isTurned =
            !prepared.isEmpty
            && prepared.allSatisfy {
                ($0.width - $0.height).signum() * (size.width - size.height).signum() < 0
            }
        return isTurned ? PixelSize(width: size.height, height: size.width) ?? size : size
    }

    /// Largest size in a supported format.
    static func best(_ sizes: [FlickrSize]) -> FlickrSize? {
        // For equal or unknown widths, the service's ascending order decides.
        sizes.filter(isLocal).enumerated().max { first, second in
            let sides = (first.element.width ?? 0, second.element.width ?? 0)
            return sides.0 == sides.1 ? first.offset < second.offset : sides.0 < sides.1
        }?.element
    }

    /// Whether the format is supported. Originals are JPEG, PNG or GIF; all other sizes are JPEG.
    private static func isLocal(_ size: FlickrSize) -> Bool {
        let path = size.address.prefix { $0 != "?" && $0 != "#" }.lowercased()
        return ["jpg", "jpeg", "png", "webp"].contains { path.hasSuffix("." + $0) }
    }
}
