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
