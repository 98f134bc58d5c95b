import GalleryCore

/// The pictures of one photo: those to show, the file to save, and how large it is.
struct FlickrPictureSet {
    let source: PictureSource
    /// The largest file; nil when only pictures for showing are known.
    let original: String?
    let size: PixelSize?

    /// Nil when there is no picture.
    ///
    /// - Parameters:
    ///   - known: identifier, server and secret, from which some addresses can be made when none came.
    ///   - original: the size of the original, when it was told apart from its address.
    init?(
        _ sizes: [FlickrSize], base: BaseAddress, known: (id: String, server: String?, secret: String?),
        original: PixelSize?
    ) {
        let stored = sizes.compactMap { size -> (size: FlickrSize, address: String)? in
            base.stored(FlickrLinks.secured(size.address)).map { (size, $0) }
        }
        // An original may lie on its side, and may be of a kind that browsers do not show.
        let shown = stored.filter { $0.size.letters != "o" }
        var variants = (shown.isEmpty ? stored : shown).map { size, address in
            ImageVariant(address: address, width: size.width ?? 1)
        }
        if variants.isEmpty, let server = known.server, let secret = known.secret {
            variants = FlickrLinks.sizes(id: known.id, server: server, secret: secret).map {
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
        size = (stated ?? measured).map { Self.upright($0, beside: prepared) }
    }

    /// The sides of an original are those of the file, which may lie on its side; all other sizes stand.
    private static func upright(_ size: PixelSize, beside prepared: [PixelSize]) -> PixelSize {
        let isTurned =
            !prepared.isEmpty
            && prepared.allSatisfy {
                ($0.width - $0.height).signum() * (size.width - size.height).signum() < 0
            }
        return isTurned ? PixelSize(width: size.height, height: size.width) ?? size : size
    }

    /// The largest of the sizes that is a kind of picture we keep.
    static func best(_ sizes: [FlickrSize]) -> FlickrSize? {
        // The service's order is by size, too: it decides where sides are missing.
        sizes.filter(isLocal).enumerated().max { first, second in
            let sides = (first.element.width ?? 0, second.element.width ?? 0)
            return sides.0 == sides.1 ? first.offset < second.offset : sides.0 < sides.1
        }?.element
    }

    /// Flickr keeps originals as JPEG, PNG and GIF, and makes JPEG of all of them.
    private static func isLocal(_ size: FlickrSize) -> Bool {
        let path = size.address.prefix { $0 != "?" && $0 != "#" }.lowercased()
        return ["jpg", "jpeg", "png", "webp"].contains { path.hasSuffix("." + $0) }
    }
}
