public protocol PageOpening: Sendable {
    /// Opens an https or loopback address in a browser; returns `false` on failure.
    func open(_ link: String) async -> Bool
}
