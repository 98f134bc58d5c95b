public protocol KeyRing: Sendable {
    var keys: AccessKeys { get }
    /// Replaces the keys; the active service uses its new key at once.
    func use(_ keys: AccessKeys)
}
