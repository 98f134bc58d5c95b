/// Where the pixels of one photo can be had, as a source set: `ADDRESS 640w, ADDRESS *w`.
///
/// The written form follows the `srcset` attribute of HTML (WHATWG HTML, 4.8.4.2.1): an address, a space and
/// a width descriptor, candidates parted by ", ". `*w` is ours: an address that takes any width.
/// Addresses are absolute, or begin with `/` when only the photo's own service can complete them.
public struct PictureSource: Hashable, Sendable {
    /// In the order of the service; never an address that holds white space.
    public let variants: [ImageVariant]

    /// Keeps the variants whose address can be written down.
    public init(_ variants: [ImageVariant]) {
        self.variants = variants.filter { variant in
            !variant.address.isEmpty
                && (variant.address.utf8.allSatisfy { 0x21..<0x80 ~= $0 }
                    || !variant.address.contains(where: \.isWhitespace))
        }
    }

    /// The best variant for a picture drawn `width` pixels wide: a scalable one, else the narrowest that
    /// is wide enough, else the widest there is.
    public func variant(forWidth width: Int) -> ImageVariant? {
        if let scalable = variants.first(where: { $0.width == nil }) { return scalable }
        let sized = variants.sorted { ($0.width ?? 0) < ($1.width ?? 0) }
        return sized.first { ($0.width ?? 0) >= width } ?? sized.last
    }
}

extension PictureSource: LosslessStringConvertible {
    /// Reads the written form; parts that are no candidate are dropped.
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

    /// `ADDRESS 640w, ADDRESS *w`.
    public var description: String {
        variants.map { "\($0.address) \($0.width.map(String.init) ?? "*")w" }.joined(separator: ", ")
    }
}

extension PictureSource: Codable {
    /// A single string.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// A single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// One image file of a known width, or one that the service scales to the width asked for.
public struct ImageVariant: Hashable, Sendable {
    /// Absolute URL, or a path of the photo's own service.
    public let address: String
    /// Width in pixels; nil when the address can be scaled to any width.
    public let width: Int?

    /// An address with white space in it could not be written as a source set; it is dropped by the set.
    public init(address: String, width: Int?) {
        (self.address, self.width) = (address, width)
    }
}

/// What the host of a picture said about keeping it (RFC 9111 and RFC 9110, section 8.8).
public struct PictureStamp: Equatable, Sendable {
    /// The `ETag`, with its quotes, to be shown to the host when asking again.
    public let entityTag: String?
    /// The `Last-Modified` as it came, for the same.
    public let lastModified: String?
    /// Seconds, from its coming on, for which it needs no new request; nil when the host did not say.
    public let lifetime: Int?
    /// False when the host wants it written nowhere.
    public let mayBeKept: Bool

    /// Joins the four. Values that could not stand in a header line are left out.
    public init(
        entityTag: String? = nil, lastModified: String? = nil, lifetime: Int? = nil, mayBeKept: Bool = true
    ) {
        self.entityTag = entityTag.flatMap(Self.sendable)
        self.lastModified = lastModified.flatMap(Self.sendable)
        self.lifetime = lifetime.map { min(max(0, $0), Self.longest) }
        self.mayBeKept = mayBeKept
    }

    /// Whether the host can be asked if the picture has changed.
    public var canBeChecked: Bool { entityTag != nil || lastModified != nil }

    /// Seconds after which a host is asked again that named no time itself.
    private static let trust = 7 * 86_400

    /// Whether a picture may be used at `now` without asking whose host said this at `date`, both in seconds since
    /// 1970. One that no host can be asked about is used as long as it is there: an address stands for one photo.
    public func isFresh(at now: Double, since date: Double) -> Bool {
        guard let lifetime = lifetime ?? (canBeChecked ? Self.trust : nil) else { return true }
        // A date that is still to come was written by a clock that went wrong.
        return date <= now + 60 && now < date + Double(lifetime)
    }

    /// No host is believed about more than a year (RFC 9111 has no limit).
    private static let longest = 365 * 86_400

    /// Visible ASCII and blanks, and not many of them.
    private static func sendable(_ value: String) -> String? {
        let isSound = (1...256).contains(value.utf8.count) && value.utf8.allSatisfy { 0x20...0x7E ~= $0 }
        return isSound ? value : nil
    }
}

/// A picture as its host sent it.
public struct FetchedPicture: Equatable, Sendable {
    /// Of hostile origin.
    public let bytes: [UInt8]
    public let stamp: PictureStamp
    /// When the host last said that it is right, in seconds since 1970; 0 where it is not recorded.
    public let date: Double

    public init(_ bytes: [UInt8], _ stamp: PictureStamp, date: Double = 0) {
        (self.bytes, self.stamp, self.date) = (bytes, stamp, date)
    }
}
