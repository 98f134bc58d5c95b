public protocol PageOpening: Sendable {
    /// Opens an https or loopback address; returns `false` if there is no browser or it fails.
    func open(_ link: String) async -> Bool
}
