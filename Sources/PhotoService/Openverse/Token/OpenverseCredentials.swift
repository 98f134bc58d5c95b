/// What a registered application has instead of a key.
public struct OpenverseCredentials: Sendable {
    let id: String
    let secret: String
    let folder: String?

    /// Nil unless both are there.
    ///
    /// - Parameters:
    ///   - id: OPENVERSE_CLIENT_ID.
    ///   - secret: OPENVERSE_CLIENT_SECRET; sent to the service's token address alone, in the body of a POST.
    ///   - folder: where the token is kept for other shells; nil keeps it in this one.
    public init?(id: String?, secret: String?, folder: String?) {
        guard let id, let secret, !id.isEmpty, !secret.isEmpty else { return nil }
        (self.id, self.secret, self.folder) = (id, secret, folder)
    }
}
