import GalleryCore

/// User's application key with secret. Printing and reflection redact it.
public struct ApplicationKey: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    let key: String
    let secret: String

    public init?(key: String?, secret: String?) {
        guard let key, let secret, !key.isEmpty, !secret.isEmpty else { return nil }
        self.key = key
        self.secret = secret
    }

    public var description: String { "application" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
