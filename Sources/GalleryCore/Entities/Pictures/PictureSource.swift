/// Image files of a photo in several widths. Written like the `srcset` attribute of HTML (WHATWG HTML, 4.8.4.2.1):
/// `ADDRESS 640w, ADDRESS *w`, where `*w`, which HTML lacks, marks an image that the server scales to any width.
public struct PictureSource: Hashable, Sendable {
    /// In the service's order.
    public let variants: [ImageVariant]

    /// Drops variants whose address is empty or contains whitespace.
    public init(_ variants: [ImageVariant]) {
        self.variants = variants.filter { variant in
            !variant.address.isEmpty
                && (variant.address.utf8.allSatisfy { 0x21..<0x80 ~= $0 }
                    || !variant.address.contains(where: \.isWhitespace))
        }
    }

    /// Best variant for a width in pixels: a scalable one, else the narrowest that is wide enough, else the widest.
    public func variant(forWidth width: Int) -> ImageVariant? {
        if let scalable = variants.first(where: { $0.width == nil }) { return scalable }
        let sized = variants.sorted { ($0.width ?? 0) < ($1.width ?? 0) }
        return sized.first { ($0.width ?? 0) >= width } ?? sized.last
    }
}

extension PictureSource: LosslessStringConvertible {
    /// Skips invalid image candidates.
    public init(_ description: String) {
        let parts = description.split(separator: ", ")
        self.init(
            parts.compactMap { part in
                let parts = part.split(separator: " ")
                guard parts.count == 2, parts[1].hasSuffix("w") else { return nil }
                if parts[1] == "*w" { return ImageVariant(address: String(parts[0]), width: nil) }
                guard let width = Int(parts[1].dropLast()), width > 0 else { return nil }
                return ImageVariant(address: String(parts[0]), width: width)
            })
    }

    public var description: String {
        variants.map { "\($0.address) \($0.width.map(String.init) ?? "*")w" }.joined(separator: ", ")
    }
}

extension PictureSource: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
