import FoundationEssentials

/// A token with whom it was granted to, by which service, and until when.
struct OpenverseToken: Equatable, Codable, Sendable {
    let client: String
    /// Base address of the service.
    let base: String
    let value: String
    /// Seconds since 1970.
    let end: Double

    /// So long before its end it is renewed, so that it does not end on the way.
    private static let margin = 60.0

    /// Whether it may be sent now.
    func isGood(now: Date) -> Bool { now.timeIntervalSince1970 + Self.margin < end }
}
