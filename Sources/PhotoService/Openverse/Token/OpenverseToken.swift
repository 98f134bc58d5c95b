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

public struct OpenverseCredentials: Sendable {
    let id: String
    let secret: String
    let folder: String?

    /// `nil` unless both values are given: OPENVERSE_CLIENT_ID, and OPENVERSE_CLIENT_SECRET, which is sent only in a
    /// POST body to the token address. Processes share the tokens in `folder`; `nil` keeps them in memory.
    public init?(id: String?, secret: String?, folder: String?) {
        guard let id, let secret, !id.isEmpty, !secret.isEmpty else { return nil }
        self.id = id
        self.secret = secret
        self.folder = folder
    }
}
