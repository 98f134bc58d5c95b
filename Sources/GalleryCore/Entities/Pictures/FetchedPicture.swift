public struct FetchedPicture: Equatable, Sendable {
    /// Untrusted.
    public let bytes: [UInt8]
    public let stamp: PictureStamp
    /// Time of the download or last revalidation, in seconds since 1970; 0 if unknown.
    public let date: Double

    public init(_ bytes: [UInt8], _ stamp: PictureStamp, date: Double = 0) {
        self.bytes = bytes
        self.stamp = stamp
        self.date = date
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
    public let isStorable: Bool

    /// Drops validators that cannot be sent in a header field, and limits `lifetime` to a year.
    public init(
        entityTag: String? = nil, lastModified: String? = nil, lifetime: Int? = nil, isStorable: Bool = true
    ) {
        self.entityTag = entityTag.flatMap(Self.sendable)
        self.lastModified = lastModified.flatMap(Self.sendable)
        self.lifetime = lifetime.map { min(max(0, $0), Self.longest) }
        self.isStorable = isStorable
    }

    public var canBeChecked: Bool { entityTag != nil || lastModified != nil }

    /// Lifetime in seconds if the host specifies validators but no lifetime.
    private static let trust = 7 * 86_400

    /// Whether a picture validated at `date` needs no revalidation at `now`, both in seconds since 1970. Always true if
    /// lifetime and validators are missing: the picture at an address is then assumed not to change.
    public func isFresh(at now: Double, since date: Double) -> Bool {
        guard let lifetime = lifetime ?? (canBeChecked ? Self.trust : nil) else { return true }
        // A date over a minute in the future comes from a wrong clock, so the picture is not fresh.
        return date <= now + 60 && now < date + Double(lifetime)
    }

    /// Upper bound of lifetimes, in seconds; RFC 9111 sets no bound.
    private static let longest = 365 * 86_400

    private static func sendable(_ value: String) -> String? {
        let isSound = (1...256).contains(value.utf8.count) && value.utf8.allSatisfy { 0x20...0x7E ~= $0 }
        return isSound ? value : nil
    }
}
