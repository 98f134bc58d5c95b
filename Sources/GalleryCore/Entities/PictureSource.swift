/// Source set of a photo's image files: `ADDRESS 640w, ADDRESS *w`.
///
/// Follows the `srcset` attribute of HTML (WHATWG HTML, 4.8.4.2.1): address, space and width descriptor, separated by
/// ", ". Extension: `*w` is an address that can be scaled to any width. Addresses are absolute, or begin with `/` and
/// are relative to the photo's service.
public struct PictureSource: Hashable, Sendable {
    /// In the service's order; addresses contain no whitespace.
    public let variants: [ImageVariant]

    /// Drops empty addresses and those with whitespace.
    public init(_ variants: [ImageVariant]) {
        self.variants = variants.filter { variant in
            !variant.address.isEmpty
                && (variant.address.utf8.allSatisfy { 0x21..<0x80 ~= $0 }
                    || !variant.address.contains(where: \.isWhitespace))
        }
    }

    /// Best variant for a width in pixels: a scalable one, else the narrowest wide enough, else the widest.
    public func variant(forWidth width: Int) -> ImageVariant? {
        if let scalable = variants.first(where: { $0.width == nil }) { return scalable }
        let sized = variants.sorted { ($0.width ?? 0) < ($1.width ?? 0) }
        return sized.first { ($0.width ?? 0) >= width } ?? sized.last
    }
}

extension PictureSource: LosslessStringConvertible {
    /// Parses a source set; skips invalid candidates.
    public init(_ description: String) {
        let parts = description.split(separator: ", ")
        self.init(
            parts.compactMap { part in
                let words = part.split(separator: " ")
                guard words.count == 2, words[1].hasSuffix("w") else { return nil }
                if words[1] == "*w" { return ImageVariant(address: String(words[0]), width: nil) }
                guard let width = Int(words[1].dropLast()), width > 0 else { return nil }
                return ImageVariant(address: String(words[0]), width: width)
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

/// Image file of fixed width, or one scaled on request.
public struct ImageVariant: Hashable, Sendable {
    /// Absolute URL, or a path on the photo's service.
    public let address: String
    /// Pixels; `nil` if scalable to any width.
    public let width: Int?

    public init(address: String, width: Int?) {
        self.address = address
        self.width = width
    }
}

/// Cache metadata from the image host (RFC 9111; RFC 9110, 8.8).
public struct PictureStamp: Equatable, Sendable {
    /// `ETag` with its quotes, for revalidation.
    public let entityTag: String?
    /// `Last-Modified` as received, for revalidation.
    public let lastModified: String?
    /// Freshness lifetime in seconds after receipt; `nil` if not specified.
    public let lifetime: Int?
    /// `false` for `no-store`.
    public let mayBeKept: Bool

    /// Drops values that are invalid in a header field.
    public init(
        entityTag: String? = nil, lastModified: String? = nil, lifetime: Int? = nil, mayBeKept: Bool = true
    ) {
        self.entityTag = entityTag.flatMap(Self.sendable)
        self.lastModified = lastModified.flatMap(Self.sendable)
        self.lifetime = lifetime.map { min(max(0, $0), Self.longest) }
        self.mayBeKept = mayBeKept
    }

    public var canBeChecked: Bool { entityTag != nil || lastModified != nil }

    /// Default lifetime in seconds if a host specifies none.
    private static let trust = 7 * 86_400

    /// Whether a picture validated at `date` needs no revalidation at `now`, in seconds since 1970. One without
    /// validators stays fresh: its address identifies one photo.
    public func isFresh(at now: Double, since date: Double) -> Bool {
        guard let lifetime = lifetime ?? (canBeChecked ? Self.trust : nil) else { return true }
        // A future date comes from a wrong clock.
        return date <= now + 60 && now < date + Double(lifetime)
    }

    /// Upper bound of lifetimes in seconds (RFC 9111 has none).
    private static let longest = 365 * 86_400

    /// Accepts 1 to 256 bytes of printable ASCII.
    private static func sendable(_ value: String) -> String? {
        let isSound = (1...256).contains(value.utf8.count) && value.utf8.allSatisfy { 0x20...0x7E ~= $0 }
        return isSound ? value : nil
    }
}

/// Encoded picture from a host.
public struct FetchedPicture: Equatable, Sendable {
    /// Untrusted.
    public let bytes: [UInt8]
    public let stamp: PictureStamp
    /// Last validation in seconds since 1970; 0 if unknown.
    public let date: Double

    public init(_ bytes: [UInt8], _ stamp: PictureStamp, date: Double = 0) {
        self.bytes = bytes
        self.stamp = stamp
        self.date = date
    }
}
