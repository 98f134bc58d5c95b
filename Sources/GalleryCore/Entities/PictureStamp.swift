/// What the host of a picture said about keeping it (RFC 9111 and RFC 9110, section 8.8).
public struct PictureStamp: Equatable, Sendable {
    /// The `ETag`, with its quotes, to be shown to the host when asking again.
    public let entityTag: String?
    /// The `Last-Modified` as it came, for the same.
    public let lastModified: String?
    /// Seconds, from its coming on, for which nobody needs to ask again; nil when the host did not say.
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

    /// No host is believed about more than a year (RFC 9111 has no limit).
    private static let longest = 365 * 86_400

    /// Visible ASCII and blanks, and not many of them.
    private static func sendable(_ value: String) -> String? {
        let isSound = (1...256).contains(value.utf8.count) && value.utf8.allSatisfy { 0x20...0x7E ~= $0 }
        return isSound ? value : nil
    }
}

/// What a host answers when asked for a picture that is known already.
public enum FetchedPicture: Equatable, Sendable {
    /// The bytes, and what was said about keeping them.
    case picture([UInt8], PictureStamp)
    /// What is known is still right, under these terms.
    case unchanged(PictureStamp)

    /// The bytes; none where the known ones are right.
    public var bytes: [UInt8] {
        if case .picture(let bytes, _) = self { bytes } else { [] }
    }
}
