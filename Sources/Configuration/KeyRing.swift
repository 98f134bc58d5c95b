/// The access keys in use.
public protocol KeyRing: Sendable {
    var keys: AccessKeys { get }
    /// Uses other keys from now on; the service that is asked gets its own at once.
    func use(_ keys: AccessKeys)
}
