import FoundationEssentials

struct OpenverseToken: Equatable, Codable, Sendable {
    let client: String
    let base: String
    let value: String
    /// Expiry in seconds since 1970.
    let end: Double

    /// Seconds before expiry at which the token is renewed, so that it rarely expires during a request.
    private static let margin = 60.0

    func isValid(now: Date) -> Bool { now.timeIntervalSince1970 + Self.margin < end }
}
