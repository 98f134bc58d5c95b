public struct OpenverseCredentials: Sendable {
    let id: String
    let secret: String
    let folder: String?

    /// `nil` unless both values are given.
    /// - Parameters:
    ///   - id: OPENVERSE_CLIENT_ID.
    ///   - secret: OPENVERSE_CLIENT_SECRET; sent only in a POST body to the token address.
    ///   - folder: token folder shared between processes; `nil` keeps the token in memory.
    public init?(id: String?, secret: String?, folder: String?) {
        guard let id, let secret, !id.isEmpty, !secret.isEmpty else { return nil }
        self.id = id
        self.secret = secret
        self.folder = folder
    }
}
